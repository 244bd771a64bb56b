#include "web/base/sketch.h"

#include <algorithm>
#include <cmath>

namespace mael::web {
namespace {

constexpr std::uint8_t kForms = static_cast<std::uint8_t>(Sketch::Form::Line) + 1;
constexpr std::uint8_t kInks = static_cast<std::uint8_t>(Sketch::Ink::Teal) + 1;
// Form, ink, size and the number of points stand before the points of a shape.
constexpr std::size_t kHead = 4, kPoint = 2, kMostPoints = 255;
constexpr float kFar = 255;

std::uint8_t quantised(float value) {
  return static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0F, kFar)));
}

std::size_t size_of(const Sketch::Shape& shape) { return kHead + kPoint * shape.points.size(); }

}  // namespace

std::vector<std::uint8_t> write_sketch(const Sketch& sketch) {
  std::vector<std::uint8_t> bytes;
  for (const Sketch::Shape& shape : sketch.shapes) {
    bytes.insert(bytes.end(),
                 {static_cast<std::uint8_t>(shape.form), static_cast<std::uint8_t>(shape.ink),
                  shape.size, static_cast<std::uint8_t>(shape.points.size())});
    for (const Sketch::Point& point : shape.points) {
      bytes.insert(bytes.end(), point.begin(), point.end());
    }
  }
  return bytes;
}

std::optional<Sketch> read_sketch(std::span<const std::uint8_t> bytes) {
  if (bytes.size() > kMostSketchBytes) return {};
  Sketch sketch;
  while (!bytes.empty()) {
    if (bytes.size() < kHead || bytes[0] >= kForms || bytes[1] >= kInks) return {};
    Sketch::Shape shape{static_cast<Sketch::Form>(bytes[0]), static_cast<Sketch::Ink>(bytes[1]),
                        bytes[2]};
    const std::size_t count = bytes[3];
    bytes = bytes.subspan(kHead);
    if (count == 0 || bytes.size() < kPoint * count) return {};
    for (std::size_t i = 0; i < count; ++i) {
      shape.points.push_back({bytes[kPoint * i], bytes[kPoint * i + 1]});
    }
    bytes = bytes.subspan(kPoint * count);
    sketch.shapes.push_back(std::move(shape));
  }
  return sketch;
}

void SketchMaker::include(Vec2 at, float reach) {
  bounds_ = around(bounds_, grown({at, at}, reach));
}

void SketchMaker::add(Sketch::Form form, Sketch::Ink ink, float size, Vec2 at) {
  include(at, size);
  const bool again = !drawn_.empty() && drawn_.back().form == form && drawn_.back().ink == ink &&
                     drawn_.back().size == size && drawn_.back().points.size() < kMostPoints;
  if (!again) drawn_.push_back({form, ink, size, {}});
  drawn_.back().points.push_back(at);
}

void SketchMaker::add_line(Sketch::Ink ink, float width, std::span<const Vec2> corners) {
  corners = corners.first(std::min(corners.size(), kMostPoints));
  if (corners.empty()) return;
  for (const Vec2 corner : corners) include(corner, width / 2);
  drawn_.push_back({Sketch::Form::Line, ink, width, {corners.begin(), corners.end()}});
}

Sketch SketchMaker::make() const {
  const float side = std::max({bounds_.width(), bounds_.height(), 0.001F});
  const Vec2 corner = bounds_.center() - Vec2{side, side} / 2;
  const float scale = kFar / side;
  Sketch sketch;
  std::size_t left = kMostSketchBytes;
  for (const Drawn& drawn : drawn_) {
    Sketch::Shape shape{drawn.form, drawn.ink,
                        std::max<std::uint8_t>(1, quantised(drawn.size * scale))};
    for (const Vec2 point : drawn.points) {
      if (size_of(shape) + kPoint > left) break;
      const Vec2 at = (point - corner) * scale;
      shape.points.push_back({quantised(at.x), quantised(at.y)});
    }
    if (shape.points.empty()) break;
    left -= size_of(shape);
    sketch.shapes.push_back(std::move(shape));
  }
  return sketch;
}

}  // namespace mael::web

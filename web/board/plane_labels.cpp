#include "web/board/plane_labels.h"

#include <algorithm>
#include <array>
#include <optional>

namespace mael::web {
namespace {

constexpr float kHigh = 24;      // of a tag
constexpr float kIconWide = 24;  // of its icon's disc
constexpr float kGap = 5;
constexpr float kFarRing = 26;   // how much farther the second try is, and the third
constexpr float kMarkWide = 20;  // of a mark with one figure
constexpr float kMarkPad = 11;   // beside longer words of one

Rect middled(Vec2 at, Vec2 size) { return {at - size / 2, at + size / 2}; }

// Whether less than half of `under` can still be seen.
bool hides(Rect over, Rect under) {
  const float wide = std::min(over.max.x, under.max.x) - std::max(over.min.x, under.min.x);
  const float high = std::min(over.max.y, under.max.y) - std::max(over.min.y, under.min.y);
  return wide > 0 && high > 0 && 2 * wide * high > under.width() * under.height();
}

float width_of(const TagMark& mark, const Measure& measure) {
  return std::max(kMarkWide, measure.size(TextStyle::Strong, mark.words).x + kMarkPad);
}

Vec2 size_of(const PlaneLabel& label, const Measure& measure) {
  const float words = label.words.empty() ? 0 : measure.size(TextStyle::Strong, label.words).x;
  switch (label.look) {
    case LabelLook::Words: return {measure.size(TextStyle::Caption, label.words).x + 8, 18};
    case LabelLook::Badge: return {kHigh, kHigh};
    case LabelLook::Tag: break;
  }
  const float icon = label.icon == Icon::None ? 10 : kIconWide;
  float wide = icon + (words > 0 ? words + (label.marks.empty() ? 14.0F : 8.0F) : 0);
  for (const TagMark& mark : label.marks) wide += width_of(mark, measure) + 2;
  return {wide + (label.marks.empty() ? 0 : 4), kHigh};
}

// From the right end of a tag to the left.
std::vector<Rect> marks_of(const PlaneLabel& label, Rect tag, const Measure& measure) {
  std::vector<Rect> places(label.marks.size());
  float right = tag.max.x - 5;
  for (std::size_t i = places.size(); i-- > 0;) {
    const float wide = width_of(label.marks[i], measure);
    places[i] = {{right - wide, tag.min.y + 2}, {right, tag.max.y - 2}};
    right -= wide + 2;
  }
  return places;
}

class Layer {
 public:
  Layer(const PlaneScene& scene, const Camera& camera, Rect room) : camera_(camera), room_(room) {
    for (const PlaneDisc& disc : scene.discs) {
      const float reach = inches(disc.radius) * camera.scale + 1;
      discs_.push_back(grown({pixels(disc.at), pixels(disc.at)}, reach));
    }
    for (const PlaneArea& area : scene.areas) areas_.push_back(bounds_of(area));
  }

  // On the anchor, where nothing is to be kept clear there; else in one of eight places round it,
  // near ones first, and such as hide no small piece of
  // terrain before others; nothing where none is free.
  std::optional<Rect> find(Vec2 anchor, Vec2 size, float clear, bool* far) const {
    constexpr std::array<Vec2, 8> kPlaces{Vec2{0, -1}, Vec2{0, 1},   Vec2{1, 0}, Vec2{-1, 0},
                                          Vec2{1, -1}, Vec2{-1, -1}, Vec2{1, 1}, Vec2{-1, 1}};
    *far = false;
    if (const Rect on = middled(anchor, size); clear <= 0 && is_free(on)) return on;
    for (const float more : {0.0F, kFarRing, 2 * kFarRing}) {
      std::optional<Rect> second;
      *far = more > 0;
      for (const Vec2 place : kPlaces) {
        const Vec2 out{place.x * (clear + kGap + more + size.x / 2),
                       place.y * (clear + kGap + more + size.y / 2)};
        const Rect rect = middled(anchor + out, size);
        if (!is_free(rect)) continue;
        if (!hides_area(rect)) return rect;
        if (!second) second = rect;
      }
      if (second) return second;
    }
    return std::nullopt;
  }

  void take(Rect rect) { taken_.push_back(grown(rect, 2)); }
  [[nodiscard]] Vec2 pixels(Point point) const { return to_pixels(camera_, to_picture(point)); }

 private:
  [[nodiscard]] bool is_free(Rect rect) const {
    if (!lies_in(rect, room_)) return false;
    const auto meets = [rect](Rect other) { return overlap(rect, other); };
    return std::none_of(taken_.begin(), taken_.end(), meets) &&
           std::none_of(discs_.begin(), discs_.end(), meets);
  }

  [[nodiscard]] bool hides_area(Rect rect) const {
    return std::any_of(areas_.begin(), areas_.end(),
                       [rect](Rect area) { return hides(rect, area); });
  }

  [[nodiscard]] Rect bounds_of(const PlaneArea& area) const {
    const Vec2 first = pixels(area.corners.front());
    Rect bounds{first, first};
    for (const Point corner : area.corners) {
      const Vec2 at = pixels(corner);
      bounds = {{std::min(bounds.min.x, at.x), std::min(bounds.min.y, at.y)},
                {std::max(bounds.max.x, at.x), std::max(bounds.max.y, at.y)}};
    }
    return bounds;
  }

  Camera camera_;
  Rect room_;
  std::vector<Rect> discs_{};
  std::vector<Rect> areas_{};
  std::vector<Rect> taken_{};
};

}  // namespace

std::vector<LaidLabel> lay_labels(const PlaneScene& scene, const Camera& camera, Rect room,
                                  const Measure& measure, char decimal_mark,
                                  const std::vector<Rect>& kept) {
  std::vector<LaidLabel> laid;
  Layer layer(scene, camera, room);
  for (const Rect each : kept) layer.take(each);
  const auto add = [&](LaidLabel label) {
    layer.take(label.rect);
    laid.push_back(std::move(label));
  };
  for (std::size_t i = 0; i < scene.rulers.size(); ++i) {
    const PlaneRuler& ruler = scene.rulers[i];
    LaidLabel label{.ruler = static_cast<int>(i), .words = ruler.words};
    if (label.words.empty()) {
      label.words = inch_words(length_between(ruler.from, ruler.to), decimal_mark);
    }
    label.anchor = middle(layer.pixels(ruler.from), layer.pixels(ruler.to));
    const float wide = measure.size(TextStyle::Strong, label.words).x + 18;
    label.rect = middled(label.anchor, {wide, kHigh});
    add(std::move(label));
  }
  for (std::size_t i = 0; i < scene.labels.size(); ++i) {
    const PlaneLabel& wanted = scene.labels[i];
    LaidLabel label{.label = static_cast<int>(i), .words = wanted.words};
    label.anchor = layer.pixels(wanted.at);
    const Vec2 size = size_of(wanted, measure);
    if (wanted.look == LabelLook::Badge) {
      label.rect = middled(label.anchor, size);
      add(std::move(label));
      continue;
    }
    const float clear = inches(wanted.clear) * camera.scale;
    if (const auto rect = layer.find(label.anchor, size, clear, &label.far)) {
      label.rect = *rect;
      label.marks = marks_of(wanted, *rect, measure);
      add(std::move(label));
    }
  }
  return laid;
}

int label_at(const std::vector<LaidLabel>& laid, Vec2 pixels) {
  for (int i = static_cast<int>(laid.size()) - 1; i >= 0; --i) {
    if (laid[static_cast<std::size_t>(i)].rect.contains(pixels)) return i;
  }
  return -1;
}

}  // namespace mael::web

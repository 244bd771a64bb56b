#include "web/widgets/sketch_paint.h"

#include <algorithm>
#include <vector>

#include "web/base/ink.h"
#include "web/base/theme.h"

namespace mael::web {
namespace {

constexpr float kFar = 255;        // of a sketch's square
constexpr float kBroad = 0.72F;    // width of a card by its height
constexpr float kThinnest = 1.5F;  // of a stroke, CSS pixels
constexpr int kRound = 24;         // corners of a circle

Rgba color_of(Sketch::Ink ink) {
  const Palette& color = theme().color;
  switch (ink) {
    case Sketch::Ink::Seat1:
    case Sketch::Ink::Seat2:
    case Sketch::Ink::Seat3:
    case Sketch::Ink::Seat4:
    case Sketch::Ink::Seat5: return theme().seats.at(static_cast<std::size_t>(ink)).ring;
    case Sketch::Ink::Table: return color.table;
    case Sketch::Ink::Line: return color.line;
    case Sketch::Ink::Edge: return color.edge;
    case Sketch::Ink::Paper: return color.paper;
    case Sketch::Ink::Accent: return color.accent;
    case Sketch::Ink::Legal: return color.legal;
    case Sketch::Ink::Gold: return theme().tint(Tint::Gold).bright;
    case Sketch::Ink::Orange: return theme().tint(Tint::Orange).bright;
    case Sketch::Ink::Violet: return theme().tint(Tint::Violet).bright;
    case Sketch::Ink::Teal: return theme().tint(Tint::Teal).bright;
  }
  return color.edge;
}

class SketchPainter {
 public:
  SketchPainter(ImDrawList& list, Rect place)
      : list_(list),
        scale_(std::min(place.width(), place.height()) / kFar),
        corner_(place.center() - Vec2{kFar, kFar} * (scale_ / 2)) {}

  void paint(const Sketch::Shape& shape) {
    const ImU32 color = packed(color_of(shape.ink));
    if (shape.form == Sketch::Form::Line) return paint_line(shape, color);
    const float size = static_cast<float>(shape.size) * scale_;
    for (const Sketch::Point& point : shape.points) paint_at(shape.form, at(point), size, color);
  }

 private:
  ImVec2 at(const Sketch::Point& point) const {
    return im(corner_ + Vec2{static_cast<float>(point[0]), static_cast<float>(point[1])} * scale_);
  }

  void paint_at(Sketch::Form form, ImVec2 at, float size, ImU32 color) {
    switch (form) {
      case Sketch::Form::Disc: list_.AddCircleFilled(at, size, color, kRound); break;
      case Sketch::Form::Ring: {
        const float width = std::max(kThinnest, size * 0.4F);
        list_.AddCircle(at, size - width / 2, color, kRound, width);
        break;
      }
      case Sketch::Form::Hexagon: list_.AddNgonFilled(at, size, color, 6); break;
      case Sketch::Form::Card:
        list_.AddRectFilled({at.x - kBroad * size, at.y - size},
                            {at.x + kBroad * size, at.y + size}, color, size * 0.2F);
        break;
      case Sketch::Form::Line: break;
    }
  }

  void paint_line(const Sketch::Shape& shape, ImU32 color) {
    std::vector<ImVec2> corners;
    for (const Sketch::Point& point : shape.points) corners.push_back(at(point));
    list_.AddPolyline(corners.data(), static_cast<int>(corners.size()), color, ImDrawFlags_None,
                      std::max(kThinnest, static_cast<float>(shape.size) * scale_));
  }

  ImDrawList& list_;
  const float scale_;
  const Vec2 corner_;
};

}  // namespace

void paint_sketch(ImDrawList& list, const Sketch& sketch, Rect place) {
  SketchPainter painter(list, place);
  for (const Sketch::Shape& shape : sketch.shapes) painter.paint(shape);
}

}  // namespace mael::web

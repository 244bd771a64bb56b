#include "web/board/shapes.h"

#include <cmath>
#include <numbers>

namespace mael::web {
namespace {

void point_along(ShapeInstance& shape, Vec2 direction) {
  const float long_is = std::max(length(direction), 1e-6F);
  shape.turn[0] = direction.x / long_is;
  shape.turn[1] = direction.y / long_is;
}

// How long one repeat of a stroke is, in dashes.
float repeat_of(Stroke stroke) {
  switch (stroke) {
    case Stroke::Dashes: return 2;
    case Stroke::DashDot: return 4;
    default: return 1;
  }
}

Rgba faded(Rgba c, float opacity) {
  c.a = static_cast<std::uint8_t>(static_cast<float>(c.a) * opacity + 0.5F);
  return c;
}

}  // namespace

Stroke stroke_of(OwnerMark mark) {
  switch (mark) {
    case OwnerMark::Moon: return Stroke::Dashes;
    case OwnerMark::Wave: return Stroke::Double;
    case OwnerMark::Cross: return Stroke::DashDot;
    case OwnerMark::Leaf: return Stroke::Dots;
    default: return Stroke::Solid;
  }
}

ShapeInstance& ShapeList::add(ShapeKind kind, Vec2 at, Vec2 half, const ShapeStyle& style) {
  ShapeInstance& shape = shapes_.emplace_back();
  const float margin = units(style.cased + 1.5F) + style.soft;
  shape.place = {at.x, at.y, half.x + margin, half.y + margin};
  shape.turn = {1, 0, style.soft, style.depth};
  shape.line = {units(style.width), units(style.cased), units(style.dash), style.lit};
  shape.style = {static_cast<std::uint16_t>(kind), static_cast<std::uint16_t>(style.pattern),
                 static_cast<std::uint16_t>(style.stroke), 0};
  shape.fill = style.fill;
  shape.edge = style.edge;
  shape.casing = style.casing;
  shape.core = style.core;
  return shape;
}

// Stretches the dashes so that a whole number of repeats closes the outline.
void ShapeList::fit_dashes(ShapeInstance& shape, float around) const {
  const float repeat = shape.line[2] * repeat_of(static_cast<Stroke>(shape.style[2]));
  if (repeat <= 0) return;
  const float whole = std::max(std::round(around / repeat), 1.0F);
  shape.line[2] *= around / (repeat * whole);
}

void ShapeList::disc(Vec2 at, float radius, const ShapeStyle& style) {
  ShapeInstance& shape = add(ShapeKind::Disc, at, {radius, radius}, style);
  shape.form = {radius, 0, 0, 0};
  fit_dashes(shape, 2 * std::numbers::pi_v<float> * radius);
}

void ShapeList::box(Vec2 at, Vec2 half, float round, const ShapeStyle& style) {
  add(ShapeKind::Box, at, half, style).form = {half.x, half.y, round, 0};
}

void ShapeList::arc(Vec2 at, float inner, float outer, float from, float to,
                    const ShapeStyle& style) {
  const float middle = (from + to) / 2, half = (to - from) / 2;
  // Painted is only the rectangle that holds the arc, which points along x: large boards have many.
  const float right = std::numbers::pi_v<float> / 2;
  const float least = std::cos(half) * (half < right ? inner : outer);
  const float wide = half < right ? outer * std::sin(half) : outer;
  ShapeInstance& shape = add(ShapeKind::Arc, at, {(outer - least) / 2, wide}, style);
  point_along(shape, {std::sin(middle), -std::cos(middle)});
  shape.form = {inner, outer, half, (outer + least) / 2};
  fit_dashes(shape, 2 * half * outer);
}

void ShapeList::line(Vec2 a, Vec2 b, float width, const ShapeStyle& style, float dash_from) {
  const float half = distance(a, b) / 2, wide = units(width) / 2;
  ShapeInstance& shape = add(ShapeKind::Line, middle(a, b), {half + wide, wide}, style);
  point_along(shape, b - a);
  shape.form = {half, wide, dash_from, 0};
}

void ShapeList::polyline(std::span<const Vec2> points, float width, const ShapeStyle& style) {
  float along = 0;
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    line(points[i], points[i + 1], width, style, along);
    along += distance(points[i], points[i + 1]);
  }
}

void ShapeList::head(Vec2 tip, Vec2 direction, float size, const ShapeStyle& style) {
  const Vec2 along = direction / std::max(length(direction), 1e-6F);
  ShapeInstance& shape =
      add(ShapeKind::Head, tip - along * (size / 2), {size / 2, size * 0.46F}, style);
  point_along(shape, direction);
  shape.form = {size / 2, size * 0.46F, 0, 0};
}

void ShapeList::polygon(std::span<const Vec2> corners, const ShapeStyle& style, float round,
                        float scallop) {
  if (corners.size() < 3) return;
  Rect all{corners[0], corners[0]};
  float edges = 0;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    all = around(all, {corners[i], corners[i]});
    edges += distance(corners[i], corners[(i + 1) % corners.size()]);
  }
  const auto first = static_cast<float>(corners_.size());
  const Vec2 at = all.center();
  for (const Vec2 corner : corners) corners_.push_back(corner - at);
  const Vec2 half{all.width() / 2 + round, all.height() / 2 + round};
  ShapeInstance& shape = add(ShapeKind::Polygon, at, half, style);
  shape.form = {first, static_cast<float>(corners.size()), round, scallop};
  fit_dashes(shape, edges);
}

void ShapeList::gear(Vec2 at, float radius, int teeth, float deep, const ShapeStyle& style) {
  ShapeInstance& shape = add(ShapeKind::Gear, at, {radius, radius}, style);
  shape.form = {radius, static_cast<float>(teeth), deep, 0};
}

void ShapeList::hull(Vec2 at, Vec2 half, const ShapeStyle& style) {
  add(ShapeKind::Hull, at, half, style).form = {half.x, half.y, 0, 0};
}

void ShapeList::glyph(const GlyphCell& cell, Vec2 at, float half, Rgba ink, Rgba halo) {
  if (!cell.ready) return;
  ShapeStyle style{.fill = ink, .casing = halo};
  ShapeInstance& shape = add(ShapeKind::Glyph, at, {half, half}, style);
  shape.form = {half, 0.14F * half, 0, 0};
  shape.cell = uv_of(cell);
}

void ShapeList::icon(Icon icon, Vec2 at, float half, Rgba ink, Rgba halo) {
  glyph(sheet_->icon(icon), at, half / kIconExtent, ink, halo);
}

void ShapeList::number(int value, Vec2 at, float height, Rgba ink) {
  const float cell = height / kLetterHeight;
  const std::array<int, 2> digits{value / 10 % 10, value % 10};
  const std::size_t first = value >= 10 ? 0 : 1;
  const auto letter = [this, &digits](std::size_t i) -> const GlyphCell& {
    return sheet_->letters.at(static_cast<std::size_t>(digits.at(i)));
  };
  float width = 0;
  for (std::size_t i = first; i < 2; ++i) width += letter(i).advance * cell;
  float x = at.x - width / 2;
  for (std::size_t i = first; i < 2; ++i) {
    const float advance = letter(i).advance * cell;
    glyph(letter(i), {x + advance / 2, at.y}, cell / 2, ink, kNoColor);
    x += advance;
  }
}

void ShapeList::turn(std::size_t from, float angle, Cut cut) {
  for (std::size_t i = from; i < shapes_.size(); ++i) {
    ShapeInstance& shape = shapes_[i];
    shape.turn[0] = std::cos(angle);
    shape.turn[1] = std::sin(angle);
    shape.style[3] = static_cast<std::uint16_t>(cut);
  }
}

void ShapeList::fade(std::size_t from, float opacity) {
  for (std::size_t i = from; i < shapes_.size(); ++i) {
    ShapeInstance& shape = shapes_[i];
    for (Rgba* color : {&shape.fill, &shape.edge, &shape.casing, &shape.core}) {
      *color = faded(*color, opacity);
    }
  }
}

}  // namespace mael::web

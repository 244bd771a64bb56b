// What rings and planes are painted with: shapes known by their distance, each with a fill, a
// pattern, an edge and a dark casing. Pure: a list of instances in painting order, which
// shape_renderer.h hands to the graphics card. Places are in board units, widths in CSS pixels.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "web/base/color.h"
#include "web/base/vec2.h"
#include "web/board/glyph_sheet.h"
#include "web/board/marks.h"

namespace mael::web {

enum class ShapeKind : std::uint16_t { Glyph, Disc, Box, Arc, Line, Head, Polygon, Gear, Hull };
enum class FillPattern : std::uint16_t { Plain, Hatch, Dots, Ripples };
enum class Stroke : std::uint16_t { Solid, Dashes, Double, DashDot, Dots };
// What is left of a shape that is cut through its middle.
enum class Cut : std::uint16_t { None, KeepsUpper, KeepsLower };

// The pattern of an owner's rim, which tells seats apart without colour.
Stroke stroke_of(OwnerMark mark);

inline constexpr Rgba kNoColor{0, 0, 0, 0};

struct ShapeStyle {
  Rgba fill = kNoColor;
  FillPattern pattern = FillPattern::Plain;  // in the colour of the edge
  Rgba edge = kNoColor;
  float width = 0;  // of the edge, which lies inside the outline; CSS pixels
  Stroke stroke = Stroke::Solid;
  float dash = 6;  // length of a dash or gap, CSS pixels; closed outlines stretch it to fit
  Rgba casing = kNoColor;
  float cased = 0;  // width of the casing outside the outline, CSS pixels
  Rgba core = kNoColor;
  float depth = 0;  // the fill runs over into `core` this far inside; board units, 0: no core
  float lit = 0;    // how much the lamp at the upper left shows, 0..1
  float soft = 0;   // of a shadow: the fill fades over this much either way; board units
};

// As shaders/shape.vert reads it.
struct ShapeInstance {
  std::array<float, 4> place{};  // x, y, half width and half height of what must be painted
  std::array<float, 4> turn{};   // cosine, sine, softness, depth of the core
  std::array<float, 4> form{};   // by kind; of an arc radii, half its span, how far ahead it lies
  std::array<float, 4> line{};   // width of edge and casing, dash, light
  std::array<float, 4> cell{};   // of a glyph in the sheet
  std::array<std::uint16_t, 4> style{};  // kind, pattern, stroke, cut
  Rgba fill{};
  Rgba edge{};
  Rgba casing{};
  Rgba core{};
};

class ShapeList {
 public:
  // `scale` is in CSS pixels per board unit. The sheet must outlive the list.
  ShapeList(const GlyphSheet& sheet, float scale) : sheet_(&sheet), scale_(scale) {}

  void disc(Vec2 at, float radius, const ShapeStyle& style);
  void box(Vec2 at, Vec2 half, float round, const ShapeStyle& style);
  // A part of a ring, clockwise from `from` to `to` (ring_board.h), at most a turn.
  void arc(Vec2 at, float inner, float outer, float from, float to, const ShapeStyle& style);
  // From a to b, `width` CSS pixels wide, in the colour and stroke of the style's edge.
  void line(Vec2 a, Vec2 b, float width, const ShapeStyle& style, float dash_from = 0);
  void polyline(std::span<const Vec2> points, float width, const ShapeStyle& style);
  // A triangle that points along `direction` with its tip at `tip`; `size` is its length.
  void head(Vec2 tip, Vec2 direction, float size, const ShapeStyle& style);
  // Any simple polygon, its corners rounded outwards by `round`; `scallop`: how deep its edge is
  // scalloped inwards.
  void polygon(std::span<const Vec2> corners, const ShapeStyle& style, float round = 0,
               float scallop = 0);
  // A disc with teeth, `deep` as a share of its radius.
  void gear(Vec2 at, float radius, int teeth, float deep, const ShapeStyle& style);
  // The side of a ship: flat above, drawn in below.
  void hull(Vec2 at, Vec2 half, const ShapeStyle& style);
  void icon(Icon icon, Vec2 at, float half, Rgba ink, Rgba halo = kNoColor);
  // Its middle at `at`, digits `height` high; 0..99.
  void number(int value, Vec2 at, float height, Rgba ink);

  // Discs and icons added since `from` are turned clockwise, each round its own middle, and cut
  // through it.
  void turn(std::size_t from, float angle, Cut cut);
  // Everything added since `from` shines through: 1 as it is, 0 unseen.
  void fade(std::size_t from, float opacity);

  [[nodiscard]] float scale() const { return scale_; }
  [[nodiscard]] float units(float pixels) const { return pixels / scale_; }
  [[nodiscard]] std::size_t size() const { return shapes_.size(); }
  [[nodiscard]] const std::vector<ShapeInstance>& shapes() const { return shapes_; }
  // Of all polygons; `form` of a polygon names its first and how many.
  [[nodiscard]] const std::vector<Vec2>& corners() const { return corners_; }

 private:
  ShapeInstance& add(ShapeKind kind, Vec2 at, Vec2 half, const ShapeStyle& style);
  void fit_dashes(ShapeInstance& shape, float around) const;
  void glyph(const GlyphCell& cell, Vec2 at, float half, Rgba ink, Rgba halo);

  const GlyphSheet* sheet_;
  float scale_;
  std::vector<ShapeInstance> shapes_{};
  std::vector<Vec2> corners_{};
};

}  // namespace mael::web

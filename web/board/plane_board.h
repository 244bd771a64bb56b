// A measured table seen from above: places are whole mils (engine/core/plane.h), and only the
// picture is in floats. Plain values; plane_paint.h and plane_renderer.h paint them. Knows terrain,
// discs, lines and marks, but no game.
//
// The board unit of the camera is an inch, x to the east and y to the south, so that north is up.
// Headings are the engine's: 1,024 to a turn, 0 to the east, counter-clockwise.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "assets/icon_table.h"
#include "engine/core/plane.h"
#include "web/base/theme.h"
#include "web/base/vec2.h"
#include "web/board/camera.h"
#include "web/board/ground.h"
#include "web/board/marks.h"

namespace mael::web {

// How ground differs: by outline and texture first, by colour second.
enum class GroundLook : std::uint8_t {
  Plain,   // a bare area: a zone, a reach
  Hill,    // contours; `height` above the table
  Hollow,  // a rim that falls off
  Wood,    // scalloped, dotted, with crowns
  Ruin,    // a dotted floor in a dashed outline
  Block,   // a building: hard, with an inner border
  Bunker,  // a thick rim round a floor, with slits
  Crates,  // boxes in a row, each with a cross
  Spire,   // facets that rise to a point
  Wall,    // a low long barrier
  Water,
};

// A convex polygon, its corners either way round; at least three, and no two alike.
struct PlaneArea {
  std::vector<Point> corners{};
  GroundLook look = GroundLook::Plain;
  std::int32_t height = 0;                 // mils; its shadow is as long
  Rgba tint{148, 135, 88};                 // of a plain area; others have colours of their own
  OwnerMark owner_mark = OwnerMark::None;  // pattern of a plain area
  std::uint16_t marks = 0;                 // BoardMark bits
};

struct PlaneDisc {
  Point at{};
  std::int32_t radius = 500;               // mils, above 0
  std::optional<std::uint16_t> heading{};  // shown by a notch
  OwnerMark owner_mark = OwnerMark::None;
  Rgba owner{90, 90, 90};  // rim
  Rgba face{60, 70, 90};
  Rgba ink{245, 238, 222};
  Icon icon = Icon::None;
  bool leader = false;      // a second, bright ring
  bool dimmed = false;      // has acted
  float opacity = 1;        // less is a ghost
  std::uint16_t marks = 0;  // BoardMark bits
};

enum class PlaneLine : std::uint8_t {
  Own,      // solid: the chosen way
  Gain,     // dashed: possible
  Harm,     // solid: sees you, strikes
  Blocked,  // short dashes with a cross where it ends
  Gone,     // short dashes: how somebody went
};

// A way through its points, at least two.
struct PlanePath {
  std::vector<Point> points{};
  PlaneLine line = PlaneLine::Own;
  bool arrow = true;  // a head at its end
};

// A part of a ring round a point: an arc of fire, a reach. `span` in headings, counter-clockwise
// from `from`; 1,024 is all round.
struct PlaneSector {
  Point at{};
  std::int32_t inner = 0;  // mils
  std::int32_t outer = 6000;
  std::uint16_t from = 0;
  std::uint16_t span = 1024;
  PlaneLine line = PlaneLine::Gain;
  bool second = false;  // of second rank: fainter, dotted
};

// Measures between two points. The words are what it says; none: the length in inches.
struct PlaneRuler {
  Point from{};
  Point to{};
  PlaneLine line = PlaneLine::Own;
  std::string words{};
};

enum class LabelLook : std::uint8_t { Words, Tag, Badge };

// Beside the words of a tag: told apart by shape before colour.
enum class TagShape : std::uint8_t {
  Pennant,  // harm that stays
  Shield,   // what protects
  Arrow,    // it is on its way
  Ring,     // what would be lost: aimed at
  Seal,     // its place in an order
  Diamond,  // it is marked for others
  Flame,    // it burns
  Hexagon,  // it is fired up
};
struct TagMark {
  TagShape shape = TagShape::Pennant;
  std::string words{};
  friend bool operator==(const TagMark&, const TagMark&) = default;
};

// Keeps its size on the screen. A tag goes where it covers no disc and no label before it, and
// rather where it hides no small area.
struct PlaneLabel {
  Point at{};
  std::int32_t clear = 0;  // mils round `at` that it must not cover
  LabelLook look = LabelLook::Tag;
  Icon icon = Icon::None;
  OwnerMark owner_mark = OwnerMark::None;
  Rgba owner{245, 238, 222};
  std::string words{};
  bool dimmed = false;
  Rgba face{0, 0, 0, 0};         // below its icon; clear: the owner's, faintly
  std::vector<TagMark> marks{};  // of a tag, right of its words
  bool ticked = false;           // of a tag: a tick at its corner
};

struct PlaneScene {
  Point south_west{0, 0};
  Point north_east{72'000, 48'000};
  std::int32_t grid = 12'000;      // mils between faint lines; 0 for none
  std::vector<PlaneArea> areas{};  // painted in order: terrain, then overlays
  std::vector<PlaneSector> sectors{};
  std::vector<PlanePath> paths{};
  std::vector<PlaneDisc> discs{};  // painted in order
  std::vector<PlaneRuler> rulers{};
  std::vector<PlaneLabel> labels{};
  Ground ground = printed_theme().ground(Room::Dust);  // of the table, in every theme
  Rgba beside = theme().ground(Room::Dust).far;        // what it lies on: the room
};

// ---- Geometry ----------------------------------------------------------------------------------

inline constexpr float kInchesPerMil = 1.0F / static_cast<float>(kMilsPerInch);

constexpr float inches(std::int32_t mils) { return static_cast<float>(mils) * kInchesPerMil; }
constexpr Vec2 to_picture(Point point) { return {inches(point.x), -inches(point.y)}; }
// The nearest mil, kept measurable.
Point to_point(Vec2 board);

// One unit long; and the heading nearest to a direction that is not nothing.
Vec2 heading_direction(std::uint16_t heading);
std::uint16_t heading_of(Vec2 direction);

// The table, in board units.
Rect bounds_of(const PlaneScene& scene);

// Whether a convex polygon covers the point; its edges belong to it. Exact.
bool covers(const std::vector<Point>& corners, Point point);
bool covers(const PlaneSector& sector, Point point);

// "6.1″": a length in inches to one decimal, rounded up, so that what reads 6.0 is within 6 inches.
std::string inch_words(std::int32_t mils, char decimal_mark = '.');

// ---- What lies under a point -------------------------------------------------------------------

enum class PlaneThing : std::uint8_t { Nothing, Table, Area, Disc };

struct PlanePick {
  PlaneThing thing = PlaneThing::Nothing;  // nothing: off the table
  int index = -1;                          // of the area or disc
  Point at{};

  friend bool operator==(const PlanePick&, const PlanePick&) = default;
};

// A finger means a disc within this many CSS pixels of its middle.
inline constexpr float kTouchReach = 22;

constexpr float touch_reach(const Camera& camera) { return kTouchReach / camera.scale; }

// The topmost disc that covers the point; else, of the discs in `reach` (board units), the nearest;
// else the topmost area that covers it; else the table.
PlanePick pick(const PlaneScene& scene, Vec2 board, float reach);

}  // namespace mael::web

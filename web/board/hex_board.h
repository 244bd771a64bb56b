// What a board of hexagons shows, as plain values in board units: the screen fills a HexScene, the
// renderer (hex_renderer.h) paints it. Knows icons, colours, numbers and marks, but no game.
//
// A piece, face up (flat-top hexagon):
//
//        ______________          ring      owner: colour and pattern (OwnerMark)
//       / UL  ||||  UR  \        UL UR     badges at the upper corners, stripes between them
//      /      icon       \       icon      large, in the middle, cut into the enamel
//     L     (frame)       R      L R       badges at the side corners
//      \                 /       LL LR     badges at the lower corners, pips between them
//       \_LL__ooo__LR___/
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "assets/icon_table.h"
#include "web/base/theme.h"
#include "web/board/hex_geometry.h"
#include "web/board/marks.h"

namespace mael::web {

enum class HexBody : std::uint8_t {
  Tile,      // a piece lying face up
  FaceDown,  // a piece lying on its face; shows only `icon`, faintly
  Ghost,     // a see-through piece: where it would stand
  Slot,      // an empty cell: nothing but its highlights
  Vortex,    // the turning middle of the board
};

// The inner line of the face, so that kinds of piece differ by shape.
enum class HexFrame : std::uint8_t { None, Round, Walled };

enum class BadgePlace : std::uint8_t { UpperLeft, UpperRight, Left, Right, LowerLeft, LowerRight };
enum class BadgeShape : std::uint8_t { Disc, Shield, Plate, Gem };
enum class BadgeMood : std::uint8_t { Plain, Raised, Lowered, Spent };

struct HexBadge {
  BadgePlace place = BadgePlace::LowerLeft;
  BadgeShape shape = BadgeShape::Disc;
  BadgeMood mood = BadgeMood::Plain;
  Icon icon = Icon::None;    // drawn before the number, small
  std::int8_t value = -1;    // 0..99; below 0 shows the icon alone
  Rgba tint{239, 228, 204};  // of the plate; the ink is chosen dark or light to suit
};

struct HexSprite {
  Vec2 center{};
  float size = 1;     // centre to corner; 1 fills a cell
  float lift = 0;     // height above the table, 0..1
  float turn = 0;     // radians about the upright axis of the board
  float flip = 0;     // 0 face up .. 1 half turned over (seen edge on); for turning face down
  float opacity = 1;  // 0..1
  HexBody body = HexBody::Tile;
  HexFrame frame = HexFrame::None;
  OwnerMark owner_mark = OwnerMark::None;
  bool dimmed = false;  // used up this turn
  Rgba owner{90, 90, 90};
  Rgba face{60, 70, 90};
  Rgba ink{245, 238, 222};
  Icon icon = Icon::None;
  Icon corner_icon = Icon::None;  // small, at the upper left: a trait such as flying
  std::uint16_t marks = 0;        // BoardMark bits
  std::uint8_t stripes = 0;       // 0..4
  std::uint8_t pips = 0;          // 0..8 in all
  std::uint8_t pips_lost = 0;     // of these, crossed out from the right
  std::uint8_t badge_count = 0;
  std::array<HexBadge, 6> badges{};

  void add(const HexBadge& badge) {
    if (badge_count < badges.size()) badges.at(badge_count++) = badge;
  }
  [[nodiscard]] bool has(BoardMark mark) const { return (marks & mark) != 0; }
};

enum class LinkStyle : std::uint8_t {
  Path,     // dots from cell to cell with an arrow head
  Attack,   // a tapering blade towards the target
  Support,  // a thin line: belongs together (pays, shields)
};

// A line over the board through two or more points.
struct HexLink {
  std::vector<Vec2> points{};
  LinkStyle style = LinkStyle::Path;
  Rgba color{245, 238, 222};
};

struct HexScene {
  std::vector<HexSprite> sprites{};  // painted in order; lifted ones after all others
  std::vector<HexLink> links{};      // between lying and lifted pieces
  float vortex_turn = 0;             // radians; let it move only while something else does
  float vortex_glow = 0.4F;          // 0..1
  float sweep = 0;                   // 0..1 phase of the glow on legal cells; 0 at rest
  bool table = true;                 // paints the table behind the pieces
  bool overlapping = false;          // lying pieces cover each other: a hand, not a board
  Rect lit{{-3, -3}, {3, 3}};        // board units; the lamp over the table shines here
  Ground ground = theme().ground(Room::House);  // of the table
};

// What lies under a board point: its cell, and the topmost sprite that covers it, else -1. Slots
// and ghosts count; a sprite in motion is where it is shown.
struct HexPick {
  Hex cell{};
  int sprite = -1;

  friend bool operator==(const HexPick&, const HexPick&) = default;
};
HexPick pick(const HexScene& scene, Vec2 board);

// The rectangle around all sprites; `none` when there are none.
Rect bounds_of(const HexScene& scene, Rect none);

// Where a badge sits, relative to the centre of a piece of size 1.
Vec2 badge_offset(BadgePlace place);

}  // namespace mael::web

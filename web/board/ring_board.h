// A board of rings that turn: each ring is a band of equal cells round one middle, turned by an
// angle of its own. Plain values in board units; ring_paint.h and ring_renderer.h paint them. Knows
// icons, colours and marks, but no game.
//
// Angles are in radians, clockwise from straight up (y grows downwards). Cell k of a ring of n
// cells reaches from k to k + 1 of n parts of a turn, added to what the ring is turned by.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "assets/icon_table.h"
#include "web/base/theme.h"
#include "web/base/vec2.h"
#include "web/board/ground.h"
#include "web/board/marks.h"

namespace mael::web {

inline constexpr float kQuarter = kTurn / 4;

// `ring` counts from the middle outwards; below 0 is nowhere.
struct RingCell {
  int ring = -1;
  int cell = -1;

  friend constexpr auto operator<=>(const RingCell&, const RingCell&) = default;
};

struct RingBand {
  int cells = 4;
  float inner = 0;  // radius, at most `outer`
  float outer = 1;
  float turn = 0;      // any angle: a ring may be shown between two quarters
  bool lit = false;    // its rims are lit: held, or about to be turned
  float depth = 0.5F;  // 0 bright shallow water .. 1 black deep
};

// A spot of a cell: `along` 0..1 clockwise from one side to the other, `across` 0..1 outwards.
struct RingPlace {
  RingCell at{};
  float along = 0.5F;
  float across = 0.5F;
};

// How a cell is shown, over the water and under what stands there.
struct RingField {
  RingCell at{};
  std::uint16_t marks = 0;  // BoardMark bits
  bool opened = false;      // can be reached only since something turned: hatched
};

enum class LandKind : std::uint8_t { Island, Market, Cursed };

// Printed on the water: turns with its ring, but its icon stays upright.
struct RingLand {
  RingPlace place{};
  float size = 0.3F;  // radius
  LandKind kind = LandKind::Island;
  bool fortified = false;  // shows a tower
  Icon icon = Icon::None;
  std::uint16_t shape = 0;  // which of the irregular coast lines
};

enum class MedalShown : std::uint8_t {
  Half,   // cut by the edge of its ring
  Whole,  // its other half stands beside it: painted once for both
  Lit,    // the same, and it matters to the player
};

// Half of a round picture at an edge of its ring, which turns with it; the other half lies in the
// next ring.
struct RingMedal {
  RingCell at{};
  float along = 0.5F;  // as in a RingPlace
  bool outer = true;   // at the outer edge, else at the inner one
  float size = 0.12F;  // radius
  Icon icon = Icon::None;
  MedalShown shown = MedalShown::Half;
};

// A chevron on the water: where a token that drifts in this cell goes next.
struct RingCurrent {
  RingPlace place{};
  float towards = 0;  // clockwise from outwards, so that it turns with the ring
  bool strong = false;
};

enum class RingBody : std::uint8_t {
  Ship,   // hull and sail; the sail carries owner, sign and pattern
  Beast,  // a toothed disc
  Crate,
};

// Stands on its cell, upright whatever the ring is turned by.
struct RingPiece {
  RingPlace place{};
  RingBody body = RingBody::Ship;
  float size = 0.3F;  // half its width
  float opacity = 1;  // 0..1; less is a ghost
  OwnerMark owner_mark = OwnerMark::None;
  Rgba owner{90, 90, 90};
  Rgba ink{245, 238, 222};
  Icon icon = Icon::None;
  std::int8_t value = -1;  // at the upper left; below 0 none
  std::uint8_t pips = 0;   // of life
  std::uint8_t pips_lost = 0;
  bool awaited = false;              // it is this one's turn
  std::optional<Vec2> on_its_way{};  // where it is shown while it moves, or lies on the tray
  std::uint16_t marks = 0;           // BoardMark bits
};

enum class RingArrowKind : std::uint8_t {
  Harm,   // solid, with a blade towards the target
  Drift,  // dashed: motion that harms no ship
  Sail,   // the way of a ship
};

struct RingArrow {
  RingPlace from{};
  RingPlace to{};
  RingArrowKind kind = RingArrowKind::Drift;
};

// Harm that would be done: a star with how much.
struct RingBurst {
  RingPlace place{};
  Vec2 aside{};  // from the place, board units
  int value = 0;
};

// A band outside the rings that never turns: the steps of a threat, of which `reached` are past.
struct RingTrack {
  int steps = 0;             // 0: no track
  std::vector<int> seals{};  // steps at which something happens
  Icon seal = Icon::None;    // shown on each of them but the last,
  Icon end = Icon::None;     // which shows this one, and so does what has been reached
  float reached = 0;
  float from = 0;  // where it begins, clockwise to `to`
  float to = 0;
  float inner = 1;
  float outer = 1.1F;
};

// What pieces of one cell are spread on, so that each can be seen and pressed: over all others.
struct RingTray {
  Vec2 at{};
  float radius = 0;      // 0: none
  std::size_t from = 0;  // the first of the scene's pieces that lie there; all after it do
};

struct RingScene {
  std::vector<RingBand> rings{};  // from the middle outwards, not overlapping
  std::vector<RingField> fields{};
  std::vector<RingLand> lands{};
  std::vector<RingMedal> medals{};
  std::vector<RingCurrent> currents{};
  std::vector<RingPiece> pieces{};  // painted in order
  std::vector<RingArrow> arrows{};
  std::vector<RingBurst> bursts{};
  RingTrack track{};
  RingTray tray{};
  int spokes = 4;      // fixed lines across all rings; 0 for none
  float eye_turn = 0;  // radians of the whirl in the middle; moves only while something else does
  Ground ground = theme().ground(Room::Sea);
};

// ---- Geometry ----------------------------------------------------------------------------------

// The direction of an angle, one unit long, and the angle of a direction in [0, kTurn).
Vec2 towards(float angle);
float angle_of(Vec2 direction);
// The angle itself, brought into [0, kTurn), or into [-kTurn / 2, kTurn / 2).
float whole_angle(float angle);
float signed_angle(float angle);

bool is_cell(const RingScene& scene, RingCell at);
// Where the cell begins, clockwise, with the ring's turning; the cell must be one of the scene's.
float cell_begin(const RingScene& scene, RingCell at);
float cell_span(const RingScene& scene, RingCell at);
Vec2 point_at(const RingScene& scene, const RingPlace& place);
Vec2 cell_center(const RingScene& scene, RingCell at);
Vec2 medal_at(const RingScene& scene, const RingMedal& medal);
Vec2 piece_at(const RingScene& scene, const RingPiece& piece);  // of one on a cell
// The middle of the space a threat has reached after so many steps.
Vec2 step_at(const RingTrack& track, float step);

// Round the cell, clockwise along the outer edge and back along the inner one; `steps` parts to an
// edge, at least 1.
std::vector<Vec2> cell_outline(const RingScene& scene, RingCell at, int steps = 12);

// The cell under a point with the ring's own turning; nowhere between rings and outside them. An
// edge belongs to the outer ring and to the cell after it, clockwise.
RingCell ring_cell_at(const RingScene& scene, Vec2 board);

// The rectangle around rings and track.
Rect bounds_of(const RingScene& scene);

// ---- What lies under a point -------------------------------------------------------------------

struct RingPick {
  RingCell cell{};      // nowhere outside the rings
  int piece = -1;       // the topmost that covers the point, else -1
  int land = -1;        // likewise
  bool middle = false;  // the eye inside the innermost ring

  friend bool operator==(const RingPick&, const RingPick&) = default;
};

// `reach`: how far from a piece's middle a finger still means it, where the piece is smaller (board
// units). A piece that covers the point goes before one that is only in reach; of several covering
// the topmost counts, of several in reach the nearest.
RingPick pick(const RingScene& scene, Vec2 board, float reach = 0);

inline const RingBand& ring_of(const RingScene& scene, RingCell at) {
  return scene.rings[static_cast<std::size_t>(at.ring)];
}

}  // namespace mael::web

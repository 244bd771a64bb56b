// The sea of the pirates' table as a scene of rings: what is printed on the three circles and turns
// with them, what stands on the cells, the curse round it. Pure, in board units (ring_board.h).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "web/board/camera.h"
#include "web/board/ring_board.h"
#include "web/screens/pirates/game.h"

namespace mael::web::pirates {

// What the circles are turned by, from the centre outward; radians, any angle.
using Angles = std::array<float, kCircles>;
Angles angles_of(const Turned& turned);

RingCell ring_cell_of(Cell cell);
Cell cell_of(RingCell at);  // kNoCell for nowhere

// Where a lost island lies on its cell.
RingPlace place_of_lost(Cell cell);

enum class ThingKind : std::uint8_t { Ship, Token, Loot };

// A piece of the board: a ship by its seat's index, a token or dropped loot by its place in the
// state's list.
struct BoardThing {
  ThingKind kind = ThingKind::Ship;
  int which = 0;
  friend bool operator==(const BoardThing&, const BoardThing&) = default;
};

// The name of a land, beside it.
struct LandName {
  RingPlace place{};
  float land = 0.3F;  // radius of the land, which it keeps clear of
  LandKind kind = LandKind::Island;
  std::string words;
};

struct Board {
  RingScene scene;
  std::vector<BoardThing> things;  // of the scene's pieces, in their order
  std::vector<LandName> names;
  Cell fanned = kNoCell;  // the cell whose pieces are spread on the scene's tray
};

// What is seen of a moment. `cards` are the viewer's own: an illustration that is whole lights up
// for the ship that has its card.
struct BoardMoment {
  const State& seen;
  Angles angles{};
  Cards cards = 0;
  std::optional<Seat> awaited{};  // the ship whose turn it is
};
Board make_board(const BoardMoment& moment);

// Marks, as in web/board/marks.h, added to what is there.
void mark_cell(Board& board, Cell cell, std::uint16_t marks);
void mark_thing(Board& board, BoardThing thing, std::uint16_t marks);
void mark_opened(Board& board, Cell cell);  // can be reached only since a circle turned

// The piece, or nothing where it is not on the board; valid until the board is changed.
RingPiece* piece_of(Board& board, BoardThing thing);

// What a token would do, as in a preview: it goes to a cell, with a ghost there.
void show_drift(Board& board, int token, Cell to);
// … and hits a ship there.
void show_harm(Board& board, int token, Seat ship, int damage);

// The cell of a piece that stands so near another one there that a finger may mean either; kNoCell
// if none does.
Cell heap_of(const Board& board, BoardThing thing, float near);
// Spreads what stands on the cell round it, over all others, each as large as a finger: `pixel` is
// the size of a CSS pixel in board units.
void fan_out(Board& board, Cell cell, float pixel);

// What lies under a point of the board, a finger's width round it in board units. While pieces are
// spread, only they do.
struct BoardPick {
  Cell cell = kNoCell;
  std::optional<BoardThing> thing{};
};
BoardPick pick_on(const Board& board, Vec2 at, float reach);

// Where the middle of a name is written along its circle.
struct NamePlace {
  float radius = 0;
  float angle = 0;
};
// Outside of its land if no piece stands under it, else a little along the circle or inside;
// nothing if pieces are everywhere. `size` of the words is in board units.
std::optional<NamePlace> place_of_name(const RingScene& scene, const LandName& name, Vec2 size);

// The whole board as large as it fits into the place.
Camera camera_for(Rect place, Vec2 viewport);

}  // namespace mael::web::pirates

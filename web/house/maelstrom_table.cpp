#include "web/house/maelstrom_table.h"

#include "engine/maelstrom/help/words.h"
#include "web/board/hex_geometry.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web {

namespace {

using mael::maelstrom::BoardTile;
using mael::maelstrom::Edition;
using mael::maelstrom::SideState;
using mael::maelstrom::State;
using mael::maelstrom::Vortex;

constexpr float kPiece = 0.92F;  // of a tile, centre to corner, in sides of its space

void sketch_tile(const State& seen, Seat seat, const BoardTile& tile, SketchMaker& sketch) {
  using enum Sketch::Form;
  const Vec2 at = hex_center(tile.at);
  if (tile.is_energy()) return sketch.add(Hexagon, Sketch::Ink::Line, kPiece, at);
  sketch.add(Hexagon, ink_of_seat(index_of(seat)), kPiece, at);
  // Sides are told apart by more than colour: the tiles of the second are hollow.
  if (seat != Seat::A) sketch.add(Hexagon, Sketch::Ink::Table, 0.6F * kPiece, at);
  if (data_of(seen, seat, tile.row).is_stronghold()) {
    sketch.add(Disc, Sketch::Ink::Paper, 0.34F * kPiece, at);
  }
}

}  // namespace

std::string_view MaelstromTable::game_of(const State& state) {
  return state.edition == Edition::Vortex ? Vortex::kId : Game::kId;
}

bool MaelstromTable::is_known(const State& state) {
  for (const SideState& side : state.sides) {
    if (side.unknown_hand > 0 || side.primary == mael::maelstrom::kUnknownRow) return false;
  }
  return true;
}

Result<Loaded<MaelstromTable::Game>> MaelstromTable::load(std::span<const std::uint8_t> bytes) {
  return mael::maelstrom::load(bytes);
}

Result<Loaded<MaelstromTable::Game>> MaelstromTable::load(const MatchParts& parts) {
  return mael::maelstrom::load(parts);
}

// A faction that is called by its name keeps it in every language.
Phrase MaelstromTable::name_of(const PlayersOf<Game>& players, const State& state, Seat seat) {
  const std::string name = maelstrom::name_of(state, players, seat);
  const auto faction = mael::maelstrom::name_of(maelstrom::faction_of(state, seat));
  const Phrase called = keyed("faction." + std::string(faction) + ".name");
  return said(called) == name ? called : typed(name);
}

Phrase MaelstromTable::title_of(const PlayersOf<Game>& players, const State& state) {
  return keyed("app.game.title",
               {name_of(players, state, Seat::A), name_of(players, state, Seat::B)});
}

Phrase MaelstromTable::line_of(const State& state) {
  if (outcome(state).over) return keyed("app.game.over");
  if (state.turn == 0) return keyed("app.game.setup");
  return keyed("app.game.turn", {counted(state.turn), counted(state.side(Seat::A).essence),
                                 counted(state.side(Seat::B).essence)});
}

const Lesson& MaelstromTable::lesson(std::string_view game) {
  return game == Vortex::kId ? mael::maelstrom::vortex_lesson() : mael::maelstrom::lesson();
}

// With the forces of the lesson.
MaelstromTable::Game::Setup MaelstromTable::begin_after_lesson(std::string_view game, Random&) {
  if (game == Vortex::kId) return mael::maelstrom::demo_setup();
  return mael::maelstrom::basic_setup(mael::maelstrom::Faction::Brood,
                                      mael::maelstrom::Faction::Arcanae);
}

Sketch MaelstromTable::sketch_of(const State& seen) {
  constexpr float kShown = 4;  // sides of a space round the Vortex
  SketchMaker sketch(grown({}, kShown));
  sketch.add(Sketch::Form::Hexagon, Sketch::Ink::Legal, kPiece, {});
  sketch.add(Sketch::Form::Disc, Sketch::Ink::Table, 0.5F, {});
  for (const Seat seat : {Seat::A, Seat::B}) {
    for (const BoardTile& tile : seen.side(seat).tiles) sketch_tile(seen, seat, tile, sketch);
  }
  return sketch.make();
}

}  // namespace mael::web

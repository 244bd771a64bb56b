#include "web/house/pirates_table.h"

#include <vector>

#include "engine/pirates/derived.h"
#include "web/screens/pirates/scene.h"

namespace mael::web {

namespace {

using mael::pirates::Cell;
using mael::pirates::Feature;
using mael::pirates::Ship;
using mael::pirates::State;
using mael::pirates::Token;

// In the board's units.
constexpr float kIsland = 0.22F, kFleet = 0.24F, kBeast = 0.17F;

Sketch::Ink ink_of(Feature feature) {
  switch (feature) {
    case Feature::Merchant: return Sketch::Ink::Gold;
    case Feature::Cursed: return Sketch::Ink::Violet;
    default: return Sketch::Ink::Legal;
  }
}

// From the widest circle inwards, each with its rim.
void sketch_rings(const RingScene& scene, SketchMaker& sketch) {
  for (auto ring = scene.rings.rbegin(); ring != scene.rings.rend(); ++ring) {
    sketch.add(Sketch::Form::Disc, Sketch::Ink::Teal, ring->outer, {});
    sketch.add(Sketch::Form::Ring, Sketch::Ink::Gold, ring->outer, {});
  }
  sketch.add(Sketch::Form::Disc, Sketch::Ink::Table, scene.rings.front().inner, {});
}

void sketch_islands(const RingScene& scene, SketchMaker& sketch) {
  for (Cell cell = 0; cell < mael::pirates::kCells; ++cell) {
    const Feature feature = mael::pirates::content().cells[cell].feature;
    if (feature == Feature::Sea) continue;
    sketch.add(Sketch::Form::Disc, ink_of(feature), kIsland,
               cell_center(scene, pirates::ring_cell_of(cell)));
  }
}

}  // namespace

// All hands are known; piles have no order, so nothing else can be unknown.
bool PiratesTable::is_known(const State& state) {
  for (const Ship& ship : state.ships) {
    if (ship.unknown_cards > 0) return false;
  }
  return true;
}

Result<Loaded<PiratesTable::Game>> PiratesTable::load(std::span<const std::uint8_t> bytes) {
  return mael::pirates::load(bytes);
}

Result<Loaded<PiratesTable::Game>> PiratesTable::load(const MatchParts& parts) {
  return mael::pirates::load(parts);
}

Phrase PiratesTable::name_of(const PlayersOf<Game>& players, const State&, Seat seat) {
  return name_or_sign(players.at(static_cast<std::size_t>(index_of(seat))), seat);
}

Phrase PiratesTable::title_of(const PlayersOf<Game>& players, const State& state) {
  std::vector<Phrase> names;
  for (const Seat seat : seats_of(state)) names.push_back(name_of(players, state, seat));
  if (names.size() == 2) return keyed("app.game.title", std::move(names));
  const std::string key = "pirates.game.title." + std::to_string(names.size());
  return keyed(key, std::move(names));
}

Phrase PiratesTable::line_of(const State& state) {
  if (outcome(state).over) return keyed("app.game.over");
  if (state.is_setup()) return keyed("app.game.setup");
  return keyed("pirates.game.line", {counted(state.round), counted(state.curse),
                                     counted(value_of(mael::pirates::Value::LastStep))});
}

Sketch PiratesTable::sketch_of(const State& seen) {
  const pirates::Board board =
      pirates::make_board({.seen = seen, .angles = pirates::angles_of(seen.turned)});
  SketchMaker sketch(bounds_of(board.scene));
  sketch_rings(board.scene, sketch);
  sketch_islands(board.scene, sketch);
  for (std::size_t i = 0; i < board.things.size(); ++i) {
    const RingPiece& piece = board.scene.pieces[i];
    const Vec2 at = point_at(board.scene, piece.place);
    switch (board.things[i].kind) {
      case pirates::ThingKind::Ship:
        sketch.add(Sketch::Form::Card, ink_of_seat(board.things[i].which), kFleet, at);
        break;
      case pirates::ThingKind::Token:
        sketch.add(Sketch::Form::Disc, Sketch::Ink::Orange, kBeast, at);
        break;
      case pirates::ThingKind::Loot: break;
    }
  }
  return sketch.make();
}

}  // namespace mael::web

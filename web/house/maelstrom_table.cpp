#include "web/house/maelstrom_table.h"

#include "engine/maelstrom/vortex.h"
#include "engine/maelstrom/words.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web {

namespace {

using mael::maelstrom::Edition;
using mael::maelstrom::SideState;
using mael::maelstrom::State;
using mael::maelstrom::Vortex;

}  // namespace

bool MaelstromTable::plays(std::string_view game) {
  return game == Game::kId || game == Vortex::kId;
}

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

}  // namespace mael::web

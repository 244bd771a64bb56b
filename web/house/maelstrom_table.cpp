#include "web/house/maelstrom_table.h"

#include "engine/maelstrom/vortex.h"
#include "web/base/say.h"
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

std::string MaelstromTable::name_of(const PlayersOf<Game>& players, const State& state, Seat seat) {
  return maelstrom::name_of(state, players, seat);
}

std::string MaelstromTable::title_of(const PlayersOf<Game>& players, const State& state) {
  return say("app.game.title",
             {name_of(players, state, Seat::A), name_of(players, state, Seat::B)});
}

std::string MaelstromTable::line_of(const State& state) {
  if (outcome(state).over) return say("app.game.over");
  if (state.turn == 0) return say("app.game.setup");
  return say("app.game.turn",
             {std::to_string(state.turn), std::to_string(state.side(Seat::A).essence),
              std::to_string(state.side(Seat::B).essence)});
}

}  // namespace mael::web

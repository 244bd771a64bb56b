#include "web/house/cards_table.h"

#include "web/base/say.h"
#include "web/screens/cards/words.h"

namespace mael::web {

namespace {

using mael::cards::SideState;
using mael::cards::State;

}  // namespace

bool CardsTable::is_known(const State& state) {
  for (const SideState& side : state.sides) {
    if (side.unknown_hand > 0 || side.sealed == kUnknownSealed) return false;
  }
  return true;
}

Result<Loaded<CardsTable::Game>> CardsTable::load(std::span<const std::uint8_t> bytes) {
  return mael::cards::load(bytes);
}

Result<Loaded<CardsTable::Game>> CardsTable::load(const MatchParts& parts) {
  return mael::cards::load(parts);
}

std::string CardsTable::name_of(const PlayersOf<Game>& players, const State& state, Seat seat) {
  return cards::name_of(state, players, seat);
}

std::string CardsTable::title_of(const PlayersOf<Game>& players, const State& state) {
  return say("app.game.title",
             {name_of(players, state, Seat::A), name_of(players, state, Seat::B)});
}

std::string CardsTable::line_of(const State& state) {
  if (outcome(state).over) return say("app.game.over");
  if (state.turn == 0) return say("app.game.setup");
  return say("cards.game.line", {std::to_string(state.turn),
                                 std::to_string(state.side(Seat::A).stockpile),
                                 std::to_string(state.side(Seat::B).stockpile)});
}

}  // namespace mael::web

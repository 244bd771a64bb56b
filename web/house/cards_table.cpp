#include "web/house/cards_table.h"

#include "engine/cards/words.h"
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

// A faction that is called by its name keeps it in every language, and so does a seat.
Phrase CardsTable::name_of(const PlayersOf<Game>& players, const State& state, Seat seat) {
  const std::string name = cards::name_of(state, players, seat);
  const mael::cards::CardKind faction = state.side(seat).faction;
  const Phrase called =
      faction == mael::cards::kNoCard
          ? keyed(seat == Seat::A ? "cards.seat.a" : "cards.seat.b")
          : keyed("card." + mael::cards::catalogue()[faction].tag + ".name");
  return said(called) == name ? called : typed(name);
}

Phrase CardsTable::title_of(const PlayersOf<Game>& players, const State& state) {
  return keyed("app.game.title",
               {name_of(players, state, Seat::A), name_of(players, state, Seat::B)});
}

Phrase CardsTable::line_of(const State& state) {
  if (outcome(state).over) return keyed("app.game.over");
  if (state.turn == 0) return keyed("app.game.setup");
  return keyed("cards.game.line", {counted(state.turn), counted(state.side(Seat::A).stockpile),
                                   counted(state.side(Seat::B).stockpile)});
}

}  // namespace mael::web

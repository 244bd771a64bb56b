#include "engine/pirates/bots/reasons.h"

#include <algorithm>
#include <array>
#include <bit>
#include <string_view>

#include "engine/core/reason_words.h"
#include "engine/pirates/bots/evaluate.h"
#include "engine/pirates/bots/prospects.h"
#include "engine/pirates/derived.h"
#include "engine/pirates/rules.h"

namespace mael::pirates {
namespace {

constexpr std::array<std::string_view, kTopics> kNames{
    "points", "titles", "loot", "tiles", "treasure", "life", "port", "peril", "prey"};

// What can be reached by the end of the coming turn of the ship.
bool is_near(const State& state, Seat seat, const Way& way) {
  return way.turns <= (seat == state.active && state.stage == Stage::Play ? 0 : 1);
}

int treasures_near(const State& state, Seat seat) {
  const Ship& ship = state.ship(seat);
  const Pace pace = pace_of(state, seat);
  int near = 0;
  for (Cards cards = ship.cards; cards != 0; cards &= cards - 1) {
    const int card = std::countr_zero(cards) + 1;
    near += is_near(state, seat, way_to_treasure(state, pace, ship.cell, card));
  }
  return near;
}

int loot_near_port(const State& state, Seat seat) {
  const Ship& ship = state.ship(seat);
  const Pace pace = pace_of(state, seat);
  Cells markets = 0;
  for (Cell cell = 0; cell < kCells; ++cell) markets |= is_merchant(state, cell) ? only(cell) : 0;
  const Cells islands = cursed_islands(state);
  int near = 0;
  for (const Item item : ship.hold) {
    const Way way = way_to_any(state, pace, ship.cell, is_cursed(item) ? islands : markets);
    near += is_near(state, seat, way);
  }
  return near;
}

int calamities_coming(const State& state, Seat seat) {
  const Cell at = state.ship(seat).cell;
  return static_cast<int>(std::count_if(
      state.tokens.begin(), state.tokens.end(),
      [&](const Token& token) { return drift_target(token.cell, state.turned) == at; }));
}

int prey_of(const State& state, Seat seat) {
  const Cell at = state.ship(seat).cell;
  const int damage = damage_of(state, seat);
  return static_cast<int>(
      std::count_if(state.tokens.begin(), state.tokens.end(), [&](const Token& token) {
        return token.cell == at && token.damage + damage >= calamity(token.kind).life;
      }));
}

}  // namespace

Standing<kTopics> standing(const State& state, Seat seat) {
  const Ship& ship = state.ship(seat);
  const Terms terms = count_terms(state, seat);
  Standing<kTopics> all;
  all.lasting = kLastingTopics;
  const auto set = [&](Topic topic, int count, int worth) {
    all.counts[static_cast<std::size_t>(topic)] = count;
    all.worths[static_cast<std::size_t>(topic)] = worth;
  };
  const auto term = [&](Term which) { return terms[static_cast<std::size_t>(which)]; };
  set(Topic::Points, ship.points, term(Term::Points));
  set(Topic::Titles, static_cast<int>(std::count(state.titles.begin(), state.titles.end(), seat)),
      term(Term::Titles));
  constexpr int kPiece = 14;
  set(Topic::Loot, loot_of(ship), kPiece * loot_of(ship));
  const auto tiles =
      std::count_if(ship.tiles.begin(), ship.tiles.end(), [](int each) { return each != 0; });
  set(Topic::Tiles, static_cast<int>(tiles), term(Term::Fittings));
  set(Topic::Life, ship.life, term(Term::Hull));
  if (!ship.is_afloat()) return all;
  set(Topic::Treasure, treasures_near(state, seat), term(Term::Hand));
  set(Topic::Port, loot_near_port(state, seat), term(Term::Loot));
  set(Topic::Peril, calamities_coming(state, seat), term(Term::Peril));
  set(Topic::Prey, prey_of(state, seat), term(Term::Prey));
  return all;
}

std::optional<Action> idle_action(const State& state, Seat seat) {
  for (const Deed& deed : {Deed{EndTurn{}}, Deed{AnswerJoint{false}}, Deed{AnswerTrade{false}},
                           Deed{FreeMove{}}, Deed{ChooseEquip{false}}, Deed{TakeLoot{0}}}) {
    if (const Action action{seat, deed}; !check(state, action)) return action;
  }
  return {};
}

std::string reasons_in_words(const std::vector<Reason>& reasons, Seat advised, const Texts& texts,
                             const SeatNames& names) {
  return mael::reasons_in_words(reasons, advised, {"pirates.reason.", kNames}, texts, names);
}

}  // namespace mael::pirates

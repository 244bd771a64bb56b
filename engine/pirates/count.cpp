#include "engine/pirates/count.h"

#include <tuple>

#include "engine/pirates/derived.h"

namespace mael::pirates {

bool is_counted(const State& state) {
  if (state.cause == Cause::LastShip) return false;
  return state.cause != Cause::Curse || owner_of(state, Power::Crown) == Seat::Chance;
}

Total total_of(const State& state, Seat seat) {
  const Ship& ship = state.ship(seat);
  Total total;
  total.saved = ship.points;
  for (const Item item : ship.hold) total.loot += worth_of(ship, item);
  if (ship.box != 0) total.loot += worth_of(ship, ship.box);
  for (std::size_t i = 0; i < kTitles; ++i) {
    if (state.titles[i] == seat) total.titles += state.title_values[i];
  }
  return total;
}

Rating rating_of(int total) {
  if (total >= value_of(Value::LegendFrom)) return Rating::Legend;
  if (total >= value_of(Value::CaptainFrom)) return Rating::Captain;
  return total >= value_of(Value::MateFrom) ? Rating::Mate : Rating::Deckhand;
}

// The Crown's owner is in no ranking, gone or not (PIR-R44, PIR-R81, PIR-R100). Ships that are gone
// are in it only where all are (PIR-R89, PIR-R101).
Seats ranked_of(const State& state) {
  const bool all_gone = ships_left(state) == 0;
  Seats seats;
  for (const Seat seat : seats_of(state)) {
    const Ship& ship = state.ship(seat);
    if (ship.has(Power::Crown)) continue;
    if (all_gone || ship.status != Status::Gone) seats = seats.with(seat);
  }
  return seats;
}

namespace {

RuleId rule_of(const State& state) {
  switch (state.cause) {
    case Cause::Points: return "PIR-016"_rule;
    case Cause::Chests: return "PIR-017"_rule;
    case Cause::Curse: return "PIR-018"_rule;
    case Cause::LastShip: return "PIR-158"_rule;
    case Cause::NoShip: return "PIR-R89"_rule;
    default: return "PIR-R87"_rule;
  }
}

// Of several ships that count, better ones come first (PIR-164, PIR-R79).
std::tuple<int, int, int, int> rank_of(const State& state, Seat seat) {
  const Ship& ship = state.ship(seat);
  return {total_of(state, seat).sum(), ship.points, loot_of(ship), -ship.deaths};
}

Seats best_of(const State& state) {
  Seats best;
  std::tuple<int, int, int, int> most;
  for (const Seat seat : ranked_of(state)) {
    const auto rank = rank_of(state, seat);
    if (!best.is_empty() && rank < most) continue;
    if (best.is_empty() || rank > most) best = {};
    best = best.with(seat);
    most = rank;
  }
  return best;
}

Seats last_ship(const State& state) {
  for (const Seat seat : seats_of(state)) {
    if (state.ship(seat).status != Status::Gone) return Seats::only(seat);
  }
  return {};
}

// PIR-R85. Where neither the goal nor the end was reached the game is rated, and counts as drawn.
Outcome alone(const State& state) {
  Outcome end{true, rule_of(state), {}, false};
  const bool crowned = owner_of(state, Power::Crown) == Seat::A;
  if (state.cause == Cause::Points || (state.cause == Cause::Curse && crowned)) {
    end.winners = Seats::only(Seat::A);
  }
  const bool rated = state.cause == Cause::Chests || state.cause == Cause::Rounds;
  end.draw = rated && !crowned;
  return end;
}

}  // namespace

Outcome outcome(const State& state) {
  if (state.stage != Stage::Over) return {};
  if (state.seats == 1) return alone(state);
  Outcome end{true, rule_of(state), {}, false};
  const Seat crown = owner_of(state, Power::Crown);
  if (state.cause == Cause::LastShip) {
    end.winners = last_ship(state);
  } else if (state.cause == Cause::Curse && crown != Seat::Chance) {
    end.winners = Seats::only(crown);
  } else {
    end.winners = best_of(state);
  }
  return end;
}

}  // namespace mael::pirates

#include "engine/cards/battle.h"

#include <algorithm>

#include "engine/cards/effects.h"
#include "engine/cards/legality.h"

namespace mael::cards {
namespace {

void raid(const Course& course) {
  State& state = course.state;
  Planet& planet = state.planets[state.declared.target.index];
  const int attack = attack_at(state.side(state.active), stack_place(state.declared.stack));
  const int lost = std::min<int>(planet.stock, attack);
  add_stock(planet, -lost);
  course.tell(happened::StockLost{planet.kind, lost});
}

// What the victor may destroy.
FixedList<Target, kMaxShips> casualties(const State& state) {
  FixedList<Target, kMaxShips> found;
  const Seat loser = opponent_of(state.victor);
  for (int i = 0; i < state.side(loser).ships.size(); ++i) {
    const Target ship{Spot::Ship, loser, static_cast<std::uint8_t>(i)};
    if (!judge_casualty(state, ship)) found.push_back(ship);
  }
  return found;
}

void win(const Course& course, Seat seat) {
  State& state = course.state;
  course.tell(happened::BattleWon{seat});
  state.victor = seat;
  const auto ships = casualties(state);
  if (ships.size() == 1) return finish_battle(course, ships[0]);  // ECG-R49
  state.awaiting = Awaiting::Casualty;
}

}  // namespace

void carry_out_attack(const Course& course) {
  State& state = course.state;
  if (!attack_stands(state)) {
    course.tell(happened::CameToNothing{state.active});
  } else if (state.declared.target.spot == Spot::Planet) {
    raid(course);
  } else {
    state.awaiting = Awaiting::Bid;
    return;
  }
  state.declared = {};
}

void reveal_bids(const Course& course) {
  State& state = course.state;
  const Seat attacker = state.active, defender = responder_of(state);
  happened::BidsRevealed sums;
  sums.attack = attack_at(state.side(attacker), stack_place(state.declared.stack));
  sums.defence = defence_at(state.side(defender), place_of(state.declared.target));
  sums.attacker_bid = state.side(attacker).sealed;
  sums.defender_bid = state.side(defender).sealed;
  for (SideState& side : state.sides) side.sealed = kNotSealed;
  course.tell(sums);
  pay(course, attacker, sums.attacker_bid);  // ECG-R44
  pay(course, defender, sums.defender_bid);
  const int margin = sums.attack + sums.attacker_bid - sums.defence - sums.defender_bid;
  if (margin > 0) return win(course, attacker);
  if (margin < 0) return win(course, defender);
  course.tell(happened::BattleTied{});
  state.declared = {};
  state.awaiting = Awaiting::Turn;
}

void finish_battle(const Course& course, Target casualty) {
  State& state = course.state;
  state.victor = Seat::Chance;
  state.declared = {};
  state.awaiting = Awaiting::Turn;
  destroy_ship(course, casualty.seat, casualty.index);
}

}  // namespace mael::cards

#include "engine/cards/battle.h"

#include <algorithm>

#include "engine/cards/effects.h"
#include "engine/cards/legality.h"

namespace mael::cards {
namespace {

void raid(const Resolution& resolution) {
  State& state = resolution.state;
  Planet& planet = state.planets[state.declared.target.index];
  const int attack = attack_at(state.side(state.active), stack_place(state.declared.stack));
  const int lost = std::min<int>(planet.stock, attack);
  add_stock(planet, -lost);
  resolution.tell(happened::StockLost{planet.kind, lost});
}

void win(const Resolution& resolution, Seat seat) {
  State& state = resolution.state;
  resolution.tell(happened::BattleWon{seat});
  state.victor = seat;
  const Casualties ships = casualties_of(state);
  if (ships.size() == 1) return finish_battle(resolution, ships[0]);  // ECG-R49
  state.awaiting = Awaiting::Casualty;
}

}  // namespace

Casualties casualties_of(const State& state) {
  Casualties found;
  const Seat loser = opponent_of(state.victor);
  for (int i = 0; i < state.side(loser).ships.size(); ++i) {
    const Target ship{Spot::Ship, loser, static_cast<std::uint8_t>(i)};
    if (!judge_casualty(state, ship)) found.push_back(ship);
  }
  return found;
}

void carry_out_attack(const Resolution& resolution) {
  State& state = resolution.state;
  if (!attack_stands(state)) {
    resolution.tell(happened::CameToNothing{state.active});
  } else if (state.declared.target.spot == Spot::Planet) {
    raid(resolution);
  } else {
    state.awaiting = Awaiting::Bid;
    return;
  }
  state.declared = {};
}

void reveal_bids(const Resolution& resolution) {
  State& state = resolution.state;
  const Seat attacker = state.active, defender = responder_of(state);
  happened::BidsRevealed sums;
  sums.attack = attack_at(state.side(attacker), stack_place(state.declared.stack));
  sums.defence = defence_at(state.side(defender), place_of(state.declared.target));
  sums.attacker_bid = state.side(attacker).sealed;
  sums.defender_bid = state.side(defender).sealed;
  for (SideState& side : state.sides) side.sealed = kNotSealed;
  resolution.tell(sums);
  pay(resolution, attacker, sums.attacker_bid);  // ECG-R44
  pay(resolution, defender, sums.defender_bid);
  const int margin = sums.attack + sums.attacker_bid - sums.defence - sums.defender_bid;
  if (margin > 0) return win(resolution, attacker);
  if (margin < 0) return win(resolution, defender);
  resolution.tell(happened::BattleTied{});
  state.declared = {};
  state.awaiting = Awaiting::Turn;
}

void finish_battle(const Resolution& resolution, Target casualty) {
  State& state = resolution.state;
  state.victor = Seat::Chance;
  state.declared = {};
  state.awaiting = Awaiting::Turn;
  destroy_ship(resolution, casualty.seat, casualty.index);
}

}  // namespace mael::cards

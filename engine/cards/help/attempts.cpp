#include "engine/cards/help/attempts.h"

#include "engine/cards/derived.h"
#include "engine/cards/legality.h"

namespace mael::cards {
namespace {

Target planet_at(int place) { return {Spot::Planet, Seat::A, static_cast<std::uint8_t>(place)}; }

// The place a ship lies in, the planet a fleet lies at.
Target place_meant(const State& state, Target on) {
  if (on.spot == Spot::Fleet) return planet_at(on.index);
  if (on.spot != Spot::Ship) return on;
  const Ship& ship = state.ship(on);
  if (!ship.is_attacking()) return {Spot::Fleet, on.seat, static_cast<std::uint8_t>(ship.at)};
  return {Spot::Stack, on.seat, static_cast<std::uint8_t>(ship.stack())};
}

bool is_enemy(Seat seat, Target on) {
  const bool owned = on.spot == Spot::Ship || on.spot == Spot::Stack || on.spot == Spot::Fleet ||
                     on.spot == Spot::NewStack;
  return owned && on.seat != seat;
}

// As actions name it: stacks have no owner there.
Target as_target(Target on) {
  if (on.spot == Spot::Stack || on.spot == Spot::NewStack) on.seat = Seat::A;
  return on;
}

bool is_bare(const State& state, int planet) {
  return ships_at(state.sides[0], static_cast<Place>(planet)) == 0 &&
         ships_at(state.sides[1], static_cast<Place>(planet)) == 0;
}

}  // namespace

Play nearest_play(const State& state, Seat seat, CardKind card, Target on) {
  const CardType type = type_of(card);
  if (type != CardType::Syphon && type != CardType::Military) return {card, as_target(on)};
  Target target = place_meant(state, on);
  const bool enemy = is_enemy(seat, target);
  if (target.spot == Spot::Fleet && !enemy) target = planet_at(target.index);
  if (type == CardType::Military && enemy) target.spot = Spot::Fleet;
  return {card, as_target(target)};
}

Deed nearest_move(const State& state, Seat seat, std::uint8_t index, Target on) {
  const Ship& ship = state.side(seat).ships[index];
  const auto stack = static_cast<std::uint8_t>(ship.stack());
  const Target place = place_meant(state, on);
  if (is_enemy(seat, on) && ship.is_attacking()) return Attack{stack, as_target(place)};
  const Target berth = place.spot == Spot::Fleet ? planet_at(place.index) : place;
  if (ship.is_attacking() && berth.spot == Spot::Planet && is_bare(state, berth.index)) {
    return Attack{stack, berth};
  }
  return MoveShip{index, as_target(berth)};
}

Verdict obstacle_to_play(const State& state, Seat seat, CardKind card) {
  const Verdict on_nothing = check(state, {seat, Play{card, {}}});
  const bool in_turn =
      state.awaiting == Awaiting::Turn && state.actions_left > 0 && !judge_card(state, seat, card);
  if (on_nothing && !in_turn) return on_nothing;
  if (Verdict verdict = judge_cost(state, seat, card)) return verdict;
  return on_nothing;
}

}  // namespace mael::cards

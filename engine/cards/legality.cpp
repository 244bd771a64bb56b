#include "engine/cards/legality.h"

namespace mael::cards {
namespace {

bool has_planet(const State& state, Target target) {
  return target.spot == Spot::Planet && target.index < state.planets.size();
}

bool has_ship(const State& state, Target target) {
  return target.spot == Spot::Ship && index_of(target.seat) < kSeats &&
         target.index < state.side(target.seat).ships.size();
}

// A place for an own military ship: a planet with an own syphon, a stack with room, a new stack.
Verdict judge_berth(const State& state, Seat seat, Target target) {
  const SideState& side = state.side(seat);
  if (target.spot == Spot::NewStack) return {};
  if (has_planet(state, target)) {
    if (syphons_at(side, target.index) > 0) return {};
    return Violation("ECG-R17"_rule, {target.index});
  }
  if (target.spot == Spot::Stack && target.index < stack_count(side)) {
    if (ships_at(side, stack_place(target.index)) < kStackSize) return {};
    return Violation("ECG-059"_rule, {kStackSize});
  }
  return Violation("ECG-055"_rule);
}

Verdict judge_attached(const State& state, CardKind kind, Target target) {
  const CardData& card = catalogue()[kind];
  if (has_planet(state, target)) {
    return card.is_on(CardType::Planet) ? Verdict() : Violation("ECG-086"_rule, {kind});
  }
  if (has_ship(state, target)) {
    const CardType type = type_of(state.ship(target).kind);
    return card.is_on(type) ? Verdict() : Violation("ECG-086"_rule, {kind});
  }
  return Violation(card.type == CardType::Event ? "ECG-070"_rule : "ECG-083"_rule, {kind});
}

Verdict judge_event_target(const State& state, Seat seat, CardKind kind, Target target) {
  const CardData& card = catalogue()[kind];
  if (card.is_attached()) return judge_attached(state, kind, target);
  if (card.effect == Effect::TakeStock) {
    const bool fits = has_planet(state, target) && syphons_at(state.side(seat), target.index) > 0;
    return fits ? Verdict() : not_allowed(kind, Condition::OwnSyphon);
  }
  if (card.effect == Effect::DestroyAttacker) {
    const bool fits = has_ship(state, target) && target.seat != seat &&
                      state.ship(target).is_attacking() &&
                      defence_of(state.ship(target)) <= card.amount;
    return fits ? Verdict() : not_allowed(kind, Condition::WeakAttacker);
  }
  return target.spot == Spot::None ? Verdict() : not_allowed(kind, Condition::NoTarget);
}

}  // namespace

Spots spots_for(CardKind kind) {
  const CardData& card = catalogue()[kind];
  if (card.is_attached()) {
    const bool on_ships = card.is_on(CardType::Syphon) || card.is_on(CardType::Military);
    if (!card.is_on(CardType::Planet)) return spots(Spot::Ship);
    return on_ships ? spots(Spot::Planet, Spot::Ship) : spots(Spot::Planet);
  }
  switch (card.type) {
    case CardType::Syphon: return spots(Spot::Planet);
    case CardType::Military: return kBerths;
    default: break;
  }
  if (card.effect == Effect::TakeStock) return spots(Spot::Planet);
  return card.effect == Effect::DestroyAttacker ? spots(Spot::Ship) : spots(Spot::None);
}

Verdict judge_card(const State& state, Seat seat, CardKind kind) {
  const CardData& card = catalogue()[kind];
  const bool answers = seat != state.active;
  if (answers && card.type != CardType::Event) return Violation("ECG-R28"_rule, {kind});
  if (!answers && card.opponents_turn) return Violation("ECG-065"_rule, {kind});
  if (card.type == CardType::Syphon && state.planets.empty()) return Violation("ECG-R39"_rule);
  return {};
}

Verdict judge_cost(const State& state, Seat seat, CardKind kind) {
  const int cost = catalogue()[kind].cost, stockpile = state.side(seat).stockpile;
  return stockpile < cost ? Violation("ECG-R14"_rule, {kind, cost, stockpile}) : Verdict();
}

Verdict judge_target(const State& state, Seat seat, CardKind kind, Target target) {
  switch (type_of(kind)) {
    case CardType::Syphon:
      return has_planet(state, target) ? Verdict() : Violation("ECG-052"_rule, {kind});
    case CardType::Military: return judge_berth(state, seat, target);
    case CardType::Modifier: return judge_attached(state, kind, target);
    default: return judge_event_target(state, seat, kind, target);
  }
}

Verdict judge_attack(const State& state, int stack, Target target) {
  const SideState& own = state.side(state.active);
  const SideState& enemy = state.side(responder_of(state));
  if (stack >= stack_count(own)) return Violation("ECG-092"_rule);
  switch (target.spot) {
    case Spot::Stack:
      return target.index < stack_count(enemy) ? Verdict() : Violation("ECG-092"_rule);
    case Spot::Fleet: {
      if (target.index >= state.planets.size()) return Violation("ECG-092"_rule);
      const bool there = target.seat == responder_of(state) && ships_at(enemy, target.index) > 0;
      return there ? Verdict() : Violation("ECG-092"_rule);
    }
    case Spot::Planet:
      if (target.index >= state.planets.size()) return Violation("ECG-092"_rule);
      if (ships_at(enemy, target.index) > 0) return Violation("ECG-102"_rule, {target.index});
      if (ships_at(own, target.index) > 0) return Violation("ECG-R48"_rule, {target.index});
      return {};
    default: return Violation("ECG-093"_rule);
  }
}

Verdict judge_move(const State& state, int index, Target target) {
  const SideState& side = state.side(state.active);
  if (index >= side.ships.size()) return Violation("ECG-R24"_rule);
  const Ship& ship = side.ships[index];
  const bool to_planet = target.spot == Spot::Planet && target.index < state.planets.size();
  const bool to_stack = target.spot == Spot::Stack || target.spot == Spot::NewStack;
  if (to_planet && ship.at == target.index) return Violation("ECG-R25"_rule, {ship.kind});
  if (is_military(ship)) {
    const bool alone = ship.is_attacking() && ships_at(side, ship.at) == 1;
    const bool same = target.spot == Spot::Stack && ship.at == stack_place(target.index);
    if (same || (target.spot == Spot::NewStack && alone)) {
      return Violation("ECG-R25"_rule, {ship.kind});
    }
    if (Verdict verdict = judge_berth(state, state.active, target)) return verdict;
  } else {
    if (!to_planet) return Violation(to_stack ? "ECG-052"_rule : "ECG-R25"_rule, {ship.kind});
    const int syphons = syphons_at(side, ship.at);
    if (syphons == 1 && ships_at(side, ship.at) > 1) return Violation("ECG-R18"_rule, {ship.at});
  }
  if (side.stockpile < kMoveFee) return Violation("ECG-090"_rule, {kMoveFee});
  return {};
}

Verdict judge_casualty(const State& state, Target target) {
  if (!has_ship(state, target)) return Violation("ECG-R49"_rule);
  const Seat loser = opponent_of(state.victor);
  const Place place = state.victor == state.active ? place_of(state.declared.target)
                                                   : stack_place(state.declared.stack);
  const Ship& ship = state.ship(target);
  if (target.seat != loser || ship.at != place) return Violation("ECG-R49"_rule);
  const SideState& side = state.side(loser);
  const bool guarded = ships_at(side, place) > syphons_at(side, place);
  if (!is_military(ship) && guarded) return Violation("ECG-101"_rule);
  return {};
}

bool is_playable(const State& state, Seat seat, CardKind kind) {
  if (judge_card(state, seat, kind) || judge_cost(state, seat, kind)) return false;
  return any_target(state, spots_for(kind),
                    [&](Target target) { return !judge_target(state, seat, kind, target); });
}

bool can_answer(const State& state) {
  const Seat seat = responder_of(state);
  const SideState& side = state.side(seat);
  for (CardKind kind = catalogue().first(CardType::Event); kind < catalogue().last(CardType::Event);
       ++kind) {
    if (side.hand[kind] > 0 && is_playable(state, seat, kind)) return true;
  }
  return false;
}

bool can_act(const State& state) {
  const Counts& hand = state.side(state.active).hand;
  for (CardKind kind = 0; kind < catalogue().size(); ++kind) {
    if (hand[kind] > 0 && is_playable(state, state.active, kind)) return true;
  }
  if (state.ceasefire) return false;
  for (int stack = 0; stack < stack_count(state.side(state.active)); ++stack) {
    if (any_target(state, kBattlefields,
                   [&](Target target) { return !judge_attack(state, stack, target); })) {
      return true;
    }
  }
  return false;
}

}  // namespace mael::cards

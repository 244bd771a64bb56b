// The judge: turn and window, card or stack, target, cost, in this order.
#include "engine/cards/legality.h"

namespace mael::cards {
namespace {

bool is_playing_seat(Seat seat) { return seat == Seat::A || seat == Seat::B; }

// What has to be decided before anything else can be done.
Violation first_things_first(const State& state) {
  switch (state.awaiting) {
    case Awaiting::Draw: return state.step == Step::Setup ? "ECG-021"_rule : "ECG-050"_rule;
    case Awaiting::Coin:
    case Awaiting::Order: return state.step == Step::Setup ? "ECG-024"_rule : "ECG-043"_rule;
    case Awaiting::Faction: return "ECG-017"_rule;
    case Awaiting::Turn: return Violation("ECG-R11"_rule, {thing(state.active)});
    case Awaiting::Answer: return Violation("ECG-R29"_rule, {thing(responder_of(state))});
    case Awaiting::Number: return "ECG-077"_rule;
    case Awaiting::Bid: return "ECG-095"_rule;
    case Awaiting::Casualty: return Violation("ECG-R49"_rule);
    case Awaiting::Nothing: return "ECG-110"_rule;
  }
  return "ECG-026"_rule;
}

// Whether it is this seat's player-turn and nothing is pending.
Verdict check_turn(const State& state, Seat seat) {
  if (state.awaiting == Awaiting::Answer && seat == responder_of(state)) {
    return Violation("ECG-R11"_rule, {thing(state.active)});
  }
  if (state.awaiting != Awaiting::Turn || seat != state.active) return first_things_first(state);
  return {};
}

Verdict check_action_turn(const State& state, Seat seat) {
  if (Verdict verdict = check_turn(state, seat)) return verdict;
  if (state.actions_left == 0) return Violation("ECG-044"_rule, {kActionsPerTurn});
  return {};
}

// ---- Setup, ties, chance -----------------------------------------------------------------------

Verdict check_deed(const State& state, Seat seat, const ChooseFaction& deed) {
  if (state.awaiting != Awaiting::Faction) return Violation("ECG-017"_rule);
  if (seat != state.active) return Violation("ECG-R54"_rule);
  const bool faction = deed.card < catalogue().size() && type_of(deed.card) == CardType::Faction;
  if (!faction) return Violation("ECG-017"_rule);
  if (state.side(opponent_of(seat)).faction == deed.card) return Violation("ECG-R54"_rule);
  return {};
}

Verdict check_deed(const State& state, Seat seat, const ChooseOrder&) {
  if (state.awaiting != Awaiting::Order || seat != state.active) {
    return Violation(state.step == Step::Setup ? "ECG-024"_rule : "ECG-043"_rule);
  }
  return {};
}

Verdict check_deed(const State& state, Seat, const Coin& deed) {
  if (state.awaiting != Awaiting::Coin || !is_playing_seat(deed.winner)) {
    return Violation(state.step == Step::Setup ? "ECG-024"_rule : "ECG-043"_rule);
  }
  return {};
}

Verdict check_deed(const State& state, Seat, const DrawCard& deed) {
  if (state.awaiting != Awaiting::Draw) return Violation("ECG-048"_rule);
  if (deed.card == kUnknownCard) return {};
  if (deed.card >= catalogue().size() || !is_deck_card(deed.card) ||
      unseen(state, deed.card) <= 0) {
    return Violation("ECG-R53"_rule);
  }
  if (state.step == Step::Setup && type_of(deed.card) != CardType::Military) {
    return Violation("ECG-019"_rule);
  }
  return {};
}

// ---- Player-turns ------------------------------------------------------------------------------

Verdict check_deed(const State& state, Seat seat, const Play& deed) {
  const bool answers = state.awaiting == Awaiting::Answer && seat == responder_of(state);
  const bool held = deed.card < catalogue().size() && can_show(state, seat, deed.card);
  const bool out_of_window = state.awaiting == Awaiting::Turn && seat != state.active;
  if (out_of_window && held && type_of(deed.card) == CardType::Event) {
    return Violation("ECG-R28"_rule, {deed.card});
  }
  if (!answers) {
    if (Verdict verdict = check_action_turn(state, seat)) return verdict;
  }
  if (!held || !is_hand_card(deed.card)) return Violation("ECG-045"_rule);
  if (Verdict verdict = judge_card(state, seat, deed.card)) return verdict;
  if (Verdict verdict = judge_target(state, seat, deed.card, deed.target)) return verdict;
  return judge_cost(state, seat, deed.card);
}

Verdict check_deed(const State& state, Seat seat, const Attack& deed) {
  if (Verdict verdict = check_action_turn(state, seat)) return verdict;
  if (state.ceasefire) return not_allowed(kind_of(Effect::Ceasefire), Condition::Ceasefire);
  return judge_attack(state, deed.stack, deed.target);
}

Verdict check_deed(const State& state, Seat seat, const MoveShip& deed) {
  if (state.awaiting != Awaiting::Turn && seat == state.active) return Violation("ECG-R26"_rule);
  if (Verdict verdict = check_turn(state, seat)) return verdict;
  return judge_move(state, deed.ship, deed.target);
}

Verdict check_deed(const State& state, Seat seat, const Pass&) {
  if (Verdict verdict = check_action_turn(state, seat)) return verdict;
  if (can_act(state)) return Violation("ECG-R12"_rule);
  return {};
}

Verdict check_deed(const State& state, Seat seat, const EndTurn&) {
  if (Verdict verdict = check_turn(state, seat)) return verdict;
  if (state.actions_left > 0) return Violation("ECG-044"_rule, {kActionsPerTurn});
  return {};
}

Verdict check_deed(const State& state, Seat seat, const Decline&) {
  if (state.awaiting != Awaiting::Answer) return Violation("ECG-R65"_rule);
  if (seat != responder_of(state)) return first_things_first(state);
  return {};
}

// ---- Secrets and battles -----------------------------------------------------------------------

// Sealed in turn, and once (ECG-R37, ECG-R46).
Verdict check_sealing(const State& state, Seat seat, Awaiting awaiting) {
  if (state.awaiting != awaiting) {
    return Violation(awaiting == Awaiting::Bid ? "ECG-R52"_rule : "ECG-R35"_rule);
  }
  if (!to_act(state).includes(seat)) {
    return Violation(awaiting == Awaiting::Bid ? "ECG-R46"_rule : "ECG-R37"_rule);
  }
  return {};
}

Verdict check_deed(const State& state, Seat seat, const PickNumber& deed) {
  if (Verdict verdict = check_sealing(state, seat, Awaiting::Number)) return verdict;
  if (deed.number == kUnknownSealed || deed.number <= kHighestPick) return {};
  return Violation("ECG-077"_rule);
}

Verdict check_deed(const State& state, Seat seat, const Bid& deed) {
  if (Verdict verdict = check_sealing(state, seat, Awaiting::Bid)) return verdict;
  const int stockpile = state.side(seat).stockpile;
  if (deed.amount == kUnknownSealed || deed.amount <= stockpile) return {};
  return Violation("ECG-R45"_rule, {stockpile});
}

Verdict check_deed(const State& state, Seat seat, const Kill& deed) {
  if (state.awaiting != Awaiting::Casualty || seat != state.victor) {
    return Violation("ECG-R49"_rule);
  }
  return judge_casualty(state, deed.ship);
}

template <class... Kinds>
bool is_one_of(const Deed& deed) {
  return (std::holds_alternative<Kinds>(deed) || ...);
}

}  // namespace

Verdict check(const State& state, const Action& action) {
  if (state.step == Step::Over) return Violation("ECG-110"_rule);
  const bool chance = is_one_of<Coin, DrawCard>(action.deed);
  if (chance ? action.by != Seat::Chance : !is_playing_seat(action.by)) {
    return first_things_first(state);
  }
  return std::visit([&](const auto& deed) { return check_deed(state, action.by, deed); },
                    action.deed);
}

}  // namespace mael::cards

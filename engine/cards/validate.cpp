// Every invariant of a state. What breaks none is a moment that may occur at a table, though
// perhaps not in a game that began with a set-up.
#include <algorithm>

#include "engine/cards/legality.h"

namespace mael::cards {
namespace {

bool is_seat(Seat seat) { return seat == Seat::A || seat == Seat::B; }
bool is_kind(CardKind kind, CardType type) {
  return kind < catalogue().size() && type_of(kind) == type;
}

// ---- Cards -------------------------------------------------------------------------------------

// Counts of cards of which there can be some: nothing that is never in hand or discarded.
bool are_hand_cards(const Counts& counts) {
  for (int kind = 0; kind < kMaxKinds; ++kind) {
    const bool fits = kind < catalogue().size() && is_hand_card(static_cast<CardKind>(kind));
    if (!fits && counts[static_cast<std::size_t>(kind)] > 0) return false;
  }
  return true;
}

bool are_attached_to(const Attached& attached, CardType type) {
  return std::all_of(attached.begin(), attached.end(), [&](CardKind kind) {
    return kind < catalogue().size() && catalogue()[kind].is_attached() &&
           catalogue()[kind].is_on(type);
  });
}

// What only a card can have done needs that card on the discard pile.
Verdict validate_played(const State& state) {
  const CardKind ceasefire = kind_of(Effect::Ceasefire);
  if (state.ceasefire && state.discard[ceasefire] == 0) {
    return not_allowed(ceasefire, Condition::Played);
  }
  if (state.planets.size() < kPlanets && state.discard[kind_of(Effect::Maelstrom)] == 0) {
    return Violation("ECG-006"_rule, {kPlanets});
  }
  return {};
}

Verdict validate_planets(const State& state) {
  for (int i = 0; i < state.planets.size(); ++i) {
    const Planet& planet = state.planets[i];
    if (!is_kind(planet.kind, CardType::Planet)) return Violation("ECG-006"_rule, {kPlanets});
    for (int k = 0; k < i; ++k) {
      if (state.planets[k].kind == planet.kind) return Violation("ECG-006"_rule, {kPlanets});
    }
    if (!are_attached_to(planet.attached, CardType::Planet)) return Violation("ECG-R20"_rule);
    if (planet.stock > kMaxResources) return Violation("ECG-029"_rule, {kMaxResources});
  }
  return {};
}

Verdict validate_ship(const State& state, const SideState& side, const Ship& ship) {
  if (ship.kind >= catalogue().size()) return Violation("ECG-R20"_rule);
  const CardType type = type_of(ship.kind);
  if (type != CardType::Syphon && type != CardType::Military) return Violation("ECG-R20"_rule);
  if (!are_attached_to(ship.attached, type)) return Violation("ECG-R20"_rule);
  if (!ship.is_attacking()) {
    if (ship.at >= state.planets.size()) return Violation("ECG-R25"_rule, {ship.kind});
    if (syphons_at(side, ship.at) == 0) return Violation("ECG-R17"_rule, {ship.at});
    return {};
  }
  if (type == CardType::Syphon) return Violation("ECG-052"_rule, {ship.kind});
  if (ships_at(side, ship.at) > kStackSize) return Violation("ECG-059"_rule, {kStackSize});
  return {};
}

bool comes_before(const Ship& a, const Ship& b) {
  return a.at != b.at ? a.at < b.at : a.kind < b.kind;
}

Verdict validate_ships(const State& state, const SideState& side) {
  if (!std::is_sorted(side.ships.begin(), side.ships.end(), comes_before)) {
    return Violation("ECG-R19"_rule);
  }
  for (const Ship& ship : side.ships) {
    if (Verdict verdict = validate_ship(state, side, ship)) return verdict;
  }
  for (int stack = 0; stack < stack_count(side); ++stack) {
    if (ships_at(side, stack_place(stack)) == 0) return Violation("ECG-R19"_rule);
  }
  return {};
}

// Each player has one syphon of each kind: in hand, which both know, in play or destroyed.
Verdict validate_syphons(const State& state) {
  const Unseen left = unseen_cards(state);
  for (CardKind kind = catalogue().first(CardType::Syphon);
       kind < catalogue().last(CardType::Syphon); ++kind) {
    for (const SideState& side : state.sides) {
      const auto in_play = std::count_if(side.ships.begin(), side.ships.end(),
                                         [&](const Ship& ship) { return ship.kind == kind; });
      const bool declared = state.declared.kind == Declared::Kind::Card &&
                            state.declared.card == kind && &side == &state.side(state.active);
      if (in_play + side.hand[kind] + (declared ? 1 : 0) > 1) return Violation("ECG-007"_rule);
      if (side.shown[kind] != side.hand[kind]) return Violation("ECG-R61"_rule);
    }
    if (left[kind] != 0) return Violation("ECG-007"_rule);
  }
  return {};
}

Verdict validate_cards(const State& state) {
  if (!are_hand_cards(state.discard)) return Violation("ECG-109"_rule);
  for (const SideState& side : state.sides) {
    if (!are_hand_cards(side.hand)) return Violation("ECG-R53"_rule);
    for (std::size_t kind = 0; kind < kMaxKinds; ++kind) {
      if (side.shown[kind] > side.hand[kind]) return Violation("ECG-R61"_rule);
    }
    if (Verdict verdict = validate_ships(state, side)) return verdict;
    if (side.stockpile > kMaxResources) return Violation("ECG-029"_rule, {kMaxResources});
  }
  const Unseen left = unseen_cards(state);
  for (CardKind kind = catalogue().first(CardType::Military); kind < catalogue().size(); ++kind) {
    if (left[kind] < 0) return Violation("ECG-R53"_rule);
  }
  if (deck_size(state) < 0) return Violation("ECG-R53"_rule);
  return validate_syphons(state);
}

// ---- Stage -------------------------------------------------------------------------------------

Verdict validate_options(const Options& options) {
  const bool fits = options.always_ask <= 1 && options.stall >= 1 && options.stall <= 20 &&
                    options.last_turn >= 1 && options.last_turn <= 99;
  if (!fits) return Violation("ECG-R59"_rule);
  const bool dealt = options.deck >= 1 && options.deck <= kDecks;
  return dealt ? Verdict() : Violation("ECG-R53"_rule);
}

Verdict validate_factions(const State& state) {
  const CardKind a = state.sides[0].faction, b = state.sides[1].faction;
  const bool choosing = state.step == Step::Setup;
  for (const CardKind faction : {a, b}) {
    const bool none = faction == kNoCard && choosing;
    if (!none && !is_kind(faction, CardType::Faction)) return Violation("ECG-017"_rule);
  }
  if (a == b && a != kNoCard) return Violation("ECG-R54"_rule);
  return {};
}

bool is_setup_stage(const State& state) {
  const bool awaited = state.awaiting == Awaiting::Draw || state.awaiting == Awaiting::Coin ||
                       state.awaiting == Awaiting::Order || state.awaiting == Awaiting::Faction;
  const bool bare = std::all_of(state.sides.begin(), state.sides.end(), [](const SideState& side) {
    return side.ships.empty() && side.stockpile == kOpeningStock;
  });
  return awaited && bare && state.turn == 0 && state.empty_turns == 0 && state.actions_left == 0;
}

bool has_opening_hands(const State& state) {
  const int full = catalogue().count(CardType::Syphon) + kOpeningShips;
  const int a = hand_size(state.sides[0]), b = hand_size(state.sides[1]);
  if (state.awaiting != Awaiting::Draw) return a == full && b == full;
  if (a > full || b > full || (a == full && b == full)) return false;
  return state.drawer == (a < full ? Seat::A : Seat::B) && (a == full || b == full - kOpeningShips);
}

Verdict validate_setup(const State& state) {
  if (!is_setup_stage(state) || state.planets.size() != kPlanets) {
    return Violation("ECG-021"_rule);
  }
  for (const Planet& planet : state.planets) {
    if (planet.stock > 0 || !planet.attached.empty()) return Violation("ECG-021"_rule);
  }
  for (const SideState& side : state.sides) {
    for (CardKind kind = catalogue().first(CardType::Event); kind < catalogue().size(); ++kind) {
      if (side.hand[kind] > 0) return Violation("ECG-019"_rule);
    }
  }
  if (!has_opening_hands(state)) return Violation("ECG-021"_rule);
  const bool one_given = (state.sides[0].faction == kNoCard) != (state.sides[1].faction == kNoCard);
  if (state.awaiting != Awaiting::Faction) return one_given ? Violation("ECG-017"_rule) : Verdict();
  if (state.side(state.active).faction != kNoCard) return Violation("ECG-017"_rule);
  const bool second = state.active != state.first;
  const bool other_has = state.side(opponent_of(state.active)).faction != kNoCard;
  return second == other_has ? Verdict() : Violation("ECG-R54"_rule);
}

// What may be awaited in a window: the answer, or what an answering event asks for.
bool fits_window(const State& state) {
  const bool windowed = state.window != Window::None;
  switch (state.awaiting) {
    case Awaiting::Answer: return windowed;
    case Awaiting::Draw:
    case Awaiting::Number: return true;
    default: return !windowed;
  }
}

// The responder has, or may have, something to answer with (ECG-R43).
bool may_answer(const State& state) {
  if (state.options.always_ask || can_answer(state)) return true;
  const Seat seat = responder_of(state);
  if (state.side(seat).unknown_hand == 0) return false;
  const Unseen left = unseen_cards(state);
  for (CardKind kind = catalogue().first(CardType::Event); kind < catalogue().last(CardType::Event);
       ++kind) {
    if (left[kind] > 0 && is_playable(state, seat, kind)) return true;
  }
  return false;
}

Verdict validate_window(const State& state) {
  if (!fits_window(state)) return Violation("ECG-R28"_rule);
  if (state.awaiting == Awaiting::Answer && !may_answer(state)) return Violation("ECG-R43"_rule);
  const bool waits = state.declared.kind != Declared::Kind::Nothing;
  const bool battle = state.awaiting == Awaiting::Bid || state.awaiting == Awaiting::Casualty;
  if (waits && state.window != Window::Action && !battle) return Violation("ECG-R29"_rule);
  const int left = state.actions_left;
  const bool acted = state.window == Window::Action || state.window == Window::Pass || battle;
  if (state.window == Window::Start && left != kActionsPerTurn) return Violation("ECG-R28"_rule);
  if (acted && left >= kActionsPerTurn) return Violation("ECG-044"_rule, {kActionsPerTurn});
  if (state.window == Window::End && left > 0) return Violation("ECG-044"_rule, {kActionsPerTurn});
  if (state.window == Window::None && state.ceasefire && state.awaiting == Awaiting::Answer) {
    return Violation("ECG-R28"_rule);
  }
  return {};
}

// ---- What is pending ---------------------------------------------------------------------------

bool is_own_stack(const State& state, int stack) {
  return stack < stack_count(state.side(state.active));
}

Verdict validate_declared_card(const State& state) {
  const Declared& declared = state.declared;
  const Seat seat = state.active;
  if (declared.card >= catalogue().size() || !is_hand_card(declared.card)) {
    return Violation("ECG-R29"_rule, {thing(seat)});
  }
  if (declared.stack != 0 || judge_card(state, seat, declared.card)) {
    return Violation("ECG-R29"_rule, {thing(seat)});
  }
  if (declared.target == Target{Spot::Gone, Seat::A, 0}) {
    const CardType type = type_of(declared.card);
    const bool goes = type == CardType::Military || type == CardType::Modifier;
    return goes ? Verdict() : Violation("ECG-R29"_rule, {thing(seat)});
  }
  // An answer may have made room for it, or changed what it is put on.
  if (Verdict verdict = judge_target(state, seat, declared.card, declared.target)) return verdict;
  return {};
}

Verdict validate_declared_attack(const State& state) {
  const Declared& declared = state.declared;
  const bool battle = state.window == Window::None;
  const Violation broken("ECG-R29"_rule, {thing(state.active)});
  if (declared.card != 0) return broken;
  if (declared.stack == kNoStack ? battle : !is_own_stack(state, declared.stack)) return broken;
  const Target target = declared.target;
  if (target == Target{Spot::Gone, Seat::A, 0}) return battle ? Verdict(broken) : Verdict();
  const Seat enemy = responder_of(state);
  switch (target.spot) {
    case Spot::Stack:
      if (target.seat != Seat::A || target.index >= stack_count(state.side(enemy))) return broken;
      return {};
    case Spot::Fleet: {
      // Its last ship may have gone since (ECG-R41); a battle has a defender.
      if (target.seat != enemy || target.index >= state.planets.size()) return broken;
      const bool empty = ships_at(state.side(enemy), target.index) == 0;
      return battle && empty ? Verdict(broken) : Verdict();
    }
    case Spot::Planet:
      if (battle) return broken;
      return judge_attack(state, 0, target) && declared.stack != kNoStack ? Verdict(broken)
                                                                          : Verdict();
    default: return broken;
  }
}

Verdict validate_declared(const State& state) {
  const bool waits = state.declared != Declared{};
  if (waits && state.step != Step::Actions) return Violation("ECG-R29"_rule);
  const bool battle = state.awaiting == Awaiting::Bid || state.awaiting == Awaiting::Casualty;
  switch (state.declared.kind) {
    case Declared::Kind::Nothing:
      if (waits || battle) return Violation("ECG-R29"_rule);
      return {};
    case Declared::Kind::Card: return validate_declared_card(state);
    case Declared::Kind::Attack:
      if (state.ceasefire) return not_allowed(kind_of(Effect::Ceasefire), Condition::Ceasefire);
      return validate_declared_attack(state);
  }
  return Violation("ECG-R29"_rule);
}

bool is_sealed(std::uint16_t sealed) { return sealed != kNotSealed; }
bool is_seen(std::uint16_t sealed) { return sealed < kUnknownSealed; }

// In turn, and never both seen: then they would be opened.
Verdict validate_sealed(const State& state) {
  const std::uint16_t a = state.sides[0].sealed, b = state.sides[1].sealed;
  const bool number = state.awaiting == Awaiting::Number, bid = state.awaiting == Awaiting::Bid;
  if (!number && !bid) {
    return is_sealed(a) || is_sealed(b) ? Violation("ECG-R52"_rule) : Verdict();
  }
  const RuleId rule = number ? "ECG-R37"_rule : "ECG-R46"_rule;
  if (is_seen(a) && is_seen(b)) return Violation(rule);
  const Seat first = number ? state.maelstrom : state.active;
  if (!is_sealed(state.side(first).sealed) && is_sealed(state.side(opponent_of(first)).sealed)) {
    return Violation(rule);
  }
  for (const SideState& side : state.sides) {
    const int most = number ? kHighestPick : side.stockpile;
    if (!is_seen(side.sealed) || side.sealed <= most) continue;
    return number ? Violation("ECG-077"_rule) : Violation("ECG-R45"_rule, {most});
  }
  return {};
}

Verdict validate_pending(const State& state) {
  if (Verdict verdict = validate_declared(state)) return verdict;
  const bool number = state.awaiting == Awaiting::Number;
  if (number != (state.maelstrom != Seat::Chance)) return Violation("ECG-R35"_rule);
  if (number && (!is_seat(state.maelstrom) || state.planets.empty())) {
    return Violation("ECG-R39"_rule);
  }
  if (Verdict verdict = validate_sealed(state)) return verdict;
  // Only a window lets the other seat play it, and it negates what was declared (ECG-072).
  if (number && (state.maelstrom == state.active) != (state.window == Window::None)) {
    return Violation("ECG-R35"_rule);
  }
  if (number && state.declared.kind != Declared::Kind::Nothing) return Violation("ECG-R35"_rule);
  const bool casualty = state.awaiting == Awaiting::Casualty;
  if (casualty != (state.victor != Seat::Chance)) return Violation("ECG-R49"_rule);
  if (!casualty) return {};
  if (!is_seat(state.victor)) return Violation("ECG-R49"_rule);
  int possible = 0;
  any_target(state, spots(Spot::Ship), [&](Target target) {
    if (!judge_casualty(state, target)) ++possible;
    return false;
  });
  return possible > 1 ? Verdict() : Violation("ECG-R49"_rule);
}

Verdict validate_draws(const State& state) {
  if (state.awaiting != Awaiting::Draw) {
    return state.draws_left > 0 || state.drawer != Seat::A ? Violation("ECG-050"_rule) : Verdict();
  }
  if (!is_seat(state.drawer) || deck_size(state) == 0) return Violation("ECG-050"_rule);
  if (state.step != Step::Actions) {
    return state.draws_left > 0 ? Violation("ECG-050"_rule) : Verdict();
  }
  // For an event: played by the player who may act.
  const bool own = state.window == Window::None;
  const bool drawn_by = state.drawer == (own ? state.active : responder_of(state));
  return drawn_by && state.draws_left < 10 ? Verdict() : Violation("ECG-050"_rule);
}

// ---- Turn --------------------------------------------------------------------------------------

// Nothing of a player-turn is left over outside one.
bool is_between_turns(const State& state) {
  return state.window == Window::None && state.actions_left == 0 && !state.ceasefire;
}

Verdict validate_step(const State& state) {
  switch (state.step) {
    case Step::Setup:
      return is_between_turns(state) ? validate_setup(state) : Violation("ECG-021"_rule);
    case Step::Actions:
      if (state.awaiting == Awaiting::Coin || state.awaiting == Awaiting::Order) {
        return is_between_turns(state) ? Verdict() : Violation("ECG-043"_rule);
      }
      if (state.awaiting == Awaiting::Faction || state.awaiting == Awaiting::Nothing) {
        return Violation("ECG-026"_rule);
      }
      return validate_window(state);
    case Step::DrawUp: {
      const bool fits = state.awaiting == Awaiting::Draw && is_between_turns(state) &&
                        state.active == state.first;
      if (!fits || hand_size(state.side(state.drawer)) >= kFullHand) {
        return Violation("ECG-048"_rule);
      }
      return {};
    }
    case Step::Over:
      return state.awaiting == Awaiting::Nothing && is_between_turns(state)
                 ? Verdict()
                 : Violation("ECG-110"_rule);
  }
  return Violation("ECG-026"_rule);
}

Verdict validate_turn(const State& state) {
  for (const Seat seat : {state.first, state.active, state.drawer}) {
    if (!is_seat(seat)) return Violation("ECG-001"_rule);
  }
  if (state.step == Step::Setup) return {};
  if (state.actions_left > kActionsPerTurn || state.ceasefire > 1) {
    return Violation("ECG-044"_rule, {kActionsPerTurn});
  }
  if (state.turn < 1 || state.turn > state.options.last_turn ||
      state.empty_turns > state.options.stall || state.empty_turns > state.turn) {
    return Violation("ECG-R59"_rule);
  }
  return {};
}

Verdict validate_ending(const State& state) {
  const bool over = state.step == Step::Over;
  if (over != (state.ending != Ending::Running)) return Violation("ECG-110"_rule);
  const int a = state.sides[0].stockpile, b = state.sides[1].stockpile;
  const Seat richer = !over || a == b ? Seat::Chance : a > b ? Seat::A : Seat::B;
  if (state.winner != richer) return Violation("ECG-015"_rule);
  return {};
}

}  // namespace

Verdict validate(const State& state) {
  if (Verdict verdict = validate_options(state.options)) return verdict;
  if (Verdict verdict = validate_planets(state)) return verdict;
  if (Verdict verdict = validate_turn(state)) return verdict;
  if (Verdict verdict = validate_cards(state)) return verdict;
  if (Verdict verdict = validate_played(state)) return verdict;
  if (Verdict verdict = validate_factions(state)) return verdict;
  if (Verdict verdict = validate_step(state)) return verdict;
  if (Verdict verdict = validate_pending(state)) return verdict;
  if (Verdict verdict = validate_draws(state)) return verdict;
  return validate_ending(state);
}

}  // namespace mael::cards

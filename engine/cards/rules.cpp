#include "engine/cards/rules.h"

#include <algorithm>
#include <cassert>

#include "engine/cards/battle.h"
#include "engine/cards/effects.h"
#include "engine/cards/flow.h"
#include "engine/cards/legality.h"
#include "engine/core/hash.h"

namespace mael::cards {

// ---- Start -------------------------------------------------------------------------------------

Setup usual_setup() {
  Setup setup;
  for (int i = 0; i < kPlanets; ++i) {
    setup.planets[static_cast<std::size_t>(i)] =
        static_cast<CardKind>(catalogue().first(CardType::Planet) + i);
  }
  return setup;
}

namespace {

bool is_of_type(CardKind kind, CardType type) {
  return kind < catalogue().size() && type_of(kind) == type;
}

bool are_four_planets(const Setup& setup) {
  auto planets = setup.planets;
  std::sort(planets.begin(), planets.end());
  return std::all_of(planets.begin(), planets.end(),
                     [](CardKind kind) { return is_of_type(kind, CardType::Planet); }) &&
         std::adjacent_find(planets.begin(), planets.end()) == planets.end();
}

std::vector<Violation> find_faults(const Setup& setup) {
  std::vector<Violation> faults;
  if (!are_four_planets(setup)) faults.push_back(Violation("ECG-006"_rule, {kPlanets}));
  const auto [a, b] = setup.factions;
  const bool none = a == kNoCard && b == kNoCard;
  if (!none && (a == b || !is_of_type(a, CardType::Faction) || !is_of_type(b, CardType::Faction))) {
    faults.push_back("ECG-017"_rule);
  }
  const Options& options = setup.options;
  if (options.stall < 1 || options.stall > 20 || options.last_turn < 1 || options.last_turn > 99) {
    faults.push_back("ECG-R59"_rule);
  }
  if (options.deck < 1 || options.deck > kDecks) faults.push_back("ECG-R53"_rule);
  return faults;
}

}  // namespace

Result<State, std::vector<Violation>> start(const Setup& setup) {
  std::vector<Violation> faults = find_faults(setup);
  if (!faults.empty()) return faults;
  State state;
  state.options = setup.options;
  for (const CardKind planet : setup.planets) state.planets.push_back({planet, 0, {}});
  for (std::size_t i = 0; i < kSeats; ++i) {
    SideState& side = state.sides[i];
    side.faction = setup.factions[i];
    side.stockpile = kOpeningStock;
    for (CardKind kind = catalogue().first(CardType::Syphon);
         kind < catalogue().last(CardType::Syphon); ++kind) {
      return_to_hand(side, kind);  // both know which these are
    }
  }
  return state;
}

// ---- Whose turn, and the end -------------------------------------------------------------------

namespace {

// Both decide in secret, one after the other (ECG-R37, ECG-R46).
Awaited next_to_seal(const State& state, Seat first) {
  for (const Seat seat : {first, opponent_of(first)}) {
    if (state.side(seat).sealed == kNotSealed) return Awaited::seat(seat);
  }
  return Awaited::nobody();
}

}  // namespace

Awaited to_act(const State& state) {
  switch (state.awaiting) {
    case Awaiting::Draw:
    case Awaiting::Coin: return Awaited::chance();
    case Awaiting::Order:
    case Awaiting::Faction:
    case Awaiting::Turn: return Awaited::seat(state.active);
    case Awaiting::Answer: return Awaited::seat(responder_of(state));
    case Awaiting::Number: return next_to_seal(state, state.maelstrom);
    case Awaiting::Bid: return next_to_seal(state, state.active);
    case Awaiting::Casualty: return Awaited::seat(state.victor);
    case Awaiting::Nothing: return Awaited::nobody();
  }
  return Awaited::nobody();
}

std::uint32_t stage_of(const State& state) {
  const auto number = [](auto value) { return static_cast<std::uint32_t>(value); };
  return number(state.awaiting) | number(state.window) << 8 | number(index_of(state.active)) << 16 |
         number(state.turn) << 24;
}

Outcome outcome(const State& state) {
  if (state.ending == Ending::Running) return {};
  const RuleId rule = state.winner == Seat::Chance     ? "ECG-R60"_rule
                      : state.ending == Ending::Normal ? "ECG-110"_rule
                                                       : "ECG-R59"_rule;
  return Outcome::won_by(state.winner, rule);
}

namespace {

// Where part of the deck and of the hands cannot be told apart, what is drawn stays unknown too.
bool draws_unknown(const State& state) {
  return std::any_of(state.sides.begin(), state.sides.end(),
                     [](const SideState& side) { return side.unknown_hand > 0; });
}

// Calls add(weight, make) for all that chance may do; `left` is what lies in the deck.
template <class Add>
void for_each_chance(const State& state, const Unseen& left, Add&& add) {
  const auto one_of = [&](const Deed& deed) { return Action{Seat::Chance, deed}; };
  if (state.awaiting == Awaiting::Coin) {
    add(1, [&] { return one_of(Coin{Seat::A}); });
    add(1, [&] { return one_of(Coin{Seat::B}); });
    return;
  }
  if (draws_unknown(state)) return add(1, [&] { return one_of(DrawCard{kUnknownCard}); });
  const bool opening = state.step == Step::Setup;
  const CardKind last =
      opening ? catalogue().last(CardType::Military) : catalogue().last(CardType::Modifier);
  for (CardKind kind = catalogue().first(CardType::Military); kind < last; ++kind) {
    if (left[kind] <= 0) continue;
    add(static_cast<std::uint32_t>(left[kind]), [&] { return one_of(DrawCard{kind}); });
  }
}

}  // namespace

void chances(const State& state, std::vector<Weighted<Action>>& actions) {
  actions.clear();
  for_each_chance(state, unseen_cards(state), [&](std::uint32_t weight, auto&& make) {
    actions.push_back({make(), weight});
  });
}

Action deal(const State& state, Random& random) {
  const Unseen left = unseen_cards(state);
  return draw_from<Action>(random, [&](auto&& add) { for_each_chance(state, left, add); });
}

std::optional<Action> forced_action(const State& state, Seat seat,
                                    const std::vector<Action>& legal) {
  if (state.awaiting != Awaiting::Turn || legal.size() != 1) return {};
  const Action& only = legal.front();
  const bool ends =
      std::holds_alternative<EndTurn>(only.deed) || std::holds_alternative<Pass>(only.deed);
  return ends && only.by == seat ? std::optional(only) : std::nullopt;
}

int turn_number(const State& state) {
  const bool second = state.step == Step::DrawUp || state.active != state.first;
  return 2 * state.turn + (second ? 1 : 0);
}

// ---- Carrying out ------------------------------------------------------------------------------

namespace {

class Performer {
 public:
  explicit Performer(const Resolution& resolution)
      : resolution_(resolution), state_(resolution.state) {}

  void perform(Seat by, const ChooseFaction& deed) {
    state_.side(by).faction = deed.card;
    resolution_.tell(happened::FactionChosen{by, deed.card});
    choose_factions();
  }

  void perform(Seat by, const ChooseOrder& deed) {
    state_.first = deed.first ? by : opponent_of(by);
    resolution_.tell(happened::OrderChosen{state_.first});
    if (state_.step != Step::Setup) return begin_player_turn(resolution_, state_.first);
    choose_factions();
  }

  void perform(Seat, const Coin& deed) {
    state_.active = deed.winner;
    state_.awaiting = Awaiting::Order;
    resolution_.tell(happened::CoinTossed{deed.winner});
  }

  void perform(Seat, const DrawCard& deed) {
    const Seat seat = state_.drawer;
    put_in_hand(state_.side(seat), deed.card);
    resolution_.tell(happened::Drew{seat, deed.card});
    go_on_drawing(resolution_, state_.step == Step::DrawUp ? opponent_of(seat) : seat);
  }

  void perform(Seat by, const Play& deed) {
    const bool interrupt = by != state_.active;
    take_from_hand(state_, by, deed.card);
    resolution_.tell(happened::CardPlayed{by, deed.card, deed.target, interrupt});
    pay(resolution_, by, catalogue()[deed.card].cost);
    if (interrupt) {
      if (catalogue()[deed.card].effect == Effect::Maelstrom) negate_declared(resolution_);
      return follow_event(resolution_, by, deed.card, deed.target);
    }
    --state_.actions_left;
    state_.declared = {Declared::Kind::Card, deed.card, 0, deed.target};
    open_window(resolution_, Window::Action);
  }

  void perform(Seat by, const Attack& deed) {
    --state_.actions_left;
    state_.declared = {Declared::Kind::Attack, 0, deed.stack, deed.target};
    resolution_.tell(happened::AttackDeclared{by, deed.stack, deed.target});
    open_window(resolution_, Window::Action);
  }

  void perform(Seat by, const MoveShip& deed) {
    pay(resolution_, by, kMoveFee);
    Target target = deed.target;
    const int stacks = stack_count(state_.side(by));
    Ship ship = take_out_of_play(state_, by, deed.ship);
    const Place from = ship.at;
    // A stack that is emptied by the move closes its gap before the ship arrives.
    const bool closed = stack_count(state_.side(by)) < stacks;
    if (closed && target.spot == Spot::Stack && stack_place(target.index) > from) --target.index;
    ship.at = target.spot == Spot::NewStack ? stack_place(stack_count(state_.side(by)))
                                            : place_of(target);
    put_in_play(state_.side(by), ship);
    resolution_.tell(happened::ShipMoved{by, ship.kind, from, ship.at});
  }

  void perform(Seat by, const Pass&) {
    --state_.actions_left;
    resolution_.tell(happened::Passed{by});
    open_window(resolution_, Window::Pass);
  }

  void perform(Seat, const EndTurn&) { open_window(resolution_, Window::End); }

  void perform(Seat, const Decline&) { close_window(resolution_); }

  void perform(Seat by, const PickNumber& deed) {
    if (seal(by, deed.number)) reveal_numbers(resolution_);
  }

  void perform(Seat by, const Bid& deed) {
    if (seal(by, deed.amount)) reveal_bids(resolution_);
  }

  void perform(Seat, const Kill& deed) { finish_battle(resolution_, deed.ship); }

 private:
  // In turn, the first player first (ECG-R54).
  void choose_factions() {
    for (const Seat seat : {state_.first, opponent_of(state_.first)}) {
      if (state_.side(seat).faction != kNoCard) continue;
      state_.active = seat;
      state_.awaiting = Awaiting::Faction;
      return;
    }
    begin_turn(resolution_);
  }

  // Whether now both are in and can be seen.
  bool seal(Seat by, std::uint16_t value) {
    state_.side(by).sealed = value;
    return std::all_of(state_.sides.begin(), state_.sides.end(),
                       [](const SideState& side) { return side.sealed < kUnknownSealed; });
  }

  Resolution resolution_;
  State& state_;
};

}  // namespace

void apply(State& state, const Action& action, Events* events) {
  assert(!check(state, action));
  Performer performer(Resolution{state, events});
  std::visit([&](const auto& deed) { performer.perform(action.by, deed); }, action.deed);
}

// ---- Hash --------------------------------------------------------------------------------------

namespace {

class StateHasher {
 public:
  std::uint64_t hash(const State& state) {
    for (const SideState& side : state.sides) add(side);
    add_size(state.planets);
    for (const Planet& planet : state.planets) {
      add_number(planet.kind);
      add_number(planet.stock);
      add(planet.attached);
    }
    add(state.discard);
    add(state.options);
    add_stage(state);
    add(state.declared);
    return hasher_.value();
  }

 private:
  template <class T>
  void add_number(T value) {
    if constexpr (sizeof(T) == 1) {
      hasher_.add_byte(static_cast<std::uint8_t>(value));
    } else {
      hasher_.add(static_cast<std::uint64_t>(value));
    }
  }
  template <class List>
  void add_size(const List& list) {
    add_number(static_cast<std::uint8_t>(list.size()));
  }
  void add(const Counts& counts) {
    for (const std::uint8_t count : counts) add_number(count);
  }
  void add(const Attached& attached) {
    add_size(attached);
    for (const CardKind kind : attached) add_number(kind);
  }
  void add(const Options& options) {
    add_number(options.always_ask);
    add_number(options.stall);
    add_number(options.last_turn);
    add_number(options.deck);
  }
  void add(const SideState& side) {
    add_size(side.ships);
    for (const Ship& ship : side.ships) {
      add_number(ship.kind);
      add_number(ship.at);
      add(ship.attached);
    }
    add(side.hand);
    add(side.shown);
    add_number(side.unknown_hand);
    add_number(side.faction);
    add_number(side.stockpile);
    add_number(side.sealed);
  }
  void add(Target target) {
    add_number(target.spot);
    add_number(target.seat);
    add_number(target.index);
  }
  void add(const Declared& declared) {
    add_number(declared.kind);
    add_number(declared.card);
    add_number(declared.stack);
    add(declared.target);
  }
  void add_stage(const State& state) {
    add_number(state.step);
    add_number(state.awaiting);
    add_number(state.window);
    for (const Seat seat :
         {state.first, state.active, state.drawer, state.maelstrom, state.victor, state.winner}) {
      add_number(seat);
    }
    for (const std::uint8_t number :
         {state.turn, state.empty_turns, state.actions_left, state.ceasefire, state.draws_left}) {
      add_number(number);
    }
    add_number(state.ending);
  }

  Hasher hasher_;
};

}  // namespace

std::uint64_t hash_of(const State& state) { return StateHasher().hash(state); }

}  // namespace mael::cards

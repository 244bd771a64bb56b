#include <algorithm>
#include <numeric>

#include "engine/core/hash.h"
#include "tests/toy/toy.h"

namespace mael::toy {
namespace {

using Kind = Interrupt::Kind;

bool is_sailing(const State& state) { return !state.path.empty(); }

// Whose card is drawn next.
Seat drawer(const State& state) {
  for (const Seat seat : seats_of(state)) {
    if (state.of(seat).hand.size() < kDealt) return seat;
  }
  return Seat::Chance;
}

void insert_sorted(Hand& hand, Card card) {
  hand.insert(static_cast<int>(std::lower_bound(hand.begin(), hand.end(), card) - hand.begin()),
              card);
}

// A card that is not seen in the hand is one of the unknown ones.
void take_from(Hand& hand, Card card) {
  const auto at = std::find(hand.begin(), hand.end(), card);
  hand.erase(at == hand.end() ? 0 : static_cast<int>(at - hand.begin()));
}

// The first seat after `last`, or of all, that may interrupt; Seat::Chance: none.
template <class May>
Seat next_of(const State& state, int last, May&& may) {
  for (const Seat seat : seats_of(state)) {
    if (index_of(seat) > last && seat != state.captain && may(seat)) return seat;
  }
  return Seat::Chance;
}

Seat next_hailer(const State& state, int last) {
  const Point end = state.path[state.path.size() - 1];
  return next_of(state, last,
                 [&](Seat seat) { return is_within(state.of(seat).at, end, kHailed); });
}

Seat next_teller(const State& state, int last) {
  return next_of(state, last, [&](Seat seat) { return seat != state.interrupts[0].asked; });
}

void end_sailing(State& state, bool arrives) {
  if (arrives) state.of(state.captain).at = state.path[state.path.size() - 1];
  state.path.clear();
  state.interrupts.clear();
  state.step = Step::Dice;
}

void ask_hailer(State& state, Seat hailer) {
  state.interrupts.clear();
  if (hailer == Seat::Chance) return end_sailing(state, true);
  state.interrupts.push_back({Kind::MayHail, hailer, 0});
}

void ask_teller(State& state, Seat teller, std::uint8_t bribe) {
  if (state.interrupts.size() > 1) state.interrupts.erase(1);
  if (teller != Seat::Chance) return state.interrupts.push_back({Kind::MayTell, teller, bribe});
  state.of(state.captain).coins = static_cast<std::uint8_t>(state.of(state.captain).coins - bribe);
  Skiff& hailer = state.of(state.interrupts[0].asked);
  hailer.coins = static_cast<std::uint8_t>(hailer.coins + bribe);
  end_sailing(state, true);
}

// Whoever offers cards has them.
void show_offered(State& state) {
  Hand& hand = state.of(state.captain).hand;
  Hand rest = hand;
  for (const Card card : state.offer.give) take_from(rest, card);
  for (const Card card : state.offer.give) insert_sorted(rest, card);
  hand = rest;
}

// Once all bids are in and seen.
void settle_bids(State& state) {
  Seat best = Seat::A;
  for (const Seat seat : seats_of(state)) {
    const std::uint16_t bid = state.of(seat).bid;
    if (bid >= kUnknownSealed) return;
    if (bid > state.of(best).bid) best = seat;
  }
  state.of(best).coins = static_cast<std::uint8_t>(state.of(best).coins - state.of(best).bid);
  for (Skiff& skiff : state.skiffs) skiff.bid = kNotSealed;
  state.captain = best;
  state.step = Step::Turn;
}

struct Carry {
  State& state;
  Seat by;

  void operator()(const Draw& deed) {
    insert_sorted(state.of(drawer(state)).hand, deed.card);
    if (drawer(state) == Seat::Chance) state.step = Step::Bid;
  }
  void operator()(const Bid& deed) {
    state.of(by).bid = deed.amount;
    settle_bids(state);
  }
  void operator()(const MakeOffer& deed) {
    state.offer = deed.offer;
    state.offered = true;
    state.step = Step::Consent;
  }
  void operator()(const Consent& deed) {
    Hand& own = state.of(state.captain).hand;
    Hand& other = state.of(by).hand;
    if (deed.takes) {
      for (const Card card : state.offer.give) take_from(own, card);
      for (const Card card : state.offer.want) take_from(other, card);
      for (const Card card : state.offer.give) insert_sorted(other, card);
      for (const Card card : state.offer.want) insert_sorted(own, card);
    }
    state.offer = {};
    state.step = Step::Turn;
  }
  void operator()(const Sail& deed) {
    state.path = deed.path;
    ask_hailer(state, next_hailer(state, -1));
  }
  void operator()(const Rest&) { state.step = Step::Dice; }
  void operator()(const Hail& deed) {
    if (!deed.hails) return ask_hailer(state, next_hailer(state, index_of(by)));
    state.interrupts[0].kind = Kind::Hailed;
  }
  void operator()(const Bribe& deed) { ask_teller(state, next_teller(state, -1), deed.amount); }
  void operator()(const TurnBack&) { end_sailing(state, false); }
  void operator()(const Tell& deed) {
    const std::uint8_t bribe = state.interrupts[1].bribe;
    if (!deed.tells) return ask_teller(state, next_teller(state, index_of(by)), bribe);
    state.of(state.captain).coins =
        static_cast<std::uint8_t>(state.of(state.captain).coins - bribe);
    end_sailing(state, false);
  }
  void operator()(const Roll& deed) {
    const auto sixes = std::count(deed.dice.begin(), deed.dice.end(), 6);
    state.storm = sixes >= kStorm;
    std::uint8_t& coins = state.of(state.captain).coins;
    coins = static_cast<std::uint8_t>(coins + sixes);
    state.captain = Seat::Chance;
    state.offered = false;
    state.step = state.storm || state.round == kRounds ? Step::Over : Step::Bid;
    if (state.step == Step::Bid) ++state.round;
  }
};

struct Judge {
  const State& state;
  Seat by;

  static Verdict unless(bool kept, RuleId rule) { return kept ? Verdict() : Violation(rule); }
  Verdict when(Step step, bool interrupted = false) const {
    return unless(state.step == step && state.interrupts.empty() != interrupted, "TOY-091"_rule);
  }
  Verdict when(Kind kind) const {
    const auto& stack = state.interrupts;
    return unless(!stack.empty() && stack[stack.size() - 1].kind == kind, "TOY-091"_rule);
  }
  bool pays(int amount) const { return amount <= state.of(by).coins; }

  Verdict operator()(const Draw&) const { return when(Step::Draw); }
  Verdict operator()(const Roll& deed) const {
    if (const Verdict verdict = when(Step::Dice)) return verdict;
    const bool rolled = std::all_of(deed.dice.begin(), deed.dice.end(),
                                    [](int die) { return die >= 1 && die <= 6; });
    return unless(deed.dice.full() && rolled, "TOY-040"_rule);
  }
  Verdict operator()(const Bid& deed) const {
    if (const Verdict verdict = when(Step::Bid)) return verdict;
    return unless(deed.amount == kUnknownSealed || pays(deed.amount), "TOY-003"_rule);
  }
  Verdict operator()(const MakeOffer& deed) const {
    if (const Verdict verdict = when(Step::Turn)) return verdict;
    return judge_offer(state, deed.offer);
  }
  Verdict operator()(const Consent& deed) const {
    if (const Verdict verdict = when(Step::Consent)) return verdict;
    return unless(!deed.takes || holds(state.of(by).hand, state.offer.want), "TOY-013"_rule);
  }
  Verdict operator()(const Sail& deed) const {
    if (const Verdict verdict = when(Step::Turn)) return verdict;
    return judge_path(state, deed.path);
  }
  Verdict operator()(const Rest&) const { return when(Step::Turn); }
  Verdict operator()(const Hail&) const { return when(Kind::MayHail); }
  Verdict operator()(const Bribe& deed) const {
    if (const Verdict verdict = when(Kind::Hailed)) return verdict;
    return unless(pays(deed.amount), "TOY-031"_rule);
  }
  Verdict operator()(const TurnBack&) const { return when(Kind::Hailed); }
  Verdict operator()(const Tell&) const { return when(Kind::MayTell); }
};

void list_offers(const State& state, std::vector<Action>& actions) {
  if (state.offered) return;
  const Hand& hand = state.of(state.captain).hand;
  for (const Seat seat : seats_of(state)) {
    if (seat == state.captain) continue;
    for (int i = 0; i < hand.size(); ++i) {
      if (hand[i] == kUnknownCard || (i > 0 && hand[i] == hand[i - 1])) continue;
      for (Card want = 1; want <= kKinds; ++want) {
        Offer offer{seat, {}, {}};
        offer.give.push_back(hand[i]);
        offer.want.push_back(want);
        if (!judge_offer(state, offer)) actions.push_back({state.captain, MakeOffer{offer}});
      }
    }
  }
}

void list_paths(const State& state, std::vector<Action>& actions) {
  const Point at = state.of(state.captain).at;
  const auto add = [&](Point to) {
    Path path;
    path.push_back(to);
    if (!judge_path(state, path)) actions.push_back({state.captain, Sail{path}});
  };
  for (const std::int32_t far : {kRange / 2, kRange}) {
    const std::int32_t aside = far * 7 / 10;
    for (const auto& [dx, dy] :
         {std::pair(far, 0), std::pair(aside, aside), std::pair(0, far), std::pair(-aside, aside),
          std::pair(-far, 0), std::pair(-aside, -aside), std::pair(0, -far),
          std::pair(aside, -aside)}) {
      if (at.x + dx != 0 || at.y + dy != 0) add({at.x + dx, at.y + dy});
    }
  }
  if (at != Point()) add({});
}

void list_interrupt(const State& state, std::vector<Action>& actions) {
  const Interrupt& top = state.interrupts[state.interrupts.size() - 1];
  const auto add = [&](Seat by, const Deed& deed) { actions.push_back({by, deed}); };
  if (top.kind == Kind::MayHail) {
    add(top.asked, Hail{true});
    add(top.asked, Hail{false});
  } else if (top.kind == Kind::MayTell) {
    add(top.asked, Tell{true});
    add(top.asked, Tell{false});
  } else {
    for (int i = 0; i <= state.of(state.captain).coins; ++i) {
      add(state.captain, Bribe{static_cast<std::uint8_t>(i)});
    }
    add(state.captain, TurnBack{});
  }
}

void list_bids(const State& state, std::vector<Action>& actions) {
  for (const Seat seat : to_act(state).seats()) {
    for (int i = 0; i <= state.of(seat).coins; ++i) {
      actions.push_back({seat, Bid{static_cast<std::uint16_t>(i)}});
    }
  }
}

Roll roll_of(const auto& die) {
  Roll roll;
  while (!roll.dice.full()) roll.dice.push_back(static_cast<std::uint8_t>(die()));
  return roll;
}

int wealth_of(const State& state, Seat seat) {
  return state.of(seat).coins + state.of(seat).hand.size();
}

int cards_of(const State& state) {
  return std::accumulate(state.skiffs.begin(), state.skiffs.end(), 0,
                         [](int sum, const Skiff& skiff) { return sum + skiff.hand.size(); });
}

bool is_home(const State& state, Seat seat) { return is_within(state.of(seat).at, {}, kHarbour); }

}  // namespace

Result<State, std::vector<Violation>> start(const Setup& setup) {
  if (setup.seats < 1 || setup.seats > kSeats) return std::vector<Violation>{{"TOY-001"_rule}};
  State state;
  state.seats = static_cast<std::uint8_t>(setup.seats);
  return state;
}

Awaited to_act(const State& state) {
  if (!state.interrupts.empty()) {
    const Interrupt& top = state.interrupts[state.interrupts.size() - 1];
    return Awaited::seat(top.kind == Kind::Hailed ? state.captain : top.asked);
  }
  Awaited bidders;
  switch (state.step) {
    case Step::Draw:
    case Step::Dice: return Awaited::chance();
    case Step::Bid:
      for (const Seat seat : seats_of(state)) {
        if (state.of(seat).bid == kNotSealed) bidders = bidders.with(seat);
      }
      return bidders;
    case Step::Turn: return Awaited::seat(state.captain);
    case Step::Consent: return Awaited::seat(state.offer.to);
    case Step::Over: break;
  }
  return Awaited::nobody();
}

bool holds(const Hand& hand, const Cards& cards) {
  Hand left = hand;
  for (const Card card : cards) {
    if (left.empty()) return false;
    const auto at = std::find(left.begin(), left.end(), card);
    if (at == left.end() && left[0] != kUnknownCard) return false;
    take_from(left, card);
  }
  return true;
}

Verdict judge_offer(const State& state, const Offer& offer) {
  const auto is_card = [](Card card) { return card >= 1 && card <= kKinds; };
  if (state.offered || offer.to == state.captain || !seats_of(state).includes(offer.to)) {
    return Violation("TOY-010"_rule);
  }
  if (!std::all_of(offer.give.begin(), offer.give.end(), is_card) ||
      !holds(state.of(state.captain).hand, offer.give)) {
    return Violation("TOY-011"_rule);
  }
  const bool wanted = std::all_of(offer.want.begin(), offer.want.end(), is_card);
  if (!wanted || (offer.give.empty() && offer.want.empty())) return Violation("TOY-012"_rule);
  return {};
}

Verdict judge_path(const State& state, const Path& path) {
  if (path.empty()) return Violation("TOY-023"_rule);
  Point from = state.of(state.captain).at;
  std::int32_t length = 0;
  for (const Point& to : path) {
    if (std::abs(to.x) > kSea || std::abs(to.y) > kSea) return Violation("TOY-021"_rule);
    length += length_between(from, to);
    if (length > kRange) return Violation("TOY-020"_rule, {length - kRange});
    if (is_near_way(kReef, from, to, kReefSize)) return Violation("TOY-022"_rule);
    from = to;
  }
  return {};
}

bool is_whole(const State& state) {
  return std::none_of(state.skiffs.begin(), state.skiffs.end(), [](const Skiff& skiff) {
    return skiff.bid == kUnknownSealed || (!skiff.hand.empty() && skiff.hand[0] == kUnknownCard);
  });
}

Verdict check(const State& state, const Action& action) {
  if (is_whole(state)) ++work.checked;
  if (!to_act(state).includes(action.by)) return Violation("TOY-091"_rule);
  const bool dealt =
      std::holds_alternative<Draw>(action.deed) || std::holds_alternative<Roll>(action.deed);
  if (dealt != (action.by == Seat::Chance)) return Violation("TOY-091"_rule);
  return std::visit(Judge{state, action.by}, action.deed);
}

void legal_actions(const State& state, std::vector<Action>& actions) {
  actions.clear();
  if (!state.interrupts.empty()) return list_interrupt(state, actions);
  switch (state.step) {
    case Step::Draw:
      for (Card card = 1; card <= kKinds; ++card) actions.push_back({Seat::Chance, Draw{card}});
      return;
    case Step::Bid: return list_bids(state, actions);
    case Step::Turn:
      actions.push_back({state.captain, Rest{}});
      list_paths(state, actions);
      return list_offers(state, actions);
    case Step::Consent:
      if (holds(state.of(state.offer.to).hand, state.offer.want)) {
        actions.push_back({state.offer.to, Consent{true}});
      }
      actions.push_back({state.offer.to, Consent{false}});
      return;
    case Step::Dice:
      for (const int die : {1, 6}) {
        actions.push_back({Seat::Chance, roll_of([&] { return die; })});
      }
      return;
    case Step::Over: return;
  }
}

bool lists_all(const State& state, Seat seat) {
  if (!state.interrupts.empty()) return true;
  return !(state.step == Step::Turn && seat == state.captain) &&
         !(state.step == Step::Dice && seat == Seat::Chance);
}

std::optional<Action> forced_action(const State& state, Seat seat,
                                    const std::vector<Action>& legal) {
  return legal.size() == 1 && lists_all(state, seat) ? std::optional(legal[0]) : std::nullopt;
}

void apply(State& state, const Action& action, Events* events) {
  if (is_whole(state)) ++work.applied;
  std::visit(Carry{state, action.by}, action.deed);
  if (events) events->push_back({action, state});
}

Seats seats_of(const State& state) { return Seats::first(state.seats); }

int turn_number(const State& state) { return state.round; }

Outcome outcome(const State& state) {
  if (state.step != Step::Over) return {};
  Outcome end{true, state.storm ? "TOY-041"_rule : "TOY-050"_rule, {}, false};
  int most = -1;
  for (const Seat seat : seats_of(state)) {
    if (state.storm || !is_home(state, seat) || wealth_of(state, seat) < most) continue;
    if (wealth_of(state, seat) > most) end.winners = {};
    end.winners = end.winners.with(seat);
    most = wealth_of(state, seat);
  }
  return end;
}

Action deal(const State& state, Random& random) {
  if (state.step == Step::Draw) {
    return {Seat::Chance, Draw{static_cast<Card>(1 + random.below(kKinds))}};
  }
  return {Seat::Chance, roll_of([&] { return 1 + random.below(6); })};
}

void chances(const State& state, std::vector<Weighted<Action>>& actions) {
  actions.clear();
  if (state.step != Step::Draw) return;
  for (Card card = 1; card <= kKinds; ++card) actions.push_back({{Seat::Chance, Draw{card}}, 1});
}

State observe(const State& state, Seat seat) {
  State seen = state;
  for (const Seat other : seats_of(state)) {
    if (other == seat) continue;
    Skiff& skiff = seen.of(other);
    for (Card& card : skiff.hand) card = kUnknownCard;
    if (skiff.bid != kNotSealed) skiff.bid = kUnknownSealed;
  }
  return seen;
}

Action observe(const State& before, const Action& action, Seat seat) {
  Action seen = action;
  if (auto* drawn = std::get_if<Draw>(&seen.deed); drawn && drawer(before) != seat) {
    drawn->card = kUnknownCard;
  }
  if (auto* bid = std::get_if<Bid>(&seen.deed); bid && action.by != seat) {
    bid->amount = kUnknownSealed;
  }
  return seen;
}

Event observe(const State& before, const Event& event, Seat seat) {
  return {observe(before, event.action, seat), observe(event.after, seat)};
}

State imagine(const State& observation, Random& random) {
  State world = observation;
  if (world.step == Step::Consent) show_offered(world);
  for (const Seat seat : seats_of(world)) {
    Skiff& skiff = world.of(seat);
    for (Card& card : skiff.hand) {
      if (card == kUnknownCard) card = static_cast<Card>(1 + random.below(kKinds));
    }
    std::sort(skiff.hand.begin(), skiff.hand.end());
    if (skiff.bid == kUnknownSealed) {
      skiff.bid = static_cast<std::uint16_t>(random.below(skiff.coins + 1u));
    }
  }
  if (world.step == Step::Bid) settle_bids(world);
  return world;
}

Verdict validate(const State& state) {
  const Violation broken("TOY-090"_rule);
  const Seats seats = seats_of(state);
  const bool led =
      state.step == Step::Turn || state.step == Step::Consent || state.step == Step::Dice;
  if (state.seats < 1 || state.seats > kSeats || state.round < 1 || state.round > kRounds)
    return broken;
  if (led != seats.includes(state.captain) || (!led && state.offered)) return broken;
  if (is_sailing(state) == state.interrupts.empty()) return broken;
  if (is_sailing(state) && (state.step != Step::Turn || judge_path(state, state.path)))
    return broken;
  State before = state;
  before.offered = false;
  if (state.step == Step::Consent ? !state.offered || judge_offer(before, state.offer).has_value()
                                  : state.offer != Offer()) {
    return broken;
  }
  const auto& stack = state.interrupts;
  for (int i = 0; i < stack.size(); ++i) {
    if (!seats.includes(stack[i].asked) || stack[i].asked == state.captain) return broken;
    if ((stack[i].kind == Kind::MayTell) != (i == 1) || i > 1) return broken;
    if (i == 1 && (stack[0].kind != Kind::Hailed || stack[1].asked == stack[0].asked))
      return broken;
    if (stack[i].bribe > (i == 1 ? state.of(state.captain).coins : 0)) return broken;
    if (i == 0 &&
        !is_within(state.of(stack[0].asked).at, state.path[state.path.size() - 1], kHailed)) {
      return broken;
    }
  }
  for (int i = 0; i < kSeats; ++i) {
    const Skiff& skiff = state.skiffs[static_cast<std::size_t>(i)];
    if (i >= state.seats) {
      if (!(skiff == Skiff())) return broken;
      continue;
    }
    if (skiff.coins > kMostCoins || std::abs(skiff.at.x) > kSea || std::abs(skiff.at.y) > kSea ||
        !std::is_sorted(skiff.hand.begin(), skiff.hand.end())) {
      return broken;
    }
    for (const Card card : skiff.hand) {
      if (card > kKinds) return broken;
    }
    if (skiff.bid < kUnknownSealed ? state.step != Step::Bid || skiff.bid > skiff.coins
                                   : skiff.bid == kUnknownSealed && state.step != Step::Bid) {
      return broken;
    }
  }
  const bool drawing = state.step == Step::Draw;
  const int dealt = cards_of(state), all = kDealt * state.seats;
  if (drawing ? state.round != 1 || dealt >= all || drawer(state) == Seat::Chance : dealt != all) {
    return broken;
  }
  if (state.step == Step::Bid && to_act(state).is_nobody() &&
      std::none_of(seats.begin(), seats.end(),
                   [&](Seat seat) { return state.of(seat).bid == kUnknownSealed; })) {
    return broken;
  }
  return {};
}

int evaluate(const State& state, Seat seat) {
  constexpr int kWon = 1'000'000;
  if (state.step == Step::Over) return outcome(state).winners.includes(seat) ? kWon : -kWon;
  const auto worth = [&](Seat of) {
    const int rounds = kRounds - state.round + 1;
    const int way = length_between(state.of(of).at, {}) / (200 * rounds);
    return 10 * wealth_of(state, of) - (is_home(state, of) ? 0 : way);
  };
  int best = -kWon;
  for (const Seat other : seats_of(state)) {
    if (other != seat) best = std::max(best, worth(other));
  }
  return worth(seat) - std::max(best, 0);
}

std::uint64_t hash_of(const State& state) {
  Hasher hasher;
  hasher.add(write_position(state));
  return hasher.value();
}

bool keeps_pieces(const State& before, const State& after) {
  return cards_of(after) == cards_of(before) + (before.step == Step::Draw ? 1 : 0);
}

}  // namespace mael::toy

#include "engine/cards/observe.h"

#include <algorithm>
#include <cassert>
#include <numeric>

#include "engine/cards/bots/secrets.h"
#include "engine/cards/legality.h"
#include "engine/play/dealer.h"

namespace mael::cards {
namespace {

void hide_hand(SideState& side) {
  for (CardKind kind = 0; kind < catalogue().size(); ++kind) {
    side.unknown_hand =
        static_cast<std::uint8_t>(side.unknown_hand + side.hand[kind] - side.shown[kind]);
    side.hand[kind] = side.shown[kind];
  }
}

// No player has drawn from the whole deck yet: hands hold nothing but ships (ECG-019).
bool are_opening_hands(const State& state) { return state.turn <= 1 && state.step != Step::DrawUp; }

// Takes a card out of these, each copy equally likely.
CardKind draw_unseen(Unseen& left, Random& random, CardKind first, CardKind last) {
  const int total = std::accumulate(left.begin() + first, left.begin() + last, 0);
  if (total <= 0) return kNoCard;
  int place = static_cast<int>(random.below(static_cast<std::uint32_t>(total)));
  for (CardKind kind = first; kind < last; ++kind) {
    place -= left[kind];
    if (place >= 0) continue;
    --left[kind];
    return kind;
  }
  return kNoCard;
}

void imagine_hands(State& state, Random& random) {
  const CardKind first = catalogue().first(CardType::Military);
  const CardKind last = are_opening_hands(state) ? catalogue().last(CardType::Military)
                                                 : static_cast<CardKind>(catalogue().size());
  Unseen left = unseen_cards(state);
  for (SideState& side : state.sides) {
    while (side.unknown_hand > 0) {
      CardKind kind = draw_unseen(left, random, first, last);
      // More than there are ships: some have been drawn from the whole deck.
      if (kind == kNoCard)
        kind = draw_unseen(left, random, last, static_cast<CardKind>(catalogue().size()));
      assert(kind != kNoCard);  // validate counts the cards there are
      --side.unknown_hand;
      ++side.hand[kind];
    }
  }
}

// Whether the responder must hold an event, though none is known.
bool must_hold_answer(const State& state) {
  return state.awaiting == Awaiting::Answer && !state.options.always_ask && !can_answer(state);
}

// Hands in which the responder has an answer: by trying often, and then by giving it one.
void imagine_answering_hands(State& state, Random& random) {
  constexpr int kTries = 40;
  for (int i = 0; i < kTries; ++i) {
    State guess = state;
    imagine_hands(guess, random);
    if (can_answer(guess)) {
      state = guess;
      return;
    }
  }
  SideState& side = state.side(responder_of(state));
  for (CardKind kind = catalogue().first(CardType::Event);
       side.unknown_hand > 0 && kind < catalogue().last(CardType::Event); ++kind) {
    if (unseen(state, kind) <= 0 || !is_playable(state, responder_of(state), kind)) continue;
    --side.unknown_hand;
    ++side.hand[kind];
    break;
  }
  imagine_hands(state, random);
}

void imagine_sealed(State& state, Random& random) {
  std::vector<Weighted<Action>> sensible;
  for (const Seat seat : {Seat::A, Seat::B}) {
    std::uint16_t& sealed = state.side(seat).sealed;
    if (sealed != kUnknownSealed) continue;
    weigh_sealed_of(state, seat, sensible);
    const Deed deed = draw(sensible, random).deed;
    sealed = state.awaiting == Awaiting::Bid ? std::get<Bid>(deed).amount
                                             : std::get<PickNumber>(deed).number;
  }
}

}  // namespace

State observe(const State& state, Seat seat) {
  State seen = state;
  for (const Seat other : {Seat::A, Seat::B}) {
    if (other == seat) continue;
    hide_hand(seen.side(other));
    if (seen.side(other).sealed != kNotSealed) seen.side(other).sealed = kUnknownSealed;
  }
  return seen;
}

Action observe(const State& before, const Action& action, Seat seat) {
  Action seen = action;
  if (auto* drawn = std::get_if<DrawCard>(&seen.deed)) {
    if (before.drawer != seat) drawn->card = kUnknownCard;
  } else if (auto* pick = std::get_if<PickNumber>(&seen.deed)) {
    if (action.by != seat) pick->number = kUnknownSealed;
  } else if (auto* bid = std::get_if<Bid>(&seen.deed)) {
    if (action.by != seat) bid->amount = kUnknownSealed;
  }
  return seen;
}

Event observe(const State&, const Event& event, Seat seat) {
  const auto* drew = std::get_if<happened::Drew>(&event);
  if (!drew || drew->seat == seat) return event;
  return happened::Drew{drew->seat, kUnknownCard};
}

State imagine(const State& observation, Random& random) {
  State state = observation;
  if (must_hold_answer(state)) {
    imagine_answering_hands(state, random);
  } else {
    imagine_hands(state, random);
  }
  imagine_sealed(state, random);
  return state;
}

std::uint16_t sealed_of(const State& state, Seat seat) { return state.side(seat).sealed; }

void seal(State& state, Seat seat, std::uint16_t value) { state.side(seat).sealed = value; }

Action action_to_seal(const State& state, Seat seat, std::uint16_t value) {
  if (state.awaiting == Awaiting::Bid) return {seat, Bid{value}};
  return {seat, PickNumber{value}};
}

std::optional<std::uint16_t> sealed_by(const Action& action) {
  if (const auto* bid = std::get_if<Bid>(&action.deed)) return bid->amount;
  if (const auto* pick = std::get_if<PickNumber>(&action.deed)) return pick->number;
  return {};
}

}  // namespace mael::cards

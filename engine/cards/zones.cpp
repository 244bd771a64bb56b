#include "engine/cards/zones.h"

#include <algorithm>
#include <cstring>

#include "engine/cards/derived.h"

namespace mael::cards {
namespace {

// The stack a declared action names by number is the acting seat's own, or its enemy's.
void close_stack_gap(State& state, Seat seat, int stack) {
  for (Ship& ship : state.side(seat).ships) {
    if (ship.is_attacking() && ship.stack() > stack) --ship.at;
  }
  Declared& declared = state.declared;
  const bool attacks = declared.kind == Declared::Kind::Attack;
  if (attacks && seat == state.active && declared.stack != kNoStack) {
    if (declared.stack == stack) {
      declared.stack = kNoStack;
    } else if (declared.stack > stack) {
      --declared.stack;
    }
  }
  const Seat named = attacks ? opponent_of(state.active) : state.active;
  if (declared.target.spot != Spot::Stack || seat != named) return;
  if (declared.target.index == stack) declared.target = {Spot::Gone, Seat::A, 0};
  if (declared.target.index > stack) --declared.target.index;
}

// Cards are counted eight kinds at a time, each pair of counts in sixteen bits: asked at every
// position a bot looks at.
constexpr std::size_t kAtOnce = sizeof(std::uint64_t);
static_assert(sizeof(Counts) % kAtOnce == 0);

std::uint64_t eight_from(const std::uint8_t* counts) {
  std::uint64_t eight;
  std::memcpy(&eight, counts, sizeof eight);
  return eight;
}

constexpr std::uint64_t in_pairs(std::uint64_t eight) {
  constexpr std::uint64_t kEverySecond = 0x00ff00ff00ff00ff;
  return (eight & kEverySecond) + (eight >> 8 & kEverySecond);
}

constexpr int sum_of(std::uint64_t pairs) {
  return static_cast<int>(pairs * 0x0001000100010001 >> 48);
}

int sum_of_all(const Counts& counts) {
  std::uint64_t pairs = 0;
  for (std::size_t i = 0; i < counts.size(); i += kAtOnce) {
    pairs += in_pairs(eight_from(counts.data() + i));
  }
  return sum_of(pairs);
}

}  // namespace

int count_of(const Counts& counts, CardType type) {
  const Catalogue& cards = catalogue();
  int sum = 0;
  for (int kind = cards.first(type); kind < cards.last(type); ++kind) {
    sum += counts[static_cast<std::size_t>(kind)];
  }
  return sum;
}

int hand_size(const SideState& side) { return sum_of_all(side.hand) + side.unknown_hand; }

int deck_cards_in(const SideState& side, int hand) {
  return hand - count_of(side.hand, CardType::Syphon);
}

Unseen unseen_cards(const State& state) {
  Unseen left{};
  const auto take = [&](CardKind kind) {
    // What is read from outside is counted before it is checked.
    if (kind < kMaxKinds) --left[kind];
  };
  for (CardKind kind = 0; kind < catalogue().size(); ++kind) {
    int count = catalogue()[kind].copies_in(state.options.deck) - state.discard[kind];
    for (const SideState& side : state.sides) count -= side.hand[kind];
    const bool resolved = state.maelstrom != Seat::Chance;
    if (resolved && catalogue()[kind].effect == Effect::Maelstrom) --count;
    left[kind] = static_cast<std::int16_t>(count);
  }
  for (const SideState& side : state.sides) {
    for (const Ship& ship : side.ships) {
      take(ship.kind);
      std::for_each(ship.attached.begin(), ship.attached.end(), take);
    }
  }
  for (const Planet& planet : state.planets) {
    std::for_each(planet.attached.begin(), planet.attached.end(), take);
  }
  if (state.declared.kind == Declared::Kind::Card) take(state.declared.card);
  return left;
}

int unseen(const State& state, CardKind kind) { return unseen_cards(state)[kind]; }

int deck_size(const State& state) {
  const CardKind first = catalogue().first(CardType::Military);
  int held = 0;
  for (const SideState& side : state.sides) {
    held += deck_cards_in(side, hand_size(side));
    for (const Ship& ship : side.ships) held += (ship.kind >= first ? 1 : 0) + ship.attached.size();
  }
  return deck_size(state, held);
}

int deck_size(const State& state, int held) {
  const CardKind first = catalogue().first(CardType::Military);
  const int discarded = sum_of_all(state.discard) - count_of(state.discard, CardType::Syphon);
  int left = catalogue().deck_size(state.options.deck) - held - discarded;
  for (const Planet& planet : state.planets) left -= planet.attached.size();
  const bool declared = state.declared.kind == Declared::Kind::Card && state.declared.card >= first;
  return left - (declared ? 1 : 0) - (state.maelstrom != Seat::Chance ? 1 : 0);
}

bool can_show(const State& state, Seat seat, CardKind kind) {
  const SideState& side = state.side(seat);
  if (kind >= catalogue().size()) return false;
  return side.hand[kind] > 0 ||
         (side.unknown_hand > 0 && is_deck_card(kind) && unseen(state, kind) > 0);
}

void take_from_hand(State& state, Seat seat, CardKind kind) {
  SideState& side = state.side(seat);
  if (side.hand[kind] == 0) {
    --side.unknown_hand;
    return;
  }
  --side.hand[kind];
  if (side.shown[kind] > 0) --side.shown[kind];
}

void put_in_hand(SideState& side, CardKind kind) {
  if (kind == kUnknownCard) {
    ++side.unknown_hand;
  } else {
    ++side.hand[kind];
  }
}

void return_to_hand(SideState& side, CardKind kind) {
  ++side.hand[kind];
  ++side.shown[kind];
}

int put_in_play(SideState& side, const Ship& ship) {
  int index = side.ships.size();
  const auto comes_after = [&](const Ship& other) {
    return other.at != ship.at ? other.at > ship.at : other.kind > ship.kind;
  };
  while (index > 0 && comes_after(side.ships[index - 1])) --index;
  side.ships.insert(index, ship);
  return index;
}

Ship take_out_of_play(State& state, Seat seat, int index) {
  SideState& side = state.side(seat);
  const Ship ship = side.ships[index];
  side.ships.erase(index);
  Target& target = state.declared.target;
  if (target.spot == Spot::Ship && target.seat == seat) {
    if (target.index == index) target = {Spot::Gone, Seat::A, 0};
    if (target.index > index) --target.index;
  }
  if (ship.is_attacking() && ships_at(side, ship.at) == 0) {
    close_stack_gap(state, seat, ship.stack());
  }
  return ship;
}

void take_out_of_row(State& state, int planet) {
  state.planets.erase(planet);
  for (SideState& side : state.sides) {
    for (Ship& ship : side.ships) {
      if (!ship.is_attacking() && ship.at > planet) --ship.at;
    }
  }
}

}  // namespace mael::cards

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

int cards_in_deck_at_first(Deck deck) {
  static const auto counts = [] {
    std::array<int, kDecks> sums{};
    for (CardKind kind = catalogue().first(CardType::Military); kind < catalogue().size(); ++kind) {
      for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += catalogue()[kind].copies[i];
    }
    return sums;
  }();
  return counts[static_cast<std::size_t>(deck - 1)];
}

// Cards are counted eight kinds at a time, each pair of counts in sixteen bits: asked at every
// position a bot looks at.
using Words = std::array<std::uint64_t, sizeof(Counts) / sizeof(std::uint64_t)>;
static_assert(sizeof(Words) == sizeof(Counts));

Words words_of(const Counts& counts) {
  Words words;
  std::memcpy(words.data(), counts.data(), sizeof words);
  return words;
}

constexpr std::uint64_t in_pairs(std::uint64_t eight) {
  constexpr std::uint64_t kEverySecond = 0x00ff00ff00ff00ff;
  return (eight & kEverySecond) + (eight >> 8 & kEverySecond);
}

constexpr int sum_of(std::uint64_t pairs) {
  return static_cast<int>(pairs * 0x0001000100010001 >> 48);
}

// Lets through the counts of cards that go through the deck.
const Words& deck_filter() {
  static const Words filter = [] {
    Counts deck{};
    std::fill(deck.begin() + catalogue().first(CardType::Military), deck.end(), 0xff);
    return words_of(deck);
  }();
  return filter;
}

// Deck cards that are discarded or known in a hand.
int known_deck_cards(const State& state) {
  const Words& filter = deck_filter();
  const Words discard = words_of(state.discard);
  const Words a = words_of(state.sides[0].hand), b = words_of(state.sides[1].hand);
  std::uint64_t pairs = 0;
  for (std::size_t i = 0; i < filter.size(); ++i) {
    pairs += in_pairs(discard[i] & filter[i]) + in_pairs(a[i] & filter[i]) +
             in_pairs(b[i] & filter[i]);
  }
  return sum_of(pairs);
}

}  // namespace

int hand_size(const SideState& side) {
  std::uint64_t pairs = 0;
  for (const std::uint64_t eight : words_of(side.hand)) pairs += in_pairs(eight);
  return sum_of(pairs) + side.unknown_hand;
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
  int on_ships = 0;
  for (const SideState& side : state.sides) {
    for (const Ship& ship : side.ships) {
      on_ships += (ship.kind >= first ? 1 : 0) + ship.attached.size();
    }
  }
  return deck_size(state, on_ships);
}

int deck_size(const State& state, int on_ships) {
  const CardKind first = catalogue().first(CardType::Military);
  int left = cards_in_deck_at_first(state.options.deck) - on_ships - known_deck_cards(state);
  for (const SideState& side : state.sides) left -= side.unknown_hand;
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

#include "engine/cards/game.h"

#include "engine/cards/zones.h"

namespace mael::cards {

Setup EdgeCards::draw_setup(Random& random) {
  Setup setup = usual_setup();
  random.shuffle(setup.planets);
  std::array<CardKind, 4> factions{0, 1, 2, 3};
  random.shuffle(factions);
  setup.factions = {factions[0], factions[1]};
  return setup;
}

Setup EdgeCards::draw_odd_setup(Random& random) {
  Setup setup = draw_setup(random);
  const auto pick = [&](std::uint32_t count) {
    return static_cast<std::uint8_t>(random.below(count));
  };
  setup.options.always_ask = pick(2);
  setup.options.stall = static_cast<std::uint8_t>(1 + pick(8));
  setup.options.last_turn = static_cast<std::uint8_t>(1 + pick(40));
  if (pick(2) == 0) setup.factions = {kNoCard, kNoCard};
  setup.options.deck = static_cast<Deck>(1 + pick(kDecks));
  return setup;
}

bool keeps_pieces(const State& before, const State& after) {
  const int drawn = deck_size(before) - deck_size(after);
  if (drawn < 0 || drawn > 1) return false;
  const Unseen left = unseen_cards(after);
  for (CardKind kind = 0; kind < catalogue().size(); ++kind) {
    if (after.discard[kind] < before.discard[kind]) return false;
    if (is_deck_card(kind) && left[kind] < 0) return false;
    // Syphons are never drawn: each is in a hand, in play or destroyed.
    if (type_of(kind) == CardType::Syphon && left[kind] != 0) return false;
  }
  return true;
}

namespace {

int resources_of(const State& state) {
  int sum = 0;
  for (const SideState& side : state.sides) sum += side.stockpile;
  for (const Planet& planet : state.planets) sum += planet.stock;
  return sum;
}

// What an event takes from the supply, less what it gives back or destroys.
struct FromSupply {
  const State& before;

  int operator()(const happened::Generated& event) const { return event.amount; }
  int operator()(const happened::FactionTaken& event) const { return event.amount; }
  int operator()(const happened::Gained& event) const { return event.amount; }
  int operator()(const happened::Returned& event) const { return catalogue()[event.card].cost; }
  int operator()(const happened::Paid& event) const { return -event.amount; }
  int operator()(const happened::StockLost& event) const { return -event.amount; }
  int operator()(const happened::Distributed& event) const {
    return event.sums.shares[0].extra + event.sums.shares[1].extra;
  }
  int operator()(const happened::PlanetDestroyed& event) const {
    for (const Planet& planet : before.planets) {
      if (planet.kind == event.planet) return -planet.stock;
    }
    return 0;
  }
  template <class Other>
  int operator()(const Other&) const {
    return 0;
  }
};

}  // namespace

bool keeps_resources(const State& before, const State& after, const Events& events) {
  int expected = resources_of(before);
  for (const Event& event : events) expected += std::visit(FromSupply{before}, event);
  return resources_of(after) == expected;
}

}  // namespace mael::cards

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
  return setup;
}

bool keeps_pieces(const State& before, const State& after) {
  const int drawn = deck_size(before) - deck_size(after);
  if (drawn < 0 || drawn > 1) return false;
  for (CardKind kind = 0; kind < catalogue().size(); ++kind) {
    if (after.discard[kind] < before.discard[kind]) return false;
    if (is_deck_card(kind) && unseen(after, kind) < 0) return false;
    // Syphons are never drawn: each is in a hand, in play or destroyed.
    if (type_of(kind) == CardType::Syphon && unseen(after, kind) != 0) return false;
  }
  return true;
}

}  // namespace mael::cards

#include "engine/pirates/game.h"

#include <array>

#include "engine/pirates/derived.h"

namespace mael::pirates {

Setup Pirates::draw_setup(Random& random) {
  return usual_setup(static_cast<int>(1 + random.below(kSeats)));
}

Setup Pirates::draw_odd_setup(Random& random) {
  Setup setup = draw_setup(random);
  const auto pick = [&](std::uint32_t count) {
    return static_cast<std::uint8_t>(random.below(count));
  };
  Options& options = setup.options;
  options.forbans = pick(10);
  for (std::uint8_t* each : {&options.death, &options.shuffled, &options.titles, &options.restless,
                             &options.poverty, &options.quick}) {
    *each = pick(2);
  }
  return setup;
}

namespace {

// Pieces of loot in play and in piles, by item; the places a piece can be in.
std::array<int, kLastArtifact + 1> artifacts_of(const State& state) {
  std::array<int, kLastArtifact + 1> count{};
  for (const Ship& ship : state.ships) {
    for (const Item item : ship.hold) ++count[item];
    ++count[ship.artifact];
    ++count[ship.box];
  }
  for (const Dropped& each : state.dropped) ++count[each.item];
  for (const Task& task : state.tasks) {
    if (task.kind == TaskKind::Gain) ++count[task.about.item];
  }
  for (int kind = 1; kind <= kChestKinds; ++kind) {
    count[static_cast<std::size_t>(kind)] += state.chests[static_cast<std::size_t>(kind - 1)];
  }
  for (int i = 0; i < kArtifacts; ++i) {
    count[static_cast<std::size_t>(kFirstArtifact + i)] += state.artifacts >> i & 1;
  }
  for (const Item item : state.sold) ++count[item];
  return count;
}

}  // namespace

// Chests only ever leave, artifacts never do, and no card is lost.
bool keeps_pieces(const State& before, const State& after) {
  const auto was = artifacts_of(before), is = artifacts_of(after);
  for (Item item = 1; item <= kLastArtifact; ++item) {
    if (is_artifact(item) ? is[item] != was[item] : is[item] > was[item]) return false;
  }
  if (treasure_pile(after) < 0) return false;
  for (Kind kind = 0; kind < kCalamities; ++kind) {
    if (tokens_in_box(after, kind) < 0) return false;
  }
  return (before.removed & ~after.removed) == 0;
}

}  // namespace mael::pirates

// A store as a heap of crystals: it grows with the store, ever more slowly. Pure.
#pragma once

#include <vector>

#include "web/base/vec2.h"

namespace mael::web::cards {

// In widths of a crystal, from the middle of the heap's foot; y grows downwards.
struct Crystal {
  Vec2 foot;
  float height = 1;
};

// Room that the largest heap takes.
inline constexpr Vec2 kHeapSize{4, 3.7F};

// None for an empty store, one for each of the first, ten at most; those further back first.
std::vector<Crystal> heap_of(int store);

}  // namespace mael::web::cards

// What chance may do: things with weights, and one of them drawn.
#pragma once

#include <cassert>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/random.h"

namespace mael {

// Something chance may do; the weights of all that it may do add up to the number of cases.
template <class T>
struct Weighted {
  T value;
  std::uint32_t weight = 1;
};

// One of the weighted things, each as likely as its weight. There must be one with weight.
template <class T>
const T& draw(const std::vector<Weighted<T>>& things, Random& random) {
  std::uint32_t total = 0;
  for (const Weighted<T>& thing : things) total += thing.weight;
  assert(total > 0);
  std::uint32_t place = random.below(total);
  for (const Weighted<T>& thing : things) {
    if (place < thing.weight) return thing.value;
    place -= thing.weight;
  }
  return things.back().value;  // not reached: place < total
}

// The same without a list: `each(add)` calls add(weight, make) for every thing, twice alike; what
// is drawn is made.
template <class T, class Each>
T draw_from(Random& random, Each&& each) {
  std::uint32_t total = 0;
  each([&](std::uint32_t weight, auto&&) { total += weight; });
  assert(total > 0);
  std::uint32_t place = random.below(total);
  std::optional<T> drawn;
  each([&](std::uint32_t weight, auto&& make) {
    if (drawn) return;
    if (place < weight) {
      drawn = make();
    } else {
      place -= weight;
    }
  });
  return *drawn;
}

}  // namespace mael

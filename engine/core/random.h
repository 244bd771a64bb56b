// Our own generator, bounded draw and shuffle: the standard library's give other numbers on
// another platform, and games, bots and tests must agree natively and in the browser.
#pragma once

#include <cstdint>
#include <utility>

namespace mael {

// SplitMix64 (Steele, Lea, Flood 2014): one 64-bit word of state, every seed is good.
class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }

  // A number in 0 … bound − 1, every one equally likely (Lemire's rejection). bound ≥ 1.
  constexpr std::uint32_t below(std::uint32_t bound) {
    const std::uint32_t threshold = (0u - bound) % bound;
    for (;;) {
      const std::uint64_t product = (next() >> 32) * bound;
      if (static_cast<std::uint32_t>(product) >= threshold) {
        return static_cast<std::uint32_t>(product >> 32);
      }
    }
  }

  template <class Indexable>
  constexpr void shuffle(Indexable& items) {
    for (auto i = static_cast<std::uint32_t>(items.size()); i > 1; --i) {
      std::swap(items[i - 1], items[below(i)]);
    }
  }

 private:
  std::uint64_t state_;
};

}  // namespace mael

// Sets of small numbers, a bit each, with room for 128 of them.
#pragma once

#include <bit>
#include <cstdint>

namespace mael {

__extension__ using WideBits = unsigned __int128;
inline constexpr int kMostWideBits = 128;

constexpr WideBits wide_bit(int number) { return WideBits{1} << number; }

constexpr std::uint64_t low_half(WideBits bits) { return static_cast<std::uint64_t>(bits); }
constexpr std::uint64_t high_half(WideBits bits) { return static_cast<std::uint64_t>(bits >> 64); }

constexpr int count_bits(WideBits bits) {
  return std::popcount(low_half(bits)) + std::popcount(high_half(bits));
}
// Of a set that is not empty.
constexpr int lowest_bit(WideBits bits) {
  return low_half(bits) != 0 ? std::countr_zero(low_half(bits))
                             : 64 + std::countr_zero(high_half(bits));
}

}  // namespace mael

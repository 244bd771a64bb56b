// A 64-bit hash of bytes, equal on every platform (FNV-1a with a final mix). Not for secrets.
#pragma once

#include <cstdint>
#include <string_view>

namespace mael {

class Hasher {
 public:
  // Eight bytes, the lowest first.
  constexpr void add(std::uint64_t word) {
    for (int i = 0; i < 8; ++i, word >>= 8) value_ = (value_ ^ (word & 0xffu)) * kPrime;
  }
  // The same for a word of one byte, in one step: seven bytes of zero only multiply. It is the
  // caller who knows: asking for every word costs more than it spares where most are larger.
  constexpr void add_byte(std::uint8_t byte) { value_ = (value_ ^ byte) * kPrimeToEight; }
  constexpr void add(std::string_view bytes) {
    for (const char byte : bytes) {
      value_ = (value_ ^ static_cast<unsigned char>(byte)) * kPrime;
    }
  }
  constexpr std::uint64_t value() const { return value_ ^ (value_ >> 32); }

 private:
  static constexpr std::uint64_t kPrime = 0x100000001b3u;
  static constexpr std::uint64_t kPrimeToTwo = kPrime * kPrime;
  static constexpr std::uint64_t kPrimeToEight =
      kPrimeToTwo * kPrimeToTwo * kPrimeToTwo * kPrimeToTwo;

  std::uint64_t value_ = 0xcbf29ce484222325u;
};

// The same of whole words, one step each: quicker where most of them are large.
class WordHasher {
 public:
  constexpr void add(std::uint64_t word) {
    value_ = (value_ ^ word) * 0x9e3779b97f4a7c15u;
    value_ ^= value_ >> 32;
  }
  // Up to eight small numbers in one word.
  template <class... Small>
  constexpr void pack(Small... small) {
    static_assert(sizeof...(small) <= 8);
    std::uint64_t word = 0;
    ((word = word << 8 | static_cast<std::uint8_t>(small)), ...);
    add(word);
  }
  constexpr std::uint64_t value() const {
    const std::uint64_t folded = (value_ ^ (value_ >> 29)) * 0xbf58476d1ce4e5b9u;
    return folded ^ (folded >> 32);
  }

 private:
  std::uint64_t value_ = 0xcbf29ce484222325u;
};

}  // namespace mael

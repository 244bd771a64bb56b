// A 64-bit hash of bytes, equal on every platform (FNV-1a with a final mix). Not for secrets.
#pragma once

#include <cstdint>
#include <string_view>

namespace mael {

class Hasher {
 public:
  constexpr void add(std::uint64_t word) {
    for (int i = 0; i < 8; ++i, word >>= 8) {
      value_ = (value_ ^ (word & 0xffu)) * 0x100000001b3u;
    }
  }
  constexpr void add(std::string_view bytes) {
    for (const char byte : bytes) {
      value_ = (value_ ^ static_cast<unsigned char>(byte)) * 0x100000001b3u;
    }
  }
  constexpr std::uint64_t value() const { return value_ ^ (value_ >> 32); }

 private:
  std::uint64_t value_ = 0xcbf29ce484222325u;
};

}  // namespace mael

#include "engine/core/hash.h"

#include <catch2/catch_test_macros.hpp>

namespace mael {

TEST_CASE("a byte is hashed as the word it is", "[hash]") {
  for (int byte = 0; byte <= 0xff; ++byte) {
    Hasher by_word, by_byte;
    for (Hasher* hasher : {&by_word, &by_byte}) hasher->add(std::uint64_t{0x123456789abcdef0u});
    by_word.add(static_cast<std::uint64_t>(byte));
    by_byte.add_byte(static_cast<std::uint8_t>(byte));
    CHECK(by_word.value() == by_byte.value());
  }
}

}  // namespace mael

#include "engine/play/pledge.h"

#include <catch2/catch_test_macros.hpp>
#include <vector>

namespace mael {
namespace {

Opening sample() {
  Opening opening;
  opening.by = Seat::B;
  opening.moment.fill(0x11);
  opening.value = 0x0203;
  for (std::size_t i = 0; i < opening.salt.size(); ++i) {
    opening.salt[i] = static_cast<std::uint8_t>(i);
  }
  return opening;
}

TEST_CASE("an opening opens its own pledge and no other", "[play][pledge]") {
  const Opening opening = sample();
  const Pledge pledge = pledge_of(opening);
  CHECK(opens(opening, pledge));
  for (int value = 0; value < kUnknownSealed; ++value) {
    Opening other = opening;
    other.value = static_cast<std::uint16_t>(value);
    if (opens(other, pledge) != (value == opening.value)) FAIL(value);
  }
  Opening other = opening;
  SECTION("another seat") { other.by = Seat::A; }
  SECTION("another moment") { other.moment[31] ^= 1; }
  SECTION("another salt") { other.salt[15] ^= 1; }
  CHECK_FALSE(opens(other, pledge));
  CHECK(pledge_of(other).seal != pledge.seal);
}

// Worked out apart from this program: SHA-256 of the tag, the moment, seat, value and salt.
TEST_CASE("a seal is made as it is written down", "[play][pledge]") {
  const Digest seal = pledge_of(sample()).seal;
  CHECK(std::vector<std::uint8_t>(seal.begin(), seal.begin() + 8) ==
        std::vector<std::uint8_t>{0x56, 0x30, 0xae, 0x98, 0x41, 0xf4, 0x9a, 0x3c});
  const auto start_of = [](const Digest& moment) {
    return std::vector<std::uint8_t>(moment.begin(), moment.begin() + 8);
  };
  CHECK(start_of(digest_of_moment('c', {}, Bytes{1, 2, 3})) ==
        std::vector<std::uint8_t>{0xe1, 0x38, 0xb3, 0x63, 0xec, 0x70, 0xf8, 0x4b});
  CHECK(start_of(digest_of_moment('c', GameId{1, 2, 3, 4, 5, 6, 7, 8}, Bytes{1, 2, 3})) ==
        std::vector<std::uint8_t>{0x1b, 0x10, 0x46, 0x4d, 0xde, 0x96, 0x99, 0x96});
}

TEST_CASE("nobody without the salt finds the value by trying them all", "[play][pledge]") {
  const Pledge pledge = pledge_of(sample());
  for (int value = 0; value < kUnknownSealed; ++value) {
    Opening guess = sample();
    guess.value = static_cast<std::uint16_t>(value);
    guess.salt = {};
    if (opens(guess, pledge)) FAIL(value);
  }
}

}  // namespace
}  // namespace mael

#include "engine/core/checksum.h"

#include <catch2/catch_test_macros.hpp>

namespace mael {
namespace {

TEST_CASE("the check is CRC-16/CCITT-FALSE", "[core][checksum]") {
  CHECK(crc16("") == 0xffff);
  CHECK(crc16("123456789") == 0x29b1);
}

TEST_CASE("a check is three letters or digits", "[core][checksum]") {
  std::string text;
  for (int i = 0; i < 300; ++i) {
    text += static_cast<char>('a' + i % 26);
    const std::string check = check_of(text);
    REQUIRE(check.size() == kCheckLength);
    REQUIRE(
        check.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789") ==
        std::string::npos);
  }
}

TEST_CASE("every slip in one or two neighbouring characters is noticed", "[core][checksum]") {
  const std::string text = "pm1Zm9vYmFyZm9vYmFy";
  const std::string check = check_of(text);
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    for (char other = '0'; other <= 'z'; ++other) {
      std::string slip = text;
      slip[i] = other;
      if (slip != text) REQUIRE(check_of(slip) != check);
    }
    std::string swapped = text;
    std::swap(swapped[i], swapped[i + 1]);
    if (swapped != text) REQUIRE(check_of(swapped) != check);
  }
}

}  // namespace
}  // namespace mael

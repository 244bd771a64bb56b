#include "engine/core/base64.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/core/random.h"

namespace mael {
namespace {

using Bytes = std::vector<std::uint8_t>;

Bytes bytes_of(std::string_view text) { return Bytes(text.begin(), text.end()); }

TEST_CASE("base64 is that of RFC 4648, for addresses and without padding", "[core][base64]") {
  CHECK(to_base64(bytes_of("")) == "");
  CHECK(to_base64(bytes_of("f")) == "Zg");
  CHECK(to_base64(bytes_of("fo")) == "Zm8");
  CHECK(to_base64(bytes_of("foo")) == "Zm9v");
  CHECK(to_base64(bytes_of("foobar")) == "Zm9vYmFy");
  CHECK(to_base64(Bytes{0xfb, 0xff, 0xbf}) == "-_-_");
}

TEST_CASE("any bytes come back", "[core][base64]") {
  Random random(1);
  for (std::uint32_t length = 0; length < 100; ++length) {
    Bytes bytes(length);
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random.below(256));
    REQUIRE(from_base64(to_base64(bytes)).value() == bytes);
  }
}

TEST_CASE("only the one text of some bytes is read", "[core][base64]") {
  CHECK(describe(from_base64("Zm9=").error()) ==
        "line 1 column 4: this is not base64 for addresses");
  CHECK_FALSE(from_base64("Zm+v").ok());
  CHECK_FALSE(from_base64("Zm9v ").ok());
  CHECK_FALSE(from_base64("Zh").ok());
  CHECK_FALSE(from_base64("Zm9").ok());
  CHECK_FALSE(from_base64("Z").ok());
  CHECK_FALSE(from_base64("Zm9vA").ok());
}

}  // namespace
}  // namespace mael

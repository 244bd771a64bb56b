#include "engine/core/packed_archive.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/core/random.h"

namespace mael {
namespace {

struct Digit {
  std::uint32_t value;
  std::uint64_t range;
};

constexpr std::uint64_t kWidest = std::uint64_t{1} << 32;

// Any range from 1 to 2^32, small ones as often as large ones.
std::vector<Digit> random_digits(Random& random, int count) {
  std::vector<Digit> digits;
  for (int i = 0; i < count; ++i) {
    const std::uint32_t bits = random.below(33);
    const std::uint64_t range = 1 + (random.next() >> 32 & ((std::uint64_t{1} << bits) - 1));
    digits.push_back({static_cast<std::uint32_t>(random.next() % range), range});
  }
  return digits;
}

Bytes write(const std::vector<Digit>& digits) {
  PackedWriter writer;
  for (const Digit& digit : digits) writer.digit(digit.value, digit.range);
  return writer.bytes();
}

TEST_CASE("digits come back in order", "[core][packed]") {
  Random random(1);
  for (int round = 0; round < 200; ++round) {
    const auto digits = random_digits(random, static_cast<int>(random.below(60)));
    const Bytes bytes = write(digits);
    PackedReader reader(bytes);
    for (const Digit& digit : digits) REQUIRE(reader.digit(digit.range) == digit.value);
    REQUIRE(reader.finished());
  }
}

TEST_CASE("the widest range holds its ends", "[core][packed]") {
  const Bytes bytes = write({{0, kWidest}, {0xffffffffu, kWidest}, {1, 2}});
  PackedReader reader(bytes);
  CHECK(reader.digit(kWidest) == 0);
  CHECK(reader.digit(kWidest) == 0xffffffffu);
  CHECK(reader.digit(2) == 1);
  CHECK(reader.finished());
}

TEST_CASE("no fraction of a bit is lost", "[core][packed]") {
  // 3^100 < 2^159, so with the one on top 100 digits of three values take 160 bits.
  CHECK(write(std::vector<Digit>(100, {2, 3})).size() == 20);
  CHECK(write(std::vector<Digit>(100, {0, 1})).size() == 1);
  CHECK(write({}) == Bytes{1});
}

TEST_CASE("a reader knows when more is asked than there is", "[core][packed]") {
  const Bytes bytes = write({{3, 5}, {0, 7}});
  PackedReader reader(bytes);
  CHECK(reader.digit(5) == 3);
  CHECK_FALSE(reader.finished());
  CHECK(reader.digit(7) == 0);
  CHECK(reader.finished());
  CHECK(reader.digit(2) == 0);
  CHECK(reader.failed());
  CHECK_FALSE(reader.finished());
  CHECK(reader.bits_left() == 0);
  CHECK(reader.digit(kWidest) == 0);
}

TEST_CASE("bytes cut off or added are noticed", "[core][packed]") {
  Random random(2);
  for (int round = 0; round < 200; ++round) {
    const auto digits = random_digits(random, 30);
    Bytes bytes = write(digits);
    const auto reads_well = [&] {
      PackedReader reader(bytes);
      for (const Digit& digit : digits) reader.digit(digit.range);
      return reader.finished();
    };
    REQUIRE(reads_well());
    bytes.push_back(static_cast<std::uint8_t>(random.below(256)));
    REQUIRE_FALSE(reads_well());
    bytes.pop_back();
    bytes.pop_back();
    REQUIRE_FALSE(reads_well());
  }
}

TEST_CASE("no bytes, and bytes that end in zero, hold nothing", "[core][packed]") {
  CHECK(PackedReader({}).failed());
  const Bytes zero{5, 0};
  CHECK(PackedReader(zero).failed());
}

TEST_CASE("whatever the bytes are, no digit leaves its range", "[core][packed]") {
  Random random(3);
  for (int round = 0; round < 500; ++round) {
    Bytes bytes(random.below(40));
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random.below(256));
    PackedReader reader(bytes);
    for (const Digit& digit : random_digits(random, 40)) {
      REQUIRE(reader.digit(digit.range) < digit.range);
    }
  }
}

enum class Colour : std::uint8_t { Red, Green, Blue };

struct Thing {
  Colour colour = Colour::Red;
  int height = 0;
  std::uint16_t wealth = 0;
  bool glad = false;
  std::vector<std::int8_t> steps;
  friend bool operator==(const Thing&, const Thing&) = default;
};

template <class Archive>
void serialize(Archive& archive, Thing& thing) {
  ranged(archive, thing.colour, Colour::Red, Colour::Blue);
  ranged(archive, thing.height, -20, 20);
  mostly_small(archive, thing.wealth, 4, 60000);
  thing.glad = coded(archive, thing.glad);
  listed(archive, thing.steps, 1000, [&](std::int8_t& step) { ranged(archive, step, -1, 1); });
}

struct Box {
  Thing thing;
  std::uint32_t version = 0;
};

template <class Archive>
void serialize(Archive& archive, Box& box, std::uint32_t version) {
  box.version = version;
  archive(box.thing);
}

TEST_CASE("things pass through as through any Cereal archive", "[core][packed]") {
  const Box box{{Colour::Blue, -20, 60000, true, {-1, 0, 1}}, 0};
  PackedWriter writer(7);
  writer(box, Thing{});
  const Bytes bytes = writer.bytes();
  PackedReader reader(bytes, 7);
  Box again;
  Thing plain{Colour::Green, 3, 9, true, {1}};
  reader(again, plain);
  CHECK(reader.finished());
  CHECK(again.thing == box.thing);
  CHECK(again.version == 7);
  CHECK(plain == Thing{});
}

TEST_CASE("small numbers cost little", "[core][packed]") {
  const auto size = [](std::uint16_t value) {
    PackedWriter writer;
    for (int i = 0; i < 100; ++i) mostly_small(writer, value, 4, 60000);
    return writer.bytes().size();
  };
  CHECK(size(0) == size(3));
  CHECK(size(3) == 30);
  CHECK(size(4) > 200);
}

TEST_CASE("no list grows beyond what the bytes can fill", "[core][packed]") {
  PackedWriter writer;
  std::uint32_t count = 900;
  ranged(writer, count, 0, 1000);
  const Bytes bytes = writer.bytes();
  PackedReader reader(bytes);
  std::vector<std::int8_t> steps;
  listed(reader, steps, 1000, [&](std::int8_t& step) { ranged(reader, step, -1, 1); });
  CHECK(reader.failed());
  CHECK(steps.capacity() == 0);
}

}  // namespace
}  // namespace mael

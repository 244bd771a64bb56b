#include "engine/core/byte_archive.h"

#include <catch2/catch_test_macros.hpp>
#include <cereal/archives/portable_binary.hpp>
#include <span>
#include <sstream>
#include <string>
#include <vector>

#include "engine/core/packed_archive.h"

namespace mael {

namespace {

struct Sample {
  std::uint8_t small = 200;
  std::int16_t signed_one = -1234;
  std::uint32_t large = 0xdeadbeefu;
  std::uint64_t larger = 0x0123'4567'89ab'cdefu;
  std::vector<std::uint8_t> list{1, 2, 3};
  friend bool operator==(const Sample&, const Sample&) = default;
};

template <class Archive>
void serialize(Archive& archive, Sample& sample, std::uint32_t version) {
  REQUIRE(version == 3);
  archive(sample.small, sample.signed_one, sample.large, sample.larger);
  listed(archive, sample.list, 10, [&](std::uint8_t& item) { ranged(archive, item, 0, 255); });
}

Bytes written(const Sample& sample) {
  ByteWriter archive;
  archive(sample);
  return archive.bytes();
}

}  // namespace

}  // namespace mael

CEREAL_CLASS_VERSION(mael::Sample, 3)

namespace mael {

TEST_CASE("the bytes are those of Cereal's portable binary archive", "[archive]") {
  std::ostringstream stream(std::ios::binary);
  cereal::PortableBinaryOutputArchive archive(stream);
  archive(Sample{});
  const std::string text = stream.str();
  CHECK(written(Sample{}) == Bytes(text.begin(), text.end()));
}

TEST_CASE("bytes are read as they were written", "[archive]") {
  const Bytes bytes = written(Sample{});
  Sample sample{0, 0, 0, 0, {}};
  ByteReader archive(bytes);
  archive(sample);
  CHECK(sample == Sample{});
}

TEST_CASE("bytes that are missing are noticed at every place", "[archive]") {
  const Bytes bytes = written(Sample{});
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    const auto read = [&] {
      Sample sample;
      ByteReader archive(std::span<const std::uint8_t>(bytes).first(size));
      archive(sample);
    };
    CHECK_THROWS_AS(read(), cereal::Exception);
  }
}

}  // namespace mael

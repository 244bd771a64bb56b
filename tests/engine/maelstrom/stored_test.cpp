// Links and saves made once are read for good: one sample of every version is kept in tests/saves.
// A test that fails here says that the layout has changed: give it a new version, store samples of
// it by `tests '[sample]'`, and read the old.
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <sstream>

#include "engine/maelstrom/notation.h"
#include "engine/maelstrom/snapshot.h"
#include "engine/play/link.h"
#include "tests/engine/maelstrom/random_games.h"

namespace mael::maelstrom {
namespace {

constexpr int kSampleSize = 74;  // actions in the saved match

std::string stored(const std::string& file) {
  std::ifstream stream(std::string(MAELSTROM_TESTS_DIR) + "/saves/" + file, std::ios::binary);
  std::ostringstream content;
  content << stream.rdbuf();
  INFO(file);
  REQUIRE_FALSE(content.str().empty());
  return content.str();
}

std::string line(std::istream& stream) {
  std::string text;
  std::getline(stream, text);
  return text;
}

TEST_CASE("a position link of version 1 opens", "[maelstrom][stored]") {
  std::istringstream sample(stored("position-1.txt"));
  const std::string link = line(sample), notation = line(sample);
  constexpr std::array<LinkFormat, 1> formats{{{LinkKind::Position, 'm', 1, 1}}};
  const Result<LinkParts> parts = read_link(link, formats);
  REQUIRE(parts.ok());
  const Result<State> state = unpack(parts->bytes, static_cast<std::uint32_t>(parts->version));
  REQUIRE(state.ok());
  CHECK(write_position(*state) == notation);
  static_assert(kPackedVersion == 1, "store a sample of the new version, and write that");
  CHECK(write_link(LinkKind::Position, 'm', kPackedVersion, pack(*state)) == link);
}

TEST_CASE("a saved match of version 1 loads", "[maelstrom][stored]") {
  const std::string bytes = stored("match-1.bin");
  const auto loaded = load(Bytes(bytes.begin(), bytes.end()));
  REQUIRE(loaded.ok());
  CHECK(loaded->broken_at == 0);
  CHECK(loaded->match.size() == kSampleSize);
  CHECK(write_position(loaded->match.state()) + "\n" == stored("match-1.txt"));
  static_assert(kSaveVersion == 1, "store a sample of the new version, and write that");
  const Bytes again = save(loaded->match);
  CHECK(std::string(again.begin(), again.end()) == bytes);
}

void store(const std::string& file, const std::string& content) {
  std::ofstream(std::string(MAELSTROM_TESTS_DIR) + "/saves/" + file, std::ios::binary) << content;
}

// The position stays what it was, only its link is written anew.
TEST_CASE("samples of this version are stored", "[.][sample]") {
  std::istringstream sample(stored("position-1.txt"));
  line(sample);
  const std::string notation = line(sample);
  const State position = *read_position(notation);
  store("position-1.txt", write_link(LinkKind::Position, 'm', kPackedVersion, pack(position)) +
                              "\n" + notation + "\n");
  bool done = false;
  play_random_game(11, [&](const Match<Maelstrom>& match) {
    if (done || match.size() != kSampleSize) return;
    const Bytes bytes = save(match);
    store("match-1.bin", std::string(bytes.begin(), bytes.end()));
    store("match-1.txt", write_position(match.state()) + "\n");
    done = true;
  });
  CHECK(done);
}

}  // namespace
}  // namespace mael::maelstrom

// Links and saves of Maelstrom made once (tests/engine/play/stored.h).
#include "tests/engine/play/stored.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/maelstrom/text/notation.h"
#include "engine/maelstrom/text/snapshot.h"
#include "tests/engine/maelstrom/random_games.h"

namespace mael::maelstrom {
namespace {

constexpr int kSampleSize = 74;  // actions in the saved match

TEST_CASE("a position link of version 1 opens", "[maelstrom][stored]") {
  CHECK(check_stored_links(*find_game("maelstrom"), "position-1.txt", Layout::Former) == 1);
}

TEST_CASE("a position link of version 2 opens", "[maelstrom][stored]") {
  static_assert(kPackedVersion == 2, "store a sample of the new version, and write that");
  CHECK(check_stored_links(*find_game("maelstrom"), "position-2.txt") == 1);
}

// The second holds a state of version 2; else they are the same.
TEST_CASE("a saved match of version 1 loads", "[maelstrom][stored]") {
  static_assert(kSaveVersion == 1, "store a sample of the new version, and write that");
  check_stored_match([](const Bytes& bytes) { return load(bytes); }, {"match-1.bin", "match-2.bin"},
                     "match.txt", kSampleSize);
}

TEST_CASE("samples of this version are stored", "[.][sample]") {
  store_links(*find_game("maelstrom"), "position-2.txt");
  bool done = false;
  play_random_game(11, [&](const Match<Maelstrom>& match) {
    if (done || match.size() != kSampleSize) return;
    const Bytes bytes = save(match);
    store("match-2.bin", std::string(bytes.begin(), bytes.end()));
    store("match.txt", write_position(match.state()) + "\n");
    done = true;
  });
  CHECK(done);
}

}  // namespace
}  // namespace mael::maelstrom

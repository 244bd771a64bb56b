// Links and saves of firefights made once (tests/engine/play/stored.h).
#include "tests/engine/play/stored.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/battle/entry.h"
#include "engine/battle/snapshot.h"
#include "tests/engine/battle/random_games.h"

namespace mael::battle {
namespace {

constexpr int kSampleSize = 40;  // actions in the saved match

TEST_CASE("links to firefights of version 1 open", "[battle][stored]") {
  static_assert(kPackedVersion == 1, "store a sample of the new version, and write that");
  CHECK(check_stored_links(kEntry, "battle-1.txt") == 6);
}

TEST_CASE("a saved firefight of version 1 loads", "[battle][stored]") {
  const std::string bytes = stored("battle-match-1.bin");
  const auto loaded = load(Bytes(bytes.begin(), bytes.end()));
  REQUIRE(loaded.ok());
  CHECK(loaded->broken_at == 0);
  CHECK(loaded->match.size() == kSampleSize);
  CHECK(write_position(loaded->match.state()) + "\n" == stored("battle-match-1.txt"));
  const Bytes again = save(loaded->match);
  CHECK(std::string(again.begin(), again.end()) == bytes);
}

TEST_CASE("samples of firefights are stored", "[.][sample]") {
  store_links(kEntry, "battle-1.txt");
  bool done = false;
  for (std::uint64_t seed = 0; !done; ++seed) {
    play_random_game(seed, [&](const Match<Battle>& match) {
      if (done || match.size() != kSampleSize) return;
      const Bytes bytes = save(match);
      store("battle-match-1.bin", std::string(bytes.begin(), bytes.end()));
      store("battle-match-1.txt", write_position(match.state()) + "\n");
      done = true;
    });
  }
}

}  // namespace
}  // namespace mael::battle

// Links and saves of firefights made once (tests/engine/play/stored.h).
#include "tests/engine/play/stored.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/battle/entry.h"
#include "engine/battle/text/snapshot.h"

namespace mael::battle {
namespace {

constexpr int kSampleSize = 40;  // actions in the saved match

// It knew no Hit & Run.
TEST_CASE("links to firefights of version 1 open", "[battle][stored]") {
  CHECK(check_stored_links(kEntry, "battle-1.txt", Layout::Former) == 6);
}

// It knew no contact that is only counted. The last sample is of a round of E05 with the pistol and
// the machine guns it carried then: it goes on with today's.
TEST_CASE("links to firefights of version 2 open", "[battle][stored]") {
  CHECK(check_stored_links(kEntry, "battle-2.txt", Layout::Former) == 9);
}

// It had room for four squads a side.
TEST_CASE("links to firefights of version 3 open", "[battle][stored]") {
  CHECK(check_stored_links(kEntry, "battle-3.txt", Layout::Former) == 10);
}

// It knew no tokens of abilities.
TEST_CASE("links to firefights of version 4 open", "[battle][stored]") {
  CHECK(check_stored_links(kEntry, "battle-4.txt", Layout::Former) == 10);
}

// The last samples are of squads with tokens of abilities.
TEST_CASE("links to firefights of version 5 open", "[battle][stored]") {
  static_assert(kPackedVersion == 5, "store a sample of the new version, and write that");
  CHECK(check_stored_links(kEntry, "battle-5.txt") == 12);
}

// The same match, its state as each version tells it.
TEST_CASE("a saved firefight loads, of former versions too", "[battle][stored]") {
  check_stored_match([](const Bytes& bytes) { return load(bytes); },
                     {"battle-match-1.bin", "battle-match-2.bin", "battle-match-3.bin",
                      "battle-match-4.bin", "battle-match-5.bin"},
                     "battle-match-1.txt", kSampleSize);
}

TEST_CASE("samples of firefights are stored", "[.][sample]") {
  store_links(kEntry, "battle-5.txt");
  store_match([](const Bytes& bytes) { return load(bytes); }, "battle-match-1.bin",
              "battle-match-5.bin");
}

}  // namespace
}  // namespace mael::battle

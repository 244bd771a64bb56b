// Links and a save of the pirates' game made once (tests/engine/play/stored.h).
#include "tests/engine/play/stored.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/pirates/entry.h"
#include "engine/pirates/notation.h"
#include "engine/pirates/snapshot.h"

namespace mael::pirates {
namespace {

constexpr int kSampleSize = 39;  // actions in the saved match

// It knew no order of what was sold: its notation has that of the tags.
TEST_CASE("links to positions of pirates of version 1 open", "[pirates][stored]") {
  CHECK(check_stored_links(kEntry, "pirates-1.txt", Layout::Former) == 7);
}

TEST_CASE("links to positions of pirates of version 2 open", "[pirates][stored]") {
  static_assert(kPackedVersion == 2, "store a sample of the new version, and write that");
  CHECK(check_stored_links(kEntry, "pirates-2.txt") == 9);
}

// The same match, its state as either version tells it.
TEST_CASE("a saved match of pirates loads, of version 1 too", "[pirates][stored]") {
  for (const char* file : {"pirates-match-1.bin", "pirates-match-2.bin"}) {
    CAPTURE(file);
    const std::string bytes = stored(file);
    const auto loaded = load(Bytes(bytes.begin(), bytes.end()));
    REQUIRE(loaded.ok());
    CHECK(loaded->broken_at == 0);
    CHECK(loaded->match.size() == kSampleSize);
    CHECK(write_position(loaded->match.state()) + "\n" == stored("pirates-match-1.txt"));
    const Bytes again = save(loaded->match);
    CHECK(std::string(again.begin(), again.end()) == stored("pirates-match-2.bin"));
  }
}

TEST_CASE("samples of pirates are stored", "[.][sample]") {
  store_links(kEntry, "pirates-2.txt");
  const std::string former = stored("pirates-match-1.bin");
  const auto loaded = load(Bytes(former.begin(), former.end()));
  REQUIRE(loaded.ok());
  const Bytes bytes = save(loaded->match);
  store("pirates-match-2.bin", std::string(bytes.begin(), bytes.end()));
}

}  // namespace
}  // namespace mael::pirates

// Links and a save of the pirates' game made once (tests/engine/play/stored.h).
#include "tests/engine/play/stored.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/pirates/entry.h"
#include "engine/pirates/text/notation.h"
#include "engine/pirates/text/snapshot.h"

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
  check_stored_match([](const Bytes& bytes) { return load(bytes); },
                     {"pirates-match-1.bin", "pirates-match-2.bin"}, "pirates-match-1.txt",
                     kSampleSize);
}

TEST_CASE("samples of pirates are stored", "[.][sample]") {
  store_links(kEntry, "pirates-2.txt");
  store_match([](const Bytes& bytes) { return load(bytes); }, "pirates-match-1.bin",
              "pirates-match-2.bin");
}

}  // namespace
}  // namespace mael::pirates

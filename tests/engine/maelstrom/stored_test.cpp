// Links and saves of Maelstrom made once (tests/engine/play/stored.h).
#include "tests/engine/play/stored.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/maelstrom/text/notation.h"
#include "engine/maelstrom/text/serialize_state.h"
#include "engine/maelstrom/text/snapshot.h"

namespace mael::maelstrom {
namespace {

constexpr int kSampleSize = 74;  // actions in the saved match

TEST_CASE("a position link of version 1 opens", "[maelstrom][stored]") {
  CHECK(check_stored_links(*find_game("maelstrom"), "position-1.txt", Layout::Former) == 1);
}

TEST_CASE("a position link of version 2 opens", "[maelstrom][stored]") {
  CHECK(check_stored_links(*find_game("maelstrom"), "position-2.txt", Layout::Former) == 1);
}

TEST_CASE("position links of version 3 open", "[maelstrom][stored]") {
  CHECK(check_stored_links(*find_game("maelstrom"), "position-3.txt", Layout::Former) == 2);
}

TEST_CASE("position links of version 4 open", "[maelstrom][stored]") {
  static_assert(kPackedVersion == 4, "store a sample of the new version, and write that");
  CHECK(check_stored_links(*find_game("maelstrom"), "position-4.txt") == 2);
}

// They hold states of version 1 to 4, and set-ups of version 1, 1, 2 and 3; else they are the same.
TEST_CASE("saved matches of every version load", "[maelstrom][stored]") {
  static_assert(kSaveVersion == 1 && kSetupVersion == 3 && kStateVersion == 4,
                "store a sample of the new version, and write that");
  check_stored_match([](const Bytes& bytes) { return load(bytes); },
                     {"match-1.bin", "match-2.bin", "match-3.bin", "match-4.bin"}, "match.txt",
                     kSampleSize);
}

TEST_CASE("samples of this version are stored", "[.][sample]") {
  store_links(*find_game("maelstrom"), "position-4.txt");
  store_match([](const Bytes& bytes) { return load(bytes); }, "match-3.bin", "match-4.bin");
}

}  // namespace
}  // namespace mael::maelstrom

// One random game for each pairing of the four major forces.
#include "tests/engine/play/transcript.h"

#include <catch2/catch_test_macros.hpp>

#include "tests/engine/maelstrom/told.h"

namespace mael::maelstrom {
namespace {

void check_game(Faction a, Faction b, std::uint64_t seed) {
  check_transcript(std::string(name_of(a)) + "-" + std::string(name_of(b)),
                   Transcript<Told>(basic_setup(a, b)).play(seed));
}

TEST_CASE("the games of the transcripts go as they were approved", "[maelstrom][transcript]") {
  check_game(Faction::Arcanae, Faction::Brood, 1);
  check_game(Faction::Arcanae, Faction::Draconis, 2);
  check_game(Faction::Arcanae, Faction::Host, 3);
  check_game(Faction::Brood, Faction::Draconis, 4);
  check_game(Faction::Brood, Faction::Host, 5);
  check_game(Faction::Draconis, Faction::Host, 6);
}

}  // namespace
}  // namespace mael::maelstrom

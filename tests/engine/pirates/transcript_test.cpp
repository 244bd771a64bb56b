// One random game for each number of ships.
#include "tests/engine/play/transcript.h"

#include <catch2/catch_test_macros.hpp>

#include "tests/engine/pirates/told.h"

namespace mael::pirates {
namespace {

struct TurnTold : Told {
  static int turn_of(const State& state) { return turn_number(state); }
};

void check_game(int seats, std::uint64_t seed) {
  Setup setup = usual_setup(seats);
  setup.options.death = 1;  // else random ships sail on for sixty rounds
  setup.options.forbans = 9;
  check_transcript("pirates-" + std::to_string(seats), Transcript<TurnTold>(setup).play(seed));
}

TEST_CASE("the games of the pirates' transcripts go as they were approved",
          "[pirates][transcript]") {
  for (int seats = 1; seats <= kSeats; ++seats)
    check_game(seats, static_cast<std::uint64_t>(seats));
}

}  // namespace
}  // namespace mael::pirates

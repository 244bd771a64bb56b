// Random firefights as they were approved: every action, what it made happen, and positions.
#include "tests/engine/play/transcript.h"

#include <catch2/catch_test_macros.hpp>

#include "tests/engine/battle/told.h"

namespace mael::battle {
namespace {

struct TurnTold : Told {
  static int turn_of(const State& state) { return state.turn; }
};

Setup setup_of(const std::string& words) { return *read_setup("edge-battle/1 " + words); }

void check_battle(const std::string& name, const Setup& setup, std::uint64_t seed) {
  check_transcript("battle-" + name, Transcript<TurnTold>(setup).play(seed));
}

TEST_CASE("the firefights of the transcripts go as they were approved", "[battle][transcript]") {
  check_battle("usual", usual_setup(), 21);
  check_battle("robots", setup_of("table=crossroads a=E02+E04+E05 b=E01+E03"), 1335);
  check_battle("karists", setup_of("table=outpost a=K02+K04 b=K03+K05 attacker=b"), 1246);
}

}  // namespace
}  // namespace mael::battle

#include "engine/maelstrom/bots/evaluate.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/maelstrom/observe.h"
#include "engine/maelstrom/text/notation.h"

namespace mael::maelstrom {
namespace {

State position(const std::string& text) {
  const auto state = read_position(text);
  REQUIRE(state.ok());
  return *state;
}

int term(const Terms& terms, Term each) { return terms[static_cast<std::size_t>(each)]; }

const char* const kUneven =
    "maelstrom/1 a=arcanae b=brood phase=movement turn=9 essence=2,1 hoard=0,2 hand.a=AcA1+IrE2 "
    "mass=1.0aAcA1,1.1aIrE1,1.3bKCr1',1.4bLoF1,2.0aPlS1,2.9bDHo1e";

}  // namespace

TEST_CASE("what one seat has the other has not", "[maelstrom][search]") {
  const State state = position(kUneven);
  CHECK(evaluate(state, Seat::A) == -evaluate(state, Seat::B));
  const Terms own = assess(state, Seat::A), other = assess(state, Seat::B);
  for (std::size_t i = 0; i < own.size(); ++i) CHECK(own[i] == -other[i]);
}

TEST_CASE("a standing is counted term by term", "[maelstrom][search]") {
  const Terms terms = assess(position(kUneven), Seat::A);
  CHECK(term(terms, Term::Essence) == 1);
  CHECK(term(terms, Term::LastEssence) == -1);
  CHECK(term(terms, Term::Sides) == 0);
  CHECK(term(terms, Term::Wounds) == -1);
  CHECK(term(terms, Term::Minions) == 1);
  CHECK(term(terms, Term::Hand) == 3);
  CHECK(term(terms, Term::FreeTile) == 1);
  CHECK(term(terms, Term::Energy) == -2);
  CHECK(term(terms, Term::Actions) == 3);
  CHECK(term(terms, Term::OnMovement) == 1);
}

TEST_CASE("who holds fewer sides is behind, now or next", "[maelstrom][search]") {
  const std::string mass = " mass=1.0aAcA1,1.3bDHo1,1.4bLoF1,1.5bLoF2";
  const Terms now = assess(
      position("maelstrom/1 a=arcanae b=brood phase=summon turn=9 essence=1,3" + mass), Seat::A);
  CHECK(term(now, Term::Sides) == -2);
  CHECK(term(now, Term::Behind) == 1);
  CHECK(term(now, Term::LastBehind) == 1);
  CHECK(term(now, Term::Gap) == 1);
  const Terms next =
      assess(position("maelstrom/1 a=arcanae b=brood phase=summon turn=9 essence=1,3 to=b" + mass),
             Seat::A);
  CHECK(term(next, Term::Behind) == 0);
  CHECK(term(next, Term::Gap) == 0);
  CHECK(term(next, Term::LastBehindNext) == 1);
}

// Klatu Crawler beside the Vortex: Armor 1, Life 2, so it takes two Combat to destroy it.
TEST_CASE("a threat counts where minions together can destroy", "[maelstrom][search]") {
  const std::string start = "maelstrom/1 a=arcanae b=brood turn=9 mass=1.0aAcA1,1.3bKCr1,";
  const auto threats = [&](const std::string& rest) {
    return term(assess(position(start + rest), Seat::A), Term::ThreatNow);
  };
  CHECK(threats("1.2aStP1 phase=action") == 0);
  CHECK(threats("1.2aStP1,1.4aStP2 phase=action") == 1);
  CHECK(threats("1.2aStP1,1.4aStP2:a phase=action") == 0);
  CHECK(threats("1.2aStP1,2.4aStP2 phase=action") == 0);
  CHECK(threats("1.2aStP1,2.4aStP2 phase=movement") == 1);
}

TEST_CASE("an observation is judged as well", "[maelstrom][search]") {
  const State state = position(kUneven);
  const Terms seen = assess(observe(state, Seat::B), Seat::B);
  CHECK(term(seen, Term::Hand) == -3);
  CHECK(term(seen, Term::FreeTile) == 0);
}

TEST_CASE("a decided game is worth all or nothing", "[maelstrom][search]") {
  State state = position(kUneven);
  apply(state, {Seat::B, Resign{}});
  CHECK(evaluate(state, Seat::A) == kWon);
  CHECK(evaluate(state, Seat::B) == -kWon);
}

}  // namespace mael::maelstrom

// Actions of cards half made: what is refused is refused by a rule that check names.
#include "engine/cards/help/attempts.h"

#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>

#include "engine/cards/game.h"
#include "engine/cards/legality.h"
#include "engine/cards/text/notation.h"
#include "engine/core/random.h"

namespace mael::cards {
namespace {

constexpr Spots kAnywhere =
    spots(Spot::None, Spot::Planet, Spot::Stack, Spot::NewStack, Spot::Fleet, Spot::Ship);

// The rules check names for a card, wherever it is put; with "" if it may be put somewhere.
std::set<std::string> rules_of(const State& state, Seat seat, CardKind card) {
  std::set<std::string> rules;
  any_target(state, kAnywhere, [&](Target target) {
    const Verdict verdict = check(state, {seat, Play{card, target}});
    rules.insert(verdict ? verdict->rule.text() : "");
    return false;
  });
  return rules;
}

// How many cards were of no use.
int hold(const State& state, Seat seat, std::set<std::string>& named) {
  int refused = 0;
  for (CardKind card = 0; card < catalogue().size(); ++card) {
    if (state.side(seat).hand[card] == 0) continue;
    std::set<std::string> rules = rules_of(state, seat, card);
    if (rules.contains("")) continue;
    // A price that nobody can pay is named before where the card may go.
    if (catalogue()[card].cost > state.side(seat).stockpile) rules.insert("ECG-R14");
    const Verdict verdict = obstacle_to_play(state, seat, card);
    INFO(write_position(state) << " ; " << catalogue()[card].tag);
    REQUIRE(verdict);
    CHECK(rules.contains(verdict->rule.text()));
    named.insert(verdict->rule.text());
    ++refused;
  }
  return refused;
}

TEST_CASE("a card of no use is refused by a rule that check names", "[cards][attempts]") {
  Random random(7);
  std::set<std::string> named;
  int refused = 0;
  for (int game = 0; game < 12; ++game) {
    State state = *start(EdgeCards::draw_odd_setup(random));
    std::vector<Action> actions;
    for (int i = 0; i < 600 && !outcome(state).over; ++i) {
      for (const Seat seat : {Seat::A, Seat::B}) {
        if (to_act(state).includes(seat)) refused += hold(observe(state, seat), seat, named);
      }
      if (to_act(state).is_chance()) {
        apply(state, deal(state, random));
        continue;
      }
      legal_actions(state, actions);
      apply(state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
    }
  }
  CHECK(refused > 1000);
  for (const char* rule : {"ECG-044", "ECG-065", "ECG-R14", "ECG-R28"}) {
    INFO(rule);
    CHECK(named.contains(rule));
  }
}

}  // namespace
}  // namespace mael::cards

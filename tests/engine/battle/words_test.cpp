// Every refusal is a sentence, every rule of a firefight has a scenario or a test.
#include "engine/battle/help/words.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/battle/content_check.h"
#include "engine/battle/game.h"
#include "tests/engine/play/rule_coverage.h"

namespace mael::battle {
namespace {

bool is_sentence(const std::string& text) {
  return text.size() > 5 && text.back() == '.' && text.find_first_of("[]{}?") == std::string::npos;
}

}  // namespace

TEST_CASE("the tables of the battle fit together", "[battle][content]") {
  for (const std::string& fault : find_content_faults(built_in_tables())) FAIL_CHECK(fault);
}

TEST_CASE("whatever is refused is refused with a sentence", "[battle][words]") {
  Random random(5);
  std::vector<Action> tried, legal;
  std::size_t told = 0;
  for (int game = 0; game < 4; ++game) {
    State state = *start(Battle::draw_odd_setup(random));
    for (int i = 0; i < 200 && !to_act(state).is_nobody(); ++i) {
      for (const Action& action : tried) {
        const Verdict verdict = check(state, action);
        if (!verdict) continue;
        const std::string text = explain(state, *verdict, english());
        CAPTURE(verdict->rule.text(), text);
        REQUIRE(is_sentence(text));
        ++told;
      }
      legal_actions(state, legal);
      if (i % 20 == 0) tried.insert(tried.end(), legal.begin(), legal.end());
      const bool chance = to_act(state).is_chance();
      const auto count = static_cast<std::uint32_t>(legal.size());
      const Action action = chance ? deal(state, random) : legal[random.below(count)];
      apply(state, action);
    }
  }
  CHECK(told > 1000);
}

TEST_CASE("every rule has a scenario or a test", "[battle][words]") {
  const RuleCoverage coverage(rule_book(), "edge-battle", "EDG");
  for (const std::string& rule : coverage.untested()) FAIL_CHECK("untested " + rule);
  for (const std::string& rule : coverage.unknown()) FAIL_CHECK("unknown " + rule);
  for (const std::string& rule : coverage.unprovoked()) FAIL_CHECK("unprovoked " + rule);
  for (const std::string& fault : coverage.faults()) FAIL_CHECK(fault);
}

}  // namespace mael::battle

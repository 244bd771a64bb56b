// Every refusal is a sentence, every rule of the sheet has a scenario or a test.
#include "engine/pirates/help/words.h"

#include <catch2/catch_test_macros.hpp>
#include <set>

#include "tests/engine/pirates/random_games.h"
#include "tests/engine/play/rule_coverage.h"
#include "tests/engine/play/scenario.h"

namespace mael::pirates {
namespace {

bool is_sentence(const std::string& text) {
  return text.size() > 5 && text.back() == '.' && text[0] >= 'A' && text[0] <= 'Z' &&
         text.find_first_of("[]{}?") == std::string::npos;
}

// The rules scenarios are refused by.
std::set<std::string> refusing_rules() {
  std::set<std::string> rules;
  for (const ScenarioFile& file : scenario_files("pirates")) {
    for (const Scenario& scenario : file.scenarios) {
      for (const ScenarioStep& step : scenario.steps) {
        for (const ScenarioLine& then : step.thens) {
          const auto words = words_of(then.text);
          if (words.size() == 2 && words[0] == "refused") rules.insert(words[1]);
        }
      }
    }
  }
  return rules;
}

}  // namespace

TEST_CASE("whatever is refused is refused with a sentence", "[pirates][words]") {
  std::vector<Action> tried, legal;
  std::set<std::string> told;
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    play_random_game(seed, [&](const Match<Pirates>& match) {
      const State& state = match.state();
      for (Action action : tried) {
        for (const Seat by :
             {action.by, to_act(state).is_nobody() ? Seat::A : to_act(state).first()}) {
          action.by = by;
          const Verdict verdict = check(state, action);
          if (!verdict) continue;
          told.insert(verdict->rule.text());
          const std::string text = explain(state, *verdict, english());
          CAPTURE(verdict->rule.text(), text);
          REQUIRE(is_sentence(text));
        }
      }
      if (match.size() % 40 != 0) return;
      legal_actions(state, legal);
      tried.insert(tried.end(), legal.begin(), legal.end());
      if (tried.size() > 400) tried.erase(tried.begin(), tried.end() - 400);
    });
  }
  CHECK(told.size() > 20);
}

TEST_CASE("what notation cannot say is refused as well",
          "[pirates][rules][rule:PIR-001][rule:PIR-005][rule:PIR-007]") {
  Setup setup = usual_setup(2);
  setup.seats = 6;
  CHECK(start(setup).error()[0].rule == "PIR-001"_rule);
  const State state = *read_position("pirates/1 seats=2 ship.a=at:B0");
  const auto rule_against = [&](const Deed& deed) { return check(state, {Seat::A, deed})->rule; };
  CHECK(rule_against(Claim{31}) == "PIR-005"_rule);
  CHECK(rule_against(BuyTile{13}) == "PIR-007"_rule);
  CHECK(rule_against(Rotate{3, 1}) == "PIR-064"_rule);
  CHECK(rule_against(Move{24}) == "PIR-050"_rule);
  CHECK(rule_against(Attack{Target::token(0), 0}) == "PIR-057"_rule);
}

TEST_CASE("every sentence of refusal is provoked by a scenario, and every refusal has one",
          "[pirates][words]") {
  std::set<std::string> told;
  for (const auto& [key, text] : english().all()) {
    if (key.substr(0, 9) == "rule.PIR-") told.insert(key.substr(5));
  }
  std::set<std::string> refusing = refusing_rules();
  // above
  for (const char* rule : {"PIR-001", "PIR-005", "PIR-007", "PIR-064"}) refusing.insert(rule);
  // arrange_test.cpp
  for (const char* rule : {"PIR-009", "PIR-018", "PIR-028", "PIR-037", "PIR-041", "PIR-044",
                           "PIR-067", "PIR-072", "PIR-077", "PIR-100", "PIR-118", "PIR-125",
                           "PIR-144", "PIR-156", "PIR-R52", "PIR-R82", "PIR-R87", "PIR-R89"}) {
    refusing.insert(rule);
  }
  CHECK(told == refusing);
}

TEST_CASE("refusals name things", "[pirates][words]") {
  const State state = *read_position("pirates/1 seats=3 ship.b=at:B1");
  const auto refused = [&](const char* text) {
    const Verdict verdict = check(state, *read_action(state, text));
    return verdict ? explain(state, *verdict, english(), {"Mary", "Anne", ""}) : "";
  };
  CHECK(refused("a move:B2") == "B2 (Mirror Atoll) does not touch A0.");
  CHECK(refused("c end") == "It is the turn of Mary.");
  CHECK(refused("a sell:CH04") ==
        "Gold chest of 2 with a scroll is not there to be sold or exchanged.");
}

TEST_CASE("a game alone is rated by its total", "[pirates][rules][rule:PIR-R85]") {
  CHECK(rating_of(13) == Rating::Deckhand);
  CHECK(rating_of(14) == Rating::Mate);
  CHECK(rating_of(18) == Rating::Mate);
  CHECK(rating_of(19) == Rating::Captain);
  CHECK(rating_of(23) == Rating::Captain);
  CHECK(rating_of(24) == Rating::Legend);
}

TEST_CASE("every rule of the pirates' sheet is tested or stands elsewhere", "[pirates][rules]") {
  using Rules = std::set<std::string>;
  const RuleCoverage coverage(rule_book(), "pirates", "PIR");
  CHECK(coverage.faults() == Rules());
  CHECK(coverage.untested() == Rules());
  CHECK(coverage.unknown() == Rules());
}

}  // namespace mael::pirates

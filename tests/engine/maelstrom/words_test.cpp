#include "engine/maelstrom/help/words.h"

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "engine/maelstrom/rules.h"
#include "engine/maelstrom/text/notation.h"
#include "engine/maelstrom/things.h"

using namespace mael;
using namespace mael::maelstrom;

namespace {

State position(const std::string& text) {
  const auto state = read_position(text);
  REQUIRE(state.ok());
  return *state;
}

std::string why(const State& state, const std::string& text, const SeatNames& names = {}) {
  const auto action = read_action(state, text);
  REQUIRE(action.ok());
  const Verdict verdict = check(state, *action);
  REQUIRE(verdict);
  return explain(state, *verdict, english(), names);
}

std::string content_of(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// Every rule id that stands in the code of the game: "MAE-088"_rule.
std::set<std::string> ids_in_code() {
  std::set<std::string> ids;
  const std::filesystem::path folder = std::string(MAELSTROM_SOURCE_DIR) + "/engine/maelstrom";
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    const std::string code = content_of(entry.path());
    for (std::size_t end = code.find("\"_rule"); end != std::string::npos;
         end = code.find("\"_rule", end + 1)) {
      const std::size_t begin = code.rfind('"', end - 1) + 1;
      ids.insert(code.substr(begin, end - begin));
    }
  }
  return ids;
}

// Those that are named to be read about, and refuse nothing.
std::set<std::string> ids_that_explain() {
  std::set<std::string> ids{rule_of_energy().text()};
  for (const TileType type :
       {TileType::Minion, TileType::Stronghold, TileType::Event, TileType::Relic}) {
    ids.insert(rule_of(type).text());
  }
  for (const Count count :
       {Count::Essence, Count::Sides, Count::Hoard, Count::Stack, Count::Discards}) {
    ids.insert(rule_of(count).text());
  }
  return ids;
}

}  // namespace

TEST_CASE("every rule that can refuse has a sentence, and every sentence such a rule",
          "[maelstrom][texts]") {
  const std::set<std::string> ids = ids_in_code();
  REQUIRE(ids.size() > 50);
  for (const std::string& id : ids) {
    CAPTURE(id);
    CHECK((ids_that_explain().count(id) == 1 || !english().find("rule." + id).empty()));
    const RuleId rule = RuleId::parse(id);
    CHECK((rule_book().find(rule) || vortex_rule_book().find(rule)));
  }
  for (const auto& [key, text] : english().all()) {
    if (key.substr(0, 9) != "rule.MAE-" && key.substr(0, 9) != "rule.VTX-") continue;
    CAPTURE(key);
    CHECK(ids.count(key.substr(5)) == 1);
  }
}

TEST_CASE("the rule book holds every rule and ruling of the sheet", "[maelstrom][rules]") {
  int rules = 0, rulings = 0;
  for (const RuleEntry& rule : rule_book().all()) {
    const int number = rule.id.kind() == RuleKind::Ruling ? ++rulings : ++rules;
    CHECK(rule.id.number() == number);
    CHECK(rule.id.text().substr(0, 4) == "MAE-");
    CHECK(rule.section <= 18);
  }
  CHECK(rules == 254);
  CHECK(rulings == 96);
}

TEST_CASE("refusals name tiles, spaces, numbers and players", "[maelstrom][texts]") {
  const State state =
      position("maelstrom/1 a=arcanae b=brood mass=1.2aAcA1,1.5bLoF1,2.4aIrE1,2.9bDHo1");
  CHECK(why(state, "a IrE1-3.0") == "Space 3.0 is too far for Iron Enforcer with Movement 2.");
  CHECK(why(state, "a AcA1-1.1") == "Academy of the Arcane cannot move: only minions do.");
  CHECK(why(state, "a IrE1-0") ==
        "Iron Enforcer cannot stop on the Vortex: a move ends on an empty space.");
  CHECK(why(state, "b DHo1-2.8") == "It is the turn of player A.");
  CHECK(why(state, "b DHo1-2.8", {"Ann", "Ben"}) == "It is the turn of Ann.");
}

TEST_CASE("once the game is over nothing else is said", "[maelstrom][texts]") {
  State state = position("maelstrom/1 a=arcanae b=brood mass=1.2aAcA1,1.5bLoF1");
  apply(state, *read_action(state, "b resign"));
  CHECK(why(state, "a end") == "The game is over.");
}

TEST_CASE("things that do not exist are named without them", "[maelstrom][texts]") {
  const State state = position("maelstrom/1 a=arcanae b=brood mass=1.2aAcA1,1.5bLoF1");
  const Violation strange("MAE-069"_rule, {thing(TileRef{Seat::A, 40})});
  CHECK(explain(state, strange, english()) == "That tile cannot move: only minions do.");
  const Violation kind("MAE-202"_rule, {250});
  CHECK(explain(state, kind, english()) ==
        "That tile is no Primary stronghold and cannot open the game.");
}

// The scenario runner itself: what it reads, and that a wrong expectation does fail.
#include <catch2/catch_test_macros.hpp>

#include "tests/engine/maelstrom/scenario.h"

namespace mael::maelstrom {
namespace {

constexpr std::string_view kPosition =
    "given  maelstrom/1 a=arcanae b=LoF7+DHo3+NTe2\n"
    "       mass=1.0bDHo1,2.1bNTe1,2.2bNTe2,1.2aIrE1,2.4aAcA1\n";

// Plays the only scenario of a text that opens with the position above.
std::vector<std::string> play(const std::string& rest) {
  const std::string text = "rule MAE-088 about links\n" + std::string(kPosition) + rest;
  const ScenarioFile file = read_scenarios("x.scn", text);
  REQUIRE(file.faults.empty());
  REQUIRE(file.scenarios.size() == 1);
  return play_scenario(file.scenarios[0]);
}

bool fails_with(const std::string& rest, const std::string& sentence) {
  const std::vector<std::string> failures = play(rest);
  if (failures.size() == 1 && failures[0].find(sentence) != std::string::npos) return true;
  for (const std::string& failure : failures) UNSCOPED_INFO(failure);
  return false;
}

TEST_CASE("a scenario file is read with its lines", "[maelstrom][scenario]") {
  const ScenarioFile file = read_scenarios(
      "x.scn",
      "# a remark\n\nrule MAE-088 MAE-R1  two rules\n     in one\ngiven p q\n      r\n"
      "then listed z\nwhen a\nthen b\nthen c\n\nrule MAE-001 n\ngiven x\nthen y\n");
  CHECK(file.faults.empty());
  REQUIRE(file.scenarios.size() == 2);
  const Scenario& first = file.scenarios[0];
  CHECK(first.line == 3);
  CHECK(first.rules == std::vector<std::string>{"MAE-088", "MAE-R1"});
  CHECK(first.title == "two rules in one");
  CHECK(first.given.text == "p q r");
  REQUIRE(first.steps.size() == 2);
  CHECK(first.steps[0].thens.size() == 1);
  CHECK(first.steps[1].when.number == 8);
  CHECK(first.steps[1].thens.back().text == "c");
}

TEST_CASE("many ids may stand on several lines", "[maelstrom][scenario]") {
  const ScenarioFile file =
      read_scenarios("x.scn", "rule MAE-001 MAE-002\nrule MAE-003  title\ngiven x\nthen y\n");
  CHECK(file.faults.empty());
  REQUIRE(file.scenarios.size() == 1);
  CHECK(file.scenarios[0].rules == std::vector<std::string>{"MAE-001", "MAE-002", "MAE-003"});
  CHECK(file.scenarios[0].title == "title");
}

TEST_CASE("what is no scenario is named with its line", "[maelstrom][scenario]") {
  const auto faults = [](std::string_view text) { return read_scenarios("x.scn", text).faults; };
  using Faults = std::vector<std::string>;
  CHECK(faults("given x\n") == Faults{"x.scn:1: a scenario opens with `rule`"});
  CHECK(faults("rule no id\ngiven x\nthen y") == Faults{"x.scn:1: no rule id"});
  CHECK(faults("rule MAE-001\ngiven x\nthen y") ==
        Faults{"x.scn:1: a scenario says in words what it shows"});
  CHECK(faults("rule MAE-001 n\ngiven x\nwhen y") ==
        Faults{"x.scn:1: nothing is expected in this scenario"});
  CHECK(faults("rule MAE-001 n\nwhen x\ngiven y\nthen z").size() == 1);
  CHECK(faults("  x\n") == Faults{"x.scn:1: nothing to go on with"});
}

TEST_CASE("a scenario that is as told passes", "[maelstrom][scenario]") {
  CHECK(play("then listed a IrE1-2.3\n"
             "then only moves a IrE1-2.3\n"
             "when a IrE1-1.3\nthen refused MAE-088\nthen state 1.2=aIrE1 1.3=-\n"
             "when a IrE1-2.3\nthen legal\nthen events moved\nthen state 2.3=aIrE1:m 1.2=-\n"
             "when a end; a end; a end\nthen state turn=4 to=b essence=2,3 sides=0,1\n"
             "when a resign\nthen over resignation b\nthen awaits nobody\n")
            .empty());
}

TEST_CASE("a scenario that is not as told fails", "[maelstrom][scenario]") {
  CHECK(fails_with("when a IrE1-1.3\nthen legal\n", "x.scn:4: refused by MAE-088"));
  CHECK(fails_with("when a IrE1-1.3\nthen refused MAE-087\n",
                   "x.scn:5: expected refused MAE-087, found MAE-088"));
  CHECK(fails_with("when a IrE1-2.3\nthen refused MAE-088\n", "found legal"));
  CHECK(fails_with("when a IrE1-2.3\nthen unlisted\n", "listed, though it should not be"));
  CHECK(fails_with("when a IrE1-9.9\nthen legal\n", "refused by"));
  CHECK(fails_with("when a XyZ1-2.3\nthen legal\n", "expected"));
  CHECK(fails_with("then listed a IrE1-1.3\n", "is not among"));
  CHECK(fails_with("then only moves\n", "expected only moves none, found a IrE1-2.3"));
  CHECK(fails_with("then only dances\n", "unknown kind of actions `dances`"));
  CHECK(fails_with("then state essence=2,3\n", "expected essence=2,3, found essence=3,3"));
  CHECK(fails_with("then state 1.2=-\n", "found 1.2=aIrE1"));
  CHECK(fails_with("then state nonsense=1\n", "found nonsense=?"));
  CHECK(fails_with("then seen by b hand.a=?1\n", "found hand.a=-"));
  CHECK(fails_with("then awaits b\n", "expected awaits b, found a"));
  CHECK(fails_with("when a end\nthen events moved\n", "found phase"));
  CHECK(fails_with("then over surround a\n", "found running -"));
  CHECK(fails_with("then impossible MAE-086\n", "found possible"));
  CHECK(fails_with("then sings\n", "unknown expectation `sings`"));
}

TEST_CASE("the position and the action stand in a failure", "[maelstrom][scenario]") {
  const std::vector<std::string> failures = play("when a IrE1-1.3\nthen legal\n");
  REQUIRE(failures.size() == 1);
  CHECK(failures[0].find("\n  position  maelstrom/1 a=arcanae") != std::string::npos);
  CHECK(failures[0].find("\n  action    a IrE1-1.3") != std::string::npos);
}

TEST_CASE("a fresh game is given by its forces", "[maelstrom][scenario]") {
  const auto play_new = [](const std::string& rest) {
    return play_scenario(read_scenarios("x.scn", "rule MAE-034 n\ngiven new " + rest).scenarios[0]);
  };
  CHECK(play_new("arcanae brood\nthen awaits a b\n").empty());
  CHECK(play_new("arcanae brood opt=essence:5\nthen state essence=5,5\n").empty());
  CHECK(play_new("arcanae arcanae\nthen refused MAE-R86\n").empty());
  CHECK(play_new("arcanae arcanae\nthen awaits a b\n").size() == 1);
  CHECK(play_new("arcanae brood\nthen refused MAE-R86\n").size() == 1);
}

}  // namespace
}  // namespace mael::maelstrom

#include "engine/maelstrom/force.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/maelstrom/rules.h"
#include "engine/maelstrom/text/notation.h"

namespace mael::maelstrom {
namespace {

TileKind tile(const char* tag) {
  const int kind = catalogue().find(tag);
  REQUIRE(kind >= 0);
  return static_cast<TileKind>(kind);
}

std::vector<ForceLine> force(const std::string& tags) {
  const auto setup = read_setup("maelstrom/1 a=" + tags + " b=brood");
  REQUIRE(setup.ok());
  return setup->forces[0];
}

std::vector<RuleId> rules_of(const std::vector<Violation>& faults) {
  std::vector<RuleId> rules;
  for (const Violation& fault : faults) rules.push_back(fault.rule);
  return rules;
}

std::vector<RuleId> faults_of(const std::string& tags, Edition edition = Edition::Maelstrom) {
  return rules_of(find_force_faults(force(tags), edition));
}

std::vector<RuleId> setup_faults(const std::string& text) {
  const auto setup = read_setup(text);
  REQUIRE(setup.ok());
  const auto faults = find_setup_faults(*setup);
  CHECK(start(*setup).ok() == faults.empty());
  return rules_of(faults);
}

using Rules = std::vector<RuleId>;

TEST_CASE("a force joins factions of one alignment, never of both",
          "[maelstrom][force][rule:MAE-220][rule:MAE-222][rule:MAE-223][rule:MAE-227]") {
  CHECK(faults_of("AcA2+NBa2+PoS1+Cai1").empty());
  CHECK(faults_of("FiP2+DHo2+Gho1+Sir1").empty());
  CHECK(faults_of("AcA3+IrE2+DHo1") == Rules{"MAE-220"_rule});
  const auto faults = find_force_faults(force("AcA3+IrE2+DHo1"), Edition::Maelstrom, Seat::B);
  CHECK(faults == std::vector<Violation>{{"MAE-220"_rule, {1, 5, 1}}});
  CHECK(alignment_of(force("AcA1+PoS1")) == Alignment::Good);
  CHECK(alignment_of(force("FiP1+Sir1")) == Alignment::Evil);
  CHECK_FALSE(alignment_of(force("FiP1+AcA1")));
}

TEST_CASE("four copies of a tile are the most, but for Primary ones",
          "[maelstrom][force][rule:MAE-229][rule:MAE-230][rule:MAE-R93]") {
  CHECK(faults_of("AcA7+IrE4").empty());
  CHECK(faults_of("AcA30+IrE4+GuH4").empty());
  CHECK(faults_of("AcA2+IrE5+GuH6") == Rules{"MAE-229"_rule, "MAE-229"_rule});
  const auto faults = find_force_faults(force("AcA2+IrE5"), Edition::Maelstrom);
  CHECK(faults == std::vector<Violation>{{"MAE-229"_rule, {0, tile("IrE"), 5}}});
}

TEST_CASE("a force has six tiles and a stronghold to open with",
          "[maelstrom][force][rule:MAE-R92][rule:MAE-044]") {
  CHECK(faults_of("AcA2+IrE4").empty());
  CHECK(faults_of("AcA2+IrE3") == Rules{"MAE-R92"_rule});
  CHECK(faults_of("GuH4+IrE4") == Rules{"MAE-R92"_rule});
  CHECK(faults_of("GuH4+IrE4", Edition::Vortex).empty());  // there a Limited one opens
  CHECK(faults_of("MeP4", Edition::Vortex) == Rules{"VTX-018"_rule, "VTX-021"_rule});
  CHECK(rules_of(find_force_faults({}, Edition::Maelstrom)) == Rules{"MAE-R92"_rule});
}

TEST_CASE("events and relics are for Vortex", "[maelstrom][force][rule:MAE-008][rule:MAE-232]") {
  CHECK(faults_of("AcA6+Ban2+ChE1") == Rules{"MAE-008"_rule, "MAE-008"_rule});
  CHECK(faults_of("AcA6+Ban2+ChE1", Edition::Vortex).empty());
  CHECK(needs_vortex(force("AcA6+Ban1")));
  CHECK_FALSE(needs_vortex(force("AcA6+IrE1")));
}

TEST_CASE("every fault of a force is told at once", "[maelstrom][force]") {
  CHECK(faults_of("GuH5+DHo5+Ban1") ==
        Rules{"MAE-R92"_rule, "MAE-220"_rule, "MAE-229"_rule, "MAE-229"_rule, "MAE-008"_rule});
  std::vector<ForceLine> wrong = force("AcA7+IrE3");
  std::swap(wrong[0], wrong[1]);
  CHECK(rules_of(find_force_faults(wrong, Edition::Maelstrom)) == Rules{"MAE-215"_rule});
  CHECK(rules_of(find_force_faults(std::vector<ForceLine>{{255, 9}}, Edition::Maelstrom)) ==
        Rules{"MAE-215"_rule, "MAE-R92"_rule});
}

TEST_CASE("one side is all good, the other all evil, and both are equally large",
          "[maelstrom][force][rule:MAE-218][rule:MAE-219][rule:MAE-228]") {
  CHECK(setup_faults("maelstrom/1 advanced a=stonewood b=necris").empty());
  CHECK(setup_faults("maelstrom/1 advanced a=deep b=host").empty());
  CHECK(setup_faults("maelstrom/1 advanced a=arcanae b=host") == Rules{"MAE-219"_rule});
  CHECK(setup_faults("maelstrom/1 advanced a=AcA9 b=LoF10") == Rules{"MAE-228"_rule});
  CHECK(setup_faults("maelstrom/1 advanced a=arcanaevortex b=broodvortex").size() == 8);
  CHECK(setup_faults("vortex/1 advanced a=arcanaevortex b=broodvortex").empty());
  CHECK(setup_faults("maelstrom/1 advanced a=AcA5+IrE5 b=GuH5+CeC5 opt=essence:4") ==
        Rules{"MAE-229"_rule, "MAE-229"_rule, "MAE-219"_rule});
}

TEST_CASE("the basic game asks for the lists of major factions, not for alignment",
          "[maelstrom][force][rule:MAE-034][rule:MAE-037][rule:MAE-R87]") {
  CHECK(setup_faults("maelstrom/1 a=arcanae b=host").empty());
  CHECK(setup_faults("maelstrom/1 a=arcanae b=LoF7") == Rules{"MAE-034"_rule});
  CHECK(setup_faults("maelstrom/1 a=deep b=gaians") == Rules{"MAE-037"_rule, "MAE-037"_rule});
  CHECK(setup_faults("maelstrom/1 a=dawnforge b=AcA5") ==
        Rules{"MAE-034"_rule, "MAE-R92"_rule, "MAE-034"_rule});
}

TEST_CASE("a free game asks only for forces a game can begin with", "[maelstrom][force]") {
  CHECK(setup_faults("maelstrom/1 free a=arcanae b=LoF7").empty());
  CHECK(setup_faults("maelstrom/1 free a=deep b=AcA3+LoF3+EmD9").empty());
  CHECK(setup_faults("maelstrom/1 free a=deep b=AcA5") == Rules{"MAE-R92"_rule});
}

TEST_CASE("a set-up says that it is free", "[maelstrom][force][notation]") {
  const auto setup = read_setup("maelstrom/1 free a=gaians b=deep");
  REQUIRE(setup.ok());
  CHECK(setup->free);
  CHECK_FALSE(setup->advanced);
  CHECK(write_setup(*setup) == "maelstrom/1 free a=gaians b=deep");
  CHECK_FALSE(*setup == *read_setup("maelstrom/1 a=gaians b=deep"));
  CHECK_FALSE(read_setup("vortex/1 free a=arcanae b=brood").ok());
}

TEST_CASE("a set-up says that it is advanced", "[maelstrom][force][notation]") {
  const std::string text = "maelstrom/1 advanced a=gaians b=deep";
  const auto setup = read_setup(text);
  REQUIRE(setup.ok());
  CHECK(setup->advanced);
  CHECK(write_setup(*setup) == text);
  CHECK_FALSE(read_setup("maelstrom/1 a=gaians b=deep")->advanced);
  CHECK_FALSE(*setup == *read_setup("maelstrom/1 a=gaians b=deep"));
}

TEST_CASE("what is allowed but hardly meant is advised against",
          "[maelstrom][force][rule:MAE-R80][rule:MAE-224]") {
  const auto advice = [](const char* tags) { return find_force_advice(force(tags)); };
  CHECK(advice("arcanae").empty());
  CHECK(advice("AcA2+SkA4+MeP4") == std::vector<Violation>{{"MAE-R80"_rule, {0, 1}}});
  CHECK(advice("AcA7+NBa2+LBa2") == std::vector<Violation>{{"MAE-224"_rule, {0, tile("NBa")}}});
  CHECK(advice("FiP7+DHo2+ChS1").empty());  // the Seeders stand in for a stronghold of Brood
}

TEST_CASE("every ready-made force is legal and sensible", "[maelstrom][force][content]") {
  REQUIRE(ready_forces().size() >= 22);
  int good = 0;
  for (const ReadyForce& ready : ready_forces()) {
    CAPTURE(ready.id);
    CHECK(find_force_faults(ready.lines, ready.edition).empty());
    CHECK(find_force_advice(ready.lines).empty());
    const bool demo = ready.id.find("demo") != std::string::npos;
    CHECK(size_of(ready.lines) == (demo ? 12 : 23));
    CHECK(find_ready_force(ready.id) == &ready);
    if (alignment_of(ready.lines) == Alignment::Good) ++good;
  }
  CHECK(2 * good == static_cast<int>(ready_forces().size()));
  CHECK(find_ready_force("nobody") == nullptr);
}

TEST_CASE("the two demo sets hold what the demo lists", "[maelstrom][force][content]") {
  CHECK(same_lines(find_ready_force("brooddemo")->lines, force("LoF4+DHo4+KCr2+Fre2")));
  CHECK(same_lines(find_ready_force("arcanaedemo")->lines, force("AcA4+IrE4+IrG2+Ban2")));
}

TEST_CASE("every fault of the table of ready-made forces has its place",
          "[maelstrom][force][content]") {
  const auto read = read_ready_forces(
      "force\ttag\tcount\nmine\tXyz\t1\nmine\tAcA\t0\nbrood\tLoF\t2\nMine\tLoF\t2\nmine\tAcA\t1\n",
      catalogue());
  REQUIRE_FALSE(read.ok());
  std::vector<std::string> places;
  for (const Error& fault : read.error()) {
    places.push_back(std::to_string(fault.line) + "." + std::to_string(fault.column));
  }
  CHECK(places == std::vector<std::string>{"2.2", "3.3", "4.1", "5.1", "6.2"});
}

TEST_CASE("lines come and go in the order of the catalogue", "[maelstrom][force]") {
  std::vector<ForceLine> lines;
  set_count(lines, tile("DHo"), 2);
  set_count(lines, tile("AcA"), 7);
  set_count(lines, tile("IrE"), 0);
  CHECK(same_lines(lines, force("AcA7+DHo2")));
  CHECK(size_of(lines) == 9);
  CHECK(count_of(lines, tile("DHo")) == 2);
  CHECK(count_of(lines, tile("IrE")) == 0);
  set_count(lines, tile("DHo"), 0);
  CHECK(same_lines(lines, force("AcA7")));
}

}  // namespace
}  // namespace mael::maelstrom

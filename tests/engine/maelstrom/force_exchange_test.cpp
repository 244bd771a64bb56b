// Forces on their way in and out: drawn, as lists, as links.
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "engine/maelstrom/force_draw.h"
#include "engine/maelstrom/text/force_link.h"
#include "engine/maelstrom/text/force_text.h"
#include "engine/play/link.h"

namespace mael::maelstrom {
namespace {

Force ready(const char* id, const char* name) {
  const ReadyForce* force = find_ready_force(id);
  REQUIRE(force != nullptr);
  return {name, force->edition, force->lines};
}

std::vector<std::string> list_faults(const std::string& text) {
  const auto read = read_force_text(text, english());
  std::vector<std::string> faults;
  if (!read.ok()) {
    for (const Error& fault : read.error()) faults.push_back(describe(fault));
  }
  return faults;
}

std::vector<ForceLine> lines_of(const std::string& text) {
  const auto read = read_force_text(text, english());
  CAPTURE(text, list_faults(text));
  REQUIRE(read.ok());
  return read->lines;
}

TEST_CASE("drawn forces are legal whatever the seed, and chance says who is good",
          "[maelstrom][force][rule:MAE-221][rule:MAE-R94]") {
  std::set<TileKind> met;
  int a_is_good = 0;
  for (std::uint64_t seed = 0; seed < 600; ++seed) {
    Random random(seed);
    const Edition edition = seed % 2 == 0 ? Edition::Maelstrom : Edition::Vortex;
    const Setup setup = draw_advanced_setup(random, edition);
    CAPTURE(seed);
    REQUIRE(find_setup_faults(setup).empty());
    if (alignment_of(setup.forces[0]) == Alignment::Good) ++a_is_good;
    for (const auto& force : setup.forces) {
      for (const ForceLine& line : force) met.insert(line.kind);
    }
  }
  CHECK(static_cast<int>(met.size()) == catalogue().size());
  CHECK(a_is_good > 250);
  CHECK(a_is_good < 350);
}

TEST_CASE("the same seed draws the same force, of the size asked for", "[maelstrom][force]") {
  for (const int size : {6, 23, 60}) {
    Random first(7), second(7);
    const auto force = draw_force(first, Edition::Vortex, Alignment::Evil, size);
    CHECK(size_of(force) == size);
    CHECK(alignment_of(force) == Alignment::Evil);
    CHECK(same_lines(force, draw_force(second, Edition::Vortex, Alignment::Evil, size)));
  }
}

TEST_CASE("a list is read as it was written", "[maelstrom][force][text]") {
  for (const ReadyForce& each : ready_forces()) {
    const Force force{"Number " + each.id, each.edition, each.lines};
    const auto read = read_force_text(write_force_text(force, english()), english());
    CAPTURE(each.id);
    REQUIRE(read.ok());
    CHECK(*read == force);
  }
  CHECK(write_force_text({"Two", Edition::Maelstrom, {{0, 7}}}, english()) ==
        "# Two\n7 Academy of the Arcane\n");
}

TEST_CASE("a list may be written in many ways", "[maelstrom][force][text][rule:MAE-R91]") {
  const auto expected = lines_of("3 Iron Enforcer");
  for (const char* text :
       {"Iron Enforcer 3", "3x Iron Enforcer", "3 x iron enforcers", "IRON ENFORCER x3",
        "- 3 \xc3\x97 Iron  Enforcer\r", "Iron Enforcer (3)", "* IrE 3",
        "\xe2\x80\xa2 3 Iron-Enforcer", "Iron Enforcer\n2 Iron Enforcer",
        "Minions:\n\n3 Iron Enforcer // ", "// list\n3 Iron Enforcer"}) {
    CAPTURE(text);
    CHECK(same_lines(lines_of(text), expected));
  }
  CHECK(lines_of("1 Gallag K'rol\n1 Gallag T\xe2\x80\x99ral").size() == 2);
  CHECK(read_force_text("#  My own \n1 Banish", english())->name == "My own");
  CHECK(read_force_text("1 Banish", english())->edition == Edition::Vortex);
}

TEST_CASE("every line that is none says what was expected", "[maelstrom][force][text]") {
  CHECK(list_faults("7 Academy of the Arcane\n3 Iron Enforcr\n\n99 Guard Hall\nfoo bar quux") ==
        std::vector<std::string>{
            "line 2: expected the name of a tile, found '3 Iron Enforcr'; did you mean Iron "
            "Enforcer?",
            "line 4: expected 1 to 60 copies of Guard Hall",
            "line 5: expected the name of a tile, found 'foo bar quux'"});
  CHECK(list_faults("40 Guard Hall\n40 Guard Hall").size() == 1);
  CHECK(list_faults("").size() == 1);
  std::string novel;
  for (int i = 0; i < 500; ++i) novel += "It was a dark and stormy night\n";
  CHECK(list_faults(novel).size() == 50);
}

TEST_CASE("a force travels in a link", "[maelstrom][force][link]") {
  for (const ReadyForce& each : ready_forces()) {
    const Force force{
        "F\xc3\xa9"
        "e \xe2\x9a\x94",
        each.edition, each.lines};
    const std::string link = write_force_link(force);
    CAPTURE(each.id, link);
    CHECK(link.substr(0, 4) == "#fm1");
    CHECK(link.size() < 200);
    const auto read = read_force_link("https://example.org/play/" + link);
    REQUIRE(read.ok());
    CHECK(*read == force);
  }
  Random random(3);
  const Force largest{std::string(kMaxForceName, 'w'), Edition::Vortex,
                      draw_force(random, Edition::Vortex, Alignment::Good, kMaxForce)};
  CHECK(write_force_link(largest).size() <= kMaxLink);
}

TEST_CASE("a damaged force link is refused", "[maelstrom][force][link]") {
  const std::string link = write_force_link(ready("arcanae", "Mine"));
  CHECK_FALSE(read_force_link(link.substr(0, link.size() - 1)).ok());
  CHECK_FALSE(read_force_link("#pm1abc").ok());
  CHECK_FALSE(unpack_force(std::vector<std::uint8_t>{1, 2, 3}, kForceVersion).ok());
}

TEST_CASE("names are tidied", "[maelstrom][force]") {
  CHECK(tidy_force_name("  Iron and Light ") == "Iron and Light");
  CHECK(tidy_force_name("a\tb\n\x7f"
                        "c") == "abc");
  CHECK(tidy_force_name("caf\xc3\xa9 \xff\xc3 \xed\xa0\x80!") == "caf\xc3\xa9  !");
  const std::string as(39, 'a');
  CHECK(tidy_force_name(as + "\xc3\xa9") == as);
}

}  // namespace
}  // namespace mael::maelstrom

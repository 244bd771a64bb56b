#include "engine/maelstrom/content_check.h"

#include <catch2/catch_test_macros.hpp>

using namespace mael::maelstrom;

namespace {

using Messages = std::vector<std::string>;

// The faults of the built-in tables once `old_text` of the texts has become `new_text`.
Messages faults_with(const std::string& old_text, const std::string& new_text) {
  ContentFiles tables = built_in_tables();
  const std::size_t place = tables.texts.find(old_text);
  REQUIRE(place != std::string::npos);
  tables.texts.replace(place, old_text.size(), new_text);
  return find_content_faults(tables);
}

}  // namespace

TEST_CASE("the built-in tables are sound", "[maelstrom][content]") {
  CHECK(find_content_faults(built_in_tables()).empty());
}

TEST_CASE("words that are missing or of nothing are faults", "[maelstrom][content]") {
  CHECK(faults_with("tile.LoF.name", "tile.LoF.title") ==
        Messages{"en_maelstrom.tsv: key 'tile.LoF.name' is missing"});
  CHECK(faults_with("tile.LoF.name", "tile.Lof.name") ==
        Messages{"en_maelstrom.tsv: key 'tile.LoF.name' is missing",
                 "en_maelstrom.tsv: 'tile.Lof.name' is of no tile"});
  CHECK(faults_with("faction.deep.theme", "faction.deep.motto") ==
        Messages{"en_maelstrom.tsv: key 'faction.deep.theme' is missing"});
  CHECK(faults_with("force.stonewood.about", "force.stonewood.tale") ==
        Messages{"en_maelstrom.tsv: key 'force.stonewood.about' is missing"});
  CHECK(faults_with("force.stonewood.about", "force.oakwood.about") ==
        Messages{"en_maelstrom.tsv: key 'force.stonewood.about' is missing",
                 "en_maelstrom.tsv: 'force.oakwood.about' is of no force"});
  CHECK(faults_with("section.MAE.9\t", "section.MAE.99\t") ==
        Messages{"en_maelstrom.tsv: key 'section.MAE.9' is missing"});
  CHECK(faults_with("rule.MAE-088", "rule.MAE-888") ==
        Messages{"en_maelstrom.tsv: 'rule.MAE-888' is of no rule"});
}

TEST_CASE("placeholders nothing can fill are faults", "[maelstrom][content]") {
  CHECK(faults_with("{0:seat}", "{3:seat}") ==
        Messages{"en_maelstrom.tsv: 'rule.MAE-027' asks for {3:seat}"});
  CHECK(faults_with("{0:seat}", "{0:chair}") ==
        Messages{"en_maelstrom.tsv: 'rule.MAE-027' asks for {0:chair}"});
  CHECK(faults_with("{0:seat}", "{seat}") ==
        Messages{"en_maelstrom.tsv: 'rule.MAE-027' asks for {seat}"});
}

TEST_CASE("faults of every table are told at once", "[maelstrom][content]") {
  ContentFiles tables = built_in_tables();
  tables.rules += "MAE-R97\t0\tNothing.\n";
  tables.forces += "brood\tXyz\t1\tprinted\n";
  const Messages faults = find_content_faults(tables);
  REQUIRE(faults.size() == 2);
  CHECK(faults[0] == "forces.tsv:95 column 2: no tile has the tag 'Xyz'");
  CHECK(faults[1] == "rules.tsv:353 column 2: expected a number in 1 … 99, found '0'");
}

TEST_CASE("ready-made forces that break a rule are faults", "[maelstrom][content]") {
  ContentFiles tables = built_in_tables();
  tables.ready_forces += "stonewood\tIrC\t5\nstonewood\tDHo\t1\n";
  tables.forces += "brood\tFre\t1\tcompleted\n";
  CHECK(find_content_faults(tables) ==
        Messages{"forces.tsv: the force 'brood' breaks MAE-008",
                 "ready_forces.tsv: the force 'stonewood' breaks MAE-220",
                 "ready_forces.tsv: the force 'stonewood' breaks MAE-229"});
}

TEST_CASE("tables are read by path", "[maelstrom][content]") {
  Messages asked;
  const auto tables = read_tables([&](const std::string& path) -> mael::Result<std::string> {
    asked.push_back(path);
    return "text of " + path;
  });
  REQUIRE(tables.ok());
  CHECK(tables->rules == "text of maelstrom/rules.tsv");
  CHECK(asked == Messages{"maelstrom/tiles.tsv", "maelstrom/forces.tsv",
                          "maelstrom/ready_forces.tsv", "maelstrom/rules.tsv", "texts/en.tsv",
                          "texts/en_maelstrom.tsv", "vortex/decks.tsv", "vortex/vortex_rules.tsv",
                          "maelstrom/effects.tsv", "maelstrom/maelstrom_lesson.tsv",
                          "vortex/vortex_lesson.tsv"});
  const auto none = read_tables(
      [](const std::string&) -> mael::Result<std::string> { return mael::Error{"gone"}; });
  REQUIRE_FALSE(none.ok());
  CHECK(none.error().message == "gone");
}

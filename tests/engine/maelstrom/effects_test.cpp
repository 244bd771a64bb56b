// What the table of effects may say: every fault is told, with line and column, and all at once.
#include "engine/maelstrom/effects.h"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "engine/maelstrom/content_check.h"

namespace mael::maelstrom {
namespace {

constexpr std::string_view kColumns =
    "tag\ttrigger\tflags\tof\tif\tpay\tverb\twhat\tamount\tchoose\ttarget\tagainst\tfilter\tuntil"
    "\n";

// The faults of a table with these rows, where blanks stand for tabs and `_` for blanks.
std::vector<std::string> faults_of(std::string rows) {
  for (char& c : rows) c = c == ' ' ? '\t' : c == '_' ? ' ' : c;
  Faults faults;
  EffectTable::read(std::string(kColumns) + rows, catalogue(), faults);
  std::vector<std::string> texts;
  for (const Error& fault : faults) texts.push_back(describe(fault));
  return texts;
}

// The one fault of one row, without its line.
std::string fault_of(const std::string& row) {
  const std::vector<std::string> faults = faults_of(row + "\n");
  REQUIRE(faults.size() == 1);
  REQUIRE(faults[0].substr(0, 7) == "line 2 ");
  return faults[0].substr(7);
}

TEST_CASE("the built-in effects are sound, one row for each text and more",
          "[maelstrom][effects]") {
  Faults faults;
  const EffectTable table = EffectTable::read(built_in_tables().effects, catalogue(), faults);
  CHECK(faults.empty());
  CHECK(table.all().size() == effect_table().all().size());
}

TEST_CASE("words no effect knows are faults", "[maelstrom][effects]") {
  CHECK(fault_of("Xyz passive - - - - modify combat 1 - self - - -") ==
        "column 1: no tile has the tag 'Xyz'");
  CHECK(fault_of("IrE always - - - - modify combat 1 - self - - -").substr(0, 9) == "column 2:");
  CHECK(fault_of("IrE passive ever - - - modify combat 1 - self - - -") ==
        "column 3: unknown flag 'ever'");
  CHECK(fault_of("IrE passive - - near(minion) - modify combat 1 - self - - -") ==
        "column 5: unknown word 'near'");
  CHECK(fault_of("IrE passive - - adjacent - modify combat 1 - self - - -") ==
        "column 5: expected name(tiles)");
  CHECK(fault_of("IrE passive - - adjacent(goblin) - modify combat 1 - self - - -") ==
        "column 5: 'goblin' does not say which tiles are meant");
  CHECK(fault_of("PlL action - - - blood=1 energy - 1 - - - - -") ==
        "column 6: expected energy=N or destroy(tiles)");
  CHECK(fault_of("IrE passive - - - - enlarge combat 1 - self - - -").substr(0, 9) == "column 7:");
  CHECK(fault_of("IrE passive - - - - modify beauty 1 - self - - -") ==
        "column 8: unknown word 'beauty'");
  CHECK(fault_of("RuC action - - - - grant Grace - - self - - turn") ==
        "column 8: unknown trait 'Grace'");
  CHECK(fault_of("DTr passive - - - - forbid sleep - - self - - -") ==
        "column 8: unknown word 'sleep'");
  CHECK(fault_of("IrE passive - - - - modify combat 1 - foe - - -") ==
        "column 11: 'foe' does not say which tiles are meant");
  CHECK(fault_of("IrE passive - - - - modify combat 1 - minion_keyword=Goblin - - -") ==
        "column 11: no tile has the keyword 'Goblin'");
  CHECK(fault_of("IrE passive - - - - modify combat 1 - minion_faction=goblins - - -") ==
        "column 11: no faction 'goblins'");
  CHECK(fault_of("IrE passive - - - - modify combat 1 - minion_tile=Xyz - - -") ==
        "column 11: no tile has the tag 'Xyz'");
  CHECK(fault_of("RuC action - - - - modify combat 1 - self - - ever").substr(0, 10) ==
        "column 14:");
}

TEST_CASE("numbers out of range are faults", "[maelstrom][effects]") {
  CHECK(fault_of("PlL action - - - energy=0 energy - 1 - - - - -") ==
        "column 6: '0' is no number from 1 to 9");
  CHECK(fault_of("IrE passive - - - - modify combat 10 - self - - -") ==
        "column 9: '10' is no number from 1 to 9");
  CHECK(fault_of("IrE passive - - - - modify combat -0 - self - - -") ==
        "column 9: '0' is no number from 1 to 9");
  CHECK(fault_of("AoV passive - - - - modify combat per(energy_within=1)_max=0 - self - - -") ==
        "column 9: '0' is no number from 1 to 9");
  CHECK(fault_of("AoV passive - - - - modify combat per(energy_within=1) - self - - -") ==
        "column 9: expected max=N");
  CHECK(fault_of("NPi kills - - - - energy - output(that)_max=2 - - - - -") ==
        "column 9: nothing can stand behind output(tiles)");
  CHECK(fault_of("CaK action - - - - damage - 1 - enemy_tile_within=0 - - -") ==
        "column 11: '0' is no number from 1 to 9");
  CHECK(fault_of("CaK action - - - - damage - 1 - enemy_tile_count=3 - - -") ==
        "column 11: '3' is no number from 1 to 2");
}

TEST_CASE("a verb says what it needs, and nothing else", "[maelstrom][effects]") {
  CHECK(fault_of("PlL action - - - - energy - - - - - - -") ==
        "column 9: this verb needs something here");
  CHECK(fault_of("CaK action - - - - damage - 1 - - - - -") ==
        "column 11: this verb needs something here");
  CHECK(fault_of("CaK action - - - - damage armor 1 - enemy_tile - - -") ==
        "column 8: this verb takes nothing here");
  CHECK(fault_of("QuH action - - - - swap - 1 - friendly_tile - - -") ==
        "column 9: nothing can stand here");
  CHECK(fault_of("ChS passive - - - - gateway - 1 - self - - -") ==
        "column 13: this verb needs something here");
  CHECK(fault_of("CoA action - - - - draw from-discard 1 - - - - -") ==
        "column 13: this verb needs something here");
  CHECK(fault_of("RuC action - - - - modify combat 1 - friendly_minion - - -") ==
        "column 14: this verb needs something here");
  CHECK(fault_of("IrC passive - - - - modify combat 1 - friendly_minion - - turn") ==
        "column 14: nothing can stand here");
  CHECK(fault_of("ShB passive - - - - forbid consume - - self minion - -") ==
        "column 12: nothing can stand here");
  CHECK(fault_of("DaH enters - - - - draw - 2 - - - - -") ==
        "column 9: tiles are drawn one at a time");
  CHECK(fault_of("CRu action - - - - move - output(friendly_tile) - friendly_minion - - -") ==
        "column 9: a plain number stands here");
  CHECK(fault_of("CaK action - - - - damage - 1 enemy_minion enemy_tile - - -") ==
        "column 10: the targets do not follow from what is chosen");
}

TEST_CASE("triggers, flags and conditions fit each other and the tile", "[maelstrom][effects]") {
  CHECK(fault_of("IrE play-action - - - - energy - 1 - - - - -") ==
        "column 2: only events are played in a window");
  CHECK(fault_of("Win action - - - - energy - 1 - - - - -") ==
        "column 2: an event is played in a window: play-…");
  CHECK(fault_of("ChE turn - - - - energy - 1 - - - - -") ==
        "column 2: a relic lies on no space: it acts or watches other tiles");
  CHECK(fault_of("StS turn - any_minion - - energy - 1 - - - - -") ==
        "column 4: this trigger speaks of no other tile");
  CHECK(fault_of("PlL action may - - - energy - 1 - - - - -") ==
        "column 3: 'may' means nothing here");
  CHECK(fault_of("StS turn once - - - energy - 1 - - - - -") ==
        "column 3: 'once' means nothing here");
  CHECK(fault_of("EtT enters instead - - - return - - - self - - -") ==
        "column 3: 'instead' means nothing here");
  CHECK(fault_of("PlL action keep-wounds - - - energy - 1 - - - - -") ==
        "column 3: 'keep-wounds' means nothing here");
  CHECK(fault_of("CaK action opponent - - - damage - 1 - enemy_tile - - -") ==
        "column 3: 'opponent' means nothing here");
  CHECK(fault_of("StS turn - - attacking(minion) - energy - 1 - - - - -") ==
        "column 5: only passive texts look at an attack");
  CHECK(fault_of("StS turn - - victim(minion) - energy - 1 - - - - -") ==
        "column 5: only who kills has a victim");
  CHECK(fault_of("IrC passive - - - energy=1 modify combat 1 - friendly_minion - - -") ==
        "column 6: nothing can stand here");
}

TEST_CASE("a row that goes on has something to go on with", "[maelstrom][effects]") {
  CHECK(fault_of("RuC action - - - - grant Overpower - - that - - turn") ==
        "column 11: nothing before this says which tile is meant");
  const std::string first = "RuC action - - - - modify combat 1 - friendly_minion - - turn\n";
  CHECK(faults_of(first + "RuC action - - - - grant Overpower - - that - - turn\n").empty());
  CHECK(faults_of(first +
                  "RuC action - - - energy=1 grant Overpower - - friendly_minion - - turn\n") ==
        std::vector<std::string>{
            "line 3 column 6: this belongs in the first row of the ability",
            "line 3 column 11: tiles are chosen in the first row of the ability"});
  CHECK(faults_of("DBe enters - - - - damage - 1 - any_tile_count=all - - -\n"
                  "DBe destroyed - - - - damage - 1 - any_tile_count=all - - -\n"
                  "DBe enters - - - - energy - 1 - - - - -\n") ==
        std::vector<std::string>{"line 4 column 2: the rows of one ability stand together"});
  CHECK(faults_of("RuC action - - - - energy - 1 - - - - -\nIrE passive - - - - modify combat 1 - "
                  "self - - -\n") ==
        std::vector<std::string>{"line 3 column 1: effects stand in the order of the tiles"});
}

TEST_CASE("every fault of every row is told at once", "[maelstrom][effects]") {
  ContentFiles tables = built_in_tables();
  tables.effects = std::string(kColumns) +
                   "Xyz\tpassive\t-\t-\t-\t-\tmodify\tbeauty\t12\t-\tfoe\t-\t-\t-\n"
                   "# a remark\n"
                   "CaK\taction\t-\t-\t-\t-\tdamage\t-\t-\t-\t-\t-\t-\t-\n";
  CHECK(
      find_content_faults(tables) ==
      std::vector<std::string>{"effects.tsv:2 column 1: no tile has the tag 'Xyz'",
                               "effects.tsv:2 column 11: 'foe' does not say which tiles are meant",
                               "effects.tsv:2 column 8: unknown word 'beauty'",
                               "effects.tsv:2 column 9: '12' is no number from 1 to 9",
                               "effects.tsv:4 column 9: this verb needs something here",
                               "effects.tsv:4 column 11: this verb needs something here"});
}

// A tile has one ability for each trigger, so the limit of one use is one of each ability.
TEST_CASE("what a tile did as an action leaves its other texts alone",
          "[maelstrom][effects][rule:MAE-R50]") {
  for (const Effect& effect : effect_table().all()) {
    const auto rows = effect_table().of(effect.tile, effect.trigger);
    CAPTURE(catalogue()[effect.tile].tag);
    CHECK(&effect >= rows.data());
    CHECK(&effect < rows.data() + rows.size());
  }
}

// Flavour is words and nothing else: no table of rules reads it.
TEST_CASE("other flavour changes no tile and no effect", "[maelstrom][effects][rule:MAE-021]") {
  ContentFiles tables = built_in_tables();
  for (int kind = 0; kind < catalogue().size(); ++kind) {
    const TileData& tile = catalogue()[static_cast<TileKind>(kind)];
    const std::string key = "\ntile." + tile.tag + ".flavour\t";
    const std::size_t at = tables.texts.find(key);
    REQUIRE(at != std::string::npos);
    tables.texts.insert(at + key.size(), "Destroy every tile. ");
  }
  CHECK(find_content_faults(tables).empty());
}

}  // namespace
}  // namespace mael::maelstrom

// The pieces, and what is wrong with tables that are not right.
#include "engine/pirates/content.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/pirates/state.h"

namespace mael::pirates {
namespace {

// The faults of the tables where `from` in one of them reads `to`.
std::vector<std::string> faults_with(std::string PieceFiles::*table, const std::string& from,
                                     const std::string& to) {
  PieceFiles tables = built_in_pieces();
  std::string& text = tables.*table;
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  text.replace(at, from.size(), to);
  const auto read = Content::read(tables);
  return read.ok() ? std::vector<std::string>() : read.error();
}

}  // namespace

TEST_CASE("the built-in tables are right", "[pirates][content]") {
  const auto read = Content::read(built_in_pieces());
  for (const std::string& message : read.ok() ? std::vector<std::string>() : read.error())
    UNSCOPED_INFO(message);
  CHECK(read.ok());
}

TEST_CASE("there are as many pieces as in the box",
          "[pirates][content][rule:PIR-005][rule:PIR-006][rule:PIR-007][rule:PIR-008][rule:PIR-009]"
          "[rule:PIR-010][rule:PIR-011][rule:PIR-R38]") {
  const Content& all = content();
  int chests = 0, tiles = 0, tokens = 0, emblems = 0, illustrations = 0, promised = 0;
  for (const ChestData& chest : all.chests) chests += chest.copies;
  for (const TileData& tile : all.tiles) tiles += tile.copies;
  for (const CalamityData& calamity : all.calamities) tokens += calamity.tokens;
  for (const TreasureData& card : all.treasures) {
    emblems += card.clue == Clue::Emblem;
    illustrations += card.clue == Clue::Illustration;
    promised += card.chests;
  }
  CHECK(chests == 30);
  CHECK(tiles == 40);
  CHECK(tokens == 27);
  CHECK((emblems == 10 && illustrations == 10 && all.treasures.size() == 30));
  CHECK(promised == 35);
  CHECK((all.lost_islands.size() == 10 && all.artifact_rules.size() == 10 &&
         all.calamities.size() == 10));
}

TEST_CASE("chests hold the coins of the sheet", "[pirates][content][rule:PIR-006]") {
  int gold = 0, cursed = 0;
  for (const ChestData& chest : content().chests) {
    (chest.type == ChestType::Gold ? gold : cursed) += chest.coins * chest.copies;
  }
  CHECK(gold == 39);
  CHECK(cursed == 24);
}

TEST_CASE("the sea has the features of the sheet", "[pirates][content][rule:PIR-035]") {
  int islands = 0, bastions = 0, merchants = 0, cursed = 0;
  for (const CellData& cell : content().cells) {
    islands += cell.island != 0;
    bastions += cell.bastion;
    merchants += cell.feature == Feature::Merchant;
    cursed += cell.feature == Feature::Cursed;
  }
  CHECK((islands == 10 && bastions == 2 && merchants == 2 && cursed == 1));
}

TEST_CASE("a fault in a table is told with file, line and column", "[pirates][content]") {
  using Faults = std::vector<std::string>;
  CHECK(faults_with(&PieceFiles::board, "B0\tmerchant", "B0\tmarket") ==
        Faults{"board.tsv:9 column 2: expected one of sea, island, merchant, cursed; "
               "found 'market'"});
  CHECK(faults_with(&PieceFiles::board, "A0\tsea\t-\tno\tout0", "A0\tsea\t-\tno\tin") ==
        Faults{"board.tsv:5 column 5: no cell lies there"});
  CHECK(faults_with(&PieceFiles::chests, "CH02\tgold\t1\tyes\t2", "CH02\tgold\t1\tyes\tx").size() ==
        1);
  CHECK(faults_with(&PieceFiles::lost_islands, "A0,B7", "A0,C7").size() == 1);
  CHECK(faults_with(&PieceFiles::calamities, "K09\t2\t4\t4\t2", "K09\t2\t4\t4\t3").size() == 1);
  CHECK(faults_with(&PieceFiles::equipment, "E02\tmovement\t3", "E02\tmovement\t1").size() == 1);
  CHECK(faults_with(&PieceFiles::values, "last_step", "last_stop").size() == 1);
  CHECK(faults_with(&PieceFiles::titles, "TI6\tkill-forban\t2\t3\tproposed\n", "").size() == 1);
}

}  // namespace mael::pirates

#include "engine/pirates/content.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "embedded/pirates_content.h"
#include "engine/pirates/board.h"

namespace mael::pirates {
namespace {

using Names = std::span<const std::string_view>;

constexpr std::array<std::string_view, 5> kFeatures{"sea", "island", "merchant", "cursed",
                                                    "bastion"};
constexpr std::array<std::string_view, 6> kArrows{"cw", "ccw", "in", "out", "out0", "out1"};
constexpr std::array<std::string_view, 2> kYes{"no", "yes"};
constexpr std::array<std::string_view, 3> kClues{"emblem", "riddle", "illustration"};
constexpr std::array<std::string_view, 4> kPenalties{"-", "wound", "curse", "forban"};
constexpr std::array<std::string_view, 3> kChestTypes{"gold", "cursed", "artifact"};
constexpr std::array<std::string_view, kStatistics> kStatisticNames{
    "life", "rotation", "armour", "movement", "damage", "riposte"};
constexpr std::array<std::string_view, kArtifacts> kPowers{
    "leash",     "midas", "heart",   "saint",   "crown",
    "strongbox", "coin",  "lantern", "pennant", "whistle"};
constexpr std::array<std::string_view, kCalamities> kEffects{
    "robs", "holds", "pierces", "pushes", "slows", "throws", "bars", "taints", "swims", "scatters"};
constexpr std::array<std::string_view, kTitles> kFeats{
    "kill-ship", "kill-calamity", "reveal-island", "sell-cursed", "fit-tiles", "kill-forban"};
constexpr std::array<std::string_view, kValues> kValueNames{
    "most_life",      "life",          "movement",    "rotation",       "damage",
    "armour",         "riposte",       "hold",        "dealt",          "card_price",
    "artifact_price", "repair_price",  "chest_worth", "cursed_worth",   "artifact_worth",
    "midas_bonus",    "heart_healing", "coin_points", "bastion_armour", "bastion_healing",
    "most_points",    "last_step",     "step_every",  "last_round",     "forbans_1",
    "forbans_2",      "forbans_3",     "forbans_4",   "forbans_5",      "mate_from",
    "captain_from",   "legend_from"};
constexpr std::array<std::string_view, 2> kSources{"book", "proposed"};

constexpr int kMostShown = 40;  // of any number on a piece

// One table: reads its records in order, into the piece each is of.
class PieceReader {
 public:
  PieceReader(const char* file, std::vector<std::string>& messages)
      : file_(file), messages_(messages) {}

  // `read(record, place)` for every record; there must be `count`. The last column is the source.
  template <class Read>
  void all(std::string_view text, std::initializer_list<std::string_view> columns,
           std::size_t count, Read&& read) {
    const TsvTable table = TsvTable::read(text, columns, faults_);
    const auto& records = table.records();
    for (std::size_t i = 0; i < std::min(records.size(), count); ++i) {
      records[i].one_of(static_cast<int>(columns.size()) - 1, kSources, faults_);
      read(records[i], i);
    }
    if (records.size() != count) {
      faults_.push_back({"expected " + std::to_string(count) + " lines, found " +
                         std::to_string(records.size())});
    }
    for (const Error& fault : faults_) messages_.push_back(describe(fault, file_));
  }

  std::uint8_t number(const Record& record, int column, int low = 0, int high = kMostShown) {
    return static_cast<std::uint8_t>(record.number(column, low, high, faults_));
  }
  template <class T>
  T word(const Record& record, int column, Names names) {
    return static_cast<T>(record.one_of(column, names, faults_));
  }
  // The tags of a table are its letters and the number of the line, in two digits.
  void tag(const Record& record, std::string_view letters, std::size_t number) {
    const std::string expected =
        std::string(letters) + (number < 10 ? "0" : "") + std::to_string(number);
    require(record, 0, record.text(0) == expected, "expected " + expected);
  }
  void require(const Record& record, int column, bool kept, std::string message) {
    if (!kept) record.fault(column, std::move(message), faults_);
  }
  // The number behind the letter of a tag such as I07.
  std::uint8_t tagged(const Record& record, int column, char letter, int most) {
    const std::string_view text = record.text(column);
    int number = 0;
    require(record, column,
            text.size() == 3 && text[0] == letter && read_number(text.substr(1), 1, most, number),
            "expected " + std::string(1, letter) + "01 to " + letter + std::to_string(most));
    return static_cast<std::uint8_t>(number);
  }

 private:
  const char* file_;
  std::vector<std::string>& messages_;
  Faults faults_;
};

void read_board(std::string_view text, Content& content, std::vector<std::string>& messages) {
  PieceReader reader("board.tsv", messages);
  reader.all(text, {"cell", "feature", "island", "bastion", "arrow", "source"}, kCells,
             [&](const Record& record, std::size_t i) {
               CellData& cell = content.cells[i];
               reader.require(record, 0, record.text(0) == name_of(static_cast<Cell>(i)),
                              "expected " + name_of(static_cast<Cell>(i)));
               cell.feature = reader.word<Feature>(record, 1, Names(kFeatures).first(4));
               if (record.text(2) != "-") cell.island = reader.tagged(record, 2, 'I', kIslands);
               cell.bastion = reader.word<int>(record, 3, kYes) != 0;
               cell.arrow = reader.word<Arrow>(record, 4, kArrows);
               reader.require(record, 2, (cell.feature == Feature::Island) == (cell.island != 0),
                              "islands, and only these, have a number");
               reader.require(record, 3, !cell.bastion || cell.feature == Feature::Island,
                              "bastions stand on islands");
               reader.require(record, 4, can_point(static_cast<Cell>(i), cell.arrow),
                              "no cell lies there");
             });
}

void read_lost_islands(std::string_view text, Content& content,
                       std::vector<std::string>& messages) {
  PieceReader reader("lost_islands.tsv", messages);
  reader.all(
      text, {"tile", "type", "parts", "source"}, kLostIslands,
      [&](const Record& record, std::size_t i) {
        LostIsland& island = content.lost_islands[i];
        reader.tag(record, "L", i + 1);
        island.type =
            static_cast<Feature>(2 + reader.word<int>(record, 1, Names(kFeatures).subspan(2)));
        const auto words = record.words(2);
        reader.require(record, 2, words.size() == 2 || words.size() == 3, "two or three cells");
        for (std::size_t part = 0; part < std::min<std::size_t>(words.size(), 3); ++part) {
          const Cell cell = cell_named(words[part]);
          island.parts[part] = cell;
          const bool outward =
              cell != kNoCell &&
              (part == 0 || circle_of(island.parts[part - 1]) + 1 == circle_of(cell));
          reader.require(record, 2, outward,
                         "cells of one circle after the other, from the centre");
          if (!outward) return;
        }
      });
}

void read_treasures(std::string_view text, Content& content, std::vector<std::string>& messages) {
  PieceReader reader("treasures.tsv", messages);
  reader.all(text, {"card", "goal", "clue", "chests", "points", "cards", "penalty", "source"},
             kTreasures, [&](const Record& record, std::size_t i) {
               TreasureData& card = content.treasures[i];
               reader.tag(record, "T", i + 1);
               card.clue = reader.word<Clue>(record, 2, kClues);
               const bool lost = card.clue == Clue::Illustration;
               card.goal = lost ? reader.tagged(record, 1, 'L', kLostIslands)
                                : reader.tagged(record, 1, 'I', kIslands);
               card.chests = reader.number(record, 3, 0, 9);
               card.points = reader.number(record, 4, 0, 9);
               card.cards = reader.number(record, 5, 0, 9);
               card.penalty = reader.word<Penalty>(record, 6, kPenalties);
             });
}

void read_chests(std::string_view text, Content& content, std::vector<std::string>& messages) {
  PieceReader reader("chests.tsv", messages);
  reader.all(text, {"chest", "type", "coins", "scroll", "copies", "source"}, kChestKinds,
             [&](const Record& record, std::size_t i) {
               ChestData& chest = content.chests[i];
               reader.tag(record, "CH", i + 1);
               chest.type = reader.word<ChestType>(record, 1, kChestTypes);
               chest.coins = reader.number(record, 2, 0, 9);
               chest.scroll = reader.word<int>(record, 3, kYes) != 0;
               chest.copies = reader.number(record, 4, 1, 30);
               reader.require(record, 1,
                              (chest.type == ChestType::Artifact) == (i + 1 == kChestKinds),
                              "the artifact chest, and only it, stands last");
               reader.require(record, 3, !chest.scroll || chest.type == ChestType::Gold,
                              "only gold chests hold scrolls");
             });
}

void read_equipment(std::string_view text, Content& content, std::vector<std::string>& messages) {
  PieceReader reader("equipment.tsv", messages);
  reader.all(text, {"tile", "statistic", "result", "cost", "copies", "source"}, kTileKinds,
             [&](const Record& record, std::size_t i) {
               TileData& tile = content.tiles[i];
               reader.tag(record, "E", i + 1);
               tile.statistic = reader.word<Statistic>(record, 1, kStatisticNames);
               tile.result = reader.number(record, 2, 1, 9);
               tile.cost = reader.number(record, 3, 0, 20);
               tile.copies = reader.number(record, 4, 1, 20);
               const TileData* before = i == 0 ? nullptr : &content.tiles[i - 1];
               const bool rises = before == nullptr || before->statistic != tile.statistic ||
                                  before->result < tile.result;
               reader.require(record, 2, rises, "tiles of a statistic stand from the least up");
             });
}

void read_artifacts(std::string_view text, Content& content, std::vector<std::string>& messages) {
  PieceReader reader("artifacts.tsv", messages);
  reader.all(text, {"artifact", "effect", "rule", "source"}, kArtifacts,
             [&](const Record& record, std::size_t i) {
               reader.tag(record, "AR", i + 1);
               reader.require(record, 1, record.text(1) == kPowers[i],
                              "expected " + std::string(kPowers[i]));
               content.artifact_rules[i] = RuleId::parse(record.text(2));
               reader.require(record, 2, !content.artifact_rules[i].empty(), "no rule id");
             });
}

void read_calamities(std::string_view text, Content& content, std::vector<std::string>& messages) {
  PieceReader reader("calamities.tsv", messages);
  int tokens = 0;
  reader.all(text, {"calamity", "damage", "life", "points", "tokens", "effect", "source"},
             kCalamities, [&](const Record& record, std::size_t i) {
               CalamityData& calamity = content.calamities[i];
               reader.tag(record, "K", i);
               calamity.damage = reader.number(record, 1, 0, 9);
               calamity.life = reader.number(record, 2, 1, 20);
               calamity.points = reader.number(record, 3, 0, 20);
               calamity.tokens = reader.number(record, 4, 1, 9);
               tokens += calamity.tokens;
               reader.require(record, 5, record.text(5) == kEffects[i],
                              "expected " + std::string(kEffects[i]));
               reader.require(record, 4, i + 1 < kCalamities || tokens == kMostTokens,
                              "all calamities have 27 tokens together");
             });
}

void read_titles(std::string_view text, Content& content, std::vector<std::string>& messages) {
  PieceReader reader("titles.tsv", messages);
  reader.all(text, {"title", "deed", "times", "value", "source"}, kTitles,
             [&](const Record& record, std::size_t i) {
               const std::string tag = "TI" + std::to_string(i + 1);
               reader.require(record, 0, record.text(0) == tag, "expected " + tag);
               reader.require(record, 1, record.text(1) == kFeats[i],
                              "expected " + std::string(kFeats[i]));
               content.titles[i] = {reader.number(record, 2, 1, 9), reader.number(record, 3, 1, 9)};
             });
}

void read_values(std::string_view text, Content& content, std::vector<std::string>& messages) {
  PieceReader reader("values.tsv", messages);
  reader.all(text, {"value", "number", "source"}, kValues,
             [&](const Record& record, std::size_t i) {
               reader.require(record, 0, record.text(0) == kValueNames[i],
                              "expected " + std::string(kValueNames[i]));
               content.values[i] = reader.number(record, 1, 0, 99);
             });
}

}  // namespace

Result<Content, std::vector<std::string>> Content::read(const PieceFiles& tables) {
  Content content;
  std::vector<std::string> messages;
  read_board(tables.board, content, messages);
  read_lost_islands(tables.lost_islands, content, messages);
  read_treasures(tables.treasures, content, messages);
  read_chests(tables.chests, content, messages);
  read_equipment(tables.equipment, content, messages);
  read_artifacts(tables.artifacts, content, messages);
  read_calamities(tables.calamities, content, messages);
  read_titles(tables.titles, content, messages);
  read_values(tables.values, content, messages);
  if (!messages.empty()) return messages;
  return content;
}

PieceFiles built_in_pieces() {
  const auto text = [](std::string_view embedded) { return std::string(embedded); };
  return {text(embedded::kBoardTsv),      text(embedded::kLostIslandsTsv),
          text(embedded::kTreasuresTsv),  text(embedded::kChestsTsv),
          text(embedded::kEquipmentTsv),  text(embedded::kArtifactsTsv),
          text(embedded::kCalamitiesTsv), text(embedded::kTitlesTsv),
          text(embedded::kValuesTsv)};
}

const Content& read_content() {
  static const Content all = [] {
    auto read = Content::read(built_in_pieces());
    if (read) return *read;
    for (const std::string& message : read.error()) std::fprintf(stderr, "%s\n", message.c_str());
    std::abort();
  }();
  return all;
}

}  // namespace mael::pirates

#include "tests/engine/pirates/printed_look.h"

#include <array>

#include "engine/core/table.h"
#include "engine/pirates/content.h"
#include "tests/engine/play/printed_words.h"

namespace mael::pirates {
namespace {

std::string numbered(char letter, int number) {
  return std::string(1, letter) + (number < 10 ? "0" : "") + std::to_string(number);
}

std::string_view word_of(Feature feature) {
  constexpr std::array<std::string_view, 5> kWords{"sea", "island", "merchant", "cursed",
                                                   "bastion"};
  return kWords[static_cast<std::size_t>(feature)];
}

std::string of_cell(const CellData& cell) {
  constexpr std::array<std::string_view, 6> kArrows{"cw", "ccw", "in", "out", "out0", "out1"};
  return PrintedWords()
      .say(word_of(cell.feature))
      .say_if(cell.island != 0, numbered('I', cell.island))
      .say_if(cell.bastion, "bastion")
      .say(kArrows[static_cast<std::size_t>(cell.arrow)])
      .text();
}

std::string of_lost_island(const LostIsland& island) {
  std::string parts;
  for (const Cell part : island.parts) {
    if (part != kNoCell) parts += (parts.empty() ? "" : "+") + name_of(part);
  }
  return PrintedWords().say(word_of(island.type)).say(parts).text();
}

std::string of_treasure(const TreasureData& card) {
  constexpr std::array<std::string_view, 3> kClues{"emblem", "riddle", "illustration"};
  constexpr std::array<std::string_view, 4> kPenalties{"-", "wound", "curse", "forban"};
  return PrintedWords()
      .say(numbered(card.clue == Clue::Illustration ? 'L' : 'I', card.goal))
      .say(kClues[static_cast<std::size_t>(card.clue)])
      .count("chests", card.chests)
      .count("points", card.points)
      .count("cards", card.cards)
      .say_if(card.penalty != Penalty::None, kPenalties[static_cast<std::size_t>(card.penalty)])
      .text();
}

std::string of_chest(const ChestData& chest) {
  constexpr std::array<std::string_view, 3> kTypes{"gold", "cursed", "artifact"};
  return PrintedWords()
      .say(kTypes[static_cast<std::size_t>(chest.type)])
      .count("coins", chest.coins)
      .say_if(chest.scroll, "scroll")
      .count("copies", chest.copies)
      .text();
}

std::string of_tile(const TileData& tile) {
  constexpr std::array<std::string_view, kStatistics> kNames{"life",     "rotation", "armour",
                                                             "movement", "damage",   "riposte"};
  return PrintedWords()
      .say(kNames[static_cast<std::size_t>(tile.statistic)])
      .say(std::to_string(tile.result))
      .count("cost", tile.cost)
      .count("copies", tile.copies)
      .text();
}

std::string of_calamity(const CalamityData& card) {
  PrintedWords words;
  for (const int number : {card.damage, card.life, card.points, card.tokens}) {
    words.say(std::to_string(number));
  }
  return words.text();
}

std::string rule_of_artifact(int number) {
  return content().artifact_rules[static_cast<std::size_t>(number - 1)].text();
}

Feat feat_of(int number) { return static_cast<Feat>(number - 1); }

struct Tags {
  std::string_view letters;
  int first, last;
  std::string (*text)(int number);
};
constexpr std::array<Tags, 8> kTags{{
    {"L", 1, kLostIslands, [](int number) { return of_lost_island(lost_island(number)); }},
    {"T", 1, kTreasures, [](int number) { return of_treasure(treasure(number)); }},
    {"CH", 1, kChestKinds, [](int number) { return of_chest(chest(number)); }},
    {"E", 1, kTileKinds, [](int number) { return of_tile(tile(number)); }},
    {"AR", 1, kArtifacts, &rule_of_artifact},
    {"K", 0, kCalamities - 1,
     [](int number) { return of_calamity(calamity(static_cast<Kind>(number))); }},
    {"TI", 1, kTitles,
     [](int number) { return "times:" + std::to_string(title(feat_of(number)).times); }},
    {"back", 1, kTitles, [](int number) { return std::to_string(title(feat_of(number)).value); }},
}};

}  // namespace

std::string printed_text(std::string_view tag) {
  if (const Cell cell = cell_named(tag); cell != kNoCell) return of_cell(content().cells[cell]);
  const std::string_view letters = tag.substr(0, tag.find_first_of("0123456789"));
  for (const Tags& tags : kTags) {
    int number = 0;
    if (tags.letters != letters) continue;
    if (read_number(tag.substr(letters.size()), tags.first, tags.last, number)) {
      return tags.text(number);
    }
  }
  return {};
}

}  // namespace mael::pirates

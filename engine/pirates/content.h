// The pieces of the pirates' game and the numbers on them, read once from assets/pirates. Names
// lie in the table of texts.
//
// Pieces are numbered by their tables; the numbers are those of their tags: T01 is treasure card 1,
// L10 lost island 10, K00 the Forban. 0 stands for none where a piece can be missing.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/core/rule_id.h"
#include "engine/core/table.h"

namespace mael::pirates {

inline constexpr int kCells = 24;        // 22.1
inline constexpr int kIslands = 10;      // printed ones
inline constexpr int kLostIslands = 10;  // PIR-011
inline constexpr int kTreasures = 30;    // PIR-005
inline constexpr int kChestKinds = 10;
inline constexpr int kTileKinds = 12;
inline constexpr int kArtifacts = 10;   // PIR-008
inline constexpr int kCalamities = 10;  // PIR-009: the Forban and nine that are summoned
inline constexpr int kTitles = 6;
inline constexpr int kMostTokens = 27;  // PIR-010
inline constexpr int kStatistics = 6;   // PIR-038

// 0 … 23: A0–A3, B0–B7, C0–C11.
using Cell = std::uint8_t;
inline constexpr Cell kNoCell = 0xff;

// Printed cells are no Bastion: their bastions stand on islands.
enum class Feature : std::uint8_t { Sea, Island, Merchant, Cursed, Bastion };
enum class Arrow : std::uint8_t { Clockwise, Counter, In, Out, OutFirst, OutSecond };
struct CellData {
  Feature feature = Feature::Sea;
  std::uint8_t island = 0;  // 1 … kIslands
  bool bastion = false;
  Arrow arrow = Arrow::Clockwise;
};

struct LostIsland {
  Feature type = Feature::Bastion;                       // Merchant, Cursed or Bastion
  std::array<Cell, 3> parts{kNoCell, kNoCell, kNoCell};  // two or three, from the centre outward
};

enum class Clue : std::uint8_t { Emblem, Riddle, Illustration };
enum class Penalty : std::uint8_t { None, Wound, Curse, Forban };
struct TreasureData {
  std::uint8_t goal = 0;  // an island, of illustrations a lost island; from 1
  Clue clue = Clue::Emblem;
  std::uint8_t chests = 0, points = 0, cards = 0;
  Penalty penalty = Penalty::None;
};

enum class ChestType : std::uint8_t { Gold, Cursed, Artifact };
struct ChestData {
  ChestType type = ChestType::Gold;
  std::uint8_t coins = 0;
  bool scroll = false;
  std::uint8_t copies = 0;
};

enum class Statistic : std::uint8_t { Life, Rotation, Armour, Movement, Damage, Riposte };
struct TileData {
  Statistic statistic = Statistic::Life;
  std::uint8_t result = 0;  // the statistic of a ship with the tile; of life the most it can have
  std::uint8_t cost = 0;
  std::uint8_t copies = 0;
};

// In the order of the artifacts.
enum class Power : std::uint8_t {
  Leash,      // PIR-106
  Midas,      // PIR-107
  Heart,      // PIR-108
  Saint,      // PIR-109
  Crown,      // PIR-110
  Strongbox,  // PIR-111
  Coin,       // PIR-112
  Lantern,    // PIR-113
  Pennant,    // PIR-114
  Whistle,    // PIR-115
};

// In the order of the calamities.
enum class Effect : std::uint8_t {
  Robs,      // ships that lose life to it lose a point
  Holds,     // leaving its cell costs two movements
  Pierces,   // armour does not count
  Pushes,    // survivors go a cell clockwise
  Slows,     // ships that start here have a movement less
  Throws,    // survivors go to the opposite cell
  Bars,      // its cell is inaccessible, and it can be attacked from beside it
  Taints,    // no healing, repair, trade or bastion on its cell
  Swims,     // moves twice
  Scatters,  // survivors drop one loot
};
struct CalamityData {
  std::uint8_t damage = 0, life = 0, points = 0, tokens = 0;
};
using Kind = std::uint8_t;  // of a calamity, 0 … 9
inline constexpr Kind kForban = 0;
constexpr Effect effect_of(Kind kind) { return static_cast<Effect>(kind); }

// In the order of the titles.
enum class Feat : std::uint8_t {
  KillShip,
  KillCalamity,
  RevealIsland,
  SellCursed,
  FitTiles,
  KillForban,
};
struct TitleData {
  std::uint8_t times = 1;
  std::uint8_t value = 1;  // of one of the backs, not of this title
};

// In the order of values.tsv.
enum class Value : std::uint8_t {
  MostLife,
  Life,
  Movement,
  Rotation,
  Damage,
  Armour,
  Riposte,
  Hold,
  Dealt,
  CardPrice,
  ArtifactPrice,
  RepairPrice,
  ChestWorth,
  CursedWorth,
  ArtifactWorth,
  MidasBonus,
  HeartHealing,
  CoinPoints,
  BastionArmour,
  BastionHealing,
  MostPoints,
  LastStep,
  StepEvery,
  LastRound,
  Forbans1,
  Forbans2,
  Forbans3,
  Forbans4,
  Forbans5,
  MateFrom,
  CaptainFrom,
  LegendFrom,
};
inline constexpr int kValues = 32;

// Each table of pieces as its file has it.
struct PieceFiles {
  std::string board, lost_islands, treasures, chests, equipment, artifacts, calamities, titles,
      values;
};

// All pieces. Arrays are in the order of the tables.
struct Content {
  std::array<CellData, kCells> cells;
  std::array<LostIsland, kLostIslands> lost_islands;
  std::array<TreasureData, kTreasures> treasures;
  std::array<ChestData, kChestKinds> chests;
  std::array<TileData, kTileKinds> tiles;
  std::array<RuleId, kArtifacts> artifact_rules;
  std::array<CalamityData, kCalamities> calamities;
  std::array<TitleData, kTitles> titles;
  std::array<std::uint8_t, kValues> values{};

  // Reads the tables, or says everything wrong with them: each message opens with its file, line
  // and column.
  static Result<Content, std::vector<std::string>> read(const PieceFiles& tables);
};

PieceFiles built_in_pieces();

// The pieces built into the program. A test reads the tables; a fault in them ends the program.
const Content& read_content();
inline const Content& content() {
  static const Content& all = read_content();
  return all;
}

inline int value_of(Value value) { return content().values[static_cast<std::size_t>(value)]; }
// `island` from 1.
inline const LostIsland& lost_island(int island) {
  return content().lost_islands[static_cast<std::size_t>(island - 1)];
}
// `card` and the others from 1, calamities from 0.
inline const TreasureData& treasure(int card) {
  return content().treasures[static_cast<std::size_t>(card - 1)];
}
inline const ChestData& chest(int kind) {
  return content().chests[static_cast<std::size_t>(kind - 1)];
}
inline const TileData& tile(int number) {
  return content().tiles[static_cast<std::size_t>(number - 1)];
}
inline const CalamityData& calamity(Kind kind) { return content().calamities[kind]; }
inline const TitleData& title(Feat feat) {
  return content().titles[static_cast<std::size_t>(feat)];
}

// A0 … C11; kNoCell for anything else. In either case of the letter.
Cell cell_named(std::string_view name);
std::string name_of(Cell cell);

}  // namespace mael::pirates

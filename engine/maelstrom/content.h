// The tile catalogue: what is printed on every tile (sheet section 1, tile data), read once from
// assets/maelstrom/tiles.tsv and forces.tsv and assets/vortex/decks.tsv. Words (names, texts) live
// in assets/texts instead.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"

namespace mael::maelstrom {

enum class Faction : std::uint8_t { Arcanae, Host, Gaians, Loftis, Draconis, Necris, Brood, Deep };
inline constexpr int kFactions = 8;

enum class Alignment : std::uint8_t { Good, Evil };

constexpr Alignment alignment_of(Faction faction) {  // MAE-222, MAE-223
  return faction <= Faction::Loftis ? Alignment::Good : Alignment::Evil;
}
constexpr bool is_major(Faction faction) {  // MAE-035
  return faction == Faction::Arcanae || faction == Faction::Host || faction == Faction::Draconis ||
         faction == Faction::Brood;
}

enum class TileSet : std::uint8_t { Basic, Advanced, Vortex };
enum class TileType : std::uint8_t { Minion, Stronghold, Event, Relic };

enum class Trait : std::uint16_t {
  Overpower = 1 << 0,
  Counterstrike = 1 << 1,
  AttackMastery = 1 << 2,
  DefenseMastery = 1 << 3,
  Flying = 1 << 4,
  Limited = 1 << 5,
  Primary = 1 << 6,
  Unique = 1 << 7,
};
using Traits = std::uint16_t;
inline constexpr int kTraits = 8;

// Place of a tile in the catalogue, which only grows at its end: links carry it, texts carry tags.
using TileKind = std::uint8_t;

struct TileData {
  std::string tag;   // short stable name for notation, never reused: LoF
  std::string id;    // long stable name: lake-of-fire
  std::string icon;  // key in assets/icons
  Faction faction = Faction::Arcanae;
  TileSet set = TileSet::Basic;
  TileType type = TileType::Minion;
  std::uint8_t cost = 0;
  std::uint8_t output = 0;
  std::uint8_t combat = 0;
  std::uint8_t movement = 0;
  std::uint8_t range = 0;
  std::uint8_t armor = 0;
  std::uint8_t life = 0;
  std::uint8_t legendary = 0;  // the X of Legendary (X); 0 without the trait
  Traits traits = 0;
  std::vector<std::string> keywords;
  std::uint16_t keyword_bits = 0;  // the same as bits by place in Catalogue::keywords

  bool has(Trait trait) const { return (traits & static_cast<Traits>(trait)) != 0; }
  bool is_minion() const { return type == TileType::Minion; }
  bool is_stronghold() const { return type == TileType::Stronghold; }
};

// One line of a ready-made force list.
struct ForceLine {
  TileKind kind = 0;
  std::uint8_t count = 0;
};

class Catalogue {
 public:
  // Reads the tables, or says everything wrong with them: every message opens with file, line
  // and column. Without `decks_tsv` there are no demo decks.
  static Result<Catalogue, std::vector<Error>> read(std::string_view tiles_tsv,
                                                    std::string_view forces_tsv,
                                                    std::string_view decks_tsv = {});

  int size() const { return static_cast<int>(tiles_.size()); }
  const TileData& operator[](TileKind kind) const { return tiles_[kind]; }
  // The tile with this tag; -1 if there is none.
  int find(std::string_view tag) const;
  // Every keyword on some tile, in the order of first use.
  std::span<const std::string> keywords() const { return keywords_; }
  // Place of a keyword among them; -1 if no tile has it.
  int find_keyword(std::string_view keyword) const;
  // The ready-made force of a faction, in the order of the catalogue.
  std::span<const ForceLine> force(Faction faction) const {
    return forces_[static_cast<std::size_t>(faction)];
  }
  // As much of it as the book prints: less for Host and Draconis, whose lists have gaps (MAE-R90).
  std::span<const ForceLine> printed_force(Faction faction) const {
    return printed_[static_cast<std::size_t>(faction)];
  }
  // A faction's deck in the Vortex demo set (VTX-002, VTX-003); most have none.
  std::span<const ForceLine> demo_deck(Faction faction) const {
    return decks_[static_cast<std::size_t>(faction)];
  }

 private:
  void number_keywords();

  std::vector<TileData> tiles_;
  std::vector<std::string> keywords_;
  std::array<std::vector<ForceLine>, kFactions> forces_;
  std::array<std::vector<ForceLine>, kFactions> printed_;
  std::array<std::vector<ForceLine>, kFactions> decks_;
};

// The catalogue built into the program. Its tables are checked by a test and by
// `maelstrom content --check`; a faulty built-in table is a programmer's mistake and aborts.
const Catalogue& read_catalogue();

// Asked for every tile of every position a bot looks at: here to be inlined.
inline const Catalogue& catalogue() {
  static const Catalogue& tiles = read_catalogue();
  return tiles;
}

std::string_view name_of(Faction faction);  // "arcanae"
std::string_view name_of(Trait trait);      // "Overpower"
// The faction of that name; false if there is none.
bool read_faction(std::string_view name, Faction& faction);

}  // namespace mael::maelstrom

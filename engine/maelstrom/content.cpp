#include "engine/maelstrom/content.h"

#include <algorithm>
#include <span>

#include "embedded/maelstrom_content.h"
#include "embedded/vortex_content.h"
#include "engine/core/table.h"
#include "engine/core/text.h"

namespace mael::maelstrom {
namespace {

constexpr std::array<std::string_view, kFactions> kFactionNames{
    "arcanae", "host", "gaians", "loftis", "draconis", "necris", "brood", "deep"};
constexpr std::array<std::string_view, 3> kSetNames{"basic", "advanced", "vortex"};
constexpr std::array<std::string_view, 4> kTypeNames{"minion", "stronghold", "event", "relic"};
constexpr std::array<std::string_view, kTraits> kTraitNames{
    "Overpower", "Counterstrike", "Attack Mastery", "Defense Mastery",
    "Flying",    "Limited",       "Primary",        "Unique"};
constexpr std::array<std::string_view, 3> kSourceNames{"book", "public record", "reconstructed"};

constexpr std::array<std::string_view, 3> kListNames{"printed", "completed", "sample"};

constexpr int kMaxTiles = 255;    // a TileKind is a byte, and one value is kept free
constexpr int kMaxPrinted = 9;    // cost, Combat and the like: one digit on the tile
constexpr int kMaxKeywords = 16;  // bits in TileData::keyword_bits
constexpr int kMaxListed = 60;    // of one tile in one force

// Three or four letters, the first a capital, so that a tag stands out in notation.
bool is_tag(std::string_view text) {
  return text.size() >= 3 && text.size() <= 4 && text[0] >= 'A' && text[0] <= 'Z' &&
         std::all_of(text.begin(), text.end(), is_letter);
}

bool is_id(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; });
}

// Places of the columns in the lists given to TsvTable::read.
namespace column {
enum Tile : int {
  kTag,
  kId,
  kFaction,
  kSet,
  kType,
  kCost,
  kOutput,
  kCombat,
  kMovement,
  kRange,
  kArmor,
  kLife,
  kLegendary,
  kTraits,
  kKeywords,
  kIcon,
  kSource
};
enum ForceColumn : int { kForce, kForceTag, kCount, kList };
}  // namespace column

Traits read_traits(const Record& record, Faults& faults) {
  Traits traits = 0;
  for (const std::string_view word : record.words(column::kTraits)) {
    const auto found = std::find(kTraitNames.begin(), kTraitNames.end(), word);
    if (found == kTraitNames.end()) {
      record.fault(column::kTraits, "unknown trait '" + std::string(word) + "'", faults);
    } else {
      traits = static_cast<Traits>(traits | (1 << (found - kTraitNames.begin())));
    }
  }
  return traits;
}

// What the kind of tile forbids (MAE-010, MAE-024): a value where there can be none, or none where
// there must be one.
void check_kind(const TileData& tile, const Record& record, Faults& faults) {
  const auto refuse = [&](bool wrong, int at, const char* message) {
    if (wrong) record.fault(at, message, faults);
  };
  const bool stands = tile.is_minion() || tile.is_stronghold();
  refuse(!tile.is_stronghold() && tile.output > 0, column::kOutput, "only strongholds have Output");
  refuse(!tile.is_minion() && tile.combat > 0, column::kCombat, "only minions have Combat");
  refuse(!tile.is_minion() && tile.movement > 0, column::kMovement, "only minions have Movement");
  refuse(!tile.is_minion() && tile.range > 0, column::kRange, "only minions have Range");
  refuse(stands != (tile.armor > 0), column::kArmor,
         "minions and strongholds, and only these, have Armor");
  refuse(stands != (tile.life > 0), column::kLife,
         "minions and strongholds, and only these, have Life");
  refuse(tile.has(Trait::Primary) && !tile.is_stronghold(), column::kTraits,
         "only strongholds are Primary");
}

TileData read_tile(const Record& record, Faults& faults) {
  const auto printed = [&](int at) {
    return static_cast<std::uint8_t>(record.number(at, 0, kMaxPrinted, faults));
  };
  TileData tile;
  tile.tag = record.text(column::kTag);
  tile.id = record.text(column::kId);
  tile.icon = record.text(column::kIcon);
  tile.faction = static_cast<Faction>(record.one_of(column::kFaction, kFactionNames, faults));
  tile.set = static_cast<TileSet>(record.one_of(column::kSet, kSetNames, faults));
  tile.type = static_cast<TileType>(record.one_of(column::kType, kTypeNames, faults));
  tile.cost = printed(column::kCost);
  tile.output = printed(column::kOutput);
  tile.combat = printed(column::kCombat);
  tile.movement = printed(column::kMovement);
  tile.range = printed(column::kRange);
  tile.armor = printed(column::kArmor);
  tile.life = printed(column::kLife);
  tile.legendary = printed(column::kLegendary);
  tile.traits = read_traits(record, faults);
  for (const std::string_view word : record.words(column::kKeywords)) {
    tile.keywords.emplace_back(word);
  }
  record.one_of(column::kSource, kSourceNames, faults);
  if (!is_tag(tile.tag)) {
    record.fault(column::kTag, "a tag is three or four letters, the first a capital", faults);
  }
  if (!is_id(tile.id)) {
    record.fault(column::kId, "an id is made of small letters and hyphens", faults);
  }
  check_kind(tile, record, faults);
  return tile;
}

void read_tiles(std::string_view text, std::vector<TileData>& tiles, Faults& faults) {
  const TsvTable table = TsvTable::read(
      text,
      {"tag", "id", "faction", "set", "type", "cost", "output", "combat", "movement", "range",
       "armor", "life", "legendary", "traits", "keywords", "icon", "source"},
      faults);
  for (const Record& record : table.records()) {
    TileData tile = read_tile(record, faults);
    for (const TileData& other : tiles) {
      if (other.tag == tile.tag) record.fault(column::kTag, "tag used before", faults);
      if (other.id == tile.id) record.fault(column::kId, "id used before", faults);
    }
    tiles.push_back(std::move(tile));
  }
  if (tiles.size() > kMaxTiles) faults.push_back({"more than 255 tiles"});
  std::vector<std::string_view> keywords;
  for (const TileData& tile : tiles) {
    keywords.insert(keywords.end(), tile.keywords.begin(), tile.keywords.end());
  }
  std::sort(keywords.begin(), keywords.end());
  if (std::unique(keywords.begin(), keywords.end()) - keywords.begin() > kMaxKeywords) {
    faults.push_back({"more than 16 keywords"});
  }
}

using Forces = std::array<std::vector<ForceLine>, kFactions>;

void add_line(std::vector<ForceLine>& force, ForceLine line, const Record& record, Faults& faults) {
  const auto place =
      std::lower_bound(force.begin(), force.end(), line,
                       [](const ForceLine& a, const ForceLine& b) { return a.kind < b.kind; });
  if (place != force.end() && place->kind == line.kind) {
    record.fault(column::kForceTag, "tile stands twice in this force", faults);
  } else {
    force.insert(place, line);
  }
}

void read_line(const Record& record, const std::vector<TileData>& tiles, Forces& forces,
               Faults& faults) {
  const int force = record.one_of(column::kForce, kFactionNames, faults);
  const int count = record.number(column::kCount, 1, kMaxListed, faults);
  const std::string_view tag = record.text(column::kForceTag);
  const auto tile = std::find_if(tiles.begin(), tiles.end(),
                                 [&](const TileData& data) { return data.tag == tag; });
  if (tile == tiles.end()) {
    return record.fault(column::kForceTag, "no tile has the tag '" + std::string(tag) + "'",
                        faults);
  }
  if (tile->faction != static_cast<Faction>(force)) {
    record.fault(column::kForceTag, "the tile belongs to another faction", faults);
  }
  add_line(forces[static_cast<std::size_t>(force)],
           {static_cast<TileKind>(tile - tiles.begin()), static_cast<std::uint8_t>(count)}, record,
           faults);
}

void read_forces(std::string_view text, const std::vector<TileData>& tiles, Forces& forces,
                 Forces& printed, Faults& faults) {
  const TsvTable table = TsvTable::read(text, {"force", "tag", "count", "list"}, faults);
  for (const Record& record : table.records()) {
    read_line(record, tiles, forces, faults);
    Faults told_before;
    if (record.one_of(column::kList, kListNames, faults) == 0) {
      read_line(record, tiles, printed, told_before);
    }
  }
}

void read_decks(std::string_view text, const std::vector<TileData>& tiles, Forces& decks,
                Faults& faults) {
  const TsvTable table = TsvTable::read(text, {"force", "tag", "count"}, faults);
  for (const Record& record : table.records()) read_line(record, tiles, decks, faults);
}

}  // namespace

Result<Catalogue, std::vector<Error>> Catalogue::read(std::string_view tiles_tsv,
                                                      std::string_view forces_tsv,
                                                      std::string_view decks_tsv) {
  Catalogue catalogue;
  Faults in_tiles, in_forces, in_decks;
  read_tiles(tiles_tsv, catalogue.tiles_, in_tiles);
  read_forces(forces_tsv, catalogue.tiles_, catalogue.forces_, catalogue.printed_, in_forces);
  if (!decks_tsv.empty()) read_decks(decks_tsv, catalogue.tiles_, catalogue.decks_, in_decks);
  Faults faults;
  for (const Error& fault : in_tiles) faults.push_back({describe(fault, "tiles.tsv")});
  for (const Error& fault : in_forces) faults.push_back({describe(fault, "forces.tsv")});
  for (const Error& fault : in_decks) faults.push_back({describe(fault, "decks.tsv")});
  if (!faults.empty()) return faults;
  catalogue.number_keywords();
  return catalogue;
}

void Catalogue::number_keywords() {
  for (TileData& tile : tiles_) {
    for (const std::string& keyword : tile.keywords) {
      if (find_keyword(keyword) < 0) keywords_.push_back(keyword);
      tile.keyword_bits =
          static_cast<std::uint16_t>(tile.keyword_bits | 1u << find_keyword(keyword));
    }
  }
}

int Catalogue::find_keyword(std::string_view keyword) const {
  const auto found = std::find(keywords_.begin(), keywords_.end(), keyword);
  return found == keywords_.end() ? -1 : static_cast<int>(found - keywords_.begin());
}

int Catalogue::find(std::string_view tag) const {
  for (int kind = 0; kind < size(); ++kind) {
    if (tiles_[static_cast<std::size_t>(kind)].tag == tag) return kind;
  }
  return -1;
}

const Catalogue& read_catalogue() {
  static const Catalogue tiles = built_in(
      Catalogue::read(embedded::kTilesTsv, embedded::kForcesTsv, embedded::kDecksTsv), "content");
  return tiles;
}

std::string_view name_of(Faction faction) {
  return kFactionNames[static_cast<std::size_t>(faction)];
}

std::string_view name_of(Trait trait) {
  std::size_t bit = 0;
  while ((static_cast<unsigned>(trait) >> bit) > 1) ++bit;
  return kTraitNames[bit];
}

bool read_faction(std::string_view name, Faction& faction) {
  const auto found = std::find(kFactionNames.begin(), kFactionNames.end(), name);
  if (found == kFactionNames.end()) return false;
  faction = static_cast<Faction>(found - kFactionNames.begin());
  return true;
}

}  // namespace mael::maelstrom

#include "engine/maelstrom/content.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <numeric>

using namespace mael;
using namespace mael::maelstrom;

namespace {

const std::string kHeader =
    "tag\tid\tfaction\tset\ttype\tcost\toutput\tcombat\tmovement\trange\tarmor\tlife\tlegendary\t"
    "traits\tkeywords\ticon\tsource\n";
const std::string kHall =
    "Hal\thall\thost\tbasic\tstronghold\t0\t1\t0\t0\t0\t1\t2\t0\t"
    "Limited,Primary\t-\thall\tbook\n";
const std::string kGuard =
    "Gua\tguard\thost\tbasic\tminion\t1\t0\t1\t2\t1\t1\t1\t0\t"
    "-\tIron\tguard\tbook\n";

const std::string kForceHeader = "force\ttag\tcount\tlist\n";

// The only fault of two tables, or how many there are.
std::string fault_of(const std::string& tiles, const std::string& forces = kForceHeader) {
  const auto read = Catalogue::read(tiles, forces);
  if (read) return "none";
  if (read.error().size() != 1) return std::to_string(read.error().size()) + " faults";
  return read.error()[0].message;
}

std::string with(std::string line, const std::string& old_text, const std::string& new_text) {
  return kHeader + line.replace(line.find(old_text), old_text.size(), new_text);
}

int size_of(std::span<const ForceLine> force) {
  return std::accumulate(force.begin(), force.end(), 0,
                         [](int sum, const ForceLine& line) { return sum + line.count; });
}

}  // namespace

TEST_CASE("the catalogue holds what the rulebook prints", "[maelstrom][content]") {
  const Catalogue& tiles = catalogue();
  const TileData& academy = tiles[static_cast<TileKind>(tiles.find("AcA"))];
  CHECK(academy.id == "academy-of-the-arcane");
  CHECK(academy.faction == Faction::Arcanae);
  CHECK(academy.is_stronghold());
  CHECK(academy.has(Trait::Primary));
  CHECK(academy.has(Trait::Limited));
  CHECK_FALSE(academy.has(Trait::Unique));
  CHECK(academy.cost == 0);
  CHECK(academy.output == 1);
  CHECK(academy.armor == 1);
  CHECK(academy.life == 2);
  const TileData& horde = tiles[static_cast<TileKind>(tiles.find("DHo"))];
  CHECK(horde.is_minion());
  CHECK(horde.has(Trait::Flying));
  CHECK(horde.cost == 1);
  CHECK(horde.combat == 1);
  CHECK(horde.movement == 2);
  CHECK(tiles.find("Xyz") == -1);
  CHECK(tiles.find("aca") == -1);
}

TEST_CASE("every ready-made force has 23 tiles and a Primary stronghold",
          "[maelstrom][content][rule:MAE-038][rule:MAE-R89]") {
  for (int i = 0; i < kFactions; ++i) {
    const auto faction = static_cast<Faction>(i);
    const auto force = catalogue().force(faction);
    CAPTURE(name_of(faction));
    CHECK(size_of(force) == 23);
    const bool sorted =
        std::is_sorted(force.begin(), force.end(),
                       [](const ForceLine& a, const ForceLine& b) { return a.kind < b.kind; });
    CHECK(sorted);
    int primaries = 0;
    for (const ForceLine& line : force) {
      const TileData& tile = catalogue()[line.kind];
      CHECK(tile.faction == faction);
      if (is_major(faction)) CHECK(tile.set == TileSet::Basic);
      if (tile.has(Trait::Primary)) primaries += line.count;
      if (!tile.has(Trait::Primary)) CHECK(line.count <= 4);
    }
    CHECK(primaries == 7);
  }
}

TEST_CASE("every trait occurs on some tile", "[maelstrom][content]") {
  Traits seen = 0;
  bool legendary = false, far = false;
  for (int kind = 0; kind < catalogue().size(); ++kind) {
    const TileData& tile = catalogue()[static_cast<TileKind>(kind)];
    seen = static_cast<Traits>(seen | tile.traits);
    legendary |= tile.legendary > 0;
    far |= tile.range > 1;
  }
  CHECK(seen == (1 << kTraits) - 1);
  CHECK(legendary);
  CHECK(far);
}

TEST_CASE("tags and ids are unique, even where case is ignored", "[maelstrom][content]") {
  std::vector<std::string> tags;
  for (int kind = 0; kind < catalogue().size(); ++kind) {
    std::string tag = catalogue()[static_cast<TileKind>(kind)].tag;
    CHECK(catalogue().find(tag) == kind);
    for (char& letter : tag) letter = static_cast<char>(letter | 0x20);
    tags.push_back(tag);
  }
  std::sort(tags.begin(), tags.end());
  CHECK(std::adjacent_find(tags.begin(), tags.end()) == tags.end());
}

TEST_CASE("factions and traits have names", "[maelstrom][content]") {
  Faction faction = Faction::Arcanae;
  CHECK(read_faction("deep", faction));
  CHECK(faction == Faction::Deep);
  CHECK_FALSE(read_faction("Deep", faction));
  CHECK_FALSE(read_faction("", faction));
  CHECK(name_of(Faction::Draconis) == "draconis");
  CHECK(name_of(Trait::Overpower) == "Overpower");
  CHECK(name_of(Trait::DefenseMastery) == "Defense Mastery");
  CHECK(name_of(Trait::Unique) == "Unique");
}

TEST_CASE("sound tables are read", "[maelstrom][content]") {
  const auto read = Catalogue::read(
      kHeader + kHall + kGuard, kForceHeader + "host\tGua\t3\tcompleted\nhost\tHal\t7\tprinted\n");
  REQUIRE(read.ok());
  CHECK(read->size() == 2);
  REQUIRE(read->force(Faction::Host).size() == 2);
  CHECK(read->force(Faction::Host)[0].kind == 0);
  CHECK(read->force(Faction::Host)[0].count == 7);
  CHECK(read->force(Faction::Brood).empty());
  CHECK((*read)[1].keywords == std::vector<std::string>{"Iron"});
}

TEST_CASE("faults of the tile table name line, column and problem", "[maelstrom][content]") {
  CHECK(fault_of(with(kGuard, "Gua", "gua")) ==
        "tiles.tsv:2 column 1: a tag is three or four letters, the first a capital");
  CHECK(fault_of(with(kGuard, "guard", "Guard")) ==
        "tiles.tsv:2 column 2: an id is made of small letters and hyphens");
  CHECK(fault_of(with(kGuard, "host", "hosts")) ==
        "tiles.tsv:2 column 3: expected one of arcanae, host, gaians, loftis, draconis, necris, "
        "brood, deep; found 'hosts'");
  CHECK(fault_of(with(kGuard, "basic", "base")) ==
        "tiles.tsv:2 column 4: expected one of basic, advanced, vortex; found 'base'");
  CHECK(fault_of(with(kGuard, "minion\t1", "minion\t12")) ==
        "tiles.tsv:2 column 6: expected a number in 0 … 9, found '12'");
  CHECK(fault_of(with(kGuard, "0\t-\tIron", "0\tFlying,Flies\tIron")) ==
        "tiles.tsv:2 column 14: unknown trait 'Flies'");
  CHECK(fault_of(with(kGuard, "\tbook", "\thearsay")) ==
        "tiles.tsv:2 column 17: expected one of book, public record, reconstructed; found "
        "'hearsay'");
  CHECK(fault_of(kHeader + kHall + kHall) == "2 faults");
  CHECK(fault_of(kHeader + kHall + with(kGuard, "Gua", "Hal").substr(kHeader.size())) ==
        "tiles.tsv:3 column 1: tag used before");
  std::string header = kHeader;
  CHECK(fault_of(header.replace(header.find("armor"), 5, "amour")) == "2 faults");
}

TEST_CASE("values a kind of tile cannot have are faults", "[maelstrom][content]") {
  CHECK(fault_of(with(kGuard, "minion\t1\t0", "minion\t1\t1")) ==
        "tiles.tsv:2 column 7: only strongholds have Output");
  CHECK(fault_of(with(kHall, "1\t0\t0\t0\t1", "1\t2\t0\t0\t1")) ==
        "tiles.tsv:2 column 8: only minions have Combat");
  CHECK(fault_of(with(kHall, "1\t0\t0\t0\t1", "1\t0\t2\t0\t1")) ==
        "tiles.tsv:2 column 9: only minions have Movement");
  CHECK(fault_of(with(kHall, "1\t0\t0\t0\t1", "1\t0\t0\t2\t1")) ==
        "tiles.tsv:2 column 10: only minions have Range");
  CHECK(fault_of(with(kHall, "1\t0\t0\t0\t1", "1\t0\t0\t0\t0")) ==
        "tiles.tsv:2 column 11: minions and strongholds, and only these, have Armor");
  CHECK(fault_of(with(kHall, "1\t2\t0\tLim", "1\t0\t0\tLim")) ==
        "tiles.tsv:2 column 12: minions and strongholds, and only these, have Life");
  CHECK(fault_of(with(kGuard, "0\t-\tIron", "0\tPrimary\tIron")) ==
        "tiles.tsv:2 column 14: only strongholds are Primary");
}

TEST_CASE("faults of the force table name line, column and problem", "[maelstrom][content]") {
  const std::string tiles = kHeader + kHall + kGuard;
  const std::string& head = kForceHeader;
  CHECK(fault_of(tiles, head + "host\tGua\t3\tprinted\n") == "none");
  CHECK(fault_of(tiles, head + "host\tGub\t3\tprinted\n") ==
        "forces.tsv:2 column 2: no tile has the tag 'Gub'");
  CHECK(fault_of(tiles, head + "brood\tGua\t3\tsample\n") ==
        "forces.tsv:2 column 2: the tile belongs to another faction");
  CHECK(fault_of(tiles, head + "host\tGua\t3\tprinted\nhost\tGua\t1\tprinted\n") ==
        "forces.tsv:3 column 2: tile stands twice in this force");
  CHECK(fault_of(tiles, head + "host\tGua\t0\tprinted\n") ==
        "forces.tsv:2 column 3: expected a number in 1 … 60, found '0'");
  CHECK(fault_of(tiles, head + "host\tGua\t3\tfound\n") ==
        "forces.tsv:2 column 4: expected one of printed, completed, sample; found 'found'");
  CHECK(fault_of(tiles, "force\ttag\tlist\n") == "forces.tsv:1: column 'count' is missing");
}

// What the rules sheet says about tiles, factions and force lists, held against the catalogue.
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>
#include <string>

#include "engine/core/texts.h"
#include "engine/maelstrom/content.h"
#include "engine/maelstrom/force.h"
#include "engine/maelstrom/rules.h"
#include "engine/maelstrom/text/notation.h"
#include "engine/maelstrom/zones.h"

namespace mael::maelstrom {
namespace {

const TileData& tile(std::string_view tag) {
  const int kind = catalogue().find(tag);
  REQUIRE(kind >= 0);
  return catalogue()[static_cast<TileKind>(kind)];
}

std::string title(const TileData& data) {
  return std::string(english().find("tile." + data.tag + ".name"));
}

using Titles = std::map<std::string, int>;

Titles force_of(Faction faction) {
  Titles titles;
  for (const ForceLine& line : catalogue().force(faction)) {
    titles[title(catalogue()[line.kind])] = line.count;
  }
  return titles;
}

// The lines a list must hold at least, as the book prints them.
void check_printed(Faction faction, const Titles& printed) {
  const Titles force = force_of(faction);
  for (const auto& [name, count] : printed) {
    CAPTURE(name);
    REQUIRE(force.count(name) == 1);
    CHECK(force.at(name) == count);
  }
}

template <class F>
void for_each_tile(F&& f) {
  for (int kind = 0; kind < catalogue().size(); ++kind) f(catalogue()[static_cast<TileKind>(kind)]);
}

TEST_CASE("basic and advanced tiles are minions or strongholds",
          "[maelstrom][content][rule:MAE-008]") {
  for_each_tile([](const TileData& data) {
    CAPTURE(data.tag);
    if (data.set != TileSet::Vortex) CHECK((data.is_minion() || data.is_stronghold()));
  });
}

TEST_CASE("a minion has its values, a stronghold no Movement, Combat or Range",
          "[maelstrom][content][rule:MAE-010][rule:MAE-024][rule:MAE-025]") {
  for_each_tile([](const TileData& data) {
    CAPTURE(data.tag);
    CHECK_FALSE(title(data).empty());
    CHECK_FALSE(data.icon.empty());
    if (data.is_minion()) {
      CHECK(data.range >= 1);
      CHECK(data.armor >= 1);
      CHECK(data.life >= 1);
      CHECK(data.output == 0);
    }
    if (data.is_stronghold()) {
      CHECK(data.movement + data.combat + data.range == 0);
      CHECK(data.armor >= 1);
      CHECK(data.life >= 1);
      CHECK(data.output >= 1);
    }
  });
}

TEST_CASE("a tile's faction gives its alignment: four good, four evil",
          "[maelstrom][content][rule:MAE-022][rule:MAE-023][rule:MAE-222][rule:MAE-223]") {
  std::set<std::string_view> good, evil;
  for (int i = 0; i < kFactions; ++i) {
    const auto faction = static_cast<Faction>(i);
    (alignment_of(faction) == Alignment::Good ? good : evil).insert(name_of(faction));
  }
  CHECK(good == std::set<std::string_view>{"arcanae", "gaians", "host", "loftis"});
  CHECK(evil == std::set<std::string_view>{"brood", "deep", "draconis", "necris"});
}

TEST_CASE("four factions are major, four minor",
          "[maelstrom][content][rule:MAE-035][rule:MAE-036]") {
  std::set<std::string_view> major;
  for (int i = 0; i < kFactions; ++i) {
    if (is_major(static_cast<Faction>(i))) major.insert(name_of(static_cast<Faction>(i)));
  }
  CHECK(major == std::set<std::string_view>{"arcanae", "brood", "draconis", "host"});
}

TEST_CASE("basic forces hold no minor faction's tiles and no bonus tiles",
          "[maelstrom][content][rule:MAE-037]") {
  for_each_tile([](const TileData& data) {
    CAPTURE(data.tag);
    if (data.set == TileSet::Basic) CHECK(is_major(data.faction));
  });
  for (const Faction faction :
       {Faction::Arcanae, Faction::Brood, Faction::Draconis, Faction::Host}) {
    for (const ForceLine& line : catalogue().force(faction)) {
      CHECK(catalogue()[line.kind].set == TileSet::Basic);
    }
  }
}

TEST_CASE("the force of Arcanae is the printed one", "[maelstrom][content][rule:MAE-038]") {
  CHECK(force_of(Faction::Arcanae) == Titles{{"Iron Commander", 2},
                                             {"Street Patrol", 3},
                                             {"Iron Guard", 2},
                                             {"Academy of the Arcane", 7},
                                             {"Iron Enforcer", 3},
                                             {"Cloud Runner", 1},
                                             {"Guard Hall", 1},
                                             {"Iron Guard Infiltrator", 1},
                                             {"Metro Protector", 1},
                                             {"Plasma Laboratory", 1},
                                             {"Plasma Servant", 1}});
}

TEST_CASE("the force of Host holds the printed lines", "[maelstrom][content][rule:MAE-039]") {
  check_printed(Faction::Host, {{"Lorian Channeler", 2},
                                {"Nagadiel Battlewing", 3},
                                {"Eternal Throng", 2},
                                {"Celestial City", 7},
                                {"Lorian Battlewing", 3},
                                {"Othiel Terminator", 1},
                                {"Loriel Cathedral", 1},
                                {"Othiel Trackers", 1}});
}

TEST_CASE("the force of Brood is the printed one with its last two names",
          "[maelstrom][content][rule:MAE-040][rule:MAE-R89]") {
  CHECK(force_of(Faction::Brood) == Titles{{"Klatu Crawler", 2},
                                           {"Chitonok", 3},
                                           {"Chitarra Seeders", 2},
                                           {"Lake of Fire", 7},
                                           {"Daemon Horde", 3},
                                           {"Thlotas Worm Tower", 1},
                                           {"Karatas Shredder", 1},
                                           {"Gallag K'rol", 1},
                                           {"Gallag T'ral", 1},
                                           {"Kaltalas Slug", 1},
                                           {"Tower of Torment", 1}});
}

TEST_CASE("the force of Draconis holds the printed lines",
          "[maelstrom][content][rule:MAE-041][rule:MAE-R90]") {
  check_printed(Faction::Draconis, {{"Nkalla Pillager", 2},
                                    {"Draconoid Trooper", 3},
                                    {"Draconoid Battlelord", 2},
                                    {"Fiery Peaks", 7},
                                    {"Nkalla Viper", 3},
                                    {"Nkai Temple", 1}});
}

TEST_CASE("only the lists of Host and Draconis have gaps to fill",
          "[maelstrom][content][rule:MAE-R88][rule:MAE-R90]") {
  for (const Faction faction : {Faction::Arcanae, Faction::Brood}) {
    CHECK(size_of(catalogue().printed_force(faction)) == 23);
  }
  CHECK(size_of(catalogue().printed_force(Faction::Host)) == 20);
  CHECK(size_of(catalogue().printed_force(Faction::Draconis)) == 18);
  for (const Faction faction : {Faction::Host, Faction::Draconis}) {
    CHECK(size_of(catalogue().force(faction)) == 23);
  }
  for (const Faction faction : {Faction::Deep, Faction::Gaians, Faction::Loftis, Faction::Necris}) {
    CHECK(catalogue().printed_force(faction).empty());
  }
}

TEST_CASE("a name in the singular and in the plural is one tile, named as in the force list",
          "[maelstrom][content][rule:MAE-R91]") {
  CHECK(title(tile("IrE")) == "Iron Enforcer");
  CHECK(title(tile("KCr")) == "Klatu Crawler");
  std::set<std::string> titles;
  for_each_tile([&](const TileData& data) { CHECK(titles.insert(title(data)).second); });
}

TEST_CASE("the four opening strongholds are equals, Primary and Limited",
          "[maelstrom][content][rule:MAE-231][rule:MAE-R67][rule:MAE-R68]") {
  const TileData& academy = tile("AcA");
  for (const char* tag : {"AcA", "LoF", "CeC", "FiP"}) {
    const TileData& data = tile(tag);
    CAPTURE(data.tag);
    CHECK(data.has(Trait::Primary));
    CHECK(data.has(Trait::Limited));
    CHECK(data.cost == 0);
    CHECK(data.output == 1);
    CHECK(data.armor == academy.armor);
    CHECK(data.life == academy.life);
  }
}

TEST_CASE("the tiles of the example are what it needs", "[maelstrom][content][rule:MAE-233]") {
  const TileData& enforcer = tile("IrE");
  const TileData& horde = tile("DHo");
  for (const TileData* data : {&enforcer, &horde}) {
    CHECK(data->cost == 1);
    CHECK(data->combat == 1);
    CHECK(data->armor == 1);
    CHECK(data->life == 1);
    CHECK(data->range == 1);
    CHECK(data->movement >= 2);
  }
  CHECK_FALSE(enforcer.has(Trait::Overpower));
  CHECK_FALSE(enforcer.has(Trait::Flying));
  CHECK_FALSE(horde.has(Trait::Counterstrike));
  CHECK(horde.has(Trait::Flying));
}

TEST_CASE("what opens is a matter of Cost, for minions and strongholds alike",
          "[maelstrom][rule:MAE-049][rule:MAE-R79]") {
  TileData data;
  for (const TileType type : {TileType::Minion, TileType::Stronghold}) {
    data.type = type;
    data.cost = 3;
    CHECK(may_open(data));
    data.cost = 4;
    CHECK_FALSE(may_open(data));
  }
  data.type = TileType::Event;
  data.cost = 0;
  CHECK_FALSE(may_open(data));
}

TEST_CASE("every faction pays in its own colour only", "[maelstrom][rule:MAE-018][rule:MAE-224]") {
  struct Pair {
    std::string stronghold, minion;  // Output 1, Cost 1
  };
  const std::array<Pair, 8> factions{{{"AcA", "IrE"},
                                      {"CeC", "NBa"},
                                      {"ElG", "Tho"},
                                      {"HiQ", "ClS"},
                                      {"FiP", "DTr"},
                                      {"BaF", "GrR"},
                                      {"LoF", "DHo"},
                                      {"SuR", "ReR"}}};
  for (const Pair& payer : factions) {
    for (const Pair& summoned : factions) {
      const std::string& tag = payer.stronghold;
      const auto state = read_position("maelstrom/1 a=" + tag + "7+" + summoned.minion +
                                       "1 b=brood phase=summon hand.a=" + summoned.minion +
                                       "1 mass=1.2a" + tag + "1,1.5bLoF1");
      REQUIRE(state.ok());
      const std::string text = "a " + summoned.minion + "1@2.4=" + tag + "1";
      CAPTURE(text);
      const Verdict verdict = check(*state, *read_action(*state, text));
      if (tag == summoned.stronghold)
        CHECK_FALSE(verdict);
      else
        CHECK((verdict && verdict->rule == "MAE-144"_rule));
    }
  }
}

}  // namespace
}  // namespace mael::maelstrom

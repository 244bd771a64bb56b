// The tables that come with the game, and what is wrong with tables that are not right.
#include "engine/battle/ground/field_tables.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/battle/ground/battlefields.h"
#include "engine/battle/ground/sight.h"

namespace mael::battle {
namespace {

// The faults of the built-in tables where `from` in one of them reads `to`.
std::vector<std::string> faults_with(std::string TerrainFiles::*table, const std::string& from,
                                     const std::string& to) {
  TerrainFiles tables = built_in_terrain();
  std::string& text = tables.*table;
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  text.replace(at, from.size(), to);
  const auto read = read_battlefields(tables);
  return read.ok() ? std::vector<std::string>() : read.error();
}

// In thousandths of the table.
std::int64_t covered(const Battlefield& field) {
  std::int64_t twice = 0;
  for (const Part& part : field.parts()) {
    if (part.inset || field.feature(part.feature).base > 0) continue;
    for (int i = 1; i + 1 < part.shape.size(); ++i) {
      twice += cross(part.shape[0], part.shape[i], part.shape[i + 1]);
    }
  }
  return 500 * twice / (std::int64_t{field.width()} * field.depth());
}

// The table after half a turn, its features in any order.
bool is_half_turned_itself(const Battlefield& field) {
  for (const Part& part : field.parts()) {
    ConvexPolygon turned;
    for (const Point corner : part.shape) {
      turned.push_back({field.width() - corner.x, field.depth() - corner.y});
    }
    bool found = false;
    for (const Part& other : field.parts()) {
      found = found || (other.top == part.top && other.impassable == part.impassable &&
                        other.dangerous == part.dangerous && other.inset == part.inset &&
                        holds(other.shape, turned) && holds(turned, other.shape) &&
                        field.feature(other.feature).look == field.feature(part.feature).look);
    }
    if (!found) return false;
  }
  return true;
}

}  // namespace

TEST_CASE("the built-in tables are right", "[battle][field][content]") {
  const auto read = read_battlefields(built_in_terrain());
  for (const std::string& message : read.ok() ? std::vector<std::string>() : read.error()) {
    UNSCOPED_INFO(message);
  }
  CHECK(read.ok());
}

TEST_CASE("three small tables and two large ones", "[battle][field][content][EDG-R1]") {
  int small = 0, large = 0;
  for (const FixedBattlefield& table : fixed_battlefields()) {
    const Battlefield& field = battlefield(table.battlefield);
    small += field.width() == 36'000;
    large += field.width() == 72'000;
    CHECK(find_fixed_battlefield(table.name) == &table);
  }
  CHECK((small == 3 && large == 2));
  CHECK(find_fixed_battlefield("nowhere") == nullptr);
}

TEST_CASE("both sides have the same before them, and enough of it",
          "[battle][field][content][EDG-663][EDG-664]") {
  for (const FixedBattlefield& table : fixed_battlefields()) {
    INFO(table.name);
    const Battlefield& field = battlefield(table.battlefield);
    CHECK(is_half_turned_itself(field));
    CHECK(covered(field) >= 300);
    CHECK(covered(field) <= 500);
    int houses = 0, spires = 0;
    for (const Feature& feature : field.features()) {
      houses += feature.ground == Ground::Building;
      spires += feature.impassable;
    }
    CHECK(houses >= 1);
    CHECK(spires <= 1);
  }
}

// Every other inch of a zone where infantry may stand.
std::vector<Figure> places_in(const Battlefield& field, const Zone& zone) {
  std::vector<Figure> places;
  for (std::int32_t x = 1000; x < field.width(); x += 2000) {
    for (std::int32_t y = 1000; y < field.depth(); y += 2000) {
      const Disc base{{x, y}, 591};
      if (!holds_wholly(zone, base) || field.why_unfit(base)) continue;
      places.push_back({base, field.level_at(base.centre), 1250});
    }
  }
  return places;
}

TEST_CASE("there is room to set up, and no shot that decides the battle before it begins",
          "[battle][field][content][EDG-432][EDG-R24]") {
  for (const FixedBattlefield& table : fixed_battlefields()) {
    INFO(table.name);
    const Battlefield& field = battlefield(table.battlefield);
    const auto red =
        places_in(field, zone_of(table.deployment, Side::Red, field.width(), field.depth()));
    const auto blue =
        places_in(field, zone_of(table.deployment, Side::Blue, field.width(), field.depth()));
    CHECK(red.size() == blue.size());
    CHECK(red.size() >= 25);
    int seen = 0;
    for (const Figure& viewer : red) {
      const Eye eye = eye_of(field, viewer);
      for (const Figure& target : blue) seen += look(field, eye, {&target, 1}, {}).seen;
    }
    const int percent = 100 * seen / static_cast<int>(red.size() * blue.size());
    CHECK(percent >= 3);
    CHECK(percent <= 40);
  }
}

TEST_CASE("the kit is that of the sheet",
          "[battle][field][content][rule:EDG-R24][EDG-R3][EDG-213]") {
  std::vector<std::string> messages;
  const auto kit = read_kit(built_in_terrain().kit, messages);
  REQUIRE(messages.empty());
  const auto piece_of = [&kit](Look look) { return kit[static_cast<std::size_t>(look)]; };
  CHECK(piece_of(Look::Woods).ground == Ground::Area);
  CHECK((piece_of(Look::Pond).ground == Ground::LowArea && piece_of(Look::Pond).cover == 2));
  CHECK((piece_of(Look::Hill).height == 1500 && piece_of(Look::Hill).open_top));
  CHECK((piece_of(Look::House).height == 3000 && piece_of(Look::House).stands));
  CHECK((piece_of(Look::Bunker).height == 2000 && piece_of(Look::Bunker).cover == 4));
  CHECK((piece_of(Look::Spire).height == 4000 && piece_of(Look::Spire).impassable));
  CHECK((piece_of(Look::Fence).height == 1000 && piece_of(Look::Fence).cover == 2));
}

TEST_CASE("faults of tables are named with their places", "[battle][field][content]") {
  using Messages = std::vector<std::string>;
  CHECK(faults_with(&TerrainFiles::kit, "area\t3\t3", "area\tdeep\t3") ==
        Messages{"kit.tsv:5 column 3: expected inches, found 'deep'"});
  CHECK(faults_with(&TerrainFiles::tables, "crossroads\t36\t36", "crossroads\t36\t48") ==
        Messages{"tables.tsv:3 column 2: tables are 72 by 48 inches or 36 by 36"});
  CHECK(faults_with(&TerrainFiles::tables, "thicket\t36", "crossroads\t36").at(0) ==
        "tables.tsv:4 column 1: a table has this name already");
  CHECK(faults_with(&TerrainFiles::tables, "thicket\t36", "thick3t\t36").at(0) ==
        "tables.tsv:4 column 1: names are letters a to z");
  CHECK(faults_with(&TerrainFiles::terrain, "14.5,15 21.5,15", "14.5,15 21.5") ==
        Messages{"terrain.tsv:8 column 7: expected corners x,y in inches, parted by blanks"});
  CHECK(faults_with(&TerrainFiles::terrain, "14.5,15 21.5,15", "21.5,15 14.5,15") ==
        Messages{"terrain.tsv:8 column 7: not convex, or three corners on one line"});
  CHECK(faults_with(&TerrainFiles::terrain, "crossroads\t1\thouse", "crossroads\t1\tcastle") ==
        Messages{"terrain.tsv:8 column 3: no look of this name"});
  CHECK(faults_with(&TerrainFiles::terrain, "crossroads\t1\thouse", "somewhere\t1\thouse") ==
        Messages{"terrain.tsv:8 column 1: no table of this name"});
}

}  // namespace mael::battle

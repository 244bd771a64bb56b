// Squads and weapons, and what is wrong with tables that are not right.
#include "engine/battle/content.h"

#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <map>
#include <sstream>
#include <vector>

namespace mael::battle {
namespace {

// How many faults the tables have where `from` in one of them reads `to`, and the first.
std::string fault_with(std::string PieceFiles::*table, const std::string& from,
                       const std::string& to) {
  PieceFiles tables = built_in_pieces();
  std::string& text = tables.*table;
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  text.replace(at, from.size(), to);
  const auto read = Content::read(tables);
  return read.ok() ? std::string() : read.error().front();
}

using Cells = std::vector<std::string>;

// The lines of a table that are no remarks, cut into cells; the first holds the names of columns.
std::vector<Cells> lines_of(std::istream& text) {
  std::vector<Cells> lines;
  for (std::string line; std::getline(text, line);) {
    if (line.empty() || line[0] == '#') continue;
    Cells& cells = lines.emplace_back();
    std::istringstream rest(line);
    for (std::string cell; std::getline(rest, cell, '\t');) cells.push_back(cell);
  }
  return lines;
}
std::vector<Cells> lines_of(const std::string& text) {
  std::istringstream stream(text);
  return lines_of(stream);
}

// Cells from one place to another, with blanks between.
std::string joined(const Cells& cells, std::size_t from, std::size_t to) {
  std::string text = cells[from];
  for (std::size_t i = from + 1; i < to; ++i) text += " " + cells[i];
  return text;
}

// What the book prints, by kind and name.
std::map<std::string, Cells> printed() {
  std::ifstream file(MAELSTROM_TESTS_DIR "/tables/battle-printed.tsv");
  std::map<std::string, Cells> known;
  for (const Cells& line : lines_of(file)) known[line[0] + " " + line[1]] = line;
  return known;
}

bool lists(const std::string& list, const std::string& name) {
  return ("," + list + ",").find("," + name + ",") != std::string::npos;
}

Cells words_of(const std::string& list) {
  Cells words;
  std::istringstream text(list == "-" ? "" : list);
  for (std::string word; std::getline(text, word, ',');) words.push_back(word);
  return words;
}

// Of a weapon of a former edition that of today.
std::string todays(const std::string& weapon) {
  const std::string former = "former-";
  return weapon.compare(0, former.size(), former) == 0 ? weapon.substr(former.size()) : weapon;
}

// What the tables say is left out of a thing.
bool is_left_out(const std::string& ability, const std::string& thing) {
  for (const Cells& line : lines_of(built_in_pieces().left_out)) {
    if (line[0] == ability && lists(line[1], thing)) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("the built-in tables are right", "[battle][content]") {
  const auto read = Content::read(built_in_pieces());
  for (const std::string& message : read.ok() ? std::vector<std::string>() : read.error()) {
    UNSCOPED_INFO(message);
  }
  REQUIRE(read.ok());
  CHECK(content().squads.size() == 11);
  CHECK(squad_named("k01") == 5);
  CHECK(squad_named("K99") == -1);
}

TEST_CASE("profiles and weapons read as printed",
          "[battle][content][rule:EDG-044][rule:EDG-102][rule:EDG-103][rule:EDG-104][rule:EDG-105]["
          "rule:EDG-106]"
          "[rule:EDG-107][rule:EDG-108][rule:EDG-109][rule:EDG-371][rule:EDG-372][rule:EDG-373]"
          "[rule:EDG-374][rule:EDG-375][rule:EDG-376][rule:EDG-702][rule:EDG-R2][rule:EDG-R3]") {
  const Squad& squad = squad_at(squad_named("K01"));
  CHECK(squad.models == 5);
  const Profile& grenadier = profile_at(squad.first + 2);
  CHECK(grenadier.name == "trooper-grenadier");
  CHECK(grenadier.mv == 6);
  CHECK(grenadier.evs == 4);
  CHECK(grenadier.skl == 3);
  CHECK(grenadier.av == 3);
  CHECK(grenadier.cqa == 1);
  CHECK(grenadier.fortitude == 1);
  CHECK(grenadier.wp == 4);
  CHECK(grenadier.type == ModelType::Infantry);
  CHECK(grenadier.frags);
  CHECK(grenadier.radius() == 591);
  CHECK(grenadier.height() == 1250);
  const Weapon& launcher = weapon_at(grenadier.weapons[0]);
  CHECK(launcher.name == "former-ripper-grenade-launcher");
  CHECK(launcher.called == "ripper-grenade-launcher");
  CHECK(launcher.range == 18000);
  CHECK(launcher.shots == Shots::SmallBlast);
  CHECK(launcher.number == 1);
  CHECK(launcher.pen == 4);
  CHECK(launcher.damage == 1);
  CHECK(launcher.sup == 3);
  CHECK(launcher.types == weapon_type::kAoe);
}

TEST_CASE("what is marked as the book's has the figures and the weapons it prints",
          "[battle][content]") {
  const auto book = printed();
  for (const Cells& line : lines_of(built_in_pieces().units)) {
    if (line.back() != "book") continue;
    const auto found = book.find("model " + line[0] + " " + line[1]);
    CAPTURE(line[0], line[1]);
    REQUIRE(found != book.end());
    CHECK(joined(line, 4, 12) == found->second[2]);
    CHECK(lists(line[13], "frag") == lists(found->second[3], "frag-grenades"));
    for (const std::string& weapon : words_of(line[12])) {
      CAPTURE(weapon);
      CHECK(lists(found->second[3], todays(weapon)));
    }
  }
  for (const Cells& line : lines_of(built_in_pieces().weapons)) {
    if (line.back() == "source") continue;
    const auto found = book.find("weapon " + todays(line[0]));
    CAPTURE(line[0]);
    REQUIRE(found != book.end());
    const bool is_cut = found->second[2][0] == '?';
    if (!is_cut) CHECK(joined(line, 1, 7) == found->second[2]);
    if (line.back() != "former") CHECK(is_cut == (line.back() == "completed"));
  }
}

// Weapons of a former edition have none.
TEST_CASE("weapons have the abilities the book prints, but for what is left out",
          "[battle][content]") {
  const auto book = printed();
  for (const Cells& line : lines_of(built_in_pieces().weapons)) {
    CAPTURE(line[0]);
    if (line.back() == "source") continue;
    if (line.back() == "former") {
      CHECK(line[7] == "-");
      continue;
    }
    const std::string& abilities = book.at("weapon " + line[0])[3];
    for (const std::string& ability : words_of(line[7])) {
      CAPTURE(ability);
      CHECK(lists(abilities, ability));
    }
    for (const std::string& ability : words_of(abilities)) {
      CAPTURE(ability);
      CHECK(lists(line[7], ability) != is_left_out(ability.substr(0, ability.find(':')), line[0]));
    }
  }
}

TEST_CASE("a squad costs what its book's entry and its options add up to",
          "[battle][content][rule:EDG-403]") {
  const auto book = printed();
  for (const Squad& squad : content().squads) {
    const std::string code(squad.code);
    CAPTURE(code);
    const auto found = book.find("points " + code);
    REQUIRE(found != book.end());
    int sum = 0;
    std::istringstream prices(found->second[2]);
    for (int price = 0; prices >> price;) sum += price;
    CHECK(squad.points == sum);
  }
}

TEST_CASE("bare hands", "[battle][content][rule:EDG-288][rule:EDG-289]") {
  const Weapon& bare = weapon_at(content().unarmed());
  CHECK((bare.shots == Shots::Attacks && bare.pen == 3 && bare.damage == 1 && bare.sup == 0));
  CHECK(bare.is_melee());
  CHECK(weapon_at(content().unarmed_large()).pen == 4);
}

TEST_CASE("faults of the tables are told with their place", "[battle][content]") {
  CHECK(fault_with(&PieceFiles::units, "E01\tcontractor\t4", "E01\tcontractor\t6") ==
        "units.tsv:7 column 3: too many models in the squad");
  CHECK(fault_with(&PieceFiles::units, "pulse-carbine,", "pulse-carabine,") ==
        "units.tsv:16 column 13: no weapon pulse-carabine");
  CHECK(fault_with(&PieceFiles::units, "contractor\t4\t-", "contractor\t4\tleader") ==
        "units.tsv:7 column 4: a second squad leader");
  CHECK(fault_with(&PieceFiles::units, "command:0", "command:x") ==
        "units.tsv:8 column 14: no trait");
  CHECK(fault_with(&PieceFiles::units, "contractor,organic\t8", "contractor,organic\t-") ==
        "units.tsv:6 column 16: expected a number in 1 … 60, found '-'");
  CHECK(fault_with(&PieceFiles::units, "contractor,organic\t-", "contractor,organic\t8") ==
        "units.tsv:7 column 16: a squad has its points on its first line");
  CHECK(fault_with(&PieceFiles::weapons, "1+SB", "1+XB") ==
        "weapons.tsv:13 column 3: no number of shots");
  CHECK(fault_with(&PieceFiles::weapons, "heavy,melee", "heavy") ==
        "weapons.tsv:11 column 7: melee weapons, and only these, reach no farther than CQ");
  CHECK(fault_with(&PieceFiles::weapons, "radwave-emitter\t8", "radwave-emitter\tH&R") ==
        "weapons.tsv:21 column 7: what reaches no farther than a Hit & Run is of that type");
  CHECK(fault_with(&PieceFiles::weapons, "-\tformer\n", "-\tbook\n") ==
        "weapons.tsv:10 column 1: former weapons, and only these, are called former-");
  CHECK(fault_with(&PieceFiles::weapons, "\nclingfire-pod", "\nclingfire-pods") ==
        "weapons.tsv: former-clingfire-pod is called like no weapon of today");
  CHECK(fault_with(&PieceFiles::left_out, "E02,E04", "E02,E44") ==
        "left_out.tsv:4 column 2: neither a squad nor a weapon");
}

}  // namespace mael::battle

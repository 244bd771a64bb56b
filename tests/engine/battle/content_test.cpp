// Squads and weapons, and what is wrong with tables that are not right.
#include "engine/battle/content.h"

#include <catch2/catch_test_macros.hpp>
#include <map>
#include <sstream>
#include <vector>

#include "tests/engine/battle/cells.h"

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

// What the book prints, by kind and name.
std::map<std::string, Cells> printed() {
  std::map<std::string, Cells> known;
  for (const Cells& line : lines_of_file("battle-printed.tsv"))
    known[line[0] + " " + line[1]] = line;
  return known;
}

// Of a weapon of a former edition that of today.
std::string todays(const std::string& weapon) {
  const std::string former = "former-";
  return weapon.compare(0, former.size(), former) == 0 ? weapon.substr(former.size()) : weapon;
}

}  // namespace

TEST_CASE("the built-in tables are right", "[battle][content]") {
  const auto read = Content::read(built_in_pieces());
  for (const std::string& message : read.ok() ? std::vector<std::string>() : read.error()) {
    UNSCOPED_INFO(message);
  }
  REQUIRE(read.ok());
  CHECK(content().squads.size() == 20);
  CHECK(former_squads() == 11);
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

TEST_CASE("squads of a former edition and weapons have the figures and the weapons the book prints",
          "[battle][content]") {
  const auto book = printed();
  for (const Cells& line : lines_of(built_in_pieces().units)) {
    const int squad = squad_named(line[0]);
    if (squad < 0 || !squad_at(squad).is_former()) continue;
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
      CHECK(lists(line[7], ability) != is_left_out(ability, line[0]));
    }
  }
}

TEST_CASE("a squad costs what its book's entry and its options add up to",
          "[battle][content][rule:EDG-403]") {
  const auto book = printed();
  for (int number = 0; number < former_squads(); ++number) {
    const Squad& squad = squad_at(number);
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
        "units.tsv:9 column 3: too many models in the squad");
  CHECK(fault_with(&PieceFiles::units, "\tpulse-carbine,", "\tpulse-carabine,") ==
        "units.tsv:18 column 13: no weapon pulse-carabine");
  CHECK(fault_with(&PieceFiles::units, "contractor\t4\t-", "contractor\t4\tleader") ==
        "units.tsv:9 column 4: a second squad leader");
  CHECK(fault_with(&PieceFiles::units, "command:0", "command:x") ==
        "units.tsv:10 column 14: no trait");
  CHECK(fault_with(&PieceFiles::units, "contractor,organic\t8", "contractor,organic\t-") ==
        "units.tsv:8 column 16: expected a number in 1 … 60, found '-'");
  CHECK(fault_with(&PieceFiles::units, "contractor,organic\t-", "contractor,organic\t8") ==
        "units.tsv:9 column 16: a squad has it on its first line");
  CHECK(fault_with(&PieceFiles::units, "epirian\tcore", "epirian\tformer") ==
        "units.tsv:31 column 1: squads of a former edition, and these alone, are told by a letter "
        "and two digits");
  CHECK(fault_with(&PieceFiles::units, "epirian\tformer", "epirians\tformer")
            .find("units.tsv:8 column 17: expected one of") == 0);
  CHECK(fault_with(&PieceFiles::weapons, "1+SB", "1+XB") ==
        "weapons.tsv:13 column 3: no number of shots");
  for (const char* wrong : {"D6+1", "1+D4", "+D6", "2+3", "D"}) {
    CHECK(fault_with(&PieceFiles::weapons, "1+D6", wrong).find("column 3: no number of shots") !=
          std::string::npos);
  }
  CHECK(fault_with(&PieceFiles::weapons, "heavy,melee", "heavy") ==
        "weapons.tsv:11 column 7: melee weapons, and only these, reach no farther than CQ");
  CHECK(fault_with(&PieceFiles::weapons, "radwave-emitter\t8", "radwave-emitter\tH&R") ==
        "weapons.tsv:21 column 7: what reaches no farther than a Hit & Run is of that type");
  CHECK(fault_with(&PieceFiles::weapons, "-\tformer\n", "-\tbook\n") ==
        "weapons.tsv:10 column 1: former weapons, and only these, are called former-");
  CHECK(fault_with(&PieceFiles::weapons, "\nclingfire-pod", "\nclingfire-pods") ==
        "weapons.tsv: former-clingfire-pod is called like no weapon of today");
  CHECK(fault_with(&PieceFiles::left_out, "\tfirefly-recon-drones", "\tfirefly") ==
        "left_out.tsv:4 column 2: neither a squad nor a weapon");
}

TEST_CASE("faults of options are told with their place", "[battle][content][rule:EDG-406]") {
  const auto fault = [](const std::string& from, const std::string& to) {
    return fault_with(&PieceFiles::options, from, to);
  };
  const std::string add = "contractor-defenders\tadd\t-\t-\tcontractor\t2\t2";
  const auto with = [&](const std::string& line) { return fault(add, line); };
  CHECK(with("contractors\tadd\t-\t-\tcontractor\t2\t2") == "options.tsv:7 column 1: no such unit");
  CHECK(with("E01\tadd\t-\t-\tcontractor\t2\t2") == "options.tsv:7 column 1: it has no options");
  CHECK(with("contractor-defenders\tsell\t-\t-\tcontractor\t2\t2")
            .find("options.tsv:7 column 2: expected one of") == 0);
  CHECK(with("contractor-defenders\tadd\tany\t-\tcontractor\t2\t2") ==
        "options.tsv:7 column 3: who takes it, but of those added");
  CHECK(with("contractor-defenders\tadd\t-\tshock-maul\tcontractor\t2\t2") ==
        "options.tsv:7 column 4: what is given up for something else");
  CHECK(with("contractor-defenders\tadd\t-\t-\tspider-drone\t2\t2") ==
        "options.tsv:7 column 5: the unit has no such model");
  CHECK(with("contractor-defenders\tadd\t-\t-\tcontractor\t0\t2")
            .find("options.tsv:7 column 6: expected a number in 1") == 0);
  CHECK(with("contractor-defenders\tadd\t-\t-\tcontractor\t2\tx")
            .find("options.tsv:7 column 7: expected a number in -20") == 0);
  CHECK(fault("\taux-grenade-launcher\t2\t2\t-", "\taux-grenade-launcher\t2\t2\tspecial") ==
        "options.tsv:9 column 8: limits of a group, and no group without");
  CHECK(fault("\taux-grenade-launcher", "\tgrenades") ==
        "options.tsv:9 column 5: no weapon grenades");
  CHECK(fault("karist-troopers\tadd", "karist-praetorians\tadd").find("options.tsv") == 0);
  CHECK(fault_with(&PieceFiles::ready, "E01\tcontractor-defenders", "E01\tspider-drones") ==
        "ready.tsv:4 column 3: the unit has no such model");
  CHECK(fault_with(&PieceFiles::ready, "E01\tcontractor", "E09\tcontractor") ==
        "ready.tsv:4 column 1: no squad of a former edition");
}

}  // namespace mael::battle

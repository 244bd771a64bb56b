// What units may take, what it costs, and what is refused: by the entries of the book, whose
// options are told by their letters (write_loadout), a the first of the unit.
#include "engine/battle/content/roster.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>

#include "engine/battle/derived.h"
#include "engine/battle/game.h"
#include "engine/battle/help/sides.h"
#include "engine/battle/text/notation.h"
#include "engine/battle/text/serialize_state.h"
#include "engine/battle/text/snapshot.h"

namespace mael::battle {
namespace {

Loadout loadout(std::string_view text) {
  const auto read = read_loadout(text);
  REQUIRE(read);
  return *read;
}

std::vector<Violation> rules_against(std::string_view text) {
  std::vector<Violation> rules;
  for (const LoadoutFault& fault : faults_of(loadout(text))) rules.push_back(fault.rule);
  return rules;
}
using Rules = std::vector<Violation>;

OptionOffer offer_with(const std::vector<OptionOffer>& offers, int option) {
  for (const OptionOffer& offer : offers) {
    if (offer.option == option) return offer;
  }
  FAIL("no such offer");
  return {};
}

const Violation kNotOffered("EDG-406"_rule);

}  // namespace

TEST_CASE("the least units have the models and points of their entries",
          "[battle][roster][rule:EDG-407]") {
  const std::map<std::string, std::pair<int, int>> least{
      {"contractor-defenders", {3, 4}}, {"spider-drones", {3, 7}},
      {"master-bot-handler", {1, 14}},  {"firefly-recon-drones", {3, 9}},
      {"karist-troopers", {3, 8}},      {"karist-praetorians", {2, 7}},
      {"tempest-elites", {2, 11}},      {"karist-trooper-heavy-squad", {3, 8}},
      {"kaddar-nova", {1, 10}}};
  for (const auto& [code, of] : least) {
    CAPTURE(code);
    const Loadout unit = loadout(code);
    CHECK(unit.models.size() == of.first);
    CHECK(points_of(unit) == of.second);
    CHECK(faults_of(unit).empty());
    CHECK(lines_of(unit) == lines_of(unit.squad));
  }
}

TEST_CASE("what is taken adds to the points of a unit or lowers them",
          "[battle][roster][rule:EDG-411]") {
  const std::map<std::string, int> points{
      {"contractor-defenders_0e_1_1_1c_1c", 13},  // 4, 2 models of 2, maul 1, launchers of 2
      {"contractor-defenders_0d_1_2i_2f", 13},    // 4, 1 model 2, 2 drones 4, guns 2 and 1
      {"spider-drones_1_1_1", 5},                 // no handler
      {"spider-drones_0_1c_1c_1_1", 13},
      {"master-bot-handler_0bde_1_1_1", 23},  // 14, 3 drones of 2, micro drones of 3 and 1, less 1
      {"firefly-recon-drones_0_0_0_0_0", 15},
      {"karist-troopers_0gh_1b_1d_1_1", 17},       // 8, 2 of 3, carbine 1, lance 2
      {"karist-praetorians_0cg_1bc_1d_1f_1", 24},  // 7, 3 of 4, 1, glaive 2, launcher 2
      {"karist-trooper-heavy-squad_0_1b_1d", 14},
      {"tempest-elites_0b_1b_1_1", 27}};
  for (const auto& [text, price] : points) {
    CAPTURE(text);
    CHECK(faults_of(loadout(text)).empty());
    CHECK(points_of(loadout(text)) == price);
  }
}

TEST_CASE("a unit has as many models as its entry lets it have", "[battle][roster][rule:EDG-407]") {
  const Rules three_to_five{Violation("EDG-407"_rule, {3, 5})};
  CHECK(rules_against("contractor-defenders_0_1") == three_to_five);
  CHECK(rules_against("contractor-defenders_0_1_1_1_1_1") == three_to_five);
  CHECK(rules_against("kaddar-nova_0_0") == Rules{Violation("EDG-407"_rule, {1, 1})});
  CHECK(rules_against("contractor-defenders_1_1_1") == Rules{kNotOffered});  // no leader
  CHECK(rules_against("contractor-defenders_0_0_1") == Rules{kNotOffered});
}

TEST_CASE("no more take an option, or one of a group, than may", "[battle][roster][rule:EDG-411]") {
  const Rules one{Violation("EDG-411"_rule, {1})}, two{Violation("EDG-411"_rule, {2})};
  CHECK(rules_against("contractor-defenders_0_1c_1c_1c") == two);
  CHECK(rules_against("contractor-defenders_0_1_2_2_2") == two);
  CHECK(rules_against("spider-drones_1_1_1_1_1").empty());
  // Two options of one group: each is one too many of them.
  const auto both = [](const Rules& rule) { return Rules{rule[0], rule[0]}; };
  CHECK(rules_against("karist-troopers_0_1b_1c") == both(one));
  CHECK(rules_against("karist-troopers_0_1d_1f") == both(one));
  CHECK(rules_against("karist-troopers_0_1b_1f").empty());
  CHECK(rules_against("karist-praetorians_0d_1e_1e") == both(two));
  CHECK(rules_against("karist-trooper-heavy-squad_0_1b_1c_1c") == both(two));
  CHECK(rules_against("tempest-elites_0b_1b_1b_1b").empty());
}

TEST_CASE("a model takes what is for it, and gives up what it has",
          "[battle][roster][rule:EDG-406]") {
  CHECK(rules_against("contractor-defenders_0c_1_1") == Rules{kNotOffered});
  CHECK(rules_against("contractor-defenders_0_1_2c") == Rules{kNotOffered});
  CHECK(rules_against("karist-troopers_0b_1_1") == Rules{kNotOffered});
  CHECK(rules_against("karist-praetorians_0_1g") == Rules{kNotOffered});
  CHECK(rules_against("karist-praetorians_0bd_1") == Rules{kNotOffered});  // one carbine for two
  CHECK(rules_against("spider-drones_0_1a_1") == Rules{kNotOffered});
  // One of a group, and what it gives up is gone.
  CHECK(rules_against("contractor-defenders_0de_1_1") ==
        Rules{kNotOffered, Violation("EDG-411"_rule, {1}), Violation("EDG-411"_rule, {1}),
              Violation("EDG-411"_rule, {1})});
}

TEST_CASE("all faults of a unit are told at once, with who has them", "[battle][roster]") {
  const auto faults = faults_of(loadout("contractor-defenders_0_1c_1c_1c_1_2c"));
  CHECK(faults == std::vector<LoadoutFault>{{Violation("EDG-407"_rule, {3, 5}), -1, -1},
                                            {kNotOffered, 5, 2},
                                            {Violation("EDG-411"_rule, {2}), -1, 2}});
}

TEST_CASE("what may be taken next is offered with its price and how many are left",
          "[battle][roster][rule:EDG-406][rule:EDG-407][rule:EDG-411]") {
  Loadout unit = loadout("contractor-defenders");
  OptionOffer more = offer_with(offers_of(unit), 0);
  CHECK((more.price == 2 && more.left == 2 && more.taken == 0 && !more.refused));
  unit = with_offer(with_offer(unit, more), more);
  CHECK(unit == loadout("contractor-defenders_0_1_1_1_1"));
  more = offer_with(offers_of(unit), 0);
  CHECK((more.left == 0 && more.taken == 2));
  CHECK(more.refused == Violation("EDG-407"_rule, {3, 5}));
  CHECK(without_offer(unit, more) == loadout("contractor-defenders_0_1_1_1"));

  CHECK(offers_of(unit, 0).size() == 2);  // of the leader a baton and a maul
  const OptionOffer maul = offer_with(offers_of(unit, 0), 4);
  CHECK((maul.price == 1 && maul.left == 1 && !maul.refused));
  unit = with_offer(unit, maul);
  const OptionOffer baton = offer_with(offers_of(unit, 0), 3);
  CHECK((baton.price == -1 && baton.left == 1 && baton.taken == 0 && !baton.refused));
  CHECK(with_offer(unit, baton) == loadout("contractor-defenders_0d_1_1_1_1"));
  const OptionOffer again = offer_with(offers_of(unit, 0), 4);
  CHECK(again.taken == 1);
  CHECK(again.refused == kNotOffered);
  CHECK(without_offer(unit, again) == loadout("contractor-defenders_0_1_1_1_1"));

  const OptionOffer drone = offer_with(offers_of(unit, 1), 1);
  CHECK((drone.price == 2 && drone.left == 2));
  unit = with_offer(with_offer(unit, drone), offer_with(offers_of(unit, 2), 1));
  CHECK(unit == loadout("contractor-defenders_0e_2_2_1_1"));
  CHECK(offer_with(offers_of(unit, 3), 1).refused == Violation("EDG-411"_rule, {2}));
  const OptionOffer turned = offer_with(offers_of(unit, 1), 1);
  CHECK(turned.taken == 1);
  CHECK(without_offer(unit, turned) == loadout("contractor-defenders_0e_1_2_1_1"));
}

TEST_CASE("of two that share a limit the second is refused", "[battle][roster][rule:EDG-411]") {
  const Loadout unit = loadout("karist-troopers_0_1b_1");
  CHECK(offer_with(offers_of(unit, 2), 2).refused == Violation("EDG-411"_rule, {1}));
  CHECK(offer_with(offers_of(unit, 2), 2).left == 0);
  CHECK_FALSE(offer_with(offers_of(unit, 2), 3).refused);  // a heavy one
  // On the model that has the first it takes its place.
  const OptionOffer other = offer_with(offers_of(unit, 1), 2);
  CHECK((other.left == 1 && other.price == 2 && !other.refused));
}

TEST_CASE("what is offered and not refused is never a fault, and what is refused always",
          "[battle][roster]") {
  Random random(39);
  for (int draw = 0; draw < 300; ++draw) {
    const int first = former_squads();
    const int squad = first + draw % (static_cast<int>(content().squads.size()) - first);
    const Loadout unit = draw_loadout(squad, random);
    CAPTURE(write_loadout(unit));
    CHECK(faults_of(unit).empty());
    for (int model = -1; model < unit.models.size(); ++model) {
      for (const OptionOffer& offer : model < 0 ? offers_of(unit) : offers_of(unit, model)) {
        CAPTURE(model, offer.option);
        const Loadout after = with_offer(unit, offer);
        CHECK((faults_of(after).empty() && !(after == unit)) == !offer.refused);
        if (!offer.refused) CHECK(points_of(after) == points_of(unit) + offer.price);
        if (!offer.refused) CHECK(offer.left > 0);
        if (offer.taken == 0) continue;
        CHECK(points_of(without_offer(unit, offer)) < 100);
        CHECK(without_offer(unit, offer).models.size() >= unit.models.size() - 1);
      }
    }
  }
}

TEST_CASE("every unit with options is one in play, told by notation, links and saves",
          "[battle][roster][snapshot][rule:EDG-411]") {
  Random random(7);
  for (int draw = 0; draw < 90; ++draw) {
    const int first = former_squads();
    const int squad = first + draw % (static_cast<int>(content().squads.size()) - first);
    const Loadout unit = draw_loadout(squad, random);
    CAPTURE(write_loadout(unit));
    CHECK(read_loadout(write_loadout(unit)) == unit);
    const Lines lines = lines_of(unit);
    CHECK_FALSE(judge_unit(squad, lines));
    const auto again = loadout_of(squad, lines);
    REQUIRE(again.ok());
    CHECK(lines_of(*again) == lines);
    CHECK(points_of(*again) == points_of(unit));

    Setup setup = usual_setup();
    setup.forces[0] = force_with({{unit.squad, lines}});
    CHECK(points_of(setup.forces[0]) == points_of(unit));
    const std::size_t other = squad_at(squad).faction == Faction::Epirian ? 1 : 0;
    setup.forces[1] = force_with({as_printed(squad_named(other == 0 ? "E05" : "K01"))});
    const std::string text = write_setup(setup);
    CAPTURE(text);
    const auto read = read_setup(text);
    REQUIRE(read.ok());
    CHECK(*read == setup);
    const auto state = start(setup);
    REQUIRE(state.ok());
    CHECK(read_position(write_position(*state))->forces == setup.forces);
    CHECK(unpack(pack(*state), kPackedVersion)->forces == setup.forces);
    const auto match = Match<Battle>::begin(setup);
    REQUIRE(match.ok());
    const auto loaded = load(save(*match));
    REQUIRE(loaded.ok());
    CHECK(*loaded->match.setup() == setup);
  }
}

TEST_CASE("a unit that may not be so is set up by nobody",
          "[battle][roster][snapshot][rule:EDG-406][rule:EDG-407][rule:EDG-411]") {
  const std::map<std::string, Violation> refused{
      {"contractor-defenders(1:shock-maul;2*2:maglock-assault-rifle.maglock-guardian-pistol)",
       kNotOffered},
      {"contractor-defenders(1:maglock-assault-rifle.shock-maul!mobile;"
       "2*2:maglock-assault-rifle.maglock-guardian-pistol)",
       kNotOffered},
      {"kaddar-nova(1*2:kinetic-gauntlet!commune-reactor!high-priest:2!inspire-zealotry)",
       Violation("EDG-407"_rule, {1, 1})},
      {"spider-drones(2*7:drone-class-flakk-guns!stay-low;2:drone-class-flakk-guns!stay-low)",
       Violation("EDG-407"_rule, {3, 5})},
      {"tempest-elites(2*3:ravager-pulse-cannon!commune-reactor!tempest-armor)", kNotOffered},
      {"karist-troopers(1:pulse-carbine.pulse-pistol!commune-reactor;2*2:radwave-emitter.pulse-"
       "pistol!commune-reactor)",
       Violation("EDG-411"_rule, {1})}};
  for (const auto& [unit, rule] : refused) {
    CAPTURE(unit);
    const auto setup = read_setup("edge-battle/1 table=crossroads a=" + unit + " b=K05");
    REQUIRE(setup.ok());
    const auto begun = start(*setup);
    REQUIRE_FALSE(begun.ok());
    CHECK(begun.error()[0] == rule);
  }
}

TEST_CASE("a link with a unit that may not be so is refused", "[battle][roster][snapshot]") {
  const std::string text =
      "edge-battle/1 table=36x36 a.i=kaddar-nova(1:cybel-lance):10/6 b.i=E06:30/30+31.3/30+28.7/30";
  CHECK_FALSE(read_position(text).ok());
  const auto hand_made = read_arrangement(text);
  REQUIRE(hand_made.ok());
  CHECK(validate(*hand_made) == kNotOffered);
  PackedWriter writer(kPackedVersion);
  writer(*hand_made);
  const auto linked = unpack(writer.bytes(), kPackedVersion);
  REQUIRE_FALSE(linked.ok());
  CHECK(linked.error().message.find("EDG-406") != std::string::npos);
}

TEST_CASE("all units of a side are of one faction", "[battle][roster][rule:EDG-409]") {
  const auto faults = [](const std::string& units) {
    const auto begun = start(*read_setup("edge-battle/1 table=crossroads a=" + units + " b=K05"));
    return begun.ok() ? Rules{} : begun.error();
  };
  CHECK(faults("E05+contractor-defenders").empty());
  CHECK(faults("kaddar-nova+E01+E02") == Rules{Violation("EDG-409"_rule)});
}

// They carry what the squad of a former edition carries, under the names of today.
TEST_CASE("units that are proposed cost what the squads they are called like do",
          "[battle][roster][content]") {
  CHECK(static_cast<int>(content().ready.size()) == former_squads());
  for (const ReadyUnit& ready : content().ready) {
    CAPTURE(ready.code);
    const int former = squad_named(ready.code);
    REQUIRE((former >= 0 && squad_at(former).is_former()));
    CHECK_FALSE(judge_unit(ready.squad, ready.lines));
    const auto unit = loadout_of(ready.squad, ready.lines);
    REQUIRE(unit.ok());
    CHECK(points_of(*unit) == squad_at(former).points);
    CHECK(lines_of(*unit) == ready.lines);
    std::vector<std::string_view> carried, carried_then;
    const auto add_all = [](const Lines& lines, std::vector<std::string_view>& names) {
      for (const Profile& line : lines) {
        for (int copy = 0; copy < line.copies; ++copy) {
          for (const int weapon : line.weapons) names.push_back(weapon_at(weapon).called);
        }
      }
      std::sort(names.begin(), names.end());
    };
    add_all(ready.lines, carried);
    add_all(lines_of(former), carried_then);
    if (ready.code == "K05") carried_then.push_back("kinetic-gauntlet");  // left out then
    CHECK(carried == carried_then);
  }
}

TEST_CASE("texts that tell no unit are none", "[battle][roster]") {
  for (const char* text :
       {"", "_", "e99", "e01_0", "spider-drones_", "spider-drones_2", "spider-drones_0d",
        "spider-drones_0_1-", "spider-drones_0aaaaaaa", "spider-drones_1_1_1_1_1_1_1_1"}) {
    CAPTURE(text);
    CHECK_FALSE(read_loadout(text));
  }
  CHECK(read_loadout("e01") == least_loadout(squad_named("E01")));
}

}  // namespace mael::battle

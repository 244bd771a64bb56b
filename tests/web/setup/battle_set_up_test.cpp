// How a battle is set up: one to four squads a side, what they cost, and even sides by chance.
#include <catch2/catch_test_macros.hpp>

#include "engine/battle/content/roster.h"
#include "engine/battle/help/sides.h"
#include "tests/web/in_french.h"
#include "tests/web/setup/set_up_screen.h"
#include "web/house/battle_setup.h"

namespace mael::web::setup {
namespace {

const BattleSetup kBattle;

struct BattleScreen : Screen {
  BattleScreen() { show(kBattle, "battle").tap("options"); }
  mael::battle::Setup setup() const { return kBattle.setup_of(face.filled()); }
  int squads(std::size_t side) const {
    return static_cast<int>(mael::battle::force_at(setup().forces[side]).units.size());
  }
  bool has(std::string_view id) const {
    for (const Item& each : face.view().items) {
      if (each.id == id) return true;
    }
    return false;
  }
};

TEST_CASE("a battle is set up with one to four squads a side", "[setup][battle]") {
  BattleScreen screen;
  CHECK(screen.squads(0) == 2);
  CHECK(screen.squads(1) == 2);
  screen.tap("squads less");
  CHECK(screen.squads(0) == 1);
  CHECK(screen.squads(1) == 1);
  CHECK_FALSE(screen.has("squad2 a"));
  screen.tap("squads more").tap("squads more").tap("squads more");
  CHECK(screen.refusal().empty());
  CHECK(screen.squads(0) == 4);
  CHECK(screen.squads(1) == 3);  // one place is left free
  screen.tap("squad4 a").tap("row none");
  CHECK(screen.squads(0) == 3);
  screen.tap("squad4 b").tap("row k05");
  CHECK(screen.squads(1) == 4);
  screen.tap("begin");
  CHECK(screen.wished<Begin>());
}

TEST_CASE("a side has one squad at least", "[setup][battle]") {
  BattleScreen screen;
  screen.tap("squad1 a");
  CHECK_FALSE(screen.has("row none"));
}

TEST_CASE("sides field units of the book, not squads of a former edition", "[setup][battle]") {
  BattleScreen screen;
  screen.tap("squads more").tap("squads more");
  for (const char side : {'a', 'b'}) {
    for (const char place : {'1', '2', '3'}) {
      const std::string list = std::string("squad") + place + " " + side;
      screen.tap(list);
      std::vector<std::string> rows;
      for (const Item& each : screen.face.view().items) {
        if (each.control == Control::Row && each.id != "row none") rows.push_back(each.id);
      }
      screen.tap("close");
      CHECK(rows.size() == (side == 'a' ? 6 : 5));
      for (const std::string& row : rows) screen.tap(list).tap(row);
    }
  }
  for (const mael::battle::ForceId force : screen.setup().forces) {
    for (const mael::battle::ForceUnit& unit : mael::battle::force_at(force).units) {
      CHECK_FALSE(mael::battle::squad_at(unit.squad).is_former());
    }
  }
}

TEST_CASE("models of a unit take what its entry offers, at its price", "[setup][battle]") {
  BattleScreen screen;
  screen.tap("squad1 a").tap("row e01");  // eight points: two Contractors were added
  const auto has = [&](std::string_view weapon) {
    const mael::battle::Force& force = mael::battle::force_at(screen.setup().forces[0]);
    for (const mael::battle::Profile& line : lines_of(force, force.units[0])) {
      for (const std::uint8_t each : line.weapons) {
        if (mael::battle::weapon_at(each).name == weapon) return true;
      }
    }
    return false;
  };
  const auto points = [&] { return mael::battle::points_of(screen.setup().forces[0]); };
  const int before = points();
  CHECK_FALSE(has("shock-maul"));
  screen.tap("fit squad1 a").tap("offer 1 take-4");  // the Team Leader's
  CHECK(has("shock-maul"));
  CHECK(points() == before + 1);
  screen.tap("offer 1 take-4").tap("offer 0 leave-0");
  CHECK_FALSE(has("shock-maul"));
  CHECK(points() == before - 2);
  const auto again = read_filled(write_filled(screen.face.filled()));
  REQUIRE(again);
  CHECK(kBattle.setup_of(*again) == screen.setup());
}

TEST_CASE("what a unit has no more of is offered with the rule against it",
          "[setup][battle][rule:EDG-411]") {
  BattleScreen screen;
  screen.tap("squad1 a").tap("row e01").tap("fit squad1 a");
  const Item none_left = screen.item("offer 0 take-0");
  CHECK_FALSE(none_left.enabled);
  CHECK(none_left.note.find('2') != std::string::npos);
  screen.tap("offer 2 take-2").tap("offer 3 take-2");  // grenade launchers
  CHECK(screen.item("offer 2 take-2").selected);
  CHECK_FALSE(screen.item("offer 4 take-2").enabled);
  CHECK(screen.refusal().empty());
}

TEST_CASE("a unit that may take nothing has no options", "[setup][battle]") {
  BattleScreen screen;
  screen.tap("squad1 b").tap("row k05");
  CHECK_FALSE(screen.has("fit squad1 b"));
  CHECK(screen.has("fit squad2 b"));
}

TEST_CASE("whatever is offered to a unit can be taken, and is fielded or refused by a rule",
          "[setup][battle][rule:EDG-406]") {
  for (const char* const unit : {"e01", "e02", "e05", "e06"}) {
    BattleScreen screen;
    screen.tap("squad1 a").tap("row " + std::string(unit)).tap("fit squad1 a");
    for (int press = 0; press < 40; ++press) {
      std::vector<std::string> offers;
      for (const Item& each : screen.face.view().items) {
        if (each.control == Control::Offer && each.enabled) offers.push_back(each.id);
      }
      REQUIRE_FALSE(offers.empty());
      screen.tap(offers[static_cast<std::size_t>(press * 7) % offers.size()]);
      INFO(value_of(screen.face.filled().seats[0].values, "squad1"));
      CHECK(mael::battle::force_at(screen.setup().forces[0]).units.size() == 2);
    }
  }
}

TEST_CASE("a side that costs more than was agreed is refused with both numbers",
          "[setup][battle][rule:EDG-403]") {
  BattleScreen screen;
  screen.tap("points less");
  CHECK(screen.refusal().empty());  // 35 are agreed, and 35 are spent
  screen.tap("points less");
  CHECK(screen.refusal().find("35") != std::string::npos);
  CHECK(screen.refusal().find("30") != std::string::npos);
  screen.tap("begin");
  CHECK(screen.wishes.empty());
}

TEST_CASE("what a side costs is said with its squads and of all of them", "[setup][battle]") {
  const BattleScreen screen;
  const Form& form = screen.face.view().form;
  CHECK(form.seats[0].choices[0].chosen.line.find("18 ") == 0);
  CHECK(form.status.find("31") != std::string::npos);
  CHECK(form.status.find("35") != std::string::npos);
}

TEST_CASE("a French label has its space before the colon", "[setup][battle]") {
  const InFrench french("battle");
  const BattleScreen screen;
  const Form& form = screen.face.view().form;
  std::vector<std::string> labels;
  for (const Choice& each : form.choices) labels.push_back(each.label);
  for (const Choice& each : form.seats[0].choices) labels.push_back(each.label);
  REQUIRE(labels.size() >= 2);
  for (const std::string& label : labels) {
    INFO(label);
    CHECK(label.find("\u00A0: ") != std::string::npos);
  }
}

TEST_CASE("a battle is set up on any of its tables", "[setup][battle]") {
  BattleScreen screen;
  const std::string small = screen.face.view().form.note;
  for (const mael::battle::FixedBattlefield& table : mael::battle::fixed_battlefields()) {
    screen.tap("table").tap("row " + std::string(table.name));
    CHECK(screen.setup().battlefield == table.battlefield);
    CHECK(screen.setup().deployment == table.deployment);
    CHECK(screen.refusal().empty());
  }
  CHECK(screen.face.view().form.note != small);  // the last one is large
}

TEST_CASE("chance draws even sides for both at the press of one button", "[setup][battle]") {
  BattleScreen screen;
  screen.tap("squads more").tap("draw");
  REQUIRE(screen.wished<Enter>());
  const std::string door = std::get<Enter>(screen.wishes[0]).door;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    auto dealt = kBattle.dealt(screen.face.filled(), door, seed);
    REQUIRE(dealt);
    screen.face.fill(*dealt);
    CHECK(screen.refusal().empty());
    CHECK(screen.squads(0) == 3);
    CHECK(screen.squads(1) == 3);
    const auto again = read_filled(write_filled(screen.face.filled()));
    REQUIRE(again);
    CHECK(kBattle.setup_of(*again) == screen.setup());
  }
  CHECK_FALSE(kBattle.dealt(screen.face.filled(), "forces", 1));
}

}  // namespace
}  // namespace mael::web::setup

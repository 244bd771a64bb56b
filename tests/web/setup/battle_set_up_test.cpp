// How a battle is set up: one to four squads a side, what they cost, and even sides by chance.
#include <catch2/catch_test_macros.hpp>

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
  CHECK(screen.setup() == mael::battle::usual_setup());
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

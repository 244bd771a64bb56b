#include <algorithm>

#include "tests/web/screens/maelstrom/table_game.h"
#include "web/screens/maelstrom/screen.h"
#include "web/screens/maelstrom/spoken_of.h"
#include "web/screens/maelstrom/view/view_panels.h"

namespace mael::web::maelstrom {
namespace {

const char* const kSummon =
    "maelstrom/1 a=arcanae b=brood phase=summon turn=9 hand.a=AcA1+IrE1 "
    "mass=1.0aAcA1,1.1aIrE1,1.3bLoF1,1.4bDHo1";

// A table at which a person plays seat A against a bot.
struct AdvisedTable {
  explicit AdvisedTable(std::string_view text) : state(position(text)) {
    players[1].kind = PlayerKind::GreedyBot;
    table.open(players, state, Journal(players), {});
    frame();
  }
  void frame() {
    wishes = {};
    table.read({}, wishes);
  }
  void press(std::string_view button) {
    wishes = {};
    table.press(button, wishes);
  }
  bool asked() const { return table.awaits_advice().has_value(); }

  std::array<Player, kSeats> players;
  State state;
  Table table;
  Wishes wishes;
};

}  // namespace

TEST_CASE("advice is asked for, thought about and shown", "[advice]") {
  AdvisedTable at(kSummon);
  at.press("advise");
  CHECK(at.asked());
  REQUIRE(at.table.view().prompt);
  CHECK(at.table.view().advice == "Thinking about it…");
  at.table.advise("640 0 3.1.0.1.2 a AcA2@1.2");
  const View& view = at.table.view();
  CHECK(view.advice ==
        "Summon Academy of the Arcane on 1.2: "
        "it takes a third side of the Vortex.");
  CHECK(at.table.words().words.status.find(view.advice) != std::string::npos);
  REQUIRE(view.ghost);
  CHECK(view.ghost->at == space("1.2"));
  CHECK(std::any_of(view.hand.begin(), view.hand.end(),
                    [](const HandTileView& tile) { return tile.selected; }));
}

TEST_CASE("what is advised is done by the button, or put aside", "[advice]") {
  AdvisedTable at(kSummon);
  at.press("advise");
  at.table.advise("640 0 - a AcA2@1.2");
  at.press("confirm");
  REQUIRE(at.wishes.actions.size() == 1);
  CHECK(write_action(at.state, at.wishes.actions[0]) == "a AcA2@1.2");
  at.press("advise");
  at.table.advise("640 0 - a end");
  CHECK(at.table.view().advice == "End turn: still the best there is to do.");
  at.press("cancel");
  CHECK(at.table.view().advice.empty());
  CHECK_FALSE(at.table.view().prompt);
}

namespace {

const char* const kOpening = "maelstrom/1 a=arcanae b=brood phase=hands mass=1.2aAcA1,1.5bLoF1";

Row row_of(const State& state, std::string_view notation) {
  const auto action = read_action(state, notation);
  REQUIRE(action);
  return deed_of<TakeTile>(*action)->row;
}

std::vector<Row> picked(const View& view) {
  std::vector<Row> rows;
  for (const HandTileView& tile : view.hand) {
    rows.insert(rows.end(), static_cast<std::size_t>(tile.picked), tile.row);
  }
  std::sort(rows.begin(), rows.end());
  return rows;
}

}  // namespace

TEST_CASE("advice on the opening hand completes what was picked", "[advice]") {
  AdvisedTable at(kOpening);
  const int needed = opening_tiles_needed(at.table.situation());
  REQUIRE(needed > 3);
  at.press("own_hand");  // a hand that is proposed needs no advice
  const Row enforcer = row_of(at.state, "a take:IrE"), academy = row_of(at.state, "a take:AcA");
  at.table.handle(intent::TapHand{enforcer}, at.wishes);
  at.table.handle(intent::TapHand{academy}, at.wishes);
  at.press("advise");
  std::vector<Row> whole = {enforcer, academy};
  for (int i = 2; i < needed; ++i) {
    REQUIRE(at.asked());
    CHECK(at.table.advice_parts() == needed - i);
    std::vector<Action> legal;
    legal_actions(at.table.advice_position(), legal);
    std::erase_if(legal, [](const Action& action) { return action.by != Seat::A; });
    REQUIRE_FALSE(legal.empty());
    whole.push_back(deed_of<TakeTile>(legal.front())->row);
    at.table.advise("640 0 - " + write_action(at.table.advice_position(), legal.front()));
  }
  CHECK_FALSE(at.asked());
  std::sort(whole.begin(), whole.end());
  CHECK(picked(at.table.view()) == whole);
  CHECK(at.table.view().advice.find("To what you have chosen, add") == 0);

  SECTION("done by the button") {
    at.press("confirm");
    std::vector<Row> taken;
    for (const Action& action : at.wishes.actions) taken.push_back(deed_of<TakeTile>(action)->row);
    std::sort(taken.begin(), taken.end());
    CHECK(taken == whole);
  }
  SECTION("put aside, and the own picks stay") {
    at.press("cancel");
    CHECK(at.wishes.actions.empty());
    CHECK(picked(at.table.view()) ==
          std::vector<Row>{std::min(enforcer, academy), std::max(enforcer, academy)});
  }
}

TEST_CASE("a hand that is whole is only to be taken", "[advice]") {
  AdvisedTable at(kOpening);
  at.press("own_hand");
  for (int i = opening_tiles_needed(at.table.situation()); i > 0; --i) {
    std::vector<Action> legal;
    legal_actions(at.table.advice_position(), legal);
    std::erase_if(legal, [](const Action& action) { return action.by != Seat::A; });
    REQUIRE_FALSE(legal.empty());
    at.table.handle(intent::TapHand{deed_of<TakeTile>(legal.front())->row}, at.wishes);
  }
  CHECK(at.table.view().todo == "Your hand is complete: take it.");
  at.press("advise");
  CHECK_FALSE(at.asked());
  REQUIRE(at.table.view().refusal);
  CHECK(at.table.view().refusal->sentence == at.table.view().todo);
}

// Answers whether the advice is about anything that is seen.
bool words_leave_sight(Vec2 viewport, std::string_view counsel) {
  AdvisedTable at(kSummon);
  FrameInput input;
  input.viewport = viewport;
  at.table.read(input, at.wishes);
  at.press("advise");
  at.table.advise(counsel);
  at.table.read(input, at.wishes);
  const Picture picture = at.table.picture(1000);  // once the board has made room for it
  const Rect words = picture.places->prompt;
  REQUIRE(words.height() > 0);
  const auto check_apart = [&](Rect thing) {
    const bool apart = words.max.x <= thing.min.x || words.min.x >= thing.max.x ||
                       words.max.y <= thing.min.y || words.min.y >= thing.max.y;
    CHECK(apart);
  };
  const Layout& layout = *picture.layout;
  for (const Rect& part :
       {layout.tools, layout.hand, layout.bar, layout.panels[0], layout.panels[1]}) {
    check_apart(part);
  }
  const std::vector<Rect> things = spoken_of(*picture.view, layout, picture.camera);
  for (const Rect& thing : things) check_apart(thing);
  return !things.empty();
}

TEST_CASE("the words of advice do not lie on what it is about", "[advice]") {
  for (const Vec2 viewport : {Vec2{1280, 800}, Vec2{1024, 768}, Vec2{390, 844}, Vec2{844, 390}}) {
    const State state = position(kSummon);
    std::vector<Action> legal;
    legal_actions(state, legal);
    int seen = 0;
    for (const Action& action : legal) {
      const std::string text = write_action(state, action);
      INFO(viewport.x << " x " << viewport.y << ", " << text);
      seen += words_leave_sight(viewport, "640 0 3.1.0.1.2 " + text) ? 1 : 0;
    }
    CHECK(seen > 5);
  }
}

TEST_CASE("nobody is advised in another's turn", "[advice]") {
  AdvisedTable at(
      "maelstrom/1 a=arcanae b=brood phase=summon turn=9 to=b hand.a=AcA1 "
      "mass=1.0aAcA1,1.3bLoF1");
  at.press("advise");
  CHECK_FALSE(at.asked());
  CHECK(at.table.view().refusal);
}

// Every kind of action lights something up, or is about no space.
TEST_CASE("every legal action can be shown as advice", "[advice]") {
  for (const char* text :
       {kSummon,
        "maelstrom/1 a=arcanae b=brood phase=action turn=9 hand.a=IrE1 hoard=3,0 "
        "mass=1.0aAcA1,1.1aIrE1,1.2bDHo1,1.4bLoF1,2.2bKCr1e,2.1aCRu1",
        "maelstrom/1 a=arcanae b=brood phase=movement turn=9 "
        "mass=1.0aAcA1,1.1aIrE1,1.2bDHo1,1.4bLoF1"}) {
    AdvisedTable at(text);
    std::vector<Action> actions;
    legal_actions(at.state, actions);
    REQUIRE_FALSE(actions.empty());
    for (const Action& action : actions) {
      at.press("advise");
      at.table.advise("500 0 - " + write_action(at.state, action));
      INFO(write_action(at.state, action));
      CHECK_FALSE(at.table.view().advice.empty());
      const bool on_board = !std::holds_alternative<EndPhase>(action.deed) &&
                            !std::holds_alternative<DrawTile>(action.deed) &&
                            !std::holds_alternative<EnergyToAction>(action.deed) &&
                            !std::holds_alternative<ActionsToEnergy>(action.deed);
      const auto& tiles = at.table.view().tiles;
      const bool lit = at.table.view().ghost ||
                       std::any_of(tiles.begin(), tiles.end(),
                                   [](const TileView& tile) { return tile.marks != 0; });
      CHECK(lit == on_board);
    }
  }
}

}  // namespace mael::web::maelstrom

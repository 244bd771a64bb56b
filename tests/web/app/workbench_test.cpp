// The workbench of an analysis: the same for every game, reached from the menu, and driven in
// words, by keys and by what its windows tell it.
#include "web/table/kinds/workbench.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <string>
#include <vector>

#include "engine/play/games.h"
#include "tests/web/app/test_page.h"
#include "web/app/open_table.h"

namespace mael::web {
namespace {

const std::string kOpen =
    "maelstrom/1 a=arcanae b=brood phase=summon turn=1 to=b hand.a=AcA3+IrE2 "
    "hand.b=LoF2+DHo2+Chi1 discard.b=LoF1 mass=1.2aAcA1,1.5bLoF1";
// Chance is to say who begins.
const std::string kPirates = "pirates/1 seats=3 stage=first";

struct Bench : Page {
  explicit Bench(const std::string& position = kOpen) {
    open("#" + link_to(position.substr(0, position.find('/')), position));
    if (offers("lift")) REQUIRE(choose("lift"));
    REQUIRE(choose("analyse"));
    REQUIRE(painter.screen == "analysis");
    REQUIRE(choose("workbench"));
  }
  const Words& said() const { return platform.words.back(); }
  bool tells(const std::string& row) const {
    return std::find(said().scene.begin(), said().scene.end(), row) != said().scene.end();
  }
  std::string label_of(std::string_view notation) const {
    for (const Words::Choice& choice : said().choices) {
      if (choice.notation == notation) return choice.label;
    }
    return {};
  }
  // What is copied as the position, with everything that is known.
  std::string position() {
    REQUIRE(choose("bench_notation"));
    REQUIRE(choose("bench_copy"));
    return platform.copied.back();
  }
  void lay(const std::string& wanted) {
    REQUIRE(choose("bench_notation"));
    REQUIRE(choose("bench_lay"));
    answer("lay", wanted);
  }
  const Question& asked() const { return platform.questions.back(); }
};

std::unique_ptr<AnyMatch> match_at(const std::string& position) {
  auto match = find_game(position.substr(0, position.find('/')))->resume(position);
  REQUIRE(match);
  return std::move(*match);
}

FrameInput page_of(Vec2 size, std::span<const Gesture> gestures = {},
                   std::span<const KeyPress> keys = {}) {
  FrameInput input;
  input.viewport = size;
  input.gestures = gestures;
  input.keys = keys;
  return input;
}

Workbench bench_at(const std::string& position) {
  Workbench bench;
  const auto match = match_at(position);
  bench.show(workbench_view(*match, 0, [](const std::string&) { return std::string(); }),
             {"Ann", "Ben"});
  return bench;
}

Gesture gesture(GestureKind kind, Vec2 at, Vec2 from, Vec2 delta = {}) {
  Gesture made;
  made.kind = kind;
  made.device = PointerDevice::Touch;
  made.at = at;
  made.from = from;
  made.delta = delta;
  return made;
}

}  // namespace

TEST_CASE("a workbench opens from the menu of an analysis and closes again", "[app][workbench]") {
  Bench page;
  CHECK(page.offers("b end"));  // the decisions stay in the list
  CHECK(page.tells("phase=summon"));
  REQUIRE(page.choose("bench_sights"));
  CHECK_FALSE(page.tells("phase=summon"));
  const auto& rows = page.said().scene;
  const auto hidden = [](const std::string& row) { return row.ends_with(": hand.b=?5"); };
  CHECK(std::count_if(rows.begin(), rows.end(), hidden) == 1);  // A's; B knows A's as little
  REQUIRE(page.choose("bench_close"));
  CHECK_FALSE(page.offers("bench_close"));
  CHECK(page.offers("workbench"));
}

TEST_CASE("what is done on a workbench is done in the analysis", "[app][workbench]") {
  Bench page;
  const auto match = match_at(page.position());
  REQUIRE(page.choose("bench_write"));
  page.answer("bench_write", "b end");
  REQUIRE(match->append("b end")->accepted);
  CHECK(page.position() == match->position());
  CHECK(page.offers("a end"));
  CHECK(page.offers("analysis_back"));
}

TEST_CASE("an action that is written is refused with why, and asked for again",
          "[app][workbench]") {
  Bench page;
  const std::string before = page.position();
  REQUIRE(page.choose("bench_write"));
  page.answer("bench_write", "a end");
  CHECK(page.asked().sentence == "It is the turn of Brood.");
  CHECK(page.asked().field.front().value == "a end");
  page.answer("bench_write", "nonsense");
  CHECK(page.asked().sentence.find("The engine says") != std::string::npos);
  page.answer("cancel");
  CHECK(page.position() == before);
}

TEST_CASE("a position that is refused is asked for again with what the engine says",
          "[app][workbench]") {
  Bench page;
  const std::string before = page.position();
  std::string filled = kOpen;
  filled.replace(filled.find("1.5bLoF1"), 3, "1.2");  // where A has a tile
  const auto state = find_game("maelstrom")->resume(filled);
  REQUIRE_FALSE(state);
  REQUIRE(page.choose("bench_notation"));
  REQUIRE(page.choose("bench_lay"));
  page.answer("lay", filled);
  CHECK(page.asked().sentence.find(state.error().message) != std::string::npos);
  CHECK(page.position() == before);
}

TEST_CASE("chance is done by hand where the switch is on", "[app][workbench]") {
  for (const std::string seat : {"b", "c"}) {
    Bench page(kPirates);
    page.lay(kPirates);  // the table had chance decide as it was opened
    REQUIRE(page.choose("bench_chance"));
    REQUIRE(page.position() == kPirates);
    REQUIRE(page.choose("~first:" + seat));
    CHECK(page.position().find(" first=" + seat) != std::string::npos);
  }
}

TEST_CASE("a chance that is not done by hand is drawn, once or from then on", "[app][workbench]") {
  Bench page(kPirates);
  page.lay(kPirates);
  REQUIRE(page.choose("bench_chance"));
  REQUIRE(page.choose("bench_draw"));
  CHECK(page.position().find("stage=first") == std::string::npos);
  // Back to a moment of its own, where chance is done by hand.
  while (page.choose("analysis_back")) {
  }
  CHECK(page.position() == kPirates);
  page.lay(kPirates);
  REQUIRE(page.choose("bench_chance"));
  CHECK_FALSE(page.offers("bench_draw"));
  CHECK(page.position().find("stage=first") == std::string::npos);
}

TEST_CASE("a filter shows the actions that hold it", "[app][workbench]") {
  Bench page;
  REQUIRE(page.choose("bench_filter"));
  page.answer("bench_filter", "b end");
  CHECK(page.label_of("bench_filter").find("b end") != std::string::npos);
  CHECK(std::any_of(page.said().scene.begin(), page.said().scene.end(),
                    [](const std::string& row) { return row.ends_with("1 action"); }));
}

TEST_CASE("a workbench lies beside the table, or takes all of a narrow page", "[workbench]") {
  Workbench bench = bench_at(kOpen);
  for (const Vec2 page : {Vec2{1280, 800}, Vec2{1024, 768}, Vec2{1920, 1080}}) {
    INFO(page.x);
    const FrameInput rest = bench.read(page_of(page));
    CHECK(rest.viewport.x + bench.at().width() == page.x);
    CHECK(rest.viewport.x >= 600);  // the table's card needs not be folded
    CHECK(bench.panes().size() == 2);
  }
  for (const Vec2 page : {Vec2{390, 844}, Vec2{844, 390}, Vec2{640, 400}}) {
    INFO(page.x);
    bench.read(page_of(page));
    CHECK(bench.fills_page());
    REQUIRE(bench.panes().size() == 1);
    CHECK(bench.panes().front().tabs.size() == 4);
  }
}

TEST_CASE("what lies on a workbench is not the table's", "[workbench]") {
  Workbench bench = bench_at(kOpen);
  const std::vector<Gesture> taps{gesture(GestureKind::Tap, {100, 300}, {100, 300}),
                                  gesture(GestureKind::Tap, {1200, 300}, {1200, 300})};
  const std::vector<KeyPress> keys{{Key::Down}};
  const FrameInput wide = bench.read(page_of({1280, 800}, taps, keys));
  REQUIRE(wide.gestures.size() == 1);
  CHECK(wide.gestures.front().at.x == 100);
  CHECK(wide.keys.empty());
  CHECK(bench.take_keys() == std::vector<Key>{Key::Down});
  CHECK(bench.is_moving());  // until Dear ImGui has taken it
  for (int frame = 0; frame < 8; ++frame) bench.read(page_of({1280, 800}));
  CHECK_FALSE(bench.is_moving());
}

TEST_CASE("a finger pulls the rows of a workbench and presses none of them", "[workbench]") {
  Workbench bench = bench_at(kOpen);
  const Rect list{{0, 100}, {390, 844}};
  const Vec2 from{200, 500};
  const std::vector<Gesture> start{gesture(GestureKind::DragStart, {200, 480}, from),
                                   gesture(GestureKind::DragMove, {200, 450}, from, {0, -30})};
  bench.read(page_of({390, 844}, start));
  CHECK(bench.is_dragged());
  CHECK(bench.take_pull({{0, 0}, {390, 100}}) == 0);
  CHECK(bench.take_pull(list) == -50);
  CHECK(bench.take_pull(list) == 0);
  const std::vector<Gesture> press{gesture(GestureKind::Press, from, from)};
  bench.read(page_of({390, 844}, press));
  CHECK_FALSE(bench.is_dragged());
}

TEST_CASE("letters typed make the filter, Escape takes it away and then closes", "[workbench]") {
  Workbench bench = bench_at(kOpen);
  bench.read(page_of({390, 844}));
  const std::size_t all = bench.deeds().size();
  const auto type = [&](Key key, char letter = 0) {
    const std::vector<KeyPress> keys{{key, letter}};
    bench.read(page_of({390, 844}, {}, keys));
  };
  for (const char letter : {'e', 'n', 'd', 'x'}) type(Key::Character, letter);
  CHECK(bench.deeds().empty());
  type(Key::Backspace);
  CHECK(bench.filter() == "end");
  CHECK(bench.deeds().size() == 1);
  type(Key::Escape);
  CHECK(bench.deeds().size() == all);
  CHECK_FALSE(bench.take_press());
  type(Key::Escape);
  const auto press = bench.take_press();
  REQUIRE(press);
  CHECK(press->command == WorkbenchCommand::Close);
}

TEST_CASE("the row of a deed that is pressed names it", "[workbench]") {
  Workbench bench = bench_at(kOpen);
  bench.press(bench.view().deeds.front());
  const auto press = bench.take_press();
  REQUIRE(press);
  CHECK_FALSE(press->command);
  CHECK(press->deed == match_at(kOpen)->listed().front());
  CHECK_FALSE(bench.take_press());
}

}  // namespace mael::web

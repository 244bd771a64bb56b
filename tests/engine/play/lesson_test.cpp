#include "engine/play/lesson.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "engine/battle/help/lesson.h"
#include "engine/cards/help/lesson.h"
#include "engine/maelstrom/help/lesson.h"
#include "engine/play/lesson_check.h"

namespace mael {
namespace {

using Names = std::vector<std::string>;

const std::string kHeader = "step\tposition\tlight\tawait\tthen\n";

Lesson lesson_of(const std::string& lines) {
  const auto lesson = read_lesson(kHeader + lines);
  REQUIRE(lesson.ok());
  return *lesson;
}

const GameEntry& card_game() { return *find_game("edge-cards"); }

// The lesson of the card game with one cell of its table changed.
Names faults_with(int step, int part, const std::function<void(LessonPart&)>& change) {
  Lesson lesson = cards::lesson();
  change(lesson[static_cast<std::size_t>(step)].parts[static_cast<std::size_t>(part)]);
  return find_lesson_faults(card_game(), lesson, english());
}

Texts texts_of(const GameEntry& game, const Lesson& lesson, const Names& more = {}) {
  std::string tsv = "key\ttext\n";
  const std::string prefix = "lesson." + std::string(game.card.id);
  Names keys{prefix + ".title", prefix + ".end"};
  for (const LessonStep& step : lesson) {
    keys.push_back(lesson_key(game.card.id, step, "title"));
    keys.push_back(lesson_key(game.card.id, step, 0));
  }
  keys.insert(keys.end(), more.begin(), more.end());
  for (const std::string& key : keys) tsv += key + "\twords\n";
  return *Texts::read(tsv);
}

}  // namespace

TEST_CASE("a table of steps is read", "[play][lesson]") {
  const Lesson lesson = lesson_of(
      "one\there\tplanet 1, button end\ta end\t-\n"
      "two\t-\t-\tlook ledger\tb end;  ~draw:Pic\n"
      "two\t-\t-\ta bid:*|a pass\t-\n");
  REQUIRE(lesson.size() == 2);
  CHECK(lesson[0].parts[0].position == "here");
  CHECK(lesson[0].parts[0].lights == Names{"planet 1", "button end"});
  CHECK(lesson[0].parts[0].then.empty());
  REQUIRE(lesson[1].parts.size() == 2);
  CHECK(lesson[1].parts[0].looks);
  CHECK(lesson[1].parts[0].then == Names{"b end", "~draw:Pic"});
  const LessonPart& last = lesson[1].parts[1];
  CHECK(last.is_met_by("a bid:7"));
  CHECK(last.is_met_by("a pass"));
  CHECK_FALSE(last.is_met_by("a passes"));
  CHECK_FALSE(last.is_met_by("b bid:7"));
  CHECK_FALSE(last.is_met_by(""));
}

TEST_CASE("a lesson begins with a position", "[play][lesson]") {
  CHECK_FALSE(read_lesson(kHeader + "one\t-\t-\ta end\t-\n").ok());
  CHECK_FALSE(read_lesson(kHeader).ok());
  CHECK_FALSE(read_lesson("step\tposition\n").ok());
}

TEST_CASE("a lesson is followed part by part", "[play][lesson]") {
  const Lesson lesson = lesson_of(
      "one\there\t-\ta end\tb end; ~draw:Pic\n"
      "one\t-\t-\ta pass\t-\n"
      "two\t-\t-\tlook card *\t-\n");
  LessonProgress progress(lesson, 0);
  CHECK_FALSE(progress.decided("a pass"));
  CHECK_FALSE(progress.reply());
  CHECK(progress.decided("a end"));
  CHECK_FALSE(progress.asks());
  CHECK(progress.reply() == "b end");
  progress.replied();
  CHECK(progress.reply() == "~draw:Pic");
  progress.replied();
  CHECK_FALSE(progress.reply());
  progress.go_on();
  CHECK(progress.step() == 0);
  CHECK(progress.part() == 1);
  CHECK(progress.decided("a pass"));
  progress.go_on();
  CHECK(progress.step() == 1);
  progress.skip();
  CHECK(progress.is_over());
}

TEST_CASE("what is read counts once it is put away", "[play][lesson]") {
  const Lesson lesson = lesson_of("one\there\t-\tlook card *\t-\n");
  LessonProgress progress(lesson, 0);
  CHECK_FALSE(progress.reads(""));
  CHECK_FALSE(progress.reads("ledger"));
  CHECK_FALSE(progress.reads(""));
  CHECK_FALSE(progress.reads("card Zyc"));
  CHECK(progress.asks());
  CHECK(progress.reads(""));
  CHECK_FALSE(progress.asks());
}

TEST_CASE("the lessons of Maelstrom and Vortex tell the example game", "[play][lesson]") {
  // MAE-253 and VTX-073, with the learner in the first seat.
  const auto position_of = [](const char* id, const Lesson& lesson, int step) {
    const GameEntry& game = *find_game(id);
    CHECK(find_lesson_faults(game, lesson, english()).empty());
    return position_of_step(game, lesson, step);
  };
  REQUIRE(maelstrom::lesson().size() == 14);
  CHECK(maelstrom::lesson()[10].name == "energy");
  CHECK(position_of("maelstrom", maelstrom::lesson(), 10) ==
        "maelstrom/1 a=brood b=arcanae turn=5 hand.a=LoF1+Chi2+KCr1 hand.b=AcA2+StP1+CRu1 "
        "discard.a=LoF1 mass=1.0aDHo2,1.1bAcA2,1.2bAcA1',1.3bIrE2,1.4aLoF2,1.5aLoF1,2.3aDHo1e,"
        "2.4bIrE1e");
  REQUIRE(maelstrom::vortex_lesson().size() == 12);
  CHECK(maelstrom::vortex_lesson()[9].name == "burn");
  CHECK(position_of("vortex", maelstrom::vortex_lesson(), 9) ==
        "vortex/1 a=arcanae b=brood phase=summon turn=4 progress=1 hand.a=AcA2+IrG1+Ban1 "
        "hand.b=LoF2+KCr2 mass=1.0bDHo2,1.1aAcA2,1.2aAcA1':s,1.3aIrE2:f,1.4bLoF2,1.5bLoF1,"
        "2.3bDHo1e,2.4aIrE1e");
}

TEST_CASE("the lesson of the battle tells the book's round of shooting", "[play][lesson]") {
  const GameEntry& game = *find_game("edge-battle");
  const Lesson& lesson = battle::lesson();
  CHECK(find_lesson_faults(game, lesson, english()).empty());
  const auto step_named = [&](std::string_view name) {
    const auto at = std::find_if(lesson.begin(), lesson.end(),
                                 [&](const LessonStep& step) { return step.name == name; });
    REQUIRE(at != lesson.end());
    return static_cast<int>(at - lesson.begin());
  };
  // EDG-X02: 15 inches, with base edges 0.591 from the middles of the leaders.
  const std::string aims = position_of_step(game, lesson, step_named("shot"));
  CHECK(aims.find("a.i=E02:15.2/5.409") != std::string::npos);
  CHECK(aims.find("b.i=K01:15.2/21.591") != std::string::npos);
  // EDG-X03: a pistol die and eight of machine guns.
  const std::string rolled = position_of_step(game, lesson, step_named("flip"));
  CHECK(rolled.find("counts:1+2+2+2+2,dice:6+1+1+2+3+3+4+5+6") != std::string::npos);
  // EDG-X09: two troopers are gone, and suppression is 3.
  const std::string told = position_of_step(game, lesson, step_named("cover"));
  CHECK(told.find("13.9/21.591*0+16.5/21.591*0") != std::string::npos);
  CHECK(told.find("face:768,supp:3") != std::string::npos);
}

TEST_CASE("the card game's lesson has ten steps and can be played through", "[play][lesson]") {
  CHECK(cards::lesson().size() == 10);
  CHECK(find_lesson_faults(card_game(), cards::lesson(), english()).empty());
  const std::string last = position_of_step(card_game(), cards::lesson(), 9);
  CHECK(last == cards::lesson()[9].parts[0].position);
  const std::string third = position_of_step(card_game(), cards::lesson(), 2);
  CHECK(third.find("ships.a=P1.Res") != std::string::npos);
}

TEST_CASE("a lesson that cannot be played has its faults told", "[play][lesson]") {
  CHECK(faults_with(1, 0, [](LessonPart& part) { part.awaits = "a Dre@P1"; }) ==
        Names{"line 5: 'a Dre@P1' is not to be had"});
  CHECK(faults_with(3, 0, [](LessonPart& part) { part.then[0] = "b Dre@A"; }).size() == 1);
  CHECK(faults_with(0, 0, [](LessonPart& part) { part.position = "nowhere"; }).size() == 1);
  // Whatever may be chosen is followed: a number may take away the planet that is wanted later.
  const auto guard_gocka = [](const std::string& number) {
    return [=](LessonPart& part) {
      part.awaits = number;
      part.then = {"b pick:0", "b Esc@P2"};
    };
  };
  CHECK(faults_with(8, 1, guard_gocka("a pick:3")).empty());
  CHECK(faults_with(8, 1, guard_gocka("a pick:*")).size() == 1);
}

TEST_CASE("a lesson has its words, and no others", "[play][lesson]") {
  const GameEntry& game = *find_game("maelstrom");
  const auto fresh = game.begin(3, {});
  REQUIRE(fresh.ok());
  Lesson lesson = lesson_of("one\tposition\t-\tlook anything\t-\n");
  lesson[0].parts[0].position = (*fresh)->position();
  CHECK(find_lesson_faults(game, lesson, texts_of(game, lesson)).empty());
  CHECK(find_lesson_faults(game, lesson, texts_of(game, lesson, {"lesson.maelstrom.one.1.then"}))
            .empty());
  CHECK(find_lesson_faults(game, lesson, texts_of(game, lesson, {"lesson.maelstrom.one.2"})) ==
        Names{"texts: 'lesson.maelstrom.one.2' is of no step"});
  const Texts none = *Texts::read("key\ttext\nx\ty\n");
  CHECK(find_lesson_faults(game, lesson, none).size() == 4);
}

}  // namespace mael

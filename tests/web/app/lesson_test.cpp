// The lessons in their house: followed by tapping what is lit, on screens of every form.
#include "engine/battle/help/lesson.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "engine/cards/help/lesson.h"
#include "engine/maelstrom/help/lesson.h"
#include "engine/pirates/help/lesson.h"
#include "tests/web/app/test_page.h"

namespace mael::web {

namespace {

const std::string kMiddle =
    "edge-cards/1 planets=Zyc:4,Goc:3,Yul:2,Tar:5 ships.a=A1.Rai,A1.Lin ships.b=A1.Pic,A2.Lan "
    "hand.a=Min+Eva+Res+Boo hand.b=Min+Eva+Res+Lin stockpile=9,12 turn=5 to=a";

// A lesson as the shelf names its game.
struct Course {
  std::string game;
  const Lesson& (*lesson)();
  std::string ends;  // with this in the position
  // The heart of its table, which a phone frames in what the card leaves of it.
  std::vector<std::string> heart{};
};
const std::vector<std::string> kBesideVortex = {"1.0", "1.1", "1.2", "1.3", "1.4", "1.5"};
const std::vector<std::string> kSpace = {"planet 1",  "planet 2",  "planet 3",    "planet 4",
                                         "fleet a 1", "fleet b 1", "new_stack a", "new_stack b"};
const std::vector<Course> kCourses = {
    {"maelstrom", &mael::maelstrom::lesson, "win=a", kBesideVortex},
    {"vortex", &mael::maelstrom::vortex_lesson, "win=a", kBesideVortex},
    {"cards", &mael::cards::lesson, "win=a", kSpace},
    {"pirates", &mael::pirates::lesson, "points:3"},
    {"battle", &mael::battle::lesson, "vp=4,0"}};

struct Pupil : Page {
  void begin(Vec2 size = {1280, 800}, const std::string& game = "cards") {
    open();
    resize(size);
    learn(game);
  }
  void learn(const std::string& game) {
    REQUIRE(choose("learn"));
    answer(game);
    settle();
  }
  void resize(Vec2 size) {
    app.resized({size, 1, static_cast<int>(size.x), static_cast<int>(size.y), {}});
    rest();
  }
  std::string report() { return app.command("page"); }
  bool is_up(std::string_view screen) {
    return report().find("\"screen\":\"" + std::string(screen) + "\"") != std::string::npos;
  }
  std::string table() { return app.command("table"); }
  const Words& said() const { return platform.words.back(); }
  // By its arrow, which asks first where something is to be done.
  bool pass_over() { return tap("lesson_next") || (tap("lesson_skip") && tap("lesson_skip")); }
  std::string step() const { return said().title.substr(0, said().title.find(' ')); }

  bool tap(const std::string& thing) {
    const std::optional<Rect> at = place_of(thing);
    if (!at) return false;
    point(PointerAction::Down, at->center());
    point(PointerAction::Up, at->center());
    settle();
    return true;
  }
  // Along the arrow from what is lit, if there is one.
  bool drag() {
    std::vector<Vec2> way;
    while (const auto at = place_of("way " + std::to_string(way.size() + 1))) {
      way.push_back(at->center());
    }
    if (way.empty()) return false;
    point(PointerAction::Down, way.front());
    for (const Vec2 at : way) {
      point(PointerAction::Move, at);
      app.frame(now += 16);
    }
    point(PointerAction::Up, way.back());
    settle();
    return true;
  }
};

// Every form of screen the table has: wide, square, tall, flat.
const std::vector<Vec2> kForms = {{1280, 800}, {1024, 768}, {390, 844}, {844, 390}};

// Taps or drags what is lit, and closes what opened, to the end of the lesson, and calls `look`
// before each; answers with how many taps.
template <class Look>
int follow_lights(Pupil& page, const Look& look) {
  for (int taps = 0; taps < 60; ++taps) {
    if (page.offers("lesson_play")) return taps;
    INFO(page.said().title << ": " << page.said().status);
    look();
    REQUIRE((page.drag() || page.tap("light 1") || page.tap("button close")));
    INFO(page.said().alert);
    REQUIRE(page.said().alert.empty());
  }
  FAIL("the lesson does not come to its end");
  return 0;
}
int follow_lights(Pupil& page) {
  return follow_lights(page, [] {});
}

void follow_to_the_end(Vec2 size, const Course& course) {
  INFO(course.game << ", " << size.x << " × " << size.y);
  Pupil page;
  page.begin(size, course.game);
  const int taps = follow_lights(page);
  CHECK(taps >= static_cast<int>(course.lesson().size()));
  CHECK(page.table().find(course.ends) != std::string::npos);
  // No notice of the end comes up in a lesson: its last words say who has won.
  const bool is_won = course.ends == "win=a";
  CHECK((page.said().status.find("have won") != std::string::npos) == is_won);
  CHECK(page.platform.writes.empty());
  REQUIRE(page.choose("lesson_play"));
  CHECK(page.is_up("table"));
  CHECK_FALSE(page.platform.writes.empty());
  CHECK(page.table().find("win=") == std::string::npos);
}

// What the card speaks of: what is lit, and what else is touched in the same step.
std::vector<std::string> spoken_of(Pupil& page, const Course& course) {
  std::vector<std::string> spoken;
  for (int i = 1; page.place_of("light " + std::to_string(i)); ++i) {
    spoken.push_back("light " + std::to_string(i));
  }
  const auto step = static_cast<std::size_t>(std::stoi(page.step())) - 1;
  for (const LessonPart& part : course.lesson()[step].parts) {
    spoken.insert(spoken.end(), part.lights.begin(), part.lights.end());
  }
  return spoken;
}

// Something that is read lies over the table, and the card gives way to it.
void look_behind_the_card(Pupil& page, Vec2 size, const Course& course) {
  const auto card = page.place_of("lesson_card");
  if (!card) return;
  CHECK(card->min.x >= 0);
  CHECK(card->min.y >= 0);
  CHECK(card->max.x <= size.x);
  CHECK(card->max.y <= size.y);
  std::vector<std::string> kept = spoken_of(page, course);
  const bool asked = course.game == "cards" && page.place_of("prompt");
  if (std::min(size.x, size.y) < 500 && !asked) {
    kept.insert(kept.end(), course.heart.begin(), course.heart.end());
  }
  for (const std::string& name : kept) {
    INFO(name);
    if (const auto place = page.place_of(name)) CHECK_FALSE(overlap(*card, *place));
  }
}

// By its lights, and by passing over its steps.
void look_behind_the_cards(Vec2 size, const Course& course) {
  INFO(course.game << ", " << size.x << " × " << size.y);
  Pupil page;
  page.begin(size, course.game);
  follow_lights(page, [&] { look_behind_the_card(page, size, course); });
  Pupil other;
  other.begin(size, course.game);
  // What is forced is done by itself: there may be fewer stops than steps.
  const std::size_t steps = course.lesson().size();
  for (std::size_t step = 0; step < steps && !other.offers("lesson_play"); ++step) {
    INFO("step " << other.step());
    REQUIRE(other.place_of("lesson_card"));
    look_behind_the_card(other, size, course);
    REQUIRE(other.pass_over());
  }
  CHECK(other.offers("lesson_play"));
}

}  // namespace

TEST_CASE("a lesson is followed by tapping what is lit", "[app][lesson]") {
  for (const Course& course : kCourses) follow_to_the_end(kForms.front(), course);
}

TEST_CASE("a lesson is followed by tapping what is lit, on every form of screen",
          "[.slow][app][lesson]") {
  for (const Course& course : kCourses) {
    DYNAMIC_SECTION(course.game) {
      for (const Vec2 size : kForms) follow_to_the_end(size, course);
    }
  }
}

TEST_CASE("the card of a lesson hides nothing it speaks of, on every form of screen",
          "[app][lesson]") {
  for (const Course& course : kCourses) {
    DYNAMIC_SECTION(course.game) {
      for (const Vec2 size : kForms) look_behind_the_cards(size, course);
    }
  }
}

TEST_CASE("on a phone on its side the bar says what is picked up, and the card stays where it is",
          "[app][lesson]") {
  Pupil page;
  page.begin({844, 390});
  REQUIRE(page.pass_over());
  const auto card = page.place_of("lesson_card");
  REQUIRE(card);
  REQUIRE(page.tap("hand Res"));
  CHECK_FALSE(page.place_of("prompt"));
  CHECK(page.place_of("lesson_card") == card);
}

TEST_CASE("every game that is taught can be chosen, and may be put aside", "[app][lesson]") {
  Pupil page;
  page.open();
  REQUIRE(page.choose("learn"));
  CHECK_FALSE(page.platform.questions.back().close.empty());
  std::vector<std::string> offered;
  for (const auto& choice : page.platform.questions.back().choices) {
    offered.push_back(choice.answer);
    CHECK_FALSE(choice.sign.empty());
    CHECK(choice.note.empty());
  }
  std::vector<std::string> taught;
  for (const Course& course : kCourses) taught.push_back(course.game);
  CHECK(offered == taught);
  page.answer("");
  CHECK(page.is_up("start"));
}

TEST_CASE("a lesson gone through carries a tick from then on", "[app][lesson]") {
  Pupil page;
  page.begin({1280, 800}, "vortex");
  follow_lights(page);
  Pupil later;
  for (const auto& [key, value] : page.platform.settings) later.app.remembered(key, value);
  later.open();
  REQUIRE(later.choose("learn"));
  for (const auto& choice : later.platform.questions.back().choices) {
    INFO(choice.answer);
    CHECK(choice.note.empty() == (choice.answer != "vortex"));
  }
  later.answer("vortex");
  later.settle();
  CHECK(later.step() == "1");
}

TEST_CASE("a newcomer is invited to the first lesson, until that is waved away", "[app][lesson]") {
  Pupil page;
  page.open();
  REQUIRE(page.choose("accept"));
  page.settle();
  CHECK(page.is_up("lesson"));
  CHECK(page.table().find("\"maelstrom/1") != std::string::npos);
  REQUIRE(page.choose("lesson_leave"));
  REQUIRE(page.choose("decline"));
  CHECK_FALSE(page.offers("accept"));
  Pupil later;
  for (const auto& [key, value] : page.platform.settings) later.app.remembered(key, value);
  later.open();
  CHECK_FALSE(later.offers("accept"));
  CHECK(later.offers("learn"));
}

TEST_CASE("each game's lesson is left and gone on with for itself", "[app][lesson]") {
  Pupil page;
  page.begin({1280, 800}, "vortex");
  REQUIRE(page.choose("lesson_next"));
  page.settle();
  CHECK(page.step() == "2");
  REQUIRE(page.choose("lesson_leave"));
  page.learn("maelstrom");
  CHECK(page.step() == "1");
  REQUIRE(page.choose("lesson_leave"));
  page.learn("vortex");
  CHECK(page.step() == "2");
}

TEST_CASE("the longest words of the lesson find room on their card on a phone", "[app][lesson]") {
  Pupil page;
  page.begin({390, 844});
  while (page.step() != "9") REQUIRE(page.pass_over());
  const auto card = page.place_of("lesson_card");
  REQUIRE(card);
  // In the page's letters "Maelstrom undoes what was announced. Play" fills a line: "it." is a
  // fourth one.
  constexpr float kHead = 44, kLine = 19, kPad = 12;
  CHECK(card->height() >= kHead + 4 * kLine + kPad);
}

TEST_CASE("what the rules allow but the lesson does not ask for is told and left undone",
          "[app][lesson]") {
  Pupil page;
  page.begin();
  REQUIRE(page.choose("lesson_next"));
  page.settle();
  CHECK(page.step() == "2");
  const std::string before = page.table();
  REQUIRE(page.choose("a Min@P2"));
  CHECK(page.said().alert.find("something else comes first") != std::string::npos);
  CHECK(page.step() == "2");
  CHECK(page.table() == before);
  REQUIRE(page.choose("a Res@P1"));
  page.settle();
  CHECK(page.said().alert.empty());
  CHECK(page.step() == "3");
}

TEST_CASE("what a lesson refused is forgotten once the right piece is taken", "[app][lesson]") {
  Pupil page;
  page.begin();
  REQUIRE(page.choose("lesson_next"));
  page.settle();
  REQUIRE(page.choose("a Min@P2"));
  REQUIRE(page.said().alert.find("something else comes first") != std::string::npos);
  REQUIRE(page.tap("light 1"));
  CHECK(page.step() == "2");
  CHECK(page.said().alert.empty());
}

TEST_CASE("a step that asks for a deed is not passed over by an arrow alone", "[app][lesson]") {
  Pupil page;
  page.begin({390, 844}, "maelstrom");
  REQUIRE(page.tap("lesson_next"));  // to look at a tile is passed over at once
  CHECK(page.step() == "2");
  REQUIRE(page.tap("lesson_skip"));
  CHECK(page.step() == "2");
  CHECK(page.said().alert.find("Press the arrow again") != std::string::npos);
  REQUIRE(page.tap("lesson_skip"));
  CHECK(page.step() == "3");
  CHECK(page.said().alert.empty());
  REQUIRE(page.choose("lesson_skip"));  // in words it says what it does
  CHECK(page.step() == "4");
}

TEST_CASE("a lesson is left, and nobody resigns it", "[app][lesson]") {
  for (const Course& course : kCourses) {
    INFO(course.game);
    Pupil page;
    page.begin({390, 844}, course.game);
    CHECK(page.offers("lesson_leave"));
    for (const char* end : {"resign", "offer_draw", "concede"}) CHECK_FALSE(page.offers(end));
  }
}

TEST_CASE("a lesson that was left goes on where it was", "[app][lesson]") {
  Pupil page;
  page.begin();
  REQUIRE(page.choose("lesson_next"));
  REQUIRE(page.choose("a Res@P1"));
  page.settle();
  REQUIRE(page.choose("a Pic@P1"));
  page.settle();
  CHECK(page.step() == "4");
  REQUIRE(page.choose("lesson_leave"));
  CHECK(page.is_up("start"));
  page.learn("cards");
  CHECK(page.step() == "4");
  CHECK(page.offers("a end"));

  Pupil later;
  for (const auto& [key, value] : page.platform.settings) later.app.remembered(key, value);
  later.begin();
  CHECK(later.step() == "4");
}

TEST_CASE("a lesson asked for in a game leads back to it", "[app][lesson]") {
  Pupil page;
  page.open("#" + link_to("edge-cards", kMiddle));
  REQUIRE(page.choose("lift"));
  const std::string game = page.table();
  const std::size_t writes = page.platform.writes.size();
  REQUIRE(page.choose("help"));
  REQUIRE(page.choose("learn"));
  CHECK(page.is_up("lesson"));
  CHECK(page.step() == "1");
  REQUIRE(page.choose("lesson_leave"));
  CHECK(page.is_up("table"));
  REQUIRE(page.choose("lift"));
  CHECK(page.table().find(game.substr(0, game.find("choices"))) == 0);
  CHECK(page.platform.writes.size() == writes);
}

TEST_CASE("under an open sheet only what lies on it is lit", "[app][lesson]") {
  Pupil page;
  page.begin({1280, 800}, "pirates");
  REQUIRE(page.tap("light 1"));
  REQUIRE(page.place_of("button close"));
  CHECK_FALSE(page.place_of("light 1"));
  REQUIRE(page.tap("button close"));

  while (page.step() != "8") REQUIRE(page.pass_over());
  REQUIRE(page.tap("light 1"));
  REQUIRE(page.tap("light 1"));
  REQUIRE(page.place_of("button close"));
  CHECK(page.place_of("light 1") == page.place_of("sale 1"));
}

}  // namespace mael::web

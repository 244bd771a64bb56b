#include <array>
#include <catch2/catch_test_macros.hpp>
#include <deque>

#include "tests/web/screens/frames.h"
#include "web/screens/shelf/screen.h"

namespace mael::web::shelf {
namespace {

struct Size {
  const char* name;
  Vec2 viewport;
};
constexpr std::array kSizes{Size{"phone", {390, 844}},
                            Size{"small phone", {360, 640}},
                            Size{"phone on its side", {844, 390}},
                            Size{"tablet", {1024, 768}},
                            Size{"small phone on its side", {640, 360}},
                            Size{"tablet upright", {768, 1024}},
                            Size{"notebook", {1280, 800}},
                            Size{"desktop", {1920, 1080}}};
constexpr float kCorners = 52;  // the buttons of the page reach so far down

std::vector<Box> boxes(int count) {
  std::vector<Box> boxes;
  for (int i = 0; i < count; ++i) {
    const std::string number = std::to_string(i + 1);
    boxes.push_back({"game" + number,
                     "Game " + number,
                     "Deux armées, un seul Vortex",
                     "1–5",
                     "60 min",
                     "What it is.",
                     {}});
  }
  return boxes;
}

std::vector<Waiting> waiting(int count) {
  std::vector<Waiting> games;
  for (int i = 0; i < count; ++i) {
    games.push_back({"id" + std::to_string(i), "Epirian Foundation against Karist Enclave",
                     "Turn 5 · Essence 3 : 2", "2 hours ago"});
    // Games stored before there were sketches have none.
    if (i != 1) games.back().sketch.shapes = {{Sketch::Form::Disc, Sketch::Ink::Gold, 9, {{9, 9}}}};
    if (i == 2) {  // over: there is no turn any more
      games.back().over = true;
      games.back().turn = "Finished";
      continue;
    }
    games.back().turn = i == 0 ? "Your turn" : "Karist Enclave is to play";
    games.back().seat = i % 2;
    games.back().yours = i == 0;
  }
  return games;
}

// The shelf as one frame after the other sees it.
struct Screen : Frames<Screen, GameShelf> {
  explicit Screen(int games = 3, int waits = 0, Vec2 viewport = {1024, 768}) {
    input.viewport = viewport;
    face.furnish(boxes(games), {{"learn", "Learn", "Learn", "Step by step", Icon::Help},
                                {"forces", "Forces", "Forces", "Build your own", Icon::Stack},
                                {"link", "Open a link", "Link", "A position", Icon::Link},
                                {"file", "Open a file", "File", "A saved game", Icon::Copy}});
    face.set_waiting(waiting(waits), Invitation{"New here?", "Play a first game, step by step.",
                                                "Learn", "Not now"});
    frame({});
  }

  // A drag that began there.
  Screen& drag(Vec2 from, Vec2 by) {
    Gesture start, move;
    start.kind = GestureKind::DragStart;
    move.kind = GestureKind::DragMove;
    start.at = move.at = start.from = move.from = from;
    move.delta = by;
    return frame({start, move});
  }
  Screen& scroll(float by) { return drag({2, 100}, {0, -by}); }

  const Layout& layout() const { return face.layout(); }
  std::size_t count() const { return face.view().items.size(); }
  const Item& item(std::size_t i) const { return face.view().items[i]; }
  // What can be seen and pressed of an item; empty if it is nothing.
  Rect seen(std::size_t i) const {
    const Rect clip = clip_of(item(i).control, layout()), at = layout().items[i];
    const Rect seen{{std::max(at.min.x, clip.min.x), std::max(at.min.y, clip.min.y)},
                    {std::min(at.max.x, clip.max.x), std::min(at.max.y, clip.max.y)}};
    return seen.width() > 0 && seen.height() > 0 ? seen : Rect{};
  }
  template <class W>
  std::string wished() const {
    REQUIRE(wishes.size() == 1);
    REQUIRE(std::holds_alternative<W>(wishes[0]));
    return std::get<W>(wishes[0]).id;
  }
};

constexpr float kRounding = 0.1F;

// Every size, with three games and with five, with games that wait and without: then with the
// invitation.
template <class F>
void for_all(F check) {
  for (const Size& size : kSizes) {
    for (const int games : {3, 5}) {
      for (const int waits : {0, 1, 5}) {
        INFO(size.name << ", " << games << " games, " << waits << " wait");
        Screen screen(games, waits, size.viewport);
        check(screen);
      }
    }
  }
}

TEST_CASE("a game is played at once, or set up first") {
  Screen screen;
  CHECK(screen.tap("play game2").wished<Play>() == "game2");
  CHECK(screen.tap("set_up game3").wished<SetUp>() == "game3");
  const Rect box = screen.layout().boxes[0].at;
  CHECK(screen.tap_at(box.min + Vec2{30, 30}).wished<SetUp>() == "game1");
}

TEST_CASE("games that wait are resumed or removed by their id") {
  Screen screen(3, 2);
  CHECK(screen.tap("resume 2").wished<Resume>() == "id1");
  CHECK(screen.tap("forget 1").wished<Forget>() == "id0");
}

TEST_CASE("whoever has no game waiting is invited to a first one") {
  Screen screen;
  const InvitationPlace& place = screen.layout().invitation;
  for (const Rect& words :
       {place.title, place.sentence, *screen.face.where("accept"), *screen.face.where("decline")}) {
    CHECK(lies_in(words, place.at, kRounding));
    CHECK_FALSE(overlap(words, place.picture, kRounding));
  }
  screen.tap("accept");
  REQUIRE(screen.wishes.size() == 1);
  CHECK(std::holds_alternative<AcceptInvitation>(screen.wishes[0]));
  screen.tap("decline");
  REQUIRE(screen.wishes.size() == 1);
  CHECK(std::holds_alternative<DeclineInvitation>(screen.wishes[0]));
  CHECK_FALSE(Screen(3, 1).face.where("accept"));
}

TEST_CASE("the words of the invitation are free of its buttons on every screen") {
  for_all([](Screen& screen) {
    const InvitationPlace& place = screen.layout().invitation;
    if (!screen.face.view().invitation) return;
    for (const char* button : {"accept", "decline"}) {
      CHECK_FALSE(overlap(place.title, *screen.face.where(button), kRounding));
      CHECK_FALSE(overlap(place.sentence, *screen.face.where(button), kRounding));
      CHECK(lies_in(*screen.face.where(button), place.at, kRounding));
    }
    for (const BoxPlace& box : screen.layout().boxes)
      CHECK_FALSE(overlap(place.at, box.at, kRounding));
  });
}

TEST_CASE("the buttons of the invitation have room for their words in any language") {
  const Invitation french{"Première visite ?", "Une première partie pas à pas.", "Apprendre",
                          "Pas maintenant"};
  for_all([&](Screen& screen) {
    if (!screen.face.view().invitation) return;
    screen.face.set_waiting({}, french);
    screen.frame({});
    for (const auto& [button, words] :
         {std::pair{"accept", &french.accept}, std::pair{"decline", &french.decline}}) {
      INFO(button);
      const float wide = fixed_measure().size(screen.layout().styles.strong, *words).x;
      CHECK(screen.face.where(button)->width() >= wide + 2 * 16);
    }
  });
}

TEST_CASE("the shelf leads to everything else") {
  Screen screen;
  for (const char* way : {"learn", "forces", "link", "file"}) {
    CHECK(screen.tap(way).wished<Go>() == way);
  }
}

TEST_CASE("everything on the shelf can be pressed in words, what waits first") {
  Screen screen(3, 2);
  const TextView text_view = screen.face.text_view();
  REQUIRE(text_view.choices.size() == screen.count());
  CHECK(text_view.choices.front().name == "resume 1");
  CHECK(text_view.choices.back().name == "file");
  for (const Choice& choice : text_view.choices) {
    INFO(choice.name);
    CHECK_FALSE(choice.label.empty());
    CHECK(choice.label.find('[') == std::string::npos);
  }
  CHECK(screen.face.text_view().status != Screen().face.text_view().status);
}

TEST_CASE("nothing of the shelf overlaps or is smaller than a finger") {
  for_all([](Screen& screen) {
    const Rect page{{}, screen.input.viewport};
    for (std::size_t i = 0; i < screen.count(); ++i) {
      INFO(screen.item(i).id);
      const Rect at = screen.layout().items[i];
      CHECK(at.height() >= 43.9F);
      CHECK(at.width() >= 43.9F);
      if (screen.item(i).control != Control::Resume && screen.item(i).control != Control::Forget) {
        CHECK(at.min.x >= page.min.x);
        CHECK(at.max.x <= page.max.x);
      }
      for (std::size_t j = i + 1; j < screen.count(); ++j) {
        INFO(screen.item(j).id);
        CHECK_FALSE(overlap(screen.seen(i), screen.seen(j), kRounding));
      }
    }
    for (std::size_t i = 0; i < screen.layout().boxes.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        CHECK_FALSE(overlap(screen.layout().boxes[i].at, screen.layout().boxes[j].at, kRounding));
      }
    }
  });
}

TEST_CASE("how many play and how long it takes is whole on a box, and so is its title") {
  for (const Size& size : kSizes) {
    INFO(size.name);
    const Screen screen(5, 0, size.viewport);
    const Measure& measure = *screen.input.measure;
    const TextStyle style = screen.layout().styles.facts;
    const float sign = measure.size(style, {}).y * kFactSign + kFactSpace;
    const float facts = measure.size(style, "1–5").x + measure.size(style, "60 min").x;
    for (const BoxPlace& place : screen.layout().boxes) {
      CHECK(2 * sign + facts + screen.layout().facts_gap <= place.facts.width());
      CHECK(measure.size(TextStyle::Lead, "Edge Battle").x <= place.title.width());
    }
  }
}

TEST_CASE("words of a box stand in it, free of each other and of its buttons") {
  for_all([](Screen& screen) {
    for (std::size_t i = 0; i < screen.layout().boxes.size(); ++i) {
      INFO("box " << i);
      const BoxPlace& place = screen.layout().boxes[i];
      const Box& box = screen.face.view().boxes[i];
      const std::array<Rect, 3> words{place.title, place.line, place.facts};
      std::vector<Rect> buttons{*screen.face.where("play " + box.id)};
      if (place.upright) buttons.push_back(*screen.face.where("set_up " + box.id));
      for (std::size_t a = 0; a < words.size(); ++a) {
        CHECK(lies_in(words[a], place.at, kRounding));
        for (std::size_t b = 0; b < a; ++b) CHECK_FALSE(overlap(words[a], words[b], kRounding));
        for (const Rect& button : buttons) CHECK_FALSE(overlap(words[a], button, kRounding));
      }
      for (const Rect& button : buttons) CHECK(lies_in(button, place.at, kRounding));
      const Vec2 line =
          screen.input.measure->size(screen.layout().styles.line, box.line, place.line.width());
      CHECK(place.line.height() + 0.1F >= line.y);
    }
  });
}

TEST_CASE("how many play and how long it takes is said in whole words") {
  for_all([](Screen& screen) {
    const Layout& layout = screen.layout();
    const auto size = [&](const std::string& words) {
      return screen.input.measure->size(layout.styles.facts, words);
    };
    for (std::size_t i = 0; i < layout.boxes.size(); ++i) {
      const Box& box = screen.face.view().boxes[i];
      INFO(box.players << ' ' << box.time);
      const float signs = 2 * (size({}).y * kFactSign + kFactSpace);
      const float words = size(box.players).x + layout.facts_gap + size(box.time).x;
      CHECK(signs + words <= layout.boxes[i].facts.width() + 0.5F);
      CHECK(layout.facts_gap >= 2);
    }
  });
}

TEST_CASE("a game that waits is told of without a word cut") {
  for_all([](Screen& screen) {
    const View& view = screen.face.view();
    for (std::size_t i = 0; i < view.waiting.size(); ++i) {
      const WaitingPlace& place = screen.layout().waiting[i];
      const auto fits = [&](TextStyle style, const std::string& words, Rect at) {
        return screen.input.measure->size(style, words, at.width()).y <= at.height() + 0.1F &&
               lies_in(at, place.at, kRounding);
      };
      CHECK(fits(screen.layout().styles.strong, view.waiting[i].title, place.title));
      CHECK(fits(screen.layout().styles.small, view.waiting[i].line, place.line));
      CHECK(fits(screen.layout().styles.small, view.waiting[i].when, place.when));
      CHECK(place.title.max.y <= place.turn.min.y + 0.1F);
      CHECK(place.turn.max.y <= place.line.min.y + 0.1F);
      // After the sign of the seat.
      const Rect turn{place.turn.min + Vec2{24, 0}, place.turn.max};
      if (view.waiting[i].turn.empty()) {
        CHECK(place.turn.height() == 0);
      } else {
        CHECK(fits(screen.layout().styles.small, view.waiting[i].turn, turn));
      }
      CHECK(place.line.max.y <= place.when.min.y + 0.1F);
    }
  });
}

TEST_CASE("a game that waits is shown beside its words") {
  for_all([](Screen& screen) {
    const View& view = screen.face.view();
    for (std::size_t i = 0; i < view.waiting.size(); ++i) {
      INFO("game " << i);
      const WaitingPlace& place = screen.layout().waiting[i];
      CHECK((place.sketch.width() > 0) == !view.waiting[i].sketch.is_empty());
      if (view.waiting[i].sketch.is_empty()) continue;
      CHECK(place.sketch.width() == place.sketch.height());
      CHECK(lies_in(place.sketch, place.at, kRounding));
      const Rect forget = *screen.face.where("forget " + std::to_string(i + 1));
      for (const Rect& other : {place.title, place.turn, place.line, place.when, forget}) {
        CHECK_FALSE(overlap(place.sketch, other, kRounding));
        CHECK_FALSE(overlap(place.go, other, kRounding));
      }
    }
  });
}

TEST_CASE("all games that there are stand on the shelf without scrolling while none waits") {
  for (const Size& size : kSizes) {
    if (size.viewport.y < 390 || size.viewport.x < 390) continue;
    INFO(size.name);
    Screen screen(3, 0, size.viewport);
    CHECK(screen.layout().scroll_limit == 0);
  }
}

TEST_CASE("a phone shows all five games, what waits and the ways without scrolling") {
  for (const int waits : {0, 1, 5}) {
    INFO(waits << " wait");
    Screen screen(5, waits, {390, 844});
    CHECK(screen.layout().scroll_limit == 0);
    const Layout& layout = screen.layout();
    for (const BoxPlace& box : layout.boxes) CHECK(lies_in(box.at, layout.page, kRounding));
    CHECK(layout.boxes.back().at.max.y <= layout.bar.min.y);
    if (waits > 0) CHECK(lies_in(layout.waiting[0].go, layout.page, kRounding));
  }
}

TEST_CASE("long lines of boxes are written small before a phone is scrolled for them") {
  Screen screen(5, 0, {390, 844});
  std::vector<Box> long_ones = boxes(5);
  long_ones[3].line = "Des navires sur des cercles tournants";
  screen.face.furnish(long_ones, screen.face.view().ways);
  screen.frame({});
  CHECK(screen.layout().scroll_limit == 0);
  CHECK(screen.layout().styles.line == TextStyle::Caption);
  CHECK(Screen(5, 0, {390, 844}).layout().styles.line == TextStyle::Body);
}

TEST_CASE("on a phone a disc plays, and all that is left of it sets up") {
  Screen screen(5, 1, {390, 844});
  const std::vector<BoxPlace> places = screen.layout().boxes;
  for (const BoxPlace& box : places) {
    CHECK_FALSE(box.upright);
    const Vec2 end{box.at.max.x, box.at.center().y};
    CHECK(screen.tap_at(end - Vec2{40, 0}).wishes.size() == 1);
    CHECK(std::holds_alternative<Play>(screen.wishes.at(0)));
    for (const float from_left : {6.0F, 120.0F, 280.0F}) {
      screen.tap_at({box.at.min.x + from_left, end.y});
      REQUIRE(screen.wishes.size() == 1);
      CHECK(std::holds_alternative<SetUp>(screen.wishes[0]));
    }
  }
  const Rect disc = *screen.face.where("play game1");
  CHECK(disc.width() == disc.height());
}

TEST_CASE("the first game that waits has the sign of going on, and it goes on") {
  for_all([](Screen& screen) {
    if (screen.layout().waiting.empty()) return;
    const Rect go = screen.layout().waiting[0].go;
    if (screen.layout().form != Form::Low) REQUIRE(go.width() >= 43.9F);
    if (go.width() <= 0) return;
    CHECK(screen.tap_at(go.center()).wished<Resume>() == "id0");
  });
}

TEST_CASE("titles of boxes beside each other stand in a row") {
  for (const Vec2 viewport : {Vec2{1024, 768}, Vec2{1440, 900}, Vec2{1920, 1080}}) {
    Screen screen(5, 0, viewport);
    std::vector<Box> unlike = boxes(5);
    unlike[1].line = "Short";
    unlike[2].line += ", and a line that takes two";
    screen.face.furnish(unlike, screen.face.view().ways);
    screen.frame({});
    const std::vector<BoxPlace>& places = screen.layout().boxes;
    for (const BoxPlace& place : places) {
      if (place.at.min.y == places[0].at.min.y) CHECK(place.title.min.y == places[0].title.min.y);
      CHECK(lies_in(place.line, place.at, kRounding));
    }
  }
}

TEST_CASE("the lowest thing is reached by scrolling") {
  for_all([](Screen& screen) {
    screen.scroll(5000);
    float lowest = 0;
    for (std::size_t i = 0; i < screen.count(); ++i) {
      if (clip_of(screen.item(i).control, screen.layout()) == screen.layout().page) {
        lowest = std::max(lowest, screen.layout().items[i].max.y);
      }
    }
    CHECK(lowest <= screen.layout().page.max.y);
  });
}

TEST_CASE("nothing of the shelf can be pressed under the buttons of the page, or through the bar") {
  for_all([](Screen& screen) {
    for (const float by : {0.0F, 60.0F, 200.0F, 5000.0F}) {
      screen.scroll(by);
      for (float x = screen.layout().page.min.x; x < screen.input.viewport.x; x += 20) {
        CHECK(item_at(screen.face.view(), screen.layout(), {x, kCorners - 4}) == -1);
      }
      const Rect bar = screen.layout().bar;
      if (bar.height() <= 0) continue;
      const int item = item_at(screen.face.view(), screen.layout(), bar.center());
      if (item >= 0) CHECK(screen.item(static_cast<std::size_t>(item)).control == Control::Go);
    }
  });
}

TEST_CASE("the row of games that wait is dragged sideways, the page up and down") {
  Screen screen(5, 5, {390, 640});
  const Rect row = screen.layout().waiting_row;
  REQUIRE(screen.layout().aside_limit > 0);
  REQUIRE(screen.layout().scroll_limit > 0);
  screen.drag(row.center(), {-120, -3});
  CHECK(screen.layout().aside == 120);
  screen.drag(row.center() + Vec2{0, 300}, {-120, -50});
  CHECK(screen.layout().aside == 120);
  CHECK(screen.layout().scroll == 53);
  screen.drag(screen.layout().waiting_row.center(), {-5000, 0});
  CHECK(screen.layout().aside == screen.layout().aside_limit);
  CHECK(screen.tap("resume 5").wished<Resume>() == "id4");
  screen.face.show_from_top();
  CHECK(screen.layout().aside == 0);
  CHECK(screen.layout().scroll == 0);
}

TEST_CASE("a wheel over games that wait moves them where nothing else is scrolled") {
  Screen screen(3, 5, {1280, 800});
  REQUIRE(screen.layout().scroll_limit == 0);
  Gesture notch;
  notch.kind = GestureKind::Zoom;
  notch.factor = 0.9F;
  notch.at = {600, 700};
  screen.frame({notch});
  CHECK(screen.layout().aside == 0);
  notch.at = screen.layout().waiting_row.center();
  screen.frame({notch});
  CHECK(screen.layout().aside > 0);
}

TEST_CASE("arrows reach everything of the shelf, and what has the focus is seen") {
  for_all([](Screen& screen) {
    std::vector<bool> reached(screen.count(), false);
    std::deque<Screen> open{screen};
    while (!open.empty()) {
      const Screen from = open.front();
      open.pop_front();
      for (const Key towards : {Key::Up, Key::Down, Key::Left, Key::Right}) {
        Screen to = from;
        to.press(towards);
        const auto focus = static_cast<std::size_t>(to.face.view().focus);
        REQUIRE(focus < reached.size());
        INFO(to.item(focus).id);
        CHECK(lies_in(to.layout().items[focus], clip_of(to.item(focus).control, to.layout()),
                      kRounding));
        if (reached[focus]) continue;
        reached[focus] = true;
        open.push_back(to);
      }
    }
    for (std::size_t i = 0; i < reached.size(); ++i) {
      INFO(screen.item(i).id);
      CHECK(reached[i]);
    }
  });
}

TEST_CASE("Enter presses what has the focus, Escape takes it away") {
  Screen screen(3, 1);
  screen.press(Key::Down);
  const int focus = screen.face.view().focus;
  REQUIRE(focus >= 0);
  CHECK(screen.item(static_cast<std::size_t>(focus)).id == "resume 1");
  CHECK(screen.press(Key::Enter).wished<Resume>() == "id0");
  screen.press(Key::Escape);
  CHECK(screen.face.view().focus == -1);
  CHECK(screen.press(Key::Enter).wishes.empty());
}

}  // namespace
}  // namespace mael::web::shelf

// A set-up of one to five seats, without any game of the house.
#include "tests/toy/set_up.h"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "tests/web/screens/frames.h"
#include "web/setup/screen.h"

namespace mael::toy {
namespace {

using namespace web::setup;
using web::FrameInput;
using web::Rect;
using web::Vec2;

const ToySetup kToy;
constexpr std::array kScreens{Vec2{390, 844},  Vec2{360, 640},  Vec2{844, 390},
                              Vec2{768, 1024}, Vec2{1024, 768}, Vec2{1920, 1080}};

struct Screen : web::Frames<Screen, SetUp> {
  explicit Screen(int seats, Vec2 viewport = {390, 844}) {
    input.viewport = viewport;
    input.touch = true;
    face.show(kToy, {}, usual(seats));
    frame({});
  }
  Screen& choose(std::string_view id) {
    wishes.clear();
    face.choose(id, wishes);
    return frame({});
  }
  bool offers(std::string_view id) const {
    for (const Pressable& each : face.text_view().choices) {
      if (each.name == id) return true;
    }
    return false;
  }
  int seats() const { return static_cast<int>(face.filled().seats.size()); }
  std::set<std::string> sails() const {
    std::set<std::string> sails;
    for (const SeatForm& seat : face.view().form.seats) sails.insert(seat.choices[0].chosen.id);
    return sails;
  }
};

TEST_CASE("seats are added up to the most, and taken away down to the fewest", "[toy]") {
  Screen screen(1);
  CHECK_FALSE(screen.offers("seat less a"));
  for (int seats = 2; seats <= 5; ++seats) {
    CHECK(screen.choose("seat more").seats() == seats);
    CHECK(screen.face.view().form.refusal.empty());
    CHECK(kToy.begin(screen.face.filled(), 1));
    CHECK(screen.sails().size() == static_cast<std::size_t>(seats));
  }
  CHECK_FALSE(screen.offers("seat more"));
  screen.face.set_name(2, "Cara");
  screen.choose("kind d master").choose("seat less b");
  CHECK(screen.seats() == 4);
  CHECK(screen.face.filled().seats[1].name == "Cara");
  CHECK(screen.face.filled().seats[2].kind == web::PlayerKind::Master);
  for (const char* id : {"seat less d", "seat less c", "seat less b"}) screen.choose(id);
  CHECK(screen.seats() == 1);
  CHECK_FALSE(screen.offers("seat less a"));
}

TEST_CASE("the engine says why a game may not begin", "[toy]") {
  Filled filled = usual(5);
  filled.seats.resize(6);
  filled.seats[5].values["sail"] = "red";
  CHECK(kToy.form(filled).refusal == "It breaks TOY-001.");
  CHECK_FALSE(kToy.begin(filled, 1));
}

TEST_CASE("who takes what another has gives it the own, among five", "[toy]") {
  Screen screen(5);
  const auto sail = [&](std::size_t seat) {
    return screen.face.view().form.seats[seat].choices[0].chosen.id;
  };
  const std::string first = sail(0), last = sail(4);
  screen.choose("sail a " + last);
  CHECK(sail(0) == last);
  CHECK(sail(4) == first);
  CHECK(screen.sails().size() == 5);
}

TEST_CASE("five seats fit on every screen: large enough to press, apart, and reached by keys",
          "[toy]") {
  for (const Vec2 viewport : kScreens) {
    INFO(viewport.x << " wide");
    Screen screen(5, viewport);
    const Layout& layout = screen.face.layout();
    REQUIRE(layout.items.size() == screen.face.view().items.size());
    for (std::size_t i = 0; i < layout.items.size(); ++i) {
      const Rect a = layout.items[i];
      INFO(screen.face.view().items[i].id);
      CHECK(a.height() >= 43.9F);
      CHECK(a.width() >= 43.9F);
      CHECK(a.min.x >= 0);
      CHECK(a.max.x <= viewport.x);
      const auto in_bar = [&](std::size_t item) {
        return clip_of(screen.face.view().items[item].control, layout) == layout.bar;
      };
      for (std::size_t j = i + 1; j < layout.items.size(); ++j) {
        const Rect b = layout.items[j];
        if (in_bar(i) != in_bar(j)) continue;  // what is scrolled goes on under the bar
        CHECK((a.max.x <= b.min.x + 0.1F || b.max.x <= a.min.x + 0.1F ||
               a.max.y <= b.min.y + 0.1F || b.max.y <= a.min.y + 0.1F));
      }
    }
    // Down through all of it: whatever has the focus is seen.
    for (int step = 0; step < 60; ++step) {
      screen.press(web::Key::Down);
      const auto focus = static_cast<std::size_t>(screen.face.view().focus);
      const Rect at = screen.face.layout().items.at(focus);
      const Rect clip = clip_of(screen.face.view().items[focus].control, screen.face.layout());
      CHECK(at.max.y <= clip.max.y + 0.5F);
      CHECK(at.min.y >= clip.min.y - 0.5F);
    }
  }
}

TEST_CASE("a set-up of five is kept as a text and comes back", "[toy]") {
  Screen screen(5);
  screen.choose("sail b green").choose("kind c person").choose("kind e novice");
  const auto kept = read_filled(write_filled(screen.face.filled()));
  REQUIRE(kept);
  CHECK(*kept == screen.face.filled());
}

TEST_CASE("everything of the form stands in words, and where it is the screen knows", "[toy]") {
  Screen screen(3);
  CHECK(screen.face.text_view().choices.size() == screen.face.view().items.size());
  CHECK(screen.face.text_view().status == "red, white, blue");
  for (const Pressable& each : screen.face.text_view().choices) {
    INFO(each.name);
    CHECK_FALSE(each.label.empty());
    CHECK(each.label.find('[') == std::string::npos);
    CHECK(screen.face.where(each.name));
  }
}

}  // namespace
}  // namespace mael::toy

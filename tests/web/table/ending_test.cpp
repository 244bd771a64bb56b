// The end of a game as its card tells it: the turn that decided it, and the way back there.
#include "web/table/parts/ending.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <initializer_list>

#include "tests/web/in_french.h"
#include "web/base/measure.h"
#include "web/table/parts/over.h"

namespace mael::web {
namespace {

constexpr CommandList kCommands{{}};

// A game with these chances after each entry; turn i + 1 begins at the i-th of these entries.
AfterGame game_of(std::initializer_list<float> shares, std::initializer_list<int> begins) {
  AfterGame ending;
  for (const float share : shares) {
    ending.course.curve.push_back({static_cast<int>(ending.course.curve.size()), share});
  }
  ending.course.size = ending.course.at = static_cast<int>(shares.size()) - 1;
  for (const int entry : begins) {
    ending.turns.push_back({entry, static_cast<int>(ending.turns.size()) + 1});
  }
  ending.decided = deciding_turn(ending);
  return ending;
}

NoticeView told(const AfterGame& ending) {
  NoticeView notice = end_notice(kCommands, "Over", "It is.");
  tell_ending(kCommands, ending, "Arcanae", notice);
  return notice;
}

const Button* button_of(const NoticeView& notice, Common command) {
  const auto found = std::find_if(notice.buttons.begin(), notice.buttons.end(),
                                  [&](const Button& each) { return each.command == command; });
  return found == notice.buttons.end() ? nullptr : &*found;
}

}  // namespace

TEST_CASE("the deciding turn is the one in which the loser lost most", "[ending]") {
  // Turns begin at 0, 2 and 4: +0.05, +0.30, +0.10 before the last action.
  const AfterGame won = game_of({0.5F, 0.6F, 0.55F, 0.8F, 0.85F, 0.95F, 1}, {0, 2, 4});
  CHECK(won.decided == DecidingTurn{2, 2, 0.55F, 0.85F});
  const AfterGame lost = game_of({0.5F, 0.4F, 0.45F, 0.2F, 0.15F, 0.05F, 0}, {0, 2, 4});
  CHECK(lost.decided == DecidingTurn{2, 2, 0.45F, 0.15F});
  // Whoever wins in the end had a turn that went badly too: it decided nothing.
  const AfterGame back = game_of({0.5F, 0.1F, 0.1F, 0.3F, 0.3F, 1}, {0, 2, 4});
  CHECK(back.decided == DecidingTurn{2, 2, 0.1F, 0.3F});
}

TEST_CASE("the last action and small ups and downs decide nothing", "[ending]") {
  CHECK_FALSE(game_of({0.5F, 0.52F, 0.55F, 1}, {0, 1, 2}).decided);
  CHECK_FALSE(game_of({0.5F, 0.9F, 0.2F, 0.5F}, {0, 1, 2}).decided);  // a draw
  CHECK_FALSE(game_of({1}, {}).decided);
  CHECK_FALSE(game_of({0.5F, 0.9F, 1}, {}).decided);
}

TEST_CASE("the card of the end leads back to the turn that decided it", "[ending]") {
  const NoticeView notice = told(game_of({0.5F, 0.5F, 0.8F, 0.8F, 1}, {0, 1, 2}));
  CHECK(notice.course_title == "Turn 2 decided it: Arcanae 50 %, then 80 %");
  CHECK(notice.course->at == 1);
  const Button* back = button_of(notice, Common::PlayFrom);
  REQUIRE(back);
  CHECK(back->brief == "From turn 2");
  CHECK(notice.buttons.front().command == Common::PlayAgain);
  const NoticeView even = told(game_of({0.5F, 0.5F, 0.5F}, {0, 1}));
  CHECK(even.course_title == "What Arcanae could expect");
  CHECK_FALSE(button_of(even, Common::PlayFrom));
  CHECK(button_of(even, Common::Review)->enabled());
}

// What a button needs beside its words: its icon, and the way from its border.
constexpr float kBesideWords = 56;

void check_words_fit(Vec2 viewport) {
  INFO(viewport.x << " x " << viewport.y);
  Chrome chrome;
  chrome.notice = told(game_of({0.5F, 0.5F, 0.8F, 0.8F, 1}, {0, 1, 2}));
  const OverPlaces over = place_over(chrome, {}, viewport, {});
  REQUIRE(over.notice_buttons.size() == 5);
  for (std::size_t i = 0; i < over.notice_buttons.size(); ++i) {
    const Button& button = chrome.notice->buttons[i];
    INFO(button.brief);
    const float words = fixed_measure().size(TextStyle::Strong, button.brief).x;
    CHECK(words + kBesideWords <= over.notice_buttons[i].width());
  }
}

TEST_CASE("the buttons of the end have one size of letters, beside their icons", "[ending]") {
  const auto check_all = [] {
    for (const Vec2 viewport : {Vec2{390, 844}, Vec2{844, 390}, Vec2{1024, 768}, Vec2{1280, 800}}) {
      check_words_fit(viewport);
    }
  };
  check_all();
  const InFrench french;
  check_all();
}

TEST_CASE("what the bar leads to after the end has one size of letters on a phone", "[ending]") {
  const auto check_all = [] {
    constexpr float kHalfOfBar = 174;
    for (const Button& button : end_buttons(kCommands)) {
      INFO(button.brief);
      const float words = fixed_measure().size(TextStyle::Strong, button.brief).x;
      CHECK(words + kBesideWords <= kHalfOfBar);
    }
  };
  check_all();
  const InFrench french;
  check_all();
}

TEST_CASE("the card of the end says what its table has to say of it", "[ending]") {
  AfterGame ending = game_of({0.5F, 0.5F, 0.8F, 0.8F, 1}, {0, 1, 2});
  CHECK(told(ending).facts.empty());
  ending.facts = "It took 22 minutes.";
  CHECK(told(ending).facts == "It took 22 minutes.");
}

TEST_CASE("of a game that came as its end alone the card says so", "[ending]") {
  const NoticeView notice = told(game_of({1}, {}));
  REQUIRE(notice.course);
  CHECK(notice.course_title == "How it came to this is not known here.");
  CHECK_FALSE(button_of(notice, Common::Review)->enabled());
  CHECK(button_of(notice, Common::PlayAgain)->enabled());
}

}  // namespace mael::web

// Where everything of a set-up lies on screens of all sizes.
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "tests/web/in_french.h"
#include "tests/web/setup/set_up_screen.h"
#include "web/app/thinking/bot_levels.h"
#include "web/house/battle_setup.h"
#include "web/house/pirates_setup.h"

namespace mael::web::setup {
namespace {

TEST_CASE("nothing overlaps, and what does not fit is scrolled to") {
  for (const Size& size : kSizes) {
    INFO(size.name);
    Screen screen;
    screen.input.viewport = size.viewport;
    screen.input.touch = true;
    screen.show(kVortex, "vortex").tap("options");
    const Layout& layout = screen.face.layout();
    for (std::size_t i = 0; i < layout.items.size(); ++i) {
      const Rect a = layout.items[i];
      if (a.height() <= 0) continue;
      INFO(screen.face.view().items[i].id);
      CHECK(a.height() >= 43.9F);
      CHECK(a.min.x >= 0);
      CHECK(a.max.x <= size.viewport.x);
      const Rect seen = screen.seen(i);
      for (std::size_t j = i + 1; j < layout.items.size(); ++j) {
        const Rect b = screen.seen(j);
        const float rounding = 0.1F;
        const bool apart = seen.max.x <= b.min.x + rounding || b.max.x <= seen.min.x + rounding ||
                           seen.max.y <= b.min.y + rounding || b.max.y <= seen.min.y + rounding ||
                           b.height() <= 0;
        CHECK(apart);
      }
    }
    screen.scroll(5000);
    const std::optional<Rect> last = screen.face.where("build");
    REQUIRE(last);
    CHECK(last->max.y <= screen.face.layout().page.max.y);
  }
}

TEST_CASE("the game can be begun from wherever the page is scrolled to") {
  for (const Size& size : kSizes) {
    INFO(size.name);
    Screen screen;
    screen.input.viewport = size.viewport;
    for (const float by : {0.0F, 120.0F, 400.0F, 5000.0F}) {
      INFO(by);
      screen.scroll(by);
      const std::optional<Rect> begin = screen.face.where("begin");
      REQUIRE(begin);
      CHECK(begin->min.y >= kCorners);
      CHECK(begin->max.y <= size.viewport.y);
      CHECK(begin->height() >= 48);
    }
    screen.tap_at(screen.face.where("begin")->center());
    CHECK(screen.wished<Begin>());
  }
}

TEST_CASE("nothing can be pressed under the buttons of the page, or through the bar") {
  for (const Size& size : kSizes) {
    INFO(size.name);
    Screen screen;
    screen.input.viewport = size.viewport;
    screen.tap("options");
    for (float by = 0; by < 1600; by += 40) {
      screen.scroll(by > 0 ? 40.0F : -5000.0F);
      const Layout& layout = screen.face.layout();
      for (float x = 4; x < size.viewport.x; x += 20) {
        CHECK(item_at(screen.face.view(), layout, {x, kCorners - 4}) == -1);
        const int low = item_at(screen.face.view(), layout, {x, layout.bar.center().y});
        if (low < 0) continue;
        const Control control = screen.face.view().items[static_cast<std::size_t>(low)].control;
        CHECK(
            (control == Control::Begin || control == Control::Folded || control == Control::Back));
      }
    }
  }
}

TEST_CASE("options open where they are seen, and their button stays where it is") {
  for (const Size& size : kSizes) {
    INFO(size.name);
    Screen screen;
    screen.input.viewport = size.viewport;
    screen.frame({});
    const std::optional<Rect> before = screen.face.where("options");
    screen.tap("options");
    CHECK(screen.face.where("options") == before);
    const Layout& layout = screen.face.layout();
    CHECK(layout.folded.min.y >= layout.page.min.y);
    CHECK(layout.folded.min.y + 100 <= layout.page.max.y);
  }
}

TEST_CASE("a set-up that comes up anew is seen from its top") {
  Screen screen;
  screen.input.viewport = {360, 640};
  screen.frame({}).scroll(5000);
  CHECK(screen.face.layout().scroll > 0);
  screen.show(kVortex, "vortex");
  CHECK(screen.face.layout().scroll == 0);
}

TEST_CASE("on a phone a set-up of two needs no scrolling") {
  const auto check_whole = [] {
    const PiratesSetup pirates;
    const CardsSetup cards;
    Screen screen;
    screen.input.viewport = {390, 844};
    screen.input.touch = true;
    using Shown = std::pair<const GameSetup*, const char*>;
    for (const auto& [game, id] : {Shown{&kMaelstrom, "maelstrom"}, Shown{&kVortex, "vortex"},
                                   Shown{&cards, "cards"}, Shown{&pirates, "pirates"}}) {
      INFO(id);
      screen.show(*game, id);
      const auto fits_with_all = [&] {
        const std::vector<PlayerKind> kinds = screen.face.view().form.kinds;
        for (const PlayerKind kind : kinds) {
          const bool person = kind == PlayerKind::Person;
          screen.tap("kind b " + (person ? "person" : std::string(mael::name_of(bot_of(kind)))));
          CHECK(screen.face.layout().scroll_limit == 0);
          CHECK(screen.face.layout().cover.title.height() > 0);
        }
      };
      fits_with_all();
      if (!screen.face.where("play advanced")) continue;
      screen.tap("play advanced");
      fits_with_all();
    }
  };
  SECTION("English") { check_whole(); }
  SECTION("French") {
    const InFrench speaks;
    check_whole();
  }
}

TEST_CASE("what is said of a person leaves no blank on a phone") {
  Screen screen;
  for (const Vec2 viewport : {Vec2{390, 844}, Vec2{430, 1200}}) {
    screen.input.viewport = viewport;
    screen.frame({});
    const Layout& layout = screen.face.layout();
    CHECK(screen.kind(0) == PlayerKind::Person);
    CHECK(layout.seats[0].note.height() < 2 * 16);
    CHECK(layout.seats[1].note.height() > 2 * 16);
  }
}

// Every game at every size, in both languages.
template <class Check>
void for_all_set_ups(const Check& check) {
  const PiratesSetup pirates;
  const BattleSetup battle;
  using Shown = std::pair<const GameSetup*, const char*>;
  for (const auto& [game, id] :
       {Shown{&kMaelstrom, "maelstrom"}, Shown{&kVortex, "vortex"}, Shown{&kCards, "cards"},
        Shown{&pirates, "pirates"}, Shown{&battle, "battle"}}) {
    for (const Size& size : kSizes) {
      INFO(id << " on a " << size.name);
      Screen screen;
      screen.input.viewport = size.viewport;
      screen.show(*game, id);
      check(screen);
    }
  }
}

template <class Check>
void in_both_languages(const Check& check) {
  SECTION("English") { for_all_set_ups(check); }
  SECTION("French") {
    const InFrench speaks;
    for_all_set_ups(check);
  }
}

Rect square(Vec2 middle, float side) {
  return box(middle.x - side / 2, middle.y - side / 2, side, side);
}

TEST_CASE("the words of a cover stand in it") {
  in_both_languages([](const Screen& screen) {
    const CoverPlace& cover = screen.face.layout().cover;
    const Rect inner{cover.at.min + Vec2{0, 3.5F}, cover.at.max - Vec2{0, 3.5F}};
    for (const Rect& words : {cover.title, cover.facts}) CHECK(lies_in(words, inner));
  });
}

TEST_CASE("names beside emblems are whole, free of the sign of a seat that has chosen the same") {
  in_both_languages([](const Screen& screen) {
    const Layout& layout = screen.face.layout();
    for (std::size_t i = 0; i < layout.items.size(); ++i) {
      const Item& item = screen.face.view().items[i];
      if (item.control != Control::Option || item.seat < 0) continue;
      const Choice& choice = choice_at(screen.face.view().form, item.seat, item.of);
      const ChoicePlace& place = layout.seats[static_cast<std::size_t>(item.seat)]
                                     .choices[static_cast<std::size_t>(item.of)];
      if (choice.look != ChoiceLook::Cells || place.upright) continue;
      INFO(item.label);
      const LyingCell cell = lying_cell(layout.items[i]);
      const Rect emblem = square(cell.emblem, 2 * cell.size), sign = square(cell.sign, kCellSign);
      CHECK(emblem.max.x < cell.words.min.x);
      CHECK(sign.max.x <= cell.words.min.x);
      const Vec2 words =
          screen.input.measure->size(place.words, item.label, cell.words.width() + 1);
      CHECK(words.y <= cell.words.height());
      const std::size_t blank = item.label.find(' ');
      for (const std::string& word : {item.label.substr(0, blank), item.label.substr(blank + 1)}) {
        CHECK(screen.input.measure->size(place.words, word).x <= cell.words.width());
      }
    }
  });
}

TEST_CASE("the card of a force is as high as its words") {
  in_both_languages([](const Screen& screen) {
    const View& view = screen.face.view();
    for (std::size_t i = 0; i < view.items.size(); ++i) {
      const Item& item = view.items[i];
      if (item.control != Control::List || item.seat < 0) continue;
      INFO(item.label);
      const CardPlace& card = screen.face.layout()
                                  .seats[static_cast<std::size_t>(item.seat)]
                                  .choices[static_cast<std::size_t>(item.of)]
                                  .card;
      const Rect place = screen.face.layout().items[i];
      for (const Rect& words : {card.title, card.line, card.about}) CHECK(lies_in(words, place));
      CHECK(card.title.max.y <= card.line.min.y);
      CHECK(card.line.max.y <= card.about.min.y);
      const std::string& title = choice_at(view.form, item.seat, item.of).chosen.label;
      const float whole = screen.input.measure->size(TextStyle::Title, title).x;
      const bool one = size_of_title(whole, whole, card.title.width()) <= card.title.width() + 1;
      CHECK((one || card.title.height() > 40));
    }
  });
}

TEST_CASE("what is said beside the name of a bot does not lie on it") {
  in_both_languages([](const Screen& screen) {
    const Layout& layout = screen.face.layout();
    for (std::size_t i = 0; i < layout.seats.size(); ++i) {
      const SeatView& seat = screen.face.view().seats[i];
      if (seat.face == Icon::None || !layout.seats[i].says_beside) continue;
      const float name = screen.input.measure->size(layout.styles.strong, seat.player).x;
      const float time = screen.input.measure->size(layout.styles.caption, seat.time).x;
      CHECK(name + 8 + time <= layout.seats[i].note.width() - kFaceRoom);
    }
  });
}

TEST_CASE("a phone on its side shows whom to play with, and buttons as wide as panels upright") {
  Screen screen;
  screen.input.viewport = {844, 390};
  screen.show(kMaelstrom, "maelstrom");
  const Rect cell = *screen.face.where("force a arcanae");
  CHECK(cell.max.y <= screen.face.layout().page.max.y);
  screen.input.viewport = {390, 844};
  screen.show(kVortex, "vortex");
  CHECK(screen.face.where("build")->width() == screen.face.layout().seats[0].panel.width());
}

TEST_CASE("wide screens put side by side what fits, and use their width") {
  Screen screen;
  const auto seat = [&](std::size_t i) { return screen.face.layout().seats[i].panel; };
  for (const Vec2 viewport : {Vec2{768, 1024}, Vec2{844, 390}, Vec2{1024, 768}}) {
    INFO(viewport.x);
    screen.input.viewport = viewport;
    screen.frame({});
    CHECK(seat(0).max.x < seat(1).min.x);
    CHECK(seat(0).min.y == seat(1).min.y);
  }
  screen.input.viewport = {1920, 1080};
  screen.frame({});
  const CoverPlace& cover = screen.face.layout().cover;
  CHECK(cover.beside);
  CHECK(cover.at.max.x < seat(0).min.x);
  CHECK(cover.at.width() + seat(0).width() + seat(1).width() >= 0.75F * 1920);
  CHECK(screen.face.layout().large);
}

}  // namespace
}  // namespace mael::web::setup

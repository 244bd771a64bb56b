// What the layouts of all tables share, and what is kept for every reader.
#include "web/table/parts/frame.h"

#include <catch2/catch_test_macros.hpp>

#include "web/table/readers.h"

namespace mael::web {
namespace {

TEST_CASE("a screen is tall, flat or wide", "[layout]") {
  CHECK(form_of({{}, {390, 844}}) == Form::Tall);
  CHECK(form_of({{}, {844, 390}}) == Form::Flat);
  CHECK(form_of({{}, {1024, 768}}) == Form::Wide);
}

TEST_CASE("things in a row share it without touching", "[layout]") {
  const Rect row{{10, 20}, {310, 64}};
  CHECK(in_row(row, 0).empty());
  const std::vector<Rect> places = in_row(row, 3);
  REQUIRE(places.size() == 3);
  for (std::size_t i = 0; i < places.size(); ++i) {
    CHECK(places[i].width() == places[0].width());
    CHECK(places[i].height() == row.height());
    CHECK(places[i].min.x > (i == 0 ? row.min.x : places[i - 1].max.x));
  }
  CHECK(places.back().max.x < row.max.x);
}

TEST_CASE("buttons lie at the right end of the bar and leave room for words", "[layout]") {
  for (const float width : {300.0F, 640.0F, 1200.0F}) {
    for (int buttons = 0; buttons <= 6; ++buttons) {
      CAPTURE(width, buttons);
      BarSpec spec;
      spec.bar = {{100, 700}, {100 + width, 762}};
      spec.buttons = buttons;
      const BarPlaces places = place_bar(spec);
      REQUIRE(places.buttons.size() == static_cast<std::size_t>(buttons));
      CHECK(places.words.width() >= std::min(spec.words, width * spec.words_share) - 24);
      CHECK(places.words.min.x > spec.bar.min.x);
      float left = places.words.max.x;
      for (const Rect& button : places.buttons) {
        CHECK(button.min.x >= left);
        CHECK(button.width() <= spec.widest);
        CHECK(button.height() == spec.height);
        CHECK(button.center().y == spec.bar.center().y);
        left = button.max.x;
      }
      CHECK(left <= spec.bar.max.x);
    }
  }
}

TEST_CASE("a card over a tall screen gets the upper end of its middle, as far as that has room",
          "[layout]") {
  const FrameSizes sizes{236, 56, 98, 110, 8, 48, 50};
  for (const Vec2 page : {Vec2{390, 844}, Vec2{1024, 768}, Vec2{844, 390}}) {
    CAPTURE(page.x);
    FrameSpec spec;
    spec.viewport = page;
    spec.tools = 5;
    const FrameLayout whole = make_frame(spec, sizes);
    for (const float height : {0.0F, 120.0F, 600.0F}) {
      CAPTURE(height);
      FrameLayout shared = whole;
      give_to_card(shared, height, 190);
      CHECK(shared.middle.max == whole.middle.max);
      if (whole.form != Form::Tall || height == 0) {
        CHECK(shared.middle.min == whole.middle.min);
        CHECK(shared.card.height() == 0);
        continue;
      }
      CHECK(shared.card.min.y >= whole.middle.min.y);
      CHECK(shared.card.max.y < shared.middle.min.y);
      CHECK(shared.card.height() <= height);
      CHECK((shared.card.height() == height || shared.middle.height() == 190));
      CHECK(spare_in(shared).width() == whole.middle.width());
    }
  }
}

TEST_CASE("every seat and an onlooker read what is theirs", "[journal]") {
  PerReader<int, 3> kept;
  int next = 0;
  for (const Seat reader : kept.readers()) kept.of(reader) = ++next;
  CHECK(next == 4);
  CHECK(kept.of(seat_at(0)) == 1);
  CHECK(kept.of(seat_at(2)) == 3);
  CHECK(kept.of(Seat::Chance) == 4);
}

// ---- The frame ---------------------------------------------------------------------------------

FrameSizes sizes_for(Vec2 page) {
  switch (form_of({{}, page})) {
    case Form::Tall: return {.panel = 52, .bar = 92, .hand = 110, .bar_words = 44};
    case Form::Flat: return {.column = 180, .panel = 44, .bar = 52, .hand = 80, .margin = 6};
    case Form::Wide: break;
  }
  return {.column = 236, .panel = 70, .bar = 62, .hand = 150, .margin = 12};
}

TEST_CASE("the frame has a panel for each of one to five seats, and none lies on another part",
          "[layout]") {
  const Insets safe{0, 30, 0, 20};
  for (const Vec2 page : {Vec2{390, 844}, Vec2{844, 390}, Vec2{640, 400}, Vec2{768, 1024},
                          Vec2{1280, 800}, Vec2{1920, 1080}}) {
    for (int seats = 1; seats <= 5; ++seats) {
      INFO(page.x << "x" << page.y << ", seats: " << seats);
      FrameSpec spec{page, safe, seats, 5, {}};
      spec.bar.buttons = 3;
      const FrameLayout frame = make_frame(spec, sizes_for(page));
      REQUIRE(frame.panels.size() == static_cast<std::size_t>(seats));
      CHECK(frame.tool_places.size() == 5);
      CHECK(frame.button_places.size() == 3);
      const std::vector<Rect> targets = tool_targets(frame);
      REQUIRE(targets.size() == 5);
      for (std::size_t i = 0; i < targets.size(); ++i) {
        CHECK(targets[i].width() >= 43.9F);
        CHECK(targets[i].height() >= 43.9F);
        CHECK(targets[i].contains(frame.tool_places[i].center()));
        for (std::size_t k = 0; k < i; ++k) CHECK_FALSE(overlap(targets[i], targets[k], 0.01F));
      }
      std::vector<Rect> parts{frame.tools, frame.notice, frame.bar, frame.hand, frame.middle};
      parts.insert(parts.end(), frame.panels.begin(), frame.panels.end());
      if (frame.log.height() > 0) parts.push_back(frame.log);
      const Rect area = grown(shrunk({{}, page}, safe), 8);
      for (std::size_t i = 0; i < parts.size(); ++i) {
        INFO("part " << i);
        CHECK(parts[i].width() > 0);
        CHECK(parts[i].min.x >= area.min.x);
        CHECK(parts[i].max.x <= area.max.x);
        CHECK(parts[i].min.y >= area.min.y);
        CHECK(parts[i].max.y <= area.max.y);
        for (std::size_t k = 0; k < i; ++k) CHECK_FALSE(overlap(parts[i], parts[k], 0.01F));
      }
    }
  }
}

}  // namespace
}  // namespace mael::web

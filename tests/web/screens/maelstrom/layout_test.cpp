#include "web/screens/maelstrom/layout.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include "web/board/hex_geometry.h"
#include "web/screens/maelstrom/panels.h"
#include "web/table/parts/bar_line.h"
#include "web/widgets/share_curve.h"

namespace mael::web::maelstrom {
namespace {

struct Screen {
  const char* name;
  Vec2 size;
  Insets safe;
  bool touch;
};

constexpr std::array kScreens{
    Screen{"phone", {390, 844}, {0, 47, 0, 34}, true},
    Screen{"small phone", {360, 640}, {}, true},
    Screen{"phone on its side", {844, 390}, {47, 0, 47, 21}, true},
    Screen{"tablet", {1024, 768}, {}, true},
    Screen{"tablet upright", {768, 1024}, {}, true},
    Screen{"notebook", {1280, 800}, {}, false},
    Screen{"desktop", {1920, 1080}, {}, false},
};

LayoutInput input_for(const Screen& screen, int hand, int buttons, bool choosing = false) {
  LayoutInput input;
  input.viewport = screen.size;
  input.safe = screen.safe;
  input.touch = screen.touch;
  input.hand = hand;
  input.buttons = buttons;
  input.tools = 5;
  input.choosing_hand = choosing;
  return input;
}

TEST_CASE("every panel lies inside the safe area and on no other") {
  for (const Screen& screen : kScreens) {
    for (const int buttons : {1, 2, 4, 5}) {
      INFO(screen.name << ", buttons: " << buttons);
      const Layout layout = make_layout(input_for(screen, 5, buttons));
      const Rect area = shrunk({{}, screen.size}, screen.safe);
      std::vector<Rect> panels{layout.panels[0], layout.panels[1], layout.notice,
                               layout.tools,     layout.bar,       layout.hand};
      if (layout.log.height() > 0) panels.push_back(layout.log);
      for (std::size_t i = 0; i < panels.size(); ++i) {
        CHECK(lies_in(panels[i], area, 0.01F));
        for (std::size_t j = i + 1; j < panels.size(); ++j)
          CHECK_FALSE(overlap(panels[i], panels[j], 0.01F));
      }
      CHECK(lies_in(layout.prompt, area, 0.01F));
      CHECK_FALSE(overlap(layout.prompt, layout.bar, 0.01F));
    }
  }
}

TEST_CASE("a finger meets targets of 44 pixels", "[touch]") {
  for (const Screen& screen : kScreens) {
    INFO(screen.name);
    const Layout layout = make_layout(input_for(screen, 5, 5));
    for (const auto* places : {&layout.button_places, &layout.tool_places}) {
      for (const Rect& place : *places) {
        CHECK(place.height() >= 44);
        CHECK(place.width() >= 44);
      }
    }
    for (const FanSlot& slot : layout.hand_slots) CHECK(2 * slot.size >= 44);
  }
}

TEST_CASE("the curve of a review is a slider for fingers", "[touch]") {
  for (const Screen& screen : kScreens) {
    INFO(screen.name);
    LayoutInput input = input_for(screen, 0, 5);
    input.reviewing = true;
    const Layout layout = make_layout(input);
    CHECK(layout.curve.height() >= 44);
    CHECK_FALSE(overlap(layout.curve, layout.prompt, 0.01F));
    CHECK(layout.prompt.height() >= 120);
    for (const int entry : {0, 1, 60, 120}) {
      CHECK(entry_at(layout.curve, 120, curve_x(layout.curve, 120, entry)) == entry);
    }
    CHECK(entry_at(layout.curve, 120, -500) == 0);
    CHECK(entry_at(layout.curve, 120, 5000) == 120);
  }
}

TEST_CASE("a hint leaves the hand it may be about in sight") {
  for (const Screen& screen : kScreens) {
    INFO(screen.name);
    LayoutInput input = input_for(screen, 7, 2);
    input.advising = true;
    const Layout layout = make_layout(input);
    CHECK_FALSE(overlap(layout.hand, layout.prompt, 0.01F));
    CHECK(layout.prompt.height() >= 120);
  }
}

TEST_CASE("a phone has room for the name of the phase over what is left to do") {
  for (const Screen& screen : kScreens) {
    INFO(screen.name);
    const Layout layout = make_layout(input_for(screen, 5, 4));
    CHECK(leaves_title("No action left.", layout.words, fixed_measure()));
  }
}

TEST_CASE("words and buttons share the bar") {
  for (const Screen& screen : kScreens) {
    for (const int buttons : {1, 4, 5}) {
      INFO(screen.name << ", buttons: " << buttons);
      const Layout layout = make_layout(input_for(screen, 5, buttons));
      CHECK(lies_in(layout.words, layout.bar, 0.01F));
      CHECK(layout.words.width() >= 120);
      for (const Rect& place : layout.button_places) {
        CHECK(lies_in(place, layout.bar, 0.01F));
        CHECK_FALSE(overlap(place, layout.words, 0.01F));
      }
    }
  }
}

TEST_CASE("the board keeps the largest part of the screen") {
  for (const Screen& screen : kScreens) {
    INFO(screen.name);
    const Layout layout = make_layout(input_for(screen, 5, 4));
    const Rect board = shrunk({{}, screen.size}, layout.board);
    CHECK(board.width() >= screen.size.x * (layout.form == Form::Flat ? 0.55F : 0.6F));
    CHECK(board.height() >= screen.size.y * (layout.form == Form::Flat ? 0.7F : 0.4F));
    for (const FanSlot& slot : layout.hand_slots) {
      CHECK_FALSE(overlap(hex_bounds(slot.center, slot.size * 0.9F), layout.bar, 0.01F));
    }
  }
}

TEST_CASE("every tile of a growing hand stays within reach") {
  for (const Screen& screen : kScreens) {
    for (int count = 1; count <= 11; ++count) {
      INFO(screen.name << ", tiles: " << count);
      const Layout layout = make_layout(input_for(screen, count, 4));
      REQUIRE(static_cast<int>(layout.hand_slots.size()) == count);
      for (int i = 0; i < count; ++i) {
        const FanSlot& slot = layout.hand_slots[static_cast<std::size_t>(i)];
        // What is not covered by the next one answers for this one, at least 24 pixels of it.
        CHECK(hand_tile_at(layout, slot.center - Vec2{slot.size * 0.8F, 0}) == i);
        if (i == 0) continue;
        const FanSlot& left = layout.hand_slots[static_cast<std::size_t>(i - 1)];
        if (slot.center.y - left.center.y > slot.size) continue;  // in a row of its own
        CHECK(slot.center.x - left.center.x >= 24);
      }
    }
  }
}

TEST_CASE("the force to choose from stands in a grid, nothing hidden") {
  for (const Screen& screen : kScreens) {
    INFO(screen.name);
    const Layout layout = make_layout(input_for(screen, 11, 1, true));
    REQUIRE(layout.hand_slots.size() == 11);
    CHECK(layout.hand_label >= 36);  // two lines: names are long
    const auto cell = [&](std::size_t i) {
      const FanSlot& slot = layout.hand_slots[i];
      const float count = 15;  // stands over the tile, not on the name of the one above
      const Rect piece{slot.center - Vec2{slot.size, slot.size * 0.866F + count},
                       slot.center + Vec2{slot.size, slot.size * 0.866F + layout.hand_label}};
      return piece;
    };
    for (std::size_t i = 0; i < 11; ++i) {
      CHECK(lies_in(cell(i), layout.hand, 0.01F));
      CHECK(cell(i).width() >= 44);
      for (std::size_t j = i + 1; j < 11; ++j) CHECK_FALSE(overlap(cell(i), cell(j), 0.01F));
    }
    CHECK_FALSE(overlap(layout.hand, layout.bar, 0.01F));
  }
}

TEST_CASE("on a phone the board is framed beside a card, a larger screen keeps its board") {
  for (const Screen& screen : kScreens) {
    INFO(screen.name);
    LayoutInput input = input_for(screen, 5, 4);
    const Layout whole = make_layout(input);
    input.card = 150;
    const Layout shared = make_layout(input);
    if (shared.form == Form::Wide) {
      CHECK(shared.card.height() == 0);
      CHECK(shared.board == whole.board);
      CHECK(spare_in(shared) == shared.log);
      continue;
    }
    const Rect board = shrunk({{}, screen.size}, shared.board);
    CHECK(shared.card.width() > 200);
    CHECK(shared.card.height() > 100);
    CHECK_FALSE(overlap(board, shared.card, 0.01F));
    for (const Rect& other : {shared.panels[0], shared.panels[1], shared.tools, shared.bar,
                              shared.hand, shared.notice}) {
      CHECK_FALSE(overlap(other, shared.card, 0.01F));
    }
    CHECK(board.width() >= 200);
    CHECK(board.height() >= 100);
  }
}

// What lies on the board of a game that has begun: eight tiles and the spaces round them.
float tile_on(const Layout& layout, Vec2 page) {
  const Rect board = shrunk({{}, page}, layout.board);
  return 2 * std::min(board.width() / 9, board.height() / 8.7F);
}

TEST_CASE("on a phone on its side tiles are large enough to be read and met") {
  for (const Vec2 page : {Vec2{844, 390}, Vec2{932, 430}}) {
    for (int hand = 1; hand <= 6; ++hand) {
      INFO(page.x << " x " << page.y << ", tiles: " << hand);
      LayoutInput input = input_for({"", page, {}, true}, hand, 4);
      const Layout layout = make_layout(input);
      CHECK(tile_on(layout, page) >= 60);
      const Rect column{layout.panels[1].min, layout.panels[0].max};
      for (const FanSlot& slot : layout.hand_slots) {
        CHECK(2 * slot.size >= 60);
        CHECK(lies_in(hex_bounds(slot.center, slot.size), column, 0.01F));
        CHECK_FALSE(is_on_board(layout, slot.center));
      }
      CHECK_FALSE(is_on_board(layout, layout.hand.center()));
      input.own_relics = input.other_relics = 2;
      for (const Rect& relic : make_layout(input).own_relics)
        CHECK(lies_in(relic, layout.middle, 0.01F));
    }
  }
}

TEST_CASE("only what is no panel answers as board") {
  for (const Screen& screen : kScreens) {
    INFO(screen.name);
    const Layout layout = make_layout(input_for(screen, 5, 4));
    const Rect board = shrunk({{}, screen.size}, layout.board);
    CHECK(is_on_board(layout, board.center()));
    CHECK_FALSE(is_on_board(layout, layout.hand_slots[2].center));
    CHECK_FALSE(is_on_board(layout, layout.panels[0].center()));
    CHECK_FALSE(is_on_board(layout, layout.tool_places[0].center()));
    CHECK_FALSE(is_on_board(layout, layout.bar.center()));
  }
}

TEST_CASE("what burns comes first where there is room for one thing") {
  View view;
  view.turn = "Turn 5 · Brood";
  view.turn_brief = "Turn 5";
  CHECK(pills_of(view, Form::Tall).size() == 1);
  view.burn = BurnPreview{};
  view.burn->sentence = "Brood burns 2";
  const auto tall = pills_of(view, Form::Tall), wide = pills_of(view, Form::Wide);
  REQUIRE(tall.size() == 2);
  REQUIRE(wide.size() == 2);
  CHECK(tall[0].words == "Brood burns 2");
  CHECK(tall[1].words == "Turn 5");
  CHECK(wide[0].words == "Turn 5 · Brood");
}

TEST_CASE("of a seat's facts its sides of the Vortex are the last to go") {
  SideView side;
  side.sides = 3;
  const SidePanel panel = panel_of(side);
  REQUIRE(panel.facts.size() == 5);
  CHECK(panel.facts[0].icon == Icon::Vortex);
  CHECK(panel.facts[0].words == "3");
}

}  // namespace
}  // namespace mael::web::maelstrom

// Nothing at the pirates' table lies over something else or off the screen, at any size, by one to
// five.
#include "web/screens/pirates/layout.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "tests/web/screens/pirates/pirates_table.h"
#include "web/base/word_lines.h"
#include "web/screens/pirates/places.h"
#include "web/screens/pirates/places_over.h"
#include "web/screens/pirates/sheets.h"
#include "web/table/parts/bar_line.h"

namespace mael::web::pirates {
namespace {

constexpr std::array kSizes{Vec2{390, 844}, Vec2{844, 390}, Vec2{1024, 768}, Vec2{1280, 800},
                            Vec2{1920, 1080}};

Layout layout_of(Vec2 size, int seats, int buttons = 4) {
  LayoutInput input;
  input.viewport = size;
  input.seats = seats;
  input.buttons = buttons;
  input.tools = 5;
  input.hand = 3;
  input.calamities.assign(6, 2);
  return make_layout(input);
}

constexpr float kSlack = 0.5F;

bool is_inside(Rect at, Vec2 size) { return lies_in(at, {{}, size}, kSlack); }

std::vector<Rect> parts_of(const Layout& layout) {
  std::vector<Rect> parts{layout.board, layout.notice, layout.tools,
                          layout.bar,   layout.sheet,  layout.hand};
  parts.insert(parts.end(), layout.panels.begin(), layout.panels.end());
  parts.insert(parts.end(), layout.calamities.begin(), layout.calamities.end());
  for (const ShipPlaces& ship : layout.rivals) parts.push_back(ship.sheet);
  if (layout.log.height() > 0) parts.push_back(layout.log);
  if (layout.piles.height() > 0) parts.push_back(layout.piles);
  return parts;
}

float area(Rect at) { return at.width() * at.height(); }

// Parts and buttons lie on the screen and not over each other; buttons are for fingers.
void check_free(std::vector<Rect> parts, const std::vector<Rect>& buttons, Vec2 size) {
  for (const Rect& button : buttons) {
    CHECK(button.height() >= 43.9F);
    CHECK(button.width() >= 43.9F);
    parts.push_back(button);
  }
  for (std::size_t i = 0; i < parts.size(); ++i) {
    CAPTURE(i);
    CHECK(is_inside(parts[i], size));
    for (std::size_t k = i + 1; k < parts.size(); ++k) {
      CAPTURE(k);
      CHECK_FALSE(overlap(parts[i], parts[k], kSlack));
    }
  }
}

}  // namespace

TEST_CASE("nothing at the pirates' table overlaps or is cut off", "[pirates][layout]") {
  for (const Vec2 size : kSizes) {
    for (int seats = 1; seats <= 5; ++seats) {
      const Layout layout = layout_of(size, seats);
      CAPTURE(size.x, size.y, seats);
      CHECK(layout.panels.size() == static_cast<std::size_t>(seats));
      const std::vector<Rect> parts = parts_of(layout);
      for (std::size_t i = 0; i < parts.size(); ++i) {
        CAPTURE(i);
        CHECK(is_inside(parts[i], size));
        for (std::size_t k = i + 1; k < parts.size(); ++k) {
          CAPTURE(k);
          CHECK_FALSE(overlap(parts[i], parts[k], kSlack));
        }
      }
    }
  }
}

TEST_CASE("on a phone what is asked leaves cards and hold in sight", "[pirates][layout]") {
  // Two claims to choose from, a chest to pick up, a way to teleport.
  for (const char* text :
       {"pirates/1 seats=3 ship.a=at:B2,hold:CH03,cards:T03+T13+T05 ship.b=at:C0 ship.c=at:C1",
        "pirates/1 seats=2 ship.a=at:B1,hold:CH03,cards:T03+T05 ship.b=at:C0 loot=B1:CH05",
        "pirates/1 seats=2 ship.a=at:B2,art:AR08,cards:T01+T05 ship.b=at:C0"}) {
    CAPTURE(text);
    Played played(text);
    played.viewport = {390, 844};
    played.frame({}, {});
    const std::optional<Rect> prompt = played.table.where("prompt");
    REQUIRE(prompt);
    CHECK(is_inside(*prompt, played.viewport));
    const Layout& layout = played.table.layout();
    CHECK_FALSE(overlap(*prompt, layout.artifact, kSlack));
    for (const Rect& slot : layout.hold) CHECK_FALSE(overlap(*prompt, slot, kSlack));
    REQUIRE(layout.hand_slots.size() >= 2);
    for (const CardSlot& slot : layout.hand_slots) {
      CHECK_FALSE(
          overlap(*prompt, {slot.center - slot.size / 2, slot.center + slot.size / 2}, kSlack));
    }
  }
}

TEST_CASE("on a phone what an artifact does is read to its end", "[pirates][layout]") {
  for (const char* artifact : {"AR04", "AR07", "AR09"}) {
    Played played(std::string("pirates/1 seats=2 ship.a=at:B0,cards:T16,hold:") + artifact +
                  " ship.b=at:C0 tasks=equip:a:" + artifact);
    played.viewport = {390, 844};
    played.frame({}, {});
    const Places places =
        make_places(played.view(), played.table.layout(), {}, fixed_measure(), played.viewport, {});
    int read = 0;
    for (const PromptRow& row : places.prompt_rows) {
      CAPTURE(row.text);
      const bool title = row.kind == RowKind::Title;
      CHECK(row.at.height() >= height_in(fixed_measure(), row.style, row.text, row.at.width()));
      CHECK(row.at.max.y <= places.prompt.max.y);
      read += title || row.kind == RowKind::Words ? 1 : 0;
    }
    CHECK(read == 2);
  }
}

// Two tokens strike three ships, and others drift: more than there is room for.
TEST_CASE("all that a turn would do is read, with a sign of how much there is left",
          "[pirates][layout]") {
  for (const Vec2 size : {Vec2{390, 844}, Vec2{844, 390}}) {
    CAPTURE(size.x);
    Played played(
        "pirates/1 seats=5 ship.a=at:B6 ship.b=at:B7 ship.c=at:B7 ship.d=at:B7 "
        "ship.e=at:A2 tokens=K00:C2,K01:C2,K02:C4,K03:C6,K04:C8,K05:A1");
    played.viewport = size;
    played.frame({}, {});
    played.press('2');
    REQUIRE(played.view().prompt);
    std::size_t left = played.view().prompt->lines.size();
    REQUIRE(left >= 6);
    for (std::size_t next = 0; left > 0;) {
      CAPTURE(next);
      const Places places = make_places(played.view(), played.table.layout(), {}, fixed_measure(),
                                        played.viewport, {});
      std::string sign = "none";
      const std::size_t before = left;
      for (const PromptRow& row : places.prompt_rows) {
        CHECK(row.at.max.y <= places.prompt.max.y + 0.5F);
        if (row.kind == RowKind::Rest) sign = row.text;
        if (row.kind != RowKind::Own || row.own != kLineRow) continue;
        CHECK(row.index == next++);
        --left;
      }
      REQUIRE(left < before);
      CHECK(sign == (left > 0 ? std::to_string(left) + " more" : std::string()));
      const std::optional<Rect> more = played.table.where("more told");
      REQUIRE(more);
      CHECK(more->height() >= 43.9F);
      CHECK(is_inside(*more, size));
      CHECK_FALSE(overlap(*more, *played.table.where("quarter 3"), kSlack));
      played.tap("more told");
    }
    // After the last page comes the first, and another turn is read from its beginning.
    const Places again =
        make_places(played.view(), played.table.layout(), {}, fixed_measure(), size, {});
    REQUIRE(again.prompt_rows.size() > 2);
    CHECK(again.prompt_rows[2].own == kLineRow);
    CHECK(again.prompt_rows[2].index == 0);
    played.tap("more told");
    played.tap("quarter 2");
    CHECK(played.view().prompt->page == 0);
  }
}

TEST_CASE("where Forbans start is asked beside the own ship, and says what they are",
          "[pirates][layout]") {
  for (const Vec2 size : {Vec2{390, 844}, Vec2{360, 640}, Vec2{844, 390}, Vec2{1024, 768}}) {
    CAPTURE(size.x, size.y);
    Played played(
        "pirates/1 seats=2 stage=forbans ship.a=at:A0,cards:T01+T02 "
        "ship.b=at:A2,cards:T03+T04");
    played.viewport = size;
    played.frame({}, {});
    REQUIRE(played.table.situation().chooses_cell());
    REQUIRE(played.view().prompt);
    const Layout& layout = played.table.layout();
    const std::optional<Rect> prompt = played.table.where("prompt");
    REQUIRE(prompt);
    CHECK(is_inside(*prompt, size));
    CHECK_FALSE(overlap(*prompt, layout.sheet, kSlack));
    CHECK_FALSE(overlap(*prompt, layout.board, kSlack));
    CHECK_FALSE(overlap(*prompt, layout.panels[0], kSlack));
    if (layout.form == Form::Tall) CHECK_FALSE(overlap(*prompt, layout.hand, kSlack));
    // Every sentence is read, at once or on the next page.
    std::vector<std::string> read;
    for (int page = 0; page < 2; ++page) {
      const Places places = make_places(played.view(), layout, {}, fixed_measure(), size, {});
      for (const PromptRow& row : places.prompt_rows) {
        if (row.kind == RowKind::Words) read.push_back(row.text);
      }
      if (page == 0 && played.table.where("more told")) played.tap("more told");
    }
    for (const std::string& sentence : played.view().prompt->sentences) {
      CHECK(std::find(read.begin(), read.end(), sentence) != read.end());
    }
    const std::optional<Rect> about = played.table.where("about");
    REQUIRE(about);
    CHECK(about->width() >= 43.9F);
    CHECK(about->height() >= 43.9F);
    played.tap("about");
    REQUIRE(played.view().detail);
    CHECK(played.view().detail->title == "Forban");
    CHECK(played.view().detail->rule == "PIR-153"_rule);
  }
}

TEST_CASE("on a phone two treasure cards lie beside each other", "[pirates][layout]") {
  for (const Vec2 size : {Vec2{390, 844}, Vec2{390, 700}, Vec2{360, 640}}) {
    CAPTURE(size.y);
    LayoutInput input;
    input.viewport = size;
    input.seats = 5;
    input.buttons = 2;
    input.tools = 5;
    input.hand = 2;
    const Layout layout = make_layout(input);
    for (std::size_t i = 0; i < 2; ++i) {
      const CardSlot& slot = layout.hand_slots[i];
      CHECK(seen_part(layout.hand_slots, i).width() >= slot.size.x - 0.5F);
      CHECK(slot.size.x >= 55);
    }
  }
}

TEST_CASE("on a phone a card that teaches lies between the panels and the whole board",
          "[pirates][layout]") {
  for (const float card : {119.0F, 140.0F}) {
    LayoutInput input;
    input.viewport = {390, 844};
    input.buttons = 4;
    input.tools = 5;
    input.hand = 2;
    input.card = card;
    const Layout layout = make_layout(input);
    CHECK(layout.card.height() == card);
    CHECK(layout.board.width() > 330);
    std::vector<Rect> parts = parts_of(layout);
    parts.push_back(layout.card);
    check_free(parts, {}, input.viewport);
  }
}

TEST_CASE("a large screen shows what every ship has, and what calamities do", "[pirates][layout]") {
  for (int seats = 2; seats <= 5; ++seats) {
    CAPTURE(seats);
    const Layout layout = layout_of({1920, 1080}, seats);
    REQUIRE(layout.rivals.size() == static_cast<std::size_t>(seats - 1));
    for (std::size_t i = 0; i < layout.rivals.size(); ++i) {
      const ShipPlaces& ship = layout.rivals[i];
      CHECK(ship.sheet.min.y >= layout.panels[i + 1].max.y);
      std::vector<Rect> slots(ship.statistics.begin(), ship.statistics.end());
      slots.push_back(ship.artifact);
      slots.insert(slots.end(), ship.hold.begin(), ship.hold.end());
      for (const Rect& slot : slots) {
        CHECK(slot.width() >= 29.9F);
        CHECK(slot.height() >= 29.9F);
        CHECK(slot.min.x >= ship.sheet.min.x - 0.5F);
        CHECK(slot.max.x <= ship.sheet.max.x + 0.5F);
        CHECK(slot.max.y <= ship.sheet.max.y + 0.5F);
        const auto over = [&](const Rect& other) { return overlap(slot, other, kSlack); };
        CHECK(std::count_if(slots.begin(), slots.end(), over) == 1);  // itself
      }
    }
    CHECK(layout.prompt.height() >= 400);
    REQUIRE(layout.calamities.size() == 6);
    for (const Rect& calamity : layout.calamities) {
      CHECK(calamity.height() >= height_of_calamity(2));
    }
  }
}

// Among them those whose words are the longest; Forbans are a kind as well.
TEST_CASE("on a tablet five ships leave room for what calamities do", "[pirates][layout]") {
  for (const char* tokens : {"K00:C1,K02:C3,K05:A1,K06:B5", "K00:C1,K04:C3,K05:A1,K06:B5"}) {
    CAPTURE(tokens);
    Played played(std::string("pirates/1 seats=5 ship.a=at:B2 ship.b=at:C0 ship.c=at:C1 "
                              "ship.d=at:C4 ship.e=at:C6 tokens=") +
                  tokens);
    played.viewport = {1024, 768};
    played.frame({}, {});
    const Layout& layout = played.table.layout();
    const std::vector<int> lines = lines_of_calamities(played.view(), layout, fixed_measure());
    REQUIRE(layout.calamities.size() == 4);
    REQUIRE(lines.size() == 4);
    CHECK(*std::max_element(lines.begin(), lines.end()) == 3);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      CHECK(layout.calamities[i].height() >= height_of_calamity(lines[i]));
    }
    CHECK(layout.prompt.height() >= 300);
  }
}

TEST_CASE("with little room the first calamities say what they do, the others name and figures",
          "[pirates][layout]") {
  LayoutInput input;
  input.viewport = {1024, 768};
  input.seats = 5;
  input.calamities.assign(5, 3);
  const Layout layout = make_layout(input);
  REQUIRE(layout.calamities.size() == 5);
  std::vector<bool> tells;
  for (const Rect& calamity : layout.calamities) {
    CHECK(calamity.height() >= 64);
    tells.push_back(calamity.height() >= height_of_calamity(3));
  }
  CHECK_FALSE(tells.back());
  CHECK(tells.front());
  CHECK(std::is_sorted(tells.rbegin(), tells.rend()));
}

TEST_CASE("on a phone on its side the bar is read to its end", "[pirates][layout]") {
  // In the first rounds it says how circles are turned.
  for (const char* round : {"round=2", "round=6"}) {
    CAPTURE(round);
    Played played(std::string("pirates/1 seats=5 ") + round +
                  " ship.a=at:B2,fit:E04+E01 ship.b=at:C9 ship.c=at:C1 ship.d=at:B0 ship.e=at:B4");
    played.viewport = {844, 390};
    played.frame({}, {});
    const Rect words = played.table.layout().words;
    const std::string& line = played.view().todo;
    const TextStyle style = style_of_line(line, words.width(), fixed_measure());
    CHECK(style == TextStyle::Caption);
    const Vec2 taken = fixed_measure().size(style, line, words.width());
    CHECK(taken.x <= words.width());
    CHECK(taken.y <= words.height());
    CHECK(style_of_line("Choose a pawn.", words.width(), fixed_measure()) == TextStyle::Body);
  }
}

TEST_CASE("no turn ends where a treasure was claimed", "[pirates][layout]") {
  const auto place_of = [](std::string_view button, const std::string& cards) {
    Played played("pirates/1 seats=2 ship.a=at:B2,cards:" + cards + " ship.b=at:A2");
    played.viewport = {390, 844};
    played.frame({}, {});
    const std::optional<Rect> place = played.table.where(button);
    REQUIRE(place);
    return *place;
  };
  const Rect claim = place_of("button claim", "T03+T09"), end = place_of("button end_turn", "T09");
  CHECK(end.min.x >= claim.max.x);
  CHECK(end.max.x == place_of("button end_turn", "T03+T09").max.x);
}

TEST_CASE("how the game ended is read to its last line above the count", "[pirates][layout]") {
  Played played(
      "pirates/1 seats=5 stage=over cause=points ship.a=at:B0,points:24 "
      "ship.b=at:A2,points:23 ship.c=at:A1,points:12 ship.d=at:A1,points:11 "
      "ship.e=at:A1,points:10 opt=titles:0");
  View view = played.view();
  view.sheet = OpenSheet::Ledger;
  REQUIRE(view.ending.size() == 2);
  for (const Vec2 size : kSizes) {
    CAPTURE(size.x);
    const Places places = make_places(view, layout_of(size, 5), {}, fixed_measure(), size, {});
    REQUIRE(places.count.rows.size() == 5);
    const float room = places.count.rows.front().min.y - places.sheet_place.inside.min.y;
    CHECK(room >= lay_out_ending(view, places.sheet_place.inside, fixed_measure()).height);
    for (const Rect& row : places.count.rows) CHECK(row.height() >= 28);
  }
}

TEST_CASE("the curtain and the count stand free of themselves at every size", "[pirates][layout]") {
  const State over = position(
      "pirates/1 seats=5 round=9 stage=over cause=points ship.a=at:B0,points:24 "
      "ship.b=at:A2,points:23 ship.c=at:A1,points:12 ship.d=at:A1,points:11 "
      "ship.e=at:A1,points:10");
  const State next = position("pirates/1 seats=2 ship.a=at:A0 ship.b=at:A2");
  for (const Vec2 size : kSizes) {
    CAPTURE(size.x);
    Played ended(over, alone_at_a());
    ended.viewport = size;
    ended.frame({}, {});
    View view = ended.view();
    view.count.rounds.resize(9);
    const Places count = make_places(view, layout_of(size, 5), {}, fixed_measure(), size, {});
    REQUIRE(count.count.rows.size() == 5);
    std::vector<Rect> parts = count.count.rows;
    for (const Rect& part : {count.count.sign, count.count.title, count.count.sentence,
                             count.count.headings, count.count.rounds}) {
      if (part.height() > 0) parts.push_back(part);
    }
    check_free(parts, count.notice_buttons, size);
    CHECK((count.count.rounds.height() >= 90 || size.y < 480));

    Played handed(next, crew());
    handed.viewport = size;
    handed.frame({}, {});
    View covered = handed.view();
    REQUIRE(covered.curtain);
    for (int i = 1; i <= 9; ++i) {
      covered.curtain->since.push_back("The Kraken sails to Saltlantern Market and hits nobody " +
                                       std::to_string(i) + " times.");
    }
    const Places curtain = make_places(covered, layout_of(size, 2), {}, fixed_measure(), size, {});
    REQUIRE(curtain.curtain);
    parts = {curtain.curtain->over, curtain.curtain->name, curtain.curtain->sign,
             curtain.curtain->secret, curtain.curtain->since};
    CHECK(curtain.curtain->sign.width() >= 90);
    CHECK(curtain.curtain->lines.size() >= 2);
    std::vector<std::string> shown;
    for (const PlacedLine& line : curtain.curtain->lines) shown.push_back(line.text);
    const std::size_t all = covered.curtain->since.size();
    if (shown.front().starts_with("…")) {
      const std::string earlier = std::to_string(all - shown.size() + 1);
      CHECK(shown.front() == "… and " + earlier + " before that, in the log");
      shown.erase(shown.begin());
    }
    CHECK(std::equal(shown.rbegin(), shown.rend(), covered.curtain->since.rbegin()));
    check_free(parts, curtain.notice_buttons, size);
  }
}

TEST_CASE("seats that bots may play stand in one row of the curtain", "[pirates][layout]") {
  const State next = position(
      "pirates/1 seats=5 ship.a=at:A0 ship.b=at:A2 ship.c=at:B0 "
      "ship.d=at:B1 ship.e=at:B2");
  for (const Vec2 size : kSizes) {
    CAPTURE(size.x);
    Played opened(next, crew());
    opened.table.set_asks_who_plays(true);
    opened.viewport = size;
    opened.frame({}, {});
    const View& view = opened.view();
    REQUIRE(view.curtain);
    REQUIRE(view.notice->buttons.size() == 6);
    CHECK(view.notice->buttons[3].label == "A bot plays Cleo");
    const Places places = make_places(view, layout_of(size, 5), {}, fixed_measure(), size, {});
    REQUIRE(places.notice_buttons.size() == 6);
    for (std::size_t i = 1; i < 6; ++i) {
      CHECK(places.notice_buttons[i].min.y == places.notice_buttons[1].min.y);
    }
    check_free(
        {places.curtain->name, places.curtain->sign, places.curtain->secret, places.curtain->bots},
        places.notice_buttons, size);
  }
}

TEST_CASE("the board is the largest thing, and fingers meet what they press", "[pirates][layout]") {
  for (const Vec2 size : kSizes) {
    for (const int seats : {1, 2, 5}) {
      const Layout layout = layout_of(size, seats);
      CAPTURE(size.x, seats);
      CHECK(layout.board.width() >= 0.6F * std::min(size.x, size.y));
      for (const Rect& part : {layout.sheet, layout.hand, layout.bar, layout.log}) {
        CHECK(area(part) < area(layout.board));
      }
      for (const Rect& button : layout.button_places) {
        CHECK(button.height() >= 43.9F);
        CHECK(button.width() >= 43.9F);
        CHECK(is_inside(button, size));
      }
      for (const Rect& tool : layout.tool_places) CHECK(tool.height() >= 43.9F);
      for (const Rect& slot : layout.hold) CHECK(slot.height() >= 43.9F);
    }
  }
}

TEST_CASE("what is listed in a prompt can be pressed at every size", "[pirates][layout]") {
  for (const Vec2 size : kSizes) {
    CAPTURE(size.x);
    Played played(
        position("pirates/1 seats=5 stage=pawns ship.a=ashore ship.b=ashore "
                 "ship.c=ashore ship.d=ashore ship.e=ashore"));
    played.viewport = size;
    played.frame({}, {});
    const std::optional<Rect> first = played.table.where("choice 1");
    REQUIRE(first);
    CHECK(first->height() >= 43.9F);
    CHECK(first->width() >= 43.9F);
    CHECK(is_inside(*first, size));
    const bool all = played.table.where("choice 5").has_value();
    CHECK((all || played.table.where("more choices").has_value()));
  }
}

TEST_CASE("the shop and the exchange fit on their sheets", "[pirates][layout]") {
  for (const Vec2 size : kSizes) {
    CAPTURE(size.x);
    Played played("pirates/1 seats=2 ship.a=at:B0,points:8,hold:CH01+CH03+CH07 ship.b=at:B0");
    played.viewport = size;
    played.frame({}, {});
    std::vector<std::string> names{"sale 1",   "sale 3",        "tile E01",
                                   "tile E12", "button repair", "button buy_card"};
    played.tap("button shop");
    played.tap("tile E05");
    names.push_back("button buy");
    for (const std::string& name : names) {
      CAPTURE(name);
      const std::optional<Rect> at = played.table.where(name);
      REQUIRE(at);
      CHECK(at->height() >= 43.9F);
      CHECK(is_inside(*at, size));
      for (const std::string& other : names) {
        if (other != name) CHECK_FALSE(overlap(*at, *played.table.where(other), kSlack));
      }
    }
    played.press(Key::Escape);
    played.tap("button trade");
    for (const char* name : {"give 1", "give 3", "more give", "less want", "button offer"}) {
      CAPTURE(name);
      const std::optional<Rect> at = played.table.where(name);
      REQUIRE(at);
      CHECK(at->height() >= 43.9F);
      CHECK(is_inside(*at, size));
    }
  }
}

}  // namespace mael::web::pirates

// The card table's layout where there is little room: what is said hides nothing of the table.
#include "engine/cards/content.h"
#include "tests/web/in_french.h"
#include "tests/web/screens/cards/card_table.h"
#include "web/screens/cards/places_over.h"
#include "web/screens/cards/planet_parts.h"
#include "web/widgets/cards/card_fan.h"

namespace mael::web::cards {
namespace {

// Everything that lies on the table or beside it, from above.
std::vector<Rect> parts_of(const Layout& layout) {
  std::vector<Rect> parts{layout.tools, layout.notice, layout.bar, layout.deck, layout.discard};
  parts.insert(parts.end(), layout.panels.begin(), layout.panels.end());
  for (const SideLayout& side : layout.sides) {
    parts.push_back(side.stacks);
    parts.insert(parts.end(), side.fleets.begin(), side.fleets.end());
  }
  parts.insert(parts.end(), layout.planets.begin(), layout.planets.end());
  return parts;
}

void check_apart(const std::vector<Rect>& parts) {
  for (std::size_t i = 0; i < parts.size(); ++i) {
    for (std::size_t j = i + 1; j < parts.size(); ++j) {
      CAPTURE(i, j);
      CHECK_FALSE(overlap(parts[i], parts[j], 0.01F));
    }
  }
}

constexpr Vec2 kPhones[] = {{390, 844}, {360, 640}, {768, 1024}};

LayoutInput middle_game(Vec2 viewport) {
  LayoutInput input;
  input.viewport = viewport;
  input.hand = 7;
  input.buttons = 2;
  input.tools = 6;
  input.planets = 4;
  return input;
}

TEST_CASE("what the bar of a phone says finds room, and nothing is hidden by it", "[card_table]") {
  for (const Vec2 viewport : kPhones) {
    for (const int lines : {0, 1, 2, 4}) {
      CAPTURE(viewport.x, lines);
      LayoutInput input = middle_game(viewport);
      input.said = lines;
      const Layout layout = make_layout(input);
      std::vector<Rect> parts = parts_of(layout);
      parts.push_back(layout.hand);
      check_apart(parts);
      // A title, and so many lines of small words under it.
      CHECK(layout.words.height() >= 22 + 15 * static_cast<float>(lines));
      for (const Rect& button : layout.button_places) {
        CHECK_FALSE(overlap(button, layout.words, 0.01F));
        CHECK(button.min.y >= layout.words.max.y + 5);
        CHECK((button.height() >= 44 && button.max.y <= layout.bar.max.y));
      }
    }
  }
}

TEST_CASE("a hint on a phone is told in the bar and covers nothing", "[card_table][advice]") {
  Played at(kMiddleGame, person_and_bot());
  at.viewport = {390, 844};
  at.frame({}, {});
  at.press('t');
  at.table.advise("640 0 3.1.0.2.4 a Eva@P4");
  at.frame({}, {});
  const Picture picture = at.table.picture(0);
  CHECK(picture.places->prompt_rows.empty());
  const BarWords bar = words_of_bar(*picture.view, *picture.layout, fixed_measure());
  CHECK(bar.line == "Play Evacuation Ship on Tarsk Orbital: it yields 2 more resources a turn.");
  CHECK(bar.hint);
  const int lines = lines_in_bar(*picture.view, *picture.layout, fixed_measure());
  CHECK(lines >= 2);
  CHECK(picture.layout->words.height() >= 22 + 15 * static_cast<float>(lines));
  std::vector<Rect> parts = parts_of(*picture.layout);
  parts.push_back(picture.layout->hand);
  check_apart(parts);
}

TEST_CASE("a ship on a phone says all that may be done with it", "[card_table]") {
  Played at(kMiddleGame, person_and_bot());
  at.viewport = {390, 844};
  at.frame({}, {});
  at.tap("ship a 4");
  at.frame({}, {});
  const Picture picture = at.table.picture(0);
  const BarWords bar = words_of_bar(*picture.view, *picture.layout, fixed_measure());
  CHECK(bar.line == "Its stack attacks with 4: choose a target. Or move it to a lit place, for 1.");
  at.press(Key::Escape);
  at.tap("hand 1");
  at.frame({}, {});
  CHECK(words_of_bar(at.table.view(), at.table.layout(), fixed_measure()).line ==
        "Choose the planet it is to drain.");
}

TEST_CASE("who goes first is judged by the hand, which stays in sight", "[card_table]") {
  for (const Vec2 viewport : {Vec2{390, 844}, Vec2{844, 390}, Vec2{1280, 800}}) {
    CAPTURE(viewport.x);
    Played at(
        "edge-cards/1 to=b first=a actions=0 hand.a=Min+Eva+Res+Esc4 hand.b=Min+Eva+Res+Lin3+Bul",
        person_and_bot());
    at.viewport = viewport;
    for (const char* action : {"b end", "~coin:a"}) at.play(*read_action(at.state(), action));
    at.frame({}, {});
    const Picture picture = at.table.picture(0);
    REQUIRE_FALSE(picture.layout->hand_slots.empty());
    for (const PromptRow& row : picture.places->prompt_rows) {
      CHECK_FALSE(overlap(row.at, picture.layout->hand, 0.01F));
    }
    const std::vector<Button>& buttons = at.table.view().buttons;
    REQUIRE(buttons.size() == 2);
    for (const Button& button : buttons) CHECK_FALSE(button.primary);  // a choice, not the way on
  }
}

TEST_CASE("a hint beside a wide table has a card of its own", "[card_table][advice]") {
  Played at(kMiddleGame, person_and_bot());
  at.press('t');
  at.table.advise("640 0 3.1.0.2.4 a Eva@P4");
  at.frame({}, {});
  const Picture picture = at.table.picture(0);
  REQUIRE(picture.places->prompt_rows.size() == 2);
  CHECK(picture.places->prompt_rows[0].text == "Hint");
  CHECK_FALSE(words_of_bar(*picture.view, *picture.layout, fixed_measure()).hint);
}

TEST_CASE("a review's words on a phone cover nothing", "[card_table][review]") {
  for (const Vec2 viewport : kPhones) {
    for (const float told : {0.0F, 70.0F, 150.0F, 240.0F}) {
      CAPTURE(viewport.x, told);
      LayoutInput input = middle_game(viewport);
      input.hand = 0;
      input.buttons = 5;
      input.tools = 3;
      input.reviewing = true;
      input.told = told;
      const Layout layout = make_layout(input);
      std::vector<Rect> parts = parts_of(layout);
      parts.push_back(layout.curve);
      check_apart(parts);
      const bool small = viewport.y < 700;
      for (const Rect& part : parts) {
        if (small && part.center() == layout.panels[0].center()) continue;
        CHECK_FALSE(overlap(part, layout.prompt, 0.01F));
      }
      CHECK(layout.prompt.height() >= std::min(told, small ? 100.0F : 0.3F * viewport.y) - 0.01F);
      CHECK(layout.curve.height() >= 44);
    }
  }
}

// ---- A phone on its side -----------------------------------------------------------------------

constexpr Vec2 kOnItsSide{844, 390};

bool inside(Rect part, Rect whole) {
  const Rect room = grown(whole, 0.01F);
  return room.contains(part.min) && room.contains(part.max);
}

TEST_CASE("on a phone on its side nothing lies on anything else", "[card_table][layout]") {
  for (const Vec2 viewport : {kOnItsSide, Vec2{667, 375}, Vec2{932, 430}}) {
    CAPTURE(viewport.x);
    const Layout layout = make_layout(middle_game(viewport));
    REQUIRE(layout.form == Form::Flat);
    std::vector<Rect> parts = parts_of(layout);
    parts.push_back(layout.hand);
    check_apart(parts);
    for (const CardSlot& slot : layout.hand_slots) CHECK(slot.size.x >= 56);
  }
}

TEST_CASE("stacks lie beside each other as long as there is room", "[card_table][layout]") {
  struct Case {
    Vec2 viewport;
    std::string_view stacks;
  };
  const Case cases[] = {{kOnItsSide, "A1.Pic,A2.Lan"},
                        {kOnItsSide, "A1.Pic,A1.Rai,A2.Lan,A3.Rai"},
                        {kOnItsSide, "A1.Pic,A1.Rai,A2.Lan,A3.Rai,A4.Pic,A5.Pic"},
                        {{390, 844}, "A1.Pic,A1.Rai,A2.Lan,A3.Rai,A4.Pic"},
                        {{1024, 768}, "A1.Pic,A1.Rai,A2.Lan,A3.Rai,A4.Pic,A5.Pic"}};
  for (const Case& each : cases) {
    CAPTURE(each.viewport.x, each.stacks);
    Played at(
        "edge-cards/1 turn=5 to=a stockpile=9,9 hand.a=Min+Eva hand.b=Min+Eva+Res "
        "ships.a=P1.Res ships.b=" +
            std::string(each.stacks),
        person_and_bot());
    at.viewport = each.viewport;
    at.frame({}, {});
    std::vector<Rect> stacks;
    for (const GroupPlace& place : at.table.picture(0).places->groups) {
      if (place.group->thing.spot != Spot::Stack) continue;
      stacks.push_back(place.at);
      CHECK(inside(place.at, at.table.layout().sides[1].stacks));
    }
    CHECK(stacks.size() >= 2);
    check_apart(stacks);
  }
}

TEST_CASE("on a large screen planets and ships grow, the column of the log less",
          "[card_table][layout]") {
  const auto laid_out = [](Vec2 viewport) {
    LayoutInput input;
    input.viewport = viewport;
    input.planets = 4;
    return make_layout(input);
  };
  const Layout usual = laid_out({1280, 800}), large = laid_out({1920, 1080});
  CHECK(large.ship.y > usual.ship.y * 1.2F);
  CHECK(large.planets[0].height() > usual.planets[0].height() * 1.15F);
  CHECK(usual.log.width() <= 245);
  CHECK(large.log.width() / 1920 <= usual.log.width() / 1280);
}

TEST_CASE("the sums of a stack stand over its ships, not on them", "[card_table][layout]") {
  for (const Vec2 viewport : {Vec2{390, 844}, Vec2{1024, 768}, Vec2{1440, 900}}) {
    CAPTURE(viewport.x);
    Played at(
        "edge-cards/1 turn=5 to=a stockpile=9,9 hand.a=Min+Eva hand.b=Min+Eva+Res "
        "ships.a=P1.Res,A1.Rai,A1.Lin ships.b=A1.Pic,A1.Rai,A2.Lan",
        person_and_bot());
    at.viewport = viewport;
    at.frame({}, {});
    const Picture picture = at.table.picture(0);
    const Places& places = *picture.places;
    int with_sums = 0;
    for (const GroupPlace& place : places.groups) {
      const bool several = place.group->thing.spot == Spot::Stack && place.group->ships.size() > 1;
      CHECK((place.sums.height() > 0) == several);
      if (!several) continue;
      ++with_sums;
      CHECK(inside(place.sums, place.at));
      for (const ShipPlace& ship : places.ships) {
        if (inside(ship.at, place.at)) check_apart({place.sums, ship.at});
      }
    }
    CHECK(with_sums == 2);
  }
}

TEST_CASE("the menu lies on its sheet, large enough for a finger", "[card_table][layout]") {
  for (const Vec2 viewport : {kOnItsSide, Vec2{667, 375}, Vec2{390, 844}, Vec2{1280, 800}}) {
    CAPTURE(viewport.x);
    Played at(kMiddleGame, person_and_bot());
    at.viewport = viewport;
    at.frame({}, {});
    at.tap("button menu");
    at.frame({}, {});
    const Places& places = *at.table.picture(0).places;
    REQUIRE(places.sheet_items.size() >= 5);
    check_apart(places.sheet_items);
    for (const Rect& item : places.sheet_items) {
      CHECK(inside(item, places.sheet_place.inside));
      CHECK(item.height() >= 44);
    }
  }
}

TEST_CASE("planets on a phone's side are called by their whole names", "[card_table][layout]") {
  const auto check_at = [](Vec2 viewport) {
    const Layout layout = make_layout(middle_game(viewport));
    const auto& all = mael::cards::catalogue();
    for (const std::string_view tag : {"Zyc", "Goc", "Yul", "Tar"}) {
      const std::string title = title_of(static_cast<mael::cards::CardKind>(all.find(tag)));
      INFO(title << " at " << viewport.x);
      const PlanetParts parts = parts_of_planet(layout.planets[0], layout.rows[0], 5, 1);
      CHECK(fixed_measure().size(TextStyle::Caption, title).x <= parts.name.width());
      CHECK(parts.rate.height() >= 12);
      CHECK(parts.rate.width() >= 24);
      CHECK_FALSE(overlap(parts.rate, parts.globe, 0.01F));
      CHECK_FALSE(overlap(parts.rate, parts.heap, 0.01F));
    }
  };
  const auto check_all = [&] {
    check_at(kOnItsSide);
    check_at({667, 375});
  };
  SECTION("English") { check_all(); }
  SECTION("French") {
    const InFrench speaks;
    check_all();
  }
}

TEST_CASE("what is attached to a planet hides neither store nor rate", "[card_table][layout]") {
  for (const Vec2 viewport : {kOnItsSide, Vec2{390, 844}, Vec2{360, 640}, Vec2{1280, 800}}) {
    const Layout layout = make_layout(middle_game(viewport));
    for (const int attached : {0, 1, 3, 5}) {
      CAPTURE(viewport.x, attached);
      const PlanetParts parts = parts_of_planet(layout.planets[0], layout.rows[0], 2, attached);
      REQUIRE(parts.badges.size() == static_cast<std::size_t>(attached));
      for (const Rect& badge : parts.badges) {
        CHECK_FALSE(overlap(badge, parts.heap, 0.01F));
        CHECK_FALSE(overlap(badge, parts.name, 0.01F));
        CHECK_FALSE(overlap(badge, parts.rate, 0.01F));
        CHECK(inside(badge, layout.rows[0]));
        CHECK_FALSE(overlap(badge, parts.globe, 0.01F));
      }
      CHECK(inside(parts.globe, layout.planets[0]));
      CHECK(inside(parts.heap, layout.planets[0]));
      CHECK_FALSE(overlap(parts.globe, parts.heap, 0.01F));
      CHECK_FALSE(overlap(parts.name, parts.rate, 0.01F));
    }
  }
}

// ---- Told while things move --------------------------------------------------------------------

TEST_CASE("an attack area does not say what it is under a card that is leaving", "[card_table]") {
  State before = position(
      "edge-cards/1 await=bid actions=1 stockpile=6,6 ships.a=A1.Rai ships.b=A1.Pic "
      "declared=A1*A1");
  apply(before, Action{Seat::A, Bid{1}}, nullptr);
  Table table;
  table.open(person_and_bot(), before, Journal(person_and_bot()), {});
  FrameInput input;
  input.viewport = {390, 844};
  Wishes wishes;
  table.read(input, wishes);
  CHECK_FALSE(table.picture(0).bare[1]);
  const Action bid{Seat::B, Bid{0}};
  State after = before;
  Events events;
  REQUIRE_FALSE(check(before, bid));
  apply(after, bid, &events);
  REQUIRE(after.side(Seat::B).ships.size() == 0);
  table.applied({{before, bid, events, after}}, 0);
  CHECK(table.view().sides[1].stacks.empty());
  CHECK_FALSE(table.picture(1000).bare[1]);
  CHECK(table.picture(60'000).bare[1]);
}

TEST_CASE("what comes of a battle is told when it has been seen", "[card_table]") {
  State before = position(
      "edge-cards/1 await=bid actions=1 stockpile=6,6 ships.a=A1.Rai ships.b=A1.Pic,A1.Rai "
      "declared=A1*A1");
  apply(before, Action{Seat::A, Bid{3}}, nullptr);
  Table table;
  table.open({}, before, Journal(std::array<Player, kSeats>{}), {});
  State after = before;
  Events events;
  apply(after, Action{Seat::B, Bid{0}}, &events);
  REQUIRE(after.awaiting == Awaiting::Casualty);
  table.applied({{before, {Seat::B, Bid{0}}, events, after}}, 0);
  const Picture during = table.picture(1000);
  CHECK(during.in_motion);
  CHECK(during.told == 0);
  CHECK_FALSE(table.log().empty());
  const Picture done = table.picture(60'000);
  CHECK_FALSE(done.in_motion);
  CHECK(done.told == table.log().size());
}

TEST_CASE("on an upright phone every card of the hand shows its sign and figures to a finger",
          "[card_table][layout]") {
  for (int cards = 1; cards <= 8; ++cards) {
    CAPTURE(cards);
    LayoutInput input = middle_game({390, 844});
    input.hand = cards;
    const Layout layout = make_layout(input);
    for (std::size_t i = 0; i < layout.hand_slots.size(); ++i) {
      CAPTURE(i);
      const Rect seen = seen_part(layout.hand_slots, i);
      CHECK(seen.width() >= 44);
      CHECK(seen.height() >= 90);
      CHECK(seen.min.y >= layout.hand.min.y);
      CHECK(seen.max.y <= layout.hand.max.y);
    }
  }
}

TEST_CASE("the table of a phone stays where it is as the hand empties", "[card_table][layout]") {
  LayoutInput input = middle_game({390, 844});
  const Layout full = make_layout(input);
  input.hand = 3;
  CHECK(make_layout(input).rows == full.rows);
}

TEST_CASE("on a phone the table is framed beside a card, elsewhere the card finds a place",
          "[card_table][layout]") {
  for (const Vec2 page : {Vec2{390, 844}, Vec2{844, 390}, Vec2{1024, 768}, Vec2{1280, 800}}) {
    CAPTURE(page.x, page.y);
    LayoutInput input = middle_game(page);
    const Layout whole = make_layout(input);
    input.card = 160;
    const Layout shared = make_layout(input);
    if (shared.form == Form::Wide) {
      CHECK(spare_in(shared) == shared.log);
      CHECK(shared.rows == whole.rows);
      continue;
    }
    CHECK(shared.card.width() > 200);
    CHECK(shared.card.height() >= 160);
    std::vector<Rect> parts = parts_of(shared);
    parts.push_back(shared.card);
    check_apart(parts);
    if (shared.form == Form::Flat) CHECK(shared.rows == whole.rows);
  }
}

TEST_CASE("on a phone a table without room for a card keeps what it has", "[card_table][layout]") {
  LayoutInput input = middle_game({360, 640});
  const Layout whole = make_layout(input);
  input.card = 160;
  CHECK(make_layout(input).rows == whole.rows);
  CHECK(make_layout(input).card.height() == 0);
}

}  // namespace
}  // namespace mael::web::cards

// What is read of a thing on its sheet, and where the log lies.
#include "web/table/parts/thing_sheet.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string_view>

#include "web/base/measure.h"
#include "web/table/parts/lists.h"

namespace mael::web {
namespace {

constexpr Rect kWide{{20, 10}, {620, 700}}, kNarrow{{20, 10}, {320, 700}};
constexpr SheetPicture kPicture{{150, 200}, true};

ThingSheet frigate() {
  ThingSheet thing;
  thing.subtitle = "Frigate";
  thing.values = {{{}, "Hull", 3, 2, "what it bears", {"+1 from iron"}},
                  {{}, "Sail", 1, 1, "its speed", {}}};
  thing.condition = {{{}, "A wound."}};
  thing.text = {"Always", "Fast before the wind."};
  thing.traits = {{"Lean", "Needs no crew."}};
  thing.notes = {"Two in the game."};
  thing.flavour = "Old.";
  return thing;
}

const ColumnPart* part(const Column& column, std::string_view text) {
  const auto at = std::find_if(column.parts.begin(), column.parts.end(),
                               [&](const ColumnPart& each) { return each.text == text; });
  return at == column.parts.end() ? nullptr : &*at;
}

TEST_CASE("all that is known of a thing is on its sheet", "[sheet]") {
  const Column column = lay_out(frigate(), kPicture, kWide, fixed_measure());
  for (const char* text :
       {"Frigate", "A wound.", "Hull", "3 (2)", "+1 from iron", "1", "Always",
        "Fast before the wind.", "Lean", "Needs no crew.", "Two in the game.", "Old."}) {
    CAPTURE(text);
    CHECK(part(column, text));
  }
}

TEST_CASE("words leave the picture free, beside it or below", "[sheet]") {
  for (const Rect inside : {kWide, kNarrow}) {
    const Rect picture = place_of_picture(kPicture, inside);
    CHECK(picture.min.x >= inside.min.x);
    CHECK(picture.max.x <= inside.max.x);
    const Column column = lay_out(frigate(), kPicture, inside, fixed_measure());
    for (const ColumnPart& each : column.parts) {
      const bool beside = each.at.min.x >= picture.max.x, below = each.at.min.y >= picture.max.y;
      CHECK((beside || below));
    }
  }
  CHECK(part(lay_out(frigate(), kPicture, kWide, fixed_measure()), "Frigate")->at.min.y <
        place_of_picture(kPicture, kWide).max.y);
}

TEST_CASE("the title of a value is whole, and its number beside it", "[sheet]") {
  ThingSheet thing = frigate();
  thing.values[0].title = "D\u00e9placement lent";
  const Column column = lay_out(thing, kPicture, kWide, fixed_measure());
  const ColumnPart* title = part(column, thing.values[0].title);
  const ColumnPart* number = part(column, "3 (2)");
  REQUIRE((title && number));
  CHECK(fixed_measure().size(TextStyle::Strong, title->text).x <= title->at.width());
  CHECK(number->at.min.x >= title->at.max.x);
  CHECK(part(column, "1")->at.min.x == number->at.min.x);
}

TEST_CASE("values stand below a small picture", "[sheet]") {
  const Column column = lay_out(frigate(), {{120, 100}, false}, kNarrow, fixed_measure());
  CHECK(part(column, "Hull")->at.min.x == kNarrow.min.x);
  CHECK(part(column, "Hull")->at.min.y > kNarrow.min.y + 100);
}

TEST_CASE("a sheet has a rule between what it has, and no section that is empty", "[sheet]") {
  for (unsigned has = 1; has < 32; ++has) {
    ThingSheet thing = frigate();
    if (!(has & 1)) thing.values.clear();
    if (!(has & 2)) thing.text = {};
    if (!(has & 4)) thing.traits.clear();
    if (!(has & 8)) thing.notes.clear();
    if (!(has & 16)) thing.flavour.clear();
    for (const bool beside : {false, true}) {
      CAPTURE(has, beside);
      const Column column = lay_out(thing, {{120, 100}, beside}, kWide, fixed_measure());
      bool ruled = false;
      for (const ColumnPart& each : column.parts) {
        const bool rule = each.kind == ColumnPart::Kind::Rule;
        CHECK_FALSE((ruled && rule));
        ruled = rule;
      }
      CHECK_FALSE(ruled);
      CHECK(std::any_of(column.parts.begin(), column.parts.end(), [](const ColumnPart& each) {
              return each.kind == ColumnPart::Kind::Rule;
            }) == (!beside || has > 1));
    }
  }
}

TEST_CASE("a thing of which more is known wants a higher sheet", "[sheet]") {
  const ThingSheet plain;
  CHECK(height_of(frigate(), false) > height_of(plain, false));
  CHECK(height_of(plain, true) > height_of(plain, false));
}

TEST_CASE("the log lies in its panel and on its sheet", "[sheet]") {
  const std::vector<ToldLine> lines{{Tone::Heading, Seat::Chance, 1, "Turn 1"},
                                    {Tone::Important, Seat::D, 1, "Somebody sank."}};
  LogPlaces places;
  places.sheet = kWide;
  const Measure& measure = fixed_measure();
  Lists lists = lay_out_logs(places, lines, Icon::Burn, measure);
  CHECK_FALSE(lists.docked);
  CHECK_FALSE(lists.log);  // the sheet is about something else
  CHECK(lists.sheet == kWide);
  places.docked = kNarrow;
  places.on_sheet = true;
  lists = lay_out_logs(places, lines, Icon::Burn, measure);
  REQUIRE((lists.docked && lists.log));
  CHECK(lists.docked->lines.size() == 2);
  places.sheet.reset();
  CHECK_FALSE(lay_out_logs(places, lines, Icon::Burn, measure).log);
}

}  // namespace
}  // namespace mael::web

// The words of sheets of the pirates' table, laid out.
#include "web/screens/pirates/sheets.h"

#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <set>
#include <string>

#include "tests/web/in_french.h"
#include "tests/web/screens/pirates/pirates_table.h"
#include "web/screens/pirates/places_over.h"
#include "web/screens/pirates/view/view_parts.h"

namespace mael::web::pirates {
namespace {

constexpr Rect kInside{{20, 430}, {370, 770}};
constexpr bool kTouch = true;

View help_at(int page) {
  Selection selection;
  selection.sheet = OpenSheet::Help;
  selection.page = page;
  const Situation situation = seen_by_a("pirates/1 seats=2 ship.a=at:B0 ship.b=at:A2");
  return build_view(situation, selection, Journal(situation.players));
}

std::string words_of(const View& view, bool touch) {
  const auto column = words_of_sheet(view, kInside, touch, fixed_measure());
  REQUIRE(column);
  std::string words = wish_of(view, fixed_measure(), {390, 844}).title;
  for (const ColumnPart& part : column->parts) words += "\n" + part.text;
  return words;
}

// A text that is in no table is read as its key in brackets.
void check_known() {
  for (int page = 0; page < kHelpPages; ++page) {
    CAPTURE(page);
    const std::string words = words_of(help_at(page), !kTouch);
    CHECK(words.size() > 40);
    CHECK(words.find('[') == std::string::npos);
  }
}

}  // namespace

TEST_CASE("every page of the help has its words", "[pirates][help]") {
  check_known();
  const InFrench french("pirates");
  CHECK(wish_of(help_at(1), fixed_measure(), {390, 844}).title == "Tourner un cercle");
  check_known();
}

TEST_CASE("the picture of a help page is its own, and its words are below it", "[pirates][help]") {
  std::set<Icon> pictures;
  for (int page = 0; page + 1 < kHelpPages; ++page) {
    CAPTURE(page);
    const View view = help_at(page);
    const Icon picture = picture_of_help(view);
    CHECK(picture != Icon::None);
    pictures.insert(picture);
    const auto column = words_of_sheet(view, kInside, kTouch, fixed_measure());
    REQUIRE(column);
    REQUIRE(column->parts.size() == 1);
    CHECK(column->parts[0].at.min.y >= place_of_help_picture(kInside).max.y);
  }
  CHECK(pictures.size() + 1 == kHelpPages);
  CHECK(picture_of_help(help_at(1)) == find_icon("helm"));        // turning a circle
  CHECK(picture_of_help(help_at(4)) == find_icon("k01"));         // calamities
  CHECK(picture_of_help(help_at(kHelpPages - 1)) == Icon::None);  // the legend
}

TEST_CASE("keys are told to whoever has a keyboard alone", "[pirates][help]") {
  const std::string keys = spoken().get("pirates.help.keys").substr(0, 12);
  CHECK(words_of(help_at(0), !kTouch).find(keys) != std::string::npos);
  for (int page = 0; page < kHelpPages; ++page) {
    CHECK(words_of(help_at(page), kTouch).find(keys) == std::string::npos);
  }
}

TEST_CASE("what sells loot says so whole on a phone", "[pirates][shop]") {
  const auto check_sale = [] {
    constexpr float kBesideWords = 32;  // of a button
    Played played("pirates/1 seats=2 ship.a=at:B0,hold:CH03+CH05 ship.b=at:C9");
    played.viewport = {390, 844};
    played.frame({}, {});
    played.press('s');
    const std::optional<Rect> sale = played.table.where("sale 1");
    REQUIRE(sale);
    const std::string words = say("pirates.draw.sell", {"5"});
    CHECK(fixed_measure().size(TextStyle::Strong, words).x + kBesideWords <= sale->width());
  };
  check_sale();
  const InFrench french("pirates");
  check_sale();
}

TEST_CASE("the sheet of a ship is as high as what it says", "[pirates][sheet]") {
  for (const Vec2 viewport : {Vec2{390, 844}, Vec2{1280, 800}}) {
    CAPTURE(viewport.x);
    Played played("pirates/1 seats=2 ship.a=at:B0 ship.b=at:C9,hold:CH03");
    played.viewport = viewport;
    played.frame({}, {});
    played.tap("side b");
    const Places& places = *played.table.picture(0).places;
    const Rect inside = places.sheet_place.inside;
    const auto column = words_of_sheet(played.view(), inside, kTouch, fixed_measure());
    REQUIRE(column);
    CHECK(column->height <= inside.height());
    CHECK(column->height >= inside.height() - 24);
  }
}

}  // namespace mael::web::pirates

#include "web/setup/filled.h"

#include <catch2/catch_test_macros.hpp>
#include <string>

namespace mael::web::setup {
namespace {

TEST_CASE("what is filled in is read as it was written", "[setup]") {
  Filled filled = usual(3);
  filled.values = {{"play", "advanced"}, {"essence", "4"}};
  filled.seats[1] = {PlayerKind::Master, {}, {{"pick", "#fm1Ab_-9"}}};
  filled.seats[2].values["force"] = "the-broken";
  const std::string text = write_filled(filled);
  CHECK(text ==
        "setup/1 seats=person,master,casual essence=4 play=advanced b.pick=#fm1Ab_-9 "
        "c.force=the-broken");
  const auto again = read_filled(text);
  REQUIRE(again);
  CHECK(*again == filled);
}

TEST_CASE("a name is the person's, not the game's", "[setup]") {
  Filled filled = usual(2);
  filled.seats[0].name = "Amélie";
  CHECK(write_filled(filled) == "setup/1 seats=person,casual");
}

TEST_CASE("what is no such text is not read, in any part of it", "[setup]") {
  for (const char* text :
       {"", "setup/1", "setup/1 ", "setup/2 seats=person", "setup/1 play=basic",
        "setup/1 seats=", "setup/1 seats=nobody", "setup/1 seats=person,,casual",
        "setup/1 seats=person,person,person,person,person,person", "setup/1 seats=person play",
        "setup/1 seats=person =basic", "setup/1 seats=person play=a play=b",
        "setup/1 seats=person Play=basic", "setup/1 seats=person play=ba\x01sic",
        "setup/1 seats=person b.force=host", "setup/1 seats=person  play=basic"}) {
    INFO(text);
    CHECK_FALSE(read_filled(text));
  }
  const std::string most = "setup/1 seats=person play=" + std::string(kLongestValue, 'x');
  CHECK(read_filled(most));
  CHECK_FALSE(read_filled(most + "x"));
}

TEST_CASE("numbers and switches out of bounds are as usual", "[setup]") {
  const Values values{{"essence", "9"}, {"draw", "30"}, {"odd", "35"}, {"much", "99999999999"},
                      {"half", "3x"},   {"on", "1"},    {"off", "0"},  {"two", "2"}};
  CHECK(number_of(values, "essence", 3, 1, 9) == 9);
  CHECK(number_of(values, "essence", 3, 1, 8) == 3);
  CHECK(number_of(values, "draw", 20, 0, 60, 10) == 30);
  CHECK(number_of(values, "odd", 20, 0, 60, 10) == 20);
  for (const char* id : {"much", "half", "none"}) CHECK(number_of(values, id, 5, 0, 60) == 5);
  CHECK(is_on(values, "on", false));
  CHECK_FALSE(is_on(values, "off", true));
  CHECK(is_on(values, "two", true));
  CHECK_FALSE(is_on(values, "none", false));
}

TEST_CASE("one person meets bots, and further seats are bots too", "[setup]") {
  Filled filled = usual(1);
  REQUIRE(filled.seats.size() == 1);
  CHECK(filled.seats[0].kind == PlayerKind::Person);
  set_seats(filled, 4);
  REQUIRE(filled.seats.size() == 4);
  for (std::size_t i = 1; i < 4; ++i) CHECK(filled.seats[i].kind == PlayerKind::Casual);
}

}  // namespace
}  // namespace mael::web::setup

#include "web/widgets/cards/strip_title.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "engine/cards/content.h"
#include "tests/web/in_french.h"
#include "web/screens/cards/words.h"

namespace mael::web {
namespace {

using Lines = std::vector<std::string>;

// Every letter is five pixels wide.
float width_of(std::string_view words) {
  return 5 * static_cast<float>(std::count_if(words.begin(), words.end(), [](char byte) {
           return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
         }));
}

Lines lines_of(std::string_view name) { return strip_title(name, 45, width_of); }

TEST_CASE("the name of a card on a strip is broken between words, and cut with a sign", "[cards]") {
  CHECK(lines_of("Sabotage") == Lines{"Sabotage"});
  CHECK(lines_of("Boom Town") == Lines{"Boom Town"});
  CHECK(lines_of("Escort Corvette") == Lines{"Escort", "Corvette"});
  CHECK(lines_of("Dreadnought") == Lines{"Dreadnou…"});
  CHECK(lines_of("Evacuation Ship") == Lines{"Evacuati…", "Ship"});
  CHECK(lines_of("Académiciens de là") == Lines{"Académic…", "de là"});
  CHECK(lines_of("Éééééééééé") == Lines{"Éééééééé…"});
  CHECK(lines_of("War of the Worlds") == Lines{"War of", "the Worl…"});
  CHECK(lines_of("") == Lines{""});
}

TEST_CASE("every card of The Edge has a name on the narrowest strip", "[cards]") {
  const auto check_all = [] {
    for (int kind = 0; kind < mael::cards::catalogue().size(); ++kind) {
      const std::string title = cards::title_of(static_cast<mael::cards::CardKind>(kind));
      INFO(title);
      for (const std::string& line : lines_of(title)) {
        CHECK(width_of(line) <= 45);
        CHECK(width_of(line) >= 15);
      }
    }
  };
  SECTION("English") { check_all(); }
  SECTION("French") {
    const InFrench speaks;
    check_all();
  }
}

}  // namespace
}  // namespace mael::web

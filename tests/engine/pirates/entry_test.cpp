// The game without its types, as command line and lists see it.
#include "engine/pirates/entry.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/pirates/content_check.h"
#include "engine/play/game_entry.h"
#include "engine/play/workbench.h"

namespace mael::pirates {
namespace {

void play_out(AnyMatch& match, Random& random) {
  while (!match.awaited().is_nobody()) {
    const std::vector<std::string> listed = match.listed();
    REQUIRE_FALSE(listed.empty());
    const bool chance = match.awaited().is_chance();
    const auto count = static_cast<std::uint32_t>(listed.size());
    const auto judged = match.append(chance ? match.dealt(random) : listed[random.below(count)]);
    REQUIRE((judged && judged->accepted));
  }
}

}  // namespace

TEST_CASE("games of one to five ships are played in notation alone",
          "[pirates][any_match][rule:PIR-001]") {
  for (int seats = 1; seats <= 5; ++seats) {
    Random random(static_cast<std::uint64_t>(seats));
    const auto match = kEntry.begin({}, "pirates/1 seats=" + std::to_string(seats));
    REQUIRE(match.ok());
    CHECK((*match)->seats().size() == seats);
    play_out(**match, random);
    CHECK((*match)->ending().over);
    const auto again = kEntry.resume((*match)->link());
    REQUIRE(again.ok());
    CHECK((*again)->position() == (*match)->position());
  }
}

TEST_CASE("a match says why it refuses, and changes nothing", "[pirates][any_match]") {
  const auto match = kEntry.resume("pirates/1 seats=2");
  REQUIRE(match.ok());
  const auto judged = (*match)->append("a move:C5");
  REQUIRE(judged.ok());
  CHECK_FALSE(judged->accepted);
  CHECK(judged->rule == "PIR-050");
  CHECK(judged->sentence == "C5 (Coral Crown) does not touch A0.");
  CHECK((*match)->size() == 0);
}

TEST_CASE("the tables of the pirates' game agree with each other", "[pirates][content]") {
  CHECK(find_content_faults(built_in_tables()).empty());
  ContentFiles tables = built_in_tables();
  tables.texts.replace(tables.texts.find("equipment.E05"), 13, "equipment.E55");
  const std::vector<std::string> missing{"en_pirates.tsv: key 'equipment.E05' is missing"};
  CHECK(find_content_faults(tables) == missing);
}

}  // namespace mael::pirates

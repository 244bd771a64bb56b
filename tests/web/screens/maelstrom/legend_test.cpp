#include "web/screens/maelstrom/legend.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "engine/maelstrom/force.h"
#include "web/screens/maelstrom/card.h"
#include "web/screens/maelstrom/scene.h"

namespace mael::web::maelstrom {
namespace {

bool is_named(const std::string& name) {
  const std::vector<LegendLine> legend = legend_of_tiles();
  return std::any_of(legend.begin(), legend.end(),
                     [&](const LegendLine& line) { return line.name == name; });
}

std::set<Icon> explained_signs() {
  std::set<Icon> signs;
  for (const LegendLine& line : legend_of_tiles()) signs.insert(line.icon);
  return signs;
}

TEST_CASE("the legend explains every sign a tile may bear") {
  const std::set<Icon> explained = explained_signs();
  for (int kind = 0; kind < catalogue().size(); ++kind) {
    const HexSprite piece = make_hand_piece(static_cast<TileKind>(kind), Seat::A);
    INFO(catalogue()[static_cast<TileKind>(kind)].tag);
    for (std::size_t i = 0; i < piece.badge_count; ++i) {
      const Icon icon = piece.badges.at(i).icon;
      CHECK((icon == Icon::None || explained.count(icon) == 1));
    }
    CHECK((piece.corner_icon == Icon::None || explained.count(piece.corner_icon) == 1));
  }
}

TEST_CASE("every line of the legend has a name and a sentence") {
  for (const LegendLine& line : legend_of_tiles()) {
    INFO(line.name);
    CHECK_FALSE(line.name.empty());
    CHECK(line.name.front() != '[');
    CHECK_FALSE(line.sentence.empty());
    CHECK(line.sentence.front() != '[');
  }
}

TEST_CASE("the card of a tile calls its values as the legend does, each by its sign") {
  Situation situation;
  for (int kind = 0; kind < catalogue().size(); ++kind) {
    ForceRow row;
    row.kind = static_cast<TileKind>(kind);
    for (const Seat seat : {Seat::A, Seat::B}) {
      situation.seen.side(seat).rows = {};
      situation.seen.side(seat).rows.push_back(row);
    }
    const auto card = make_card(situation, Subject{{}, Seat::A, 0});
    REQUIRE(card);
    INFO(card->title);
    for (const ShownValue& value : card->values) {
      CHECK(is_named(value.title));
      CHECK((value.icon != Icon::None || value.title == say("value.cost")));
    }
    for (const SheetNote& trait : card->traits) CHECK(trait.icon != Icon::None);
  }
}

TEST_CASE("in a lesson the card of a tile says where on the tile each value stands", "[lesson]") {
  Situation situation;
  situation.taught = true;
  ForceRow row;
  row.kind = static_cast<TileKind>(catalogue().find("DHo"));
  for (const Seat seat : {Seat::A, Seat::B}) situation.seen.side(seat).rows.push_back(row);
  const auto card = make_card(situation, Subject{{}, Seat::A, 0});
  REQUIRE(card);
  REQUIRE(card->values.size() == 6);
  const std::vector<LegendLine> legend = legend_of_tiles();
  for (const ShownValue& value : card->values) {
    const auto line = std::find_if(legend.begin(), legend.end(), [&](const LegendLine& each) {
      return each.name == value.title;
    });
    REQUIRE(line != legend.end());
    CHECK(value.meaning == line->sentence);
  }
}

}  // namespace
}  // namespace mael::web::maelstrom

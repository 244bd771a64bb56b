#include "web/screens/cards/legend.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "engine/cards/help/words.h"
#include "web/base/say.h"
#include "web/screens/cards/detail.h"

namespace mael::web::cards {
namespace {

TEST_CASE("the full card calls its values as the legend does, each by its sign", "[card_table]") {
  const std::vector<LegendLine> legend = legend_of_cards();
  for (CardKind kind = 0; kind < catalogue().size(); ++kind) {
    const auto detail = make_detail({}, {kind, {}});
    REQUIRE(detail);
    INFO(detail->title);
    CHECK(mael::cards::rule_book().find(detail->rule) != nullptr);
    for (const ShownValue& value : detail->values) {
      CHECK(value.icon != Icon::None);
      CHECK(std::any_of(legend.begin(), legend.end(), [&](const LegendLine& line) {
        return line.icon == value.icon && line.name == value.title;
      }));
    }
  }
}

TEST_CASE("every line of the cards' legend has a name and a sentence", "[card_table]") {
  for (const LegendLine& line : legend_of_cards()) {
    INFO(line.name);
    CHECK(line.icon != Icon::None);
    CHECK(line.name.find('[') == std::string::npos);
    CHECK(line.sentence.find('[') == std::string::npos);
  }
}

}  // namespace
}  // namespace mael::web::cards

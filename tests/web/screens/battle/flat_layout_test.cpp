// A phone on its side: the table is as high as the screen, between two columns, and nothing lies
// upon anything else.
#include "web/screens/battle/flat_layout.h"

#include <algorithm>
#include <string>
#include <utility>

#include "tests/web/screens/battle/battle_table.h"
#include "web/screens/battle/panels.h"
#include "web/table/parts/pill_places.h"

namespace mael::web::battle {
namespace {

constexpr Vec2 kSide{844, 390};

using Part = std::pair<std::string, Rect>;

std::vector<Part> parts_of(const Layout& layout, const LayoutInput& input) {
  std::vector<Part> parts{{"board", layout.board},         {"near panel", layout.panels[0]},
                          {"far panel", layout.panels[1]}, {"words", layout.bar},
                          {"tools", layout.tools},         {"facts", layout.notice},
                          {"curve", layout.curve}};
  if (input.prompts) parts.emplace_back("prompt", layout.prompt);
  for (const Rect button : layout.button_places) parts.emplace_back("button", button);
  for (std::size_t side = 0; side < 2; ++side) {
    if (layout.strips.at(side).width() <= 0) continue;
    for (const Rect sign : places_in_strip(layout.strips.at(side), input.squads.at(side))) {
      parts.emplace_back("sign", sign);
    }
  }
  return parts;
}

void check_apart(const LayoutInput& input) {
  const Layout layout = make_layout(input);
  const Rect area = shrunk({{}, input.viewport}, input.safe);
  const std::vector<Part> parts = parts_of(layout, input);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    INFO(parts[i].first);
    if (parts[i].second.width() > 0) CHECK(lies_in(parts[i].second, area));
    if (parts[i].first == "sign" || parts[i].first == "button") {
      CHECK(parts[i].second.height() >= kTouch);
    }
    if (parts[i].first == "sign") CHECK(parts[i].second.width() >= kTouch);
    for (std::size_t j = 0; j < i; ++j) {
      INFO("and " << parts[j].first);
      CHECK_FALSE(overlap(parts[i].second, parts[j].second));
    }
  }
  CHECK(static_cast<int>(layout.button_places.size()) == input.buttons);
  REQUIRE(static_cast<int>(layout.tool_places.size()) == input.tools);
  for (const Rect tool : tool_targets(layout)) {
    CHECK(tool.width() >= kTouch);
    CHECK(lies_in(tool, layout.tools));
  }
}

}  // namespace

TEST_CASE("on a phone on its side nothing lies upon anything else", "[battle_flat]") {
  LayoutInput input;
  input.viewport = kSide;
  input.tools = 7;
  for (const Insets safe : {Insets{}, Insets{47, 0, 47, 21}}) {
    for (const int squads : {1, 4, 8}) {
      for (const int buttons : {0, 1, 2}) {
        for (const int form : {0, 1, 2, 3}) {
          INFO(squads << " squads, " << buttons << " buttons, form " << form << ", inset "
                      << safe.bottom);
          input.safe = safe;
          input.squads = {squads, squads};
          input.buttons = buttons;
          input.prompts = form > 0;
          input.reads = form == 2;
          input.reviewing = form == 3;
          check_apart(input);
        }
      }
    }
  }
}

TEST_CASE("on a phone on its side the table is as high as the screen, between narrow columns",
          "[battle_flat]") {
  const std::string choosing =
      "edge-battle/1 table=72x48 a.i=E01:18/10+17/9+19/9+16/8+20/8,face:256 "
      "b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768";
  At played(choosing, kSide);
  const Layout& layout = played.table.layout();
  CHECK(layout.board.height() == kSide.y);
  CHECK(layout.board.width() > 520);
  CHECK_FALSE(played.table.where("choice 1"));  // it is chosen by its sign
  REQUIRE(played.table.where("strip a1"));
  // 72 by 48 inches: 7 pixels of an inch, where it was 5.3 between a bar and a row of tools.
  CHECK(played.table.picture(0).camera.scale > 7);
  played.tap("strip a1");
  CHECK(layout.board.height() == kSide.y);
  CHECK(layout.board.width() > 300);
  CHECK(played.table.where("act move"));
  CHECK(played.table.where("strip a1"));
  played.tap("at 18/13");
  CHECK(layout.board.height() == kSide.y);
}

TEST_CASE("on a phone on its side the limit and what was told last are read in the column",
          "[battle_flat]") {
  const At played(facing(), kSide);
  View view = played.view();
  view.told = "Karist Troopers fires at Contractor Defenders, 10.0″ off.";
  const Layout& layout = played.table.layout();
  const FramePanels panels = panels_of(view, layout, false);
  const auto places = place_pills(panels.pills, layout.notice, fixed_measure());
  REQUIRE(panels.pills.size() == 2);
  REQUIRE(places.size() == 2);
  CHECK(places[0].words == view.goal);
  CHECK(places[0].wraps);
  CHECK(places[1].words == view.told);
  CHECK(lies_in(places[1].at, layout.notice));
}

TEST_CASE("a shot on a phone on its side has its numbers and its bars", "[battle_flat]") {
  At played(facing(), kSide);
  played.tap("squad b1");
  const Places& places = *played.table.picture(0).places;
  REQUIRE(played.view().prompt->chart);
  CHECK(places.links.size() == played.view().prompt->chain.size());
  CHECK(std::any_of(places.prompt_rows.begin(), places.prompt_rows.end(),
                    [](const PromptRow& row) { return row.kind == RowKind::Chart; }));
  CHECK(places.turner.pages == 1);
  CHECK(played.table.layout().board.width() >= 290);
}

}  // namespace mael::web::battle

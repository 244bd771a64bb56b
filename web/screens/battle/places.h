// Where everything of the battle's table lies that answers a tap, by name.
#pragma once

#include <string>
#include <vector>

#include "web/screens/battle/layout.h"
#include "web/screens/battle/view.h"
#include "web/table/over.h"

namespace mael::web::battle {

enum class RowKind : std::uint8_t { Title, Words, Chart, Tray, Choices };
struct PromptRow {
  RowKind kind = RowKind::Title;
  Rect at;
  std::string text;
  float height = 0;
};

struct Places : OverPlaces {
  Rect prompt;  // empty without one
  std::vector<PromptRow> prompt_rows;
  std::vector<Rect> dice;     // of the tray
  std::vector<Rect> choices;  // those that are shown, in order from `first_choice`
  std::size_t first_choice = 0;
  Rect more;  // asks for those that are not; empty where all fit
  Hits<Intent> hits;
};

// Where the leader of each squad that stands lies on the screen now, as in the view's list.
Places make_places(const View& view, const Layout& layout, const std::vector<Vec2>& squads,
                   int page, Vec2 viewport, const Insets& safe);

}  // namespace mael::web::battle

// Where everything of the battle's table lies that answers a tap, by name.
#pragma once

#include <string>
#include <vector>

#include "web/screens/battle/layout.h"
#include "web/screens/battle/ring.h"
#include "web/screens/battle/view.h"
#include "web/table/over.h"

namespace mael::web::battle {

enum class RowKind : std::uint8_t {
  Title,
  Step,
  Words,
  Weapon,
  Profile,
  Chart,
  Compare,
  Tray,
  Nudge,
  Choices,
};
struct PromptRow {
  RowKind kind = RowKind::Title;
  Rect at;
  std::string text;
  float height = 0;
  std::size_t index = 0;  // of steps and weapons: the first in the prompt's list
};

// Of a step or a weapon: one of those in a row.
struct LinePlace {
  Rect at;
  std::size_t index = 0;  // in the prompt's list
};

inline constexpr float kValue = 60;  // of a step's figure, at its right
inline constexpr float kBars = 66;   // high, of a chart; its words stand below them

// The arrows that push a ghost: west, east, north, south.
inline constexpr std::size_t kArrows = 4;

struct Places : OverPlaces {
  Rect prompt;  // empty without one
  std::vector<PromptRow> prompt_rows;
  std::vector<Rect> dice;  // of the tray
  std::vector<LinePlace> steps, weapons;
  bool notes = false;         // what stands in small words below others is shown
  std::vector<Rect> arrows;   // all four, or none
  std::vector<Rect> turns;    // to the left and to the right, or none
  std::optional<Ring> ring;   // of the squad that is about to go somewhere
  Rect map;                   // the table in small, where it is not shown whole
  std::vector<Rect> choices;  // those that are shown, in order from `first_choice`
  std::size_t first_choice = 0;
  Rect more;  // asks for those that are not; empty where all fit
  Hits<Intent> hits;
};

// Where things of the table lie on the screen now, in CSS pixels.
struct Spots {
  std::vector<Vec2> squads;  // the leader of each, as in the view's list
  std::vector<Vec2> ghosts;  // as in the view's list
  Rect map;
  std::optional<Ring> ring;
};
Places make_places(const View& view, const Layout& layout, const Spots& spots, int page,
                   Vec2 viewport, const Insets& safe);

}  // namespace mael::web::battle

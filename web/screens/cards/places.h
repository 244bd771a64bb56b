// Everything of the card table that answers a tap: things on the table, buttons, what lies in
// prompts, on sheets and notices. The painter paints at these places, the pointer looks them up,
// the keyboard goes through them, tests ask for them by name.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "web/screens/cards/input/input.h"
#include "web/screens/cards/layout.h"
#include "web/screens/cards/planet_parts.h"
#include "web/screens/cards/view/view.h"
#include "web/table/parts/over.h"
#include "web/table/parts/panels.h"
#include "web/table/parts/prompt.h"

namespace mael::web::cards {

// Rows of the prompt that are painted here; the index of a card's or faction's is its kind.
enum OwnRow : int { kCardRow, kBattleRow, kFactionRow, kKeysRow, kSliderRow };

// Of a battle: half a name's width, as a share of the row's; how high it is but for its names.
inline constexpr float kBattleName = 0.23F, kBattleFigures = 58;

// A ship or stack as it lies on the table.
struct ShipPlace {
  const ShipView* ship = nullptr;
  Rect at;
  Rect seen{};  // what the ones painted after it leave of it: its figures stand there
};
struct GroupPlace {
  const GroupView* group = nullptr;
  Rect at;
  Rect sums{};  // of a stack of several, over its ships
};

// What a seat takes off a planet, on its way to the syphons there.
struct StreamPlace {
  Seat seat = Seat::A;
  int yield = 0;
  Vec2 from;  // at the rim of the globe
  Vec2 to;    // at the edge of the syphon that lies nearest
};

struct Places : OverPlaces {
  BarWords bar;
  Rect prompt;  // empty without a prompt
  std::vector<PromptRow> prompt_rows;
  std::vector<Rect> keys;        // of the dial, by number
  Rect track;                    // of the slider; empty without one
  std::vector<ShipPlace> ships;  // in the order they are painted
  std::vector<GroupPlace> groups;
  std::vector<PlanetParts> planets;
  std::vector<StreamPlace> streams;
  std::array<Rect, kSeats> new_stacks;  // near, far
  Hits<Intent> hits;
};

// Keeps pointers into the view.
Places make_places(const View& view, const Layout& layout, const Measure& measure, Vec2 viewport,
                   const Insets& safe);

// The thing on the table at a point.
std::optional<Thing> thing_under(const Places& places, Vec2 point);

std::string name_of(Thing thing);  // of its hit

}  // namespace mael::web::cards

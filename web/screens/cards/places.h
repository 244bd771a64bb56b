// Everything of the card table that answers a tap: things on the table, buttons, what lies in
// prompts, on sheets and notices. The painter paints at these places, the pointer looks them up,
// the keyboard goes through them, tests ask for them by name.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "web/screens/cards/input.h"
#include "web/screens/cards/layout.h"
#include "web/screens/cards/view.h"
#include "web/widgets/sheet.h"

namespace mael::web::cards {

// What answers at a place.
struct Answer {
  std::string name;  // "planet 1", "ship a 3", "stack b 1", "button end_turn", "number 7"
  Rect at;
  Intent intent;
  bool choice = false;  // the keyboard's cursor goes here
};

enum class RowKind : std::uint8_t { Title, Card, Words, Battle, Faction, Keys, Slider };
struct PromptRow {
  RowKind kind = RowKind::Words;
  Rect at;
  std::string text;
  CardKind card = kNoCard;
};

// A ship or stack as it lies on the table.
struct ShipPlace {
  const ShipView* ship = nullptr;
  Rect at;
};
struct GroupPlace {
  const GroupView* group = nullptr;
  Rect at;
};

struct Places {
  Rect prompt;                      // empty without a prompt
  std::vector<PromptRow> prompt_rows;
  std::vector<Rect> keys;           // of the dial, by number
  Rect track;                       // of the slider; empty without one
  std::vector<ShipPlace> ships;     // in the order they are painted
  std::vector<GroupPlace> groups;
  std::array<Rect, kSeats> new_stacks;  // near, far
  mael::web::SheetSpec sheet;       // height 0 without a sheet; its title is sheet_title
  std::string sheet_title;
  SheetPlace sheet_place;
  Rect notice;                      // card in the middle; empty without one
  std::vector<Rect> notice_buttons;
  std::vector<Rect> sheet_items;    // menu buttons, discarded cards, help's page buttons
  std::vector<Answer> answers;      // the last of several at a point answers
  bool covered = false;             // a sheet or notice: nothing below it answers
};

// Keeps pointers into the view.
Places make_places(const View& view, const Layout& layout, Vec2 viewport, const Insets& safe);

// What answers at a point; null for nothing.
const Answer* answer_at(const Places& places, Vec2 point);
const Answer* answer_named(const Places& places, std::string_view name);
// The thing on the table at a point.
std::optional<Thing> thing_under(const Places& places, Vec2 point);

std::string name_of(Thing thing);  // of its answer
// The name of a command as answers and tests use it: "end_turn".
std::string_view name_of(Command command);
std::optional<Command> command_named(std::string_view name);

}  // namespace mael::web::cards

// What the force builder shows, as plain data with its words ready.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/rule_id.h"
#include "web/app/screen.h"
#include "web/screens/forces/filter.h"
#include "web/screens/forces/own_force.h"

namespace mael::web::forces {

using mael::maelstrom::Faction;
using mael::maelstrom::Force;

// Everything that can be pressed.
enum class Control : std::uint8_t {
  Back,
  Name,
  Verdict,  // leads to the faults where they are not in sight
  Edition,  // which: place of the edition
  Export,
  Share,
  Copy,
  Shelf,  // shows the forces there are
  Save,
  Search,
  Clear,    // of all that is looked for
  Filters,  // shows or hides them on small screens
  Faction,  // which: place of the enumerator
  Type,
  Cost,
  Trait,
  Add,  // which: TileKind
  Remove,
  About,  // which: TileKind; its whole card
  Rule,   // which: place in faults
  Tab,    // which: 0 all tiles, 1 the force
  // In the list of forces:
  New,
  Random,
  Import,
  Own,  // which: place in the list
  Forget,
  Ready,  // which: place in the list
  Close,  // of the list or the card
};

// Whether such a thing is on or off.
constexpr bool can_be_selected(Control control) {
  return control == Control::Edition || control == Control::Filters ||
         control == Control::Faction || control == Control::Type || control == Control::Cost ||
         control == Control::Trait || control == Control::Tab;
}

struct Item {
  Control control = Control::Back;
  int which = 0;
  bool in_force = false;  // a line of the force, not a cell of the catalogue
  bool behind = false;    // the list of forces or a card lies over it: seen, not pressed
  std::string id;         // "add IrE", stable: tests and `where` use it
  std::string label;      // as a button says it
  bool selected = false;
  bool enabled = true;
  bool is_free() const { return enabled && !behind; }
};

// A tile of the catalogue, or a line of the force.
struct TileView {
  TileKind kind = 0;
  int count = 0;
  bool strange = false;  // of the other alignment
  std::string title;
  std::string line;  // "Minion · Cost 2"
};

struct FaultView {
  RuleId rule;
  std::string sentence;
  bool advice = false;  // allowed, and hardly meant
};

// The whole card of one tile.
struct CardView {
  TileKind kind = 0;
  std::string title;
  std::string line;                 // "Minion of Brood · Daemon"
  std::vector<std::string> values;  // "Combat 2"
  std::vector<std::string> traits;  // "Flying: moves across other tiles …"
  std::string text;
  std::string flavour;
};

struct ShelfRow {
  std::string id;  // of an own force, or of a ready-made one
  std::string name;
  std::string line;  // "23 tiles · Arcanae, Host · legal"
  std::vector<Faction> factions;
  bool legal = true;
};

struct View {
  Force force;
  std::string name;     // as it is called, or that it has no name yet
  std::string verdict;  // "Legal", "2 faults"
  bool legal = false;
  bool saved = false;   // just as storage has it
  std::string summary;  // "23 tiles · Good"
  Filter filter;
  bool filters_open = false;
  int tab = 0;
  std::vector<TileView> tiles;    // that fit the filter
  std::vector<TileView> lines;    // of the force
  std::vector<FaultView> faults;  // then advice
  std::array<int, kCosts> curve{};
  std::array<int, mael::maelstrom::kFactions> colours{};
  bool shelf_open = false;
  std::vector<ShelfRow> own;
  std::vector<ShelfRow> ready;
  std::optional<CardView> card;  // asked for
  std::string notice;            // why nothing happened; until the next press
  std::vector<Item> items;       // in reading order
  int focus = -1;
};

// The factions among the tiles, the most frequent first.
std::vector<Faction> factions_of(const std::vector<ForceLine>& lines);

// "23 tiles · Arcanae, Host".
std::string line_of(const std::vector<ForceLine>& lines);

TileView view_of(TileKind kind, const std::vector<ForceLine>& force);
CardView card_of(TileKind kind);

// What a force is judged to be; faults first.
std::vector<FaultView> judge(const Force& force);

// All of it but items, shelf, card and notice.
// Tiles of the factions that are `at_home` come first, in this order.
View make_view(const Force& force, const Filter& filter, const std::vector<Faction>& at_home = {});

}  // namespace mael::web::forces

// What stands in the frame of every table, ready to be painted: a panel for each seat, facts in a
// line beside the tools, the bar with its words.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "assets/icon_table.h"
#include "engine/core/rule_id.h"
#include "engine/core/seat.h"
#include "web/app/screen.h"
#include "web/base/theme.h"

namespace mael::web {

// A colour of the palette by what it says; Storm is the accent of the ground of that name.
enum class Ink : std::uint8_t { Text, Muted, Edge, Accent, Legal, Storm, Danger };

// What a number is, for a player who asks: a sentence, and the rule that speaks of it.
struct Telling {
  std::string_view key{};  // of the sentence, in which {0} is the number; empty: it says nothing
  RuleId rule{};           // the id may be empty
  bool taps = false;       // it says so when tapped as well, not only when a finger rests on it
};

struct Fact {
  Icon icon = Icon::None;
  std::string words;
  Ink ink = Ink::Muted;  // of the icon
  Telling tells{};
};

// So many full signs of so many.
struct Pips {
  Icon icon = Icon::None;
  int left = 0;
  int total = 0;
  Ink ink = Ink::Accent;
  Telling tells{};  // {0} is how many are left
};

struct SidePanel {
  Seat seat = Seat::A;
  std::string name;
  Icon face = Icon::None;   // of the bot that plays it; after the name
  std::string character{};  // the same in a word, where there is room
  bool active = false;      // it is its turn
  Icon badge = Icon::None;  // on the sign of the seat: what it has done out of sight
  Icon emblem = Icon::None;
  std::optional<Tint> tint;    // of the emblem
  std::optional<Pips> pips;    // after the name; many of them are a number
  std::optional<Fact> figure;  // what the game is about, large
  std::vector<Fact> facts;     // what matters most first: what there is no room for is left out
  std::optional<SeatClock> clock{};  // of a person, beside the name
};

// Shows who plays there. A bot that was given a name is called by that alone.
void name_player(const Player& player, SidePanel& panel);

// Gives each seat the clock that is its own.
void show_clocks(std::span<const SeatClock> clocks, std::vector<SidePanel>& sides);

struct Pill {
  std::string words;
  std::string brief{};  // where there is little room; may be empty
  Icon icon = Icon::None;
  Ink tint = Ink::Edge;  // of edge and icon
  Ink ink = Ink::Text;
  std::string told{};  // what a finger on it is told; empty: its words
  RuleId rule{};       // of that; may be empty
};

// What the turn asks for.
struct BarWords {
  std::string title;
  std::string line{};
  bool hint = false;  // the line is about what is picked up
};

struct BarView {
  BarWords words;
  std::optional<Pips> pips;  // beside the title
  std::vector<Ink> strokes;  // how far the turn has come, along the upper edge
  bool wraps = false;        // the line runs on under the title
};

// All of it.
struct FramePanels {
  std::vector<SidePanel> sides;  // the near one's first
  std::vector<Pill> pills;
  BarView bar;
};

inline constexpr float kPillHeight = 30, kWrappedPill = 42;

}  // namespace mael::web

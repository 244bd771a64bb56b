// The words of the notation, and what positions and actions read alike.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "engine/core/notation.h"
#include "engine/maelstrom/action.h"
#include "engine/maelstrom/state.h"

namespace mael::maelstrom::notation {

inline constexpr int kVersion = 1;

// All in the order of their enumerators.
inline constexpr std::array<std::string_view, 2> kEditions{"maelstrom", "vortex"};
inline constexpr std::array<std::string_view, 7> kPhases{"primary", "hands",  "first", "movement",
                                                         "action",  "summon", "over"};
inline constexpr std::array<std::string_view, 13> kAwaited{
    "primary",       "hands", "coin",   "discard", "draw",    "turn",   "defence",
    "counterstrike", "late",  "answer", "event",   "trigger", "nothing"};
inline constexpr std::array<std::string_view, 6> kEndings{"running",     "essence",    "surround",
                                                          "resignation", "noprogress", "agreement"};

// One letter per mark, beginning with Mark::Moved; an energy tile has its own sign.
inline constexpr std::string_view kMarks = "macfsut";
inline constexpr std::array kMarkOrder{Mark::Moved, Mark::Attacked, Mark::Consumed, Mark::Fresh,
                                       Mark::Spent, Mark::Used,     Mark::Triggered};

// What sets off a pending ability, in the order of Trigger from Enters on.
inline constexpr std::array<std::string_view, 6> kTriggers{"enters", "destroyed", "consumes",
                                                           "kills",  "turn",      "played"};

inline constexpr int kMaxWounds = 60;

// The switches of the options.
inline constexpr std::array<OptionWord<Options>, 7> kOptions{
    {{"essence", &Options::essence, 1, 9},
     {"draw", &Options::draw_after, 0, 255},
     {"edge", &Options::edge_step, 0, 1},
     {"squeeze", &Options::squeeze, 0, 1},
     {"limited", &Options::primary_limited, 0, 1},
     {"same", &Options::same_faction, 0, 1},
     {"discard", &Options::first_discards, 0, kMostDiscards}}};

// What a state of this phase usually awaits.
Awaiting usual_awaiting(Phase phase);

constexpr bool is_setup(Phase phase) { return phase < Phase::Movement; }

// A space inside the table's radius.
Hex read_space(TextReader& reader);

// The tag of a tile of this seat's force; the longest that fits. Row 0 after a failure.
Row read_row(TextReader& reader, const State& state, Seat seat);

// The count behind a tag; one if it is left out.
std::uint8_t read_count(TextReader& reader);

// A faction's ready-made force, or tags and counts in any order. `force` must be empty.
void read_force(TextReader& reader, Edition edition, std::vector<ForceLine>& force);

// Puts the listed tiles in play. A tile without a copy number gets the lowest one left free.
void read_mass(TextReader& reader, State& state);

// A tile of either force by its full name, in play or not: aLoF1.
TileName read_full_name(TextReader& reader, const State& state);

// Announced plays, abilities waiting and effects in force.
void read_plays(TextReader& reader, State& state);
void read_pending(TextReader& reader, State& state);
void read_lasting(TextReader& reader, State& state);

// A seat's relics in play, and the known tiles on top of its stack.
void read_relics(TextReader& reader, State& state, Seat seat);
void read_top(TextReader& reader, State& state, Seat seat);

// What the user of an ability chooses; may be nothing.
Choice read_choice(TextReader& reader, const State& state, Seat by);

// A tile in play of this seat, by its name; without a copy number if there is only one such.
// Place 0 after a failure.
std::uint8_t read_tile_in_play(TextReader& reader, const State& state, Seat seat);

}  // namespace mael::maelstrom::notation

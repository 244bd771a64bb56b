// What the notations of positions, actions and drafts share.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/notation.h"
#include "engine/core/text.h"
#include "engine/pirates/rules.h"
#include "engine/pirates/state.h"

namespace mael::pirates::notation {

inline constexpr std::array<std::string_view, 16> kStages{
    "first",   "circles", "pawns", "places", "deal",  "forbans", "start", "poverty",
    "bastion", "convert", "play",  "drift",  "clock", "pass",    "count", "over"};
inline constexpr std::array<std::string_view, 7> kCauses{"none",     "points", "chests", "curse",
                                                         "lastship", "noship", "rounds"};
inline constexpr std::array<std::string_view, 3> kConverts{"none", "attack", "rotations"};

inline constexpr std::array<OptionWord<Options>, 7> kOptions{{
    {"forbans", &Options::forbans, 0, 9},
    {"death", &Options::death, 0, 1},
    {"shuffled", &Options::shuffled, 0, 1},
    {"titles", &Options::titles, 0, 1},
    {"restless", &Options::restless, 0, 1},
    {"poverty", &Options::poverty, 0, 1},
    {"quick", &Options::quick, 0, 1},
}};
inline constexpr std::array<OptionWord<Turn>, 10> kTurnWords{{
    {"moved", &Turn::moved, 0, 9},
    {"turned", &Turn::turned, 0, 9},
    {"attacked", &Turn::attacked, 0, 1},
    {"converted", &Turn::converted, 0, 2},
    {"leashed", &Turn::leashed, 0, 1},
    {"immune", &Turn::immune, 0, 1},
    {"slowed", &Turn::slowed, 0, 1},
    {"asked", &Turn::asked, 0, 31},
    {"stowed", &Turn::stowed, 0, 1},
    {"unstowed", &Turn::unstowed, 0, 1},
}};

// A piece by the letters of its tag and its number: T05.
int read_tag(TextReader& reader, std::string_view letters, int low, int high);
std::string write_tag(std::string_view letters, int number);

Cell read_cell(TextReader& reader);
Item read_item(TextReader& reader);                  // of loot
SeatBits read_seats(TextReader& reader, int seats);  // abc, or -
std::string write_seats(SeatBits bits);
// Place of a token on the board; 0 after a failure.
int read_token(TextReader& reader, const State& state);
Target read_target(TextReader& reader, const State& state);
std::string write_target(const State& state, Target target);

// CH01+AR02, as many as the list takes.
template <class List>
void read_items(TextReader& reader, List& items) {
  do {
    if (items.full()) reader.fail("fewer items");
    const Item item = read_item(reader);
    if (reader.failed()) return;
    items.push_back(item);
  } while (reader.accept('+'));
}
template <class List>
std::string write_items(const List& items) {
  std::string text;
  Separator plus("+");
  for (const Item item : items) {
    text += plus.next();
    text += is_artifact(item) ? write_tag("AR", item - kFirstArtifact + 1) : write_tag("CH", item);
  }
  return text;
}

// One side of an exchange: CH05+2, or -.
void read_side(TextReader& reader, FixedList<Item, 3>& items, std::uint8_t& points);
std::string write_side(const FixedList<Item, 3>& items, int points);
Trade read_trade(TextReader& reader, int seats);
std::string write_trade(const Trade& trade);

// What a position leaves unsaid: set once seats, stage and those fields are known that decide it.
void set_ship_defaults(State& state);
// What is in the piles, as far as it follows from where everything else is.
void set_pile_defaults(State& state);

// "pirates/1 "
void expect_head(TextReader& reader);
// The switches that differ from the recommended.
std::string write_switches(int seats, const Options& options);

}  // namespace mael::pirates::notation

// How a finished game is counted up, or how things stand: a row for each seat with what its total
// is the sum of, and the points by round below them. Pure arithmetic in CSS pixels.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "assets/icon_table.h"
#include "engine/core/seat.h"
#include "web/base/measure.h"
#include "web/table/command.h"

namespace mael::web {

// Three parts make a total: a number of points, things, and titles. The things are painted by the
// game, in so many slots at least.
inline constexpr std::size_t kCountSlots = 3;

struct CountRow {
  int rank = 1;
  Seat seat = Seat::A;
  std::string name;
  std::string line;  // why it is out of the ranking; may be empty
  bool winner = false;
  int points = 0, things = 0, titles = 0, total = 0;  // what each of them counts
  std::size_t pieces = 0;                             // so many things
  std::vector<std::string> title_words;               // "Monster Slayer +3"
};

// How a game calls the parts, and the signs of these where there is no room for words.
struct CountWords {
  std::string points, things, titles, total;
  std::string no_title;
  std::string rounds;
  std::array<Icon, 3> icons{};
  Icon lost = Icon::None;  // of a game that nobody has won
};

struct CountView {
  std::string line;  // how the game ended, where the notice is that; else empty
  CountWords words;
  std::vector<CountRow> rows;
  int goal = 0;                          // points that end the game; 0: none do
  std::vector<std::vector<int>> rounds;  // points after each of them, by the numbers of the seats
};

struct CountPlaces {
  Rect sign, title, sentence;  // of a finished game: who won, and how it ended,
  std::string words{};         // which begin with the title where that has no place
  Rect headings;               // over the columns; empty where they are not beside each other
  std::vector<Rect> rows;      // as CountView::rows
  Rect rounds;                 // points by round; empty without room
};

// The parts of a row, from left to right.
struct CountColumns {
  float rank, sign, name, name_end;  // middles of rank and sign, both ends of the name
  float points;                      // middle
  float pieces, things, titles;      // left ends of the things, of what they count, of the titles
  float total;                       // right end
};

// Narrower rows show the parts of the total in a line below the name.
inline constexpr float kCountBeside = 620;
CountColumns count_columns(Rect row);

// How high the rows want to be, with what stands over and below them.
float height_of_count(const CountView& count, float width);
// Rows in a place, over them the words of their columns where there is room beside each other,
// below them the points by round where there is room.
void place_count(const CountView& count, Rect place, CountPlaces& out);

// The notice of a finished game: over the rows who won and how it ended, below them its buttons.
struct CountNotice {
  Rect at;
  std::vector<Rect> buttons;
};
CountNotice place_count_notice(const CountView& count, const NoticeView& notice,
                               const Measure& measure, Rect area, CountPlaces& out);

}  // namespace mael::web

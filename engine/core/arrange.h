// A position that is set up by hand: what of it may be taken up, put elsewhere or counted
// otherwise, by names that tables and tests share. A game that lets its positions be set up has in
// its arrange.h a struct `Arranged` with
//
//   of(state)             -> what may be changed, as the position is settled: see there
//   after(state, change)  -> the position with it, which `validate` accepts; else what stands
//                            against it
//
// Positions are whole: nothing in them is unknown.
#pragma once

#include <concepts>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/result.h"
#include "engine/core/seat.h"
#include "engine/core/violation.h"

namespace mael {

// Where a piece may be. Where a table has no places of their own, as one that is measured, a spot
// of it is one without being listed, by the name the table gives it: "at 12/8.5".
struct ArrangedPlace {
  std::string name;           // "1.2" as tables call it, "hand.a" of a place beside them
  std::string words{};        // key of its text; empty: it says its name
  Seat owner = Seat::Chance;  // whose; Chance: no seat's
  bool beside = true;         // the table
  int number = 0;             // put into its words
  friend bool operator==(const ArrangedPlace&, const ArrangedPlace&) = default;
};

// What may be taken up. Pieces that are alike and lie beside each other are one.
struct ArrangedPiece {
  std::string name;   // "1.2", "hand.a.LoF": of one position
  std::string place;  // where it is
  std::string words;  // key of the text that names it
  Seat owner = Seat::A;
  int count = 1;
  std::string shown{};  // as the table of its owner calls it, where that shows it: "hand LoF"
  std::string note{};   // tells it from others of its name: "a1.3"
  friend bool operator==(const ArrangedPiece&, const ArrangedPiece&) = default;
};

// A number of the position or of a piece. Which values it may take, `after` says.
struct ArrangedCount {
  std::string name;   // "hoard.a"
  std::string words;  // key of the text that names it
  int value = 0;
  Seat owner = Seat::Chance;  // whose; Chance: no seat's
  std::string of{};           // the piece it belongs to; empty: the position
  // Where values are no numbers: a key of a text for each, or the seats. These go round.
  std::vector<std::string> values{};
  bool is_seat = false;
  int step = 1;  // by which it is counted up and down, between its multiples
  // Of thousandths: the key of a text for the whole part and the decimals.
  std::string thousandths{};
  friend bool operator==(const ArrangedCount&, const ArrangedCount&) = default;
};

struct Arrangement {
  std::vector<ArrangedPiece> pieces;  // on the table first
  std::vector<ArrangedPlace> places;
  std::vector<ArrangedCount> counts;
  friend bool operator==(const Arrangement&, const Arrangement&) = default;
};

// A piece to a place, or a count to a value, by their names.
struct Rearrangement {
  std::string what;
  std::string to;
  friend bool operator==(const Rearrangement&, const Rearrangement&) = default;
};

// A position that cannot be, and why. What the violation is about is of that position.
template <class State>
struct Misplaced {
  Violation why;
  State tried;
};

template <class State>
using Rearranged = Result<State, Misplaced<State>>;

// A settled position after `change`, which says what stands against it, if anything does before
// `validate` is asked.
template <class State, class Change>
Rearranged<State> rearranged(State settled, Change&& change) {
  Verdict verdict = change(settled);
  if (!verdict) verdict = validate(settled);
  if (verdict) return Misplaced<State>{*verdict, std::move(settled)};
  return settled;
}

// `A` lets positions of the game be set up by hand.
template <class A, class State>
concept ArrangedBy = requires(const State& state, const Rearrangement& change) {
  { A::of(state) } -> std::same_as<Arrangement>;
  { A::after(state, change) } -> std::same_as<Rearranged<State>>;
};

}  // namespace mael

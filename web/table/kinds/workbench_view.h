// What the engine says of a match, in rows for whoever wants to look behind a table: the fields of
// the position, what may be done next, what each seat knows. The same for every game, because it is
// made of notation alone. Pure.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/play/any_match.h"

namespace mael::web {

struct WorkbenchView {
  // A field of the position by its key, as notation has it.
  struct Field {
    std::string name;
    std::string value;
    friend bool operator==(const Field&, const Field&) = default;
  };
  struct Deed {
    std::string notation;
    std::string words;  // may be empty
    friend bool operator==(const Deed&, const Deed&) = default;
  };
  // The position as a seat sees it, or as onlookers do: Seat::Chance.
  struct Sight {
    Seat seat = Seat::Chance;
    std::string position;
    std::vector<Field> unlike;  // what it sees otherwise; an empty value: nothing of it
    friend bool operator==(const Sight&, const Sight&) = default;
  };

  std::string position;
  std::string form;  // "maelstrom/1"
  std::vector<Field> fields;
  Awaited awaited;
  bool over = false;
  std::vector<Deed> deeds;    // the listed ones of the seat awaited, chance included
  bool lists_all = true;      // nothing else may be done
  std::vector<Sight> sights;  // of the seats in their order, then the onlookers'
  friend bool operator==(const WorkbenchView&, const WorkbenchView&) = default;
};

// An action of the moment in words; empty where there are none.
using DeedWords = std::function<std::string(const std::string& notation)>;

// Of the moment after so many entries of the log, 0 … size(). Seats are shown what the match knows:
// whoever may not know all of it must not be shown this match.
WorkbenchView workbench_view(const AnyMatch& match, int entries, const DeedWords& words);

// The places of the deeds that hold this in their notation or words, capitals or not.
std::vector<std::size_t> deeds_with(const WorkbenchView& view, std::string_view filter);

}  // namespace mael::web

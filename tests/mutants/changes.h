// Everything that is changed in the content tables, one at a time: each row left out, each number
// one up and one down, each word of what a text says about tiles left out or turned round.
#pragma once

#include <string>
#include <vector>

#include "tests/mutants/stand_ins.h"

namespace mael::mutants {

struct Change {
  std::string name;   // "effects.tsv PoN#1 flags: may,once -> may", whatever line it stands on
  std::string where;  // "assets/maelstrom/effects.tsv:27"
  std::string tag;    // of the tile or card
  ChangedLine line;
};

std::vector<Change> all_changes();

}  // namespace mael::mutants

// Small examples beside the rules, which the rules references play: a position, and a few actions
// that the rules allow or refuse. They are data of the games; here they are read and judged,
// whichever game it is.
//
// A table of examples has the columns
//   example   its name, of which there is one among all games; lines of one name are its steps
//   rule      the rule a step shows; that of the first step says where in the rules it stands
//   does      actions in notation, with `;` between, or behind `!` one that its rule refuses; `-`
//             for the first step, which begins with a position
//   position  how the game lies there then, in notation as the engine writes it; `-` behind what
//             is refused, which changes nothing
//   text      what a step shows, in English; a translation has it under "example.NAME.1", .2 …
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/rule_id.h"
#include "engine/core/table.h"
#include "engine/core/translation.h"

namespace mael {

struct ExampleStep {
  int line = 0;  // of the file
  RuleId rule;
  std::vector<std::string> does;
  bool refused = false;
  std::string position;
  std::string text;
};

struct Example {
  std::string name;
  std::vector<ExampleStep> steps;  // at least two, the first with nothing done
};

Result<std::vector<Example>, Faults> read_examples(std::string_view tsv);

// Everything that happens otherwise than it is told, "line 7: …".
std::vector<std::string> find_example_faults(const Example& example);

// What a translation has to say.
TextEntries texts_of(const Example& example);

}  // namespace mael

// The words a game uses in a sense of its own, each told in one sentence, for the rules references.
//
// A table of terms has the columns
//   term   its name, of which there is one in a table
//   forms  how it is written, with `|` between; the first is what it is listed as. A translation
//          has them under "glossary.BOOK.TERM.forms"
//   rules  the rules it comes from, with `,` between
//   text   what it means, in English; a translation has it under "glossary.BOOK.TERM"
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/rule_id.h"
#include "engine/core/table.h"
#include "engine/core/translation.h"

namespace mael {

struct Term {
  int line = 0;  // of the file
  std::string name;
  std::string forms;          // as written
  std::vector<RuleId> rules;  // at least one
  std::string text;
};

// No form may stand for two terms.
Result<std::vector<Term>, Faults> read_glossary(std::string_view tsv);

// What a translation has to say; `book` is the folder of the table.
TextEntries texts_of(const Term& term, std::string_view book);

}  // namespace mael

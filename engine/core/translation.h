// What the texts of another language must have in common with the English ones. A text that is
// missing is read in English, and one with other placeholders leaves out a name or a number.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/core/rule_book.h"
#include "engine/core/texts.h"

namespace mael {

// Where a translation has the text of a rule: "reference.MAE-088".
std::string reference_key(RuleId rule);

// Keys and texts, in any order.
using TextEntries = std::vector<std::pair<std::string, std::string>>;

// Adds more of them.
void append(TextEntries& entries, const TextEntries& more);

// The texts of a rule book under the keys that a translation has for them.
TextEntries references_of(const RuleBook& book);

// Everything that keeps a translation from saying what the original says: keys that are missing,
// unknown or without a text, other placeholders; each with what is to be done. A text in ".one"
// may hold the number {0} though the original does without it.
std::vector<std::string> find_translation_faults(TextEntries original, const Texts& translation);

}  // namespace mael

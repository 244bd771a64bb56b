// The words a player reads, one table per language: key and text, separated by a tab. No word
// stands in code; `find("rule.MAE-088")` gives the sentence, {…} in it is filled in by `fill`.
//
// A text that depends on a number has two keys, "….one" and "….other". Which numbers take the first
// is for the language to say, in its text `count.one`: "1" in English, "0,1" in French.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/table.h"

namespace mael {

class Texts {
 public:
  // Reads a table with the columns key and text, or says everything wrong with it.
  static Result<Texts, Faults> read(std::string_view tsv);

  // The text of a key; empty if there is none.
  std::string_view find(std::string_view key) const;

  // The text of a key; the key itself in brackets if there is none, so that a gap is seen.
  std::string get(std::string_view key) const;

  // The text key.one or key.other, as the language counts.
  std::string get_count(std::string_view key, int number) const;

  // Takes from `others` every text whose key is missing here.
  void fill_gaps(const Texts& others);

  // Every key and text, sorted by key.
  const std::vector<std::pair<std::string, std::string>>& all() const { return texts_; }

 private:
  std::vector<std::pair<std::string, std::string>> texts_;
};

// Replaces every {placeholder} of a text by what `value` says for the word in the braces.
std::string fill(std::string_view text, const std::function<std::string(std::string_view)>& value);

// The placeholders of a text, in order, without their braces. False if braces do not pair up.
bool find_placeholders(std::string_view text, std::vector<std::string_view>& placeholders);

// The English texts, built into the program.
const Texts& english();

}  // namespace mael

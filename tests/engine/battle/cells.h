// Tables of the battle as their files have them, cut into cells: for tests that compare what is
// written down twice.
#pragma once

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "engine/battle/content.h"

namespace mael::battle {

using Cells = std::vector<std::string>;

// The lines of a table that are no remarks; the first holds the names of columns.
inline std::vector<Cells> lines_of(std::istream& text) {
  std::vector<Cells> lines;
  for (std::string line; std::getline(text, line);) {
    if (line.empty() || line[0] == '#') continue;
    Cells& cells = lines.emplace_back();
    std::istringstream rest(line);
    for (std::string cell; std::getline(rest, cell, '\t');) cells.push_back(cell);
  }
  return lines;
}
inline std::vector<Cells> lines_of(const std::string& text) {
  std::istringstream stream(text);
  return lines_of(stream);
}
// Of a table beside the tests.
inline std::vector<Cells> lines_of_file(const std::string& name) {
  std::ifstream file(MAELSTROM_TESTS_DIR "/tables/" + name);
  return lines_of(file);
}

// Cells from one place to another, with blanks between.
inline std::string joined(const Cells& cells, std::size_t from, std::size_t to) {
  std::string text = cells[from];
  for (std::size_t i = from + 1; i < to; ++i) text += " " + cells[i];
  return text;
}

inline Cells words_of(const std::string& list) {
  Cells words;
  std::istringstream text(list == "-" ? "" : list);
  for (std::string word; std::getline(text, word, ',');) words.push_back(word);
  return words;
}
inline bool lists(const std::string& list, const std::string& name) {
  return ("," + list + ",").find("," + name + ",") != std::string::npos;
}

// What the tables say is left out of a unit or a weapon.
inline bool is_left_out(const std::string& ability, const std::string& thing) {
  for (const Cells& line : lines_of(built_in_pieces().left_out)) {
    if (line[0] == ability.substr(0, ability.find(':')) && lists(line[1], thing)) return true;
  }
  return false;
}

}  // namespace mael::battle

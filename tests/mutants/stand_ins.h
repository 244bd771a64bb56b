// Tables of the content that stand in for those built into the engine: read from assets/ when the
// program starts, with one line changed if the environment says so.
#pragma once

#include <string>

namespace mael::mutants {

inline constexpr const char* kChangeVariable = "MAELSTROM_CHANGED_LINE";

// One line of a table, and what is to stand there instead; "" takes the line out.
struct ChangedLine {
  std::string table;  // path below assets/
  int line = 0;       // from 1
  std::string text;
};

// For the environment of a program that is to play with a changed table, and back.
std::string to_text(const ChangedLine& change);

// A table as it stands in assets/; ends the program if it cannot be read.
std::string read_asset(const std::string& table);

// Whether the changed tables can be read at all.
bool are_readable();

}  // namespace mael::mutants

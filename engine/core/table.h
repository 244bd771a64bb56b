// Reader for content tables: tab-separated text with a header row naming the columns, one record a
// line. Empty lines and lines that open with '#' are skipped; `-` in a cell means "none".
// Everything wrong with a table is collected, each fault with its line and column.
#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/result.h"

namespace mael {

// Line 1 is the first line of the file; columns count cells, from 1.
using Faults = std::vector<Error>;

// One line of a table. Columns are named by their place in the list given to TsvTable::read.
class Record {
 public:
  Record(int line, std::vector<std::string_view> cells, std::vector<int> places)
      : line_(line), cells_(std::move(cells)), places_(std::move(places)) {}

  int line() const { return line_; }

  // The cell as written; never empty.
  std::string_view text(int column) const { return cells_[place(column)]; }

  // The words of a cell, separated by commas; none for `-`.
  std::vector<std::string_view> words(int column) const;

  // The number in a cell, or `low` and a fault if it is no number in low … high.
  int number(int column, int low, int high, Faults& faults) const;

  // Which of `names` the cell is, or 0 and a fault that lists them.
  int one_of(int column, std::span<const std::string_view> names, Faults& faults) const;

  void fault(int column, std::string message, Faults& faults) const;

 private:
  std::size_t place(int column) const {
    return static_cast<std::size_t>(places_[static_cast<std::size_t>(column)]);
  }

  int line_;
  std::vector<std::string_view> cells_;
  std::vector<int> places_;
};

// The records of a table, in the order of its lines.
class TsvTable {
 public:
  // Reads a table that must have exactly these columns, in any order. Faulty lines are left out
  // and reported. The text must outlive the table: records are views into it.
  static TsvTable read(std::string_view text, std::initializer_list<std::string_view> columns,
                       Faults& faults);

  const std::vector<Record>& records() const { return records_; }

 private:
  std::vector<Record> records_;
};

// The parts of `text` between separators; one part more than there are separators.
std::vector<std::string_view> split(std::string_view text, char separator);

// Without the blanks at its ends.
std::string_view trimmed(std::string_view text);

// Reads a whole decimal number in low … high. False if `text` is anything else.
bool read_number(std::string_view text, int low, int high, int& number);

// Writes the faults of a file to standard error and ends the program.
[[noreturn]] void abort_with(const Faults& faults, const char* file);

// What was read from a table built into the program. A test reads all of them, so a fault here is
// a programmer's mistake and ends the program.
template <class T>
T built_in(Result<T, Faults> read, const char* file) {
  if (!read) abort_with(read.error(), file);
  return std::move(*read);
}

}  // namespace mael

#include "engine/core/table.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <utility>

namespace mael {
namespace {

std::string quoted(std::string_view text) { return "'" + std::string(text) + "'"; }

// Where each of `columns` stands in the header; empty if the header is faulty.
std::vector<int> find_columns(const std::vector<std::string_view>& header,
                              std::initializer_list<std::string_view> columns, int line,
                              Faults& faults) {
  std::vector<int> places;
  const std::size_t faults_before = faults.size();
  for (const std::string_view column : columns) {
    const auto found = std::find(header.begin(), header.end(), column);
    if (found == header.end()) faults.push_back({"column " + quoted(column) + " is missing", line});
    places.push_back(static_cast<int>(found - header.begin()));
  }
  for (std::size_t i = 0; i < header.size(); ++i) {
    const int column = static_cast<int>(i) + 1;
    if (std::find(columns.begin(), columns.end(), header[i]) == columns.end()) {
      faults.push_back({"unknown column " + quoted(header[i]), line, column});
    } else if (std::find(header.begin(), header.begin() + column - 1, header[i]) !=
               header.begin() + column - 1) {
      faults.push_back({"column " + quoted(header[i]) + " stands twice", line, column});
    }
  }
  if (faults.size() > faults_before) places.clear();
  return places;
}

// Whether the cells of a line can be read: as many as the header has, none of them empty.
bool is_whole(const std::vector<std::string_view>& cells, std::size_t wanted, int line,
              Faults& faults) {
  if (cells.size() != wanted) {
    faults.push_back(
        {"expected " + std::to_string(wanted) + " cells, found " + std::to_string(cells.size()),
         line, static_cast<int>(std::min(cells.size(), wanted))});
    return false;
  }
  const auto hole = std::find(cells.begin(), cells.end(), std::string_view{});
  if (hole == cells.end()) return true;
  faults.push_back(
      {"empty cell; write - for none", line, static_cast<int>(hole - cells.begin()) + 1});
  return false;
}

}  // namespace

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\n\v\f\r";
  const std::size_t from = text.find_first_not_of(kBlanks);
  if (from == text.npos) return {};
  return text.substr(from, text.find_last_not_of(kBlanks) + 1 - from);
}

bool read_number(std::string_view text, int low, int high, int& number) {
  const bool negative = !text.empty() && text[0] == '-';
  const std::string_view digits = text.substr(negative ? 1 : 0);
  if (digits.empty() || digits.size() > 9) return false;
  int value = 0;
  for (const char digit : digits) {
    if (digit < '0' || digit > '9') return false;
    value = value * 10 + (digit - '0');
  }
  if (negative) value = -value;
  if (value < low || value > high) return false;
  number = value;
  return true;
}

std::vector<std::string_view> Record::words(int column) const {
  return text(column) == "-" ? std::vector<std::string_view>{} : split(text(column), ',');
}

int Record::number(int column, int low, int high, Faults& faults) const {
  int value = low;
  if (!read_number(text(column), low, high, value)) {
    fault(column,
          "expected a number in " + std::to_string(low) + " … " + std::to_string(high) +
              ", found " + quoted(text(column)),
          faults);
  }
  return value;
}

int Record::one_of(int column, std::span<const std::string_view> names, Faults& faults) const {
  const auto found = std::find(names.begin(), names.end(), text(column));
  if (found != names.end()) return static_cast<int>(found - names.begin());
  std::string known;
  for (const std::string_view name : names)
    known += (known.empty() ? "" : ", ") + std::string(name);
  fault(column, "expected one of " + known + "; found " + quoted(text(column)), faults);
  return 0;
}

void Record::fault(int column, std::string message, Faults& faults) const {
  faults.push_back({std::move(message), line_, static_cast<int>(place(column)) + 1});
}

TsvTable TsvTable::read(std::string_view text, std::initializer_list<std::string_view> columns,
                        Faults& faults) {
  TsvTable table;
  std::vector<int> places;
  int line_number = 0;
  for (std::string_view line : split(text, '\n')) {
    ++line_number;
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    if (line.empty() || line[0] == '#') continue;
    std::vector<std::string_view> cells = split(line, '\t');
    if (places.empty()) {
      places = find_columns(cells, columns, line_number, faults);
      if (places.empty()) return table;
    } else if (is_whole(cells, places.size(), line_number, faults)) {
      table.records_.emplace_back(line_number, std::move(cells), places);
    }
  }
  if (places.empty()) faults.push_back({"no header row", 1});
  return table;
}

void abort_with(const Faults& faults, const char* file) {
  for (const Error& fault : faults) std::fprintf(stderr, "%s\n", describe(fault, file).c_str());
  std::abort();
}

}  // namespace mael

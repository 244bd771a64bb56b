#include "engine/play/puzzle.h"

#include <algorithm>

namespace mael {
namespace {

std::vector<std::string> parts(std::string_view text, char separator) {
  std::vector<std::string> all;
  for (std::string_view part : split(text, separator)) {
    while (!part.empty() && part.front() == ' ') part.remove_prefix(1);
    all.emplace_back(part);
  }
  return all;
}

// Whether `part` stands in `text` as a field or as one of the things a field lists.
bool holds(std::string_view text, std::string_view part) {
  for (std::size_t at = text.find(part); at != std::string_view::npos;
       at = text.find(part, at + 1)) {
    const std::size_t end = at + part.size();
    const bool begins = at == 0 || std::string_view(" =,").find(text[at - 1]) != text.npos;
    if (begins && (end == text.size() || text[end] == ' ' || text[end] == ',')) return true;
  }
  return false;
}

}  // namespace

Result<std::vector<Puzzle>, Faults> read_puzzles(std::string_view text) {
  enum Column { kAbout, kGoal, kPosition, kSolution };
  Faults faults;
  const Table table = Table::read(text, {"about", "goal", "position", "solution"}, faults);
  if (!faults.empty()) return faults;
  std::vector<Puzzle> puzzles;
  for (const Record& record : table.records()) {
    puzzles.push_back({record.line(), std::string(record.text(kAbout)),
                       parts(record.text(kGoal), ' '), std::string(record.text(kPosition)),
                       parts(record.text(kSolution), ';')});
  }
  return puzzles;
}

bool is_solved(const Puzzle& puzzle, std::string_view position) {
  return std::all_of(puzzle.goals.begin(), puzzle.goals.end(),
                     [&](const std::string& goal) { return holds(position, goal); });
}

}  // namespace mael

#include "engine/play/puzzle.h"

#include <algorithm>

namespace mael {
namespace {

std::vector<std::string> goals_of(std::string_view cell) {
  std::vector<std::string> goals;
  for (const std::string_view goal : split(cell, ' ')) {
    if (!goal.empty()) goals.emplace_back(goal);
  }
  return goals;
}

// Whether `part` stands in `text` as a whole field or as one of the things a field lists.
bool holds(std::string_view text, std::string_view part) {
  const bool is_field = part.find('=') != part.npos;
  for (std::size_t at = text.find(part); at != std::string_view::npos;
       at = text.find(part, at + 1)) {
    const std::size_t end = at + part.size();
    const bool begins = at == 0 || std::string_view(" =,").find(text[at - 1]) != text.npos;
    const bool ends = end == text.size() || text[end] == ' ' || (!is_field && text[end] == ',');
    if (begins && ends) return true;
  }
  return false;
}

}  // namespace

Result<std::vector<Puzzle>, Faults> read_puzzles(std::string_view text) {
  enum Column { kId, kLevel, kTurns, kGoal, kPosition, kRight };
  Faults faults;
  const TsvTable table =
      TsvTable::read(text, {"id", "level", "turns", "goal", "position", "right"}, faults);
  if (!faults.empty()) return faults;
  std::vector<Puzzle> puzzles;
  for (const Record& record : table.records()) {
    puzzles.push_back({record.line(), std::string(record.text(kId)),
                       record.number(kLevel, 1, kMostPuzzleLevel, faults),
                       record.number(kTurns, 1, kMostPuzzleTurns, faults),
                       goals_of(record.text(kGoal)), std::string(record.text(kPosition)),
                       std::string(record.text(kRight))});
  }
  if (!faults.empty()) return faults;
  return puzzles;
}

bool are_reached(const std::vector<std::string>& goals, std::string_view position) {
  return std::all_of(goals.begin(), goals.end(), [&](std::string_view goal) {
    const bool wanted = goal.front() != '!';
    return holds(position, wanted ? goal : goal.substr(1)) == wanted;
  });
}

}  // namespace mael

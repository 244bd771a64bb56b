// What the verbs of the command line have in common.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/play/arguments.h"
#include "engine/play/command.h"
#include "engine/play/json.h"

namespace mael::commands {

using Words = std::vector<std::string>;

inline constexpr int kMaxGames = 1'000'000;
inline constexpr int kMaxMilliseconds = 600'000;

struct Verb {
  std::string_view name;
  std::string_view words;  // what may stand behind it
  std::string_view about;
  Answer (*answer)(const Words&, const World&);
};

// The verbs that ask about a position (position_verbs.cpp).
std::span<const Verb> position_verbs();

// Those about puzzles (puzzle_verbs.cpp).
Answer solve_puzzles(const Words& words, const World& world);
Answer find_puzzles(const Words& words, const World& world);

Answer failure(std::string message);
Answer failure(const Error& error);
Answer missing(std::string_view what);
Answer not_here(std::string_view what);
void add_line(Answer& answer, const JsonLine& line);
Answer one_line(const JsonLine& line);

// A match as it is now: game, position, link, who is awaited, how it ended.
JsonLine line_of_match(const GameEntry& game, const AnyMatch& match);

// The game named by the first plain word, or a failure.
Result<const GameEntry*> game_named(const Arguments& arguments);

// The set-up behind --setup, in notation or in a file; checked. Empty if there is none.
Result<std::string> read_setup(const Arguments& arguments, const GameEntry& game,
                               const World& world);

// Carries out the verb that is the first word; `usage` is told where there is none.
Answer answer_with(std::span<const Verb> verbs, const Words& words, const World& world);

}  // namespace mael::commands

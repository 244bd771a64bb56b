// What a developer asks of a game: random games, counts, bots against each other, times, content.
// Apart from games.h, so that the page carries none of it.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/assets.h"
#include "engine/core/outcome.h"
#include "engine/core/result.h"
#include "engine/core/rule_book.h"
#include "engine/play/bots.h"
#include "engine/play/games.h"
#include "engine/play/puzzle.h"
#include "engine/play/random_play.h"

namespace mael {

inline constexpr int kLeadTurn = 8;

struct BotGame {
  Outcome outcome;
  bool cut_short = false;     // by a rule against stalling, where the game has one
  Seat first = Seat::Chance;  // who had the first turn; Chance: the game ended before
  // Where the game counts points: what both had in the end, and who was ahead when turn kLeadTurn
  // began; Chance: none, or it had ended.
  std::array<int, kMaxSeats> points{};
  Seat leader = Seat::Chance;
  int stakes = 0;  // secret bids and the like, and what they come to together
  int staked = 0;
  int actions = 0;
  int turns = 0;  // the number of the last one
  // Of the bots by seat: their decisions and the time they took together, if there is a clock.
  std::array<int, kMaxSeats> decisions{};
  std::array<std::uint64_t, kMaxSeats> nanoseconds{};
};

// What looking at every way to play a puzzle says.
struct PuzzleProof {
  bool known = true;               // false: there were too many ways
  std::vector<std::string> right;  // the actions that force the goal, in notation
  bool asks_deed = true;           // none of them passes
  int legal = 0;                   // how many there are to choose among
  int positions = 0;               // looked at
};

// Counts and times of one game's engine. Rates are per second.
struct Bench {
  std::size_t state_bytes = 0;
  double legal_lists = 0;  // lists of positions out of random games
  double branching = 0;    // legal actions in one of them, on average
  double moves = 0;        // legal actions listed
  std::vector<std::pair<std::string, double>> lists_by_kind;  // of positions of one kind
  double random_actions = 0;                                  // listed, drawn, carried out
  double playouts = 0;                                        // random games to the end
  // Iterations of the strongest search, of fresh searches of so many in positions with a choice in
  // the open; with `playout` each plays a random game to its end.
  struct Searches {
    int iterations = 0;
    bool playout = false;
    double rate = 0;
  };
  std::vector<Searches> searches;
  struct LinkSize {
    int turns = 0;  // after so many turns of random games
    int positions = 0;
    int median_bytes = 0, longest_bytes = 0;
    int median_characters = 0, longest_characters = 0;
  };
  std::vector<LinkSize> links;
  // What a person waits for, piece by piece, in milliseconds.
  struct Waited {
    std::string name;
    int pieces = 0;
    double median = 0, slow = 0;  // of twenty pieces one takes longer than the slow one
  };
  std::vector<Waited> waits;
};

// What the tables of a game hold, and everything wrong with them.
struct ContentReport {
  std::vector<std::pair<std::string, int>> counts;
  std::vector<std::string> faults;  // "file:line column: problem"
};

struct Workbench {
  std::string_view id;  // of the game
  RandomReport (*random)(std::uint64_t seed, int games, bool with_checks, RandomSetups setups,
                         RandomPlayers players, const KeepGame& keep);
  // How many sequences of 1, 2, … depth actions there are, chance included.
  Result<std::vector<std::uint64_t>> (*perft)(const std::string& position, int depth);
  // One game between bots in seats a, b …; chance comes from one seed, the bots' own from another.
  // The set-up, in notation, must be one a game can begin with; if it is empty, chance draws one.
  // The clock may be empty: then bots keep to their iterations. The text of the game is kept in
  // `text`, where there is one.
  BotGame (*play_bots)(std::span<const Contender> bots, const std::string& setup,
                       std::uint64_t chance, std::uint64_t lots, const Clock& clock,
                       std::string* text);
  Result<PuzzleProof> (*prove)(const Puzzle& puzzle);
  // Whether a bot that plays a puzzle's turn for the seat to act keeps its forced win against
  // greedy replies. The seed is chance's and the bots'. The clock may be empty.
  Result<bool> (*solves)(const Puzzle& puzzle, const Contender& bot, std::uint64_t seed,
                         const Clock& clock);
  // Puzzles out of the last turns of games a bot plays against itself. For games of two seats.
  std::vector<FoundPuzzle> (*find_puzzles)(const Contender& bot, int games, std::uint64_t seed);
  // Searches are measured at each of these numbers of iterations, at least 1.
  Bench (*bench)(const Clock& clock, std::span<const int> iterations);
  // Checks the tables `read` gives; without it those built into the program.
  ContentReport (*check_content)(const ReadAsset& read);
  const RuleBook& (*rules)();
};

// Of every game of the house (engine/house/workbench.cpp).
std::span<const Workbench* const> workbenches();

// The workbench of a game.
const Workbench& workbench_of(const GameEntry& game);

}  // namespace mael

// The list of games of the house: one explicit array. An entry hides the types of its game behind
// functions on text, for whatever works alike in all games: command line, tests in the browser,
// lists of saved games. Screens use their game's own functions.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/core/rule_book.h"
#include "engine/play/bots.h"
#include "engine/play/random_play.h"

namespace mael {

// What can be told of a position without knowing its game.
struct PositionText {
  std::string notation;
  std::string link;                 // with its #
  std::vector<std::string> awaits;  // letters of seats, ~ for chance
  bool over = false;
  std::string winner;  // letter of a seat; empty: nobody
  std::string rule;    // id of the rule that decided, if over
};

// What the rules say to an action.
struct Judgement {
  bool accepted = false;
  std::string rule;      // id of the rule in the way
  std::string sentence;  // why, in English
};

struct BotGame {
  Seat winner = Seat::Chance;  // Chance: a draw
  int actions = 0;
};

// Counts and times of one game's engine. Rates are per second.
struct Bench {
  std::size_t state_bytes = 0;
  double legal_lists = 0;  // lists of positions out of random games
  std::vector<std::pair<std::string, double>> lists_by_kind;  // of positions of one kind
  double random_actions = 0;                                  // listed, drawn, carried out
  double playouts = 0;                                        // random games to the end
  struct LinkSize {
    int turns = 0;  // after so many turns of random games
    int positions = 0;
    int median_bytes = 0, longest_bytes = 0;
    int median_characters = 0, longest_characters = 0;
  };
  std::vector<LinkSize> links;
};

// What the tables of a game hold, and everything wrong with them.
struct ContentReport {
  std::vector<std::pair<std::string, int>> counts;
  std::vector<std::string> faults;  // "file:line column: problem"
};

// Reads an asset by its path below assets/.
using ReadAsset = std::function<Result<std::string>(const std::string& path)>;

using Clock = std::function<std::uint64_t()>;  // nanoseconds since any moment

// A position may be given as notation or as a link, with or without what stands before its #.
struct Game {
  std::string_view id;     // "maelstrom"; notation opens with it and a slash
  std::string_view title;  // "Maelstrom (2002)"
  char letter;             // in links
  int seats;

  // A fresh position: of a set-up in notation, or one drawn from the seed, or the usual one.
  Result<PositionText> (*fresh)(std::optional<std::uint64_t> seed, const std::string& setup);
  Result<PositionText> (*show)(const std::string& position);
  Result<std::vector<std::string>> (*legal)(const std::string& position);
  Result<Judgement> (*why)(const std::string& position, const std::string& action);
  // The position after the actions. With a seed, chance is dealt wherever it is awaited.
  Result<PositionText> (*apply)(const std::string& position, std::span<const std::string> actions,
                                std::optional<std::uint64_t> seed);
  RandomReport (*random)(std::uint64_t seed, int games, bool with_checks);
  // How many sequences of 1, 2, … depth actions there are, chance included.
  Result<std::vector<std::uint64_t>> (*perft)(const std::string& position, int depth);
  // One game between bots in seats a, b …; set-up and chance come from one seed, the lots the bots
  // draw between equals from another.
  BotGame (*play_bots)(std::span<const BotKind> bots, std::uint64_t chance, std::uint64_t lots);
  Bench (*bench)(const Clock& clock);
  const RuleBook& (*rules)();
  // Checks the tables `read` gives; without it those built into the program.
  ContentReport (*check_content)(const ReadAsset& read);
};

std::span<const Game> games();

// The game of this id; null if there is none.
const Game* find_game(std::string_view id);

// The game a position in notation or a link belongs to; null if it is neither.
const Game* game_of(std::string_view position);

}  // namespace mael

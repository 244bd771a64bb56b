// The list of games of the house: one explicit array, in engine/house. An entry hides the types of
// its game behind functions on text, for whatever works alike in all games: command line, tests in
// the browser, lists of saved games. Screens use their game's own functions.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/core/rule_book.h"
#include "engine/play/levels.h"
#include "engine/play/counsel.h"
#include "engine/play/pledge.h"
#include "engine/play/thinker.h"

namespace mael {

// What can be told of a position without knowing its game.
struct PositionText {
  std::string notation;
  std::string link;                 // with its #
  std::vector<std::string> awaits;  // letters of seats, ~ for chance
  bool over = false;
  std::string winners;  // letters of seats; empty: nobody
  std::string rule;    // id of the rule that decided, if over
  Sealing sealing;     // that came with the link
};

// What the rules say to an action.
struct Judgement {
  bool accepted = false;
  std::string rule;      // id of the rule in the way
  std::string sentence;  // why, in English
};

// A position may be given as notation or as a link, with or without what stands before its #.
struct Game {
  std::string_view id;     // "maelstrom"; notation opens with it and a slash
  std::string_view title;  // "Maelstrom (2002)"
  char letter;             // in links
  int seats;

  // A fresh position: of a set-up in notation, or one drawn from the seed, or the usual one.
  Result<PositionText> (*fresh)(std::optional<std::uint64_t> seed, const std::string& setup);
  Result<PositionText> (*show)(const std::string& position);
  // The link of a position, with its #, with this told beside it. Where steps are told they lead to
  // the position, and must be possible. Of games without secrets, nothing can be told.
  Result<std::string> (*link)(const std::string& position, const Sealing& sealing);
  Result<std::vector<std::string>> (*legal)(const std::string& position);
  Result<Judgement> (*why)(const std::string& position, const std::string& action);
  // The position after the actions. With a seed, chance is dealt wherever it is awaited.
  Result<PositionText> (*apply)(const std::string& position, std::span<const std::string> actions,
                                std::optional<std::uint64_t> seed);
  const RuleBook& (*rules)();
  // A bot of the kind that thinks about positions given as text.
  std::unique_ptr<Thinker> (*thinker)(BotKind kind, std::uint64_t seed);
  // Somebody who gives advice and judges; nobody where the game tells no reasons.
  std::unique_ptr<Counsellor> (*counsellor)(std::uint64_t seed);
};

std::span<const Game> games();

// The game of this id; null if there is none.
const Game* find_game(std::string_view id);

// The game a position in notation or a link belongs to; null if it is neither.
const Game* game_of(std::string_view position);

}  // namespace mael

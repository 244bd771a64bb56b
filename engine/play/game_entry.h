// What the house knows of a game without its types: one entry each, defined in the game's own
// folder (entry.h) and listed in engine/house. Screens use their game's own functions.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/play/any_match.h"

namespace mael {

struct GameCard {
  std::string_view id;     // "maelstrom"; notation opens with it and a slash
  char letter;             // in links
  std::string_view title;  // "Maelstrom (2002)"
  int fewest_seats;
  int most_seats;
};

// A match, and after how many entries of its log one looks at it.
struct MomentInMatch {
  std::unique_ptr<AnyMatch> match;
  int at = 0;
};

// A position may be given as notation or as a link, with or without what stands before its #; a
// link to a moment of a match stands for the position then.
struct GameEntry {
  GameCard card;

  // A new match: of a set-up in notation, or of one drawn from the seed, or of the usual one.
  Result<std::unique_ptr<AnyMatch>> (*begin)(std::optional<std::uint64_t> seed,
                                             const std::string& setup);
  // A match that goes on from a position.
  Result<std::unique_ptr<AnyMatch>> (*resume)(const std::string& position);
  // The link of a position, with its #, with this told beside it. Where steps are told they lead to
  // the position, and must be possible. Of games without secrets, nothing can be told.
  Result<std::string> (*link)(const std::string& position, const Sealing& sealing);
  // What a link to a moment tells.
  Result<MomentInMatch> (*moment)(const std::string& link);
};

}  // namespace mael

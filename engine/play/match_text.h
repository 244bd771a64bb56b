// A match as text, as people copy it out and paste it in again:
//
//   # Maelstrom (2002)              what begins with # is for people
//   # a: Anna
//   maelstrom/1 a=arcanae b=brood   the set-up in notation, or the position the match began from
//   b primary:LoF  > placed         an action a line; what stands behind a > is for people
//
//   # Turn 1
//   maelstrom/1 a=arcanae b=brood … a position says where the match must be by then
//
// Golden transcripts (tests/transcripts) are such texts. Several of them make one text, parted by
// lines with kBetweenMatches alone.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/play/game_entry.h"

namespace mael {

inline constexpr std::size_t kLongestMatchText = 1u << 20;  // bytes

// What a text says for people.
struct MatchNotes {
  std::vector<std::string> heads;  // lines at the top
  std::string turn = "Turn";       // what a turn is called
};
std::string write_match(const AnyMatch& match, const MatchNotes& notes = {});

// The game a text is meant to be a match of; null if it is none: it has more than one line, and the
// first that is not for people belongs to one of our games.
const GameEntry* game_of_match(std::string_view text);

struct ReadMatch {
  const GameEntry* game = nullptr;
  std::unique_ptr<AnyMatch> match;
};

// Every action is judged by the rules. An error tells the line, what was found there and what was
// expected.
Result<ReadMatch> read_match(std::string_view text);

inline constexpr std::string_view kBetweenMatches = "---";

// All matches of a text, at least one. An error tells the line as well, and what is wrong there.
Result<std::vector<ReadMatch>> read_matches(std::string_view text);

}  // namespace mael

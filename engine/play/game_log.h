// Games that were played, kept one after the other as a text: each is a match as text
// (match_text.h) that ends with the position the game ended in, under a head that says which of the
// run it is, what chance came from, who sat where and how it ended. read_matches reads it back.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/outcome.h"
#include "engine/core/rule_set.h"
#include "engine/play/levels.h"

namespace mael {

struct PlayedGame {
  int number = 0;  // from 0, in the order they are kept in
  std::uint64_t seed = 0;
  std::vector<Contender> seated;  // by seat; empty where lots were drawn
  Outcome outcome;
  std::string text;  // its beginning, its actions, and where it ended
};

// Takes a game that was played, on whichever thread. Empty: they are not kept.
using KeepGame = std::function<void(PlayedGame game)>;

// The text of a game while it is played.
template <RuleSet G>
class GameText {
 public:
  explicit GameText(const typename G::Setup& setup) : text_(write_setup(setup) + "\n") {}

  void add(const typename G::State& before, const typename G::Action& action) {
    text_ += write_action(before, action) + "\n";
  }
  std::string ended(const typename G::State& state) && {
    return std::move(text_) + write_position(state) + "\n";
  }

 private:
  std::string text_;
};

// Writes games in the order of their numbers, each as soon as those before it are there.
class GameLog {
 public:
  // False: no more can be written.
  using Write = std::function<bool(std::string_view text)>;

  GameLog(std::string_view game, Write write) : game_(game), write_(std::move(write)) {}

  void keep(const PlayedGame& game);
  // Whether everything was written.
  bool is_whole() const { return whole_ && waiting_.empty(); }

 private:
  std::string text_of(const PlayedGame& game) const;

  std::string_view game_;
  Write write_;
  std::mutex mutex_;
  std::map<int, std::string> waiting_;  // by number
  int next_ = 0;
  bool whole_ = true;
};

}  // namespace mael

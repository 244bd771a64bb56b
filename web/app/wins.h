// How the games of one person against one bot, or of one alone, ended on this device, by game, by
// the force the person played and by the bot. What counts is a game that was begun in a set-up or
// once more from its beginning: no lesson, no puzzle, nothing that came by link or file, no game
// that branched off. Each counts once, however often its end is reached or looked at, and so no
// longer once it was counted.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "web/app/screen.h"

namespace mael::web {

// A game of one person against one bot, or alone, that has ended.
struct Ended {
  enum class How : std::uint8_t { Won, Lost, Drawn };  // for the person

  std::string id;                       // of the stored game
  std::string game;                     // in the engine's list of games
  std::string force;                    // the key of its name; empty where the game has none
  PlayerKind bot = PlayerKind::Novice;  // Person: it was played alone
  How how = How::Won;
  int points = 0;  // that a game alone is worth
};

struct Score {
  int won = 0, lost = 0, drawn = 0;
  int best = 0;  // of games alone that were not lost, the most points
  friend bool operator==(const Score&, const Score&) = default;
};

class Wins {
 public:
  // A game that will count was begun. The oldest of very many is forgotten.
  void begun(const std::string& id);
  // Whether it counted: only the first end of a game that was begun does.
  bool ended(const Ended& end);

  Score against(std::string_view game, PlayerKind bot) const;  // with any force
  Score alone(std::string_view game) const { return against(game, PlayerKind::Person); }
  bool is_empty() const { return scores_.empty(); }

  // As storage and files keep it. What cannot be read of a text is left out, as it comes from
  // outside.
  std::string write() const;
  static Wins read(std::string_view text);
  // Scores of another device, where there is none of that kind here: what is here stays as it is.
  void take_in(const Wins& other);

 private:
  using Key = std::tuple<std::string, std::string, PlayerKind>;  // game, force, bot

  std::vector<std::string> open_;  // ids of games that were begun, the oldest first
  std::map<Key, Score> scores_;
};

// "You: 3 won, 1 lost. To beat: 27 points."; empty where nothing was played.
std::string told(const Score& score);
// "Against Brine: 3 won, 1 lost."; the same.
std::string told_against(PlayerKind bot, const Score& score);

}  // namespace mael::web

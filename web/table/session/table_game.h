// The game of a session without its types: the match, and what the house stores and says of it.
// `entries` is 0 … match().size(): the moment after so many entries of the log.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/play/any_match.h"
#include "engine/play/segments.h"
#include "web/app/screen.h"
#include "web/app/standing.h"
#include "web/app/table_secrets.h"

namespace mael::web {

// What travels by link pledged (engine/play/pledge.h), as far as a session has to know of it.
class GameSecrets {
 public:
  virtual ~GameSecrets() = default;
  // Whether a secret is in that can be read here.
  virtual bool is_any(int entries) const = 0;
  // Makes the opening of that secret if it is new; `draw_salt` is called for no other. Whether it
  // was.
  virtual bool make_opening(int entries, TableSecrets& secrets,
                            const std::function<Salt()>& draw_salt) const = 0;
  // What chance does at the end of the log of a game that goes by links: the same wherever they are
  // opened, and as often as they are, so that nobody draws again. Chance must be awaited.
  virtual std::string shared_draw(const GameId& game) const = 0;
};

class TableGame {
 public:
  virtual ~TableGame() = default;

  virtual char letter() const = 0;  // of its saves
  virtual const AnyMatch& match() const = 0;
  // Carries out an action at the end of the log (AnyMatch::append). What it brought about is kept
  // for the screen, until that has it (forget_steps) or it is taken back.
  virtual Result<Judgement> append(const std::string& action) = 0;
  virtual void forget_steps() = 0;
  virtual void rewind_to(int entries) = 0;
  // What storage keeps of it (engine/play/segments.h): of the segments, those from `first` on.
  virtual MatchParts parts(int entries, int first) const = 0;
  // What a list of games says of it. As many players as seats.
  virtual Standing standing(const std::vector<Player>& players, int entries) const = 0;
  // Whether it can go on from there: nothing is unknown but what is sealed elsewhere.
  virtual bool can_go_on(int entries) const = 0;
  virtual const GameSecrets* secrets() const = 0;  // null where the game has none
};

}  // namespace mael::web

// The game of a session without its types: the match, and what the house stores and says of it.
// `entries` is 0 … match().size(): the moment after so many entries of the log.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/play/any_match.h"
#include "engine/play/segments.h"
#include "web/app/screen.h"
#include "web/app/standing.h"
#include "web/table/session/secret_course.h"

namespace mael::web {

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
  // Whether the game has secrets, which travel by link pledged (secret_course.h); and its match up
  // to there, or one that begins there, for what becomes of them: only where it has some.
  virtual bool has_secrets() const = 0;
  virtual std::unique_ptr<SealedMatch> sealed_until(int entries) const = 0;
  virtual std::unique_ptr<SealedMatch> sealed_from(int entries) const = 0;
};

}  // namespace mael::web

// A match of any game without its types: positions and actions are notation. For whatever works
// alike in all games: command line, lessons, lists, tests.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/core/outcome.h"
#include "engine/core/random.h"
#include "engine/core/result.h"
#include "engine/core/seat.h"
#include "engine/play/pledge.h"

namespace mael {

// What the rules say to an action.
struct Judgement {
  bool accepted = false;
  std::string rule;      // id of the rule in the way
  std::string sentence;  // why, in English
};

// `entries` is 0 … size(): the moment after so many entries of the log. A viewer is a seat of the
// match, or Seat::Chance for a spectator.
class AnyMatch {
 public:
  virtual ~AnyMatch() = default;

  virtual int size() const = 0;
  // Up to the last of these entries that brought something to light (match.h).
  virtual int settled(int entries) const = 0;
  virtual Seats seats() const = 0;
  virtual Awaited awaited() const = 0;
  virtual Outcome ending() const = 0;

  // With everything the match knows.
  virtual std::string position() const = 0;
  // What a viewer knows of a position, and of the action that is entry 0 … size() − 1 of the log.
  virtual std::string position(int entries, Seat viewer) const = 0;
  virtual std::string action(int entry, Seat viewer) const = 0;
  virtual std::string action(int entry) const = 0;  // with everything the match knows
  virtual Seat by(int entry) const = 0;
  // Whether who did this had no need to be asked.
  virtual bool was_forced(int entry) const = 0;

  // The listed actions of the seat awaited, chance included; whether that is all a seat may do.
  virtual std::vector<std::string> listed() const = 0;
  virtual bool lists_all(Seat seat) const = 0;

  // An error: the text is no action of this game. What is refused changes nothing.
  virtual Result<Judgement> why(const std::string& action) const = 0;
  virtual Result<Judgement> append(const std::string& action) = 0;
  // What chance does, drawn and not carried out. Chance must be awaited.
  virtual std::string dealt(Random& random) const = 0;

  virtual void rewind_to(int entries) = 0;
  virtual std::unique_ptr<AnyMatch> branch_at(int entries) const = 0;

  // What a link from here has to tell besides the position (pledge.h), and that link, with its #.
  virtual Sealing sealing() const = 0;
  virtual std::string link() const = 0;
  // The link to the moment after so many entries (moment.h); empty where there can be none.
  virtual std::string link_at(int entries) const = 0;

  // The set-up in notation, or the position the match began from.
  virtual std::string beginning() const = 0;
  virtual int turn(int entries) const = 0;  // that is under way after so many, as people count
};

// Carries out actions one after the other, up to the first that is none or is refused: why, with
// its text. With a generator chance is dealt wherever it is awaited and the next action, if there
// is one, does not say itself what chance does.
std::optional<Error> play_on(AnyMatch& match, std::span<const std::string> actions,
                             Random* random = nullptr);

}  // namespace mael

// A bot behind which its game's types are hidden: positions go in as text, and what was found out
// about every action comes out in notation, so that several thinkers, wherever they are, can be
// asked the same and their findings added up (tally.h).
//
// Time belongs to the caller. The same seed, questions and iterations give the same findings on
// every platform.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "engine/core/seat.h"
#include "engine/play/search/tally.h"

namespace mael {

using Findings = std::vector<Tally<std::string>>;  // by action

class Thinker {
 public:
  virtual ~Thinker() = default;

  // Turns to a position, as `seat` sees it, in notation or as a link. What was found out about it
  // while thinking about earlier ones is kept. An error: it cannot be read, or awaits another seat;
  // then nothing else may be asked before another position is begun.
  virtual std::optional<Error> begin(const std::string& position, Seat seat) = 0;

  virtual void run(int iterations) = 0;

  // Iterations the position has seen, those of earlier searches included.
  virtual int iterations() const = 0;

  // Whether `more` iterations could not change which action was tried most.
  virtual bool is_decided(int more) const = 0;

  // Of the actions looked at; never empty after a `begin` that succeeded.
  virtual Findings findings() const = 0;
};

}  // namespace mael

// Whoever decides for a seat, or for chance, without a hand on this device's screen: a bot, the
// script of a lesson, a generator. Asked in turn, it answers when it can, in notation.
#pragma once

#include <optional>
#include <string>

#include "engine/play/any_match.h"
#include "web/base/gesture.h"

namespace mael::web {

class Decider {
 public:
  virtual ~Decider() = default;

  // Asks for the next action of a seat, or of Seat::Chance, which must be awaited. Called again and
  // again until the answer is there; only the first time for a moment of the match means anything.
  virtual void ask(const AnyMatch& match, Seat seat) = 0;
  // The answer, once. Whether the rules allow it is for the match to say.
  virtual std::optional<std::string> answer(Milliseconds now) = 0;
  // Forgets question and answer: the match went elsewhere.
  virtual void stop() = 0;
};

}  // namespace mael::web

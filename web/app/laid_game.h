// A game that is laid out and not on the table yet: one that is set up, that was stored, or that a
// link or a text told. Where it goes is said once, and it goes there as it is.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/play/lesson.h"
#include "engine/play/pledge.h"
#include "engine/play/puzzle.h"
#include "web/app/open_table.h"
#include "web/app/table_secrets.h"

namespace mael::web {

class LaidGame {
 public:
  virtual ~LaidGame() = default;

  // As it is stored in one piece.
  virtual Bytes file() const = 0;
  virtual void set_clock(const ClockTerms& terms) = 0;

  // What goes on from there as a link tells it, from its own position or from where what it tells
  // begins. What is pledged may be at home here, by what is kept, or on another device. A position
  // as one seat sees it can be looked at, not played. The seed is chance's.
  virtual Result<std::unique_ptr<LaidGame>> linked(const Sealing& told, const KeptSecrets& kept,
                                                   std::uint64_t seed) const = 0;

  // One of these, once. Where it is played and stored; where the lesson of the game of this id is
  // held, from a step on, from 0, at whose position it is; where it is a puzzle, with what is told
  // once that is solved in words, if it can be; a board to think on, looked at after so many
  // entries.
  virtual std::unique_ptr<OpenTable> hosted(TableHooks& hooks, Place place) = 0;
  virtual std::unique_ptr<OpenTable> taught(TableHooks& hooks, std::string_view id,
                                            const Lesson& lesson, int step) = 0;
  virtual OpenedTable posed(TableHooks& hooks, const Puzzle& puzzle, const std::string& told) = 0;
  virtual OpenedTable analysed(TableHooks& hooks, int entries) = 0;
};

// Or in one sentence why there is none.
using LaidOut = Result<std::unique_ptr<LaidGame>>;

}  // namespace mael::web

// Looking back on a finished game, as far as it is the same for every game: where in the log one
// is, what each decision was worth, and where the game turned. Pure; who judges the decisions is
// the app's business.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/outcome.h"
#include "engine/play/counsel.h"
#include "engine/play/review.h"
#include "web/app/screen.h"

namespace mael::web {

// A decision to be judged: what its seat knew, and what it did.
struct ReviewQuestion {
  int entry = 0;
  Seat seat = Seat::A;
  std::string position;  // in notation, as the seat saw it
  std::string action;
};

class ReviewCourse {
 public:
  // One entry of the log.
  struct Entry {
    Seat seat = Seat::A;
    bool decides = true;       // can be judged: neither chance nor table talk, and a choice
    bool begins_turn = false;  // another turn has begun since the entry before
  };

  ReviewCourse(std::vector<Entry> entries, Seats seats, const Outcome& end);

  int size() const { return static_cast<int>(entries_.size()); }
  // How many entries of the log have been carried out in what is shown: 0 … size().
  int at() const { return at_; }
  void go_to(int entries);
  void step(int by) { go_to(at_ + by); }
  // To the next decision that turned the game, or the last before; there may be none.
  void go_to_turning(int direction);
  bool has_turning(int direction) const;
  // Left and right step, up and down go to turning points, Home goes to the beginning, End to
  // the end.
  void follow(Key towards);

  void judged(int entry, const Counsel& counsel);
  // What a counsellor wrote; an empty line says that none is there to judge.
  void judged(int entry, std::string_view line);
  int judged_count() const { return judged_; }
  int decisions() const { return decisions_; }
  bool is_judged() const { return judged_ == decisions_; }

  // What `seat` could expect after so many entries, 0 … 1; nothing where it is not known yet, or
  // where another of more than two seats decided.
  std::optional<float> share_of(Seat seat, int entries) const;
  std::vector<TurningPoint> turnings() const;
  // Where a seat gave most away, once all is judged; nothing if it gave nothing away.
  std::optional<TurningPoint> costliest(Seat seat) const;

  Seats seats() const { return seats_; }
  Seat seat_of(int entry) const { return entries_[static_cast<std::size_t>(entry)].seat; }
  // The entries before which a turn begins.
  std::vector<int> turn_begins() const;

  // Whether a seat decides something next in what is shown.
  bool shows_decision() const;
  // Whether it is still to be judged.
  bool is_open() const;
  // What was said to it; nothing while it was not judged.
  const Counsel* counsel() const;

 protected:
  // The first decision that was not judged; size() when there is none.
  int first_unjudged() const;

 private:
  static constexpr std::size_t kMostTurnings = 8;

  std::vector<Entry> entries_;
  Seats seats_;
  Outcome end_;
  std::vector<std::optional<Counsel>> counsels_;  // of every entry
  int at_ = 0;
  int decisions_ = 0;
  int judged_ = 0;
};

}  // namespace mael::web

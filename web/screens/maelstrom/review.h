// Looking back on a finished game: the positions of its log one by one, what each decision was
// worth, and where the game turned. Pure; who judges the decisions is the app's business.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/play/counsel.h"
#include "engine/play/review.h"
#include "web/app/screen.h"
#include "web/screens/maelstrom/situation.h"

namespace mael::web::maelstrom {

// A decision to be judged: what its seat knew, and what it did.
struct ReviewQuestion {
  int entry = 0;
  Seat seat = Seat::A;
  std::string position;  // in notation, as the seat saw it
  std::string action;
};

class GameReview {
 public:
  // `log` must be legal from `first` on and lead to the end of the game.
  GameReview(const std::array<Player, kSeats>& players, const State& first,
             std::vector<Action> log);

  int size() const { return static_cast<int>(log_.size()); }
  // How many entries of the log have been carried out in what is shown: 0 … size().
  int at() const { return at_; }
  void go_to(int entries);
  void step(int by) { go_to(at_ + by); }
  // To the next decision that turned the game, or the last before; there may be none.
  void go_to_turning(int direction);

  // All that is known of what is shown; the game is over, nothing is secret any more.
  const State& state() const { return states_[static_cast<std::size_t>(at_)]; }
  const State& last() const { return states_.back(); }
  const std::array<Player, kSeats>& players() const { return players_; }

  // The next decision nobody has judged; nothing when all are.
  std::optional<ReviewQuestion> unjudged() const;
  void judged(int entry, const Counsel& counsel);
  // Nobody is there to judge.
  void give_up() { judged_ = decisions_; }
  int judged_count() const { return judged_; }
  int decisions() const { return decisions_; }
  bool is_judged() const { return judged_ == decisions_; }

  // What `seat` could expect after so many entries, 0 … 1; nothing where it is not known yet.
  std::optional<float> share_of(Seat seat, int entries) const;
  std::vector<TurningPoint> turnings() const;

  Seat seat_of(int entry) const { return log_[static_cast<std::size_t>(entry)].by; }
  // The entries before which a turn begins.
  std::vector<int> turn_begins() const;

  // What a seat does next in what is shown; nothing at the end and where chance acts.
  const Action* decision() const;
  // What was said to it; nothing while nobody has judged it.
  const Counsel* counsel() const;
  // What the seat that decides saw, looked at by it.
  Situation situation_of_decision() const;

 private:
  static constexpr std::size_t kMostTurnings = 8;

  // What chance did is nobody's decision, and table talk is no play.
  bool is_decision(int entry) const;

  std::array<Player, kSeats> players_;
  std::vector<State> states_;  // before every entry of the log, and at the end
  std::vector<Action> log_;
  std::vector<std::optional<Counsel>> counsels_;  // of every entry
  int at_ = 0;
  int decisions_ = 0;
  int judged_ = 0;
};

}  // namespace mael::web::maelstrom

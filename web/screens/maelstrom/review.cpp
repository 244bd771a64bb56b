#include "web/screens/maelstrom/review.h"

#include <algorithm>

#include "engine/maelstrom/notation.h"
#include "engine/maelstrom/observe.h"

namespace mael::web::maelstrom {

GameReview::GameReview(const std::array<Player, kSeats>& players, const State& first,
                       std::vector<Action> log)
    : players_(players), log_(std::move(log)), counsels_(log_.size()) {
  states_.reserve(log_.size() + 1);
  states_.push_back(first);
  for (const Action& action : log_) {
    states_.push_back(states_.back());
    apply(states_.back(), action);
  }
  for (int entry = 0; entry < size(); ++entry) decisions_ += is_decision(entry);
  at_ = size();
}

bool GameReview::is_decision(int entry) const {
  const Action& action = log_[static_cast<std::size_t>(entry)];
  return action.by != Seat::Chance && !std::holds_alternative<Resign>(action.deed) &&
         !std::holds_alternative<OfferDraw>(action.deed);
}

void GameReview::go_to(int entries) { at_ = std::clamp(entries, 0, size()); }

void GameReview::go_to_turning(int direction) {
  std::vector<TurningPoint> points = turnings();
  if (direction < 0) std::reverse(points.begin(), points.end());
  for (const TurningPoint& point : points) {
    if (direction < 0 ? point.entry < at_ : point.entry > at_) return go_to(point.entry);
  }
}

std::optional<ReviewQuestion> GameReview::unjudged() const {
  if (is_judged()) return {};
  for (int entry = 0; entry < size(); ++entry) {
    const auto place = static_cast<std::size_t>(entry);
    if (!is_decision(entry) || counsels_[place]) continue;
    const Seat seat = log_[place].by;
    return ReviewQuestion{entry, seat, write_position(observe(states_[place], seat)),
                          write_action(states_[place], log_[place])};
  }
  return {};
}

void GameReview::judged(int entry, const Counsel& counsel) {
  if (entry < 0 || entry >= size() || !is_decision(entry)) return;
  std::optional<Counsel>& place = counsels_[static_cast<std::size_t>(entry)];
  judged_ += !place;
  place = counsel;
}

std::optional<float> GameReview::share_of(Seat seat, int entries) const {
  if (entries == size()) {
    const Seat winner = outcome(last()).winner;
    return winner == Seat::Chance ? 0.5F : winner == seat ? 1.0F : 0.0F;
  }
  const std::optional<Counsel>& said = counsels_[static_cast<std::size_t>(entries)];
  if (!said) return {};
  return log_[static_cast<std::size_t>(entries)].by == seat ? said->share : 1 - said->share;
}

std::vector<TurningPoint> GameReview::turnings() const {
  std::vector<float> lost;
  for (const std::optional<Counsel>& said : counsels_) lost.push_back(said ? said->lost : 0);
  return turning_points(lost, kMostTurnings);
}

std::vector<int> GameReview::turn_begins() const {
  std::vector<int> begins;
  for (int entry = 1; entry <= size(); ++entry) {
    const auto place = static_cast<std::size_t>(entry);
    if (states_[place].turn != states_[place - 1].turn) begins.push_back(entry);
  }
  return begins;
}

const Action* GameReview::decision() const {
  return at_ < size() && seat_of(at_) != Seat::Chance ? &log_[static_cast<std::size_t>(at_)] : nullptr;
}

const Counsel* GameReview::counsel() const {
  if (!decision()) return nullptr;
  const std::optional<Counsel>& said = counsels_[static_cast<std::size_t>(at_)];
  return said ? &*said : nullptr;
}

Situation GameReview::situation_of_decision() const {
  const Action* action = decision();
  const Seat seat = action ? action->by : Seat::Chance;
  Gaze gaze;
  gaze.viewer = gaze.actor = seat;
  return {observe(state(), seat), gaze, players_, false, {}, false, {}, false};
}

}  // namespace mael::web::maelstrom

// A finished game of any kind that is looked back on: the positions of its log one by one.
#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/rule_set.h"
#include "engine/play/legal_of.h"
#include "web/table/review_course.h"
#include "web/table/seen.h"

namespace mael::web {

template <RuleSet G>
class GameReview : public ReviewCourse {
 public:
  using State = typename G::State;
  using Action = typename G::Action;
  using Talk = std::function<bool(const Action&)>;

  // `log` must be legal from `first` on and lead to the end of the game. is_talk(action) tells what
  // is said at the table from what is played.
  GameReview(const State& first, std::vector<Action> log, const Talk& is_talk)
      : GameReview(positions_of(first, log), std::move(log), is_talk) {}

  // What is shown, as a seat or an onlooker knew it; and the end.
  State seen(Seat reader) const { return observe(states_[static_cast<std::size_t>(at())], reader); }
  StateByReader<G> last() const { return states_.back(); }

  // The next decision nobody has judged; nothing when all are.
  std::optional<ReviewQuestion> unjudged() const {
    const int entry = first_unjudged();
    if (entry == size()) return {};
    const auto place = static_cast<std::size_t>(entry);
    const Seat seat = seat_of(entry);
    return ReviewQuestion{entry, seat, write_position(observe(states_[place], seat)),
                          write_action(states_[place], log_[place])};
  }

  // What a seat does next in what is shown; nothing at the end and where chance acts.
  const Action* decision() const {
    return shows_decision() ? &log_[static_cast<std::size_t>(at())] : nullptr;
  }

  // What would have been better than that, if it was judged so.
  std::optional<Action> better() const {
    const Counsel* said = counsel();
    return said ? advised_by(*said, seen(seat_of(at()))) : std::nullopt;
  }

  struct Advice {
    Action action;
    std::vector<Reason> reasons;
    friend bool operator==(const Advice&, const Advice&) = default;
  };
  // What a counsellor's line advises where this was seen; nothing if it advises nothing there.
  static std::optional<Advice> advice_in(std::string_view line, const State& seen) {
    const std::optional<Counsel> counsel = read_counsel(line);
    const auto action = counsel ? advised_by(*counsel, seen) : std::nullopt;
    if (!action) return {};
    return Advice{*action, counsel->reasons};
  }

  // The action of a counsel, if it may be done where this was seen.
  static std::optional<Action> advised_by(const Counsel& counsel, const State& seen) {
    if (counsel.action.empty()) return {};
    const auto action = read_action(seen, counsel.action);
    if (!action || check(seen, *action)) return {};
    return *action;
  }

 private:
  static std::vector<State> positions_of(const State& first, const std::vector<Action>& log) {
    std::vector<State> states;
    states.reserve(log.size() + 1);
    states.push_back(first);
    for (const Action& action : log) {
      states.push_back(states.back());
      apply(states.back(), action, nullptr);
    }
    return states;
  }

  static std::vector<Entry> entries_of(const std::vector<State>& states,
                                       const std::vector<Action>& log, const Talk& is_talk) {
    std::vector<Entry> entries;
    std::vector<Action> choices;
    for (std::size_t i = 0; i < log.size(); ++i) {
      const Action& action = log[i];
      const bool plays = action.by != Seat::Chance && !is_talk(action);
      if (plays) legal_actions_of<G>(states[i], action.by, choices);
      entries.push_back({action.by, plays && choices.size() > 1,
                         i > 0 && turn_number(states[i]) != turn_number(states[i - 1])});
    }
    return entries;
  }

  GameReview(std::vector<State>&& states, std::vector<Action>&& log, const Talk& is_talk)
      : ReviewCourse(entries_of(states, log, is_talk), seats_of(states.back()),
                     outcome(states.back())),
        states_(std::move(states)),
        log_(std::move(log)) {}

  std::vector<State> states_;  // before every entry of the log, and at the end
  std::vector<Action> log_;
};

}  // namespace mael::web

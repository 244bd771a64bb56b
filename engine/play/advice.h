// Advice for a person: the best action a search finds and why, in what the game can tell of its
// evaluation. Only what the advised seat may know goes into it.
//
// The reasons are differences: what the action changes at once, and how much better things stand
// when every seat has had a turn than if the seat had done something else instead.
#pragma once

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "engine/core/reason.h"
#include "engine/play/forecast.h"

namespace mael {

template <class Action>
struct Advice {
  Action action;
  float share = 0;              // of the points the seat may expect: 1 a win, 0 a defeat
  std::vector<Reason> reasons;  // the weightiest first, at most two; none if little depends on it
};

template <Telling G>
class Adviser {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  explicit Adviser(std::uint64_t seed, const SearchSize& size = {1u << 14, 1u << 17})
      : seed_(seed), search_(seed, {}, size) {}

  // Turns to a position as `seat` sees it; the seat must be awaited.
  void begin(const State& observation, Seat seat) {
    observation_ = observation;
    seat_ = seat;
    search_.begin(observation, seat);
  }
  void run(int iterations) { search_.run(iterations); }
  int iterations() const { return search_.iterations(); }
  bool is_decided(int more) const { return search_.is_decided(more); }
  std::vector<Tally<Action>> tallies() const { return search_.tallies(); }

  // What to do, as found out so far; takes as long as some 200 iterations.
  Advice<Action> advise() {
    const std::vector<Tally<Action>> found = search_.tallies();
    const Tally<Action>& best = best_of(found);
    return {best.action, static_cast<float>(best.share()),
            reasons_for(best.action, instead_of(best.action, found))};
  }

  // The most promising actions, at most so many, the best first, each with its reasons; as found
  // out so far.
  std::vector<Advice<Action>> compare(std::size_t most) {
    const std::vector<Tally<Action>> found = search_.tallies();
    std::vector<Tally<Action>> left = found;
    std::vector<Advice<Action>> compared;
    while (!left.empty() && compared.size() < most) {
      const Tally<Action> next = best_of(left);
      std::erase_if(left, [&](const Tally<Action>& each) { return each.action == next.action; });
      if (next.visits == 0) break;
      compared.push_back({next.action, static_cast<float>(next.share()),
                          reasons_for(next.action, instead_of(next.action, found))});
    }
    return compared;
  }

  // Why `better` rather than `other`; without another, compared with how things stand.
  std::vector<Reason> reasons_for(const Action& better, const std::optional<Action>& other) {
    Forecaster<G> reader(observation_, seat_, search_, seed_);
    const Forecast<G> good = reader.follow(better, kWorlds);
    if (good.worlds == 0) return {};
    const Forecast<G> bad = other ? reader.follow(*other, kWorlds) : Forecast<G>{};
    if (2 * good.won_at_once > good.worlds) return {{Reason::Kind::WinsNow, 0, seat_, 0, 0}};
    if (good.share_won() > bad.share_won() + kMost) return {{Reason::Kind::Wins, 0, seat_, 0, 0}};
    Weighed weighed;
    if (bad.share_lost() > good.share_lost() + kMost) {
      weighed.push_back({{Reason::Kind::Saves, 0, bad.other_winner(seat_), 0, 0}, kAbove});
    }
    weigh_now(good.at_once, bad.at_once, weighed);
    weigh_later(good.later, bad.later, weighed);
    return weightiest(std::move(weighed));
  }

 private:
  static constexpr int kWorlds = 12;
  static constexpr double kMost = 0.6;         // of the worlds
  static constexpr double kNotableNow = 5;     // in the evaluation's unit
  static constexpr double kNotableLater = 15;  // what is further off is less sure
  static constexpr double kAbove = 1e6;        // weightier than any topic
  static constexpr std::size_t kReasons = 2;

  using Sum = typename Standings<G>::Sum;
  using Weighed = std::vector<std::pair<Reason, double>>;

  // What the action is compared with: leaving things as they are, else the next best.
  std::optional<Action> instead_of(const Action& action, std::vector<Tally<Action>> found) const {
    const std::optional<Action> idle = BotHooks<G>::idle_action(observation_, seat_);
    if (idle && !(*idle == action)) return idle;
    std::erase_if(found, [&](const Tally<Action>& each) { return each.action == action; });
    if (found.empty()) return {};
    return best_of(found).action;
  }

  // What the action changes, unless the other would as well.
  void weigh_now(const Standings<G>& after, const Standings<G>& instead, Weighed& weighed) const {
    if (after.worlds == 0) return;
    Standings<G> before;
    before.add(observation_);
    for_each_topic(kTopicsOf<G>, [&](Seat seat, int topic) {
      const auto now = after.of(seat, topic), then = before.of(seat, topic);
      const auto other = instead.worlds == 0 ? then : instead.of(seat, topic);
      const double gain =
          std::min(gain_of(seat, now.worth - then.worth), gain_of(seat, now.worth - other.worth));
      if (gain < kNotableNow) return;
      note(Reason::Kind::Now, seat, topic, now, then, gain, weighed);
    });
  }

  void weigh_later(const Standings<G>& after, const Standings<G>& instead, Weighed& weighed) const {
    if (2 * std::min(after.worlds, instead.worlds) < kWorlds) return;  // too few games go on
    for_each_topic(after.lasting, [&](Seat seat, int topic) {
      const auto now = after.of(seat, topic), other = instead.of(seat, topic);
      const double gain = gain_of(seat, now.worth - other.worth);
      if (gain < kNotableLater) return;
      note(Reason::Kind::Later, seat, topic, now, other, gain, weighed);
    });
  }

  template <class F>
  void for_each_topic(int topics, F&& f) const {
    for (const Seat seat : seats_of(observation_)) {
      for (int topic = 0; topic < topics; ++topic) f(seat, topic);
    }
  }

  double gain_of(Seat seat, double worth) const { return seat == seat_ ? worth : -worth; }

  // A gain that shows in what is counted; a count that goes the other way would tell the contrary.
  void note(Reason::Kind kind, Seat seat, int topic, const Sum& now, const Sum& from, double gain,
            Weighed& weighed) const {
    const auto by = static_cast<int>(std::lround(now.count - from.count));
    const bool fewer_is_better = now.count * now.worth < 0 || from.count * from.worth < 0;
    const bool helps_seat = (by > 0) != fewer_is_better;
    if (by == 0 || helps_seat != (seat == seat_)) return;
    weighed.push_back({{kind, static_cast<std::uint8_t>(topic), seat, by,
                        static_cast<int>(std::lround(from.count))},
                       gain});
  }

  // Each topic of a seat once, what happens at once before what follows from it.
  static std::vector<Reason> weightiest(Weighed weighed) {
    std::stable_sort(weighed.begin(), weighed.end(),
                     [](const auto& a, const auto& b) { return a.second > b.second; });
    std::vector<Reason> reasons;
    for (const auto& each : weighed) {
      const Reason& reason = each.first;
      const auto same = std::find_if(reasons.begin(), reasons.end(), [&](const Reason& known) {
        return known.topic == reason.topic && known.seat == reason.seat &&
               known.kind >= Reason::Kind::Now && reason.kind >= Reason::Kind::Now;
      });
      if (same == reasons.end()) {
        if (reasons.size() < kReasons) reasons.push_back(reason);
      } else if (reason.kind < same->kind) {
        *same = reason;
      }
    }
    std::stable_sort(reasons.begin(), reasons.end(),
                     [](const Reason& a, const Reason& b) { return a.kind < b.kind; });
    return reasons;
  }

  std::uint64_t seed_;
  Search<G> search_;
  State observation_;
  Seat seat_ = Seat::A;
};

}  // namespace mael

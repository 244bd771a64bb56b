// Looking back on a match: what each decision was worth, judged by what its seat could know then,
// so that neither luck nor hidden tiles count as mistakes.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/play/advice.h"

namespace mael {

// One decision, judged.
template <class Action>
struct Judged {
  float share = 0.5f;            // of the points its seat could expect with the best action
  float lost = 0;                // how much of it the action taken gave away, at least 0
  std::optional<Action> better;  // where something was given away
  std::vector<Reason> reasons;   // why that is better than what was done
};

inline constexpr float kNoticed = 0.04f;  // a loss of less is not told apart from chance

template <Telling G>
class Judge {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  // `trial`: iterations after the best action and the one taken, in each of the worlds both are
  // tried in.
  explicit Judge(std::uint64_t seed, int trial = 400)
      : seed_(seed),
        trial_iterations_(trial),
        adviser_(seed),
        trial_(seed, {}, {1u << 12, 1u << 15}) {}

  // Turns to what `seat` knew; the seat must be awaited.
  void begin(const State& observation, Seat seat) {
    observation_ = observation;
    seat_ = seat;
    adviser_.begin(observation, seat);
  }
  void run(int iterations) { adviser_.run(iterations); }
  int iterations() const { return adviser_.iterations(); }
  bool is_decided(int more) const { return iterations() > 0 && adviser_.is_decided(more); }
  std::vector<Tally<Action>> tallies() const { return adviser_.tallies(); }

  // What to do; see Adviser.
  Advice<Action> advise() { return adviser_.advise(); }
  std::vector<Advice<Action>> compare(std::size_t most) { return adviser_.compare(most); }

  // What an action was worth, which must be legal, by what was found out so far.
  Judged<Action> judge(const Action& action) {
    const std::vector<Tally<Action>> found = adviser_.tallies();
    const Tally<Action>& best = best_of(found);
    Judged<Action> judged;
    judged.share = static_cast<float>(best.share());
    if (best.action == action || is_sensible_secret(action)) return judged;
    if (!is_suspect(found, best, action)) return judged;
    const float lost = worth_of(best.action) - worth_of(action);
    if (lost < kNoticed) return judged;
    judged.lost = lost;
    judged.better = best.action;
    judged.reasons = adviser_.reasons_for(best.action, action);
    return judged;
  }

 private:
  static constexpr int kWorlds = 4;

  // Whether it is decided in secret and sensible players would do it now and then: what is meant
  // to be unpredictable is judged neither by its luck nor by what another draw would have been.
  bool is_sensible_secret(const Action& action) {
    if constexpr (has(BotHooks<G>::weigh_sealed)) {
      if (!BotHooks<G>::is_sealed(observation_)) return false;
      BotHooks<G>::weigh_sealed(observation_, sealed_);
      return std::any_of(sealed_.begin(), sealed_.end(), [&](const Weighted<Action>& each) {
        return each.weight > 0 && each.value == action;
      });
    }
    return false;
  }

  // Whether the search saw the action fall behind, or did not look at it.
  static bool is_suspect(const std::vector<Tally<Action>>& found, const Tally<Action>& best,
                         const Action& action) {
    const auto taken = std::find_if(found.begin(), found.end(), [&](const Tally<Action>& each) {
      return each.action == action;
    });
    return taken == found.end() || taken->visits == 0 ||
           best.share() - taken->share() >= kNoticed / 2;
  }

  // The share the seat may expect after an action, both sides thinking on; the same worlds for
  // every action.
  float worth_of(const Action& action) {
    Random random(seed_);
    float sum = 0;
    int worlds = 0;
    for (int i = 0; i < kWorlds; ++i) {
      State state = imagine(observation_, random);
      if (check(state, action)) continue;
      apply(state, action, nullptr);
      ++worlds;
      sum += share_after(state, random);
    }
    return worlds == 0 ? 0.5f : sum / static_cast<float>(worlds);
  }

  float share_after(State& state, Random& random) {
    while (to_act(state).is_chance()) apply(state, deal(state, random), nullptr);
    if (outcome(state).over) return share_of<G>(evaluate(state, seat_));
    const Awaited awaited = to_act(state);
    const Seat actor = awaited.includes(seat_) ? seat_ : awaited.first();
    trial_.begin(observe(state, actor), actor);
    trial_.run(trial_iterations_);
    const auto share = static_cast<float>(best_of(trial_.tallies()).share());
    if (actor == seat_) return share;
    return G::kMostSeats == 2 ? 1 - share : trial_.mean_share(seat_);
  }

  std::uint64_t seed_;
  int trial_iterations_;
  Adviser<G> adviser_;
  Search<G> trial_;
  State observation_;
  Seat seat_ = Seat::A;
  std::vector<Weighted<Action>> sealed_;
};

// A place in a log and what was given away there.
struct TurningPoint {
  int entry = 0;  // of the log, from 0
  float lost = 0;
};

// The heaviest of the losses by entry, at most so many, in the order of the match.
std::vector<TurningPoint> turning_points(const std::vector<float>& lost, std::size_t most);

}  // namespace mael

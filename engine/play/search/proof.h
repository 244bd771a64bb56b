// Proofs by looking at every way a game may go: whether a seat can bring something about whatever
// the others do and chance deals. For few moves ahead, with nothing hidden.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "engine/core/rule_set.h"

namespace mael {

// Unknown: it took too long, or what was left out of a list might have mattered.
enum class Proven : std::uint8_t { No, Yes, Unknown };

template <RuleSet G>
class Proof {
 public:
  using State = typename G::State;
  using Action = typename G::Action;
  // Whether what the seat wants has come about or can no more; nothing while that is open. Must be
  // decided where the game is over.
  using Goal = std::function<std::optional<bool>(const State&)>;

  // Gives up after `most` positions.
  Proof(Seat seat, Goal goal, int most) : seat_(seat), goal_(std::move(goal)), most_(most) {}

  // Whether the seat can force the goal from here. What was found out stays known.
  Proven judge(const State& state) {
    if (const std::optional<bool> decided = goal_(state)) {
      return *decided ? Proven::Yes : Proven::No;
    }
    const std::uint64_t hash = hash_of(state);
    if (const auto known = known_.find(hash); known != known_.end()) return known->second;
    if (++positions_ > most_) return Proven::Unknown;
    const Proven found = judge_ways(state);
    if (found != Proven::Unknown) known_.emplace(hash, found);
    return found;
  }

  // Positions looked at so far.
  int positions() const { return positions_; }

 private:
  struct Way {
    int promise = 0;
    State after;
  };

  // One good way is enough for the seat; the others and chance must have no bad one.
  Proven judge_ways(const State& state) {
    const bool own = to_act(state).includes(seat_);
    const Proven enough = own ? Proven::Yes : Proven::No;
    Proven all = own ? Proven::No : Proven::Yes;
    if (!lists_all(state, own ? seat_ : to_act(state).first())) all = Proven::Unknown;
    for (const Way& way : ways(state, own)) {
      const Proven found = judge(way.after);
      if (found == enough) return enough;
      if (found == Proven::Unknown) all = Proven::Unknown;
    }
    return all;
  }

  // What looks best to the seat that decides comes first.
  std::vector<Way> ways(const State& state, bool own) const {
    std::vector<Action> actions;
    legal_actions(state, actions);
    const Seat actor = to_act(state).first();
    std::vector<Way> all;
    for (const Action& action : actions) {
      if (action.by != (own ? seat_ : actor)) continue;
      Way& way = all.emplace_back(Way{0, state});
      apply(way.after, action, nullptr);
      way.promise = own ? evaluate(way.after, seat_) : -evaluate(way.after, seat_);
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const Way& a, const Way& b) { return a.promise > b.promise; });
    return all;
  }

  Seat seat_;
  Goal goal_;
  int most_;
  int positions_ = 0;
  std::map<std::uint64_t, Proven> known_;
};

}  // namespace mael

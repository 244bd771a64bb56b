// A match: how it began and every action since. The log alone is the match; the state is what
// replaying it gives, and undo is replaying less of it. A state is kept every so many entries, so
// that no question about an earlier moment replays more than these; copies of a match share them.
#pragma once

#include <cassert>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "engine/core/result.h"
#include "engine/core/rule_set.h"

namespace mael {

// Whether some seat, having seen an action, could not have worked out what it sees next: choices
// kept secret until every seat has made one come to light. Such an action cannot be taken back.
template <RuleSet G>
bool comes_to_light(const typename G::State& before, const typename G::Action& action,
                    const typename G::State& after) {
  for (const Seat seat : seats_of(before)) {
    typename G::State expected = observe(before, seat);
    const typename G::Action seen = observe(before, action, seat);
    // Whoever sees all of it has worked out what follows.
    if (expected == before && seen == action) continue;
    apply(expected, seen, nullptr);
    // A tile that went openly to a hand is hidden there from now on: no more than that is compared.
    if (!(observe(expected, seat) == observe(after, seat))) return true;
  }
  return false;
}

template <RuleSet G>
class Match {
 public:
  using Setup = typename G::Setup;
  using State = typename G::State;
  using Action = typename G::Action;
  using Events = typename G::Events;

  static constexpr int kCheckpoints = 16;  // a state is kept after so many entries

  // A new match, or every reason why there can be none.
  static Result<Match, std::vector<Violation>> begin(const Setup& setup) {
    auto first = start(setup);
    if (!first) return first.error();
    Match match(*first);
    match.setup_ = setup;
    return match;
  }

  // A match that goes on from a position; what came before is not known. The state must be valid.
  explicit Match(const State& first) : first_(first), state_(first) {}

  // What was agreed; nothing if the match began from a position.
  const std::optional<Setup>& setup() const { return setup_; }
  const State& first() const { return first_; }
  const State& state() const { return state_; }
  const std::vector<Action>& log() const { return log_; }
  int size() const { return static_cast<int>(log_.size()); }

  // Carries out an action and appends it to the log, or says why not and changes nothing.
  // Appends what happened to `events` if given.
  Verdict append(const Action& action, Events* events = nullptr) {
    if (Verdict verdict = check(state_, action)) return verdict;
    const State before = state_;
    apply(state_, action, events);
    log_.push_back(action);
    const bool reveals = action.by == Seat::Chance || comes_to_light<G>(before, action, state_);
    settled_.push_back(reveals ? size() : settled());
    if (size() % kCheckpoints == 0) checkpoints_.push_back(std::make_shared<const State>(state_));
    return {};
  }

  // The state after the first `entries` of the log; 0 … size().
  State state_at(int entries) const {
    assert(entries >= 0 && entries <= size());
    if (entries == size()) return state_;
    const int kept = entries / kCheckpoints;
    State state = kept == 0 ? first_ : *checkpoints_[static_cast<std::size_t>(kept - 1)];
    for (int i = kept * kCheckpoints; i < entries; ++i) {
      apply(state, log_[static_cast<std::size_t>(i)], nullptr);
    }
    return state;
  }

  // How many entries a take-back in play must leave: up to the last one that drew, tossed or
  // brought to light something.
  int settled() const { return settled_.empty() ? 0 : settled_.back(); }
  // The same for a log of so many entries; 0 … size().
  int settled_at(int entries) const {
    return entries == 0 ? 0 : settled_[static_cast<std::size_t>(entries - 1)];
  }

  // Takes back everything after the first `entries` of the log; 0 … size(). In play nobody takes
  // back more than settled() allows.
  void rewind_to(int entries) {
    state_ = state_at(entries);
    log_.resize(static_cast<std::size_t>(entries));
    settled_.resize(static_cast<std::size_t>(entries));
    checkpoints_.resize(static_cast<std::size_t>(entries / kCheckpoints));
  }

  // A match that goes on from the first `entries` of this one; 0 … size().
  Match branch_at(int entries) const {
    Match branch = *this;
    branch.rewind_to(entries);
    return branch;
  }

 private:
  std::optional<Setup> setup_;
  State first_;
  State state_;
  std::vector<Action> log_;
  std::vector<int> settled_;  // what settled() was after each entry
  std::vector<std::shared_ptr<const State>> checkpoints_;
};

// How far a log can be replayed, and the first rule in the way if not to its end. For logs that
// come from outside, or were written under rules since corrected.
template <RuleSet G>
struct Replayed {
  Match<G> match;
  Verdict refused;  // why entry match.size() + 1 does not follow
};

template <RuleSet G>
Replayed<G> replay(Match<G> match, const std::vector<typename G::Action>& log) {
  for (const typename G::Action& action : log) {
    if (Verdict verdict = match.append(action)) return {std::move(match), verdict};
  }
  return {std::move(match), {}};
}

}  // namespace mael

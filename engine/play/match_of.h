// A match of a game behind the interface without its types, made from the game's description
// (positions.h).
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/play/any_match.h"
#include "engine/play/legal_of.h"
#include "engine/play/match.h"
#include "engine/play/positions.h"

namespace mael {

namespace detail {

// Named apart from the members that ask them.
template <class State>
Outcome outcome_of(const State& state) {
  return outcome(state);
}
template <class State>
bool lists_all_of(const State& state, Seat seat) {
  return lists_all(state, seat);
}

}  // namespace detail

// A match whose states are of this type, whichever of the editions of a game it is of.
template <class State>
class MatchWith : public AnyMatch {
 public:
  virtual const State& state() const = 0;  // at the end of its log
};

template <class Described>
class MatchOf final : public MatchWith<typename Described::Game::State> {
 public:
  using G = typename Described::Game;
  using State = typename G::State;
  using Action = typename G::Action;

  // `brought` came with the link of the position the match begins from.
  explicit MatchOf(Match<G> match, Sealing brought = {})
      : match_(std::move(match)), brought_(std::move(brought)) {}

  // With its types, for callers that know them.
  const Match<G>& typed() const { return match_; }

  const State& state() const override { return match_.state(); }
  int size() const override { return match_.size(); }
  int settled(int entries) const override { return match_.settled_at(entries); }
  Seats seats() const override { return seats_of(match_.state()); }
  Awaited awaited() const override { return to_act(match_.state()); }
  Outcome ending() const override { return detail::outcome_of(match_.state()); }

  std::string position() const override { return write_position(match_.state()); }
  std::string position(int entries, Seat viewer) const override {
    return write_position(observe(match_.state_at(entries), viewer));
  }
  std::string action(int entry, Seat viewer) const override {
    const State before = match_.state_at(entry);
    return write_action(observe(before, viewer), observe(before, at(entry), viewer));
  }
  std::string action(int entry) const override {
    return write_action(match_.state_at(entry), at(entry));
  }
  Seat by(int entry) const override { return at(entry).by; }
  bool was_forced(int entry) const override {
    return mael::was_forced<G>(match_.state_at(entry), at(entry).by);
  }

  std::vector<std::string> listed() const override {
    std::vector<Action> actions;
    legal_actions(match_.state(), actions);
    std::vector<std::string> texts;
    for (const Action& action : actions) texts.push_back(write_action(match_.state(), action));
    return texts;
  }
  bool lists_all(Seat seat) const override { return detail::lists_all_of(match_.state(), seat); }

  Result<Judgement> why(const std::string& text) const override {
    const auto action = read_action(match_.state(), text);
    if (!action) return action.error();
    return judgement(match_.state(), check(match_.state(), *action));
  }
  Result<Judgement> append(const std::string& text) override {
    const auto action = read_action(match_.state(), text);
    if (!action) return action.error();
    return append(*action);
  }
  // With its types; `events` as for a match.
  Judgement append(const Action& action, typename G::Events* events = nullptr) {
    return judgement(match_.state(), match_.append(action, events));
  }
  std::string dealt(Random& random) const override {
    return write_action(match_.state(), deal(match_.state(), random));
  }

  void rewind_to(int entries) override { match_.rewind_to(entries); }
  std::unique_ptr<AnyMatch> branch_at(int entries) const override {
    return std::make_unique<MatchOf>(match_.branch_at(entries), brought_);
  }

  // The way from the first position is told as long as something sealed on it is not to be read.
  Sealing sealing() const override {
    Sealing sealing = brought_;
    if constexpr (Positions<Described>::kSeals) {
      if (sealing.from.empty() || match_.size() == 0) return sealing;
      if (hidden_seat(match_.state()) == Seat::Chance) return {sealing.game};
      State state = match_.first();
      for (const Action& action : match_.log()) {
        sealing.steps.push_back({write_action(state, action)});
        apply(state, action, nullptr);
      }
    }
    return sealing;
  }
  std::string link() const override {
    const Sealing told = sealing();
    if (told.from.empty()) return Positions<Described>::link_of(match_.state(), told);
    return *Positions<Described>::link(told.from, told);
  }
  std::string link_at([[maybe_unused]] int entries) const override {
    if constexpr (has_moments<Described>) {
      return Positions<Described>::link_of_moment(match_, entries);
    }
    return {};
  }

  std::string beginning() const override {
    return match_.setup() ? write_setup(*match_.setup()) : write_position(match_.first());
  }
  int turn(int entries) const override { return Described::turn_of(match_.state_at(entries)); }

 private:
  const Action& at(int entry) const { return match_.log()[static_cast<std::size_t>(entry)]; }

  static Judgement judgement(const State& state, const Verdict& verdict) {
    if (!verdict) return {true, {}, {}};
    return {false, verdict->rule.text(), Described::explain(state, *verdict)};
  }

  Match<G> match_;
  Sealing brought_;
};

}  // namespace mael

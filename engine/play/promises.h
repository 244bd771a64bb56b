// Everything a rule set promises of a position and of an action in it, held one after the other.
// The first promise that is broken is told with its position, and nothing is looked at any more.
//
// A game with stores that come and go promises besides G::keeps_resources(before, after, events);
// others write kAbsent.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "engine/core/absent.h"
#include "engine/core/random.h"
#include "engine/core/rule_set.h"
#include "engine/play/legal_of.h"

namespace mael {

template <RuleSet G>
class Promises {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  // The promise that was broken and where; empty: none.
  const std::string& broken() const { return broken_; }

  // The promises of a position in which a seat is awaited, with its list of legal actions.
  void hold_position(const State& state, const std::vector<Action>& actions) {
    hold(!validate(state), "every state is valid", state);
    hold(outcome(state) == Outcome(), "nobody has won while somebody is awaited", state);
    check_legal_list(state, actions);
    if (to_act(state).is_chance()) check_deal(state);
    check_texts(state, actions);
    if (!broken_.empty()) return;
    open_ = imagine(state, random_) == state;
    // A world to act in is imagined by one onlooker in turn, since that takes the longest.
    const int seats = seats_of(state).size();
    onlooker_ = (onlooker_ + 1) % (seats + 1);
    for (int i = 0; i <= seats; ++i) {
      if (!broken_.empty()) return;
      check_observation(state, actions, i < seats ? seat_at(i) : Seat::Chance, i == onlooker_);
    }
  }

  // The promises of a legal action.
  void hold_step(const State& state, const Action& action) {
    if (!broken_.empty()) return;
    State after = state, copy = state;
    apply(after, action, nullptr);
    typename G::Events events;
    apply(copy, action, &events);
    hold(copy == after && hash_of(copy) == hash_of(after), "a copy goes the same way", state,
         action);
    hold(after == state || hash_of(after) != hash_of(state), "a changed state has another hash",
         state, action);
    hold(keeps_pieces(state, after), "no piece comes or goes", state, action);
    if constexpr (has(G::keeps_resources)) {
      hold(G::keeps_resources(state, after, events), "no resource comes or goes unsaid", state,
           action);
    }
    for (const Seat seat : seats_of(state)) check_seen(state, action, seat);
    check_seen(state, action, Seat::Chance);
  }

 private:
  // So many actions of an imagined world are carried out: all, or drawn ones of more.
  static constexpr std::size_t kAllTried = 6, kSomeTried = 2;

  void fail(const char* promise, const std::string& where) {
    if (broken_.empty()) broken_ = std::string(promise) + ": " + where;
  }
  void hold(bool kept, const char* promise, const State& state) {
    if (!kept) fail(promise, write_position(state));
  }
  void hold(bool kept, const char* promise, const State& state, const Action& action) {
    if (!kept) fail(promise, write_position(state) + " ; " + write_action(state, action));
  }

  void check_legal_list(const State& state, const std::vector<Action>& actions) {
    legal_actions(state, again_);
    hold(again_ == actions, "the list of legal actions depends on the state alone", state);
    std::sort(again_.begin(), again_.end());
    hold(std::adjacent_find(again_.begin(), again_.end()) == again_.end(),
         "every legal action is listed once", state);
    const Awaited awaited = to_act(state);
    for (const Action& action : actions) {
      hold(!check(state, action), "every listed action is accepted", state, action);
      hold(awaited.includes(action.by), "only awaited seats have actions listed", state, action);
    }
    for (const Seat seat : awaited.seats()) {
      const bool listed = std::any_of(actions.begin(), actions.end(),
                                      [&](const Action& action) { return action.by == seat; });
      hold(listed, "every awaited seat has a legal action", state);
    }
  }

  void check_deal(const State& state) {
    chances(state, chances_);
    if (chances_.empty()) return;  // too much to be counted
    Random once = random_, again = random_;
    hold(deal(state, once) == draw(chances_, again), "what is dealt is drawn from the list", state);
  }

  void check_texts(const State& state, const std::vector<Action>& actions) {
    check_position_text(state);
    texts_.clear();
    for (const Action& action : actions) {
      texts_.push_back(write_action(state, action));
      const auto read = read_action(state, texts_.back());
      hold(read.ok() && *read == action, "an action is read as it was written", state, action);
    }
    std::sort(texts_.begin(), texts_.end());
    hold(std::adjacent_find(texts_.begin(), texts_.end()) == texts_.end(),
         "different actions have different texts", state);
  }

  // What an onlooker, Seat::Chance a spectator, sees of an action.
  void check_seen(const State& state, const Action& action, Seat onlooker) {
    const State seen = observe(state, onlooker);
    const Action seen_action = observe(state, action, onlooker);
    if (action.by != Seat::Chance && onlooker != Seat::Chance) {
      hold(!check(seen, seen_action), "what is seen is legal to who sees it", state, action);
    }
    const auto read = read_action(state, write_action(seen, seen_action));
    hold(read.ok() && *read == seen_action,
         "what an onlooker writes of an action is read as that where everything is known", state,
         action);
  }

  void check_position_text(const State& state) {
    const auto read = G::read_position(write_position(state));
    hold(read.ok() && *read == state, "a position is read as it was written", state);
  }

  // What a seat sees is a valid state, the same whatever the hidden pieces are, and enough to know
  // its own legal actions.
  void check_observation(const State& state, const std::vector<Action>& actions, Seat seat,
                         bool acts) {
    const State seen = observe(state, seat);
    hold(!validate(seen), "every observation is valid", state);
    hold(observe(seen, seat) == seen, "an observation observed is itself", state);
    check_position_text(seen);
    if (!broken_.empty()) return;
    check_world(seen, seat, acts);
    if (!open_ || !to_act(state).includes(seat) || seat == Seat::Chance) return;
    legal_actions_of<G>(seen, seat, again_);
    own_.clear();
    for (const Action& action : actions) {
      if (action.by == seat) own_.push_back(action);
    }
    hold(again_ == own_, "a seat sees enough to know its legal actions", state);
  }

  // What a seat may imagine could be, looks to it as what it sees, and can be played on.
  void check_world(const State& seen, Seat seat, bool acts) {
    const State world = imagine(seen, random_);
    hold(!validate(world), "what is imagined is valid", world);
    // Where not even a seat's own pieces are known here, it would know more of the world.
    const Seat onlooker = open_ ? seat : Seat::Chance;
    hold(observe(world, onlooker) == observe(seen, onlooker),
         "what is imagined looks as what is seen", world);
    if (!acts || !broken_.empty()) return;
    legal_actions(world, again_);
    const bool all = again_.size() <= kAllTried;
    for (std::size_t i = 0; i < (all ? again_.size() : kSomeTried); ++i) {
      const auto size = static_cast<std::uint32_t>(again_.size());
      try_action(world, again_[all ? i : random_.below(size)]);
    }
  }

  void try_action(const State& world, const Action& action) {
    hold(!check(world, action), "what is imagined can be played on", world, action);
    if (!broken_.empty()) return;
    State after = world;
    apply(after, action, nullptr);
    hold(!validate(after) && keeps_pieces(world, after), "what is imagined goes on as a game",
         world, action);
  }

  Random random_{0};  // of its own, so that promises do not change the games they are held in
  std::string broken_;
  bool open_ = true;  // nothing is unknown in the position itself
  int onlooker_ = 0;
  std::vector<Action> again_, own_;
  std::vector<Weighted<Action>> chances_;
  std::vector<std::string> texts_;
};

}  // namespace mael

// A game told once more beside one that was played: the story asks for each decision where its
// sheet says that one is made, and is given what was decided then. For plain twins of the rules.
#pragma once

#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/seat.h"

namespace mael {

// How everything lay before each action and at the end.
template <class State, class Action>
struct Played {
  std::vector<State> moments;  // one more than actions
  std::vector<Action> actions;
};

// The story and what was played go different ways.
struct StoryDiffers {
  std::string text;
};
// No more was played.
struct StoryStops {};

// `Story` has shown(theirs): its state, and of theirs what is the engine's own affair, as what it
// still has to do.
template <class Story, class State, class Action>
class ToldStory {
 public:
  // Where the story first differs; empty where it never does.
  std::string first_difference() {
    try {
      static_cast<Story*>(this)->tell();
      compare();
      if (!to_act(theirs()).is_nobody()) differ("the game is not over");
    } catch (const StoryStops&) {
    } catch (const StoryDiffers& differs) {
      return "action " + std::to_string(at_) + ": " + differs.text;
    }
    return {};
  }

 protected:
  explicit ToldStory(const Played<State, Action>& played) : played_(played) {}

  const State& theirs() const { return played_.moments[at_]; }

  [[noreturn]] void differ(const std::string& what) const {
    throw StoryDiffers{what + "\n  told:   " + write_position(mine()) +
                       "\n  played: " + write_position(theirs())};
  }

  void compare() const {
    if (!(mine() == theirs())) differ("the pieces lie otherwise");
  }

  Action next(Seat by) {
    compare();
    if (to_act(theirs()).is_nobody()) differ("the game is over too early");
    if (at_ == played_.actions.size()) throw StoryStops{};
    const Action& action = played_.actions[at_];
    if (action.by != by) differ("another one decides: " + write_action(theirs(), action));
    ++at_;
    return action;
  }

  template <class D>
  D ask(Seat by) {
    const Action action = next(by);
    if (const D* deed = std::get_if<D>(&action.deed)) return *deed;
    --at_;
    differ("something else is decided: " + write_action(theirs(), action));
  }

 private:
  State mine() const { return static_cast<const Story*>(this)->shown(theirs()); }

  const Played<State, Action>& played_;
  std::size_t at_ = 0;
};

}  // namespace mael

// Golden transcripts: random games with every action and what it made happen, kept in
// tests/transcripts. A change of behaviour shows as a diff, to be read before it is approved:
//   MAELSTROM_APPROVE=1 build/dev/tests/tests '[transcript]'
#pragma once

#include <string>
#include <vector>

#include "engine/core/random.h"
#include "engine/core/rule_set.h"

namespace mael {

// One random game as text: one line an action, and the position before every turn. `Told` is what
// scenarios ask of a game (scenario_player.h) and turn_of(state).
template <class Told>
class Transcript {
 public:
  using G = typename Told::Game;
  using State = typename G::State;
  using Action = typename G::Action;

  explicit Transcript(const typename G::Setup& setup) : state_(*start(setup)) {
    text_ = write_setup(setup) + "\n";
  }

  std::string play(std::uint64_t seed) {
    Random random(seed);
    int turn = 0;
    while (!outcome(state_).over) {
      if (Told::turn_of(state_) != turn) text_ += "\n" + write_position(state_) + "\n";
      turn = Told::turn_of(state_);
      step(choose(random));
    }
    text_ += "\n" + write_position(state_) + "\n";
    return text_;
  }

 private:
  Action choose(Random& random) {
    if (to_act(state_).is_chance()) return deal(state_, random);
    legal_actions(state_, actions_);
    return actions_[random.below(static_cast<std::uint32_t>(actions_.size()))];
  }

  void step(const Action& action) {
    events_.clear();
    text_ += write_action(state_, action);
    apply(state_, action, &events_);
    std::string words;
    for (const auto& event : events_) words += " " + std::string(Told::word_of(event));
    text_ += (words.empty() ? "" : "  >" + words) + "\n";
  }

  State state_;
  typename G::Events events_;
  std::vector<Action> actions_;
  std::string text_;
};

// Compares with tests/transcripts/<name>.txt, or approves the text as it is.
void check_transcript(const std::string& name, const std::string& text);

}  // namespace mael

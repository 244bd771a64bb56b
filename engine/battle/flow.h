// How a battle goes on by itself after a decision: frames, the last of the list first, then the
// stages of the turn, up to the next decision.
#pragma once

#include "engine/battle/action.h"
#include "engine/battle/derived.h"
#include "engine/battle/event.h"
#include "engine/battle/rules.h"
#include "engine/battle/state.h"

namespace mael::battle {

// Whether the stage awaits a decision or a roll before it goes on.
bool stage_awaits(const State& state);

// Changes a state and tells what happens.
class Flow {
 public:
  Flow(State& state, Events* events) : state_(state), events_(events) {}

  // Goes on until a seat is awaited or the battle is over.
  void settle();

  bool is_told() const { return events_ != nullptr; }
  void tell(const Event& event) {
    if (events_) events_->push_back(event);
  }

  // ---- What happens to units (harm.cpp)
  // Levels beyond the highest become injuries (EDG-097, EDG-R71).
  void suppress(UnitId unit, int levels);
  void steady(UnitId unit, int levels);
  void gain_cover(UnitId unit);               // EDG-258, EDG-259
  void gain_moving(UnitId unit, int tokens);  // EDG-252, EDG-253
  // Of abilities, each kind from Token::Painted on: as many as there is room for, and as there are.
  void gain_tokens(UnitId unit, Token kind, int tokens);
  void lose_tokens(UnitId unit, Token kind, int tokens = 0xff);
  // Takes FOR off a model, which may be removed, and its unit with it.
  void hurt(ModelId model, int damage);
  // One injury of those the frame on top holds.
  void injure(ModelId model);
  void name_leader(ModelId model, bool swaps);
  void remove_unit(UnitId unit);  // retired
  // Dangerous ground (EDG-087, EDG-R32) and, of bikes, falls.
  void suffer_ground(UnitId unit, FeatureSet dangers, int falls);

  // ---- Abilities (uses.cpp)
  // What the active unit uses; it must be legal.
  void use(const Use& use);
  // Whether weapons of the round do something to those around.
  bool sweeps() const;

  // ---- Frames (flow.cpp)
  void push(const Frame& frame) { state_.frames.push_back(frame); }
  void pop() { state_.frames.erase(state_.frames.size() - 1); }
  void go_to(Step step) { state_.top().step = step; }
  // To the step that follows in the table.
  void next() { go_to(static_cast<Step>(static_cast<int>(state_.top().step) + 1)); }
  // Begins a round of the frame below.
  void begin_round(const Round& round);

  // ---- Rounds (round.cpp)
  void count_shots(const FixedList<std::uint8_t, kMostHits>& rolled);
  void settle_hits();
  void begin_armor(const FixedList<std::uint8_t, kMostHits>& rolled);
  void apply_hits(const FixedList<Given, kMostDice>& given);
  void begin_retreat();

  // ---- How steps pass by themselves (round.cpp, flow.cpp)
  void pass_next() { next(); }
  void pass_shots();
  void pass_removal();
  void pass_flips();
  void pass_av();
  void pass_allocation();
  void pass_suppression();
  void pass_cq_test();
  void pass_regathering();
  void pass_support();
  void pass_to_end() { go_to(Step::RoundOver); }
  void pass_round();
  void pass_charged();
  void pass_strike();
  void pass_injuries();
  void pass_sweep();
  void pass_leader();
  void pass_regrouping();
  void pass_closing();

  // ---- The turn (turn.cpp)
  void begin_turn();
  void begin_activation(UnitId unit);
  void end_go();
  void score();
  void finish(Cause cause, Seat winner);

 private:
  void run_stage();
  void after_activation();
  void begin_retirement();
  void note_destroyed(UnitId unit);
  void forget_contact(ModelId fallen);
  void fall(UnitId unit, ModelId model);
  void carry_out(const Effect& effect, UnitId by, UnitId on);
  void help(UnitId unit, UnitId helper);

  State& state_;
  Events* events_;
};

}  // namespace mael::battle

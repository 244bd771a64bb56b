// The drafts of a battle: of a move its end is said, of a charge or a shot its target; everything
// else is filled in as a person leaves it to the program, and may be said anew.
//
//   move, dash, bonus, consolidate, retreat
//               end (a place), path, heading, places (of the others, in the order of the roster)
//   charge      target, end, path, places, thrower (a model, or none)
//   fire, suppress, fight, hitrun
//               target, shots
//   defend      shots
//   remove      removed (shots by their place, each as often as it loses a die)
//   flip        flips      defense   blocked (hits)      critical  effects (of dice)
//   allot       order (of models), or given
//
// Things are units and models by number, shots, flips and given hits as below. A part that is said
// drops the parts behind it: another end has another path, heading and places.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/battle/game.h"
#include "engine/core/draft.h"

namespace mael {

template <>
struct Drafts<battle::Battle> {
  // What lacks until the rest can be filled in.
  enum class Lack : std::uint8_t { Nothing, Target, End };
  struct Draft {
    battle::Action action;
    Lack lack = Lack::Nothing;
    friend bool operator==(const Draft&, const Draft&) = default;
  };

  static void begin(const battle::State& state, Seat seat, std::vector<Draft>& drafts);
  static void needs(const battle::State& state, const Draft& draft, std::vector<Need>& needs);
  static Verdict add(const battle::State& state, Draft& draft, const DraftPart& part);
  static battle::Action action_of(const battle::State&, const Draft& draft) { return draft.action; }
  // "a move:", "a charge:", "a charge:b1:", "a fire:", and then the action's own notation.
  static std::string write(const battle::State& state, const Draft& draft);
  // What may be begun in the state, or an action that is legal in it.
  static Result<Draft> read(const battle::State& state, std::string_view text);
};

static_assert(Drafted<battle::Battle>);

namespace battle {

// Things of parts that are made of two numbers.
constexpr std::int32_t thing_of(Shot shot) { return shot.model << 8 | shot.weapon; }
constexpr std::int32_t thing_of(Flip flip) { return flip.die << 8 | flip.value; }
constexpr std::int32_t thing_of(Critical each) { return each.die << 8 | each.effect; }
constexpr std::int32_t thing_of(Given given) { return given.hit << 8 | given.model; }

}  // namespace battle
}  // namespace mael

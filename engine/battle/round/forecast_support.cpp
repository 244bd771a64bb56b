// What lies beside the forecast of a roll: numbers of shots that are rolled before it, Suppressive
// Fire, and what is not declared yet.
#include <algorithm>
#include <map>
#include <vector>

#include "engine/battle/derived.h"
#include "engine/battle/effects/figures.h"
#include "engine/battle/round/choices.h"
#include "engine/battle/round/dice.h"
#include "engine/battle/round/forecast.h"
#include "engine/battle/round/prospects.h"
#include "engine/battle/round/rolls.h"
#include "engine/battle/round/volley.h"
#include "engine/battle/rules.h"
#include "engine/battle/steps.h"

namespace mael::battle {

namespace rolls {
namespace {

constexpr std::size_t kMostRolled = 48;

// Random shots that can change places: their dice of the roll, and what faces come to.
struct ShotKind {
  std::vector<int> dice;
  bool half = false;
};

// How likely each sum of these dice is.
Spread sums_of(const ShotKind& kind) {
  Spread sums{kCertain};
  for (std::size_t i = 0; i < kind.dice.size(); ++i) {
    Spread next(sums.size() + kSides);
    for (std::size_t sum = 0; sum < sums.size(); ++sum) {
      for (int face = 1; face <= kSides; ++face) {
        const int comes_to = kind.half ? halved(face) : face;
        next[sum + static_cast<std::size_t>(comes_to)] += sums[sum] / kSides;
      }
    }
    sums = std::move(next);
  }
  return sums;
}

// Faces that add up to it.
void set_faces(Roll& roll, const ShotKind& kind, int sum) {
  const int most = kind.half ? 3 : kSides;
  int left = sum - static_cast<int>(kind.dice.size());
  for (const int die : kind.dice) {
    const int more = std::min(left, most - 1);
    left -= more;
    roll.dice[die] = static_cast<std::uint8_t>(kind.half ? 2 * (1 + more) : 1 + more);
  }
}

std::vector<ShotKind> shot_kinds(const State& state) {
  const Round& round = state.round;
  std::map<int, ShotKind> kinds;
  int die = 0;
  for (int shot = 0; shot < round.shots.size(); ++shot) {
    if (!is_rolled(state, round.shots[shot]) || shots_of(state, round, shot, 1) == 0) continue;
    ShotKind& kind = kinds[first_alike(state, round, shot)];
    kind.half = weapon_of(state, round.shots[shot]).shots == Shots::HalfDie;
    kind.dice.push_back(die++);
  }
  std::vector<ShotKind> all;
  for (const auto& [first, kind] : kinds) all.push_back(kind);
  return all;
}

}  // namespace

std::vector<RolledShots> rolled_shots(const State& state) {
  struct Drawn {
    Roll roll;
    Share chance;
  };
  Roll bare;
  for (int i = 0; i < dice_due(state); ++i) bare.dice.push_back(1);
  std::vector<Drawn> drawn{{bare, kCertain}};
  for (const ShotKind& kind : shot_kinds(state)) {
    const Spread sums = sums_of(kind);
    std::vector<Drawn> next;
    for (const Drawn& each : drawn) {
      for (std::size_t sum = kind.dice.size(); sum < sums.size(); ++sum) {
        if (sums[sum] == 0) continue;
        Drawn more{each.roll, product(each.chance, sums[sum])};
        set_faces(more.roll, kind, static_cast<int>(sum));
        next.push_back(more);
      }
    }
    drawn = std::move(next);
    if (drawn.size() > kMostRolled) return {};
  }
  std::vector<RolledShots> all;
  for (const Drawn& each : drawn) {
    all.push_back({state, each.chance});
    State& after = all.back().state;
    apply(after, {Seat::Chance, each.roll});
    while (is_at(after, Step::RemoveDice)) apply(after, *usual_answer(after));
  }
  return all;
}

}  // namespace rolls

Spread support_forecast(const State& state) {
  const int wp = wp_of(state, state.round.target);
  Spread raised{kCertain};
  for (const Shot& shot : state.round.shots) {
    if (shot.weapon == kFrag || wp == kNoWp) continue;
    int failing = 0;  // of the 36 pairs of a suppression test and a WP test
    for (int test = 1; test <= kSides; ++test) {
      for (int nerve = 1; nerve <= kSides; ++nerve) {
        failing += passes_test(test, weapon_of(state, shot).sup) && !passes_test(nerve, wp);
      }
    }
    for (int left = tests_of(state, shot); left > 0; --left) {
      Spread next(raised.size() + 1);
      for (std::size_t levels = 0; levels < raised.size(); ++levels) {
        const Share failed = raised[levels] / (kSides * kSides) * failing;
        next[levels] += raised[levels] - failed;
        next[levels + 1] += failed;
      }
      raised = std::move(next);
    }
  }
  return raised;
}

State declared(const State& state, const Action& action) {
  State after = state;
  apply(after, action);
  const bool runs = std::holds_alternative<HitAndRun>(action.deed);
  if (runs && is_at(after, Step::Charged)) apply(after, {to_act(after).first(), HoldFire{}});
  while (is_at(after, Step::RemoveDice)) apply(after, *usual_answer(after));
  return after;
}

}  // namespace mael::battle

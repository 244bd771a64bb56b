// What is done by default with flips and defenses, against every way in which they can be spent.
#include "engine/battle/round/choices.h"

#include <algorithm>
#include <array>
#include <bit>
#include <catch2/catch_test_macros.hpp>
#include <functional>

#include "engine/battle/derived.h"
#include "engine/battle/round/dice.h"
#include "engine/battle/round/volley.h"
#include "engine/battle/steps.h"
#include "tests/engine/battle/declared_shots.h"

namespace mael::battle {
namespace {

using namespace shots;

// A result said in numbers, of which the first that differs decides.
using Score = std::array<int, 4>;

// What gets through armor without flips, in sixths of a point.
int sixths_through(const State& state, const Round& round, const HitDie& die) {
  const Weapon& weapon = weapon_of(state, round.shots[die.shot]);
  const ModelId first = living_of(state, round.target)[0];
  const int most = profile_of(state, first).fortitude;
  const int damage = damage_to(state, round, die.shot, first, weapon.damage).sum();
  int through = 0;
  for (std::uint8_t face = 1; face <= kSides; ++face) {
    const bool holds = is_perfect(round, die) ? face == 6 && weapon.pen <= 6 : face >= weapon.pen;
    through += holds ? 0 : 1;
  }
  return through * std::min(damage, most);
}

Score score_of_hits(const State& state, const Round& round, int paid) {
  int hits = 0, perfect = 0, sixths = 0;
  for (const HitDie& die : round.dice) {
    if (!is_hit(state, round, die)) continue;
    ++hits;
    perfect += is_perfect(round, die) ? 1 : 0;
    sixths += sixths_through(state, round, die);
  }
  return {hits, perfect, sixths, -paid};
}
Score score_by_damage(const State& state, const Round& round, int paid) {
  const Score score = score_of_hits(state, round, paid);
  return {score[2], score[0], -paid, 0};
}
Score score_of_armor(const State& state, const Round& round, int paid) {
  const int most = profile_of(state, living_of(state, round.target)[0]).fortitude;
  int stopped = 0;
  for (const ArmorDie& die : round.armor) {
    const int damage = damage_to(state, round, die, living_of(state, round.target)[0]);
    if (is_stopped(state, round, die)) stopped += std::min(damage, most);
  }
  return {stopped, -paid, 0, 0};
}

using ScoreOf = Score (*)(const State&, const Round&, int);

// What a flip of this armor die costs beyond others.
int surcharge_of(const State& state, const Round& round, int place) {
  const Weapon& weapon = weapon_of(state, round.shots[round.die_of(round.armor[place].hit).shot]);
  return weapon.name == "radwave-emitter" ? 1 : 0;
}

// The best score of all ways of turning dice of this list.
template <class Dice>
Score best_score(const State& state, Round& round, Dice& dice, int place, int flips, int paid,
                 ScoreOf score_of) {
  if (place == dice.size()) return score_of(state, round, paid);
  Score best = best_score(state, round, dice, place + 1, flips, paid, score_of);
  const std::uint8_t from = dice[place].shown;
  const bool hits = round.armor.empty();
  if (hits && !may_flip(state, round, round.dice[place].shot)) return best;
  for (std::uint8_t face = 1; face <= kSides; ++face) {
    const int cost = flip_cost(from, face) + (hits ? 0 : surcharge_of(state, round, place));
    if (face == from || paid + cost > flips) continue;
    dice[place].shown = face;
    best = std::max(best, best_score(state, round, dice, place + 1, flips, paid + cost, score_of));
    dice[place].shown = from;
  }
  return best;
}

template <class Dice>
int turn(const State& state, Dice& dice, const FlipDice& deed) {
  int paid = 0;
  for (const Flip& flip : deed.flips) {
    paid += flip_cost(dice[flip.die].shown, flip.value);
    if (!state.round.armor.empty()) paid += surcharge_of(state, state.round, flip.die);
    dice[flip.die].shown = flip.value;
  }
  return paid;
}

void compare_hits(const State& state, const FlipDice& deed, ScoreOf score_of) {
  Round all = state.round, done = state.round;
  const int flips = flips_of_hits(state, state.round);
  const int paid = turn(state, done.dice, deed);
  CAPTURE(write_position(state), write_action(state, {Seat::A, deed}));
  CHECK(paid <= flips);
  CHECK(score_of(state, done, paid) == best_score(state, all, all.dice, 0, flips, 0, score_of));
}

void compare_armor(const State& state) {
  Round all = state.round, done = state.round;
  const FlipDice deed = usual_armor_flips(state);
  const int flips = flips_of_armor(state.round);
  const int paid = turn(state, done.armor, deed);
  CAPTURE(write_position(state));
  CHECK(paid <= flips);
  CHECK(score_of_armor(state, done, paid) ==
        best_score(state, all, all.armor, 0, flips, 0, &score_of_armor));
}

// Damage that blocking these hits is worth, and whether the defense reaches so far.
int worth_of(const State& state, Defense kind, HitBits blocked) {
  int worth = 0, cost = 0;
  for (; blocked != 0; blocked &= blocked - 1) {
    const HitDie& die = state.round.die_of(lowest_bit(blocked));
    worth += 1 + 6 * sixths_through(state, state.round, die);
    cost += blocking_cost(state, state.round, kind, die.shot);
  }
  return cost <= defense_value(state, state.round, kind) ? worth : -1;
}

void compare_defense(const State& state) {
  const HitBits hits = blockable_hits(state, state.round);
  const ChooseDefense deed = usual_defense(state);
  int best = 0;
  for (const Defense kind : kBlockingDefenses) {
    for (HitBits some = hits; some != 0; some = (some - 1) & hits) {
      best = std::max(best, worth_of(state, kind, some));
    }
  }
  CAPTURE(write_position(state));
  CHECK((deed.blocked & ~hits) == 0);
  CHECK(worth_of(state, deed.kind, deed.blocked) == best);
}

struct Compared {
  int hits = 0, armor = 0, defenses = 0;
};

// Plays the round with dice that are drawn and looks at every choice on the way.
void look_through(State state, Random& random, Compared& compared) {
  while (state.has_round() && state.top().step < Step::Suppress) {
    if (is_at(state, Step::FlipHits)) {
      compare_hits(state, usual_hit_flips(state), &score_of_hits);
      compare_hits(state, strongest_hit_flips(state), &score_by_damage);
      ++compared.hits;
    } else if (is_at(state, Step::FlipArmor)) {
      compare_armor(state);
      ++compared.armor;
    } else if (is_at(state, Step::Defense)) {
      compare_defense(state);
      ++compared.defenses;
    }
    const auto answer = usual_answer(state);
    apply(state, answer ? *answer : deal(state, random));
  }
}

Compared compare_choices(int rounds, int most_dice) {
  Compared compared;
  Random random(5);
  for (const Example& shot : kShots) {
    const State state = declared_in(shot.position, shot.actions);
    if (total_of_counts(state.round) > most_dice) continue;
    for (int i = 0; i < rounds; ++i) look_through(state, random, compared);
  }
  return compared;
}

}  // namespace

TEST_CASE("what is spent by default is the best that can be bought", "[battle][choices]") {
  const Compared compared = compare_choices(60, 9);
  CHECK(compared.hits > 150);
  CHECK(compared.armor > 50);
  CHECK(compared.defenses > 50);
}

TEST_CASE("thousands of rolls are spent on at best", "[.release][battle][choices]") {
  const Compared compared = compare_choices(3000, 9);
  CHECK(compared.hits > 10000);
  CHECK(compared.armor > 10000);
  CHECK(compared.defenses > 5000);
}

TEST_CASE("the order of dice takes no perfect strike away", "[battle][choices]") {
  // Four flips. A 4 becomes a six for three and would leave one: two 5s become sixes for two each.
  // A 3 alone becomes a six for all four.
  const State state = declared_in(kBare, {"a activate:a1", "a fire:b1:1a+2a+3a"});
  REQUIRE(flips_of_hits(state, state.round) == 4);
  const auto flips_for = [&](const std::string& roll) {
    State rolled = state;
    apply(rolled, *read_action(rolled, roll));
    return write_action(rolled, {Seat::A, usual_hit_flips(rolled)});
  };
  CHECK(flips_for("~roll:455") == "a flip:1:6+2:6");
  CHECK(flips_for("~roll:366") == "a flip:0:6");
  CHECK(flips_for("~roll:236") == "a flip:0:4+1:4");
}

}  // namespace mael::battle

// Forecasts by going through every roll that differs in more than the places of like dice and
// playing each with the rules themselves: slow, and with nothing in common with how the engine does
// it.
#pragma once

#include <algorithm>
#include <bit>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/battle/derived.h"
#include "engine/battle/round/choices.h"
#include "engine/battle/round/dice.h"
#include "engine/battle/round/forecast.h"
#include "engine/battle/round/volley.h"
#include "engine/battle/rules.h"
#include "engine/battle/steps.h"

namespace mael::battle::plain {

__extension__ using Wide = __int128;

inline Share product(Share a, Share b) { return static_cast<Share>(Wide{a} * b / kCertain); }

inline void add(Spread& spread, int number, Share chance) {
  const auto place = static_cast<std::size_t>(number);
  if (spread.size() <= place) spread.resize(place + 1);
  spread[place] += chance;
}

// Faces of a die that come to the same: one of them, and how many they are.
struct Side {
  std::uint8_t face = 1;
  int weight = 1;
};
using Sides = std::vector<Side>;

// The sides of a die, faces with equal keys taken together.
template <class KeyOf>
Sides sides_of(KeyOf&& key_of) {
  std::map<decltype(key_of(1)), Side> sides;
  for (int face = 1; face <= kSides; ++face) {
    const auto [place, is_new] = sides.insert({key_of(face), {static_cast<std::uint8_t>(face), 1}});
    if (!is_new) ++place->second.weight;
  }
  Sides all;
  for (const auto& [key, side] : sides) all.push_back(side);
  return all;
}

// How many of so many dice show each side, and how likely that is: n! / (n1! n2! …) times the
// weights, in 6^n; built up die by die it needs no factorial.
template <class Visit>
void each_multiset(int dice, const Sides& sides, Visit&& visit) {
  std::vector<int> counts(sides.size());
  const auto go = [&](auto&& self, std::size_t side, int left, Wide share) -> void {
    const int weight = sides[side].weight;
    if (side + 1 == sides.size()) {
      counts[side] = left;
      // The rest all show this side, each in one of the orders counted so far.
      for (int i = 0; i < left; ++i) share = share * weight / kSides;
      visit(counts, static_cast<Share>(share));
      return;
    }
    for (int count = 0; count <= left; ++count) {
      counts[side] = count;
      self(self, side + 1, left - count, share);
      // One more of this side: (left − count) places for it, count + 1 of them alike.
      share = share * (left - count) * weight / (count + 1) / kSides;
    }
  };
  go(go, 0, dice, kCertain);
}

// Dice that can change places, by their place in the roll, and their sides.
struct Group {
  std::vector<int> places;
  Sides sides;
};

// Every roll of these groups that differs in more than places and faces that come to the same.
template <class Visit>
void each_roll(const std::vector<Group>& groups, int dice, Visit&& visit) {
  Roll roll;
  for (int i = 0; i < dice; ++i) roll.dice.push_back(1);
  const auto go = [&](auto&& self, std::size_t number, Share share) -> void {
    if (number == groups.size()) {
      visit(roll, share);
      return;
    }
    const Group& group = groups[number];
    each_multiset(static_cast<int>(group.places.size()), group.sides,
                  [&](const std::vector<int>& counts, Share part) {
                    std::size_t next = 0;
                    for (std::size_t side = 0; side < counts.size(); ++side) {
                      for (int i = 0; i < counts[side]; ++i) {
                        roll.dice[group.places[next++]] = group.sides[side].face;
                      }
                    }
                    self(self, number + 1, product(share, part));
                  });
  };
  go(go, 0, kCertain);
}

// What tells two shots apart: the weapon, and whether it may be flipped or is wild.
using Kind = std::tuple<int, bool, bool>;
inline Kind kind_of(const State& state, int shot) {
  const Round& round = state.round;
  const Weapon& weapon = weapon_of(state, round.shots[shot]);
  const int number = static_cast<int>(&weapon - content().weapons.data());
  return {number, may_flip(state, round, shot), is_wild(round, shot)};
}

// Dice by their keys; `sides` of a die by its place.
template <class Key, class SidesOf>
std::vector<Group> grouped(const std::vector<Key>& keys, SidesOf&& sides) {
  std::map<Key, Group> groups;
  for (std::size_t i = 0; i < keys.size(); ++i) {
    groups[keys[i]].places.push_back(static_cast<int>(i));
  }
  std::vector<Group> all;
  for (auto& [key, group] : groups) {
    group.sides = sides(group.places.front());
    all.push_back(std::move(group));
  }
  return all;
}

// What a hit die can become: whether it hits, and what the next better result costs as far as there
// are flips for it.
inline Sides sides_of_hit(const State& state, int shot) {
  State now = state;
  const int flips = flips_of_hits(state, state.round);
  return sides_of([&](int face) {
    const auto shown = static_cast<std::uint8_t>(face);
    now.round.dice.clear();
    now.round.dice.push_back({shown, shown, static_cast<std::uint8_t>(shot)});
    const int to_hit = cheapest_hit(now, now.round, now.round.dice[0]).cost;
    const int to_six = flip_cost(face, kSides);
    return std::tuple{is_hit(now, now.round, now.round.dice[0]), std::min(to_hit, flips + 1),
                      std::min(to_six, flips + 1)};
  });
}

// What an armor die can become: what it costs to stop the hit with it.
inline Sides sides_of_armor(const State& state, int hit) {
  State now = state;
  return sides_of([&](int face) {
    const auto shown = static_cast<std::uint8_t>(face);
    now.round.armor.clear();
    now.round.armor.push_back({shown, shown, static_cast<std::uint8_t>(hit), 0});
    const bool stopped = is_stopped(now, now.round, now.round.armor[0]);
    const PricedFlip flip = cheapest_stop(now, now.round, now.round.armor[0]);
    const int most = flips_of_armor(now.round) + 1;
    return stopped ? 0 : flip.face == 0 ? most : std::min(flip.cost, most);
  });
}

// Both sides do as usual until one of these steps comes, or the round is past its casualties.
inline void play_on(State& state, Step until) {
  while (!is_at(state, until) && state.has_round() && state.frames.size() == 2 &&
         state.top().step < Step::Suppress && !to_act(state).is_chance()) {
    const auto answer = usual_answer(state);
    if (!answer) return;
    apply(state, *answer);
  }
}

inline int fortitude_of(const State& state, UnitId unit) {
  int sum = 0;
  for (const ModelId model : living_of(state, unit)) sum += state.models[model].fortitude;
  return sum;
}

// What beams do comes after all hits.
inline bool has_rays(const State& state) {
  return std::any_of(state.frames.begin(), state.frames.end(), [](const Frame& frame) {
    return frame.step == Step::Injuries && frame.fixed != 0;
  });
}

class Forecaster {
 public:
  using Flips = FlipDice (*)(const State&);
  Forecaster(const State& state, Flips flips)
      : start_(state), flips_(flips), target_(state.round.target) {}

  // After these flips on dice that lie.
  Forecast run(const FlipDice& flips) {
    flip(start_, kCertain, flips);
    for (const auto& [hits, branch] : branches_) take_armor(branch);
    return forecast_;
  }

  Forecast run() {
    std::vector<Kind> keys;
    std::vector<int> shots;
    const Round& round = start_.round;
    for (int shot = 0; shot < round.counts.size(); ++shot) {
      for (int i = 0; i < round.counts[shot]; ++i) {
        keys.push_back(kind_of(start_, shot));
        shots.push_back(shot);
      }
    }
    const auto sides = [&](int die) {
      return sides_of_hit(start_, shots[static_cast<std::size_t>(die)]);
    };
    each_roll(grouped(keys, sides), static_cast<int>(keys.size()),
              [&](const Roll& roll, Share chance) { take_hits(roll, chance); });
    for (const auto& [hits, branch] : branches_) take_armor(branch);
    return forecast_;
  }

 private:
  // Hits that go to the armor roll, sorted: weapons, and whether they strike perfectly.
  using Hits = std::vector<std::pair<int, bool>>;
  struct Branch {
    State state;
    Share chance = 0;
  };

  void take_hits(const Roll& roll, Share chance) {
    State state = start_;
    apply(state, {Seat::Chance, roll});
    flip(state, chance, is_at(state, Step::FlipHits) ? flips_(state) : FlipDice{});
  }

  void flip(State state, Share chance, const FlipDice& flips) {
    if (is_at(state, Step::FlipHits)) apply(state, {to_act(state).first(), flips});
    add(forecast_.hits, state.has_round() ? count_bits(state.round.hits) : 0, chance);
    play_on(state, Step::ArmorDice);
    if (!is_at(state, Step::FieldDice)) return to_armor(state, chance);
    // Each die of a cascade field costs a level or none.
    Group dice;
    for (int i = 0; i < dice_due(state); ++i) dice.places.push_back(i);
    dice.sides = sides_of([](int face) { return face <= 3; });
    each_roll({dice}, dice_due(state), [&](const Roll& roll, Share part) {
      State rolled = state;
      apply(rolled, {Seat::Chance, roll});
      play_on(rolled, Step::ArmorDice);
      to_armor(rolled, product(chance, part));
    });
  }

  void to_armor(const State& state, Share chance) {
    if (!is_at(state, Step::ArmorDice)) return finish(state, chance);
    Hits hits = hits_of(state);
    std::sort(hits.begin(), hits.end());
    Branch& branch = branches_[{hits, state.units[target_].suppression}];
    if (branch.chance == 0) branch.state = state;
    branch.chance += chance;
  }

  Hits hits_of(const State& state) const {
    Hits hits;
    const Round& round = state.round;
    for (HitBits left = unblocked_hits(round); left != 0; left &= left - 1) {
      const HitDie& die = round.die_of(lowest_bit(left));
      hits.push_back({std::get<0>(kind_of(state, die.shot)), is_perfect(round, die)});
    }
    return hits;
  }

  void take_armor(const Branch& branch) {
    const Hits hits = hits_of(branch.state);
    std::vector<int> dice;
    for (HitBits left = unblocked_hits(branch.state.round); left != 0; left &= left - 1) {
      dice.push_back(lowest_bit(left));
    }
    const auto sides = [&](int die) {
      return sides_of_armor(branch.state, dice[static_cast<std::size_t>(die)]);
    };
    each_roll(grouped(hits, sides), static_cast<int>(hits.size()),
              [&](const Roll& roll, Share chance) {
                State state = branch.state;
                apply(state, {Seat::Chance, roll});
                play_on(state, Step::DamageDice);
                finish(state, product(branch.chance, chance));
              });
  }

  void finish(State state, Share chance) {
    if (chance == 0) return;
    while (has_rays(state)) apply(state, *usual_answer(state));
    add(forecast_.lost, count_living(start_, target_) - count_living(state, target_), chance);
    add(forecast_.hurt, fortitude_of(start_, target_) - fortitude_of(state, target_), chance);
    if (is_on_table(state, target_)) add(forecast_.raised, raised_in(state), chance);
  }

  // Step 7 comes once the round has no more questions.
  int raised_in(State state) const {
    while (state.has_round() && state.frames.size() > 1 && !to_act(state).is_chance()) {
      apply(state, *usual_answer(state));
    }
    return state.units[target_].suppression - start_.units[target_].suppression;
  }

  const State& start_;
  Flips flips_;
  UnitId target_;
  std::map<std::pair<Hits, int>, Branch> branches_;  // and by the suppression there is already
  Forecast forecast_;
};

inline Forecast forecast(const State& state, Forecaster::Flips flips) {
  return Forecaster(state, flips).run();
}
// After these flips on hit dice that lie.
inline Forecast forecast(const State& state, const FlipDice& flips) {
  return Forecaster(state, nullptr).run(flips);
}

}  // namespace mael::battle::plain

// A round of shooting, step by step, as far as no player decides.
#include <algorithm>
#include <bit>

#include "engine/battle/flow.h"
#include "engine/battle/play/course.h"
#include "engine/battle/round/dice.h"
#include "engine/battle/round/volley.h"
#include "engine/battle/steps.h"

namespace mael::battle {
namespace {

using Dice = FixedList<std::uint8_t, kMostHits>;

}  // namespace

// EDG-133, EDG-R58. Rolls hold one die for each weapon whose number of shots is random.
void Flow::count_shots(const Dice& rolled) {
  Round& round = state_.round;
  int used = 0, room = kMostDice;
  round.counts.clear();
  for (int i = 0; i < round.shots.size(); ++i) {
    const bool random = is_rolled(state_, round.shots[i]) && shots_of(state_, round, i, 1) > 0;
    const int count = std::min(room, shots_of(state_, round, i, random ? rolled[used] : 0));
    used += random;
    room -= count;
    round.counts.push_back(static_cast<std::uint8_t>(count));
  }
  next();
}

void Flow::pass_shots() { count_shots({}); }

// All that lie there, or all that must go of the one group there is (EDG-143, EDG-144).
void Flow::pass_removal() {
  Round& round = state_.round;
  int owed = std::max(0, dice_owed(state_, round));
  int removed = 0;
  for (int i = 0; i < round.counts.size(); ++i) {
    const int now = std::min<int>(owed, round.counts[i]);
    round.counts[i] = static_cast<std::uint8_t>(round.counts[i] - now);
    owed -= now;
    removed += now;
  }
  if (removed > 0) {
    tell({Happened::DiceRemoved, Seat::Chance, round.shooter, kNone, kNone, 0, removed});
  }
  next();
}

void Flow::settle_hits() {
  Round& round = state_.round;
  round.hits = 0;
  for (int i = 0; i < round.dice.size(); ++i) {
    if (is_hit(state_, round, round.dice[i])) round.hits |= hit_bit(i);
  }
  tell({Happened::HitsScored, Seat::Chance, round.shooter, round.target, kNone, 0,
        count_bits(round.hits)});
  next();
}

void Flow::pass_flips() { settle_hits(); }

// The only AV there is (EDG-175).
void Flow::pass_av() {
  const auto avs = avs_of(state_, state_.round.target);
  if (unblocked_hits(state_.round) != 0) {
    state_.round.av = static_cast<std::uint8_t>(std::countr_zero(avs));
  }
  next();
}

void Flow::begin_armor(const Dice& rolled) {
  Round& round = state_.round;
  int used = 0;
  for (HitBits left = unblocked_hits(round); left != 0; left &= left - 1) {
    const std::uint8_t face = rolled[used++];
    round.armor.push_back({face, face, static_cast<std::uint8_t>(lowest_bit(left)), 0});
  }
  tell({Happened::ArmorRolled, Seat::Chance, round.target, kNone, kNone, 0, round.armor.size()});
  next();
}

void Flow::pass_allocation() {
  const HitBits surviving = surviving_hits(state_, state_.round);
  FixedList<Given, kMostDice> given;
  const ModelList living = living_of(state_, state_.round.target);
  int left = living.empty() ? 0 : state_.models[living[0]].fortitude;
  for (int i = 0; i < state_.round.armor.size() && left > 0; ++i) {
    if ((surviving & hit_bit(i)) == 0) continue;
    given.push_back({static_cast<std::uint8_t>(i), living[0]});
    left -= damage_to(state_, state_.round, state_.round.armor[i], living[0]);
  }
  apply_hits(given);
}

void Flow::apply_hits(const FixedList<Given, kMostDice>& given) {
  Round& round = state_.round;
  next();
  const int above = state_.frames.size();
  int rays = 0;
  for (const Given& each : given) {
    if (!state_.models[each.model].is_alive()) continue;  // it went with another
    hurt(each.model, damage_to(state_, round, round.armor[each.hit], each.model));
    round.hurt = 1;
    if (state_.models[each.model].is_alive()) continue;
    ++round.lost;
    rays += rays_of(state_, round, round.die_of(round.armor[each.hit].hit).shot);
  }
  if (rays == 0 || !is_on_table(state_, round.target)) return;
  // After all hits of the round; whoever must lead is named first.
  tell({Happened::Rayed, Seat::Chance, round.target, kNone, kNone, 0, rays});
  state_.frames.insert(above, {Step::Injuries, round.target, static_cast<std::uint8_t>(rays), 1});
}

// EDG-190, EDG-191.
void Flow::pass_suppression() {
  const Round& round = state_.round;
  const int levels = round.hits == 0 ? 0 : round.lost > 0 ? 2 : 1;
  const UnitId target = round.target;
  next();
  suppress(target, levels);
}

void Flow::pass_cq_test() { go_to(Step::RoundOver); }

void Flow::begin_retreat() {
  go_to(Step::Retreat);
  tell({Happened::Retreats, Seat::Chance, state_.round.target});
  suppress(state_.round.target, 1);  // EDG-292
}

void Flow::pass_regathering() {
  const UnitId unit = state_.round.target;
  go_to(Step::RoundOver);
  if (!is_on_table(state_, unit)) return;
  int levels = 0;
  for (UnitId enemy = 0; enemy < state_.units.size(); ++enemy) {
    if (state_.units[enemy].owner == state_.units[unit].owner) continue;
    if (is_within(state_, unit, enemy, 6 * kMilsPerInch)) {
      levels += 2;
    } else if (is_within(state_, unit, enemy, 12 * kMilsPerInch)) {
      levels += 1;
    }
  }
  suppress(unit, levels);
}

// No test was passed, or none can be failed.
void Flow::pass_support() { go_to(Step::RoundOver); }

void Flow::pass_round() {
  const Round& round = state_.round;
  if (round.kind == RoundKind::Fight) {  // EDG-659
    end_counted_contact(state_, round.shooter, round.target);
  }
  gain_tokens(round.target, Token::Painted, round.paints);
  pop();
  state_.round = {};
}

}  // namespace mael::battle

// What each decision, and each roll, brings about.
#include <algorithm>
#include <array>
#include <bit>

#include "engine/battle/effects/commands.h"
#include "engine/battle/effects/criticals.h"
#include "engine/battle/flow.h"
#include "engine/battle/play/charging.h"
#include "engine/battle/round/dice.h"
#include "engine/battle/round/volley.h"
#include "engine/battle/steps.h"

namespace mael::battle {
namespace {

using Dice = FixedList<std::uint8_t, kMostHits>;

class Applier {
 public:
  Applier(State& state, Events* events, Seat by) : state_(state), flow_(state, events), by_(by) {}

  void settle() { flow_.settle(); }

  // ---- Chance

  void operator()(const Roll& deed) {
    if (state_.frames.empty()) return roll_off(deed.dice);
    switch (state_.top().step) {
      case Step::BonusDice: return roll_bonus(deed.dice);
      case Step::ShakeTest: return shake(deed.dice[0]);
      case Step::ShotDice:
        tell(Happened::ShotsRolled, state_.round.shooter);
        return flow_.count_shots(deed.dice);
      case Step::HitDice: return roll_hits(deed.dice);
      case Step::FieldDice: return roll_field(deed.dice);
      case Step::ArmorDice: return flow_.begin_armor(deed.dice);
      case Step::DamageDice: return roll_damage(deed.dice);
      case Step::CqTest: return test_nerve(deed.dice[0]);
      case Step::SupportDice: return roll_support(deed.dice);
      case Step::NerveDice: return roll_nerves(deed.dice);
      default: return roll_penalty(deed.dice);
    }
  }

  // ---- The turn

  void operator()(const ChoosePriority& deed) {
    state_.priority = deed.seat;
    flow_.begin_turn();
  }
  void operator()(const Activate& deed) { flow_.begin_activation(deed.unit); }
  void operator()(const EndGo&) { flow_.end_go(); }
  void operator()(const Hold&) {
    flow_.tell({Happened::Held, by_});
    flow_.end_go();
  }
  void operator()(const Retire& deed) {
    for (UnitId unit = 0; unit < state_.units.size(); ++unit) {
      if ((deed.units >> unit & 1) != 0) flow_.remove_unit(unit);
    }
    // A player who has retired is asked no more: the stage goes on from here.
    const Seat other = opponent_of(by_);
    if (by_ == state_.priority) {
      state_.to = other;
    } else {
      flow_.score();
    }
  }
  void operator()(const Concede&) { flow_.finish(Cause::Conceded, opponent_of(by_)); }

  // ---- An activation

  void operator()(const Move& deed) {
    note_start();
    took(Act::Move);
    move(deed.course);
  }
  void operator()(const Dash& deed) {
    note_start();
    took(Act::Dash);
    move(deed.course);
  }
  void operator()(const Charge& deed) {
    const UnitId unit = active();
    state_.active.target = deed.target;
    note_start();
    note_arcs(deed.target);
    state_.active.thrower = deed.thrower;
    took(Act::Charge, deed.target);
    flow_.go_to(Step::Charged);
    flow_.tell({Happened::Charged, Seat::Chance, unit, deed.target});
    move(deed.course);
    count_contact(deed.target);
    if (deed.thrower == kNone) return;
    flow_.tell({Happened::FragThrown, Seat::Chance, unit, deed.target, deed.thrower});
    flow_.suppress(deed.target, 1);  // EDG-383
  }
  void operator()(const GoOnTheMove&) {
    const int tokens = state_.active.last == Act::Dash ? 2 : 1;
    took(Act::OnTheMove);
    flow_.gain_moving(active(), tokens);
    flow_.go_to(Step::BonusDice);
  }
  void operator()(const BonusMove& deed) {
    flow_.go_to(Step::Acting);
    move(deed.course);
    state_.active.bonus = 0;
  }
  void operator()(const Stay&) {
    if (state_.top().step == Step::Retreat) return flow_.go_to(Step::Regather);
    state_.active.bonus = 0;
    flow_.go_to(Step::Acting);
  }
  void operator()(const TakeAim&) { took(Act::Aim); }
  void operator()(const TakeCover&) {
    took(Act::TakeCover);
    flow_.gain_cover(active());
  }
  void operator()(const Extinguish&) {
    took(Act::Extinguish);
    flow_.lose_tokens(active(), Token::Burn, 2);
  }
  void operator()(const Consolidate& deed) {
    took(Act::Consolidate);
    walk(active(), deed.course);
  }
  void operator()(const Fire& deed) { shoot(RoundKind::Fire, Act::Fire, deed.volley); }
  void operator()(const SuppressiveFire& deed) {
    shoot(RoundKind::Suppressive, Act::SuppressiveFire, deed.volley);
  }
  void operator()(const Fight& deed) { shoot(RoundKind::Fight, Act::Fight, deed.volley); }
  // What is settled when the target is named waits for its Defensive Fire (EDG-392, EDG-R53).
  void operator()(const HitAndRun& deed) {
    const Round round = declare(state_, RoundKind::HitAndRun, active(), deed.volley);
    state_.active.target = deed.volley.target;
    state_.active.strike = {round.shots, round.wild, round.open};
    took(Act::HitAndRun, deed.volley.target);
    flow_.go_to(Step::Charged);
  }
  void operator()(const Order& deed) {
    --state_.command[static_cast<std::size_t>(index_of(by_))];
    ++state_.units[active()].orders;
    flow_.tell({Happened::Ordered, by_, active(), deed.to});
    flow_.steady(deed.to, relief_of(state_, commander_of(state_, active()), deed.to).sum());
  }
  void operator()(const Use& deed) { flow_.use(deed); }
  void operator()(const ShakeOff&) { recover(Step::ShakeTest); }
  void operator()(const Regroup&) { recover(Step::Regrouping); }
  void operator()(const EndActivation&) {
    const bool spared = state_.active.walked != 0 || state_.active.recovered != 0;
    flow_.go_to(Step::Closing);
    if (!spared) flow_.suffer_ground(active(), dangers_under(state_, active()), 0);
  }

  // ---- Interrupts

  void operator()(const Defend& deed) {
    const UnitId shooter = state_.active.target;
    flow_.tell({Happened::DefensiveFire, Seat::Chance, shooter, active(), kNone, 0, 1});
    flow_.pass_charged();
    flow_.begin_round(declare(state_, RoundKind::Defensive, shooter, deed.volley));
  }
  void operator()(const HoldFire&) {
    flow_.tell({Happened::DefensiveFire, Seat::Chance, state_.active.target, active()});
    flow_.pass_charged();
  }
  void operator()(const RemoveDice& deed) {
    Round& round = state_.round;
    int removed = 0;
    for (int i = 0; i < round.counts.size(); ++i) {
      round.counts[i] = static_cast<std::uint8_t>(round.counts[i] - deed.counts[i]);
      removed += deed.counts[i];
    }
    flow_.tell({Happened::DiceRemoved, Seat::Chance, round.shooter, kNone, kNone, 0, removed});
    flow_.next();
  }
  void operator()(const FlipDice& deed) {
    Round& round = state_.round;
    const bool hits = state_.top().step == Step::FlipHits;
    int paid = 0;
    for (const Flip& flip : deed.flips) {
      std::uint8_t& face = hits ? round.dice[flip.die].shown : round.armor[flip.die].shown;
      paid += hits ? flip_cost(face, flip.value)
                   : armor_flip_price(state_, round, round.armor[flip.die], flip.value).sum();
      face = flip.value;
    }
    flow_.tell({hits ? Happened::HitsFlipped : Happened::ArmorFlipped, Seat::Chance,
                hits ? round.shooter : round.target, kNone, kNone, 0, paid});
    if (hits) return flow_.settle_hits();
    flow_.next();
  }
  // What happens at once stays, whatever becomes of the hit (EDG-165).
  void operator()(const ChooseCriticals& deed) {
    Round& round = state_.round;
    int levels = 0;
    std::array<int, UnitTokens::kKinds> tokens{};
    for (const Critical& each : deed.chosen) {
      round.dice[each.die].critical = each.effect;
      const Effect& effect = critical_of(state_, round, each);
      flow_.tell({Happened::DidElse, Seat::Chance, round.shooter, round.target, kNone,
                  effect.ability, each.die});
      if (effect.verb == Verb::Rise) {
        levels += effect.amount;
      } else {
        const int kind = effect.what - static_cast<int>(UnitTokens::kFirst);
        tokens[static_cast<std::size_t>(kind)] += effect.amount;
      }
    }
    const UnitId target = round.target;
    flow_.next();
    for (int i = 0; i < UnitTokens::kKinds; ++i) {
      flow_.gain_tokens(target, UnitTokens::kind_at(i), tokens[static_cast<std::size_t>(i)]);
    }
    flow_.suppress(target, levels);
  }
  void operator()(const ChooseDefense& deed) {
    Round& round = state_.round;
    round.defense = deed.kind;
    round.blocked = deed.blocked;
    flow_.tell({Happened::Defended, Seat::Chance, round.target, kNone, kNone,
                static_cast<std::uint8_t>(deed.kind), count_bits(deed.blocked)});
    flow_.next();
  }
  void operator()(const ChooseAv& deed) {
    state_.round.av = deed.av;
    flow_.tell({Happened::AvChosen, Seat::Chance, state_.round.target, kNone, kNone, 0, deed.av});
    flow_.next();
  }
  void operator()(const Allocate& deed) { flow_.apply_hits(deed.given); }
  void operator()(const Injure& deed) { flow_.injure(deed.model); }
  void operator()(const NameLeader& deed) { flow_.name_leader(deed.model, deed.swaps); }
  void operator()(const Retreat& deed) {
    const UnitId unit = state_.round.target;
    flow_.go_to(Step::Regather);
    walk(unit, deed.course);
  }

 private:
  UnitId active() const { return state_.active.unit; }
  void tell(Happened what, UnitId unit, int amount = 0) {
    flow_.tell({what, Seat::Chance, unit, kNone, kNone, 0, amount});
  }

  void took(Act act, UnitId target = kNone) {
    Activation& active = state_.active;
    ++active.actions;
    active.last = act;
    active.done = static_cast<std::uint16_t>(active.done | bit_of(act));
    flow_.tell({Happened::Acted, Seat::Chance, active.unit, target, kNone,
                static_cast<std::uint8_t>(act)});
  }

  // Where a movement action begins, as enemies see it that a Hit & Run may be aimed at.
  void note_start() {
    if (!has_hit_and_run(state_, active())) return;
    for (UnitId other = 0; other < state_.units.size(); ++other) {
      const bool enemy = state_.units[other].owner != state_.units[active()].owner;
      if (enemy && is_on_table(state_, other)) note_arcs(other);
    }
  }
  void note_arcs(UnitId enemy) {
    Activation& active = state_.active;
    if (is_behind(state_, enemy, active.unit)) active.from_behind |= unit_bit(enemy);
    if (is_out_of_front(state_, enemy, active.unit)) active.unseen |= unit_bit(enemy);
  }

  // A movement action or its bonus move.
  void move(const Course& course) {
    if (has_hit_and_run(state_, active())) {
      state_.active.passed |= passed_on(state_, active(), course);
    }
    walk(active(), course);
  }

  // Beside terrain a charge ends where its leader does not touch, and counts as if it did
  // (EDG-659).
  void count_contact(UnitId target) {
    const Disc leader = base_of(state_, state_.units[active()].leader);
    const Walk walk = walk_of(state_, active(), Gait::Charge, target);
    if (touches_target(state_, walk, leader.centre)) return;
    state_.units[active()].counted = nearest_model(state_, target, leader);
  }

  void walk(UnitId unit, const Course& course) {
    const FeatureSet dangers = dangers_of(state_, unit, course);
    const int falls = falls_of(state_, unit, course);
    if (unit == active()) state_.active.walked = 1;
    const Point& leader = state_.models[state_.units[unit].leader].at;
    const int way = flow_.is_told() ? length_of_course(state_, unit, course) : 0;
    flow_.lose_tokens(unit, Token::Painted);
    walk_along(state_, unit, course);
    flow_.tell({.what = Happened::Moved, .unit = unit, .amount = way, .at = leader});
    flow_.suffer_ground(unit, dangers, falls);
  }

  void shoot(RoundKind kind, Act act, const Volley& volley) {
    took(act, volley.target);
    flow_.begin_round(declare(state_, kind, active(), volley));
  }

  // Recovery comes after dangerous ground (EDG-R32).
  void recover(Step step) {
    const bool spared = state_.active.walked != 0;
    state_.active.recovered = 1;
    flow_.go_to(step);
    if (!spared) flow_.suffer_ground(active(), dangers_under(state_, active()), 0);
  }

  // ---- Rolls

  // The attacker's die comes first; equal ones are rolled again (EDG-035).
  void roll_off(const Dice& dice) {
    flow_.tell({Happened::RolledOff, state_.attacker, kNone, dice[0], kNone, 0, dice[1]});
    if (dice[0] == dice[1]) return;
    state_.to = dice[0] > dice[1] ? state_.attacker : opponent_of(state_.attacker);
    state_.stage = Stage::ChoosePriority;
  }

  void roll_bonus(const Dice& dice) {
    int inches = 0;
    for (const int face : dice) inches += halved(face);
    state_.active.bonus = static_cast<std::uint8_t>(inches);
    tell(Happened::BonusRolled, active(), inches);
    flow_.go_to(Step::BonusMove);
  }

  void shake(int face) {
    const int wp = wp_of(state_, active());
    const bool passed = wp == kNoWp || passes_test(face, wp);
    tell(Happened::NerveTested, active(), passed);
    if (passed) flow_.steady(active(), 1);
    flow_.go_to(Step::Acting);
  }

  void roll_hits(const Dice& dice) {
    Round& round = state_.round;
    int used = 0;
    for (int shot = 0; shot < round.counts.size(); ++shot) {
      for (int i = 0; i < round.counts[shot]; ++i) {
        const std::uint8_t face = dice[used++];
        round.dice.push_back({face, face, static_cast<std::uint8_t>(shot)});
      }
    }
    tell(Happened::HitsRolled, round.shooter, used);
    flow_.next();
  }

  // What blocked hits cost a cascade field.
  void roll_field(const Dice& dice) {
    const UnitId target = state_.round.target;
    const auto levels = static_cast<int>(std::count_if(dice.begin(), dice.end(), is_costly));
    tell(Happened::FieldRolled, target, levels);
    flow_.next();
    flow_.suppress(target, levels);
  }

  void roll_damage(const Dice& dice) {
    Round& round = state_.round;
    const HitBits surviving = surviving_hits(state_, round);
    int used = 0;
    for (int i = 0; i < round.armor.size(); ++i) {
      ArmorDie& die = round.armor[i];
      const int sides = weapon_of(state_, round.shots[round.die_of(die.hit).shot]).damage_die;
      if ((surviving & hit_bit(i)) == 0 || sides == 0) continue;
      const int face = dice[used++];
      die.damage = static_cast<std::uint8_t>(sides == 3 ? halved(face) : face);
    }
    tell(Happened::DamageRolled, round.shooter);
    flow_.next();
  }

  // The CQ WP test.
  void test_nerve(int face) {
    const UnitId target = state_.round.target;
    const bool passed = passes_test(face, wp_of(state_, target), nerve_in_fight().sum());
    tell(Happened::NerveTested, target, passed);
    if (passed) return flow_.go_to(Step::RoundOver);
    flow_.begin_retreat();
  }

  void roll_support(const Dice& dice) {
    Round& round = state_.round;
    int used = 0;
    for (const Shot& shot : round.shots) {
      for (int left = tests_of(state_, shot); left > 0; --left) {
        const int sup = weapon_of(state_, shot).sup;
        round.passed = static_cast<std::uint8_t>(round.passed + passes_test(dice[used++], sup));
      }
    }
    tell(Happened::TestsRolled, round.shooter, round.passed);
    flow_.next();
  }

  void roll_nerves(const Dice& dice) {
    const UnitId target = state_.round.target;
    const int wp = wp_of(state_, target);
    const auto failed =
        std::count_if(dice.begin(), dice.end(), [&](int face) { return !passes_test(face, wp); });
    tell(Happened::NerveTested, target, dice.size() - static_cast<int>(failed));
    flow_.go_to(Step::RoundOver);
    flow_.suppress(target, static_cast<int>(failed));
  }

  void roll_penalty(const Dice& dice) {
    const Frame top = state_.top();
    int levels = top.fixed;
    for (int i = 0; i < dice.size(); ++i) {
      levels += (top.sides >> i & 1) != 0 ? dice[i] : halved(dice[i]);
    }
    flow_.pop();
    tell(Happened::Ground, top.unit, levels);
    flow_.suppress(top.unit, levels);
  }

  State& state_;
  Flow flow_;
  Seat by_;
};

}  // namespace

void apply(State& state, const Action& action, Events* events) {
  Applier applier(state, events, action.by);
  std::visit(applier, action.deed);
  applier.settle();
}

}  // namespace mael::battle

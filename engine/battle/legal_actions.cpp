#include "engine/battle/bots/candidates.h"
#include "engine/battle/effects/criticals.h"
#include "engine/battle/effects/uses.h"
#include "engine/battle/legality.h"
#include "engine/battle/round/choices.h"
#include "engine/battle/round/forecast.h"
#include "engine/battle/round/volley.h"
#include "engine/battle/rules.h"
#include "engine/battle/steps.h"

namespace mael::battle {
namespace {

constexpr std::size_t kFewRetirable = 4;

std::size_t count_standing(const State& state, Seat seat) {
  std::size_t standing = 0;
  for (UnitId unit = 0; unit < state.units.size(); ++unit) {
    standing += state.units[unit].owner == seat && is_on_table(state, unit);
  }
  return standing;
}

class Lister {
 public:
  // `measured`: with moves, and shots of one's own activation.
  Lister(const State& state, std::vector<Action>& actions, bool measured)
      : state_(state), actions_(actions), measured_(measured) {}

  void list() {
    const Awaited awaited = to_act(state_);
    if (awaited.is_nobody()) return;
    by_ = awaited.first();
    if (awaited.is_chance()) return list_rolls();
    state_.frames.empty() ? list_stage() : list_step();
  }

 private:
  void add(const Deed& deed) { actions_.push_back({by_, deed}); }
  // Only what check accepts; nothing that is listed already.
  void try_to(const Deed& deed) {
    const Action action{by_, deed};
    if (check(state_, action)) return;
    for (const Action& other : actions_) {
      if (other == action) return;
    }
    actions_.push_back(action);
  }

  // One or two dice in full; of more, six examples.
  void list_rolls() {
    const int dice = dice_due(state_);
    const int rolls = dice <= 2 ? (dice == 2 ? 36 : 6) : 6;
    for (int i = 0; i < rolls; ++i) {
      Roll roll;
      for (int die = 0; die < dice; ++die) {
        const int face = dice <= 2 ? (die == 0 ? i % 6 : i / 6) : (i + die) % 6;
        roll.dice.push_back(static_cast<std::uint8_t>(1 + face));
      }
      add(roll);
    }
  }

  void list_stage() {
    switch (state_.stage) {
      case Stage::ChoosePriority: add(ChoosePriority{Seat::A}); return add(ChoosePriority{Seat::B});
      case Stage::Go:
      case Stage::Second:
        for (UnitId unit = 0; unit < state_.units.size(); ++unit) try_to(Activate{unit});
        try_to(EndGo{});
        return try_to(Hold{});
      case Stage::Retire: return list_retirements();
      default: return;
    }
  }

  // Every choice there is among few units; else none, each alone and all at less than half.
  void list_retirements() {
    std::vector<UnitId> own;
    for (UnitId unit = 0; unit < state_.units.size(); ++unit) {
      if (state_.units[unit].owner == by_ && is_on_table(state_, unit)) own.push_back(unit);
    }
    if (own.size() <= kFewRetirable) {
      for (std::size_t chosen = 0; chosen < std::size_t{1} << own.size(); ++chosen) {
        UnitBits units = 0;
        for (std::size_t i = 0; i < own.size(); ++i) {
          if ((chosen >> i & 1) != 0) units |= unit_bit(own[i]);
        }
        add(Retire{units});
      }
      return;
    }
    add(Retire{});
    UnitBits weak = 0;
    for (const UnitId unit : own) {
      add(Retire{unit_bit(unit)});
      if (2 * count_living(state_, unit) < state_.units[unit].models) weak |= unit_bit(unit);
    }
    if (count_bits(weak) > 1) add(Retire{weak});
  }

  void list_step() {
    switch (state_.top().step) {
      case Step::Acting: return list_acting();
      case Step::BonusMove:
        for (const Course& course : courses(state_.active.unit, Gait::Bonus)) {
          try_to(BonusMove{course});
        }
        return try_to(Stay{});
      case Step::Charged:
        for (const Volley& volley :
             volleys(RoundKind::Defensive, state_.active.target, state_.active.unit)) {
          try_to(Defend{volley});
        }
        return try_to(HoldFire{});
      case Step::RemoveDice: return list_removals();
      case Step::FlipHits:
        try_to(usual_hit_flips(state_));
        try_to(strongest_hit_flips(state_));
        return try_to(FlipDice{});
      case Step::FlipArmor: try_to(usual_armor_flips(state_)); return try_to(FlipDice{});
      case Step::Criticals: return list_criticals();
      case Step::Defense:
        for (const Defense kind : kBlockingDefenses) try_to(usual_defense(state_, kind));
        return try_to(ChooseDefense{});
      case Step::ChooseAv:
        for (std::uint8_t av = 0; av < 16; ++av) try_to(ChooseAv{av});
        return;
      case Step::Allocate: return list_allotments();
      case Step::Retreat:
        for (const Course& course : courses(state_.round.target, Gait::Retreat)) {
          try_to(Retreat{course});
        }
        return try_to(Stay{});
      case Step::Injuries:
        for (const ModelId model : living_of(state_, state_.top().unit)) try_to(Injure{model});
        return;
      case Step::Leader:
        for (const ModelId model : living_of(state_, state_.top().unit)) {
          try_to(NameLeader{model, false});
          try_to(NameLeader{model, true});
        }
        return;
      default: return;
    }
  }

  std::vector<Course> courses(UnitId unit, Gait gait) const {
    std::vector<Course> found;
    if (measured_) add_courses(state_, walk_of(state_, unit, gait), found);
    return found;
  }
  std::vector<Volley> volleys(RoundKind kind, UnitId shooter, UnitId target) const {
    std::vector<Volley> found;
    add_volleys(state_, kind, shooter, target, found);
    return found;
  }

  void list_acting() {
    if (measured_) list_moves();
    try_to(GoOnTheMove{});
    try_to(TakeAim{});
    try_to(TakeCover{});
    try_to(Extinguish{});
    if (measured_) list_shots();
    for (UnitId unit = 0; unit < state_.units.size(); ++unit) try_to(Order{unit});
    list_uses();
    try_to(ShakeOff{});
    try_to(Regroup{});
    try_to(EndActivation{});
  }

  void list_uses() {
    std::vector<Use> uses;
    add_uses(state_, uses);
    for (const Use& use : uses) add(use);
  }

  void list_moves() {
    const UnitId unit = state_.active.unit;
    if (!may_walk(state_)) {
      if (!may_consolidate(state_)) return;
      for (const Course& course : courses(unit, Gait::Consolidation)) try_to(Consolidate{course});
      return;
    }
    for (const Course& course : courses(unit, Gait::Move)) add(Move{course});
    for (const Course& course : courses(unit, Gait::Dash)) add(Dash{course});
    std::vector<Charge> charges;
    for (UnitId target = 0; target < state_.units.size(); ++target) {
      add_charges(state_, target, charges);
    }
    for (Charge& charge : charges) {
      add(charge);
      // The last of the roster that carries one throws a frag grenade.
      const ModelList living = living_of(state_, unit);
      for (int i = living.size() - 1; i >= 0; --i) {
        if (!profile_of(state_, living[i]).frags) continue;
        charge.thrower = living[i];
        add(charge);
        break;
      }
    }
  }

  void list_shots() {
    const UnitId unit = state_.active.unit;
    if (!may_shoot(state_)) return;
    for (UnitId target = 0; target < state_.units.size(); ++target) {
      if (state_.units[target].owner == by_ || !is_on_table(state_, target)) continue;
      if (!judge_shot_at(state_, RoundKind::Fight, target)) {
        for (const Volley& each : volleys(RoundKind::Fight, unit, target)) try_to(Fight{each});
      }
      if (is_in_contact(state_, unit)) continue;
      if (!judge_shot_at(state_, RoundKind::HitAndRun, target)) {
        for (const Volley& each : volleys(RoundKind::HitAndRun, unit, target)) {
          try_to(HitAndRun{each});
        }
      }
      if (judge_shot_at(state_, RoundKind::Fire, target)) continue;
      for (const Volley& each : volleys(RoundKind::Fire, unit, target)) add(Fire{each});
      for (const Volley& each : volleys(RoundKind::Suppressive, unit, target)) {
        add(SuppressiveFire{each});
      }
    }
  }

  // What serves best, all perfect strikes, and each effect by all that may have it.
  void list_criticals() {
    const Round& round = state_.round;
    try_to(best_criticals(state_));
    try_to(ChooseCriticals{});
    for (int effect = 1; effect <= kMostCriticals; ++effect) {
      ChooseCriticals all;
      for (int i = 0; i < round.dice.size(); ++i) {
        const Shot shot = round.shots[round.dice[i].shot];
        if (!may_do_else(state_, round, round.dice[i])) continue;
        if (critical_of(weapon_of(state_, shot), effect) == nullptr) continue;
        all.chosen.push_back({static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(effect)});
      }
      try_to(all);
    }
  }

  void list_removals() {
    try_to(usual_removal(state_));
    // All of one group first, each in turn.
    const Round& round = state_.round;
    for (int first = 0; first < round.counts.size(); ++first) {
      int owed = dice_owed(state_, round);
      RemoveDice deed;
      for (int i = 0; i < round.counts.size(); ++i) deed.counts.push_back(0);
      for (int i = 0; i < round.counts.size(); ++i) {
        const int shot = (first + i) % round.counts.size();
        const int now = owed < round.counts[shot] ? owed : round.counts[shot];
        deed.counts[shot] = static_cast<std::uint8_t>(now);
        owed -= now;
      }
      try_to(deed);
    }
  }

  // The usual victims, and each other model as the first of them.
  void list_allotments() {
    const std::vector<ModelId> usual = usual_victims(state_, state_.round.target);
    for (std::size_t first = 0; first < usual.size(); ++first) {
      std::vector<ModelId> order{usual[first]};
      for (std::size_t i = 0; i < usual.size(); ++i) {
        if (i != first) order.push_back(usual[i]);
      }
      try_to(allotment(state_, order));
    }
  }

  const State& state_;
  std::vector<Action>& actions_;
  bool measured_ = true;
  Seat by_ = Seat::Chance;
};

}  // namespace

void legal_actions(const State& state, std::vector<Action>& actions) {
  actions.clear();
  Lister(state, actions, true).list();
}

void plain_actions(const State& state, std::vector<Action>& actions) {
  actions.clear();
  Lister(state, actions, false).list();
}

bool lists_all(const State& state, Seat seat) {
  if (!to_act(state).includes(seat)) return true;
  if (to_act(state).is_chance()) return dice_due(state) <= 2;
  if (state.frames.empty()) {
    return state.stage != Stage::Retire || count_standing(state, seat) <= kFewRetirable;
  }
  switch (state.top().step) {
    case Step::ChooseAv:
    case Step::Injuries:
    case Step::Leader: return true;
    case Step::Acting: return !may_walk(state) && !may_consolidate(state) && !may_shoot(state);
    default: return false;
  }
}

}  // namespace mael::battle

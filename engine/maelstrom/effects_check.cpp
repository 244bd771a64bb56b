#include "engine/maelstrom/effects_check.h"

#include <algorithm>
#include <array>
#include <string>

namespace mael::maelstrom {
namespace {

enum class ColumnNeed : std::uint8_t { Never, May, Must };

// Which columns a verb speaks through.
struct VerbShape {
  ColumnNeed what, amount, target, filter;
  bool lasts;  // off a passive text it says until when
};

constexpr ColumnNeed kNo = ColumnNeed::Never, kMay = ColumnNeed::May, kMust = ColumnNeed::Must;

// In the order of Verb.
constexpr std::array<VerbShape, 15> kShapes{{
    {kMust, kMust, kMust, kNo, true},   // Modify
    {kMust, kNo, kMust, kNo, true},     // Grant
    {kNo, kMust, kMust, kNo, false},    // Damage
    {kNo, kMust, kMust, kNo, false},    // Heal
    {kNo, kMust, kMust, kNo, false},    // Move
    {kNo, kNo, kMust, kNo, false},      // Swap
    {kMay, kMust, kNo, kMay, false},    // Draw
    {kNo, kMust, kNo, kNo, false},      // Energy
    {kNo, kMust, kNo, kNo, false},      // Actions
    {kMay, kNo, kMust, kNo, false},     // Return
    {kMust, kNo, kMust, kMust, false},  // Replace
    {kNo, kNo, kMust, kNo, false},      // Raise
    {kNo, kMust, kMust, kMust, true},   // Gateway
    {kMust, kNo, kMust, kNo, true},     // Forbid
    {kNo, kNo, kMust, kNo, false},      // Cancel
}};

bool is_play(Trigger trigger) { return trigger >= Trigger::PlayMovement; }

bool may_decline(Trigger trigger) {
  return trigger >= Trigger::Enters && trigger <= Trigger::Played;
}

// Triggers that speak of a tile besides the one whose text it is.
bool has_subject(Trigger trigger) {
  return trigger == Trigger::Kills || trigger == Trigger::Played ||
         trigger == Trigger::PlayAttacked || trigger == Trigger::PlayAnswer;
}

bool may_pick_tiles(const Effect& effect) {
  const Selector& target = effect.target;
  return effect.has_choice || effect.pays_tile ||
         (effect.has_target && target.who != Who::Self && target.who != Who::That &&
          target.count != kAllTargets);
}

class EffectChecker {
 public:
  EffectChecker(const Record& record, const Effect& effect, Faults& faults)
      : record_(record), effect_(effect), faults_(faults) {}

  void check_columns() {
    const VerbShape& shape = kShapes[static_cast<std::size_t>(effect_.verb)];
    check_column(EffectColumn::What, shape.what);
    check_column(EffectColumn::Amount, shape.amount);
    check_column(EffectColumn::Target, shape.target);
    check_column(EffectColumn::Filter, shape.filter);
    const bool lasts = shape.lasts && effect_.trigger != Trigger::Passive;
    check_column(EffectColumn::Until, lasts ? kMust : kNo);
    const bool attacks = effect_.verb == Verb::Forbid && effect_.act == Act::Attack;
    check_column(EffectColumn::Against, attacks ? kMay : kNo);
    const bool fetches = effect_.verb == Verb::Draw && effect_.zone != Zone::None;
    if (fetches) check_column(EffectColumn::Filter, kMust);
    check_amount(lasts);
    if (effect_.has_choice && effect_.target.around != Around::That) {
      fault(EffectColumn::Choose, "the targets do not follow from what is chosen");
    }
  }

  void check_trigger(const TileData& tile) {
    const bool event = tile.type == TileType::Event;
    const bool lies_beside = tile.type == TileType::Relic;
    if (is_play(effect_.trigger) != event) {
      fault(EffectColumn::Trigger, event ? "an event is played in a window: play-…"
                                         : "only events are played in a window");
    }
    if (lies_beside && effect_.trigger != Trigger::Action && !effect_.has_of) {
      fault(EffectColumn::Trigger, "a relic lies on no space: it acts or watches other tiles");
    }
    const bool watches = effect_.trigger == Trigger::Destroyed ||
                         effect_.trigger == Trigger::Played ||
                         effect_.trigger == Trigger::PlayAttacked;
    if (effect_.has_of && !watches) fault(EffectColumn::Of, "this trigger speaks of no other tile");
    if (effect_.trigger == Trigger::Passive) check_column(EffectColumn::Pay, kNo);
  }

  void check_flags() {
    if (effect_.may && !may_decline(effect_.trigger)) unfit_flag("may");
    if (effect_.once && !effect_.has_of) unfit_flag("once");
    const bool goes = effect_.trigger == Trigger::Destroyed && effect_.verb == Verb::Return;
    if (effect_.instead && !goes) unfit_flag("instead");
    if (effect_.keep_wounds && effect_.verb != Verb::Replace) unfit_flag("keep-wounds");
    if (effect_.opponent && effect_.verb != Verb::Energy) unfit_flag("opponent");
  }

  void check_conditions() {
    const bool passive = effect_.trigger == Trigger::Passive;
    for (const Condition& condition : effect_.conditions) {
      const bool of_attack = condition.test != Test::Adjacent && condition.test != Test::Victim;
      if (of_attack && !passive) fault(EffectColumn::If, "only passive texts look at an attack");
      if (condition.test == Test::Victim && effect_.trigger != Trigger::Kills) {
        fault(EffectColumn::If, "only who kills has a victim");
      }
    }
  }

  // A later row goes on with what the first one began.
  void check_place(const Effect* first, const Effect* before) {
    const bool that = effect_.has_target && effect_.target.who == Who::That;
    const bool chosen = first != nullptr && may_pick_tiles(*first);
    if (that && !chosen && !has_subject(effect_.trigger)) {
      fault(EffectColumn::Target, "nothing before this says which tile is meant");
    }
    if (first == nullptr) return;
    if (before == nullptr || before->tile != effect_.tile || before->trigger != effect_.trigger) {
      fault(EffectColumn::Trigger, "the rows of one ability stand together");
    }
    for (const EffectColumn column :
         {EffectColumn::Of, EffectColumn::If, EffectColumn::Pay, EffectColumn::Choose}) {
      if (is_said(column)) fault(column, "this belongs in the first row of the ability");
    }
    if (effect_.may || effect_.once || effect_.instead || effect_.keep_wounds) {
      fault(EffectColumn::Flags, "this belongs in the first row of the ability");
    }
    if (may_pick_tiles(effect_)) {
      fault(EffectColumn::Target, "tiles are chosen in the first row of the ability");
    }
  }

 private:
  // Only what is asked for at the moment it takes place can be counted then.
  void check_amount(bool lasts) {
    const bool plain = lasts || effect_.verb == Verb::Move || effect_.verb == Verb::Draw ||
                       effect_.verb == Verb::Actions;
    if (plain && effect_.amount.kind != Amount::Kind::Fixed) {
      fault(EffectColumn::Amount, "a plain number stands here");
    } else if (effect_.verb == Verb::Draw && effect_.amount.number != 1) {
      fault(EffectColumn::Amount, "tiles are drawn one at a time");
    }
  }

  void fault(EffectColumn column, const std::string& message) {
    record_.fault(static_cast<int>(column), message, faults_);
  }

  void unfit_flag(const std::string& flag) {
    fault(EffectColumn::Flags, "'" + flag + "' means nothing here");
  }

  bool is_said(EffectColumn column) const { return record_.text(static_cast<int>(column)) != "-"; }

  void check_column(EffectColumn column, ColumnNeed need) {
    if (need == kMust && !is_said(column)) fault(column, "this verb needs something here");
    if (need == kNo && is_said(column)) fault(column, "nothing can stand here");
  }

  const Record& record_;
  const Effect& effect_;
  Faults& faults_;
};

}  // namespace

void check_effect(const Record& record, const Effect& effect, const TileData& tile,
                  const Effect* first, const Effect* before, Faults& faults) {
  EffectChecker checker(record, effect, faults);
  checker.check_columns();
  checker.check_trigger(tile);
  checker.check_flags();
  checker.check_conditions();
  checker.check_place(first, before);
}

}  // namespace mael::maelstrom

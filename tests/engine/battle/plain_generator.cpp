#include "tests/engine/battle/plain_generator.h"

#include <algorithm>
#include <cstdlib>
#include <set>

#include "engine/battle/derived.h"
#include "engine/battle/effects/rows.h"
#include "engine/battle/ground/battlefield.h"

namespace mael::battle {
namespace {

constexpr std::int64_t kInch = 1000;

class Plain {
 public:
  explicit Plain(const State& state) : s_(state) {}

  std::vector<Action> list() {
    if (s_.stage == Stage::Over) return {};
    if (s_.frames.empty()) {
      list_stage();
    } else {
      list_step(s_.frames[s_.frames.size() - 1]);
    }
    std::sort(all_.begin(), all_.end());
    return all_;
  }

  // EDG-058: in contact it is a matter of measuring whether it can.
  bool owes_measured_move() const {
    return !has_moved() && !is_coherent(s_.active.unit) && is_in_contact(s_.active.unit);
  }

 private:
  void add(Seat by, const Deed& deed) { all_.push_back({by, deed}); }

  // ---- What lies on the table

  const Profile& numbers(int model) const {
    const Model& of = s_.models[model];
    return force_at(s_.forces[of.side == Seat::A ? 0 : 1]).lines[of.line];
  }
  std::vector<int> living(int unit) const {
    std::vector<int> models;
    for (int i = 0; i < s_.units[unit].models; ++i) {
      const int model = s_.units[unit].first + i;
      if (s_.models[model].fortitude > 0) models.push_back(model);
    }
    return models;
  }
  bool stands(int unit) const { return !living(unit).empty(); }
  // Edges of two bases at most so far apart (EDG-060).
  bool near(int a, int b, std::int64_t reach) const {
    const std::int64_t x = s_.models[a].at.x - s_.models[b].at.x;
    const std::int64_t y = s_.models[a].at.y - s_.models[b].at.y;
    const std::int64_t most = numbers(a).radius() + numbers(b).radius() + reach;
    return x * x + y * y <= most * most;
  }
  std::int32_t levels_apart(int a, int b) const {
    const Battlefield& field = battlefield(s_.battlefield);
    return std::abs(field.level_at(s_.models[a].at) - field.level_at(s_.models[b].at));
  }
  // EDG-063, EDG-R6, EDG-R161.
  bool touch(int a, int b) const { return near(a, b, 20) && levels_apart(a, b) < 2000; }
  bool is_in_contact(int unit) const {
    for (int other = 0; other < s_.units.size(); ++other) {
      if (s_.units[other].owner == s_.units[unit].owner) continue;
      for (const int model : living(unit)) {
        for (const int enemy : living(other)) {
          if (touch(model, enemy)) return true;
        }
      }
    }
    return false;
  }
  // EDG-056.
  bool is_coherent(int unit) const {
    const int leader = s_.units[unit].leader;
    for (const int model : living(unit)) {
      if (!near(model, leader, 3 * kInch) || levels_apart(model, leader) >= 3000) return false;
    }
    return true;
  }

  // ---- The turn

  std::vector<UnitId> waiting(Seat seat) const {
    std::vector<UnitId> units;
    for (UnitId unit = 0; unit < s_.units.size(); ++unit) {
      const bool own = s_.units[unit].owner == seat;
      if (own && stands(unit) && s_.units[unit].activated == 0) units.push_back(unit);
    }
    return units;
  }

  void list_stage() {
    const Seat by = s_.to, other = by == Seat::A ? Seat::B : Seat::A;
    switch (s_.stage) {
      case Stage::Priority: return list_rolls(2);
      case Stage::ChoosePriority:
        add(by, ChoosePriority{Seat::A});
        return add(by, ChoosePriority{Seat::B});
      case Stage::Go:
      case Stage::Second:
        for (const UnitId unit : waiting(by)) add(by, Activate{unit});
        if (s_.stage == Stage::Second) {
          add(by, EndGo{});  // EDG-017
        } else if (by != s_.priority && waiting(by).size() == 1 && !waiting(other).empty()) {
          add(by, Hold{});  // EDG-R89
        }
        return;
      case Stage::Retire: return list_retirements(by, 0, 0);
      default: return;
    }
  }

  // Any number of one's units (EDG-025).
  void list_retirements(Seat by, UnitId unit, UnitBits chosen) {
    if (unit == s_.units.size()) return add(by, Retire{chosen});
    list_retirements(by, static_cast<UnitId>(unit + 1), chosen);
    if (s_.units[unit].owner == by && stands(unit)) {
      list_retirements(by, static_cast<UnitId>(unit + 1), chosen | unit_bit(unit));
    }
  }

  void list_rolls(int dice) {
    for (std::uint8_t first = 1; first <= 6; ++first) {
      for (std::uint8_t second = 1; second <= (dice == 2 ? 6 : 1); ++second) {
        Roll roll;
        roll.dice.push_back(first);
        if (dice == 2) roll.dice.push_back(second);
        add(Seat::Chance, roll);
      }
    }
  }

  // ---- Inside an activation

  void list_step(const Frame& top) {
    const Seat active = s_.units[s_.active.unit].owner;
    switch (top.step) {
      case Step::Acting: return list_acting(active);
      case Step::BonusMove: return add(active, Stay{});
      case Step::Retreat: return add(s_.units[s_.round.target].owner, Stay{});
      case Step::Charged: return add(s_.units[s_.active.target].owner, HoldFire{});
      case Step::ChooseAv: return list_avs(s_.units[s_.round.target].owner);
      case Step::Injuries:
        for (const int model : next_hurt(top.unit)) {
          add(s_.units[top.unit].owner, Injure{static_cast<ModelId>(model)});
        }
        return;
      case Step::Leader: return list_leaders(top.unit);
      default: return;
    }
  }

  // An injured model first (EDG-187, EDG-R71).
  std::vector<int> next_hurt(int unit) const {
    for (const int model : living(unit)) {
      if (s_.models[model].fortitude < numbers(model).fortitude) return {model};
    }
    return living(unit);
  }

  void list_avs(Seat by) {
    std::set<std::uint8_t> avs;
    for (const int model : next_hurt(s_.round.target)) avs.insert(av(model));  // EDG-178
    for (const std::uint8_t av : avs) add(by, ChooseAv{av});
  }

  void list_leaders(int unit) {
    const Seat by = s_.units[unit].owner;
    const Profile& fallen = numbers(s_.units[unit].leader);
    for (const int model : living(unit)) {
      const auto named = static_cast<ModelId>(model);
      add(by, NameLeader{named, false});
      const Profile& other = numbers(model);
      const bool same = fallen.weapons == other.weapons && fallen.frags == other.frags &&
                        fallen.radius() == other.radius();
      if (same) add(by, NameLeader{named, true});  // EDG-050
    }
  }

  bool has_moved() const {
    return s_.active.did(Act::Move) || s_.active.did(Act::Dash) || s_.active.did(Act::Charge);
  }
  bool has_shot() const {
    return s_.active.did(Act::Fire) || s_.active.did(Act::SuppressiveFire) ||
           s_.active.did(Act::Fight) || s_.active.did(Act::HitAndRun);
  }

  void list_acting(Seat by) {
    const Activation& active = s_.active;
    const int most = stands("master-focus", 1, active.unit) ? 2 : 3;  // EDG-R190
    const bool may_act = active.actions < most && active.recovered == 0;
    if (may_act && !is_in_contact(active.unit)) {  // EDG-232, EDG-238, EDG-298
      const bool just_moved = active.last == Act::Move || active.last == Act::Dash;
      if (just_moved && !active.did(Act::OnTheMove)) add(by, GoOnTheMove{});
      const bool parted = is_mobile(active.unit);
      const bool aims = !active.did(Act::Aim), hides = !active.did(Act::TakeCover);
      if (aims && (hides || !parted)) add(by, TakeAim{});
      if (hides && (aims || !parted)) add(by, TakeCover{});
      if (s_.units[active.unit].tokens.of(Token::Burn) > 0) add(by, Extinguish{});  // EDG-265
    }
    list_orders(by);
    list_uses(by);
    if (owes_measured_move()) return;
    const bool owes_move = !is_coherent(active.unit) && !has_moved() && !has_shot();
    if (owes_move) return;
    add(by, EndActivation{});
    if (active.recovered != 0 || stands("commune-reactor", 1, active.unit)) return;
    if (s_.units[active.unit].suppression > 0) add(by, ShakeOff{});
    if (may_regroup()) add(by, Regroup{});
  }

  // EDG-315.
  bool may_regroup() const {
    const Unit& unit = s_.units[s_.active.unit];
    if (unit.suppression == 0 || unit.cover == 0 || has_shot()) return false;
    for (int other = 0; other < s_.units.size(); ++other) {
      if (s_.units[other].owner == unit.owner) continue;
      for (const int model : living(s_.active.unit)) {
        for (const int enemy : living(other)) {
          if (near(model, enemy, 18 * kInch)) return false;
        }
      }
    }
    return true;
  }

  // EDG-338 to EDG-342, EDG-R93.
  void list_orders(Seat by) {
    int commander = -1;
    for (const int model : living(s_.active.unit)) {
      if (commander < 0 && command(model) >= 0) commander = model;
    }
    if (commander < 0 || s_.command[by == Seat::A ? 0 : 1] == 0) return;
    const int value = command(commander);
    if (s_.units[s_.active.unit].orders >= (value == 0 ? 1 : value)) return;
    for (UnitId unit = 0; unit < s_.units.size(); ++unit) {
      if (s_.units[unit].owner != by || level(unit) == 0) continue;
      if (value == 0 && unit != s_.active.unit) continue;
      for (const int model : living(unit)) {
        if (!near(commander, model, range(commander))) continue;
        add(by, Order{unit});
        break;
      }
    }
  }

  // What is printed with abilities of a model, one of a kind after the other.
  std::vector<int> printed(int model, std::string_view ability) const {
    std::vector<int> values;
    for (const AbilityUse& use : numbers(model).abilities) {
      if (content().abilities[use.ability].name == ability) values.push_back(use.value);
    }
    return values;
  }
  int many(int model, std::string_view ability) const {
    return static_cast<int>(printed(model, ability).size());
  }
  // The best there is of Command, Bot Handler and High Priest; -1: none.
  int command(int model) const {
    int best = numbers(model).command == kNoCommand ? -1 : numbers(model).command;
    const int uplinks = many(model, "micro-drone-aerial-uplink");
    for (const int value : printed(model, "bot-handler")) best = std::max(best, value + uplinks);
    for (const int value : printed(model, "high-priest")) best = std::max(best, value);
    return best;
  }
  std::int64_t range(int model) const {
    return (18 + 6 * many(model, "micro-drone-command-booster")) * kInch;
  }

  // ---- What abilities offer

  // A clause of an ability, from 1 on, on a unit; 0: it was used this turn.
  int count(std::string_view ability, int clause, int unit, int by = kNone) const {
    int found = 0;
    for (const Lasting& each : s_.lasting) {
      const int place = each.clause == kSpent ? 0 : each.clause + 1;
      const bool named = content().abilities[each.ability].name == ability && place == clause;
      found += named && (unit == kNone || each.unit == unit) && (by == kNone || each.by == by);
    }
    return found;
  }
  bool stands(std::string_view ability, int clause, int unit) const {
    return count(ability, clause, unit) > 0;
  }
  // EDG-R214.
  int level(int unit) const {
    const int stored = s_.units[unit].suppression;
    return stored > 0 && stands("commune-reactor", 1, unit) ? stored - 1 : stored;
  }
  std::uint8_t av(int model) const {
    const unsigned kinds = designator_named("armored") | designator_named("organic");
    const bool zealous = (numbers(model).designators & kinds) != 0;
    const int tokens = s_.units[unit_of(s_, static_cast<ModelId>(model))].tokens.of(Token::Zealot);
    return static_cast<std::uint8_t>(numbers(model).av + (zealous ? tokens : 0));
  }
  static std::uint8_t place_of(std::string_view name) {
    std::uint8_t place = 0;
    while (content().abilities[place].name != name) ++place;
    return place;
  }
  bool has(int unit, std::string_view ability) const {
    for (const int model : living(unit)) {
      if (many(model, ability) > 0) return true;
      for (const int weapon : numbers(model).weapons) {
        for (const AbilityUse& use : weapon_at(weapon).abilities) {
          if (content().abilities[use.ability].name == ability) return true;
        }
      }
    }
    return false;
  }
  bool is_any(int unit, std::string_view one, std::string_view other) const {
    const unsigned kinds = designator_named(one) | designator_named(other);
    for (const int model : living(unit)) {
      if ((numbers(model).designators & kinds) != 0) return true;
    }
    return false;
  }
  bool are_near(int a, int b, std::int64_t reach) const {
    for (const int model : living(a)) {
      for (const int other : living(b)) {
        if (near(model, other, reach)) return true;
      }
    }
    return false;
  }

  void list_uses(Seat by) {
    const UnitId unit = s_.active.unit;
    const int cp = s_.command[by == Seat::A ? 0 : 1];
    if (s_.active.recovered != 0) return;
    const int cover = s_.units[unit].cover;
    if (cover > 0 && cover < 3) list_protocol(by, "stay-low", cp);
    if (!stands("defensive-maneuvers", 1, unit)) list_protocol(by, "defensive-maneuvers", cp);
    if (has(unit, "commune-reactor") && !stands("commune-reactor", 1, unit)) {
      add(by, Use{place_of("commune-reactor")});
    }
    if (has(unit, "gauntlet-overload") && !stands("gauntlet-overload", 1, unit) &&
        !stands("gauntlet-overload", 2, unit)) {
      add(by, Use{place_of("gauntlet-overload")});
    }
    if (has(unit, "master-focus") && !stands("master-focus", 0, unit)) list_focus(by, unit, cp);
    if (!has(unit, "inspire-zealotry") || cp < 2) return;
    for (UnitId other = 0; other < s_.units.size(); ++other) {
      if (s_.units[other].owner != by || s_.units[other].tokens.of(Token::Zealot) == 3) continue;
      if (are_near(unit, other, 3 * kInch)) add(by, Use{place_of("inspire-zealotry"), other});
    }
  }
  void list_focus(Seat by, UnitId unit, int cp) {
    const std::uint8_t focus = place_of("master-focus");
    add(by, Use{focus});
    const int most = stands("master-focus", 1, unit) ? 2 : 3;
    if (cp == 0 || s_.active.actions >= most || is_in_contact(unit)) return;
    for (UnitId other = 0; other < s_.units.size(); ++other) {
      if (s_.units[other].owner == by || !is_any(other, "armored", "inorganic")) continue;
      if (are_near(unit, other, 30 * kInch) && sees(s_, unit, other)) add(by, Use{focus, other});
    }
  }
  // In the command range of a bot handler (EDG-R215). A Machine God spares bots the point, so many
  // squads a turn (EDG-R187).
  void list_protocol(Seat by, std::string_view name, int cp) {
    const UnitId unit = s_.active.unit;
    if (!has(unit, name) || !is_handled(by)) return;
    const std::uint8_t protocol = place_of(name);
    if (cp > 0) add(by, Use{protocol});
    if (!is_any(unit, "bot-division", "bot-division")) return;
    for (UnitId helper = 0; helper < s_.units.size(); ++helper) {
      if (s_.units[helper].owner != by) continue;
      for (const int model : living(helper)) {
        const std::vector<int> gods = printed(model, "machine-god");
        if (gods.empty()) continue;
        bool reaches = helper == unit && command(model) >= 0;
        for (const int other : living(unit)) {
          reaches = reaches || (command(model) > 0 && near(model, other, range(model)));
        }
        const int most = gods[0] + count("master-focus", 2, helper);
        const bool again = count("machine-god", 1, unit, helper) > 0;
        const bool helps = again || count("machine-god", 1, kNone, helper) < most;
        if (reaches && helps) add(by, Use{protocol, kNone, helper});
        break;
      }
    }
  }
  bool is_mobile(UnitId unit) const {
    for (const int model : living(unit)) {
      bool mobile = false;
      for (const AbilityUse& use : numbers(model).abilities) {
        mobile = mobile || content().abilities[use.ability].name == "mobile";
      }
      if (!mobile) return false;
    }
    return true;
  }
  bool is_handled(Seat by) const {
    const Designators handler = designator_named("bot-handler");
    for (UnitId unit = 0; unit < s_.units.size(); ++unit) {
      if (s_.units[unit].owner != by) continue;
      for (const int other : living(unit)) {
        if ((numbers(other).designators & handler) == 0 || command(other) < 0) continue;
        if (unit == s_.active.unit) return true;
        for (const int model : living(s_.active.unit)) {
          if (command(other) > 0 && near(other, model, range(other))) return true;
        }
      }
    }
    return false;
  }

  const State& s_;
  std::vector<Action> all_;
};

template <class... Kinds>
bool is_any(const Deed& deed) {
  return (std::holds_alternative<Kinds>(deed) || ...);
}

}  // namespace

bool is_countable(const State& state, const Deed& deed) {
  if (is_any<EndActivation, ShakeOff, Regroup>(deed)) return !Plain(state).owes_measured_move();
  if (is_any<Roll>(deed)) return state.stage == Stage::Priority;
  return !is_any<Move, Dash, Charge, BonusMove, Consolidate, Retreat, Fire, SuppressiveFire, Fight,
                 HitAndRun, Defend, RemoveDice, FlipDice, ChooseCriticals, ChooseDefense, Allocate>(
      deed);
}

std::vector<Action> plain_actions_of(const State& state) { return Plain(state).list(); }

}  // namespace mael::battle

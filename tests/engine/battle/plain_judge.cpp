#include "tests/engine/battle/plain_judge.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <vector>

#include "engine/battle/derived.h"
#include "engine/battle/effects/rows.h"

namespace mael::battle::plain {
namespace {

using namespace weapon_type;

class Judge {
 public:
  explicit Judge(const State& state) : s_(state), round_(state.round) {}

  bool operator()(const RemoveDice& deed) const {
    if (step() != Step::RemoveDice || deed.counts.size() != round_.counts.size()) return false;
    int removed = 0;
    for (int i = 0; i < deed.counts.size(); ++i) {
      if (deed.counts[i] > round_.counts[i]) return false;
      removed += deed.counts[i];
    }
    return removed == -skill();
  }

  bool operator()(const FlipDice& deed) const {
    const bool hits = step() == Step::FlipHits;
    if (!hits && step() != Step::FlipArmor) return false;
    int paid = 0, last = -1;
    for (const Flip& flip : deed.flips) {
      if (flip.die >= (hits ? round_.dice.size() : round_.armor.size())) return false;
      const int from = hits ? round_.dice[flip.die].shown : round_.armor[flip.die].shown;
      if (flip.value < 1 || flip.value > 6 || flip.value == from || flip.die <= last) return false;
      if (hits && is_burdened(round_.shots[round_.dice[flip.die].shot])) return false;
      last = flip.die;
      paid += price(from, flip.value);
      if (!hits) paid += value_of(weapon(*maker_of(round_.armor[flip.die].hit)), "armor-piercing");
    }
    return paid <= std::max(0, hits ? skill() : round_.av - round_.behind);
  }

  // EDG-138, EDG-149, EDG-R62: one more thing a weapon does with a six for each of these abilities.
  bool operator()(const ChooseCriticals& deed) const {
    if (step() != Step::Criticals) return false;
    int last = -1;
    for (const Critical& each : deed.chosen) {
      if (each.die >= round_.dice.size() || each.die <= last) return false;
      last = each.die;
      const HitDie& die = round_.dice[each.die];
      if (die.shown != 6 || is_wild(die.shot)) return false;
      const int effects =
          (value_of(weapon(die), "shock") > 0) + (value_of(weapon(die), "burn") > 0);
      if (each.effect < 1 || each.effect > effects) return false;
    }
    return true;
  }

  bool operator()(const ChooseDefense& deed) const {
    if (step() != Step::Defense) return false;
    int cost = 0;
    for (int i = 0; i < kMostWideBits; ++i) {
      if ((deed.blocked >> i & 1) == 0) continue;
      const HitDie* die = maker_of(i);
      if (!die || !hits(*die) || strikes(*die)) return false;
      const Weapon& used = weapon(*die);
      const bool counters = used.is(kMelee) || value_of(used, "dispersed-fire") > 0;
      const bool twice = (counters && deed.kind == Defense::Cover) ||  // EDG-171, EDG-282
                         (is_guided(used, round_.target) && deed.kind == Defense::Dodge);
      cost += twice ? 2 : 1;
    }
    switch (deed.kind) {
      case Defense::None: return cost == 0;
      case Defense::Cover: return cost > 0 && cost <= cover();
      case Defense::Field: return cost > 0 && cost <= best_field();
      case Defense::Dodge: return cost > 0 && cost <= best_dodge();
      case Defense::Cascade: return cost > 0 && cost <= cascades();
    }
    return false;
  }

  // Played out hit by hit (EDG-177, EDG-178, EDG-183, EDG-187).
  bool operator()(const Allocate& deed) const {
    if (step() != Step::Allocate) return false;
    std::set<int> left;
    for (int i = 0; i < round_.armor.size(); ++i) {
      if (gets_through(round_.armor[i])) left.insert(i);
    }
    State now = s_;
    for (const Given& each : deed.given) {
      if (left.erase(each.hit) == 0) return false;
      const std::set<int> may_fall = next_to_fall(now);
      if (may_fall.count(each.model) == 0) return false;
      const ArmorDie& die = round_.armor[each.hit];
      const Weapon& used = weapon(*maker_of(die.hit));
      Model& model = now.models[each.model];
      int damage = die.damage > 0 ? die.damage : used.damage;
      const Designators organic = designator_named("organic");
      if ((numbers(each.model).designators & organic) != 0) damage += value_of(used, "poison");
      model.fortitude = static_cast<std::uint8_t>(std::max(0, model.fortitude - damage));
    }
    return left.empty() || next_to_fall(now).empty();
  }

  bool operator()(const Fire& deed) const { return may_shoot(RoundKind::Fire, deed.volley); }
  bool operator()(const SuppressiveFire& deed) const {
    return may_shoot(RoundKind::Suppressive, deed.volley);
  }
  bool operator()(const Fight& deed) const { return may_shoot(RoundKind::Fight, deed.volley); }
  // EDG-389, EDG-391, EDG-R87; who was passed is for those who measure.
  bool operator()(const HitAndRun& deed) const {
    return (s_.active.passed >> deed.volley.target & 1) != 0 &&
           may_shoot(RoundKind::HitAndRun, deed.volley);
  }
  bool operator()(const Defend& deed) const {
    return step() == Step::Charged && deed.volley.target == s_.active.unit &&
           are_fit(RoundKind::Defensive, s_.active.target, deed.volley);
  }
  template <class Other>
  bool operator()(const Other&) const {
    return false;
  }

 private:
  Step step() const { return s_.frames[s_.frames.size() - 1].step; }
  const Profile& numbers(int model) const { return profile_of(s_, s_.models[model]); }
  std::vector<int> living(int unit) const {
    std::vector<int> models;
    for (int i = 0; i < s_.units[unit].models; ++i) {
      if (s_.models[s_.units[unit].first + i].fortitude > 0) {
        models.push_back(s_.units[unit].first + i);
      }
    }
    return models;
  }
  const Weapon& weapon(Shot shot) const {
    const Profile& profile = numbers(shot.model);
    const int bare = profile.is_large() ? content().unarmed_large() : content().unarmed();
    return weapon_at(shot.weapon == kBareHands ? bare : profile.weapons[shot.weapon]);
  }
  const Weapon& weapon(const HitDie& die) const { return weapon(round_.shots[die.shot]); }

  // What is printed with an ability, 1 of one without a value; 0 where it is not there.
  template <class Bearer>
  static int value_of(const Bearer& bearer, std::string_view ability) {
    for (const AbilityUse& use : bearer.abilities) {
      if (content().abilities[use.ability].name == ability) return std::max<int>(1, use.value);
    }
    return 0;
  }

  // Whether a clause of an ability, from 1 on, stands on a unit.
  bool stands_on(int unit, std::string_view ability, int clause) const {
    for (const Lasting& each : s_.lasting) {
      const bool named = content().abilities[each.ability].name == ability;
      if (named && each.unit == unit && each.clause == clause - 1) return true;
    }
    return false;
  }
  // EDG-R214.
  int level(int unit) const {
    const int stored = s_.units[unit].suppression;
    return stored > 0 && stands_on(unit, "commune-reactor", 1) ? stored - 1 : stored;
  }
  // EDG-R218.
  int av(int model) const {
    const unsigned kinds = designator_named("armored") | designator_named("organic");
    const UnitId unit = unit_of(s_, static_cast<ModelId>(model));
    const bool zealous = (numbers(model).designators & kinds) != 0;
    return numbers(model).av + (zealous ? s_.units[unit].tokens.of(Token::Zealot) : 0);
  }

  // EDG-145 to EDG-147.
  static int price(int from, int to) {
    const auto edge = [](int face) { return face == 1 || face == 6 ? 1 : 0; };
    return std::abs(from - to) + edge(from) + edge(to);
  }

  // EDG-R50.
  int skill() const {
    const Unit& shooter = s_.units[round_.shooter];
    int skill = 0;
    for (const int model : living(round_.shooter)) {
      skill = std::max<int>(skill, numbers(model).skl);
    }
    if (stands_on(round_.shooter, "machine-god", 2)) ++skill;
    if (s_.active.unit == round_.shooter && s_.active.did(Act::Aim)) skill += 2;
    if (round_.open != 0) skill += 2;
    skill -= level(round_.shooter);
    skill += painted(round_.target);
    skill -= round_.kind == RoundKind::HitAndRun ? 1 : shooter.moving;  // EDG-396
    if (round_.kind == RoundKind::Defensive) return skill - 1;          // EDG-307, EDG-308
    return skill - 2 * s_.units[round_.target].moving;
  }

  // EDG-385, EDG-386.
  bool is_burdened(Shot shot) const {
    const Weapon& used = weapon(shot);
    const Profile& bearer = numbers(shot.model);
    const bool standard = !bearer.is_large() && value_of(bearer, "tempest-armor") == 0;
    if (used.is(kMelee) || !(used.is(kSuperheavy) || (standard && used.is(kHeavy)))) return false;
    if (round_.kind == RoundKind::Defensive) return s_.units[round_.shooter].moving > 0;
    return s_.active.walked != 0;
  }

  bool is_wild(int shot) const { return round_.wild != 0 || (round_.long_shots >> shot & 1) != 0; }
  // The die of a hit, which may be a further one.
  const HitDie* maker_of(int hit) const {
    const int further = hit - kMostDice;
    if (further >= round_.further.size()) return nullptr;
    const int die = further >= 0 ? round_.further[further] : hit;
    return die < round_.dice.size() ? &round_.dice[die] : nullptr;
  }
  bool strikes(const HitDie& die) const {
    return die.shown == 6 && die.critical == 0 && !is_wild(die.shot);
  }
  bool hits(const HitDie& die) const {
    int evs = 6;
    for (const int model : living(round_.target)) evs = std::min<int>(evs, numbers(model).evs);
    return die.shown >= (is_wild(die.shot) ? 6 : evs);
  }
  bool gets_through(const ArmorDie& die) const {
    const HitDie& hit = *maker_of(die.hit);
    return die.shown < weapon(hit).pen || (strikes(hit) && die.shown != 6);
  }

  // EDG-R65.
  int cover() const {
    const Unit& target = s_.units[round_.target];
    const bool charged = s_.active.did(Act::Charge) && s_.active.target == round_.target;
    if (target.cover == 0 || round_.kind == RoundKind::Defensive) return 0;
    if (round_.kind == RoundKind::Fight && !charged) return 0;  // EDG-280
    return terrain_cover(s_, round_.target) + target.cover - 1 - level(round_.target) -
           round_.behind;
  }
  int best_field() const {
    int field = 0, glaives = 0;
    for (const int model : living(round_.target)) {
      field = std::max<int>(field, numbers(model).field);
      for (const int each : numbers(model).weapons) {
        glaives += value_of(weapon_at(each), "glaive-field");
      }
    }
    return field + glaives - (stands_on(round_.target, "gauntlet-overload", 2) ? 1 : 0);
  }

  // EDG-R186.
  int best_dodge() const {
    int dodge = 0;
    for (const int model : living(round_.target)) {
      dodge = std::max(dodge, value_of(numbers(model), "dodge"));
    }
    const bool more = dodge > 0 && stands_on(round_.target, "defensive-maneuvers", 1);
    return dodge + (more ? 1 : 0);
  }
  int cascades() const {
    int all = 0;
    for (const int model : living(round_.target)) {
      all += value_of(numbers(model), "cascade-field") > 0;
    }
    return all;
  }

  std::set<int> next_to_fall(const State& now) const {
    std::set<int> chosen, all;
    for (int i = 0; i < now.units[round_.target].models; ++i) {
      const int model = now.units[round_.target].first + i;
      const int left = now.models[model].fortitude;
      if (left == 0) continue;
      if (left < numbers(model).fortitude) return {model};
      all.insert(model);
      if (av(model) == round_.av) chosen.insert(model);
    }
    return chosen.empty() ? all : chosen;
  }

  // ---- Declarations

  bool may_shoot(RoundKind kind, const Volley& volley) const {
    const Activation& active = s_.active;
    const int most = stands_on(active.unit, "master-focus", 1) ? 2 : 3;  // EDG-R190
    if (step() != Step::Acting || active.actions >= most || active.recovered != 0) return false;
    for (const Act act : {Act::Fire, Act::SuppressiveFire, Act::Fight, Act::HitAndRun}) {
      if (active.did(act)) return false;  // EDG-240
    }
    const UnitId unit = active.unit;
    const bool real = volley.target < s_.units.size() && !living(volley.target).empty() &&
                      s_.units[volley.target].owner != s_.units[unit].owner;
    if (!real) return false;
    if (kind == RoundKind::Fight) {
      if (!do_touch(s_, unit, volley.target)) return false;  // EDG-275
    } else if (is_in_contact(s_, unit)) {
      return false;  // EDG-298
    } else if (kind != RoundKind::HitAndRun && !sees(s_, unit, volley.target)) {
      for (const Shot& shot : volley.shots) {  // EDG-120, EDG-123, EDG-124, EDG-394
        if (!is_fired_blind(unit, volley.target, shot)) return false;
      }
    }
    return are_fit(kind, unit, volley);
  }

  int painted(int unit) const { return s_.units[unit].tokens.of(Token::Painted); }
  bool is_guided(const Weapon& used, int target) const {
    return value_of(used, "guided") > 0 && painted(target) > 0;
  }
  bool is_fired_blind(UnitId unit, UnitId target, Shot shot) const {
    const auto own = living(unit);
    if (std::find(own.begin(), own.end(), shot.model) == own.end()) return false;
    if (shot.weapon >= numbers(shot.model).weapons.size()) return false;
    return is_guided(weapon(shot), target) || value_of(weapon(shot), "indirect-fire") > 0;
  }

  bool are_fit(RoundKind kind, UnitId unit, const Volley& volley) const {
    int grenades = 0, last = -1;
    for (const Shot& shot : volley.shots) {
      const auto own = living(unit);
      if (std::find(own.begin(), own.end(), shot.model) == own.end()) return false;
      if (shot.model <= last || !is_fit(kind, unit, volley.target, shot)) return false;
      last = shot.model;
      const bool frag = shot.weapon == kFrag;
      grenades += frag || weapon(shot).is(kGrenade) ? 1 : 0;
    }
    return !volley.shots.empty() && grenades <= 1;  // EDG-380
  }

  bool is_fit(RoundKind kind, UnitId unit, UnitId target, Shot shot) const {
    const Profile& profile = numbers(shot.model);
    const bool fight = kind == RoundKind::Fight;
    if (fight && s_.active.thrower == shot.model) return false;  // EDG-383
    const bool runs = kind == RoundKind::HitAndRun;
    if (runs && shot.weapon >= profile.weapons.size()) return false;  // EDG-393
    if (shot.weapon == kFrag) {
      const bool near = kind == RoundKind::Defensive || is_within(s_, unit, target, 6000);
      return profile.frags && !fight && near;  // EDG-382, EDG-R164
    }
    if (shot.weapon == kBareHands) {
      const auto& carried = profile.weapons;
      return fight && std::none_of(carried.begin(), carried.end(), [](std::uint8_t each) {
               return weapon_at(each).is(kMelee | kPistol);  // EDG-287
             });
    }
    if (shot.weapon >= profile.weapons.size()) return false;
    const Weapon& used = weapon(shot);
    if (runs) return used.is(kHitAndRun);              // EDG-393
    if (used.reach == Reach::HitAndRun) return false;  // EDG-390
    if (fight) return used.is(kMelee | kPistol);       // EDG-276
    if (used.is(kMelee)) return false;                 // EDG-281
    if (kind != RoundKind::Suppressive) return true;
    const bool reaches = used.reach != Reach::Ranged || is_within(s_, unit, target, used.range) ||
                         is_guided(used, target);
    return used.sup > 0 && reaches;  // EDG-274, EDG-267
  }

  const State& s_;
  const Round& round_;
};

template <class... Kinds>
bool is_any(const Deed& deed) {
  return (std::holds_alternative<Kinds>(deed) || ...);
}

}  // namespace

bool is_judged(const State& state, const Deed& deed) {
  if (state.frames.empty()) return false;
  if (is_any<RemoveDice, FlipDice, ChooseCriticals, ChooseDefense, Allocate, Defend>(deed)) {
    return true;
  }
  // Whether a unit out of coherency must move first is for those who measure (EDG-R30).
  return is_any<Fire, SuppressiveFire, Fight, HitAndRun>(deed) &&
         is_coherent(state, state.active.unit);
}

bool may(const State& state, const Deed& deed) { return std::visit(Judge(state), deed); }

}  // namespace mael::battle::plain

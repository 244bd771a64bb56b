#include "web/screens/battle/words.h"

#include <algorithm>
#include <array>
#include <map>

#include "engine/battle/derived.h"
#include "engine/battle/effects/criticals.h"
#include "engine/battle/round/volley.h"
#include "engine/battle/text/notation.h"
#include "web/app/overloaded.h"
#include "web/base/say.h"
#include "web/base/spoken.h"
#include "web/board/plane_board.h"
#include "web/table/parts/review_view.h"

namespace mael::web::battle {
namespace {

class Speaker {
 public:
  Speaker(const State& state, const Situation& situation) : state_(state), situation_(situation) {}

  std::string operator()(const Roll&) const { return deed("roll"); }
  std::string operator()(const ChoosePriority& d) const {
    return deed("priority", {name_of(situation_, d.seat)});
  }
  std::string operator()(const Activate& d) const { return deed("activate", {unit(d.unit)}); }
  std::string operator()(const EndGo&) const { return deed("pass"); }
  std::string operator()(const mael::battle::Hold&) const { return deed("hold"); }
  std::string operator()(const Retire& d) const {
    std::string names;
    for (UnitId i = 0; i < state_.units.size(); ++i) {
      if ((d.units >> i & 1) == 0) continue;
      names += (names.empty() ? "" : ", ") + unit(i);
    }
    return names.empty() ? deed("retire.none") : deed("retire", {names});
  }
  std::string operator()(const mael::battle::Concede&) const { return deed("concede"); }
  std::string operator()(const Move& d) const { return walk("move", d.course); }
  std::string operator()(const Dash& d) const { return walk("dash", d.course); }
  std::string operator()(const Charge& d) const {
    const std::string way = inches_of(length_of(state_, state_.active.unit, d.course));
    return deed(d.thrower == kNone ? "charge" : "charge.frag", {unit(d.target), way});
  }
  std::string operator()(const GoOnTheMove&) const { return deed("onthemove"); }
  std::string operator()(const mael::battle::BonusMove& d) const { return walk("bonus", d.course); }
  std::string operator()(const Stay&) const { return deed("stay"); }
  std::string operator()(const TakeAim&) const { return deed("aim"); }
  std::string operator()(const mael::battle::TakeCover&) const { return deed("cover"); }
  std::string operator()(const Consolidate& d) const { return walk("consolidate", d.course); }
  std::string operator()(const Fire& d) const { return shot("fire", d.volley); }
  std::string operator()(const SuppressiveFire& d) const { return shot("suppress", d.volley); }
  std::string operator()(const Fight& d) const { return shot("fight", d.volley); }
  std::string operator()(const HitAndRun& d) const { return shot("hitrun", d.volley); }
  std::string operator()(const Order& d) const { return deed("order", {unit(d.to)}); }
  std::string operator()(const mael::battle::Use& d) const {
    const std::string name = name_of_ability(d.ability);
    if (d.target != mael::battle::kNone) return deed("use.on", {name, unit(d.target)});
    if (d.helper != mael::battle::kNone) return deed("use.with", {name, unit(d.helper)});
    return deed("use", {name});
  }
  std::string operator()(const ShakeOff&) const { return deed("shake"); }
  std::string operator()(const Regroup&) const { return deed("regroup"); }
  std::string operator()(const EndActivation&) const { return deed("end"); }
  std::string operator()(const Defend& d) const { return shot("defend", d.volley); }
  std::string operator()(const HoldFire&) const { return deed("holdfire"); }
  std::string operator()(const RemoveDice& d) const {
    std::string counts;
    for (int i = 0; i < d.counts.size(); ++i) {
      if (d.counts[i] == 0) continue;
      const Shot fired = state_.round.shots[i];
      counts += (counts.empty() ? "" : ", ") + number(d.counts[i]) + " × " +
                name_of_weapon(weapon_of(state_, fired)) + " (" +
                number(number_of_model(state_, fired.model)) + ")";
    }
    return deed("remove", {counts});
  }
  std::string operator()(const FlipDice& d) const {
    if (d.flips.empty()) return deed("flip.none");
    const bool hits = state_.top().step == Step::FlipHits;
    std::string flips;
    for (const Flip& flip : d.flips) {
      const int shown =
          hits ? state_.round.dice[flip.die].shown : state_.round.armor[flip.die].shown;
      flips += (flips.empty() ? "" : ", ") + number(shown) + " › " + number(flip.value);
    }
    return deed("flip", {flips});
  }
  std::string operator()(const ChooseDefense& d) const {
    if (d.kind == Defense::None) return deed("defense.none");
    const int count = count_bits(d.blocked);
    return say_count("battle.deed.defense." + std::string(key_of_defense(d.kind)), count);
  }
  std::string operator()(const mael::battle::Extinguish&) const { return deed("extinguish"); }
  // "2 × Shock, 1 × Burn".
  std::string operator()(const mael::battle::ChooseCriticals& d) const {
    if (d.chosen.empty()) return deed("criticals.none");
    std::map<std::uint8_t, int> counts;
    for (const mael::battle::Critical& each : d.chosen) {
      ++counts[critical_of(state_, state_.round, each).ability];
    }
    std::string effects;
    for (const auto& [ability, count] : counts) {
      effects += (effects.empty() ? "" : ", ") + number(count) + " × " + name_of_ability(ability);
    }
    return deed("criticals", {effects});
  }
  std::string operator()(const ChooseAv& d) const { return deed("av", {number(d.av)}); }
  std::string operator()(const Allocate& d) const {
    std::string given;
    for (const Given& each : d.given) {
      given += (given.empty() ? "" : ", ") + model(each.model);
    }
    return say_count("battle.deed.allot", d.given.size(), {given});
  }
  std::string operator()(const Injure& d) const { return deed("injure", {model(d.model)}); }
  std::string operator()(const NameLeader& d) const {
    return deed(d.swaps ? "leader.swap" : "leader", {model(d.model)});
  }
  std::string operator()(const mael::battle::Retreat& d) const { return walk("retreat", d.course); }

 private:
  static std::string deed(const char* key, const Parts& parts = {}) {
    return say(std::string("battle.deed.") + key, parts);
  }
  std::string unit(UnitId unit) const { return name_of_unit(state_, unit); }
  // "1 (leader)", "4 (injured)", "3".
  std::string model(ModelId model) const {
    const std::string role = role_of(state_, model);
    return number(number_of_model(state_, model)) + (role.empty() ? "" : " (" + role + ")");
  }

  UnitId walker() const {
    const bool retreats = !state_.frames.empty() && state_.top().step == Step::Retreat;
    return retreats ? state_.round.target : state_.active.unit;
  }

  // "Move 4.2″ to 12/8, cover 3, seen by nobody".
  std::string walk(const char* key, const Course& course) const {
    const UnitId who = walker();
    const State after = gone(state_, who, course);
    const std::vector<UnitId> watchers = watchers_of(after, who);
    std::string seen;
    for (const UnitId enemy : watchers) seen += (seen.empty() ? "" : ", ") + unit(enemy);
    const bool covered = terrain_cover(after, who) > 1;
    const int worth = mael::battle::worth_of_cover(after, who, 1);
    const std::string where = deed(covered ? "where.cover" : "where",
                                   {spot_words(end_of(state_, who, course)), number(worth)});
    return say(std::string("battle.deed.") + key,
               {inches_of(length_of(state_, who, course)), where,
                seen.empty() ? deed("unseen") : deed("seen", {seen})});
  }
  std::string shot(const char* key, const Volley& volley) const {
    return deed(key, {unit(volley.target), weapons(volley)});
  }
  // "4 × assault rifle, 1 × guardian pistol".
  std::string weapons(const Volley& volley) const {
    std::vector<std::pair<std::string, int>> counts;
    for (const Shot& each : volley.shots) {
      const std::string name = each.weapon == kFrag ? say("battle.weapon.frag")
                                                    : name_of_weapon(weapon_of(state_, each));
      const auto found = std::find_if(counts.begin(), counts.end(),
                                      [&](const auto& one) { return one.first == name; });
      if (found == counts.end()) {
        counts.emplace_back(name, 1);
      } else {
        ++found->second;
      }
    }
    std::string all;
    for (const auto& [name, count] : counts) {
      all += (all.empty() ? "" : ", ") + number(count) + " × " + name;
    }
    return all;
  }

  const State& state_;
  const Situation& situation_;
};

std::string code_of(const State& state, UnitId unit) {
  return std::string(squad_of(state, unit).code);
}

// Whether another squad of its kind stands on the table.
bool is_one_of_many(const State& state, UnitId unit) {
  int alike = 0;
  for (UnitId other = 0; other < state.units.size(); ++other) {
    alike += &squad_of(state, other) == &squad_of(state, unit) && is_on_table(state, other);
  }
  return alike > 1;
}

}  // namespace

namespace {

// The faction that all squads of a side are of, if they are of one.
std::optional<Faction> faction_of(const State& state, Seat seat) {
  std::optional<Faction> faction;
  for (UnitId unit = 0; unit < state.units.size(); ++unit) {
    if (state.units[unit].owner != seat) continue;
    const Faction own = mael::battle::squad_of(state, unit).faction;
    if (faction && *faction != own) return {};
    faction = own;
  }
  return faction;
}

}  // namespace

std::string name_of(const State& state, const std::array<Player, kSeats>& players, Seat seat) {
  if (seat == Seat::Chance) return say("word.chance");
  const std::string& name = players[static_cast<std::size_t>(index_of(seat))].name;
  if (!name.empty()) return name;
  const auto faction = faction_of(state, seat);
  if (faction && faction != faction_of(state, opponent_of(seat))) {
    return say("battle.side." + std::string(mael::battle::word_of(*faction)));
  }
  return say(std::string("start.seat.") + letter_of(seat));
}
std::string name_of(const Situation& situation, Seat seat) {
  return name_of(situation.seen, situation.players, seat);
}

std::string name_of_unit(const State& state, UnitId unit) {
  if (is_one_of_many(state, unit)) return unit_word(state, unit, spoken());
  return say("unit." + code_of(state, unit));
}
std::string brief_name_of_unit(const State& state, UnitId unit) {
  const std::string name = say("battle.brief." + code_of(state, unit));
  return is_one_of_many(state, unit) ? name + " (" + write_unit(state, unit) + ")" : name;
}
int number_of_model(const State& state, ModelId model) {
  return model - state.units[unit_of(state, model)].first + 1;
}
std::string role_of(const State& state, ModelId model) {
  const UnitId unit = unit_of(state, model);
  std::string role = state.units[unit].leader == model ? say("battle.model.leader") : "";
  if (injured_of(state, unit) == model) {
    role += (role.empty() ? "" : ", ") +
            say("battle.model.injured", {number(state.models[model].fortitude),
                                         number(profile_of(state, model).fortitude)});
  }
  return role;
}
std::string arms_apart(const State& state, ModelId model) {
  const UnitId unit = unit_of(state, model);
  if (state.units[unit].leader == model) return {};
  const ModelList living = living_of(state, unit);
  std::string apart;
  for (const std::uint8_t weapon : profile_of(state, model).weapons) {
    int carriers = 0;
    for (const ModelId each : living) {
      const auto& carried = profile_of(state, each).weapons;
      carriers += std::find(carried.begin(), carried.end(), weapon) != carried.end();
    }
    if (carriers * 2 > living.size()) continue;
    apart += (apart.empty() ? "" : ", ") + name_of_weapon(weapon_at(weapon));
  }
  return apart;
}
std::string_view key_of_defense(Defense kind) {
  constexpr std::array<std::string_view, 5> kKeys{"none", "cover", "field", "dodge", "cascade"};
  return kKeys[static_cast<std::size_t>(kind)];
}

std::string name_of_ability(std::uint8_t ability) {
  return say("battle.ability." + std::string(mael::battle::content().abilities[ability].name));
}
std::string name_of_weapon(const Weapon& weapon) {
  return say("battle.weapon." + std::string(weapon.called));
}
std::string name_of_ability(const AbilityUse& use) {
  const std::string name = name_of_ability(use.ability);
  const bool valued = mael::battle::content().abilities[use.ability].is_valued;
  return valued ? name + " " + number(use.value) : name;
}

std::string rule_of_ability(const AbilityUse& use) {
  const std::string name(mael::battle::content().abilities[use.ability].name);
  return say("battle.ability." + name + ".rule", {number(use.value)});
}

std::string figures_of(const Weapon& weapon) {
  using namespace mael::battle::weapon_type;
  // Farther than that most fire wildly, these do not reach (EDG-151).
  const bool reaches_on = !weapon.is(kPistol) && !weapon.is(kShortRanged);
  const std::string inches = inches_of(weapon.range);
  const std::string range = weapon.reach == Reach::CloseQuarters ? say("battle.range.close")
                            : weapon.reach == Reach::Unlimited   ? say("battle.range.unlimited")
                            : weapon.reach == Reach::HitAndRun   ? say("battle.range.hitrun")
                            : reaches_on ? say("battle.weapon.aimed", {inches})
                                         : inches;
  std::string shots = number(weapon.number);
  if (weapon.shots != Shots::Fixed) {
    constexpr const char* kKeys[] = {"", "small", "large", "die", "attacks", "half_die"};
    shots = say(std::string("battle.shots.") + kKeys[static_cast<std::size_t>(weapon.shots)],
                {weapon.number == 0 ? "" : "+" + number(weapon.number)});
  }
  const std::string damage =
      weapon.damage > 0 ? number(weapon.damage) : "D" + number(weapon.damage_die);
  std::string line = say("battle.weapon.figures", {range, shots, number(weapon.pen), damage});
  for (const AbilityUse& use : weapon.abilities) line += ", " + name_of_ability(use);
  return line;
}
std::string name_of_look(Look look) {
  return say("battle.look." + std::string(mael::battle::name_of(look)));
}
std::string ground_words(const State& state, Disc base) {
  const Battlefield& field = battlefield_of(state);
  const auto features = field.areas_under(base) | field.touched_by(base);
  for (FeatureIndex i = 0; i < field.features().size(); ++i) {
    if (mael::battle::has(features, i)) return name_of_look(field.feature(i).look);
  }
  return {};
}
std::string inches_of(std::int32_t mils) { return inch_words(mils, say("battle.decimal")[0]); }
std::string tenths(std::int64_t thousandths) {
  const auto shown = static_cast<int>((thousandths + 50) / 100);
  return number(shown / 10) + say("battle.decimal") + number(shown % 10);
}
std::string say_losses(const mael::battle::Forecast& told, int standing) {
  const mael::battle::Share any = at_least(told.lost, 1);
  return say("battle.shot.losses",
             {tenths(mean_of(told.lost)), number(standing),
              percent(static_cast<float>(any) / static_cast<float>(mael::battle::kCertain))});
}
std::string spot_words(Point at) {
  const auto words = [](std::int32_t mils) {
    constexpr std::int32_t kHalf = kMilsPerInch / 2;
    const std::int32_t halves = (mils + kHalf / 2) / kHalf;
    const std::string whole = halves == 1 ? "" : number(halves / 2);
    return whole + (halves % 2 == 1 ? "½" : "") + "\u2033";
  };
  return words(at.x) + "/" + words(at.y);
}

std::string words_of_way(Heading heading) {
  constexpr std::array<const char*, 8> kWays{"e", "ne", "n", "nw", "w", "sw", "s", "se"};
  constexpr std::size_t kEach = kHeadings / kWays.size();
  return say(std::string("battle.way.") + kWays.at((heading + kEach / 2) / kEach % kWays.size()));
}

std::int32_t length_of(const State& state, UnitId unit, const Course& course) {
  return mael::battle::length_of_course(state, unit, course);
}

State gone(const State& state, UnitId unit, const Course& course) {
  State after = state;
  walk_along(after, unit, course);
  return after;
}

std::vector<UnitId> watchers_of(const State& state, UnitId unit) {
  std::vector<UnitId> watchers;
  for (UnitId other = 0; other < state.units.size(); ++other) {
    const bool hostile = state.units[other].owner != state.units[unit].owner;
    if (hostile && is_on_table(state, other) && sees(state, other, unit)) {
      watchers.push_back(other);
    }
  }
  return watchers;
}

namespace {

std::string deed_in_notation(const Situation& situation, const Action& action) {
  const std::string text = write_action(situation.seen, action);
  return text.substr(text.find(' ') + 1);
}

}  // namespace

std::string name_of_draft(const Situation& situation, const Draft& draft) {
  const std::string text = deed_in_notation(situation, draft.action);
  const std::string kind = text.substr(0, text.find(':'));
  const auto* charge = std::get_if<Charge>(&draft.action.deed);
  return charge ? kind + ":" + write_unit(situation.seen, charge->target) : kind;
}

std::string name_of_choice(const Situation& situation, const Intent& intent) {
  if (const auto* done = std::get_if<intent::Do>(&intent)) {
    return deed_in_notation(situation, {situation.actor(), done->deed});
  }
  if (const auto* begun = std::get_if<intent::Begin>(&intent)) {
    return name_of_draft(situation, begun->draft);
  }
  if (const auto* aimed = std::get_if<intent::AimAt>(&intent)) {
    const std::string text = deed_in_notation(situation, aimed->draft.action);
    return text.substr(0, text.find(':') + 1) + write_unit(situation.seen, aimed->target);
  }
  return {};
}

std::string words_of(const Situation& situation, const Action& action) {
  return std::visit(Speaker(situation.seen, situation), action.deed);
}

std::string why_in_words(const Situation&, const std::vector<Reason>&) { return {}; }

}  // namespace mael::web::battle

// A volley read like a sentence: how many dice, what the skill is made of, what protects the
// target, and how many models are likely to fall. Every line opens its rule; every weapon can be
// left out.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>

#include "engine/battle/round/choices.h"
#include "engine/battle/round/volley.h"
#include "engine/battle/steps.h"
#include "web/base/say.h"
#include "web/screens/battle/arms.h"
#include "web/screens/battle/under_fire.h"
#include "web/screens/battle/view/view.h"
#include "web/screens/battle/words.h"

namespace mael::web::battle {
namespace {

constexpr int kMostOthersTold = 3;  // other targets whose losses are told beside

RoundKind kind_of(const Deed& deed) {
  if (std::holds_alternative<SuppressiveFire>(deed)) return RoundKind::Suppressive;
  if (std::holds_alternative<Fight>(deed)) return RoundKind::Fight;
  if (std::holds_alternative<HitAndRun>(deed)) return RoundKind::HitAndRun;
  return std::holds_alternative<Defend>(deed) ? RoundKind::Defensive : RoundKind::Fire;
}

std::string name_of_shot(const State& state, Shot shot) {
  return shot.weapon == kFrag ? say("battle.weapon.frag") : name_of_weapon(weapon_of(state, shot));
}

// What adds to a skill or takes from it, in the order of Why.
std::string_view key_of(mael::battle::Why why) {
  if (why == mael::battle::Why::Painted) return "painted";
  constexpr std::array<std::string_view, 8> kKeys{
      "", "aim", "open", "suppression", "own_tokens", "target_tokens", "defensive", "running"};
  return kKeys[static_cast<std::size_t>(why)];
}

class ShotWriter {
 public:
  ShotWriter(const Situation& situation, const Draft& draft, const Sights& sights, PromptView& out)
      : situation_(situation),
        state_(situation.seen),
        sights_(sights),
        draft_(draft),
        action_(draft.action),
        kind_(kind_of(action_.deed)),
        out_(out) {
    const bool defends = kind_ == RoundKind::Defensive;
    shooter_ = defends ? state_.active.target : state_.active.unit;
    Volley aimed = *volley_of(action_.deed);
    target_ = aimed.target = defends ? state_.active.unit : aimed.target;
    round_ = declare(state_, kind_, shooter_, aimed);
    told_ = forecast_of(state_, action_);
  }

  void write() {
    write_weapons();
    if (kind_ == RoundKind::Suppressive) return write_support();
    const auto mean = [&](const mael::battle::Spread mael::battle::Forecast::*spread) {
      return told_ ? tenths(mean_of((*told_).*spread)) : std::string();
    };
    using Told = mael::battle::Forecast;
    link("dice", number(dice_of(state_, round_)), [&] { write_dice(); });
    link("hits", mean(&Told::hits), [&] { write_hits(); });
    link(is_defended() ? "past" : "", mean(&Told::past), [&] { write_defense(); });
    const bool tough = mean(&Told::hurt) != mean(&Told::lost);
    if (tough) link("hurt", mean(&Told::hurt), [&] { write_armor(); });
    link("lost", mean(&Told::lost), [&] {
      if (!tough) write_armor();
      write_raised();
    });
    write_losses();
    if (kind_ == RoundKind::Defensive) {
      write_attack();
    } else {
      write_others();
    }
  }

 private:
  void step(std::string text, std::string value, RuleId rule, std::string note = {}) {
    out_.steps.push_back(
        {std::move(text), std::move(note), std::move(value), intent::ReadRule{rule}});
  }

  // Lines that come to no number of their own stand with what comes before them.
  template <class Write>
  void link(const std::string& word, const std::string& figure, Write&& write) {
    const std::size_t first = out_.steps.size();
    write();
    const std::size_t lines = out_.steps.size() - first;
    if (!told_) return;
    if (word.empty()) {
      out_.chain.back().lines += lines;
    } else {
      out_.chain.push_back({figure, say("battle.shot.link." + word), first, lines});
    }
  }

  bool is_defended() const { return defenses() > 0; }
  // Of which the target uses one (EDG-167).
  int defenses() const {
    return static_cast<int>(std::count_if(
        mael::battle::kBlockingDefenses.begin(), mael::battle::kBlockingDefenses.end(),
        [&](Defense kind) { return defense_value(state_, round_, kind) > 0; }));
  }
  void write_defense() {
    if (kind_ == RoundKind::Defensive) {
      write_arc();
    } else {
      write_cover();
    }
    for (const Defense kind : mael::battle::kBlockingDefenses) {
      if (kind != Defense::Cover) write_field(kind);
    }
    if (told_ && is_defended()) out_.steps.back().value = "~" + tenths(mean_of(told_->past));
  }

  // A line for each weapon, where there is more than one or some could stay silent.
  void write_weapons() {
    for (const Arm& arm : arms_of(state_, draft_)) {
      const Shot first = arm.shots.front();
      const auto carried = static_cast<int>(arm.shots.size());
      const std::string count = arm.used == 0 ? number(carried) : number(arm.used);
      WeaponView line;
      line.label = say("battle.shot.arm", {count, name_of_shot(state_, first)});
      line.line = first.weapon == kFrag ? std::string() : figures_of(weapon_of(state_, first));
      line.used = arm.used > 0;
      out_.weapons.push_back(std::move(line));
    }
  }

  void write_dice() {
    const bool wild = wild_shots() > 0;
    const bool near = kind_ == RoundKind::Defensive || round_.band == Band::Short;
    const char* range = kind_ == RoundKind::Fight ? "battle.shot.range.contact"
                        : round_.long_shots != 0  ? "battle.shot.range.long"
                        : near                    ? "battle.shot.range.short"
                                                  : "battle.shot.range.standard";
    const std::int32_t gap = mael::battle::gap_between(state_, shooter_, target_);
    const RuleId rule = wild ? "EDG-151"_rule : near ? "EDG-126"_rule : "EDG-127"_rule;
    const std::string dice = number(dice_of(state_, round_));
    const std::string note = kind_ == RoundKind::Fight ? say(range) : say(range) + hidden_words();
    step(say("battle.shot.dice", {dice, inches_of(gap)}), dice, rule, note);
  }

  // How many models the leader does not see, and what hides the first of them.
  std::string hidden_words() const {
    if (!sights_.aim) return {};
    const auto& looks = sights_.aim->looks;
    const auto hidden = [](const mael::battle::Sight& sight) { return !sight.seen; };
    const auto first = std::find_if(looks.begin(), looks.end(), hidden);
    if (first == looks.end()) return {};
    const FeatureIndex by = first->stop.feature;
    const std::string what =
        by == mael::battle::kNoFeature
            ? name_of_unit(state_, unit_of(state_, static_cast<ModelId>(first->stop.model)))
            : name_of_look(battlefield_of(state_).feature(by).look);
    const auto count = static_cast<int>(std::count_if(looks.begin(), looks.end(), hidden));
    return " " +
           say_count("battle.shot.hidden", count, {number(static_cast<int>(looks.size())), what});
  }

  int wild_shots() const {
    int wild = 0;
    for (int i = 0; i < round_.shots.size(); ++i) wild += is_wild(round_, i);
    return wild;
  }

  // "SKL 2 + 2 aimed + 2 wide open − 1 suppressed = 5 flips".
  void write_hits() {
    const mael::battle::Amount skill = skill_of(state_, round_);
    std::string parts;
    for (const mael::battle::Term& part : skill) {
      if (part.why == mael::battle::Why::Printed) {
        parts += number(part.amount);
      } else {
        const bool named = part.why == mael::battle::Why::Ability;
        parts += (part.amount < 0 ? " \u2212 " : " + ") + number(std::abs(part.amount)) + " " +
                 (named ? name_of_ability(part.ability)
                        : say("battle.shot.skill." + std::string(key_of(part.why))));
      }
    }
    const bool defends = kind_ == RoundKind::Defensive;
    const int fewer = -skill.sum();
    if (fewer > 0 && fewer >= dice_of(state_, round_)) {
      return step(say("battle.shot.none", {number(fewer)}), {}, "EDG-143"_rule,
                  say("battle.shot.skill", {parts}));
    }
    const std::string needs = number(lowest_evs(state_, target_)) + "+";
    const int wild = wild_shots();
    const std::string hits = wild == 0                     ? say("battle.shot.needs", {needs})
                             : wild == round_.shots.size() ? say("battle.shot.needs.wild")
                                                           : say("battle.shot.needs.some", {needs});
    const char* key = fewer > 0 ? "battle.shot.fewer" : "battle.shot.hits";
    step(say_count(key, std::abs(fewer), {hits}),
         told_ ? "~" + tenths(mean_of(told_->hits)) : std::string(),
         defends ? "EDG-308"_rule : "EDG-R50"_rule, say("battle.shot.skill", {parts}));
  }

  void write_cover() {
    const int cover = cover_value(state_, round_);
    if (cover > 0) {
      step(say_count("battle.shot.cover", cover), "\u2212 " + number(cover), "EDG-R65"_rule);
    } else if (!is_defended()) {
      step(say("battle.shot.no_cover"), {}, "EDG-R65"_rule);
    }
  }

  void write_field(Defense kind) {
    const int value = defense_value(state_, round_, kind);
    if (value == 0) return;
    const std::string key = "battle.shot." + std::string(key_of_defense(kind));
    step(say_count(key, value), "\u2212 " + number(value), "EDG-166"_rule,
         defenses() > 1 ? say("battle.shot.either") : std::string());
  }

  void write_arc() {
    step(say("battle.shot.tokens"), {}, "EDG-307"_rule);
    step(say(round_.wild != 0 ? "battle.shot.arc.behind" : "battle.shot.arc.front"), {},
         "EDG-309"_rule);
  }

  void write_armor() {
    int least = 6, most = 1;
    for (const Shot shot : round_.shots) {
      if (shot.weapon == kFrag) continue;
      least = std::min<int>(least, weapon_of(state_, shot).pen);
      most = std::max<int>(most, weapon_of(state_, shot).pen);
    }
    if (least > most) return;
    Round struck = round_;
    struck.av =
        static_cast<std::uint8_t>(mael::battle::av_of(state_, state_.units[target_].leader).sum());
    const std::string needs =
        least == most ? number(least) + "+" : number(least) + "+ / " + number(most) + "+";
    step(say_count("battle.shot.armor", flips_of_armor(struck), {needs}),
         told_ ? "~" + tenths(mean_of(told_->hurt)) : std::string(), "EDG-175"_rule,
         say(round_.behind != 0 ? "battle.shot.armor.behind" : "battle.shot.armor.note"));
  }

  void write_raised() {
    if (!told_) return;
    step(say("battle.shot.raised"), "~" + tenths(mean_of(told_->raised)), "EDG-190"_rule,
         say("battle.shot.raised.note"));
  }

  // Nothing is hit: what raises suppression, and how far (EDG-268).
  void write_support() {
    const State after = declared(state_, action_);
    const int at_once = after.units[target_].suppression - state_.units[target_].suppression;
    const int wp = mael::battle::wp_of(state_, target_);
    std::map<int, int> tests;  // by what passes them
    for (const Shot& shot : round_.shots) {
      if (const int made = tests_of(state_, shot)) tests[weapon_of(state_, shot).sup] += made;
    }
    step(say_count("battle.support.once", at_once), "+" + number(at_once), "EDG-269"_rule);
    for (const auto& [sup, count] : tests) {
      step(say_count("battle.support.tests", count, {number(sup)}), number(count), "EDG-270"_rule);
    }
    step(wp == mael::battle::kNoWp ? say("battle.support.steady")
                                   : say("battle.support.nerves", {number(wp)}),
         {}, "EDG-272"_rule);
    const std::int64_t more = mean_of(mael::battle::support_forecast(after));
    step(say("battle.shot.raised"), "~" + tenths(1000 * at_once + more), "EDG-273"_rule,
         say("battle.shot.raised.note"));
  }

  void write_losses() {
    if (!told_) return;
    ChartView chart;
    for (const Share share : told_->lost) {
      chart.lost.push_back(static_cast<float>(share) / static_cast<float>(kCertain));
    }
    chart.words = say_losses(*told_, count_living(state_, target_));
    out_.chart = std::move(chart);
  }

  // What comes back from whoever charged, if nobody fires and if they do.
  void write_attack() {
    const Volley blows = usual_volley(state_, RoundKind::Fight, target_, shooter_);
    if (blows.shots.empty() || !told_) return;
    const int dice = dice_of(state_, declare(state_, RoundKind::Fight, target_, blows));
    const int stand = count_living(state_, target_);
    const std::int64_t left = std::int64_t{stand} * 1000 - mean_of(told_->lost);
    const std::string needs = number(lowest_evs(state_, shooter_));
    CompareView compare;
    compare.without = {say("battle.charged.without"), say_count("battle.charged.all", stand),
                       say("battle.charged.dice", {number(dice), needs})};
    compare.with = {say("battle.charged.with"), say("battle.charged.left", {tenths(left)}),
                    say("battle.charged.dice", {tenths(dice * left / stand), needs})};
    out_.compare = std::move(compare);
  }

  // The same at other targets: a tap turns to them.
  void write_others() {
    if (kind_ == RoundKind::Suppressive || !situation_.is_at(Step::Acting)) return;
    int told = 0;
    for (const Draft& begun : situation_.begun) {
      if (begun.action.deed.index() != action_.deed.index()) continue;
      for (UnitId unit = 0; unit < state_.units.size() && told < kMostOthersTold; ++unit) {
        if (unit == target_ || state_.units[unit].owner == state_.units[shooter_].owner) continue;
        Draft other = begun;
        if (Drafts<Rules>::add(state_, other, {"target", {unit}, {}})) continue;
        const auto forecast = forecast_of(state_, other.action);
        if (!forecast) continue;
        ++told;
        out_.named.push_back(unit);
        out_.steps.push_back({say("battle.shot.instead", {name_of_unit(state_, unit)}),
                              say("battle.shot.instead.note"),
                              "~" + tenths(mean_of(forecast->lost)), intent::AimAt{begun, unit}});
      }
    }
  }

  const Situation& situation_;
  const State& state_;
  const Sights& sights_;
  const Draft& draft_;
  const Action& action_;
  const RoundKind kind_;
  PromptView& out_;
  UnitId shooter_ = kNone, target_ = kNone;
  Round round_;
  std::optional<mael::battle::Forecast> told_;
};

}  // namespace

void build_shot(const Situation& situation, const Draft& draft, const Sights& sights,
                PromptView& prompt) {
  ShotWriter(situation, draft, sights, prompt).write();
}

void build_charge(const Situation& situation, const Action& charge, PromptView& prompt) {
  State after = situation.seen;
  apply(after, charge);
  const bool asked = !after.frames.empty() && after.top().step == Step::Charged;
  const UnitId target = after.active.target;
  const Volley volley =
      asked ? usual_volley(after, RoundKind::Defensive, target, after.active.unit) : Volley{};
  const Action answer{asked ? after.units[target].owner : Seat::Chance, Defend{volley}};
  if (volley.shots.empty() || check(after, answer)) {
    return prompt.steps.push_back(
        {say("battle.charge.unanswered"), {}, {}, intent::ReadRule{"EDG-303"_rule}});
  }
  const Round round = declare(after, RoundKind::Defensive, after.active.target, volley);
  const auto told = forecast_of(after, answer);
  prompt.steps.push_back({say_count("battle.charge.answered", dice_of(after, round),
                                    {name_of_unit(after, after.active.target)}),
                          say(round.wild != 0 ? "battle.charge.wild" : "battle.charge.aimed"),
                          told ? "~" + tenths(mean_of(told->lost)) : std::string(),
                          intent::ReadRule{"EDG-303"_rule}});
}

}  // namespace mael::web::battle

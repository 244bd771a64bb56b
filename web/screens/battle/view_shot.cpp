// A volley read like a sentence: how many dice, what the skill is made of, what protects the
// target, and how many models are likely to fall.
#include "engine/battle/forecast.h"
#include "engine/battle/volley.h"
#include "web/base/say.h"
#include "web/screens/battle/view.h"
#include "web/screens/battle/words.h"

namespace mael::web::battle {
namespace {

std::string number(int value) {
  return std::to_string(value);
}

RoundKind kind_of(const Deed& deed) {
  if (std::holds_alternative<SuppressiveFire>(deed)) return RoundKind::Suppressive;
  if (std::holds_alternative<Fight>(deed)) return RoundKind::Fight;
  if (std::holds_alternative<HitAndRun>(deed)) return RoundKind::HitAndRun;
  return std::holds_alternative<Defend>(deed) ? RoundKind::Defensive : RoundKind::Fire;
}

class Writer {
 public:
  Writer(const Situation& situation, const Action& action, PromptView& out)
      : state_(situation.seen), action_(action), volley_(*volley_of(action.deed)), out_(out) {
    const RoundKind kind = kind_of(action.deed);
    const UnitId shooter = kind == RoundKind::Defensive ? state_.active.target : state_.active.unit;
    target_ = kind == RoundKind::Defensive ? state_.active.unit : volley_.target;
    Volley aimed = volley_;
    aimed.target = target_;
    round_ = declare(state_, kind, shooter, aimed);
  }

  void write() {
    write_shots();
    write_skill();
    write_target();
    write_losses();
  }

 private:
  void say_so(const char* key, Parts parts) { out_.sentences.push_back(say(key, parts)); }

  void write_shots() {
    int dice = 0;
    bool wild = false;
    for (int i = 0; i < round_.shots.size(); ++i) {
      dice += shots_of(state_, round_, i, 3);
      wild = wild || is_wild(round_, i);
    }
    const std::int32_t gap = mael::battle::gap_between(state_, round_.shooter, target_);
    say_so(wild ? "battle.shot.dice.wild" : "battle.shot.dice", {number(dice), inches_of(gap)});
  }

  // "SKL 2 + 2 aimed + 2 wide open − 1 suppressed = 5 flips".
  void write_skill() {
    const mael::battle::Skill skill = skill_of(state_, round_);
    std::string parts = number(skill.base);
    const auto add = [&](const char* key, int value) {
      if (value == 0) return;
      parts += (value < 0 ? " \u2212 " : " + ") + number(value < 0 ? -value : value) + " " +
               say(std::string("battle.shot.skill.") + key);
    };
    add("aim", skill.aim);
    add("open", skill.open);
    add("suppression", skill.suppression);
    add("own_tokens", skill.own_tokens);
    add("target_tokens", skill.target_tokens);
    add("defensive", skill.defensive);
    add("running", skill.running);
    say_so("battle.shot.skill", {parts, number(skill.sum())});
  }

  void write_target() {
    const int av = profile_of(state_, state_.units[target_].leader).av;
    say_so("battle.shot.target",
           {number(lowest_evs(state_, target_)), number(cover_value(state_, round_)), number(av)});
    if (round_.behind != 0) out_.sentences.push_back(say("battle.shot.behind"));
  }

  void write_losses() {
    const State after = declared(state_, action_);
    if (!can_forecast(after)) return;
    const mael::battle::Forecast told = mael::battle::forecast(after);
    ChartView chart;
    for (const Share share : told.lost) {
      chart.lost.push_back(static_cast<float>(share) / static_cast<float>(kCertain));
    }
    const std::int64_t mean = mean_of(told.lost);
    chart.words =
        say("battle.shot.losses",
            {number(static_cast<int>(mean / 1000)) + say("battle.decimal") +
                 number(static_cast<int>(mean % 1000 / 100)),
             percent(static_cast<float>(at_least(told.lost, 1)) / static_cast<float>(kCertain))});
    out_.chart = std::move(chart);
  }

  const State& state_;
  const Action& action_;
  const Volley& volley_;
  PromptView& out_;
  UnitId target_ = kNone;
  Round round_;
};

}  // namespace

void build_shot(const Situation& situation, const Action& action, PromptView& prompt) {
  Writer(situation, action, prompt).write();
}

}  // namespace mael::web::battle

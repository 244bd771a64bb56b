// What is to be decided: what a squad may do, what would come of what is made, dice to turn, and of
// everything else the list.
#include <algorithm>
#include <map>

#include "engine/battle/derived.h"
#include "engine/battle/round/choices.h"
#include "engine/battle/round/dice.h"
#include "engine/battle/round/forecast.h"
#include "engine/battle/round/volley.h"
#include "engine/battle/steps.h"
#include "web/base/say.h"
#include "web/screens/battle/arms.h"
#include "web/screens/battle/icons.h"
#include "web/screens/battle/input/asked.h"
#include "web/screens/battle/under_fire.h"
#include "web/screens/battle/view/view.h"
#include "web/screens/battle/words.h"

namespace mael::web::battle {
namespace {

class PromptBuilder {
 public:
  // `title` says what the step that is under way is about.
  PromptBuilder(const Situation& situation, const Selection& selection, const Sights& sights,
                const std::string& title)
      : situation_(situation),
        state_(situation.seen),
        selection_(selection),
        sights_(sights),
        title_(title) {}

  std::optional<PromptView> build() {
    if (selection_.ruler || selection_.looks != kNone) {
      describe_look(situation_, selection_, sights_, prompt_);
    } else if (selection_.advised) {
      prompt_.title = say("battle.prompt.advice");
      prompt_.sentences.push_back(selection_.advised->sentence);
      explain(Draft{selection_.advised->action});
      add_roster();
    } else if (situation_.is_at(Step::FlipHits) || situation_.is_at(Step::FlipArmor)) {
      build_flips();
    } else if (selection_.draft && situation_.decides() && !answers_charge()) {
      build_draft(*selection_.draft);
    } else if (situation_.is_at(Step::Acting)) {
      build_acts();
    } else if (situation_.chooses_squad()) {
      build_squads();
    } else if (situation_.decides()) {
      build_list();
    } else {
      return watch();
    }
    return std::move(prompt_);
  }

 private:
  // What is fired back stands with who came and what else may be answered.
  bool answers_charge() const {
    return situation_.is_at(Step::Charged) && volley_of(selection_.draft->action.deed);
  }

  void choose(std::string label, Intent intent, Icon icon = Icon::None, std::string line = {}) {
    prompt_.choices.push_back({std::move(label), std::move(line), icon, std::move(intent), false});
  }

  // Somebody else decides, or dice roll: the dice that lie are to be seen.
  std::optional<PromptView> watch() {
    if (!state_.has_round() || state_.round.dice.empty()) return {};
    prompt_.title = say("battle.prompt.round", {name_of_unit(state_, state_.round.shooter),
                                                name_of_unit(state_, state_.round.target)});
    prompt_.tray = hit_tray(FlipDice{}, false);
    return std::move(prompt_);
  }

  // ---- Whose go --------------------------------------------------------------------------------

  void build_squads() {
    prompt_.title = say("battle.prompt.go");
    prompt_.squads = true;
    for (UnitId unit = 0; unit < state_.units.size(); ++unit) {
      if (situation_.may(Activate{unit})) {
        choose(name_of_unit(state_, unit), intent::TapUnit{unit}, icon_of(state_, Activate{unit}));
        prompt_.choices.back().brief = brief_name_of_unit(state_, unit);
      }
    }
  }

  // ---- What the active squad may do ------------------------------------------------------------

  void build_acts() {
    prompt_.title = say("battle.prompt.acts", {name_of_unit(state_, state_.active.unit)});
    build_verbs(situation_, selection_, prompt_);
  }

  // ---- What is made ----------------------------------------------------------------------------

  void build_draft(const Draft& draft) {
    if (draft.lack == Draft{}.lack) {
      prompt_.title = title_of(draft.action);
      explain(draft);
      if (situation_.is_at(Step::Acting)) list_other_ways(situation_, draft.action, prompt_);
      return;
    }
    prompt_.title = say("battle.prompt.where");
    prompt_.sentences.push_back(say("battle.prompt.where.how"));
  }

  // What a shot or a way is made of stands below it.
  std::string title_of(const Action& action) const {
    const Volley* volley = volley_of(action.deed);
    const Course* course = course_of(action.deed);
    const auto walk = battle::walk_of(state_, action.deed);
    if (course && walk && !std::holds_alternative<Charge>(action.deed)) {
      return say("battle.walk.way",
                 {inches_of(length_of(state_, walk->unit, *course)), inches_of(walk->allowance)});
    }
    if (!volley) return words_of(situation_, action);
    const char* key = std::holds_alternative<SuppressiveFire>(action.deed) ? "battle.act.suppress"
                      : std::holds_alternative<Fight>(action.deed)         ? "battle.act.fight"
                      : std::holds_alternative<HitAndRun>(action.deed)     ? "battle.act.hitrun"
                      : std::holds_alternative<Defend>(action.deed)        ? "battle.act.defend"
                                                                           : "battle.act.fire";
    const bool defends = std::holds_alternative<Defend>(action.deed);
    return say(key, {name_of_unit(state_, defends ? state_.active.unit : volley->target)});
  }

  void explain(const Draft& draft) {
    const Action& action = draft.action;
    prompt_.link = selection_.link;
    if (volley_of(action.deed)) return build_shot(situation_, draft, sights_, prompt_);
    if (!sights_.stand) return explain_deed(action.deed);
    const std::vector<UnitId> watchers = sights_.stand->watchers();
    if (std::holds_alternative<Dash>(action.deed)) step(say("battle.walk.dash"), "EDG-243"_rule);
    explain_walk(*sights_.stand, watchers);
    const UnitId unit = sights_.stand->walk.unit;
    if (dangers_of(state_, unit, *course_of(action.deed)) != 0) {
      prompt_.sentences.push_back(say("battle.walk.danger"));
    }
    const bool charges = std::holds_alternative<Charge>(action.deed);
    if (charges && !check(state_, action)) build_charge(situation_, action, prompt_);
    if (!charges && !selection_.dragged) explain_fire(*sights_.stand, watchers);
    prompt_.nudges = !selection_.advised && !charges && !selection_.dragged;
    prompt_.turns = is_turnable(situation_, selection_);
    if (prompt_.turns) explain_facing(*sights_.stand);
    if (prompt_.turns) list_forms(Draft{action});
  }

  // Of a squad of several; behind cover only where the leader is.
  void list_forms(const Draft& draft) {
    if (situation_.taught || course_of(draft.action.deed)->places.empty()) return;
    for (const Formation each : kFormations) {
      if (each == Formation::Cover && !ends_at_cover(state_, draft)) continue;
      prompt_.forms.push_back({each, say("battle.form." + std::string(name_of(each)))});
    }
  }

  void step(std::string text, RuleId rule) {
    prompt_.steps.push_back({std::move(text), {}, {}, intent::ReadRule{rule}});
  }

  // What cannot be taken back.
  void explain_deed(const Deed& deed) {
    const UnitId unit = state_.active.unit;
    if (std::holds_alternative<ShakeOff>(deed)) {
      const int wp = wp_of(state_, unit);
      step(wp == kNoWp ? say("battle.what.shake.sure") : say("battle.what.shake", {number(wp)}),
           "EDG-313"_rule);
    } else if (std::holds_alternative<Regroup>(deed)) {
      step(say("battle.what.regroup"), "EDG-314"_rule);
    } else if (std::holds_alternative<GoOnTheMove>(deed)) {
      State after = state_;
      apply(after, {situation_.actor(), deed});
      const int tokens = after.units[unit].moving;
      step(say_count("battle.what.moving", tokens), "EDG-255"_rule);
      step(say("battle.what.moving.shots", {number(2 * tokens), number(tokens)}), "EDG-257"_rule);
    }
    if (is_recovery(deed)) step(say("battle.what.ends"), "EDG-312"_rule);
  }
  static bool is_recovery(const Deed& deed) {
    return std::holds_alternative<ShakeOff>(deed) || std::holds_alternative<Regroup>(deed);
  }

  // What comes from its rear arc finds it without cover, or charges it at a better price (EDG-054).
  void explain_facing(const Sights::Stand& stand) {
    const UnitId unit = stand.walk.unit;
    std::string behind;
    for (const Glance& glance : stand.looks) {
      if (!is_behind(stand.after, unit, glance.enemy)) continue;
      behind += (behind.empty() ? "" : ", ") + name_of_unit(state_, glance.enemy);
      prompt_.named.push_back(glance.enemy);
    }
    const std::string way = words_of_way(stand.after.units[unit].heading);
    prompt_.steps.push_back({behind.empty() ? say("battle.walk.faces", {way})
                                            : say("battle.walk.faces.behind", {way, behind}),
                             {},
                             {},
                             {}});
  }

  void explain_walk(const Sights::Stand& stand, const std::vector<UnitId>& watchers) {
    const UnitId unit = stand.walk.unit;
    const bool covered = terrain_cover(stand.after, unit) > 1;
    const int worth = worth_of_cover(stand.after, unit, 1);
    prompt_.steps.push_back(
        {covered ? say("battle.walk.cover", {number(worth)}) : say("battle.walk.open"),
         {},
         {},
         {}});
    if (watchers.empty()) prompt_.steps.push_back({say("battle.walk.unseen"), {}, {}, {}});
    for (const Glance& glance : stand.looks) {
      explain_enemy(stand.after, unit, glance.enemy, glance.sight.seen);
    }
  }

  // Who sees whom from there, and what a charge from there would have to expect.
  void explain_enemy(const State& after, UnitId unit, UnitId enemy, bool seen) {
    const bool sees_it = sees(after, unit, enemy);
    if (!seen && !sees_it) return;
    prompt_.named.push_back(enemy);
    const std::int32_t gap = mael::battle::gap_between(after, enemy, unit);
    const std::string name = name_of_unit(state_, enemy);
    std::string note = seen && sees_it ? say("battle.walk.seen.back") : std::string();
    if (gap <= mael::battle::walk_of(after, unit, Gait::Charge).allowance) {
      note += (note.empty() ? "" : " ") +
              say_count("battle.walk.charge", dice_of_answer(after, unit, enemy));
    }
    prompt_.steps.push_back(
        {say(seen ? "battle.walk.seen" : "battle.walk.sees", {name}), note, inches_of(gap), {}});
  }

  // What fire would cost the squad there, in the open and once it has taken cover.
  void explain_fire(const Sights::Stand& stand, const std::vector<UnitId>& watchers) {
    const auto open = losses_to_fire(stand.after, stand.walk.unit, watchers, false);
    if (!open) return;
    const auto covered = losses_to_fire(stand.after, stand.walk.unit, watchers, true);
    prompt_.steps.push_back({say("battle.walk.cost"),
                             covered ? say("battle.walk.cost.covered", {tenths(*covered)}) : "",
                             "~" + tenths(*open),
                             {}});
  }

  // ---- Dice ------------------------------------------------------------------------------------

  void build_flips() {
    const FlipDice flips = flips_of(situation_, selection_);
    const bool hits = situation_.is_at(Step::FlipHits);
    prompt_.title = title_;
    prompt_.tray = hits ? hit_tray(flips, true) : armor_tray(flips);
    tell_outcome(hits, flips);
    const FlipDice proposed = proposed_flips(situation_);
    if (flips.flips.empty() && !proposed.flips.empty()) {
      choose(say("battle.flip.proposed"), intent::LayFlips{proposed}, Icon::Undo);
    } else if (!flips.flips.empty() && situation_.may(FlipDice{})) {
      choose(say("battle.deed.flip.none"), intent::LayFlips{}, Icon::Close);
    }
  }

  // What the dice come to, turned so.
  void tell_outcome(bool hits, const FlipDice& flips) {
    const auto good =
        static_cast<int>(std::count_if(prompt_.tray->dice.begin(), prompt_.tray->dice.end(),
                                       [](const DieView& die) { return die.counts; }));
    std::string outcome = hits ? say_count("battle.tray.hits", good)
                               : say_count("battle.tray.stopped", good,
                                           {number(static_cast<int>(prompt_.tray->dice.size()))});
    if (hits && can_forecast(state_)) {
      const auto told = forecast(state_, flips);
      outcome += " " + say_losses(told, count_living(state_, state_.round.target));
    }
    prompt_.sentences.push_back(std::move(outcome));
  }

  static int face_of(const FlipDice& flips, int die, int shown) {
    for (const Flip& flip : flips.flips) {
      if (flip.die == die) return flip.value;
    }
    return shown;
  }

  TrayView hit_tray(const FlipDice& flips, bool asked) const {
    const Round& round = state_.round;
    TrayView tray;
    int spent = 0;
    for (int i = 0; i < round.dice.size(); ++i) {
      HitDie die = round.dice[i];
      const int fell = die.shown;
      die.shown = static_cast<std::uint8_t>(face_of(flips, i, fell));
      spent += flip_cost(fell, die.shown);
      tray.dice.push_back({fell, die.shown, is_hit(state_, round, die), is_perfect(round, die),
                           asked && may_flip(state_, round, die.shot)});
    }
    if (asked) {
      tray.words = say("battle.tray.flips", {number(spent), number(flips_of_hits(state_, round))});
    }
    return tray;
  }

  TrayView armor_tray(const FlipDice& flips) const {
    const Round& round = state_.round;
    TrayView tray;
    int spent = 0;
    for (int i = 0; i < round.armor.size(); ++i) {
      ArmorDie die = round.armor[i];
      const int fell = die.shown, to = face_of(flips, i, fell);
      spent += armor_flip_price(state_, round, die, to).sum();
      die.shown = static_cast<std::uint8_t>(to);
      tray.dice.push_back({fell, die.shown, is_stopped(state_, round, die), false, true});
    }
    tray.words = say("battle.tray.flips", {number(spent), number(flips_of_armor(round))});
    return tray;
  }

  // ---- Everything else -------------------------------------------------------------------------

  // Ends of ways are tapped on the table.
  void build_list() {
    prompt_.title = title_;
    if (situation_.is_at(Step::Charged)) {
      build_charged();
    }
    const auto usual = usual_answer(state_);
    for (const Action& action : situation_.legal) {
      if (course_of(action.deed) || std::holds_alternative<Defend>(action.deed)) continue;
      const ChoiceWords words = words_on_button(situation_, action);
      if (is_chosen(words)) continue;
      choose(words.label, intent::Do{action.deed}, icon_of(state_, action.deed), words.line);
      prompt_.choices.back().primary = (usual && action == *usual) || retires_nobody(action);
      prompt_.choices.back().brief = words.brief;
    }
    add_roster();
    if (state_.stage == Stage::Retire) step(say("battle.what.retire"), "EDG-R99"_rule);
    if (situation_.is_at(Step::Retreat)) explain_retreat();
    if (situation_.mover() != kNone) prompt_.sentences.push_back(say("battle.prompt.where.how"));
  }

  static bool retires_nobody(const Action& action) {
    const auto* retire = deed_of<Retire>(action);
    return retire && retire->units == 0;
  }

  // What comes to the same is offered once, the usual first.
  bool is_chosen(const ChoiceWords& words) const {
    return std::any_of(prompt_.choices.begin(), prompt_.choices.end(), [&](const ChoiceView& each) {
      return each.label == words.label && each.line == words.line;
    });
  }

  // Numbers mean what stands beside them in the picture of the squad.
  void add_roster() {
    prompt_.roster = roster_asked(situation_);
    if (!prompt_.roster) return;
    std::map<std::string, std::vector<int>> carriers;
    for (const NumberedView& each : prompt_.roster->models) {
      if (!each.arms.empty()) carriers[each.arms].push_back(each.number);
    }
    for (const auto& [arms, models] : carriers) {
      std::string numbers;
      for (const int model : models) numbers += (numbers.empty() ? "" : ", ") + number(model);
      prompt_.sentences.push_back(
          say_count("battle.ask.arms", static_cast<int>(models.size()), {numbers, arms}));
    }
  }

  // What staying would cost; away from enemies it costs less.
  void explain_retreat() {
    const Action* stay = situation_.first<Stay>();
    if (!stay) return;
    const UnitId unit = state_.round.target;
    State after = state_;
    apply(after, *stay);
    const int levels = after.units[unit].suppression - state_.units[unit].suppression;
    step(say_count("battle.what.stay", levels), "EDG-295"_rule);
  }

  // Who came, and what firing back is worth.
  void build_charged() {
    const UnitId charger = state_.active.unit, target = state_.active.target;
    prompt_.title = say("battle.charged.title");
    prompt_.steps.push_back(
        {say("battle.charged.who", {name_of_unit(state_, charger), name_of_unit(state_, target)}),
         {},
         {},
         {}});
    prompt_.link = selection_.link;
    if (const auto draft = shot_draft(situation_, selection_)) {
      build_shot(situation_, *draft, sights_, prompt_);
    }
  }

  const Situation& situation_;
  const State& state_;
  const Selection& selection_;
  const Sights& sights_;
  const std::string& title_;
  PromptView prompt_;
};

}  // namespace

void build_prompt(const Situation& situation, const Selection& selection, const Sights& sights,
                  View& view) {
  view.prompt = PromptBuilder(situation, selection, sights, view.title).build();
}

}  // namespace mael::web::battle

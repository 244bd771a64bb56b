// What is to be decided: what a squad may do, what would come of what is made, dice to turn, and of
// everything else the list.
#include <algorithm>

#include "engine/battle/choices.h"
#include "engine/battle/derived.h"
#include "engine/battle/dice.h"
#include "engine/battle/steps.h"
#include "engine/battle/volley.h"
#include "web/base/say.h"
#include "web/screens/battle/view.h"
#include "web/screens/battle/words.h"

namespace mael::web::battle {
namespace {

std::string number(int value) {
  return std::to_string(value);
}

class Builder {
 public:
  Builder(const Situation& situation, const Selection& selection)
      : situation_(situation), state_(situation.seen), selection_(selection) {}

  std::optional<PromptView> build() {
    if (selection_.advised) {
      prompt_.title = say("battle.prompt.advice");
      prompt_.sentences.push_back(selection_.advised->sentence);
      explain(selection_.advised->action);
    } else if (situation_.is_at(Step::FlipHits) || situation_.is_at(Step::FlipArmor)) {
      build_flips();
    } else if (selection_.draft && situation_.decides()) {
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
    for (UnitId unit = 0; unit < state_.units.size(); ++unit) {
      if (situation_.may(Activate{unit})) {
        choose(name_of_unit(state_, unit), intent::TapUnit{unit}, Icon::Action);
      }
    }
  }

  // ---- What the active squad may do ------------------------------------------------------------

  void build_acts() {
    prompt_.title = say("battle.prompt.acts", {name_of_unit(state_, state_.active.unit)});
    for (const Draft& draft : situation_.begun) {
      if (draft.lack == Draft{}.lack) {
        add_plain(draft.action);
      } else if (course_of(draft.action.deed) &&
                 !std::holds_alternative<Charge>(draft.action.deed)) {
        add_walk(draft);
      } else {
        add_targets(draft);
      }
    }
  }

  static Icon icon_of(const Deed& deed) {
    if (volley_of(deed)) return Icon::Range;
    if (std::holds_alternative<Charge>(deed)) return Icon::Combat;
    if (course_of(deed)) return Icon::Movement;
    if (std::holds_alternative<mael::battle::TakeCover>(deed)) return Icon::Armor;
    return Icon::Action;
  }

  // The end of it is a button of the bar.
  void add_plain(const Action& action) {
    if (std::holds_alternative<EndActivation>(action.deed)) return;
    choose(words_of(situation_, action), intent::Do{action.deed}, icon_of(action.deed));
  }
  void add_walk(const Draft& draft) {
    const auto walk = battle::walk_of(state_, draft.action.deed);
    const char* key = std::holds_alternative<Move>(draft.action.deed)   ? "battle.act.move"
                      : std::holds_alternative<Dash>(draft.action.deed) ? "battle.act.dash"
                                                                        : "battle.act.consolidate";
    choose(say(key, {inches_of(walk ? walk->allowance : 0)}), intent::Begin{draft}, Icon::Movement);
  }
  void add_targets(const Draft& draft) {
    std::vector<Need> needs;
    Drafts<Rules>::needs(state_, draft, needs);
    const auto target = std::find_if(needs.begin(), needs.end(),
                                     [](const Need& need) { return need.part == "target"; });
    if (target == needs.end()) return;
    const Deed& deed = draft.action.deed;
    const char* key = std::holds_alternative<Charge>(deed)            ? "battle.act.charge"
                      : std::holds_alternative<Fire>(deed)            ? "battle.act.fire"
                      : std::holds_alternative<SuppressiveFire>(deed) ? "battle.act.suppress"
                      : std::holds_alternative<HitAndRun>(deed)       ? "battle.act.hitrun"
                                                                      : "battle.act.fight";
    for (const std::int32_t thing : target->things) {
      const auto unit = static_cast<UnitId>(thing);
      choose(say(key, {name_of_unit(state_, unit)}), intent::AimAt{draft, unit}, icon_of(deed));
    }
  }

  // ---- What is made ----------------------------------------------------------------------------

  void build_draft(const Draft& draft) {
    if (draft.lack == Draft{}.lack) {
      prompt_.title = words_of(situation_, draft.action);
      return explain(draft.action);
    }
    prompt_.title = say("battle.prompt.where");
    prompt_.sentences.push_back(say("battle.prompt.where.how"));
  }

  void explain(const Action& action) {
    if (volley_of(action.deed)) return build_shot(situation_, action, prompt_);
    const Course* course = course_of(action.deed);
    const auto walk = battle::walk_of(state_, action.deed);
    if (course && walk) explain_walk(*walk, *course);
  }

  void explain_walk(const Walk& walk, const Course& course) {
    const State after = gone(state_, walk.unit, course);
    prompt_.sentences.push_back(
        say("battle.walk.way",
            {inches_of(length_of(state_, walk.unit, course)), inches_of(walk.allowance)}));
    const int cover = terrain_cover(after, walk.unit);
    prompt_.sentences.push_back(cover > 1 ? say("battle.walk.cover", {number(cover)})
                                          : say("battle.walk.open"));
    std::string names;
    for (const UnitId enemy : watchers_of(after, walk.unit)) {
      names += (names.empty() ? "" : ", ") + name_of_unit(state_, enemy);
    }
    prompt_.sentences.push_back(names.empty() ? say("battle.walk.unseen")
                                              : say("battle.walk.seen", {names}));
    if (dangers_of(state_, walk.unit, course) != 0) {
      prompt_.sentences.push_back(say("battle.walk.danger"));
    }
  }

  // ---- Dice ------------------------------------------------------------------------------------

  void build_flips() {
    const FlipDice flips = flips_of(situation_, selection_);
    const bool hits = situation_.is_at(Step::FlipHits);
    prompt_.title = say(hits ? "battle.title.flip_hits" : "battle.title.flip_armor");
    prompt_.tray = hits ? hit_tray(flips, true) : armor_tray(flips);
    if (!flips.flips.empty() && situation_.may(FlipDice{})) {
      choose(say("battle.deed.flip.none"), intent::Do{FlipDice{}});
    }
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
      const int fell = die.shown;
      die.shown = static_cast<std::uint8_t>(face_of(flips, i, fell));
      spent += flip_cost(fell, die.shown);
      tray.dice.push_back({fell, die.shown, is_stopped(state_, round, die), false, true});
    }
    tray.words = say("battle.tray.flips", {number(spent), number(flips_of_armor(round))});
    return tray;
  }

  // ---- Everything else -------------------------------------------------------------------------

  // Ends of ways are tapped on the table.
  void build_list() {
    prompt_.title = say("battle.todo.choose");
    if (situation_.is_at(Step::Charged)) {
      if (const auto* defend = situation_.first<Defend>()) {
        build_shot(situation_, *defend, prompt_);
      }
    }
    const auto usual = usual_answer(state_);
    for (const Action& action : situation_.legal) {
      if (course_of(action.deed)) continue;
      choose(words_of(situation_, action), intent::Do{action.deed}, icon_of(action.deed));
      prompt_.choices.back().primary = usual && action == *usual;
    }
    if (situation_.mover() != kNone) prompt_.sentences.push_back(say("battle.prompt.where.how"));
  }

  const Situation& situation_;
  const State& state_;
  const Selection& selection_;
  PromptView prompt_;
};

}  // namespace

void build_prompt(const Situation& situation, const Selection& selection, View& view) {
  view.prompt = Builder(situation, selection).build();
}

}  // namespace mael::web::battle

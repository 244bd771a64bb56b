#include "web/screens/battle/input/input.h"

#include <algorithm>

#include "engine/battle/derived.h"
#include "engine/battle/round/choices.h"
#include "web/base/say.h"
#include "web/screens/battle/arms.h"
#include "web/screens/battle/ghosts.h"
#include "web/screens/battle/input/asked.h"
#include "web/screens/battle/input/marching.h"
#include "web/screens/battle/input/meant.h"
#include "web/screens/battle/input/turned_dice.h"
#include "web/screens/battle/words.h"
#include "web/table/responder.h"

namespace mael::web::battle {
namespace {

constexpr std::int32_t kNearGoal = 3 * kMilsPerInch / 2;
constexpr std::int32_t kNudge = kMilsPerInch / 10;

class Responder : public ResponderOf<Situation, Selection, Reaction> {
 public:
  Responder(const Situation& situation, const Selection& selection)
      : ResponderOf(situation, selection) {
    out_.selection.hindrance.reset();
    out_.selection.dragged = false;
    out_.selection.led.reset();
    out_.selection.turning.reset();
    out_.selection.visited = kNone;
  }

  Reaction respond(const Intent& intent) {
    if (!reads_on(intent)) {
      selection().reading = 0;
      selection().link.reset();
    }
    std::visit([&](const auto& each) { on(each); }, intent);
    return std::move(out_);
  }

 private:
  // What is read on stays what it is about.
  static bool reads_on(const Intent& intent) {
    return std::holds_alternative<intent::Nothing>(intent) ||
           std::holds_alternative<intent::ReadRule>(intent) ||
           std::holds_alternative<intent::TapWeapon>(intent) ||
           std::holds_alternative<intent::OpenLink>(intent) ||
           std::holds_alternative<intent::ReadOn>(intent);
  }

  void act(const Deed& deed) {
    if (!situation_.decides()) return;
    if (const auto refusal = refused(situation_, deed)) return refuse(refusal);
    out_.actions.push_back({situation_.actor(), deed});
    put_down();
  }
  Marching marching() { return {situation_, was_, out_}; }
  void put_down() {
    look_no_more();
    selection().draft.reset();
    selection().adjusted = kNone;
    selection().chosen = kNone;
    selection().march.reset();
    selection().orders = false;
    selection().page = 0;
    drop_advice(selection());
  }

  // ---- Squads ----------------------------------------------------------------------------------

  void on(const intent::TapUnit& tap) {
    drop_advice(selection());
    if (was_.measures) return measure_to(tap.unit);
    selection().unit = tap.unit;
    look_no_more();
    if (!situation_.decides()) return;
    if (was_.march) return marching().take_in(tap.unit);
    if (situation_.chooses_squad()) return pick(tap.unit);
    if (!situation_.is_at(Step::Acting)) {
      out_.reads = situation_.mover() == kNone;
      return;
    }
    if (state_.units[tap.unit].owner != situation_.actor()) return aim_at(tap.unit);
    if (tap.unit == state_.active.unit) {
      selection().draft.reset();
    } else if (situation_.is_fresh() && state_.units[tap.unit].activated == 0) {
      out_.requests.push_back(request::TakeBack{});
      out_.chosen = tap.unit;
    }
  }

  void on(const intent::Visit& visit) {
    const bool joins = was_.march && state_.units[visit.unit].owner == situation_.actor();
    if (joins && !was_.measures) return on(intent::TapUnit{visit.unit});
    out_.frames = true;
    const bool other = situation_.is_fresh() && visit.unit != state_.active.unit;
    const bool own = state_.units[visit.unit].owner == situation_.actor();
    const bool waits = state_.units[visit.unit].activated == 0;
    if (!was_.measures && own && waits && (situation_.chooses_squad() || other)) {
      return on(intent::TapUnit{visit.unit});
    }
    selection().unit = selection().visited = visit.unit;
  }

  // It is activated by what it does first, unless a lesson waits for just that.
  void pick(UnitId unit) {
    selection().draft.reset();
    selection().chosen = kNone;
    if (state_.units[unit].owner != situation_.actor()) return;
    const Deed deed = Activate{unit};
    if (const auto refusal = refused(situation_, deed)) return refuse(refusal);
    if (!situation_.with_active(unit).is_ahead()) return act(deed);
    selection().chosen = unit;
  }

  // What is aimed already goes to the new target; else what hurts most: a fight, fire, a charge.
  void aim_at(UnitId target) {
    if (goes_first(target)) return;
    if (was_.draft && has_target(was_.draft->action.deed)) {
      const Deed& deed = was_.draft->action.deed;
      for (const Draft& draft : situation_.begun) {
        if (draft.action.deed.index() == deed.index()) return set_target(draft, target);
      }
    }
    selection().draft.reset();
    for (const Draft* draft : {situation_.may_begin<Fight>(), situation_.may_begin<Fire>(),
                               situation_.may_begin<Charge>()}) {
      if (!draft) continue;
      set_target(*draft, target);
      if (selection().draft) return selection().refusal.reset();
    }
    if (!selection().refusal) explain_no_shot(target);
  }

  // A squad that is about to go somewhere goes there, if the target can be aimed at from there.
  bool goes_first(UnitId target) {
    if (!was_.draft || was_.draft->lack != Draft{}.lack) return false;
    if (!is_step(was_.draft->action.deed)) return false;
    if (!can_aim_after(state_, was_.draft->action, target)) return false;
    act(Deed(was_.draft->action.deed));
    out_.aimed = target;
    return true;
  }

  void explain_no_shot(UnitId target) {
    Fire fire;
    fire.volley.target = target;
    refuse(refused(situation_, fire));
  }

  static bool has_target(const Deed& deed) {
    return volley_of(deed) || std::holds_alternative<Charge>(deed);
  }
  void set_target(Draft draft, UnitId target) {
    const Verdict verdict = Drafts<Rules>::add(state_, draft, {"target", {target}, {}});
    if (verdict) {
      if (!selection().refusal) refuse(explain(situation_, *verdict));
      return;
    }
    selection().draft = draft;
    selection().unit = target;
  }

  void on(const intent::AimAt& aim) {
    drop_advice(selection());
    set_target(aim.draft, aim.target);
  }
  void on(const intent::Begin& begin) {
    drop_advice(selection());
    selection().draft = begin.draft;
    selection().unit = situation_.mover();
  }

  // ---- Going somewhere -------------------------------------------------------------------------

  bool go_to(Point at) {
    drop_advice(selection());
    if (situation_.goal && is_within(*situation_.goal, at, kNearGoal)) at = *situation_.goal;
    std::optional<Violation> hindered;
    for (Draft draft : strides(situation_, was_)) {
      const Verdict verdict = Drafts<Rules>::add(state_, draft, {"end", {}, {at}});
      if (!verdict) {
        selection().draft = draft;
        selection().unit = situation_.mover();
        return true;
      }
      hindered = *verdict;
    }
    if (!hindered) return false;
    selection().hindrance = Hindrance{at, explain(situation_, *hindered).sentence};
    hindered_ = explain(situation_, *hindered);
    return true;
  }

  void on(const intent::TapTable& tap) {
    if (looks_or_measures()) return put_ruler_away();
    if (was_.march) return marching().lead(kNone, tap.at);
    if (situation_.mover() == kNone) {
      selection().unit = kNone;
      return selection().draft.reset();
    }
    if (!go_to(tap.at)) return;
    if (hindered_) refuse(hindered_);
  }
  void on(const intent::TakeLeader&) {
    look_no_more();
    selection().dragged = true;
    selection().adjusted = kNone;
  }
  void on(const intent::Lead& lead) {
    selection().dragged = true;
    selection().led = lead.at;
    put(lead.model, lead.at);
  }
  void on(const intent::Put& put_down) {
    put(put_down.model, put_down.at);
    if (hindered_) refuse(hindered_);
  }

  // ---- Ghosts, one by one ----------------------------------------------------------------------

  void put(ModelId model, Point at) {
    if (was_.march) return marching().lead(model, at);
    const UnitId mover = situation_.mover();
    if (model == kNone || (mover != kNone && model == state_.units[mover].leader)) {
      go_to(at);
    } else {
      place(model, at);
    }
  }

  // As near as it may stand; the others stay where they are to go.
  void place(ModelId model, Point at) {
    if (!was_.draft) return;
    drop_advice(selection());
    Placed placed = placed_at(state_, *was_.draft, model, at);
    selection().draft = std::move(placed.draft);
    if (!placed.verdict) return;
    hindered_ = explain(situation_, *placed.verdict);
    selection().hindrance = Hindrance{at, hindered_->sentence, model};
  }

  void on(const intent::TapGhost& tap) { selection().adjusted = tap.model; }
  void on(const intent::TakeGhost& take) {
    look_no_more();
    selection().adjusted = take.model;
    selection().dragged = true;
  }
  void on(const intent::Nudge& nudge) {
    if (was_.march) return marching().push(nudge);
    const std::optional<Point> from =
        was_.draft ? ghost_at(state_, *was_.draft, was_.adjusted) : std::nullopt;
    if (!from) return;
    put(was_.adjusted, {from->x + nudge.east * kNudge, from->y + nudge.north * kNudge});
    if (hindered_) refuse(hindered_);
  }

  void on(const intent::Form& form) {
    if (!was_.draft || !may_turn(state_, *was_.draft)) return;
    drop_advice(selection());
    selection().draft = formed(state_, *was_.draft, form.formation);
  }

  // ---- Which way it faces ----------------------------------------------------------------------

  void on(const intent::TakeRing& take) { selection().turning = take.aside; }
  void on(const intent::Face& face) {
    selection().turning = was_.turning;
    turn_to(face.heading);
  }
  void on(const intent::Turn& turn) {
    const Course* course = was_.draft ? course_of(was_.draft->action.deed) : nullptr;
    if (!course) return;
    const int heading = course->heading + turn.steps * kTurnStep;
    turn_to(static_cast<Heading>((heading % kHeadings + kHeadings) % kHeadings));
  }
  void turn_to(Heading heading) {
    if (!was_.draft || !may_turn(state_, *was_.draft)) return;
    drop_advice(selection());
    Placed turned = turned_to(state_, *was_.draft, heading);
    if (turned.verdict) return refuse(explain(situation_, *turned.verdict));
    selection().draft = std::move(turned.draft);
  }

  // ---- Looking and measuring -------------------------------------------------------------------

  void look_no_more() {
    selection().ruler.reset();
    selection().looks = kNone;
  }
  bool looks_or_measures() const { return was_.ruler || was_.measures || was_.looks != kNone; }
  void put_ruler_away() {
    look_no_more();
    selection().measures = false;
  }
  void on(const intent::Look& look) {
    drop_advice(selection());
    selection().ruler.reset();
    const bool again = was_.looks == look.unit && !was_.ruler;
    selection().looks = again ? UnitId{kNone} : look.unit;
    if (again) selection().measures = false;
  }
  void on(const intent::Measure& measure) {
    selection().ruler = battle::Ruler{measure.from, measure.to};
  }
  // From the squad that is looked from; without one it is the first that is tapped.
  void measure_to(UnitId unit) {
    if (was_.looks == kNone || was_.looks == unit) {
      selection().looks = unit;
      selection().ruler.reset();
    } else {
      on(intent::Measure{leader_end(state_, was_.looks), leader_end(state_, unit)});
    }
  }
  // ---- Weapons ---------------------------------------------------------------------------------

  void on(const intent::TapWeapon& tap) {
    std::optional<Draft> draft = shot_draft(situation_, was_);
    if (!draft || !situation_.decides()) return;
    const std::vector<Arm> arms = arms_of(state_, *draft);
    if (tap.line < 0 || tap.line >= static_cast<int>(arms.size())) return;
    const auto line = static_cast<std::size_t>(tap.line);
    const Verdict verdict =
        Drafts<Rules>::add(state_, *draft, {"shots", shots_without(arms, *draft, line), {}});
    if (verdict) return refuse(explain(situation_, *verdict));
    selection().draft = std::move(draft);
  }

  void on(const intent::ReadRule& read) { out_.requests.push_back(request::OpenRule{read.rule}); }
  void on(const intent::Replay& replay) {
    out_.requests.push_back(request::LookAt{replay.entries});
    out_.plays = true;
  }
  void on(const intent::GoTo& go) { out_.shown = go.at; }

  // ---- Dice ------------------------------------------------------------------------------------

  void on(const intent::TapDie& tap) {
    TurnedDie turned = turn_die(situation_, was_, tap.die);
    if (turned.draft) selection().draft = std::move(turned.draft);
    refuse(turned.refusal);
  }

  void on(const intent::LayFlips& lay) {
    selection().draft = Draft{{situation_.actor(), lay.flips}};
  }

  // ---- Buttons ---------------------------------------------------------------------------------

  void on(const intent::Do& deed) { act(deed.deed); }
  void on(const intent::ListOrders&) { selection().orders = true; }
  void on(const intent::MoreChoices&) { ++selection().page; }
  void on(const intent::OpenLink& open) {
    const bool again = was_.link == open.link;
    selection().link = again ? std::nullopt : std::optional(open.link);
  }
  void on(const intent::ReadOn&) { ++selection().reading; }
  void on(const intent::Inspect& inspect) {
    selection().unit = inspect.unit;
    selection().sheet = OpenSheet::Card;
  }
  void on(const intent::Nothing&) {
    selection().refusal = was_.refusal;
    selection().visited = was_.visited;
  }
  void on(const intent::Press& press) {
    if (const auto own = press.command.own<Own>()) return on(*own);
    const Common command = *press.command.common();
    const RuleId about = was_.sheet == OpenSheet::Card ? "EDG-102"_rule : RuleId{};
    const RuleId rule = was_.refusal ? was_.refusal->rule : about;
    if (command == Common::TakeBack && situation_.may_take_back && situation_.marched) {
      out_.requests.push_back(request::TakeBack{situation_.marched});
      out_.marches_back = true;
      return;
    }
    if (look_around(command, situation_, rule, {selection(), out_.requests, out_.lift})) {
      if (command == Common::TakeBack && situation_.is_first_deed())
        out_.requests.push_back(request::TakeBack{});
      return;
    }
    switch (command) {
      case Common::Confirm: return confirm();
      case Common::Advise: return ask_advice();
      case Common::Cancel: return back();
      default: return;
    }
  }
  void on(Own command) {
    switch (command) {
      case Own::EndActivation: return end_activation();
      case Own::EndGo: return act(EndGo{});
      case Own::Hold: return act(mael::battle::Hold{});
      case Own::Concede: return ask_to_concede();
      case Own::Together: return marching().toggle();
      case Own::NextSquad: return on(intent::TapUnit{squad_after(state_, was_, +1)});
      case Own::PreviousSquad: return on(intent::TapUnit{squad_after(state_, was_, -1)});
      case Own::Fit: out_.fits = true; return;
      case Own::TurnLeft: return on(intent::Turn{+1});
      case Own::TurnRight: return on(intent::Turn{-1});
      case Own::Look:
        return on(
            intent::Look{was_.looks != kNone ? was_.looks : squad_to_look_at(situation_, was_)});
      case Own::Ruler:
        selection().measures = !was_.measures;
        selection().looks = was_.measures ? UnitId{kNone} : squad_to_look_at(situation_, was_);
        selection().ruler.reset();
        return;
    }
  }

  // What is chosen and made stays so while it is asked about.
  bool asks_before(const Deed& deed) {
    if (!asks_about(warning_before(situation_, deed))) return false;
    selection().chosen = was_.chosen;
    selection().unit = was_.unit;
    if (!std::holds_alternative<EndActivation>(deed)) selection().draft = was_.draft;
    return true;
  }
  void end_activation() {
    if (!asks_before(EndActivation{})) act(EndActivation{});
  }

  // It is confirmed like anything else.
  void ask_to_concede() {
    selection().sheet = OpenSheet::None;
    selection().chosen = kNone;
    selection().march.reset();
    selection().draft = Draft{{situation_.actor(), mael::battle::Concede{}}};
  }

  void back() {
    if (step_back(selection())) return;
    if (looks_or_measures()) {
      put_ruler_away();
    } else if (was_.march) {
      marching().step_back();
    } else if (was_.draft) {
      selection().draft.reset();
      selection().unit = situation_.mover();  // what was aimed at is not looked at any more
    } else if (was_.orders) {
      selection().orders = false;
    } else {
      if (situation_.is_fresh()) out_.requests.push_back(request::TakeBack{});
      selection().chosen = selection().unit = kNone;
    }
  }

  void confirm() {
    if (was_.advised) return act(was_.advised->action.deed);
    if (was_.march && marching().go()) return put_down();
    if (was_.march) return;
    if (was_.draft && was_.draft->lack == Draft{}.lack) {
      const Deed deed = was_.draft->action.deed;
      if (!asks_before(deed)) act(deed);
      return;
    }
    if (situation_.is_at(Step::FlipHits) || situation_.is_at(Step::FlipArmor)) {
      return act(flips_of(situation_, was_));
    }
    if (situation_.is_at(Step::Charged) && !was_.draft) {
      if (const auto draft = shot_draft(situation_, was_)) return act(draft->action.deed);
    }
    if (const auto usual = usual_answer(state_); usual && situation_.decides()) {
      if (situation_.may(usual->deed)) act(usual->deed);
    }
  }

  void ask_advice() {
    const auto refusal = refusal_to_advise(situation_, situation_.decides());
    if (refusal) return refuse(refusal);
    put_down();
    selection().asks_advice = true;
  }

  std::optional<Refusal> hindered_;
};

}  // namespace

Reaction respond(const Situation& situation, const Selection& selection, const Intent& intent) {
  const Situation& ahead = situation.with_active(selection.chosen);
  if (!ahead.is_ahead() || is_about_go(situation, intent)) {
    return Responder(situation, selection).respond(intent);
  }
  Reaction reaction = Responder(ahead, selection).respond(intent);
  if (!reaction.actions.empty()) {
    const Action first{situation.actor(), Activate{ahead.chosen}};
    reaction.actions.insert(reaction.actions.begin(), first);
  }
  return reaction;
}

RulerEnd leader_end(const State& state, UnitId unit) {
  const ModelId leader = state.units[unit].leader;
  return {state.models[leader].at, leader};
}

}  // namespace mael::web::battle

#include "web/screens/battle/input.h"

#include <algorithm>

#include "engine/battle/choices.h"
#include "engine/battle/derived.h"
#include "engine/battle/dice.h"
#include "web/base/say.h"
#include "web/screens/battle/words.h"
#include "web/table/responder.h"

namespace mael::web::battle {
namespace {

constexpr std::int32_t kNearGoal = 3 * kMilsPerInch / 2;

class Responder : public ResponderOf<Situation, Selection, Reaction> {
 public:
  Responder(const Situation& situation, const Selection& selection)
      : ResponderOf(situation, selection) {
    out_.selection.hindrance.reset();
    out_.selection.dragged = false;
  }

  Reaction respond(const Intent& intent) {
    std::visit([&](const auto& each) { on(each); }, intent);
    return std::move(out_);
  }

 private:
  void act(const Deed& deed) {
    if (!situation_.decides()) return;
    if (const auto refusal = refused(situation_, deed)) return refuse(refusal);
    out_.actions.push_back({situation_.actor(), deed});
    put_down();
  }
  void put_down() {
    selection().draft.reset();
    selection().dashes = false;
    selection().page = 0;
    drop_advice(selection());
  }

  // ---- Squads ----------------------------------------------------------------------------------

  void on(const intent::TapUnit& tap) {
    drop_advice(selection());
    selection().unit = tap.unit;
    selection().ruler.reset();
    if (!situation_.decides()) return;
    if (situation_.chooses_squad()) return pick(tap.unit);
    if (!situation_.is_at(Step::Acting)) return;
    if (state_.units[tap.unit].owner != situation_.actor()) return aim_at(tap.unit);
    if (tap.unit == state_.active.unit) selection().draft.reset();
  }

  void pick(UnitId unit) {
    selection().draft.reset();
    if (state_.units[unit].owner != situation_.actor()) return;
    const Deed deed = Activate{unit};
    if (const auto refusal = refused(situation_, deed)) return refuse(refusal);
    selection().draft = Draft{{situation_.actor(), deed}};
  }

  // What is aimed already goes to the new target; else what hurts most: a fight, fire, a charge.
  void aim_at(UnitId target) {
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
    selection().dashes = std::holds_alternative<Dash>(begin.draft.action.deed);
    selection().unit = situation_.mover();
  }

  // ---- Going somewhere -------------------------------------------------------------------------

  // What walks: the draft if it does, else what may be begun, the shorter one first.
  std::vector<Draft> strides() const {
    const bool walks = was_.draft && course_of(was_.draft->action.deed);
    if (walks && !is_step(was_.draft->action.deed)) return {*was_.draft};
    std::vector<Draft> all;
    for (const Draft* draft :
         {situation_.may_begin<Move>(), situation_.may_begin<Dash>(),
          situation_.may_begin<mael::battle::BonusMove>(), situation_.may_begin<Consolidate>(),
          situation_.may_begin<mael::battle::Retreat>()}) {
      const bool short_of =
          was_.dashes && draft && std::holds_alternative<Move>(draft->action.deed);
      if (draft && !short_of) all.push_back(*draft);
    }
    return all;
  }
  static bool is_step(const Deed& deed) {
    return std::holds_alternative<Move>(deed) || std::holds_alternative<Dash>(deed);
  }

  bool go_to(Point at) {
    drop_advice(selection());
    if (situation_.goal && is_within(*situation_.goal, at, kNearGoal)) at = *situation_.goal;
    std::optional<Violation> hindered;
    for (Draft draft : strides()) {
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
    selection().ruler.reset();
    const bool picked = was_.draft && std::holds_alternative<Activate>(was_.draft->action.deed);
    if (situation_.mover() == kNone || picked) {
      selection().unit = kNone;
      selection().draft.reset();
      return;
    }
    if (!go_to(tap.at)) return;
    if (hindered_) refuse(hindered_);
  }
  void on(const intent::TakeLeader&) {
    selection().dragged = true;
    selection().ruler.reset();
  }
  void on(const intent::Lead& lead) {
    selection().dragged = true;
    go_to(lead.at);
  }
  void on(const intent::Put& put) {
    go_to(put.at);
    if (hindered_) refuse(hindered_);
  }

  void on(const intent::Measure& measure) {
    selection().ruler = battle::Ruler{measure.from, measure.to};
  }

  // ---- Dice ------------------------------------------------------------------------------------

  // Turned on to the next face that can be paid for; past the last as it fell.
  void on(const intent::TapDie& tap) {
    if (!situation_.is_at(Step::FlipHits) && !situation_.is_at(Step::FlipArmor)) return;
    const FlipDice flips = flips_of(situation_, was_);
    const auto die = static_cast<std::uint8_t>(tap.die);
    std::vector<std::int32_t> others;
    int shown = 0;
    for (const Flip& flip : flips.flips) {
      if (flip.die == die) {
        shown = flip.value;
      } else {
        others.push_back(thing_of(flip));
      }
    }
    const bool hits = situation_.is_at(Step::FlipHits);
    const Round& round = state_.round;
    if (die >= (hits ? round.dice.size() : round.armor.size())) return;
    const int fell = hits ? round.dice[die].shown : round.armor[die].shown;
    Draft draft{{situation_.actor(), FlipDice{}}};
    std::optional<Refusal> refusal;
    for (int face = (shown == 0 ? fell : shown) % kSides + 1; face != fell;
         face = face % kSides + 1) {
      auto wanted = others;
      wanted.push_back(thing_of(Flip{die, static_cast<std::uint8_t>(face)}));
      const Verdict verdict = Drafts<Rules>::add(state_, draft, {"flips", wanted, {}});
      if (!verdict) {
        selection().draft = draft;
        return;
      }
      if (!refusal) refusal = explain(situation_, *verdict);
    }
    Drafts<Rules>::add(state_, draft, {"flips", others, {}});
    selection().draft = draft;
    if (shown == 0) refuse(refusal);
  }

  // ---- Buttons ---------------------------------------------------------------------------------

  void on(const intent::Do& deed) { act(deed.deed); }
  void on(const intent::MoreChoices&) { ++selection().page; }
  void on(const intent::Inspect& inspect) {
    selection().unit = inspect.unit;
    selection().sheet = OpenSheet::Card;
  }
  void on(const intent::Nothing&) { selection().refusal = was_.refusal; }
  void on(const intent::Press& press) {
    if (const auto own = press.command.own<Own>()) return on(*own);
    const Common command = *press.command.common();
    const RuleId rule = was_.refusal ? was_.refusal->rule : RuleId{};
    if (look_around(command, situation_, rule, {selection(), out_.requests, out_.lift})) return;
    switch (command) {
      case Common::Confirm:
        return confirm();
      case Common::Advise:
        return ask_advice();
      case Common::Cancel:
        return back();
      default:
        return;
    }
  }
  void on(Own command) {
    switch (command) {
      case Own::EndActivation:
        return act(EndActivation{});
      case Own::EndGo:
        return act(EndGo{});
      case Own::Hold:
        return act(mael::battle::Hold{});
      case Own::Concede:
        return ask_to_concede();
      case Own::NextSquad:
        return step_squad(+1);
      case Own::PreviousSquad:
        return step_squad(-1);
      case Own::Fit:
        out_.fits = true;
        return;
      case Own::Ruler:
        selection().measures = !was_.measures;
        selection().ruler.reset();
        return;
    }
  }

  // It is confirmed like anything else.
  void ask_to_concede() {
    selection().sheet = OpenSheet::None;
    selection().draft = Draft{{situation_.actor(), mael::battle::Concede{}}};
  }

  // The next squad that stands, round the table.
  void step_squad(int by) {
    const int units = state_.units.size();
    int unit = was_.unit == kNone ? (by > 0 ? -1 : units) : was_.unit;
    for (int i = 0; i < units; ++i) {
      unit = (unit + by + units) % units;
      if (is_on_table(state_, static_cast<UnitId>(unit))) break;
    }
    on(intent::TapUnit{static_cast<UnitId>(unit)});
  }

  void back() {
    if (step_back(selection())) return;
    if (was_.ruler || was_.measures) {
      selection().ruler.reset();
      selection().measures = false;
    } else if (was_.draft) {
      selection().draft.reset();
      selection().dashes = false;
    } else {
      selection().unit = kNone;
    }
  }

  void confirm() {
    if (was_.advised) return act(was_.advised->action.deed);
    if (was_.draft && was_.draft->lack == Draft{}.lack) return act(was_.draft->action.deed);
    if (situation_.is_at(Step::FlipHits) || situation_.is_at(Step::FlipArmor)) {
      return act(flips_of(situation_, was_));
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
  return Responder(situation, selection).respond(intent);
}

FlipDice flips_of(const Situation& situation, const Selection& selection) {
  if (selection.draft) {
    if (const auto* flips = std::get_if<FlipDice>(&selection.draft->action.deed)) return *flips;
  }
  return situation.is_at(Step::FlipHits) ? usual_hit_flips(situation.seen)
                                         : usual_armor_flips(situation.seen);
}

}  // namespace mael::web::battle

// Buttons of the bar, tools and menu.
#include "engine/battle/derived.h"
#include "web/base/say.h"
#include "web/screens/battle/arms.h"
#include "web/screens/battle/view/view.h"
#include "web/screens/battle/words.h"

namespace mael::web::battle {
namespace {

class ButtonBuilder {
 public:
  ButtonBuilder(const Situation& situation, const Selection& selection, View& view)
      : situation_(situation), selection_(selection), view_(view) {}

  void build() {
    if (selection_.ruler || selection_.measures) {
      add(commands().button(Common::Cancel, say("battle.ruler.close")));
    } else if (situation_.decides()) {
      build_decisions();
    }
    const bool over = situation_.seen.stage == Stage::Over;
    view_.tools =
        make_tools(commands(), situation_, refusal_to_advise(situation_, situation_.decides()),
                   {commands().button(Own::Look), commands().button(Own::Ruler)});
    std::vector<Button> own;
    const bool flips = situation_.is_at(Step::FlipHits) || situation_.is_at(Step::FlipArmor);
    if (view_.board.turns) {
      own.push_back(commands().button(Own::TurnLeft));
      own.push_back(commands().button(Own::TurnRight));
    }
    const bool is_played = !situation_.taught || situation_.laid_open;  // a lesson is left
    if (is_played && situation_.decides() && !flips) {
      own.push_back(commands().button(Own::Concede));
    }
    view_.menu = make_menu(commands(), situation_, over, std::move(own));
  }

 private:
  void add(Button button) { view_.buttons.push_back(std::move(button)); }

  void build_decisions() {
    if (selection_.advised) {
      add(commands().primary(Common::Confirm, say("ui.button.do")));
      return add(commands().button(Common::Cancel));
    }
    if (situation_.is_at(Step::FlipHits) || situation_.is_at(Step::FlipArmor)) {
      const FlipDice flips = flips_of(situation_, selection_);
      return add(commands().primary(
          Common::Confirm, say(flips.flips.empty() ? "battle.button.keep" : "battle.button.flip")));
    }
    if (situation_.is_at(Step::Charged)) return build_charged();
    if (selection_.march && situation_.chooses_squad()) return build_march();
    if (selection_.draft) return build_draft(*selection_.draft);
    if (situation_.may(EndActivation{})) {
      add(asked_about(commands().button(Own::EndActivation), selection_));
    }
    if (situation_.is_ahead() || situation_.is_fresh() || selection_.orders) {
      add(commands().button(Common::Cancel));
    }
    if (situation_.may(EndGo{})) add(commands().button(Own::EndGo));
    if (situation_.may(mael::battle::Hold{})) add(commands().button(Own::Hold));
    if (situation_.may_march() && !selection_.orders) add(commands().button(Own::Together));
  }

  void build_march() {
    const auto now = static_cast<int>(view_.stretch.size());
    if (now > 0) add(commands().primary(Common::Confirm, say_count("battle.march.go", now)));
    add(commands().button(Common::Cancel));
  }

  // Firing back is proposed; what it leaves out is taken in again by Cancel.
  void build_charged() {
    const bool concedes = selection_.draft && !volley_of(selection_.draft->action.deed);
    if (concedes) return build_draft(*selection_.draft);
    if (const auto draft = shot_draft(situation_, selection_)) {
      add(commands().primary(Common::Confirm, label_of(draft->action.deed)));
    }
    if (selection_.draft) add(commands().button(Common::Cancel));
  }

  void build_draft(const Draft& draft) {
    if (draft.lack == Draft{}.lack) {
      add(commands().primary(Common::Confirm, label_of(draft.action.deed)));
    }
    add(commands().button(Common::Cancel));
  }

  std::string label_of(const Deed& deed) const {
    const State& state = situation_.seen;
    if (const Course* course = course_of(deed)) {
      const auto walk = battle::walk_of(state, deed);
      const std::string way = walk ? inches_of(length_of(state, walk->unit, *course)) : "";
      const char* key = std::holds_alternative<Dash>(deed)     ? "battle.confirm.dash"
                        : std::holds_alternative<Charge>(deed) ? "battle.confirm.charge"
                                                               : "battle.confirm.move";
      return say(key, {way});
    }
    if (std::holds_alternative<mael::battle::Concede>(deed)) return say("battle.button.concede");
    if (std::holds_alternative<Fight>(deed)) return say("battle.confirm.fight");
    if (std::holds_alternative<SuppressiveFire>(deed)) return say("battle.confirm.suppress");
    if (std::holds_alternative<HitAndRun>(deed)) return say("battle.confirm.hitrun");
    if (mael::web::battle::volley_of(deed)) return say("battle.confirm.fire");
    return words_of(situation_, {situation_.actor(), deed});
  }

  const Situation& situation_;
  const Selection& selection_;
  View& view_;
};

}  // namespace

void build_buttons(const Situation& situation, const Selection& selection, View& view) {
  ButtonBuilder(situation, selection, view).build();
}

}  // namespace mael::web::battle

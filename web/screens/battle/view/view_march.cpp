// Squads that are to walk together: who they are, where they would stand, and who of them goes now.
#include <algorithm>

#include "engine/battle/derived.h"
#include "web/base/say.h"
#include "web/screens/battle/view/view.h"
#include "web/screens/battle/words.h"

namespace mael::web::battle {
namespace {

class MarchBuilder {
 public:
  MarchBuilder(const Situation& situation, const Selection& selection, View& view)
      : state_(situation.seen),
        march_(*selection.march),
        halts_(halts_of(situation.seen, march_)),
        view_(view) {
    view_.stretch = stretch_of(state_, situation.actor(), march_).squads;
    view_.prompt->nudges = !march_.squads.empty() && !selection.dragged;
  }

  void build() {
    PromptView& prompt = *view_.prompt;
    prompt.title = say("battle.march");
    prompt.squads = false;
    prompt.choices.clear();
    for (const Marcher& squad : march_.squads) list(squad);
    view_.todo = view_.brief_todo = todo();
    if (!view_.stretch.empty()) prompt.steps.push_back({sentence(), {}, {}, rule()});
    for (const Halt& halt : halts_) show(halt);
  }

 private:
  std::string todo() const {
    if (march_.squads.empty()) return say("battle.march.who");
    return say("battle.march.where", {brief_name_of_unit(state_, march_.anchor)});
  }

  bool goes_now(UnitId unit) const {
    return std::find(view_.stretch.begin(), view_.stretch.end(), unit) != view_.stretch.end();
  }

  // A tap on its line takes the squad out.
  void list(const Marcher& squad) {
    StepView step{name_of_unit(state_, squad.unit), {}, {}, intent::TapUnit{squad.unit}};
    if (march_.way || squad.wish) {
      const auto halt = std::find_if(halts_.begin(), halts_.end(),
                                     [&](const Halt& each) { return each.unit == squad.unit; });
      if (halt == halts_.end()) {
        step.note = say("battle.march.stays");
      } else {
        const bool dashes = std::holds_alternative<Dash>(squad.draft->action.deed);
        const std::string now = goes_now(squad.unit) ? ".now" : ".later";
        step.note = say((dashes ? "battle.march.dash" : "battle.march.move") + now);
        step.value = inches_of(halt->length);
      }
    }
    view_.prompt->steps.push_back(std::move(step));
    view_.board.marching.push_back(squad.unit);
  }

  std::string sentence() const {
    const bool all = view_.stretch.size() == halts_.size();
    return say(all ? "battle.march.each" : "battle.march.each.later");
  }
  static Intent rule() { return intent::ReadRule{"EDG-016"_rule}; }

  void show(const Halt& halt) {
    for (const ModelId model : living_of(state_, halt.unit)) {
      view_.board.ghosts.push_back({.model = model,
                                    .at = halt.stands.models[model].at,
                                    .heading = halt.stands.units[halt.unit].heading,
                                    .radius = profile_of(state_, model).radius()});
    }
    view_.board.ways.push_back(halt.way);
  }

  const State& state_;
  const March& march_;
  const std::vector<Halt> halts_;
  View& view_;
};

}  // namespace

void build_march(const Situation& situation, const Selection& selection, View& view) {
  if (!selection.march || !view.prompt || !view.prompt->squads) return;
  MarchBuilder(situation, selection, view).build();
}

}  // namespace mael::web::battle

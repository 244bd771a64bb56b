#include "web/screens/battle/input/marching.h"

#include <utility>

#include "web/screens/battle/words.h"

namespace mael::web::battle {

void Marching::toggle() {
  if (was_.march) return give_up();
  if (!situation_.may_march()) return;
  out_.selection.draft.reset();
  out_.selection.chosen = kNone;
  out_.selection.orders = false;
  out_.selection.march.emplace();
  if (was_.chosen != kNone) join(situation_.seen, situation_.actor(), was_.chosen, march());
}

void Marching::give_up() {
  out_.selection.march.reset();
  out_.marches_no_more = true;
}

void Marching::take_in(UnitId unit) {
  if (situation_.seen.units[unit].owner != situation_.actor()) return;
  out_.selection.refusal = refused(situation_, Deed(Activate{unit}));
  if (!out_.selection.refusal) join(situation_.seen, situation_.actor(), unit, march());
}

void Marching::lead(ModelId model, Point at) {
  drop_advice(out_.selection);
  if (march().squads.empty()) return;
  const State& state = situation_.seen;
  if (model == kNone) model = state.units[march().anchor].leader;
  lead_to(state, situation_.actor(), model, at, march());
}

void Marching::push(const intent::Nudge& nudge) {
  const Point way = march().way.value_or(Point{});
  lead_by(situation_.seen, situation_.actor(),
          {way.x + nudge.east * kMilsPerInch, way.y + nudge.north * kMilsPerInch}, march());
}

void Marching::step_back() {
  if (!was_.march->way) return give_up();
  march().way.reset();
  for (Marcher& squad : march().squads) squad = {squad.unit, {}, {}};
}

bool Marching::go() {
  Stretch stretch = stretch_of(situation_.seen, situation_.actor(), *was_.march);
  if (stretch.actions.empty()) return false;
  out_.departs = Departure{*was_.march, left_after(stretch, *was_.march)};
  out_.actions = std::move(stretch.actions);
  return true;
}

}  // namespace mael::web::battle

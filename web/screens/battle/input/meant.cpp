#include "web/screens/battle/input/meant.h"

#include "engine/battle/derived.h"

namespace mael::web::battle {

bool is_step(const Deed& deed) {
  return std::holds_alternative<Move>(deed) || std::holds_alternative<Dash>(deed);
}

std::vector<Draft> strides(const Situation& situation, const Selection& selection) {
  const bool walks = selection.draft && course_of(selection.draft->action.deed);
  if (walks && !is_step(selection.draft->action.deed)) return {*selection.draft};
  std::vector<Draft> all;
  for (const Draft* draft :
       {situation.may_begin<Move>(), situation.may_begin<Dash>(),
        situation.may_begin<mael::battle::BonusMove>(), situation.may_begin<Consolidate>(),
        situation.may_begin<mael::battle::Retreat>()}) {
    if (draft) all.push_back(*draft);
  }
  return all;
}

UnitId squad_after(const State& state, const Selection& selection, int by) {
  const int units = state.units.size();
  UnitId last = selection.measures ? selection.looks : selection.unit;
  if (selection.measures && selection.ruler && selection.ruler->to.model != kNone) {
    last = unit_of(state, selection.ruler->to.model);
  }
  int unit = last == kNone ? (by > 0 ? -1 : units) : last;
  for (int i = 0; i < units; ++i) {
    unit = (unit + by + units) % units;
    if (is_on_table(state, static_cast<UnitId>(unit))) break;
  }
  return static_cast<UnitId>(unit);
}

UnitId squad_to_look_at(const Situation& situation, const Selection& selection) {
  const State& state = situation.seen;
  for (const UnitId unit : {selection.unit, situation.spoken_of()}) {
    if (unit != kNone && is_on_table(state, unit)) return unit;
  }
  UnitId unit = 0;
  while (unit + 1 < state.units.size() && !is_on_table(state, unit)) ++unit;
  return unit;
}

bool is_about_go(const Situation& situation, const Intent& intent) {
  const auto* tap = std::get_if<intent::TapUnit>(&intent);
  const auto* visit = std::get_if<intent::Visit>(&intent);
  if (const UnitId unit = tap ? tap->unit : visit ? visit->unit : UnitId{kNone}; unit != kNone) {
    return situation.seen.units[unit].owner == situation.actor();
  }
  const auto* press = std::get_if<intent::Press>(&intent);
  const auto own = press ? press->command.own<Own>() : std::nullopt;
  return own == Own::EndGo || own == Own::Hold || own == Own::Together;
}

}  // namespace mael::web::battle

#include "engine/battle/effects/lasting.h"

#include <algorithm>

namespace mael::battle {
namespace {

template <class Ends>
void remove_lasting(State& state, Ends&& ends) {
  CompactList<Lasting, kMostLasting> left;
  for (const Lasting& each : state.lasting) {
    if (!ends(each)) left.push_back(each);
  }
  state.lasting = left;
}

}  // namespace

const Effect& effect_of(const Lasting& lasting) {
  return content().abilities[lasting.ability].clauses[lasting.clause].effect;
}

int value_for(const State& state, UnitId unit, std::uint8_t ability, int printed) {
  int value = printed;
  each_lasting(state, unit, Verb::Value, [&](const Effect& effect) {
    if (effect.what == ability) value += effect.amount;
  });
  return std::max(0, value);
}

bool bars_recovery(const State& state, UnitId unit) {
  const auto bars = [](const Clause& clause) {
    return clause.effect.verb == Verb::Forbid &&
           clause.effect.what == static_cast<std::uint8_t>(Pair::UseAndRecovery);
  };
  return std::any_of(state.lasting.begin(), state.lasting.end(), [&](const Lasting& each) {
    const auto& clauses = content().abilities[each.ability].clauses;
    return each.unit == unit && std::any_of(clauses.begin(), clauses.end(), bars);
  });
}

void end_lasting(State& state, Lasts lasts, UnitId unit) {
  if (state.lasting.empty()) return;
  remove_lasting(state, [&](const Lasting& each) {
    const Lasts own = each.clause == kSpent ? Lasts::Turn : effect_of(each).lasts;
    return own == lasts && (unit == kNone || each.unit == unit);
  });
}

void end_lasting(State& state, UnitId unit) {
  if (state.lasting.empty()) return;
  remove_lasting(state, [&](const Lasting& each) { return each.unit == unit; });
}

}  // namespace mael::battle

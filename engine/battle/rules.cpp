#include "engine/battle/rules.h"

#include "engine/battle/content/roster.h"
#include "engine/battle/flow.h"
#include "engine/battle/play/muster.h"
#include "engine/battle/round/volley.h"
#include "engine/battle/steps.h"

namespace mael::battle {

Setup usual_setup() {
  Setup setup;
  const FixedBattlefield& table = fixed_battlefields()[0];
  setup.battlefield = table.battlefield;
  setup.deployment = table.deployment;
  const auto field = [](const char* one, const char* other) {
    return with_squad(with_squad(kNoForce, squad_named(one)), squad_named(other));
  };
  setup.forces = {field("E05", "E02"), field("K01", "K02")};
  return setup;
}

namespace {

void add_faults(const Force& force, std::vector<Violation>& faults) {
  int models = 0;
  bool mixed = false;
  for (const ForceUnit& unit : force.units) {
    models += unit.models;
    mixed = mixed || squad_at(unit.squad).faction != squad_at(force.units[0].squad).faction;
    const Verdict fault = judge_unit(unit.squad, lines_of(force, unit));
    if (fault) faults.push_back(*fault);
  }
  const std::size_t units = force.units.size();
  if (units < 1 || units > kMostSideUnits || models > kMostSideModels) {
    faults.push_back(Violation("EDG-041"_rule));
  }
  if (mixed) faults.push_back(Violation("EDG-409"_rule));
}

}  // namespace

Result<State, std::vector<Violation>> start(const Setup& setup) {
  std::vector<Violation> faults;
  if (setup.battlefield == kNoBattlefield) faults.push_back(Violation("EDG-R24"_rule));
  if (setup.attacker > Seat::B) faults.push_back(Violation("EDG-006"_rule));
  for (const ForceId force : setup.forces) add_faults(force_at(force), faults);
  if (!faults.empty()) return faults;
  State state;
  state.battlefield = setup.battlefield;
  state.deployment = setup.deployment;
  state.attacker = state.priority = setup.attacker;  // EDG-006
  state.forces = setup.forces;
  if (!muster(state)) return std::vector<Violation>{Violation("EDG-R10"_rule)};
  Flow(state, nullptr).begin_turn();
  return state;
}

int turn_number(const State& state) {
  int activated = 0;
  for (const Unit& unit : state.units) activated += unit.activated;
  return state.turn * (kMostUnits + 1) + activated;
}

Awaited to_act(const State& state) {
  if (state.stage == Stage::Over) return Awaited::nobody();
  if (state.frames.empty()) {
    return state.stage == Stage::Priority ? Awaited::chance() : Awaited::seat(state.to);
  }
  const Seat asked = asked_by(state);
  return asked == Seat::Chance ? Awaited::chance() : Awaited::seat(asked);
}

namespace {

// Dice go of weapons that are all alike: it makes no difference which.
bool is_removal_plain(const State& state) {
  const Round& round = state.round;
  int first = -1;
  for (int shot = 0; shot < round.shots.size(); ++shot) {
    if (round.counts[shot] == 0) continue;
    if (first < 0) first = shot;
    const bool alike =
        is_wild(round, shot) == is_wild(round, first) &&
        &weapon_of(state, round.shots[shot]) == &weapon_of(state, round.shots[first]);
    if (!alike) return false;
  }
  return true;
}

// Hits are listed with each model as the first of those who fall: where that comes to the same all
// fall, or somebody is injured and takes them.
bool come_to_same(const State& state, const std::vector<Action>& actions) {
  std::optional<State> all;
  for (const Action& action : actions) {
    State after = state;
    apply(after, action, nullptr);
    if (all && !(*all == after)) return false;
    all = after;
  }
  return true;
}

}  // namespace

std::optional<Action> forced_action(const State& state, Seat seat,
                                    const std::vector<Action>& legal) {
  if (to_act(state).includes(seat) && !legal.empty()) {
    if (is_at(state, Step::RemoveDice) && is_removal_plain(state)) return legal.front();
    if (is_at(state, Step::Allocate) && come_to_same(state, legal)) return legal.front();
  }
  if (!lists_all(state, seat)) return {};
  return legal.size() == 1 ? std::optional(legal.front()) : std::nullopt;
}

Action deal(const State& state, Random& random) {
  const int dice = dice_due(state);
  Roll roll;
  if (dice <= 2) {  // of the list
    std::uint32_t place = random.below(dice == 2 ? 36 : 6);
    for (int i = 0; i < dice; ++i, place /= 6) {
      roll.dice.push_back(static_cast<std::uint8_t>(1 + place % 6));
    }
    return {Seat::Chance, roll};
  }
  for (int i = 0; i < dice; ++i) {
    roll.dice.push_back(static_cast<std::uint8_t>(1 + random.below(6)));
  }
  return {Seat::Chance, roll};
}

void chances(const State& state, std::vector<Weighted<Action>>& weighted) {
  weighted.clear();
  if (!to_act(state).is_chance() || dice_due(state) > 2) return;
  std::vector<Action> rolls;
  legal_actions(state, rolls);
  for (const Action& roll : rolls) weighted.push_back({roll, 1});
}

// The rule that decided: a crushing victory, a standard one, a draw, or a player who gave up.
Outcome outcome(const State& state) {
  switch (state.cause) {
    case Cause::None: return {};
    case Cause::Crushing: return Outcome::won_by(state.winner, "EDG-569"_rule);
    case Cause::Standard: return Outcome::won_by(state.winner, "EDG-570"_rule);
    case Cause::Draw: return Outcome::won_by(Seat::Chance, "EDG-571"_rule);
    case Cause::Conceded: return Outcome::won_by(state.winner, "EDG-R101"_rule);
  }
  return {};
}

}  // namespace mael::battle

#include "web/screens/battle/input/asked.h"

#include <algorithm>
#include <bit>
#include <map>

#include "engine/battle/derived.h"
#include "engine/battle/round/choices.h"
#include "engine/battle/round/volley.h"
#include "engine/battle/steps.h"
#include "web/base/say.h"
#include "web/screens/battle/words.h"

namespace mael::web::battle {
namespace {

void append(std::string& list, const std::string& word) {
  list += (list.empty() ? "" : ", ") + word;
}

std::string at_step(const Situation& situation, Naming naming) {
  const State& state = situation.seen;
  const Round& round = state.round;
  const auto asked = [](const char* key, const Parts& parts) {
    return say(std::string("battle.todo.") + key, parts);
  };
  const auto counted = [](const char* key, int count, const Parts& parts) {
    return say_count(std::string("battle.todo.") + key, count, parts);
  };
  const auto unit = [&](UnitId id) {
    return naming == Naming::Brief ? brief_name_of_unit(state, id) : name_of_unit(state, id);
  };
  switch (state.top().step) {
    case Step::Acting:
      return counted("acting", mael::battle::actions_left(state), {unit(state.active.unit)});
    case Step::BonusMove:
      return asked("bonus",
                   {unit(state.active.unit), inches_of(state.active.bonus * kMilsPerInch)});
    case Step::Charged: return asked("charged", {unit(state.active.target)});
    case Step::RemoveDice: return counted("remove", dice_owed(state, round), {unit(round.shooter)});
    case Step::FlipHits: return asked("flip_hits", {unit(round.shooter)});
    case Step::Criticals: return asked("criticals", {unit(round.shooter)});
    case Step::Defense: return counted("defense", count_bits(round.hits), {unit(round.target)});
    case Step::ChooseAv: return asked("av", {unit(round.target)});
    case Step::FlipArmor: return asked("flip_armor", {unit(round.target)});
    case Step::Allocate:
      return counted("allot", count_bits(surviving_hits(state, round)), {unit(round.target)});
    case Step::Retreat: return asked("retreat", {unit(round.target)});
    case Step::Injuries: return counted("injure", state.top().count, {unit(state.top().unit)});
    default: return asked("leader", {unit(state.top().unit)});
  }
}

// What each model would lose, in the order of the roster; what goes beyond its FOR is lost.
std::map<ModelId, int> suffered(const State& state, const Allocate& deed) {
  std::map<ModelId, int> all;
  for (const Given& each : deed.given) {
    const int damage = damage_to(state, state.round, state.round.armor[each.hit], each.model);
    int& lost = all[each.model];
    lost = std::min<int>(lost + damage, state.models[each.model].fortitude);
  }
  return all;
}

class Labeller {
 public:
  explicit Labeller(const Situation& situation) : situation_(situation), state_(situation.seen) {}

  ChoiceWords operator()(const ChoosePriority& d) const {
    return {name_of(situation_, d.seat), {}};
  }
  ChoiceWords operator()(const Retire& d) const {
    int standing = 0;
    for (UnitId unit = 0; unit < state_.units.size(); ++unit) {
      standing += state_.units[unit].owner == situation_.actor() && is_on_table(state_, unit);
    }
    const int retired = count_bits(d.units);
    if (retired > 1 && retired == standing) return {say("battle.deed.retire.all"), {}};
    std::string names;
    for (UnitId unit = 0; unit < state_.units.size(); ++unit) {
      if ((d.units & unit_bit(unit)) != 0) append(names, brief_name_of_unit(state_, unit));
    }
    return {words_of(situation_, {situation_.actor(), d}),
            {},
            retired == 0 ? names : say("battle.deed.retire", {names})};
  }
  // It makes no difference which of those who fire the same rolls less.
  ChoiceWords operator()(const RemoveDice& d) const {
    std::map<std::string, int> dice;
    for (int shot = 0; shot < d.counts.size(); ++shot) {
      if (d.counts[shot] == 0) continue;
      std::string weapon = name_of_weapon(weapon_of(state_, state_.round.shots[shot]));
      if (is_wild(state_.round, shot) && state_.round.wild == 0) {
        weapon = say("battle.ask.wild", {weapon});
      }
      dice[weapon] += d.counts[shot];
    }
    std::string all;
    for (const auto& [weapon, count] : dice) append(all, number(count) + " × " + weapon);
    return {all, {}};
  }
  ChoiceWords operator()(const Allocate& d) const {
    const std::map<ModelId, int> all = suffered(state_, d);
    std::string models;
    for (const auto& [model, damage] : all) {
      append(models, number(number_of_model(state_, model)) +
                         (damage > 1 ? " \u2212" + number(damage) : std::string()));
    }
    return {say_count("battle.ask.models", static_cast<int>(all.size()), {models}),
            all.size() == 1 ? role_of(state_, all.begin()->first) : std::string()};
  }
  ChoiceWords operator()(const Injure& d) const { return named(d.model); }
  ChoiceWords operator()(const NameLeader& d) const {
    ChoiceWords words = named(d.model);
    if (d.swaps) words.line = say("battle.ask.swaps");
    return words;
  }
  template <class Other>
  ChoiceWords operator()(const Other& d) const {
    return {words_of(situation_, {situation_.actor(), d}), {}};
  }

 private:
  ChoiceWords named(ModelId model) const {
    return {say_count("battle.ask.models", 1, {number(number_of_model(state_, model))}),
            role_of(state_, model)};
  }

  const Situation& situation_;
  const State& state_;
};

// Models that the usual answer strikes or names.
std::vector<ModelId> usual_models(const State& state) {
  const auto usual = usual_answer(state);
  std::vector<ModelId> models;
  if (!usual) return models;
  if (const auto* allot = deed_of<Allocate>(*usual)) {
    for (const Given& each : allot->given) models.push_back(each.model);
  } else if (const auto* injure = deed_of<Injure>(*usual)) {
    models.push_back(injure->model);
  } else if (const auto* leader = deed_of<NameLeader>(*usual)) {
    models.push_back(leader->model);
  }
  return models;
}

}  // namespace

std::string asked_in_words(const Situation& situation, Naming naming) {
  const State& state = situation.seen;
  if (!state.frames.empty()) return at_step(situation, naming);
  switch (state.stage) {
    case Stage::ChoosePriority: return say("battle.todo.priority");
    case Stage::Retire: return say("battle.todo.retire");
    case Stage::Second: return say("battle.todo.second");
    default: return say("battle.todo.go");
  }
}

ChoiceWords words_on_button(const Situation& situation, const Action& action) {
  return std::visit(Labeller(situation), action.deed);
}

std::optional<std::string> warning_before(const Situation& situation, const Deed& deed) {
  if (!situation.is_at(Step::Acting)) return {};
  const bool ends = std::holds_alternative<EndActivation>(deed);
  const bool recovers =
      std::holds_alternative<ShakeOff>(deed) || std::holds_alternative<Regroup>(deed);
  const auto& begun = situation.begun;
  const bool acts = std::any_of(begun.begin(), begun.end(), [](const Draft& draft) {
    return !std::holds_alternative<EndActivation>(draft.action.deed);
  });
  const int left = mael::battle::actions_left(situation.seen) - (recovers ? 1 : 0);
  const bool asks =
      ends ? left > 0 && acts && situation.may(EndActivation{}) : recovers && left > 1;
  return asks ? std::optional(say_count("battle.warn.actions", left)) : std::nullopt;
}

std::optional<RosterView> roster_asked(const Situation& situation) {
  const State& state = situation.seen;
  const bool allots = situation.is_at(Step::Allocate);
  if (!allots && !situation.is_at(Step::Injuries) && !situation.is_at(Step::Leader)) return {};
  const UnitId unit = allots ? state.round.target : state.top().unit;
  const std::vector<ModelId> usual = usual_models(state);
  RosterView roster;
  for (const ModelId model : living_of(state, unit)) {
    roster.models.push_back({.number = number_of_model(state, model),
                             .at = state.models[model].at,
                             .radius = profile_of(state, model).radius(),
                             .leads = model == state.units[unit].leader,
                             .usual = std::find(usual.begin(), usual.end(), model) != usual.end(),
                             .role = role_of(state, model),
                             .arms = arms_apart(state, model)});
  }
  return roster;
}

}  // namespace mael::web::battle

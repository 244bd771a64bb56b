// Squads as their tags and cards show them.
#include <algorithm>
#include <array>

#include "engine/battle/derived.h"
#include "engine/battle/effects/commands.h"
#include "engine/battle/round/volley.h"
#include "engine/battle/text/notation.h"
#include "web/base/say.h"
#include "web/screens/battle/view/view.h"
#include "web/screens/battle/words.h"

namespace mael::web::battle {
namespace {

std::optional<InjuredView> injured_in(const State& state, UnitId unit) {
  const ModelId model = injured_of(state, unit);
  if (model == kNone) return {};
  const Model& own = state.models[model];
  const Profile& profile = profile_of(state, model);
  const int left = own.fortitude, full = profile.fortitude;
  return InjuredView{left, full,
                     say("battle.card.injured",
                         {number(number_of_model(state, model)), number(left), number(full)}),
                     own.at, profile.radius()};
}

SquadView squad_view(const Situation& situation, UnitId unit) {
  const State& state = situation.seen;
  const Unit& own = state.units[unit];
  SquadView squad;
  squad.unit = unit;
  squad.code = write_unit(state, unit);
  squad.owner = own.owner;
  squad.name = name_of_unit(state, unit);
  squad.brief = brief_name_of_unit(state, unit);
  squad.standing = count_living(state, unit);
  squad.models = own.models;
  squad.suppression = own.suppression;
  squad.cover = own.cover;
  squad.moving = own.moving;
  squad.protection = own.cover == 0 ? 0 : mael::battle::worth_of_cover(state, unit, own.cover);
  squad.painted = own.tokens.of(Token::Painted);
  squad.burning = own.tokens.of(Token::Burn);
  squad.zealous = own.tokens.of(Token::Zealot);
  squad.activated = own.activated != 0;
  squad.acts = state.active.unit == unit;
  squad.may_be_picked = situation.may(Activate{unit});
  squad.injured = injured_in(state, unit);
  return squad;
}

// Of models of several kinds each value once, in the order of the roster: 4/2.
std::string values_of(const State& state, UnitId unit, std::uint8_t Profile::*figure) {
  std::vector<int> values;
  for (const ModelId model : living_of(state, unit)) {
    const int value = profile_of(state, model).*figure;
    if (std::find(values.begin(), values.end(), value) == values.end()) values.push_back(value);
  }
  std::string text;
  for (const int value : values) text += (text.empty() ? "" : "/") + number(value);
  return text;
}

std::vector<FigureView> card_figures(const State& state, UnitId unit) {
  const auto figure = [](const char* key, const std::string& value) {
    return FigureView{say(std::string("battle.figure.") + key), value};
  };
  return {figure("mv", number(lowest_mv(state, unit)) + "\u2033"),
          figure("evs", number(lowest_evs(state, unit)) + "+"),
          figure("skl", number(highest_skl(state, unit))),
          figure("av", values_of(state, unit, &Profile::av)),
          figure("cqa", values_of(state, unit, &Profile::cqa)),
          figure("for", values_of(state, unit, &Profile::fortitude)),
          figure("wp", wp_of(state, unit) == 0 ? "–" : number(wp_of(state, unit)) + "+")};
}

WeaponView line_of(const Weapon& weapon) {
  return {name_of_weapon(weapon), figures_of(weapon), true};
}

std::vector<WeaponView> weapons_of(const State& state, UnitId unit) {
  std::vector<WeaponView> lines;
  for (const ModelId model : living_of(state, unit)) {
    for (const std::uint8_t weapon : profile_of(state, model).weapons) {
      const WeaponView line = line_of(weapon_at(weapon));
      if (std::find(lines.begin(), lines.end(), line) == lines.end()) lines.push_back(line);
    }
  }
  return lines;
}

// Each once: of its models, then of what they carry.
std::vector<AbilityView> abilities_of(const State& state, UnitId unit) {
  std::vector<AbilityView> abilities;
  const auto add = [&](const AbilityUses& uses) {
    for (const AbilityUse& use : uses) {
      const AbilityView ability{name_of_ability(use), rule_of_ability(use)};
      if (std::find(abilities.begin(), abilities.end(), ability) != abilities.end()) continue;
      abilities.push_back(ability);
    }
  };
  for (const ModelId model : living_of(state, unit)) add(profile_of(state, model).abilities);
  for (const ModelId model : living_of(state, unit)) {
    for (const std::uint8_t weapon : profile_of(state, model).weapons) {
      add(weapon_at(weapon).abilities);
    }
  }
  return abilities;
}

// Contact that is only counted cannot be seen on the table (EDG-659).
void add_counted(const State& state, UnitId unit, std::vector<std::string>& lines) {
  for (UnitId other = 0; other < state.units.size(); ++other) {
    if (!mael::battle::counts_as_touching(state, unit, other)) continue;
    lines.push_back(say("battle.card.counted", {name_of_unit(state, other)}));
  }
}

// What else its models bring: orders, a field, frag grenades.
void add_traits(const State& state, UnitId unit, std::vector<std::string>& lines) {
  const ModelId commander = mael::battle::commander_of(state, unit);
  if (commander != kNone) {
    const int command = mael::battle::command_of(profile_of(state, commander));
    lines.push_back(command == 0 ? say("battle.card.command.own")
                                 : say("battle.card.command", {number(command)}));
  }
  const int field = mael::battle::field_of(state, unit).sum();
  if (field > 0) lines.push_back(say("battle.card.field", {number(field)}));
  const int dodge = mael::battle::dodge_of(state, unit).at_least_none();
  if (dodge > 0) lines.push_back(say("battle.card.dodge", {number(dodge)}));
  const int cascade = mael::battle::cascade_of(state, unit).sum();
  if (cascade > 0) lines.push_back(say("battle.card.cascade", {number(cascade)}));
  const ModelList living = living_of(state, unit);
  const auto frags = std::count_if(living.begin(), living.end(),
                                   [&](ModelId model) { return profile_of(state, model).frags; });
  if (frags > 0) lines.push_back(say("battle.card.frag", {number(static_cast<int>(frags))}));
}

void add_tokens(const Unit& unit, std::vector<std::string>& lines) {
  constexpr std::array kKeys{"battle.card.painted", "battle.card.burn", "battle.card.zealot"};
  for (int i = 0; i < UnitTokens::kKinds; ++i) {
    const int tokens = unit.tokens.of(UnitTokens::kind_at(i));
    if (tokens == 0) continue;
    lines.push_back(say(kKeys[static_cast<std::size_t>(i)], {number(tokens)}));
  }
}

// What stands on it by abilities, each once.
void add_lasting(const State& state, UnitId unit, std::vector<std::string>& lines) {
  std::vector<std::uint8_t> told;
  for (const mael::battle::Lasting& each : state.lasting) {
    const bool again = std::find(told.begin(), told.end(), each.ability) != told.end();
    if (each.unit != unit || each.clause == mael::battle::kSpent || again) continue;
    told.push_back(each.ability);
    lines.push_back(say("battle.card.lasting", {name_of_ability(each.ability)}));
  }
}

std::vector<std::string> condition_of(const Situation& situation, const SquadView& squad) {
  std::vector<std::string> lines;
  lines.push_back(say("battle.card.standing", {number(squad.standing), number(squad.models)}));
  if (squad.injured) lines.push_back(squad.injured->words);
  if (squad.suppression > 0) {
    lines.push_back(say("battle.card.suppression", {number(squad.suppression)}));
  }
  if (squad.cover > 0) {
    const int worth = mael::battle::worth_of_cover(situation.seen, squad.unit, squad.cover);
    lines.push_back(say("battle.card.cover", {number(worth)}));
  }
  if (squad.moving > 0) lines.push_back(say("battle.card.moving", {number(squad.moving)}));
  add_tokens(situation.seen.units[squad.unit], lines);
  add_lasting(situation.seen, squad.unit, lines);
  if (squad.activated) lines.push_back(say("battle.card.activated"));
  add_counted(situation.seen, squad.unit, lines);
  add_traits(situation.seen, squad.unit, lines);
  return lines;
}

}  // namespace

void build_squads(const Situation& situation, const Selection& selection, View& view) {
  const State& state = situation.seen;
  const UnitId shown = selection.unit != kNone ? selection.unit : situation.spoken_of();
  for (UnitId unit = 0; unit < state.units.size(); ++unit) {
    if (!is_on_table(state, unit)) continue;
    SquadView squad = squad_view(situation, unit);
    squad.selected = unit == shown;
    squad.marches = selection.march && is_in(*selection.march, unit);
    if (squad.selected) {
      view.card = CardView{squad, card_figures(state, unit), weapons_of(state, unit),
                           condition_of(situation, squad), abilities_of(state, unit)};
    }
    view.squads.push_back(std::move(squad));
  }
}

}  // namespace mael::web::battle

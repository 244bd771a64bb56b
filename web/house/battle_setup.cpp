#include "web/house/battle_setup.h"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/battle/entry.h"
#include "engine/battle/help/sides.h"
#include "engine/battle/help/words.h"
#include "engine/play/game_entry.h"
#include "web/base/say.h"
#include "web/base/spoken.h"
#include "web/house/battle_table.h"
#include "web/house/battle_units.h"
#include "web/table/kinds/described_kind.h"

namespace mael::web {

namespace {

using mael::battle::FixedBattlefield;
using mael::battle::kFewestSidePoints;
using mael::battle::kMostSidePoints;
using mael::battle::Loadout;
using mael::battle::Setup;
using setup::Filled;

constexpr int kUsualSquads = 2, kMostSquadsASide = 4;
constexpr int kPointsASquad = 20, kPointsStep = 5;  // as many are usual for a squad
constexpr std::string_view kNoSquad = "none", kDraw = "draw";
// Of the Foundation and of the Enclave, whose squads cost more.
constexpr std::array<std::array<std::string_view, kMostSquadsASide>, 2> kUsual{
    {{"e05", "e02", "e01", "e04"}, {"k01", "k02", "k05", kNoSquad}}};

// Squads that a side may have, and what it may cost.
struct Agreed {
  int squads = kUsualSquads;
  int points = 0;
};
Agreed agreed(const Filled& filled) {
  const int squads = setup::number_of(filled.values, "squads", kUsualSquads, 1, kMostSquadsASide);
  const int usual = std::clamp(kPointsASquad * squads, kFewestSidePoints, kMostSidePoints);
  return {squads, setup::number_of(filled.values, "points", usual, kFewestSidePoints,
                                   kMostSidePoints, kPointsStep)};
}

std::string id_of_choice(int which) { return "squad" + std::to_string(which + 1); }

std::string feet_of(mael::battle::BattlefieldId field) {
  return mael::battle::battlefield(field).width() > 36 * kMilsPerInch ? "6 × 4" : "3 × 3";
}

std::string points_in_words(mael::battle::ForceId force) {
  return std::to_string(mael::battle::points_of(force));
}
std::string units_in_words(mael::battle::ForceId force) {
  return std::to_string(mael::battle::force_at(force).units.size());
}

std::string refusal(const std::vector<Violation>& faults) {
  std::string reasons;
  for (const Violation& fault : faults) {
    reasons += (reasons.empty() ? "" : " ") + mael::battle::explain({}, fault, spoken());
  }
  return reasons;
}

mael::battle::Faction faction_of_side(std::size_t seat) {
  return seat == 0 ? mael::battle::Faction::Epirian : mael::battle::Faction::Karist;
}

setup::Option option_of_table(const FixedBattlefield& table) {
  return {table.name, say("start.battle.table." + table.name),
          say("start.battle.feet", {feet_of(table.battlefield)})};
}

// What the seat has there: a unit of its side, else the usual one; nothing for none, which is no
// choice for the first.
std::optional<Loadout> unit_chosen(const Filled& filled, std::size_t seat, int which) {
  const std::string_view usual = kUsual[seat][static_cast<std::size_t>(which)];
  std::string_view id = usual;
  if (seat < filled.seats.size()) {
    const std::string_view value = setup::value_of(filled.seats[seat].values, id_of_choice(which));
    if (!value.empty()) id = value;
  }
  if (id == kNoSquad && which > 0) return {};
  const auto unit = battle::unit_named(id);
  const bool is_own = unit && mael::battle::squad_at(unit->squad).faction == faction_of_side(seat);
  return is_own ? unit : battle::unit_named(usual);
}

// Any unit of the side, and none but in the first place.
setup::Choice squad_choice(std::size_t seat, int which, const std::optional<Loadout>& chosen) {
  setup::Choice choice{id_of_choice(which), setup::ChoiceLook::List};
  choice.title = say("start.battle.squads." + std::to_string(which + 1));
  choice.options = battle::ready_units(faction_of_side(seat));
  const setup::Option none{std::string(kNoSquad), say("start.battle.squad.none")};
  if (which > 0) choice.options.push_back(none);
  choice.chosen = chosen ? battle::option_of_unit(*chosen) : none;
  choice.label = say("ui.pair", {choice.title, choice.chosen.label});
  if (chosen) choice.parts = battle::parts_of_unit(*chosen);
  choice.fitting = say("start.battle.fit", {choice.chosen.label});
  return choice;
}

setup::Number number_choice(const char* id, int number, int least, int most, int step) {
  const std::string text = std::string("start.battle.") + id;
  return {id,
          say(text),
          std::to_string(number),
          say(text + ".less"),
          say(text + ".more"),
          number,
          least,
          most,
          step};
}

setup::Choice table_choice(mael::battle::BattlefieldId field) {
  setup::Choice choice{"table", setup::ChoiceLook::List};
  choice.title = say("start.battle.table");
  for (const FixedBattlefield& table : mael::battle::fixed_battlefields()) {
    choice.options.push_back(option_of_table(table));
    if (table.battlefield == field) choice.chosen = choice.options.back();
  }
  choice.label = say("ui.pair", {choice.title, choice.chosen.label});
  return choice;
}

}  // namespace

const GameCard& BattleSetup::card() const { return mael::battle::kEntry.card; }

Setup BattleSetup::setup_of(const Filled& filled) const {
  Setup setup = mael::battle::usual_setup();
  for (const FixedBattlefield& table : mael::battle::fixed_battlefields()) {
    if (table.name != setup::value_of(filled.values, "table")) continue;
    setup.battlefield = table.battlefield;
    setup.deployment = table.deployment;
  }
  for (std::size_t seat = 0; seat < setup.forces.size(); ++seat) {
    std::vector<mael::battle::UnitLines> units;
    for (int which = 0; which < agreed(filled).squads; ++which) {
      const auto unit = unit_chosen(filled, seat, which);
      if (unit) units.push_back({unit->squad, lines_of(*unit)});
    }
    setup.forces[seat] = mael::battle::force_with(units);
  }
  return setup;
}

setup::Form BattleSetup::form(const Filled& filled) const {
  const Setup setup = setup_of(filled);
  const Agreed terms = agreed(filled);
  constexpr std::array kSides{"start.battle.side.foundation", "start.battle.side.enclave"};
  setup::Form form;
  const auto& [foundation, enclave] = setup.forces;
  form.note = say("start.battle.note", {units_in_words(foundation), units_in_words(enclave),
                                        feet_of(setup.battlefield)});
  form.choices.push_back(table_choice(setup.battlefield));
  for (std::size_t seat = 0; seat < kSides.size(); ++seat) {
    setup::SeatForm side{say(kSides.at(seat)), {}};
    for (int which = 0; which < terms.squads; ++which) {
      side.choices.push_back(squad_choice(seat, which, unit_chosen(filled, seat, which)));
    }
    form.seats.push_back(std::move(side));
  }
  form.kinds = {PlayerKind::Person, PlayerKind::RandomBot, PlayerKind::GreedyBot};
  form.numbers = {
      number_choice("squads", terms.squads, 1, kMostSquadsASide, 1),
      number_choice("points", terms.points, kFewestSidePoints, kMostSidePoints, kPointsStep)};
  form.doors = {{std::string(kDraw), say("start.battle.draw")}};
  form.status = say("start.battle.status",
                    {form.choices[0].chosen.label, form.seats[0].name, points_in_words(foundation),
                     form.seats[1].name, points_in_words(enclave)});
  form.refusal = refusal(mael::battle::over_points(setup, terms.points));
  if (!form.refusal.empty()) return form;
  const auto begun = mael::battle::start(setup);
  if (!begun) form.refusal = refusal(begun.error());
  return form;
}

std::optional<Filled> BattleSetup::dealt(const Filled& filled, std::string_view door,
                                         std::uint64_t seed) const {
  if (door != kDraw) return {};
  Random random(seed);
  const Setup drawn =
      mael::battle::with_drawn_sides(setup_of(filled), agreed(filled).points, random);
  Filled now = filled;
  for (std::size_t seat = 0; seat < drawn.forces.size() && seat < now.seats.size(); ++seat) {
    int which = 0;
    for (const auto& [squad, lines] :
         mael::battle::units_of(mael::battle::force_at(drawn.forces[seat]))) {
      const auto unit = mael::battle::loadout_of(squad, lines);
      now.seats[seat].values[id_of_choice(which++)] = write_loadout(*unit);
    }
  }
  return now;
}

LaidOut BattleSetup::begin(const Filled& filled, std::uint64_t seed) const {
  auto begun = begin_game<BattleTable>(setup_of(filled), setup::players_of(filled), seed);
  if (!begun) return Error{refusal(begun.error())};
  return std::move(*begun);
}

}  // namespace mael::web

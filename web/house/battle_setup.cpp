#include "web/house/battle_setup.h"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/battle/entry.h"
#include "engine/battle/help/words.h"
#include "engine/play/game_entry.h"
#include "web/base/say.h"
#include "web/base/spoken.h"
#include "web/house/battle_table.h"
#include "web/screens/battle/icons.h"
#include "web/screens/battle/words.h"
#include "web/table/kinds/described_kind.h"

namespace mael::web {

namespace {

using mael::battle::FixedBattlefield;
using mael::battle::Setup;
using setup::Filled;

constexpr std::size_t kTables = 3;  // the small ones come first
constexpr int kSquadsASide = 2;

std::string refusal(const std::vector<Violation>& faults) {
  std::string reasons;
  for (const Violation& fault : faults) {
    reasons += (reasons.empty() ? "" : " ") + mael::battle::explain({}, fault, spoken());
  }
  return reasons;
}

// The letter of the codes of a side's squads: of the Foundation E, of the Enclave K.
char letter_of_side(std::size_t seat) { return seat == 0 ? 'E' : 'K'; }

std::string id_of(std::string_view code) {
  std::string id(code);
  for (char& letter : id)
    letter = static_cast<char>(letter >= 'A' && letter <= 'Z' ? letter + 32 : letter);
  return id;
}

// Each once, in the order of the models that carry them.
std::string weapons_of(const mael::battle::Squad& squad) {
  std::vector<std::string> names;
  for (int i = 0; i < squad.profiles; ++i) {
    for (const std::uint8_t weapon : mael::battle::profile_at(squad.first + i).weapons) {
      const std::string name = battle::name_of_weapon(mael::battle::weapon_at(weapon));
      if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    }
  }
  std::string all;
  for (const std::string& name : names) all += (all.empty() ? "" : ", ") + name;
  return all;
}

// With the figures of its first models.
setup::Option option_of_squad(const mael::battle::Squad& squad) {
  const mael::battle::Profile& profile = mael::battle::profile_at(squad.first);
  setup::Option option{id_of(squad.code), say("unit." + std::string(squad.code))};
  option.line = say_count(
      "start.battle.squad", squad.models,
      {std::to_string(profile.mv), std::to_string(profile.skl), std::to_string(profile.av)});
  option.about = weapons_of(squad);
  option.emblems = {{battle::icon_of(squad), squad.code[0] == 'E' ? Tint::Orange : Tint::Violet}};
  return option;
}

setup::Option option_of_table(const FixedBattlefield& table) {
  return {table.name, say("start.battle.table." + table.name)};
}

// Any squad of the side.
setup::Choice squad_choice(std::size_t seat, int which, int chosen) {
  setup::Choice choice{"squad" + std::to_string(which), setup::ChoiceLook::List};
  choice.title = say("start.battle.squads." + std::to_string(which));
  for (const mael::battle::Squad& squad : mael::battle::content().squads) {
    if (squad.code[0] == letter_of_side(seat)) choice.options.push_back(option_of_squad(squad));
  }
  choice.chosen = option_of_squad(mael::battle::squad_at(chosen));
  choice.label = choice.title + ": " + choice.chosen.label;
  return choice;
}

setup::Choice table_choice(mael::battle::BattlefieldId field) {
  setup::Choice choice{"table", setup::ChoiceLook::Segments};
  for (const FixedBattlefield& table : mael::battle::fixed_battlefields().first(kTables)) {
    choice.options.push_back(option_of_table(table));
    if (table.battlefield == field) choice.chosen = choice.options.back();
  }
  return choice;
}

}  // namespace

const GameCard& BattleSetup::card() const { return mael::battle::kEntry.card; }

Setup BattleSetup::setup_of(const Filled& filled) const {
  Setup setup = mael::battle::usual_setup();
  for (const FixedBattlefield& table : mael::battle::fixed_battlefields().first(kTables)) {
    if (table.name != setup::value_of(filled.values, "table")) continue;
    setup.battlefield = table.battlefield;
    setup.deployment = table.deployment;
  }
  for (std::size_t seat = 0; seat < setup.squads.size() && seat < filled.seats.size(); ++seat) {
    for (int which = 0; which < setup.squads[seat].size(); ++which) {
      const std::string_view id =
          setup::value_of(filled.seats[seat].values, "squad" + std::to_string(which + 1));
      const int squad = mael::battle::squad_named(id);
      if (squad < 0) continue;
      if (mael::battle::squad_at(squad).code[0] != letter_of_side(seat)) continue;
      setup.squads[seat][which] = static_cast<std::uint8_t>(squad);
    }
  }
  return setup;
}

setup::Form BattleSetup::form(const Filled& filled) const {
  const Setup setup = setup_of(filled);
  constexpr std::array kSides{"start.battle.side.foundation", "start.battle.side.enclave"};
  setup::Form form;
  form.note = say("start.battle.note");
  form.choices.push_back(table_choice(setup.battlefield));
  for (std::size_t seat = 0; seat < kSides.size(); ++seat) {
    setup::SeatForm side{say(kSides.at(seat)), {}};
    for (int which = 0; which < kSquadsASide; ++which) {
      side.choices.push_back(squad_choice(seat, which + 1, setup.squads[seat][which]));
    }
    form.seats.push_back(std::move(side));
  }
  form.kinds = {PlayerKind::Person, PlayerKind::RandomBot, PlayerKind::GreedyBot};
  form.status = say("start.battle.status",
                    {form.choices[0].chosen.label, form.seats[0].name, form.seats[1].name});
  const auto begun = mael::battle::start(setup);
  if (!begun) form.refusal = refusal(begun.error());
  return form;
}

LaidOut BattleSetup::begin(const Filled& filled, std::uint64_t seed) const {
  auto begun = begin_game<BattleTable>(setup_of(filled), setup::players_of(filled), seed);
  if (!begun) return Error{refusal(begun.error())};
  return std::move(*begun);
}

}  // namespace mael::web

#include "web/house/battle_units.h"

#include <algorithm>
#include <string>

#include "engine/battle/help/words.h"
#include "web/base/say.h"
#include "web/base/spoken.h"
#include "web/screens/battle/icons.h"
#include "web/screens/battle/words.h"

namespace mael::web::battle {

namespace {

using mael::battle::Faction;
using mael::battle::Lines;
using mael::battle::Loadout;
using mael::battle::ModelLoadout;
using mael::battle::OptionKind;
using mael::battle::OptionOffer;
using mael::battle::Profile;
using mael::battle::ReadyUnit;
using mael::battle::UnitOption;

std::string joined(const std::vector<std::string>& words) {
  std::string all;
  for (const std::string& word : words) all += (all.empty() ? "" : ", ") + word;
  return all;
}

void add_once(std::vector<std::string>& words, std::string word) {
  if (std::find(words.begin(), words.end(), word) == words.end()) words.push_back(std::move(word));
}

// Each once, in the order of the models that carry them.
std::vector<std::string> weapons_of(const Lines& lines) {
  std::vector<std::string> words;
  for (const Profile& line : lines) {
    for (const std::uint8_t weapon : line.weapons) {
      add_once(words, name_of_weapon(mael::battle::weapon_at(weapon)));
    }
  }
  return words;
}

// Its weapons, then its abilities.
std::string equipment_of(const Lines& lines) {
  std::vector<std::string> words = weapons_of(lines);
  for (const Profile& line : lines) {
    for (const auto& use : line.abilities) add_once(words, name_of_ability(use.ability));
  }
  return joined(words);
}

std::string id_of(const ReadyUnit& ready) {
  std::string id(ready.code);
  for (char& letter : id) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return id;
}

// What is proposed is legal: content that is not is no content.
Loadout loadout_of(const ReadyUnit& ready) {
  return *mael::battle::loadout_of(ready.squad, ready.lines);
}

const Profile& profile_of_kind(int squad, int kind) {
  return mael::battle::profile_at(mael::battle::squad_at(squad).first + kind);
}

std::string name_of_kind(int squad, int kind) {
  return say("battle.kind." + std::string(profile_of_kind(squad, kind).name));
}

// What is taken, and in whose place.
std::string name_of_option(int squad, const UnitOption& option) {
  const auto weapon = [](int number) { return name_of_weapon(mael::battle::weapon_at(number)); };
  switch (option.kind) {
    case OptionKind::Add: return say("start.battle.more", {name_of_kind(squad, option.to)});
    case OptionKind::Turn: return say("start.battle.turn", {name_of_kind(squad, option.to)});
    case OptionKind::Equip:
      return option.to == mael::battle::kNoWeapon ? name_of_ability(option.ability.ability)
                                                  : weapon(option.to);
    case OptionKind::Replace:
      return say("start.battle.instead", {weapon(option.to), weapon(option.from)});
  }
  return {};
}

// The rule against an offer, else how many more may take what there is little of.
std::string about_offer(const OptionOffer& offer, int models) {
  if (offer.refused) return mael::battle::explain({}, *offer.refused, spoken());
  return offer.left < models ? say_count("start.battle.left", offer.left) : std::string();
}

setup::Offer offer_of(const Loadout& loadout, const OptionOffer& offer) {
  const UnitOption& option = mael::battle::option_at(loadout.squad, offer.option);
  const bool added = option.kind == OptionKind::Add;
  setup::Offer out{"take-" + std::to_string(offer.option), name_of_option(loadout.squad, option)};
  out.on = !added && offer.taken > 0;
  const Loadout next = out.on ? without_offer(loadout, offer) : with_offer(loadout, offer);
  const int change = points_of(next) - points_of(loadout);
  out.line = signed_number(out.on ? -change : change);
  out.fits = out.on || !offer.refused;
  if (!out.on) out.about = about_offer(offer, loadout.models.size());
  out.value = write_loadout(next);
  return out;
}

// A model that was added goes again.
setup::Offer fewer_of(const Loadout& loadout, const OptionOffer& offer) {
  const UnitOption& option = mael::battle::option_at(loadout.squad, offer.option);
  const Loadout next = without_offer(loadout, offer);
  setup::Offer out{"leave-" + std::to_string(offer.option),
                   say("start.battle.fewer", {name_of_kind(loadout.squad, option.to)})};
  out.line = signed_number(points_of(next) - points_of(loadout));
  out.value = write_loadout(next);
  out.leaves = true;
  return out;
}

setup::Part part_of_unit(const Loadout& loadout) {
  setup::Part part{
      say_count("start.battle.squad", loadout.models.size(), {std::to_string(points_of(loadout))})};
  for (const OptionOffer& offer : offers_of(loadout)) {
    part.offers.push_back(offer_of(loadout, offer));
    if (offer.taken > 0) part.offers.push_back(fewer_of(loadout, offer));
  }
  return part;
}

// Models of one kind are told apart by a number.
std::string title_of_model(const Loadout& loadout, int model) {
  const int kind = loadout.models[model].kind;
  int place = 0, alike = 0;
  for (int i = 0; i < loadout.models.size(); ++i) {
    if (loadout.models[i].kind != kind) continue;
    ++alike;
    if (i <= model) ++place;
  }
  const std::string name = name_of_kind(loadout.squad, kind);
  return alike > 1 ? name + " " + std::to_string(place) : name;
}

setup::Part part_of_model(const Loadout& loadout, int model) {
  Loadout alone;
  alone.squad = loadout.squad;
  alone.models.push_back(loadout.models[model]);
  setup::Part part{title_of_model(loadout, model), equipment_of(lines_of(alone))};
  for (const OptionOffer& offer : offers_of(loadout, model)) {
    part.offers.push_back(offer_of(loadout, offer));
  }
  return part;
}

}  // namespace

setup::Option option_of_unit(const Loadout& loadout) {
  const mael::battle::Squad& squad = mael::battle::squad_at(loadout.squad);
  const Lines lines = lines_of(loadout);
  setup::Option option{write_loadout(loadout), say("unit." + std::string(squad.code))};
  option.line =
      say_count("start.battle.squad", loadout.models.size(), {std::to_string(points_of(loadout))});
  option.about =
      say("start.battle.figures", {std::to_string(lines[0].mv), std::to_string(lines[0].skl),
                                   std::to_string(lines[0].av), joined(weapons_of(lines))});
  option.emblems = {
      {icon_of(squad), squad.faction == Faction::Epirian ? Tint::Orange : Tint::Violet}};
  return option;
}

std::optional<Loadout> unit_named(std::string_view id) {
  for (const ReadyUnit& ready : mael::battle::content().ready) {
    if (id_of(ready) == id) return loadout_of(ready);
  }
  auto loadout = mael::battle::read_loadout(id);
  if (loadout && mael::battle::squad_at(loadout->squad).is_former()) return {};
  return loadout;
}

std::vector<setup::Option> ready_units(Faction faction) {
  std::vector<setup::Option> units;
  for (const ReadyUnit& ready : mael::battle::content().ready) {
    if (mael::battle::squad_at(ready.squad).faction != faction) continue;
    units.push_back(option_of_unit(loadout_of(ready)));
    units.back().id = id_of(ready);
    units.back().label = say("unit." + std::string(ready.code));
  }
  return units;
}

std::vector<setup::Part> parts_of_unit(const Loadout& loadout) {
  std::vector<setup::Part> parts{part_of_unit(loadout)};
  for (int model = 0; model < loadout.models.size(); ++model) {
    parts.push_back(part_of_model(loadout, model));
  }
  const bool empty = std::all_of(parts.begin(), parts.end(),
                                 [](const setup::Part& part) { return part.offers.empty(); });
  return empty ? std::vector<setup::Part>() : parts;
}

}  // namespace mael::web::battle

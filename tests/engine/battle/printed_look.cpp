#include "tests/engine/battle/printed_look.h"

#include <algorithm>
#include <array>

#include "engine/battle/content/roster.h"
#include "engine/battle/effects/rows.h"
#include "engine/core/table.h"
#include "tests/engine/play/printed_words.h"

namespace mael::battle {
namespace {

std::string_view word_of(ModelType type) {
  constexpr std::array<std::string_view, 5> kWords{"infantry", "bike", "swarm", "behemoth",
                                                   "vehicle"};
  return kWords[static_cast<std::size_t>(type)];
}

std::string of_abilities(const AbilityUses& uses) {
  std::string text;
  for (const AbilityUse& use : uses) text += (text.empty() ? "" : "+") + ability_word(use);
  return text;
}

std::string of_designators(Designators designators) {
  std::string text;
  for (const char* word :
       {"armored", "bot-division", "bot-handler", "character", "contractor", "inorganic",
        "military-caste", "organic", "priest-caste", "robot", "solo"}) {
    if ((designators & designator_named(word)) != 0)
      text += (text.empty() ? "" : "+") + std::string(word);
  }
  return text;
}

std::string of_profile(const Profile& profile) {
  std::string weapons;
  for (const std::uint8_t weapon : profile.weapons) {
    weapons += (weapons.empty() ? "" : "+") + std::string(weapon_at(weapon).name);
  }
  PrintedWords words;
  words.say(std::to_string(profile.copies) + "*" + std::string(profile.name))
      .say_if(profile.leads, "leader")
      .number("mv", profile.mv)
      .number("evs", profile.evs)
      .number("skl", profile.skl)
      .number("av", profile.av)
      .number("cqa", profile.cqa)
      .number("for", profile.fortitude)
      .number("wp", profile.wp)
      .say(word_of(profile.type))
      .say(weapons.empty() ? "unarmed" : weapons)
      .say_if(profile.frags, "frag");
  if (profile.command != kNoCommand) words.number("command", profile.command);
  if (profile.field != 0) words.number("field", profile.field);
  if (!profile.abilities.empty()) words.say(of_abilities(profile.abilities));
  words.say(of_designators(profile.designators));
  return words.text();
}

std::string shots_of(const Weapon& weapon) {
  constexpr std::array<std::string_view, 6> kWords{"", "SB", "LB", "D6", "CQA", "D3"};
  const std::string_view word = kWords[static_cast<std::size_t>(weapon.shots)];
  const std::string number = std::to_string(weapon.number);
  if (word.empty()) return number;
  return weapon.number == 0 ? std::string(word) : number + "+" + std::string(word);
}

std::string range_of(const Weapon& weapon) {
  constexpr std::array<std::string_view, 4> kWords{"", "far", "CQ", "H&R"};
  const std::string_view word = kWords[static_cast<std::size_t>(weapon.reach)];
  return word.empty() ? std::to_string(weapon.range / kMilsPerInch) : std::string(word);
}

std::string of_weapon(const Weapon& weapon) {
  constexpr std::array<std::string_view, 8> kTypes{"pistol", "sr",    "heavy",   "sh",
                                                   "aoe",    "melee", "grenade", "hr"};
  const std::string damage = weapon.damage_die == 0 ? std::to_string(weapon.damage)
                                                    : "D" + std::to_string(weapon.damage_die);
  PrintedWords words;
  words.say("rng:" + range_of(weapon))
      .say("sho:" + shots_of(weapon))
      .number("pen", weapon.pen)
      .say("dam:" + damage)
      .number("sup", weapon.sup);
  for (std::size_t i = 0; i < kTypes.size(); ++i) {
    words.say_if((weapon.types >> i & 1) != 0, kTypes[i]);
  }
  if (!weapon.abilities.empty()) words.say(of_abilities(weapon.abilities));
  return words.text();
}

// Of a unit what stands on its first line alone.
std::string of_unit(const Squad& squad) {
  constexpr std::array<std::string_view, 6> kRoles{"former", "command",  "core",
                                                   "hammer", "vanguard", "anvil"};
  PrintedWords words;
  words.say(word_of(squad.faction))
      .say(kRoles[static_cast<std::size_t>(squad.role)])
      .number("points", squad.points);
  return words.text();
}

std::string name_of_model(const Squad& squad, int kind) {
  return kind == kAnyModel ? "any" : std::string(profile_at(squad.first + kind).name);
}

std::string of_option(const Squad& squad, const UnitOption& option) {
  constexpr std::array<std::string_view, 4> kNames{"add", "turn", "equip", "replace"};
  const bool models = option.kind == OptionKind::Add || option.kind == OptionKind::Turn;
  PrintedWords words;
  words.say(kNames[static_cast<std::size_t>(option.kind)]);
  if (option.kind != OptionKind::Add) words.say(name_of_model(squad, option.model));
  if (option.from != kNoWeapon) words.say("from:" + std::string(weapon_at(option.from).name));
  words.say("to:" + (models                   ? name_of_model(squad, option.to)
                     : option.to == kNoWeapon ? ability_word(option.ability)
                                              : std::string(weapon_at(option.to).name)));
  words.number("most", option.most).number("points", option.points);
  if (!option.group.empty()) {
    words.say(option.group).number("group", option.group_most).say_if(option.one_each, "one");
  }
  return words.text();
}

}  // namespace

std::string printed(std::string_view thing) {
  const std::vector<Weapon>& weapons = content().weapons;
  const auto named = [&](const Weapon& weapon) { return weapon.name == thing; };
  const auto weapon = std::find_if(weapons.begin(), weapons.end(), named);
  if (weapon != weapons.end()) return of_weapon(*weapon);
  const auto parts = split(thing, '.');
  const int squad = squad_named(parts[0]);
  int number = 0;
  if (squad < 0 || parts.size() > 2) return "?";
  if (parts.size() == 1) return of_unit(squad_at(squad));
  if (parts[1].substr(0, 1) == "o") {
    const int most = squad_at(squad).options;
    if (most == 0 || !read_number(parts[1].substr(1), 1, most, number)) return "?";
    return of_option(squad_at(squad), option_at(squad, number - 1));
  }
  if (!read_number(parts[1], 1, squad_at(squad).profiles, number)) return "?";
  return of_profile(profile_at(squad_at(squad).first + number - 1));
}

}  // namespace mael::battle

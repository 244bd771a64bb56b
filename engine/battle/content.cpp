#include "engine/battle/content.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <utility>

#include "embedded/battle_pieces.h"
#include "engine/battle/content/options.h"
#include "engine/battle/content/piece_reader.h"
#include "engine/battle/effects/rows.h"
#include "engine/core/text.h"

namespace mael::battle {
namespace {

constexpr int kMostOfRoster = kMostSquadModels - 1;  // one more may join

using namespace weapon_type;

constexpr std::array<std::string_view, kFactions> kFactionWords{"epirian", "karist"};
constexpr std::array<std::string_view, 6> kRoleWords{"former", "command",  "core",
                                                     "hammer", "vanguard", "anvil"};
constexpr std::array<std::string_view, 3> kSources{"book", "completed", "former"};
constexpr std::string_view kFormer = "former-";
constexpr std::array<std::string_view, 5> kModelTypes{"infantry", "bike", "swarm", "behemoth",
                                                      "vehicle"};
constexpr std::array<std::string_view, 2> kLeads{"-", "leader"};
constexpr std::array<std::string_view, 8> kTypeNames{"pistol", "sr",    "heavy",   "sh",
                                                     "aoe",    "melee", "grenade", "hr"};

bool starts_with(std::string_view text, std::string_view begin) {
  return text.substr(0, begin.size()) == begin;
}

// ---- Weapons ----------------------------------------------------------------------------------

void read_range(PieceReader& reader, const Record& record, Weapon& weapon) {
  if (record.text(1) == "CQ") {
    weapon.reach = Reach::CloseQuarters;
  } else if (record.text(1) == "any") {
    weapon.reach = Reach::Unlimited;
  } else if (record.text(1) == "H&R") {
    weapon.reach = Reach::HitAndRun;
  } else {
    weapon.range = record.number(1, 1, 120, reader.faults()) * kMilsPerInch;
  }
}

// "2", "D6", "1+D6", "D3", "SB", "1+SB", "CQA", "+1".
void read_shot_column(PieceReader& reader, const Record& record, Weapon& weapon) {
  std::string_view text = record.text(2);
  const std::size_t plus = text.find('+');
  const std::string_view before = plus == std::string_view::npos ? text : text.substr(0, plus);
  const std::string_view after =
      plus == std::string_view::npos ? std::string_view() : text.substr(plus + 1);
  int number = 0;
  bool ok = true;
  if (plus == 0) {
    weapon.shots = Shots::Attacks;
    ok = read_number(after, 1, 9, number);
  } else if (before == "CQA") {
    weapon.shots = Shots::Attacks;
  } else {
    constexpr std::array<std::pair<std::string_view, Shots>, 4> kSorts{{{"SB", Shots::SmallBlast},
                                                                        {"LB", Shots::LargeBlast},
                                                                        {"D6", Shots::Die},
                                                                        {"D3", Shots::HalfDie}}};
    const bool added = plus != std::string_view::npos;
    const auto sort = std::find_if(kSorts.begin(), kSorts.end(), [&](const auto& each) {
      return each.first == (added ? after : before);
    });
    if (sort != kSorts.end()) weapon.shots = sort->second;
    if (sort == kSorts.end() || added) ok = read_number(before, 1, 12, number);
    ok = ok && (!added || sort != kSorts.end());
  }
  weapon.number = static_cast<std::int8_t>(number);
  reader.require(record, 2, ok, "no number of shots");
}

void read_damage(PieceReader& reader, const Record& record, Weapon& weapon) {
  const std::string_view text = record.text(4);
  if (text == "D3" || text == "D6") {
    weapon.damage = 0;
    weapon.damage_die = text == "D3" ? 3 : 6;
  } else {
    weapon.damage = reader.number(record, 4, 1, 12);
  }
}

void read_types(PieceReader& reader, const Record& record, Weapon& weapon) {
  for (const std::string_view word : record.words(6)) {
    const auto found = std::find(kTypeNames.begin(), kTypeNames.end(), word);
    if (!reader.require(record, 6, found != kTypeNames.end(), "no weapon type")) return;
    weapon.types |= static_cast<std::uint8_t>(1u << (found - kTypeNames.begin()));
  }
  const bool melee = weapon.is(kMelee),
             blast = weapon.shots == Shots::SmallBlast || weapon.shots == Shots::LargeBlast;
  reader.require(record, 6, melee == (weapon.reach == Reach::CloseQuarters),
                 "melee weapons, and only these, reach no farther than CQ");
  reader.require(record, 6, weapon.reach != Reach::HitAndRun || weapon.is(kHitAndRun),
                 "what reaches no farther than a Hit & Run is of that type");
  reader.require(record, 6, blast == weapon.is(kAoe), "AoE weapons, and only these, have a blast");
  reader.require(record, 5, !melee || weapon.sup == 0, "melee weapons suppress nobody");
}

void read_riders(PieceReader& reader, const Record& record, const Content& content,
                 Weapon& weapon) {
  for (const std::string_view word : record.words(7)) {
    reader.require(record, 7, add_ability(content, word, Holder::Weapon, weapon.abilities),
                   "no ability of weapons");
  }
  weapon.effects = effects_of(content, weapon.abilities);
}

// A weapon of a former edition is called like that of today.
void read_weapon_name(PieceReader& reader, const Record& record, const Content& content,
                      Weapon& weapon) {
  weapon.name = weapon.called = record.text(0);
  reader.require(record, 0, find_weapon(content, weapon.name) < 0, "named twice");
  const bool is_former = starts_with(weapon.name, kFormer);
  if (is_former) weapon.called.remove_prefix(kFormer.size());
  const int source = record.one_of(8, kSources, reader.faults());
  reader.require(record, 0, is_former == (source == 2),
                 "former weapons, and only these, are called former-");
}

void require_todays(PieceReader& reader, const Content& content) {
  for (const Weapon& weapon : content.weapons) {
    if (find_weapon(content, weapon.called) >= 0) continue;
    reader.faults().push_back({std::string(weapon.name) + " is called like no weapon of today"});
  }
}

void read_weapons(std::string_view text, Content& content, std::vector<std::string>& messages) {
  PieceReader reader("weapons.tsv", messages);
  const TsvTable table = TsvTable::read(
      text, {"weapon", "rng", "sho", "pen", "dam", "sup", "types", "abilities", "source"},
      reader.faults());
  for (const Record& record : table.records()) {
    Weapon weapon;
    read_weapon_name(reader, record, content, weapon);
    read_range(reader, record, weapon);
    read_shot_column(reader, record, weapon);
    weapon.pen = reader.number(record, 3, 1, 9);
    read_damage(reader, record, weapon);
    weapon.sup = reader.number_or_none(record, 5, 2, 6);
    read_types(reader, record, weapon);
    read_riders(reader, record, content, weapon);
    content.weapons.push_back(weapon);
  }
  if (content.weapons.size() > kMostWeapons - 2) {
    reader.faults().push_back({"more weapons than there is room for"});
  }
  require_todays(reader, content);
}

// Bare hands (EDG-288, EDG-289).
void add_unarmed(Content& content) {
  Weapon bare;
  bare.name = bare.called = "unarmed";
  bare.reach = Reach::CloseQuarters;
  bare.shots = Shots::Attacks;
  bare.pen = 3;
  bare.types = kMelee;
  content.weapons.push_back(bare);
  bare.name = bare.called = "unarmed-large";
  bare.pen = 4;
  content.weapons.push_back(bare);
}

// ---- Units ------------------------------------------------------------------------------------

void read_carried(PieceReader& reader, const Record& record, const Content& content,
                  Profile& profile) {
  for (const std::string_view word : record.words(12)) {
    const int weapon = find_weapon(content, word);
    if (!reader.require(record, 12, weapon >= 0, "no weapon " + std::string(word)) ||
        !reader.require(record, 12, !profile.weapons.full(), "too many weapons")) {
      return;
    }
    profile.weapons.push_back(static_cast<std::uint8_t>(weapon));
  }
}

void read_traits(PieceReader& reader, const Record& record, const Content& content,
                 Profile& profile) {
  for (const std::string_view word : record.words(13)) {
    int number = 0;
    if (word == "frag") {
      profile.frags = true;
    } else if (starts_with(word, "command:") && read_number(word.substr(8), 0, 4, number)) {
      profile.command = static_cast<std::int8_t>(number);
    } else if (starts_with(word, "field:") && read_number(word.substr(6), 1, 6, number)) {
      profile.field = static_cast<std::uint8_t>(number);
    } else {
      reader.require(record, 13, add_ability(content, word, Holder::Model, profile.abilities),
                     "no trait");
    }
  }
  profile.effects = effects_of(content, profile.abilities);
}

void read_designators(PieceReader& reader, const Record& record, Profile& profile) {
  for (const std::string_view word : record.words(14)) {
    const Designators bit = designator_named(word);
    reader.require(record, 14, bit != 0, "no designator");
    profile.designators = static_cast<Designators>(profile.designators | bit);
  }
}

Profile read_profile(PieceReader& reader, const Record& record, const Content& content) {
  Profile profile;
  profile.name = record.text(1);
  profile.copies = reader.number(record, 2, 0, kMostOfRoster);
  profile.leads = record.one_of(3, kLeads, reader.faults()) != 0;
  profile.mv = reader.number(record, 4, 0, 20);
  profile.evs = reader.number(record, 5, 2, 6);
  profile.skl = reader.number(record, 6, 0, 9);
  profile.av = reader.number(record, 7, 0, 9);
  profile.cqa = reader.number(record, 8, 0, 9);
  profile.fortitude = reader.number(record, 9, 1, 15);
  profile.wp = reader.number_or_none(record, 10, 2, 6);
  profile.type = static_cast<ModelType>(record.one_of(11, kModelTypes, reader.faults()));
  read_carried(reader, record, content, profile);
  read_traits(reader, record, content, profile);
  read_designators(reader, record, profile);
  return profile;
}

bool is_former_code(std::string_view code) {
  int number = 0;
  return code.size() == 3 && code[0] >= 'A' && code[0] <= 'Z' &&
         read_number(code.substr(1), 0, 99, number);
}

// The squad a line belongs to: the one of the line before, or a new one.
Squad& squad_of(PieceReader& reader, const Record& record, Content& content) {
  const std::string_view code = record.text(0);
  if (!content.squads.empty() && content.squads.back().code == code) return content.squads.back();
  const bool known = std::any_of(content.squads.begin(), content.squads.end(),
                                 [&](const Squad& each) { return each.code == code; });
  reader.require(record, 0, !known, "the lines of a squad stand together");
  Squad squad;
  squad.code = code;
  squad.first = static_cast<std::uint8_t>(content.profiles.size());
  content.squads.push_back(squad);
  return content.squads.back();
}

// On the first line of a squad alone.
void read_head(PieceReader& reader, const Record& record, const Content& content, Squad& squad) {
  if (squad.profiles > 0) {
    for (const int column : {15, 16, 17}) {
      reader.require(record, column, record.text(column) == "-",
                     "a squad has it on its first line");
    }
    return;
  }
  squad.points = reader.number(record, 15, 1, 60);
  squad.faction = static_cast<Faction>(record.one_of(16, kFactionWords, reader.faults()));
  squad.role = static_cast<Role>(record.one_of(17, kRoleWords, reader.faults()));
  reader.require(
      record, 0, is_former_code(squad.code) == squad.is_former(),
      "squads of a former edition, and these alone, are told by a letter and two digits");
  const std::size_t squads = content.squads.size();
  reader.require(record, 17,
                 !squad.is_former() || squads == 1 || content.squads[squads - 2].is_former(),
                 "squads of a former edition stand first");
}

void read_units(std::string_view text, Content& content, std::vector<std::string>& messages) {
  PieceReader reader("units.tsv", messages);
  const TsvTable table = TsvTable::read(
      text,
      {"unit", "model", "copies", "lead", "mv", "evs", "skl", "av", "cqa", "for", "wp", "type",
       "weapons", "traits", "designators", "points", "faction", "role"},
      reader.faults());
  for (const Record& record : table.records()) {
    if (content.profiles.size() >= kMostProfiles) {
      reader.require(record, 0, false, "more models than there is room for");
      return;
    }
    Squad& squad = squad_of(reader, record, content);
    read_head(reader, record, content, squad);
    Profile profile = read_profile(reader, record, content);
    profile.row = static_cast<std::uint8_t>(content.profiles.size());
    squad.profiles = static_cast<std::uint8_t>(squad.profiles + 1);
    reader.require(record, 0, squad.profiles <= kMostSquadModels, "too many kinds of models");
    squad.models = static_cast<std::uint8_t>(squad.models + profile.copies);
    reader.require(record, 2, squad.models <= kMostOfRoster, "too many models in the squad");
    reader.require(record, 3, !(profile.leads && squad.has_leader), "a second squad leader");
    squad.has_leader = squad.has_leader || profile.leads;
    content.profiles.push_back(profile);
  }
  const bool fits = !content.squads.empty() && content.squads.size() <= kMostSquads;
  if (!fits) reader.faults().push_back({"expected 1 to 128 squads"});
}

// ---- What is left out -------------------------------------------------------------------------

void read_left_out(std::string_view text, const Content& content,
                   std::vector<std::string>& messages) {
  PieceReader reader("left_out.tsv", messages);
  const TsvTable table = TsvTable::read(text, {"ability", "of", "why"}, reader.faults());
  for (const Record& record : table.records()) {
    for (const std::string_view word : record.words(1)) {
      const bool squad = std::any_of(content.squads.begin(), content.squads.end(),
                                     [&](const Squad& each) { return each.code == word; });
      const bool known = squad || find_weapon(content, word) >= 0;
      reader.require(record, 1, known, "neither a squad nor a weapon");
    }
  }
}

}  // namespace

int find_weapon(const Content& content, std::string_view name) {
  const auto& all = content.weapons;
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Weapon& each) { return each.name == name; });
  return found == all.end() ? -1 : static_cast<int>(found - all.begin());
}

std::string_view word_of(Faction faction) {
  return kFactionWords[static_cast<std::size_t>(faction)];
}

// Bases of 30, 40, 60 and 80 millimetres.
std::int32_t Profile::radius() const {
  switch (type) {
    case ModelType::Infantry: return 591;
    case ModelType::Bike:
    case ModelType::Swarm: return 787;
    case ModelType::Behemoth: return fortitude >= 10 ? 1575 : 1181;
    case ModelType::Vehicle: return 1575;
  }
  return 591;
}

std::int32_t Profile::height() const {
  switch (type) {
    case ModelType::Infantry: return 1250;
    case ModelType::Bike: return 1400;
    case ModelType::Swarm: return 600;
    case ModelType::Behemoth: return fortitude >= 10 ? 3000 : 2500;
    case ModelType::Vehicle: return 2000;
  }
  return 1250;
}

Result<Content, std::vector<std::string>> Content::read(const PieceFiles& tables) {
  Content content;
  std::vector<std::string> messages;
  read_abilities(tables, content, messages);
  read_weapons(tables.weapons, content, messages);
  read_units(tables.units, content, messages);
  read_options(tables, content, messages);
  read_left_out(tables.left_out, content, messages);
  add_unarmed(content);
  if (!messages.empty()) return messages;
  return content;
}

const PieceFiles& built_in_pieces() {
  static const PieceFiles tables{
      std::string(embedded::kUnitsTsv),         std::string(embedded::kWeaponsTsv),
      std::string(embedded::kLeftOutTsv),       std::string(embedded::kAbilitiesTsv),
      std::string(embedded::kBattleEffectsTsv), std::string(embedded::kOptionsTsv),
      std::string(embedded::kReadyTsv)};
  return tables;
}

const Content& read_content() {
  static const Content all = [] {
    auto read = Content::read(built_in_pieces());
    if (read) return *read;
    for (const std::string& message : read.error()) std::fprintf(stderr, "%s\n", message.c_str());
    std::abort();
  }();
  return all;
}

int squad_named(std::string_view code) {
  const auto& squads = content().squads;
  for (std::size_t i = 0; i < squads.size(); ++i) {
    if (equal_in_either_case(squads[i].code, code)) return static_cast<int>(i);
  }
  return -1;
}

int former_squads() {
  static const int count =
      static_cast<int>(std::count_if(content().squads.begin(), content().squads.end(),
                                     [](const Squad& squad) { return squad.is_former(); }));
  return count;
}

}  // namespace mael::battle

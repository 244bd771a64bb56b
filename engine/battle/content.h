// The units and weapons of the battle, the numbers on them and what they may take, read once from
// assets/battle. Names lie in the table of texts.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/battle/effects/vocabulary.h"
#include "engine/core/fixed_list.h"
#include "engine/core/plane.h"
#include "engine/core/result.h"

namespace mael::battle {

inline constexpr int kMostWeapons = 192;    // kinds of weapons, the unarmed attack among them
inline constexpr int kMostProfiles = 96;    // kinds of models
inline constexpr int kMostSquads = 128;     // kinds of units
inline constexpr int kMostSquadModels = 7;  // models of one unit: six, and one that has joined
inline constexpr int kMostOptions = 26;     // of one kind of unit: a letter tells each
inline constexpr int kMostCarried = 7;      // weapons of one model
inline constexpr int kFirstRange = 6 * kMilsPerInch;  // short range (EDG-126)

// The numbers of a model (section 7). `type` as in the table of units.
enum class ModelType : std::uint8_t { Infantry, Bike, Swarm, Behemoth, Vehicle };

// What the number of shots of a weapon adds to its printed number.
enum class Shots : std::uint8_t {
  Fixed,
  SmallBlast,  // EDG-378
  LargeBlast,  // EDG-379
  Die,         // a D6, rolled when shots are determined (EDG-R58)
  Attacks,     // the model's CQA (EDG-283, EDG-284)
  HalfDie,     // a D3, likewise
};

enum class Reach : std::uint8_t {
  Ranged,
  Unlimited,
  CloseQuarters,
  HitAndRun,  // fired by a Hit & Run alone (EDG-390)
};

namespace weapon_type {
inline constexpr std::uint8_t kPistol = 1, kShortRanged = 2, kHeavy = 4, kSuperheavy = 8, kAoe = 16,
                              kMelee = 32, kGrenade = 64, kHitAndRun = 128;
}  // namespace weapon_type

struct Weapon {
  std::string_view name;    // its key in the table …
  std::string_view called;  // … and of its name among the texts: a former one's is today's
  Reach reach = Reach::Ranged;
  std::int32_t range = 0;  // in mils, of ranged ones
  Shots shots = Shots::Fixed;
  std::int8_t number = 0;  // printed shots, or what is added to `shots`
  std::uint8_t pen = 1;
  std::uint8_t damage = 1;      // 0: a die of so many sides …
  std::uint8_t damage_die = 0;  // … 3 or 6 (EDG-181)
  std::uint8_t sup = 0;         // 0: no suppression test (EDG-274)
  std::uint8_t types = 0;       // weapon_type bits
  AbilityUses abilities;
  Effects effects;  // of these

  bool is(std::uint8_t type) const { return (types & type) != 0; }
  bool is_melee() const { return is(weapon_type::kMelee); }
};

inline constexpr std::int8_t kNoCommand = -1;
inline constexpr std::uint8_t kNoWp = 0;  // passes every WP test (EDG-113)

// One kind of model in one kind of unit.
struct Profile {
  std::string_view name;  // its key in the table of texts
  std::uint8_t row = 0;   // of the table, from 0 on
  std::uint8_t copies = 1;
  bool leads = false;  // the first of its copies is named squad leader
  std::uint8_t mv = 0, evs = 0, skl = 0, av = 0, cqa = 0, fortitude = 1, wp = 0;
  ModelType type = ModelType::Infantry;
  FixedList<std::uint8_t, kMostCarried> weapons;  // numbers of the table, as the roster has them
  std::int8_t command = kNoCommand;               // EDG-337
  std::uint8_t field = 0;                         // EDG-166
  bool frags = false;                             // EDG-381
  AbilityUses abilities;
  Effects effects;  // of these
  Designators designators = 0;

  bool is_large() const { return type == ModelType::Behemoth || type == ModelType::Vehicle; }
  friend bool operator==(const Profile&, const Profile&) = default;
  std::int32_t radius() const;  // of its base, in mils (EDG-R2)
  std::int32_t height() const;  // in mils; its eyes are as high (EDG-R3)
};

enum class Faction : std::uint8_t { Epirian, Karist };
inline constexpr int kFactions = 2;
std::string_view word_of(Faction faction);  // epirian
// The types of units (EDG-410). Former: a squad of a former edition, which is as it is, with all it
// carries and without options.
enum class Role : std::uint8_t { Former, Command, Core, Hammer, Vanguard, Anvil };

// A kind of unit: its models in the order of the roster.
struct Squad {
  std::string_view code;  // contractor-defenders; of a former one E01
  Faction faction = Faction::Epirian;
  Role role = Role::Former;
  std::uint8_t first = 0;  // of its profiles
  std::uint8_t profiles = 0;
  std::uint8_t models = 0;  // of the least unit (EDG-407)
  std::uint8_t points = 0;  // of the least unit, with all it carries (EDG-403)
  bool has_leader = false;  // else its owner's first model is named (EDG-047)
  std::uint16_t first_option = 0;
  std::uint8_t options = 0;

  bool is_former() const { return role == Role::Former; }
};

enum class OptionKind : std::uint8_t {
  Add,      // one more model of the kind `to`
  Turn,     // a model is one of the kind `to` instead
  Equip,    // a model carries `to` besides, or can do it
  Replace,  // a model carries `to` in place of `from`
};
inline constexpr std::uint8_t kAnyModel = 0xff, kNoWeapon = 0xff;

// What a kind of unit may take (EDG-406). Kinds of models are told by their place among its
// profiles.
struct UnitOption {
  OptionKind kind = OptionKind::Add;
  std::uint8_t model = kAnyModel;  // who takes it, kAnyModel: anyone; not of Add
  std::uint8_t from = kNoWeapon;   // weapon that is given up
  std::uint8_t to = kNoWeapon;     // kind of model, or weapon; kNoWeapon: an ability
  AbilityUse ability;
  std::uint8_t most = 1;        // models of a unit that take it
  std::int8_t points = 0;       // of each
  std::string_view group;       // it shares its limits with; empty: with none
  std::uint8_t group_most = 0;  // of the group in one unit; 0: no limit
  bool one_each = false;        // a model takes at most one of the group
};

// A unit with options that is proposed, by the code of the squad of a former edition it is called
// like: its models, of one kind each, with what they carry.
struct ReadyUnit {
  std::string_view code;
  std::uint8_t squad = 0;
  FixedList<Profile, kMostSquadModels> lines;
};

// Each table of pieces as its file has it.
struct PieceFiles {
  std::string units, weapons, left_out, abilities, effects, options, ready;
};

// Everything on the tables, in their order. The unarmed attacks stand behind the printed weapons.
struct Content {
  std::vector<Ability> abilities;
  std::vector<Weapon> weapons;
  std::vector<Profile> profiles;
  std::vector<Squad> squads;  // those of a former edition first
  std::vector<UnitOption> options;
  std::vector<ReadyUnit> ready;

  // Reads the tables, or says everything wrong with them: each message opens with its file, line
  // and column. What is read looks into the texts of `tables`, which must outlive it.
  static Result<Content, std::vector<std::string>> read(const PieceFiles& tables);

  int unarmed() const { return static_cast<int>(weapons.size()) - 2; }        // EDG-288
  int unarmed_large() const { return static_cast<int>(weapons.size()) - 1; }  // EDG-289
};

const PieceFiles& built_in_pieces();

// The tables built into the program. A test reads them; a fault in them ends the program.
const Content& read_content();
inline const Content& content() {
  static const Content& all = read_content();
  return all;
}

inline const Weapon& weapon_at(int number) {
  return content().weapons[static_cast<std::size_t>(number)];
}
inline const Profile& profile_at(int number) {
  return content().profiles[static_cast<std::size_t>(number)];
}
inline const Squad& squad_at(int number) {
  return content().squads[static_cast<std::size_t>(number)];
}
// The number of a squad by its code, in either case of its letters; -1 for anything else.
int squad_named(std::string_view code);
// How many squads are of a former edition: they have the first numbers.
int former_squads();

}  // namespace mael::battle

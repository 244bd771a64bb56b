// What abilities do, as rows of assets/battle/battle_effects.tsv: their words, and what the clauses
// of a row come to for a weapon or a model that has the ability. effects/figures.h asks for it, and
// nobody else.
//
// A clause is looked at in one moment, and its verb can happen in that alone:
//
//   counter    defense, of weapons   a hit takes two points of this special defense (EDG-171)
//   field      defense, of weapons   so much field for each model that carries it (EDG-R186)
//   injury     model-removed, of weapons
//                                    so many injuries to others where a hit removes a model
//   rise       critical, of weapons  a critical hit may raise the target's suppression by so many
//   put        critical, of weapons  or put so many of these tokens on it; either at once, and
//                                    instead of striking perfectly (EDG-138, EDG-165)
//   dodge      defense, of models    the unit dodges so many hits: the best model's number
//   cascade    defense, of models    so much of a field that rolls a die for each hit it blocks
//   flip-cost  armor, of weapons     so much more for each flip of an armor die
//   damage     damage, of weapons    so much more on a model that has one of the designators
//   tests      support, of weapons   so many suppression tests where others make one
//   ignore     always, of models     this rule is none for them; that a dash makes fire wild
//                                    (dash), and what lies in its way (ground), is none for a unit
//                                    in which it is none for all
//   forbid     always, of models     a unit of such alone does one of these in an activation
//   remove     always, of models     a unit that falls to such alone is removed
//   token      use, of models        their unit gets one of this kind, when it wants to (uses.h)
//   command    always, of models     they have the Command ability of so much (EDG-337)
//   stat       always, of models     so much is added to this figure of theirs
//   value      always, of models     so much is added to the value of this ability of theirs
//   relief     order, of models      their orders lower units with one of the designators by so
//                                    many levels more
//   targeting  target-named, of weapons
//                                    the target may be beyond its range (far), or out of sight
//                                    (unseen)
//   shots      shots, of weapons     so many more or fewer
//   mark       action-done, of both  the target of a Fire action gets one such token (EDG-R197): of
//                                    weapons one however many were fired, of models one for each
//   level      use                   a unit's suppression counts as so much lower (EDG-R214)
//   confuse    use                   a unit has so many actions fewer; one that is confused already
//                                    rises by as many levels (EDG-R190)
//   price      help, of models       so many units with one of the designators that use what asks
//                                    for a commander, in their command range, pay a point less
//   sweep      fired, of weapons     where it was used with what it is used for, all others within
//                                    so many inches and in the unit's front arc rise by a level
//
// stat and value are given by use as well, and stat with help to whom a point is spared; what is
// used by a weapon (shots) is for that alone.
//
// An amount is a number, or {x}: that which is printed with the ability. What lasts names how long:
// -1(activation), to the end of the activation; dodge+1(until-activation), until its unit is next
// activated; 1(next-activation), to the end of the next one; machine-god+1(turn).
//
// What is used may cost command points, cp(1), and an action (action), and be used once a turn by a
// unit (turn). It may ask for its unit to take cover already (cover), for a commander that has one
// of some designators and its unit in range, commanded(bot-handler), and for a target: an enemy
// that is valid within so many inches, enemy(30), or a friend within them, friend(3), which has one
// of some designators, has(robot). Who has used what forbids
// use+recover does not recover in that activation.
//
// What is done to a target may ask for a token on it, token(painted), for its leader to be out of
// sight (unseen), and for a distance as it was when it was named: range(24), or range(standard) of
// the weapon.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/core/fixed_list.h"

namespace mael::battle {

enum class Moment : std::uint8_t {
  Always,
  Defense,
  Armor,
  Damage,
  Support,
  Use,
  Order,
  TargetNamed,
  Shots,
  ActionDone,
  Help,
  Fired,
  Critical,
  ModelRemoved,
};
enum class Holder : std::uint8_t { Weapon, Model };
enum class Verb : std::uint8_t {
  Counter,
  Field,
  FlipCost,
  Damage,
  Tests,
  Ignore,
  Forbid,
  Remove,
  Token,
  Command,
  Stat,
  Value,
  Relief,
  Targeting,
  Shots,
  Mark,
  Dodge,
  Cascade,
  Level,
  Confuse,
  Price,
  Sweep,
  Rise,
  Put,
  Injury,
};
// What can be ignored.
enum class Burden : std::uint8_t { Heavy, Dash, Ground };
// What a target need not be.
enum class Lifted : std::uint8_t { Range, Sight };
// What one activation does not hold together.
enum class Pair : std::uint8_t { AimAndCover, UseAndRecovery };
// Figures that are added to: the range of commands in inches, the skill in a round, the field, the
// shots of a weapon.
enum class Stat : std::uint8_t { CommandRange, Skill, Field, Shots };
// How long what is done by use stands.
enum class Lasts : std::uint8_t { AtOnce, Activation, UntilActivation, NextActivation, Turn };
// At whom it is aimed.
enum class Whom : std::uint8_t { Own, Enemy, Friend };
// What units get.
enum class Token : std::uint8_t {
  Cover,
  Painted,  // those who fire at the unit have one more skill for each (EDG-R197)
  Burn,     // each is a level of suppression when the unit is next activated (EDG-265)
  Zealot,   // EDG-R218
};

// What a model is, for whoever asks; bits in the order of the words (rows.cpp).
using Designators = std::uint16_t;

// What a clause does for one who has the ability.
struct Effect {
  Moment moment = Moment::Always;
  Verb verb = Verb::Counter;
  // A Defense, a Burden, a Lifted, a Pair, a Token, a Stat, or an ability by its place.
  std::uint8_t what = 0;
  std::int8_t amount = 0;
  std::uint8_t ability = 0;  // its place in the table
  std::uint8_t clause = 0;   // its place in the ability
  std::uint8_t cost = 0;     // CPs of what is used
  std::uint8_t reach = 0;    // inches to its target
  Whom whom = Whom::Own;
  Lasts lasts = Lasts::AtOnce;
  bool takes_action = false;
  bool once = false;  // a turn
  bool needs_cover = false;
  bool needs_unseen = false;    // the target must be out of sight
  Token token = Token::Cover;   // the target must have such; Cover: none is asked for
  std::uint8_t range = 0;       // inches to the target at most; 0: any, kOwnRange: the weapon's
  Designators designators = 0;  // one of these is asked for; 0: none is
  Designators commander = 0;    // the same of a commander
  friend bool operator==(const Effect&, const Effect&) = default;
};

inline constexpr std::uint8_t kOwnRange = 0xff;

struct Clause {
  Holder holder = Holder::Weapon;
  bool is_printed = false;  // the amount is that of the ability
  Effect effect;
};

inline constexpr int kMostAbilities = 192;
struct Ability {
  std::string_view name;  // its key in the table
  bool is_valued = false;
  bool may_be_none = false;  // its value
  std::vector<Clause> clauses;
};

// An ability as a weapon or a model has it.
struct AbilityUse {
  std::uint8_t ability = 0;  // its place in the table
  std::uint8_t value = 0;    // 0 of those without, too
  friend bool operator==(const AbilityUse&, const AbilityUse&) = default;
};
inline constexpr int kMostOwnAbilities = 6;
using AbilityUses = FixedList<AbilityUse, kMostOwnAbilities>;

inline constexpr int kMostClauses = 3;  // of an ability
using Effects = FixedList<Effect, kMostClauses * kMostOwnAbilities>;

}  // namespace mael::battle

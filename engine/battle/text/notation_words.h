// What the notations of positions, set-ups and actions share.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "engine/battle/action.h"
#include "engine/battle/rules.h"
#include "engine/battle/state.h"
#include "engine/core/notation.h"
#include "engine/core/text.h"

namespace mael::battle::notation {

inline constexpr std::array<std::string_view, 7> kStages{"priority", "choose", "go",  "second",
                                                         "active",   "retire", "over"};
inline constexpr std::array<std::string_view, 31> kStepWords{
    "acting",      "bonusdice", "bonusmove", "charged",    "striking",  "shaketest",
    "regrouping",  "closing",   "shotdice",  "removedice", "hitdice",   "fliphits",
    "criticals",   "defense",   "fielddice", "chooseav",   "armordice", "fliparmor",
    "damagedice",  "allocate",  "suppress",  "cqtest",     "retreat",   "regather",
    "supportdice", "nervedice", "roundover", "injuries",   "leader",    "penaltydice",
    "sweep"};
inline constexpr std::array<std::string_view, kActs> kActWords{
    "none",        "move", "dash",     "charge", "onthemove", "aim", "cover",
    "consolidate", "fire", "suppress", "fight",  "hitrun",    "use", "extinguish"};
inline constexpr std::array<std::string_view, 5> kRoundWords{"fire", "suppress", "fight", "defend",
                                                             "hitrun"};
// As UnitTokens has them.
inline constexpr std::array<std::string_view, UnitTokens::kKinds> kTokenWords{"painted", "burn",
                                                                              "zealot"};
inline constexpr std::array<std::string_view, 5> kDefenseWords{"none", "cover", "field", "dodge",
                                                               "cascade"};
inline constexpr std::array<std::string_view, 5> kCauses{"none", "crushing", "standard", "draw",
                                                         "conceded"};
inline constexpr std::array<std::string_view, kDeployments> kDeploymentWords{
    "broad", "faceoff", "pincer", "longmarch", "outflank", "longflank"};

// "edge-battle/1 "
void expect_head(TextReader& reader);

Point read_point(TextReader& reader);
// a1; of a unit that is there. 0 after a failure.
UnitId read_unit(TextReader& reader, const State& state);
// The number of a model in its unit, from 1.
ModelId read_model(TextReader& reader, const State& state, UnitId unit);
std::string write_model(const State& state, UnitId unit, ModelId model);

// 1a+2b+3f
Declared read_shots(TextReader& reader, const State& state, UnitId unit);
std::string write_shots(const State& state, UnitId unit, const Declared& shots);

// a: the first critical effect of a weapon.
inline char letter_of_critical(int effect) { return static_cast<char>('a' + effect - 1); }
int read_critical(TextReader& reader);

// The letters, digits and - that come next, taken; of an ability : and its value too.
std::string take_key(TextReader& reader, bool valued);

// 0.2.5 of numbers below 64; - for none.
HitBits read_bits(TextReader& reader);
std::string write_bits(HitBits bits);

// Tables: fixed ones, or bare ground with pieces of the kit.
struct BattlefieldText {
  std::string table, terrain;
};
BattlefieldText write_table(BattlefieldId field);
Deployment usual_deployment(BattlefieldId field);
// A fixed table, or bare ground; kNoBattlefield after a failure.
BattlefieldId read_table(TextReader& reader);
// The same ground with these pieces on it.
BattlefieldId read_terrain(TextReader& reader, BattlefieldId ground);

}  // namespace mael::battle::notation

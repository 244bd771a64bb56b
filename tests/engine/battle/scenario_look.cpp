#include "tests/engine/battle/scenario_look.h"

#include <array>
#include <bit>

#include "engine/battle/derived.h"
#include "engine/battle/round/volley.h"
#include "engine/battle/rules.h"
#include "engine/battle/steps.h"
#include "engine/battle/text/notation.h"
#include "engine/battle/text/notation_words.h"
#include "engine/core/table.h"
#include "tests/engine/battle/printed_look.h"
#include "tests/engine/play/look.h"

namespace mael::battle {
namespace {

std::string text(int number) { return std::to_string(number); }

UnitId unit_named(const State& state, std::string_view name) {
  for (UnitId unit = 0; unit < state.units.size(); ++unit) {
    if (write_unit(state, unit) == name) return unit;
  }
  return kNone;
}

std::string names_of(const State& state, UnitBits units) {
  std::string names;
  for (UnitId unit = 0; unit < state.units.size(); ++unit) {
    if ((units >> unit & 1) != 0) names += (names.empty() ? "" : "+") + write_unit(state, unit);
  }
  return names.empty() ? "-" : names;
}

std::string of_model(const State& state, UnitId id, std::string_view key, std::string_view number) {
  int place = 0;
  if (!read_number(number, 1, state.units[id].models, place)) return "?";
  const Model& model = state.models[state.units[id].first + place - 1];
  return key == "at" ? write_point(model.at) : text(model.fortitude);
}

std::string of_unit(const State& state, UnitId id, const std::string& key) {
  const Unit& unit = state.units[id];
  const std::size_t dot = key.find('.');
  if (dot != std::string::npos) {
    const std::string word = key.substr(0, dot), rest = key.substr(dot + 1);
    if (word == "at" || word == "for") return of_model(state, id, word, rest);
    const UnitId other = unit_named(state, rest);
    if (other == kNone) return "?";
    if (word == "sees") return text(sees(state, id, other));
    if (word == "behind") return text(is_behind(state, id, other));
    return "?";
  }
  if (key == "supp") return text(unit.suppression);
  if (key == "cover") return text(unit.cover);
  if (key == "move") return text(unit.moving);
  if (key == "painted") return text(unit.tokens.of(Token::Painted));
  if (key == "burn") return text(unit.tokens.of(Token::Burn));
  if (key == "zealot") return text(unit.tokens.of(Token::Zealot));
  if (key == "living") return text(count_living(state, id));
  if (key == "lead") return text(unit.leader - unit.first + 1);
  if (key == "face") return text(unit.heading);
  if (key == "done") return text(unit.activated);
  if (key == "orders") return text(unit.orders);
  if (key == "mv") return text(lowest_mv(state, id));
  if (key == "terrain") return text(terrain_cover(state, id));
  if (key == "contact") return names_of(state, touched_enemies(state, id));
  if (key == "coherent") return text(is_coherent(state, id));
  return "?";
}

int count_perfect(const Round& round) {
  int count = 0;
  for (const HitDie& die : round.dice) count += is_perfect(round, die);
  return count;
}

std::string of_round(const State& state, const std::string& key) {
  const Round& round = state.round;
  if (!state.has_round()) return {};
  if (key == "skill") return text(skill_of(state, round).sum());
  if (key == "wild") return text(round.wild);
  if (key == "open") return text(round.open);
  if (key == "behind") return text(round.behind);
  if (key == "unseen") return text(round.unseen);
  if (key == "near") return text(round.band == Band::Short);
  if (key == "av") return round.av == kNone ? "-" : text(round.av);
  if (key == "hits") return text(count_bits(round.hits));
  if (key == "blocked") return text(count_bits(round.blocked));
  if (key == "perfect") return text(count_perfect(round));
  if (key == "surviving") return text(count_bits(surviving_hits(state, round)));
  if (key == "cover") return text(defense_value(state, round, Defense::Cover));
  if (key == "field") return text(defense_value(state, round, Defense::Field));
  if (key == "dodge") return text(defense_value(state, round, Defense::Dodge));
  if (key == "cascade") return text(defense_value(state, round, Defense::Cascade));
  if (key == "flips") return text(flips_of_hits(state, round));
  if (key == "armorflips") return text(flips_of_armor(round));
  if (key == "lost") return text(round.lost);
  if (key == "passed") return text(round.passed);
  if (key != "counts") return {};
  std::string counts;
  for (const int count : round.counts) counts += (counts.empty() ? "" : "+") + text(count);
  return counts.empty() ? "-" : counts;
}

constexpr std::array<std::string_view, 21> kFields{
    "table",  "terrain", "deploy", "stage", "turn",    "attacker", "prio",
    "to",     "gone",    "vp",     "cp",    "lost",    "a.i",      "active",
    "frames", "round",   "end",    "b.i",   "counted", "opened",   "lasting"};

std::string told(const State& state, const std::string& key) {
  constexpr std::string_view kPrinted = "printed.";
  if (key.starts_with(kPrinted)) return printed(std::string_view(key).substr(kPrinted.size()));
  if (key == "ground") return std::to_string(battlefield_of(state).content());
  if (key == "deployment") {
    return write_word(std::span(notation::kDeploymentWords), state.deployment);
  }
  const std::size_t dot = key.find('.');
  if (dot != std::string::npos) {
    const UnitId unit = unit_named(state, key.substr(0, dot));
    if (unit != kNone) return of_unit(state, unit, key.substr(dot + 1));
  }
  if (const std::string found = of_round(state, key); !found.empty()) return found;
  if (key == "dice") return text(dice_due(state));
  if (key == "acts") return text(state.active.actions);
  if (key == "mayact") return text(actions_of(state, state.active.unit).sum());
  if (key == "bonus") return text(state.active.bonus);
  if (key == "turnnumber") return text(turn_number(state));
  if (key == "to") return std::string(1, letter_of(state.to));
  if (key == "prio") return std::string(1, letter_of(state.priority));
  if (key == "turn") return text(state.turn);
  if (key == "step") {
    return state.frames.empty() ? write_word(std::span(notation::kStages), state.stage)
                                : write_word(std::span(notation::kStepWords), state.top().step);
  }
  for (const std::string_view field : kFields) {
    if (field != key) continue;
    const std::string found = mael::field_of(write_position(state), key);
    return found.empty() ? "-" : found;
  }
  return "?";
}

constexpr std::array<std::string_view, 46> kWords{
    "turn",       "rolledoff",   "priority", "command",  "activated", "tokenslost",  "acted",
    "moved",      "bonus",       "tokens",   "ordered",  "charged",   "frag",        "defend",
    "shots",      "removeddice", "hitroll",  "hitflips", "hits",      "defended",    "av",
    "armorroll",  "armorflips",  "damage",   "injured",  "removed",   "destroyed",   "leader",
    "suppressed", "steadied",    "tests",    "nerve",    "retreats",  "ground",      "ended",
    "held",       "retired",     "scored",   "over",     "used",      "tokenstaken", "fieldrolled",
    "confused",   "didelse",     "rayed",    "burned"};

using Word = KindWord<Deed>;
constexpr std::array<Word, 21> kKinds{{
    {"actions", [](const Deed&) { return true; }},
    {"rolls", &is_one_of<Deed, Roll>},
    {"priorities", &is_one_of<Deed, ChoosePriority>},
    {"activations", &is_one_of<Deed, Activate, EndGo, Hold>},
    {"retirements", &is_one_of<Deed, Retire>},
    {"moves", &is_one_of<Deed, Move, Dash, BonusMove, Consolidate, Retreat, Stay>},
    {"charges", &is_one_of<Deed, Charge>},
    {"statuses", &is_one_of<Deed, GoOnTheMove, TakeAim, TakeCover, Extinguish>},
    {"fires", &is_one_of<Deed, Fire, SuppressiveFire, Fight, HitAndRun>},
    {"orders", &is_one_of<Deed, Order>},
    {"uses", &is_one_of<Deed, Use>},
    {"recoveries", &is_one_of<Deed, ShakeOff, Regroup>},
    {"ends", &is_one_of<Deed, EndActivation>},
    {"defences", &is_one_of<Deed, Defend, HoldFire>},
    {"removals", &is_one_of<Deed, RemoveDice>},
    {"flips", &is_one_of<Deed, FlipDice>},
    {"criticals", &is_one_of<Deed, ChooseCriticals>},
    {"defenses", &is_one_of<Deed, ChooseDefense>},
    {"avs", &is_one_of<Deed, ChooseAv>},
    {"allotments", &is_one_of<Deed, Allocate, Injure>},
    {"leaders", &is_one_of<Deed, NameLeader>},
}};

}  // namespace

bool holds(const State& state, const std::string& key, const std::string& value,
           std::string& found) {
  found = told(state, key);
  return found == value;
}

std::string_view word_of(const Event& event) {
  return kWords[static_cast<std::size_t>(event.what)];
}

bool is_kind(std::string_view word) { return find_kind(kKinds, word) != nullptr; }
bool is_of_kind(const Action& action, std::string_view word) {
  return find_kind(kKinds, word)->covers(action.deed);
}

bool may_be_unlisted(const Action& action) {
  return !is_one_of<Deed, ChoosePriority, Activate, EndGo, Hold, Retire, GoOnTheMove, Stay, TakeAim,
                    TakeCover, Extinguish, Order, Use, ShakeOff, Regroup, EndActivation, HoldFire,
                    ChooseAv, Injure, NameLeader>(action.deed);
}

std::string ending_text(const State& state) {
  const std::string winner =
      state.winner == Seat::Chance ? std::string("-") : std::string(1, letter_of(state.winner));
  return write_word(std::span(notation::kCauses), state.cause) + " " + winner;
}

}  // namespace mael::battle

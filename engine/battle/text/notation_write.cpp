// The writing half of the notation of positions and set-ups.
#include "engine/battle/derived.h"
#include "engine/battle/effects/rows.h"
#include "engine/battle/text/notation.h"
#include "engine/battle/text/notation_words.h"
#include "engine/core/fields.h"

namespace mael::battle {
namespace {

using namespace notation;

// word:value,word:value … ; what is at its usual value is left out.
class Properties {
 public:
  explicit Properties(std::string head) : text_(std::move(head)) {}
  void add(std::string_view word, std::string_view value) {
    if (!text_.empty()) text_ += ',';
    text_ += word;
    text_ += ':';
    text_ += value;
  }
  void number(std::string_view word, int value, int usual = 0) {
    if (value != usual) add(word, std::to_string(value));
  }
  std::string take() { return std::move(text_); }

 private:
  std::string text_;
};

// (1:weapon.weapon;2*4:weapon!ability): of a unit that is not as its roster has it the lines, each
// by its place in the squad, with how many there are, what they carry and what they can do.
std::string write_lines(const UnitLines& unit) {
  if (unit.lines == lines_of(unit.squad)) return {};
  std::string text = "(";
  Separator semicolon(";");
  for (const Profile& line : unit.lines) {
    text += semicolon.next();
    text += std::to_string(line.row - squad_at(unit.squad).first + 1);
    if (line.copies != 1) text += "*" + std::to_string(line.copies);
    text += ':';
    Separator dot(".");
    for (const int weapon : line.weapons) {
      text += dot.next();
      text += weapon_at(weapon).name;
    }
    for (const AbilityUse& use : line.abilities) text += "!" + ability_word(use);
  }
  return text + ")";
}

// What it is as it was fielded.
std::string write_entry(const UnitLines& unit) {
  return std::string(squad_at(unit.squad).code) + write_lines(unit);
}

std::string write_unit_field(const State& state, UnitId id) {
  const Unit& unit = state.units[id];
  std::string points;
  Separator plus("+");
  for (int i = 0; i < unit.models; ++i) {
    const Model& model = state.models[unit.first + i];
    const Profile& profile = profile_of(state, model);
    points += plus.next();
    points += write_point(model.at);
    if (model.fortitude != profile.fortitude) points += "*" + std::to_string(model.fortitude);
  }
  const ForceUnit& entry = entry_of(state, unit);
  const Lines lines = lines_of(force_of(state, unit.owner), entry);
  Properties properties(write_entry({entry.squad, lines}) + ":" + points);
  properties.number("face", unit.heading);
  properties.number("lead", unit.leader - unit.first + 1, entry_of(state, unit).leader + 1);
  properties.number("supp", unit.suppression);
  properties.number("cover", unit.cover);
  properties.number("move", unit.moving);
  properties.number("done", unit.activated);
  properties.number("orders", unit.orders);
  properties.number("retired", unit.retired);
  for (int i = 0; i < UnitTokens::kKinds; ++i) {
    const auto place = static_cast<std::size_t>(i);
    properties.number(kTokenWords[place], unit.tokens.of(UnitTokens::kind_at(i)));
  }
  return properties.take();
}

// b1.b2
std::string write_units(const State& state, UnitBits units) {
  std::string text;
  Separator dot(".");
  for (UnitId unit = 0; unit < state.units.size(); ++unit) {
    if ((units & unit_bit(unit)) == 0) continue;
    text += dot.next();
    text += write_unit(state, unit);
  }
  return text;
}

std::string write_counted(const State& state) {
  std::string text;
  Separator comma(",");
  for (UnitId id = 0; id < state.units.size(); ++id) {
    const ModelId model = state.units[id].counted;
    if (model == kNone) continue;
    const UnitId other = unit_of(state, model);
    text += comma.next();
    text += write_unit(state, id) + ":" + write_unit(state, other);
    text += "." + write_model(state, other, model);
  }
  return text;
}

// b2:key.1:a1 – what stands on b2 by a1, a clause by its place from 1 on, 0: it was used this turn.
std::string write_lasting(const State& state) {
  std::string text;
  Separator comma(",");
  for (const Lasting& each : state.lasting) {
    text += comma.next();
    text += write_unit(state, each.unit) + ":";
    text += content().abilities[each.ability].name;
    text += "." + std::to_string(each.clause == kSpent ? 0 : each.clause + 1);
    if (each.by != each.unit) text += ":" + write_unit(state, each.by);
  }
  return text;
}

std::string write_active(const State& state) {
  const Activation& active = state.active;
  if (active.unit == kNone) return {};
  Properties properties(write_unit(state, active.unit));
  properties.number("acts", active.actions);
  std::string did;
  Separator dot(".");
  for (int i = 1; i < kActs; ++i) {
    if (!active.did(static_cast<Act>(i))) continue;
    did += dot.next();
    did += kActWords[static_cast<std::size_t>(i)];
  }
  if (!did.empty()) properties.add("did", did);
  if (active.last != Act::None) {
    properties.add("last", write_word(std::span(kActWords), active.last));
  }
  properties.number("bonus", active.bonus);
  if (active.target != kNone) properties.add("prey", write_unit(state, active.target));
  const auto add_units = [&](std::string_view word, UnitBits units) {
    if (units != 0) properties.add(word, write_units(state, units));
  };
  add_units("behind", active.from_behind);
  add_units("unseen", active.unseen);
  add_units("passed", active.passed);
  if (active.thrower != kNone) {
    properties.add("thrower", write_model(state, active.unit, active.thrower));
  }
  properties.number("walked", active.walked);
  properties.number("recovered", active.recovered);
  if (active.strike.shots.empty()) return properties.take();
  properties.add("strike", write_shots(state, active.unit, active.strike.shots));
  properties.number("wild", active.strike.wild);
  properties.number("open", active.strike.open);
  return properties.take();
}

std::string write_frames(const State& state) {
  std::string text;
  Separator comma(",");
  for (const Frame& frame : state.frames) {
    text += comma.next();
    text += write_word(std::span(kStepWords), frame.step) + ":" + write_unit(state, frame.unit);
    if (frame.count + frame.sides + frame.fixed == 0) continue;
    text += ":" + std::to_string(frame.count);
    if (frame.sides + frame.fixed == 0) continue;
    text += ":" + std::to_string(frame.sides) + ":" + std::to_string(frame.fixed);
  }
  return text;
}

// 3, or 34 where a 3 was flipped to a 4.
std::string write_die(int rolled, int shown) {
  std::string text(1, static_cast<char>('0' + rolled));
  if (shown != rolled) text += static_cast<char>('0' + shown);
  return text;
}

void add_dice(const Round& round, Properties& properties) {
  std::string dice, armor, damage;
  Separator plus("+"), between("+"), third("+");
  bool rolled_damage = false;
  for (const HitDie& die : round.dice) {
    dice += plus.next();
    dice += write_die(die.rolled, die.shown);
    if (die.critical > 0) dice += letter_of_critical(die.critical);
  }
  for (const ArmorDie& die : round.armor) {
    armor += between.next();
    armor += std::to_string(die.hit) + "." + write_die(die.rolled, die.shown);
    damage += third.next();
    damage += std::to_string(die.damage);
    rolled_damage = rolled_damage || die.damage > 0;
  }
  if (!dice.empty()) properties.add("dice", dice);
  if (!armor.empty()) properties.add("armor", armor);
  if (rolled_damage) properties.add("damage", damage);
  if (round.hits != 0) {
    std::string hits = write_bits(low_half(round.hits));
    for (const int die : round.further) hits += "." + std::to_string(die);
    properties.add("hits", hits);
  }
  if (round.blocked != 0) properties.add("blocked", write_bits(round.blocked));
}

std::string write_round(const State& state) {
  const Round& round = state.round;
  if (!state.has_round()) return {};
  Properties properties(write_word(std::span(kRoundWords), round.kind) + ":" +
                        write_unit(state, round.shooter) + ":" + write_unit(state, round.target));
  properties.number("near", round.band == Band::Short ? 1 : 0);
  properties.number("wild", round.wild);
  properties.number("open", round.open);
  properties.number("behind", round.behind);
  properties.number("unseen", round.unseen);
  properties.number("paints", round.paints);
  properties.number("far", round.long_shots);
  properties.number("av", round.av, kNone);
  properties.number("lost", round.lost);
  properties.number("hurt", round.hurt);
  properties.number("passed", round.passed);
  if (round.defense != Defense::None) {
    properties.add("defense", write_word(std::span(kDefenseWords), round.defense));
  }
  properties.add("shots", write_shots(state, round.shooter, round.shots));
  std::string counts;
  Separator plus("+");
  for (const int count : round.counts) {
    counts += plus.next();
    counts += std::to_string(count);
  }
  if (!counts.empty()) properties.add("counts", counts);
  add_dice(round, properties);
  return properties.take();
}

// Four have a field of their own, the others share one.
void add_units(const State& state, Seat side, FieldLine& line) {
  constexpr std::array<std::string_view, 4> kUnitKeys{".i", ".ii", ".iii", ".iv"};
  std::string further;
  Separator semicolon(";");
  std::size_t place = 0;
  for (UnitId unit = 0; unit < state.units.size(); ++unit) {
    if (state.units[unit].owner != side) continue;
    const std::string text = write_unit_field(state, unit);
    if (place < kUnitKeys.size()) {
      line.add(letter_of(side) + std::string(kUnitKeys[place++]), text);
    } else {
      further += semicolon.next();
      further += text;
    }
  }
  line.add(letter_of(side) + std::string(".v"), further);
}

std::string write_lost(const Losses& losses) {
  if (losses == Losses{}) return {};
  const std::string units = std::to_string(losses.units[0]) + "," + std::to_string(losses.units[1]);
  return losses.first == Seat::Chance ? units : units + "," + letter_of(losses.first);
}

}  // namespace

std::string write_position(const State& state) {
  FieldLine line("edge-battle/1");
  const BattlefieldText table = write_table(state.battlefield);
  line.add("table", table.table);
  line.add("terrain", table.terrain);
  if (state.deployment != usual_deployment(state.battlefield)) {
    line.add("deploy", write_word(std::span(kDeploymentWords), state.deployment));
  }
  if (state.stage != Stage::Go) line.add("stage", write_word(std::span(kStages), state.stage));
  line.add_number("turn", state.turn, 1);
  if (state.attacker != Seat::A) line.add("attacker", std::string(1, letter_of(state.attacker)));
  if (state.priority != state.attacker) {
    line.add("prio", std::string(1, letter_of(state.priority)));
  }
  if (state.to != Seat::A) line.add("to", std::string(1, letter_of(state.to)));
  line.add_number("gone", state.gone, 0);
  line.add_number("opened", state.opened, is_any_activated(state) ? 1 : 0);
  line.add_pair("vp", state.points[0], state.points[1], 0);
  line.add_pair("cp", state.command[0], state.command[1], 0);
  line.add("lost", write_lost(state.losses));
  for (const Seat side : {Seat::A, Seat::B}) add_units(state, side, line);
  line.add("counted", write_counted(state));
  line.add("lasting", write_lasting(state));
  line.add("active", write_active(state));
  line.add("frames", write_frames(state));
  line.add("round", write_round(state));
  if (state.cause != Cause::None) {
    const std::string cause = write_word(std::span(kCauses), state.cause);
    line.add("end", state.winner == Seat::Chance ? cause : cause + "," + letter_of(state.winner));
  }
  return line.take();
}

std::string write_setup(const Setup& setup) {
  FieldLine line("edge-battle/1");
  const BattlefieldText table = write_table(setup.battlefield);
  line.add("table", table.table);
  line.add("terrain", table.terrain);
  if (setup.deployment != usual_deployment(setup.battlefield)) {
    line.add("deploy", write_word(std::span(kDeploymentWords), setup.deployment));
  }
  if (setup.attacker != Seat::A) line.add("attacker", std::string(1, letter_of(setup.attacker)));
  for (std::size_t side = 0; side < kSeats; ++side) {
    std::string squads;
    Separator plus("+");
    for (const UnitLines& unit : units_of(force_at(setup.forces[side]))) {
      squads += plus.next();
      squads += write_entry(unit);
    }
    line.add(side == 0 ? "a" : "b", squads);
  }
  return line.take();
}

}  // namespace mael::battle

// The reading half of the notation of positions and set-ups.
#include <algorithm>

#include "engine/battle/derived.h"
#include "engine/battle/effects/rows.h"
#include "engine/battle/play/muster.h"
#include "engine/battle/text/notation.h"
#include "engine/battle/text/notation_words.h"
#include "engine/core/fields.h"

namespace mael::battle {
namespace {

using namespace notation;

// A word of a property, and what its value sets.
template <class T>
struct Property {
  std::string_view word;
  void (*read)(TextReader& reader, State& state, T& value);
};

template <class T, std::size_t N>
void read_properties(TextReader& reader, const std::array<Property<T>, N>& known, State& state,
                     T& value) {
  while (reader.accept(',') && !reader.failed()) {
    const auto found = std::find_if(known.begin(), known.end(), [&](const Property<T>& each) {
      return equal_in_either_case(each.word, reader.peek_letters());
    });
    if (found == known.end()) return reader.fail("a property");
    reader.advance(found->word.size());
    reader.expect(':');
    found->read(reader, state, value);
  }
}

template <class T>
void small(TextReader& reader, T& value, int high) {
  value = static_cast<T>(reader.number(0, high, "a number"));
}

// ---- Units ------------------------------------------------------------------------------------

int read_squad(TextReader& reader) {
  const std::size_t start = reader.place();
  const int squad = squad_named(take_key(reader, false));
  if (squad < 0) reader.refuse_at(start, "there is no such squad");
  return squad;
}

void take_weapon(TextReader& reader, Profile& line) {
  const std::size_t start = reader.place();
  const std::string key = take_key(reader, false);
  int weapon = 0;
  while (weapon < content().unarmed() && !equal_in_either_case(weapon_at(weapon).name, key)) {
    ++weapon;
  }
  const bool known = weapon < content().unarmed() && !line.weapons.full();
  if (!known) return reader.refuse_at(start, "there is no such weapon, or no room for it");
  line.weapons.push_back(static_cast<std::uint8_t>(weapon));
}

void read_own_ability(TextReader& reader, Profile& line) {
  const std::size_t start = reader.place();
  if (add_ability(content(), take_key(reader, true), Holder::Model, line.abilities)) return;
  reader.refuse_at(start, "there is no such ability of models");
}

Profile read_line_of(TextReader& reader, const Squad& squad) {
  Profile line = profile_at(squad.first - 1 + reader.number(1, squad.profiles, "a kind of model"));
  line.copies = 1;
  if (reader.accept('*')) small(reader, line.copies, kMostSquadModels);
  reader.expect(':');
  line.weapons.clear();
  line.abilities.clear();
  const bool armed = !reader.peek_letters().empty();
  for (bool more = armed; more && !reader.failed(); more = reader.accept('.')) {
    take_weapon(reader, line);
  }
  while (reader.accept('!') && !reader.failed()) read_own_ability(reader, line);
  completes(line);
  return line;
}

// What is otherwise than the roster of the squad has it (write_lines).
Lines read_lines(TextReader& reader, int squad) {
  Lines lines;
  do {
    if (lines.full()) reader.fail("fewer kinds of models");
    if (!reader.failed()) lines.push_back(read_line_of(reader, squad_at(squad)));
  } while (reader.accept(';') && !reader.failed());
  reader.expect(')');
  return lines;
}

template <Token kKind>
void read_tokens(TextReader& reader, State&, Unit& unit) {
  small(reader, unit.tokens.of(kKind), UnitTokens::most_of(kKind));
}

// A squad as its roster has it, or with lines.
UnitLines read_entry(TextReader& reader) {
  const int squad = read_squad(reader);
  if (reader.failed()) return {};
  const auto number = static_cast<std::uint8_t>(squad);
  return {number, reader.accept('(') ? read_lines(reader, squad) : lines_of(squad)};
}

constexpr std::array<Property<Unit>, 11> kUnitWords{{
    {"face", [](TextReader& r, State&, Unit& u) { small(r, u.heading, kHeadings - 1); }},
    {"lead",
     [](TextReader& r, State&, Unit& u) {
       u.leader = static_cast<ModelId>(u.first - 1 + r.number(1, u.models, "a model"));
     }},
    {"supp", [](TextReader& r, State&, Unit& u) { small(r, u.suppression, kMostSuppression); }},
    {"cover", [](TextReader& r, State&, Unit& u) { small(r, u.cover, kMostTokens); }},
    {"move", [](TextReader& r, State&, Unit& u) { small(r, u.moving, kMostTokens); }},
    {"done",
     [](TextReader& r, State& s, Unit& u) {
       small(r, u.activated, 1);
       if (u.activated != 0) s.opened = 1;
     }},
    {"orders", [](TextReader& r, State&, Unit& u) { small(r, u.orders, 9); }},
    {"retired", [](TextReader& r, State&, Unit& u) { small(r, u.retired, 1); }},
    {kTokenWords[0], &read_tokens<Token::Painted>},
    {kTokenWords[1], &read_tokens<Token::Burn>},
    {kTokenWords[2], &read_tokens<Token::Zealot>},
}};

void read_models(TextReader& reader, State& state, const Unit& unit) {
  for (int i = unit.first; i < unit.first + unit.models && !reader.failed(); ++i) {
    if (i > unit.first) reader.expect('+');
    Model& model = state.models[i];
    model.at = read_point(reader);
    if (reader.accept('*')) small(reader, model.fortitude, model.fortitude);
  }
}

template <int kSide>
void read_unit_field(TextReader& reader, State& state) {
  if (state.units.full()) return reader.fail("fewer units");
  const UnitLines entry = read_entry(reader);
  reader.expect(':');
  if (reader.failed()) return;
  Unit unit;
  unit.owner = seat_at(kSide);
  if (!enlist(state, unit, entry.squad, entry.lines)) return reader.fail("fewer models");
  read_models(reader, state, unit);
  read_properties(reader, kUnitWords, state, unit);
  if (!reader.failed()) state.units.push_back(unit);
}

// The units of a side from the fifth on.
template <int kSide>
void read_further_units(TextReader& reader, State& state) {
  do {
    read_unit_field<kSide>(reader, state);
  } while (reader.accept(';') && !reader.failed());
}

// ---- What goes on -----------------------------------------------------------------------------

void read_counted(TextReader& reader, State& state) {
  do {
    const UnitId unit = read_unit(reader, state);
    reader.expect(':');
    const UnitId other = read_unit(reader, state);
    reader.expect('.');
    if (reader.failed()) return;
    const ModelId model = read_model(reader, state, other);
    if (reader.failed()) return;
    state.units[unit].counted = model;
  } while (reader.accept(','));
}

void read_lasting(TextReader& reader, State& state) {
  do {
    if (state.lasting.full()) return reader.fail("fewer of them");
    Lasting each;
    each.unit = each.by = read_unit(reader, state);
    reader.expect(':');
    const std::size_t start = reader.place();
    const int ability = find_ability(content(), take_key(reader, false));
    if (ability < 0) return reader.refuse_at(start, "there is no such ability");
    each.ability = static_cast<std::uint8_t>(ability);
    reader.expect('.');
    const int clause = reader.number(0, kMostClauses, "a clause");
    each.clause = clause == 0 ? kSpent : static_cast<std::uint8_t>(clause - 1);
    if (reader.accept(':')) each.by = read_unit(reader, state);
    if (!reader.failed()) state.lasting.push_back(each);
  } while (reader.accept(',') && !reader.failed());
}

void read_did(TextReader& reader, Activation& active) {
  do {
    const Act act = read_word<Act>(reader, kActWords, "an action");
    active.done = static_cast<std::uint16_t>(active.done | bit_of(act));
  } while (reader.accept('.') && !reader.failed());
}

UnitBits read_units(TextReader& reader, const State& state) {
  UnitBits units = 0;
  do {
    units |= unit_bit(read_unit(reader, state));
  } while (reader.accept('.') && !reader.failed());
  return units;
}

constexpr std::array<Property<Activation>, 14> kActiveWords{{
    {"acts", [](TextReader& r, State&, Activation& a) { small(r, a.actions, kMostActions); }},
    {"did", [](TextReader& r, State&, Activation& a) { read_did(r, a); }},
    {"last", [](TextReader& r, State&,
                Activation& a) { a.last = read_word<Act>(r, kActWords, "an action"); }},
    {"bonus", [](TextReader& r, State&, Activation& a) { small(r, a.bonus, 3 * kMostTokens); }},
    {"prey", [](TextReader& r, State& s, Activation& a) { a.target = read_unit(r, s); }},
    {"behind", [](TextReader& r, State& s, Activation& a) { a.from_behind = read_units(r, s); }},
    {"unseen", [](TextReader& r, State& s, Activation& a) { a.unseen = read_units(r, s); }},
    {"passed", [](TextReader& r, State& s, Activation& a) { a.passed = read_units(r, s); }},
    {"thrower",
     [](TextReader& r, State& s, Activation& a) { a.thrower = read_model(r, s, a.unit); }},
    {"walked", [](TextReader& r, State&, Activation& a) { small(r, a.walked, 1); }},
    {"recovered", [](TextReader& r, State&, Activation& a) { small(r, a.recovered, 1); }},
    {"strike",
     [](TextReader& r, State& s, Activation& a) { a.strike.shots = read_shots(r, s, a.unit); }},
    {"wild", [](TextReader& r, State&, Activation& a) { small(r, a.strike.wild, 1); }},
    {"open", [](TextReader& r, State&, Activation& a) { small(r, a.strike.open, 1); }},
}};

void read_active(TextReader& reader, State& state) {
  state.active.unit = read_unit(reader, state);
  if (!reader.failed()) read_properties(reader, kActiveWords, state, state.active);
}

void read_frames(TextReader& reader, State& state) {
  do {
    if (state.frames.full()) return reader.fail("at most six frames");
    Frame frame;
    frame.step = read_word<Step>(reader, kStepWords, "a step");
    reader.expect(':');
    frame.unit = read_unit(reader, state);
    if (reader.accept(':')) small(reader, frame.count, 250);
    if (reader.accept(':')) small(reader, frame.sides, 255);
    if (reader.accept(':')) small(reader, frame.fixed, 250);
    if (reader.failed()) return;
    state.frames.push_back(frame);
  } while (reader.accept(','));
}

std::uint8_t read_face(TextReader& reader) {
  const char face = reader.peek();
  if (face < '1' || face > '6') {
    reader.fail("a face");
    return 1;
  }
  reader.advance(1);
  return static_cast<std::uint8_t>(face - '0');
}

// What was rolled, and what is shown if that is something else.
template <class Die>
void read_die(TextReader& reader, Die& die) {
  die.rolled = die.shown = read_face(reader);
  if (reader.next_is_digit()) die.shown = read_face(reader);
}

// The dice of each shot lie one after the other.
void read_dice(TextReader& reader, Round& round) {
  std::uint8_t shot = 0;
  int left = round.counts.empty() ? 0 : round.counts[0];
  do {
    while (left == 0 && shot + 1 < round.counts.size()) left = round.counts[++shot];
    if (left-- == 0 || round.dice.full()) return reader.fail("fewer dice");
    HitDie die;
    die.shot = shot;
    read_die(reader, die);
    if (reader.peek() >= 'a' && reader.peek() <= 'z') {
      die.critical = static_cast<std::uint8_t>(read_critical(reader));
    }
    if (reader.failed()) return;
    round.dice.push_back(die);
  } while (reader.accept('+'));
}

void read_armor(TextReader& reader, Round& round) {
  do {
    if (round.armor.full()) return reader.fail("fewer dice");
    ArmorDie die;
    small(reader, die.hit, kMostWideBits - 1);
    reader.expect('.');
    read_die(reader, die);
    if (reader.failed()) return;
    round.armor.push_back(die);
  } while (reader.accept('+'));
}

// Dice: one that is named again makes a further hit.
void read_hits(TextReader& reader, Round& round) {
  if (reader.accept('-')) return;
  do {
    const int die = reader.number(0, kMostDice - 1, "a die");
    const bool again = (round.hits & hit_bit(die)) != 0;
    if (again && round.further.full()) return reader.fail("fewer hits");
    round.hits |= hit_bit(again ? kMostDice + round.further.size() : die);
    if (again) round.further.push_back(static_cast<std::uint8_t>(die));
  } while (reader.accept('.') && !reader.failed());
}

void read_damage(TextReader& reader, Round& round) {
  for (int i = 0; i < round.armor.size() && !reader.failed(); ++i) {
    if (i > 0) reader.expect('+');
    small(reader, round.armor[i].damage, 6);
  }
}

void read_counts(TextReader& reader, Round& round) {
  do {
    if (round.counts.full()) return reader.fail("fewer numbers");
    std::uint8_t count = 0;
    small(reader, count, kMostDice);
    if (!reader.failed()) round.counts.push_back(count);
  } while (reader.accept('+') && !reader.failed());
}

constexpr std::array<Property<Round>, 19> kRoundProperties{{
    {"near",
     [](TextReader& r, State&, Round& x) {
       x.band = r.number(0, 1, "0 or 1") == 1 ? Band::Short : Band::Standard;
     }},
    {"wild", [](TextReader& r, State&, Round& x) { small(r, x.wild, 1); }},
    {"open", [](TextReader& r, State&, Round& x) { small(r, x.open, 1); }},
    {"behind", [](TextReader& r, State&, Round& x) { small(r, x.behind, 1); }},
    {"unseen", [](TextReader& r, State&, Round& x) { small(r, x.unseen, 1); }},
    {"paints", [](TextReader& r, State&,
                  Round& x) { small(r, x.paints, UnitTokens::most_of(Token::Painted)); }},
    {"far", [](TextReader& r, State&, Round& x) { small(r, x.long_shots, (1 << kMostShots) - 1); }},
    {"av", [](TextReader& r, State&, Round& x) { small(r, x.av, 15); }},
    {"lost", [](TextReader& r, State&, Round& x) { small(r, x.lost, kMostSquadModels); }},
    {"hurt", [](TextReader& r, State&, Round& x) { small(r, x.hurt, 1); }},
    {"passed", [](TextReader& r, State&, Round& x) { small(r, x.passed, kMostDice); }},
    {"defense", [](TextReader& r, State&,
                   Round& x) { x.defense = read_word<Defense>(r, kDefenseWords, "a defense"); }},
    {"shots", [](TextReader& r, State& s, Round& x) { x.shots = read_shots(r, s, x.shooter); }},
    {"counts", [](TextReader& r, State&, Round& x) { read_counts(r, x); }},
    {"dice", [](TextReader& r, State&, Round& x) { read_dice(r, x); }},
    {"armor", [](TextReader& r, State&, Round& x) { read_armor(r, x); }},
    {"damage", [](TextReader& r, State&, Round& x) { read_damage(r, x); }},
    {"hits", [](TextReader& r, State&, Round& x) { read_hits(r, x); }},
    {"blocked", [](TextReader& r, State&, Round& x) { x.blocked = read_bits(r); }},
}};

void read_round(TextReader& reader, State& state) {
  Round& round = state.round;
  round.kind = read_word<RoundKind>(reader, kRoundWords, "a round");
  reader.expect(':');
  round.shooter = read_unit(reader, state);
  reader.expect(':');
  round.target = read_unit(reader, state);
  if (!reader.failed()) read_properties(reader, kRoundProperties, state, round);
}

void read_pair(TextReader& reader, std::array<std::uint8_t, kSeats>& pair) {
  small(reader, pair[0], 250);
  reader.expect(',');
  small(reader, pair[1], 250);
}

void read_lost(TextReader& reader, State& state) {
  read_pair(reader, state.losses.units);
  if (reader.accept(',')) state.losses.first = read_seat(reader);
}

void read_end(TextReader& reader, State& state) {
  state.cause = read_word<Cause>(reader, kCauses, "an ending");
  if (reader.accept(',')) state.winner = read_seat(reader);
}

// What a position and a setup say of the table alike.
template <class Told>
void read_ground(TextReader& reader, Told& told) {
  told.battlefield = read_table(reader);
  if (!reader.failed()) told.deployment = usual_deployment(told.battlefield);
}
template <class Told>
void read_own_terrain(TextReader& reader, Told& told) {
  told.battlefield = read_terrain(reader, told.battlefield);
}
template <class Told>
void read_deployment(TextReader& reader, Told& told) {
  told.deployment = read_word<Deployment>(reader, kDeploymentWords, "a deployment");
}

constexpr std::array<Field<State>, 29> kFields{{
    {"table", &read_ground<State>},
    {"terrain", &read_own_terrain<State>},
    {"deploy", &read_deployment<State>},
    {"attacker", [](TextReader& r, State& s) { s.attacker = s.priority = read_seat(r); }},
    {"prio", [](TextReader& r, State& s) { s.priority = read_seat(r); }},
    {"stage", [](TextReader& r, State& s) { s.stage = read_word<Stage>(r, kStages, "a stage"); }},
    {"turn", [](TextReader& r,
                State& s) { s.turn = static_cast<std::uint8_t>(r.number(1, kTurns, "a turn")); }},
    {"to", [](TextReader& r, State& s) { s.to = read_seat(r); }},
    {"gone", [](TextReader& r, State& s) { small(r, s.gone, 2); }},
    {"vp", [](TextReader& r, State& s) { read_pair(r, s.points); }},
    {"cp", [](TextReader& r, State& s) { read_pair(r, s.command); }},
    {"lost", &read_lost},
    {"a.i", &read_unit_field<0>},
    {"a.ii", &read_unit_field<0>},
    {"a.iii", &read_unit_field<0>},
    {"a.iv", &read_unit_field<0>},
    {"a.v", &read_further_units<0>},
    {"b.i", &read_unit_field<1>},
    {"b.ii", &read_unit_field<1>},
    {"b.iii", &read_unit_field<1>},
    {"b.iv", &read_unit_field<1>},
    {"b.v", &read_further_units<1>},
    {"opened", [](TextReader& r, State& s) { small(r, s.opened, 1); }},
    {"counted", &read_counted},
    {"lasting", &read_lasting},
    {"active", &read_active},
    {"frames", &read_frames},
    {"round", &read_round},
    {"end", &read_end},
}};

template <int kSide>
void read_side(TextReader& reader, Setup& setup) {
  std::vector<UnitLines> units;
  do {
    if (units.size() == kMostSideUnits) return reader.fail("at most forty squads");
    units.push_back(read_entry(reader));
  } while (reader.accept('+') && !reader.failed());
  if (!reader.failed()) setup.forces[kSide] = force_with(units);
}

constexpr std::array<Field<Setup>, 6> kSetupFields{{
    {"table", &read_ground<Setup>},
    {"terrain", &read_own_terrain<Setup>},
    {"deploy", &read_deployment<Setup>},
    {"attacker", [](TextReader& r, Setup& s) { s.attacker = read_seat(r); }},
    {"a", &read_side<0>},
    {"b", &read_side<1>},
}};

// Reads the fields of a line in the order of their table; a table must be named.
template <class T, std::size_t N>
Result<T> read_line(std::string_view text, const std::array<Field<T>, N>& table) {
  TextReader reader(text);
  T value;
  expect_head(reader);
  const std::span<const Field<T>> fields(table);
  const FieldSpans spans(reader, keys_of<T>(fields));
  if (!reader.failed() && !spans.has(std::size_t{0})) reader.fail("table=");
  for (std::size_t field = 0; field < fields.size() && !reader.failed(); ++field) {
    read_field<T>(reader, fields, spans, field, value);
  }
  if (reader.failed()) return reader.error();
  return value;
}

}  // namespace

Result<State> read_arrangement(std::string_view text) { return read_line(text, kFields); }

Result<State> read_position(std::string_view text) { return as_position(read_arrangement(text)); }

Result<Setup> read_setup(std::string_view text) { return read_line(text, kSetupFields); }

}  // namespace mael::battle

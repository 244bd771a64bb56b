// The reading half of the notation of positions and set-ups.
//
// A line is first cut into its fields, which may come in any order; then each field is read in the
// order of the table kFields, so that what a field leans on (forces, phase) is known by then.
#include "engine/core/fields.h"
#include "engine/maelstrom/force.h"
#include "engine/maelstrom/text/notation.h"
#include "engine/maelstrom/text/notation_words.h"

namespace mael::maelstrom {
namespace {

using namespace notation;

Awaiting read_awaiting(TextReader& reader) {
  return read_word<Awaiting>(reader, kAwaited, "what is awaited");
}

template <class T>
void read_pair(TextReader& reader, int high, State& state, T SideState::*value) {
  read_number(reader, high, state.side(Seat::A).*value);
  reader.expect(',');
  read_number(reader, high, state.side(Seat::B).*value);
}

Row read_primary(TextReader& reader, const State& state, Seat seat) {
  if (reader.accept('-')) return kNoRow;
  if (reader.accept('?')) return kUnknownRow;
  return read_row(reader, state, seat);
}

// Known tiles and, in a hand, how many unknown ones.
void read_pile(TextReader& reader, State& state, Seat seat, std::uint8_t ForceRow::*pile) {
  SideState& side = state.side(seat);
  do {
    const std::size_t place = reader.place();
    if (pile == &ForceRow::hand && reader.accept('?')) {
      side.unknown_hand = read_count(reader);
      return;
    }
    const Row row = read_row(reader, state, seat);
    const std::uint8_t count = read_count(reader);
    if (reader.failed()) return;
    const int total = side.rows[row].*pile + count;
    if (total > side.rows[row].count) {
      reader.refuse_at(place, "the force holds fewer of these tiles");
      return;
    }
    side.rows[row].*pile = static_cast<std::uint8_t>(total);
  } while (reader.accept('+'));
}

void read_attack(TextReader& reader, State& state) {
  do {
    state.attack.attackers |= bit_of(read_tile_in_play(reader, state, state.active));
  } while (reader.accept('+'));
  reader.expect('*');
  state.attack.target = read_tile_in_play(reader, state, opponent_of(state.active));
}

Seat read_winner(TextReader& reader) {
  return reader.accept('-') ? Seat::Chance : read_seat(reader);
}

// What the rest of the line leaves unsaid.
void set_defaults(State& state) {
  state.awaiting = usual_awaiting(state.phase);
  state.turn = is_setup(state.phase) ? 0 : 3;
  state.actions_left = state.phase == Phase::Action ? kActionsPerTurn : 0;
  for (SideState& side : state.sides) side.essence = state.options.essence;
}

void set_awaiting(TextReader& reader, State& state) {
  state.awaiting = read_awaiting(reader);
  if (state.awaiting == Awaiting::DrawAnswer) state.resume = usual_awaiting(state.phase);
}

void read_seat_force(TextReader& reader, State& state, Seat seat) {
  SideState& side = state.side(seat);
  std::vector<ForceLine> force;
  read_force(reader, state.edition, force);
  for (const ForceLine& line : force) side.rows.push_back({line.kind, line.count, 0, 0});
}

void read_primaries(TextReader& reader, State& state) {
  state.side(Seat::A).primary = read_primary(reader, state, Seat::A);
  reader.expect(',');
  state.side(Seat::B).primary = read_primary(reader, state, Seat::B);
}

constexpr std::size_t kForceA = 1, kForceB = 2, kPhase = 3;

constexpr std::array<Field<State>, 32> kFields{{
    {"opt", [](TextReader& r, State& s) { read_options(r, kOptions, s.options); }},
    {"a", [](TextReader& r, State& s) { read_seat_force(r, s, Seat::A); }},
    {"b", [](TextReader& r, State& s) { read_seat_force(r, s, Seat::B); }},
    {"phase", [](TextReader& r, State& s) { s.phase = read_word<Phase>(r, kPhases, "a phase"); }},
    {"await", set_awaiting},
    {"resume", [](TextReader& r, State& s) { s.resume = read_awaiting(r); }},
    {"offer", [](TextReader& r, State& s) { s.offerer = read_seat(r); }},
    {"turn", [](TextReader& r, State& s) { read_number(r, kMaxCounters, s.turn); }},
    {"to", [](TextReader& r, State& s) { s.active = read_seat(r); }},
    {"actions", [](TextReader& r, State& s) { read_number(r, kMaxCounters, s.actions_left); }},
    {"quiet", [](TextReader& r, State& s) { read_number(r, 255, s.quiet_turns); }},
    {"progress", [](TextReader& r, State& s) { read_number(r, 1, s.progress); }},
    {"essence", [](TextReader& r, State& s) { read_pair(r, 255, s, &SideState::essence); }},
    {"hoard", [](TextReader& r, State& s) { read_pair(r, kMaxCounters, s, &SideState::hoard); }},
    {"limited",
     [](TextReader& r, State& s) { read_pair(r, 255, s, &SideState::limited_summoned); }},
    {"primary", read_primaries},
    {"hand.a", [](TextReader& r, State& s) { read_pile(r, s, Seat::A, &ForceRow::hand); }},
    {"hand.b", [](TextReader& r, State& s) { read_pile(r, s, Seat::B, &ForceRow::hand); }},
    {"discard.a", [](TextReader& r, State& s) { read_pile(r, s, Seat::A, &ForceRow::discard); }},
    {"discard.b", [](TextReader& r, State& s) { read_pile(r, s, Seat::B, &ForceRow::discard); }},
    {"mass", read_mass},
    {"draws", [](TextReader& r, State& s) { s.drawer = read_seat(r); }},
    {"relics.a", [](TextReader& r, State& s) { read_relics(r, s, Seat::A); }},
    {"relics.b", [](TextReader& r, State& s) { read_relics(r, s, Seat::B); }},
    {"top.a", [](TextReader& r, State& s) { read_top(r, s, Seat::A); }},
    {"top.b", [](TextReader& r, State& s) { read_top(r, s, Seat::B); }},
    {"plays", notation::read_plays},
    {"pending", notation::read_pending},
    {"lasting", notation::read_lasting},
    {"attack", read_attack},
    {"end",
     [](TextReader& r, State& s) { s.ending = read_word<Ending>(r, kEndings, "an ending"); }},
    {"win", [](TextReader& r, State& s) { s.winner = read_winner(r); }},
}};

// Every position and set-up names both forces.
FieldSpans cut_fields(TextReader& reader) {
  FieldSpans spans(reader, keys_of<State>(kFields));
  for (const std::size_t force : {kForceA, kForceB}) {
    if (!spans.has(force)) reader.fail("the field " + std::string(kFields[force].key) + "=");
  }
  return spans;
}

Edition read_head(TextReader& reader) {
  reader.skip_blanks();
  const auto edition = read_word<Edition>(reader, kEditions, "a game");
  reader.expect('/');
  reader.number(kVersion, kVersion, "a version of the notation");
  return edition;
}

}  // namespace

Result<State> read_arrangement(std::string_view text) {
  TextReader reader(text);
  State state;
  state.edition = read_head(reader);
  state.phase = Phase::Movement;
  const FieldSpans spans = cut_fields(reader);
  for (std::size_t field = 0; field < kFields.size(); ++field) {
    read_field<State>(reader, kFields, spans, field, state);
    if (field == kPhase) set_defaults(state);
  }
  if (state.awaiting == Awaiting::DrawnTile && state.drawer == Seat::Chance) {
    state.drawer = state.active;
  }
  if (reader.failed()) return reader.error();
  return state;
}

Result<State> read_position(std::string_view text) { return as_position(read_arrangement(text)); }

Result<Setup> read_setup(std::string_view text) {
  TextReader reader(text);
  Setup setup;
  State state;
  setup.edition = state.edition = read_head(reader);
  reader.skip_blanks();
  setup.advanced = reader.accept_word("advanced");
  setup.free = setup.edition == Edition::Maelstrom && reader.accept_word("free");
  const FieldSpans spans = cut_fields(reader);
  for (std::size_t field = 0; field < kFields.size(); ++field) {
    if (field > kForceB && spans.has(field)) {
      spans.refuse(reader, field, "a set-up has only the fields opt, a and b");
    }
    read_field<State>(reader, kFields, spans, field, state);
  }
  if (reader.failed()) return reader.error();
  setup.options = state.options;
  setup.forces = {force_of(state.side(Seat::A)), force_of(state.side(Seat::B))};
  return setup;
}

}  // namespace mael::maelstrom

// The writing half of the notation of positions and set-ups.
#include <span>

#include "engine/core/fields.h"
#include "engine/maelstrom/force.h"
#include "engine/maelstrom/text/notation.h"
#include "engine/maelstrom/text/notation_words.h"

namespace mael::maelstrom {
namespace {

using namespace notation;

std::string force_text(Edition edition, std::span<const ForceLine> force) {
  if (const auto faction = ready_made_faction(edition, force)) {
    return std::string(name_of(*faction));
  }
  std::string text;
  Separator plus("+");
  for (const ForceLine& line : force) {
    text += plus.next();
    text += catalogue()[line.kind].tag + std::to_string(line.count);
  }
  return text;
}

std::string pile_text(const SideState& side, std::uint8_t ForceRow::*pile, int unknown) {
  std::string text;
  Separator plus("+");
  for (const ForceRow& row : side.rows) {
    if (row.*pile == 0) continue;
    text += plus.next();
    text += catalogue()[row.kind].tag + std::to_string(row.*pile);
  }
  if (unknown > 0) {
    text += plus.next();
    text += "?" + std::to_string(unknown);
  }
  return text;
}

std::string tile_text(const State& state, TileRef ref) {
  const BoardTile& tile = state.tile(ref);
  std::string text = write_space(tile.at) + letter_of(ref.seat) + write_tile(state, ref);
  text.append(tile.wounds, '\'');
  if (tile.is_energy()) text += 'e';
  std::string marks;
  for (std::size_t i = 0; i < kMarks.size(); ++i) {
    if (tile.is(kMarkOrder[i])) marks += kMarks[i];
  }
  return marks.empty() ? text : text + ":" + marks;
}

// Spaces in the order of their names.
bool comes_before(Hex a, Hex b) {
  if (ring_of(a) != ring_of(b)) return ring_of(a) < ring_of(b);
  return step_of(a) < step_of(b);
}

FixedList<TileRef, kSeats * kMaxForce> tiles_by_space(const State& state) {
  FixedList<TileRef, kSeats * kMaxForce> refs;
  for (const Seat seat : {Seat::A, Seat::B}) {
    for (int i = 0; i < state.side(seat).tiles.size(); ++i) {
      const TileRef ref{seat, static_cast<std::uint8_t>(i)};
      int place = refs.size();
      while (place > 0 && comes_before(state.tile(ref).at, state.tile(refs[place - 1]).at)) --place;
      refs.insert(place, ref);
    }
  }
  return refs;
}

std::string mass_text(const State& state) {
  std::string text;
  Separator comma(",");
  for (const TileRef ref : tiles_by_space(state)) {
    text += comma.next();
    text += tile_text(state, ref);
  }
  return text;
}

std::string attack_text(const State& state) {
  if (state.attack.attackers == 0) return {};
  std::string text;
  Separator plus("+");
  for (int i = 0; i < state.side(state.active).tiles.size(); ++i) {
    if ((state.attack.attackers & bit_of(i)) == 0) continue;
    text += plus.next();
    text += write_tile(state, TileRef{state.active, static_cast<std::uint8_t>(i)});
  }
  return text + "*" + write_tile(state, TileRef{opponent_of(state.active), state.attack.target});
}

std::string head_text(Edition edition) {
  return write_word(kEditions, edition) + "/" + std::to_string(kVersion);
}

std::string primary_text(const State& state, Seat seat) {
  const Row row = state.side(seat).primary;
  return row == kNoRow ? "-" : write_kind(state, seat, row);
}

void add_decision(FieldLine& line, const State& state) {
  const Awaiting usual = usual_awaiting(state.phase);
  if (state.phase != Phase::Movement) {
    line.add("phase", write_word(kPhases, state.phase));
  }
  if (state.awaiting != usual) {
    line.add("await", write_word(kAwaited, state.awaiting));
  }
  const Awaiting resume_usual = state.awaiting == Awaiting::DrawAnswer ? usual : Awaiting::Nothing;
  if (state.resume != resume_usual) {
    line.add("resume", write_word(kAwaited, state.resume));
  }
  if (state.offerer != Seat::Chance) line.add("offer", std::string(1, letter_of(state.offerer)));
}

void add_turn(FieldLine& line, const State& state) {
  line.add_number("turn", state.turn, is_setup(state.phase) ? 0 : 3);
  if (state.active != Seat::A) line.add("to", std::string(1, letter_of(state.active)));
  line.add_number("actions", state.actions_left,
                  state.phase == Phase::Action ? kActionsPerTurn : 0);
  line.add_number("quiet", state.quiet_turns, 0);
  line.add_number("progress", state.progress, 0);
}

void add_sides(FieldLine& line, const State& state) {
  const SideState& a = state.side(Seat::A);
  const SideState& b = state.side(Seat::B);
  line.add_pair("essence", a.essence, b.essence, state.options.essence);
  line.add_pair("hoard", a.hoard, b.hoard, 0);
  line.add_pair("limited", a.limited_summoned, b.limited_summoned, 0);
  if (a.primary != kNoRow || b.primary != kNoRow) {
    line.add("primary", primary_text(state, Seat::A) + "," + primary_text(state, Seat::B));
  }
  line.add("hand.a", pile_text(a, &ForceRow::hand, a.unknown_hand));
  line.add("hand.b", pile_text(b, &ForceRow::hand, b.unknown_hand));
  line.add("discard.a", pile_text(a, &ForceRow::discard, 0));
  line.add("discard.b", pile_text(b, &ForceRow::discard, 0));
}

// A list of things, each written by `write`.
template <class List, class F>
std::string list_text(const List& list, F&& write, std::string_view separator = ",") {
  std::string text;
  Separator comma(separator);
  for (const auto& item : list) {
    text += comma.next();
    text += write(item);
  }
  return text;
}

void add_abilities(FieldLine& line, const State& state) {
  const bool usual = state.awaiting == Awaiting::DrawnTile && state.drawer == state.active;
  if (state.drawer != Seat::Chance && !usual) {
    line.add("draws", std::string(1, letter_of(state.drawer)));
  }
  for (const Seat seat : {Seat::A, Seat::B}) {
    const std::string letter(1, letter_of(seat));
    line.add("relics." + letter, list_text(state.side(seat).relics, [&](const Relic& relic) {
               return write_relic(state, seat, relic);
             }));
    line.add("top." + letter,
             list_text(
                 state.side(seat).top, [&](Row row) { return write_kind(state, seat, row); }, "+"));
  }
  line.add("plays",
           list_text(state.plays, [&](const Play& play) { return write_play(state, play); }));
  line.add("pending", list_text(state.pending, [&](const Pending& pending) {
             return write_pending(state, pending);
           }));
  line.add("lasting", list_text(state.lasting, [&](const Lasting& lasting) {
             return write_lasting(state, lasting);
           }));
}

void add_end(FieldLine& line, const State& state) {
  const bool ended = state.ending != Ending::Running;
  if (ended) line.add("end", write_word(kEndings, state.ending));
  if (state.winner != Seat::Chance) {
    line.add("win", std::string(1, letter_of(state.winner)));
  } else if (ended) {
    line.add("win", "-");
  }
}

}  // namespace

std::string write_position(const State& state) {
  FieldLine line(head_text(state.edition));
  line.add("opt", write_options(kOptions, state.options));
  line.add("a", force_text(state.edition, force_of(state.side(Seat::A))));
  line.add("b", force_text(state.edition, force_of(state.side(Seat::B))));
  add_decision(line, state);
  add_turn(line, state);
  add_sides(line, state);
  line.add("mass", mass_text(state));
  add_abilities(line, state);
  line.add("attack", attack_text(state));
  add_end(line, state);
  return line.take();
}

std::string write_setup(const Setup& setup) {
  const char* const how = setup.advanced ? " advanced" : setup.free ? " free" : "";
  FieldLine line(head_text(setup.edition) + how);
  line.add("opt", write_options(kOptions, setup.options));
  line.add("a", force_text(setup.edition, setup.forces[0]));
  line.add("b", force_text(setup.edition, setup.forces[1]));
  return line.take();
}

}  // namespace mael::maelstrom

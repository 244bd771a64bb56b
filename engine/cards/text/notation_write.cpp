// The writing half of the notation of positions and set-ups.
#include "engine/cards/text/notation.h"
#include "engine/cards/text/notation_words.h"
#include "engine/core/fields.h"

namespace mael::cards {
namespace {

using namespace notation;

std::string attached_text(const Attached& attached) {
  std::string text;
  for (const CardKind kind : attached) text += "+" + write_kind(kind);
  return text;
}

std::string planets_text(const State& state) {
  if (state.planets.empty()) return "-";
  std::string text;
  Separator comma(",");
  for (const Planet& planet : state.planets) {
    text += comma.next();
    text += write_kind(planet.kind);
    if (planet.stock > 0) text += ":" + std::to_string(planet.stock);
    text += attached_text(planet.attached);
  }
  return text;
}

std::string usual_planets_text() {
  State state;
  for (const CardKind kind : usual_setup().planets) state.planets.push_back({kind, 0, {}});
  return planets_text(state);
}

std::string ships_text(const SideState& side) {
  std::string text;
  Separator comma(",");
  for (const Ship& ship : side.ships) {
    text += comma.next();
    text += write_place(ship.at) + "." + write_kind(ship.kind) + attached_text(ship.attached);
  }
  return text;
}

std::string counts_text(const Counts& counts, int unknown) {
  std::string text;
  Separator plus("+");
  for (std::size_t kind = 0; kind < counts.size(); ++kind) {
    if (counts[kind] == 0) continue;
    text += plus.next();
    text += write_kind(static_cast<CardKind>(kind));
    if (counts[kind] > 1) text += std::to_string(counts[kind]);
  }
  if (unknown > 0) {
    text += plus.next();
    text += "?" + std::to_string(unknown);
  }
  return text;
}

std::string hand_text(const State& state, Seat seat) {
  const SideState& side = state.side(seat);
  if (side.unknown_hand == 0 && side.hand == usual_hand(state, seat)) return {};
  const std::string text = counts_text(side.hand, side.unknown_hand);
  return text.empty() ? "-" : text;
}

// Syphons are always shown.
std::string shown_text(const SideState& side) {
  Counts shown = side.shown;
  for (CardKind kind = catalogue().first(CardType::Syphon);
       kind < catalogue().last(CardType::Syphon); ++kind) {
    shown[kind] = 0;
  }
  return counts_text(shown, 0);
}

std::string declared_text(const State& state) {
  const Declared& declared = state.declared;
  switch (declared.kind) {
    case Declared::Kind::Nothing: return {};
    case Declared::Kind::Card: return write_played(state, declared.card, declared.target);
    case Declared::Kind::Attack: return write_attack(state, declared.stack, declared.target);
  }
  return {};
}

std::string sealed_field(std::uint16_t sealed) {
  if (sealed == kNotSealed) return "-";
  return sealed == kUnknownSealed ? "?" : std::to_string(sealed);
}

std::string faction_text(CardKind faction) {
  return faction == kNoCard ? "-" : write_kind(faction);
}

void add_seat(FieldLine& line, std::string_view key, Seat seat, Seat usual) {
  if (seat != usual) line.add(key, std::string(1, letter_of(seat)));
}

void add_stage(FieldLine& line, const State& state) {
  if (state.step != Step::Actions) line.add("step", write_word(kSteps, state.step));
  if (state.awaiting != usual_awaiting(state.step)) {
    line.add("await", write_word(kAwaited, state.awaiting));
  }
  line.add_number("turn", state.turn, state.step == Step::Setup ? 0 : 2);
  add_seat(line, "to", state.active, Seat::A);
  add_seat(line, "first", state.first, state.active);
  line.add_number("actions", state.actions_left, usual_actions(state));
  line.add_number("empty", state.empty_turns, 0);
  const Window usual = state.awaiting == Awaiting::Answer ? Window::Action : Window::None;
  if (state.window != usual) line.add("window", write_word(kWindows, state.window));
  line.add_number("ceasefire", state.ceasefire, 0);
}

void add_factions(FieldLine& line, CardKind a, CardKind b, bool setup) {
  const bool usual = setup ? a == kNoCard && b == kNoCard : a == 0 && b == 1;
  if (!usual) line.add("factions", faction_text(a) + "," + faction_text(b));
}

void add_sides(FieldLine& line, const State& state) {
  const SideState &a = state.side(Seat::A), &b = state.side(Seat::B);
  line.add_pair("stockpile", a.stockpile, b.stockpile, kOpeningStock);
  line.add("ships.a", ships_text(a));
  line.add("ships.b", ships_text(b));
  line.add("declared", declared_text(state));
  line.add("hand.a", hand_text(state, Seat::A));
  line.add("hand.b", hand_text(state, Seat::B));
  line.add("shown.a", shown_text(a));
  line.add("shown.b", shown_text(b));
}

void add_pending(FieldLine& line, const State& state) {
  add_seat(line, "maelstrom", state.maelstrom, Seat::Chance);
  const std::uint16_t a = state.sides[0].sealed, b = state.sides[1].sealed;
  if (a != kNotSealed || b != kNotSealed) {
    line.add("sealed", sealed_field(a) + "," + sealed_field(b));
  }
  add_seat(line, "victor", state.victor, Seat::Chance);
  add_seat(line, "draws", state.drawer, Seat::A);
  line.add_number("left", state.draws_left, 0);
  if (state.ending == Ending::Running) return;
  line.add("end", write_word(kEndings, state.ending));
  line.add("win", state.winner == Seat::Chance ? "-" : std::string(1, letter_of(state.winner)));
}

FieldLine head(const Options& options) {
  return FieldLine(std::string(kGame) + "/" + std::to_string(options.deck));
}

void add_planets(FieldLine& line, const State& state) {
  const std::string planets = planets_text(state);
  if (planets != usual_planets_text()) line.add("planets", planets);
}

}  // namespace

std::string write_position(const State& state) {
  FieldLine line = head(state.options);
  line.add("opt", write_options(kOptions, state.options));
  add_stage(line, state);
  add_factions(line, state.sides[0].faction, state.sides[1].faction, state.step == Step::Setup);
  add_planets(line, state);
  add_sides(line, state);
  line.add("discard", counts_text(state.discard, 0));
  add_pending(line, state);
  return line.take();
}

std::string write_setup(const Setup& setup) {
  FieldLine line = head(setup.options);
  line.add("opt", write_options(kOptions, setup.options));
  add_factions(line, setup.factions[0], setup.factions[1], true);
  State state;
  for (const CardKind kind : setup.planets) state.planets.push_back({kind, 0, {}});
  add_planets(line, state);
  return line.take();
}

}  // namespace mael::cards

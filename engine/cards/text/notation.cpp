#include "engine/cards/text/notation.h"

#include <algorithm>

#include "engine/cards/derived.h"
#include "engine/cards/text/notation_words.h"

namespace mael::cards {
namespace notation {

Awaiting usual_awaiting(Step step) {
  switch (step) {
    case Step::Setup:
    case Step::DrawUp: return Awaiting::Draw;
    case Step::Actions: return Awaiting::Turn;
    case Step::Over: return Awaiting::Nothing;
  }
  return Awaiting::Nothing;
}

int usual_actions(const State& state) {
  const bool tossing = state.awaiting == Awaiting::Coin || state.awaiting == Awaiting::Order;
  return state.step == Step::Actions && !tossing ? kActionsPerTurn : 0;
}

Counts usual_hand(const State& state, Seat seat) {
  Counts hand{};
  const SideState& side = state.side(seat);
  for (CardKind kind = catalogue().first(CardType::Syphon);
       kind < catalogue().last(CardType::Syphon); ++kind) {
    const bool in_play = std::any_of(side.ships.begin(), side.ships.end(),
                                     [&](const Ship& ship) { return ship.kind == kind; });
    const bool declared = seat == state.active && state.declared.kind == Declared::Kind::Card &&
                          state.declared.card == kind;
    hand[kind] = in_play || declared ? 0 : 1;
  }
  return hand;
}

// ---- Reading -----------------------------------------------------------------------------------

CardKind read_card(TextReader& reader) {
  const int kind = catalogue().find(reader.peek_letters());
  if (kind < 0) {
    reader.fail("a card");
    return 0;
  }
  reader.advance(3);
  return static_cast<CardKind>(kind);
}

std::uint8_t read_stack(TextReader& reader) {
  if (reader.peek() != 'A' && reader.peek() != 'a') reader.fail("a stack");
  if (reader.failed()) return 0;
  reader.advance(1);
  return static_cast<std::uint8_t>(reader.number(1, kMaxShips, "a stack") - 1);
}

namespace {

std::uint8_t read_planet(TextReader& reader) {
  if (reader.peek() != 'P' && reader.peek() != 'p') reader.fail("a planet");
  if (reader.failed()) return 0;
  reader.advance(1);
  return static_cast<std::uint8_t>(reader.number(1, kPlanets, "a planet") - 1);
}

bool at_planet(const TextReader& reader) { return reader.peek() == 'P' || reader.peek() == 'p'; }

}  // namespace

Place read_place(TextReader& reader) {
  if (at_planet(reader)) return read_planet(reader);
  const std::uint8_t stack = read_stack(reader);
  return reader.failed() ? Place{0} : stack_place(stack);
}

std::uint8_t read_ship(TextReader& reader, const State& state, Seat seat) {
  const std::size_t start = reader.place();
  const Place place = read_place(reader);
  if (!reader.failed() && reader.peek() != '.') reader.fail("'.' between a place and a ship");
  if (reader.failed()) return 0;
  reader.advance(1);
  const CardKind kind = read_card(reader);
  int which = reader.next_is_digit() ? reader.number(1, kMaxShips, "which of these ships") : 1;
  if (reader.failed()) return 0;
  const SideState& side = state.side(seat);
  for (int i = 0; i < side.ships.size(); ++i) {
    const bool alike = side.ships[i].at == place && side.ships[i].kind == kind;
    if (alike && --which == 0) return static_cast<std::uint8_t>(i);
  }
  reader.refuse_at(start, "there is no such ship in play");
  return 0;
}

Target read_card_target(TextReader& reader, const State& state) {
  if (reader.accept('-')) return {Spot::Gone, Seat::A, 0};
  if (at_planet(reader)) return {Spot::Planet, Seat::A, read_planet(reader)};
  const std::size_t start = reader.place();
  const bool stack = reader.peek_letters() == "A" || reader.peek_letters() == "a";
  if (!stack) {
    const Seat seat = read_seat(reader);
    const std::uint8_t ship = reader.failed() ? std::uint8_t{0} : read_ship(reader, state, seat);
    return {Spot::Ship, seat, ship};
  }
  reader.advance(1);
  if (!reader.next_is_digit()) return {Spot::NewStack, Seat::A, 0};
  reader.return_to(start);
  return {Spot::Stack, Seat::A, read_stack(reader)};
}

Target read_attack_target(TextReader& reader, const State& state, Seat by) {
  if (reader.accept('-')) return {Spot::Gone, Seat::A, 0};
  const std::size_t start = reader.place();
  if (!at_planet(reader)) {
    const bool stack = reader.peek_letters().size() == 1;
    if (stack) return {Spot::Stack, Seat::A, read_stack(reader)};
    reader.return_to(start);
    return read_card_target(reader, state);  // a single ship: for check to refuse
  }
  const std::uint8_t planet = read_planet(reader);
  if (reader.peek() != '.') return {Spot::Fleet, opponent_of(by), planet};
  reader.advance(1);
  if (!reader.accept_word("stock")) reader.fail("stock");
  return {Spot::Planet, Seat::A, planet};
}

// ---- Writing -----------------------------------------------------------------------------------

std::string write_own_ship(const State& state, Seat seat, int index) {
  const SideState& side = state.side(seat);
  const Ship& ship = side.ships[index];
  int which = 1;
  for (int i = 0; i < index; ++i) {
    if (side.ships[i].at == ship.at && side.ships[i].kind == ship.kind) ++which;
  }
  std::string text = write_place(ship.at) + "." + write_kind(ship.kind);
  return which > 1 ? text + std::to_string(which) : text;
}

namespace {

std::string target_text(const State& state, Target target) {
  switch (target.spot) {
    case Spot::None: return {};
    case Spot::Planet:
    case Spot::Fleet: return write_place(target.index);
    case Spot::Stack: return write_place(stack_place(target.index));
    case Spot::NewStack: return "A";
    case Spot::Ship: return write_ship(state, target);
    case Spot::Gone: return "-";
  }
  return {};
}

}  // namespace

std::string write_played(const State& state, CardKind card, Target target) {
  const std::string text = target_text(state, target);
  return write_kind(card) + (text.empty() ? "" : "@" + text);
}

std::string write_attack(const State& state, int stack, Target target) {
  return (stack == kNoStack ? "-" : write_place(stack_place(stack))) + "*" +
         target_text(state, target) + (target.spot == Spot::Planet ? ".stock" : "");
}

}  // namespace notation

std::string write_place(Place place) {
  if (place < kAttackArea) return "P" + std::to_string(place + 1);
  return "A" + std::to_string(place - kAttackArea + 1);
}

std::string write_kind(CardKind kind) { return kind == kUnknownCard ? "?" : catalogue()[kind].tag; }

std::string write_ship(const State& state, Target ship) {
  return letter_of(ship.seat) + notation::write_own_ship(state, ship.seat, ship.index);
}

}  // namespace mael::cards

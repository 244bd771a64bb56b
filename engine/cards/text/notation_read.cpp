// The reading half of the notation of positions and set-ups.
#include "engine/cards/text/notation.h"
#include "engine/cards/text/notation_words.h"
#include "engine/cards/zones.h"
#include "engine/core/fields.h"

namespace mael::cards {
namespace {

using namespace notation;

void read_attached(TextReader& reader, Attached& attached) {
  while (reader.accept('+')) {
    if (attached.full()) reader.fail("no more than eight attached cards");
    const CardKind kind = read_card(reader);
    if (reader.failed()) return;
    attached.push_back(kind);
  }
}

void read_planets(TextReader& reader, State& state) {
  state.planets.clear();
  if (reader.accept('-')) return;
  do {
    if (state.planets.full()) reader.fail("no more than four planets");
    Planet planet;
    planet.kind = read_card(reader);
    if (reader.accept(':')) read_number(reader, kMaxResources, planet.stock);
    read_attached(reader, planet.attached);
    if (reader.failed()) return;
    state.planets.push_back(planet);
  } while (reader.accept(','));
}

void read_ships(TextReader& reader, SideState& side) {
  do {
    if (side.ships.full()) reader.fail("no more ships than a player has");
    Ship ship;
    ship.at = read_place(reader);
    if (!reader.failed() && reader.peek() != '.') reader.fail("'.' between a place and a ship");
    reader.advance(1);
    ship.kind = read_card(reader);
    read_attached(reader, ship.attached);
    if (reader.failed()) return;
    put_in_play(side, ship);
  } while (reader.accept(','));
}

// Known cards and, in a hand, how many unknown ones.
void read_counts(TextReader& reader, Counts& counts, std::uint8_t* unknown) {
  constexpr int kMost = 99;
  if (reader.accept('-')) return;
  do {
    const bool hidden = unknown && reader.accept('?');
    const CardKind kind = hidden ? CardKind{0} : read_card(reader);
    const int count = reader.next_is_digit() ? reader.number(1, kMost, "a count") : 1;
    if (reader.failed()) return;
    std::uint8_t& place = hidden ? *unknown : counts[kind];
    if (place + count > kMost) reader.fail("fewer cards");
    place = static_cast<std::uint8_t>(place + count);
  } while (reader.accept('+'));
}

void read_hand(TextReader& reader, SideState& side) {
  read_counts(reader, side.hand, &side.unknown_hand);
}

void read_declared(TextReader& reader, State& state) {
  Declared& declared = state.declared;
  const bool gone = reader.accept('-');
  if (!gone && reader.peek_letters().size() != 1) {
    declared.kind = Declared::Kind::Card;
    declared.card = read_card(reader);
    if (reader.accept('@')) declared.target = read_card_target(reader, state);
    return;
  }
  declared.kind = Declared::Kind::Attack;
  declared.stack = gone ? kNoStack : read_stack(reader);
  reader.expect('*');
  declared.target = read_attack_target(reader, state, state.active);
}

CardKind read_faction(TextReader& reader) {
  return reader.accept('-') ? kNoCard : read_card(reader);
}

void read_sealed(TextReader& reader, std::uint16_t& sealed) {
  if (reader.accept('-')) {
    sealed = kNotSealed;
  } else if (reader.accept('?')) {
    sealed = kUnknownSealed;
  } else {
    read_number(reader, kMaxResources, sealed);
  }
}

template <class F>
void read_pair(TextReader& reader, State& state, F&& read) {
  read(state.side(Seat::A));
  reader.expect(',');
  read(state.side(Seat::B));
}

// What the rest of the line leaves unsaid.
void set_defaults(State& state) {
  const bool setup = state.step == Step::Setup;
  state.awaiting = usual_awaiting(state.step);
  state.turn = setup ? 0 : 2;
  for (std::size_t i = 0; i < kSeats; ++i) {
    state.sides[i].faction = setup ? kNoCard : static_cast<CardKind>(i);
    state.sides[i].stockpile = kOpeningStock;
  }
  for (const CardKind kind : usual_setup().planets) state.planets.push_back({kind, 0, {}});
}

void set_awaited_defaults(State& state) {
  state.actions_left = static_cast<std::uint8_t>(usual_actions(state));
  if (state.awaiting == Awaiting::Answer) state.window = Window::Action;
}

void show_syphons(State& state) {
  for (SideState& side : state.sides) {
    for (CardKind kind = catalogue().first(CardType::Syphon);
         kind < catalogue().last(CardType::Syphon); ++kind) {
      side.shown[kind] = side.hand[kind];
    }
  }
}

constexpr std::size_t kOpt = 0, kStep = 1, kAwait = 2, kTo = 4, kFactions = 9, kPlanetRow = 10;

constexpr std::array<Field<State>, 28> kFields{{
    {"opt", [](TextReader& r, State& s) { read_options(r, kOptions, s.options); }},
    {"step", [](TextReader& r, State& s) { s.step = read_word<Step>(r, kSteps, "a step"); }},
    {"await", [](TextReader& r,
                 State& s) { s.awaiting = read_word<Awaiting>(r, kAwaited, "what is awaited"); }},
    {"turn", [](TextReader& r, State& s) { read_number(r, 99, s.turn); }},
    {"to", [](TextReader& r, State& s) { s.active = read_seat(r); }},
    {"first", [](TextReader& r, State& s) { s.first = read_seat(r); }},
    {"actions", [](TextReader& r, State& s) { read_number(r, kActionsPerTurn, s.actions_left); }},
    {"empty", [](TextReader& r, State& s) { read_number(r, 99, s.empty_turns); }},
    {"window",
     [](TextReader& r, State& s) { s.window = read_word<Window>(r, kWindows, "a window"); }},
    {"factions",
     [](TextReader& r, State& s) {
       read_pair(r, s, [&](SideState& side) { side.faction = read_faction(r); });
     }},
    {"planets", read_planets},
    {"ceasefire", [](TextReader& r, State& s) { read_number(r, 1, s.ceasefire); }},
    {"stockpile",
     [](TextReader& r, State& s) {
       read_pair(r, s, [&](SideState& side) { read_number(r, kMaxResources, side.stockpile); });
     }},
    {"ships.a", [](TextReader& r, State& s) { read_ships(r, s.side(Seat::A)); }},
    {"ships.b", [](TextReader& r, State& s) { read_ships(r, s.side(Seat::B)); }},
    {"declared", read_declared},
    {"hand.a", [](TextReader& r, State& s) { read_hand(r, s.side(Seat::A)); }},
    {"hand.b", [](TextReader& r, State& s) { read_hand(r, s.side(Seat::B)); }},
    {"shown.a", [](TextReader& r, State& s) { read_counts(r, s.sides[0].shown, nullptr); }},
    {"shown.b", [](TextReader& r, State& s) { read_counts(r, s.sides[1].shown, nullptr); }},
    {"discard", [](TextReader& r, State& s) { read_counts(r, s.discard, nullptr); }},
    {"maelstrom", [](TextReader& r, State& s) { s.maelstrom = read_seat(r); }},
    {"sealed",
     [](TextReader& r, State& s) {
       read_pair(r, s, [&](SideState& side) { read_sealed(r, side.sealed); });
     }},
    {"victor", [](TextReader& r, State& s) { s.victor = read_seat(r); }},
    {"draws", [](TextReader& r, State& s) { s.drawer = read_seat(r); }},
    {"left", [](TextReader& r, State& s) { read_number(r, 9, s.draws_left); }},
    {"end",
     [](TextReader& r, State& s) { s.ending = read_word<Ending>(r, kEndings, "an ending"); }},
    {"win",
     [](TextReader& r, State& s) { s.winner = r.accept('-') ? Seat::Chance : read_seat(r); }},
}};

Deck read_head(TextReader& reader) {
  reader.skip_blanks();
  for (const std::string_view part : {std::string_view("edge"), std::string_view("cards")}) {
    if (!reader.accept_word(part)) reader.fail(kGame);
    if (part == "edge") reader.expect('-');
  }
  reader.expect('/');
  return static_cast<Deck>(reader.number(1, kDecks, "a version of the notation"));
}

}  // namespace

Result<State> read_arrangement(std::string_view text) {
  TextReader reader(text);
  State state;
  state.step = Step::Actions;
  state.options.deck = read_head(reader);
  const FieldSpans spans(reader, keys_of<State>(kFields));
  for (std::size_t field = 0; field < kFields.size(); ++field) {
    read_field<State>(reader, kFields, spans, field, state);
    if (field == kStep) set_defaults(state);
    if (field == kAwait) set_awaited_defaults(state);
    if (field == kTo) state.first = state.active;
  }
  if (!spans.has("hand.a")) state.side(Seat::A).hand = usual_hand(state, Seat::A);
  if (!spans.has("hand.b")) state.side(Seat::B).hand = usual_hand(state, Seat::B);
  show_syphons(state);
  if (reader.failed()) return reader.error();
  return state;
}

Result<State> read_position(std::string_view text) { return as_position(read_arrangement(text)); }

Result<Setup> read_setup(std::string_view text) {
  TextReader reader(text);
  State state;
  state.options.deck = read_head(reader);
  set_defaults(state);
  const FieldSpans spans(reader, keys_of<State>(kFields));
  for (std::size_t field = 0; field < kFields.size(); ++field) {
    const bool agreed = field == kOpt || field == kFactions || field == kPlanetRow;
    if (!agreed && spans.has(field)) {
      spans.refuse(reader, field, "a set-up has only the fields opt, factions and planets");
    }
    read_field<State>(reader, kFields, spans, field, state);
  }
  if (state.planets.size() != kPlanets) reader.fail("four planets");
  if (reader.failed()) return reader.error();
  Setup setup;
  setup.options = state.options;
  for (int i = 0; i < kPlanets; ++i) {
    setup.planets[static_cast<std::size_t>(i)] = state.planets[i].kind;
  }
  setup.factions = {state.sides[0].faction, state.sides[1].faction};
  return setup;
}

}  // namespace mael::cards

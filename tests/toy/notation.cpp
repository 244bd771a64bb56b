#include "tests/toy/notation.h"

#include <array>

#include "engine/core/fields.h"
#include "engine/core/notation.h"

namespace mael::toy {
namespace {

constexpr std::array<std::string_view, 6> kSteps{"draw", "bid", "turn", "consent", "dice", "over"};
constexpr std::array<std::string_view, 3> kInterrupts{"hail", "hailed", "tell"};
constexpr std::array<std::string_view, 2> kDealtDeeds{"draw", "roll"};
constexpr std::array<std::string_view, 12> kDeeds{"bid",   "offer", "take", "leave",
                                                  "sail",  "rest",  "hail", "ignore",
                                                  "bribe", "back",  "tell", "hush"};

Card read_card(TextReader& reader) {
  return reader.accept('?') ? kUnknownCard : static_cast<Card>(reader.number(1, kKinds, "a card"));
}

template <class List>
void read_cards(TextReader& reader, List& cards) {
  cards.clear();
  if (reader.accept('-')) return;
  do {
    if (cards.full()) return reader.fail("fewer cards");
    cards.push_back(read_card(reader));
  } while (reader.accept('+') && !reader.failed());
}

template <class List>
std::string write_cards(const List& cards) {
  std::string text;
  Separator plus("+");
  for (const Card card : cards) {
    text += plus.next();
    text += card == kUnknownCard ? "?" : std::to_string(card);
  }
  return text.empty() ? "-" : text;
}

std::int32_t read_mils(TextReader& reader) {
  const bool negative = reader.accept('-');
  const int mils = reader.number(0, kFarthestMil, "mils");
  return negative ? -mils : mils;
}

Point read_point(TextReader& reader) {
  const std::int32_t x = read_mils(reader);
  reader.expect(',');
  return {x, read_mils(reader)};
}

std::uint16_t read_bid(TextReader& reader) {
  if (reader.accept('-')) return kNotSealed;
  if (reader.accept('?')) return kUnknownSealed;
  return static_cast<std::uint16_t>(reader.number(0, kMostCoins, "coins"));
}

std::string write_bid(std::uint16_t bid) {
  return bid == kNotSealed ? "-" : bid == kUnknownSealed ? "?" : std::to_string(bid);
}

void read_interrupts(TextReader& reader, State& state) {
  do {
    if (state.interrupts.full()) return reader.fail("fewer interrupts");
    Interrupt interrupt;
    interrupt.kind = read_word<Interrupt::Kind>(reader, kInterrupts, "an interrupt");
    reader.expect(':');
    interrupt.asked = read_seat(reader, kSeats);
    if (reader.accept(':')) read_number(reader, kMostCoins, interrupt.bribe);
    if (reader.failed()) return;
    state.interrupts.push_back(interrupt);
  } while (reader.accept(','));
}

std::string write_interrupts(const State& state) {
  std::string text;
  Separator comma(",");
  for (const Interrupt& each : state.interrupts) {
    text += comma.next();
    text += write_word(std::span(kInterrupts), each.kind) + ":" + letter_of(each.asked);
    if (each.bribe > 0) text += ":" + std::to_string(each.bribe);
  }
  return text;
}

// One value for each seat, parted by `between`.
template <class Read>
void read_each(TextReader& reader, State& state, char between, Read&& read) {
  for (const Seat seat : seats_of(state)) {
    if (seat != Seat::A) reader.expect(between);
    read(state.of(seat));
  }
}

template <class Write>
std::string write_each(const State& state, std::string_view between, Write&& write) {
  std::string text;
  Separator separator(between);
  for (const Seat seat : seats_of(state)) {
    text += separator.next();
    text += write(state.of(seat));
  }
  return text;
}

constexpr std::array<Field<State>, 13> kFields{{
    {"seats", [](TextReader& r,
                 State& s) { s.seats = static_cast<std::uint8_t>(r.number(1, kSeats, "seats")); }},
    {"round", [](TextReader& r, State& s) { read_number(r, kRounds, s.round); }},
    {"step", [](TextReader& r, State& s) { s.step = read_word<Step>(r, kSteps, "a step"); }},
    {"captain", [](TextReader& r, State& s) { s.captain = read_seat(r, s.seats); }},
    {"offered", [](TextReader& r, State& s) { s.offered = r.number(0, 1, "0 or 1") == 1; }},
    {"storm", [](TextReader& r, State& s) { s.storm = r.number(0, 1, "0 or 1") == 1; }},
    {"offer", [](TextReader& r, State& s) { s.offer = read_offer(r); }},
    {"path", [](TextReader& r, State& s) { s.path = read_path(r); }},
    {"interrupts", &read_interrupts},
    {"hands", [](TextReader& r,
                 State& s) { read_each(r, s, ',', [&](Skiff& k) { read_cards(r, k.hand); }); }},
    {"coins",
     [](TextReader& r, State& s) {
       read_each(r, s, ',', [&](Skiff& k) { read_number(r, kMostCoins, k.coins); });
     }},
    {"bids",
     [](TextReader& r, State& s) { read_each(r, s, ',', [&](Skiff& k) { k.bid = read_bid(r); }); }},
    {"at", [](TextReader& r,
              State& s) { read_each(r, s, ';', [&](Skiff& k) { k.at = read_point(r); }); }},
}};

void expect_head(TextReader& reader) {
  if (!reader.accept_word("toy")) return reader.fail("toy/1");
  reader.expect('/');
  reader.number(1, 1, "version 1");
  reader.skip_blanks();
}

struct DeedWriter {
  std::string operator()(const Draw& deed) const {
    return deed.card == kUnknownCard ? "draw:?" : "draw:" + std::to_string(deed.card);
  }
  std::string operator()(const Roll& deed) const {
    std::string text = "roll:";
    Separator comma(",");
    for (const int die : deed.dice) {
      text += comma.next();
      text += std::to_string(die);
    }
    return text;
  }
  std::string operator()(const Bid& deed) const { return "bid:" + write_bid(deed.amount); }
  std::string operator()(const MakeOffer& deed) const { return "offer:" + write_offer(deed.offer); }
  std::string operator()(const Consent& deed) const { return deed.takes ? "take" : "leave"; }
  std::string operator()(const Sail& deed) const { return "sail:" + write_path(deed.path); }
  std::string operator()(const Rest&) const { return "rest"; }
  std::string operator()(const Hail& deed) const { return deed.hails ? "hail" : "ignore"; }
  std::string operator()(const Bribe& deed) const { return "bribe:" + std::to_string(deed.amount); }
  std::string operator()(const TurnBack&) const { return "back"; }
  std::string operator()(const Tell& deed) const { return deed.tells ? "tell" : "hush"; }
};

Deed read_dealt(TextReader& reader) {
  const int word = reader.one_of(kDealtDeeds, "what chance does");
  reader.expect(':');
  if (word == 0) return Draw{read_card(reader)};
  Roll roll;
  do {
    if (roll.dice.full()) reader.fail("twenty dice");
    if (reader.failed()) return roll;
    roll.dice.push_back(static_cast<std::uint8_t>(reader.number(1, 6, "a die")));
  } while (reader.accept(','));
  return roll;
}

Deed read_deed(TextReader& reader) {
  switch (reader.one_of(kDeeds, "an action")) {
    case 0: reader.expect(':'); return Bid{read_bid(reader)};
    case 1: reader.expect(':'); return MakeOffer{read_offer(reader)};
    case 2: return Consent{true};
    case 3: return Consent{false};
    case 4: reader.expect(':'); return Sail{read_path(reader)};
    case 5: return Rest{};
    case 6: return Hail{true};
    case 7: return Hail{false};
    case 8:
      reader.expect(':');
      return Bribe{static_cast<std::uint8_t>(reader.number(0, kMostCoins, "coins"))};
    case 9: return TurnBack{};
    case 10: return Tell{true};
    default: return Tell{false};
  }
}

}  // namespace

Offer read_offer(TextReader& reader) {
  Offer offer;
  offer.to = read_seat(reader, kSeats);
  if (reader.accept(':')) read_cards(reader, offer.give);
  if (reader.accept('/')) read_cards(reader, offer.want);
  return offer;
}

std::string write_offer(const Offer& offer) {
  return letter_of(offer.to) + (":" + write_cards(offer.give)) + "/" + write_cards(offer.want);
}

Path read_path(TextReader& reader) {
  Path path;
  do {
    if (path.full()) reader.fail("no more than six points");
    const Point point = read_point(reader);
    if (reader.failed()) return path;
    path.push_back(point);
  } while (reader.accept(';'));
  return path;
}

std::string write_path(const Path& path) {
  std::string text;
  Separator semicolon(";");
  for (const Point point : path) {
    text += semicolon.next();
    text += std::to_string(point.x) + "," + std::to_string(point.y);
  }
  return text;
}

std::string write_position(const State& state) {
  FieldLine line("toy/1");
  line.add_number("seats", state.seats, 0);
  line.add_number("round", state.round, 0);
  line.add("step", write_word(std::span(kSteps), state.step));
  if (state.captain != Seat::Chance) line.add("captain", std::string(1, letter_of(state.captain)));
  line.add_number("offered", state.offered, 0);
  line.add_number("storm", state.storm, 0);
  if (state.offer.to != Seat::Chance) line.add("offer", write_offer(state.offer));
  line.add("path", write_path(state.path));
  line.add("interrupts", write_interrupts(state));
  line.add("hands",
           write_each(state, ",", [](const Skiff& each) { return write_cards(each.hand); }));
  line.add("coins",
           write_each(state, ",", [](const Skiff& each) { return std::to_string(each.coins); }));
  line.add("bids", write_each(state, ",", [](const Skiff& each) { return write_bid(each.bid); }));
  line.add("at", write_each(state, ";", [](const Skiff& each) {
             return std::to_string(each.at.x) + "," + std::to_string(each.at.y);
           }));
  return line.take();
}

Result<State> read_position(std::string_view text) {
  ++work.positions;
  TextReader reader(text);
  State state;
  expect_head(reader);
  const FieldSpans spans(reader, keys_of<State>(kFields));
  for (std::size_t field = 0; field < kFields.size(); ++field) {
    read_field<State>(reader, kFields, spans, field, state);
  }
  if (reader.failed()) return reader.error();
  return as_position(Result<State>(state));
}

std::string write_setup(const Setup& setup) { return "toy/1 seats=" + std::to_string(setup.seats); }

Result<Setup> read_setup(std::string_view text) {
  TextReader reader(text);
  expect_head(reader);
  if (!reader.accept_word("seats")) reader.fail("seats=");
  reader.expect('=');
  const Setup setup{reader.number(1, kSeats, "seats")};
  reader.expect_end("the set-up");
  if (reader.failed()) return reader.error();
  return setup;
}

std::string write_action(const State&, const Action& action) {
  return write_deed_of(action.by, std::visit(DeedWriter{}, action.deed));
}

Result<Action> read_action(const State& before, std::string_view text) {
  if (is_whole(before)) ++work.read;
  return read_action_of<Action>(
      text, &read_dealt, [](TextReader& reader, Seat) { return read_deed(reader); }, before.seats);
}

bool operator==(const Action& a, const Action& b) {
  return write_action({}, a) == write_action({}, b);
}

bool operator<(const Action& a, const Action& b) {
  return write_action({}, a) < write_action({}, b);
}

}  // namespace mael::toy

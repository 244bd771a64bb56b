#include "engine/pirates/text/notation.h"

#include <algorithm>

#include "engine/pirates/derived.h"
#include "engine/pirates/text/notation_words.h"

namespace mael::pirates {
namespace notation {

int read_tag(TextReader& reader, std::string_view letters, int low, int high) {
  if (!equal_in_either_case(reader.peek_letters(), letters)) {
    reader.fail(write_tag(letters, low) + " to " + write_tag(letters, high));
    return low;
  }
  reader.advance(letters.size());
  const int number = reader.number(low, high, "the number behind " + std::string(letters));
  return reader.failed() ? low : number;
}

std::string write_tag(std::string_view letters, int number) {
  const bool padded = number < 10 && letters != "TI";
  return std::string(letters) + (padded ? "0" : "") + std::to_string(number);
}

Cell read_cell(TextReader& reader) {
  const std::string_view letters = reader.peek_letters();
  const char letter = letters.size() == 1 ? static_cast<char>(letters[0] | 0x20) : '\0';
  if (letter < 'a' || letter > 'c') {
    reader.fail("a cell (A0 to C11)");
    return 0;
  }
  const int circle = letter - 'a';
  reader.advance(1);
  const int index = reader.number(0, size_of(circle) - 1, "a cell of the circle");
  return reader.failed() ? Cell{0} : static_cast<Cell>(first_of(circle) + index);
}

Item read_item(TextReader& reader) {
  if (equal_in_either_case(reader.peek_letters(), "AR")) {
    return static_cast<Item>(kFirstArtifact - 1 + read_tag(reader, "AR", 1, kArtifacts));
  }
  return static_cast<Item>(read_tag(reader, "CH", 1, kArtifactChest - 1));
}

SeatBits read_seats(TextReader& reader, int seats) {
  if (reader.accept('-')) return 0;
  SeatBits bits = 0;
  do {
    const Seat seat = read_seat(reader, seats);
    if (reader.failed()) return 0;
    bits = static_cast<SeatBits>(bits | bit_of(seat));
  } while (!reader.peek_letters().empty());
  return bits;
}

std::string write_seats(SeatBits bits) {
  std::string text;
  for (int i = 0; i < kSeats; ++i) {
    if (includes(bits, seat_at(i))) text += letter_of(seat_at(i));
  }
  return text.empty() ? "-" : text;
}

int read_token(TextReader& reader, const State& state) {
  const std::size_t start = reader.place();
  const int kind = read_tag(reader, "K", 0, kCalamities - 1);
  int which = reader.accept('.') ? reader.number(1, kMostTokens, "which of these tokens") : 1;
  if (reader.failed()) return 0;
  for (int place = 0; place < state.tokens.size(); ++place) {
    if (state.tokens[place].kind == kind && --which == 0) return place;
  }
  reader.refuse_at(start, "there is no such token on the board");
  return 0;
}

Target read_target(TextReader& reader, const State& state) {
  if (equal_in_either_case(reader.peek_letters(), "K")) {
    return Target::token(read_token(reader, state));
  }
  return Target::ship(read_seat(reader, state.seats));
}

std::string write_target(const State& state, Target target) {
  return target.is_ship() ? std::string(1, letter_of(target.seat()))
                          : write_token(state, target.place());
}

void read_side(TextReader& reader, FixedList<Item, 3>& items, std::uint8_t& points) {
  if (reader.accept('-')) return;
  do {
    if (reader.next_is_digit()) {
      points = static_cast<std::uint8_t>(reader.number(1, kMostPoints, "points"));
    } else {
      if (items.full()) reader.fail("no more than three pieces of loot");
      const Item item = read_item(reader);
      if (!reader.failed()) items.push_back(item);
    }
  } while (reader.accept('+') && !reader.failed());
  std::sort(items.begin(), items.end());
}

std::string write_side(const FixedList<Item, 3>& items, int points) {
  std::string text = write_items(items);
  if (points > 0) text += (text.empty() ? "" : "+") + std::to_string(points);
  return text.empty() ? "-" : text;
}

Trade read_trade(TextReader& reader, int seats) {
  Trade trade;
  trade.to = read_seat(reader, seats);
  reader.expect(':');
  read_side(reader, trade.give, trade.give_points);
  reader.expect('/');
  read_side(reader, trade.want, trade.want_points);
  return trade;
}

std::string write_trade(const Trade& trade) {
  return letter_of(trade.to) + (":" + write_side(trade.give, trade.give_points)) + "/" +
         write_side(trade.want, trade.want_points);
}

void set_ship_defaults(State& state) {
  for (const Seat seat : seats_of(state)) {
    Ship& ship = state.ship(seat);
    ship = {};
    ship.life = static_cast<std::uint8_t>(value_of(Value::Life));
    if (state.stage >= Stage::Places) ship.pawn = static_cast<std::uint8_t>(index_of(seat) + 1);
    if (state.stage < Stage::Deal) continue;
    ship.status = Status::Afloat;
    ship.cell = static_cast<Cell>(index_of(seat) % 4);
  }
}

namespace {

// How many of a chest, or of an artifact, lie in none of the piles.
int in_play(const State& state, Item item) {
  int count = 0;
  for (const Ship& ship : state.ships) {
    count += static_cast<int>(std::count(ship.hold.begin(), ship.hold.end(), item));
    count += (ship.artifact == item) + (ship.box == item);
  }
  for (const Dropped& each : state.dropped) count += each.item == item;
  for (const Task& task : state.tasks)
    count += task.kind == TaskKind::Gain && task.about.item == item;
  return count;
}

}  // namespace

void set_pile_defaults(State& state) {
  for (int kind = 1; kind <= kChestKinds; ++kind) {
    const int left = chest(kind).copies - in_play(state, static_cast<Item>(kind));
    state.chests[static_cast<std::size_t>(kind - 1)] = static_cast<std::uint8_t>(std::max(0, left));
  }
  unsigned artifacts = 0, called = 0;
  for (Item item = kFirstArtifact; item <= kLastArtifact; ++item) {
    if (in_play(state, item) == 0) artifacts |= artifact_bit(item);
  }
  for (const Item item : state.sold) artifacts &= ~unsigned{artifact_bit(item)};
  state.artifacts = static_cast<std::uint16_t>(artifacts);
  for (const Token& token : state.tokens) called |= 1u << token.kind;
  for (const Task& task : state.tasks) {
    if (task.kind == TaskKind::Call) called |= 1u << task.about.calamity;
  }
  state.called = static_cast<std::uint16_t>(called & ~1u);
  state.removed = 0;
  for (int card = 1; card <= kTreasures; ++card) {
    const TreasureData& data = treasure(card);
    const bool placed = data.clue == Clue::Illustration &&
                        state.lost_islands[static_cast<std::size_t>(data.goal - 1)] != kNoCell;
    if (placed) state.removed |= card_bit(card);
  }
}

void expect_head(TextReader& reader) {
  reader.skip_blanks();
  if (!reader.accept_word("pirates")) return reader.fail("pirates/1");
  reader.expect('/');
  reader.number(1, 1, "version 1 of the notation");
}

std::string write_switches(int seats, const Options& options) {
  const Options usual = usual_options(seats);
  std::string text;
  Separator comma(",");
  for (const auto& option : kOptions) {
    if (options.*option.value == usual.*option.value) continue;
    text += comma.next();
    text += std::string(option.word) + ":" + std::to_string(options.*option.value);
  }
  return text;
}

}  // namespace notation

std::string write_item(Item item) {
  FixedList<Item, 1> one;
  one.push_back(item);
  return notation::write_items(one);
}

std::string write_token(const State& state, int place) {
  const Kind kind = state.tokens[place].kind;
  int which = 1;
  for (int i = 0; i < place; ++i) which += state.tokens[i].kind == kind;
  const std::string text = notation::write_tag("K", kind);
  return which > 1 ? text + "." + std::to_string(which) : text;
}

}  // namespace mael::pirates

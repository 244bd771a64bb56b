// The reading half of the notation of positions and set-ups.
#include <algorithm>

#include "engine/core/fields.h"
#include "engine/pirates/derived.h"
#include "engine/pirates/tasks.h"
#include "engine/pirates/text/notation.h"
#include "engine/pirates/text/notation_words.h"

namespace mael::pirates {
namespace {

using namespace notation;

void read_tiles(TextReader& reader, Ship& ship) {
  do {
    const int number = read_tag(reader, "E", 1, kTileKinds);
    ship.tiles[static_cast<std::size_t>(tile(number).statistic)] =
        static_cast<std::uint8_t>(number);
  } while (reader.accept('+') && !reader.failed());
}

void read_cards(TextReader& reader, Cards& cards, std::uint8_t* unknown) {
  do {
    if (unknown != nullptr && reader.accept('?')) {
      *unknown = 1;
      if (reader.next_is_digit()) read_number(reader, kTreasures, *unknown);
    } else {
      cards |= card_bit(read_tag(reader, "T", 1, kTreasures));
    }
  } while (reader.accept('+') && !reader.failed());
}

void read_place(TextReader& reader, Ship& ship, Status status) {
  ship.status = status;
  ship.cell = read_cell(reader);
  if (status != Status::Afloat) ship.life = 0;
}

void read_hold(TextReader& reader, Ship& ship) {
  read_items(reader, ship.hold);
  std::sort(ship.hold.begin(), ship.hold.end());
}

struct ShipWord {
  std::string_view word;
  void (*read)(TextReader& reader, Ship& ship);
};
constexpr std::array<ShipWord, 13> kShipWords{{
    {"at", [](TextReader& r, Ship& s) { read_place(r, s, Status::Afloat); }},
    {"dead", [](TextReader& r, Ship& s) { read_place(r, s, Status::Dead); }},
    {"gone", [](TextReader& r, Ship& s) { read_place(r, s, Status::Gone); }},
    {"pawn", [](TextReader& r, Ship& s) { read_number(r, kSeats, s.pawn); }},
    {"life", [](TextReader& r, Ship& s) { read_number(r, value_of(Value::MostLife), s.life); }},
    {"points", [](TextReader& r, Ship& s) { read_number(r, kMostPoints, s.points); }},
    {"fit", &read_tiles},
    {"art", [](TextReader& r, Ship& s) { s.artifact = read_item(r); }},
    {"box", [](TextReader& r, Ship& s) { s.box = read_item(r); }},
    {"hold", &read_hold},
    {"cards", [](TextReader& r, Ship& s) { read_cards(r, s.cards, &s.unknown_cards); }},
    {"deaths", [](TextReader& r, Ship& s) { read_number(r, kMostCounted, s.deaths); }},
    {"isles", [](TextReader& r, Ship& s) { read_number(r, kMostCounted, s.islands); }},
}};

void read_ship(TextReader& reader, Ship& ship) {
  do {
    const std::string_view word = reader.peek_letters();
    if (equal_in_either_case(word, "ashore")) {
      reader.advance(word.size());
      ship.status = Status::Ashore;
      ship.cell = kNoCell;
      continue;
    }
    const auto found =
        std::find_if(kShipWords.begin(), kShipWords.end(),
                     [&](const ShipWord& each) { return equal_in_either_case(each.word, word); });
    const bool forbans = equal_in_either_case(word, "forbans");
    if (found == kShipWords.end() && !forbans) return reader.fail("a property of a ship");
    reader.advance(word.size());
    reader.expect(':');
    if (forbans) {
      read_number(reader, kMostCounted, ship.forbans);
    } else {
      found->read(reader, ship);
    }
  } while (reader.accept(',') && !reader.failed());
}

template <int Place>
void read_ship_of(TextReader& reader, State& state) {
  if (Place >= state.seats) return reader.fail("a ship of a seat at the table");
  read_ship(reader, state.ships[Place]);
}

void read_tokens(TextReader& reader, State& state) {
  do {
    if (state.tokens.full()) return reader.fail("no more than 27 tokens");
    Token token;
    token.kind = static_cast<Kind>(read_tag(reader, "K", 0, kCalamities - 1));
    reader.expect(':');
    token.cell = read_cell(reader);
    if (reader.accept(':')) read_number(reader, 30, token.damage);
    if (reader.failed()) return;
    state.tokens.push_back(token);
  } while (reader.accept(','));
}

void read_loot(TextReader& reader, State& state) {
  do {
    if (state.dropped.full()) return reader.fail("less loot");
    const Cell cell = read_cell(reader);
    reader.expect(':');
    const Item item = read_item(reader);
    if (reader.failed()) return;
    drop(state, cell, item);
  } while (reader.accept(','));
}

void read_isles(TextReader& reader, State& state) {
  do {
    const int island = read_tag(reader, "L", 1, kLostIslands);
    reader.expect(':');
    state.lost_islands[static_cast<std::size_t>(island - 1)] = read_cell(reader);
  } while (reader.accept(',') && !reader.failed());
}

void read_titles(TextReader& reader, State& state) {
  do {
    const auto place = static_cast<std::size_t>(read_tag(reader, "TI", 1, kTitles) - 1);
    reader.expect(':');
    state.titles[place] = read_seat(reader, state.seats);
    if (reader.accept(':')) read_number(reader, 9, state.title_values[place]);
  } while (reader.accept(',') && !reader.failed());
}

void read_chests(TextReader& reader, State& state) {
  state.chests = {};
  if (reader.accept('-')) return;
  do {
    const auto place = static_cast<std::size_t>(read_tag(reader, "CH", 1, kChestKinds) - 1);
    reader.expect(':');
    read_number(reader, content().chests[place].copies, state.chests[place]);
  } while (reader.accept(',') && !reader.failed());
}

void read_called(TextReader& reader, State& state) {
  unsigned called = 0;
  if (!reader.accept('-')) {
    do {
      called |= 1u << read_tag(reader, "K", 1, kCalamities - 1);
    } while (reader.accept('+') && !reader.failed());
  }
  state.called = static_cast<std::uint16_t>(called);
}

void read_sold(TextReader& reader, State& state) {
  do {
    const auto item = static_cast<Item>(kFirstArtifact - 1 + read_tag(reader, "AR", 1, kArtifacts));
    if (!reader.failed() && state.sold.full()) reader.fail("fewer artifacts");
    if (!reader.failed()) state.sold.push_back(item);
  } while (reader.accept('+') && !reader.failed());
}

void read_field(TextReader& reader, const State& state, Task& task, TaskField field) {
  const auto number = [&](int most, const char* what) {
    return static_cast<std::uint8_t>(reader.number(0, most, what));
  };
  const auto kind = [&] { return static_cast<Kind>(read_tag(reader, "K", 0, kCalamities - 1)); };
  switch (field) {
    case TaskField::None: return;
    case TaskField::Count: task.about.count = number(kMostTokens, "a number"); return;
    case TaskField::Token:
      task.about.token =
          reader.accept('-') ? kNoToken : static_cast<std::uint8_t>(read_token(reader, state));
      return;
    case TaskField::Target:
      task.about.target = static_cast<std::uint8_t>(read_target(reader, state).code());
      return;
    case TaskField::Forward: task.about.forward = number(1, "0 or 1"); return;
    case TaskField::Printed: task.about.printed = number(1, "0 or 1"); return;
    case TaskField::Calamity: task.about.calamity = kind(); return;
    case TaskField::Loot: task.about.item = read_item(reader); return;
    case TaskField::Place: task.about.cell = read_cell(reader); return;
    case TaskField::Victim: task.about.victim = read_seat(reader, state.seats); return;
    case TaskField::Seats: task.seats = read_seats(reader, state.seats); return;
    case TaskField::Joined: task.by.joined = read_seats(reader, state.seats); return;
    case TaskField::Attacker: task.by.calamity = kind(); return;
  }
}

void read_tasks(TextReader& reader, State& state) {
  std::array<std::string_view, kTaskKinds> words;
  for (std::size_t i = 0; i < words.size(); ++i) words[i] = kTaskForms[i].word;
  do {
    if (state.tasks.full()) return reader.fail("fewer tasks");
    Task task;
    task.kind = static_cast<TaskKind>(reader.one_of(words, "a task"));
    const TaskForm& form = form_of(task.kind);
    if (form.seat) {
      reader.expect(':');
      task.seat = read_seat(reader, state.seats);
    }
    for (const TaskField field : form.fields) {
      if (field == TaskField::None) continue;
      reader.expect(':');
      read_field(reader, state, task, field);
    }
    if (reader.failed()) return;
    state.tasks.push_back(task);
  } while (reader.accept(','));
}

void read_fallen(TextReader& reader, State& state) {
  do {
    if (state.fallen.full()) return reader.fail("fewer ships");
    Fallen fallen;
    fallen.seat = read_seat(reader, state.seats);
    reader.expect(':');
    fallen.killer = reader.accept('-') ? Seat::Chance : read_seat(reader, state.seats);
    reader.expect(':');
    fallen.mates = read_seats(reader, state.seats);
    if (reader.failed()) return;
    state.fallen.push_back(fallen);
  } while (reader.accept(','));
}

void read_offers(TextReader& reader, State& state) {
  do {
    if (state.offers.full()) return reader.fail("fewer free moves");
    const Seat seat = read_seat(reader, state.seats);
    if (!reader.failed()) state.offers.push_back(seat);
  } while (!reader.peek_letters().empty());
}

void read_circles(TextReader& reader, State& state) {
  for (std::size_t i = 0; i < kCircles; ++i) {
    if (i > 0) reader.expect(',');
    read_number(reader, 3, state.turned[i]);
  }
}

void read_switches(TextReader& reader, State& state) {
  read_options(reader, kOptions, state.options);
}

constexpr std::array<Field<State>, 29> kFields{{
    {"seats",
     [](TextReader& r, State& s) {
       s.seats = static_cast<std::uint8_t>(r.number(1, kSeats, "seats"));
       if (!r.failed()) s.options = usual_options(s.seats);
     }},
    {"opt", &read_switches},
    {"stage",
     [](TextReader& r, State& s) {
       s.stage = read_word<Stage>(r, kStages, "a stage");
       set_ship_defaults(s);
     }},
    {"first", [](TextReader& r, State& s) { s.first = s.active = read_seat(r, s.seats); }},
    {"to", [](TextReader& r, State& s) { s.active = read_seat(r, s.seats); }},
    {"round", [](TextReader& r, State& s) { read_number(r, 99, s.round); }},
    {"circles", &read_circles},
    {"curse", [](TextReader& r, State& s) { read_number(r, value_of(Value::LastStep), s.curse); }},
    {"turn", [](TextReader& r, State& s) { read_options(r, kTurnWords, s.turn); }},
    {"ship.a", &read_ship_of<0>},
    {"ship.b", &read_ship_of<1>},
    {"ship.c", &read_ship_of<2>},
    {"ship.d", &read_ship_of<3>},
    {"ship.e", &read_ship_of<4>},
    {"tokens", &read_tokens},
    {"loot", &read_loot},
    {"isles", &read_isles},
    {"titles", &read_titles},
    {"discard", [](TextReader& r, State& s) { read_cards(r, s.discard, nullptr); }},
    {"sold", &read_sold},
    {"tasks", &read_tasks},
    {"fallen", &read_fallen},
    {"offers", &read_offers},
    {"trade", [](TextReader& r, State& s) { s.trade = read_trade(r, s.seats); }},
    {"finder", [](TextReader& r, State& s) { s.finder = read_seat(r, s.seats); }},
    {"last", [](TextReader& r, State& s) { read_number(r, 1, s.last_turn); }},
    {"cause", [](TextReader& r, State& s) { s.cause = read_word<Cause>(r, kCauses, "a cause"); }},
    // What follows from all before it is set before these.
    {"chests", &read_chests},
    {"called", &read_called},
}};
constexpr std::size_t kSeatsField = 0, kStageField = 2, kChestsField = 27;
constexpr std::size_t kFieldCount = kFields.size();

State blank() {
  State state;
  state.stage = Stage::Play;
  state.lost_islands.fill(kNoCell);
  state.titles.fill(Seat::Chance);
  return state;
}

}  // namespace

Result<State> read_arrangement(std::string_view text) {
  TextReader reader(text);
  State state = blank();
  expect_head(reader);
  const std::span<const Field<State>> fields(kFields.data(), kFieldCount);
  const FieldSpans spans(reader, keys_of<State>(fields));
  if (!reader.failed() && !spans.has(kSeatsField)) reader.fail("seats=");
  for (std::size_t field = 0; field < kFieldCount; ++field) {
    if (field == kStageField) set_ship_defaults(state);
    if (field == kChestsField) set_pile_defaults(state);
    read_field<State>(reader, fields, spans, field, state);
  }
  if (reader.failed()) return reader.error();
  return state;
}

Result<State> read_position(std::string_view text) { return as_position(read_arrangement(text)); }

std::string write_setup(const Setup& setup) {
  FieldLine line("pirates/1");
  line.add_number("seats", setup.seats, 0);
  line.add("opt", write_switches(setup.seats, setup.options));
  return line.take();
}

Result<Setup> read_setup(std::string_view text) {
  TextReader reader(text);
  State state = blank();
  expect_head(reader);
  const std::span<const Field<State>> fields(kFields.data(), 2);
  const FieldSpans spans(reader, keys_of<State>(fields));
  if (!reader.failed() && !spans.has(kSeatsField)) reader.fail("seats=");
  for (std::size_t field = 0; field < fields.size(); ++field) {
    read_field<State>(reader, fields, spans, field, state);
  }
  if (reader.failed()) return reader.error();
  return Setup{state.seats, state.options};
}

}  // namespace mael::pirates

// The writing half of the notation of positions.
#include <algorithm>

#include "engine/core/fields.h"
#include "engine/pirates/derived.h"
#include "engine/pirates/tasks.h"
#include "engine/pirates/text/notation.h"
#include "engine/pirates/text/notation_words.h"

namespace mael::pirates {
namespace {

using namespace notation;

std::string join(const std::string& a, const std::string& b, const char* between) {
  return a.empty() || b.empty() ? a + b : a + between + b;
}

std::string write_cards(Cards cards, int unknown) {
  std::string text;
  for (int card = 1; card <= kTreasures; ++card) {
    if ((cards & card_bit(card)) != 0) text = join(text, write_tag("T", card), "+");
  }
  if (unknown > 0) text = join(text, unknown > 1 ? "?" + std::to_string(unknown) : "?", "+");
  return text;
}

class ShipWriter {
 public:
  ShipWriter(const Ship& ship, const Ship& usual) : ship_(ship), usual_(usual) {}

  std::string write() {
    write_place();
    number("pawn", ship_.pawn, usual_.pawn);
    number("life", ship_.life, is_down() ? 0 : usual_.life);
    number("points", ship_.points, 0);
    std::string tiles;
    for (const int tile : ship_.tiles) {
      if (tile != 0) tiles = join(tiles, write_tag("E", tile), "+");
    }
    word("fit", tiles);
    if (ship_.artifact != 0) word("art", write_item(ship_.artifact));
    if (ship_.box != 0) word("box", write_item(ship_.box));
    word("hold", write_items(ship_.hold));
    word("cards", write_cards(ship_.cards, ship_.unknown_cards));
    number("deaths", ship_.deaths, 0);
    number("isles", ship_.islands, 0);
    number("forbans", ship_.forbans, 0);
    return text_;
  }

 private:
  bool is_down() const { return ship_.status == Status::Dead || ship_.status == Status::Gone; }

  void write_place() {
    if (ship_.status == usual_.status && ship_.cell == usual_.cell) return;
    if (ship_.status == Status::Ashore) {
      text_ = "ashore";
      return;
    }
    word(ship_.is_afloat()              ? "at"
         : ship_.status == Status::Dead ? "dead"
                                        : "gone",
         name_of(ship_.cell));
  }
  void word(const char* key, const std::string& value) {
    if (!value.empty()) text_ = join(text_, std::string(key) + ":" + value, ",");
  }
  void number(const char* key, int value, int usual) {
    if (value != usual) word(key, std::to_string(value));
  }

  const Ship& ship_;
  const Ship& usual_;
  std::string text_;
};

std::string write_tokens(const State& state) {
  std::string text;
  for (const Token& token : state.tokens) {
    std::string one = write_tag("K", token.kind) + ":" + name_of(token.cell);
    if (token.damage > 0) one += ":" + std::to_string(token.damage);
    text = join(text, one, ",");
  }
  return text;
}

std::string write_loot(const State& state) {
  std::string text;
  for (const Dropped& each : state.dropped) {
    text = join(text, name_of(each.cell) + ":" + write_item(each.item), ",");
  }
  return text;
}

std::string write_isles(const State& state) {
  std::string text;
  for (int i = 0; i < kLostIslands; ++i) {
    const Cell cell = state.lost_islands[static_cast<std::size_t>(i)];
    if (cell != kNoCell) text = join(text, write_tag("L", i + 1) + ":" + name_of(cell), ",");
  }
  return text;
}

std::string write_titles(const State& state) {
  std::string text;
  for (std::size_t i = 0; i < kTitles; ++i) {
    if (state.titles[i] == Seat::Chance) continue;
    std::string one = write_tag("TI", static_cast<int>(i) + 1) + ":" + letter_of(state.titles[i]);
    if (state.title_values[i] > 0) one += ":" + std::to_string(state.title_values[i]);
    text = join(text, one, ",");
  }
  return text;
}

std::string write_chests(const State& state) {
  std::string text;
  for (int i = 0; i < kChestKinds; ++i) {
    const int left = state.chests[static_cast<std::size_t>(i)];
    if (left > 0) text = join(text, write_tag("CH", i + 1) + ":" + std::to_string(left), ",");
  }
  return text.empty() ? "-" : text;
}

// Tags of the bits that are set, from `first` on for bit 0.
std::string write_bits(unsigned bits, const char* letters, int first) {
  std::string text;
  for (int i = 0; bits >> i != 0; ++i) {
    if ((bits >> i & 1) != 0) text = join(text, write_tag(letters, first + i), "+");
  }
  return text;
}

std::string write_field(const State& state, const Task& task, TaskField field) {
  switch (field) {
    case TaskField::None: return {};
    case TaskField::Count: return std::to_string(task.about.count);
    case TaskField::Token:
      return task.about.token == kNoToken ? "-" : write_token(state, task.about.token);
    case TaskField::Target: return write_target(state, Target::coded(task.about.target));
    case TaskField::Forward: return std::to_string(task.about.forward);
    case TaskField::Printed: return std::to_string(task.about.printed);
    case TaskField::Calamity: return write_tag("K", task.about.calamity);
    case TaskField::Loot: return write_item(task.about.item);
    case TaskField::Place: return name_of(task.about.cell);
    case TaskField::Victim: return std::string(1, letter_of(task.about.victim));
    case TaskField::Seats: return write_seats(task.seats);
    case TaskField::Joined: return write_seats(task.by.joined);
    case TaskField::Attacker: return write_tag("K", task.by.calamity);
  }
  return {};
}

std::string write_tasks(const State& state) {
  std::string text;
  for (const Task& task : state.tasks) {
    const TaskForm& form = form_of(task.kind);
    std::string one(form.word);
    if (form.seat) one += std::string(":") + letter_of(task.seat);
    for (const TaskField field : form.fields) {
      if (field != TaskField::None) one += ":" + write_field(state, task, field);
    }
    text = join(text, one, ",");
  }
  return text;
}

std::string write_fallen(const State& state) {
  std::string text;
  for (const Fallen& each : state.fallen) {
    const std::string killer(1, each.killer == Seat::Chance ? '-' : letter_of(each.killer));
    text = join(text, letter_of(each.seat) + (":" + killer) + ":" + write_seats(each.mates), ",");
  }
  return text;
}

std::string write_offers(const State& state) {
  std::string text;
  for (const Seat seat : state.offers) text += letter_of(seat);
  return text;
}

std::string write_circles(const State& state) {
  if (state.turned == Turned{}) return {};
  return std::to_string(state.turned[0]) + "," + std::to_string(state.turned[1]) + "," +
         std::to_string(state.turned[2]);
}

}  // namespace

std::string write_position(const State& state) {
  State usual = state;
  set_ship_defaults(usual);
  FieldLine line("pirates/1");
  line.add_number("seats", state.seats, 0);
  line.add("opt", write_switches(state.seats, state.options));
  if (state.stage != Stage::Play) line.add("stage", write_word(std::span(kStages), state.stage));
  if (state.first != Seat::A) line.add("first", std::string(1, letter_of(state.first)));
  if (state.active != state.first) line.add("to", std::string(1, letter_of(state.active)));
  line.add_number("round", state.round, 1);
  line.add("circles", write_circles(state));
  line.add_number("curse", state.curse, 0);
  line.add("turn", write_options(kTurnWords, state.turn));
  for (const Seat seat : seats_of(state)) {
    line.add(std::string("ship.") + letter_of(seat),
             ShipWriter(state.ship(seat), usual.ship(seat)).write());
  }
  line.add("tokens", write_tokens(state));
  line.add("loot", write_loot(state));
  line.add("isles", write_isles(state));
  line.add("titles", write_titles(state));
  usual = state;
  set_pile_defaults(usual);
  if (state.chests != usual.chests) line.add("chests", write_chests(state));
  if (state.called != usual.called) {
    const std::string called = write_bits(state.called, "K", 0);
    line.add("called", called.empty() ? "-" : called);
  }
  line.add("discard", write_cards(state.discard, 0));
  line.add("sold", write_items(state.sold));
  line.add("tasks", write_tasks(state));
  line.add("fallen", write_fallen(state));
  line.add("offers", write_offers(state));
  if (state.trade.to != Seat::Chance) line.add("trade", write_trade(state.trade));
  if (state.finder != Seat::Chance) line.add("finder", std::string(1, letter_of(state.finder)));
  line.add_number("last", state.last_turn, 0);
  if (state.cause != Cause::None) line.add("cause", write_word(std::span(kCauses), state.cause));
  return line.take();
}

}  // namespace mael::pirates

#include "web/setup/filled.h"

#include <algorithm>
#include <charconv>

#include "engine/core/seat.h"
#include "web/app/thinking/characters.h"

namespace mael::web::setup {

namespace {

constexpr std::string_view kHead = "setup/1";
constexpr std::string_view kSeatsKey = "seats=";

bool is_small(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-';
}

bool is_of_value(char letter) {
  return is_small(letter) || (letter >= 'A' && letter <= 'Z') || letter == '_' || letter == '#';
}

bool is_id(std::string_view text) {
  return !text.empty() && text.size() <= kLongestId &&
         std::all_of(text.begin(), text.end(), is_small);
}

bool is_value(std::string_view text) {
  return text.size() <= kLongestValue && std::all_of(text.begin(), text.end(), is_of_value);
}

void write_values(const Values& values, const std::string& opening, std::string& text) {
  std::size_t written = 0;
  for (const auto& [id, value] : values) {
    if (!is_id(id) || !is_value(value) || ++written > kMostValues) continue;
    const std::string word = " " + opening + id + "=" + value;
    if (text.size() + word.size() <= kLongestFilled) text += word;
  }
}

// Takes what stands before a letter off the text; all of it where the letter is not in it.
std::string_view take_until(std::string_view& text, char letter) {
  const std::size_t end = std::min(text.find(letter), text.size());
  const std::string_view taken = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return taken;
}

std::optional<PlayerKind> read_kind(std::string_view text) {
  for (int kind = 0; kind <= static_cast<int>(kLastPlayerKind); ++kind) {
    if (key_of(static_cast<PlayerKind>(kind)) == text) return static_cast<PlayerKind>(kind);
  }
  return {};
}

bool read_seats(std::string_view word, Filled& filled) {
  if (word.substr(0, kSeatsKey.size()) != kSeatsKey) return false;
  word.remove_prefix(kSeatsKey.size());
  while (!word.empty()) {
    const auto kind = read_kind(take_until(word, ','));
    if (!kind || filled.seats.size() == kMaxSeats) return false;
    filled.seats.push_back({*kind});
  }
  return !filled.seats.empty();
}

// The values a word belongs to, whose seat it no longer names then; null for no seat of these.
Values* values_of(std::string_view& word, Filled& filled) {
  if (word.size() < 2 || word[1] != '.') return &filled.values;
  const char letter = word[0];
  word.remove_prefix(2);
  for (std::size_t i = 0; i < filled.seats.size(); ++i) {
    if (letter_of(seat_at(static_cast<int>(i))) == letter) return &filled.seats[i].values;
  }
  return nullptr;
}

bool read_value(std::string_view word, Filled& filled) {
  Values* const values = values_of(word, filled);
  const std::size_t end = word.find('=');
  if (values == nullptr || end == std::string_view::npos) return false;
  const std::string_view id = word.substr(0, end), value = word.substr(end + 1);
  if (!is_id(id) || !is_value(value) || values->size() == kMostValues) return false;
  return values->emplace(id, value).second;
}

}  // namespace

Filled usual(int seats) {
  Filled filled;
  filled.seats.push_back({});
  set_seats(filled, seats);
  return filled;
}

void set_seats(Filled& filled, int seats) {
  filled.seats.resize(static_cast<std::size_t>(seats), FilledSeat{PlayerKind::Casual});
}

std::string_view value_of(const Values& values, std::string_view id) {
  const auto found = values.find(id);
  return found == values.end() ? std::string_view() : std::string_view(found->second);
}

int number_of(const Values& values, std::string_view id, int usual, int least, int most, int step) {
  const std::string_view text = value_of(values, id);
  int number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = read.ec == std::errc() && read.ptr == text.data() + text.size();
  if (!whole || number < least || number > most || (number - least) % step != 0) return usual;
  return number;
}

bool is_on(const Values& values, std::string_view id, bool usual) {
  return number_of(values, id, usual ? 1 : 0, 0, 1) == 1;
}

std::string write_filled(const Filled& filled) {
  std::string text = std::string(kHead) + " " + std::string(kSeatsKey);
  for (std::size_t i = 0; i < filled.seats.size(); ++i) {
    text += (i == 0 ? "" : ",") + std::string(key_of(filled.seats[i].kind));
  }
  write_values(filled.values, "", text);
  for (std::size_t i = 0; i < filled.seats.size(); ++i) {
    write_values(filled.seats[i].values, {letter_of(seat_at(static_cast<int>(i))), '.'}, text);
  }
  return text;
}

std::optional<Filled> read_filled(std::string_view text) {
  if (text.size() > kLongestFilled || take_until(text, ' ') != kHead) return {};
  Filled filled;
  if (!read_seats(take_until(text, ' '), filled)) return {};
  while (!text.empty()) {
    if (!read_value(take_until(text, ' '), filled)) return {};
  }
  return filled;
}

}  // namespace mael::web::setup

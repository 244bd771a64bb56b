// What the notations of all games share: seats, words, switches, and the frame of an action.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/core/seat.h"
#include "engine/core/text.h"

namespace mael {

// The letter of one of so many seats (1 … kMaxSeats), in either case, not followed by anything in
// particular. Seat::A after a failure.
Seat read_seat(TextReader& reader, int seats = 2);

// `word:`, taken if it comes next.
bool accept_key(TextReader& reader, std::string_view word);

// One of the words, in the order of the enumerators of T.
template <class T>
T read_word(TextReader& reader, std::span<const std::string_view> words, std::string_view what) {
  return static_cast<T>(reader.one_of(words, what));
}

template <class T>
std::string write_word(std::span<const std::string_view> words, T value) {
  return std::string(words[static_cast<std::size_t>(value)]);
}

// A number in 0 … high.
template <class T>
void read_number(TextReader& reader, int high, T& value) {
  value = static_cast<T>(reader.number(0, high, "a number"));
}

// The id of the game a position in notation opens with: "maelstrom" of "maelstrom/1 …".
constexpr std::string_view game_id_in(std::string_view position) {
  return position.substr(0, position.find('/'));
}

// ---- Switches ----------------------------------------------------------------------------------

// One switch of a game's options, and the numbers it may hold.
template <class Options>
struct OptionWord {
  std::string_view word;
  std::uint8_t Options::*value;
  int low;
  int high;
};

// word:number,word:number …
template <class Options, std::size_t N>
void read_options(TextReader& reader, const std::array<OptionWord<Options>, N>& known,
                  Options& options) {
  std::array<std::string_view, N> words;
  for (std::size_t i = 0; i < N; ++i) words[i] = known[i].word;
  do {
    const auto& option = known[static_cast<std::size_t>(reader.one_of(words, "an option"))];
    reader.expect(':');
    options.*option.value =
        static_cast<std::uint8_t>(reader.number(option.low, option.high, "a number"));
  } while (reader.accept(','));
}

// What differs from the defaults.
template <class Options, std::size_t N>
std::string write_options(const std::array<OptionWord<Options>, N>& known, const Options& options) {
  const Options usual;
  std::string text;
  Separator comma(",");
  for (const auto& option : known) {
    const int value = options.*option.value;
    if (value == usual.*option.value) continue;
    text += comma.next();
    text += option.word;
    text += ":" + std::to_string(value);
  }
  return text;
}

// ---- Positions and actions ---------------------------------------------------------------------

// An arrangement that was read, if it can occur.
template <class State>
Result<State> as_position(Result<State> arrangement) {
  if (!arrangement.ok()) return arrangement;
  const auto broken = validate(*arrangement);
  if (broken) return Error{"this position cannot occur: it breaks " + broken->rule.text()};
  return arrangement;
}

// Seat, blank, deed; chance is ~ without a blank.
inline std::string write_deed_of(Seat by, const std::string& deed) {
  const std::string seat(1, letter_of(by));
  return by == Seat::Chance ? seat + deed : seat + " " + deed;
}

// The same read, of a game for so many seats: a deed of chance by read_chance(reader), any other by
// read_deed(reader, seat).
template <class Action, class ReadChance, class ReadDeed>
Result<Action> read_action_of(std::string_view text, ReadChance&& read_chance, ReadDeed&& read_deed,
                              int seats = 2) {
  TextReader reader(text);
  Action action;
  if (reader.accept('~')) {
    action.deed = read_chance(reader);
  } else {
    reader.skip_blanks();
    action.by = read_seat(reader, seats);
    if (!reader.peek_letters().empty()) reader.fail("a blank after the seat");
    reader.skip_blanks();
    if (!reader.failed()) action.deed = read_deed(reader, action.by);
  }
  reader.expect_end("the action");
  if (reader.failed()) return reader.error();
  return action;
}

}  // namespace mael

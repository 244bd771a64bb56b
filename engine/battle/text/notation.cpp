#include "engine/battle/text/notation.h"

#include "engine/battle/derived.h"
#include "engine/battle/effects/criticals.h"
#include "engine/battle/text/notation_words.h"
#include "engine/core/inches.h"

namespace mael::battle {
namespace notation {
namespace {

// The characters of a number in inches that come next, taken.
std::string take_inches(TextReader& reader) {
  std::string text;
  while (reader.next_is_digit() || reader.peek() == '.' || (text.empty() && reader.peek() == '-')) {
    text += reader.peek();
    reader.advance(1);
  }
  return text;
}

std::int32_t read_length(TextReader& reader) {
  const std::size_t start = reader.place();
  const auto mils = read_inches(take_inches(reader));
  if (!mils) reader.fail_at(start, "inches with at most three decimals");
  return mils.value_or(0);
}

int place_among_own(const State& state, UnitId unit) {
  int place = 1;
  for (UnitId i = 0; i < unit; ++i) place += state.units[i].owner == state.units[unit].owner;
  return place;
}

}  // namespace

void expect_head(TextReader& reader) {
  reader.skip_blanks();
  if (!reader.accept_word("edge")) return reader.fail("edge-battle/1");
  reader.expect('-');
  if (!reader.accept_word("battle")) return reader.fail("edge-battle/1");
  reader.expect('/');
  reader.number(1, 1, "version 1 of the notation");
}

Point read_point(TextReader& reader) {
  const std::int32_t x = read_length(reader);
  reader.expect('/');
  const std::int32_t y = read_length(reader);
  return reader.failed() ? Point{} : Point{x, y};
}

UnitId read_unit(TextReader& reader, const State& state) {
  const std::size_t start = reader.place();
  const std::string_view letters = reader.peek_letters();
  const char letter = letters.size() == 1 ? static_cast<char>(letters[0] | 0x20) : '\0';
  if (letter != 'a' && letter != 'b') {
    reader.fail("a unit (a1, b2)");
    return 0;
  }
  reader.advance(1);
  int place = reader.number(1, kMostUnits, "which of the units");
  for (UnitId unit = 0; unit < state.units.size(); ++unit) {
    if (state.units[unit].owner == seat_at(letter - 'a') && --place == 0) return unit;
  }
  reader.refuse_at(start, "there is no such unit");
  return 0;
}

ModelId read_model(TextReader& reader, const State& state, UnitId unit) {
  if (reader.failed() || !is_unit(state, unit)) return 0;
  const Unit& of = state.units[unit];
  return static_cast<ModelId>(of.first - 1 + reader.number(1, of.models, "a model of the unit"));
}

std::string write_model(const State& state, UnitId unit, ModelId model) {
  return std::to_string(model - state.units[unit].first + 1);
}

// Frag grenades are f.
constexpr std::string_view kWeaponLetters = "abcdegh";
static_assert(kWeaponLetters.size() == kMostCarried);

Declared read_shots(TextReader& reader, const State& state, UnitId unit) {
  Declared shots;
  do {
    if (shots.full()) reader.fail("fewer shots");
    Shot shot;
    shot.model = read_model(reader, state, unit);
    const std::string_view letters = reader.peek_letters();
    const char letter = letters.size() == 1 ? static_cast<char>(letters[0] | 0x20) : '\0';
    if (letter == 'f') {
      shot.weapon = kFrag;
    } else if (letter == 'u') {
      shot.weapon = kBareHands;
    } else if (const auto place = kWeaponLetters.find(letter); place < kWeaponLetters.size()) {
      shot.weapon = static_cast<std::uint8_t>(place);
    } else {
      reader.fail("a weapon (a to h, u)");
    }
    reader.advance(1);
    if (!reader.failed()) shots.push_back(shot);
  } while (reader.accept('+') && !reader.failed());
  return shots;
}

std::string write_shots(const State& state, UnitId unit, const Declared& shots) {
  std::string text;
  Separator plus("+");
  for (const Shot& shot : shots) {
    text += plus.next();
    text += write_model(state, unit, shot.model);
    text += shot.weapon == kFrag        ? 'f'
            : shot.weapon == kBareHands ? 'u'
                                        : kWeaponLetters[shot.weapon];
  }
  return text;
}

int read_critical(TextReader& reader) {
  for (int effect = 1; effect <= kMostCriticals; ++effect) {
    if (reader.accept(letter_of_critical(effect))) return effect;
  }
  reader.fail("a critical effect");
  return 1;
}

std::string take_key(TextReader& reader, bool valued) {
  std::string key;
  while (reader.next_is_digit() || reader.peek() == '-' || (valued && reader.peek() == ':') ||
         !reader.peek_letters().empty()) {
    key += reader.peek();
    reader.advance(1);
  }
  return key;
}

HitBits read_bits(TextReader& reader) {
  HitBits bits = 0;
  if (reader.accept('-')) return bits;
  do {
    bits |= hit_bit(reader.number(0, kMostWideBits - 1, "a hit"));
  } while (reader.accept('.') && !reader.failed());
  return bits;
}

std::string write_bits(HitBits bits) {
  std::string text;
  Separator dot(".");
  for (; bits != 0; bits &= bits - 1) {
    text += dot.next();
    text += std::to_string(lowest_bit(bits));
  }
  return text.empty() ? "-" : text;
}

}  // namespace notation

std::string write_unit(const State& state, UnitId unit) {
  return letter_of(state.units[unit].owner) +
         std::to_string(notation::place_among_own(state, unit));
}

std::string write_point(Point point) { return write_inches(point.x) + "/" + write_inches(point.y); }

}  // namespace mael::battle

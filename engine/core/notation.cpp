#include "engine/core/notation.h"

namespace mael {

Seat read_seat(TextReader& reader, int seats) {
  const char letter = reader.peek();
  for (int i = 0; i < seats; ++i) {
    const char lower = letter_of(seat_at(i));
    if (letter != lower && letter != lower - 'a' + 'A') continue;
    reader.advance(1);
    return seat_at(i);
  }
  const std::string last(1, letter_of(seat_at(seats - 1)));
  reader.fail(seats == 1   ? "the seat a"
              : seats == 2 ? "a seat (a or b)"
                           : "a seat (a to " + last + ")");
  return Seat::A;
}

bool accept_key(TextReader& reader, std::string_view word) {
  if (!reader.accept_word(word)) return false;
  reader.expect(':');
  return true;
}

}  // namespace mael

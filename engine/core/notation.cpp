#include "engine/core/notation.h"

namespace mael {

Seat read_seat(TextReader& reader) {
  const char letter = reader.peek();
  const bool is_a = letter == 'a' || letter == 'A';
  if (!is_a && letter != 'b' && letter != 'B') {
    reader.fail("a seat (a or b)");
    return Seat::A;
  }
  reader.advance(1);
  return is_a ? Seat::A : Seat::B;
}

bool accept_key(TextReader& reader, std::string_view word) {
  if (!reader.accept_word(word)) return false;
  reader.expect(':');
  return true;
}

}  // namespace mael

#include "engine/core/seat.h"
#include "tests/fuzz/properties.h"
#include "web/setup/filled.h"

namespace mael::fuzz {

Finding set_ups_read_are_fixed_points(std::string_view input) {
  using namespace web::setup;
  const auto filled = read_filled(input);
  if (!filled) return {};
  if (filled->seats.empty() || filled->seats.size() > kMaxSeats) return "seats out of bounds";
  if (filled->values.size() > kMostValues) return "too many values";
  for (const FilledSeat& seat : filled->seats) {
    if (seat.values.size() > kMostValues) return "too many values of a seat";
    if (!seat.name.empty()) return "a name is no part of it";
  }
  const std::string text = write_filled(*filled);
  if (text.size() > input.size()) return "longer than it was: " + text;
  const auto again = read_filled(text);
  if (!again || !(*again == *filled)) return "read as another: " + text;
  return {};
}

}  // namespace mael::fuzz

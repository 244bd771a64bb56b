#include "tests/fuzz/games.h"

namespace mael::fuzz {

Finding positions_read_are_fixed_points(std::string_view input) {
  return is_of_cards(input) ? position_is_fixed_point<OfCards>(input)
                            : position_is_fixed_point<OfMaelstrom>(input);
}

}  // namespace mael::fuzz

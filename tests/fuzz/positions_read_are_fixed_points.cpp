#include "tests/fuzz/games.h"

namespace mael::fuzz {

Finding positions_read_are_fixed_points(std::string_view input) {
  return with_game_of(input, [&]<class Of>(Of) { return position_is_fixed_point<Of>(input); });
}

}  // namespace mael::fuzz

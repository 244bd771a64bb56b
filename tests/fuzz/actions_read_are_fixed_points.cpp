#include "tests/fuzz/games.h"

namespace mael::fuzz {

Finding actions_read_are_fixed_points(std::string_view input) {
  const std::size_t line = input.find('\n');
  if (line == std::string_view::npos) return {};
  const std::string_view position = input.substr(0, line), action = input.substr(line + 1);
  return with_game_of(position,
                      [&]<class Of>(Of) { return action_is_fixed_point<Of>(position, action); });
}

}  // namespace mael::fuzz

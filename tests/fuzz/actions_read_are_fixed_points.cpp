#include "tests/fuzz/games.h"

namespace mael::fuzz {

Finding actions_read_are_fixed_points(std::string_view input) {
  const std::size_t line = input.find('\n');
  if (line == std::string_view::npos) return {};
  const std::string_view position = input.substr(0, line), action = input.substr(line + 1);
  return is_of_cards(position) ? action_is_fixed_point<OfCards>(position, action)
                               : action_is_fixed_point<OfMaelstrom>(position, action);
}

}  // namespace mael::fuzz

#include "tests/fuzz/games.h"

namespace mael::fuzz {

Finding saves_loaded_are_valid_matches(std::string_view input) {
  const Bytes bytes(input.begin(), input.end());
  return with_every_game([&]<class Of>(Of) { return save_is_valid_match<Of>(bytes); });
}

}  // namespace mael::fuzz

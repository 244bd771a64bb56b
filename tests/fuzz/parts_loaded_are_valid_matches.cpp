#include "tests/fuzz/games.h"
#include "tests/fuzz/parts.h"

namespace mael::fuzz {

Finding parts_loaded_are_valid_matches(std::string_view input) {
  const MatchParts parts = parted(input);
  return with_every_game([&]<class Of>(Of) { return parts_are_valid_match<Of>(parts); });
}

}  // namespace mael::fuzz

#include "tests/fuzz/games.h"

namespace mael::fuzz {

Finding saves_loaded_are_valid_matches(std::string_view input) {
  const Bytes bytes(input.begin(), input.end());
  Finding finding = save_is_valid_match<OfMaelstrom>(bytes);
  return finding.empty() ? save_is_valid_match<OfCards>(bytes) : finding;
}

}  // namespace mael::fuzz

#include "tests/fuzz/games.h"
#include "tests/fuzz/parts.h"

namespace mael::fuzz {

Finding parts_loaded_are_valid_matches(std::string_view input) {
  const MatchParts parts = parted(input);
  Finding finding = parts_are_valid_match<OfMaelstrom>(parts);
  return finding.empty() ? parts_are_valid_match<OfCards>(parts) : finding;
}

}  // namespace mael::fuzz

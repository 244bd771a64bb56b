#include "tests/fuzz/games.h"

namespace mael::fuzz {

Finding bytes_unpacked_are_valid_positions(std::string_view input) {
  const Bytes bytes(input.begin(), input.end());
  Finding finding = bytes_are_valid_position<OfMaelstrom>(bytes, OfMaelstrom::kPacked);
  if (finding.empty()) finding = bytes_are_valid_position<OfPirates>(bytes, OfPirates::kPacked);
  for (std::uint32_t version = cards::kOldestPackedVersion;
       finding.empty() && version <= cards::kSealedVersion; ++version) {
    finding = cards::is_sealed_version(version)
                  ? bytes_are_sealed_position<OfCards>(bytes, version)
                  : bytes_are_valid_position<OfCards>(bytes, version);
  }
  return finding;
}

}  // namespace mael::fuzz

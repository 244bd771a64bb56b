#include "tests/fuzz/games.h"

namespace mael::fuzz {

Finding bytes_unpacked_are_valid_positions(std::string_view input) {
  const Bytes bytes(input.begin(), input.end());
  return with_every_game([&]<class Of>(Of) {
    Finding finding;
    for (std::uint32_t version = Of::kOldest; finding.empty() && version <= Of::kNewest;
         ++version) {
      finding = bytes_are_valid_position<Of>(bytes, version);
    }
    return finding;
  });
}

}  // namespace mael::fuzz

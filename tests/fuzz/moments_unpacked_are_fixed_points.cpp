#include "tests/fuzz/games.h"

namespace mael::fuzz {

Finding moments_unpacked_are_fixed_points(std::string_view input) {
  const Bytes bytes(input.begin(), input.end());
  return with_every_game([&]<class Of>(Of) {
    Finding finding;
    for (std::uint32_t version = Of::kOldestMoment; finding.empty() && version <= Of::kPacked;
         ++version) {
      finding = bytes_are_moment<Of>(bytes, version);
    }
    return finding;
  });
}

}  // namespace mael::fuzz

// Exact distance fields from antialiased coverage (Felzenszwalb and Huttenlocher 2012).
#pragma once

#include <cstdint>
#include <vector>

namespace mael::web {

// `coverage` is a square of `width` x `width` bytes, 255 inside. The result has the same size:
// 128 on the outline, rising inwards, with `reach` pixels of distance from 128 to either end.
std::vector<std::uint8_t> distance_field(const std::vector<std::uint8_t>& coverage, int width,
                                         float reach);

}  // namespace mael::web

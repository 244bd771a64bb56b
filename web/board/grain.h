// A picture of soft noise that tiles without a seam: the grain of stone, the clouds in the Vortex.
#pragma once

#include <cstdint>
#include <vector>

namespace mael::web {

inline constexpr int kGrainWidth = 256;

// kGrainWidth x kGrainWidth bytes around 128, always the same.
std::vector<std::uint8_t> grain_picture();

}  // namespace mael::web

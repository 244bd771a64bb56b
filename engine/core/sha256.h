// SHA-256 (FIPS 180-4), for what nobody may undo or forge; hash.h is for everything else.
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace mael {

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::span<const std::uint8_t> bytes);

}  // namespace mael

// Forces as bytes for links: name, edition and tiles, packed.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/packed_archive.h"
#include "engine/core/result.h"
#include "engine/maelstrom/force.h"

namespace mael::maelstrom {

// Versions of packed forces: the one written, and the oldest still read.
inline constexpr std::uint32_t kForceVersion = 1;
inline constexpr std::uint32_t kOldestForceVersion = 1;

// The name without what no name may hold: control characters, broken UTF-8, and what is beyond
// kMaxForceName; blanks at its ends are gone too.
std::string tidy_force_name(std::string_view name);

// A force of at most kMaxForce tiles with a tidy name, legal or not.
Bytes pack_force(const Force& force);

// The force in these bytes, or in one sentence what is wrong with the link they come from.
Result<Force> unpack_force(std::span<const std::uint8_t> bytes, std::uint32_t version);

// The whole link, with its #; and back.
std::string write_force_link(const Force& force);
Result<Force> read_force_link(std::string_view link);

}  // namespace mael::maelstrom

// Base64 with the alphabet for addresses (RFC 4648 section 5), without padding.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"

namespace mael {

std::string to_base64(std::span<const std::uint8_t> bytes);

// The bytes of a text, or where it is no such text. Only the one canonical text of some bytes is
// accepted: bits that carry nothing must be zero.
Result<std::vector<std::uint8_t>> from_base64(std::string_view text);

// Whether the character belongs to the alphabet: A–Z a–z 0–9 - _.
bool is_base64(char symbol);

}  // namespace mael

// A check against slips of the hand and cut links; not against malice.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace mael {

// CRC-16/CCITT-FALSE: notices every change within two neighbouring characters, and any other with
// a chance of 65535 in 65536.
std::uint16_t crc16(std::string_view text);

inline constexpr std::size_t kCheckLength = 3;

// The CRC as three characters A–Z a–z 0–9, so that a text that ends in it ends in a letter or
// digit and no messenger cuts the last character off a link.
std::string check_of(std::string_view text);

}  // namespace mael

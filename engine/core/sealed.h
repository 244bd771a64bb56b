// Choices made in secret, as states hold them: a number, or one of these.
#pragma once

#include <cstdint>

namespace mael {

inline constexpr std::uint16_t kNotSealed = 0xffff;
inline constexpr std::uint16_t kUnknownSealed = 0xfffe;  // it is in, and the observer cannot see it

}  // namespace mael

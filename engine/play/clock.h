#pragma once

#include <cstdint>
#include <functional>

namespace mael {

// A time that goes on, in nanoseconds since any moment.
using Clock = std::function<std::uint64_t()>;

}  // namespace mael

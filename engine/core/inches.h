// Inches with a decimal point, as people write them, and mils, as the engine counts: both say the
// same exactly.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mael {

// "12", "4.25", "-0.591": at most three decimals and kFarthestMil either way; nothing for anything
// else.
std::optional<std::int32_t> read_inches(std::string_view text);

// The shortest that reads as the same: "12", "4.25".
std::string write_inches(std::int32_t mils);

}  // namespace mael

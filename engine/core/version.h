#pragma once

#include <string_view>

namespace mael {

/// The version of the program as `major.minor.patch`, the same natively and on the web.
std::string_view version();

}  // namespace mael

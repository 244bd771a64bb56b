// The name of a card of which others leave a strip.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace mael::web {

// A name in two lines at most, broken between words, none of them wider than `room`: an ellipsis
// stands for letters there is no room for. `width` says how wide words are.
std::vector<std::string> strip_title(std::string_view name, float room,
                                     const std::function<float(std::string_view)>& width);

}  // namespace mael::web

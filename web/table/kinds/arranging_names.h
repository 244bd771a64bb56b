// What setting up by hand calls what answers (arranging.h), within its sources.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/arrange.h"

namespace mael::web::arranged {

inline constexpr float kPad = 8;

inline constexpr std::string_view kTake = "take ", kPut = "put ", kLess = "less ", kMore = "more ";
inline constexpr std::string_view kTab = "arrange_tab_", kOpen = "open ";

inline std::string named(std::string_view verb, std::string_view thing) {
  return std::string(verb) + std::string(thing);
}

template <class T>
const T* named_in(const std::vector<T>& all, std::string_view name) {
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const T& each) { return each.name == name; });
  return found == all.end() ? nullptr : &*found;
}

inline bool goes_round(const ArrangedCount& count) {
  return count.is_seat || !count.values.empty();
}

inline const char* key_of_step(const ArrangedCount& count, int by) {
  if (goes_round(count)) return by < 0 ? "arrange.before" : "arrange.next";
  return by < 0 ? "arrange.less" : "arrange.more";
}

}  // namespace mael::web::arranged

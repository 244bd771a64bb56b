// Looking up a game in one of the lists of the house.
#pragma once

#include <algorithm>
#include <span>

namespace mael {

// The first entry that is the one; null if none is.
template <class Entry, class IsTheOne>
const Entry* find_entry(std::span<const Entry* const> all, const IsTheOne& is_the_one) {
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Entry* entry) { return is_the_one(*entry); });
  return found == all.end() ? nullptr : *found;
}

}  // namespace mael

// A list that holds nothing twice.
#pragma once

#include <algorithm>
#include <vector>

namespace mael {

template <class T>
void add_once(std::vector<T>& list, const T& item) {
  if (std::find(list.begin(), list.end(), item) == list.end()) list.push_back(item);
}

}  // namespace mael

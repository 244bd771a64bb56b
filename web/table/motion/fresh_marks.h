// What others have done something with since the player's last input: it stays marked until then.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

namespace mael::web {

// Thing names a piece where it lies now.
template <class Thing>
class FreshMarks {
 public:
  void add(Thing thing) { marked_.push_back(std::move(thing)); }
  bool has(const Thing& thing) const {
    return std::find(marked_.begin(), marked_.end(), thing) != marked_.end();
  }
  // False if nothing was marked.
  bool clear() { return !std::exchange(marked_, {}).empty(); }

 private:
  std::vector<Thing> marked_;
};

}  // namespace mael::web

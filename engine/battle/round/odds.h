// How likely each of many outcomes is. An outcome is a tally (prospects.h) and a shape: what more
// could be bought, by number. Kept in the order in which outcomes first came up, so that sums are
// the same on every platform; found again by hashing, since there are many and each comes up often.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/battle/round/forecast.h"

namespace mael::battle {

class Odds {
 public:
  struct Entry {
    std::int64_t tally = 0;
    int shape = 0;
    Share chance = 0;
  };

  void add(std::int64_t tally, int shape, Share chance) {
    if (2 * entries_.size() >= places_.size()) grow();
    int& place = places_[place_of(tally, shape)];
    if (place == kFree) {
      place = static_cast<int>(entries_.size());
      entries_.push_back({tally, shape, chance});
    } else {
      entries_[static_cast<std::size_t>(place)].chance += chance;
    }
  }

  std::vector<Entry>::const_iterator begin() const { return entries_.begin(); }
  std::vector<Entry>::const_iterator end() const { return entries_.end(); }

 private:
  static constexpr int kFree = -1;

  // Where it stands, or the free place where it belongs.
  std::size_t place_of(std::int64_t tally, int shape) const {
    constexpr std::uint64_t kSpread = 0x9e3779b97f4a7c15;
    const auto key =
        static_cast<std::uint64_t>(tally) * kSpread + static_cast<std::uint64_t>(shape);
    const std::size_t last = places_.size() - 1;
    std::size_t place = static_cast<std::size_t>(key * kSpread >> 32) & last;
    const auto is_other = [&](const Entry& entry) {
      return entry.tally != tally || entry.shape != shape;
    };
    while (places_[place] != kFree &&
           is_other(entries_[static_cast<std::size_t>(places_[place])])) {
      place = (place + 1) & last;
    }
    return place;
  }

  void grow() {
    places_.assign(places_.empty() ? 16 : 2 * places_.size(), kFree);
    for (std::size_t i = 0; i < entries_.size(); ++i) {
      places_[place_of(entries_[i].tally, entries_[i].shape)] = static_cast<int>(i);
    }
  }

  std::vector<Entry> entries_;
  std::vector<int> places_;  // numbers of entries; a power of two, at most half full
};

}  // namespace mael::battle

// Values that never change, each kept once and for good: what refers to one is a number that is
// only good in this process.
#pragma once

#include <array>
#include <atomic>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace mael {

// Whoever has a number reads without a lock, since values are added and never taken away.
template <class T, int kMost>
class Interned {
  static_assert(kMost <= 0xffff);

 public:
  // The number, 1 … kMost, under which this value or one that is the `same` is kept from now on; 0
  // once kMost others are. Values that are the same have the same hash.
  template <class Same>
  std::uint16_t keep(T value, std::uint64_t hash, Same&& same) {
    const std::lock_guard lock(adding_);
    std::size_t number = 1;
    for (const std::uint64_t kept : hashes_) {
      if (kept == hash && same(*values_[number].load(), value)) {
        return static_cast<std::uint16_t>(number);
      }
      ++number;
    }
    if (number > kMost) return 0;
    hashes_.push_back(hash);
    owned_.push_back(std::make_unique<const T>(std::move(value)));
    values_[number] = owned_.back().get();
    return static_cast<std::uint16_t>(number);
  }

  // `number` must have been given out.
  const T& at(std::uint16_t number) const {
    const T* value = values_[number].load(std::memory_order_acquire);
    assert(value != nullptr);
    return *value;
  }

 private:
  std::mutex adding_;
  std::vector<std::uint64_t> hashes_;  // of the values from 1 on
  std::vector<std::unique_ptr<const T>> owned_;
  std::array<std::atomic<const T*>, kMost + 1> values_{};
};

}  // namespace mael

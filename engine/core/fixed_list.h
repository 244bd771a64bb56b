// A list with room for N values inside itself: no allocation, trivially copyable when T is.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <span>

namespace mael {

// Places beyond size() always hold T{}, so that lists with equal elements are equal byte for byte.
template <class T, int N>
class FixedList {
  static_assert(N > 0 && N < 256);

 public:
  static constexpr int kCapacity = N;

  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == N; }

  constexpr T& operator[](int i) {
    assert(i >= 0 && i < size_);
    return items_[static_cast<std::size_t>(i)];
  }
  constexpr const T& operator[](int i) const {
    assert(i >= 0 && i < size_);
    return items_[static_cast<std::size_t>(i)];
  }

  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }

  // The list must not be full.
  constexpr void push_back(const T& item) { insert(size_, item); }

  // Puts `item` before place `at`; the list must not be full.
  constexpr void insert(int at, const T& item) {
    assert(at >= 0 && at <= size_ && !full());
    for (int i = size_; i > at; --i)
      items_[static_cast<std::size_t>(i)] = items_[static_cast<std::size_t>(i - 1)];
    items_[static_cast<std::size_t>(at)] = item;
    ++size_;
  }

  constexpr void erase(int at) {
    assert(at >= 0 && at < size_);
    for (int i = at; i + 1 < size_; ++i)
      items_[static_cast<std::size_t>(i)] = items_[static_cast<std::size_t>(i + 1)];
    items_[static_cast<std::size_t>(--size_)] = T{};
  }

  constexpr void clear() {
    while (size_ > 0) items_[static_cast<std::size_t>(--size_)] = T{};
  }

  friend constexpr bool operator==(const FixedList& a, const FixedList& b) {
    if (a.size_ != b.size_) return false;
    for (int i = 0; i < a.size_; ++i) {
      if (!(a[i] == b[i])) return false;
    }
    return true;
  }

 private:
  std::array<T, static_cast<std::size_t>(N)> items_{};
  std::uint8_t size_ = 0;
};

template <class T, int N>
constexpr std::span<const T> span_of(const FixedList<T, N>& list) {
  return {list.begin(), static_cast<std::size_t>(list.size())};
}

}  // namespace mael

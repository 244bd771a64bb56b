// A list with room for N values inside itself, like FixedList, for lists that are long in few
// cases: whoever copies one copies what it holds, and an empty one costs nothing to make.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <new>
#include <span>
#include <type_traits>

namespace mael {

template <class T, int N>
class CompactList {
  static_assert(N > 0 && N < 256 && std::is_trivially_copyable_v<T>);

 public:
  static constexpr int kCapacity = N;

  CompactList() {}  // not defaulted: that would fill the room with zeros where it is asked for
  // They throw nothing, so that whoever holds one is moved where it could be.
  CompactList(const CompactList& other) noexcept { take(other); }
  CompactList& operator=(const CompactList& other) noexcept {
    if (this != &other) take(other);
    return *this;
  }

  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  bool full() const { return size_ == N; }

  T& operator[](int i) {
    assert(i >= 0 && i < size_);
    return begin()[i];
  }
  const T& operator[](int i) const {
    assert(i >= 0 && i < size_);
    return begin()[i];
  }

  T* begin() { return reinterpret_cast<T*>(room_); }
  T* end() { return begin() + size_; }
  const T* begin() const { return reinterpret_cast<const T*>(room_); }
  const T* end() const { return begin() + size_; }

  // The list must not be full.
  void push_back(const T& item) {
    assert(!full());
    new (room_ + sizeof(T) * size_) T(item);
    ++size_;
  }

  void pop_back() {
    assert(size_ > 0);
    --size_;
  }
  void clear() { size_ = 0; }

  friend bool operator==(const CompactList& a, const CompactList& b) {
    if (a.size_ != b.size_) return false;
    for (int i = 0; i < a.size_; ++i) {
      if (!(a[i] == b[i])) return false;
    }
    return true;
  }

 private:
  void take(const CompactList& other) {
    size_ = other.size_;
    std::memcpy(room_, other.room_, sizeof(T) * size_);
  }

  std::uint8_t size_ = 0;
  alignas(T) unsigned char room_[sizeof(T) * N];
};

template <class T, int N>
std::span<const T> span_of(const CompactList<T, N>& list) {
  return {list.begin(), static_cast<std::size_t>(list.size())};
}

}  // namespace mael

// What is kept once for every seat and once for onlookers, since each may know something else.
#pragma once

#include <array>
#include <cstddef>

#include "engine/core/seat.h"

namespace mael::web {

template <class T, int Seats>
class PerReader {
 public:
  static constexpr std::size_t kReaders = static_cast<std::size_t>(Seats) + 1;

  // Every seat, then Seat::Chance for an onlooker.
  static constexpr std::array<Seat, kReaders> readers() {
    std::array<Seat, kReaders> all{};
    for (int i = 0; i < Seats; ++i) all[static_cast<std::size_t>(i)] = seat_at(i);
    all.back() = Seat::Chance;
    return all;
  }

  T& of(Seat reader) { return each_[place_of(reader)]; }
  const T& of(Seat reader) const { return each_[place_of(reader)]; }

 private:
  static std::size_t place_of(Seat reader) {
    return reader == Seat::Chance ? kReaders - 1 : static_cast<std::size_t>(index_of(reader));
  }

  std::array<T, kReaders> each_{};
};

}  // namespace mael::web

// The seats of a table, sets of them, and who is awaited. Chance sits at the table like a player:
// every coin, die and draw is an action of Seat::Chance in the log, so that a game replays without
// a generator.
#pragma once

#include <bit>
#include <cstdint>
#include <iterator>

namespace mael {

enum class Seat : std::uint8_t { A, B, C, D, E, Chance = 0xff };

inline constexpr int kMaxSeats = 5;

constexpr int index_of(Seat seat) { return static_cast<int>(seat); }

constexpr Seat seat_at(int index) { return static_cast<Seat>(index); }

// One letter per seat in every notation: a–e, and ~ for chance.
constexpr char letter_of(Seat seat) {
  return seat == Seat::Chance ? '~' : static_cast<char>('a' + index_of(seat));
}

// A set of seats, gone through in the order of their letters. Chance is in no set.
class Seats {
 public:
  class Iterator {
   public:
    using iterator_category = std::input_iterator_tag;  // it makes the seats it gives
    using iterator_concept = std::forward_iterator_tag;
    using value_type = Seat;
    using difference_type = int;
    using pointer = void;
    using reference = Seat;

    constexpr Iterator() = default;
    constexpr explicit Iterator(std::uint8_t rest) : rest_(rest) {}
    constexpr Seat operator*() const { return seat_at(std::countr_zero(rest_)); }
    constexpr Iterator& operator++() {
      rest_ &= static_cast<std::uint8_t>(rest_ - 1);
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint8_t rest_ = 0;
  };

  constexpr Seats() = default;
  // The seats from A on; 0 … kMaxSeats.
  static constexpr Seats first(int count) {
    return Seats(static_cast<std::uint8_t>((1u << count) - 1));
  }
  // None for Seat::Chance.
  static constexpr Seats only(Seat seat) { return Seats().with(seat); }

  constexpr Seats with(Seat seat) const {
    return Seats(static_cast<std::uint8_t>(bits_ | bit(seat)));
  }
  constexpr Seats without(Seat seat) const {
    return Seats(static_cast<std::uint8_t>(bits_ & ~bit(seat)));
  }
  constexpr bool includes(Seat seat) const { return (bits_ & bit(seat)) != 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool is_empty() const { return bits_ == 0; }
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }
  friend constexpr bool operator==(Seats, Seats) = default;

 private:
  explicit constexpr Seats(std::uint8_t bits) : bits_(bits) {}
  static constexpr std::uint8_t bit(Seat seat) {
    return seat == Seat::Chance ? std::uint8_t{0} : static_cast<std::uint8_t>(1u << index_of(seat));
  }
  std::uint8_t bits_ = 0;
};

// Who must decide next: any number of seats at once (secret simultaneous choices), chance, or
// nobody when the game is over.
class Awaited {
 public:
  constexpr Awaited() = default;
  static constexpr Awaited nobody() { return {}; }
  static constexpr Awaited chance() { return Awaited({}, true); }
  static constexpr Awaited seat(Seat seat) { return Awaited(Seats::only(seat), false); }

  constexpr Awaited with(Seat seat) const { return Awaited(seats_.with(seat), false); }
  constexpr bool includes(Seat seat) const {
    return seat == Seat::Chance ? chance_ : seats_.includes(seat);
  }
  constexpr bool is_nobody() const { return !chance_ && seats_.is_empty(); }
  constexpr bool is_chance() const { return chance_; }
  constexpr Seats seats() const { return seats_; }
  // The awaited seat with the lowest letter; Seat::Chance if chance is awaited.
  // Must not be called when no seat is awaited.
  constexpr Seat first() const { return chance_ ? Seat::Chance : *seats_.begin(); }
  friend constexpr bool operator==(Awaited, Awaited) = default;

 private:
  constexpr Awaited(Seats seats, bool chance) : seats_(seats), chance_(chance) {}
  Seats seats_;
  bool chance_ = false;
};

}  // namespace mael

// The seats of a table, and who is awaited. Chance sits at the table like a player: every coin,
// die and draw is an action of Seat::Chance in the log, so that a game replays without a generator.
#pragma once

#include <cstdint>

namespace mael {

enum class Seat : std::uint8_t { A, B, C, D, E, Chance = 0xff };

inline constexpr int kMaxSeats = 5;

constexpr int index_of(Seat seat) { return static_cast<int>(seat); }

constexpr Seat seat_at(int index) { return static_cast<Seat>(index); }

// The other seat of a game for two. `seat` must be A or B.
constexpr Seat opponent_of(Seat seat) { return seat == Seat::A ? Seat::B : Seat::A; }

// One letter per seat in every notation: a–e, and ~ for chance.
constexpr char letter_of(Seat seat) {
  return seat == Seat::Chance ? '~' : static_cast<char>('a' + index_of(seat));
}

// Who must decide next: any number of seats at once (secret simultaneous choices), chance, or
// nobody when the game is over.
class Awaited {
 public:
  constexpr Awaited() = default;
  static constexpr Awaited nobody() { return {}; }
  static constexpr Awaited chance() { return Awaited(kChanceBit); }
  static constexpr Awaited seat(Seat seat) { return Awaited(bit(seat)); }

  constexpr Awaited with(Seat seat) const {
    return Awaited(static_cast<std::uint8_t>(bits_ | bit(seat)));
  }
  constexpr bool includes(Seat seat) const { return (bits_ & bit(seat)) != 0; }
  constexpr bool is_nobody() const { return bits_ == 0; }
  constexpr bool is_chance() const { return bits_ == kChanceBit; }
  // The awaited seat with the lowest letter; Seat::Chance if chance is awaited.
  // Must not be called when nobody is awaited.
  constexpr Seat first() const {
    for (int i = 0; i < kMaxSeats; ++i) {
      if (includes(seat_at(i))) return seat_at(i);
    }
    return Seat::Chance;
  }
  friend constexpr bool operator==(Awaited, Awaited) = default;

 private:
  static constexpr std::uint8_t kChanceBit = 0x80;
  explicit constexpr Awaited(std::uint8_t bits) : bits_(bits) {}
  static constexpr std::uint8_t bit(Seat seat) {
    return seat == Seat::Chance ? kChanceBit : static_cast<std::uint8_t>(1u << index_of(seat));
  }
  std::uint8_t bits_ = 0;
};

}  // namespace mael

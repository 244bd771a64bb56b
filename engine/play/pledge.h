// Secrets in links: what a seat has settled on is pledged when the position leaves its device, and
// opened when everybody has settled. Neither can the receiver read it, nor the sender change it.
//
//   pledge    in the link that is handed over: the seal of the value, and of what it belongs to
//   opening   kept by the device it was made on; in its links once the value is open, so that the
//             device the pledge was sent to finds out whether it was kept
//
// The seal is SHA-256 over the moment of the game, the seat, the value and a salt of 128 bits. A
// value is one of a few, so without a salt whoever holds the seal would try them all; with one that
// nobody can guess (the platform draws it from its source for keys) there are 2^128 times as many.
// And the seal is not cut short: whoever pledges may look for two openings of one seal, which takes
// the square root of its range, 2^32 tries with the 64 bits of hash.h, mere minutes, and 2^128 with
// all of SHA-256. (hash.h can besides be run backwards.) The moment is a digest of the whole
// position without the secret, so that a seal fits no other battle; every part has a fixed length,
// so that no two openings read alike.
//
// A game with secrets offers, beside what all offer (engine/core/rule_set.h):
//
//   sealed_of(state, seat)               the value, kUnknownSealed or kNotSealed
//   seal(state, seat, value)             makes it that, whether the rules allow it or not
//   action_to_seal(state, seat, value)   the action by which the seat settles on it
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>

#include "engine/core/packed_archive.h"
#include "engine/core/sealed.h"
#include "engine/core/seat.h"
#include "engine/core/sha256.h"

namespace mael {

using Salt = std::array<std::uint8_t, 16>;

struct Pledge {
  Seat by = Seat::A;
  Digest moment{};
  Digest seal{};
  friend bool operator==(const Pledge&, const Pledge&) = default;
};

struct Opening {
  Seat by = Seat::A;
  Digest moment{};
  std::uint16_t value = 0;  // below kUnknownSealed
  Salt salt{};
  friend bool operator==(const Opening&, const Opening&) = default;
};

Pledge pledge_of(const Opening& opening);

// Whether this is what was pledged.
inline bool opens(const Opening& opening, const Pledge& pledge) {
  return pledge_of(opening) == pledge;
}
// Whether both are about one secret: then they are equal, or somebody changed it.
inline bool is_of_one_secret(const Pledge& a, const Pledge& b) {
  return a.by == b.by && a.moment == b.moment;
}

// What goes with a position in a link.
struct Sealing {
  std::optional<Pledge> pledge;    // of the secret that is in, and not seen
  std::optional<Opening> opening;  // of the one before
  bool is_empty() const { return !pledge && !opening; }
  friend bool operator==(const Sealing&, const Sealing&) = default;
};

template <class State>
concept HasSecrets = requires(const State& state, State& place, Seat seat, std::uint16_t value) {
  { sealed_of(state, seat) } -> std::same_as<std::uint16_t>;
  seal(place, seat, value);
  action_to_seal(state, seat, value);
};

// The seat whose secret is in and may be read here, while another has yet to settle; Chance: none.
// Once all are in they are open.
template <HasSecrets State>
Seat secret_seat(const State& state, int seats) {
  Seat found = Seat::Chance;
  bool all_in = true;
  for (int i = 0; i < seats; ++i) {
    const std::uint16_t sealed = sealed_of(state, seat_at(i));
    if (sealed == kUnknownSealed) return Seat::Chance;
    if (sealed == kNotSealed) {
      all_in = false;
    } else {
      found = seat_at(i);
    }
  }
  return all_in ? Seat::Chance : found;
}

// The seat whose secret is in and cannot be read here; Chance: none.
template <HasSecrets State>
Seat hidden_seat(const State& state, int seats) {
  for (int i = 0; i < seats; ++i) {
    if (sealed_of(state, seat_at(i)) == kUnknownSealed) return seat_at(i);
  }
  return Seat::Chance;
}

// The position when `by` had just settled, as anybody may see it who sees the hands.
template <HasSecrets State>
State when_sealed(State state, Seat by, int seats) {
  for (int i = 0; i < seats; ++i) seal(state, seat_at(i), kNotSealed);
  seal(state, by, kUnknownSealed);
  return state;
}

// What tells a moment from all others: of the game with this letter, in these bytes.
Digest digest_of_moment(char letter, const Bytes& position);

template <HasSecrets State>
Digest moment_of(char letter, const State& state, Seat by, int seats) {
  return digest_of_moment(letter, pack(when_sealed(state, by, seats)));
}

// ---- Archives ----------------------------------------------------------------------------------

namespace archived {

template <class Archive, std::size_t N>
void all_bytes(Archive& archive, std::array<std::uint8_t, N>& bytes) {
  for (std::uint8_t& byte : bytes) ranged(archive, byte, 0, 255);
}

template <class Archive>
void pledge(Archive& archive, Pledge& pledge, int seats) {
  ranged(archive, pledge.by, Seat::A, seat_at(seats - 1));
  all_bytes(archive, pledge.moment);
  all_bytes(archive, pledge.seal);
}

template <class Archive>
void opening(Archive& archive, Opening& opening, int seats) {
  ranged(archive, opening.by, Seat::A, seat_at(seats - 1));
  all_bytes(archive, opening.moment);
  ranged(archive, opening.value, 0, kUnknownSealed - 1);
  all_bytes(archive, opening.salt);
}

}  // namespace archived

}  // namespace mael

// Secrets in links: what a seat has settled on is pledged when the position leaves its device, and
// opened when all seats have settled. Neither can the receiver read it, nor the sender change it.
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
// all of SHA-256. (hash.h can besides be run backwards.) The moment is a digest of the game, which
// is a number of chance, and of the whole position before anything was sealed, so that a seal fits
// no other battle and no other game from the same position; every part has a fixed length, so that
// no two openings read alike.
//
// No seat opens before all have pledged. In a battle, by links:
//
//   the first     seals                               link 1: the first pledge
//   the second    seals, having read no secret        link 2: both pledges
//   the first     opens                               link 3: an opening and a pledge
//   the second    opens, sees what follows, plays on  link 4: both openings and what followed
//
// So whoever walks away has read nothing, or is seen to have read it. A link tells the position
// before the first of these secrets and each step from there on, and whoever opens it replays them:
// what was sealed where it is read must be what was sealed there, and nothing else is believed.
//
// A game with secrets offers, beside what all offer (engine/core/rule_set.h):
//
//   sealed_of(state, seat)               the value, kUnknownSealed or kNotSealed
//   seal(state, seat, value)             makes it that, whether the rules allow it or not
//   action_to_seal(state, seat, value)   the action by which the seat settles on it
//   sealed_by(action)                    the value an action seals; nothing if it seals none
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

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
// Whether both are about one secret: then they are equal, or one was changed.
inline bool is_of_one_secret(const Pledge& a, const Pledge& b) {
  return a.by == b.by && a.moment == b.moment;
}

// Which secret of a game something is about.
struct SecretId {
  Seat by = Seat::A;
  Digest moment{};
  friend bool operator==(const SecretId&, const SecretId&) = default;
};
template <class About>
SecretId id_of(const About& about) {
  return {about.by, about.moment};
}

// A number of chance that one game goes by on every device it is played on.
using GameId = std::array<std::uint8_t, 8>;

// One step of what a link tells.
struct ToldStep {
  std::string action;                // in notation; a secret that is only pledged reads ?
  std::optional<SecretId> secret{};  // that it seals
  std::uint16_t value = kUnknownSealed;
  std::optional<Pledge> pledge{};    // of that
  std::optional<Opening> opening{};  // of that pledge
  friend bool operator==(const ToldStep&, const ToldStep&) = default;
};

// What goes with a position in a link: the game, and how the position came about.
struct Sealing {
  std::optional<GameId> game;  // links made before games had one have none
  std::string from{};          // the position the steps begin at, in notation; empty: nothing told
  std::vector<ToldStep> steps{};
  bool is_empty() const { return !game && from.empty(); }
  friend bool operator==(const Sealing&, const Sealing&) = default;
};

template <class State>
concept HasSecrets = requires(const State& state, State& place, Seat seat, std::uint16_t value) {
  { sealed_of(state, seat) } -> std::same_as<std::uint16_t>;
  seal(place, seat, value);
  { sealed_by(action_to_seal(state, seat, value)) } -> std::same_as<std::optional<std::uint16_t>>;
};

// The seat whose secret is in and may be read here; Chance: none. (There is never more than one:
// once all are in they are open.)
template <HasSecrets State>
Seat secret_seat(const State& state) {
  for (const Seat seat : seats_of(state)) {
    if (sealed_of(state, seat) < kUnknownSealed) return seat;
  }
  return Seat::Chance;
}

// The seat whose secret is in and cannot be read here; Chance: none.
template <HasSecrets State>
Seat hidden_seat(const State& state) {
  for (const Seat seat : seats_of(state)) {
    if (sealed_of(state, seat) == kUnknownSealed) return seat;
  }
  return Seat::Chance;
}

template <HasSecrets State>
bool is_nothing_sealed(const State& state) {
  for (const Seat seat : seats_of(state)) {
    if (sealed_of(state, seat) != kNotSealed) return false;
  }
  return true;
}

// The position before any seat had settled.
template <HasSecrets State>
State before_secrets(State state) {
  for (const Seat seat : seats_of(state)) seal(state, seat, kNotSealed);
  return state;
}

// What tells a moment from all others: of the game with this letter and id, in these bytes. Before
// games had an id, the moment was told from the position where one secret was in.
Digest digest_of_moment(char letter, const std::optional<GameId>& game, const Bytes& position);

template <HasSecrets State>
Digest moment_of(char letter, const std::optional<GameId>& game, const State& state, Seat by) {
  State moment = before_secrets(state);
  if (!game) {
    seal(moment, by, kUnknownSealed);
    if (validate(moment)) seal(moment, by, kNotSealed);  // it answers: the other comes first
  }
  return digest_of_moment(letter, game, pack(moment));
}

// ---- Archives ----------------------------------------------------------------------------------

namespace archived {

template <class Archive, std::size_t N>
void all_bytes(Archive& archive, std::array<std::uint8_t, N>& bytes) {
  for (std::uint8_t& byte : bytes) ranged(archive, byte, 0, 255);
}

template <class Archive>
void game_id(Archive& archive, std::optional<GameId>& game) {
  if (!coded(archive, game.has_value())) return;
  if constexpr (is_loading<Archive>) game.emplace();
  all_bytes(archive, *game);
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

// The games of the house with their types: the one list that all tests walk which hold every game
// to the same. It is held against the house's own list (typed_games_test.cpp), so that a game
// nobody wrote down here is named.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/battle/game.h"
#include "engine/battle/serialize_state.h"
#include "engine/battle/snapshot.h"
#include "engine/cards/game.h"
#include "engine/cards/serialize_state.h"
#include "engine/cards/snapshot.h"
#include "engine/maelstrom/game.h"
#include "engine/maelstrom/serialize_state.h"
#include "engine/maelstrom/snapshot.h"
#include "engine/maelstrom/vortex.h"
#include "engine/pirates/game.h"
#include "engine/pirates/serialize_state.h"
#include "engine/pirates/snapshot.h"

namespace mael {

// What a test may ask of a game: its rule set, the ids and letters of links it goes by in the house
// (several where one rule set plays several games), the files of tests/saves that hold links of
// each and a match as they are written today, the versions of states and of links, and the
// functions of its namespace that are found by no argument.
struct OfMaelstrom {
  using Game = maelstrom::Maelstrom;
  static constexpr std::array kIds{maelstrom::Maelstrom::kId, maelstrom::Vortex::kId};
  static constexpr std::string_view kLetters = "mv";
  static constexpr std::array kStoredLinks{"position-2.txt", "vortex-2.txt"};
  static constexpr const char* kStoredMatch = "match-2.bin";
  static constexpr std::uint32_t kState = maelstrom::kStateVersion;
  static constexpr std::uint32_t kPacked = maelstrom::kPackedVersion;
  static constexpr std::uint32_t kOldest = maelstrom::kOldestPackedVersion, kNewest = kPacked;
  static auto read_arrangement(std::string_view text) { return maelstrom::read_arrangement(text); }
  static auto unpack(const Bytes& bytes, std::uint32_t version) {
    return maelstrom::unpack(bytes, version);
  }
  static constexpr std::uint32_t kOldestMoment = maelstrom::kOldestMomentVersion;
  static auto unpack_moment(const Bytes& bytes, std::uint32_t version) {
    return maelstrom::unpack_moment(bytes, version);
  }
  static auto load(const Bytes& bytes) { return maelstrom::load(bytes); }
  static auto load(const MatchParts& parts) { return maelstrom::load(parts); }
};

struct OfCards {
  using Game = cards::EdgeCards;
  static constexpr std::array kIds{Game::kId};
  static constexpr std::string_view kLetters = "c";
  static constexpr std::array kStoredLinks{"edge-cards-4.txt"};
  static constexpr const char* kStoredMatch = "edge-cards-match-2.bin";
  static constexpr std::uint32_t kState = cards::kStateVersion;
  static constexpr std::uint32_t kPacked = cards::kPackedVersion;
  static constexpr std::uint32_t kOldest = cards::kOldestPackedVersion;
  static constexpr std::uint32_t kSealed = cards::kSealedVersion, kNewest = kSealed;
  static auto read_arrangement(std::string_view text) { return cards::read_arrangement(text); }
  static auto unpack(const Bytes& bytes, std::uint32_t version) {
    return cards::unpack(bytes, version);
  }
  static bool is_sealed(std::uint32_t version) { return cards::is_sealed_version(version); }
  static auto unpack_sealed(const Bytes& bytes, std::uint32_t version) {
    return cards::unpack_sealed(bytes, version);
  }
  static constexpr std::uint32_t kOldestMoment = cards::kOldestMomentVersion;
  static auto unpack_moment(const Bytes& bytes, std::uint32_t version) {
    return cards::unpack_moment(bytes, version);
  }
  static auto load(const Bytes& bytes) { return cards::load(bytes); }
  static auto load(const MatchParts& parts) { return cards::load(parts); }
};

struct OfPirates {
  using Game = pirates::Pirates;
  static constexpr std::array kIds{Game::kId};
  static constexpr std::string_view kLetters = "p";
  static constexpr std::array kStoredLinks{"pirates-2.txt"};
  static constexpr const char* kStoredMatch = "pirates-match-2.bin";
  static constexpr std::uint32_t kState = pirates::kStateVersion;
  static constexpr std::uint32_t kPacked = pirates::kPackedVersion;
  static constexpr std::uint32_t kOldest = pirates::kOldestPackedVersion, kNewest = kPacked;
  static auto read_arrangement(std::string_view text) { return pirates::read_arrangement(text); }
  static auto unpack(const Bytes& bytes, std::uint32_t version) {
    return pirates::unpack(bytes, version);
  }
  static constexpr std::uint32_t kOldestMoment = pirates::kOldestMomentVersion;
  static auto unpack_moment(const Bytes& bytes, std::uint32_t version) {
    return pirates::unpack_moment(bytes, version);
  }
  static auto load(const Bytes& bytes) { return pirates::load(bytes); }
  static auto load(const MatchParts& parts) { return pirates::load(parts); }
};

struct OfBattle {
  using Game = battle::Battle;
  static constexpr std::array kIds{Game::kId};
  static constexpr std::string_view kLetters = "b";
  static constexpr std::array kStoredLinks{"battle-3.txt"};
  static constexpr const char* kStoredMatch = "battle-match-3.bin";
  static constexpr std::uint32_t kState = battle::kStateVersion;
  static constexpr std::uint32_t kPacked = battle::kPackedVersion;
  static constexpr std::uint32_t kOldest = battle::kOldestPackedVersion, kNewest = kPacked;
  static auto read_arrangement(std::string_view text) { return battle::read_arrangement(text); }
  static auto unpack(const Bytes& bytes, std::uint32_t version) {
    return battle::unpack(bytes, version);
  }
  static constexpr std::uint32_t kOldestMoment = battle::kOldestMomentVersion;
  static auto unpack_moment(const Bytes& bytes, std::uint32_t version) {
    return battle::unpack_moment(bytes, version);
  }
  static auto load(const Bytes& bytes) { return battle::load(bytes); }
  static auto load(const MatchParts& parts) { return battle::load(parts); }
};

template <class... Of>
struct TypedGames {
  static constexpr std::uint32_t kCount = sizeof...(Of);

  // `visit` with every game, in order.
  template <class Visit>
  static void each(Visit&& visit) {
    (visit(Of{}), ...);
  }
};

using EveryGame = TypedGames<OfMaelstrom, OfCards, OfPirates, OfBattle>;

template <class Of>
constexpr bool goes_by(std::string_view id) {
  for (const std::string_view each : Of::kIds) {
    if (each == id) return true;
  }
  return false;
}

}  // namespace mael

// The card game for tests that hold every game to the same (tests/typed_games.h).
#pragma once

#include "engine/cards/game.h"
#include "engine/cards/text/serialize_state.h"
#include "engine/cards/text/snapshot.h"
#include "tests/engine/cards/told.h"
#include "tests/typed_game.h"

namespace mael {

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
  static auto draw_any_setup(Random& random, int) { return Game::draw_odd_setup(random); }
  using Tolds = std::tuple<cards::Told>;
  static bool is_content_readable();
  static constexpr Held kHeld{8, 6000, 300};
};

}  // namespace mael

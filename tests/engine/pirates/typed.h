// The pirates' game for tests that hold every game to the same (tests/typed_games.h).
#pragma once

#include "engine/pirates/game.h"
#include "engine/pirates/text/serialize_state.h"
#include "engine/pirates/text/snapshot.h"
#include "tests/engine/pirates/told.h"
#include "tests/typed_game.h"

namespace mael {

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
  static auto draw_any_setup(Random& random, int) { return Game::draw_odd_setup(random); }
  using Tolds = std::tuple<pirates::Told>;
  static bool is_content_readable();
  static constexpr Held kHeld{12, 20000, 1000};
};

}  // namespace mael

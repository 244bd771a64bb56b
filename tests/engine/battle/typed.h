// The battle for tests that hold every game to the same (tests/typed_games.h).
#pragma once

#include "engine/battle/game.h"
#include "engine/battle/text/serialize_state.h"
#include "engine/battle/text/snapshot.h"
#include "tests/engine/battle/told.h"
#include "tests/typed_game.h"

namespace mael {

struct OfBattle {
  using Game = battle::Battle;
  static constexpr std::array kIds{Game::kId};
  static constexpr std::string_view kLetters = "b";
  static constexpr std::array kStoredLinks{"battle-5.txt"};
  static constexpr const char* kStoredMatch = "battle-match-5.bin";
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
  static auto draw_any_setup(Random& random, int) { return Game::draw_odd_setup(random); }
  using Tolds = std::tuple<battle::Told>;
  static bool is_content_readable();
  static constexpr Held kHeld{1, 3000, 200};
};

}  // namespace mael

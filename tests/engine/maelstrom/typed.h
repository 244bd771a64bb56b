// Maelstrom and Vortex, which one rule set plays, for tests that hold every game to the same
// (tests/typed_games.h).
#pragma once

#include "engine/maelstrom/game.h"
#include "engine/maelstrom/text/serialize_state.h"
#include "engine/maelstrom/text/snapshot.h"
#include "engine/maelstrom/vortex.h"
#include "tests/engine/maelstrom/vortex_told.h"
#include "tests/typed_game.h"

namespace mael {

struct OfMaelstrom {
  using Game = maelstrom::Maelstrom;
  static constexpr std::array kIds{maelstrom::Maelstrom::kId, maelstrom::Vortex::kId};
  static constexpr std::string_view kLetters = "mv";
  static constexpr std::array kStoredLinks{"position-4.txt", "vortex-4.txt"};
  static constexpr const char* kStoredMatch = "match-4.bin";
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
  static maelstrom::Setup draw_any_setup(Random& random, int game) {
    return game % 2 == 0 ? maelstrom::Maelstrom::draw_setup(random)
                         : maelstrom::Vortex::draw_built_setup(random);
  }
  using Tolds = std::tuple<maelstrom::Told, maelstrom::VortexTold>;
  static bool is_content_readable();
  static constexpr Held kHeld{8, 6000, 300};
};

}  // namespace mael

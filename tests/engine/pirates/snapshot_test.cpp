// Positions as bytes: what is packed is unpacked, and what comes from elsewhere is refused or
// valid.
#include "engine/pirates/text/snapshot.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <optional>

#include "engine/play/link.h"
#include "tests/engine/pirates/random_games.h"

namespace mael::pirates {

TEST_CASE("every position of random games is unpacked as it was packed", "[pirates][snapshot]") {
  std::vector<std::size_t> sizes;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    play_random_game(seed, [&](const Match<Pirates>& match) {
      for (const Seat viewer : {Seat::A, Seat::Chance}) {
        const State seen = observe(match.state(), viewer);
        const auto read = unpack(pack(seen), kPackedVersion);
        REQUIRE(read.ok());
        REQUIRE(*read == seen);
      }
      const Bytes bytes = pack(match.state());
      const auto read = unpack(bytes, kPackedVersion);
      REQUIRE(read.ok());
      REQUIRE(*read == match.state());
      sizes.push_back(write_link(LinkKind::Position, kLetter, kPackedVersion, bytes).size());
    });
  }
  std::sort(sizes.begin(), sizes.end());
  CHECK(sizes.size() > 3000);
  CHECK(sizes[sizes.size() / 2] <= 100);
  CHECK(sizes.back() <= 150);
}

TEST_CASE("bytes that were changed are refused, or hold a position that can be played on",
          "[pirates][snapshot]") {
  Random random(3);
  int valid = 0, refused = 0;
  std::vector<Action> actions;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    play_random_game(seed, [&](const Match<Pirates>& match) {
      Bytes bytes = pack(match.state());
      const auto at = random.below(static_cast<std::uint32_t>(bytes.size()));
      bytes[at] = static_cast<std::uint8_t>(bytes[at] ^ (1u + random.below(255)));
      auto read = unpack(bytes, kPackedVersion);
      ++(read.ok() ? valid : refused);
      for (int i = 0; read.ok() && i < 20 && !to_act(*read).is_nobody(); ++i) {
        legal_actions(*read, actions);
        REQUIRE(!actions.empty());
        apply(*read, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
        INFO(write_position(*read));
        REQUIRE_FALSE(validate(*read));
      }
    });
  }
  CHECK(refused > 100);
  CHECK(valid > 0);
}

TEST_CASE("matches of one to five ships are loaded as they were saved", "[pirates][snapshot]") {
  for (std::uint64_t seed = 40; seed < 52; ++seed) {
    play_random_game(seed, [&](const Match<Pirates>& match) {
      if (match.size() % 50 != 0 && !to_act(match.state()).is_nobody()) return;
      const auto loaded = load(save(match));
      REQUIRE(loaded.ok());
      CHECK(loaded->broken_at == 0);
      REQUIRE(loaded->match.log() == match.log());
      REQUIRE(loaded->match.state() == match.state());
      REQUIRE(loaded->match.setup() == match.setup());
    });
  }
}

TEST_CASE("a saved match that was damaged is refused, or what it holds can be played on",
          "[pirates][snapshot]") {
  Random random(8);
  int refused = 0;
  for (std::uint64_t seed = 60; seed < 64; ++seed) {
    play_random_game(seed, [&](const Match<Pirates>& match) {
      if (match.size() % 25 != 0) return;
      Bytes bytes = save(match);
      const auto at = random.below(static_cast<std::uint32_t>(bytes.size()));
      bytes[at] = static_cast<std::uint8_t>(bytes[at] ^ (1u + random.below(255)));
      const auto loaded = load(bytes);
      refused += loaded.ok() ? 0 : 1;
      if (loaded.ok()) CHECK_FALSE(validate(loaded->match.state()));
    });
  }
  CHECK(refused > 0);
}

namespace {

// Of more than two segments.
Match<Pirates> long_match() {
  std::optional<Match<Pirates>> found;
  for (std::uint64_t seed = 0; !found; ++seed) {
    play_random_game(seed, [&](const Match<Pirates>& match) {
      if (match.size() == 2 * kSegment + 9) found = match;
    });
  }
  return *found;
}

}  // namespace

TEST_CASE("a game comes back whole from its parts, at any entry", "[pirates][save]") {
  const Match<Pirates> whole = long_match();
  for (const int entries : {0, 1, kSegment, kSegment + 1, whole.size()}) {
    INFO(entries << " entries");
    const MatchParts parts = save_parts(whole, entries, 0);
    CHECK(parts.segments.size() == static_cast<std::size_t>(segments_of(entries)));
    const auto loaded = load(parts);
    REQUIRE(loaded.ok());
    CHECK(loaded->match.size() == entries);
    CHECK(loaded->match.state() == whole.state_at(entries));
    CHECK_FALSE(loaded->is_damaged);
  }
}

TEST_CASE("a game whose part is missing goes on from where it stood", "[pirates][save]") {
  const Match<Pirates> whole = long_match();
  MatchParts parts = save_parts(whole, whole.size(), 0);
  parts.segments.pop_back();
  const auto loaded = load(parts);
  REQUIRE(loaded.ok());
  CHECK(loaded->is_damaged);
  CHECK(loaded->match.state() == whole.state());
  CHECK(loaded->match.size() == 0);
}

}  // namespace mael::pirates

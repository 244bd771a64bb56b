// Matches in parts: what storage appends to, and what is left of one with damaged parts.
#include "engine/play/segments.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <optional>

#include "engine/maelstrom/text/serialize_state.h"
#include "engine/maelstrom/text/snapshot.h"
#include "tests/engine/maelstrom/random_games.h"

namespace mael::maelstrom {
namespace {

const Action kRefused{Seat::Chance, EndPhase{}};  // in any position

constexpr int kEntries = 3 * kSegment + 20;  // the fourth segment is open

const Match<Maelstrom>& long_match() {
  static const Match<Maelstrom> match = [] {
    std::optional<Match<Maelstrom>> found;
    for (std::uint64_t seed = 1; !found; ++seed) {
      play_random_game(seed, [&](const Match<Maelstrom>& played) {
        if (played.size() == kEntries) found = played;
      });
    }
    return *found;
  }();
  return match;
}

MatchParts whole(const Match<Maelstrom>& match) { return save_parts(match, match.size(), 0); }

// A state that can be written, and cannot occur.
State invalid() {
  State state = long_match().state();
  state.side(Seat::A).essence = 0;
  REQUIRE(validate(state));
  return state;
}

// As it was written once under other rules.
template <class Change>
Bytes changed_segment(const Match<Maelstrom>& match, int number, const Change& change) {
  using Segment = detail::SegmentBody<Maelstrom>;
  const Bytes bytes = detail::save_segment(match, number, match.size());
  Segment body = *detail::read_body<Maelstrom, Segment>(detail::kSegmentMagic, bytes);
  change(body);
  return detail::write_body<Maelstrom>(detail::kSegmentMagic, body);
}

template <class Change>
Bytes changed_head(const Match<Maelstrom>& match, const Change& change) {
  detail::HeadBody<Maelstrom> body{match.setup(), static_cast<std::uint32_t>(match.size()),
                                   match.state()};
  change(body);
  return detail::write_body<Maelstrom>(detail::kHeadMagic, body);
}

// The match goes on from where it stood, with the log from `from` on.
void check_rest(const Result<Loaded<Maelstrom>>& loaded, int from) {
  const Match<Maelstrom>& match = long_match();
  REQUIRE(loaded.ok());
  CHECK(loaded->match.state() == match.state());
  CHECK(loaded->match.first() == match.state_at(from));
  CHECK(loaded->match.log() == std::vector<Action>(match.log().begin() + from, match.log().end()));
}

TEST_CASE("a match comes back whole from its parts", "[maelstrom][save]") {
  const Match<Maelstrom>& match = long_match();
  for (const int entries : {0, 1, 63, 64, 65, 127, 128, 129, 191, 192, match.size()}) {
    INFO(entries << " entries");
    const MatchParts parts = save_parts(match, entries, 0);
    CHECK(parts.segments.size() == static_cast<std::size_t>(segments_of(entries)));
    const auto loaded = load(parts);
    REQUIRE(loaded.ok());
    const Match<Maelstrom> expected = match.branch_at(entries);
    CHECK(loaded->broken_at == 0);
    CHECK_FALSE(loaded->is_damaged);
    CHECK(loaded->match.setup() == expected.setup());
    CHECK(loaded->match.log() == expected.log());
    CHECK(loaded->match.state() == expected.state());
    CHECK(loaded->match.settled() == expected.settled());
  }
}

TEST_CASE("a match that began from a position comes back from its parts", "[maelstrom][save]") {
  Match<Maelstrom> match(long_match().state_at(100));
  REQUIRE_FALSE(match.append(long_match().log()[100]));
  const auto loaded = load(whole(match));
  REQUIRE(loaded.ok());
  CHECK(loaded->broken_at == 0);
  CHECK(loaded->match.first() == match.first());
  CHECK(loaded->match.log() == match.log());
}

TEST_CASE("an action changes the head and the last segment, whichever was before",
          "[maelstrom][save]") {
  const Match<Maelstrom>& match = long_match();
  MatchParts kept = save_parts(match, 0, 0);
  for (int entries = 1; entries <= match.size(); ++entries) {
    const int first = (entries - 1) / kSegment;
    const MatchParts written = save_parts(match, entries, first);
    REQUIRE(written.segments.size() == 1);
    kept.head = written.head;
    kept.segments.resize(static_cast<std::size_t>(first));
    kept.segments.push_back(written.segments.front());
  }
  CHECK(kept.head == whole(match).head);
  CHECK(kept.segments == whole(match).segments);
}

TEST_CASE("where rules have changed the checkpoints win", "[maelstrom][save]") {
  const Match<Maelstrom>& match = long_match();
  MatchParts parts = whole(match);
  SECTION("an action is refused") {
    parts.segments[1] = changed_segment(match, 1, [](auto& body) { body.log[3] = kRefused; });
    const auto loaded = load(parts);
    CHECK(loaded->broken_at == kSegment + 4);
    CHECK_FALSE(loaded->is_damaged);
    check_rest(loaded, 2 * kSegment);
  }
  SECTION("actions lead elsewhere") {
    parts.segments[1] =
        changed_segment(match, 1, [&](auto& body) { body.before = match.state_at(kSegment - 1); });
    check_rest(load(parts), 2 * kSegment);
  }
  SECTION("an action of the last segment is refused") {
    parts.segments[3] = changed_segment(match, 3, [](auto& body) { body.log[5] = kRefused; });
    const auto loaded = load(parts);
    CHECK(loaded->broken_at == 3 * kSegment + 6);
    check_rest(loaded, match.size());
  }
  SECTION("what was agreed is no set-up any more") {
    parts.head = changed_head(match, [](auto& body) { body.setup->forces[0].clear(); });
    const auto loaded = load(parts);
    CHECK(loaded->broken_at == 1);
    CHECK_FALSE(loaded->match.setup());
    check_rest(loaded, 0);
  }
}

TEST_CASE("where a checkpoint is not valid the one before serves", "[maelstrom][save]") {
  const Match<Maelstrom>& match = long_match();
  MatchParts parts = whole(match);
  SECTION("the newest") {
    parts.head = changed_head(match, [&](auto& body) { body.now = invalid(); });
  }
  SECTION("the newest, and the one before") {
    parts.head = changed_head(match, [&](auto& body) { body.now = invalid(); });
    parts.segments[3] = changed_segment(match, 3, [&](auto& body) { body.before = invalid(); });
  }
  const auto loaded = load(parts);
  check_rest(loaded, 0);
  CHECK(loaded->broken_at == 0);
}

// What can be wrong with segment `number` of four.
using Damage = void (*)(MatchParts& parts, int number);
constexpr std::array<Damage, 4> kDamages{
    [](MatchParts& parts, int number) { parts.segments[static_cast<std::size_t>(number)].clear(); },
    [](MatchParts& parts, int number) {
      parts.segments[static_cast<std::size_t>(number)].resize(40);
    },
    [](MatchParts& parts, int number) {
      parts.segments[static_cast<std::size_t>(number)] =
          parts.segments[static_cast<std::size_t>((number + 1) % 4)];
    },
    [](MatchParts& parts, int number) {
      parts.segments[static_cast<std::size_t>(number)] =
          changed_segment(long_match(), number, [](auto& body) { body.log.pop_back(); });
    },
};

TEST_CASE("of a match with a damaged or missing segment the rest remains", "[maelstrom][save]") {
  const Match<Maelstrom>& match = long_match();
  for (const Damage damage : kDamages) {
    for (int number = 0; number < 4; ++number) {
      INFO("damage " << &damage - kDamages.data() << " of segment " << number);
      MatchParts parts = whole(match);
      damage(parts, number);
      const auto loaded = load(parts);
      REQUIRE(loaded.ok());
      CHECK(loaded->is_damaged);
      CHECK(loaded->broken_at == number * kSegment + 1);
      check_rest(loaded, std::min((number + 1) * kSegment, match.size()));
    }
  }
  MatchParts parts = whole(match);
  parts.segments.pop_back();
  check_rest(load(parts), match.size());
}

TEST_CASE("what is no match in parts is refused", "[maelstrom][save]") {
  const Match<Maelstrom>& match = long_match();
  CHECK_FALSE(load(MatchParts{}).ok());
  CHECK_FALSE(load(MatchParts{save(match), whole(match).segments}).ok());
  CHECK_FALSE(load(whole(match).head).ok());
  MatchParts parts = whole(match);
  parts.head = changed_head(match, [](auto& body) { body.now = invalid(); });
  for (Bytes& segment : parts.segments) segment.resize(30);
  CHECK(load(parts).error().message == "This saved game is damaged.");
}

}  // namespace
}  // namespace mael::maelstrom

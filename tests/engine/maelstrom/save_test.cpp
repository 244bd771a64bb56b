#include <catch2/catch_test_macros.hpp>

#include "engine/maelstrom/text/notation.h"
#include "engine/maelstrom/text/snapshot.h"
#include "tests/engine/maelstrom/random_games.h"

namespace mael::maelstrom {
namespace {

Match<Maelstrom> finished_match(std::uint64_t seed) {
  std::optional<Match<Maelstrom>> last;
  play_random_game(seed, [&](const Match<Maelstrom>& match) { last = match; });
  return *last;
}

std::string refusal(const Bytes& bytes) {
  const auto loaded = load(bytes);
  REQUIRE_FALSE(loaded.ok());
  return loaded.error().message;
}

TEST_CASE("a match comes back whole", "[maelstrom][save]") {
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    const Match<Maelstrom> match = finished_match(seed);
    const auto loaded = load(save(match));
    REQUIRE(loaded.ok());
    CHECK(loaded->broken_at == 0);
    CHECK(loaded->match.setup() == match.setup());
    CHECK(loaded->match.log() == match.log());
    CHECK(loaded->match.state() == match.state());
    CHECK(loaded->match.settled() == match.settled());
  }
}

TEST_CASE("a match that began from a position comes back whole", "[maelstrom][save]") {
  Match<Maelstrom> match(
      *read_position("maelstrom/1 a=arcanae b=brood phase=summon mass=1.2aAcA1,1.5bLoF1"));
  REQUIRE_FALSE(match.append({Seat::A, EndPhase{}}));
  const auto loaded = load(save(match));
  REQUIRE(loaded.ok());
  CHECK(loaded->broken_at == 0);
  CHECK_FALSE(loaded->match.setup());
  CHECK(loaded->match.first() == match.first());
  CHECK(loaded->match.state() == match.state());
}

// A match whose log today's rules refuse at the entry after the third.
TEST_CASE("where rules have changed the saved state wins", "[maelstrom][save]") {
  const Match<Maelstrom> match = finished_match(1);
  detail::SaveBody<Maelstrom> body{match.setup(), match.first(), match.log(), match.state()};
  body.log[3] = {Seat::A, EndPhase{}};
  const auto changed = detail::restore(body);
  REQUIRE(changed.ok());
  CHECK(changed->broken_at == 4);
  CHECK(changed->match.state() == match.state());
  CHECK(changed->match.size() == 0);

  body.log = match.log();
  body.log.pop_back();
  CHECK(detail::restore(body)->broken_at == match.size() - 1);

  body.setup->forces[0].clear();
  CHECK(detail::restore(body)->broken_at == 1);

  body.now.side(Seat::A).essence = 99;
  CHECK(detail::restore(body).error().message == "The position in this saved game cannot occur.");
}

TEST_CASE("what is no saved match of this game is refused", "[maelstrom][save]") {
  const Bytes good = save(finished_match(2));
  CHECK(refusal({}) == "This saved game is damaged.");
  CHECK(refusal({1, 2, 3, 4, 5, 6, 7, 8, 9, 10}) == "This is no saved game.");

  // Byte 0 is the byte order, then magic, save version, the length of the game's name and itself.
  Bytes newer = good;
  newer[5] = 2;
  CHECK(refusal(newer) == "This saved game was made by a newer version of the program.");
  Bytes other = good;
  other[10] = 1;
  CHECK(refusal(other) == "This is a saved match of another game.");
  for (std::size_t length = 1; length < good.size(); length += 97) {
    CHECK(refusal(Bytes(good.begin(), good.begin() + static_cast<std::ptrdiff_t>(length))) ==
          "This saved game is damaged.");
  }
}

TEST_CASE("saved matches with slips are refused or restored", "[maelstrom][save]") {
  const Bytes good = save(finished_match(3));
  Random random(3);
  for (int round = 0; round < 2000; ++round) {
    Bytes bytes = good;
    const auto place = random.below(static_cast<std::uint32_t>(bytes.size()));
    bytes[place] = static_cast<std::uint8_t>(random.below(256));
    const auto loaded = load(bytes);
    if (loaded.ok()) REQUIRE_FALSE(validate(loaded->match.state()));
  }
}

}  // namespace
}  // namespace mael::maelstrom

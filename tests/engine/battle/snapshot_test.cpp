// Positions as bytes: what is packed is unpacked, and what comes from elsewhere is refused or
// valid.
#include "engine/battle/text/snapshot.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "engine/battle/help/sides.h"
#include "engine/play/link.h"
#include "tests/engine/battle/fields.h"
#include "tests/engine/battle/random_games.h"

namespace mael::battle {

TEST_CASE("every position of random firefights is unpacked as it was packed",
          "[battle][snapshot]") {
  std::vector<std::size_t> sizes;
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    play_random_game(seed, [&](const Match<Battle>& match) {
      const Bytes bytes = pack(match.state());
      const auto read = unpack(bytes, kPackedVersion);
      REQUIRE(read.ok());
      REQUIRE(*read == match.state());
      sizes.push_back(write_link(LinkKind::Position, kLetter, kPackedVersion, bytes).size());
    });
  }
  std::sort(sizes.begin(), sizes.end());
  CHECK(sizes.size() > 300);
  CHECK(sizes[sizes.size() / 2] <= 300);
  CHECK(sizes.back() <= 600);
}

TEST_CASE("pieces are added to tables alone that have nothing but such pieces",
          "[battle][snapshot][notation]") {
  const std::string squads = " a.i=K05:10/10 b.i=K05:12/31.5,face:836";
  const std::string spire = " terrain=spire:8/6+12/6+12/8+8/8";
  const auto own = Battle::read_position("edge-battle/1 table=36x36" + squads + spire);
  REQUIRE(own.ok());
  CHECK(unpack(pack(*own), kPackedVersion).ok());
  // Its pieces have more than a link tells.
  CHECK(Battle::read_position("edge-battle/1 table=thicket" + squads).ok());
  const auto added = Battle::read_position("edge-battle/1 table=thicket" + squads + spire);
  REQUIRE_FALSE(added.ok());
  CHECK(added.error().message.find("pieces of the kit") != std::string::npos);
}

TEST_CASE("links of the usual firefight stay short", "[battle][snapshot]") {
  const State state = *start(usual_setup());
  const std::string link = write_link(LinkKind::Position, kLetter, kPackedVersion, pack(state));
  CHECK(link.size() <= 200);
}

std::size_t link_size(const State& state) {
  return write_link(LinkKind::Position, kLetter, kPackedVersion, pack(state)).size();
}

TEST_CASE("links of two squads against two stay short all through a battle", "[battle][snapshot]") {
  std::vector<std::size_t> sizes;
  std::vector<Action> actions;
  Random random(39);
  for (int game = 0; game < 16; ++game) {
    Setup setup = usual_setup();
    setup = with_drawn_sides(setup, kMostSidePoints, random);
    State state = *start(setup);
    for (; !to_act(state).is_nobody(); sizes.push_back(link_size(state))) {
      legal_actions(state, actions);
      const auto count = static_cast<std::uint32_t>(actions.size());
      apply(state, to_act(state).is_chance() ? deal(state, random) : actions[random.below(count)]);
    }
  }
  std::sort(sizes.begin(), sizes.end());
  CAPTURE(sizes.size(), sizes[sizes.size() / 2], sizes.back());
  CHECK(sizes.size() > 500);
  CHECK(sizes[sizes.size() / 2] <= 200);
  CHECK(sizes.back() <= 300);
}

TEST_CASE("a removed model costs a link nothing but that it is", "[battle][snapshot]") {
  const auto with = [](const std::string& squad) {
    return read_position("edge-battle/1 table=36x36 a.i=E01:" + squad +
                         ",face:256 b.i=K05:30/30,face:768");
  };
  const State living = *with("10/6+8.7/6+11.3/6+7.4/6+12.6/6");
  const State fallen = *with("10/6+8.7/6*0+11.3/6*0+7.4/6*0+12.6/6*0");
  // Four places within coherency, of more than three bytes each.
  CHECK(pack(fallen).size() + 12 < pack(living).size());
  const State elsewhere = *with("10/6+20/9*0+30/6*0+7.4/16*0+12.6/26*0");
  CHECK(elsewhere == fallen);
  CHECK(hash_of(elsewhere) == hash_of(fallen));
  CHECK(pack(elsewhere) == pack(fallen));
  CHECK(*unpack(pack(fallen), kPackedVersion) == fallen);
}

// The new leader may take its place (EDG-050).
TEST_CASE("of a fallen leader who is to be replaced a link tells the place", "[battle][snapshot]") {
  const auto read = read_position(
      "edge-battle/1 table=36x36 a.i=E01:10/6*0+8.7/6+11.3/6+7.4/6+12.6/6,face:256 "
      "b.i=K05:30/30,face:768 stage=active gone=1 active=b1 frames=acting:b1,leader:a1");
  REQUIRE(read.ok());
  const auto again = unpack(pack(*read), kPackedVersion);
  REQUIRE(again.ok());
  CHECK(again->models[0].at == read->models[0].at);
}

// Without any they cost a bit, which version 4 had left for them.
TEST_CASE("tokens of abilities pass through notation and links, and hash", "[battle][snapshot]") {
  const auto with = [](const std::string& tokens) {
    return read_position("edge-battle/1 table=36x36 a.i=K05:10/6,face:256" + tokens +
                         " b.i=K05:30/30,face:768");
  };
  const State bare = *with("");
  for (const char* tokens : {",painted:60", ",burn:2", ",zealot:3", ",painted:1,burn:1,zealot:1"}) {
    const auto read = with(tokens);
    REQUIRE(read.ok());
    CHECK(write_position(*read).find(tokens) != std::string::npos);
    CHECK(*unpack(pack(*read), kPackedVersion) == *read);
    CHECK(hash_of(*read) != hash_of(bare));
  }
  CHECK_FALSE(with(",zealot:4").ok());
  CHECK_FALSE(with(",painted:61").ok());
  State many = bare;
  many.units[0].tokens.of(Token::Zealot) = 4;
  CHECK(validate(many) == Violation("EDG-258"_rule));
  CHECK_FALSE(with("*0,burn:1").ok());  // nobody is left to burn
}

TEST_CASE("tables laid by hand pass through a link", "[battle][snapshot]") {
  const auto read = read_position(
      "edge-battle/1 table=36x36 terrain=crates:8/8+12/8+12/10+8/10,woods!3:20/20+25/20+25/25 "
      "a.i=K05:10/6,face:256 b.i=K05:30/30,face:768");
  REQUIRE(read.ok());
  const auto again = unpack(pack(*read), kPackedVersion);
  REQUIRE(again.ok());
  CHECK(*again == *read);
}

TEST_CASE("tables that notation cannot tell are refused", "[battle][snapshot]") {
  const auto laid = [](FeaturePlan feature) {
    State state =
        *read_position("edge-battle/1 table=36x36 a.i=K05:10/6,face:256 b.i=K05:30/30,face:768");
    state.battlefield = intern(field_of({std::move(feature)}));
    return unpack(pack(state), kPackedVersion).ok();
  };
  const auto place = box_corners(18'000, 10'000, 20'000, 12'000);
  CHECK(laid(obstacle(1000, place)));  // crates as they are in the kit
  CHECK_FALSE(laid(obstacle(1500, place)));
  FeaturePlan two_parts = obstacle(1000, place);
  two_parts.parts.push_back({box_corners(20'000, 10'000, 22'000, 12'000)});
  CHECK_FALSE(laid(two_parts));
  FeaturePlan dangerous = woods(place);
  dangerous.parts.front().dangerous = true;
  for (const int sides : {3, 6}) {
    dangerous.danger = {0, static_cast<std::uint8_t>(sides)};
    CHECK(laid(dangerous));
  }
  dangerous.danger = {2, 0};
  CHECK_FALSE(laid(dangerous));
}

// Changes a byte of every position of these games and plays on from what is read.
void change_bytes(std::uint64_t from, std::uint64_t to, int& valid, int& refused) {
  Random random(from);
  std::vector<Action> actions;
  for (std::uint64_t seed = from; seed < to; ++seed) {
    play_random_game(seed, [&](const Match<Battle>& match) {
      Bytes bytes = pack(match.state());
      const auto at = random.below(static_cast<std::uint32_t>(bytes.size()));
      bytes[at] = static_cast<std::uint8_t>(bytes[at] ^ (1u + random.below(255)));
      auto read = unpack(bytes, kPackedVersion);
      ++(read.ok() ? valid : refused);
      if (read.ok()) {
        const auto told = read_position(write_position(*read));
        REQUIRE(told.ok());
        REQUIRE(*told == *read);
      }
      for (int i = 0; read.ok() && i < 12 && !to_act(*read).is_nobody(); ++i) {
        legal_actions(*read, actions);
        REQUIRE(!actions.empty());
        const bool chance = to_act(*read).is_chance();
        const auto count = static_cast<std::uint32_t>(actions.size());
        const Action action = chance ? deal(*read, random) : actions[random.below(count)];
        INFO(write_position(*read));
        INFO(write_action(*read, action));
        REQUIRE_FALSE(check(*read, action));
        apply(*read, action);
        INFO(write_position(*read));
        const Verdict broken = validate(*read);
        INFO((broken ? broken->rule.text() : ""));
        REQUIRE_FALSE(broken);
      }
    });
  }
}

TEST_CASE("bytes that were changed are refused, or hold a position that can be played on",
          "[battle][snapshot]") {
  int valid = 0, refused = 0;
  change_bytes(0, 20, valid, refused);
  CHECK(refused > 100);
  CHECK(valid > 0);
}

TEST_CASE("so are those of many games", "[.slow][battle][snapshot]") {
  int valid = 0, refused = 0;
  change_bytes(100, 600, valid, refused);
  CHECK(valid > 50);
}

TEST_CASE("matches are loaded as they were saved", "[battle][snapshot]") {
  for (std::uint64_t seed = 40; seed < 44; ++seed) {
    play_random_game(seed, [&](const Match<Battle>& match) {
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

}  // namespace mael::battle

#include "web/table/game_session.h"

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <tuple>

#include "engine/play/bots.h"
#include "tests/web/app/fake_platform.h"
#include "web/house/cards_table.h"
#include "web/house/maelstrom_table.h"

namespace mael::web {

namespace {

using Tables = std::tuple<MaelstromTable, CardsTable>;

template <class D>
typename D::Game::Setup usual_setup();
template <>
mael::maelstrom::Setup usual_setup<MaelstromTable>() {
  return mael::maelstrom::basic_setup(mael::maelstrom::Faction::Arcanae,
                                      mael::maelstrom::Faction::Brood);
}

template <>
mael::cards::Setup usual_setup<CardsTable>() {
  return mael::cards::usual_setup();
}

template <class D>
class Witness : public SessionListener<typename D::Game> {
 public:
  int opened_times = 0;
  typename GameSession<D>::Steps steps;
  int backs = 0;
  std::vector<StoreProblem> problems;
  std::vector<Violation> violations;

  void opened() override { ++opened_times; }
  void went_on(const typename GameSession<D>::Steps& more) override {
    steps.insert(steps.end(), more.begin(), more.end());
  }
  void went_back() override { ++backs; }
  void kept() override {}
  void not_stored(StoreProblem problem) override { problems.push_back(problem); }
  void not_allowed(const Violation& why) override { violations.push_back(why); }
};

template <class D>
typename GameSession<D>::Table new_table(PlayerKind b = PlayerKind::Person) {
  auto match = Match<typename D::Game>::begin(usual_setup<D>());
  return {{Player{PlayerKind::Person, "Ada"}, Player{b, "Bertrand"}}, 7, std::move(*match), 0};
}

template <class D>
auto read(const StoredGame& written) {
  return read_table<D>(*read_saved(written.bytes));
}

// A session whose page answers every write with `problem`.
template <class D>
struct Bench {
  using Action = typename D::Game::Action;

  FakePlatform platform;
  Witness<D> witness;
  GameSession<D> session;

  explicit Bench(typename GameSession<D>::Table table = new_table<D>())
      : session(platform, witness, table, {"game", 0}) {
    session.open();
    answer();
  }
  void answer(StoreProblem problem = StoreProblem::None) {
    session.stored(platform.last, problem);
  }
  Action some_action(std::uint64_t seed = 1) {
    const Seat seat = to_act(session.state()).first();
    return RandomBot<typename D::Game>(seed).choose(observe(session.state(), seat), seat);
  }
  void play(int decisions) {
    for (int i = 0; i < decisions && !outcome(session.state()).over; ++i) {
      session.decide({some_action(static_cast<std::uint64_t>(i))});
      answer();
    }
  }
};

}  // namespace

TEMPLATE_LIST_TEST_CASE("a new game is shown when it is stored, not before", "[app]", Tables) {
  FakePlatform platform;
  Witness<TestType> witness;
  GameSession<TestType> session(platform, witness, new_table<TestType>(), {"game", 0});
  session.open();
  REQUIRE(platform.writes.size() == 1);
  CHECK(platform.writes.front().revision == 1);
  CHECK(platform.writes.front().title == "Ada against Bertrand");
  CHECK(witness.opened_times == 0);
  session.stored(platform.last, StoreProblem::None);
  CHECK(witness.opened_times == 1);
  CHECK(session.place().revision == 1);
}

TEMPLATE_LIST_TEST_CASE("a decision is made when the whole write is complete", "[app]", Tables) {
  Bench<TestType> bench;
  bench.witness.steps.clear();  // chance may have begun
  const auto before = bench.session.state();
  bench.session.decide({bench.some_action()});
  REQUIRE(bench.platform.writes.size() == 2);
  CHECK(bench.session.state() == before);
  CHECK(bench.witness.steps.empty());
  bench.session.stored(bench.platform.last - 1, StoreProblem::None);  // an older ticket
  CHECK(bench.session.is_waiting());
  bench.answer();
  CHECK_FALSE(bench.session.state() == before);
  REQUIRE_FALSE(bench.witness.steps.empty());
  CHECK(bench.witness.steps.front().before == before);
  CHECK(bench.witness.steps.back().after == bench.session.state());
}

TEMPLATE_LIST_TEST_CASE("what is stored is what is shown", "[app]", Tables) {
  Bench<TestType> bench;
  bench.play(60);
  const auto stored = read<TestType>(bench.platform.writes.back());
  REQUIRE(stored.ok());
  CHECK(stored->match.state() == bench.session.state());
  CHECK(stored->match.log() == bench.session.match().log());
  CHECK(stored->players == bench.session.players());
  CHECK(bench.platform.writes.back().revision == bench.session.place().revision);
}

TEMPLATE_LIST_TEST_CASE("a write that fails leaves the game as it was", "[app]", Tables) {
  Bench<TestType> bench;
  const auto before = bench.session.state();
  bench.session.decide({bench.some_action()});
  bench.answer(StoreProblem::Refused);
  CHECK(bench.witness.problems == std::vector{StoreProblem::Refused});
  CHECK(bench.session.state() == before);

  SECTION("giving up, the next decision is written afresh") {
    bench.session.give_up();
    CHECK_FALSE(bench.session.is_waiting());
    bench.play(1);
    CHECK_FALSE(bench.session.state() == before);
    CHECK(bench.platform.writes.back().revision == 2);
  }
  SECTION("trying again writes the same once more") {
    const std::size_t writes = bench.platform.writes.size();
    bench.session.try_again();
    REQUIRE(bench.platform.writes.size() == writes + 1);
    CHECK(bench.platform.writes.back().bytes == bench.platform.writes[writes - 1].bytes);
    bench.answer();
    CHECK_FALSE(bench.session.state() == before);
  }
  SECTION("going on without storage makes the decision and writes no more") {
    const std::size_t writes = bench.platform.writes.size();
    bench.session.go_on_unstored();
    CHECK_FALSE(bench.session.state() == before);
    bench.session.decide({bench.some_action()});
    CHECK(bench.platform.writes.size() == writes);
    CHECK_FALSE(bench.session.is_waiting());
  }
}

TEST_CASE("several actions are stored and shown one by one", "[app]") {
  Bench<MaelstromTable> bench;
  bench.play(2);  // both primaries
  std::vector<mael::maelstrom::Action> hand;
  auto state = bench.session.state();
  for (int i = 0; i < 3; ++i) {
    const auto action = RandomBot<MaelstromTable::Game>(5).choose(observe(state, Seat::A), Seat::A);
    hand.push_back(action);
    apply(state, action);
  }
  const std::size_t writes = bench.platform.writes.size();
  bench.session.decide(hand);
  CHECK(bench.platform.writes.size() == writes + 1);
  bench.answer();
  CHECK(bench.platform.writes.size() == writes + 2);
  bench.answer();
  bench.answer();
  CHECK(bench.session.state() == state);
}

TEST_CASE("what is not allowed is told and ends the row", "[app]") {
  Bench<MaelstromTable> bench;
  const mael::maelstrom::Action wrong{Seat::A, mael::maelstrom::DrawTile{}};
  bench.session.decide({wrong, bench.some_action()});
  CHECK(bench.witness.violations.size() == 1);
  CHECK_FALSE(bench.session.is_waiting());
}

TEMPLATE_LIST_TEST_CASE("chance is written together with what made it act, and never rolls anew", "[app]",
                        Tables) {
  Bench<TestType> bench, again;
  bench.play(30);
  again.play(30);
  CHECK(bench.session.match().log() == again.session.match().log());
  for (const StoredGame& written : bench.platform.writes) {
    const auto table = read<TestType>(written);
    REQUIRE(table.ok());
    CHECK_FALSE(to_act(table->match.state()).is_chance());
  }
}

TEST_CASE("a take-back stops at what came to light", "[app]") {
  Bench<MaelstromTable> bench;
  bench.play(2);  // both primaries are shown now
  CHECK(bench.session.match().settled() == 2);
  CHECK_FALSE(bench.session.take_back_target().has_value());

  bench.play(1);  // a tile of the opening hand
  REQUIRE(bench.session.take_back_target() == std::optional(2));
  bench.session.take_back();
  CHECK(bench.witness.backs == 0);
  bench.answer();
  CHECK(bench.witness.backs == 1);
  CHECK(bench.session.match().size() == 2);
  CHECK_FALSE(bench.session.take_back_target().has_value());
}

TEMPLATE_LIST_TEST_CASE("against a bot a take-back goes to the person's own last decision", "[app]",
                        Tables) {
  Bench<TestType> bench(new_table<TestType>(PlayerKind::RandomBot));
  for (int i = 0; i < 400; ++i) {
    const std::optional<int> target = bench.session.take_back_target();
    if (target) {
      const auto& action = bench.session.match().log()[static_cast<std::size_t>(*target)];
      CHECK(action.by == Seat::A);
      CHECK(*target >= bench.session.match().settled());
    }
    bench.play(1);
  }
}

}  // namespace mael::web

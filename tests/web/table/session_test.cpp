#include "web/table/session/session.h"

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <tuple>

#include "engine/play/bots.h"
#include "tests/web/app/fake_platform.h"
#include "web/house/cards_table.h"
#include "web/house/maelstrom_table.h"
#include "web/house/pirates_table.h"
#include "web/table/kinds/laid_table.h"
#include "web/table/session/described_game.h"

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

template <>
mael::pirates::Setup usual_setup<PiratesTable>() {
  return mael::pirates::usual_setup();
}

class Witness : public SessionListener {
 public:
  const Session* session = nullptr;
  int opened_times = 0;
  std::vector<int> entries;  // that were shown, one by one
  int backs = 0;
  std::vector<StoreProblem> problems;
  std::vector<std::string> refusals;

  void opened() override { ++opened_times; }
  void went_on(int from) override {
    for (int entry = from; entry < session->size(); ++entry) entries.push_back(entry);
  }
  void went_back() override { ++backs; }
  void kept() override {}
  void not_stored(StoreProblem problem) override { problems.push_back(problem); }
  void not_allowed(const std::string& sentence) override { refusals.push_back(sentence); }
};

template <class D>
struct Beginning {
  std::unique_ptr<TableGame> game;
  Session::Seating seating;
};

template <class D>
Beginning<D> new_table(PlayerKind b = PlayerKind::Person) {
  auto match = Match<typename D::Game>::begin(usual_setup<D>());
  return {std::make_unique<DescribedGame<D>>(std::move(*match)),
          {{{PlayerKind::Person, "Ada"}, {b, "Bertrand"}}, 7, {}, {"game", 0}}};
}

template <class D>
auto read(const StoredGame& kept) {
  return read_table<D>(*read_stored(kept));
}

// A session whose page answers every write with `problem`.
template <class D>
struct Bench {
  using State = typename D::Game::State;

  FakePlatform platform;
  Witness witness;
  Session session;

  explicit Bench(Beginning<D> table = new_table<D>())
      : session(platform, witness, std::move(table.game), std::move(table.seating)) {
    witness.session = &session;
    session.open();
    answer();
  }
  void answer(StoreProblem problem = StoreProblem::None) { session.stored(platform.last, problem); }
  const Match<typename D::Game>& match() const {
    return static_cast<const DescribedGame<D>&>(session.game()).typed();
  }
  State state() const { return match().state_at(session.size()); }
  std::string some_action(std::uint64_t seed = 1) {
    const Seat seat = to_act(state()).first();
    return write_action(state(),
                        RandomBot<typename D::Game>(seed).choose(observe(state(), seat), seat));
  }
  void play(int decisions, int seed = 0) {
    for (int i = 0; i < decisions && !outcome(state()).over; ++i) {
      session.decide({some_action(static_cast<std::uint64_t>(seed + i))});
      answer();
    }
  }
};

}  // namespace

TEMPLATE_LIST_TEST_CASE("a new game is shown when it is stored, not before", "[app]", Tables) {
  FakePlatform platform;
  Witness witness;
  auto [game, seating] = new_table<TestType>();
  Session session(platform, witness, std::move(game), std::move(seating));
  witness.session = &session;
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
  bench.witness.entries.clear();  // chance may have begun
  const auto before = bench.state();
  const int size = bench.session.size();
  bench.session.decide({bench.some_action()});
  REQUIRE(bench.platform.writes.size() == 2);
  CHECK(bench.state() == before);
  CHECK(bench.session.size() == size);
  CHECK(bench.witness.entries.empty());
  bench.session.stored(bench.platform.last - 1, StoreProblem::None);  // an older ticket
  CHECK(bench.session.is_waiting());
  bench.answer();
  CHECK_FALSE(bench.state() == before);
  REQUIRE_FALSE(bench.witness.entries.empty());
  CHECK(bench.witness.entries.front() == size);
  CHECK(bench.witness.entries.back() == bench.session.size() - 1);
}

TEMPLATE_LIST_TEST_CASE("what is stored is what is shown", "[app]", Tables) {
  Bench<TestType> bench;
  bench.play(60);
  const auto stored = read<TestType>(bench.platform.disk.at("game"));
  REQUIRE(stored.ok());
  CHECK(stored->match.state() == bench.state());
  CHECK(stored->match.log() == bench.match().log());
  CHECK(stored->players == players_of<typename TestType::Game>(bench.session.players()));
  CHECK(bench.platform.writes.back().revision == bench.session.place().revision);
}

std::size_t bytes_of(const StoredGame& write) {
  std::size_t bytes = write.id.size() + write.title.size() + write.line.size() + write.head.size();
  for (const Bytes& segment : write.segments) bytes += segment.size();
  return bytes;
}

TEST_CASE("what an action writes does not grow with the game", "[app]") {
  constexpr int kEntries = 2000, kTalk = 128;
  Bench<MaelstromTable> bench;
  bench.play(60);
  REQUIRE(bench.session.size() < kTalk);
  std::vector<std::size_t> bytes;  // of the write that led to so many entries
  while (bench.session.size() < kEntries) {
    const std::string seat(1, letter_of(to_act(bench.state()).first()));
    const bool asked =
        !bytes.empty() &&
        bench.session.match().action(bench.session.size() - 1).ends_with("offer-draw");
    bench.session.decide({seat + (asked ? " decline" : " offer-draw")});
    REQUIRE(bench.session.is_waiting());
    bytes.resize(static_cast<std::size_t>(bench.session.match().size()) + 1);
    bytes.back() = bytes_of(bench.platform.writes.back());
    bench.answer();
  }
  // From where there is nothing but talk a segment is like the one before.
  for (std::size_t entry = kTalk + kSegment + 1; entry < bytes.size(); ++entry) {
    REQUIRE(bytes[entry] == bytes[entry - kSegment]);
  }
  const auto stored = read<MaelstromTable>(bench.platform.disk.at("game"));
  REQUIRE(stored.ok());
  CHECK(stored->match.log() == bench.match().log());
  CHECK(bytes[kEntries] < 4000);
}

TEMPLATE_LIST_TEST_CASE("a take-back writes the segment it cuts and drops those after it", "[app]",
                        Tables) {
  bool dropped = false;
  for (int game = 0; !dropped; ++game) {
    Bench<TestType> bench;
    for (int i = 0; i < 100 && !outcome(bench.state()).over; ++i) {
      bench.play(1, 100 * game + i);
      const int size = bench.session.size();
      const std::optional<int> target = bench.session.take_back_target();
      if (!target) continue;
      bench.session.take_back();
      const StoredGame& write = bench.platform.writes.back();
      CHECK(write.first == *target / kSegment);
      CHECK(write.first + static_cast<int>(write.segments.size()) == segments_of(*target));
      dropped = dropped || segments_of(*target) < segments_of(size);
      bench.answer();
      REQUIRE(bench.session.size() == *target);
      const auto stored = read<TestType>(bench.platform.disk.at("game"));
      REQUIRE(stored.ok());
      REQUIRE(stored->broken_at == 0);
      REQUIRE(stored->match.log() == bench.match().log());
      REQUIRE(stored->match.state() == bench.state());
      bench.play(1, 100 * game + i);
    }
  }
}

TEMPLATE_LIST_TEST_CASE("a stored game goes on where its segments end", "[app]", Tables) {
  Bench<TestType> bench;
  while (bench.session.size() <= kSegment) bench.play(1, bench.session.size());
  auto stored = read<TestType>(bench.platform.disk.at("game"));
  REQUIRE(stored.ok());
  SECTION("of a whole game the last one is written") {
    CHECK(stored->entries == bench.session.size());
  }
  SECTION("what is in one piece is written anew") {
    const auto piece = read_saved(LaidTable(DescribedGame<TestType>::found(*stored)).file());
    stored = read_table<TestType>(*piece);
    CHECK(stored->entries == 0);
  }
  SECTION("what is broken is written anew") {
    StoredGame damaged = bench.platform.disk.at("game");
    damaged.segments.front().clear();
    stored = read<TestType>(damaged);
    REQUIRE(stored.ok());
    CHECK(stored->is_damaged);
    CHECK(stored->entries == 0);
  }
  const int entries = stored->entries;
  const auto state = stored->match.state();
  Bench<TestType> again({std::make_unique<DescribedGame<TestType>>(std::move(stored->match)),
                         {bench.session.players(), 7, {}, {"game", 9, entries}}});
  again.platform.disk["game"] = bench.platform.disk.at("game");
  CHECK(again.state() == state);
  again.play(1);
  REQUIRE(again.platform.writes.size() == 1);
  CHECK(again.platform.writes.back().revision == 10);
  CHECK(again.platform.writes.back().first == entries / kSegment);
  const auto both = read<TestType>(again.platform.disk.at("game"));
  REQUIRE(both.ok());
  CHECK(both->broken_at == 0);
  CHECK(both->match.state() == again.state());
  CHECK(both->match.log() == again.match().log());
}

namespace {

// A session of two persons whose time is short.
template <class D>
struct Timed : Bench<D> {
  Timed() : Bench<D>(table()) {}

  static Beginning<D> table() {
    Beginning<D> table = new_table<D>();
    table.seating.clock.terms = {ClockKind::Limits, 5, 5};
    return table;
  }
  // A frame each second, in which A decides.
  void think(int seconds) {
    for (int i = 0; i < seconds; ++i) this->session.keep_time(Seat::A, 1, now += 1'000);
  }
  // Until time is being written.
  void let_write() {
    while (!this->session.is_writing()) think(1);
  }
  Milliseconds now = 0;
};

}  // namespace

TEMPLATE_LIST_TEST_CASE("time is written now and then, and nobody waits for it", "[app][clock]",
                        Tables) {
  Timed<TestType> bench;
  const std::size_t writes = bench.platform.writes.size();
  const int size = bench.session.size();
  bench.think(10);  // the first frame begins
  CHECK(bench.platform.writes.size() == writes);
  bench.think(1);
  REQUIRE(bench.platform.writes.size() == writes + 1);
  CHECK(bench.session.is_writing());
  CHECK_FALSE(bench.session.is_waiting());
  bench.think(3);
  CHECK(bench.platform.writes.size() == writes + 1);
  bench.answer();
  CHECK_FALSE(bench.session.is_writing());
  CHECK(bench.session.size() == size);
  const auto stored = read<TestType>(bench.platform.disk.at("game"));
  REQUIRE(stored.ok());
  CHECK(stored->clock.terms == ClockTerms{ClockKind::Limits, 5, 5});
  CHECK(stored->clock.seats[0].used == 10'000);
}

TEMPLATE_LIST_TEST_CASE("without a clock time is written with decisions alone", "[app][clock]",
                        Tables) {
  Bench<TestType> bench;
  const std::size_t writes = bench.platform.writes.size();
  for (Milliseconds now = 0; now <= 60'000; now += 1'000) bench.session.keep_time(Seat::A, 1, now);
  CHECK(bench.platform.writes.size() == writes);
  bench.play(1);
  CHECK(read<TestType>(bench.platform.disk.at("game"))->clock == KeptClock{.played = 60'000});
}

TEMPLATE_LIST_TEST_CASE("what is decided while time is written comes after it", "[app][clock]",
                        Tables) {
  Timed<TestType> bench;
  const int size = bench.session.size();
  bench.let_write();
  bench.session.decide({bench.some_action()});
  CHECK(bench.session.is_waiting());
  SECTION("that was written") { bench.answer(); }
  SECTION("that could not be written") {
    bench.answer(StoreProblem::Refused);
    CHECK(bench.witness.problems.empty());
  }
  CHECK(bench.session.size() == size);
  CHECK(bench.session.is_waiting());
  bench.answer();
  CHECK(bench.session.size() > size);
  CHECK_FALSE(bench.session.is_waiting());
}

TEMPLATE_LIST_TEST_CASE("all decisions after a moment are taken back at once", "[app]", Tables) {
  // Each decision of its own, the last one first.
  const auto one_by_one = [](Bench<TestType>& bench, int after) {
    int size = bench.session.size();
    while (const auto target = bench.session.take_back_target()) {
      if (*target < after) break;
      size = *target;
      bench.session.take_back();
      bench.answer();
    }
    return size;
  };
  int most = 0;
  for (int game = 0; game < 200 && most < 2; ++game) {
    Bench<TestType> bench, twin;
    for (Bench<TestType>* each : {&bench, &twin}) each->play(1 + game % 9, game);
    REQUIRE(bench.match().log() == twin.match().log());
    const int after = game % 3, whole = bench.session.size();
    const auto last = bench.session.take_back_target();
    const int size = one_by_one(twin, after);
    if (size == whole) continue;
    CHECK(bench.session.take_back_target(after) == size);
    const int backs = bench.witness.backs;
    bench.session.take_back(after);
    bench.answer();
    CHECK(bench.witness.backs == backs + 1);
    CHECK(bench.session.size() == size);
    CHECK(bench.match().log() == twin.match().log());
    most = std::max(most, size < *last ? 2 : 1);
  }
  CHECK(most == 2);  // more than one decision at once
}

TEMPLATE_LIST_TEST_CASE("what is taken back while time is written is so after it, and time stays",
                        "[app][clock]", Tables) {
  Timed<TestType> bench;
  while (!bench.session.take_back_target()) bench.play(1, bench.session.size());
  const int target = *bench.session.take_back_target();
  const int backs = bench.witness.backs;
  bench.let_write();
  const Milliseconds used = bench.session.clock().used(Seat::A);
  bench.session.take_back();
  CHECK(bench.session.is_waiting());
  bench.answer();
  bench.answer();
  CHECK(bench.session.size() == target);
  CHECK(bench.witness.backs == backs + 1);
  CHECK(bench.session.clock().used(Seat::A) == used);
  CHECK(read<TestType>(bench.platform.disk.at("game"))->clock.seats[0].used == used);
}

TEMPLATE_LIST_TEST_CASE("who has used all time goes on without a limit, and that is written",
                        "[app][clock]", Tables) {
  Timed<TestType> bench;
  int outs = 0;
  for (int second = 0; second < 320; ++second) {
    if (bench.session.keep_time(Seat::A, 1, bench.now += 1'000)) ++outs;
    if (bench.session.is_writing()) bench.answer();
    CHECK(bench.session.clock().limits() == (outs == 0));
    CHECK(outs == (second < 300 ? 0 : 1));
  }
  CHECK(read<TestType>(bench.platform.disk.at("game"))->clock.lifted);
}

TEMPLATE_LIST_TEST_CASE("a write that fails leaves the game as it was", "[app]", Tables) {
  Bench<TestType> bench;
  const auto before = bench.state();
  bench.session.decide({bench.some_action()});
  bench.answer(StoreProblem::Refused);
  CHECK(bench.witness.problems == std::vector{StoreProblem::Refused});
  CHECK(bench.state() == before);

  SECTION("giving up, the next decision is written afresh") {
    bench.session.give_up();
    CHECK_FALSE(bench.session.is_waiting());
    bench.play(1);
    CHECK_FALSE(bench.state() == before);
    CHECK(bench.platform.writes.back().revision == 2);
  }
  SECTION("trying again writes the same once more") {
    const std::size_t writes = bench.platform.writes.size();
    bench.session.try_again();
    REQUIRE(bench.platform.writes.size() == writes + 1);
    const StoredGame& once = bench.platform.writes[writes - 1];
    const StoredGame& again = bench.platform.writes.back();
    CHECK(again.head == once.head);
    CHECK(again.first == once.first);
    CHECK(again.segments == once.segments);
    bench.answer();
    CHECK_FALSE(bench.state() == before);
  }
  SECTION("going on without storage makes the decision and writes no more") {
    const std::size_t writes = bench.platform.writes.size();
    bench.session.go_on_unstored();
    CHECK_FALSE(bench.state() == before);
    bench.session.decide({bench.some_action()});
    CHECK(bench.platform.writes.size() == writes);
    CHECK_FALSE(bench.session.is_waiting());
  }
}

TEST_CASE("several actions are stored and shown one by one", "[app]") {
  Bench<MaelstromTable> bench;
  bench.play(2);  // both primaries
  std::vector<std::string> hand;
  auto state = bench.state();
  for (int i = 0; i < 3; ++i) {
    const auto action = RandomBot<MaelstromTable::Game>(5).choose(observe(state, Seat::A), Seat::A);
    hand.push_back(write_action(state, action));
    apply(state, action);
  }
  const std::size_t writes = bench.platform.writes.size();
  bench.session.decide(hand);
  CHECK(bench.platform.writes.size() == writes + 1);
  bench.answer();
  CHECK(bench.platform.writes.size() == writes + 2);
  bench.answer();
  bench.answer();
  CHECK(bench.state() == state);
}

TEST_CASE("what is not allowed is told and ends the row", "[app]") {
  Bench<MaelstromTable> bench;
  const std::string wrong = write_action(bench.state(), {Seat::A, mael::maelstrom::DrawTile{}});
  bench.session.decide({wrong, bench.some_action()});
  CHECK(bench.witness.refusals.size() == 1);
  CHECK_FALSE(bench.session.is_waiting());
}

TEMPLATE_LIST_TEST_CASE("chance is written together with what made it act, and never rolls anew",
                        "[app]", Tables) {
  Bench<TestType> bench, again;
  bench.play(30);
  again.play(30);
  CHECK(bench.match().log() == again.match().log());
  StoredGame kept;
  for (const StoredGame& written : bench.platform.writes) {
    kept = written_over(std::move(kept), written);
    const auto table = read<TestType>(kept);
    REQUIRE(table.ok());
    CHECK_FALSE(to_act(table->match.state()).is_chance());
  }
}

TEST_CASE("a take-back stops at what came to light", "[app]") {
  Bench<MaelstromTable> bench;
  bench.play(2);  // both primaries are shown now
  CHECK(bench.match().settled() == 2);
  CHECK_FALSE(bench.session.take_back_target().has_value());

  bench.play(1);  // a tile of the opening hand
  REQUIRE(bench.session.take_back_target() == std::optional(2));
  bench.session.take_back();
  CHECK(bench.witness.backs == 0);
  bench.answer();
  CHECK(bench.witness.backs == 1);
  CHECK(bench.session.size() == 2);
  CHECK_FALSE(bench.session.take_back_target().has_value());
}

TEMPLATE_LIST_TEST_CASE("against a bot a take-back goes to the person's own last decision", "[app]",
                        Tables) {
  Bench<TestType> bench(new_table<TestType>(PlayerKind::RandomBot));
  for (int i = 0; i < 400; ++i) {
    const std::optional<int> target = bench.session.take_back_target();
    if (target) {
      CHECK(bench.session.match().by(*target) == Seat::A);
      CHECK(*target >= bench.match().settled());
    }
    bench.play(1);
  }
}

TEST_CASE("what a table took for a person is not theirs to take back", "[app]") {
  Bench<PiratesTable> bench(new_table<PiratesTable>(PlayerKind::RandomBot));
  REQUIRE(bench.state().stage == mael::pirates::Stage::Pawns);
  while (bench.state().stage == mael::pirates::Stage::Pawns) bench.play(1);
  const AnyMatch& match = bench.session.match();
  int taken = -1;
  for (int entry = 0; entry < bench.session.size(); ++entry) {
    if (match.by(entry) == Seat::A) taken = entry;
  }
  REQUIRE(taken >= match.settled(bench.session.size()));  // nothing came to light since
  CHECK_FALSE(bench.session.take_back_target().has_value());
}

}  // namespace mael::web

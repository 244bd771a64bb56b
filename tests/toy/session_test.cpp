// One session plays all kinds of games at a table: held with a game of one to five seats.
#include "web/table/session/session.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/play/lesson.h"
#include "tests/toy/table_game.h"
#include "tests/web/app/fake_platform.h"
#include "web/table/session/script_decider.h"

namespace mael::web {
namespace {

using toy::kSeats;
using toy::ToyGame;

struct Witness : SessionListener {
  std::vector<std::string> told;
  void opened() override { told.push_back("opened"); }
  void went_on(int from) override { told.push_back("on from " + std::to_string(from)); }
  void went_back() override { told.push_back("back"); }
  void kept() override { told.push_back("kept"); }
  void not_stored(StoreProblem) override { told.push_back("not stored"); }
  void not_allowed(const std::string& sentence) override { told.push_back(sentence); }
};

// Takes one of the listed actions of its seat, by lot and a frame late.
class Lot final : public Decider {
 public:
  explicit Lot(std::uint64_t seed) : random_(seed) {}
  void ask(const AnyMatch& match, Seat seat) override {
    if (wanted_) return;
    std::vector<std::string> own;
    for (const std::string& action : match.listed()) {
      if (action.front() == letter_of(seat)) own.push_back(action);
    }
    REQUIRE_FALSE(own.empty());
    wanted_ = own[random_.below(static_cast<std::uint32_t>(own.size()))];
    late_ = true;
  }
  std::optional<std::string> answer(Milliseconds) override {
    if (std::exchange(late_, false)) return {};
    return std::exchange(wanted_, std::nullopt);
  }
  void stop() override {
    wanted_.reset();
    ++stops;
  }
  int stops = 0;

 private:
  Random random_;
  std::optional<std::string> wanted_;
  bool late_ = false;
};

struct Bench {
  FakePlatform platform;
  Witness witness;
  Session session;
  std::size_t answered = 0;

  Bench(std::unique_ptr<TableGame> game, Session::Seating seating, SessionRules rules = {})
      : session(platform, witness, std::move(game), std::move(seating), std::move(rules)) {}

  void answer(StoreProblem problem = StoreProblem::None) {
    session.stored(platform.last, problem);
    answered = platform.writes.size();
  }
  // Until nothing more is to be stored.
  void rest() {
    while (answered < platform.writes.size()) answer();
  }
  std::string position() const { return session.match().position(); }
};

Session::Seating seating_of(int seats) {
  return {std::vector<Player>(static_cast<std::size_t>(seats)), 5, {}, {"game", 0}};
}

SessionRules unstored() {
  SessionRules rules;
  rules.stores = false;
  return rules;
}

// A round of two in which the captain is about to sail, each holding what is said.
const std::string kWholeTurn =
    "toy/1 seats=2 round=1 step=turn captain=a hands=1+2,3+4 coins=5,5 at=0,0;0,0";

std::string first_of(const AnyMatch& match, char seat) {
  for (const std::string& action : match.listed()) {
    if (action.front() == seat) return action;
  }
  return "";
}

}  // namespace

TEST_CASE("games of one to five seats are played, stored and read again", "[toy][session]") {
  for (int seats = 1; seats <= kSeats; ++seats) {
    INFO(seats << " seats");
    Bench bench(ToyGame::of_seats(seats), seating_of(seats));
    std::vector<std::unique_ptr<Lot>> others;
    for (int i = 0; i < seats; ++i) {
      others.push_back(std::make_unique<Lot>(static_cast<std::uint64_t>(i)));
      bench.session.set_decider(seat_at(i), *others.back());
    }
    bench.session.open();
    bench.rest();
    for (int frames = 0; frames < 4000 && !bench.session.match().ending().over; ++frames) {
      bench.session.let_decide(frames);
      bench.rest();
    }
    REQUIRE(bench.session.match().ending().over);
    const StoredGame& written = bench.platform.writes.back();
    CHECK(written.title == std::to_string(seats) + " skiffs");
    CHECK(written.revision == static_cast<int>(bench.platform.writes.size()));
    const auto saved = read_stored(bench.platform.disk.at("game"));
    REQUIRE(saved.ok());
    CHECK(saved->players.size() == static_cast<std::size_t>(seats));
    const auto again = ToyGame::load({saved->match, *saved->segments});
    REQUIRE(again);
    CHECK(again->match().position() == bench.position());
    CHECK(again->match().size() == bench.session.size());
  }
}

TEST_CASE("an action that cannot be stored is rewound, and may be made again", "[toy][session]") {
  Bench bench(std::move(*ToyGame::from(kWholeTurn)), seating_of(2));
  bench.session.open();
  bench.rest();
  const std::string before = bench.position();
  bench.session.decide({"a rest"});
  CHECK(bench.session.size() == 0);
  CHECK(bench.session.match().size() > 0);  // being written, with the dice it led to
  bench.answer(StoreProblem::Refused);
  CHECK(bench.witness.told.back() == "not stored");
  bench.session.give_up();
  CHECK(bench.position() == before);

  bench.session.decide({"a rest"});
  bench.rest();
  CHECK(bench.witness.told.back() == "on from 0");
  CHECK(bench.session.size() == bench.session.match().size());
  CHECK(bench.session.match().by(0) == Seat::A);
  CHECK(bench.session.match().by(1) == Seat::Chance);
}

TEST_CASE("a decision is taken back together with what others were asked about it",
          "[toy][session]") {
  Bench bench(std::move(*ToyGame::from(kWholeTurn)), seating_of(2));
  Lot other(1);
  bench.session.set_decider(Seat::B, other);
  bench.session.open();
  bench.rest();
  bench.session.decide({"a offer:b:1/3"});
  bench.rest();
  CHECK(bench.session.awaits_decider());
  REQUIRE(bench.session.take_back_target() == 0);
  bench.session.take_back();
  CHECK(bench.session.size() == 1);  // until it is stored
  bench.answer();
  CHECK(bench.session.size() == 0);
  CHECK(bench.witness.told.back() == "back");
  CHECK(other.stops == 1);
  CHECK_FALSE(bench.session.awaits_decider());
}

TEST_CASE("a lesson is a session that takes what is asked for and has others answer by its script",
          "[toy][session]") {
  const auto lesson = read_lesson(
      "step\tposition\tlight\tawait\tthen\n"
      "offer\t" +
      kWholeTurn +
      "\tb\ta offer:b:1/3\tb take\n"
      "offer\t-\tb\ta rest\t-\n");
  REQUIRE(lesson.ok());
  LessonProgress progress(*lesson, 0);
  ScriptDecider script(progress);
  SessionRules rules = unstored();
  rules.refuses = [&](const AnyMatch&, const std::string& action) -> std::optional<std::string> {
    if (!progress.decided(action)) return "another time";
    script.wait();
    return {};
  };
  Bench bench(std::move(*ToyGame::from(kWholeTurn)), seating_of(2), rules);
  for (const Seat seat : {Seat::A, Seat::B, Seat::Chance}) bench.session.set_decider(seat, script);
  bench.session.open();
  bench.session.decide({"a rest"});
  CHECK(bench.witness.told.back() == "another time");
  CHECK(bench.session.size() == 0);

  bench.session.decide({"a offer:b:1/3"});
  bench.session.let_decide(1000);
  CHECK(bench.session.size() == 1);  // the learner looks at it first
  script.go_on_at(1500);
  bench.session.let_decide(1499);
  CHECK(bench.session.size() == 1);
  bench.session.let_decide(1500);
  CHECK(bench.session.size() == 2);
  CHECK(bench.session.match().action(1) == "b take");
  progress.go_on();
  bench.session.decide({"a rest"});
  CHECK(bench.session.size() == 3);
  // What chance does is for the script to say, which has nothing more.
  CHECK(bench.session.match().awaited().is_chance());
  CHECK(bench.platform.writes.empty());
}

TEST_CASE("a puzzle is a session with a goal", "[toy][session]") {
  SessionRules rules = unstored();
  rules.goal = [](const AnyMatch& match) {
    return match.position().find("hands=2+3") != std::string::npos;
  };
  Bench bench(std::move(*ToyGame::from(kWholeTurn)), seating_of(2), rules);
  bench.session.open();
  CHECK_FALSE(bench.session.is_goal_met());
  bench.session.decide({"a offer:b:1/3"});
  CHECK_FALSE(bench.session.is_goal_met());
  bench.session.decide({"b take"});
  CHECK(bench.session.is_goal_met());
}

TEST_CASE("a review is a session that is looked at entry by entry", "[toy][session]") {
  SessionRules rules = unstored();
  rules.refuses = [](const AnyMatch&, const std::string&) {
    return std::optional<std::string>("looking back");
  };
  auto game = ToyGame::of_seats(3);
  Random random(3);
  while (!game->match().awaited().is_nobody()) {
    const AnyMatch& match = game->match();
    const std::string action =
        match.awaited().is_chance() ? match.dealt(random) : match.listed().front();
    REQUIRE(game->append(action)->accepted);
  }
  const int size = game->match().size();
  Bench bench(std::move(game), seating_of(3), rules);
  bench.session.open();
  for (const int entry : {0, size / 2, size}) {
    bench.session.look_at(entry);
    CHECK(bench.session.at() == entry);
    CHECK(bench.session.size() == size);
    CHECK(bench.witness.told.back() == "back");
  }
  bench.session.look_at(1);
  CHECK_FALSE(bench.session.match().position(1, Seat::B).empty());
  bench.session.decide({"a rest"});
  CHECK(bench.witness.told.back() == "looking back");
  CHECK(bench.session.at() == 1);
}

TEST_CASE("an analysis is a session whose every moment may be gone on from", "[toy][session]") {
  SessionRules rules = unstored();
  rules.branches = true;
  Bench bench(std::move(*ToyGame::from(kWholeTurn)), seating_of(2), rules);
  bench.session.open();
  bench.session.decide({"a offer:b:1/3", "b take"});
  REQUIRE(bench.session.size() == 2);

  bench.session.look_at(0);
  SECTION("the way that was gone is gone again without another line") {
    bench.session.decide({"a offer:b:1/3"});
    CHECK(bench.session.at() == 1);
    CHECK(bench.session.size() == 2);
    CHECK(bench.session.lines().empty());
  }
  SECTION("what is against the rules leaves everything where it is") {
    bench.session.decide({"b take"});
    CHECK(bench.witness.told.back().find("TOY-") != std::string::npos);
    CHECK(bench.session.at() == 0);
    CHECK(bench.session.size() == 2);
    CHECK(bench.session.lines().empty());
  }
  SECTION("another way keeps the one before, and both can be taken in turn") {
    bench.session.decide({"a offer:b:2/4"});
    CHECK(bench.session.size() == 1);
    CHECK(bench.session.at() == 1);
    REQUIRE(bench.session.lines() == std::vector<Session::Line>{{"a offer:b:1/3", "b take"}});
    bench.session.take_line(0);
    CHECK(bench.session.size() == 2);
    CHECK(bench.session.match().action(0) == "a offer:b:1/3");
    CHECK(bench.session.lines() == std::vector<Session::Line>{{"a offer:b:2/4"}});
    // From the second moment on, too.
    bench.session.look_at(1);
    bench.session.decide({"b leave"});
    CHECK(bench.session.lines().size() == 2);
    bench.session.take_line(1);
    CHECK(bench.session.match().action(1) == "b take");
    CHECK(bench.session.lines().size() == 2);
  }
}

TEST_CASE("an arrangement is played as soon as it may be", "[toy][session]") {
  Bench bench(std::move(*ToyGame::from(kWholeTurn)), seating_of(2), unstored());
  bench.session.open();
  const std::string before = bench.position();
  // A card nobody can hold: what lies there stays, and it is said why.
  const auto wrong =
      ToyGame::from("toy/1 seats=2 round=1 step=turn captain=a hands=1+9,3+4 coins=5,5 at=0,0;0,0");
  REQUIRE_FALSE(wrong.ok());
  CHECK_FALSE(wrong.error().message.empty());
  CHECK(bench.position() == before);
  auto right =
      ToyGame::from("toy/1 seats=2 round=3 step=turn captain=b hands=1+1,4+4 coins=2,5 at=0,0;0,0");
  REQUIRE(right.ok());
  bench.session.lay(std::move(*right));
  CHECK(bench.witness.told.back() == "back");
  CHECK(bench.session.size() == 0);
  bench.session.decide({first_of(bench.session.match(), 'b')});
  CHECK(bench.session.size() >= 1);
}

TEST_CASE("whoever is written down for two awaited seats answers for both", "[toy][session]") {
  Bench bench(std::move(*ToyGame::from(
                  "toy/1 seats=3 round=1 step=bid hands=1+2,3+4,1+1 coins=5,5,5 bids=-,-,- "
                  "at=0,0;0,0;0,0")),
              seating_of(3), unstored());
  Lot b(1), c(2);
  bench.session.set_decider(Seat::B, b);
  bench.session.set_decider(Seat::C, c);
  bench.session.open();
  for (int frame = 0; frame < 8; ++frame) bench.session.let_decide(frame);
  CHECK(bench.session.size() == 2);
  CHECK(bench.session.match().awaited() == Awaited::seat(Seat::A));
  CHECK_FALSE(bench.session.awaits_decider());
}

TEST_CASE("a position is sketched as everybody sees it", "[toy][sketch]") {
  Random random(6);
  for (int seats = 1; seats <= kSeats; ++seats) {
    auto match = *Match<toy::Toy>::begin({seats});
    while (!to_act(match.state()).is_nobody()) {
      const Sketch sketch = ToyGame::sketch_of(observe(match.state(), Seat::Chance));
      REQUIRE(write_sketch(sketch).size() <= kMostSketchBytes);
      REQUIRE(sketch == ToyGame(match).standing({}, match.size()).sketch);
      if (to_act(match.state()).is_chance()) {
        match.append(deal(match.state(), random));
        continue;
      }
      std::vector<toy::Action> actions;
      legal_actions(match.state(), actions);
      match.append(actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
    }
  }
}

}  // namespace mael::web

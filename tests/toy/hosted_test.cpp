// A whole table of the toy, from a tap to the picture: what happens on the way is counted.
#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/toy/screen/played.h"
#include "tests/toy/toy_table.h"
#include "tests/web/app/fake_platform.h"
#include "web/table/kinds/described_kind.h"
#include "web/table/kinds/hosted_table.h"
#include "web/table/session/described_game.h"

namespace mael::web::toy {
namespace {

// A house with one table.
class Room final : public TableHooks {
 public:
  explicit Room(const std::string& text, Players players = {})
      : table(*this, std::make_unique<DescribedGame<ToyTable>>(Match<Toy>(position(text))),
              {{players.begin(), players.end()}, 5, {}, {"game", 0}, {}}, {}) {
    table.begin(without_motion());
    rest();
  }

  // ---- What the page does ----

  void frame(std::vector<Gesture> gestures = {}, std::vector<KeyPress> keys = {}) {
    FrameInput input;
    input.now = now += 2000;
    input.gestures = gestures;
    input.keys = keys;
    table.tick(now);
    table.read(input);
    table.carry_out();
  }
  void answer(StoreProblem problem = StoreProblem::None) {
    answered = page.writes.size();
    table.stored(page.last, problem);
  }
  // Frames until everything is stored and shown.
  void rest() {
    do {
      if (answered < page.writes.size()) answer();
      frame();
    } while (answered < page.writes.size() || table.is_waiting());
  }
  void tap(std::string_view thing) {
    const auto at = table.where(thing);
    INFO("nothing called " << thing);
    REQUIRE(at);
    frame({{.kind = GestureKind::Tap, .at = at->center(), .from = at->center()}});
  }
  void bot_thinks(const std::string& action) {
    table.thought(page.last, 0, write_report({1, true, {{action, 1, 0.5}}, {}}));
  }
  int entries() const { return table.report(now).actions; }

  FakePlatform page;
  HostedTable table;
  Milliseconds now = 0;
  std::size_t answered = 0;
  int problems = 0;

 private:
  Platform& platform() override { return page; }
  void opened(OpenTable&) override {}
  void written(const StoredGame&) override {}
  void not_stored(StoreProblem) override { ++problems; }
  void bot_failed() override {}
  bool is_covered() const override { return false; }
  void time_is_up(const std::string&, bool) override {}
  void asked_to_leave() override {}
  void asked_to_save_file() override {}
  void asked_to_play_again() override {}
  void asked_to_share() override {}
  KeptSecrets kept_secrets() const override { return {}; }
  void asked_to_hand_to_bot(Seat) override {}
  std::string new_id() override { return "another"; }
  void asked_to_open(std::unique_ptr<OpenTable>) override {}
  void asked_to_show_advantage(bool) override {}
  void asked_to_learn() override {}
  void learnt(std::string_view, int, bool) override {}
  void puzzle_solved(const std::string&, bool) override {}
  Score game_ended(const Ended&) override { return {}; }
  void asked_for_puzzle(const std::string&) override {}
  void asked_to_copy_match() override {}
  void asked_to_analyse(OpenedTable) override {}
  void asked_for_position(const std::string&, const std::string&) override {}
  void asked_for_line(const Question&) override {}
};

// The captain is about to sail; the other skiff is out of reach, or within it and a bot's.
const std::string kTurn =
    "toy/1 seats=2 round=1 step=turn captain=a hands=1+2,3+4 coins=5,5 at=0,0;9000,0";
const std::string kNear =
    "toy/1 seats=2 round=1 step=turn captain=a hands=1+2,3+4 coins=5,5 at=0,0;0,0";

Work once(int entries) { return {entries, entries, entries}; }

// What is done with whole states alone (Work of toy.h): besides it a match works out what each seat
// expected (comes_to_light), and a screen asks what its seat may do.
std::string told_of(const Work& done) {
  return "read " + std::to_string(done.read) + ", checked " + std::to_string(done.checked) +
         ", applied " + std::to_string(done.applied);
}

}  // namespace

TEST_CASE("what is tapped is read, checked and carried out once until it is seen",
          "[toy][hosted]") {
  Room room(kTurn, persons_at(Seats::only(Seat::A)));
  SECTION("an action") {
    room.tap("sea -3000,0");
    work = {};
    room.tap("button confirm");
    room.rest();
    REQUIRE(room.entries() == 2);  // nobody is near, so the dice are rolled
  }
  SECTION("with what chance answers") {
    work = {};
    room.tap("button rest");
    room.rest();
    REQUIRE(room.entries() == 2);
  }
  INFO(told_of(work));
  CHECK(work == once(room.entries()));
}

TEST_CASE("so is what a bot does, and what nobody has to be asked for", "[toy][hosted]") {
  SECTION("a bot") {
    Room room(kNear, persons_at(Seats::only(Seat::A)));
    room.tap("sea 3000,0");
    room.tap("button confirm");
    room.rest();
    REQUIRE(room.entries() == 1);
    work = {};
    room.bot_thinks("b hail");
    room.rest();
    INFO(told_of(work));
    CHECK(room.entries() == 2);
    CHECK(work == once(1));
  }
  SECTION("what is forced") {
    work = {};
    Room room(
        "toy/1 seats=2 round=1 step=consent captain=b offered=1 offer=a:3/4 hands=1+2,3+4 "
        "coins=5,5 at=0,0;9000,0",
        persons_at(Seats::only(Seat::A)));
    work.read = 0;  // the position itself is none
    INFO(told_of(work));
    CHECK(room.entries() == 1);
    CHECK(work.applied == 1);
    CHECK(work.checked == 1);
  }
}

TEST_CASE("what could not be stored is shown when it is done anew, once", "[toy][hosted]") {
  Room room(kTurn, persons_at(Seats::only(Seat::A)));
  room.tap("button rest");
  room.answer(StoreProblem::Refused);
  CHECK(room.problems == 1);
  room.table.give_up();
  room.rest();
  REQUIRE(room.entries() == 0);
  work = {};
  room.tap("sea -3000,0");
  room.tap("button confirm");
  room.rest();
  REQUIRE(room.entries() == 2);
  CHECK(work == once(2));
  CHECK(room.table.report(room.now).position.find("at=-3000,0") != std::string::npos);
}

TEST_CASE("what may be done no longer once more is known is left out", "[toy][hosted]") {
  Room room(kTurn, persons_at(Seats::only(Seat::A)));
  room.table.words();
  room.tap("button rest");
  room.answer();  // it is done, and nobody has seen it yet
  const int woken = room.page.wakes;
  CHECK(room.table.play("a rest"));
  CHECK(room.page.wakes == woken + 1);
  room.rest();
  CHECK(room.entries() == 2);
}

TEST_CASE("what was wished at another moment than the one looked at now is asked about",
          "[toy][hosted]") {
  FakePlatform page;
  Deaf deaf;
  const Players players = persons_at(Seats::only(Seat::A));
  Session session(
      page, deaf, std::make_unique<DescribedGame<ToyTable>>(Match<Toy>(position(kTurn))),
      {{players.begin(), players.end()}, 5, {}, {"game", 0}, {}}, {false, true, {}, {}});
  session.open();
  session.decide({"a offer:b:1/3", "b leave"});
  DescribedScreen<ToyTable> screen(session);
  screen.open(without_motion());
  const std::vector<KeyPress> keys{{Key::Character, 'r'}};
  FrameInput input;
  input.keys = keys;
  screen.read(input);
  SECTION("here it may be done") {
    CHECK(screen.take_wishes().actions == std::vector<std::string>{"a rest"});
  }
  SECTION("there another seat is asked") {
    session.look_at(1);
    screen.open(without_motion());
    const AnyScreen::Wishes wishes = screen.take_wishes();
    CHECK(wishes.actions.empty());
    CHECK(wishes.late);
    screen.read(input);
    CHECK_FALSE(screen.take_wishes().decides);
  }
}

TEST_CASE("the match of a link is laid on the table without being written", "[toy][hosted]") {
  Room room(kTurn);
  const MatchOf<mael::toy::Described> match(Match<Toy>(position(kNear)));
  const std::size_t writes = room.page.writes.size();
  work = {};
  const auto laid = begun_at<ToyTable>(match)->linked({}, {}, 7);
  REQUIRE(laid.ok());
  const auto table = (*laid)->hosted(room, {"linked", 0});
  CHECK(room.page.writes.size() == writes);
  CHECK(work == Work{});
  table->begin(without_motion());
  REQUIRE(room.page.writes.size() == writes + 1);
  CHECK(room.page.writes.back().id == "linked");
  table->stored(room.page.last, StoreProblem::None);
  CHECK(table->report(room.now).position.find("at=0,0;0,0") != std::string::npos);
  CHECK(work == Work{});
}

TEST_CASE("a game that is set up is on its table before anything of it is written or read",
          "[toy][hosted]") {
  Room room(kTurn);
  const std::size_t writes = room.page.writes.size();
  work = {};
  const auto begun = begin_game<ToyTable>({3}, {{}, {PlayerKind::Novice, "Bo"}}, 7);
  REQUIRE(begun.ok());
  (*begun)->set_clock({ClockKind::Limits, 5, 5});
  const auto table = (*begun)->hosted(room, {"new", 0});
  CHECK(room.page.writes.size() == writes);
  CHECK(work == Work{});
  CHECK(table->title() == "3 skiffs");
  CHECK(table->clocks().size() == 2);  // of the persons
  table->begin(without_motion());
  REQUIRE(room.page.writes.size() == writes + 1);
  const auto stored = read_head(room.page.writes.back().head);
  REQUIRE(stored.ok());
  CHECK(stored->players.at(1) == Player{PlayerKind::Novice, "Bo"});
  CHECK(stored->seed == 7);
  CHECK(stored->clock.terms == ClockTerms{ClockKind::Limits, 5, 5});
}

TEST_CASE("a table made of another is laid without its match being written and read",
          "[toy][hosted]") {
  Room room(kTurn, persons_at(Seats::only(Seat::A)));
  room.tap("button rest");
  room.rest();
  REQUIRE(room.entries() == 2);
  MatchOf<mael::toy::Described> match(Match<Toy>(position(kTurn)));
  REQUIRE(match.append(std::string("a rest"))->accepted);
  work = {};
  OpenedTable made = Error{};
  int entries = 0;
  SECTION("played again") { made = room.table.again(7, {"new", 0}); }
  SECTION("of a match as text") {
    made = laid_match<ToyTable>(match, 7)->hosted(room, {"new", 0});
    entries = 1;
  }
  SECTION("a moment that is thought about") {
    made = laid_match<ToyTable>(match, 7)->analysed(room, 0);
  }
  SECTION("the moment of a link") {
    made = laid_match<ToyTable>(match, 7)->analysed(room, 1);
    entries = 1;
  }
  SECTION("what is shown, what is hidden being guessed") { made = room.table.analysed({}); }
  REQUIRE(made.ok());
  CHECK(work.read + work.checked + work.positions == 0);
  (*made)->begin(without_motion());
  (*made)->stored(room.page.last, StoreProblem::None);
  CHECK((*made)->report(room.now).position.starts_with("toy/1 seats=2 "));
  CHECK((*made)->report(room.now).actions >= entries);
}

TEST_CASE("a game goes on from an earlier moment as it was played until there", "[toy][hosted]") {
  DescribedGame<ToyTable> game{Match<Toy>(position(kTurn))};
  for (const char* action : {"a offer:b:1/3", "b take", "a sail:3000,0"}) {
    const auto judged = game.append(action);
    REQUIRE((judged && judged->accepted));
  }
  work = {};
  const NewTable table = game.table(2, {{}, 7, {}, {"new", 0}, {}});
  CHECK(table.game->match().size() == 2);
  CHECK(table.game->position(2) == game.position(2));
  CHECK(table.seating.players.size() == std::size_t{kSeats});
  CHECK(table.seating.seed == 7);
  CHECK(work.read + work.checked + work.positions == 0);
}

TEST_CASE("what is known of the last steps is what carrying them out gives", "[toy][hosted]") {
  using Game = DescribedGame<ToyTable>;
  Game game{Match<Toy>(position(kTurn))};
  const auto positions = [&](int from, int to) {
    std::vector<std::string> all;
    game.each_step(from, to, [&](const FullStep<Toy>& step) {
      all.push_back(write_position(step.before) + " " +
                    write_action(step.before, step.events.at(0).action) + " " +
                    write_position(step.after));
    });
    return all;
  };
  const std::vector<std::string> actions{"a offer:b:1/3", "b take", "a sail:3000,0"};
  const auto append = [&](const std::string& action) {
    const auto judged = game.append(action);
    REQUIRE((judged && judged->accepted));
  };
  for (const std::string& action : actions) append(action);
  const std::vector<std::string> known = positions(0, 3);
  CHECK(known.size() == 3);
  SECTION("no further than wanted, and from where it is wanted") {
    CHECK(positions(1, 2) == std::vector{known[1]});
    CHECK(positions(2, 2).empty());
  }
  SECTION("without those that were handed on") {
    game.forget_steps();
    CHECK(positions(0, 3) == known);
    game.rewind_to(2);
    append(actions[2]);
    CHECK(positions(0, 3) == known);
  }
  SECTION("without those that were taken back") {
    game.rewind_to(1);
    append("b leave");
    REQUIRE(positions(0, 2).size() == 2);
    CHECK(positions(0, 1) == std::vector{known[0]});
    const std::string left = positions(1, 2)[0];
    CHECK(left.find("b leave") != std::string::npos);
    game.forget_steps();
    CHECK(positions(1, 2)[0] == left);
  }
  SECTION("and what is refused leaves none") {
    const auto judged = game.append("b take");
    CHECK_FALSE((judged && judged->accepted));
    CHECK_FALSE(game.append("nonsense").ok());
    CHECK(positions(0, 3) == known);
  }
}

}  // namespace mael::web::toy

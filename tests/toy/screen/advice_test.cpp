// What the kit does with advice at every table: it is asked for, thought about elsewhere, shown,
// followed or dropped.
#include "engine/play/counsel.h"
#include "tests/toy/screen/played.h"
#include "web/base/say.h"

namespace mael::web::toy {
namespace {

const std::string kTurn =
    "toy/1 seats=3 round=1 step=turn captain=a hands=1+2,3+4,1+1 coins=5,5,5 "
    "at=0,0;9000,9000;9000,9000";

Players alone() { return persons_at(Seats::only(Seat::A)); }

std::string counsel(std::string action) { return write_counsel({0.6F, 0, std::move(action), {}}); }

}  // namespace

TEST_CASE("advice is asked for, shown and followed", "[toy][table]") {
  Played game(kTurn, alone());
  CHECK_FALSE(game.table.awaits_advice());
  game.press('t');
  CHECK(game.table.awaits_advice() == Seat::A);
  CHECK(write_position(game.table.advice_position()) ==
        write_position(observe(game.state(), Seat::A)));
  game.table.advise(counsel("a sail:3000,0"));
  CHECK_FALSE(game.table.awaits_advice());
  CHECK(game.table.view().advice.find("sail to 3000, 0") != std::string::npos);
  CHECK(game.table.words().words.status.find("sail to 3000, 0") != std::string::npos);
  CHECK(game.table.view().path == std::vector<Point>{{3000, 0}});
  game.frame({}, {});
  SECTION("by the button") { game.tap("button confirm"); }
  SECTION("by key") { game.press(Key::Enter); }
  SECTION("in words") { game.choose("confirm"); }
  CHECK(game.written() == std::vector<std::string>{"a sail:3000,0"});
  CHECK(game.table.view().advice.empty());
}

TEST_CASE("something else is done instead of what was advised", "[toy][table]") {
  Played game(kTurn, alone());
  game.press('t');
  game.table.advise(counsel("a sail:3000,0"));
  game.press(Key::Escape);
  CHECK(game.table.view().advice.empty());
  CHECK(game.log.empty());
  game.press('t');
  game.press(Key::Escape);
  CHECK_FALSE(game.table.awaits_advice());
  // What comes too late is not shown.
  game.table.advise(counsel("a sail:3000,0"));
  CHECK(game.table.view().advice.empty());
}

TEST_CASE("a counsellor that knows nothing, or nothing that is allowed, is told", "[toy][table]") {
  for (const std::string& line :
       {std::string(), std::string("nonsense"), counsel("a sail:9000,0"), counsel("")}) {
    CAPTURE(line);
    Played game(kTurn, alone());
    game.press('t');
    game.table.advise(line);
    CHECK_FALSE(game.table.awaits_advice());
    CHECK(game.table.view().advice.empty());
    REQUIRE(game.table.view().refusal);
    CHECK(game.table.view().refusal->sentence == say("ui.refusal.no_advice"));
  }
}

TEST_CASE("advice is for whoever decides and sees the own hand", "[toy][table]") {
  Played other(kTurn, persons_at(Seats::only(Seat::B)));
  other.press('t');
  CHECK_FALSE(other.table.awaits_advice());
  REQUIRE(other.table.view().refusal);
  CHECK(other.table.view().refusal->sentence == say("ui.refusal.advise"));
  Played covered("toy/1 seats=2 round=2 step=bid hands=1+2,3+4 coins=5,5 bids=-,- at=0,0;0,0");
  REQUIRE(covered.table.situation().device.cover == Cover::Own);
  CHECK_FALSE(covered.is_offered("advise"));
  covered.press('t');
  CHECK_FALSE(covered.table.awaits_advice());
  REQUIRE(covered.table.view().refusal);
  CHECK(covered.table.view().refusal->sentence == say("ui.refusal.advise_covered"));
  covered.press('h');
  covered.choose("advise");
  CHECK(covered.table.awaits_advice() == Seat::A);
}

}  // namespace mael::web::toy

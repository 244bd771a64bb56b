// Undo at the battle's table, within interrupts of any depth.
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "engine/battle/text/notation.h"
#include "tests/web/app/test_page.h"
#include "web/screens/battle/game.h"

namespace mael::web::battle {
namespace {

// A fight, up to the injuries beyond the last level of suppression.
const std::string kFight =
    "edge-battle/1 table=thicket stage=active turn=3 gone=1 "
    "a.i=E05:12/7.999+12.507/6.856+10.857/7.492,face:256 "
    "b.i=K01:12.231/9.159+13.177/7.883*0+11.104/8.772+13.688/6.797+10/8.308*0,face:736,supp:6 "
    "active=a1,acts:1,did:fight,last:fight frames=acting:a1,roundover:a1,injuries:b1:2 "
    "round=fight:a1:b1,near:1,av:3,lost:1,hurt:1,shots:1a+2u+3u,counts:2+1+1,dice:3+5+2+3,"
    "armor:1.2,hits:1";
// Two hits got through to five troopers.
const std::string kHits =
    "edge-battle/1 table=36x36 a.i=E01:18/10+17/9+19/9+16/8+20/8,face:256 "
    "b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768 stage=active gone=1 "
    "active=a1,acts:1,did:fire,last:fire frames=acting:a1,allocate:a1 "
    "round=fire:a1:b1,av:3,shots:1a+2a+3a+4a+5a,counts:1+1+1+1+1,dice:6+6+1+1+1,armor:0.1+1.1,"
    "hits:0.1";
// Contractors have charged, and may be shot at first.
const std::string kCharged =
    "edge-battle/1 table=36x36 a.i=E01:18/18.818+16.971/19.417+19.029/19.417+16.104/20.227+"
    "19.896/20.227,face:256 b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768 stage=active gone=1 "
    "active=a1,acts:1,did:charge,last:charge,prey:b1,walked:1 frames=charged:a1";

struct Asked : Page {
  explicit Asked(const std::string& position) { open("#" + link_to("edge-battle", position)); }

  const Words& words() const { return platform.words.back(); }
  State state() {
    const std::string report = app.command("table");
    const std::string key = "\"position\":\"";
    const std::size_t from = report.find(key) + key.size();
    const auto read = read_position(report.substr(from, report.find('"', from) - from));
    REQUIRE(read.ok());
    return *read;
  }
  int depth() { return state().frames.size(); }
};

// What is decided so is taken back: the same is asked again, of the same models, with the same
// choices; also when the page has been opened anew in between.
void check_undone(Asked& page, const std::string& decision, int depth) {
  INFO(decision);
  REQUIRE(page.depth() == depth);
  const State before = page.state();
  const Words asked = page.words();
  REQUIRE(page.choose(decision));
  REQUIRE_FALSE(page.state() == before);
  const auto undo = [&](Page& at) {
    REQUIRE(at.choose("take_back"));
    const Words& words = at.platform.words.back();
    CHECK(words.title == asked.title);
    CHECK(words.status == asked.status);
    CHECK(words.scene == asked.scene);
    CHECK(words.choices == asked.choices);
  };
  Page again;
  again.app.kept(page.platform.kept_last());
  again.app.remembered("open", page.platform.writes.back().id);
  again.open();
  undo(again);
  undo(page);
  CHECK(page.state() == before);
  REQUIRE(page.choose(decision));
}

}  // namespace

TEST_CASE("undo gives back what was asked within an interrupt, at any depth",
          "[battle_table][app]") {
  Asked charged(kCharged);
  check_undone(charged, "b holdfire", 1);
  Asked hits(kHits);
  check_undone(hits, "b allot:0:1+1:2", 2);
  Asked fight(kFight);
  check_undone(fight, "b injure:1", 3);
  check_undone(fight, "b leader:4", 4);
  check_undone(fight, "b injure:3", 3);
  CHECK(fight.depth() == 1);
}

TEST_CASE("several decisions of an interrupt are taken back one after the other",
          "[battle_table][app]") {
  Asked page(kFight);
  const State first = page.state();
  for (const char* each : {"b injure:1", "b leader:4", "b injure:3"}) REQUIRE(page.choose(each));
  for (const int depth : {3, 4, 3}) {
    REQUIRE(page.choose("take_back"));
    CHECK(page.depth() == depth);
  }
  CHECK(page.state() == first);
  CHECK_FALSE(page.offers("take_back"));
}

TEST_CASE("one undo takes back the first deed of a squad, and its activation with it",
          "[battle_table][app]") {
  const std::string go =
      "edge-battle/1 table=36x36 a.i=E01:18/10+17/9+19/9+16/8+20/8,face:256 "
      "a.ii=E02:8/10+7/9+9/9+6/8+10/8,face:256 "
      "b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768";
  Asked page(go);
  const State before = page.state();
  for (const std::string deed : {"a aim", "a cover", "a move:18/16.999"}) {
    INFO(deed);
    REQUIRE(page.choose("a activate:a1"));
    REQUIRE(page.choose(deed));
    REQUIRE(page.state().active.actions == 1);
    REQUIRE(page.choose("take_back"));
    CHECK(page.state() == before);
    CHECK_FALSE(page.offers("take_back"));
  }
  // The second deed alone is taken back, and the first with the activation after it.
  REQUIRE(page.choose("a activate:a1"));
  REQUIRE(page.choose("a aim"));
  REQUIRE(page.choose("a move:18/16.999"));
  REQUIRE(page.choose("take_back"));
  CHECK(page.state().active.did(Act::Aim));
  CHECK_FALSE(page.state().active.did(Act::Move));
  REQUIRE(page.choose("take_back"));
  CHECK(page.state() == before);
}

TEST_CASE("what was decided before dice were rolled stands", "[battle_table][app]") {
  Asked page(kCharged);
  REQUIRE(page.choose("b defend"));
  CHECK_FALSE(page.offers("take_back"));
}

}  // namespace mael::web::battle

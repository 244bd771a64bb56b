// A clock of two persons at one device, through the whole app.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "tests/web/app/test_page.h"
#include "web/app/saved_table.h"

namespace mael::web {
namespace {

// B is to play, and both are persons.
const std::string kOnTurn =
    "maelstrom/1 a=arcanae b=brood phase=summon turn=1 to=b hand.a=AcA3+IrE2 "
    "hand.b=LoF2+DHo2+Chi1 discard.b=LoF1 mass=1.2aAcA1,1.5bLoF1";

struct ClockPage : Page {
  // A game of two persons from the set-up, with the clock so many places on from none.
  void begin(int further) {
    open();
    REQUIRE(set_up("maelstrom"));
    REQUIRE(choose("kind b person"));
    REQUIRE(choose("options"));
    for (int i = 0; i < further; ++i) REQUIRE(choose("clock more"));
    REQUIRE(choose("begin"));
  }
  // The position above, by a clock.
  void take_up(const ClockTerms& terms) {
    Page sender;
    sender.open("#" + link_to("maelstrom", kOnTurn));
    StoredGame game = sender.platform.kept_last();
    SavedBytes saved = *read_head(game.head);
    saved.clock = {terms};
    game.head = write_head(saved, *read_standing(game.head));
    app.kept(game);
    app.remembered("open", game.id);
    open();
    lift();
  }
  void lift() {
    if (offers("lift")) REQUIRE(choose("lift"));
  }
  // A frame each second; answers in how many milliseconds the next one is due.
  double think(int seconds) {
    double due = -1;
    for (int i = 0; i < seconds; ++i) {
      due = app.frame(now += 1000);
      answer_storage();
    }
    return due;
  }
  const std::vector<SeatClock>& clocks() const { return painter.painted.clocks; }
  bool runs() const {
    return std::any_of(clocks().begin(), clocks().end(),
                       [](const SeatClock& clock) { return clock.runs; });
  }
  KeptClock kept_clock() const { return read_head(platform.kept_last().head)->clock; }
};

}  // namespace

TEST_CASE("a game is begun with the clock that was chosen for two persons", "[app][clock]") {
  ClockPage page;
  page.begin(3);
  CHECK(page.kept_clock().terms == ClockTerms{ClockKind::Limits, 10, 5});
  REQUIRE(page.clocks().size() == 2);
  CHECK(page.clocks()[0].words == "10:00");
  CHECK(page.clocks()[1].words == "10:00");
}

TEST_CASE("without a clock there is none to see, and nothing wakes the page", "[app][clock]") {
  ClockPage page;
  page.begin(0);
  page.lift();
  CHECK(page.clocks().empty());
  CHECK(page.rest() < 0);
  CHECK(page.kept_clock().terms == ClockTerms{});
}

TEST_CASE("a clock runs while the table is in sight, a frame a second", "[app][clock]") {
  ClockPage page;
  page.begin(2);
  REQUIRE(page.offers("lift"));
  CHECK_FALSE(page.runs());  // a curtain hangs
  CHECK(page.rest() < 0);
  page.lift();
  CHECK(page.runs());
  const double due = page.think(3);
  CHECK(due > 0);
  CHECK(due <= 1000);
  const std::size_t own = page.clocks()[0].runs ? 0 : 1;
  const std::string words = page.clocks()[own].words;
  CHECK(words < "5:00");
  page.think(1);
  CHECK(page.clocks()[own].words < words);
  CHECK(page.clocks()[1 - own].words == "5:00");

  REQUIRE(page.choose("menu"));
  CHECK_FALSE(page.runs());
  CHECK(page.rest() < 0);
  const std::string at_menu = page.clocks()[own].words;
  page.now += 30'000;
  page.rest();
  CHECK(page.clocks()[own].words == at_menu);
  REQUIRE(page.choose("menu"));
  CHECK(page.runs());

  page.now += 30'000;  // the page was hidden
  page.rest();
  CHECK(page.clocks()[own].words >= "4:50");
}

TEST_CASE("a dialog of the page stops the clock", "[app][clock]") {
  ClockPage page;
  page.take_up({ClockKind::Limits, 5, 5});
  page.think(3);
  REQUIRE(page.runs());
  const int woken = page.platform.wakes;
  page.app.covered(true);
  CHECK(page.platform.wakes > woken);  // it stops now, not with the next second
  page.rest();
  CHECK_FALSE(page.runs());
  const std::string words = page.clocks()[1].words;
  CHECK(page.think(30) < 0);  // and nothing wakes the page for it
  CHECK(page.clocks()[1].words == words);
  page.app.covered(false);
  page.rest();
  CHECK(page.runs());
  page.think(2);
  CHECK(page.clocks()[1].words < words);
}

TEST_CASE("time survives a reload, and is in no link", "[app][clock]") {
  ClockPage page;
  page.take_up({ClockKind::Limits, 5, 5});
  page.think(25);
  const std::uint32_t used = page.kept_clock().seats[1].used;
  CHECK(used >= 15'000);
  const std::string link = page.share();
  ClockPage again;
  again.app.kept(page.platform.kept_last());
  again.app.remembered("open", page.platform.kept_last().id);
  again.open();
  again.lift();
  again.think(12);
  CHECK(again.kept_clock().seats[1].used > used);
  REQUIRE(again.clocks().size() == 2);
  CHECK(again.clocks()[1].words < "4:46");

  Page other;
  other.open("#" + link);
  CHECK(read_head(other.platform.kept_last().head)->clock == KeptClock());
}

TEST_CASE("who has no time left plays on or resigns, as persons decide", "[app][clock]") {
  ClockPage page;
  page.take_up({ClockKind::Limits, 1, 0});
  page.think(20);
  CHECK(page.clocks()[1].is_short);
  CHECK(page.platform.questions.empty());
  page.think(45);
  REQUIRE(page.platform.questions.size() == 1);
  const Question& question = page.platform.questions.back();
  CHECK(question.title == "Time is up");
  CHECK(question.sentence.find("Brood") == 0);
  REQUIRE(question.choices.size() == 2);
  const Ticket written = page.platform.last - 1;  // in the frame that asked
  CHECK_FALSE(page.offers("close"));
  SECTION("on, without a limit") {
    page.answer("on");
    page.app.stored(written, StoreProblem::None);
    page.think(5);
    CHECK(page.platform.questions.size() == 1);
    CHECK_FALSE(page.clocks()[1].is_short);
    CHECK(page.clocks()[1].words > "1:00");
    CHECK(page.kept_clock().lifted);
  }
  SECTION("to resign is asked once more, as ever") {
    page.answer("resign");
    CHECK(page.offers("confirm"));
    CHECK(page.offers("close"));
  }
}

TEST_CASE("the same table once more has the same clock, set anew", "[app][clock]") {
  ClockPage page;
  page.take_up({ClockKind::Limits, 5, 5});
  page.think(12);
  REQUIRE(page.choose("play_again"));
  CHECK(page.kept_clock().terms == ClockTerms{ClockKind::Limits, 5, 5});
  CHECK(page.kept_clock().seats == KeptClock().seats);
}

}  // namespace mael::web

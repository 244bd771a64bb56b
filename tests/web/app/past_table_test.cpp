// Looking at an earlier moment of a stored game: it stands still meanwhile, and another game may go
// on from there.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "engine/maelstrom/text/snapshot.h"
#include "tests/web/app/test_page.h"
#include "web/app/saved_table.h"
#include "web/app/thinking/bot_worker.h"
#include "web/house/maelstrom_table.h"
#include "web/table/session/saved_match.h"

namespace mael::web {
namespace {

const std::string kBefore =
    "maelstrom/1 a=arcanae b=brood phase=summon turn=1 to=b hand.a=AcA3+IrE2 "
    "hand.b=LoF2+DHo2+Chi1 discard.b=LoF1 mass=1.2aAcA1,1.5bLoF1";

std::string report_on(const std::string& question) {
  std::uint64_t time = 0;
  BotWorker worker([&time] { return time += 1'000'000; });
  REQUIRE(worker.begin(question, 0));
  for (int slice = 0; slice < 10000; ++slice) {
    const std::string report = worker.think_for(15);
    const auto read = read_report(report, Verb::Think);
    REQUIRE(read);
    if (read->done) return report;
  }
  FAIL("no end");
  return {};
}

// B has ended its turn, and a bot thinks about A's.
struct Thinking : Page {
  Thinking() {
    open("#" + link_to("maelstrom", kBefore));
    REQUIRE(choose("bot_for_first"));
    if (offers("lift")) REQUIRE(choose("lift"));
    REQUIRE(choose("b end"));
    REQUIRE_FALSE(platform.thoughts.empty());
  }
  bool says(const std::string& words) const {
    return platform.words.back().status.find(words) != std::string::npos;
  }
  SavedTable<maelstrom::Maelstrom> written() const {
    return *read_table<MaelstromTable>(*read_stored(platform.kept_last()));
  }
};

}  // namespace

TEST_CASE("a bot's answer waits while an earlier moment is looked at", "[app][past]") {
  Thinking page;
  const Ticket asked = page.platform.last;
  REQUIRE(page.choose("look_back"));
  CHECK(page.says("Back then"));
  const std::size_t writes = page.platform.writes.size();
  page.app.thought(asked, 0, report_on(page.platform.thoughts.back()));
  page.now += 5000;
  page.rest();
  CHECK(page.platform.writes.size() == writes);
  CHECK(page.app.frame(page.now += 16) < 0);  // nothing goes on
  REQUIRE(page.choose("past_now"));
  page.now += 5000;
  page.rest();
  CHECK(page.platform.writes.size() > writes);
  CHECK_FALSE(page.says("Back then"));
}

TEST_CASE("another game goes on from an earlier moment, and the old one stays", "[app][past]") {
  Thinking page;
  const StoredGame old = page.platform.kept_last();
  const int entries = page.written().match.size();
  REQUIRE(page.choose("look_back"));
  REQUIRE(page.choose("play_from"));
  CHECK(page.platform.kept_last().id != old.id);
  CHECK(page.written().match.size() == 0);
  CHECK(page.written().players[0].kind != PlayerKind::Person);
  CHECK(page.offers("b end"));
  CHECK(page.platform.disk.at(old.id).revision == old.revision);
  CHECK(read_table<MaelstromTable>(*read_stored(page.platform.disk.at(old.id)))->match.size() ==
        entries);
}

TEST_CASE("an earlier moment is shared with what was done, and opens there", "[app][past][link]") {
  Thinking page;
  const int entries = page.written().match.size();
  REQUIRE(page.choose("look_back"));
  REQUIRE(page.choose("share"));
  page.answer("whole");
  REQUIRE(page.platform.shared.size() == 1);
  const std::string link = page.platform.shared.back();
  CHECK(link.starts_with("am"));
  Page other;
  other.open("#" + link);
  CHECK(other.painter.screen == "analysis");
  const std::string table = other.app.command("table");
  CHECK(table.find("\"actions\":" + std::to_string(entries)) != std::string::npos);
  CHECK(table.find("turn=1 to=b") != std::string::npos);
  REQUIRE(other.choose("analysis_on"));
  CHECK(other.app.command("table").find("turn=1 to=b") == std::string::npos);
  CHECK(other.platform.kept.empty());  // nothing of it is stored
}

TEST_CASE("of an earlier moment a link may also show what one player saw then",
          "[app][past][link]") {
  Thinking page;
  REQUIRE(page.choose("look_back"));
  REQUIRE(page.choose("share"));
  page.answer("0");
  REQUIRE(page.platform.shared.size() == 1);
  Page other;
  other.open("#" + page.platform.shared.back());
  CHECK(other.painter.screen == "table");
  CHECK(other.app.command("table").find("turn=1 to=b") != std::string::npos);
}

TEST_CASE("a branch of a board to think on is shared as it is gone", "[app][analysis][link]") {
  Page page;
  page.open("#" + link_to("maelstrom", kBefore));
  REQUIRE(page.choose("lift"));
  REQUIRE(page.choose("analyse"));
  REQUIRE(page.choose("b end"));
  REQUIRE(page.choose("analysis_back"));
  REQUIRE(page.choose("b DHo1@1.0=LoF1"));
  Page other;
  other.open("#" + page.share());
  CHECK(other.painter.screen == "analysis");
  CHECK(other.app.command("table").find("DHo1") != std::string::npos);
  CHECK_FALSE(other.offers("analysis_on"));
  REQUIRE(other.choose("analysis_back"));
  CHECK(other.offers("b end"));
}

TEST_CASE("a link to a moment that was changed on its way is refused", "[app][past][link]") {
  Thinking page;
  REQUIRE(page.choose("look_back"));
  REQUIRE(page.choose("share"));
  page.answer("whole");
  std::string link = page.platform.shared.back();
  link[8] = link[8] == 'A' ? 'B' : 'A';
  Page other;
  other.open("#" + link);
  CHECK(other.painter.screen == "start");
  REQUIRE(other.platform.questions.size() == 1);
  CHECK(other.platform.questions.back().sentence ==
        "This link is damaged: not all of it arrived as it was sent.");
}

}  // namespace mael::web

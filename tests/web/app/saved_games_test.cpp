// All games in one file: out of one page, into another.
#include "web/app/saved_games.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "tests/web/app/test_page.h"
#include "web/base/say.h"

namespace mael::web {
namespace {

// A page on which two games were begun, and the file it gives of them.
Bytes file_of_two_games(Page& page) {
  page.open();
  REQUIRE(page.choose("play maelstrom"));
  REQUIRE(page.choose("leave"));
  REQUIRE(page.choose("play cards"));
  REQUIRE(page.choose("leave"));
  page.app.data_wanted("export");
  REQUIRE(page.platform.files == std::vector{say("app.games.file")});
  return page.platform.offered;
}

// What the page has asked storage to write is written.
void write_all(Page& page, StoreProblem problem = StoreProblem::None) {
  const Ticket last = page.platform.last;
  const auto writes = static_cast<Ticket>(page.platform.writes.size());
  for (Ticket ticket = last - writes + 1; ticket <= last; ++ticket) {
    page.app.stored(ticket, problem);
  }
  page.stored = page.platform.writes.size();
  page.rest();
}

}  // namespace

TEST_CASE("all games go into one file and come out of it on another page", "[app][save]") {
  Page page, other;
  const Bytes file = file_of_two_games(page);
  CHECK(are_games(file));
  other.open();
  other.app.file_opened(file);
  write_all(other);
  REQUIRE(other.platform.disk.size() == 2);
  for (const auto& [id, game] : other.platform.disk) {
    const StoredGame& here = page.platform.disk.at(id);
    CHECK(game.head == here.head);
    CHECK(game.segments == here.segments);
    CHECK(game.title == here.title);
    CHECK(game.when == here.when);
  }
  CHECK(other.platform.sayings.back() == say("app.games.taken", {"2"}));
  CHECK(other.platform.questions.empty());

  SECTION("and goes on with them") {
    REQUIRE(other.choose("resume 1"));
    CHECK(other.painter.screen != "start");
    REQUIRE(other.choose("leave"));
    REQUIRE(other.choose("resume 2"));
  }
  SECTION("what is there already stays as it is") {
    const std::size_t writes = other.platform.writes.size();
    other.app.file_opened(file);
    CHECK(other.platform.writes.size() == writes);
    CHECK(other.platform.sayings.back() == say("app.games.known"));
  }
}

TEST_CASE("a page without games gives no file", "[app][save]") {
  Page page;
  page.open();
  page.app.data_wanted("export");
  CHECK(page.platform.files.empty());
  CHECK(page.platform.sayings.back() == say("app.games.none"));
}

TEST_CASE("what was won goes into a file without any game, and comes out of it", "[app][save]") {
  Page page, other;
  Wins wins;
  wins.begun("one");
  wins.ended({"one", "maelstrom", "", PlayerKind::Novice, Ended::How::Won});
  page.app.remembered(kWins, wins.write());
  page.open();
  page.app.data_wanted("export");
  REQUIRE(page.platform.files == std::vector{say("app.games.file")});
  other.open();
  other.app.file_opened(page.platform.offered);
  CHECK(other.platform.sayings.back() == say("app.games.wins"));
  REQUIRE(other.platform.settings.back().first == kWins);
  const Wins there = Wins::read(other.platform.settings.back().second);
  CHECK(there.against("maelstrom", PlayerKind::Novice) == Score{1, 0, 0});
}

TEST_CASE("a broken file of games ends in one sentence, and nothing is changed", "[app][save]") {
  Page page, other;
  Bytes file = file_of_two_games(page);
  other.open();
  const auto is_refused = [&](const Bytes& bytes) {
    const std::size_t asked = other.platform.questions.size();
    other.app.file_opened(bytes);
    return other.platform.writes.empty() && other.platform.questions.size() == asked + 1;
  };
  SECTION("cut short") {
    for (const std::size_t left : {file.size() - 1, file.size() / 2, std::size_t{12}}) {
      CHECK(is_refused(Bytes(file.begin(), file.begin() + static_cast<std::ptrdiff_t>(left))));
    }
  }
  SECTION("of a newer version") {
    file[5] = 3;
    CHECK(is_refused(file));
    CHECK(other.platform.questions.back().sentence == say("app.file.newer"));
  }
  SECTION("with the same game twice") {
    const auto games = read_games(file);
    REQUIRE(games);
    CHECK(is_refused(write_games({games->front(), games->front()})));
  }
}

TEST_CASE("what storage has no room for is said", "[app][save]") {
  Page page, other;
  const Bytes file = file_of_two_games(page);
  other.open();
  other.app.file_opened(file);
  write_all(other, StoreProblem::Refused);
  CHECK(other.platform.questions.back().sentence == say("app.games.full"));
  CHECK_FALSE(other.offers("resume 1"));
}

TEST_CASE("games that no page writes are left out", "[save]") {
  CHECK(read_games(write_games({{}}))->empty());
  CHECK_FALSE(are_games(Bytes{1, 2, 3}));
  CHECK_FALSE(read_games(Bytes{}));
}

}  // namespace mael::web

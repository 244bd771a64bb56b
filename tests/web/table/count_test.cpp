// What takes the whole page at a table: the curtain between persons, and the count of a finished
// game. Nothing lies over anything else, whatever the page and whoever plays.
#include "web/table/parts/count.h"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "web/base/word_lines.h"
#include "web/table/parts/curtain.h"

namespace mael::web {
namespace {

const Measure& font = fixed_measure();
constexpr Vec2 kPages[]{{1280, 800}, {1024, 768}, {390, 844}, {844, 390}, {360, 640}};

void check_apart(const std::vector<Rect>& parts, Rect page) {
  for (std::size_t i = 0; i < parts.size(); ++i) {
    CAPTURE(i, parts[i].min.x, parts[i].min.y, parts[i].max.x, parts[i].max.y);
    CHECK((parts[i].min.x >= page.min.x && parts[i].max.x <= page.max.x + 0.5F));
    CHECK((parts[i].min.y >= page.min.y && parts[i].max.y <= page.max.y + 0.5F));
    for (std::size_t k = 0; k < i; ++k) CHECK_FALSE(overlap(parts[i], parts[k], 0.5F));
  }
}

NoticeView notice_of(std::size_t buttons) {
  NoticeView notice;
  notice.title = "Ada wins";
  notice.sentence = "The cards stay hidden until Ada asks to see them.";
  notice.buttons.resize(buttons);
  return notice;
}

TEST_CASE("on a curtain the last of what happened is told, and every line has its height",
          "[curtain]") {
  CurtainView curtain{Seat::B, "Cleo’s turn is over. Hand the device to", "Ada", {}};
  for (int i = 0; i < 12; ++i) {
    curtain.since.push_back("A long way off something befell a ship, for the time number " +
                            std::to_string(i) + ".");
  }
  for (const Vec2 size : kPages) {
    for (const std::size_t buttons : {1U, 6U}) {
      CAPTURE(size.x, buttons);
      const Rect page{{}, size};
      const CurtainPlaces places = place_curtain(curtain, notice_of(buttons), font, page);
      std::vector<Rect> parts{places.over, places.name, places.sign, places.secret, places.since};
      parts.insert(parts.end(), places.buttons.begin(), places.buttons.end());
      if (buttons > 1) parts.push_back(places.bots);
      check_apart(parts, page);
      REQUIRE(places.buttons.size() == buttons);
      for (const Rect& button : places.buttons) CHECK(button.height() >= 44);
      REQUIRE(places.lines.size() >= 2);
      CHECK(places.lines.back().text == curtain.since.back());
      for (const PlacedLine& line : places.lines) {
        CHECK(line.at.height() >= height_apart(font, TextStyle::Body, line.text, line.at.width()));
        CHECK(line.at.max.y <= places.since.max.y);
      }
      const bool told = places.lines.size() > curtain.since.size();
      const std::size_t before = curtain.since.size() - (places.lines.size() - 1);
      if (!told) CHECK(places.lines.front().text.find(std::to_string(before)) != std::string::npos);
    }
  }
}

TEST_CASE("a curtain with nothing to tell has no panel for it", "[curtain]") {
  const CurtainPlaces places = place_curtain({Seat::A, "Hand the device to", "Ada", {}},
                                             notice_of(1), font, {{}, {390, 844}});
  CHECK(places.since.height() == 0);
  CHECK(places.lines.empty());
}

CountView count_of(std::size_t seats, std::size_t rounds) {
  CountView count;
  count.line = "24 points ended the game in round 9, after which everybody had one turn more.";
  count.rows.resize(seats);
  count.rounds.resize(rounds);
  return count;
}

TEST_CASE("a count has a row for each seat, its parts beside each other where it is wide",
          "[count]") {
  for (const Vec2 size : kPages) {
    for (const std::size_t seats : {1U, 2U, 5U}) {
      CAPTURE(size.x, seats);
      const CountView count = count_of(seats, 9);
      const Rect page{{}, size};
      CountPlaces places;
      const CountNotice notice = place_count_notice(count, notice_of(4), font, page, places);
      REQUIRE(places.rows.size() == seats);
      REQUIRE(notice.buttons.size() == 4);
      std::vector<Rect> parts = places.rows;
      parts.insert(parts.end(), notice.buttons.begin(), notice.buttons.end());
      for (const Rect& part : {places.sign, places.sentence, places.headings, places.rounds}) {
        if (part.height() > 0) parts.push_back(part);
      }
      check_apart(parts, notice.at);
      const bool beside = places.rows[0].width() >= kCountBeside;
      const CountColumns columns = count_columns(places.rows[0]);
      CHECK(columns.name < columns.name_end);
      CHECK((columns.points < columns.pieces) == beside);
      CHECK((columns.things < columns.titles) == beside);
      // How it ended is read to its end; where the title has no place, the title as well.
      CHECK(places.sentence.height() >=
            height_apart(font, TextStyle::Body, places.words, places.sentence.width()));
      CHECK((places.words == count.line) == (places.title.height() > 0));
      CHECK(places.words.ends_with(count.line));
    }
  }
}

TEST_CASE("points by round are shown where two rounds can be compared", "[count]") {
  for (const std::size_t rounds : {0U, 1U, 2U}) {
    CountPlaces places;
    place_count(count_of(3, rounds), {{}, {900, 600}}, places);
    CHECK((places.rounds.height() > 0) == (rounds == 2));
  }
  CountPlaces none;
  place_count({}, {{}, {900, 600}}, none);
  CHECK(none.rows.empty());
}

}  // namespace
}  // namespace mael::web

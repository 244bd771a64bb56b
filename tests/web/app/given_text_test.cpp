// Links and notation as people hand them in, through other programs.
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "tests/web/app/test_page.h"

namespace mael::web {

namespace {

const std::string kPosition =
    "maelstrom/1 a=arcanae b=brood phase=summon turn=1 to=b hand.a=AcA3+IrE2 "
    "hand.b=LoF2+DHo2+Chi1 discard.b=LoF1 mass=1.2aAcA1,1.5bLoF1";

bool is_on_table(Page& page) {
  return page.app.command("page").find("\"screen\":\"table\"") != std::string::npos;
}

Bytes as_file(const std::string& text) { return {text.begin(), text.end()}; }

}  // namespace

TEST_CASE("a link is opened with what others have added to it", "[app][link]") {
  const std::string link = "https://play.example/#" + link_to("maelstrom", kPosition);
  for (const std::string& given : std::vector<std::string>{
           link + "&utm_source=mail", "Your turn: <" + link + ">.", "(" + link + ")",
           link.substr(0, 40) + "\r\n> " + link.substr(40)}) {
    INFO(given);
    SECTION("in the address: " + given) {
      Page page;
      page.open(given.find('#') == std::string::npos ? given : given.substr(given.find('#')));
      CHECK(is_on_table(page));
    }
    SECTION("handed in: " + given) {
      Page page;
      page.open();
      page.app.fragment_changed(given);
      page.rest();
      CHECK(is_on_table(page));
    }
    SECTION("in a file: " + given) {
      Page page;
      page.open();
      page.app.file_opened(as_file("[InternetShortcut]\r\nURL=" + given));
      page.rest();
      CHECK(is_on_table(page));
    }
  }
}

TEST_CASE("notation is opened as other programs leave it", "[app][link]") {
  std::string spaced;
  for (const char letter : kPosition) spaced += letter == ' ' ? "\xC2\xA0" : std::string(1, letter);
  for (const std::string& given :
       std::vector<std::string>{"\xEF\xBB\xBF" + kPosition, spaced, "```\n" + kPosition + "\n```",
                                "`" + kPosition + "`"}) {
    INFO(given);
    for (const bool is_file : {false, true}) {
      Page page;
      page.open();
      if (is_file)
        page.app.file_opened(as_file(given));
      else
        page.app.fragment_changed(given);
      page.rest();
      CHECK(is_on_table(page));
    }
  }
}

TEST_CASE("players are told of no columns", "[app][link]") {
  Page page;
  page.open();
  page.app.fragment_changed("maelstrom/1 a=arcanae b=brood phase=summ\xE2\x80\xA2n");
  REQUIRE(page.platform.questions.size() == 1);
  CHECK(page.platform.questions.back().sentence.find("column") == std::string::npos);
}

}  // namespace mael::web

// The card game at its place in the house: begun from the start screen, stored, opened by a link.
#include <catch2/catch_test_macros.hpp>

#include "tests/web/app/test_page.h"

namespace mael::web {

namespace {

const std::string kMiddle =
    "edge-cards/1 planets=Zyc:4,Goc:3,Yul:2,Tar:5 ships.a=A1.Rai,A1.Lin ships.b=A1.Pic,A2.Lan "
    "hand.a=Min+Eva+Res+Boo hand.b=Min+Eva+Res+Lin stockpile=9,12 turn=5 to=a";

bool says(const Page& page, std::string_view words) {
  return page.platform.words.back().status.find(words) != std::string::npos;
}

}  // namespace

TEST_CASE("a card game is begun from the start screen and open again after a reload", "[app]") {
  Page page;
  page.open();
  REQUIRE(page.set_up("cards"));
  REQUIRE(page.offers("force a the-broken"));
  REQUIRE(page.choose("force a the-broken"));
  REQUIRE(page.choose("kind b person"));
  REQUIRE(page.choose("begin"));
  REQUIRE_FALSE(page.platform.writes.empty());
  CHECK(page.app.command("table").find("edge-cards/2") != std::string::npos);
  CHECK(page.app.command("table").find("factions=Bro,") != std::string::npos);

  Page again;
  again.app.kept(page.platform.kept_last());
  again.app.remembered("open", page.platform.writes.back().id);
  again.open();
  CHECK(again.app.command("table") == page.app.command("table"));
}

TEST_CASE("no faction of the card game is played twice", "[app]") {
  Page page;
  page.open();
  REQUIRE(page.set_up("cards"));
  REQUIRE(page.choose("force a karist-enclave"));
  REQUIRE(page.choose("kind b person"));
  REQUIRE(page.choose("begin"));
  CHECK(page.app.command("table").find("factions=Kar,Epi") != std::string::npos);
}

TEST_CASE("a position of the card game is opened, and its hands stay covered", "[app]") {
  Page page;
  page.open("#" + link_to("edge-cards", kMiddle));
  CHECK(says(page, "Hand the device to"));
  CHECK(page.platform.words.back().scene.size() > 4);
  REQUIRE(page.choose("lift"));
  CHECK(page.offers("a A1*A1"));
}

TEST_CASE("whoever sits alone at the card table never lifts a curtain", "[app]") {
  Page page;
  page.open();
  REQUIRE(page.set_up("cards"));
  REQUIRE(page.choose("begin"));
  CHECK_FALSE(page.offers("lift"));
}

}  // namespace mael::web

// What was won and lost against bots on this device.
#include "web/app/wins.h"

#include <catch2/catch_test_macros.hpp>

namespace mael::web {
namespace {

using How = Ended::How;

Ended end_of(const std::string& id, How how, PlayerKind bot = PlayerKind::Casual,
             const std::string& force = "faction.host.name") {
  return {id, "maelstrom", force, bot, how};
}

TEST_CASE("a game against a bot counts once, and only if it was begun here") {
  Wins wins;
  CHECK_FALSE(wins.ended(end_of("1f", How::Won)));
  wins.begun("1f");
  CHECK(wins.ended(end_of("1f", How::Won)));
  CHECK_FALSE(wins.ended(end_of("1f", How::Lost)));
  CHECK(wins.against("maelstrom", PlayerKind::Casual) == Score{1, 0, 0});
  CHECK(wins.against("maelstrom", PlayerKind::Master) == Score{});
  CHECK(wins.against("vortex", PlayerKind::Casual) == Score{});
}

TEST_CASE("wins are the same after they were stored, and with every force together") {
  Wins wins;
  for (const char* id : {"a", "b", "c", "d"}) wins.begun(id);
  CHECK(wins.ended(end_of("a", How::Won)));
  CHECK(wins.ended(end_of("b", How::Lost, PlayerKind::Casual, "faction.brood.name")));
  CHECK(wins.ended(end_of("c", How::Drawn, PlayerKind::Casual, "")));
  Wins again = Wins::read(wins.write());
  CHECK(again.write() == wins.write());
  CHECK(again.against("maelstrom", PlayerKind::Casual) == Score{1, 1, 1});
  CHECK_FALSE(again.ended(end_of("a", How::Won)));
  CHECK(again.ended(end_of("d", How::Won)));
  CHECK(told(again.against("maelstrom", PlayerKind::Casual)) == "You: 2 won, 1 lost. 1 drawn.");
  CHECK(told(Score{}).empty());
}

TEST_CASE("of games alone the most points are kept, of those that were not lost") {
  const auto alone = [](const std::string& id, How how, int points) {
    return Ended{id, "skiffs", "", PlayerKind::Person, how, points};
  };
  Wins wins;
  for (const char* id : {"a", "b", "c", "d"}) wins.begun(id);
  CHECK(wins.ended(alone("a", How::Lost, 30)));
  CHECK(wins.alone("skiffs") == Score{0, 1, 0, 0});
  CHECK(told(wins.alone("skiffs")) == "You: 0 won, 1 lost.");
  CHECK(wins.ended(alone("b", How::Won, 26)));
  CHECK(wins.ended(alone("c", How::Drawn, 27)));
  CHECK(wins.ended(alone("d", How::Won, 25)));
  CHECK_FALSE(wins.ended(alone("d", How::Won, 99)));
  CHECK(wins.alone("skiffs") == Score{2, 1, 1, 27});
  CHECK(wins.alone("others") == Score{});
  CHECK(told(wins.alone("skiffs")) == "You: 2 won, 1 lost. 1 drawn. To beat: 27 points.");
  CHECK(wins.write() == "wins/1 - skiffs:-:alone=2/1/1/27");
  CHECK(Wins::read(wins.write()).alone("skiffs") == Score{2, 1, 1, 27});
}

TEST_CASE("games against a bot are told of with its name", "[app]") {
  CHECK(told_against(PlayerKind::Casual, {3, 1, 0, 0}) == "Against Brine: 3 won, 1 lost.");
  CHECK(told_against(PlayerKind::Casual, {0, 0, 2, 0}) == "Against Brine: 0 won, 0 lost. 2 drawn.");
  CHECK(told_against(PlayerKind::Casual, {}).empty());
}

TEST_CASE("of broken wins what can be read is kept") {
  for (const char* broken :
       {"", "wins", "wins/2 - a:b:casual=1/2/3", "wins/1 - ",
        "wins/1 - =", "wins/1 - maelstrom:-:casual", "wins/1 - maelstrom:-:casual=1/2",
        "wins/1 - maelstrom:-:person=1/2/3", "wins/1 - a:-:casual=-1/2/3",
        "wins/1 - a:-:casual=9999999/2/3", "wins/1 - a:<b>:casual=1/2/3",
        "wins/1 - a:-:casual=1/2/3/4", "wins/1 - a:-:alone=1/2/3", "wins/1 - a:-:alone=1/2/3/-4"}) {
    CAPTURE(broken);
    CHECK(Wins::read(broken).is_empty());
  }
  const Wins wins =
      Wins::read("wins/1 ,,x maelstrom:-:casual=1/2/3  nonsense vortex:-:nobody=1/1/1");
  CHECK(wins.write() == "wins/1 x maelstrom:-:casual=1/2/3");
}

TEST_CASE("wins of another device do not change those that are here") {
  Wins wins = Wins::read("wins/1 x maelstrom:-:casual=1/2/3");
  wins.take_in(Wins::read("wins/1 y maelstrom:-:casual=9/9/9 vortex:-:novice=1/0/0"));
  CHECK(wins.write() == "wins/1 x maelstrom:-:casual=1/2/3 vortex:-:novice=1/0/0");
}

}  // namespace
}  // namespace mael::web

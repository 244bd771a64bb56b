#include "web/app/app.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <iterator>
#include <string>

#include "engine/maelstrom/text/snapshot.h"
#include "tests/web/app/test_page.h"
#include "web/app/saved_table.h"
#include "web/base/say.h"
#include "web/house/maelstrom_table.h"
#include "web/house/shelved_games.h"
#include "web/table/session/saved_match.h"

namespace mael::web {

namespace {

const std::string kExample =
    "maelstrom/1 a=arcanae b=brood phase=summon turn=1 to=b hand.a=AcA3+IrE2 "
    "hand.b=LoF2+DHo2+Chi1 discard.b=LoF1 mass=1.2aAcA1,1.5bLoF1";

std::string example_link() { return link_to("maelstrom", kExample); }

}  // namespace

TEST_CASE("the page begins with the shelf of games and rests there", "[app]") {
  Page page;
  page.open();
  CHECK(page.platform.title == "Maelstrom");
  CHECK(page.offers("play maelstrom"));
  CHECK(page.app.frame(page.now += 16) < 0);
}

TEST_CASE("the screen that is up is painted, and measures with the painter's fonts", "[app]") {
  Page page;
  page.open();
  CHECK(page.painter.screen == "start");
  CHECK(page.painter.painted.viewport == Vec2{1280, 800});
  REQUIRE(page.choose("play maelstrom"));
  CHECK(page.painter.screen == "table");
  CHECK(page.painter.font.asked > 0);
}

TEST_CASE("a game that was begun is stored, and open again after a reload", "[app]") {
  Page page;
  page.open();
  REQUIRE(page.choose("play maelstrom"));
  REQUIRE_FALSE(page.platform.writes.empty());
  CHECK(page.platform.settings.back() ==
        std::pair<std::string, std::string>("open", page.platform.writes.back().id));

  Page again;
  again.app.kept(page.platform.kept_last());
  again.app.remembered("open", page.platform.writes.back().id);
  again.open();
  CHECK(again.app.command("page").find("\"screen\":\"table\"") != std::string::npos);
  CHECK(again.app.command("table") == page.app.command("table"));
}

TEST_CASE("a last game that is damaged is told of on the start page, as a game", "[app]") {
  Page page;
  page.open();
  REQUIRE(page.choose("play maelstrom"));
  Page again;
  StoredGame damaged = page.platform.writes.back();
  SECTION("cut short") { damaged.head.resize(damaged.head.size() / 2); }
  SECTION("empty") { damaged.head.clear(); }
  SECTION("something else") { damaged.head.assign(100, 65); }
  again.app.kept(damaged);
  again.app.remembered("open", damaged.id);
  again.open();
  CHECK(again.offers("play maelstrom"));
  REQUIRE(again.platform.questions.size() == 1);
  CHECK(again.platform.questions.back().title == "This game cannot be opened");
  CHECK(again.platform.questions.back().sentence ==
        "This game is damaged: what was stored of it cannot be read.");
}

TEST_CASE("a last game of a newer version of the page is not damaged", "[app]") {
  Page page;
  page.open();
  REQUIRE(page.choose("play maelstrom"));
  Page again;
  StoredGame newer = page.platform.writes.back();
  SECTION("of its parts") { newer.head[5] = 9; }
  SECTION("with a game that is not known here") {
    SavedBytes saved = *read_stored(newer);
    saved.game = 'z';
    newer.head = write_saved(saved);
  }
  again.app.kept(newer);
  again.app.remembered("open", newer.id);
  again.open();
  REQUIRE(again.platform.questions.size() == 1);
  CHECK(again.platform.questions.back().sentence ==
        "This game was stored by a newer version of the page.");
}

TEST_CASE("a game whose segments are damaged goes on from where it stood, and says so", "[app]") {
  Page page;
  page.open("#" + example_link());
  REQUIRE(page.choose("lift"));
  REQUIRE(page.choose("b LoF2@1.4"));
  StoredGame damaged = page.platform.kept_last();
  SECTION("missing") { damaged.segments.clear(); }
  SECTION("cut short") { damaged.segments.front().resize(20); }
  Page again;
  again.app.kept(damaged);
  again.app.remembered("open", damaged.id);
  again.open();
  REQUIRE(again.platform.sayings.size() == 1);
  CHECK(again.platform.sayings[0].find("is damaged") != std::string::npos);
  CHECK(again.platform.questions.empty());
  REQUIRE(again.choose("lift"));
  REQUIRE(again.choose("b end"));
  Page whole;
  whole.app.kept(again.platform.kept_last());
  whole.app.remembered("open", damaged.id);
  whole.open();
  CHECK(whole.platform.sayings.empty());
}

TEST_CASE("a game stored in one piece is left as it is until it is played on", "[app]") {
  std::ifstream stream(std::string(MAELSTROM_TESTS_DIR) + "/saves/table-1.bin", std::ios::binary);
  StoredGame old{"old", 4, 0, "Of old", ""};
  old.head.assign(std::istreambuf_iterator<char>(stream), {});
  Page page;
  page.app.kept(old);
  page.app.remembered("open", "old");
  page.open();
  CHECK(page.platform.writes.empty());
  const auto& choices = page.platform.words.back().choices;
  const auto decision = std::find_if(choices.begin(), choices.end(), [](const auto& choice) {
    return choice.notation.find(' ') == 1;
  });
  REQUIRE(decision != choices.end());
  REQUIRE(page.choose(std::string(decision->notation)));
  const StoredGame& write = page.platform.writes.front();
  CHECK(write.id == "old");
  CHECK(write.revision == 5);
  CHECK(write.first == 0);
  CHECK(read_table<MaelstromTable>(*read_stored(page.platform.kept_last()))->entries > 60);
}

TEST_CASE("a game that was left is not open again, but kept", "[app]") {
  Page page;
  page.open("#" + example_link());
  REQUIRE(page.choose("leave"));
  CHECK(page.offers("resume 1"));
  Page again;
  again.app.kept(page.platform.kept_last());
  again.app.remembered("open", page.platform.settings.back().second);
  again.open();
  CHECK(again.offers("resume 1"));
  REQUIRE(again.choose("resume 1"));
  CHECK(again.app.command("page").find("\"screen\":\"table\"") != std::string::npos);
}

TEST_CASE("a link opens a table of its own, and the address forgets it", "[app]") {
  Page page;
  page.open("#" + example_link());
  CHECK(page.platform.fragment.empty());
  CHECK(page.platform.title == "Arcanae against Brood");
  CHECK(page.platform.writes.size() == 1);
  CHECK(page.platform.questions.empty());
}

TEST_CASE("a link that is no good says so and leaves the table alone", "[app]") {
  Page page;
  page.open("#" + example_link());
  const std::string before = page.app.command("table");
  page.app.fragment_changed("#pm1nonsense");
  page.rest();
  REQUIRE(page.platform.questions.size() == 1);
  CHECK(page.platform.questions.back().sentence.size() > 20);
  page.answer("close");
  CHECK(page.app.command("table") == before);
  CHECK(page.platform.writes.size() == 1);
}

TEST_CASE("a link longer than any of ours says so and leaves the table alone", "[app]") {
  // Whole in itself, so that only its length can be what is wrong with it.
  const std::string endless = kExample + std::string(kLongestLink, ' ');
  Page page;
  page.open("#" + example_link());
  const std::string before = page.app.command("table");
  SECTION("in the address") { page.app.fragment_changed("#" + endless); }
  SECTION("pasted") { page.app.command("table open " + endless); }
  page.rest();
  REQUIRE(page.platform.questions.size() == 1);
  CHECK(page.platform.questions.back().sentence == "This link is too long to be one of ours.");
  page.answer("close");
  CHECK(page.app.command("table") == before);
  CHECK(page.platform.writes.size() == 1);
}

TEST_CASE("the game of last time is resumed behind a link that is too long", "[app]") {
  Page page;
  page.open("#" + example_link());
  Page again;
  again.app.kept(page.platform.kept_last());
  again.app.remembered("open", page.platform.writes.back().id);
  again.open("#" + kExample + std::string(kLongestLink, ' '));
  CHECK(again.app.command("page").find("\"screen\":\"table\"") != std::string::npos);
  REQUIRE(again.platform.questions.size() == 1);
  CHECK(again.platform.questions.back().sentence == "This link is too long to be one of ours.");
}

TEST_CASE("an answer longer than any text of ours is put aside with one sentence", "[app]") {
  Page page;
  page.open();
  REQUIRE(page.choose("link"));
  page.answer("open", std::string(kLongestText + 1, 'A'));
  REQUIRE(page.platform.questions.size() == 2);
  CHECK(page.platform.questions.back().sentence ==
        "This text is longer than any link, position or list of ours.");
  CHECK(page.platform.writes.empty());
}

TEST_CASE("a link on a running table asks first", "[app]") {
  Page page;
  page.open("#" + example_link());
  page.app.fragment_changed("#" + example_link());
  page.rest();
  REQUIRE(page.platform.questions.size() == 1);
  SECTION("staying keeps the table") {
    page.answer("stay");
    CHECK(page.platform.writes.size() == 1);
  }
  SECTION("opening keeps the other game on the shelf") {
    page.answer("open");
    REQUIRE(page.platform.writes.size() == 2);
    CHECK(page.platform.writes[0].id != page.platform.writes[1].id);
    REQUIRE(page.choose("lift"));
    REQUIRE(page.choose("leave"));
    CHECK(page.offers("resume 2"));
  }
}

TEST_CASE("a position as one seat sees it is looked at, and nobody plays", "[app]") {
  Page page;
  page.open();
  const std::string sealed =
      "maelstrom/1 a=arcanae b=brood phase=summon turn=1 to=b hand.a=?5 hand.b=LoF2+DHo2+Chi1 "
      "discard.b=LoF1 mass=1.2aAcA1,1.5bLoF1";
  page.app.command("table open " + sealed);
  page.rest();
  CHECK(page.platform.questions.empty());
  CHECK(page.platform.words.back().status.find(say("app.look")) != std::string::npos);
  for (const Words::Choice& choice : page.platform.words.back().choices) {
    CHECK(choice.notation.find(' ') == std::string::npos);
  }
  CHECK(page.platform.thoughts.empty());
}

TEST_CASE("when a new table cannot be stored the player decides", "[app]") {
  Page page;
  page.open();
  page.storage_works = false;
  REQUIRE(page.choose("play maelstrom"));
  REQUIRE(page.platform.questions.size() == 1);
  SECTION("leaving it stays at the start") {
    page.answer("leave");
    CHECK(page.offers("play maelstrom"));
  }
  SECTION("going on without storage opens the table") {
    page.answer("without");
    CHECK(page.app.command("page").find("\"screen\":\"table\"") != std::string::npos);
    CHECK(page.platform.writes.size() == 1);
  }
}

TEST_CASE("what a screen offered cannot be chosen of the next one", "[app]") {
  Page page;
  page.open("#" + example_link());
  const auto& choices = page.platform.words.back().choices;
  const auto leave = std::find_if(choices.begin(), choices.end(), [](const Words::Choice& choice) {
    return choice.notation == "leave";
  });
  REQUIRE(leave != choices.end());
  page.app.chosen(static_cast<int>(leave - choices.begin()));
  for (int i = 0; i < static_cast<int>(choices.size()); ++i) page.app.chosen(i);
  page.rest();
  CHECK(page.app.command("page").find("\"screen\":\"start\"") != std::string::npos);
  CHECK(page.platform.questions.empty());
  CHECK(page.platform.writes.size() == 1);
}

TEST_CASE("a file of the first version opens as a table, and is kept as a new one", "[app]") {
  std::ifstream stream(std::string(MAELSTROM_TESTS_DIR) + "/saves/table-1.bin", std::ios::binary);
  const Bytes old{std::istreambuf_iterator<char>(stream), {}};
  Page page;
  page.open();
  page.app.file_opened(old);
  page.rest();
  CHECK(page.app.command("page").find("\"screen\":\"table\"") != std::string::npos);
  REQUIRE(page.platform.writes.size() == 1);
  CHECK(page.platform.writes[0].title == "Zoë against Draconis");
  const auto saved = read_stored(page.platform.writes[0]);
  const auto kept = maelstrom::load(MatchParts{saved->match, *saved->segments})->match;
  const auto sent = maelstrom::load(read_saved(old)->match)->match;
  CHECK(kept.log() == sent.log());
  CHECK(kept.state() == sent.state());
}

TEST_CASE("a file of a game this version does not know is refused in a sentence", "[app]") {
  Page page;
  page.open();
  page.app.file_opened(write_saved({'z', {Player{}, Player{}}, 1, {}}));
  page.rest();
  REQUIRE(page.platform.questions.size() == 1);
  CHECK(page.platform.questions[0].sentence.size() > 20);
  CHECK(page.platform.writes.empty());
}

TEST_CASE("commands answer from what the player sees", "[app]") {
  Page page;
  page.open("#" + example_link());
  REQUIRE(page.choose("lift"));
  const std::string table = page.app.command("table");
  CHECK(table.find("hand.b=LoF2+DHo2") != std::string::npos);
  CHECK(table.find("hand.a=?5") != std::string::npos);
  CHECK(page.app.command("table why b DHo1@3.3=LoF1").find("\"accepted\":false") !=
        std::string::npos);
  CHECK(page.app.command("table play a end").find("\"accepted\":false") != std::string::npos);
  CHECK(page.app.command("table play b DHo1@1.0=LoF1") == "{\"accepted\":true}");
  page.rest();
  CHECK(page.app.command("table").find("1.0bDHo1") != std::string::npos);
  CHECK(page.app.command("nonsense").find("error") != std::string::npos);
}

TEST_CASE("Tab is left to the page, other keys are the table's", "[app]") {
  Page page;
  page.open();
  CHECK_FALSE(page.app.key({Key::Tab, 0, false, false}));
  CHECK(page.app.key({Key::Down, 0, false, false}));
}

TEST_CASE("the position of the table is shared as a link that opens it", "[app]") {
  Page page;
  page.open("#" + example_link());
  REQUIRE(page.choose("lift"));
  REQUIRE(page.choose("share"));
  CHECK(page.platform.shared.empty());
  page.answer("whole");
  REQUIRE(page.platform.shared.size() == 1);
  CHECK(page.platform.shared.back() == example_link());
}

TEST_CASE("whoever opens a shared position says who plays", "[app]") {
  Page page;
  page.open("#" + example_link());
  CHECK(page.offers("lift"));
  REQUIRE(page.offers("bot_for_second"));
  REQUIRE(page.choose("bot_for_first"));
  CHECK_FALSE(page.offers("lift"));
  CHECK_FALSE(page.offers("bot_for_second"));
  REQUIRE(page.choose("b LoF2@1.4"));
  const auto saved = read_head(page.platform.writes.back().head);
  REQUIRE(saved);
  CHECK(saved->players[0].kind == PlayerKind::Casual);
  CHECK(saved->players[1].is_person());
}

TEST_CASE("nobody is asked again once it is played on", "[app]") {
  Page page;
  page.open("#" + example_link());
  REQUIRE(page.choose("lift"));
  REQUIRE(page.choose("b LoF2@1.4"));
  REQUIRE(page.choose("b end"));
  CHECK(page.offers("lift"));
  CHECK_FALSE(page.offers("bot_for_first"));
}

TEST_CASE("the menu saves the game as a file, and opens the rules at their beginning", "[app]") {
  Page page;
  page.open("#" + example_link());
  REQUIRE(page.choose("lift"));
  REQUIRE(page.choose("save_file"));
  REQUIRE(page.platform.files.size() == 1);
  CHECK(page.platform.files[0] == page.platform.writes.back().title + ".maelstrom");
  CHECK(read_saved(page.platform.offered).ok());
  REQUIRE(page.choose("open_rule"));
  REQUIRE(page.platform.rules_shown.size() == 1);
  CHECK(page.platform.rules_shown[0].empty());
}

TEST_CASE("back on the start page the game just left is in sight", "[app]") {
  Page page;
  page.open("#" + example_link());
  page.app.resized({{390, 520}, 1, 390, 520, {}});
  REQUIRE(page.choose("leave"));
  const std::string first = page.app.command("table where resume 1");
  page.app.wheel({{195, 400}, {0, 4000}, false, false});
  page.rest();
  CHECK(page.app.command("table where resume 1") != first);
  REQUIRE(page.choose("resume 1"));
  REQUIRE(page.choose("leave"));
  CHECK(page.app.command("table where resume 1") == first);
}

TEST_CASE("a game of the shelf is set up, and begins as it was set up", "[app]") {
  Page page;
  page.open();
  const auto screen = [&](std::string_view name) {
    return page.app.command("page").find("\"screen\":\"" + std::string(name) + "\"") !=
           std::string::npos;
  };
  REQUIRE(page.set_up("maelstrom"));
  CHECK(screen("set_up"));
  CHECK(page.platform.words.back().title == "Maelstrom");
  REQUIRE(page.choose("force a host"));
  REQUIRE(page.choose("kind b person"));
  SECTION("from there") { REQUIRE(page.choose("begin")); }
  SECTION("from the shelf, once one is back there") {
    REQUIRE(page.choose("back"));
    CHECK(screen("start"));
    REQUIRE(page.choose("play maelstrom"));
  }
  SECTION("from the shelf, after another game was looked at") {
    REQUIRE(page.choose("back"));
    REQUIRE(page.set_up("vortex"));
    REQUIRE(page.choose("back"));
    REQUIRE(page.choose("play maelstrom"));
  }
  CHECK(screen("table"));
  CHECK(page.app.command("table").find("a=host") != std::string::npos);
  REQUIRE(page.choose("leave"));
  CHECK(screen("start"));
  CHECK(page.offers("resume 1"));
}

TEST_CASE("a game that may not begin as it is set up says so, and leads there", "[app]") {
  Page page;
  page.open();
  REQUIRE(page.set_up("maelstrom"));
  REQUIRE(page.choose("force b arcanae"));
  REQUIRE(page.choose("back"));
  REQUIRE(page.choose("play maelstrom"));
  CHECK(page.app.command("page").find("\"screen\":\"set_up\"") != std::string::npos);
  CHECK_FALSE(page.platform.words.back().alert.empty());
  CHECK_FALSE(page.offers("begin"));
}

TEST_CASE("control and z take the last decision back, and are the browser's without a table",
          "[app]") {
  const KeyPress undo{Key::Character, 'z', false, true};
  Page page;
  page.open();
  CHECK_FALSE(page.app.key(undo));
  page.open(example_link());
  if (page.offers("lift")) REQUIRE(page.choose("lift"));
  REQUIRE(page.choose("b DHo1@1.0=LoF1"));
  REQUIRE(page.app.command("table").find("1.0bDHo1") != std::string::npos);
  CHECK(page.app.key(undo));
  page.rest();
  page.rest();
  CHECK(page.app.command("table").find("1.0bDHo1") == std::string::npos);
}

TEST_CASE("the page is told whose turn it is where one person plays bots", "[app]") {
  Page page;
  page.open(example_link());
  CHECK(page.platform.turn == Turn::None);
  REQUIRE(page.choose("bot_for_first"));
  CHECK(page.platform.turn == Turn::Yours);
  REQUIRE(page.choose("b end"));
  CHECK(page.platform.turn == Turn::Others);
  REQUIRE(page.choose("leave"));
  CHECK(page.platform.turn == Turn::None);
}

TEST_CASE("every game of the shelf is played at once, against a bot", "[app]") {
  for (const ShelvedGame& game : shelved_games()) {
    INFO(game.id);
    Page page;
    page.open();
    REQUIRE(page.choose("play " + std::string(game.id)));
    CHECK(page.app.command("page").find("\"screen\":\"table\"") != std::string::npos);
    CHECK_FALSE(page.offers("lift"));
  }
}

TEST_CASE("the end of a game shows its course, played here or opened again", "[app]") {
  Page page;
  page.open("#" + link_to("maelstrom",
                          "maelstrom/1 a=arcanae b=brood phase=summon turn=9 to=a essence=1,3 "
                          "hand.a=AcA1 mass=1.3bLoF1,1.4bLoF2,1.5bDHo1"));
  REQUIRE(page.choose("bot_for_second"));
  CHECK_FALSE(page.place_of("course"));
  REQUIRE(page.choose("a end"));
  REQUIRE(page.place_of("course"));
  page.open("");
  CHECK(page.place_of("course"));
}

TEST_CASE("games that wait say how long ago they were played", "[app]") {
  constexpr std::int64_t kMinute = 60'000;
  const auto told = [](std::int64_t minutes) {
    Page page;
    StoredGame game;
    game.id = "x";
    game.revision = 1;
    game.title = "A game";
    game.when = page.platform.wall_clock() - minutes * kMinute;
    page.app.kept(game);
    page.open();
    return page.platform.words.back().choices.front().label;
  };
  CHECK(told(0).find("just now") != std::string::npos);
  CHECK(told(1).find("1 minute ago") != std::string::npos);
  CHECK(told(59).find("59 minutes ago") != std::string::npos);
  CHECK(told(60).find("1 hour ago") != std::string::npos);
  CHECK(told(47 * 60).find("yesterday") != std::string::npos);
  CHECK(told(48 * 60).find("2 days ago") != std::string::npos);
  CHECK(told(-5).find("just now") != std::string::npos);
}

TEST_CASE("what waits says whose turn it is", "[app]") {
  Page page;
  page.open();
  const auto told = [&] { return page.platform.words.back().choices.front().label; };
  SECTION("of two persons it says which") {
    REQUIRE(page.set_up("maelstrom"));
    REQUIRE(page.choose("kind b person"));
    REQUIRE(page.choose("begin"));
    REQUIRE(page.choose("leave"));
    const bool arcanae = told().find(". Arcanae is to play. Setting up") != std::string::npos;
    const bool brood = told().find(". Brood is to play. Setting up") != std::string::npos;
    CHECK((arcanae || brood));
  }
  SECTION("a friend is called by name") {
    page.app.remembered("name.a", "Zoë");
    page.app.remembered("name.b", "Zoë");
    REQUIRE(page.set_up("cards"));
    REQUIRE(page.choose("kind b person"));
    REQUIRE(page.choose("begin"));
    REQUIRE(page.choose("leave"));
    CHECK(told().find("Zoë") != std::string::npos);
    CHECK(told().find(" is to play. ") != std::string::npos);
  }
  SECTION("against a bot no names are needed") {
    Page sender;
    sender.open("#" + example_link());
    StoredGame game = sender.platform.kept_last();
    auto saved = *read_head(game.head);
    const Standing standing = *read_standing(game.head);
    CHECK(standing.awaited == Seats::only(Seat::B));
    const auto told_against = [&](std::size_t bot) {
      saved.players = {{}, {}};
      saved.players[bot].kind = PlayerKind::Casual;
      game.head = write_head(saved, standing);
      Page again;
      again.app.kept(game);
      again.open();
      return again.platform.words.back().choices.front().label;
    };
    CHECK(told_against(0).find("Your turn. Turn 1, ") != std::string::npos);
    CHECK(told_against(1).find("Brine is to play. Turn 1, ") != std::string::npos);
  }
  SECTION("seats that nobody plays are no persons") {
    Page sender;
    sender.open("#" +
                link_to("pirates",
                        "pirates/1 seats=3 ship.a=at:B3 ship.b=at:B3 ship.c=at:B3 tokens=K01:B3"));
    StoredGame game = sender.platform.kept_last();
    auto saved = *read_head(game.head);
    REQUIRE(saved.players.size() == 5);
    Standing standing = *read_standing(game.head);
    CHECK(standing.seats == 3);
    for (const std::size_t bot : {1, 2}) saved.players[bot].kind = PlayerKind::Casual;
    standing.awaited = Seats::only(Seat::A);
    game.head = write_head(saved, standing);
    Page again;
    again.app.kept(game);
    again.open();
    CHECK(again.platform.words.back().choices.front().label.find("Your turn. ") !=
          std::string::npos);
  }
}

TEST_CASE("a game that is over is called so, behind those that go on", "[app]") {
  Page sender;
  sender.open("#" + example_link());
  StoredGame going = sender.platform.kept_last();
  going.id = "going";
  StoredGame over = going;
  over.id = "over";
  Standing end = *read_standing(over.head);
  end.awaited = {};
  end.first = {};
  over.head = write_head(*read_head(over.head), end);
  Page page;
  page.app.kept(going);
  page.app.kept(over);  // the one played last
  page.open();
  const auto& choices = page.platform.words.back().choices;
  CHECK(choices[0].label.find("Go on: ") == 0);
  CHECK(choices[2].notation == "resume 2");
  CHECK(choices[2].label.find("Look again at ") == 0);
  CHECK(choices[2].label.find(" is to play") == std::string::npos);

  Page alone;
  alone.app.kept(over);
  alone.open();
  CHECK(alone.platform.words.back().status.find("Go on") == std::string::npos);

  Standing dealing = *read_standing(over.head);
  dealing.first = keyed("word.chance");  // stored while a tile is drawn
  over.head = write_head(*read_head(over.head), dealing);
  Page drawing;
  drawing.app.kept(over);
  drawing.open();
  CHECK(drawing.platform.words.back().choices[0].label.find("Go on: ") == 0);
}

TEST_CASE("the set-ups of all games are kept, each under its own key", "[app]") {
  Page page;
  page.open();
  REQUIRE(page.set_up("cards"));
  REQUIRE(page.choose("force a the-broken"));
  REQUIRE(page.choose("kind b master"));
  REQUIRE(page.choose("back"));
  REQUIRE(page.set_up("vortex"));
  REQUIRE(page.choose("pick a"));
  REQUIRE(page.choose("random"));
  REQUIRE(page.choose("begin"));
  const std::string position = page.app.command("table");
  Page again;
  for (const auto& [key, value] : page.platform.settings) again.app.remembered(key, value);
  again.open();
  REQUIRE(again.set_up("cards"));
  const auto is_chosen = [&](std::string_view notation) {
    for (const Words::Choice& choice : again.platform.words.back().choices) {
      if (choice.notation == notation) return choice.pressed == true;
    }
    return false;
  };
  CHECK(is_chosen("force a the-broken"));
  CHECK(is_chosen("kind b master"));
  REQUIRE(again.choose("back"));
  REQUIRE(again.choose("play vortex"));
  const auto force = [](const std::string& table) {
    const std::size_t from = table.find("a=");
    return table.substr(from, table.find(' ', from) - from);
  };
  CHECK(force(again.app.command("table")) == force(position));
}

TEST_CASE("a game is deleted only when asked again", "[app]") {
  Page page;
  page.open("#" + example_link());
  REQUIRE(page.choose("leave"));
  REQUIRE(page.choose("forget 1"));
  page.answer("keep");
  CHECK(page.platform.forgotten.empty());
  REQUIRE(page.choose("forget 1"));
  page.answer("forget");
  const std::string id = page.platform.writes.back().id;
  CHECK(page.platform.forgotten == std::vector{id});
  page.rest();
  CHECK(page.offers("resume 1"));
  SECTION("a game is off the shelf when it is out of the storage") {
    page.app.forgotten(id, true);
    page.rest();
    CHECK_FALSE(page.offers("resume 1"));
  }
  SECTION("a game that storage holds on to stays on the shelf") {
    page.app.forgotten(id, false);
    page.rest();
    CHECK(page.offers("resume 1"));
    CHECK(page.platform.questions.size() == 3);
  }
}

// A sale of 3 coins reaches the 24 points at which a game ends (PIR-016).
TEST_CASE("a game of pirates alone is a score to beat, told once it is the best", "[app]") {
  Page page;
  page.open("#" + link_to("pirates",
                          "pirates/1 seats=1 round=5 opt=titles:0 "
                          "ship.a=at:B0,points:21,hold:CH05"));
  REQUIRE_FALSE(page.platform.writes.empty());
  const std::string id = page.platform.writes.back().id;
  page.app.remembered(kWins, "wins/1 " + id + " pirates:-:alone=1/0/0/23");
  REQUIRE(page.choose("a sell:CH05"));
  const auto [key, wins] = page.platform.settings.back();
  CHECK(key == kWins);
  CHECK(wins == "wins/1 - pirates:-:alone=2/0/0/24");
  CHECK(page.platform.sayings.back() == "Your best game alone: 24 points.");
}

// The same sale, of a game that counts and of one that does not.
TEST_CASE("the end says how long the game took, and how such games have ended here", "[app]") {
  Page page;
  page.open("#" + link_to("pirates",
                          "pirates/1 seats=1 round=5 opt=titles:0 "
                          "ship.a=at:B0,points:21,hold:CH05"));
  REQUIRE_FALSE(page.platform.writes.empty());
  const std::string id = page.platform.writes.back().id;
  for (int second = 0; second < 130; ++second) page.app.frame(page.now += 1000);
  const auto said = [&] { return page.platform.words.back().status; };
  SECTION("it counts") {
    page.app.remembered(kWins, "wins/1 " + id + " pirates:-:alone=1/0/0/23");
    REQUIRE(page.choose("a sell:CH05"));
    CHECK(said().ends_with(" It took 2 minutes. You: 2 won, 0 lost. To beat: 24 points."));
  }
  SECTION("it does not") {
    page.app.remembered(kWins, "wins/1 - pirates:-:alone=1/0/0/23");
    REQUIRE(page.choose("a sell:CH05"));
    CHECK(said().ends_with(" It took 2 minutes."));
  }
}

TEST_CASE("words are told once a finger that drags rests, and not for each step of its way",
          "[app]") {
  Page page;
  page.open("#" + link_to("edge-battle",
                          "edge-battle/1 table=36x36 a.i=E01:18/10+17/9+19/9+16/8+20/8,face:256 "
                          "b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768 "
                          "stage=active gone=1 active=a1 frames=acting:a1"));
  page.choose("lift");
  const Vec2 from = page.place_of("squad a1")->center();
  page.point(PointerAction::Down, from);
  page.app.frame(page.now += 16);
  page.point(PointerAction::Move, from + Vec2{12, 0});
  page.app.frame(page.now += 16);
  const std::size_t told = page.platform.words.size();
  for (int step = 1; step <= 30; ++step) {
    page.point(PointerAction::Move, from + Vec2{12, -3.0F * static_cast<float>(step)});
    page.app.frame(page.now += 16);
  }
  CHECK(page.platform.words.size() == told);
  page.rest();
  CHECK(page.platform.words.size() == told + 1);
  page.point(PointerAction::Up, from + Vec2{12, -90});
  page.rest();
  CHECK(page.platform.words.size() > told + 1);
}

}  // namespace mael::web

// One to five persons at one device: who may see what, and when.
#include <algorithm>

#include "tests/toy/screen/played.h"

namespace mael::web::toy {
namespace {

const std::string kBidding =
    "toy/1 seats=5 round=2 step=bid hands=1+2,2+3,3+4,1+4,1+1 coins=5,5,5,5,5 bids=-,-,-,-,- "
    "at=0,0;0,0;0,0;0,0;0,0";

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  text.replace(text.find(from), from.size(), to);
  return text;
}

// All that a device shows or tells of a game.
struct Shown {
  Words words;
  std::vector<std::string> hits;
  std::vector<std::string> docked;
  std::vector<Card> hand;
  std::string position;
  friend bool operator==(const Shown&, const Shown&) = default;
};
Shown shown(const Played& game) {
  Shown all{game.table.words().words, {}, {}, {}, write_position(game.table.seen())};
  const Picture picture = game.table.picture(game.now);
  for (const auto& hit : picture.places->hits) all.hits.push_back(hit.name);
  for (const auto& line : picture.lists->docked->lines) all.docked.push_back(line.text);
  for (const CardView& card : game.table.view().hand) all.hand.push_back(card.kind);
  return all;
}

std::vector<Card> hand_of(const Played& game, Seat seat) {
  const Hand& hand = game.state().of(seat).hand;
  return {hand.begin(), hand.end()};
}

long times_told(const Played& game, const std::string& line) {
  const auto& log = game.table.log();
  return std::count_if(log.begin(), log.end(),
                       [&](const ToldLine& told) { return told.text == line; });
}
bool tells(const Played& game, const std::string& line) { return times_told(game, line) > 0; }

}  // namespace

TEST_CASE("nothing of five covered hands is shown before they are asked for", "[toy][table]") {
  Played one(kBidding);
  Played two(replaced(kBidding, "1+2,2+3,3+4,1+4,1+1", "3+4,1+1,2+2,2+3,4+4"));
  for (const Seat seat : Seats::first(5)) {
    INFO("before " << letter_of(seat));
    CHECK(one.table.view().curtain == "For " + name_of(one.players(), seat));
    CHECK(one.table.view().hand.empty());
    CHECK(shown(one) == shown(two));
    one.press('h');
    two.press('h');
    CHECK(one.table.view().curtain.empty());
    CHECK(shown(one).hand == hand_of(one, seat));
    CHECK(shown(two).hand == hand_of(two, seat));
    CHECK_FALSE(shown(one) == shown(two));
    const std::string bid = std::string(1, letter_of(seat)) + " bid:1";
    one.choose(bid);
    two.choose(bid);
  }
  // The captain's turn covers the table.
  REQUIRE(one.state().captain == Seat::A);
  CHECK(one.table.situation().device.is_table_covered());
  CHECK(shown(one) == shown(two));
}

TEST_CASE("whoever has the device sees the own hand and no other", "[toy][table]") {
  Played one(kBidding), two(replaced(kBidding, "2+3,3+4,1+4,1+1", "1+1,2+2,2+3,4+4"));
  one.press('h');
  two.press('h');
  CHECK(shown(one) == shown(two));
  CHECK(shown(one).hand == std::vector<Card>{1, 2});
}

TEST_CASE("a sealed bid stays sealed while others bid", "[toy][table]") {
  Played one(kBidding), two(kBidding);
  one.choose("a bid:1");
  two.choose("a bid:4");
  for (const Seat seat : {Seat::B, Seat::C, Seat::D}) {
    INFO(letter_of(seat));
    CHECK(shown(one) == shown(two));
    CHECK(one.table.seen().of(Seat::A).bid == kUnknownSealed);
    one.press('h');
    two.press('h');
    CHECK(shown(one) == shown(two));
    const std::string bid = std::string(1, letter_of(seat)) + " bid:0";
    one.choose(bid);
    two.choose(bid);
  }
}

TEST_CASE("players who trust each other may leave the table open", "[toy][table]") {
  ScreenSettings settings = without_motion();
  settings.curtain = false;
  Played game(read_position(kBidding).value(), {}, settings);
  game.table.set_asks_who_plays(false);
  for (const Seat seat : Seats::first(5)) {
    INFO(letter_of(seat));
    CHECK(game.table.view().curtain.empty());
    CHECK(game.table.situation().device.viewer == seat);
    CHECK(shown(game).hand == hand_of(game, seat));
    game.choose(std::string(1, letter_of(seat)) + " bid:1");
  }
  CHECK(game.table.situation().device.acts_for() == game.state().captain);
}

TEST_CASE("a table that is left open may be covered again, and the other way round",
          "[toy][table]") {
  Played game(kBidding);
  ScreenSettings settings = without_motion();
  settings.curtain = false;
  game.table.set_settings(settings);
  CHECK(shown(game).hand == hand_of(game, Seat::A));
  settings.curtain = true;
  game.table.set_settings(settings);
  CHECK(shown(game).hand == hand_of(game, Seat::A));  // who looks at it goes on looking
  game.choose("a bid:1");
  CHECK(shown(game).hand.empty());
}

TEST_CASE("a curtain that asks who plays comes down though the table is left open",
          "[toy][table]") {
  Played game(kBidding);
  game.table.set_asks_who_plays(true);
  ScreenSettings settings = without_motion();
  settings.curtain = false;
  game.table.set_settings(settings);
  CHECK(shown(game).hand.empty());
  game.choose("lift");
  game.choose("a bid:1");
  CHECK(shown(game).hand == hand_of(game, Seat::B));
}

TEST_CASE("nothing can be done at a covered table but to lift the cover", "[toy][table]") {
  Played game(
      "toy/1 seats=3 round=1 step=turn captain=b hands=1+2,3+4,1+1 coins=5,5,5 "
      "at=0,0;0,0;0,0");
  REQUIRE(game.table.situation().device.is_table_covered());
  CHECK(game.table.situation().legal.empty());
  for (const TableWords<Action> words = game.table.words(); const auto& action : words.actions) {
    CHECK_FALSE(action);
  }
  for (const char key : {'r', 'y', 'k', 'b'}) game.press(key);
  game.tap_at(game.table.layout().on_screen({2000, 0}));
  CHECK(game.log.empty());
  CHECK_FALSE(game.table.selection().draft);
  game.tap("curtain");
  CHECK(game.table.situation().device.acts_for() == Seat::B);
  CHECK(shown(game).hand == std::vector<Card>{3, 4});
  CHECK(game.table.view().sides[0].seat == Seat::B);
  game.press('r');
  CHECK(game.written() == std::vector<std::string>{"b rest"});
}

TEST_CASE("the log tells each reader what that one may know", "[toy][table]") {
  for (int reader = 0; reader <= 3; ++reader) {
    INFO("reader " << reader);
    // One person is at the device, or none: then an onlooker reads.
    Played game(*start({3}), persons_at(reader < 3 ? Seats::only(seat_at(reader)) : Seats()));
    for (int i = 0; i < 3; ++i) {
      for (const Card card : {Card{2}, Card{4}}) game.play({Seat::Chance, Draw{card}});
    }
    const int own = reader < 3 ? 1 : 0;
    CHECK(times_told(game, "Chance: draw a 2.") == own);
    CHECK(times_told(game, "Chance: draw a 4.") == own);
    CHECK(times_told(game, "Chance: draw a card.") == 6 - 2 * own);
  }
  for (int reader = 0; reader <= 3; ++reader) {
    INFO("reader " << reader);
    const Seats alone = reader < 3 ? Seats::only(seat_at(reader)) : Seats();
    Played game(
        "toy/1 seats=3 round=2 step=bid hands=1+2,2+3,3+4 coins=5,5,5 bids=-,-,- "
        "at=0,0;0,0;0,0",
        persons_at(alone));
    for (const char* bid : {"a bid:3", "b bid:1", "c bid:0"}) game.play(bid);
    CHECK(tells(game, "Skiff A: bid 3.") == alone.includes(Seat::A));
    CHECK(tells(game, "Skiff A: bid.") == !alone.includes(Seat::A));
    CHECK(tells(game, "Skiff B: bid 1.") == alone.includes(Seat::B));
    CHECK(tells(game, "Skiff B: bid.") == !alone.includes(Seat::B));
    CHECK(tells(game, "Skiff C: bid 0.") == alone.includes(Seat::C));
    CHECK(tells(game, "Skiff A is captain and pays 3."));
  }
}

TEST_CASE("the log on a shared device is that of whoever has it", "[toy][table]") {
  Played game(kBidding);
  game.press('h');
  game.choose("a bid:3");
  CHECK(tells(game, "Skiff A: bid."));  // B has not asked to see
  game.press('h');
  CHECK(tells(game, "Skiff A: bid."));
  game.choose("b bid:2");
  CHECK_FALSE(tells(game, "Skiff B: bid 2."));
}

TEST_CASE("who plays is counted by the seats of the game", "[toy][table]") {
  // Seats the game has not are nobody's, though every player is a person by default.
  const Played alone("toy/1 seats=1 round=1 step=bid hands=1+2 coins=5 bids=- at=0,0");
  CHECK(alone.table.view().curtain.empty());
  CHECK(alone.table.situation().device.viewer == Seat::A);
  Players players;
  players[1].kind = PlayerKind::Casual;
  const Played against(
      "toy/1 seats=2 round=1 step=turn captain=b hands=1+2,3+4 coins=5,5 "
      "at=0,0;0,0",
      players);
  CHECK(against.table.situation().device.viewer == Seat::A);
  CHECK(against.table.situation().device.cover == Cover::None);
}

TEST_CASE("a bot may be asked to play any seat of the game, and no other", "[toy][table]") {
  Played game(
      "toy/1 seats=3 round=1 step=turn captain=b hands=1+2,3+4,1+1 coins=5,5,5 "
      "at=0,0;0,0;0,0");
  CHECK_FALSE(game.is_offered("bot_for_first"));
  game.table.set_asks_who_plays(true);
  for (const char* bot : {"bot_for_first", "bot_for_second", "bot_for_third"}) {
    CHECK(game.is_offered(bot));
  }
  CHECK_FALSE(game.is_offered("bot_for_fourth"));
  game.frame({}, {});
  game.tap("button bot_for_third");
  CHECK(game.requested<request::HandToBot>().seat == Seat::C);
  // Not once something was done.
  game.press('h');
  game.press('r');
  game.play(rolled(0));
  game.choose("b bid:0");
  CHECK_FALSE(game.table.view().curtain.empty());
  CHECK_FALSE(game.is_offered("bot_for_first"));
}

TEST_CASE("an interrupt within an interrupt asks the right seat", "[toy][table]") {
  Played game(
      "toy/1 seats=5 round=1 step=turn captain=c hands=1+2,3+4,1+1,2+2,3+3 "
      "coins=5,5,5,5,5 at=0,0;9000,9000;0,0;0,0;9000,9000");
  const auto asked = [&] { return game.table.situation().device.acts_for(); };
  game.press('h');
  CHECK(asked() == Seat::C);
  game.play("c sail:2000,0");
  CHECK(asked() == Seat::A);
  CHECK(game.table.situation().device.cover == Cover::None);
  CHECK(game.table.view().hand.empty());  // it is about nothing hidden
  game.choose("a ignore");
  CHECK(asked() == Seat::D);
  game.press('y');
  CHECK(asked() == Seat::C);  // who was hailed answers
  REQUIRE(game.table.view().number);
  game.press('2');
  game.enter("button confirm");
  CHECK(game.written().back() == "c bribe:2");
  CHECK(asked() == Seat::A);  // of the bribe all others may tell, the first one first
  game.press('k');
  CHECK(asked() == Seat::B);
  game.press('k');
  CHECK(asked() == Seat::E);
  game.press('k');
  CHECK(game.state().of(Seat::D).coins == 7);
  CHECK(asked() == Seat::Chance);
}

TEST_CASE("one person among bots is asked in every interrupt and never waits for a cover",
          "[toy][table]") {
  Played game(
      "toy/1 seats=3 round=1 step=turn captain=a hands=1+2,3+4,1+1 coins=5,5,5 "
      "at=0,0;0,0;0,0",
      persons_at(Seats::only(Seat::C)));
  CHECK(game.table.situation().device.acts_for() == Seat::Chance);
  CHECK(game.table.situation().legal.empty());
  game.play("a sail:2000,0");
  game.play("b hail");
  game.play("a bribe:1");
  CHECK(game.table.situation().device.viewer == Seat::C);
  CHECK(game.table.situation().device.cover == Cover::None);
  CHECK(shown(game).hand == std::vector<Card>{1, 1});
  game.press('y');
  CHECK(game.written().back() == "c tell");
}

}  // namespace mael::web::toy

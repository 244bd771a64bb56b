// What the card table asks and tells in words, and to whom.
#include <string>

#include "tests/web/screens/cards/card_table.h"
#include "web/screens/cards/declared.h"
#include "web/screens/cards/places_over.h"
#include "web/screens/cards/words.h"

namespace mael::web::cards {
namespace {

std::array<Player, kSeats> two_persons() { return {}; }
std::array<Player, kSeats> bot_and_person() {
  std::array<Player, kSeats> players;
  players[0].kind = PlayerKind::GreedyBot;
  return players;
}

// All sentences of the prompt in one.
std::string asked(const Played& game) {
  std::string words;
  for (const std::string& sentence : game.table.view().prompt.value().sentences) {
    words += (words.empty() ? "" : " ") + sentence;
  }
  return words;
}
std::string title_of_prompt(const Played& game) { return game.table.view().prompt.value().title; }

void play(Played& game, std::string_view text) {
  const auto action = read_action(game.state(), text);
  REQUIRE(action);
  game.play(*action);
}

constexpr std::string_view kAttacked =
    "edge-cards/1 await=answer actions=1 stockpile=2,4 planets=Zyc:5,Goc,Yul,Tar "
    "ships.a=A1.Rai,A2.Pic ships.b=P1.Min hand.b=Eva+Res+Rel+Con+Sab declared=A1*P1";

TEST_CASE("who is attacked reads of their own ships", "[card_table]") {
  const Played game(kAttacked, bot_and_person());
  CHECK(title_of_prompt(game) == "Your answer?");
  CHECK(asked(game) ==
        "Epirian Foundation: stack 1 attacks your ships at Zycanthus. "
        "Attack 2 against defence 0: 2 ahead before bids.");
  const Button& decline = game.table.view().buttons.back();
  CHECK(decline.label == "Let it happen");
  // It is the attacker's turn, and not theirs to decide.
  CHECK(game.table.view().title ==
        say("cards.title.decides", {name_of(game.table.situation(), Seat::B)}));
}

TEST_CASE("the log names ships by who reads it", "[card_table]") {
  const std::string attack =
      "edge-cards/1 actions=2 stockpile=2,4 planets=Zyc:5,Goc,Yul,Tar "
      "ships.a=A1.Rai ships.b=P1.Min hand.b=Eva+Res";
  const State before = position(attack);
  State after = before;
  Events events;
  apply(after, *read_action(before, "a A1*P1"), &events);
  const auto told = [&](Seat reader) {
    ReaderLog log(reader);
    tell(before, two_persons(), events, log);
    return log.lines()[0].text;
  };
  CHECK(told(Seat::A).ends_with("attacks the ships of Karist Enclave at Zycanthus."));
  CHECK(told(Seat::B).ends_with("attacks your ships at Zycanthus."));
  CHECK(told(Seat::Chance) == told(Seat::A));
}

constexpr std::string_view kHullAnnounced =
    "edge-cards/1 await=answer actions=1 stockpile=2,4 planets=Zyc,Goc,Yul,Tar ships.a=P1.Res "
    "ships.b=P1.Min hand.b=Eva+Res+Rel+Con+Sab declared=Hul@aP1.Res";

TEST_CASE("whose ship is meant is told by name", "[card_table]") {
  CHECK(asked(Played(kHullAnnounced, bot_and_person())) ==
        "Epirian Foundation plays Reinforced Hull on Epirian Foundation’s Resource Ship "
        "(Zycanthus).");
}

TEST_CASE("the card that is announced can be looked at", "[card_table]") {
  Played game(kHullAnnounced, bot_and_person());
  CHECK(game.table.view().buttons.back().label == "Let it happen");
  game.tap("button look");
  REQUIRE(game.table.view().sheet == OpenSheet::Card);
  REQUIRE(game.table.view().detail);
  CHECK(game.table.view().detail->kind == card("Hul"));
  CHECK(game.state().awaiting == Awaiting::Answer);
  CHECK_FALSE(Played(kAttacked, bot_and_person()).table.where("button look"));
}

constexpr std::string_view kNumbers =
    "edge-cards/1 await=number maelstrom=a actions=1 stockpile=1,1 planets=Zyc,Goc,Yul,Tar";

TEST_CASE("who did not play The Maelstrom reads who did", "[card_table]") {
  Played other(kNumbers, bot_and_person());
  play(other, "a pick:9");
  CHECK(asked(other).starts_with("Epirian Foundation has played The Maelstrom. Choose a number"));
  CHECK(asked(Played(kNumbers, person_and_bot())).starts_with("Choose a number"));
}

TEST_CASE("an answer to nothing that is announced is not called one", "[card_table]") {
  const Played game("edge-cards/1 window=start await=answer stockpile=2,4 hand.b=Min+Eva+Res+Rel",
                    bot_and_person());
  CHECK(title_of_prompt(game) == "Play an event?");
  CHECK(asked(game) == "Epirian Foundation is about to act.");
  CHECK(game.table.view().todo == "Play an event now, or go on.");
  CHECK(game.table.view().buttons.back().label == "Go on");
}

TEST_CASE("who bids reads what there is to bid", "[card_table]") {
  const Played game(
      "edge-cards/1 await=bid turn=5 actions=1 stockpile=25,32 ships.a=A1.Lan,P1.Res "
      "ships.b=A1.Pic,P2.Min declared=A1*A1",
      person_and_bot());
  CHECK(asked(game) == "Attack 4 against defence 1: 3 ahead before bids. You have 25.");
  CHECK(title_of_prompt(game) == title_of(card("Lan")) + " attacks stack 1");
}

constexpr std::string_view kBattle =
    "edge-cards/1 await=bid turn=5 actions=1 stockpile=25,32 ships.a=P1.Res,A1.Lan,A1.Rai "
    "ships.b=P1.Min,P1.Eva,P1.Esc,P1.Pic,A1.Pic declared=A1*P1";

constexpr std::string_view kFleets =
    "edge-cards/1 await=bid turn=5 actions=1 stockpile=25,32 planets=Zyc:4,Goc:3,Yul:2,Tar:5 "
    "ships.a=P1.Res,A1.Lan,A1.Rai ships.b=P1.Min,P1.Eva,P1.Esc,A1.Pic declared=A1*P1";

TEST_CASE("a battle is called by who attacks whom", "[card_table]") {
  CHECK(title_of_prompt(Played(kFleets, person_and_bot())) ==
        "2 ships attack the enemy ships at Zycanthus");
  CHECK(Played(kFleets, person_and_bot())
            .table.words()
            .words.status.find(" 2 ships attack the enemy ships at Zycanthus. Attack ") !=
        std::string::npos);
  const Played alone(kAttacked, bot_and_person());
  CHECK(title_of_battle(alone.table.situation(), Seat::A, 0, alone.state().declared.target) ==
        title_of(card("Rai")) + " attacks your ships at Zycanthus");
}

TEST_CASE("on a phone a battle leaves the attacking and the attacked ships in sight",
          "[card_table]") {
  for (const Vec2 viewport : {Vec2{390, 844}, Vec2{412, 915}, Vec2{360, 740}}) {
    CAPTURE(viewport.x);
    Played game(kFleets, person_and_bot());
    game.viewport = viewport;
    game.frame({}, {});
    const Picture picture = game.table.picture(0);
    const Places& places = *picture.places;
    REQUIRE(places.prompt.height() > 0);
    CHECK(game.table.where("dial"));
    for (const ShipPlace& ship : places.ships) CHECK(ship.at.max.y <= places.prompt.min.y);
    const BarWords bar = words_of_bar(*picture.view, *picture.layout, fixed_measure());
    CHECK(bar.title == game.table.view().prompt->title);
    CHECK(bar.line.starts_with("Attack "));
  }
}

TEST_CASE("two at one device are called by name where no hand is shown", "[card_table]") {
  Played game(kBattle, two_persons());
  play(game, "a bid:11");
  Wishes wishes;
  game.table.press("lift", wishes);
  play(game, "b bid:3");
  REQUIRE(game.state().awaiting == Awaiting::Casualty);
  CHECK(title_of_prompt(game) == "Epirian Foundation wins the battle");
  CHECK(game.table.view().title == "Epirian Foundation plays");
}

TEST_CASE("who plays a bot is spoken to", "[card_table]") {
  Played game(kBattle, person_and_bot());
  play(game, "a bid:11");
  play(game, "b bid:3");
  CHECK(title_of_prompt(game) == "The battle is yours");
  CHECK(game.table.view().title == "Your player-turn");
}

TEST_CASE("the last turn ends a game in words of its own", "[card_table][rule:ECG-R59]") {
  const std::string end =
      "edge-cards/1 turn=6 opt=last:6 to=b first=a actions=0 ships.a=A1.Rai "
      "ships.b=A1.Lan hand.a=Min+Eva+Res+Pic+Esc+Rai+Lan hand.b=Min+Eva+Res+Esc";
  Played game(end, person_and_bot());
  play(game, "b end");
  while (to_act(game.state()).is_chance()) {
    std::vector<Weighted<Action>> chances;
    mael::cards::chances(game.state(), chances);
    game.play(chances.front().value);
  }
  REQUIRE(game.state().step == Step::Over);
  const std::string told = game.table.view().notice.value().sentence;
  CHECK(told.ends_with("The last turn has been played."));
}

TEST_CASE("a lesson says itself what comes after its game", "[card_table][lesson]") {
  Table table;
  table.set_mode(TableMode::Carded);
  const State over = position("edge-cards/1 step=over turn=8 stockpile=9,4 end=normal win=a");
  table.open(person_and_bot(), over, Journal(person_and_bot()), {});
  CHECK_FALSE(table.view().notice);
  for (const Button& button : table.view().menu) CHECK(button.command != Common::Review);
}

TEST_CASE("a planet lies there until it is counted out", "[card_table][rule:ECG-077]") {
  Played game(
      "edge-cards/1 await=number maelstrom=a actions=1 stockpile=1,1 "
      "planets=Zyc:4,Goc:3,Yul:2,Tar:5 ships.a=P2.Min,P4.Res ships.b=P2.Min",
      person_and_bot());
  game.table.set_settings({});
  play(game, "a pick:9");
  play(game, "b pick:9");
  REQUIRE(game.state().planets.size() == 3);
  const auto at = [&](Milliseconds now) {
    FrameInput input;
    input.now = now;
    Wishes wishes;
    game.table.read(input, wishes);
    return game.table.picture(now);
  };
  Picture picture = at(1000);
  REQUIRE(picture.scene);
  CHECK(picture.view->planets.size() == 4);
  CHECK(picture.view->discarded == 0);
  CHECK(picture.places->ships.size() == 3);
  CHECK(std::count(picture.hidden.begin(), picture.hidden.end(), true) == 0);
  Milliseconds now = 1000;
  while (at(now).scene) now += 20;
  picture = at(now);
  CHECK(picture.view->planets.size() == 4);
  CHECK(std::count(picture.hidden.begin(), picture.hidden.end(), true) == 2);
  while (game.table.is_moving(now)) now += 20;
  picture = at(now);
  CHECK(picture.view->planets.size() == 3);
  CHECK(picture.view->discarded == 3);  // with The Maelstrom itself
  CHECK(picture.places->ships.size() == 1);
}

TEST_CASE("who passes for the player-turn is not asked again in it, unless they want to be",
          "[card_table]") {
  Played at(kAttacked, bot_and_person());
  REQUIRE(at.state().awaiting == Awaiting::Answer);
  CHECK_FALSE(at.table.forced());
  at.tap("button decline_turn");
  CHECK(at.state().awaiting != Awaiting::Answer);  // this answer was passed
  CHECK(at.table.view().sides[0].passing);
  Played again(kAttacked, bot_and_person());
  Wishes wishes;
  again.table.handle(intent::Press{Own::DeclineTurn}, wishes);
  REQUIRE(wishes.actions.size() == 1);
  REQUIRE(again.table.forced());  // should it be asked once more
  CHECK(*again.table.forced() == wishes.actions[0]);
  again.table.handle(intent::Press{Own::AskAgain}, wishes);
  CHECK_FALSE(again.table.forced());
  CHECK_FALSE(again.table.view().sides[0].passing);
}

TEST_CASE("a bid is turned to alike, however much there is to bid", "[card_table]") {
  for (const char* stockpile : {"6,6", "40,6"}) {
    const Situation situation =
        seen_by_a("edge-cards/1 await=bid actions=1 stockpile=" + std::string(stockpile) +
                  " ships.a=A1.Rai ships.b=A1.Pic declared=A1*A1");
    const View view = build_view(situation, {}, Journal(situation.players));
    REQUIRE(view.prompt);
    REQUIRE(view.prompt->dial);
    CHECK_FALSE(view.prompt->dial->keys);
  }
}

}  // namespace
}  // namespace mael::web::cards

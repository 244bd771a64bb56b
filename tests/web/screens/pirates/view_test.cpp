// What the table shows of a moment, what a turn of a circle would do, and who may read what.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "tests/web/screens/pirates/pirates_table.h"
#include "web/base/say.h"
#include "web/board/marks.h"
#include "web/screens/pirates/panels.h"
#include "web/screens/pirates/since.h"
#include "web/screens/pirates/view/view_parts.h"

namespace mael::web::pirates {
namespace {

View view_of(const Situation& situation, const Selection& selection = {}) {
  return build_view(situation, selection, Journal(situation.players));
}

// Whatever was done that these came of.
void record(Journal& journal, const State& before, const Events& events) {
  journal.record({{before, {}, events, before}});
}

// What A sees who looks at a tile in the shop.
View shop_looking_at(std::uint8_t tile, const std::string& position) {
  Selection selection;
  selection.sheet = OpenSheet::Shop;
  selection.tile = tile;
  return view_of(seen_by_a(position), selection);
}

std::vector<Cell> cells_marked(const View& view, std::uint16_t mark) {
  std::vector<Cell> cells;
  for (const MarkedCell& cell : view.board.cells) {
    if ((cell.marks & mark) != 0) cells.push_back(cell.cell);
  }
  return cells;
}

bool has_line(const TurnPreview& turn, std::string_view sentence) {
  return std::any_of(turn.lines.begin(), turn.lines.end(),
                     [&](const PreviewLine& line) { return line.sentence == sentence; });
}

std::vector<Cell> cells_of(std::initializer_list<const char*> names) {
  std::vector<Cell> cells;
  for (const char* name : names) cells.push_back(cell_named(name));
  return cells;
}

}  // namespace

// Sheet 22.1: at home B0 touches A0, B1, B7, C0 and C1.
TEST_CASE("cells a ship may sail to are lit", "[pirates][view]") {
  const View view = view_of(seen_by_a("pirates/1 seats=2 ship.a=at:B0 ship.b=at:A2"));
  CHECK(cells_marked(view, kMarkLegal) == cells_of({"A0", "B1", "B7", "C0", "C1"}));
  CHECK(view.own_turn);
  CHECK(view.means.moves_left == 1);
  CHECK(view.means.rotations_left == 1);
  CHECK(view.means.attacks_left == 1);
}

TEST_CASE("a ship that is picked up shows how many movements each cell takes", "[pirates][view]") {
  Selection selection;
  selection.sailing = true;
  const View one = view_of(seen_by_a("pirates/1 seats=2 ship.a=at:B0 ship.b=at:A2"), selection);
  CHECK(one.board.reach.size() == 5);
  const View none = view_of(seen_by_a("pirates/1 seats=2 ship.a=at:B0 ship.b=at:A2"));
  CHECK(none.board.reach.empty());
  for (const ReachView& reach : one.board.reach) {
    CHECK(reach.movements == 1);
    const std::vector<Cell> lit = cells_marked(one, kMarkLegal);
    CHECK(std::find(lit.begin(), lit.end(), reach.cell) != lit.end());
  }
}

TEST_CASE("the heading warns of a ship that one sale would bring the points that end the game",
          "[pirates][view][rule:PIR-016]") {
  const std::string rest = " ship.a=at:B0 ship.c=points:20";
  // A chest of 3 is sold for 3 points: 21 and 3 are the 24 of the end.
  const View warned =
      view_of(seen_by_a("pirates/1 seats=3" + rest + " ship.b=points:21,hold:CH05"));
  CHECK(warned.threat == "Bruno could end the game with one sale: 21 of 24 points.");
  CHECK(warned.threat_brief == "21/24");
  CHECK(warned.todo.find(warned.threat) != std::string::npos);
  CHECK(pills_of(warned, false).front().words == warned.threat);
  for (const SideView& side : warned.sides) CHECK(side.ends_soon == (side.seat == Seat::B));
  const View calm = view_of(seen_by_a("pirates/1 seats=3" + rest + " ship.b=points:20,hold:CH05"));
  CHECK(calm.threat.empty());
  const View own =
      view_of(seen_by_a("pirates/1 seats=2 ship.a=at:B0,points:23,hold:CH05 ship.b=points:3"));
  CHECK(own.threat.empty());  // it is no warning to oneself
}

// Sheet 22.1, rotation example: a token on C2 goes to B7 once the middle circle has turned a
// quarter, and attacks the ship there.
TEST_CASE("a turn that is looked at tells whom it hits", "[pirates][view]") {
  const Situation situation =
      seen_by_a("pirates/1 seats=2 ship.a=at:A2 ship.b=at:B7 tokens=K00:C2");
  const TurnPreview turn = preview_turn(situation, 1, 1);
  REQUIRE(turn.harms.size() == 1);
  CHECK(turn.harms[0].token == 0);
  CHECK(turn.harms[0].seat == Seat::B);
  CHECK(turn.harms[0].damage == 1);
  CHECK_FALSE(turn.harms[0].sinks);
  CHECK(turn.drifts.empty());
  CHECK(has_line(turn, "Forban reaches Bruno: −1"));
}

// The same with one life left: the worst comes first, and the curse moves on (PIR-R31).
TEST_CASE("a ship that would sink is told first", "[pirates][view]") {
  const Situation situation =
      seen_by_a("pirates/1 seats=2 curse=3 ship.a=at:B6 ship.b=at:B7,life:1 tokens=K00:C5,K00:C2");
  const TurnPreview turn = preview_turn(situation, 1, 1);
  REQUIRE_FALSE(turn.lines.empty());
  CHECK(turn.lines[0].weight == Weight::Sinks);
  CHECK(turn.lines[0].sentence == "Forban sinks Bruno: −1");
  CHECK(turn.lines[0].detail == "curse 4: a calamity rises");
}

// What it drops comes before the curse step (PIR-R67), and changes nothing of it.
TEST_CASE("a turn is looked at beyond the loot that is dropped in it", "[pirates][view]") {
  const auto first_detail = [](const std::string& text) {
    const TurnPreview turn = preview_turn(seen_by_a("pirates/1 " + text), 1, 1);
    REQUIRE_FALSE(turn.lines.empty());
    REQUIRE(turn.lines[0].weight == Weight::Sinks);
    return turn.lines[0].detail;
  };
  for (const char* hold : {"CH09", "CH01+CH09", "CH01+CH09+AR02"}) {
    CAPTURE(hold);
    CHECK(first_detail(std::string("seats=2 curse=11 ship.a=at:B6 ship.b=at:B7,life:1,hold:") +
                       hold + " tokens=K01:C2") == "curse 12: a calamity rises");
    CHECK(first_detail(std::string("seats=2 curse=11 ship.a=at:B7,life:1,hold:") + hold +
                       " ship.b=at:A0 tokens=K01:C2") == "curse 12: a calamity rises");
    CHECK(first_detail(std::string("seats=2 opt=titles:0 curse=23 ship.a=at:B6 "
                                   "ship.b=at:B7,life:1,hold:") +
                       hold + " tokens=K01:C2") == "curse 24, the game ends");
  }
}

TEST_CASE("a step that two deaths pass over is told", "[pirates][view]") {
  const TurnPreview turn = preview_turn(
      seen_by_a("pirates/1 seats=3 curse=3 ship.a=at:B6 ship.b=at:B7,life:1,hold:CH01+CH02 "
                "ship.c=at:B7,life:1,hold:CH03 tokens=K01:C2"),
      1, 1);
  REQUIRE(turn.lines.size() >= 2);
  CHECK(turn.lines[0].detail.empty());
  CHECK(turn.lines[1].detail == "curse 5: a calamity rises");
}

// The Hanged Galleon strikes first, and its victim has to drop loot (PIR-R95).
TEST_CASE("blows that come after loot was dropped are told", "[pirates][view]") {
  const TurnPreview turn = preview_turn(
      seen_by_a("pirates/1 seats=2 ship.a=at:B6 ship.b=at:B7,fit:E08,life:8,hold:CH01+CH02 "
                "tokens=K09:C2,K01:C2"),
      1, 1);
  CHECK(turn.harms.size() == 2);
}

// Its loot is taken by choice (PIR-119), the rest follows by itself (PIR-R67).
TEST_CASE("an attack is looked at beyond the loot that is taken after it", "[pirates][view]") {
  const auto follows = [](const std::string& text) {
    return preview_blow(seen_by_a("pirates/1 " + text), Seat::A, 0, Target::ship(Seat::B)).follows;
  };
  const std::string title = "Ada wins the title First Blood.";
  for (const char* hold : {"CH09", "CH01+CH09", "AR02", "CH01+CH09+AR02"}) {
    CAPTURE(hold);
    const std::string sunk = std::string(" ship.b=at:B7,life:1,hold:") + hold;
    const std::string met = " ship.a=at:B7,hold:CH01+CH02+CH03" + sunk;
    CHECK(follows("seats=2 curse=11" + met) ==
          std::vector<std::string>{"The curse moves to 12; a calamity rises.", title});
    CHECK(follows("seats=2 curse=12" + met) ==
          std::vector<std::string>{"The curse moves to 13.", title});
    CHECK(follows("seats=2 opt=titles:0 curse=23" + met) ==
          std::vector<std::string>{"The curse moves to 24.", "The game ends."});
  }
  CHECK(follows("seats=2 curse=11 ship.a=at:B7 ship.b=at:B7").empty());  // two of three life left
}

// PIR-R22: the riposte is the initiator's, whose ship moves the curse as any other.
TEST_CASE("an attack whose riposte sinks the own ship tells of the curse", "[pirates][view]") {
  const BlowPreview blow = preview_blow(
      seen_by_a("pirates/1 seats=2 curse=11 ship.a=at:B7,life:1,hold:CH09 ship.b=at:B7,fit:E11"),
      Seat::A, 0, Target::ship(Seat::B));
  CHECK_FALSE(blow.kills);
  REQUIRE_FALSE(blow.follows.empty());
  CHECK(blow.follows[0] == "The curse moves to 12; a calamity rises.");
}

// Damage 1 of Ada and 1 of Bruno on a ship with two life.
TEST_CASE("a question to join tells what only the joint blow brings about", "[pirates][view]") {
  Situation situation = seen_by_a(
      "pirates/1 seats=3 curse=11 opt=titles:0 to=b turn=attacked:1 ship.a=at:B7 ship.b=at:B7 "
      "ship.c=at:B7,life:2,hold:CH01+CH09 tasks=joint:b:c:a:-");
  const View view = view_of(situation);
  REQUIRE(view.prompt);
  REQUIRE(view.prompt->joint);
  CHECK(view.prompt->joint->without.follows.empty());
  const std::vector<std::string>& said = view.prompt->sentences;
  CHECK(std::find(said.begin(), said.end(), "With Ada: The curse moves to 12; a calamity rises.") !=
        said.end());
}

// Sheet 22.2: L01 (A0 B7) is whole after the middle circle turned a quarter.
TEST_CASE("an illustration that would meet is told to whose card it is", "[pirates][view]") {
  const char* text = "pirates/1 seats=2 ship.a=at:B7,cards:T21 ship.b=at:A2,cards:T22+T01";
  const TurnPreview turn = preview_turn(seen_by_a(text), 1, 1);
  CHECK(has_line(turn, "Gull Keep comes together: you may claim it"));
  const bool own = std::any_of(turn.met.begin(), turn.met.end(),
                               [](const MetView& met) { return met.island == 1 && met.own; });
  CHECK(own);
  // L02 (A2 B6) is whole after three quarters: the card is Bruno's, which Ada does not know.
  const TurnPreview other = preview_turn(seen_by_a(text), 1, 3);
  CHECK(has_line(other, "Barter Shoal comes together"));
  for (const MetView& met : other.met) CHECK_FALSE(met.own);
}

// Sheet 22.1: A0 touches B0 and B1 at home, B6 and B7 once the middle circle has turned a quarter.
TEST_CASE("a turn that is looked at tells which ways open", "[pirates][view]") {
  const Situation situation = seen_by_a("pirates/1 seats=2 ship.a=at:A0 ship.b=at:A2");
  const TurnPreview turn = preview_turn(situation, 1, 1);
  CHECK(turn.opened == (only(cell_named("B6")) | only(cell_named("B7"))));
  CHECK(turn.closed == (only(cell_named("B0")) | only(cell_named("B1"))));
  CHECK(turn.kept == (only(cell_named("A1")) | only(cell_named("A3"))));
}

// Tokens of 22.1: on C4 and C6 they drift clockwise to cells where nobody is.
TEST_CASE("where a token drifts to nobody is told after what the turn opens", "[pirates][view]") {
  const TurnPreview turn = preview_turn(
      seen_by_a("pirates/1 seats=2 ship.a=at:A0,cards:T21 ship.b=at:A2 tokens=K00:C4,K00:C6"), 1,
      1);
  REQUIRE(turn.lines.size() >= 4);
  CHECK(turn.lines[0].weight == Weight::Meets);
  CHECK(turn.lines[1].weight == Weight::Ways);
  CHECK(turn.lines.back().weight == Weight::Drifts);
}

// PIR-R90: all but treasure cards in hand is open.
TEST_CASE("cards of others are never shown", "[pirates][view][secret]") {
  const View view = view_of(
      seen_by_a("pirates/1 seats=2 ship.a=at:B0,cards:T16 ship.b=at:A2,cards:T13+T21,hold:CH05"));
  REQUIRE(view.hand.size() == 1);
  CHECK(view.hand[0].card == 16);
  REQUIRE(view.sides.size() == 2);
  CHECK(view.sides[1].cards == 2);
  REQUIRE(view.sides[1].hold.size() == 1);
  CHECK(view.sides[1].hold[0].item == 5);
}

TEST_CASE("each reads its own cards alone in the log", "[pirates][journal][secret]") {
  const std::array<Player, kSeats> players = crew();
  Journal journal(players);
  const State before = *start(usual_setup(2));
  record(journal, before, {{.what = Happened::CardDrawn, .seat = Seat::B, .thing = 21}});
  const auto told = [&](Seat reader) { return journal.lines(reader).at(0).text; };
  CHECK(told(Seat::B) == "Bruno draws the treasure card “Gull Keep”.");
  CHECK(told(Seat::A) == "Bruno draws a treasure card.");
  CHECK(told(Seat::Chance) == told(Seat::A));
}

// Worked position 9 of the sheet's section 25: X 24 + 1, Y 23 + 2 + 1.
TEST_CASE("the count shows who won by what", "[pirates][view]") {
  Situation situation = seen_by_a(
      "pirates/1 seats=2 stage=over cause=points ship.a=at:B0,points:24,hold:CH05 "
      "ship.b=at:A2,points:23,hold:CH01+AR01 opt=titles:0");
  const View view = view_of(situation);
  REQUIRE(view.count.rows.size() == 2);
  CHECK(view.count.rows[0].name == "Bruno");
  CHECK(view.count.rows[0].winner);
  CHECK(view.count.rows[0].total == 26);
  CHECK(view.count.rows[1].total == 25);
  REQUIRE(view.notice);
  CHECK(view.notice->title == "Bruno wins");
  CHECK(view.title == "The game is over");
  CHECK(view.todo == "Bruno wins");
  CHECK(view.count.line == "24 saved points ended the game in round 1.");
  CHECK(view.count.goal == 24);
}

TEST_CASE("what can be claimed alone is asked by its button, several by rows", "[pirates][view]") {
  const View one = view_of(seen_by_a("pirates/1 seats=2 ship.a=at:B2,cards:T03+T09 ship.b=at:A2"));
  CHECK_FALSE(one.prompt);
  REQUIRE(!one.buttons.empty());
  CHECK(one.buttons.front().command == Command(Own::Claim));
  const View two = view_of(seen_by_a("pirates/1 seats=2 ship.a=at:B2,cards:T03+T13 ship.b=at:A2"));
  REQUIRE(two.prompt);
  CHECK(two.prompt->choices.size() == 2);
}

TEST_CASE("what is asked of a seat in the turn of another says who decides", "[pirates][view]") {
  Situation situation =
      seen_by_a("pirates/1 seats=2 to=b ship.a=at:B0,hold:AR04 ship.b=at:C0 tasks=equip:a:AR04");
  const std::string words = "Turn of Bruno: Ada decides";
  CHECK(view_of(situation).title == words);
  // Whoever looks on reads the same.
  situation.device.actor = Seat::Chance;
  CHECK(view_of(situation).title == words);
}

TEST_CASE("while others play the bar says who, and what is left to them", "[pirates][view]") {
  Situation situation =
      seen_by_a("pirates/1 seats=3 to=b turn=moved:1 ship.a=at:B0 ship.b=at:A2 ship.c=at:C1");
  View view = view_of(situation);
  CHECK(view.title == "Turn of Bruno");
  CHECK(view.todo == "Bruno thinks. Left: 1 rotation, the attack.");
  situation.players = crew();
  CHECK(view_of(situation).todo == "Bruno plays. Left: 1 rotation, the attack.");
}

TEST_CASE("while a deed of others moves the bar tells it, and not what comes of it",
          "[pirates][view]") {
  Played played(position("pirates/1 seats=2 round=2 opt=poverty:0 to=b "
                         "ship.a=at:B0 ship.b=at:A2 tokens=K00:C2"),
                alone_at_a(), false);
  const auto line = [&](bool in_motion) {
    return bar_of(played.view(), played.table.layout(), in_motion).words.line;
  };
  played.play("b turn:B1");  // the token goes to B7, where nobody is
  CHECK(played.table.is_moving(played.now()));
  CHECK(line(true) == "Bruno turns the middle circle ¼.");
  CHECK(line(false) == "Bruno thinks. Left: 1 movement, the attack.");
  played.wait(60'000);
  played.play("b end");
  CHECK(played.view().own_turn);
  CHECK(line(true).empty());  // the own buttons stand there already
  CHECK(line(false) == played.view().todo);
}

// PIR-048, PIR-R15: nothing is asked where nothing can be done, and that is said before.
TEST_CASE("what ends the turn by itself is said before", "[pirates][view][rule:PIR-048]") {
  const std::string used = "pirates/1 seats=2 turn=moved:1,turned:1 ship.b=at:A2 ship.a=";
  CHECK(view_of(seen_by_a("pirates/1 seats=2 turn=moved:1 ship.b=at:A2 ship.a=at:C3")).todo ==
        "Left: 1 rotation, the attack. Drag a circle to turn it.");
  CHECK(view_of(seen_by_a(used + "at:C3,hold:CH08")).todo ==
        "Only free acts are left; the turn ends with the last.");
  CHECK(view_of(seen_by_a(used + "at:C3")).todo == "Nothing is left but to end the turn.");
  CHECK(view_of(seen_by_a(used + "at:A2")).todo == "Left: the attack.");  // on the cell of Bruno
}

TEST_CASE("how a circle is turned is said in the first rounds, where one may be",
          "[pirates][view]") {
  const auto says_how = [](const std::string& round) {
    const View view =
        view_of(seen_by_a("pirates/1 seats=2 " + round + "ship.a=at:A0 ship.b=at:A2"));
    return view.todo.ends_with("Drag a circle to turn it.");
  };
  CHECK(says_how(""));
  CHECK(says_how("round=2 "));
  CHECK_FALSE(says_how("round=3 "));
  CHECK_FALSE(says_how("turn=turned:1 "));
}

TEST_CASE("before the first round nothing is said of rounds", "[pirates][view]") {
  const View before =
      view_of(seen_by_a("pirates/1 seats=2 stage=places ship.a=pawn:1 ship.b=pawn:2"));
  CHECK(before.round.empty());
  CHECK(pills_of(before, false).size() == 1);
  const View first = view_of(seen_by_a("pirates/1 seats=2 ship.a=at:A0 ship.b=at:A2"));
  CHECK(first.round == "1");
  CHECK(pills_of(first, false).size() == 2);
}

TEST_CASE("the curtain says whose turn is over and what weighed since", "[pirates][view]") {
  const std::array<Player, kSeats> players = crew();
  Journal journal(players);
  const State state = position("pirates/1 seats=2 ship.a=at:B0 ship.b=at:A2");
  const auto turn_of = [](Seat seat) {
    return Event{.what = Happened::TurnBegan, .seat = seat, .amount = 3};
  };
  State of_a = state, of_b = state;
  of_b.active = Seat::B;
  record(journal, of_a, {turn_of(Seat::A), {.what = Happened::Moved, .seat = Seat::A, .to = 5}});
  Events events{turn_of(Seat::B), {.what = Happened::CurseMoved, .amount = 4}};
  for (int i = 0; i < 9; ++i) {
    events.push_back({.what = Happened::TokenMoved, .from = 5, .to = 6});
  }
  events.push_back({.what = Happened::Moved, .seat = Seat::B, .to = 6});
  record(journal, of_b, events);
  record(journal, of_b, {turn_of(Seat::A)});
  Situation situation = seen_by_a("pirates/1 seats=2 round=3 ship.a=at:B0 ship.b=at:A2");
  situation.device.cover = Cover::Table;
  situation.device.next = Seat::A;
  const View view = build_view(situation, {}, journal);
  REQUIRE(view.curtain);
  CHECK(view.curtain->name == "Ada");
  CHECK(view.curtain->over == "Bruno’s turn is over. Hand the device to");
  CHECK(view.curtain->since == std::vector<std::string>{"The curse moves to 4.",
                                                        "Forban › Mirror Atoll (×9).",
                                                        "Bruno sails to Mirror Atoll."});
}

TEST_CASE("the curtain leaves out details where much weighs, and no deed", "[pirates][view]") {
  const std::array<Player, kSeats> players = crew();
  Journal journal(players);
  State of_b = position("pirates/1 seats=2 round=3 ship.a=at:B0 ship.b=at:A2");
  of_b.active = Seat::B;
  Events events;
  for (Cell cell = 0; cell < 9; ++cell) {
    events.push_back({.what = Happened::Moved, .seat = Seat::B, .to = cell});
    events.push_back({.what = Happened::Healed, .seat = Seat::B, .amount = cell});
  }
  record(journal, of_b, events);
  Situation situation = seen_by_a("pirates/1 seats=2 round=3 ship.a=at:B0 ship.b=at:A2");
  situation.device.cover = Cover::Table;
  situation.device.next = Seat::A;
  const View view = build_view(situation, {}, journal);
  REQUIRE(view.curtain);
  CHECK(view.curtain->since.size() == 9);
  CHECK(view.curtain->since.front() == "Bruno sails to open sea (A0).");
}

TEST_CASE("cards that were bought are counted whatever was said of them", "[pirates][view]") {
  const Situation situation = seen_by_a("pirates/1 seats=2 round=3 ship.a=at:B0 ship.b=at:A2");
  const Topic bought{kCardBought, Seat::B}, drawn{kUnseenCard, Seat::B};
  const std::vector<ToldLine> lines{{Tone::Heading, Seat::B, 2, "Turn 2"},
                                    {Tone::Deed, Seat::B, 2, "Buys.", bought},
                                    {Tone::Detail, Seat::B, 2, "Draws.", drawn},
                                    {Tone::Deed, Seat::B, 2, "Buys.", bought},
                                    {Tone::Detail, Seat::B, 2, "Draws.", drawn},
                                    {Tone::Detail, Seat::B, 2, "Draws one more.", drawn}};
  CHECK(since_last_turn(situation, lines, Seat::A) ==
        std::vector<std::string>{"Bruno buys 2 treasure cards.", "Draws one more."});
}

TEST_CASE("where much weighs, what befell the reader is told all the same", "[pirates][view]") {
  Journal journal(crew());
  State of_b = position("pirates/1 seats=2 round=3 ship.a=at:B0 ship.b=at:A2");
  of_b.active = Seat::B;
  Events events;
  for (Cell cell = 0; cell < 9; ++cell) {
    events.push_back({.what = Happened::Moved, .seat = Seat::B, .to = cell});
    events.push_back({.what = Happened::Struck, .seat = Seat::B, .amount = cell});
  }
  events.push_back({.what = Happened::Struck, .seat = Seat::A, .amount = 1});
  events.push_back({.what = Happened::PointsGained, .seat = Seat::A, .amount = 1});
  events.push_back({.what = Happened::LootShared, .seat = Seat::B, .other = Seat::A, .thing = 1});
  record(journal, of_b, events);
  const Situation situation = seen_by_a("pirates/1 seats=2 round=3 ship.a=at:B0 ship.b=at:A2");
  const auto since = since_last_turn(situation, journal.lines(Seat::A), Seat::A);
  REQUIRE(since.size() == 12);
  CHECK(since[9] == "Forban hits Ada: −1.");
  CHECK(since[10].starts_with("Ada gains "));
  CHECK(since[11].starts_with("Bruno gets from the loot of Ada: "));
}

TEST_CASE("what befell the reader is told by its topic, whatever its words", "[pirates][view]") {
  const Situation situation = seen_by_a("pirates/1 seats=2 round=3 ship.a=at:B0 ship.b=at:A2");
  std::vector<ToldLine> lines{{Tone::Heading, Seat::B, 2, "Turn 2"},
                              {Tone::Detail, Seat::B, 2, "Adamant holds.", {kBefell, Seat::B}},
                              {Tone::Detail, Seat::B, 2, "It leaks.", {kBefell, Seat::A}}};
  for (int deed = 0; deed < 7; ++deed) {
    lines.push_back({Tone::Deed, Seat::B, 2, "Deed " + std::to_string(deed)});
  }
  const auto since = since_last_turn(situation, lines, Seat::A);
  REQUIRE(since.size() == 8);
  CHECK(since.front() == "It leaks.");
}

TEST_CASE("the sheet of a ship says once what is in its hold", "[pirates][view]") {
  const Situation situation =
      seen_by_a("pirates/1 seats=2 ship.a=at:B0 ship.b=at:A2,hold:CH01+CH03+AR02");
  const auto sheet = make_detail(situation, {Subject::Kind::Ship, index_of(Seat::B), -1});
  REQUIRE(sheet);
  REQUIRE(sheet->traits.size() == 1);
  CHECK(sheet->traits[0].title == "In the hold");
  CHECK(sheet->traits[0].sentence == "gold chest of 1, gold chest of 2, Midas Figurehead");
}

// Position 4 of section 25: the ship as it would be with a tile, before paying.
TEST_CASE("the shop shows the ship with what is looked at", "[pirates][view]") {
  const View view =
      shop_looking_at(1, "pirates/1 seats=2 ship.a=at:B0,points:8,hold:CH03+CH07 ship.b=at:A2");
  REQUIRE(view.shop);
  REQUIRE(view.shop->with);
  CHECK((*view.shop->with)[static_cast<std::size_t>(Statistic::Movement)].value == 2);
  CHECK(view.shop->with_line == "Movement 1 › 2, points 8 › 5");
  REQUIRE(view.shop->sales.size() == 2);
  CHECK_FALSE(view.shop->sales[0].refusal);
  REQUIRE(view.shop->sales[1].refusal);
  CHECK(view.shop->sales[1].refusal->rule == "PIR-084"_rule);
}

// Planking gives two more boxes, and fills none.
TEST_CASE("the shop says that more room for life heals nothing", "[pirates][view]") {
  std::uint8_t planking = 1;
  while (tile(planking).statistic != Statistic::Life) ++planking;
  const View view =
      shop_looking_at(planking, "pirates/1 seats=2 ship.a=at:B0,life:1,points:8 ship.b=at:A2");
  REQUIRE(view.shop);
  CHECK(view.shop->with_line == "Life: at most 3 › 5, now still 1; points 8 › 6");
}

// On a phone four stand in a row: without room for the words beside it each shows its sign.
TEST_CASE("the buttons of a full row have signs and short words", "[pirates][view]") {
  const View view =
      view_of(seen_by_a("pirates/1 seats=2 ship.a=at:B0,points:8 ship.b=at:B0 tokens=K00:B0"));
  std::vector<Own> there;
  for (const Button& button : view.buttons) {
    CAPTURE(button.label);
    CHECK(button.icon != Icon::None);
    CHECK(button.brief.size() <= std::string("Exchange").size());
    there.push_back(button.command.own<Own>().value());
  }
  CHECK(there == std::vector{Own::Attack, Own::Shop, Own::Trade, Own::EndTurn});
}

// A tile that costs 3 points where there is 1.
TEST_CASE("the shop says why what is looked at cannot be bought", "[pirates][view]") {
  const std::string poor = "pirates/1 seats=2 ship.a=at:B0,points:1 ship.b=at:A2";
  const View view = shop_looking_at(1, poor);
  REQUIRE(view.shop);
  REQUIRE(view.shop->with);
  REQUIRE(view.shop->no_buy);
  CHECK(view.shop->with_line == view.shop->no_buy->sentence);
  CHECK_FALSE(view.shop->tiles[0].refusal == std::nullopt);
  CHECK_FALSE(shop_looking_at(11, poor).shop->no_buy);  // costs 1
}

}  // namespace mael::web::pirates

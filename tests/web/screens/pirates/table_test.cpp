// Whole games at the table: by pointer, by keys and by the list in words, for one, two and five
// persons, all with the same log.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>

#include "engine/core/random.h"
#include "tests/web/screens/pirates/pirates_table.h"
#include "web/app/overloaded.h"
#include "web/board/marks.h"
#include "web/screens/pirates/view/view_parts.h"

namespace mael::web::pirates {
namespace {

enum class By : std::uint8_t { Pointer, Keys, Words };

// Does a wanted action with what the table offers.
class Hand {
 public:
  Hand(Played& played, By by) : played_(played), by_(by) {}

  void lift() {
    if (!played_.table.situation().device.is_table_covered()) return;
    if (by_ == By::Words) return press_word("lift");
    choose("button lift");
  }

  void act(const Action& wanted) {
    const std::size_t before = played_.done.size();
    const std::string text = write_action(played_.table.seen(), wanted);
    if (by_ == By::Words) {
      say(wanted);
    } else {
      leave_shop(wanted);
      std::visit([&](const auto& deed) { on(deed); }, wanted.deed);
    }
    INFO("wanted " << text);
    REQUIRE(played_.done.size() == before + 1);
    REQUIRE(played_.done.back() == wanted);
  }

 private:
  const View& view() const { return played_.view(); }

  // ---- The list in words

  void press_word(std::string_view name) {
    Wishes wishes;
    played_.table.press(name, wishes);
    for (const Action& each : wishes.actions) played_.play(each);
  }
  void say(const Action& wanted) {
    const TableWords<Action> words = played_.table.words();
    bool listed = false;
    for (const auto& each : words.actions) listed = listed || (each && *each == wanted);
    INFO("not in the list: " << write_action(played_.table.seen(), wanted));
    REQUIRE(listed);
    played_.play(wanted);
  }

  // ---- By pointer or by keys

  void choose(const std::string& name) {
    INFO("choose " << name << ", " << view().title << ", " << view().todo);
    if (by_ == By::Pointer) return played_.tap(name);
    for (int i = 0; i < 80 && played_.table.cursor() != name; ++i) played_.press(Key::Tab);
    REQUIRE(played_.table.cursor() == name);
    played_.press(Key::Enter);
  }

  // Where not all fit, the next ones are asked for.
  void choose_listed(const std::string& name) {
    for (int i = 0; i < 12 && !played_.table.where(name); ++i) choose("more choices");
    choose(name);
  }

  template <class D>
  static constexpr bool kDeals = std::is_same_v<D, Sell> || std::is_same_v<D, BuyTile> ||
                                 std::is_same_v<D, BuyTreasure> || std::is_same_v<D, Repair>;

  void leave_shop(const Action& wanted) {
    const bool deals = std::visit(
        [](const auto& deed) { return kDeals<std::decay_t<decltype(deed)>>; }, wanted.deed);
    const bool open = view().sheet == OpenSheet::Shop;
    if (open && !deals) played_.press(Key::Escape);
    if (!open && deals) choose("button shop");
  }

  static std::string cell(Cell at) { return "cell " + mael::pirates::name_of(at); }

  void choose_row(const Action& wanted) {
    REQUIRE(view().prompt);
    const std::vector<ChoiceView>& choices = view().prompt->choices;
    for (std::size_t i = 0; i < choices.size(); ++i) {
      if (choices[i].action == wanted) return choose_listed("choice " + std::to_string(i + 1));
    }
    FAIL("no row for " << write_action(played_.table.seen(), wanted));
  }
  template <class D>
  void row(const D& deed) {
    choose_row({played_.table.situation().actor(), deed});
  }

  void on(const ChoosePawn& deed) { row(deed); }
  void on(const PlaceShip& deed) { choose(cell(deed.cell)); }
  void on(const PlaceForban& deed) { choose(cell(deed.cell)); }
  void on(const ChooseConvert& deed) { row(deed); }
  void on(const Move& deed) {
    if (by_ == By::Pointer) {
      const char seat = letter_of(played_.table.situation().actor());
      played_.tap(std::string("ship ") + seat);
    }
    choose(cell(deed.cell));
  }
  void on(const Teleport& deed) { row(deed); }
  void on(const Rotate& deed) {
    if (by_ == By::Pointer) {
      played_.drag_ring(deed.circle, deed.quarters == 3 ? -1 : deed.quarters);
      return played_.tap("button confirm");
    }
    played_.press(static_cast<char>('1' + deed.circle));
    for (int i = 1; i < deed.quarters; ++i) played_.press(Key::Right);
    played_.press(Key::Enter);
  }
  void on(const Attack& deed) {
    choose("button attack");
    REQUIRE(view().prompt);
    const std::vector<TargetView>& targets = view().prompt->targets;
    for (std::size_t i = 0; i < targets.size(); ++i) {
      if (targets[i].target == deed.target) {
        choose_listed("target " + std::to_string(i + 1));
        break;
      }
    }
    for (int i = 0; i < kSeats; ++i) {
      if (includes(deed.asked, seat_at(i))) choose(std::string("helper ") + letter_of(seat_at(i)));
    }
    choose("button confirm");
  }
  void on(const Claim& deed) {
    const int card = deed.card;
    const std::string name = "card T" + std::string(card < 10 ? "0" : "") + std::to_string(card);
    choose(name);
    if (view().refusal && view().refusal->asks) choose(name);
  }
  void on(const PickUp& deed) { row(deed); }
  void on(const Stow& deed) { row(deed); }
  void on(const Unstow& deed) { row(deed); }
  void on(const Sell& deed) {
    const std::vector<SaleOffer>& sales = view().shop->sales;
    for (std::size_t i = 0; i < sales.size(); ++i) {
      if (deed_of<Sell>(sales[i].action)->item == deed.item) {
        return choose("sale " + std::to_string(i + 1));
      }
    }
  }
  void on(const BuyTile& deed) {
    const int tile = deed.tile;
    choose("tile E" + std::string(tile < 10 ? "0" : "") + std::to_string(tile));
    choose("button buy");
  }
  void on(const BuyTreasure&) { choose("button buy_card"); }
  void on(const Repair&) { choose("button repair"); }
  void on(const OfferTrade& deed) {
    const Trade& trade = deed.trade;
    choose("button trade");
    if (played_.table.selection().offer->to != trade.to) {
      choose(std::string("partner ") + letter_of(trade.to));
    }
    const State& state = played_.table.seen();
    pick("give ", state.ship(state.active).hold, trade.give);
    pick("want ", state.ship(trade.to).hold, trade.want);
    for (int i = 0; i < trade.give_points; ++i) choose("more give");
    for (int i = 0; i < trade.want_points; ++i) choose("more want");
    choose("button offer");
  }
  void pick(const std::string& side, const Hold& hold, FixedList<Item, 3> items) {
    for (int i = 0; i < hold.size(); ++i) {
      const auto* at = std::find(items.begin(), items.end(), hold[i]);
      if (at == items.end()) continue;
      items.erase(static_cast<int>(at - items.begin()));
      choose(side + std::to_string(i + 1));
    }
  }
  void on(const MoveCalamity& deed) {
    choose("button leash");
    choose_listed("target " + std::to_string(deed.place + 1));
    choose(cell(deed.cell));
  }
  void on(const EndTurn&) {
    choose("button end_turn");
    if (view().refusal && view().refusal->asks) choose("button end_turn");
  }
  void on(const ChooseReturn& deed) { choose(cell(deed.cell)); }
  void on(const AnswerJoint& deed) { choose(deed.joins ? "button confirm" : "button pass"); }
  void on(const TakeLoot& deed) { deed.item == 0 ? choose("button pass") : row(deed); }
  void on(const ShareLoot& deed) { row(deed); }
  void on(const DropLoot& deed) { row(deed); }
  void on(const ChooseEquip& deed) { choose(deed.equips ? "button confirm" : "button pass"); }
  void on(const AnswerTrade& deed) { choose(deed.takes ? "button confirm" : "button pass"); }
  void on(const ChooseIsland& deed) { choose(cell(deed.cell)); }
  void on(const ChooseToken& deed) { row(deed); }
  void on(const FreeMove& deed) {
    deed.cell == kNoCell ? choose("button pass") : choose(cell(deed.cell));
  }
  template <class Chance>
  void on(const Chance&) {
    FAIL("chance is not a person");
  }

  Played& played_;
  const By by_;
};

// One of the things that may be done: what leads on before what undoes, so that games end.
Action wanted_in(const State& state, Random& random) {
  std::vector<Action> legal;
  legal_actions(state, legal);
  std::vector<Action> good;
  for (const Action& each : legal) {
    const bool leads_on =
        std::holds_alternative<Claim>(each.deed) || std::holds_alternative<Sell>(each.deed) ||
        std::holds_alternative<BuyTreasure>(each.deed) || std::holds_alternative<PickUp>(each.deed);
    if (leads_on) good.push_back(each);
  }
  const std::vector<Action>& from = good.empty() || random.below(4) == 0 ? legal : good;
  return from[random.below(static_cast<std::uint32_t>(from.size()))];
}

struct Game {
  State end;
  std::vector<ToldLine> log;
  int actions = 0;
};

Game play(const Setup& setup, By by, Vec2 viewport, int most) {
  Random random(7);
  Random chance(11);
  Played played(*start(setup), crew());
  played.viewport = viewport;
  played.frame({}, {});
  Hand hand(played, by);
  Game game;
  while (!outcome(played.state()).over && game.actions < most) {
    if (to_act(played.state()).is_chance()) {
      played.play(deal(played.state(), chance));
      continue;
    }
    if (const auto only = played.table.forced(); only && !played.state().tasks.empty()) {
      played.play(*only);
      continue;
    }
    hand.lift();
    const Seat seat = to_act(played.state()).first();
    REQUIRE(played.table.situation().actor() == seat);
    hand.act(wanted_in(played.state(), random));
    ++game.actions;
  }
  game.end = played.state();
  game.log = played.table.log();
  return game;
}

void check_alike(int seats, int most) {
  Setup setup = usual_setup(seats);
  setup.options.death = 1;  // games of few rounds
  const Game pointer = play(setup, By::Pointer, {1024, 768}, most);
  const Game keys = play(setup, By::Keys, {1280, 800}, most);
  const Game words = play(setup, By::Words, {390, 844}, most);
  CAPTURE(seats, pointer.actions);
  CHECK(outcome(pointer.end).over);
  CHECK(pointer.end == keys.end);
  CHECK(pointer.end == words.end);
  CHECK(pointer.log == keys.log);
  CHECK(pointer.log == words.log);
  CHECK(pointer.log.size() > 20);
}

}  // namespace

TEST_CASE("a game is played by pointer, keys and words alike", "[pirates][screen]") {
  SECTION("alone") { check_alike(1, 2000); }
  SECTION("by two") { check_alike(2, 2000); }
  SECTION("by five") { check_alike(5, 2000); }
}

TEST_CASE("a phone plays a game as well", "[pirates][screen]") {
  Setup setup = usual_setup(3);
  setup.options.death = 1;
  for (const Vec2 viewport : {Vec2{390, 844}, Vec2{844, 390}}) {
    CAPTURE(viewport.x);
    CHECK(play(setup, By::Pointer, viewport, 150).actions > 20);
  }
}

// ---- Who has the device ------------------------------------------------------------------------

// Bruno's ship sinks in Ada's turn with one piece of loot: that it drops is nobody's decision.
TEST_CASE("the device stays where it is while nobody decides anything", "[pirates][screen]") {
  Played at(position("pirates/1 seats=2 round=2 curse=3 ship.a=at:B6 ship.b=at:B7,life:1,hold:CH09 "
                     "tokens=K00:C2"),
            crew());
  at.tap("button lift");
  at.play("a turn:B1");
  const HandOver& device = at.table.situation().device;
  CHECK(device.viewer == Seat::A);
  CHECK(device.cover == Cover::None);
  REQUIRE(at.table.forced());
  CHECK(*at.table.forced() == action(at.state(), "b drop:CH09"));
  at.play(*at.table.forced());
  CHECK_FALSE(at.table.forced());
  at.play("~calamity:K04");
  CHECK(device.viewer == Seat::A);
  CHECK(device.actor == Seat::A);
  CHECK(device.cover == Cover::None);
}

// Of two pieces Bruno chooses one.
TEST_CASE("a decision in another's turn is asked of its person", "[pirates][screen]") {
  Played at(position("pirates/1 seats=2 round=2 ship.a=at:B6 ship.b=at:B7,life:1,hold:CH01+CH09 "
                     "tokens=K00:C2"),
            crew());
  at.tap("button lift");
  at.play("a turn:B1");
  CHECK_FALSE(at.table.forced());
  CHECK(at.table.situation().actor() == Seat::B);
}

// ---- For those who teach -----------------------------------------------------------------------

namespace {

// By how much a way goes round the middle of the board, clockwise.
float angle_along(const Played& played, std::string_view light) {
  const std::vector<Vec2> way = played.table.way_of(light);
  REQUIRE(way.size() > 1);
  const Vec2 middle = played.table.layout().board.center();
  float all = 0;
  for (std::size_t i = 1; i < way.size(); ++i) {
    all += turned_by(way[i - 1] - middle, way[i] - middle);
  }
  return all;
}

}  // namespace

TEST_CASE("the discs of the bar say what is left and how it is done", "[pirates][screen]") {
  Played at("pirates/1 seats=2 ship.a=at:B0 ship.b=at:A2");
  at.tap("means 2");
  REQUIRE(at.view().refusal);
  CHECK(at.view().refusal->sentence.find("Rotations left: 1 of 1.") == 0);
  at.tap("means 1", GestureKind::LongPress);
  CHECK(at.view().refusal->sentence.find("Movements left: 1 of 1.") == 0);
  CHECK(at.done.empty());
}

TEST_CASE("what bots did is told and stays marked until the next input", "[pirates][screen]") {
  Played at("pirates/1 seats=3 round=4 to=b ship.a=at:A2 ship.b=at:B0 ship.c=at:C9");
  const Cell from_b = at.state().ship(Seat::B).cell, from_c = at.state().ship(Seat::C).cell;
  std::array<bool, kSeats> sailed{};
  // B and C sail once each, and end their turns; whatever else is awaited takes the first there is.
  for (int i = 0; i < 40 && !at.table.situation().is_playing(); ++i) {
    std::vector<Action> legal;
    legal_actions(at.state(), legal);
    bool& has_sailed = sailed[static_cast<std::size_t>(index_of(at.state().active))];
    auto next = std::find_if(legal.begin(), legal.end(), [&](const Action& each) {
      return has_sailed ? deed_of<EndTurn>(each) != nullptr : deed_of<Move>(each) != nullptr;
    });
    if (next == legal.end()) next = legal.begin();
    has_sailed = has_sailed || deed_of<Move>(*next) != nullptr;
    at.play(*next);
  }
  at.frame({}, {});
  const auto is_fresh = [&](Seat seat) {
    return (at.view().board.ships[static_cast<std::size_t>(index_of(seat))] & kMarkFresh) != 0;
  };
  CHECK(is_fresh(Seat::B));
  CHECK(is_fresh(Seat::C));
  CHECK_FALSE(is_fresh(Seat::A));
  REQUIRE(at.view().board.ways.size() == 2);
  CHECK(at.view().board.ways[0].from == from_b);
  CHECK(at.view().board.ways[0].to == at.state().ship(Seat::B).cell);
  CHECK(at.view().board.ways[1].from == from_c);
  REQUIRE(at.view().prompt);
  CHECK(at.view().prompt->title == "Since your last turn");
  CHECK(at.view().prompt->sentences.size() >= 2);
  SECTION("a key") { at.press(Key::Escape); }
  SECTION("a deed of one's own, from the list in words") { at.play("a end"); }
  CHECK_FALSE(is_fresh(Seat::B));
  CHECK(at.view().board.ways.empty());
  CHECK_FALSE(at.view().prompt);
}

TEST_CASE("what others did stays told while it is read, and is put away by its sign",
          "[pirates][screen]") {
  Played at("pirates/1 seats=2 round=3 opt=poverty:0 to=b ship.a=at:A2 ship.b=at:B0");
  at.viewport = {390, 844};
  at.play("b move:C0");
  at.play("b end");
  at.frame({}, {});
  REQUIRE(at.view().prompt);
  REQUIRE(at.view().prompt->title == "Since your last turn");
  const std::optional<Rect> sign = at.table.where("close told");
  REQUIRE(sign);
  CHECK(sign->width() >= 43.9F);
  CHECK(sign->height() >= 43.9F);
  at.tap("prompt");
  CHECK(at.view().prompt);
  at.press(Key::Tab);
  CHECK(at.view().prompt);
  SECTION("by a finger") { at.tap("close told"); }
  SECTION("by keys") {
    for (int i = 0; i < 80 && at.table.cursor() != "close told"; ++i) at.press(Key::Tab);
    at.press(Key::Enter);
  }
  CHECK_FALSE(at.view().prompt);
  CHECK(at.view().sheet == OpenSheet::None);  // nothing under the sign was pressed
  CHECK(at.table.selection().is_empty());
}

TEST_CASE("before the first turn nothing is told of the last one", "[pirates][screen]") {
  Played at("pirates/1 seats=2 opt=poverty:0 first=b to=b ship.a=at:A2 ship.b=at:B0");
  at.play("b move:C0");
  at.play("b end");
  at.frame({}, {});
  REQUIRE(at.table.situation().is_playing());
  CHECK_FALSE(at.view().prompt);
}

TEST_CASE("what is bought one by one is told as one", "[pirates][screen]") {
  Played at("pirates/1 seats=2 round=3 opt=poverty:0 to=b ship.a=at:A2 ship.b=at:B0,points:20");
  for (const char* card : {"T01", "T02", "T03", "T04", "T05", "T06"}) {
    at.play("b card");
    at.play(std::string("~card:") + card);
  }
  at.play("b end");
  at.frame({}, {});
  REQUIRE(at.view().prompt);
  const std::vector<std::string>& told = at.view().prompt->sentences;
  CHECK(told.front() == "Bruno buys 6 treasure cards.");
  for (const std::string& each : told) CHECK(each.find("draws") == std::string::npos);
}

TEST_CASE("a deed of a bot stays for a moment to be read", "[pirates][screen][motion]") {
  Played moves(position("pirates/1 seats=2 round=4 to=b ship.a=at:A2 ship.b=at:B0"), alone_at_a(),
               false);
  moves.play("b move:C0");
  moves.wait(900);  // the ship has arrived after 280
  CHECK(moves.table.is_moving(moves.now()));
  moves.wait(100);
  CHECK_FALSE(moves.table.is_moving(moves.now()));
}

TEST_CASE("a turn that is lit leads round the middle, by what is left of it", "[pirates][screen]") {
  Played played("pirates/1 seats=2 ship.a=at:A0 ship.b=at:A2,pawn:2");
  const std::optional<Rect> grip = played.table.where("turn B1");
  REQUIRE(grip);
  CHECK(distance(played.table.way_of("turn B1").front(), grip->center()) < 1);
  CHECK(std::abs(angle_along(played, "turn B1") - kQuarter) < 0.01F);
  CHECK(std::abs(angle_along(played, "turn B3") + kQuarter) < 0.01F);
  CHECK(played.table.way_of("button end_turn").empty());
  CHECK(played.table.held().empty());

  played.drag_ring(1, 2);
  CHECK(played.table.held() == "turn B2");
  CHECK(std::abs(angle_along(played, "turn B1") + kQuarter) < 0.01F);
  played.drag_ring(1, -1);
  CHECK(played.table.held() == "turn B1");
}

}  // namespace mael::web::pirates

// A position that is set up by hand: what a tap, a drag, a key and a choice in words do, on a
// position of two spaces and a pool, without a game.
#include "web/table/kinds/arranging.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

namespace mael::web {
namespace {

// One stone, on space 1 or 2 or in the pool, and a number from 0 to 2. Stones never lie on space 3.
class Stones final : public ArrangedGame {
 public:
  struct Now {
    std::string stone = "1";
    int number = 0;
  };

  Arrangement arrangement() const override {
    const bool waits = now().stone == "pool";
    Arrangement all;
    all.pieces.push_back({waits ? "pool.stone" : now().stone, now().stone, "arrange.turn", Seat::B,
                          1, waits ? "" : now().stone});
    for (const char* space : {"1", "2", "3"}) {
      all.places.push_back({.name = space, .beside = false});
    }
    all.places.push_back({"pool", "arrange.done", Seat::B});
    all.counts = {{"number", "arrange.turn", now().number}};
    return all;
  }
  std::vector<Seat> seats() const override { return {Seat::A, Seat::B}; }
  std::string name_of(Seat seat) const override { return std::string(1, letter_of(seat)); }
  bool allows(const Rearrangement& change) const override {
    if (change.what == "number") return std::stoi(change.to) <= 2;
    return change.to != "3" && change.to != now().stone;
  }
  std::optional<Refusal> change(const Rearrangement& change) override {
    if (!allows(change)) return Refusal{RuleId::parse("TOY-090"), "No."};
    Now next = now();
    if (change.what == "number") {
      next.number = std::stoi(change.to);
    } else {
      next.stone = change.to;
    }
    moments_.push_back(next);
    return {};
  }
  bool may_undo() const override { return moments_.size() > 1; }
  void undo() override { moments_.pop_back(); }
  std::string position() const override { return now().stone + std::to_string(now().number); }
  void lay(const std::string&) override {}
  const Now& now() const { return moments_.back(); }

 private:
  std::vector<Now> moments_{Now{}};
};

// The spaces lie beside each other.
std::optional<Rect> where(const std::string& thing) {
  if (thing.size() != 1) return {};
  return box(100 * static_cast<float>(thing[0] - '0'), 100, 60, 60);
}
Vec2 middle(char space) { return where(std::string(1, space))->center(); }

struct Table {
  Stones stones;
  Arranging arranging{stones};
  std::vector<Gesture> left;
  Rect table;  // where it may lie
  Vec2 page{1280, 800};

  Table() { frame({}); }
  void frame(std::vector<Gesture> gestures, std::vector<KeyPress> keys = {}) {
    FrameInput input;
    input.viewport = page;
    input.gestures = gestures;
    input.keys = keys;
    const FrameInput rest = arranging.read(input);
    table = shrunk({{}, rest.viewport}, rest.safe);
    left.assign(rest.gestures.begin(), rest.gestures.end());
    CHECK(rest.keys.empty());
    arranging.place(where, Seat::A);
  }
  void tap(Vec2 at) { frame({{.kind = GestureKind::Tap, .at = at}}); }
  void tap(const std::string& name) {
    CAPTURE(name);
    const auto at = arranging.where(name);
    REQUIRE(at);
    tap(at->center());
  }
  void drag(Vec2 from, Vec2 to) {
    frame({{.kind = GestureKind::DragStart, .at = from, .from = from}});
    frame({{.kind = GestureKind::DragMove, .at = to, .from = from, .delta = to - from}});
    frame({{.kind = GestureKind::Drop, .at = to, .from = from}});
  }
  void key(Key key, char character = 0) { frame({}, {{key, character}}); }
  std::vector<std::string> offered() const {
    std::vector<std::string> names;
    for (const Words::Choice& choice : arranging.choices()) names.push_back(choice.notation);
    return names;
  }
  bool offers(const std::string& name) const {
    const auto names = offered();
    return std::find(names.begin(), names.end(), name) != names.end();
  }
};

}  // namespace

TEST_CASE("a tap takes a piece up, and another one puts it down", "[table][arranging]") {
  Table table;
  table.tap(middle('1'));
  CHECK(table.arranging.held() == "1");
  CHECK_FALSE(table.arranging.take_change());
  table.tap(middle('2'));
  CHECK_FALSE(table.arranging.held());
  CHECK(table.stones.now().stone == "2");
  CHECK(table.arranging.take_change());
}

TEST_CASE("a tap on what is held, or beside the places, puts it back", "[table][arranging]") {
  Table table;
  table.tap(middle('1'));
  table.tap(middle('1'));
  CHECK_FALSE(table.arranging.held());
  table.tap(middle('1'));
  table.tap(Vec2{500, 500});
  CHECK_FALSE(table.arranging.held());
  CHECK(table.stones.now().stone == "1");
  CHECK_FALSE(table.arranging.take_change());
}

TEST_CASE("a drag does the same, and carries what is dragged along", "[table][arranging]") {
  Table table;
  table.frame({{.kind = GestureKind::DragStart, .at = middle('1'), .from = middle('1')}});
  REQUIRE(table.arranging.carried());
  CHECK(table.arranging.carried()->at == middle('1'));
  table.frame({{.kind = GestureKind::Drop, .at = middle('2'), .from = middle('1')}});
  CHECK_FALSE(table.arranging.carried());
  CHECK(table.stones.now().stone == "2");
  table.drag(middle('2'), {500, 500});
  CHECK(table.stones.now().stone == "2");
  CHECK_FALSE(table.arranging.held());
}

TEST_CASE("a piece is carried over within one frame", "[table][arranging]") {
  Table table;
  table.frame({{.kind = GestureKind::DragStart, .at = middle('1'), .from = middle('1')},
               {.kind = GestureKind::DragMove, .at = middle('2'), .from = middle('1')},
               {.kind = GestureKind::Drop, .at = middle('2'), .from = middle('1')}});
  CHECK(table.stones.now().stone == "2");
}

TEST_CASE("a drag beside the pieces moves the table along", "[table][arranging]") {
  Table table;
  table.frame({{.kind = GestureKind::DragStart, .at = {500, 500}, .from = {500, 500}}});
  CHECK(table.left.empty());
  table.frame(
      {{.kind = GestureKind::DragMove, .at = {510, 505}, .from = {500, 500}, .delta = {10, 5}}});
  REQUIRE(table.left.size() == 1);
  CHECK(table.left[0].kind == GestureKind::Pan);
  CHECK(table.left[0].delta == Vec2{10, 5});
}

TEST_CASE("what is forbidden is refused with its rule, and the piece is held on",
          "[table][arranging]") {
  Table table;
  table.tap(middle('1'));
  table.tap(middle('3'));
  REQUIRE(table.arranging.refusal());
  CHECK(table.arranging.refusal()->rule.text() == "TOY-090");
  CHECK(table.arranging.sentence() == "No.");
  CHECK(table.arranging.held() == "1");
  CHECK(table.stones.now().stone == "1");
  CHECK_FALSE(table.stones.may_undo());
  table.tap("arrange_rule");
  REQUIRE(table.arranging.take_rule());
  table.tap(middle('2'));
  CHECK_FALSE(table.arranging.refusal());
}

TEST_CASE("only what is allowed is lit", "[table][arranging]") {
  Table table;
  table.tap(middle('1'));
  for (const Arranging::Target& each : table.arranging.targets()) {
    if (each.kind == Arranging::Kind::Place) CHECK(each.allowed == (each.name == "put 2"));
  }
  CHECK(table.offers("put 2"));
  CHECK_FALSE(table.offers("put 3"));
  CHECK_FALSE(table.offers("put 1"));
}

TEST_CASE("a piece goes to the tray and comes from it", "[table][arranging]") {
  Table table;
  CHECK_FALSE(table.arranging.where("put pool"));
  table.tap(middle('1'));
  table.tap("put pool");
  CHECK(table.stones.now().stone == "pool");
  CHECK_FALSE(table.arranging.where("take pool.stone"));  // it waits on the tab of its seat
  table.tap("arrange_tab_2");
  const Rect waiting = table.arranging.where("take pool.stone").value();
  table.drag(waiting.center(), middle('2'));
  CHECK(table.stones.now().stone == "2");
  const Vec2 tray = table.arranging.tray().center();
  table.drag(middle('2'), tray);  // the tray itself is no place
  CHECK(table.stones.now().stone == "2");
}

TEST_CASE("counts go up and down as far as they may", "[table][arranging]") {
  Table table;
  table.tap("arrange_tab_3");
  CHECK_FALSE(table.offers("less number"));
  table.tap("more number");
  table.tap("more number");
  CHECK(table.stones.now().number == 2);
  CHECK_FALSE(table.offers("more number"));
  table.tap("more number");
  CHECK(table.stones.now().number == 2);
  CHECK(table.arranging.refusal());
  table.tap("less number");
  CHECK(table.stones.now().number == 1);
}

TEST_CASE("the last change is undone, one after the other", "[table][arranging]") {
  Table table;
  CHECK_FALSE(table.offers("arrange_undo"));
  table.tap(middle('1'));
  table.tap(middle('2'));
  table.arranging.press("more number");
  CHECK(table.offers("arrange_undo"));
  table.tap("arrange_undo");
  CHECK(table.stones.position() == "20");
  table.key(Key::Character, 'u');
  CHECK(table.stones.position() == "10");
  table.tap("arrange_undo");
  CHECK(table.stones.position() == "10");
}

TEST_CASE("keys reach everything that is lit", "[table][arranging]") {
  Table table;
  table.key(Key::Tab);
  CHECK(table.arranging.cursor() == "take 1");
  table.key(Key::Enter);
  CHECK(table.arranging.held() == "1");
  table.key(Key::Right);
  CHECK(table.arranging.cursor() == "put 2");
  table.key(Key::Enter);
  CHECK(table.stones.now().stone == "2");
  table.tap(middle('2'));
  table.key(Key::Escape);
  CHECK_FALSE(table.arranging.held());
  CHECK_FALSE(table.arranging.take_wish());
  table.key(Key::Escape);
  CHECK(table.arranging.take_wish() == Arranging::Wish::Leave);
}

TEST_CASE("every choice in words does what it says", "[table][arranging]") {
  Table table;
  table.arranging.press("take 1");
  table.arranging.press("put pool");
  CHECK(table.stones.now().stone == "pool");
  table.frame({});
  CHECK(table.offers("take pool.stone"));
  table.arranging.press("arrange_write");
  CHECK(table.arranging.take_wish() == Arranging::Wish::Write);
  table.arranging.press("arrange_done");
  CHECK(table.arranging.take_wish() == Arranging::Wish::Done);
  table.arranging.press("nothing of the kind");
  CHECK(table.stones.now().stone == "pool");
}

TEST_CASE("tray and table share the page, and nothing of the tray is too small for a finger",
          "[table][arranging]") {
  for (const Vec2 size : {Vec2{390, 844}, Vec2{844, 390}, Vec2{1024, 768}, Vec2{1280, 800}}) {
    CAPTURE(size.x, size.y);
    Table table;
    table.page = size;
    for (const char* shown : {"arrange_tab_1", "arrange_tab_2", "arrange_tab_3", "take 1"}) {
      table.arranging.press(shown);
      table.frame({});
      const Rect tray = table.arranging.tray();
      const Rect rest = table.table;
      const bool over = table.arranging.folds() && tray.height() > 300;  // it is open
      CHECK((tray.min.x >= rest.max.x || tray.min.y >= rest.max.y) != over);
      CHECK(std::min(rest.width(), rest.height()) >= 320);
      for (const Arranging::Target& each : table.arranging.targets()) {
        if (each.kind == Arranging::Kind::Piece || each.kind == Arranging::Kind::Place) continue;
        CAPTURE(each.name);
        CHECK(each.at.width() >= 44);
        CHECK(each.at.height() >= 44);
        CHECK(grown(tray, 0.5F).contains(each.at.min));
        CHECK(grown(tray, 0.5F).contains(each.at.max));
      }
    }
  }
}

TEST_CASE("on a low page the tray folds to its tabs, and the table stays where it is",
          "[table][arranging]") {
  Table table;
  table.page = {390, 844};
  table.frame({});
  REQUIRE(table.arranging.folds());
  const Rect folded = table.arranging.tray(), room = table.table;
  CHECK(room.height() >= 560);
  CHECK_FALSE(table.arranging.where("less number"));
  table.tap("arrange_tab_3");
  CHECK(table.arranging.where("less number"));
  table.frame({});
  CHECK(table.arranging.tray().height() > folded.height());
  CHECK(table.table == room);
  table.tap("arrange_tab_3");  // the tab that is open closes
  CHECK(table.arranging.tray() == folded);
  CHECK_FALSE(table.arranging.where("less number"));
}

TEST_CASE("a folded tray opens for what may be done with what is held", "[table][arranging]") {
  Table table;
  table.page = {390, 844};
  table.frame({});
  table.tap(middle('1'));
  CHECK_FALSE(table.arranging.where("put pool"));
  table.tap("arrange_unfold");
  table.tap("put pool");
  CHECK(table.stones.now().stone == "pool");
  table.tap("arrange_tab_2");
  table.tap("take pool.stone");  // it folds, so that the spaces are seen
  CHECK(table.arranging.held() == "pool.stone");
  CHECK_FALSE(table.arranging.where("take pool.stone"));
  table.tap(middle('2'));
  CHECK(table.stones.now().stone == "2");
}

TEST_CASE("what lies under the open tray does not answer", "[table][arranging]") {
  Table table;
  table.page = {390, 844};
  const auto below = [](const std::string& thing) -> std::optional<Rect> {
    if (thing == "2") return box(100, 600, 60, 60);
    return where(thing);
  };
  const auto lay = [&] { table.arranging.place(below, Seat::A); };
  table.frame({});
  lay();
  table.tap(middle('1'));
  lay();
  CHECK(table.arranging.where("put 2"));
  table.arranging.press("arrange_unfold");
  table.frame({});
  lay();
  CHECK_FALSE(table.arranging.where("put 2"));
}

TEST_CASE("where a table has no places of its own, its spots are named", "[table][arranging]") {
  Table table;
  const auto spot = [](Vec2 at) { return at.y < 400 ? std::string("2") : std::string(); };
  const auto lay = [&] { table.arranging.place(where, Seat::A, spot); };
  lay();
  table.arranging.press("take 1");
  lay();
  table.frame({{.kind = GestureKind::Tap, .at = {300, 600}}});  // beside the table: put back
  CHECK_FALSE(table.arranging.held());
  lay();
  table.arranging.press("take 1");
  lay();
  FrameInput input;
  input.viewport = table.page;
  const std::vector<Gesture> tap{{.kind = GestureKind::Tap, .at = middle('1') + Vec2{25, 0}}};
  input.gestures = tap;
  table.arranging.read(input);  // close to it, not on it
  CHECK(table.stones.now().stone == "2");
}

TEST_CASE("a count is stepped to the multiples of its step, and said in decimals",
          "[table][arranging]") {
  class Far final : public ArrangedGame {
   public:
    Arrangement arrangement() const override {
      Arrangement all;
      ArrangedCount count{.name = "x", .words = "arrange.turn", .value = mils};
      count.step = 500;
      count.thousandths = "arrange.piece";  // "{0} ({1})"
      all.counts.push_back(count);
      return all;
    }
    std::vector<Seat> seats() const override { return {Seat::A}; }
    std::string name_of(Seat) const override { return "A"; }
    bool allows(const Rearrangement&) const override { return true; }
    std::optional<Refusal> change(const Rearrangement& change) override {
      mils = std::stoi(change.to);
      return {};
    }
    bool may_undo() const override { return false; }
    void undo() override {}
    std::string position() const override { return {}; }
    void lay(const std::string&) override {}
    int mils = 12250;
  };
  Far far;
  Arranging arranging(far);
  const auto said = [&] { return arranging.choices().front().label; };
  CHECK(said().find("12 (25)") != std::string::npos);
  arranging.press("more x");
  CHECK(far.mils == 12500);
  arranging.press("more x");
  CHECK(far.mils == 13000);
  CHECK(said().find("13 (0)") != std::string::npos);
  far.mils = 12250;
  arranging.renew();
  arranging.press("less x");
  CHECK(far.mils == 12000);
  far.mils = 0;
  arranging.renew();
  arranging.press("less x");
  CHECK(far.mils == 0);
}

TEST_CASE("where much waits it is shown by its places", "[table][arranging]") {
  // Nine kinds of cards in a deck, one on the discards.
  class Cards final : public ArrangedGame {
   public:
    Arrangement arrangement() const override {
      Arrangement all;
      for (const char kind : {'1', '2', '3', '4', '5', '6', '7', '8', '9'}) {
        all.pieces.push_back({std::string("deck.") + kind, "deck", "arrange.turn", Seat::A, 2});
      }
      all.pieces.push_back({"discard.1", "discard", "arrange.turn", Seat::A});
      all.places = {{"deck", "arrange.done", Seat::A}, {"discard", "arrange.page", Seat::A}};
      all.counts = {{"number", "arrange.turn", 0, Seat::A}};
      return all;
    }
    std::vector<Seat> seats() const override { return {Seat::A}; }
    std::string name_of(Seat) const override { return "A"; }
    bool allows(const Rearrangement&) const override { return true; }
    std::optional<Refusal> change(const Rearrangement&) override { return {}; }
    bool may_undo() const override { return false; }
    void undo() override {}
    std::string position() const override { return {}; }
    void lay(const std::string&) override {}
  };
  Cards cards;
  Arranging arranging(cards);
  FrameInput input;
  input.viewport = {1280, 800};
  arranging.read(input);
  arranging.place(where, Seat::A);
  CHECK(arranging.where("open deck"));
  CHECK(arranging.where("open discard"));
  CHECK(arranging.where("number"));
  CHECK_FALSE(arranging.where("take deck.1"));
  arranging.press("open deck");
  CHECK(arranging.where("take deck.1"));
  CHECK(arranging.where("open deck"));
  CHECK_FALSE(arranging.where("open discard"));
  CHECK_FALSE(arranging.where("number"));
  arranging.press("open deck");
  CHECK_FALSE(arranging.where("take deck.1"));
  arranging.press("open discard");
  arranging.press("arrange_tab_1");
  CHECK(arranging.where("open deck"));
}

TEST_CASE("the tabs of five ships are large enough for a finger", "[table][arranging]") {
  // Each has more counts than a page of the tray holds.
  class Fleet final : public ArrangedGame {
   public:
    Arrangement arrangement() const override {
      Arrangement all;
      for (int i = 0; i < 40; ++i) {
        all.counts.push_back({"count." + std::to_string(i), "arrange.turn", i, Seat::A});
      }
      return all;
    }
    std::vector<Seat> seats() const override {
      return {Seat::A, Seat::B, Seat::C, Seat::D, Seat::E};
    }
    std::string name_of(Seat) const override { return "The Sun"; }
    bool allows(const Rearrangement&) const override { return true; }
    std::optional<Refusal> change(const Rearrangement&) override { return {}; }
    bool may_undo() const override { return false; }
    void undo() override {}
    std::string position() const override { return {}; }
    void lay(const std::string&) override {}
  };
  for (const Vec2 size : {Vec2{390, 844}, Vec2{844, 390}, Vec2{1280, 800}}) {
    CAPTURE(size.x, size.y);
    Fleet fleet;
    Arranging arranging(fleet);
    FrameInput input;
    input.viewport = size;
    arranging.read(input);
    arranging.place(where, Seat::A);
    if (arranging.folds()) arranging.press("arrange_tab_1");
    REQUIRE(arranging.where("arrange_page"));
    for (const Arranging::Target& each : arranging.targets()) {
      CAPTURE(each.name);
      CHECK(each.at.width() >= 43.9F);
      CHECK(each.at.height() >= 43.9F);
    }
  }
}

}  // namespace mael::web

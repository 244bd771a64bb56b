// Squads as signs in strips at both sides of the table: where they lie, what they show, what a tap
// and a hold on one come to.
#include <algorithm>

#include "tests/web/screens/battle/battle_table.h"
#include "web/base/say.h"
#include "web/screens/battle/view/framing.h"

namespace mael::web::battle {
namespace {

// Two squads a side; of the near one the second has acted.
const std::string kGo =
    "edge-battle/1 table=36x36 a.i=E01:18/10+17/9+19/9+16/8+20/8,face:256 "
    "a.ii=E02:8/10+7/9+9/9+6/8+10/8,face:256 a.iii=E02:30/6+29/5+31/5+28/4+32/4,face:256,done:1 "
    "b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768,supp:2 "
    "b.ii=K01:28/30+27/31+29/31+26/32+30/32,face:768,cover:1";
}  // namespace

TEST_CASE("every squad has a sign in the strip of its side, large enough for a finger",
          "[battle_strips]") {
  for (const Vec2 page : kPages) {
    INFO(page.x << "x" << page.y);
    At played(kGo, page);
    const Layout& layout = played.table.layout();
    for (const std::string code : {"a1", "a2", "a3", "b1", "b2"}) {
      INFO(code);
      const auto at = played.table.where("strip " + code);
      REQUIRE(at);
      CHECK(at->width() >= kTouch);
      CHECK(at->height() >= kTouch);
      CHECK(lies_in(*at, layout.strips.at(code.front() == 'a' ? 0 : 1)));
      CHECK(lies_in(*at, {{}, page}));
      CHECK_FALSE(overlap(*at, layout.board));
      for (const Rect& panel : {layout.panels[0], layout.panels[1], layout.bar, layout.tools}) {
        CHECK_FALSE(overlap(*at, panel));
      }
    }
  }
}

TEST_CASE("eight squads a side have signs on every page, none upon another", "[battle_strips]") {
  for (const bool broad : {false, true}) {
    for (const Vec2 page : kPages) {
      INFO(page.x << "x" << page.y);
      LayoutInput wanted;
      wanted.viewport = page;
      wanted.tools = 7;
      wanted.squads = {8, 8};
      wanted.broad = broad;
      const Layout layout = make_layout(wanted);
      CHECK(layout.board.width() > 180);
      CHECK(layout.board.height() > 180);
      for (const Rect strip : layout.strips) {
        const std::vector<Rect> places = places_in_strip(strip, 8);
        REQUIRE(places.size() == 8);
        for (std::size_t i = 0; i < places.size(); ++i) {
          CHECK(places[i].width() >= kTouch);
          CHECK(lies_in(places[i], strip));
          CHECK_FALSE(overlap(places[i], layout.board));
          for (std::size_t j = 0; j < i; ++j) CHECK_FALSE(overlap(places[i], places[j]));
        }
      }
    }
  }
}

TEST_CASE("strips lie above and below a long table, and beside a square one", "[battle_strips]") {
  const auto lies = [](const std::string& table) {
    std::string text = kGo;
    const At played(text.replace(text.find("36x36"), 5, table), {1024, 768});
    const Layout& layout = played.table.layout();
    return layout.strips[0].min.y >= layout.board.max.y;
  };
  CHECK(lies("72x48"));
  CHECK_FALSE(lies("36x36"));
}

TEST_CASE("a sign shows what the squad's tag shows", "[battle_strips]") {
  const State state = position(kGo);
  const Played played(state);
  const Board board = make_board(state, played.view());
  REQUIRE(board.tags.size() == 5);
  CHECK(board.tags[0].words == "5");
  CHECK(board.tags[2].ticked);
  CHECK(board.tags[3].marks == std::vector{TagMark{TagShape::Pennant, "2"}});
  CHECK(board.tags[4].marks == std::vector{TagMark{TagShape::Shield, "1"}});
}

TEST_CASE("a tap on the sign of an own squad chooses it, once the table shows another way as well",
          "[battle_strips]") {
  for (const Vec2 page : kPages) {
    INFO(page.x << "x" << page.y);
    At played(kGo, page);
    const float far = played.table.picture(0).camera.scale;
    const Vec2 free = played.table.layout().board.center();
    played.frame({{.kind = GestureKind::Pan, .at = free, .from = free, .delta = {9, 9}}}, {});
    played.tap("strip a2");
    CHECK(played.done.empty());
    CHECK(played.table.held() == "squad a2");
    CHECK(played.table.picture(0).camera.scale > far);
    CHECK(played.table.layout().board.contains(played.middle_of("squad a2")));
  }
}

TEST_CASE("a tap on the sign of any other squad only goes there", "[battle_strips]") {
  At played(kGo + " stage=active gone=1 active=a1 frames=acting:a1", kPhone);
  played.tap("at 18/13");
  REQUIRE(played.table.selection().draft);
  const auto before = played.table.selection().draft;
  for (const std::string code : {"b2", "a3"}) {
    INFO(code);
    played.tap("strip " + code);
    CHECK(played.done.empty());
    CHECK_FALSE(played.view().refusal);
    CHECK(played.table.selection().draft == before);
    REQUIRE(played.view().card);
    CHECK(played.view().card->squad.code == code);
    CHECK(played.table.layout().board.contains(played.middle_of("squad " + code)));
  }
  // What is asked for next is shown again.
  played.tap("button confirm");
  CHECK(played.done.size() == 1);
  CHECK(played.table.layout().board.contains(played.middle_of("squad a1")));
}

TEST_CASE("a sign that is held opens the card of its squad", "[battle_strips]") {
  At played(kGo, kPhone);
  played.tap("strip b1", GestureKind::LongPress);
  CHECK(played.table.reading() == "card");
  REQUIRE(played.view().card);
  CHECK(played.view().card->squad.code == "b1");
  CHECK(played.table.selection().looks == kNone);
}

TEST_CASE("an upright phone chooses a squad in its strip, and leaves the table the room",
          "[battle_strips]") {
  At played(kGo, kPhone);
  CHECK(played.table.picture(0).places->prompt_rows.empty());
  CHECK_FALSE(played.table.where("choice 1"));
  CHECK(played.table.layout().board.height() > 500);
  // A shot that is read needs all the room there is.
  played.tap("strip a1");
  REQUIRE(played.table.where("strip b1"));
  played.tap("squad b1");
  REQUIRE(played.view().prompt->chart);
  CHECK_FALSE(played.table.where("strip b1"));
}

TEST_CASE("a lesson's card on a phone lies over neither side", "[battle_strips]") {
  LayoutInput wanted;
  wanted.viewport = kPhone;
  wanted.tools = 7;
  wanted.taught = true;
  wanted.squads = {2, 1};
  const Layout layout = make_layout(wanted);
  REQUIRE(layout.spare.height() > 0);
  for (const Rect& panel : layout.panels) {
    CHECK_FALSE(overlap(panel, layout.spare));
    CHECK_FALSE(overlap(panel, layout.board));
    CHECK_FALSE(overlap(panel, layout.bar));
  }
}

}  // namespace mael::web::battle

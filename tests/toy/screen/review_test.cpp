// Looking back on a finished game of the toy: where one goes, what is told, with several winners or
// none.
#include "engine/play/counsel.h"
#include "tests/toy/screen/played.h"

namespace mael::web::toy {
namespace {

// The last round of three: A sails, B hails, and what is done about it decides who wins.
const std::string kLastRound =
    "toy/1 seats=3 round=4 step=turn captain=a hands=1+2,3+4,1+1 coins=5,5,5 at=0,0;0,0;0,0";

struct Reviewed {
  explicit Reviewed(const std::vector<std::string>& log, int sixes = 0,
                    const std::string& first = kLastRound)
      : game(first, persons_at(Seats::only(Seat::A))) {
    for (const std::string& action : log) game.play(action);
    game.play(rolled(sixes));
    REQUIRE(outcome(game.state()).over);
    REQUIRE(game.table.view().notice);
    title = game.table.view().notice->title;
    game.tap("button review");
    game.requested<request::Review>();
    game.table.review(game.first(), game.log);
    game.frame({}, {});
  }

  // The entries of the log that have been carried out in what is shown.
  int at() const { return game.table.view().review->at; }
  // Every decision is judged: the ones at `turnings` gave a third away.
  int judge_all(const std::vector<int>& turnings) {
    int judged = 0;
    for (; const auto question = game.table.unjudged(); ++judged) {
      const bool lost = std::count(turnings.begin(), turnings.end(), question->entry) > 0;
      questions.push_back(*question);
      game.table.judged(question->entry,
                        write_counsel({0.4F, lost ? 0.3F : 0, lost ? "a rest" : "", {}}));
    }
    game.frame({}, {});
    return judged;
  }

  Played game;
  std::string title;
  std::vector<ReviewQuestion> questions;
};

const std::vector<std::string> kBribed{"a sail:2000,0", "b hail", "a bribe:2", "c hush"};
const std::vector<std::string> kTold{"a sail:2000,0", "b hail", "a bribe:2", "c tell"};

}  // namespace

TEST_CASE("a review goes through the game by keys and by buttons", "[toy][review]") {
  Reviewed shown(kBribed);
  CHECK(shown.at() == 5);
  CHECK_FALSE(shown.game.table.view().notice);
  shown.game.press(Key::Left);
  CHECK(shown.at() == 4);
  shown.game.press(Key::Home);
  CHECK(shown.at() == 0);
  CHECK(shown.game.table.seen() == observe(shown.game.first(), Seat::A));
  shown.game.press(Key::Left);
  CHECK(shown.at() == 0);
  shown.game.tap("button forward");
  shown.game.tap("button forward");
  CHECK(shown.at() == 2);
  shown.game.choose("back");
  CHECK(shown.at() == 1);
  CHECK(shown.game.table.words().words.title == "Step 1 of 5");
}

TEST_CASE("the curve of a review is tapped and dragged along", "[toy][review]") {
  Reviewed shown(kBribed);
  const Rect curve = *shown.game.table.where("curve");
  const auto place = [&](int entry) { return Vec2{curve_x(curve, 5, entry), curve.center().y}; };
  shown.game.tap_at(place(2));
  CHECK(shown.at() == 2);
  shown.game.drag(place(2), place(4));
  CHECK(shown.at() == 4);
  // However far the finger goes, and not before it is down.
  const Vec2 beyond = curve.max + Vec2{400, 200};
  shown.game.drag(place(4), beyond);
  CHECK(shown.at() == 5);
  shown.game.gesture({.kind = GestureKind::DragMove, .at = place(1), .from = beyond});
  CHECK(shown.at() == 5);
  shown.game.tap_at(place(4));
  shown.game.tap_at(shown.game.middle_of("skiff a"));
  CHECK(shown.at() == 4);
}

TEST_CASE("n and p jump between the decisions that turned the game", "[toy][review]") {
  Reviewed shown(kBribed);
  CHECK(shown.judge_all({0, 2}) == 4);  // the dice are nobody's decision
  shown.game.press(Key::Home);
  shown.game.press('n');
  CHECK(shown.at() == 2);
  shown.game.press('n');
  CHECK(shown.at() == 2);
  shown.game.press('p');
  CHECK(shown.at() == 0);
  shown.game.press(Key::Down);
  CHECK(shown.at() == 2);
  shown.game.press(Key::Up);
  CHECK(shown.at() == 0);
  shown.game.tap("button next_turning");
  CHECK(shown.at() == 2);
  shown.game.choose("last_turning");
  CHECK(shown.at() == 0);
  CHECK_FALSE(shown.game.is_offered("last_turning"));
}

TEST_CASE("a decision is told with what would have been better", "[toy][review]") {
  Reviewed shown(kBribed);
  shown.judge_all({0});
  shown.game.press(Key::Home);
  const std::string advice = shown.game.table.view().advice;
  CHECK(advice.find("sail to 2000, 0") != std::string::npos);
  CHECK(advice.find("rest") != std::string::npos);
  CHECK(advice.find("30") != std::string::npos);
  shown.game.press(Key::Right);
  CHECK(shown.game.table.view().advice.find("hail") != std::string::npos);
  CHECK(shown.game.table.view().advice.find("rest") == std::string::npos);
}

TEST_CASE("the end tells where the game was given away, and leads there again", "[toy][review]") {
  Reviewed shown(kBribed);
  // It is B that hails and A that sails and bribes; A's bribe cost as much as its sailing.
  CHECK_FALSE(shown.game.is_offered("play_from"));
  shown.judge_all({1, 2});
  CHECK(shown.at() == 5);
  CHECK(shown.game.table.view().advice.find("Skiff A gave most away at step 2: 30 %.") !=
        std::string::npos);
  shown.game.choose("play_from");
  CHECK(shown.game.requested<request::PlayFrom>().entries == 2);
  // Before the end it is from what is shown.
  shown.game.press(Key::Left);
  shown.game.choose("play_from");
  CHECK(shown.game.requested<request::PlayFrom>().entries == 4);
  // Others' mistakes are no reason to try again.
  Reviewed others(kBribed);
  others.judge_all({1});
  CHECK_FALSE(others.game.is_offered("play_from"));
}

TEST_CASE("each decision is judged by what its seat knew", "[toy][review]") {
  Reviewed shown(kBribed);
  shown.judge_all({});
  REQUIRE(shown.questions.size() == 4);
  CHECK_FALSE(shown.game.table.view().review->progress);
  const std::vector<Seat> seats{Seat::A, Seat::B, Seat::A, Seat::C};
  State state = shown.game.first();
  for (std::size_t i = 0; i < 4; ++i) {
    CHECK(shown.questions[i].seat == seats[i]);
    CHECK(shown.questions[i].position == write_position(observe(state, seats[i])));
    CHECK(shown.questions[i].action == kBribed[i]);
    apply(state, shown.game.log[i]);
  }
}

TEST_CASE("what leaves no choice is not judged, nor is what chance did", "[toy][review]") {
  // B has no card of that kind, and can only leave the offer.
  Reviewed shown({"a offer:b:1/1", "b leave", "a rest"});
  CHECK(shown.judge_all({}) == 2);
  CHECK(shown.questions[0].entry == 0);
  CHECK(shown.questions[1].entry == 2);
}

TEST_CASE("a review with several winners, one or none ends as the game did", "[toy][review]") {
  struct Case {
    std::vector<std::string> log;
    int sixes;
    std::string title;
    float near;
  };
  // B has two coins more, or B and C have as many, or all three, or a storm took everything.
  for (const Case& each :
       {Case{kBribed, 0, "Skiff B won", 0}, Case{kTold, 0, "Skiff B and Skiff C won", 0},
        Case{{"a rest"}, 0, "Skiff A and Skiff B and Skiff C won", 1},
        Case{{"a rest"}, 1, "Skiff A won", 1}, Case{{"a rest"}, kStorm, "Nobody won", 0}}) {
    INFO(each.title);
    Reviewed shown(each.log, each.sixes);
    CHECK(shown.title == each.title);
    shown.judge_all({});
    const ShareCurve& curve = *shown.game.table.view().review;
    REQUIRE_FALSE(curve.curve.empty());
    CHECK(curve.near == Seat::A);
    CHECK(curve.far == Seat::Chance);  // there are two others
    CHECK(curve.curve.back().entry == static_cast<int>(each.log.size()) + 1);
    CHECK(curve.curve.back().share ==
          static_cast<float>(outcome(shown.game.state()).points_of(Seat::A)));
    CHECK(std::abs(curve.curve.back().share - each.near) < 0.01F);
  }
}

TEST_CASE("nothing is decided in a review, and it is left as it was entered", "[toy][review]") {
  Reviewed shown(kBribed);
  shown.game.press(Key::Home);
  const std::size_t entries = shown.game.log.size();
  for (const char key : {'r', 'y', 'k', 'b'}) shown.game.press(key);
  shown.game.drag(shown.game.middle_of("skiff a"), shown.game.table.layout().on_screen({2000, 0}));
  CHECK(shown.game.log.size() == entries);
  CHECK(shown.at() == 0);
  for (const TableWords<Action> words = shown.game.table.words();
       const auto& action : words.actions) {
    CHECK_FALSE(action);
  }
  CHECK_FALSE(shown.game.table.lets_play_on(shown.game.now + 10'000));
  shown.game.press('t');
  CHECK_FALSE(shown.game.table.awaits_advice());
  shown.game.choose("play_from");
  CHECK(shown.game.requested<request::PlayFrom>().entries == 0);
  shown.game.press('l');
  CHECK(shown.game.table.view().sheet == OpenSheet::Log);
  shown.game.press(Key::Escape);  // the sheet first
  REQUIRE(shown.game.table.view().review);
  shown.game.press(Key::Escape);
  CHECK_FALSE(shown.game.table.view().review);
  CHECK_FALSE(shown.game.table.view().notice);  // it has been read
  shown.game.table.review(shown.game.first(), shown.game.log);
  shown.game.choose("back");
  shown.game.choose("close_review");
  CHECK_FALSE(shown.game.table.view().review);
  CHECK(shown.game.table.seen() == observe(shown.game.state(), Seat::A));
}

TEST_CASE("the near side of a review is a person's of the game", "[toy][review]") {
  Players players = persons_at(Seats());
  for (std::size_t seat = 2; seat < players.size(); ++seat) players[seat] = {};  // not in the game
  Played game("toy/1 seats=2 round=4 step=turn captain=a hands=1+2,3+4 coins=5,5 at=0,0;0,0",
              players);
  game.play("a rest");
  game.play(rolled(0));
  game.table.review(game.first(), game.log);
  CHECK(game.table.view().review->near == Seat::A);
  CHECK(game.table.view().review->far == Seat::B);
}

}  // namespace mael::web::toy

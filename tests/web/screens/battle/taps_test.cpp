// A squad is chosen and activated by what it does first; how many taps an activation takes.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "engine/battle/derived.h"
#include "engine/battle/round/choices.h"
#include "engine/battle/steps.h"
#include "tests/web/screens/battle/battle_table.h"
#include "web/base/say.h"

namespace mael::web::battle {
namespace {

// Two squads a side, eight inches apart; side A has the go.
const std::string kGo =
    "edge-battle/1 table=36x36 a.i=E01:18/10+17/9+19/9+16/8+20/8,face:256 "
    "a.ii=E02:8/10+7/9+9/9+6/8+10/8,face:256 "
    "b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768 "
    "b.ii=K01:28/30+27/31+29/31+26/32+30/32,face:768";
// So near that the Defenders can charge.
const std::string kNear =
    "edge-battle/1 table=36x36 a.i=E01:18/10+17/9+19/9+16/8+20/8,face:256 "
    "b.i=K01:18/16+17/17+19/17+16/18+20/18,face:768";

template <class D>
const D* last_of(const Played& played) {
  return played.done.empty() ? nullptr : deed_of<D>(played.done.back());
}

// Taps on what is named, and strokes of a finger, while dice fall and the other side does what it
// usually does.
struct Counted {
  explicit Counted(const std::string& text) : played(text) {
    played.viewport = {390, 844};
    played.frame({}, {});
  }
  void tap(std::string_view name) {
    ++taps;
    played.tap(name);
    settle();
  }
  void drag(std::string_view from, std::string_view to) {
    ++taps;
    played.drag(from, to);
    settle();
  }
  // As the house does between what somebody decides.
  void settle() {
    while (!outcome(played.state()).over) {
      const State& state = played.state();
      const Awaited awaited = to_act(state);
      if (awaited.is_chance()) {
        Roll roll;
        while (roll.dice.size() < dice_due(state)) roll.dice.push_back(faces);
        played.play({Seat::Chance, roll});
      } else if (const auto forced = played.table.forced()) {
        played.play(*forced);
      } else if (awaited.includes(Seat::B)) {
        std::vector<Action> legal;
        legal_actions(state, legal);
        const auto usual = usual_answer(state);
        played.play(usual ? *usual : legal.back());
      } else {
        return;
      }
    }
  }

  Played played;
  int taps = 0;
  std::uint8_t faces = 4;  // every die falls so
};

}  // namespace

TEST_CASE("a squad that is tapped is chosen, and activated by what it does first",
          "[battle_table][battle_taps]") {
  Played played(kGo);
  played.tap("squad a1");
  CHECK(played.done.empty());
  CHECK(played.table.held() == "squad a1");
  REQUIRE(played.view().prompt);
  CHECK(played.view().prompt->verbs);
  CHECK(played.table.picture(0).reach == nullptr);
  played.tap("act aim");
  REQUIRE(played.done.size() == 2);
  CHECK(played.done[0] == Action{Seat::A, Activate{0}});
  CHECK(last_of<TakeAim>(played));
}

TEST_CASE("another squad may be chosen, or none, before one has acted",
          "[battle_table][battle_taps]") {
  Played played(kGo);
  played.tap("squad a1");
  played.tap("squad a2");
  CHECK(played.table.held() == "squad a2");
  played.tap("button cancel");
  CHECK(played.table.held().empty());
  CHECK(played.done.empty());
  CHECK_FALSE(played.view().prompt->verbs);
}

TEST_CASE("a squad that is not chosen is led by its leader all the same",
          "[battle_table][battle_taps]") {
  Played played(kGo);
  played.drag("squad a1", "at 18/13");
  CHECK(played.done.empty());
  CHECK(played.view().board.ghosts.size() == 5);
  CHECK(played.table.picture(0).reach != nullptr);
  played.tap("button confirm");
  REQUIRE(played.done.size() == 2);
  CHECK(deed_of<Activate>(played.done[0]));
  CHECK(last_of<Move>(played));
}

TEST_CASE("what was done first is taken back, and the activation with it",
          "[battle_table][battle_taps]") {
  const std::string fresh = kGo + " stage=active gone=1 active=a1 frames=acting:a1";
  const auto asks_back = [](const Played& played) {
    return played.requests.size() == 1 &&
           std::holds_alternative<request::TakeBack>(played.requests[0]);
  };
  Played played(fresh);
  played.table.set_may_take_back(true);
  played.tap("squad a2");
  CHECK(asks_back(played));
  // Once it is taken back the other squad is chosen.
  played.table.open(two_persons(), position(kGo), Journal(two_persons()), {});
  CHECK(played.table.held() == "squad a2");

  Played left(fresh);
  left.table.set_may_take_back(true);
  left.tap("button cancel");
  CHECK(asks_back(left));
  // What cannot be taken back stands.
  Played stands(fresh);
  CHECK_FALSE(stands.table.where("button cancel"));
  stands.tap("squad a2");
  CHECK(stands.requests.empty());
}

TEST_CASE("a move, a shot and cover take five taps beside the flips",
          "[battle_table][battle_taps]") {
  Counted turn(kGo);
  turn.tap("squad a1");
  turn.tap("at 18/13");
  turn.tap("squad b1");  // goes, and aims from there
  REQUIRE(last_of<Move>(turn.played));
  REQUIRE(turn.played.table.held() == "squad b1");
  turn.tap("button confirm");
  if (turn.played.table.situation().is_at(Step::FlipHits)) {
    turn.played.tap("button confirm");
    turn.settle();
  }
  turn.tap("act cover");
  CHECK(turn.played.state().units[0].cover > 0);
  CHECK(turn.played.state().active.unit != 0);
  CHECK(turn.taps == 5);
}

TEST_CASE("led by a finger the same takes five touches with the flips",
          "[battle_table][battle_taps]") {
  Counted turn(kGo);
  turn.drag("squad a1", "at 18/13");
  turn.tap("squad b1");
  turn.faces = 3;
  turn.tap("button confirm");
  REQUIRE(turn.played.table.situation().is_at(Step::FlipHits));
  turn.tap("button confirm");
  turn.tap("act cover");
  CHECK(turn.played.state().units[0].cover > 0);
  CHECK(turn.played.state().active.unit != 0);
  CHECK(turn.taps == 5);
}

TEST_CASE("aim and a shot take four taps with the flips", "[battle_table][battle_taps]") {
  Counted turn(kGo);
  turn.tap("squad a1");
  turn.tap("act aim");
  REQUIRE(turn.played.table.held() == "squad b1");  // the nearer of two
  turn.tap("button confirm");
  REQUIRE(turn.played.table.situation().is_at(Step::FlipHits));
  turn.tap("button confirm");
  CHECK(turn.played.state().active.did(Act::Fire));
  CHECK(turn.taps == 4);
}

TEST_CASE("an activation with nothing done is ended once its player has been asked",
          "[battle_table][battle_taps]") {
  Played played(kGo);
  played.tap("squad a1");
  played.tap("button end_activation");
  CHECK(played.done.empty());
  REQUIRE(played.view().refusal);
  CHECK(played.view().refusal->asks);
  played.tap("button end_activation");
  REQUIRE(played.done.size() == 2);
  CHECK(last_of<EndActivation>(played));
}

TEST_CASE("a charge and the fight take six taps with flips and end",
          "[battle_table][battle_taps]") {
  Counted turn(kNear);
  turn.tap("squad a1");
  turn.tap("act charge");
  turn.faces = 1;  // they fire back, and hit nobody
  turn.tap("button confirm");
  REQUIRE(turn.played.table.held() == "squad b1");  // the fight is proposed
  turn.faces = 3;
  turn.tap("button confirm");
  REQUIRE(turn.played.table.situation().is_at(Step::FlipHits));
  turn.tap("button confirm");
  REQUIRE(turn.played.state().active.did(Act::Fight));
  if (turn.played.table.situation().is_at(Step::Acting)) turn.played.tap("button end_activation");
  CHECK(turn.taps == 5);
}

TEST_CASE("at most seven verbs are offered, whatever a squad may do",
          "[battle_table][battle_taps]") {
  for (const std::string& text : {kGo, kNear}) {
    Played played(text);
    for (const Vec2 viewport : {Vec2{1280, 800}, Vec2{390, 844}, Vec2{844, 390}}) {
      played.viewport = viewport;
      played.frame({}, {});
      played.tap("squad a1");
      played.frame({}, {});
      const auto& choices = played.view().prompt->choices;
      CHECK(choices.size() >= 4);
      CHECK(choices.size() <= 7);
      const Places& places = *played.table.picture(0).places;
      CHECK(places.choices.size() == choices.size());
      for (const Rect& at : places.choices) {
        CHECK(at.height() >= kTouch);
        CHECK(at.width() >= kTouch);
        CHECK(at.max.y <= viewport.y);
      }
      played.press(Key::Escape);
    }
  }
}

TEST_CASE("what ends an activation with two actions left asks first",
          "[battle_table][battle_taps]") {
  Played played(
      "edge-battle/1 table=36x36 a.i=E01:18/10+17/9+19/9+16/8+20/8,face:256,supp:2 "
      "b.i=K01:18/33+17/34+19/34+16/35+20/35,face:768 stage=active gone=1 active=a1 "
      "frames=acting:a1");
  played.tap("act shake");
  played.tap("button confirm");
  CHECK(played.done.empty());
  REQUIRE(played.view().refusal);
  CHECK(played.view().refusal->asks);
  CHECK(played.view().refusal->sentence == say_count("battle.warn.actions", 2));
  played.tap("button confirm");
  CHECK(last_of<ShakeOff>(played));
}

// Two cover tokens where there was one, and a command point less.
TEST_CASE("what an ability offers is a verb, and done at once", "[battle_table][battle_taps]") {
  Played played(
      "edge-battle/1 table=36x36 cp=1,0 "
      "a.i=E02(1:maglock-dominator-pistol;2*2:drone-class-machine-guns!stay-low):"
      "18/10+17/9+19/9,face:256,cover:1 b.i=K01:18/33+17/34+19/34+16/35+20/35,face:768 "
      "stage=active gone=1 active=a1,acts:1,did:cover,last:cover frames=acting:a1");
  REQUIRE(played.view().prompt);
  CHECK(played.view().prompt->verbs);
  const auto& choices = played.view().prompt->choices;
  CHECK(std::any_of(choices.begin(), choices.end(),
                    [](const ChoiceView& choice) { return choice.label == say("battle.do.use"); }));
  played.tap("act use");
  CHECK(last_of<mael::battle::Use>(played));
}

}  // namespace mael::web::battle

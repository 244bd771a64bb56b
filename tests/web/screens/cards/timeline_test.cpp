// The card table's motion: what is where, so many milliseconds after it happened.
#include "web/screens/cards/timeline.h"

#include <algorithm>
#include <catch2/catch_approx.hpp>

#include "engine/cards/derived.h"
#include "engine/cards/distribution.h"
#include "tests/web/screens/cards/card_table.h"

namespace mael::web::cards {
namespace {

constexpr Milliseconds kNow = 1000;

Timeline shown(const State& before, const Events& events) {
  Timeline timeline;
  timeline.add(before, events, kNow);
  return timeline;
}

Anchor stockpile(Seat seat) { return {.kind = Anchor::Kind::Stockpile, .seat = seat}; }

// ---- Yield -------------------------------------------------------------------------------------

struct SharedOut {
  State before = position(kMiddleGame);
  CardKind planet = before.planets[0].kind;
  Distribution sums = distribute(9, 4, 3, 2);  // enough for both
  Timeline timeline = shown(before, {happened::Distributed{planet, 4, 9, sums}});

  long seen(Seat seat, Milliseconds at) const {
    const auto all = timeline.crystals(at);
    return std::count_if(all.begin(), all.end(),
                         [&](const CrystalFlight& flight) { return flight.what == seat; });
  }
};

TEST_CASE("what a planet yields drifts to its takers, a crystal for each", "[card_table][motion]") {
  const SharedOut scene;
  long most_a = 0, most_b = 0;
  for (Milliseconds at = kNow; at < scene.timeline.end(); at += 10) {
    most_a = std::max(most_a, scene.seen(Seat::A, at));
    most_b = std::max(most_b, scene.seen(Seat::B, at));
    for (const CrystalFlight& flight : scene.timeline.crystals(at)) {
      CHECK(flight.from == Anchor{.kind = Anchor::Kind::Planet, .planet = scene.planet});
      CHECK(flight.to == stockpile(flight.what));
    }
  }
  CHECK(most_a == 3);
  CHECK(most_b == 2);
  CHECK(scene.timeline.crystals(scene.timeline.end()).empty());
}

TEST_CASE("one crystal leaves after the other", "[card_table][motion]") {
  const SharedOut scene;
  CHECK(scene.seen(Seat::A, kNow) == 1);
  CHECK(scene.seen(Seat::A, kNow + 80) == 2);
  CHECK(scene.seen(Seat::A, kNow + 150) == 3);
}

TEST_CASE("a store falls when its crystals leave, a stockpile grows when they arrive",
          "[card_table][motion]") {
  const SharedOut scene;
  const Anchor planet{.kind = Anchor::Kind::Planet, .planet = scene.planet};
  const int before = scene.before.side(Seat::A).stockpile;
  CHECK(scene.timeline.shown(planet, 77, kNow + 1) == 77);
  CHECK(scene.timeline.shown(stockpile(Seat::A), 77, kNow + 500) == before);
  CHECK(scene.timeline.shown(stockpile(Seat::A), 77, kNow + 700) == 77);
}

TEST_CASE("a planet that yields nothing keeps nobody waiting", "[card_table][motion]") {
  const State before = position(kMiddleGame);
  const Timeline timeline =
      shown(before, {happened::Distributed{before.planets[3].kind, 2, 5, distribute(5, 2, 0, 0)}});
  CHECK_FALSE(timeline.is_running(kNow));
}

// ---- Blows -------------------------------------------------------------------------------------

TEST_CASE("an attack strikes and comes back", "[card_table][motion]") {
  const State before = position(kMiddleGame);
  const Target stack{Spot::Stack, Seat::A, 0};
  const Timeline timeline = shown(before, {happened::AttackDeclared{Seat::A, 0, stack}});
  REQUIRE(timeline.strike(kNow));
  CHECK(timeline.strike(kNow)->near == 0);
  CHECK(timeline.strike(kNow)->from == stack_place(0));
  CHECK(timeline.strike(kNow)->to ==
        Anchor{.kind = Anchor::Kind::Ships, .seat = Seat::B, .place = stack_place(0)});
  CHECK(timeline.strike(kNow + 80)->near < 0.3F);  // slow at first
  CHECK(timeline.strike(kNow + 160)->near == Catch::Approx(1));
  CHECK(timeline.strike(kNow + 240)->near < 0.3F);  // and quickly back
  CHECK_FALSE(timeline.strike(kNow + 320));
}

TEST_CASE("what is destroyed breaks up where it lay, in 520 milliseconds", "[card_table][motion]") {
  const State before = position(kMiddleGame);
  const Target stack{Spot::Stack, Seat::A, 0};
  const Timeline timeline =
      shown(before, {happened::AttackDeclared{Seat::A, 0, stack},
                     happened::ShipDestroyed{Seat::B, card("Pic"), stack_place(0)}});
  const Anchor there{.kind = Anchor::Kind::Ships, .seat = Seat::B, .place = stack_place(0)};
  CHECK(timeline.impacts(kNow + 319).empty());
  REQUIRE(timeline.flights(kNow + 319).size() == 1);  // still in its place
  CHECK(timeline.flights(kNow + 319)[0].from == there);
  CHECK(timeline.flights(kNow + 319)[0].to == there);
  REQUIRE(timeline.impacts(kNow + 320).size() == 1);
  CHECK(timeline.impacts(kNow + 320)[0].kind == ImpactKind::BreakUp);
  CHECK(timeline.impacts(kNow + 320)[0].at == there);
  CHECK(timeline.flights(kNow + 320).empty());
  CHECK(timeline.impacts(kNow + 839).size() == 1);
  CHECK(timeline.impacts(kNow + 840).empty());
}

TEST_CASE("what is destroyed lies still where it waits, and hides none of its kind",
          "[card_table][motion]") {
  const Timeline timeline =
      shown(position(kMiddleGame), {happened::AttackDeclared{Seat::A, 0, {Spot::Stack, Seat::A, 0}},
                                    happened::ShipDestroyed{Seat::B, card("Pic"), stack_place(0)}});
  for (const Milliseconds at : {kNow, kNow + 160, kNow + 319}) {
    REQUIRE(timeline.flights(at).size() == 1);
    CHECK(timeline.flights(at)[0].t == 0);
    CHECK(timeline.under_way(Seat::B, card("Pic"), stack_place(0), at) == 0);
  }
}

TEST_CASE("a battle shows the ships of both sides", "[card_table][motion]") {
  State before = position(
      "edge-cards/1 await=bid actions=1 stockpile=6,6 ships.a=A1.Rai,A1.Lin ships.b=A1.Pic "
      "declared=A1*A1");
  const Timeline timeline = shown(before, {happened::BidsRevealed{4, 1, 1, 0}});
  const std::optional<Scene> scene = timeline.scene(kNow);
  REQUIRE(scene);
  const auto* battle = std::get_if<scene::Battle>(&scene->kind);
  REQUIRE(battle);
  CHECK(battle->attacker == Seat::A);
  REQUIRE(battle->ships[0].size() == 2);
  REQUIRE(battle->ships[1].size() == 1);
  CHECK(battle->ships[1][0].kind == card("Pic"));
}

// ---- What stays --------------------------------------------------------------------------------

bool is_fresh(const Table& table) {
  for (const SideView& side : table.view().sides) {
    for (const GroupView& stack : side.stacks) {
      for (const ShipView& ship : stack.ships) {
        if (ship.fresh) return true;
      }
    }
  }
  return false;
}

TEST_CASE("what a bot did stays marked until the next input", "[card_table]") {
  Played at(
      "edge-cards/1 turn=5 to=b stockpile=9,9 hand.a=Min+Eva+Res "
      "hand.b=Min+Eva+Res+Pic ships.a=A1.Rai",
      person_and_bot());
  at.play(*read_action(at.state(), "b Pic@A"));
  for (int i = 0; i < 4 && at.state().side(Seat::B).ships.empty(); ++i) {
    at.play(*read_action(at.state(),
                         at.state().awaiting == Awaiting::Answer ? "a decline" : "b decline"));
  }
  REQUIRE_FALSE(at.state().side(Seat::B).ships.empty());
  at.frame({}, {});
  CHECK(is_fresh(at.table));
  SECTION("a tap") { at.frame({{.kind = GestureKind::Tap, .at = {2, 2}, .from = {2, 2}}}, {}); }
  SECTION("a key") { at.frame({}, {{Key::Tab}}); }
  CHECK_FALSE(is_fresh(at.table));
}

}  // namespace
}  // namespace mael::web::cards

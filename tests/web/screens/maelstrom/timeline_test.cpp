#include "web/screens/maelstrom/timeline.h"

#include <catch2/catch_approx.hpp>

#include "tests/web/screens/maelstrom/table_game.h"
#include "web/board/hex_geometry.h"
#include "web/screens/maelstrom/scene.h"

namespace mael::web::maelstrom {
namespace {

constexpr Milliseconds kNow = 1000;

// One action of a position, with its timeline begun at kNow.
struct Scene {
  State state;
  Timeline timeline;
  Milliseconds now = kNow;

  explicit Scene(std::string_view text) : state(position(text)) {}

  Scene& play(std::string_view text) {
    const State before = state;
    Events events;
    const Result<Action> action = read_action(state, text);
    REQUIRE(action);
    apply(state, *action, &events);
    timeline.add(before, events, now);
    return *this;
  }

  TileName named(std::string_view at) const {
    const TileView tile = *tile_shown_at(view(), space(at));
    return tile.name;
  }
  const View& view() const {
    shown_ = build_view(seen_by(state, Seat::A), {});
    return shown_;
  }
  HexScene painted(Milliseconds at) const { return make_scene(view(), state, timeline, at); }

 private:
  mutable View shown_;
};

const HexSprite* piece_at(const HexScene& scene, Vec2 at) {
  for (const HexSprite& sprite : scene.sprites) {
    if (distance(sprite.center, at) < 0.01F && sprite.body != HexBody::Slot) return &sprite;
  }
  return nullptr;
}

TEST_CASE("a move glides along its way and ends where the tile lies") {
  Scene scene("maelstrom/1 a=arcanae b=brood mass=1.2aAcA1,1.1aIrE1,1.5bLoF1");
  scene.play("a IrE1-2.4");
  const TileName mover = scene.named("2.4");
  const Pose first = scene.timeline.pose_of(mover, kNow);
  REQUIRE(first.at);
  CHECK(distance(*first.at, hex_center(space("1.1"))) < 0.01F);
  const Milliseconds end = scene.timeline.end();
  bool passed = false;
  for (Milliseconds t = kNow; t < end; t += 5) {
    const Pose pose = scene.timeline.pose_of(mover, t);
    REQUIRE(pose.at);
    passed = passed || distance(*pose.at, hex_center(space("2.3"))) < 0.12F;
  }
  CHECK(passed);  // round the edge, not straight through
  CHECK_FALSE(scene.timeline.pose_of(mover, end).at.has_value());
  CHECK_FALSE(scene.timeline.is_running(end));
}

TEST_CASE("a destroyed tile is seen face up until the blow, then turns over") {
  Scene scene("maelstrom/1 a=arcanae b=brood phase=action mass=1.2aIrE1,1.1bDHo1,1.5bLoF1");
  scene.play("a IrE1*DHo1");
  REQUIRE(scene.view().tiles.size() == 3);
  const HexScene before = scene.painted(kNow);
  const HexSprite* victim = piece_at(before, hex_center(space("1.1")));
  REQUIRE(victim);
  CHECK(victim->body == HexBody::Tile);
  CHECK(victim->pips == 1);
  CHECK(victim->pips_lost == 0);
  const HexScene after = scene.painted(scene.timeline.end());
  victim = piece_at(after, hex_center(space("1.1")));
  REQUIRE(victim);
  CHECK(victim->body == HexBody::FaceDown);
  CHECK(victim->flip == 0);
}

TEST_CASE("wounds show at the moment of the blow, with words rising") {
  Scene scene("maelstrom/1 a=arcanae b=brood phase=action mass=1.2aIrE1,1.1bLoF2,1.5bLoF1");
  scene.play("a IrE1*LoF2");
  const Vec2 at = hex_center(space("1.1"));
  const HexScene early = scene.painted(kNow), late = scene.painted(scene.timeline.end());
  CHECK(piece_at(early, at)->pips_lost == 0);
  CHECK(piece_at(late, at)->pips_lost == 1);
  bool told = false;
  for (Milliseconds t = kNow; t < scene.timeline.end(); t += 20) {
    for (const Rising<Vec2>& words : scene.timeline.rising(t)) {
      told = told || words.text == "1 wound";
    }
  }
  CHECK(told);
  CHECK(scene.timeline.rising(scene.timeline.end()).empty());
}

TEST_CASE("a summoned tile comes from above and is not seen before") {
  Scene scene("maelstrom/1 a=arcanae b=brood phase=summon hand.a=IrE mass=1.2aAcA1,1.5bLoF1");
  scene.play("a IrE1@1.1=AcA1");
  const TileName tile = scene.named("1.1");
  CHECK(scene.timeline.pose_of(tile, kNow).opacity == 0);
  CHECK(scene.timeline.pose_of(tile, kNow).lift == 1);
  CHECK(scene.timeline.pose_of(tile, scene.timeline.end()).lift == 0);
  CHECK(scene.timeline.pose_of(tile, scene.timeline.end()).opacity == 1);
}

TEST_CASE("a consumed tile goes to its consumer and fades") {
  Scene scene("maelstrom/1 a=arcanae b=brood phase=action mass=1.2aAcA1,2.4bDHo1e,1.5bLoF1");
  scene.play("a AcA1$2.4");
  REQUIRE(scene.timeline.leaving(kNow).size() == 1);
  CHECK(scene.timeline.leaving(kNow)[0].pose.opacity == Catch::Approx(1));
  CHECK(scene.timeline.leaving(scene.timeline.end()).empty());
}

TEST_CASE("what happens while something moves is shown after it") {
  Scene scene("maelstrom/1 a=arcanae b=brood mass=1.2aAcA1,1.1aIrE1,1.3aIrG1,1.5bLoF1");
  scene.play("a IrE1-2.3");
  const Milliseconds first = scene.timeline.end();
  scene.play("a IrG1-2.5");
  const Pose waiting = scene.timeline.pose_of(scene.named("2.5"), kNow + 10);
  REQUIRE(waiting.at);
  CHECK(distance(*waiting.at, hex_center(space("1.3"))) < 0.01F);
  CHECK(scene.timeline.end() > first);
}

TEST_CASE("motion can be cut short, and the Vortex rests when nothing moves") {
  Scene scene("maelstrom/1 a=arcanae b=brood mass=1.2aAcA1,1.1aIrE1,1.5bLoF1");
  CHECK(scene.timeline.vortex_turn(5000) == 0);
  scene.play("a IrE1-2.4");
  const float turned = scene.timeline.vortex_turn(kNow + 200);
  CHECK(turned > 0);
  const float rest = scene.timeline.vortex_turn(kNow + 60000);
  CHECK(rest == scene.timeline.vortex_turn(kNow + 90000));
  scene.timeline.finish();
  CHECK_FALSE(scene.timeline.is_running(kNow));
  CHECK(scene.timeline.vortex_turn(kNow) == Catch::Approx(rest));
  CHECK_FALSE(scene.timeline.pose_of(scene.named("2.4"), kNow).at.has_value());
}

TEST_CASE("a defence chosen later still begins with the attackers' lunge") {
  Scene scene(
      "maelstrom/1 a=arcanae b=brood phase=action mass=1.0aIrE1,1.1bKCr1,1.2aIrG1,1.5bLoF1");
  scene.play("a IrE1+IrG1*KCr1");
  CHECK_FALSE(scene.timeline.is_running(kNow));  // nothing has been struck yet
  const TileName attacker = scene.named("1.0");
  scene.play("b hit:IrG1");
  const Pose lunge = scene.timeline.pose_of(attacker, kNow + 150);
  REQUIRE(lunge.at);
  CHECK(distance(*lunge.at, hex_center(space("1.0"))) > 0.3F);
}

TEST_CASE("two tiles that change places pass each other") {
  Scene scene("maelstrom/1 a=HiQ7+QuH2 b=brood phase=action mass=1.2aHiQ1,1.1aQuH1,1.5bLoF1");
  scene.play("a QuH1!1.2");
  const TileName hauler = scene.named("1.2"), quarry = scene.named("1.1");
  const Milliseconds end = scene.timeline.end();
  CHECK(distance(*scene.timeline.pose_of(quarry, kNow).at, hex_center(space("1.2"))) < 0.01F);
  CHECK(distance(*scene.timeline.pose_of(hauler, kNow).at, hex_center(space("1.1"))) < 0.01F);
  CHECK_FALSE(scene.timeline.pose_of(quarry, end).at);
}

TEST_CASE("a wound stays until it is healed, words rise with it") {
  Scene scene("maelstrom/1 a=CeC7+LCh2 b=brood phase=action mass=1.2aCeC1',1.1aLCh1,1.5bLoF1");
  scene.play("a LCh1!1.2");
  const TileName healed = scene.named("1.2");
  CHECK(scene.timeline.pose_of(healed, kNow).reads == 1);
  CHECK_FALSE(scene.timeline.pose_of(healed, scene.timeline.end()).reads);
  bool told = false;
  for (Milliseconds at = kNow; at < scene.timeline.end(); at += 20) {
    for (const Rising<Vec2>& words : scene.timeline.rising(at)) {
      told = told || (words.text == "1 wound healed" && words.tone == RisingTone::Gain);
    }
  }
  CHECK(told);
}

TEST_CASE("a tile that is raised turns its face up") {
  Scene scene(
      "maelstrom/1 a=BaF7+GrC1+ShD3 b=arcanae phase=action hoard=1,0 "
      "mass=1.2aBaF1,1.1aGrC1,2.1aShD1e,1.5bAcA1");
  scene.play("a GrC1!2.1");
  const Vec2 at = hex_center(space("2.1"));
  CHECK(piece_at(scene.painted(kNow), at)->body == HexBody::FaceDown);
  CHECK(piece_at(scene.painted(scene.timeline.end()), at)->body == HexBody::Tile);
}

TEST_CASE("an event is held up for everybody to read, then does its work") {
  Scene scene(
      "vortex/1 a=AcA7+IrE3+Ban2 b=LoF7+DHo3 phase=action hand.a=Ban1 "
      "mass=1.2aAcA1,1.5bLoF1,1.0bDHo1");
  const TileName banished = scene.named("1.0");
  scene.play("a Ban!1.0");
  REQUIRE(scene.timeline.held_up(kNow));
  CHECK(scene.timeline.held_up(kNow)->seat == Seat::A);
  CHECK_FALSE(scene.timeline.held_up(scene.timeline.end()));
  bool left = false;
  for (Milliseconds at = kNow; at < scene.timeline.end(); at += 20) {
    for (const Leaving& leaving : scene.timeline.leaving(at)) {
      left = left || (leaving.tile == banished && leaving.face_up);
    }
  }
  CHECK(left);
}

// ---- Blows -------------------------------------------------------------------------------------

bool shows(const Timeline& timeline, Milliseconds at, ImpactKind kind, Vec2 where) {
  for (const Impact<Vec2>& impact : timeline.impacts(at)) {
    if (impact.kind == kind && distance(impact.at, where) < 0.01F) return true;
  }
  return false;
}

TEST_CASE("an attack hits after 160 milliseconds and is back after 320", "[motion]") {
  Scene scene("maelstrom/1 a=arcanae b=brood phase=action mass=1.2aIrE1,1.1bLoF2,1.5bLoF1");
  const Vec2 home = hex_center(space("1.2")), target = hex_center(space("1.1"));
  scene.play("a IrE1*LoF2");
  const TileName striker = scene.named("1.2");
  const auto nearness = [&](Milliseconds after) {
    const Pose pose = scene.timeline.pose_of(striker, kNow + after);
    return pose.at ? distance(*pose.at, home) / distance(target, home) : 0;
  };
  CHECK(nearness(80) < 0.15F);
  CHECK(nearness(160) > 0.4F);
  CHECK(nearness(240) < 0.15F);
  CHECK(nearness(320) == 0);
}

TEST_CASE("a wound cracks at the moment of the blow", "[motion]") {
  Scene scene("maelstrom/1 a=arcanae b=brood phase=action mass=1.2aIrE1,1.1bLoF2,1.5bLoF1");
  scene.play("a IrE1*LoF2");
  const Vec2 at = hex_center(space("1.1"));
  CHECK_FALSE(shows(scene.timeline, kNow + 159, ImpactKind::Wound, at));
  CHECK(shows(scene.timeline, kNow + 160, ImpactKind::Wound, at));
  CHECK(shows(scene.timeline, kNow + 479, ImpactKind::Wound, at));
  CHECK_FALSE(shows(scene.timeline, kNow + 480, ImpactKind::Wound, at));
}

TEST_CASE("a destroyed tile breaks up where it lies", "[motion]") {
  Scene scene("maelstrom/1 a=arcanae b=brood phase=action mass=1.2aIrE1,1.1bDHo1,1.5bLoF1");
  scene.play("a IrE1*DHo1");
  const Vec2 at = hex_center(space("1.1"));
  CHECK_FALSE(shows(scene.timeline, kNow, ImpactKind::BreakUp, at));
  Milliseconds seen = 0;
  for (Milliseconds t = kNow; t < scene.timeline.end(); ++t) {
    if (shows(scene.timeline, t, ImpactKind::BreakUp, at)) ++seen;
  }
  CHECK(seen == 520);
  CHECK(scene.timeline.impacts(scene.timeline.end()).empty());
}

TEST_CASE("burning Essence takes 900 milliseconds over the Vortex", "[motion]") {
  const Scene scene("maelstrom/1 a=arcanae b=brood mass=1.2aAcA1,1.5bLoF1");
  Timeline timeline;
  timeline.add(scene.state, {happened::EssenceBurned{Seat::B, 2}}, kNow);
  CHECK(shows(timeline, kNow, ImpactKind::Burn, {}));
  CHECK(shows(timeline, kNow + 899, ImpactKind::Burn, {}));
  CHECK_FALSE(shows(timeline, kNow + 900, ImpactKind::Burn, {}));
  timeline.finish();
  CHECK(timeline.impacts(kNow + 100).empty());
}

TEST_CASE("the Vortex turns by a side when one changes hands", "[motion]") {
  constexpr float kSide = 1.0471976F;
  const Scene scene("maelstrom/1 a=arcanae b=brood mass=1.2aAcA1,1.5bLoF1");
  Timeline still, turned;
  for (Timeline* timeline : {&still, &turned}) {
    timeline->add(scene.state, {happened::EssenceBurned{Seat::B, 2}}, kNow);
  }
  const Milliseconds begins = kNow + 420;  // when the burning has been seen for a while
  turned.turn_vortex();
  CHECK(turned.vortex_turn(begins) == Catch::Approx(still.vortex_turn(begins)));
  CHECK(turned.vortex_turn(begins + 210) - still.vortex_turn(begins + 210) ==
        Catch::Approx(kSide / 2).margin(0.01));
  CHECK(turned.vortex_turn(begins + 420) - still.vortex_turn(begins + 420) ==
        Catch::Approx(kSide).margin(0.001));
}

// ---- The end -----------------------------------------------------------------------------------

TEST_CASE("the winner's colour floods a board that was won, and no other", "[motion]") {
  const Scene scene("maelstrom/1 a=arcanae b=brood mass=1.2aAcA1,1.5bLoF1");
  Timeline won, drawn;
  won.add(scene.state, {happened::GameEnded{Seat::A, Ending::Essence}}, kNow);
  REQUIRE(won.flood(kNow));
  CHECK(*won.flood(kNow) == 0);
  CHECK(*won.flood(kNow + 900) == Catch::Approx(0.5));
  CHECK(won.is_running(kNow + 1799));
  CHECK_FALSE(won.is_running(kNow + 1800));
  drawn.add(scene.state, {happened::GameEnded{Seat::Chance, Ending::NoProgress}}, kNow);
  CHECK_FALSE(drawn.flood(kNow));
}

TEST_CASE("at the end the tiles of the beaten fade and those of the winner do not", "[motion]") {
  const Scene scene("maelstrom/1 a=arcanae b=brood mass=1.2aAcA1,1.5bLoF1");
  HexScene shown = scene.painted(kNow);
  show_end(Seat::A, 1, shown);
  const HexSprite* own = piece_at(shown, hex_center(space("1.2")));
  const HexSprite* other = piece_at(shown, hex_center(space("1.5")));
  REQUIRE((own && other));
  CHECK(own->opacity == 1);
  CHECK(other->opacity < 0.6F);
  CHECK(other->opacity > 0.3F);  // it can still be read
}

}  // namespace
}  // namespace mael::web::maelstrom

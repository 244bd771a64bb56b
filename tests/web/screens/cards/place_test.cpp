// The card table as a place: globes that grow with their rate, heaps that grow with the store, and
// streams from planets to whoever takes what they yield.
#include <cmath>

#include "tests/web/screens/cards/card_table.h"
#include "web/screens/cards/heap.h"
#include "web/screens/cards/planet_parts.h"

namespace mael::web::cards {
namespace {

constexpr Vec2 kScreens[] = {{390, 844}, {360, 640},  {768, 1024},
                             {844, 390}, {1024, 768}, {1280, 800}};

// ---- Heaps -------------------------------------------------------------------------------------

TEST_CASE("a heap is empty only where nothing is stored, and grows with the store",
          "[card_table][heap]") {
  CHECK(heap_of(0).empty());
  CHECK(heap_of(1).size() == 1);
  CHECK(heap_of(4).size() == 4);
  for (int store = 1; store <= 60; ++store) {
    CAPTURE(store);
    CHECK(heap_of(store).size() >= heap_of(store - 1).size());
    CHECK(heap_of(store).size() <= 10);
  }
  CHECK(heap_of(60).size() == 10);
  CHECK(heap_of(5).size() < heap_of(12).size());
}

TEST_CASE(
    "no heap is wider or higher than its room, and all of it stands on the ground or on others",
    "[card_table][heap]") {
  for (int store = 0; store <= 60; ++store) {
    CAPTURE(store);
    const std::vector<Crystal> heap = heap_of(store);
    for (std::size_t i = 0; i < heap.size(); ++i) {
      const Crystal& crystal = heap[i];
      CHECK(std::abs(crystal.foot.x) + 0.5F <= kHeapSize.x / 2 + 0.01F);
      CHECK(crystal.height - crystal.foot.y <= kHeapSize.y + 0.01F);
      CHECK(crystal.foot.y <= 0);
      if (i > 0) CHECK(crystal.foot.y >= heap[i - 1].foot.y);  // those in front are painted last
    }
  }
}

// ---- Globes ------------------------------------------------------------------------------------

Layout laid_out(Vec2 viewport) {
  LayoutInput input;
  input.viewport = viewport;
  input.hand = 7;
  input.buttons = 2;
  input.tools = 6;
  input.planets = 4;
  return make_layout(input);
}

TEST_CASE("a planet that makes more is larger, and never larger than its place", "[card_table]") {
  for (const Vec2 viewport : kScreens) {
    const Layout layout = laid_out(viewport);
    float before = 0;
    for (const int rate : {0, 2, 4, 8}) {
      CAPTURE(viewport.x, rate);
      const Rect globe = parts_of_planet(layout.planets[0], layout.rows[0], rate, 0).globe;
      CHECK(globe.width() > before);
      CHECK(globe.width() >= 20);
      CHECK((globe.min.x >= layout.planets[0].min.x && globe.max.x <= layout.planets[0].max.x));
      CHECK((globe.min.y >= layout.planets[0].min.y && globe.max.y <= layout.planets[0].max.y));
      before = globe.width();
    }
    CHECK(parts_of_planet(layout.planets[0], layout.rows[0], 20, 0).globe.width() == before);
  }
}

TEST_CASE("an upright screen has a row for each planet, one's own ships at the left",
          "[card_table][layout]") {
  for (const Vec2 viewport : {Vec2{390, 844}, Vec2{360, 640}, Vec2{768, 1024}}) {
    CAPTURE(viewport.x);
    const Layout layout = laid_out(viewport);
    REQUIRE(layout.rows.size() == 4);
    for (std::size_t i = 0; i < 4; ++i) {
      const Rect row = layout.rows[i], near = layout.sides[0].fleets[i],
                 far = layout.sides[1].fleets[i], planet = layout.planets[i];
      if (i > 0) CHECK(row.min.y >= layout.rows[i - 1].max.y);
      CHECK((near.min.x >= row.min.x && near.max.x <= planet.min.x));
      CHECK((far.min.x >= planet.max.x && far.max.x <= row.max.x));
      CHECK((near.min.y >= row.min.y && far.max.y <= row.max.y));
      CHECK(planet.height() >= 44);
    }
    CHECK(layout.sides[0].stacks.max.x <= layout.sides[1].stacks.min.x);
  }
  const Layout wide = laid_out({1280, 800});
  CHECK(wide.rows == wide.planets);
}

TEST_CASE("many ships at a planet stay in their half of the row", "[card_table][layout]") {
  Played at(
      "edge-cards/1 turn=5 to=a stockpile=9,9 hand.a=Min+Eva hand.b=Min+Res "
      "ships.a=P1.Res,P1.Esc,P1.Rai,P1.Lin,P1.Bul,P1.Bul ships.b=P1.Eva,P1.Pic",
      person_and_bot());
  at.viewport = {390, 844};
  at.frame({}, {});
  const Picture picture = at.table.picture(0);
  std::size_t seen = 0;
  for (const ShipPlace& place : picture.places->ships) {
    const bool near = place.ship->thing.seat == Seat::A;
    const Rect room = picture.layout->sides[near ? 0 : 1].fleets[0];
    CHECK((place.at.min.x >= room.min.x - 0.01F && place.at.max.x <= room.max.x + 0.01F));
    ++seen;
  }
  CHECK(seen == 8);
}

// ---- Streams -----------------------------------------------------------------------------------

bool touches(Rect rect, Vec2 point) { return grown(rect, 0.1F).contains(point); }

TEST_CASE("what a planet yields flows from its globe to the syphon that takes it", "[card_table]") {
  for (const Vec2 viewport : kScreens) {
    CAPTURE(viewport.x);
    Played at(kMiddleGame, person_and_bot());  // syphons: a at 1 and 2, b at 1 and 3
    at.viewport = viewport;
    at.frame({}, {});
    const Picture picture = at.table.picture(0);
    const Places& places = *picture.places;
    REQUIRE(places.streams.size() == 4);
    for (const StreamPlace& stream : places.streams) {
      bool from_globe = false, to_syphon = false;
      for (const PlanetParts& planet : places.planets) {
        const float away = distance(planet.globe.center(), stream.from);
        from_globe = from_globe || std::abs(away - planet.globe.width() / 2) < 0.5F;
      }
      for (const ShipPlace& ship : places.ships) {
        to_syphon = to_syphon || (ship.ship->thing.seat == stream.seat && !ship.ship->military &&
                                  touches(ship.at, stream.to));
      }
      CHECK(from_globe);
      CHECK(to_syphon);
    }
  }
}

TEST_CASE("a planet tells what each takes of it in the next turn", "[card_table]") {
  // Zycanthus makes 4 a turn and holds 4; a Resource Ship takes 3, an Evacuation Ship 2.
  const View view = build_view(
      seen_by_a("edge-cards/1 planets=Zyc:4,Goc,Yul,Tar ships.a=P1.Res ships.b=P1.Eva turn=5 to=a "
                "stockpile=9,9"),
      {}, Journal(person_and_bot()));
  CHECK(view.planets[0].fleets[0].yield == 3);
  CHECK(view.planets[0].fleets[1].yield == 2);
  CHECK(view.planets[1].fleets[0].yield == 0);
}

TEST_CASE("a jammed syphon draws no stream", "[card_table]") {
  Played at(
      "edge-cards/1 turn=5 to=a stockpile=9,9 hand.a=Res+Eva hand.b=Min+Res+Eva "
      "ships.a=P1.Min+Jam,P1.Esc",
      person_and_bot());
  at.frame({}, {});
  CHECK(at.table.picture(0).places->streams.empty());
}

TEST_CASE("a ship that lies half under another has room for its figures in what is seen of it",
          "[card_table][layout]") {
  Played at(kMiddleGame, person_and_bot());
  at.viewport = {390, 844};
  at.frame({}, {});
  const Picture picture = at.table.picture(at.now());
  const std::vector<ShipPlace>& ships = picture.places->ships;
  int covered = 0;
  for (std::size_t i = 0; i < ships.size(); ++i) {
    const ShipPlace& ship = ships[i];
    CHECK(ship.seen.min.x >= ship.at.min.x);
    CHECK(ship.seen.max.x <= ship.at.max.x);
    if (ship.seen.width() < ship.at.width()) ++covered;
    for (std::size_t over = i + 1; over < ships.size(); ++over) {
      const Rect other = ships[over].at;
      const bool apart =
          other.min.x >= ship.seen.max.x - 0.01F || other.max.x <= ship.seen.min.x + 0.01F ||
          other.min.y >= ship.seen.max.y - 0.01F || other.max.y <= ship.seen.min.y + 0.01F;
      CHECK(apart);
    }
    CHECK(ship.seen.width() >= 20);
  }
  CHECK(covered == 1);  // of the stack of two
}

}  // namespace
}  // namespace mael::web::cards

#include "web/screens/pirates/scene.h"

#include <algorithm>
#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <set>

#include "engine/pirates/text/notation.h"

namespace mael::web::pirates {
namespace {

using Catch::Approx;

State begun(int seats) {
  const auto state = start(mael::pirates::usual_setup(seats));
  REQUIRE(state);
  return *state;
}

// Everybody on the central circle, and a few calamities.
State at_sea(int seats = 5) {
  State state = begun(seats);
  for (int i = 0; i < seats; ++i) {
    Ship& ship = state.ships.at(static_cast<std::size_t>(i));
    ship.status = Status::Afloat;
    ship.cell = cell_named("A0");
    ship.life = 2;
  }
  state.tokens.push_back({1, cell_named("C5"), 3});
  state.tokens.push_back({kForban, cell_named("C5"), 0});
  state.dropped.push_back({cell_named("B3"), 1});
  return state;
}

Board board_of(const State& state) {
  return make_board({.seen = state, .angles = angles_of(state.turned)});
}

const RingPiece& piece(Board& board, ThingKind kind, int which) {
  const RingPiece* found = piece_of(board, {kind, which});
  REQUIRE(found != nullptr);
  return *found;
}

int medals_shown(const Board& board, MedalShown shown) {
  return static_cast<int>(
      std::count_if(board.scene.medals.begin(), board.scene.medals.end(),
                    [&](const RingMedal& medal) { return medal.shown == shown; }));
}

TEST_CASE("a cell of the sea is a cell of its ring and back", "[pirates][scene]") {
  for (Cell cell = 0; cell < kCells; ++cell) CHECK(cell_of(ring_cell_of(cell)) == cell);
  CHECK(cell_of({}) == kNoCell);
  CHECK(cell_of({0, 4}) == kNoCell);
  CHECK(ring_cell_of(cell_named("C11")) == RingCell{2, 11});
}

// ---- Names and heaps ---------------------------------------------------------------------------

TEST_CASE("the name of a land gives way to pieces", "[pirates][scene]") {
  Board board = board_of(begun(2));
  board.scene.pieces.clear();
  const LandName name = board.names.front();
  const Vec2 size{0.8F, 0.16F};
  const auto free = place_of_name(board.scene, name, size);
  REQUIRE(free);
  const Vec2 land = point_at(board.scene, name.place);
  CHECK(free->radius > length(land) + name.land);
  CHECK(signed_angle(free->angle - angle_of(land)) == Approx(0).margin(0.001));

  // A ship under its end, which the middle of the words would not show.
  RingPiece ship;
  ship.place = name.place;
  ship.size = 0.2F;
  ship.on_its_way = towards(free->angle + 0.35F / free->radius) * free->radius;
  board.scene.pieces.push_back(ship);
  const auto beside = place_of_name(board.scene, name, size);
  REQUIRE(beside);
  const float end = beside->angle + 0.4F / beside->radius;
  CHECK((beside->radius != free->radius ||
         signed_angle(angle_of(*ship.on_its_way) - end) * free->radius > ship.size));

  // Everywhere round the land.
  for (int i = 0; i < 24; ++i) {
    ship.on_its_way = land + towards(kTurn * static_cast<float>(i) / 24) * (name.land + 0.1F);
    board.scene.pieces.push_back(ship);
  }
  CHECK_FALSE(place_of_name(board.scene, name, size));
}

TEST_CASE("what is spread of a heap is pressed where it is shown, and stays on the board",
          "[pirates][scene]") {
  constexpr float kPixel = 1.0F / 58;  // on a phone
  for (Cell cell = 0; cell < kCells; ++cell) {
    CAPTURE(mael::pirates::name_of(cell));
    State state = at_sea();
    for (Ship& ship : state.ships) ship.cell = cell;
    state.tokens[0].cell = state.tokens[1].cell = cell;
    state.dropped.clear();
    Board board = board_of(state);
    CHECK(heap_of(board, {ThingKind::Ship, 1}, 30 * kPixel) == cell);
    fan_out(board, cell, kPixel);
    const RingTray& tray = board.scene.tray;
    CHECK(length(tray.at) + tray.radius <= 3.061F);
    REQUIRE(board.scene.pieces.size() - tray.from == 7);
    for (std::size_t i = tray.from; i < board.scene.pieces.size(); ++i) {
      const RingPiece& one = board.scene.pieces[i];
      const Vec2 at = piece_at(board.scene, one);
      CHECK(one.size >= 22 * kPixel);
      const BoardPick picked = pick_on(board, at, 22 * kPixel);
      CHECK(picked.cell == cell);
      CHECK(picked.thing == board.things[i]);
      for (std::size_t j = i + 1; j < board.scene.pieces.size(); ++j) {
        CHECK(distance(piece_at(board.scene, board.scene.pieces[j]), at) >= 44 * kPixel);
      }
    }
    CHECK(pick_on(board, tray.at, 22 * kPixel).cell == kNoCell);
    CHECK_FALSE(pick_on(board, tray.at, 22 * kPixel).thing);
  }
}

TEST_CASE("neighbours by the rules touch on the board", "[pirates][scene]") {
  State state = begun(2);
  state.turned = {1, 2, 0};
  const Board board = board_of(state);
  for (Cell a = 0; a < kCells; ++a) {
    for (Cell b = 0; b < kCells; ++b) {
      if (circle_of(b) != circle_of(a) + 1) continue;
      // The middles of the parts of the edge both have in common, if any.
      const RingCell inner = ring_cell_of(a), outer = ring_cell_of(b);
      const float from = cell_begin(board.scene, inner), span = cell_span(board.scene, inner);
      const float other = signed_angle(cell_begin(board.scene, outer) - from);
      const float shared =
          std::min(span, other + cell_span(board.scene, outer)) - std::max(0.0F, other);
      INFO(name_of(a) << " " << name_of(b));
      CHECK((shared > 0.01F) == includes(touching(a, state.turned), b));
    }
  }
}

TEST_CASE("everything afloat stands on its cell, and five ships find room there",
          "[pirates][scene]") {
  const State state = at_sea();
  Board board = board_of(state);
  CHECK(board.things.size() == board.scene.pieces.size());
  CHECK(board.scene.pieces.size() == 5 + 2 + 1);
  for (int a = 0; a < 5; ++a) {
    const RingPiece& one = piece(board, ThingKind::Ship, a);
    CHECK(cell_of(one.place.at) == cell_named("A0"));
    CHECK(cell_of(ring_cell_at(board.scene, piece_at(board.scene, one))) == cell_named("A0"));
    CHECK(one.pips == 3);
    CHECK(one.pips_lost == 1);
    for (int b = 0; b < a; ++b) {
      CHECK(distance(piece_at(board.scene, one),
                     piece_at(board.scene, piece(board, ThingKind::Ship, b))) > 0.15F);
    }
  }
  CHECK(piece(board, ThingKind::Token, 0).value == 2);  // the Kraken's damage
  CHECK(piece(board, ThingKind::Token, 0).pips_lost == 3);
  State sunk = state;
  sunk.ships[1].status = Status::Dead;
  Board without = board_of(sunk);
  CHECK(piece_of(without, {ThingKind::Ship, 1}) == nullptr);
}

TEST_CASE("halves of an illustration meet where it is whole, and no others do",
          "[pirates][scene]") {
  for (int a = 0; a < 4; ++a) {
    for (int b = 0; b < 4; ++b) {
      for (int c = 0; c < 4; ++c) {
        State state = begun(2);
        state.turned = {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
                        static_cast<std::uint8_t>(c)};
        int pairs = 0;
        for (int island = 1; island <= kLostIslands; ++island) {
          if (!is_whole(lost_island(island), state.turned)) continue;
          pairs += lost_island(island).parts[2] == kNoCell ? 1 : 2;
        }
        const Board board = board_of(state);
        CHECK(medals_shown(board, MedalShown::Whole) == pairs);
        // A three-part picture may have two of its halves together before it is whole.
        for (const RingMedal& one : board.scene.medals) {
          for (const RingMedal& other : board.scene.medals) {
            if (one.shown != MedalShown::Half || other.shown != MedalShown::Half) continue;
            if (!one.outer || other.outer || one.at.ring + 1 != other.at.ring) continue;
            const float apart = distance(medal_at(board.scene, one), medal_at(board.scene, other));
            if (one.icon != other.icon) CHECK(apart > 0.1F);
          }
        }
      }
    }
  }
}

TEST_CASE("a whole illustration lights up for whoever has its card", "[pirates][scene]") {
  State state = begun(2);
  state.turned = {0, 1, 0};  // completes L01 among others
  REQUIRE(is_whole(lost_island(1), state.turned));
  Board board =
      make_board({.seen = state, .angles = angles_of(state.turned), .cards = card_bit(21)});
  CHECK(medals_shown(board, MedalShown::Lit) == 1);
  Angles between = angles_of(state.turned);
  between[1] += 0.2F;
  board = make_board({.seen = state, .angles = between, .cards = card_bit(21)});
  CHECK(medals_shown(board, MedalShown::Lit) == 0);
  CHECK(medals_shown(board, MedalShown::Whole) == 0);
}

TEST_CASE("the curse has as many steps as the rules, each with a seal", "[pirates][scene]") {
  State state = begun(3);
  state.curse = 11;
  const RingTrack track = board_of(state).scene.track;
  CHECK(track.steps == 24);
  CHECK(track.seals == std::vector<int>{4, 8, 12, 16, 20, 24});
  CHECK(track.reached == 11.0F);
  CHECK(step_at(track, 0).x < 0.0F);  // from the lower left
  CHECK(step_at(track, 0).y > 0.0F);
  CHECK(step_at(track, 24).x > 0.0F);  // to the lower right
  CHECK(step_at(track, 24).y > 0.0F);
  CHECK(step_at(track, 12).y < 0.0F);  // over the top
}

TEST_CASE("what a token would do is shown by its arrow", "[pirates][scene]") {
  const State state = at_sea(2);
  Board board = board_of(state);
  const std::size_t pieces = board.scene.pieces.size();
  show_drift(board, 1, cell_named("B3"));
  REQUIRE(board.scene.arrows.size() == 1);
  CHECK(cell_of(board.scene.arrows[0].to.at) == cell_named("B3"));
  CHECK(board.scene.pieces.size() == pieces + 1);
  CHECK(board.scene.pieces.back().opacity < 1.0F);
  show_harm(board, 0, Seat::B, 2);
  CHECK(board.scene.arrows[1].kind == RingArrowKind::Harm);
  REQUIRE(board.scene.bursts.size() == 1);
  CHECK(board.scene.bursts[0].value == 2);
  CHECK(board.things.size() == board.scene.pieces.size());
}

TEST_CASE("a finger finds ships before the sea, also on a turned circle", "[pirates][scene]") {
  State state = at_sea(1);
  state.turned = {1, 0, 3};
  Board board = board_of(state);
  const Vec2 ship = piece_at(board.scene, piece(board, ThingKind::Ship, 0));
  const BoardPick found = pick_on(board, ship, 0.1F);
  CHECK(found.cell == cell_named("A0"));
  CHECK(found.thing == BoardThing{ThingKind::Ship, 0});
  const BoardPick sea = pick_on(board, cell_center(board.scene, ring_cell_of(cell_named("C8"))), 0);
  CHECK(sea.cell == cell_named("C8"));
  CHECK_FALSE(sea.thing);
  CHECK(pick_on(board, {9, 9}, 0).cell == kNoCell);
}

TEST_CASE("lands have their names, lost islands lie beside what is printed", "[pirates][scene]") {
  State state = begun(2);
  const std::size_t printed = board_of(state).names.size();
  CHECK(printed == 13);  // ten islands, two merchants, the cursed island
  state.lost_islands[0] = cell_named("B7");
  const Board board = board_of(state);
  REQUIRE(board.names.size() == printed + 1);
  CHECK(board.scene.lands.back().place.at == ring_cell_of(cell_named("B7")));
  const float apart = distance(point_at(board.scene, board.scene.lands.back().place),
                               point_at(board.scene, {ring_cell_of(cell_named("B7")), 0.4F, 0.5F}));
  CHECK(apart > 0.25F);
}

TEST_CASE("the board fills the place it is given", "[pirates][scene]") {
  const Rect place{{260, 60}, {1012, 630}};
  const Camera camera = camera_for(place, {1024, 768});
  const Rect seen = to_pixels(camera, Rect{{-3.06F, -3.06F}, {3.06F, 3.06F}});
  CHECK(seen.min.y >= place.min.y);
  CHECK(seen.max.y <= place.max.y);
  CHECK(seen.height() > 0.95F * place.height());
  CHECK(seen.center().x == Approx(place.center().x).margin(1));
}

}  // namespace
}  // namespace mael::web::pirates

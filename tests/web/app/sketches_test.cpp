// What a list of games shows of each real game.
#include <catch2/catch_test_macros.hpp>
#include <type_traits>

#include "tests/engine/play/random_game.h"
#include "tests/typed_games.h"
#include "web/house/tables.h"
#include "web/table/session/described_game.h"

namespace mael::web {
namespace {

template <class D>
Sketch sketch_of(const typename D::Game::State& state) {
  using Game = typename D::Game;
  const std::vector<Player> players(static_cast<std::size_t>(Game::kMostSeats));
  return DescribedGame<D>(Match<Game>(state)).standing(players, 0).sketch;
}

template <class D>
void check_sketch(const typename D::Game::State& state, Random& random) {
  const Sketch sketch = sketch_of<D>(state);
  const auto bytes = write_sketch(sketch);
  REQUIRE(bytes.size() <= kMostSketchBytes);
  REQUIRE(read_sketch(bytes) == sketch);
  // Whoever sits there may take any world for the real one that fits what it sees.
  for (const Seat seat : seats_of(state)) {
    REQUIRE(sketch_of<D>(imagine(observe(state, seat), random)) == sketch);
  }
}

template <class Of, class Table>
void check_sketches() {
  using Game = typename Of::Game;
  constexpr int kGames = 12;
  for (int game = 0; game < kGames; ++game) {
    const auto seed = static_cast<std::uint64_t>(game);
    Random random(seed);
    const auto match = Match<Game>::begin(Of::draw_any_setup(random, game));
    REQUIRE(match.ok());
    play_random_game(
        *match, seed, random,
        [&](const Match<Game>& at) {
          if (at.size() % 5 != 0) return;
          INFO(write_position(at.state()));
          check_sketch<Table>(at.state(), random);
        },
        [](Match<Game>&) { return false; });
  }
}

// How many tables sketch this game: there is one.
template <class Of, class... Tables>
int check_sketches_of() {
  int tables = 0;
  const auto check = [&]<class Table>(std::type_identity<Table>) {
    if constexpr (std::is_same_v<typename Table::Game, typename Of::Game>) {
      check_sketches<Of, Table>();
      ++tables;
    }
  };
  (check(std::type_identity<Tables>{}), ...);
  return tables;
}

TEST_CASE("a sketch of any game is short and tells nothing hidden", "[app][sketch]") {
  EveryGame::each([]<class Of>(Of) {
    INFO(Of::kIds[0]);
    CHECK(HouseTables::all([]<class... Tables>() { return check_sketches_of<Of, Tables...>(); }) ==
          1);
  });
}

TEST_CASE("a sketch shows the Vortex and whose tiles lie round it", "[app][sketch]") {
  const auto state = mael::maelstrom::read_position(
      "maelstrom/1 a=arcanae b=brood phase=action turn=9 mass=1.2aAcA1,1.5bLoF1,2.9bGaK1e");
  REQUIRE(state.ok());
  int own = 0, other = 0, energy = 0;
  for (const Sketch::Shape& shape : sketch_of<MaelstromTable>(*state).shapes) {
    if (shape.form != Sketch::Form::Hexagon) continue;
    const int count = static_cast<int>(shape.points.size());
    if (shape.ink == Sketch::Ink::Seat1) own += count;
    if (shape.ink == Sketch::Ink::Seat2) other += count;
    if (shape.ink == Sketch::Ink::Line) energy += count;
  }
  CHECK(own == 1);
  CHECK(other == 1);
  CHECK(energy == 1);
}

}  // namespace
}  // namespace mael::web

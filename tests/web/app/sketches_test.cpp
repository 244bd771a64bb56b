// What a list of games shows of each real game.
#include <catch2/catch_test_macros.hpp>

#include "engine/maelstrom/vortex.h"
#include "tests/engine/play/random_game.h"
#include "web/house/cards_table.h"
#include "web/house/maelstrom_table.h"
#include "web/table/described_game.h"

namespace mael::web {
namespace {

template <class D>
Sketch sketch_of(const typename D::Game::State& state) {
  using Game = typename D::Game;
  const std::vector<Player> players(static_cast<std::size_t>(Game::kMostSeats));
  return DescribedGame<D>(Match<Game>(state)).standing(players, 0).sketch;
}

template <class D, class Setups>
void for_random_states(int games, Setups&& setups, void (*look)(const typename D::Game::State&,
                                                               Random&)) {
  using Game = typename D::Game;
  for (int game = 0; game < games; ++game) {
    const auto seed = static_cast<std::uint64_t>(game);
    Random random(seed);
    const auto match = Match<Game>::begin(setups(random));
    REQUIRE(match.ok());
    play_random_game(*match, seed, random,
                     [&](const Match<Game>& at) {
                       if (at.size() % 5 == 0) look(at.state(), random);
                     },
                     [](Match<Game>&) { return false; });
  }
}

template <class State, class D>
void check_sketch(const State& state, Random& random) {
  const Sketch sketch = sketch_of<D>(state);
  const auto bytes = write_sketch(sketch);
  REQUIRE(bytes.size() <= kMostSketchBytes);
  REQUIRE(read_sketch(bytes) == sketch);
  // Whoever sits there may take any world for the real one that fits what it sees.
  for (const Seat seat : {Seat::A, Seat::B}) {
    REQUIRE(sketch_of<D>(imagine(observe(state, seat), random)) == sketch);
  }
}

void check_maelstrom(const mael::maelstrom::State& state, Random& random) {
  check_sketch<mael::maelstrom::State, MaelstromTable>(state, random);
}
void check_cards(const mael::cards::State& state, Random& random) {
  check_sketch<mael::cards::State, CardsTable>(state, random);
}

TEST_CASE("a sketch of Maelstrom is short and tells nothing hidden", "[app][sketch]") {
  for_random_states<MaelstromTable>(6, mael::maelstrom::Maelstrom::draw_setup, check_maelstrom);
}

TEST_CASE("a sketch of Vortex is short and tells nothing hidden", "[app][sketch]") {
  for_random_states<MaelstromTable>(6, mael::maelstrom::Vortex::draw_built_setup,
                                    check_maelstrom);
}

TEST_CASE("a sketch of the cards is short and tells nothing hidden", "[app][sketch]") {
  for_random_states<CardsTable>(6, mael::cards::EdgeCards::draw_odd_setup, check_cards);
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

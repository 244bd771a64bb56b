// What a list of games shows of each real game.
#include <catch2/catch_test_macros.hpp>

#include "tests/engine/play/random_game.h"
#include "tests/typed_games.h"
#include "web/house/battle_table.h"
#include "web/house/cards_table.h"
#include "web/house/maelstrom_table.h"
#include "web/house/pirates_table.h"
#include "web/table/described_game.h"

namespace mael::web {
namespace {

template <class D>
Sketch sketch_of(const typename D::Game::State& state) {
  using Game = typename D::Game;
  const std::vector<Player> players(static_cast<std::size_t>(Game::kMostSeats));
  return DescribedGame<D>(Match<Game>(state)).standing(players, 0).sketch;
}

// The table that draws the sketch of a game, and what it is set up with here.
template <class Of>
struct Drawn;
template <>
struct Drawn<OfMaelstrom> {
  using Table = MaelstromTable;
  static auto draw_setup(Random& random, int game) {
    return game % 2 == 0 ? mael::maelstrom::Maelstrom::draw_setup(random)
                         : mael::maelstrom::Vortex::draw_built_setup(random);
  }
};
template <>
struct Drawn<OfCards> {
  using Table = CardsTable;
  static auto draw_setup(Random& random, int) {
    return mael::cards::EdgeCards::draw_odd_setup(random);
  }
};
template <>
struct Drawn<OfPirates> {
  using Table = PiratesTable;
  static auto draw_setup(Random& random, int) {
    return mael::pirates::Pirates::draw_odd_setup(random);
  }
};
template <>
struct Drawn<OfBattle> {
  using Table = BattleTable;
  static auto draw_setup(Random& random, int) {
    return mael::battle::Battle::draw_odd_setup(random);
  }
};

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

TEST_CASE("a sketch of any game is short and tells nothing hidden", "[app][sketch]") {
  constexpr int kGames = 12;
  EveryGame::each([]<class Of>(Of) {
    using Game = typename Of::Game;
    for (int game = 0; game < kGames; ++game) {
      const auto seed = static_cast<std::uint64_t>(game);
      Random random(seed);
      const auto match = Match<Game>::begin(Drawn<Of>::draw_setup(random, game));
      REQUIRE(match.ok());
      play_random_game(
          *match, seed, random,
          [&](const Match<Game>& at) {
            if (at.size() % 5 != 0) return;
            INFO(write_position(at.state()));
            check_sketch<typename Drawn<Of>::Table>(at.state(), random);
          },
          [](Match<Game>&) { return false; });
    }
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

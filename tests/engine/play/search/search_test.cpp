#include "engine/play/search/search.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/maelstrom/bots/bot_hooks.h"
#include "engine/maelstrom/game.h"
#include "engine/play/bots.h"
#include "engine/play/dealer.h"

namespace mael {
namespace {

using maelstrom::Maelstrom;
using maelstrom::State;
using Found = std::vector<Tally<maelstrom::Action>>;

State position(const std::string& text) {
  const auto state = maelstrom::read_position(text);
  REQUIRE(state.ok());
  return *state;
}

const char* const kMiddle =
    "maelstrom/1 a=arcanae b=brood phase=action turn=9 hand.a=IrE1+AcA1 hand.b=LoF2+DHo1 "
    "mass=1.0aAcA1,1.1aIrE1,1.2bDHo1,1.4bLoF1,2.2bKCr1,2.3aStP1";

Found think(const State& state, Seat seat, int iterations, std::uint64_t seed,
            const Skill& skill = {}) {
  Search<Maelstrom> search(seed, skill, {1u << 10, 1u << 14});
  search.begin(observe(state, seat), seat);
  search.run(iterations);
  return search.tallies();
}

bool is_same(const Found& a, const Found& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const auto& x, const auto& y) {
    return x.action == y.action && x.visits == y.visits && x.points == y.points;
  });
}

std::uint32_t visits_of(const Found& found) {
  std::uint32_t sum = 0;
  for (const auto& each : found) sum += each.visits;
  return sum;
}

}  // namespace

TEST_CASE("the same seed and iterations find the same", "[play][search]") {
  const State state = position(kMiddle);
  const Found once = think(state, Seat::A, 300, 7);
  CHECK(visits_of(once) == 300);
  CHECK(is_same(once, think(state, Seat::A, 300, 7)));
  CHECK_FALSE(is_same(once, think(state, Seat::A, 300, 8)));
}

TEST_CASE("thinking in slices is thinking at once", "[play][search]") {
  const State state = position(kMiddle);
  Search<Maelstrom> search(7, {}, {1u << 10, 1u << 14});
  search.begin(observe(state, Seat::A), Seat::A);
  for (int i = 0; i < 30; ++i) search.run(10);
  CHECK(search.iterations() == 300);
  CHECK(is_same(search.tallies(), think(state, Seat::A, 300, 7)));
}

TEST_CASE("what is hidden makes no difference", "[play][search]") {
  const State state = position(kMiddle);
  State other = state;
  other.side(Seat::B) = position(
                            "maelstrom/1 a=arcanae b=brood phase=action turn=9 hand.a=IrE1+AcA1 "
                            "hand.b=GaK1+KSl1+ToT1 "
                            "mass=1.0aAcA1,1.1aIrE1,1.2bDHo1,1.4bLoF1,2.2bKCr1,2.3aStP1")
                            .side(Seat::B);
  REQUIRE_FALSE(state == other);
  CHECK(is_same(think(state, Seat::A, 200, 3), think(other, Seat::A, 200, 3)));
}

TEST_CASE("what was found out serves the next action of the turn", "[play][search]") {
  State state = position(kMiddle);
  Search<Maelstrom> search(7, {}, {1u << 10, 1u << 14});
  search.begin(observe(state, Seat::A), Seat::A);
  search.run(400);
  const maelstrom::Action best = search.best();
  apply(state, best);
  while (to_act(state).is_chance()) apply(state, Dealer<Maelstrom>(1).next(state));
  REQUIRE(to_act(state).includes(Seat::A));
  search.begin(observe(state, Seat::A), Seat::A);
  CHECK(search.iterations() > 20);
  search.begin(observe(position(kMiddle), Seat::B), Seat::B);
  CHECK(search.iterations() == 0);
}

TEST_CASE("a search without room for more goes on with what it has", "[play][search]") {
  const State state = position(kMiddle);
  for (const SearchSize& size : {SearchSize{4, 4000}, SearchSize{1000, 60}}) {
    Search<Maelstrom> search(7, {}, size);
    search.begin(observe(state, Seat::A), Seat::A);
    search.run(200);
    CHECK(search.iterations() == 200);
    CHECK_FALSE(check(state, search.best()));
  }
}

TEST_CASE("a lead that cannot be caught up with decides", "[play][search]") {
  const State state = position(kMiddle);
  Search<Maelstrom> search(7, {}, {1u << 10, 1u << 14});
  search.begin(observe(state, Seat::A), Seat::A);
  CHECK_FALSE(search.is_decided(100));
  search.run(400);
  CHECK(search.is_decided(0));
  CHECK_FALSE(search.is_decided(1 << 20));
  const State forced =
      position("maelstrom/1 a=arcanae b=brood phase=summon turn=9 mass=1.2aAcA1,1.3bLoF1");
  search.begin(observe(forced, Seat::A), Seat::A);
  CHECK(search.is_decided(1 << 20));
}

TEST_CASE("every kind of skill plays whole games of legal actions", "[play][search]") {
  constexpr std::array kSkills{Skill{}, Skill{30, 300, 2, 0}, Skill{0, 0, 0, 5},
                               Skill{0, 950, 0, 0}, Skill{0, 0, 0, kToTheEnd}};
  std::uint64_t seed = 0;
  for (const Skill& skill : kSkills) {
    Random random(++seed);
    State state = *start(Maelstrom::draw_odd_setup(random));
    Dealer<Maelstrom> dealer(seed);
    Search<Maelstrom> search(seed, skill, {200, 4000});
    while (!to_act(state).is_nobody()) {
      const Awaited awaited = to_act(state);
      if (awaited.is_chance()) {
        apply(state, dealer.next(state));
        continue;
      }
      search.begin(observe(state, awaited.first()), awaited.first());
      search.run(4);
      const auto action = search.best();
      INFO(write_position(state) << " " << write_action(state, action));
      REQUIRE_FALSE(check(state, action));
      apply(state, action);
    }
    CHECK(outcome(state).over);
  }
}

TEST_CASE("tallies of several searchers are added up", "[play][search]") {
  using T = Tally<int>;
  std::vector<T> all{{1, 10, 4}, {2, 8, 6}};
  merge(all, std::vector<T>{{2, 2, 1}, {3, 1, 1}});
  REQUIRE(all.size() == 3);
  CHECK(all[1].visits == 10);
  CHECK(all[1].points == 7);
  CHECK(all[2].action == 3);
  CHECK(best_of(all).action == 2);  // as often tried as 1, with more to show for it
  CHECK(T{}.share() == 0);
}

TEST_CASE("shares follow the evaluation and e^x is near enough", "[play][search]") {
  CHECK(share_of<Maelstrom>(0) == 0.5f);
  CHECK(share_of<Maelstrom>(maelstrom::kWon) > 0.999f);
  CHECK(std::abs(share_of<Maelstrom>(BotHooks<Maelstrom>::kClearLead) - 0.854f) < 0.001f);
  CHECK(share_of<Maelstrom>(-50) + share_of<Maelstrom>(50) == 1);
  CHECK(fast_exp(0) == 1);
  CHECK(std::abs(fast_exp(-1) - 0.36f) < 0.01f);
  CHECK(fast_exp(-100) == 0);
}

}  // namespace mael

#include "engine/core/random.h"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>
#include <vector>

namespace mael {
namespace {

// Published outputs of SplitMix64 for the seed 1234567 (rosettacode.org, Pseudo-random
// numbers/Splitmix64).
TEST_CASE("the generator gives the published numbers", "[core][random]") {
  Random random(1234567);
  CHECK(random.next() == 6457827717110365317u);
  CHECK(random.next() == 3203168211198807973u);
  CHECK(random.next() == 9817491932198370423u);
  CHECK(random.next() == 4593380528125082431u);
  CHECK(random.next() == 16408922859458223821u);
}

TEST_CASE("a draw stays below its bound and reaches everything", "[core][random]") {
  Random random(1);
  for (const std::uint32_t bound : {1u, 2u, 3u, 6u, 7u, 23u}) {
    std::set<std::uint32_t> seen;
    for (int i = 0; i < 2000; ++i) seen.insert(random.below(bound));
    CHECK(seen.size() == bound);
    CHECK(*seen.rbegin() == bound - 1);
  }
}

TEST_CASE("no number is drawn more often than another", "[core][random]") {
  Random random(2);
  std::array<int, 6> counts{};
  constexpr int kDraws = 60000;
  for (int i = 0; i < kDraws; ++i) ++counts[random.below(6)];
  // Standard deviation 91 round 10000: five of them on either side.
  for (const int count : counts) CHECK((count > 9545 && count < 10455));
}

TEST_CASE("large bounds are drawn without bias, too", "[core][random]") {
  Random random(3);
  constexpr std::uint32_t kBound = 3u << 30;  // a quarter of all words is rejected
  int low = 0;
  constexpr int kDraws = 30000;
  for (int i = 0; i < kDraws; ++i) low += random.below(kBound) < kBound / 3 ? 1 : 0;
  CHECK((low > 9600 && low < 10400));
}

TEST_CASE("a shuffle keeps all items and gives every order", "[core][random]") {
  Random random(4);
  std::map<std::vector<int>, int> orders;
  constexpr int kShuffles = 24000;
  for (int i = 0; i < kShuffles; ++i) {
    std::vector<int> items{1, 2, 3, 4};
    random.shuffle(items);
    ++orders[items];
  }
  CHECK(orders.size() == 24);
  // Standard deviation 31 round 1000: five of them on either side.
  for (const auto& [order, count] : orders) CHECK((count > 845 && count < 1155));
}

// The order was worked out apart, from the published generator.
TEST_CASE("a shuffle is the same everywhere", "[core][random]") {
  Random random(1);
  std::vector<int> items{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
  random.shuffle(items);
  CHECK(items == std::vector<int>{9, 0, 1, 4, 8, 2, 3, 7, 6, 5});
}

TEST_CASE("equal seeds go the same way, others another", "[core][random]") {
  Random a(9), b(9), c(10);
  for (int i = 0; i < 10; ++i) CHECK(a.next() == b.next());
  CHECK(a.next() != c.next());
}

}  // namespace
}  // namespace mael

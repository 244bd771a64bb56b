#include "engine/core/fixed_list.h"

#include <catch2/catch_test_macros.hpp>
#include <cstring>
#include <vector>

#include "engine/core/random.h"

namespace mael {
namespace {

template <class T, int N>
std::vector<T> items(const FixedList<T, N>& list) {
  return {list.begin(), list.end()};
}

TEST_CASE("a list holds what is put in, in its place", "[core][fixed_list]") {
  FixedList<int, 4> list;
  CHECK(list.empty());
  list.push_back(10);
  list.push_back(30);
  list.insert(1, 20);
  list.insert(0, 5);
  CHECK(list.full());
  CHECK(items(list) == std::vector<int>{5, 10, 20, 30});
  list.erase(1);
  CHECK(items(list) == std::vector<int>{5, 20, 30});
  CHECK(list[2] == 30);
  list[2] = 31;
  CHECK(items(list) == std::vector<int>{5, 20, 31});
  list.clear();
  CHECK(list.empty());
}

TEST_CASE("lists with equal items are equal byte for byte, whatever went before",
          "[core][fixed_list]") {
  FixedList<int, 8> used, fresh;
  for (int i = 0; i < 8; ++i) used.push_back(i);
  while (used.size() > 2) used.erase(1);
  fresh.push_back(0);
  fresh.push_back(7);
  CHECK(used == fresh);
  CHECK(std::memcmp(used.begin(), fresh.begin(), 8 * sizeof(int)) == 0);
}

TEST_CASE("lists differ in size or in an item", "[core][fixed_list]") {
  FixedList<int, 4> a, b;
  a.push_back(1);
  CHECK_FALSE(a == b);
  b.push_back(2);
  CHECK_FALSE(a == b);
  b[0] = 1;
  CHECK(a == b);
}

TEST_CASE("random inserts and erasures go as with a vector", "[core][fixed_list]") {
  Random random(7);
  FixedList<int, 16> list;
  std::vector<int> model;
  for (int i = 0; i < 2000; ++i) {
    const bool insert = list.empty() || (!list.full() && random.below(2) == 0);
    const auto places = static_cast<std::uint32_t>(list.size()) + (insert ? 1u : 0u);
    const auto place = static_cast<int>(random.below(places));
    if (insert) {
      list.insert(place, i);
      model.insert(model.begin() + place, i);
    } else {
      list.erase(place);
      model.erase(model.begin() + place);
    }
    REQUIRE(items(list) == model);
  }
}

}  // namespace
}  // namespace mael

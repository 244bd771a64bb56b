#include "engine/core/compact_list.h"

#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "engine/core/wide_bits.h"

namespace mael {
namespace {

struct Pair {
  std::int32_t a = 7;
  std::uint8_t b = 9;
  friend bool operator==(const Pair&, const Pair&) = default;
};

template <class T, int N>
std::vector<T> contents(const CompactList<T, N>& list) {
  return {list.begin(), list.end()};
}

}  // namespace

TEST_CASE("a compact list holds what it was given, to its last place", "[core]") {
  CompactList<Pair, 3> list;
  CHECK(list.empty());
  list.push_back({1, 2});
  list.push_back({});
  list.push_back({3, 4});
  CHECK(list.full());
  CHECK(contents(list) == std::vector<Pair>{{1, 2}, {7, 9}, {3, 4}});
  list[1].a = 5;
  CHECK(list[1] == Pair{5, 9});
  list.pop_back();
  CHECK(contents(list) == std::vector<Pair>{{1, 2}, {5, 9}});
  CHECK(span_of(list).size() == 2);
  list.clear();
  CHECK(list.empty());
}

TEST_CASE("copies of compact lists are equal and go on by themselves", "[core]") {
  CompactList<Pair, 200> list;
  for (int i = 0; i < 150; ++i) list.push_back({i, 1});
  CompactList<Pair, 200> copy = list;
  CHECK(copy == list);
  copy[149].b = 2;
  CHECK_FALSE(copy == list);
  CompactList<Pair, 200> shorter;
  shorter.push_back({1, 1});
  copy = shorter;
  CHECK(contents(copy) == std::vector<Pair>{{1, 1}});
  const CompactList<Pair, 200>& itself = copy;
  copy = itself;
  CHECK(copy == shorter);
}

TEST_CASE("a set of small numbers reaches to the last of 128", "[core]") {
  WideBits set = wide_bit(127) | wide_bit(64);
  CHECK(count_bits(set) == 2);
  CHECK(lowest_bit(set) == 64);
  set |= wide_bit(3);
  CHECK(lowest_bit(set) == 3);
  CHECK(low_half(set) == 8);
  CHECK(high_half(set) == (std::uint64_t{1} << 63 | 1));
}

}  // namespace mael

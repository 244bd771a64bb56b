// Hints that follow one another.
#include "web/table/parts/hint_words.h"

#include <catch2/catch_test_macros.hpp>

namespace mael::web {
namespace {

constexpr Reason kEssence{Reason::Kind::Now, 1, Seat::B, -1, 3};
constexpr Reason kSides{Reason::Kind::Later, 2, Seat::A, 2, 1};

TEST_CASE("two hints in a row never say the same phrase") {
  HintMemory memory;
  CHECK(memory.next({kEssence, kSides}).reasons == std::vector{kEssence, kSides});
  SECTION("another reason takes its place") {
    HintMemory one;
    CHECK(one.next({kEssence}).reasons == std::vector{kEssence});
    const HintWords next = one.next({kEssence, kSides});
    CHECK(next.reasons == std::vector{kSides});
    CHECK_FALSE(next.again);
    CHECK(one.next({kEssence}).reasons == std::vector{kEssence});
  }
  SECTION("without another, other words do, and not twice either") {
    Reason more = kEssence;
    more.by = -2;  // other numbers are the same phrase
    CHECK(memory.next({more}).again);
    CHECK_FALSE(memory.next({more}).again);
    CHECK(memory.next({more}).again);
  }
  SECTION("no reason is a phrase as well") {
    CHECK_FALSE(memory.next({}).again);
    CHECK(memory.next({}).again);
    CHECK_FALSE(memory.next({}).again);
    CHECK_FALSE(memory.next({kSides}).again);
  }
  SECTION("what changes for another seat is another phrase") {
    HintMemory one;
    CHECK_FALSE(one.next({kSides}).again);
    Reason theirs = kSides;
    theirs.seat = Seat::B;
    CHECK(one.next({theirs}).reasons == std::vector{theirs});
  }
}

}  // namespace
}  // namespace mael::web

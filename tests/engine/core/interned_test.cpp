#include "engine/core/interned.h"

#include <catch2/catch_test_macros.hpp>
#include <string>

namespace mael {
namespace {

bool are_equal(const std::string& a, const std::string& b) { return a == b; }

TEST_CASE("a value is kept once, whatever its hash says", "[core]") {
  Interned<std::string, 3> words;
  const auto one = words.keep("one", 1, are_equal);
  const auto two = words.keep("two", 1, are_equal);
  CHECK(one == 1);
  CHECK(two != one);
  CHECK(words.keep("one", 1, are_equal) == one);
  CHECK(words.at(one) == "one");
  CHECK(words.at(two) == "two");
}

TEST_CASE("what is kept stays, and more than there is room for is refused", "[core]") {
  Interned<std::string, 2> words;
  const std::string& one = words.at(words.keep("one", 1, are_equal));
  words.keep("two", 2, are_equal);
  CHECK(words.keep("three", 3, are_equal) == 0);
  CHECK(words.keep("two", 2, are_equal) == 2);
  CHECK(one == "one");
}

}  // namespace
}  // namespace mael

#include "engine/core/version.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

TEST_CASE("the version is three numbers", "[core]") {
  const auto text = mael::version();
  CHECK(std::count(text.begin(), text.end(), '.') == 2);
  CHECK(text.find_first_not_of("0123456789.") == std::string_view::npos);
}

#include "engine/core/inches.h"

#include <catch2/catch_test_macros.hpp>

namespace mael {

TEST_CASE("inches are read to the mil and written short", "[core][inches][EDG-R1]") {
  CHECK(read_inches("12") == 12'000);
  CHECK(read_inches("4.25") == 4250);
  CHECK(read_inches("-0.591") == -591);
  CHECK(read_inches("200") == 200'000);
  for (const char* wrong :
       {"", "-", ".5", "4.", "4.1234", "4,5", "1000", "200.001", "+4", "4.-5"}) {
    CHECK_FALSE(read_inches(wrong));
  }
  CHECK(write_inches(12'000) == "12");
  CHECK(write_inches(4250) == "4.25");
  CHECK(write_inches(-591) == "-0.591");
  CHECK(write_inches(7) == "0.007");
}

TEST_CASE("what is written in inches is read as the same", "[core][inches]") {
  int failed = 0;
  for (std::int32_t mils = -20'000; mils <= 20'000; ++mils) {
    failed += read_inches(write_inches(mils)) != mils;
  }
  CHECK(failed == 0);
}

}  // namespace mael

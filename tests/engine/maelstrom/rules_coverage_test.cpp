#include <catch2/catch_test_macros.hpp>

#include "engine/maelstrom/help/words.h"
#include "tests/engine/play/rule_coverage.h"

namespace mael::maelstrom {
namespace {

using Rules = std::set<std::string>;

TEST_CASE("every rule of Maelstrom is tested or stands elsewhere", "[maelstrom][rules][texts]") {
  const RuleCoverage coverage(rule_book(), "maelstrom", "MAE");
  CHECK(coverage.faults() == Rules());
  CHECK(coverage.untested() == Rules());
  CHECK(coverage.unknown() == Rules());
  CHECK(coverage.unprovoked() == Rules());
}

}  // namespace
}  // namespace mael::maelstrom

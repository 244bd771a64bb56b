#include "web/widgets/impact.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

namespace mael::web {
namespace {

float reach_of(const std::vector<Fragment>& all, bool energy) {
  float reach = 0;
  for (const Fragment& each : all) {
    if (each.energy == energy) reach = std::max(reach, length(each.at));
  }
  return reach;
}

TEST_CASE("what breaks up begins as what it was and ends as nothing", "[impact]") {
  const auto first = fragments_of(ImpactKind::BreakUp, 0);
  const auto half = fragments_of(ImpactKind::BreakUp, 0.5F);
  REQUIRE(first.size() >= 10);
  CHECK(reach_of(first, false) <= 1);
  CHECK(reach_of(half, false) > reach_of(first, false));
  CHECK(std::all_of(first.begin(), first.end(),
                    [](const Fragment& each) { return each.energy || each.opacity == 1; }));
  CHECK(std::any_of(half.begin(), half.end(), [](const Fragment& each) { return each.energy; }));
  for (const Fragment& each : fragments_of(ImpactKind::BreakUp, 0.97F)) CHECK(each.opacity < 0.2F);
  CHECK(fragments_of(ImpactKind::BreakUp, 1).empty());
}

TEST_CASE("what burns sends up embers alone", "[impact]") {
  const auto early = fragments_of(ImpactKind::Burn, 0.1F),
             late = fragments_of(ImpactKind::Burn, 0.8F);
  REQUIRE_FALSE(early.empty());
  REQUIRE_FALSE(late.empty());
  float highest = 0;
  for (const Fragment& each : late) {
    CHECK(each.energy);
    highest = std::min(highest, each.at.y);
  }
  CHECK(highest < -0.8F);
}

TEST_CASE("cracks run outwards and never leave what is wounded", "[impact]") {
  const auto early = cracks_of(0.1F), late = cracks_of(0.9F);
  REQUIRE(early.size() == late.size());
  for (std::size_t i = 0; i < late.size(); ++i) {
    CHECK(length(late[i].back()) > length(early[i].back()));
    CHECK(length(late[i].back()) <= 1);
  }
}

TEST_CASE("no impact is seen before it or after it", "[impact]") {
  for (const ImpactKind kind : {ImpactKind::Wound, ImpactKind::BreakUp, ImpactKind::Burn}) {
    CHECK(strength_of(kind, 0) == 0);
    CHECK(strength_of(kind, 0.3F) > 0.5F);
    CHECK(strength_of(kind, 1) == 0);
    CHECK(fragments_of(kind, 1).empty());
  }
}

}  // namespace
}  // namespace mael::web

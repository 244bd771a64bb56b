// Exchanges as drafts.
#include "engine/pirates/help/drafts.h"

#include <catch2/catch_test_macros.hpp>
#include <map>

#include "engine/play/draft_promises.h"
#include "tests/engine/pirates/random_games.h"

namespace mael::pirates {
namespace {

using D = Drafts<Pirates>;

std::map<std::string, bool> lacking(const State& state, const D::Draft& draft) {
  std::vector<Need> needs;
  D::needs(state, draft, needs);
  std::map<std::string, bool> lacks;
  for (const Need& need : needs) lacks[std::string(need.part)] = need.lacks;
  return lacks;
}

}  // namespace

TEST_CASE("drafts keep their promises in random games", "[pirates][drafts]") {
  DraftPromises<Pirates> promises(6);
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    play_random_game(seed, [&](const Match<Pirates>& match) {
      for (const Seat seat : seats_of(match.state())) promises.hold(match.state(), seat);
    });
  }
  CHECK(promises.broken() == "");
  CHECK(promises.finished() > 5000);
}

TEST_CASE("an exchange says what lacks and what forbids",
          "[pirates][drafts][rule:PIR-R63][rule:PIR-R30]") {
  const State state = *read_position(
      "pirates/1 seats=3 ship.a=at:B1,points:3,hold:CH01+CH01+CH05 "
      "ship.b=at:B1,hold:CH06+AR02 ship.c=at:B2");
  auto draft = D::read(state, "a offer:");
  REQUIRE(draft.ok());
  CHECK(lacking(state, *draft) == std::map<std::string, bool>{{"to", true}});
  CHECK(D::add(state, *draft, {"to", {2}, {}})->rule == "PIR-R63"_rule);
  CHECK_FALSE(D::add(state, *draft, {"to", {1}, {}}));
  CHECK(D::write(state, *draft) == "a offer:b");
  CHECK(lacking(state, *draft)["give"]);
  CHECK(D::add(state, *draft, {"give", {6}, {}})->rule == "PIR-078"_rule);
  CHECK_FALSE(D::add(state, *draft, {"want", {6}, {}}));
  CHECK(lacking(state, *draft)["give"]);  // there is no room for it
  CHECK_FALSE(D::add(state, *draft, {"give", {5, 1}, {}}));
  CHECK(D::add(state, *draft, {"give_points", {4}, {}})->rule == "PIR-R60"_rule);
  CHECK_FALSE(D::add(state, *draft, {"give_points", {2}, {}}));
  CHECK(is_whole<Pirates>(state, *draft));
  CHECK(D::write(state, *draft) == "a offer:b:CH01+CH05+2/CH06");
  CHECK_FALSE(check(state, D::action_of(state, *draft)));
}

}  // namespace mael::pirates

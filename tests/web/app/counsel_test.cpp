#include <catch2/catch_test_macros.hpp>

#include "engine/maelstrom/game.h"
#include "web/app/thinking/bot_worker.h"
#include "web/app/thinking/talk.h"

namespace mael::web {
namespace {

// One Arcane Academy more and the Vortex is surrounded.
const char* const kOneShort =
    "maelstrom/1 a=arcanae b=brood phase=summon turn=9 hand.a=AcA1 hand.b=?2 "
    "mass=1.0aAcA1,1.1aIrE1,1.2aIrE2,1.3aStP1,1.4aStP2,2.0bLoF1";

std::string ask(const std::string& question, Verb verb = Verb::Advise) {
  std::uint64_t time = 0;
  BotWorker worker([&time] { return time += 1'000'000; });
  REQUIRE(worker.begin(question, 0));
  for (int slice = 0; slice < 10000; ++slice) {
    const std::string report = worker.think_for(15);
    const auto read = read_report(report, verb);
    REQUIRE(read);
    if (read->done) return read->counsel;
  }
  FAIL("no end");
  return {};
}

}  // namespace

TEST_CASE("the worker gives advice", "[app][advice]") {
  const ThoughtQuestion wanted{Verb::Advise, {}, Seat::A, 7, {200, 0}, kOneShort, {}};
  const auto said = read_counsel(ask(write_question(wanted)));
  REQUIRE(said);
  CHECK(said->action == "a AcA2@1.5");
  REQUIRE_FALSE(said->reasons.empty());
  CHECK(said->reasons[0].kind == Reason::Kind::WinsNow);
}

TEST_CASE("the worker judges what was done", "[app][advice]") {
  const ThoughtQuestion best{Verb::Judge, {}, Seat::A, 7, {200, 0}, kOneShort, "a AcA2@1.5"};
  const auto said = read_counsel(ask(write_question(best)));
  REQUIRE(said);
  CHECK(said->action.empty());
  CHECK(said->lost == 0);
  CHECK(said->share > 0.9F);
}

TEST_CASE("the worker compares what is most promising", "[app][advice]") {
  const ThoughtQuestion wanted{Verb::Compare, {}, Seat::A, 7, {200, 0}, kOneShort, {}};
  const auto said = read_counsels(ask(write_question(wanted), Verb::Compare));
  REQUIRE(said);
  REQUIRE(said->size() > 1);
  CHECK(said->size() <= kMostCompared);
  CHECK(said->front().action == "a AcA2@1.5");
  CHECK(said->front().share > said->back().share);
  for (const Counsel& each : *said) CHECK_FALSE(each.action.empty());
}

TEST_CASE("lines of counsel are read all or not at all", "[app][advice]") {
  const Counsel one{0.25F, 0, "a end", {}}, other{0.75F, 0, "a pass", {}};
  const auto read = read_counsels(write_counsels({one, other}));
  REQUIRE(read);
  REQUIRE(read->size() == 2);
  CHECK((*read)[1].action == "a pass");
  CHECK((*read)[1].share == 0.75F);
  CHECK_FALSE(read_counsels(""));
  CHECK_FALSE(read_counsels(write_counsel(one) + "\nnonsense"));
}

TEST_CASE("what makes no sense is not answered", "[app][advice]") {
  BotWorker worker([] { return std::uint64_t{0}; });
  const auto begins = [&](const ThoughtQuestion& question) {
    return worker.begin(write_question(question), 0);
  };
  CHECK_FALSE(begins({Verb::Advise, {}, Seat::B, 7, {200, 0}, kOneShort, {}}));
  CHECK_FALSE(begins({Verb::Advise, {}, Seat::A, 7, {200, 0}, "chess/1", {}}));
  REQUIRE(begins({Verb::Judge, {}, Seat::A, 7, {1, 0}, kOneShort, "a draw"}));
  CHECK(worker.think_for(15).empty());
}

}  // namespace mael::web

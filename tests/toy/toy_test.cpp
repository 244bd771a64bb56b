// The contract of games, held by a game of one to five seats with nothing of the real ones.
#include "tests/toy/toy.h"

#include <catch2/catch_test_macros.hpp>
#include <map>

#include "engine/play/bots.h"
#include "engine/play/dealer.h"
#include "engine/play/draft_promises.h"
#include "engine/play/random_play.h"
#include "tests/toy/bot_hooks.h"
#include "tests/toy/drafts.h"

namespace mael::toy {
namespace {

State position(const std::string& text) {
  const auto read = read_position(text);
  INFO(text << ": " << (read ? "" : read.error().message));
  REQUIRE(read.ok());
  return *read;
}

// After these actions, each of which must be allowed.
State after(State state, const std::vector<std::string>& texts) {
  for (const std::string& text : texts) {
    const auto action = read_action(state, text);
    INFO(text << (action ? "" : ": " + action.error().message));
    REQUIRE(action.ok());
    const Verdict verdict = check(state, *action);
    INFO((verdict ? verdict->rule.text() : ""));
    REQUIRE_FALSE(verdict);
    apply(state, *action);
  }
  return state;
}

std::string rule_against(const State& state, const std::string& text) {
  const auto action = read_action(state, text);
  REQUIRE(action.ok());
  const Verdict verdict = check(state, *action);
  return verdict ? verdict->rule.text() : "";
}

const char* const kTurn =
    "toy/1 seats=4 round=2 step=turn captain=a hands=1+2,1+3,2+2,4+4 coins=5,5,5,5 bids=-,-,-,- "
    "at=0,0;6000,0;6500,500;-9000,0";

}  // namespace

TEST_CASE("random games of one to five skiffs keep every promise", "[toy][random]") {
  RandomPlay<Toy> play(1);
  const RandomReport report = play.play(300, true);
  CHECK(report.broken == "");
  CHECK(report.games == 300);
}

TEST_CASE("bots of every kind play the toy to its end", "[toy][bots]") {
  RandomPlay<Toy> play(2);
  const RandomReport report = play.play(25, true, RandomSetups::Given, RandomPlayers::Bots);
  CHECK(report.broken == "");
  CHECK(report.games == 25);
}

TEST_CASE("a game may have several winners, one or none", "[toy][outcome]") {
  const auto end = [](const std::string& rest) {
    return outcome(
        position("toy/1 seats=3 round=4 step=over hands=1+1,1+1,1+1 bids=-,-,- " + rest));
  };
  CHECK(end("coins=5,5,4 at=0,0;0,0;0,0").winners == Seats::only(Seat::A).with(Seat::B));
  CHECK(end("coins=5,9,4 at=0,0;9000,0;0,0").winners == Seats::only(Seat::A));
  const Outcome nobody = end("coins=5,9,4 at=9000,0;9000,0;9000,0");
  CHECK((nobody.over && nobody.winners.is_empty() && !nobody.draw));
  const Outcome storm = end("storm=1 coins=5,9,4 at=0,0;0,0;0,0");
  CHECK((storm.over && storm.winners.is_empty() && storm.rule == "TOY-041"_rule));
}

TEST_CASE("a bid of all is settled once everybody has bid, and takes back nothing",
          "[toy][sealed]") {
  auto match = Match<Toy>::begin({3});
  REQUIRE(match.ok());
  Dealer<Toy> dealer(7);
  REQUIRE_FALSE(deal(*match, dealer));
  CHECK(match->settled() == 6);
  const auto bid = [&](const char* text) {
    REQUIRE_FALSE(match->append(*read_action(match->state(), text)));
  };
  bid("c bid:2");
  bid("a bid:4");
  CHECK(match->settled() == 6);
  CHECK(write_position(observe(match->state(), Seat::B)).find("bids=?,-,?") != std::string::npos);
  bid("b bid:4");
  CHECK(match->settled() == 9);
  CHECK(match->state().captain == Seat::A);
  CHECK(match->state().of(Seat::A).coins == 1);
}

TEST_CASE("a trade needs consent, and what is wanted", "[toy][trade]") {
  const State offered = after(position(kTurn), {"a offer:b:1+2/3"});
  CHECK(to_act(offered) == Awaited::seat(Seat::B));
  CHECK(rule_against(offered, "c take") == "TOY-091");
  const State taken = after(offered, {"b take"});
  CHECK(write_position(taken).find("hands=3,1+1+2,") != std::string::npos);
  CHECK(rule_against(taken, "a offer:b:3/1") == "TOY-010");
  CHECK(rule_against(position(kTurn), "a offer:b:4/3") == "TOY-011");
  CHECK(rule_against(position(kTurn), "a offer:b:-/-") == "TOY-012");
  CHECK(rule_against(after(position(kTurn), {"a offer:b:1/4"}), "b take") == "TOY-013");
}

TEST_CASE("an interrupt within an interrupt holds up what is below it", "[toy][interrupts]") {
  const State hailed = after(position(kTurn), {"a sail:4000,0", "b hail", "a bribe:3"});
  CHECK(to_act(hailed) == Awaited::seat(Seat::C));
  CHECK(hailed.interrupts.size() == 2);
  const State arrived = after(hailed, {"c hush", "d hush"});
  CHECK(arrived.of(Seat::A).at == Point{4000, 0});
  CHECK(arrived.of(Seat::B).coins == 8);
  const State told = after(hailed, {"c hush", "d tell"});
  CHECK(told.of(Seat::A).at == Point{0, 0});
  CHECK((told.of(Seat::A).coins == 2 && told.of(Seat::B).coins == 5));
  CHECK(after(position(kTurn), {"a sail:4000,0", "b ignore", "c ignore"}).step == Step::Dice);
}

TEST_CASE("a way is measured and keeps clear of the reef", "[toy][path]") {
  const State state = position(kTurn);
  CHECK(rule_against(state, "a sail:3000,0;3000,3000") == "");
  CHECK(rule_against(state, "a sail:3000,0;3000,3001") == "TOY-020");
  CHECK(rule_against(state, "a sail:0,3499") == "");
  CHECK(rule_against(state, "a sail:0,3500") == "TOY-022");
  CHECK(rule_against(state, "a sail:1501,1000;1501,5000") == "");
  CHECK(rule_against(state, "a sail:1500,1000;1500,5000") == "TOY-022");
}

TEST_CASE("what chance may do is drawn where it cannot be counted", "[toy][chance]") {
  const State dice = after(position(kTurn), {"a rest"});
  std::vector<Weighted<Action>> weighted;
  chances(dice, weighted);
  CHECK(weighted.empty());
  CHECK_FALSE(lists_all(dice, Seat::Chance));
  Random random(3);
  const Action rolled = deal(dice, random);
  CHECK_FALSE(check(dice, rolled));
  CHECK(write_action(dice, rolled).size() == std::string("~roll:").size() + 39);
}

TEST_CASE("drafts keep their promises in random games", "[toy][drafts]") {
  Random random(5);
  DraftPromises<Toy> promises(6);
  std::vector<Action> actions;
  for (int game = 0; game < 40; ++game) {
    State state = *start(Toy::draw_setup(random));
    while (!to_act(state).is_nobody()) {
      for (const Seat seat : seats_of(state)) promises.hold(state, seat);
      legal_actions(state, actions);
      const auto count = static_cast<std::uint32_t>(actions.size());
      apply(state, to_act(state).is_chance() ? deal(state, random) : actions[random.below(count)]);
    }
  }
  CHECK(promises.broken() == "");
  CHECK(promises.finished() > 5000);
}

TEST_CASE("a draft says what lacks and what forbids", "[toy][drafts]") {
  using D = Drafts<Toy>;
  const State seen = observe(position(kTurn), Seat::A);
  auto draft = D::read(seen, "a offer:");
  REQUIRE(draft.ok());
  const auto needed = [&] {
    std::vector<Need> needs;
    D::needs(seen, *draft, needs);
    std::map<std::string, bool> lacks;
    for (const Need& need : needs) lacks[std::string(need.part)] = need.lacks;
    return lacks;
  };
  CHECK(needed() == std::map<std::string, bool>{{"to", true}});
  CHECK(D::add(seen, *draft, {"to", {0}, {}})->rule == "TOY-010"_rule);
  CHECK_FALSE(D::add(seen, *draft, {"to", {2}, {}}));
  CHECK(D::write(seen, *draft) == "a offer:c");
  CHECK(D::add(seen, *draft, {"give", {3}, {}})->rule == "TOY-011"_rule);
  CHECK_FALSE(D::add(seen, *draft, {"want", {2, 2}, {}}));
  CHECK(needed() == std::map<std::string, bool>{{"to", false}, {"give", false}, {"want", false}});
  CHECK(write_action(seen, D::action_of(seen, *draft)) == "a offer:c:-/2+2");
}

}  // namespace mael::toy

// What bots make of the pirates' game: evaluation, answers, advice, and tables of any size.
#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "engine/pirates/bots/bot_hooks.h"
#include "engine/pirates/entry.h"
#include "engine/play/bots_of.h"
#include "engine/play/review.h"
#include "engine/play/table_arena.h"
#include "tests/engine/pirates/random_games.h"

namespace mael::pirates {
namespace {

State position(const std::string& words) { return *read_position("pirates/1 " + words); }

Action choice(const State& state, int iterations = 300) {
  const Seat seat = to_act(state).first();
  Search<Pirates> search(7, {}, {1u << 12, 1u << 15});
  search.begin(observe(state, seat), seat);
  search.run(iterations);
  return search.best();
}

bool takes(const State& state, const Trade& trade) {
  State asked = state;
  apply(asked, {Seat::A, OfferTrade{trade}}, nullptr);
  return std::get<AnswerTrade>(choice(asked).deed).takes;
}

Trade exchange(Item give, Item want) {
  Trade trade;
  trade.to = Seat::B;
  if (give != 0) trade.give.push_back(give);
  if (want != 0) trade.want.push_back(want);
  return trade;
}

int value(const State& state, Seat seat, Term term) {
  return count_terms(state, seat)[static_cast<std::size_t>(term)];
}

}  // namespace

TEST_CASE("an even standing promises everybody the same share", "[pirates][bots]") {
  for (int seats = 2; seats <= kSeats; ++seats) {
    const State state = position("seats=" + std::to_string(seats));
    for (const Seat seat : seats_of(state)) {
      CAPTURE(seats);
      CHECK(std::abs(share_of<Pirates>(evaluate(state, seat)) - 1.0f / static_cast<float>(seats)) <
            0.02f);
    }
  }
}

TEST_CASE("points, loot near a buyer and what is due make a standing better", "[pirates][bots]") {
  const State even = position("seats=2");
  CHECK(evaluate(position("seats=2 ship.a=points:3"), Seat::A) > evaluate(even, Seat::A));
  CHECK(evaluate(position("seats=2 ship.b=points:3"), Seat::A) < evaluate(even, Seat::A));
  const State near = position("seats=2 ship.a=at:B0,hold:CH06"),
              far = position("seats=2 ship.a=at:C6,hold:CH06");
  CHECK(value(near, Seat::A, Term::Loot) > value(far, Seat::A, Term::Loot));
  CHECK(value(far, Seat::A, Term::Loot) > 0);
  State claimed = position("seats=2 ship.a=at:A1,cards:T01");
  const int before = evaluate(claimed, Seat::A);
  apply(claimed, {Seat::A, Claim{1}}, nullptr);
  REQUIRE(to_act(claimed).is_chance());
  CHECK(evaluate(claimed, Seat::A) >= before);
}

TEST_CASE("the end weighs a lead, and the Crown waits for the curse", "[pirates][bots]") {
  const State early = position("seats=2 ship.a=points:5"),
              late = position("seats=2 ship.a=points:23 ship.b=points:18");
  CHECK(evaluate(late, Seat::A) > evaluate(early, Seat::A));
  const State low = position("seats=3 curse=5 ship.a=art:AR05"),
              high = position("seats=3 curse=23 ship.a=art:AR05");
  CHECK(evaluate(low, Seat::A) < evaluate(low, Seat::B));
  CHECK(evaluate(high, Seat::A) > evaluate(low, Seat::A));
}

TEST_CASE("a bot takes exchanges that gain and no others", "[pirates][bots][rule:PIR-R63]") {
  const State state = position("seats=3 ship.a=at:B0,hold:CH01+CH06 ship.b=at:B0,hold:CH01+CH06");
  CHECK(takes(state, exchange(6, 1)));
  CHECK_FALSE(takes(state, exchange(1, 6)));
  CHECK_FALSE(takes(state, exchange(0, 6)));
  CHECK(takes(state, exchange(1, 0)));
}

TEST_CASE("a bot joins a kill that pays, and none that only helps the other",
          "[pirates][bots][rule:PIR-R27]") {
  State kraken = position("seats=3 ship.a=at:A0 ship.b=at:A0 tokens=K01:A0:4");
  apply(kraken, {Seat::A, Attack{Target::token(0), bit_of(Seat::B)}}, nullptr);
  CHECK(std::get<AnswerJoint>(choice(kraken).deed).joins);
}

TEST_CASE("bots look at few exchanges, and at attacks alone or with all", "[pirates][bots]") {
  const State state = position(
      "seats=4 ship.a=at:A0,hold:CH01+CH06 ship.b=at:A0,hold:CH01 ship.c=at:A0 "
      "tokens=K01:A0");
  std::vector<Action> actions;
  legal_actions(state, actions);
  const std::size_t all = actions.size();
  narrow(state, actions);
  CHECK(actions.size() < all);
  for (const Action& action : actions) {
    CHECK_FALSE(std::holds_alternative<OfferTrade>(action.deed));  // each helps one ship alone
    if (const auto* attack = std::get_if<Attack>(&action.deed)) {
      CHECK((attack->asked == 0 || attack->asked == (bit_of(Seat::B) | bit_of(Seat::C)) ||
             attack->target.is_ship()));
    }
  }
}

TEST_CASE("advice tells why, in words", "[pirates][advice]") {
  const State state = position("seats=2 ship.a=at:B0,hold:CH06 ship.b=at:C6");
  Judge<Pirates> judge(3, 60);
  judge.begin(observe(state, Seat::A), Seat::A);
  judge.run(400);
  const Advice<Action> advice = judge.advise();
  REQUIRE_FALSE(advice.reasons.empty());
  CHECK_FALSE(reasons_in_words(advice.reasons, Seat::A, english()).empty());
  const Reason saved{Reason::Kind::Now, static_cast<std::uint8_t>(Topic::Points), Seat::A, 4, 0};
  CHECK(reasons_in_words({saved}, Seat::A, english()) == "it saves 4 points");
  const Reason lost{Reason::Kind::Now, static_cast<std::uint8_t>(Topic::Points), Seat::B, -1, 3};
  CHECK(reasons_in_words({saved, lost}, Seat::A, english(), {"Anna", "Ben"}) ==
        "it saves 4 points, and Ben loses a point");
}

TEST_CASE("every reason has its words", "[pirates][advice]") {
  for (int topic = 0; topic < kTopics; ++topic) {
    for (const Seat seat : {Seat::A, Seat::B}) {
      for (const Reason::Kind kind : {Reason::Kind::Now, Reason::Kind::Later}) {
        for (const int by : {1, 2}) {
          const Reason reason{kind, static_cast<std::uint8_t>(topic), seat, by, 0};
          CAPTURE(topic, by);
          CHECK(reasons_in_words({reason}, Seat::A, english()).size() > 10);
        }
      }
    }
  }
}

TEST_CASE("the review finds what a mistake gave away", "[pirates][review]") {
  // Whoever sells reaches the maximum, with more than the other has.
  const State state = position("seats=2 round=9 ship.a=at:B0,points:21,hold:CH05 ship.b=points:18");
  Judge<Pirates> judge(3, 60);
  judge.begin(observe(state, Seat::A), Seat::A);
  judge.run(600);
  CHECK(std::holds_alternative<Sell>(judge.advise().action.deed));
  CHECK(judge.judge({Seat::A, Sell{5}}).lost == 0);
  const Judged<Action> judged = judge.judge({Seat::A, EndTurn{}});
  CHECK(judged.share > 0.9f);
  CHECK(judged.lost >= 0);
}

TEST_CASE("every bot can be asked in notation", "[pirates][bots]") {
  const std::string text = "pirates/1 seats=5 ship.a=at:A0,cards:T01";
  for (int kind = 0; kind < kBotKinds; ++kind) {
    const auto thinker = kBots.thinker(static_cast<BotKind>(kind), 3);
    REQUIRE_FALSE(thinker->begin(text, Seat::A));
    thinker->run(20);
    CHECK_FALSE(thinker->findings().empty());
  }
  const auto counsellor = kBots.counsellor(3);
  REQUIRE(counsellor);
  REQUIRE_FALSE(counsellor->begin(text, Seat::A));
  counsellor->run(60);
  CHECK_FALSE(counsellor->advise().action.empty());
}

TEST_CASE("at a table every bot sits in every seat once", "[pirates][arena]") {
  const std::vector<Contender> bots{contender_of(BotKind::Greedy), contender_of(BotKind::Random),
                                    contender_of(BotKind::Random)};
  const auto play = [&](const RunJobs& run) {
    return play_tables(kWorkbench, bots, "pirates/1 seats=3", 3, 5, run);
  };
  int jobs = 0;
  const RotationResult result = play([&](int count, const std::function<void(int)>& job) {
    for (int i = 0; i < count; ++i, ++jobs) job(i);
  });
  CHECK(jobs == 9);
  CHECK(result.games == 9);
  CHECK(result.bots[0].mean > 0.8);  // one who thinks against two who do not
  double all = 0, seats = 0, places = 0;
  int ended = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    all += result.bots[i].mean;
    seats += result.seats[i].mean;
    places += result.places[i].mean;
  }
  for (const auto& [rule, count] : result.endings) ended += count;
  CHECK(std::abs(all - 1) < 1e-9);
  CHECK(std::abs(seats - 1) < 1e-9);
  CHECK(std::abs(places - 1) < 1e-9);
  CHECK(ended == 9);
  CHECK(result.shortest <= result.turns);
  CHECK(result.winner_points > result.points);
  const RotationResult backwards = play([](int count, const std::function<void(int)>& job) {
    for (int i = count; i-- > 0;) job(i);
  });
  CHECK(backwards.bots[0].mean == result.bots[0].mean);
  CHECK(backwards.turns == result.turns);
}

}  // namespace mael::pirates

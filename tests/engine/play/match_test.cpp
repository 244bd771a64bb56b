#include "engine/play/match.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/maelstrom/bots/bot_hooks.h"
#include "engine/maelstrom/game.h"
#include "engine/play/bots.h"
#include "engine/play/dealer.h"

using namespace mael;
using namespace mael::maelstrom;

namespace {

using MaelstromMatch = Match<Maelstrom>;

MaelstromMatch new_match() {
  auto match = MaelstromMatch::begin(basic_setup(Faction::Arcanae, Faction::Brood));
  REQUIRE(match.ok());
  return *match;
}

Verdict play(MaelstromMatch& match, const std::string& text) {
  const auto action = read_action(match.state(), text);
  REQUIRE(action.ok());
  return match.append(*action);
}

void play_all(MaelstromMatch& match, std::initializer_list<const char*> texts) {
  for (const char* text : texts) {
    CAPTURE(text);
    REQUIRE_FALSE(play(match, text));
  }
}

// The set-up of the example game up to the first turn.
void play_setup(MaelstromMatch& match) {
  play_all(match, {"a primary:AcA", "b primary:LoF", "a take:AcA", "a take:AcA", "a take:AcA",
                   "a take:IrE", "a take:IrE", "b take:LoF", "b take:LoF", "b take:LoF",
                   "b take:DHo", "b take:DHo", "~coin:b", "~discard:LoF", "~draw:KCr"});
}

}  // namespace

TEST_CASE("a match begins from a setup or says every reason why not", "[play][match]") {
  const MaelstromMatch match = new_match();
  CHECK(match.size() == 0);
  CHECK(match.setup() == basic_setup(Faction::Arcanae, Faction::Brood));
  CHECK(match.state() == match.first());
  Setup wrong = basic_setup(Faction::Arcanae, Faction::Arcanae);
  wrong.options.essence = 0;
  const auto refused = MaelstromMatch::begin(wrong);
  REQUIRE_FALSE(refused.ok());
  CHECK(refused.error().size() == 2);
}

TEST_CASE("a refused action changes nothing", "[play][match]") {
  MaelstromMatch match = new_match();
  const State before = match.state();
  const Verdict verdict = play(match, "a primary:IrE");
  REQUIRE(verdict);
  CHECK(verdict->rule == "MAE-202"_rule);
  CHECK(match.state() == before);
  CHECK(match.size() == 0);
}

TEST_CASE("reviewing goes anywhere and changes nothing", "[play][match]") {
  MaelstromMatch match = new_match();
  std::vector<State> states{match.state()};
  play_setup(match);
  play_all(match, {"b DHo1@1.0=LoF1", "b LoF2@1.4", "b end"});
  const State last = match.state();
  CHECK(match.state_at(0) == match.first());
  CHECK(match.state_at(match.size()) == last);
  State state = match.first();
  for (int i = 0; i < match.size(); ++i) {
    CHECK(match.state_at(i) == state);
    apply(state, match.log()[static_cast<std::size_t>(i)]);
  }
  CHECK(match.state() == last);
}

TEST_CASE("events of an action are told", "[play][match]") {
  MaelstromMatch match = new_match();
  Events events;
  REQUIRE_FALSE(match.append(*read_action(match.state(), "a primary:AcA"), &events));
  CHECK(events.empty());
  REQUIRE_FALSE(match.append(*read_action(match.state(), "b primary:LoF"), &events));
  CHECK(events.size() == 2);
}

TEST_CASE("a secret choice can be taken back until both are shown", "[play][match]") {
  MaelstromMatch match = new_match();
  play_all(match, {"a primary:AcA"});
  CHECK(match.settled() == 0);
  match.rewind_to(0);
  CHECK(match.state() == match.first());
  play_all(match, {"a primary:AcA", "b primary:LoF"});
  CHECK(match.settled() == 2);
}

TEST_CASE("a take-back stops at the last thing chance did", "[play][match]") {
  MaelstromMatch match = new_match();
  play_setup(match);
  CHECK(match.settled() == match.size());
  const int first_turn = match.size();
  const State before = match.state();
  play_all(match, {"b DHo1@1.0=LoF1", "b LoF2@1.4", "b end"});
  CHECK(match.settled() == first_turn);
  match.rewind_to(first_turn + 1);
  CHECK(match.size() == first_turn + 1);
  CHECK(match.state() == match.state_at(first_turn + 1));
  match.rewind_to(first_turn);
  CHECK(match.state() == before);
}

TEST_CASE("hands taken in secret can be taken back", "[play][match]") {
  MaelstromMatch match = new_match();
  play_all(match, {"a primary:AcA", "b primary:LoF", "a take:AcA", "b take:LoF", "a take:IrE"});
  CHECK(match.settled() == 2);
  match.rewind_to(2);
  CHECK(hand_size(match.state().side(Seat::A)) == 0);
}

TEST_CASE("a branch goes its own way from any entry", "[play][match]") {
  MaelstromMatch match = new_match();
  play_setup(match);
  play_all(match, {"b LoF2@1.4", "b end"});
  MaelstromMatch branch = match.branch_at(match.size() - 2);
  CHECK(branch.settled() == match.settled());
  CHECK(branch.setup() == match.setup());
  play_all(branch, {"b LoF2@1.0", "b end"});
  CHECK(branch.size() == match.size());
  CHECK_FALSE(branch.state() == match.state());
}

TEST_CASE("a match goes on from a position", "[play][match]") {
  const auto state = read_position("maelstrom/1 a=arcanae b=brood mass=1.2aAcA1,1.5bLoF1");
  REQUIRE(state.ok());
  MaelstromMatch match(*state);
  CHECK_FALSE(match.setup());
  play_all(match, {"a end"});
  match.rewind_to(0);
  CHECK(match.state() == *state);
}

TEST_CASE("a replay tells how far it got", "[play][match]") {
  MaelstromMatch match = new_match();
  play_setup(match);
  std::vector<Action> log = match.log();
  const auto whole = replay(new_match(), log);
  CHECK_FALSE(whole.refused);
  CHECK(whole.match.state() == match.state());
  log.insert(log.begin() + 3, Action{Seat::A, EndPhase{}});
  const auto part = replay(new_match(), log);
  CHECK(part.refused == Violation("MAE-042"_rule));
  CHECK(part.match.size() == 3);
}

TEST_CASE("only opening strongholds come to light, whatever is played", "[play][match]") {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Random random(seed);
    MaelstromMatch match = *MaelstromMatch::begin(Maelstrom::draw_odd_setup(random));
    Dealer<Maelstrom> dealer(seed);
    RandomBot<Maelstrom> bot(seed);
    int shown = 0;
    while (!to_act(match.state()).is_nobody()) {
      deal(match, dealer);
      const Awaited awaited = to_act(match.state());
      if (awaited.is_nobody()) break;
      const State before = match.state();
      const Action action = bot.choose(observe(before, awaited.first()), awaited.first());
      REQUIRE_FALSE(match.append(action));
      shown += comes_to_light<Maelstrom>(before, action, match.state());
    }
    CHECK(shown == 1);
  }
}

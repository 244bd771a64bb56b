#include "web/screens/maelstrom/input/asked.h"

#include "tests/web/screens/maelstrom/table_game.h"

namespace mael::web::maelstrom {
namespace {

constexpr Seats kBoth = Seats::first(2);
constexpr Seats kFirst = Seats::only(Seat::A);

// The device as it changes while a game is played; the curtain is lifted where it is due.
struct Watch {
  HandOver device;
  const HandOver& at(const State& state, Seats persons = kBoth) {
    return device = follow(device, state, persons);
  }
  const HandOver& lifted() { return device = lift(device); }
};

TEST_CASE("against a bot no curtain ever falls") {
  Game game = example_game();
  const HandOver device = follow({}, game.state(), kFirst);
  CHECK(device.viewer == Seat::A);
  CHECK(device.actor == Seat::Chance);  // Brood's first turn
  CHECK(device.cover == Cover::None);
  game.play({"b end"});
  CHECK(follow(device, game.state(), kFirst).actor == Seat::A);
  CHECK(follow(device, game.state(), kFirst).cover == Cover::None);
}

TEST_CASE("two persons on one device: secret choices one after the other", "[rule:MAE-R83]") {
  Game game("maelstrom/1 a=arcanae b=brood");
  Watch watch;
  CHECK(watch.at(game.state()).cover == Cover::Table);
  CHECK(watch.device.next == Seat::A);
  CHECK(watch.device.viewer == Seat::Chance);
  CHECK(watch.lifted().viewer == Seat::A);
  CHECK(watch.device.actor == Seat::A);

  game.play({"a primary:AcA"});
  CHECK(watch.at(game.state()).cover == Cover::Table);
  CHECK(watch.device.next == Seat::B);
  watch.lifted();
  game.play({"b primary:LoF"});
  CHECK(watch.at(game.state()).viewer == Seat::B);  // both may choose a hand: the one here goes on
  CHECK(watch.device.cover == Cover::None);
}

TEST_CASE("the curtain falls when the turn passes and hides both hands", "[rule:MAE-R84]") {
  Game game = example_game();
  Watch watch;
  watch.at(game.state());
  CHECK(watch.device.next == Seat::B);
  watch.lifted();
  game.play({"b LoF@1.4"});
  CHECK(watch.at(game.state()).cover == Cover::None);
  game.play({"b end"});
  CHECK(watch.at(game.state()).cover == Cover::Table);
  CHECK(watch.device.next == Seat::A);
  const Situation situation = make_situation<Situation>(observe(game.state(), watch.device.viewer),
                                                        watch.device, {}, false);
  CHECK(situation.legal.empty());
  CHECK(build_view(situation, {}).hand.empty());
  CHECK(is_table_hidden(build_view(situation, {})));
  CHECK(situation.seen.side(Seat::A).unknown_hand == 5);
  CHECK(situation.seen.side(Seat::B).unknown_hand == 4);
}

TEST_CASE(
    "a defender answers over the open table; the attacker's hand stays covered until asked for",
    "[rule:MAE-113]") {
  State state = position(
      "maelstrom/1 a=arcanae b=brood phase=action hand.a=AcA "
      "mass=1.0aIrE1,1.1bKCr1,1.2aIrG1,1.5bLoF1");
  Watch watch;
  watch.at(state);
  watch.lifted();
  CHECK(watch.device.viewer == Seat::A);
  apply(state, *read_action(state, "a IrE1+IrG1*KCr1"));
  REQUIRE(state.awaiting == Awaiting::Defence);
  CHECK(watch.at(state).cover == Cover::Own);
  CHECK(watch.device.viewer == Seat::Chance);
  CHECK(watch.device.actor == Seat::B);
  const Situation shown =
      make_situation<Situation>(observe(state, Seat::Chance), watch.device, {}, false);
  CHECK(shown.legal.size() == 2);

  apply(state, *read_action(state, "b hit:IrE1"));
  CHECK(watch.at(state).cover == Cover::Own);
  CHECK(watch.device.actor == Seat::A);
  CHECK(watch.device.viewer == Seat::Chance);
  CHECK(watch.lifted().viewer == Seat::A);
  CHECK(watch.at(state).cover == Cover::None);
}

TEST_CASE("with the hand covered a new turn still draws the whole curtain") {
  State state = position("maelstrom/1 a=arcanae b=brood phase=summon mass=1.2aAcA1,1.5bLoF1");
  HandOver device{Seat::Chance, Seat::A, Seat::A, Cover::Own, state.turn};
  apply(state, *read_action(state, "a end"));
  device = follow(device, state, kBoth);
  CHECK(device.cover == Cover::Table);
  CHECK(device.next == Seat::B);
}

TEST_CASE("nothing is covered once the game is over") {
  State state = position("maelstrom/1 a=arcanae b=brood mass=1.2aAcA1,1.5bLoF1");
  const HandOver before = lift(follow({}, state, kBoth));
  apply(state, *read_action(state, "a resign"));
  const HandOver device = follow(before, state, kBoth);
  CHECK(device.cover == Cover::None);
  CHECK(device.viewer == Seat::A);
  CHECK(device.actor == Seat::Chance);
}

}  // namespace
}  // namespace mael::web::maelstrom

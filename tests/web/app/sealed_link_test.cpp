// Bids and numbers that travel by link between two devices (ECG-R37, ECG-R46).
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <utility>
#include <vector>

#include "engine/play/games.h"
#include "tests/web/app/test_page.h"
#include "web/base/say.h"

namespace mael::web {

namespace {

// a attacks b's picket cutter, defence 1, with an attack of 4.
const std::string kBattle =
    "edge-cards/1 await=bid turn=5 actions=1 stockpile=9,12 ships.a=A1.Lan ships.b=A1.Pic,A2.Rai "
    "declared=A1*A1 hand.a=Min+Eva+Res hand.b=Min+Eva+Res";
const std::string kMaelstrom =
    "edge-cards/1 await=number maelstrom=a turn=5 actions=1 stockpile=9,12 hand.a=Min+Eva+Res "
    "hand.b=Min+Eva+Res";

const GameEntry& game() { return *find_game("edge-cards"); }

// One of two devices.
struct Device : Page {
  explicit Device(const std::string& link) { open("#" + link); }
  // Numbers of chance of its own.
  Device(const std::string& link, int device) {
    for (int i = 0; i < 100 * device; ++i) platform.random_seed();
    open("#" + link);
  }

  std::string position() { return app.command("table"); }
  bool shows(std::string_view words) { return position().find(words) != std::string::npos; }
  bool says(std::string_view words) const {
    return platform.words.back().status.find(words) != std::string::npos;
  }
  void settle_on(const std::string& action) {
    if (offers("lift")) REQUIRE(choose("lift"));
    REQUIRE(choose(action));
  }
  // A link that comes while a game is open.
  void receive(const std::string& link) {
    app.fragment_changed("#" + link);
    rest();
  }
  void accept(const std::string& link) {
    receive(link);
    answer("open");
  }
  std::string refusal() const { return platform.questions.back().sentence; }
  bool refuses(const std::string& link, std::string_view why) {
    const std::string before = position();
    const std::size_t writes = platform.writes.size();
    receive(link);
    const bool refused = refusal() == say(why);
    answer("close");
    return refused && position() == before && platform.writes.size() == writes;
  }
  // Whether a link is opened without a word but whether to leave the table.
  bool opens_freely(const std::string& link) {
    receive(link);
    const bool freely = platform.questions.back().title == say("app.open.title");
    answer(freely ? "open" : "stay");
    return freely;
  }
};

std::unique_ptr<AnyMatch> read(const std::string& link) {
  auto match = game().resume(link);
  REQUIRE(match.ok());
  return std::move(*match);
}

template <class Forge>
std::string forged(const std::string& link, const Forge& forge) {
  const auto shown = read(link);
  Sealing sealing = shown->sealing();
  forge(sealing);
  return link_to("edge-cards", shown->position(), sealing);
}

void change(std::string& text, const std::string& from, const std::string& to) {
  REQUIRE(text.find(from) != std::string::npos);
  text.replace(text.find(from), from.size(), to);
}

// A battle by links: each side seals, the first opens, the second opens and sees what follows.
struct Battle {
  Device attacker{link_to("edge-cards", kBattle), 1};
  std::string asked = ask();
  Device defender{asked, 2};
  std::string answered = reply();

  std::string ask() {
    attacker.settle_on("a bid:3");
    return attacker.share();
  }
  std::string reply() {
    defender.settle_on("b bid:7");
    return defender.share();
  }
  // The link with which the attacker opens.
  std::string open() {
    attacker.accept(answered);
    return attacker.share();
  }
  // The one with which the defender does.
  std::string end() {
    defender.accept(open());
    return defender.share();
  }
};

}  // namespace

TEST_CASE("a battle is bid for by links, and both have pledged before either opens",
          "[app][pledge]") {
  Battle battle;
  Device &attacker = battle.attacker, &defender = battle.defender;
  CHECK(read(battle.asked)->position().ends_with("sealed=?,-"));
  CHECK(read(battle.answered)->position().ends_with("sealed=?,?"));

  attacker.accept(battle.answered);
  CHECK(attacker.shows("await=bid"));
  CHECK(attacker.shows("stockpile=9,12"));
  const std::string opened = attacker.share();
  CHECK(read(opened)->position().ends_with("sealed=3,?"));

  defender.accept(opened);
  CHECK(defender.platform.sayings.back() == say("app.link.pledge.kept", {"3"}));
  // 4 + 3 against 1 + 7: the defender destroys the only ship of the stack.
  CHECK(defender.shows("stockpile=6,5"));
  CHECK(defender.shows("discard=Lan"));

  const std::string ended = defender.share();
  attacker.accept(ended);
  CHECK(attacker.platform.sayings.back() == say("app.link.pledge.kept", {"7"}));
  CHECK(attacker.shows("stockpile=6,5"));
  CHECK(attacker.shows("discard=Lan"));
  // What both have read is not carried on for ever.
  CHECK(read(attacker.share())->sealing().steps.empty());
  for (const std::string& link : {battle.asked, battle.answered, opened, ended}) {
    CHECK(link.size() <= 1000);
  }
}

TEST_CASE("numbers of The Maelstrom travel like bids", "[app][pledge]") {
  Device first(link_to("edge-cards", kMaelstrom), 1);
  first.settle_on("a pick:4");
  Device second(first.share(), 2);
  second.settle_on("b pick:2");
  first.accept(second.share());
  second.accept(first.share());
  // 6 counts over four planets to the second: Gocka.
  CHECK(second.shows("planets=Zyc,Yul,Tar"));
  first.accept(second.share());
  CHECK(first.shows("planets=Zyc,Yul,Tar"));
}

TEST_CASE("whatever is bid, the link differs by its seal alone", "[app][pledge]") {
  std::set<std::string> positions, bare;
  std::set<Digest> seals;
  for (int bid = 0; bid <= 9; ++bid) {
    Device device(link_to("edge-cards", kBattle));
    device.settle_on("a bid:" + std::to_string(bid));
    const auto shown = read(device.share());
    Sealing sealing = shown->sealing();
    REQUIRE(sealing.steps.size() == 1);
    const Pledge pledge = *sealing.steps[0].pledge;
    positions.insert(shown->position());
    sealing.steps[0].pledge->seal.fill(0);
    bare.insert(link_to("edge-cards", shown->position(), sealing));
    seals.insert(pledge.seal);
    // The salt is not in it: without one, no value has this seal.
    for (int value = 0; value <= 9; ++value) {
      const Opening guess{pledge.by, pledge.moment, static_cast<std::uint16_t>(value), {}};
      CHECK_FALSE(opens(guess, pledge));
    }
  }
  CHECK(positions.size() == 1);
  CHECK(bare.size() == 1);
  CHECK(seals.size() == 10);
}

TEST_CASE("the opening is stored with the bid, before any link can be made", "[app][pledge]") {
  Device attacker(link_to("edge-cards", kBattle));
  attacker.settle_on("a bid:3");
  const auto saved = read_head(attacker.platform.writes.back().head);
  REQUIRE(saved.ok());
  REQUIRE(saved->secrets.made.size() == 1);
  const std::string asked = attacker.share();
  CHECK(opens(saved->secrets.made[0], *read(asked)->sealing().steps.at(0).pledge));

  Device defender(asked, 2);
  defender.settle_on("b bid:7");
  Device again("");
  for (const auto& [id, game] : attacker.platform.disk) again.app.kept(game);
  again.receive(defender.share());
  defender.accept(again.share());
  CHECK(defender.shows("stockpile=6,5"));
}

TEST_CASE("an opening that is not what was pledged is refused, and the table stays as it is",
          "[app][pledge]") {
  Battle battle;
  const std::string opened = battle.open();
  Device& defender = battle.defender;
  const auto other = [&](auto&& forge) {
    return forged(opened, [&](Sealing& sealing) { forge(*sealing.steps[0].opening); });
  };
  CHECK(defender.refuses(other([](Opening& opening) { opening.value = 8; }),
                         "app.link.pledge.broken"));
  CHECK(defender.refuses(other([](Opening& opening) { opening.salt[0] ^= 1; }),
                         "app.link.pledge.broken"));
  defender.accept(opened);
  CHECK(defender.shows("stockpile=6,5"));
}

TEST_CASE("a true opening vouches for nothing but what follows from what was sealed here",
          "[app][pledge]") {
  Battle battle;
  const std::string opened = battle.open();
  Device& defender = battle.defender;
  // The defender has sealed 7; a link that says 2, or another seal, is none of this battle.
  CHECK(defender.refuses(forged(opened, [](Sealing& sealing) { sealing.steps[1] = {"b bid:2"}; }),
                         "app.link.pledge.own"));
  CHECK(defender.refuses(
      forged(opened, [](Sealing& sealing) { sealing.steps[1].pledge->seal[0] ^= 1; }),
      "app.link.pledge.own"));
  // Another position beside it.
  CHECK(defender.refuses(
      forged(opened, [](Sealing& sealing) { change(sealing.from, "9,12", "9,11"); }),
      "app.link.pledge.unanswered"));
  defender.accept(opened);
  const std::string ended = defender.share();
  CHECK(battle.attacker.refuses(
      forged(ended, [](Sealing& sealing) { sealing.steps[1].opening->value = 2; }),
      "app.link.pledge.broken"));
  CHECK(battle.attacker.refuses(
      forged(ended, [](Sealing& sealing) { change(sealing.from, "9,12", "9,13"); }),
      "app.link.pledge.unanswered"));
  battle.attacker.accept(ended);
  CHECK(battle.attacker.shows("stockpile=6,5"));
}

TEST_CASE("while a pledge is unanswered, a link of its game that goes past it is refused",
          "[app][pledge]") {
  Battle battle;
  const Sealing of_game{read(battle.answered)->sealing().game};
  std::string before = kBattle, after = kBattle;
  change(before, "await=bid ", "");
  change(before, "declared=A1*A1 ", "");
  change(after, "9,12", "0,12");
  for (Device* device : {&battle.defender}) {
    CHECK(device->refuses(link_to("edge-cards", before, of_game), "app.link.pledge.unanswered"));
    CHECK(device->refuses(link_to("edge-cards", after, of_game), "app.link.pledge.unanswered"));
  }
  battle.open();
  CHECK(battle.attacker.refuses(link_to("edge-cards", before, of_game),
                                "app.link.pledge.unanswered"));
}

TEST_CASE("while a pledge is unanswered, a link of no known game is not opened without a word",
          "[app][pledge]") {
  Battle battle;
  std::string after = kBattle;
  change(after, "9,12", "0,12");
  const std::string bare = link_to("edge-cards", after);
  const std::string before = battle.defender.position();
  battle.defender.receive(bare);
  CHECK(battle.defender.refusal() == say("app.link.doubt.sentence"));
  battle.defender.answer("stay");
  CHECK(battle.defender.position() == before);
  const std::string other =
      forged(battle.open(), [](Sealing& sealing) { (*sealing.game)[0] ^= 1; });
  CHECK_FALSE(battle.defender.opens_freely(other));
  // Once it is answered, other games are opened as ever.
  battle.defender.accept(battle.attacker.share());
  CHECK(battle.defender.opens_freely(bare));
}

TEST_CASE("a pledge that left the device is not taken back", "[app][pledge]") {
  Device device(link_to("edge-cards", kBattle));
  device.settle_on("a bid:3");
  CHECK(device.offers("take_back"));
  device.share();
  CHECK_FALSE(device.offers("take_back"));
  Page again;
  again.app.kept(device.platform.kept_last());
  again.open();
  REQUIRE(again.choose("resume 1"));
  CHECK_FALSE(again.offers("take_back"));
}

TEST_CASE("who answers a pledge answers once, on whatever table", "[app][pledge]") {
  Battle battle;
  Device& defender = battle.defender;
  CHECK_FALSE(defender.offers("take_back"));
  // The same link once more: the answer is there.
  defender.accept(battle.asked);
  CHECK_FALSE(defender.offers("take_back"));
  CHECK_FALSE(defender.offers("b bid:0"));
  CHECK(defender.share() == battle.answered);

  // Two tables of one link, answered differently: the second does not leave the device.
  Device twice(battle.asked, 3);
  twice.settle_on("b bid:1");
  twice.accept(battle.asked);
  twice.settle_on("b bid:2");
  twice.share();
  REQUIRE(twice.choose("leave"));
  REQUIRE(twice.choose("resume 2"));
  const std::size_t shared = twice.platform.shared.size();
  REQUIRE(twice.choose("share"));
  if (twice.refusal() != say("app.share.settled")) twice.answer("whole");
  CHECK(twice.refusal() == say("app.share.settled"));
  CHECK(twice.platform.shared.size() == shared);
}

TEST_CASE("another answer to a pledge is noticed by whoever asked", "[app][pledge]") {
  Battle battle;
  Device other(battle.asked, 3);
  other.settle_on("b bid:0");
  const std::string second = other.share();
  battle.attacker.accept(battle.answered);
  CHECK(battle.attacker.refuses(second, "app.link.pledge.other"));
}

TEST_CASE("what was pledged cannot be changed", "[app][pledge]") {
  Battle battle;
  Device other(link_to("edge-cards", kBattle), 1);
  other.settle_on("a bid:9");
  const Sealing theirs = read(other.share())->sealing();
  const std::string changed = forged(battle.asked, [&](Sealing& sealing) {
    sealing.steps[0].pledge->seal = theirs.steps[0].pledge->seal;
  });
  CHECK(battle.defender.refuses(changed, "app.link.pledge.other"));
}

TEST_CASE("the same shared position is played as often as one likes", "[app][pledge]") {
  Battle battle;
  battle.attacker.accept(battle.end());
  for (const std::string bid : {"a bid:4", "a bid:9"}) {
    battle.attacker.accept(link_to("edge-cards", kBattle));
    battle.attacker.settle_on(bid);
    CHECK(battle.defender.opens_freely(battle.attacker.share()));
    battle.defender.settle_on("b bid:1");
    battle.attacker.accept(battle.defender.share());
    battle.defender.accept(battle.attacker.share());
    battle.attacker.accept(battle.defender.share());
    CHECK(battle.attacker.shows(bid == "a bid:4" ? "stockpile=5,11" : "stockpile=0,11"));
  }
}

TEST_CASE("a changed seal opens nothing", "[app][pledge]") {
  Battle battle;
  CHECK(battle.attacker.refuses(
      forged(battle.answered, [](Sealing& sealing) { sealing.steps[0].pledge->seal[0] ^= 1; }),
      "app.link.pledge.own"));
  CHECK(battle.attacker.opens_freely(battle.answered));
}

TEST_CASE("where nobody can open the secret, nothing goes on", "[app][pledge]") {
  Battle battle;
  const std::string waits =
      "Send the link to this position to the other device: Epirian Foundation";
  Device stranger(battle.answered, 3);
  for (Device* device : {&battle.defender, &stranger}) {
    CHECK(device->says(waits));
    for (const Words::Choice& choice : device->platform.words.back().choices) {
      CHECK(choice.notation.find(' ') == std::string::npos);  // no action of the game
    }
  }
  CHECK(stranger.choose("leave"));
}

TEST_CASE("a link of a secret that nobody pledged is refused", "[app][pledge]") {
  Device device(link_to("edge-cards", kBattle + " sealed=?,-"));
  CHECK(device.refusal() == say("app.link.sealed"));
}

TEST_CASE("a bid in a link from before pledges is read, and pledged from then on",
          "[app][pledge]") {
  Device device(link_to("edge-cards", kBattle + " sealed=3,-"));
  const std::string asked = device.share();
  CHECK(read(asked)->position().ends_with("sealed=?,-"));
  device.settle_on("b bid:0");
  CHECK(device.shows("stockpile=6,12"));
}

// ---- Draws ----------------------------------------------------------------------------------

namespace {

// Each side does the first thing it may until hands are drawn up.
void play_to_draw(Device& player) {
  for (int i = 0; i < 60 && !player.shows("turn=6"); ++i) {
    if (player.offers("lift")) REQUIRE(player.choose("lift"));
    for (const Words::Choice& choice : player.platform.words.back().choices) {
      if (choice.notation.find(' ') == std::string::npos) continue;
      REQUIRE(player.choose(choice.notation));
      break;
    }
  }
  REQUIRE(player.shows("turn=6"));
}

// The position then.
std::string drawn_from(const std::string& link, int device) {
  Device player(link, device);
  play_to_draw(player);
  return read(player.share())->position();
}

}  // namespace

TEST_CASE("a link that is opened again draws no other cards", "[app][links]") {
  Device device(link_to("edge-cards", "edge-cards/1 turn=5 stockpile=9,12"));
  const std::string shared = device.share();
  const std::string drawn = drawn_from(shared, 1);
  CHECK(drawn_from(shared, 2) == drawn);
  CHECK(drawn_from(shared, 3) == drawn);
  // Another game from the same position draws its own.
  CHECK(drawn_from(link_to("edge-cards", "edge-cards/1 turn=5 stockpile=9,12"), 4) != drawn);
}

TEST_CASE("draws that a link tells are the ones of its game", "[app][links]") {
  Battle battle;
  battle.defender.accept(battle.open());
  play_to_draw(battle.defender);
  const std::string ended = battle.defender.share();
  CHECK(ended.size() <= 1000);
  const std::string chosen = forged(ended, [](Sealing& sealing) {
    std::vector<ToldStep>& steps = sealing.steps;
    const auto is_draw = [](const ToldStep& step) { return step.action.starts_with("~"); };
    const auto first = std::find_if(steps.begin(), steps.end(), is_draw);
    REQUIRE(first != steps.end());
    const auto other = std::find_if(first, steps.end(), [&](const ToldStep& step) {
      return is_draw(step) && step.action != first->action;
    });
    REQUIRE(other != steps.end());
    std::swap(first->action, other->action);
  });
  CHECK(battle.attacker.refuses(chosen, "app.link.drawn"));
  battle.attacker.accept(ended);
  CHECK(battle.attacker.shows("turn=6"));
}

// ---- Hands -------------------------------------------------------------------------------------

namespace {

const std::string kHands =
    "edge-cards/1 turn=5 stockpile=9,12 "
    "hand.a=Min+Eva+Res+Pic+Lan hand.b=Min+Eva+Res+Esc+Rai";

}  // namespace

TEST_CASE("a link that shows both hands says so, and one player's sight is offered instead",
          "[app][links]") {
  Device device(link_to("edge-cards", kHands));
  REQUIRE(device.choose("share"));
  CHECK(device.platform.shared.empty());
  CHECK(device.platform.questions.back().title == say("app.share.hands.title"));
  device.answer("cancel");
  CHECK(device.platform.shared.empty());
  REQUIRE(device.choose("share"));
  device.answer("0");
  REQUIRE(device.platform.shared.size() == 1);
  const std::string seen = read(device.platform.shared[0])->position();
  CHECK(seen.find("Lan") != std::string::npos);
  CHECK(seen.find("Rai") == std::string::npos);
  CHECK(read(device.share())->position().find("Rai") != std::string::npos);
}

TEST_CASE("what one player sees is looked at, and not played on", "[app][links]") {
  Device device(link_to("edge-cards", kHands));
  REQUIRE(device.choose("share"));
  device.answer("0");
  Device other(device.platform.shared.back(), 2);
  CHECK(other.says(say("app.look")));
  CHECK(other.shows("Lan"));
  for (const Words::Choice& choice : other.platform.words.back().choices) {
    CHECK(choice.notation.find(' ') == std::string::npos);
  }
  CHECK(other.share() == device.platform.shared.back());
}

TEST_CASE("a link without hidden hands is shared at once", "[app][links]") {
  Device device(link_to("edge-cards", "edge-cards/1 turn=5 stockpile=9,12"));
  REQUIRE(device.choose("share"));
  CHECK(device.platform.shared.size() == 1);
}

}  // namespace mael::web

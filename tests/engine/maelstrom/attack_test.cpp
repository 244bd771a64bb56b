// Attacks in every order, held against the steps of the rules sheet carried out one by one.
#include "engine/maelstrom/attack.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "engine/maelstrom/rules.h"
#include "engine/maelstrom/text/notation.h"

namespace mael::maelstrom {
namespace {

TEST_CASE("a wound for each full Armor", "[maelstrom][attack][rule:MAE-121][rule:MAE-R31]") {
  CHECK(wounds_from(5, 2) == 2);
  CHECK(wounds_from(6, 2) == 3);
  CHECK(wounds_from(4, 1) == 4);
  CHECK(wounds_from(1, 1) == 1);
  CHECK(wounds_from(1, 2) == 0);
  CHECK(wounds_from(0, 1) == 0);
}

// ---- The sheet, step by step -----------------------------------------------------------------

struct Fighter {
  const TileData* printed = nullptr;
  int wounds = 0;
  bool destroyed = false;
  bool reachable = true;  // within the target's Range

  void take(int damage) { wounds += damage / printed->armor; }
  void resolve() { destroyed = destroyed || wounds >= printed->life; }
};

struct Fight {
  std::vector<Fighter> attackers;
  Fighter target;
  int reward_attacker = 0, reward_defender = 0;

  bool all_overpower() const {
    return std::all_of(attackers.begin(), attackers.end(),
                       [](const Fighter& each) { return each.printed->has(Trait::Overpower); });
  }
  bool any_overpower() const {
    return std::any_of(attackers.begin(), attackers.end(),
                       [](const Fighter& each) { return each.printed->has(Trait::Overpower); });
  }
  bool has(Trait trait) const { return target.printed->has(trait); }

  // Whom the target can hit.
  std::vector<std::size_t> candidates() const {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < attackers.size(); ++i) {
      if (attackers[i].reachable && target.printed->combat > 0) found.push_back(i);
    }
    return found;
  }

  // MAE-112, MAE-197.
  void defend(std::size_t chosen) {
    for (const std::size_t i : candidates()) {
      if (i == chosen || has(Trait::DefenseMastery)) attackers[i].take(target.printed->combat);
    }
  }
  // MAE-110: those still standing.
  void attack() {
    int damage = 0;
    for (const Fighter& each : attackers) damage += each.destroyed ? 0 : each.printed->combat;
    target.take(damage);
  }
  // MAE-116, MAE-205.
  void resolve() {
    const bool stood = !target.destroyed;
    target.resolve();
    if (stood && target.destroyed) reward_attacker += target.printed->legendary;
    for (Fighter& each : attackers) {
      if (each.destroyed) continue;
      each.resolve();
      if (each.destroyed) reward_defender += each.printed->legendary;
    }
  }

  // MAE-R32, MAE-R33, MAE-117; `chosen` matters only where the defender chooses.
  void carry_out(std::size_t chosen) {
    const bool cancelled = any_overpower() && has(Trait::Counterstrike);
    if (has(Trait::Counterstrike) && !cancelled && !candidates().empty()) {
      defend(chosen);
      resolve();
      attack();
    } else if (all_overpower() && !cancelled) {
      attack();
      resolve();
      if (!target.destroyed) defend(chosen);
    } else {
      attack();
      defend(chosen);
    }
    resolve();
  }
};

// ---- Random fights ---------------------------------------------------------------------------

// Only tiles whose texts, if any, have nothing to do with attacks.
constexpr std::array<const char*, 9> kAttackers{"DHo", "ElR", "SkL", "OTe", "KSh",
                                                "Cai", "BaK", "GaK", "BTi"};
constexpr std::array<const char*, 13> kTargets{"ElR", "BTi", "Tho", "BaK", "OAr", "NTL", "GaK",
                                               "GaT", "AcA", "StF", "KSh", "Cai", "AcS"};
constexpr std::array<const char*, 3> kPlaces{"2.3", "2.4", "2.5"};

struct Arranged {
  State state;
  Fight fight;
  std::string attack;  // in notation
};

Fighter fighter(const std::string& tag) {
  return {&catalogue()[static_cast<TileKind>(catalogue().find(tag))]};
}

// One to three attackers beside the target, perhaps one more behind them with Range 2.
Arranged random_fight(Random& random) {
  Arranged arranged;
  const std::string target = kTargets[random.below(kTargets.size())];
  arranged.fight.target = fighter(target);
  const std::uint32_t life = arranged.fight.target.printed->life;
  arranged.fight.target.wounds = static_cast<int>(random.below(life));
  std::string mass = "1.2b" + target;
  mass += std::string(static_cast<std::size_t>(arranged.fight.target.wounds), '\'');
  std::vector<std::string> names;
  std::array<int, kAttackers.size()> copies{};
  const auto add = [&](const std::string& tag, int copy, const std::string& place) {
    names.push_back(tag + std::to_string(copy));
    mass += "," + place + "a" + names.back();
    arranged.fight.attackers.push_back(fighter(tag));
  };
  const std::uint32_t count = 1 + random.below(3);
  for (std::uint32_t i = 0; i < count; ++i) {
    const std::uint32_t kind = random.below(kAttackers.size());
    add(kAttackers[kind], ++copies[kind], kPlaces[i]);
  }
  if (count > 1 && random.below(3) == 0) {
    add("AcS", 1, "3.6");
    arranged.fight.attackers.back().reachable = arranged.fight.target.printed->range >= 2;
  }
  std::string line = "maelstrom/1 a=LoF1+AcS1";
  for (const char* tag : kAttackers) line += "+" + std::string(tag) + "3";
  line += " b=ElG1";
  for (const char* tag : kTargets) line += "+" + std::string(tag) + "1";
  line += " phase=action hoard=10,10 mass=" + mass + ",1.5aLoF1";
  const Result<State> state = read_position(line);
  if (!state.ok()) FAIL(line << ": " << describe(state.error()));
  arranged.state = *state;
  for (const std::string& name : names)
    arranged.attack += (arranged.attack.empty() ? "" : "+") + name;
  arranged.attack = "a " + arranged.attack + "*" + target;
  return arranged;
}

// The state says of every fighter what the sheet says.
void check_outcome(const State& state, const Fight& fight, const std::vector<TileRef>& attackers,
                   TileRef target) {
  const auto check_one = [&](TileRef ref, const Fighter& expected) {
    CAPTURE(write_tile(state, ref));
    CHECK(state.tile(ref).is_energy() == expected.destroyed);
    CHECK(state.tile(ref).wounds == (expected.destroyed ? 0 : expected.wounds));
  };
  check_one(target, fight.target);
  for (std::size_t i = 0; i < attackers.size(); ++i) check_one(attackers[i], fight.attackers[i]);
  CHECK(state.side(Seat::A).hoard == 10 + fight.reward_attacker);
  CHECK(state.side(Seat::B).hoard == 10 + fight.reward_defender);
  CHECK(state.awaiting == Awaiting::Turn);
  CHECK(state.actions_left == 2);
}

std::vector<TileRef> refs_at(const State& state, Seat seat, const std::vector<Hex>& spaces) {
  std::vector<TileRef> refs;
  for (const Hex at : spaces) {
    for (int i = 0; i < state.side(seat).tiles.size(); ++i) {
      const TileRef ref{seat, static_cast<std::uint8_t>(i)};
      if (state.tile(ref).at == at) refs.push_back(ref);
    }
  }
  return refs;
}

void check_fight(const Arranged& arranged) {
  CAPTURE(write_position(arranged.state), arranged.attack);
  const std::vector<TileRef> attackers =
      refs_at(arranged.state, Seat::A, {{2, -1}, {2, 0}, {1, 1}, {3, 0}});
  const TileRef target = refs_at(arranged.state, Seat::B, {{1, 0}}).front();
  REQUIRE(attackers.size() == arranged.fight.attackers.size());
  const Result<Action> attack = read_action(arranged.state, arranged.attack);
  REQUIRE(attack.ok());
  REQUIRE_FALSE(check(arranged.state, *attack));
  State attacked = arranged.state;
  apply(attacked, *attack);
  if (attacked.awaiting == Awaiting::Turn) {
    Fight fight = arranged.fight;
    const std::vector<std::size_t> candidates = fight.candidates();
    fight.carry_out(candidates.empty() ? 0 : candidates.front());
    return check_outcome(attacked, fight, attackers, target);
  }
  // The defender chooses: every choice there is, and no other.
  std::vector<Action> choices;
  legal_actions(attacked, choices);
  CHECK(choices.size() == arranged.fight.candidates().size());
  CHECK(choices.size() > 1);
  for (const std::size_t chosen : arranged.fight.candidates()) {
    const Action hit{Seat::B, Defend{attackers[chosen].index}};
    REQUIRE(std::find(choices.begin(), choices.end(), hit) != choices.end());
    State defended = attacked;
    apply(defended, hit);
    Fight fight = arranged.fight;
    fight.carry_out(chosen);
    CAPTURE(write_action(attacked, hit));
    check_outcome(defended, fight, attackers, target);
  }
}

TEST_CASE("random fights end as the sheet says",
          "[maelstrom][attack][rule:MAE-104][rule:MAE-117][rule:MAE-187][rule:MAE-191]"
          "[rule:MAE-194][rule:MAE-197][rule:MAE-R32][rule:MAE-R33][rule:MAE-R34]") {
  Random random(1);
  for (int i = 0; i < 3000; ++i) check_fight(random_fight(random));
}

TEST_CASE("wounds beyond Life are not told", "[maelstrom][attack][rule:MAE-R30]") {
  const Result<State> state = read_position(
      "maelstrom/1 a=LoF7+BTi1 b=AcA7+HaP1 phase=action mass=1.2bHaP1',1.5aLoF1,2.4aBTi1");
  REQUIRE(state.ok());
  State fought = *state;
  Events events;
  apply(fought, *read_action(fought, "a BTi1*HaP1"), &events);
  REQUIRE(events.size() == 4);
  const auto& attacked = std::get<happened::Attacked>(events[1]);
  CHECK(attacked.damage == 4);
  CHECK(attacked.armor == 1);
  CHECK(std::get<happened::Wounded>(events[2]).wounds == 2);
  CHECK(std::holds_alternative<happened::Destroyed>(events[3]));
}

TEST_CASE("the order of an attack follows from the traits",
          "[maelstrom][attack][rule:MAE-189][rule:MAE-190][rule:MAE-194][rule:MAE-R34]") {
  const auto order = [](const std::string& attackers, const std::string& target) {
    const std::string line =
        "maelstrom/1 a=LoF1+DHo2+SkL2+KSh1 b=ElG7+Tho1+ElR1 phase=action mass=1.2b" + target +
        ",2.3aSkL1,2.4aKSh1,2.5aDHo1,1.5aLoF1";
    const Result<State> state = read_position(line);
    REQUIRE(state.ok());
    const Result<Action> action = read_action(*state, "a " + attackers + "*" + target);
    REQUIRE(action.ok());
    const auto& attack = std::get<Attack>(action->deed);
    return order_of(*state, {attack.attackers, attack.target});
  };
  CHECK(order("DHo1", "ElR1") == AttackOrder::Together);
  CHECK(order("SkL1", "ElR1") == AttackOrder::AttackFirst);
  CHECK(order("SkL1+KSh1", "ElR1") == AttackOrder::AttackFirst);
  CHECK(order("SkL1+DHo1", "ElR1") == AttackOrder::Together);
  CHECK(order("DHo1", "Tho1") == AttackOrder::DefenceFirst);
  CHECK(order("SkL1", "Tho1") == AttackOrder::Together);
  CHECK(order("SkL1+DHo1", "Tho1") == AttackOrder::Together);
}

}  // namespace
}  // namespace mael::maelstrom

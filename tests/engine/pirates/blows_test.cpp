// Blows between ships and against calamities, reckoned anew from the sheet: sections 7, 16 and 17.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "engine/pirates/rules.h"
#include "engine/pirates/text/notation.h"

namespace mael::pirates {
namespace {

// What a ship is worth without tiles (22.1 of the sheet).
constexpr int kPlainDamage = 1, kPlainArmour = 0, kPlainRiposte = 0;
constexpr int kBastion = 1;

struct Fitted {
  int life = 3, damage = kPlainDamage, armour = kPlainArmour, riposte = kPlainRiposte;
  std::string words;
};

// A ship with a tile or none for each figure; no two ships have the same tile.
Fitted draw_ship(Random& random, std::vector<int>& taken) {
  Fitted ship;
  ship.life = 1 + static_cast<int>(random.below(3));
  ship.words = ",life:" + std::to_string(ship.life);
  std::string fits;
  const auto fit = [&](Statistic which, int& figure) {
    if (random.below(2) == 0) return;
    std::vector<int> fitting;
    for (int number = 1; number <= kTileKinds; ++number) {
      const bool is_free = std::find(taken.begin(), taken.end(), number) == taken.end();
      if (tile(number).statistic == which && is_free) fitting.push_back(number);
    }
    if (fitting.empty()) return;
    const int number = fitting[random.below(static_cast<std::uint32_t>(fitting.size()))];
    taken.push_back(number);
    figure = tile(number).result;
    const std::string id = (number < 10 ? "E0" : "E") + std::to_string(number);
    fits += (fits.empty() ? ",fit:" : "+") + id;
  };
  fit(Statistic::Armour, ship.armour);
  fit(Statistic::Damage, ship.damage);
  fit(Statistic::Riposte, ship.riposte);
  ship.words += fits;
  return ship;
}

struct Scene {
  std::array<Fitted, 3> ships;
  bool bastion = false, plague = false;
  int token_life = 0;
  State state;

  // PIR-129, PIR-R35: nothing of the bastion where the Plague Barge lies.
  int armour(std::size_t i) const { return ships[i].armour + (bastion && !plague ? kBastion : 0); }
};

// Three ships on one cell, and a calamity there that is hard to kill or nearly dead.
Scene draw_scene(Random& random) {
  Scene scene;
  std::vector<int> taken;
  std::vector<Cell> cells;
  scene.bastion = random.below(2) == 0;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (content().cells[cell].bastion == scene.bastion) cells.push_back(cell);
  }
  const std::string at = name_of(cells[random.below(static_cast<std::uint32_t>(cells.size()))]);
  std::string text = "pirates/1 seats=3 opt=titles:0 round=2";
  for (std::size_t i = 0; i < 3; ++i) {
    scene.ships[i] = draw_ship(random, taken);
    text += std::string(" ship.") + static_cast<char>('a' + i) + "=at:" + at + scene.ships[i].words;
  }
  scene.plague = random.below(3) == 0;
  const int life = scene.plague ? 3 : 4;  // K07 and K09
  const int marks = static_cast<int>(random.below(static_cast<std::uint32_t>(life)));
  scene.token_life = life - marks;
  text += std::string(" tokens=") + (scene.plague ? "K07:" : "K09:") + at;
  if (marks > 0) text += ":" + std::to_string(marks);
  INFO(text);
  const auto read = read_position(text);
  REQUIRE(read.ok());
  scene.state = *read;
  return scene;
}

// The initiator asks both others, or the one that is not its target; each says yes or no.
struct Joint {
  std::vector<std::size_t> mates;  // who joined
  Events events;
  State after;
};

Joint carry_out(const Scene& scene, Target target, Random& random) {
  Joint joint;
  joint.after = scene.state;
  SeatBits asked = 0;
  for (const Seat seat : {Seat::B, Seat::C}) {
    const bool is_target = target.is_ship() && target.seat() == seat;
    if (!is_target && random.below(3) > 0) asked = static_cast<SeatBits>(asked | bit_of(seat));
  }
  const auto act = [&](const Action& action) {
    REQUIRE_FALSE(check(joint.after, action));
    apply(joint.after, action, &joint.events);
  };
  act({Seat::A, Attack{target, asked}});
  for (const Seat seat : {Seat::B, Seat::C}) {
    if (!includes(asked, seat)) continue;
    const bool joins = random.below(2) == 0;
    REQUIRE(to_act(joint.after).includes(seat));
    act({seat, AnswerJoint{joins}});
    if (joins) joint.mates.push_back(static_cast<std::size_t>(index_of(seat)));
  }
  return joint;
}

int damage_of_all(const Scene& scene, const Joint& joint) {
  int damage = scene.ships[0].damage;
  for (const std::size_t mate : joint.mates) damage += scene.ships[mate].damage;
  return damage;
}

// The amount told of such an event; -1 where it was not told.
int told(const Joint& joint, Happened what, Seat seat) {
  for (const Event& event : joint.events) {
    if (event.what == what && event.seat == seat) return event.amount;
  }
  return -1;
}

}  // namespace

TEST_CASE("a blow does what all who joined do together, less armour, and comes back to one",
          "[pirates][random][rule:PIR-060][rule:PIR-150][rule:PIR-R20][rule:PIR-R22]") {
  Random random(60);
  int sunk = 0, both = 0, joined = 0;
  for (int i = 0; i < 1500; ++i) {
    const Scene scene = draw_scene(random);
    const Joint joint = carry_out(scene, Target::ship(Seat::B), random);
    INFO(write_position(scene.state) << " joined: " << joint.mates.size());
    const int damage = std::max(0, damage_of_all(scene, joint) - scene.armour(1));
    CHECK(told(joint, Happened::Attacked, Seat::A) == damage);
    const int riposte = scene.ships[1].riposte;
    const int back = riposte == 0 ? -1 : std::max(0, riposte - scene.armour(0));
    CHECK(told(joint, Happened::Riposted, Seat::B) == back);
    const bool victim_fell = damage >= scene.ships[1].life;
    const bool attacker_fell = back >= scene.ships[0].life;
    CHECK((told(joint, Happened::Fell, Seat::B) >= 0) == victim_fell);
    CHECK((told(joint, Happened::Fell, Seat::A) >= 0) == attacker_fell);
    CHECK(joint.after.ship(Seat::C).life == scene.ships[2].life);  // a partner suffers nothing
    if (!victim_fell) CHECK(joint.after.ship(Seat::B).life == scene.ships[1].life - damage);
    CHECK(joint.after.ship(Seat::A).deaths == (attacker_fell ? 1 : 0));
    CHECK(joint.after.turn.attacked == 1);  // also after a return in the same turn
    sunk += victim_fell;
    both += victim_fell && attacker_fell;
    joined += !joint.mates.empty();
  }
  CHECK(sunk > 200);
  CHECK(both > 10);
  CHECK(joined > 200);
}

TEST_CASE("a calamity keeps marks, and the ships that kill it together gain all its points each",
          "[pirates][random][rule:PIR-143][rule:PIR-145][rule:PIR-R24][rule:PIR-R25]") {
  Random random(143);
  int killed = 0, declined = 0;
  for (int i = 0; i < 1500; ++i) {
    const Scene scene = draw_scene(random);
    const Joint joint = carry_out(scene, Target::token(0), random);
    INFO(write_position(scene.state) << " joined: " << joint.mates.size());
    const int damage = damage_of_all(scene, joint);  // no armour
    CHECK(told(joint, Happened::Attacked, Seat::A) == damage);
    const bool dies = damage >= scene.token_life;
    REQUIRE(joint.after.tokens.size() == (dies ? 0 : 1));
    if (!dies) {
      CHECK(joint.after.tokens[0].damage - scene.state.tokens[0].damage == damage);
    }
    for (std::size_t ship = 0; ship < 3; ++ship) {
      const bool took_part =
          ship == 0 || std::find(joint.mates.begin(), joint.mates.end(), ship) != joint.mates.end();
      const int points = scene.plague ? 3 : 4;
      CHECK(joint.after.ships[ship].points == (dies && took_part ? points : 0));
      CHECK(joint.after.ships[ship].life == scene.ships[ship].life);
      declined += dies && !took_part;
    }
    killed += dies;
  }
  CHECK(killed > 200);
  CHECK(declined > 100);
}

}  // namespace mael::pirates

// What is told of a game, against a reckoning of its own: it hears events as a spectator would,
// keeps sheets and board by them alone, and knows from the rules what no turn can hold.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <set>
#include <utility>
#include <vector>

#include "engine/core/random.h"
#include "engine/pirates/derived.h"
#include "engine/pirates/game.h"
#include "engine/pirates/rules.h"
#include "engine/pirates/text/notation.h"

namespace mael::pirates {
namespace {

// Section 22 of the sheet.
constexpr int kFirstLife = 3, kPlanks = 7, kIronwood = 8;  // E07: 2 more, E08: 5
constexpr int kTides = 3, kCompass = 4;                    // E03: 2 rotations, E04: 3
constexpr int kArtifactChest = 10, kChests = 30;

using Things = std::multiset<int>;
using Laid = std::multiset<std::pair<int, int>>;  // kind and cell

class Bystander {
 public:
  explicit Bystander(const State& state) : seats_(state.seats) {}

  // What was offered last lies open to everybody.
  void see(const Trade& offered) { offered_ = offered; }

  void hear(const Event& event, bool by_chance) {
    const std::size_t seat = event.seat == Seat::Chance ? 0 : at(event.seat);
    Sheet& sheet = sheets_[seat];
    hear_turn(event, by_chance);
    hear_tokens(event);
    hear_goods(event, sheet);
    switch (event.what) {
      case Happened::Placed:
      case Happened::Moved:
      case Happened::Teleported:
      case Happened::Swept: sheet.cell = event.to; return;
      case Happened::Returned:
        sheet.cell = event.to;
        sheet.life = sheet.most;
        return;
      case Happened::TileBought:
        if (event.thing == kPlanks) sheet.most = kFirstLife + 2;
        if (event.thing == kIronwood) sheet.most = kFirstLife + 5;
        if (event.thing == kTides) sheet.rotations = 2;
        if (event.thing == kCompass) sheet.rotations = 3;
        return;
      case Happened::Attacked:
        if (event.other != Seat::Chance) hurt(sheets_[at(event.other)], event.amount);
        return;
      case Happened::Struck:
        came_ = came_ && arrived_.count({event.thing, sheet.cell}) > 0;
        hurt(sheet, event.amount);
        return;
      case Happened::Riposted:
        if (event.other != Seat::Chance) hurt(sheets_[at(event.other)], event.amount);
        return;
      case Happened::Wounded: hurt(sheet, event.amount); return;
      case Happened::Healed: sheet.life += event.amount; return;
      case Happened::Repaired: sheet.life = sheet.most; return;
      case Happened::Fell: ++sheet.deaths; return;
      case Happened::PointsGained: sheet.points += event.amount; return;
      case Happened::PointsPaid: sheet.points -= event.amount; return;
      case Happened::PointLost: --sheet.points; return;
      case Happened::CardDrawn: ++sheet.cards; return;
      case Happened::CardClaimed: --sheet.cards; return;
      case Happened::CurseMoved:
        steps_ = steps_ && std::abs(event.amount - curse_) == 1;
        curse_ = event.amount;
        return;
      case Happened::TitleWon: single_ = single_ && titles_.insert(event.thing).second; return;
      default: return;
    }
  }

  // Everything a table shows is as it was told.
  void compare(const State& state) const {
    CHECK(curse_ == state.curse);
    Laid tokens;
    for (const Token& token : state.tokens) tokens.insert({token.kind, token.cell});
    CHECK(tokens == tokens_);
    for (int i = 0; i < seats_; ++i) {
      CAPTURE(i);
      const Ship& ship = state.ship(seat_at(i));
      const Sheet& sheet = sheets_[static_cast<std::size_t>(i)];
      CHECK(sheet.life == ship.life);
      CHECK(sheet.points == ship.points);
      CHECK(sheet.deaths == ship.deaths);
      CHECK(sheet.cards == cards_in_hand(ship));
      if (ship.is_afloat()) CHECK(sheet.cell == ship.cell);
      if (state.tasks.empty()) compare_goods(sheet, ship);
    }
    if (state.tasks.empty()) compare_loot(state);
    // Whose turn is passed over is not told.
    const bool all_sail =
        std::none_of(sheets_.begin(), sheets_.end(), [](const Sheet& sheet) { return sheet.gone; });
    if (state.stage == Stage::Play && all_sail) CHECK(turn_number(state) == turns_);
  }

  // PIR-059, PIR-064, PIR-137, PIR-139, PIR-R32 and section 22.9.
  void judge() const {
    CHECK(attacks_ <= 1);
    CHECK(within_);
    CHECK(all_move_);
    CHECK(came_);
    CHECK(steps_);
    CHECK(single_);
  }

 private:
  struct Sheet {
    int cell = kNoCell, life = kFirstLife, most = kFirstLife, rotations = 1;
    int points = 0, deaths = 0, cards = 0, artifact = 0;
    bool gone = false;
    Things goods;  // in the hold and on the strongbox
  };

  static std::size_t at(Seat seat) { return static_cast<std::size_t>(index_of(seat)); }
  static void hurt(Sheet& sheet, int damage) { sheet.life = std::max(0, sheet.life - damage); }
  static void lose(Things& things, int thing) {
    const auto found = things.find(thing);
    REQUIRE(found != things.end());
    things.erase(found);
  }

  void hear_turn(const Event& event, bool by_chance) {
    if (event.what == Happened::TurnBegan) {
      active_ = event.seat;
      ++turns_;
      attacks_ = turned_ = 0;
    } else if (event.what == Happened::Attacked && event.seat == active_) {
      ++attacks_;
    } else if (event.what == Happened::Rotated && !by_chance) {
      ++turned_;
      within_ = within_ && turned_ <= sheets_[at(event.seat)].rotations;
    }
  }

  // All of them move at a rotation, before anything else is told of it.
  void hear_tokens(const Event& event) {
    const std::pair<int, int> from{event.thing, event.from}, to{event.thing, event.to};
    if (event.what == Happened::TokenMoved) {
      const auto found = tokens_.find(from);
      REQUIRE(found != tokens_.end());
      tokens_.erase(found);
      tokens_.insert(to);
      arrived_.insert(to);
      if (still_ > 0) --still_;
      return;
    }
    all_move_ = all_move_ && still_ == 0;
    if (event.what == Happened::Rotated) {
      // The circle carries what lies on it first.
      still_ = static_cast<int>(tokens_.size());
      arrived_.clear();
    } else if (event.what == Happened::TokenPlaced || event.what == Happened::TokenSummoned) {
      tokens_.insert(to);
    } else if (event.what == Happened::TokenKilled) {
      tokens_.erase(tokens_.find(from));
    } else if (event.what == Happened::TurnBegan) {
      arrived_.clear();
    }
  }

  void hear_goods(const Event& event, Sheet& sheet) {
    switch (event.what) {
      case Happened::ChestDrawn:
        ++drawn_;
        if (event.thing != kArtifactChest) sheet.goods.insert(event.thing);
        return;
      case Happened::ArtifactDrawn: sheet.goods.insert(event.thing); return;
      case Happened::Equipped:
        lose(sheet.goods, event.thing);
        if (sheet.artifact != 0) sheet.goods.insert(sheet.artifact);
        sheet.artifact = event.thing;
        return;
      case Happened::LootTaken:
      case Happened::LootShared:
        if (event.thing == 0) return;
        lose(sheets_[at(event.other)].goods, event.thing);
        sheet.goods.insert(event.thing);
        return;
      case Happened::LootDropped:
        lose(sheet.goods, event.thing);
        loot_.insert({event.thing, event.to});
        return;
      case Happened::LootPicked:
        loot_.erase(loot_.find({event.thing, sheet.cell}));
        sheet.goods.insert(event.thing);
        return;
      case Happened::Sold: lose(sheet.goods, event.thing); return;
      case Happened::Eliminated:
        sheet.gone = true;
        sheet.goods.clear();
        return;
      case Happened::Traded:
        hand_over(offered_.give, sheet, sheets_[at(event.other)]);
        hand_over(offered_.want, sheets_[at(event.other)], sheet);
        return;
      default: return;
    }
  }
  template <class Items>
  static void hand_over(const Items& items, Sheet& from, Sheet& to) {
    for (const Item item : items) {
      lose(from.goods, item);
      to.goods.insert(item);
    }
  }

  static void compare_goods(const Sheet& sheet, const Ship& ship) {
    Things goods(ship.hold.begin(), ship.hold.end());
    CHECK(goods.size() <= 3);
    if (ship.box != 0) goods.insert(ship.box);
    CHECK(goods == sheet.goods);
    CHECK(sheet.artifact == ship.artifact);
  }

  void compare_loot(const State& state) const {
    Laid loot;
    for (const Dropped& each : state.dropped) loot.insert({each.item, each.cell});
    CHECK(loot == loot_);
    int left = 0;
    for (const int count : state.chests) left += count;
    CHECK(left + drawn_ == kChests);
  }

  int seats_;
  std::array<Sheet, kSeats> sheets_{};
  Laid tokens_, loot_;
  std::set<std::pair<int, int>> arrived_;  // tokens that moved there since the last rotation
  std::set<int> titles_;
  Trade offered_;
  Seat active_ = Seat::Chance;
  int curse_ = 0, drawn_ = 0, turns_ = 0, attacks_ = 0, turned_ = 0, still_ = 0;
  bool within_ = true, all_move_ = true, came_ = true, steps_ = true, single_ = true;
};

// Returns what was told in a game played at random.
std::set<Happened> listen(std::uint64_t seed) {
  Random random(seed);
  State state = *start(Pirates::draw_odd_setup(random));
  Bystander bystander(state);
  std::set<Happened> told;
  std::vector<Action> actions;
  while (state.stage != Stage::Over) {
    INFO(write_position(state));
    legal_actions(state, actions);
    const bool chance = to_act(state).is_chance();
    const Action action = chance
                              ? deal(state, random)
                              : actions[random.below(static_cast<std::uint32_t>(actions.size()))];
    INFO(write_action(state, action));
    bystander.see(state.trade);
    Events events;
    apply(state, action, &events);
    for (const Event& event : events) {
      bystander.hear(event, chance);
      told.insert(event.what);
    }
    bystander.compare(state);
    bystander.judge();
  }
  return told;
}

}  // namespace

TEST_CASE("whoever only hears what happens knows what lies where, and no turn holds too much",
          "[pirates][random][rule:PIR-059][rule:PIR-064][rule:PIR-137][rule:PIR-139]") {
  std::set<Happened> told;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    CAPTURE(seed);
    told.merge(listen(seed));
  }
  CHECK(told.size() >= 45);
}

}  // namespace mael::pirates

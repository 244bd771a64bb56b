// What is told of a game is all that happens: a listener that knows nothing but events knows what
// lies where, and hears no turn in which the order, the fights or the hands are not as the sheet
// has them.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <optional>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "engine/cards/game.h"
#include "engine/cards/zones.h"
#include "engine/core/random.h"

namespace mael::cards {
namespace {

constexpr int kFirstStack = 4;  // places of planets are 0 … 3

int at(Seat seat) { return index_of(seat); }

class Listener {
 public:
  explicit Listener(const State& state) : copies_(all_copies(state)) {
    for (const Planet& planet : state.planets) row_.push_back({planet.kind, planet.stock});
    for (const SideState& side : state.sides) {
      const auto i = static_cast<std::size_t>(&side - state.sides.data());
      sides_[i].stockpile = side.stockpile;
      sides_[i].hand = hand_size(side);
    }
  }

  void hear(const Events& events) {
    for (const Event& event : events) {
      const bool falls = std::holds_alternative<happened::CardDiscarded>(event) ||
                         std::holds_alternative<happened::ShipDestroyed>(event);
      falling_ = falling_ && falls;
      std::visit([&](const auto& each) { hear(each); }, event);
    }
  }

  void compare(const State& state) const {
    for (std::size_t i = 0; i < kSeats; ++i) {
      REQUIRE(state.sides[i].stockpile == sides_[i].stockpile);
      REQUIRE(hand_size(state.sides[i]) == sides_[i].hand);
      std::vector<Piece> ships;
      for (const Ship& ship : state.sides[i].ships) ships.push_back({ship.at, ship.kind});
      auto heard = sides_[i].ships;
      std::sort(heard.begin(), heard.end());
      REQUIRE(ships == heard);  // a state has them in order
    }
    REQUIRE(static_cast<std::size_t>(state.planets.size()) == row_.size());
    int attached = 0, laid = 0;
    for (int i = 0; i < state.planets.size(); ++i) {
      REQUIRE(state.planets[i].kind == row_[static_cast<std::size_t>(i)].first);
      REQUIRE(state.planets[i].stock == row_[static_cast<std::size_t>(i)].second);
      attached += state.planets[i].attached.size();
    }
    for (const SideState& side : state.sides) {
      for (const Ship& ship : side.ships) attached += ship.attached.size();
    }
    for (const auto& [card, count] : attached_) laid += count;
    REQUIRE(attached == laid);
    for (CardKind kind = 0; kind < catalogue().size(); ++kind) {
      const auto found = discarded_.find(kind);
      REQUIRE(state.discard[kind] == (found == discarded_.end() ? 0 : found->second));
    }
    compare_deck(state);
  }

  int battles() const { return battles_; }
  int turns() const { return turns_; }

 private:
  using Piece = std::tuple<int, CardKind>;  // where, and what
  struct Heard {
    int stockpile = 0, hand = 0;
    std::vector<Piece> ships;
  };

  Heard& side(Seat seat) { return sides_[static_cast<std::size_t>(at(seat))]; }
  int& stock(CardKind planet) {
    const auto found = std::find_if(row_.begin(), row_.end(),
                                    [&](const auto& each) { return each.first == planet; });
    REQUIRE(found != row_.end());
    return found->second;
  }

  static int all_copies(const State& state) {
    int count = 0;
    for (CardKind kind = 0; kind < catalogue().size(); ++kind) {
      if (is_deck_card(kind)) count += catalogue()[kind].copies_in(state.options.deck);
    }
    return count;
  }

  // What is nowhere else is in the deck (ECG-R53).
  void compare_deck(const State& state) const {
    int elsewhere = 0;
    for (const auto& [card, count] : discarded_) elsewhere += is_deck_card(card) ? count : 0;
    for (const auto& [card, count] : attached_) elsewhere += count;
    for (std::size_t i = 0; i < kSeats; ++i) {
      int syphons = 0;
      for (CardKind kind = 0; kind < catalogue().size(); ++kind) {
        if (type_of(kind) == CardType::Syphon) syphons += state.sides[i].hand[kind];
      }
      elsewhere += sides_[i].hand - syphons;
      for (const auto& [place, kind] : sides_[i].ships) elsewhere += is_deck_card(kind) ? 1 : 0;
    }
    const bool announced = declared_ ? is_deck_card(*declared_) : state.maelstrom != Seat::Chance;
    REQUIRE(deck_size(state) == copies_ - elsewhere - (announced ? 1 : 0));
  }

  // Stacks are numbered without gaps.
  void leave(Seat seat, int place, CardKind kind) {
    auto& ships = side(seat).ships;
    const auto found = std::find(ships.begin(), ships.end(), Piece{place, kind});
    REQUIRE(found != ships.end());
    ships.erase(found);
    const bool empty = std::none_of(ships.begin(), ships.end(),
                                    [&](const Piece& each) { return std::get<0>(each) == place; });
    if (place < kFirstStack || !empty) return;
    for (Piece& each : ships) std::get<0>(each) -= std::get<0>(each) > place ? 1 : 0;
  }
  void arrive(Seat seat, int place, CardKind kind) {
    auto& ships = side(seat).ships;
    ships.push_back({place, kind});
    const auto there = std::count_if(ships.begin(), ships.end(),
                                     [&](const Piece& each) { return std::get<0>(each) == place; });
    if (place >= kFirstStack) REQUIRE(there <= kStackSize);  // ECG-059
  }

  // ---- Turns and hands
  void hear(const happened::Drew& it) { ++side(it.seat).hand; }
  void hear(const happened::TurnBegan& it) {
    REQUIRE(it.turn == ++turns_);
    player_turns_ = 0;
  }
  // Who has more goes first but on the first turn; nobody goes twice (ECG-042).
  void hear(const happened::PlayerTurnBegan& it) {
    const int own = side(it.seat).stockpile, other = side(opponent_of(it.seat)).stockpile;
    if (++player_turns_ == 1) {
      if (turns_ > 1) REQUIRE(own >= other);
      first_ = it.seat;
    } else {
      REQUIRE(player_turns_ == 2);
      REQUIRE(it.seat == opponent_of(first_));
    }
  }

  // ---- Resources
  void hear(const happened::Generated& it) { stock(it.planet) += it.amount; }
  void hear(const happened::Distributed& it) {
    REQUIRE(stock(it.planet) == it.stock);
    int taken = 0;
    for (const Seat seat : {Seat::A, Seat::B}) {
      const Share& share = it.sums.shares[static_cast<std::size_t>(at(seat))];
      REQUIRE(share.total() >= std::min({share.rate, it.rate}));  // ECG-R1
      taken += share.card;
      side(seat).stockpile += share.total();
    }
    REQUIRE(taken + it.sums.left == it.stock);
    stock(it.planet) = it.sums.left;
  }
  void hear(const happened::FactionTaken& it) {
    REQUIRE(it.amount == 1);  // ECG-030
    side(it.seat).stockpile += it.amount;
  }
  void hear(const happened::Gained& it) { side(it.seat).stockpile += it.amount; }
  void hear(const happened::StockTaken& it) {
    stock(it.planet) -= it.amount;
    REQUIRE(stock(it.planet) >= 0);
    side(it.seat).stockpile += it.amount;
  }
  void hear(const happened::StockLost& it) {
    stock(it.planet) -= it.amount;
    REQUIRE(stock(it.planet) >= 0);
  }
  void hear(const happened::Paid& it) {
    side(it.seat).stockpile -= it.amount;
    REQUIRE(side(it.seat).stockpile >= 0);
    int& bid = bids_[it.seat == attacker_ ? 0 : 1];
    if (bid > 0) REQUIRE(std::exchange(bid, 0) == it.amount);
  }

  // ---- Cards
  void hear(const happened::CardPlayed& it) {
    --side(it.seat).hand;
    if (!it.interrupt) declared_ = it.card;
    answer_ = it.interrupt ? std::optional(it.card) : std::nullopt;
  }
  void hear(const happened::Returned& it) {
    declared_.reset();
    ++side(it.seat).hand;
    side(it.seat).stockpile += catalogue()[it.card].cost;
  }
  void hear(const happened::ShipArrived& it) {
    declared_.reset();
    arrive(it.seat, it.at, it.card);
  }
  void hear(const happened::CardAttached& it) {
    (answer_ == it.card ? answer_ : declared_).reset();
    ++attached_[it.card];
  }
  void hear(const happened::CardDiscarded& it) {
    ++discarded_[it.card];
    if (falling_) {
      REQUIRE(--attached_[it.card] >= 0);
    } else {
      (answer_ == it.card ? answer_ : declared_).reset();
    }
  }
  void hear(const happened::NumbersRevealed& it) {
    for (const int number : it.numbers) REQUIRE((number >= 0 && number <= 10));  // ECG-077
    const int sum = it.numbers[0] + it.numbers[1], planets = static_cast<int>(row_.size());
    REQUIRE(it.place == (sum == 0 ? 0 : 1 + (sum - 1) % planets));  // ECG-082
    falling_ = it.place > 0;
  }
  void hear(const happened::PlanetDestroyed& it) {
    const auto found = std::find_if(row_.begin(), row_.end(),
                                    [&](const auto& each) { return each.first == it.planet; });
    REQUIRE(found != row_.end());
    const auto place = static_cast<int>(found - row_.begin());
    for (Heard& each : sides_) {
      for (Piece& ship : each.ships) {
        REQUIRE(std::get<0>(ship) != place);  // all that was there went before it
        if (std::get<0>(ship) > place && std::get<0>(ship) < kFirstStack) --std::get<0>(ship);
      }
    }
    row_.erase(found);
  }

  // ---- Ships and battles
  void hear(const happened::ShipMoved& it) {
    leave(it.seat, it.from, it.card);
    arrive(it.seat, it.to, it.card);
  }
  void hear(const happened::ShipDestroyed& it) {
    falling_ = true;
    leave(it.seat, it.at, it.card);
    ++discarded_[it.card];
    if (loser_) REQUIRE(*loser_ == it.seat);
    loser_.reset();
  }
  void hear(const happened::BidsRevealed& it) {
    margin_ = it.attack + it.attacker_bid - it.defence - it.defender_bid;
    bids_ = {it.attacker_bid, it.defender_bid};
    ++battles_;
  }
  void hear(const happened::AttackDeclared& it) { attacker_ = it.seat; }
  void hear(const happened::BattleWon& it) {
    REQUIRE(bids_ == std::array{0, 0});  // both have paid, who lost as well (ECG-R44)
    REQUIRE(margin_ != 0);
    REQUIRE((it.seat == attacker_) == (margin_ > 0));
    loser_ = opponent_of(it.seat);
  }
  void hear(const happened::BattleTied&) {
    REQUIRE(bids_ == std::array{0, 0});
    REQUIRE(margin_ == 0);
  }

  // ECG-015: the richer player has won.
  void hear(const happened::GameEnded& it) {
    const int more = sides_[0].stockpile - sides_[1].stockpile;
    REQUIRE(it.winner == (more > 0 ? Seat::A : more < 0 ? Seat::B : Seat::Chance));
  }

  template <class Else>
  void hear(const Else&) {}

  int copies_;
  std::array<Heard, kSeats> sides_;
  std::vector<std::pair<CardKind, int>> row_;  // planets and their stock
  std::map<CardKind, int> discarded_, attached_;
  std::optional<CardKind> declared_, answer_;
  std::array<int, kSeats> bids_{};  // not paid yet: the attacker's and the defender's
  Seat attacker_ = Seat::A;
  std::optional<Seat> loser_;
  Seat first_ = Seat::A;
  bool falling_ = false;  // what is discarded now was attached
  int margin_ = 0;
  int player_turns_ = 0, turns_ = 0, battles_ = 0;
};

}  // namespace

TEST_CASE("a player who only hears what happens knows what lies where in a game of cards",
          "[cards][random][rule:ECG-042][rule:ECG-059][rule:ECG-R1][rule:ECG-R53][rule:ECG-R44]") {
  Random random(42);
  int turns = 0, battles = 0;
  std::vector<Action> actions;
  for (int game = 0; game < 60; ++game) {
    State state = *start(EdgeCards::draw_odd_setup(random));
    Listener listener(state);
    while (!to_act(state).is_nobody()) {
      legal_actions(state, actions);
      const Action action = to_act(state).is_chance()
                                ? deal(state, random)
                                : actions[random.below(static_cast<std::uint32_t>(actions.size()))];
      INFO(write_position(state) << " " << write_action(state, action));
      Events events;
      apply(state, action, &events);
      listener.hear(events);
      listener.compare(state);
    }
    turns += listener.turns();
    battles += listener.battles();
  }
  CHECK(turns > 300);
  CHECK(battles > 50);
}

}  // namespace mael::cards

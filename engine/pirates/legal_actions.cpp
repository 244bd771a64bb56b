#include <algorithm>
#include <bit>
#include <tuple>

#include "engine/pirates/derived.h"
#include "engine/pirates/legality.h"
#include "engine/pirates/rules.h"
#include "engine/pirates/tasks.h"

namespace mael::pirates {

namespace {

template <class Items>
auto as_tuple(const Items& items) {
  std::array<Item, 3> all{};
  std::copy(items.begin(), items.end(), all.begin());
  return std::tuple(items.size(), all);
}

auto as_tuple(const Trade& trade) {
  return std::tuple(trade.to, as_tuple(trade.give), as_tuple(trade.want), trade.give_points,
                    trade.want_points);
}

}  // namespace

bool operator==(const OfferTrade& a, const OfferTrade& b) { return a.trade == b.trade; }
bool operator<(const OfferTrade& a, const OfferTrade& b) {
  return as_tuple(a.trade) < as_tuple(b.trade);
}

namespace {

// Proposes deeds to the seat awaited; those that check would accept are listed.
class Lister {
 public:
  Lister(const State& state, std::vector<Action>& actions) : state_(state), actions_(actions) {}

  void list() {
    if (state_.stage == Stage::Over) return;
    by_ = to_act(state_).first();
    if (by_ == Seat::Chance) return list_draws();
    if (!state_.tasks.empty()) return list_task();
    switch (state_.stage) {
      case Stage::Pawns:
        for (std::uint8_t pawn = 1; pawn <= kSeats; ++pawn) propose(ChoosePawn{pawn});
        return;
      case Stage::Places:
        for (Cell cell = 0; cell < first_of(1); ++cell) propose(PlaceShip{cell});
        return;
      case Stage::Forbans:
        for (Cell cell = 0; cell < kCells; ++cell) propose(PlaceForban{cell});
        return;
      case Stage::Convert:
        for (const Convert what : {Convert::None, Convert::Attack, Convert::Rotations}) {
          propose(ChooseConvert{what});
        }
        return;
      default: return list_turn();
    }
  }

 private:
  void propose(const Deed& deed) {
    const Action action{by_, deed};
    if (!judge_deed(state_, action)) actions_.push_back(action);
  }

  void list_draws() {
    std::vector<Weighted<Action>> weighted;
    chances(state_, weighted);
    for (const auto& each : weighted) actions_.push_back(each.value);
  }

  // Each kind of loot once.
  template <class Propose>
  static void each_item(const Hold& hold, Propose&& propose) {
    for (int i = 0; i < hold.size(); ++i) {
      if (i == 0 || hold[i] != hold[i - 1]) propose(hold[i]);
    }
  }

  void list_share(const Task& task) {
    each_item(state_.ship(task.about.victim).hold, [&](Item item) {
      for (const Seat seat : seats_of(state_)) propose(ShareLoot{item, seat});
    });
  }

  void list_task() {
    const Task& task = state_.top();
    switch (task.kind) {
      case TaskKind::Take:
        each_item(state_.ship(task.about.victim).hold, [&](Item item) { propose(TakeLoot{item}); });
        return propose(TakeLoot{0});
      case TaskKind::Share: return list_share(task);
      case TaskKind::Equip: propose(ChooseEquip{true}); return propose(ChooseEquip{false});
      case TaskKind::Drop:
        return each_item(state_.ship(by_).hold, [&](Item item) { propose(DropLoot{item}); });
      case TaskKind::Summon:
        for (Kind kind = 1; kind < kCalamities; ++kind) propose(ChooseToken{kind});
        return;
      case TaskKind::Call:
        return each_cell(cursed_islands(state_), [&](Cell cell) { propose(ChooseIsland{cell}); });
      case TaskKind::Return:
        return each_cell(cursed_islands(state_), [&](Cell cell) { propose(ChooseReturn{cell}); });
      case TaskKind::Joint: propose(AnswerJoint{true}); return propose(AnswerJoint{false});
      case TaskKind::Trade: propose(AnswerTrade{true}); return propose(AnswerTrade{false});
      default:
        each_cell(touching(state_.ship(by_).cell, state_.turned),
                  [&](Cell cell) { propose(FreeMove{cell}); });
        return propose(FreeMove{});
    }
  }

  void list_turn() {
    propose(EndTurn{});
    list_moves();
    list_attacks();
    list_loot();
    list_market();
    list_trades();
  }

  void list_moves() {
    const Ship& ship = state_.ship(by_);
    if (movement_left(state_) > 0) {
      each_cell(touching(ship.cell, state_.turned), [&](Cell cell) { propose(Move{cell}); });
      if (ship.has(Power::Lantern)) {
        each_cell(cursed_islands(state_), [&](Cell cell) { propose(Teleport{cell}); });
      }
    }
    if (rotations_left(state_) > 0) {
      for (std::uint8_t circle = 0; circle < kCircles; ++circle) {
        for (std::uint8_t quarters = 1; quarters <= 3; ++quarters) {
          propose(Rotate{circle, quarters});
        }
      }
    }
    if (!ship.has(Power::Leash) || state_.turn.leashed) return;
    for (int place = 0; place < state_.tokens.size(); ++place) {
      each_cell(touching(state_.tokens[place].cell, state_.turned), [&](Cell cell) {
        propose(MoveCalamity{static_cast<std::uint8_t>(place), cell});
      });
    }
  }

  // Alone, and with all sets of those who are there: check knows who can be asked.
  void list_attack(Target target, SeatBits here) {
    const unsigned others = here & ~static_cast<unsigned>(bit_of(by_));
    unsigned asked = 0;
    do {
      propose(Attack{target, static_cast<SeatBits>(asked)});
      asked = (asked - others) & others;  // the next set
    } while (asked != 0);
  }

  void list_attacks() {
    if (!has_attack_left(state_)) return;
    const Cell at = state_.ship(by_).cell;
    const SeatBits here = ships_on(state_, at);
    for (const Seat seat : seats_of(state_)) {
      if (seat != by_ && includes(here, seat)) list_attack(Target::ship(seat), here);
    }
    for (int place = 0; place < state_.tokens.size(); ++place) {
      const Token& token = state_.tokens[place];
      if (token.cell != at && effect_of(token.kind) != Effect::Bars) continue;
      list_attack(Target::token(place), here);
    }
  }

  void list_loot() {
    const Ship& ship = state_.ship(by_);
    for (Cards cards = ship.cards; cards != 0; cards &= cards - 1) {
      propose(Claim{static_cast<std::uint8_t>(std::countr_zero(cards) + 1)});
    }
    Item before = 0;
    for (const Dropped& each : state_.dropped) {
      if (each.cell != ship.cell || each.item == before) continue;
      propose(PickUp{each.item});
      before = each.item;
    }
    if (!ship.has(Power::Strongbox)) return;
    each_item(ship.hold, [&](Item item) { propose(Stow{item}); });
    propose(Unstow{});
  }

  void list_market() {
    const Ship& ship = state_.ship(by_);
    const bool merchant = is_merchant(state_, ship.cell);
    if (!merchant && !is_cursed_island(state_, ship.cell)) return;
    each_item(ship.hold, [&](Item item) { propose(Sell{item}); });
    propose(Sell{0});
    if (!merchant) return;
    for (std::uint8_t tile = 1; tile <= kTileKinds; ++tile) propose(BuyTile{tile});
    propose(BuyTreasure{});
    propose(Repair{});
  }

  void propose_trade(Seat to, Item give, Item want, int give_points, int want_points) {
    Trade trade{
        to, {}, {}, static_cast<std::uint8_t>(give_points), static_cast<std::uint8_t>(want_points)};
    if (give != 0) trade.give.push_back(give);
    if (want != 0) trade.want.push_back(want);
    propose(OfferTrade{trade});
  }

  void list_trades_with(Seat to) {
    const Ship &own = state_.ship(by_), &other = state_.ship(to);
    each_item(own.hold, [&](Item give) {
      propose_trade(to, give, 0, 0, 0);
      if (price_of(own, give) > 0) propose_trade(to, give, 0, 0, price_of(own, give));
      each_item(other.hold, [&](Item want) { propose_trade(to, give, want, 0, 0); });
    });
    each_item(other.hold, [&](Item want) {
      propose_trade(to, 0, want, 0, 0);
      if (price_of(own, want) > 0) propose_trade(to, 0, want, price_of(own, want), 0);
    });
  }

  void list_trades() {
    for (const Seat seat : seats_of(state_)) {
      if (seat != by_ && !judge_trade(state_, {seat, {}, {}, 0, 0}, false)) list_trades_with(seat);
    }
  }

  const State& state_;
  std::vector<Action>& actions_;
  Seat by_ = Seat::Chance;
};

}  // namespace

void legal_actions(const State& state, std::vector<Action>& actions) {
  actions.clear();
  Lister(state, actions).list();
}

bool lists_all(const State& state, Seat seat) {
  if (!state.tasks.empty() || state.stage != Stage::Play || seat != state.active) return true;
  for (const Seat other : seats_of(state)) {
    if (other != seat && !judge_trade(state, {other, {}, {}, 0, 0}, false)) return false;
  }
  return true;
}

// Pawns differ in nothing: a ship is known by its seat. The first one left is taken (PIR-020).
std::optional<Action> forced_action(const State& state, Seat seat,
                                    const std::vector<Action>& legal) {
  if (state.stage == Stage::Pawns && !legal.empty()) return legal.front();
  return legal.size() == 1 && lists_all(state, seat) ? std::optional(legal[0]) : std::nullopt;
}

}  // namespace mael::pirates

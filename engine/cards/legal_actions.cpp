// Lists what check accepts, with the same judgements; a test holds both against each other.
#include "engine/cards/legality.h"

namespace mael::cards {
namespace {

class Lister {
 public:
  Lister(const State& state, bool with_moves, std::vector<Action>& out)
      : state_(state), with_moves_(with_moves), out_(out) {}

  void list() {
    const Awaited awaited = to_act(state_);
    if (awaited.is_nobody()) return;
    by_ = awaited.first();
    switch (state_.awaiting) {
      case Awaiting::Draw:
      case Awaiting::Coin: return list_chances();
      case Awaiting::Order: add(ChooseOrder{true}); return add(ChooseOrder{false});
      case Awaiting::Faction: return list_factions();
      case Awaiting::Turn: return list_turn();
      case Awaiting::Answer: list_plays(); return add(Decline{});
      case Awaiting::Number:
        for (std::uint16_t number = 0; number <= kHighestPick; ++number) add(PickNumber{number});
        return;
      case Awaiting::Bid:
        for (std::uint16_t bid = 0; bid <= state_.side(by_).stockpile; ++bid) add(Bid{bid});
        return;
      case Awaiting::Casualty: return list_casualties();
      case Awaiting::Nothing: return;
    }
  }

 private:
  using Berths = FixedList<Target, kPlanets + kMaxShips + 1>;  // planets, stacks, a new stack

  void add(const Deed& deed) { out_.push_back({by_, deed}); }

  void list_chances() {
    std::vector<Weighted<Action>> weighted;
    chances(state_, weighted);
    for (const Weighted<Action>& each : weighted) out_.push_back(each.value);
  }

  void list_factions() {
    for (CardKind kind = 0; kind < catalogue().last(CardType::Faction); ++kind) {
      if (state_.side(opponent_of(by_)).faction != kind) add(ChooseFaction{kind});
    }
  }

  void list_turn() {
    if (state_.actions_left > 0) {
      list_plays();
      if (!state_.ceasefire) list_attacks();
      if (!can_act(state_)) add(Pass{});
    } else {
      add(EndTurn{});
    }
    if (with_moves_) list_moves();
  }

  template <class F>
  void for_each_target(Spots sorts, F&& f) {
    any_target(state_, sorts, [&](Target target) {
      f(target);
      return false;
    });
  }

  // In a window nothing but events can be played (ECG-R28).
  void list_plays() {
    const bool answers = by_ != state_.active;
    const CardKind first = catalogue().first(answers ? CardType::Event : CardType::Syphon);
    const CardKind last = catalogue().last(answers ? CardType::Event : CardType::Modifier);
    for (CardKind kind = first; kind < last; ++kind) {
      if (!can_show(state_, by_, kind) || judge_card(state_, by_, kind) ||
          judge_cost(state_, by_, kind)) {
        continue;
      }
      if (type_of(kind) == CardType::Military) {
        for (const Target berth : berths_for(kind)) add(Play{kind, berth});
        continue;
      }
      for_each_target(spots_for(kind), [&](Target target) {
        if (!judge_target(state_, by_, kind, target)) add(Play{kind, target});
      });
    }
  }

  // Where one military ship may go, any other may: they are judged once.
  const Berths& berths_for(CardKind kind) {
    if (berths_.empty()) {
      for_each_target(spots_for(kind), [&](Target target) {
        if (!judge_target(state_, by_, kind, target)) berths_.push_back(target);
      });
    }
    return berths_;
  }

  void list_attacks() {
    for (int stack = 0; stack < stack_count(state_.side(by_)); ++stack) {
      for_each_target(kBattlefields, [&](Target target) {
        if (!judge_attack(state_, stack, target)) {
          add(Attack{static_cast<std::uint8_t>(stack), target});
        }
      });
    }
  }

  void list_moves() {
    if (state_.side(by_).stockpile < kMoveFee) return;
    for (int ship = 0; ship < state_.side(by_).ships.size(); ++ship) {
      for_each_target(kBerths, [&](Target target) {
        if (!judge_move(state_, ship, target)) {
          add(MoveShip{static_cast<std::uint8_t>(ship), target});
        }
      });
    }
  }

  void list_casualties() {
    for_each_target(spots(Spot::Ship), [&](Target target) {
      if (!judge_casualty(state_, target)) add(Kill{target});
    });
  }

  const State& state_;
  bool with_moves_;
  std::vector<Action>& out_;
  Seat by_ = Seat::Chance;
  Berths berths_;
};

}  // namespace

void legal_actions(const State& state, std::vector<Action>& actions) {
  actions.clear();
  Lister(state, true, actions).list();
}

void list_without_moves(const State& state, std::vector<Action>& actions) {
  actions.clear();
  Lister(state, false, actions).list();
}

}  // namespace mael::cards

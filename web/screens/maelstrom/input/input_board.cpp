#include "web/screens/maelstrom/input/input_board.h"

#include <algorithm>

#include "engine/maelstrom/derived.h"
#include "engine/maelstrom/help/attempts.h"
#include "web/screens/maelstrom/input/input_power.h"
#include "web/screens/maelstrom/powers.h"
#include "web/screens/maelstrom/view/view_board.h"
#include "web/screens/maelstrom/view/view_panels.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web::maelstrom {

namespace {

// One tap or drop on the board.
class BoardInput {
 public:
  BoardInput(const Situation& situation, Reaction& reaction)
      : situation_(situation),
        state_(situation.seen),
        reaction_(reaction),
        selection_(reaction.selection) {}

  void tap(Hex at) {
    if (!decides()) return touch_out_of_turn(at);
    if (const auto power = open()) return tap_for_power(situation_, *power, at, reaction_);
    if (state_.awaiting != Awaiting::Turn) return answer(at);
    if (selection_.hand) return use_hand(at);
    if (selection_.target) return use_target(at);
    if (selection_.tile) return use_tile(at);
    pick(at);
  }

  void lift(Hex at) {
    if (const auto power = open()) return lift_for_power(situation_, *power, at, reaction_);
    const std::optional<TileRef> tile = tile_at(state_, at);
    if (!decides() || !tile || tile->seat != situation_.actor()) return;
    if (state_.awaiting != Awaiting::Turn) return;
    selection_ = cleared(selection_);
    pick(at);
  }

  void drop(Hex at) {
    if (const auto power = open()) return drop_for_power(*power, at);
    if (!decides() || state_.awaiting != Awaiting::Turn) return;
    if (selection_.hand) return use_hand(at);
    if (!selection_.tile || state_.tile(*selection_.tile).at == at) return;
    use_tile(at);
  }

  void confirm() {
    if (!decides()) return;
    if (const auto power = open()) return confirm_power(situation_, *power, reaction_);
    if (selection_.hand && selection_.space) return pay();
    if (selection_.target && state_.tile(*selection_.target).is_energy()) return consume_if_clear();
    if (selection_.target) return act(Attack{selection_.attackers, selection_.target->index});
    if (state_.awaiting == Awaiting::OpeningHand) take_opening_hand();
  }

  void change_energy(int by) {
    if (!selection_.hand || !selection_.space) return;
    pay_otherwise(with_energy_changed(ways(), selection_.way, by));
  }

  void tap_hand(Row row) {
    if (!decides()) return refuse_waiting(situation_, selection_);
    if (state_.awaiting == Awaiting::Primary) return act(ChoosePrimary{row});
    if (state_.awaiting == Awaiting::OpeningHand) return pick_for_opening(row);
    if (const auto power = open()) {
      if (pick_row(situation_, *power, row, reaction_)) return;
      if (selection_.power == Power{Power::Kind::Hand, 0, row}) return drop_selection();
    }
    if (selection_.hand == row) {
      selection_ = cleared(selection_);
    } else {
      pick_hand(row);
    }
  }

  void pick_hand(Row row) {
    if (!decides()) return;
    selection_ = cleared(selection_);
    if (const Verdict& verdict = situation_.hand[row]) {
      selection_.refusal = explain(situation_, *verdict);
    } else if (is_event(state_, situation_.actor(), row)) {
      begin_power(situation_, {Power::Kind::Hand, 0, row}, reaction_);
    } else {
      selection_.hand = row;
      if (is_relic(row)) open_payment(kVortex);
    }
  }

  // The ability of the tile picked up, or of the one under the cursor.
  void use_ability() {
    std::optional<TileRef> tile = selection_.tile;
    if (!tile && selection_.cursor) tile = tile_at(state_, *selection_.cursor);
    if (!tile || tile->seat != situation_.actor()) return;
    begin_power(situation_, {Power::Kind::Ability, tile->index, kNoRow}, reaction_);
  }

 private:
  bool decides() const { return situation_.decides(); }
  std::optional<Power> open() const { return open_power(situation_, selection_); }

  // A drag that ends where it began leaves the tile picked.
  void drop_for_power(const Power& power, Hex at) {
    const Picks& picks = selection_.picks;
    const bool stays = picks.ends_with_tile() && state_.tile(*picks.list.back().tile).at == at;
    if (!stays) tap_for_power(situation_, power, at, reaction_);
  }

  // Own tiles wait for the turn, any other can be looked at.
  void touch_out_of_turn(Hex at) {
    const std::optional<TileRef> tile = tile_at(state_, at);
    if (!tile) return;
    if (tile->seat == situation_.device.viewer) return refuse_waiting(situation_, selection_);
    look_at(at);
  }

  // Nothing can be done with it now, so a player who taps it wants to know what it is.
  void look_at(Hex at) {
    selection_.sheet = OpenSheet::Card;
    selection_.subject = {at, Seat::A, kNoRow};
  }

  // ---- Outcomes ------------------------------------------------------------------------------

  void act(const Deed& deed) { maelstrom::act(situation_, deed, reaction_); }

  // Shows why a deed is refused and leaves what is picked up.
  void refuse(const Deed& deed) { selection_.refusal = refused(situation_, deed); }

  void drop_selection() { selection_ = cleared(selection_); }

  // ---- Nothing picked up ---------------------------------------------------------------------

  void pick(Hex at) {
    const std::optional<TileRef> tile = tile_at(state_, at);
    if (!tile) return drop_selection();
    if (state_.tile(*tile).is_energy()) return pick_energy(*tile);
    if (tile->seat != situation_.actor()) return pick_enemy(*tile);
    pick_own(*tile);
  }

  void pick_own(TileRef tile) {
    if (state_.phase == Phase::Summon) return refuse_tile("ui.refusal.summon_phase");
    if (begins_ability(tile)) return;
    if (const Verdict verdict = obstacle_to_use(situation_, tile)) {
      selection_.refusal = explain(situation_, *verdict);
    } else {
      selection_.tile = tile;
    }
  }

  // What is decided now is not about tiles in play.
  void refuse_tile(const char* sentence) {
    selection_.refusal = Refusal{rule_of_decision(state_), say(sentence)};
  }

  // A tile that can do nothing but use its ability begins with it.
  bool begins_ability(TileRef tile) {
    const bool has_targets =
        !energies_for(situation_, tile).empty() || !targets_for(situation_, tile).empty();
    if (has_targets || !can_use(situation_, tile.index)) return false;
    begin_power(situation_, {Power::Kind::Ability, tile.index, kNoRow}, reaction_);
    return true;
  }

  void pick_enemy(TileRef target) {
    if (state_.phase != Phase::Action) return look_at(state_.tile(target).at);
    const TileMask attackers = attackers_that_suffice(situation_, target);
    if (attackers == 0) return refuse(nearest_attack(state_, situation_.actor(), target));
    selection_.target = target;
    selection_.attackers = attackers;
  }

  void pick_energy(TileRef energy) {
    if (state_.phase != Phase::Action) return look_at(state_.tile(energy).at);
    if (consumers_of(situation_, energy).empty()) {
      return refuse(nearest_consumption(state_, situation_.actor(), energy));
    }
    selection_.target = energy;
  }

  // ---- An own tile picked up -----------------------------------------------------------------

  void use_tile(Hex at) {
    const TileRef tile = *selection_.tile;
    const std::optional<TileRef> there = tile_at(state_, at);
    if (there == tile) return drop_selection();
    if (state_.phase == Phase::Movement) return move_or_pick(tile, at, there);
    if (!there) return drop_selection();
    if (state_.tile(*there).is_energy()) return act(deed_onto(state_, tile, at));
    if (there->seat == situation_.actor()) return pick_other(at);
    prepare_attack(tile, *there);
  }

  void pick_other(Hex at) {
    drop_selection();
    pick(at);
  }

  void move_or_pick(TileRef tile, Hex at, std::optional<TileRef> there) {
    const bool own = there && there->seat == situation_.actor() && !state_.tile(*there).is_energy();
    if (own && is_minion(state_, *there)) return pick_other(at);
    act(deed_onto(state_, tile, at));
  }

  void prepare_attack(TileRef tile, TileRef target) {
    if (std::optional<Refusal> no = refused(situation_, Attack{bit_of(tile.index), target.index})) {
      selection_.refusal = no;
      return;
    }
    selection_.target = target;
    selection_.attackers = bit_of(tile.index);
  }

  // ---- A target chosen -----------------------------------------------------------------------

  void use_target(Hex at) {
    const TileRef target = *selection_.target;
    const std::optional<TileRef> there = tile_at(state_, at);
    if (there == target) return confirm();
    if (!there) return drop_selection();
    const bool own = there->seat == situation_.actor() && !state_.tile(*there).is_energy();
    if (state_.tile(target).is_energy()) {
      return own ? act(Consume{there->index, target}) : pick_other(at);
    }
    if (!own) return pick_other(at);
    toggle_attacker(target, *there);
  }

  void toggle_attacker(TileRef target, TileRef tile) {
    const TileMask bit = bit_of(tile.index);
    if ((attackers_for(situation_, target) & bit) == 0) return refuse(Attack{bit, target.index});
    selection_.attackers ^= bit;
  }

  void consume_if_clear() {
    const std::vector<TileRef> consumers = consumers_of(situation_, *selection_.target);
    if (consumers.size() == 1) act(Consume{consumers.front().index, *selection_.target});
  }

  // ---- The defender's choice -----------------------------------------------------------------

  void answer(Hex at) {
    if (state_.awaiting == Awaiting::Answer) return refuse_tile("ui.refusal.answer");
    const std::optional<TileRef> tile = tile_at(state_, at);
    if (!tile || tile->seat == situation_.actor() || state_.turn == 0) return;
    act(Defend{tile->index});
  }

  // ---- A hand tile picked up -----------------------------------------------------------------

  void use_hand(Hex at) {
    const Row row = *selection_.hand;
    if (selection_.space == at) return pay();
    const std::size_t count = ways_to_pay(situation_, row, at).size();
    if (count == 0) {
      if (selection_.space && toggle_payer(at)) return;
      return refuse(nearest_summon(state_, situation_.actor(), row, at));
    }
    open_payment(at);
    if (count == 1) pay();
  }

  bool is_relic(Row row) const {
    return data_of(state_, situation_.actor(), row).type == TileType::Relic;
  }

  void open_payment(Hex at) {
    selection_.space = at;
    selection_.way = 0;
  }

  std::vector<Summon> ways() const {
    return ways_to_pay(situation_, *selection_.hand, *selection_.space);
  }

  void pay() { act(ways()[static_cast<std::size_t>(selection_.way)]); }

  void pay_otherwise(const OtherWay& other) {
    if (!other.way) return refuse(other.tried);
    selection_.way = *other.way;
  }

  // A stronghold tapped while the payment is open goes in or out, with the least change to others.
  bool toggle_payer(Hex at) {
    const std::optional<TileRef> tile = tile_at(state_, at);
    if (!tile || tile->seat != situation_.actor()) return false;
    pay_otherwise(with_payer_changed(ways(), selection_.way, tile->index));
    return true;
  }

  // ---- Setting up ----------------------------------------------------------------------------

  void pick_for_opening(Row row) {
    std::vector<Row> picks = opening_picks(situation_, selection_);
    if (const Verdict& verdict = situation_.hand[row]) {
      selection_.refusal = explain(situation_, *verdict);
      return;
    }
    const Verdict verdict = obstacle_to_take(state_, situation_.actor(), picks, row);
    if (!verdict) {
      picks.push_back(row);
    } else if (std::erase(picks, row) == 0) {
      selection_.refusal = Refusal{verdict->rule, say("ui.refusal.hand_full")};
      return;
    }
    selection_.opening = std::move(picks);
  }

  void take_opening_hand() {
    const std::vector<Row> picks = opening_picks(situation_, selection_);
    const int lacking = opening_tiles_needed(situation_) - static_cast<int>(picks.size());
    if (lacking > 0) {
      selection_.refusal = Refusal{rule_of_decision(state_), say_count("ui.todo.hand", lacking)};
      return;
    }
    for (const Row row : picks) {
      reaction_.actions.push_back({situation_.actor(), TakeTile{row}});
    }
    drop_selection();
  }

  const Situation& situation_;
  const State& state_;
  Reaction& reaction_;
  Selection& selection_;
};

}  // namespace

void act(const Situation& situation, const Deed& deed, Reaction& reaction) {
  reaction.selection.refusal = refused(situation, deed);
  if (reaction.selection.refusal) return;
  reaction.actions.push_back({situation.actor(), deed});
  reaction.selection = cleared(reaction.selection);
}

void refuse_waiting(const Situation& situation, Selection& selection) {
  const Seat viewer = situation.device.viewer;
  if (viewer == Seat::Chance || situation.seen.phase == Phase::Over) return;
  const Verdict verdict = check(situation.seen, {viewer, EndPhase{}});
  if (verdict) selection.refusal = explain(situation, *verdict);
}

void tap_space(const Situation& situation, Hex at, Reaction& reaction) {
  BoardInput(situation, reaction).tap(at);
}

void lift_tile(const Situation& situation, Hex at, Reaction& reaction) {
  BoardInput(situation, reaction).lift(at);
}

void drop_on(const Situation& situation, Hex at, Reaction& reaction) {
  BoardInput(situation, reaction).drop(at);
}

void tap_hand(const Situation& situation, Row row, Reaction& reaction) {
  BoardInput(situation, reaction).tap_hand(row);
}

void lift_hand(const Situation& situation, Row row, Reaction& reaction) {
  BoardInput(situation, reaction).pick_hand(row);
}

void confirm(const Situation& situation, Reaction& reaction) {
  BoardInput(situation, reaction).confirm();
}

void use_ability(const Situation& situation, Reaction& reaction) {
  BoardInput(situation, reaction).use_ability();
}

void change_energy(const Situation& situation, int by, Reaction& reaction) {
  BoardInput(situation, reaction).change_energy(by);
}

}  // namespace mael::web::maelstrom

#include <algorithm>
#include <cassert>

#include "engine/core/hash.h"
#include "engine/maelstrom/abilities.h"
#include "engine/maelstrom/attack.h"
#include "engine/maelstrom/derived.h"
#include "engine/maelstrom/force.h"
#include "engine/maelstrom/plays.h"
#include "engine/maelstrom/rules.h"
#include "engine/maelstrom/things.h"
#include "engine/maelstrom/zones.h"

namespace mael::maelstrom {

namespace {

class Performer {
 public:
  Performer(State& state, Events* events) : state_(state), events_(events) {}

  void perform(Seat by, const ChoosePrimary& deed) {
    state_.side(by).primary = deed.row;
    for (const SideState& side : state_.sides) {
      if (side.primary == kNoRow) return;
    }
    // Both have chosen; while either choice is unseen, so is what would be placed.
    for (const SideState& side : state_.sides) {
      if (side.primary == kUnknownRow) return;
    }
    place_primaries();
    state_.phase = Phase::OpeningHand;
    state_.awaiting = Awaiting::OpeningHand;
    if (state_.edition == Edition::Vortex) {
      draw_hands();
    } else {
      toss_if_hands_are_chosen();  // a force without legal tiles has none to choose (MAE-R80)
    }
  }

  void perform(Seat by, const TakeTile& deed) {
    put_in_hand(state_.side(by), deed.row);
    if (hand_size(state_.side(by)) < opening_hand_size(state_, by)) return;
    tell(happened::HandTaken{by});
    toss_if_hands_are_chosen();
  }

  void perform(Seat, const Coin& deed) {
    state_.active = deed.first;
    tell(happened::CoinFlipped{deed.first});
    if (price_of_beginning(state_) == 0) return begin_turn(deed.first);  // VTX-024
    state_.awaiting = Awaiting::FirstDiscard;
    if (hand_size(side()) == 0) draw_opening_tile();
  }

  void perform(Seat, const RandomDiscard& deed) {
    take_from_hand(side(), deed.row);
    ++side().rows[deed.row].discard;
    tell(happened::Discarded{state_.active, deed.row});
    const bool owes = discard_size(side()) < price_of_beginning(state_);
    if (!owes || hand_size(side()) == 0) draw_opening_tile();
  }

  void perform(Seat, const DrawnTile& deed) {
    SideState& drawer = state_.side(state_.drawer);
    if (!drawer.top.empty()) drawer.top.erase(drawer.top.size() - 1);
    put_in_hand(drawer, deed.row);
    tell(happened::Drew{state_.drawer, deed.row});
    state_.drawer = Seat::Chance;
    if (state_.phase == Phase::OpeningHand) return draw_hands();
    if (state_.phase == Phase::FirstPlayer) return begin_turn(state_.active);
    state_.progress = 1;
    settle_all();
  }

  void perform(Seat by, const MoveMinion& deed) {
    BoardTile& tile = side().tiles[deed.tile];
    const Hex from = tile.at;
    tile.at = deed.to;
    tile.set(Mark::Moved);
    tell(happened::Moved{name_of(state_, {by, deed.tile}), from, deed.to});
    check_surround();
  }

  void perform(Seat, const DrawTile&) {
    --state_.actions_left;
    await_draw();
  }

  void perform(Seat, const Attack& deed) {
    --state_.actions_left;
    declare_attack(state_, {deed.attackers, deed.target}, events_);
    announce(state_, {Play::Kind::Attack, state_.active, 0, {}, {}}, events_);
    check_surround();
  }

  void perform(Seat, const Defend& deed) {
    defend(state_, deed.attacker, events_);
    check_surround();
  }

  void perform(Seat by, const UseAbility& deed) {
    --state_.actions_left;
    const TileRef user{by, deed.tile};
    const TileName name = user_name(state_, user);
    pay_ability(state_, user, events_);
    announce(state_, {Play::Kind::Ability, by, 0, name, deed.choice}, events_);
    check_surround();
  }

  void perform(Seat by, const PlayEvent& deed) {
    pay_event(state_, by, deed.row, deed.choice, events_);
    announce(state_, {Play::Kind::Event, by, 0, {by, deed.row, 0}, deed.choice}, events_);
    check_surround();
  }

  void perform(Seat, const Resolve& deed) {
    resolve_pending(state_, deed.choice, events_);
    if (state_.awaiting != Awaiting::DrawnTile) settle_all();
  }

  void perform(Seat, const Decline&) {
    if (state_.awaiting == Awaiting::Answer) {
      pass_on(state_, events_);
      return check_surround();
    }
    state_.pending.erase(state_.pending.size() - 1);
    settle_all();
  }

  void perform(Seat by, const Consume& deed) {
    --state_.actions_left;
    side().tiles[deed.tile].set(Mark::Consumed);
    const TileName consumer = name_of(state_, {by, deed.tile});
    SideState& owner = state_.side(deed.energy.seat);
    const BoardTile energy = owner.tiles[deed.energy.index];
    tell(happened::Consumed{consumer, name_of(state_, deed.energy), energy.at});
    owner.tiles.erase(deed.energy.index);
    ++owner.rows[energy.row].discard;
    change_hoard(by, +1);
    state_.progress = 1;
    queue_triggers(state_, Trigger::Consumes, consumer, energy.at);
    settle_all();
  }

  void perform(Seat by, const EnergyToAction&) {
    change_hoard(by, -2);
    change_actions(+1);
  }

  void perform(Seat by, const ActionsToEnergy&) {
    change_actions(-2);
    change_hoard(by, +1);
  }

  void perform(Seat by, const Summon& deed) {
    for (int i = 0; i < side().tiles.size(); ++i) {
      if ((deed.payers & bit_of(i)) != 0) side().tiles[i].set(Mark::Spent);
    }
    if (deed.energy > 0) change_hoard(by, -deed.energy);
    if (is_limited(state_, by, deed.row)) side().limited_summoned = 1;
    take_from_hand(side(), deed.row);
    state_.progress = 1;
    if (data_of(state_, by, deed.row).type == TileType::Relic) {
      side().relics.push_back({deed.row, 0});
      return tell(happened::RelicPlaced{by, deed.row});
    }
    BoardTile tile{deed.row, free_copy(side(), deed.row), deed.at, 0, 0};
    tile.set(Mark::Fresh);
    put_in_play(side(), tile);
    const TileName name{by, tile.row, tile.copy};
    tell(happened::Summoned{name, deed.at, deed.payers, deed.energy});
    check_surround();
    if (state_.phase == Phase::Over) return;
    queue_triggers(state_, Trigger::Enters, name, deed.at);
    settle_all();
  }

  void perform(Seat, const EndPhase&) {
    switch (state_.phase) {
      case Phase::Movement: return begin_phase(Phase::Action);
      case Phase::Action: return begin_phase(Phase::Summon);
      default: return end_turn();
    }
  }

  void perform(Seat by, const Resign&) { end_game(Ending::Resignation, opponent_of(by)); }

  void perform(Seat by, const OfferDraw&) {
    state_.offerer = by;
    state_.resume = state_.awaiting;
    state_.awaiting = Awaiting::DrawAnswer;
    tell(happened::DrawOffered{by});
  }

  void perform(Seat, const AcceptDraw&) { end_game(Ending::Agreement, Seat::Chance); }

  void perform(Seat by, const DeclineDraw&) {
    state_.offerer = Seat::Chance;
    state_.awaiting = state_.resume;
    state_.resume = Awaiting::Nothing;
    tell(happened::DrawDeclined{by});
  }

 private:
  SideState& side() { return state_.side(state_.active); }

  template <class T>
  void tell(const T& event) {
    if (events_) events_->push_back(event);
  }

  // MAE-R85: opposite sides of the Vortex. Placing is not summoning (MAE-R66).
  void place_primaries() {
    constexpr std::array<Hex, kSeats> spaces{{{1, 0}, {-1, 0}}};
    for (const Seat seat : {Seat::A, Seat::B}) {
      SideState& side = state_.side(seat);
      const Hex at = spaces[static_cast<std::size_t>(index_of(seat))];
      put_in_play(side, {side.primary, 1, at, 0, 0});
      tell(happened::PrimaryPlaced{{seat, side.primary, 1}, at});
      side.primary = kNoRow;
    }
  }

  void toss_if_hands_are_chosen() {
    if (!to_act(state_).is_nobody()) return;
    state_.phase = Phase::FirstPlayer;
    state_.awaiting = Awaiting::Coin;
  }

  void draw_opening_tile() {
    if (stack_size(side()) > 0) {  // MAE-R82
      await_draw();
    } else {
      begin_turn(state_.active);
    }
  }

  // VTX-021: five tiles each from the shuffled stacks; then the coin.
  void draw_hands() {
    for (const Seat seat : {Seat::A, Seat::B}) {
      const SideState& each = state_.side(seat);
      if (hand_size(each) >= kOpeningHand || stack_size(each) == 0) continue;
      state_.drawer = seat;
      state_.awaiting = Awaiting::DrawnTile;
      return;
    }
    state_.phase = Phase::FirstPlayer;
    state_.awaiting = Awaiting::Coin;
  }

  void await_draw() {
    state_.drawer = state_.active;
    state_.awaiting = Awaiting::DrawnTile;
  }

  // What has been set off takes place; then the surround is looked at (MAE-R74).
  void settle_all() {
    settle(state_, events_);
    check_surround();
  }

  void begin_turn(Seat seat) {
    ++state_.turn;
    state_.active = seat;
    state_.progress = 0;
    state_.awaiting = Awaiting::Turn;
    tell(happened::TurnBegan{seat, state_.turn});
    begin_phase(is_first_turn(state_) ? Phase::Summon : Phase::Movement);
    for (int i = 0; i < side().tiles.size(); ++i) {
      const BoardTile& tile = side().tiles[i];
      if (!tile.is_energy()) {
        queue_triggers(state_, Trigger::Turn, {seat, tile.row, tile.copy}, tile.at);
      }
    }
    settle_all();
  }

  // Effects for a time end, and once-per-turn triggers are ready again.
  void end_lasting() {
    constexpr auto triggered = static_cast<unsigned>(Mark::Triggered);
    for (int i = state_.lasting.size() - 1; i >= 0; --i) {
      if (state_.lasting[i].last_turn <= state_.turn) state_.lasting.erase(i);
    }
    for (SideState& each : state_.sides) {
      for (BoardTile& tile : each.tiles) {
        tile.marks = static_cast<std::uint8_t>(tile.marks & ~triggered);
      }
      for (Relic& relic : each.relics) {
        relic.marks = static_cast<std::uint8_t>(relic.marks & ~triggered);
      }
    }
  }

  // Marks last as long as a rule asks for them: a phase once left does not come back (MAE-064).
  static void clear_marks(SideState& side) {
    constexpr unsigned kept =
        static_cast<unsigned>(Mark::Energy) | static_cast<unsigned>(Mark::Triggered);
    for (BoardTile& tile : side.tiles) tile.marks = static_cast<std::uint8_t>(tile.marks & kept);
    for (Relic& relic : side.relics) relic.marks = static_cast<std::uint8_t>(relic.marks & kept);
  }

  void begin_phase(Phase phase) {
    clear_marks(side());
    state_.phase = phase;
    state_.actions_left = phase == Phase::Action ? kActionsPerTurn : 0;
    tell(happened::PhaseBegan{state_.active, phase});
  }

  void end_turn() {
    side().limited_summoned = 0;
    clear_marks(side());
    if (!is_first_turn(state_)) burn();
    if (state_.phase == Phase::Over) return;
    count_quiet_turns();
    if (state_.phase == Phase::Over) return;
    end_lasting();
    begin_turn(opponent_of(state_.active));
  }

  // Section 12.
  void burn() {
    const Seat seat = state_.active;
    const int own = presence(state_, seat), other = presence(state_, opponent_of(seat));
    tell(happened::Compared{seat, own, other});
    if (own >= other) return;
    --side().essence;
    state_.progress = 1;
    tell(happened::EssenceBurned{seat, side().essence});
    if (side().essence == 0) end_game(Ending::Essence, opponent_of(seat));
  }

  void count_quiet_turns() {
    state_.quiet_turns =
        state_.progress ? 0 : static_cast<std::uint8_t>(std::min(state_.quiet_turns + 1, 255));
    const int limit = state_.options.draw_after;
    const bool endless = state_.turn >= kTurnLimit;
    if (limit > 0 && (state_.quiet_turns >= limit || endless)) {
      end_game(Ending::NoProgress, Seat::Chance);
    }
  }

  void change_hoard(Seat seat, int by) {
    std::uint16_t& hoard = state_.side(seat).hoard;
    hoard = static_cast<std::uint16_t>(hoard + by);
    tell(happened::HoardChanged{seat, by});
  }

  void change_actions(int by) {
    state_.actions_left = static_cast<std::uint16_t>(state_.actions_left + by);
    tell(happened::ActionsChanged{state_.active, by});
  }

  // MAE-004, MAE-R74, for both seats; the active one first (MAE-R75).
  void check_surround() {
    for (const Seat seat : {state_.active, opponent_of(state_.active)}) {
      if (state_.phase != Phase::Over && sides_held(state_, seat) == kSides) {
        end_game(Ending::Surround, seat);
      }
    }
  }

  void end_game(Ending ending, Seat winner) {
    state_.ending = ending;
    state_.winner = winner;
    state_.phase = Phase::Over;
    state_.awaiting = Awaiting::Nothing;
    state_.resume = Awaiting::Nothing;
    state_.offerer = Seat::Chance;
    state_.attack = {};
    state_.actions_left = 0;
    state_.drawer = Seat::Chance;
    state_.plays.clear();
    state_.pending.clear();
    state_.lasting.clear();
    end_lasting();
    for (SideState& each : state_.sides) {
      each.limited_summoned = 0;
      clear_marks(each);
    }
    tell(happened::GameEnded{winner, ending});
  }

  State& state_;
  Events* events_;
};

}  // namespace

void apply(State& state, const Action& action, Events* events) {
  assert(!check(state, action));
  Performer performer(state, events);
  std::visit([&](const auto& deed) { performer.perform(action.by, deed); }, action.deed);
}

}  // namespace mael::maelstrom

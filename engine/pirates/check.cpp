// The only judge of what is allowed.
#include <algorithm>

#include "engine/pirates/derived.h"
#include "engine/pirates/legality.h"
#include "engine/pirates/rules.h"
#include "engine/pirates/tasks.h"
#include "engine/pirates/things.h"

namespace mael::pirates {
namespace {

// What a deed must find open: a stage with no task before it, or a task on top.
Verdict open_stage(const State& state, Stage stage, RuleId rule) {
  if (!state.tasks.empty()) return Violation("PIR-R91"_rule);
  return unless(state.stage == stage, Violation(rule));
}
Verdict open_task(const State& state, TaskKind kind, RuleId rule) {
  return unless(!state.tasks.empty() && state.top().kind == kind, Violation(rule));
}
// Free acts and actions of the own turn (PIR-R14, PIR-R91).
Verdict in_play(const State& state) { return open_stage(state, Stage::Play, "PIR-R91"_rule); }

// ---- Moves ------------------------------------------------------------------------------------

Verdict judge_movement(const State& state) {
  const int left = movement_left(state), cost = cost_of_leaving(state);
  if (left == 0) return Violation("PIR-049"_rule);
  return unless(left >= cost, Violation("PIR-R96"_rule, {cost, left}));
}

// Onto a cell beside the ship, by its own movement or a free one (PIR-R8).
Verdict judge_step(const State& state, Seat seat, Cell to) {
  const Cell from = state.ship(seat).cell;
  if (to >= kCells || !includes(touching(from, state.turned), to)) {
    return Violation("PIR-050"_rule, {to, from});
  }
  return unless(!is_inaccessible(state, to), Violation("PIR-056"_rule, {to}));
}

Verdict judge_teleport(const State& state, Cell to) {
  const Ship& ship = state.ship(state.active);
  if (!ship.has(Power::Lantern)) return Violation("PIR-113"_rule, {artifact_of(Power::Lantern)});
  if (to >= kCells || !is_cursed_island(state, to)) return Violation("PIR-R47"_rule, {to});
  if (to == ship.cell) return Violation("PIR-R47"_rule, {to});
  if (is_inaccessible(state, to)) return Violation("PIR-056"_rule, {to});
  return judge_movement(state);
}

Verdict judge_rotation(const Rotate& deed) {
  if (deed.circle >= kCircles) return Violation("PIR-064"_rule);
  return unless(deed.quarters >= 1 && deed.quarters <= 3, Violation("PIR-R2"_rule));
}

// ---- Attacks ----------------------------------------------------------------------------------

Verdict judge_target(const State& state, Target target) {
  const Seat by = state.active;
  const Ship& ship = state.ship(by);
  if (target.is_ship()) {
    const Seat seat = target.seat();
    if (seat == by || !is_seat(state, seat)) return Violation("PIR-057"_rule);
    const Ship& other = state.ship(seat);
    return unless(other.is_afloat() && other.cell == ship.cell,
                  Violation("PIR-058"_rule, {ship.cell}));
  }
  if (target.place() < 0 || target.place() >= state.tokens.size()) return Violation("PIR-057"_rule);
  if (ship.has(Power::Crown)) return Violation("PIR-R44"_rule, {thing(by)});
  const Token& token = state.tokens[target.place()];
  const bool near = effect_of(token.kind) == Effect::Bars &&
                    includes(touching(ship.cell, state.turned), token.cell);
  return unless(token.cell == ship.cell || near, Violation("PIR-058"_rule, {ship.cell}));
}

// PIR-147, PIR-149, PIR-R27, PIR-R44
Verdict judge_asked(const State& state, Target target, SeatBits asked) {
  const SeatBits here = ships_on(state, state.ship(state.active).cell);
  for (int i = 0; i < 8; ++i) {
    const Seat seat = seat_at(i);
    if ((asked >> i & 1) == 0) continue;
    if (seat == state.active || (target.is_ship() && target.seat() == seat)) {
      return Violation("PIR-R27"_rule, {i});
    }
    if (i >= kSeats || !includes(here, seat)) return Violation("PIR-147"_rule, {i});
    const bool crown = !target.is_ship() && state.ship(seat).has(Power::Crown);
    if (crown) return Violation("PIR-R44"_rule, {i});
  }
  return {};
}

Verdict judge_attack(const State& state, const Attack& deed) {
  if (static_cast<Convert>(state.turn.converted) == Convert::Attack) {
    return Violation("PIR-115"_rule);
  }
  if (state.turn.attacked) return Violation("PIR-059"_rule);
  if (Verdict verdict = judge_target(state, deed.target)) return verdict;
  return judge_asked(state, deed.target, deed.asked);
}

// ---- Merchants --------------------------------------------------------------------------------

Verdict judge_merchant(const State& state) {
  const Ship& ship = state.ship(state.active);
  if (!is_merchant(state, ship.cell)) return Violation("PIR-R59"_rule, {ship.cell});
  return unless(!suffers(state, state.active, Effect::Taints),
                Violation("PIR-R96"_rule, {ship.cell}));
}

Verdict judge_price(const State& state, int price) {
  const int points = state.ship(state.active).points;
  return unless(points >= price, Violation("PIR-R60"_rule, {price, points}));
}

Verdict judge_sale(const State& state, Item item) {
  const Ship& ship = state.ship(state.active);
  if (!is_cursed(item)) return judge_merchant(state);
  if (!is_cursed_island(state, ship.cell)) return Violation("PIR-084"_rule, {ship.cell});
  return unless(!suffers(state, state.active, Effect::Taints),
                Violation("PIR-R96"_rule, {ship.cell}));
}

Verdict judge_tile(const State& state, int number) {
  if (number < 1 || number > kTileKinds) return Violation("PIR-007"_rule);
  if (Verdict verdict = judge_merchant(state)) return verdict;
  const auto slot = static_cast<std::size_t>(tile(number).statistic);
  const int fitted = state.ship(state.active).tiles[slot];
  if (fitted >= number) return Violation("PIR-R12"_rule, {fitted});
  if (tiles_left(state, number) == 0) return Violation("PIR-024"_rule, {number});
  return judge_price(state, tile(number).cost);
}

// ---- Trades -----------------------------------------------------------------------------------

// Whether the hold has all of these, which are in order; the first it has not, or 0.
template <class Items>
Item missing_from(Hold hold, const Items& items) {
  for (const Item item : items) {
    if (!holds(hold, item)) return item == 0 ? kLastArtifact : item;
    take(hold, item);
  }
  return 0;
}

template <class Items>
bool is_in_order(const Items& items) {
  for (int i = 1; i < items.size(); ++i) {
    if (items[i] < items[i - 1]) return false;
  }
  return true;
}

}  // namespace

Verdict judge_trade(const State& state, const Trade& trade, bool whole) {
  const Ship& own = state.ship(state.active);
  if (!is_seat(state, trade.to) || trade.to == state.active) return Violation("PIR-R63"_rule);
  const Ship& other = state.ship(trade.to);
  if (!other.is_afloat() || other.cell != own.cell) {
    return Violation("PIR-R63"_rule, {thing(trade.to)});
  }
  if (includes(state.turn.asked, trade.to)) return Violation("PIR-R98"_rule, {thing(trade.to)});
  const bool tainted =
      suffers(state, state.active, Effect::Taints) || suffers(state, trade.to, Effect::Taints);
  if (tainted) return Violation("PIR-R96"_rule, {own.cell});
  for (const auto& [items, hold] :
       {std::pair(&trade.give, &own.hold), std::pair(&trade.want, &other.hold)}) {
    if (!is_in_order(*items)) return Violation("PIR-R63"_rule, {thing(trade.to)});
    if (const Item item = missing_from(*hold, *items)) return Violation("PIR-078"_rule, {item});
  }
  if (trade.give_points > own.points) {
    return Violation("PIR-R60"_rule, {trade.give_points, own.points});
  }
  if (trade.want_points > other.points) {
    return Violation("PIR-R60"_rule, {trade.want_points, other.points});
  }
  if (!whole) return {};
  const int more = trade.want.size() - trade.give.size();
  if (more > room_in(own.hold)) return Violation("PIR-R30"_rule, {thing(state.active)});
  if (-more > room_in(other.hold)) return Violation("PIR-R30"_rule, {thing(trade.to)});
  const bool something =
      !trade.give.empty() || !trade.want.empty() || trade.give_points || trade.want_points;
  return unless(something, Violation("PIR-R63"_rule, {thing(trade.to)}));
}

Verdict judge_place(const State& state, Seat seat, int card) {
  const TreasureData& data = treasure(card);
  const Cell at = state.ship(seat).cell;
  if (data.clue != Clue::Illustration) {
    return unless(content().cells[at].island == data.goal, Violation("PIR-069"_rule, {card}));
  }
  const LostIsland& island = lost_island(data.goal);
  if (!is_whole(island, state.turned)) return Violation("PIR-070"_rule, {card});
  const bool on_part = at == island.parts[0] || at == island.parts[1] || at == island.parts[2];
  return unless(on_part, Violation("PIR-071"_rule, {card}));
}

namespace {

struct ActionJudge {
  const State& state;
  Seat by;

  const Ship& own() const { return state.ship(by); }

  // ---- Chance
  Verdict operator()(const DrawFirst& deed) const {
    if (Verdict verdict = open_stage(state, Stage::First, "PIR-R10"_rule)) return verdict;
    return unless(is_seat(state, deed.seat), Violation("PIR-R10"_rule));
  }
  Verdict operator()(const TurnCircles& deed) const {
    if (Verdict verdict = open_stage(state, Stage::Circles, "PIR-R9"_rule)) return verdict;
    return unless(deed.turned[0] < 4 && deed.turned[1] < 4 && deed.turned[2] < 4,
                  Violation("PIR-R9"_rule));
  }
  Verdict operator()(const DrawTreasure& deed) const {
    const bool dealing = state.tasks.empty() && state.stage == Stage::Deal;
    if (!dealing) {
      if (Verdict verdict = open_task(state, TaskKind::Treasures, "PIR-026"_rule)) return verdict;
    }
    if (deed.card == 0) return {};
    const bool left = deed.card <= kTreasures && (unseen_cards(state) & card_bit(deed.card)) != 0;
    return unless(left, Violation("PIR-026"_rule));
  }
  Verdict operator()(const DrawChest& deed) const {
    if (Verdict verdict = open_task(state, TaskKind::Chests, "PIR-079"_rule)) return verdict;
    const bool left = deed.kind >= 1 && deed.kind <= kChestKinds &&
                      state.chests[static_cast<std::size_t>(deed.kind - 1)] > 0;
    return unless(left, Violation("PIR-029"_rule));
  }
  Verdict operator()(const DrawArtifact& deed) const {
    if (Verdict verdict = open_task(state, TaskKind::Artifact, "PIR-082"_rule)) return verdict;
    if (!is_artifact(deed.item)) return Violation("PIR-029"_rule);
    const auto& sold = state.sold;
    const bool was_sold = std::find(sold.begin(), sold.end(), deed.item) != sold.end();
    const bool is_next = (next_artifacts(state) & artifact_bit(deed.item)) != 0;
    return unless(is_next, Violation(was_sold ? "PIR-R64"_rule : "PIR-029"_rule));
  }
  Verdict operator()(const DrawCalamity& deed) const {
    if (Verdict verdict = open_task(state, TaskKind::Summon, "PIR-134"_rule)) return verdict;
    if (deed.kind == kForban) return Violation("PIR-154"_rule);
    const bool left = deed.kind < kCalamities && (calamity_pile(state) >> deed.kind & 1) != 0;
    return unless(left, Violation("PIR-027"_rule));
  }
  Verdict operator()(const DrawTitle& deed) const {
    if (Verdict verdict = open_stage(state, Stage::Count, "PIR-163"_rule)) return verdict;
    return unless(titles_left(state, deed.value) > 0, Violation("PIR-163"_rule));
  }

  // ---- Setting up
  Verdict operator()(const ChoosePawn& deed) const {
    if (Verdict verdict = open_stage(state, Stage::Pawns, "PIR-020"_rule)) return verdict;
    if (deed.pawn < 1 || deed.pawn > kSeats) return Violation("PIR-003"_rule, {deed.pawn});
    for (const Ship& ship : state.ships) {
      if (ship.pawn == deed.pawn) return Violation("PIR-003"_rule, {deed.pawn});
    }
    return {};
  }
  Verdict operator()(const PlaceShip& deed) const {
    if (Verdict verdict = open_stage(state, Stage::Places, "PIR-021"_rule)) return verdict;
    return unless(deed.cell < kCells && circle_of(deed.cell) == 0,
                  Violation("PIR-021"_rule, {deed.cell}));
  }
  Verdict operator()(const PlaceForban& deed) const {
    if (Verdict verdict = open_stage(state, Stage::Forbans, "PIR-030"_rule)) return verdict;
    if (deed.cell >= kCells) return Violation("PIR-030"_rule);
    if (has_token(state, deed.cell, effect_of(kForban))) {
      return Violation("PIR-032"_rule, {deed.cell});
    }
    if (ships_on(state, deed.cell) != 0) return Violation("PIR-R72"_rule, {deed.cell});
    const bool central = by == Seat::Chance && circle_of(deed.cell) == 0;
    return unless(!central, Violation("PIR-R72"_rule, {deed.cell}));
  }

  // ---- The own turn
  Verdict operator()(const ChooseConvert& deed) const {
    if (Verdict verdict = open_stage(state, Stage::Convert, "PIR-R39"_rule)) return verdict;
    return unless(deed.what <= Convert::Rotations, Violation("PIR-R39"_rule));
  }
  Verdict operator()(const Move& deed) const {
    if (Verdict verdict = in_play(state)) return verdict;
    if (Verdict verdict = judge_movement(state)) return verdict;
    return judge_step(state, by, deed.cell);
  }
  Verdict operator()(const Teleport& deed) const {
    if (Verdict verdict = in_play(state)) return verdict;
    return judge_teleport(state, deed.cell);
  }
  Verdict operator()(const Rotate& deed) const {
    if (by == Seat::Chance) {
      if (Verdict verdict = open_stage(state, Stage::Drift, "PIR-R86"_rule)) return verdict;
      return judge_rotation(deed);
    }
    if (Verdict verdict = in_play(state)) return verdict;
    if (static_cast<Convert>(state.turn.converted) == Convert::Rotations) {
      return Violation("PIR-115"_rule);
    }
    if (rotations_left(state) == 0) return Violation("PIR-094"_rule);
    return judge_rotation(deed);
  }
  Verdict operator()(const Attack& deed) const {
    if (Verdict verdict = in_play(state)) return verdict;
    return judge_attack(state, deed);
  }
  Verdict operator()(const Claim& deed) const {
    if (Verdict verdict = in_play(state)) return verdict;
    if (deed.card < 1 || deed.card > kTreasures) return Violation("PIR-005"_rule);
    const bool possible =
        own().unknown_cards > 0 && (unseen_cards(state) & card_bit(deed.card)) != 0;
    const bool held = (own().cards & card_bit(deed.card)) != 0;
    if (!held && !possible) return Violation("PIR-R54"_rule, {deed.card});
    return judge_place(state, by, deed.card);
  }
  Verdict operator()(const PickUp& deed) const {
    if (Verdict verdict = in_play(state)) return verdict;
    bool lies = false;
    for (const Dropped& each : state.dropped) lies = lies || each == Dropped{own().cell, deed.item};
    if (!lies) return Violation("PIR-R34"_rule, {own().cell});
    return unless(room_in(own().hold) > 0, Violation("PIR-040"_rule));
  }
  Verdict operator()(const Stow& deed) const {
    if (Verdict verdict = in_play(state)) return verdict;
    if (!own().has(Power::Strongbox)) return Violation("PIR-111"_rule);
    if (state.turn.stowed) return Violation("PIR-R98"_rule, {thing(by)});
    if (own().box != 0) return Violation("PIR-R45"_rule);
    return unless(is_chest(deed.chest) && holds(own().hold, deed.chest), Violation("PIR-111"_rule));
  }
  Verdict operator()(const Unstow&) const {
    if (Verdict verdict = in_play(state)) return verdict;
    if (own().box == 0) return Violation("PIR-R45"_rule);
    if (state.turn.unstowed) return Violation("PIR-R98"_rule, {thing(by)});
    return unless(room_in(own().hold) > 0, Violation("PIR-040"_rule));
  }
  Verdict operator()(const Sell& deed) const {
    if (Verdict verdict = in_play(state)) return verdict;
    if (deed.item == 0) {
      return own().box == 0 ? Violation("PIR-R45"_rule) : judge_sale(state, own().box);
    }
    const bool held = is_item(deed.item) && holds(own().hold, deed.item);
    return held ? judge_sale(state, deed.item) : Violation("PIR-078"_rule, {deed.item});
  }
  Verdict operator()(const BuyTile& deed) const {
    if (Verdict verdict = in_play(state)) return verdict;
    return judge_tile(state, deed.tile);
  }
  Verdict operator()(const BuyTreasure&) const {
    if (Verdict verdict = in_play(state)) return verdict;
    if (Verdict verdict = judge_merchant(state)) return verdict;
    if (treasure_pile(state) == 0 && state.discard == 0) return Violation("PIR-R55"_rule);
    return judge_price(state, value_of(Value::CardPrice));
  }
  Verdict operator()(const Repair&) const {
    if (Verdict verdict = in_play(state)) return verdict;
    if (Verdict verdict = judge_merchant(state)) return verdict;
    if (own().life >= most_life(own())) return Violation("PIR-R17"_rule);
    return judge_price(state, value_of(Value::RepairPrice));
  }
  Verdict operator()(const OfferTrade& deed) const {
    if (Verdict verdict = in_play(state)) return verdict;
    return judge_trade(state, deed.trade);
  }
  Verdict operator()(const MoveCalamity& deed) const {
    if (Verdict verdict = in_play(state)) return verdict;
    if (!own().has(Power::Leash)) return Violation("PIR-106"_rule);
    if (state.turn.leashed) return Violation("PIR-R41"_rule);
    if (deed.place >= state.tokens.size()) return Violation("PIR-106"_rule);
    const Cell from = state.tokens[deed.place].cell;
    const bool beside = deed.cell < kCells && includes(touching(from, state.turned), deed.cell);
    return unless(beside, Violation("PIR-050"_rule, {deed.cell, from}));
  }
  Verdict operator()(const EndTurn&) const { return in_play(state); }

  // ---- In between
  Verdict operator()(const ChooseReturn& deed) const {
    if (Verdict verdict = open_task(state, TaskKind::Return, "PIR-121"_rule)) return verdict;
    const bool cursed = deed.cell < kCells && is_cursed_island(state, deed.cell);
    return unless(cursed, Violation("PIR-121"_rule, {deed.cell}));
  }
  Verdict operator()(const AnswerJoint&) const {
    return open_task(state, TaskKind::Joint, "PIR-149"_rule);
  }
  Verdict operator()(const TakeLoot& deed) const {
    if (Verdict verdict = open_task(state, TaskKind::Take, "PIR-119"_rule)) return verdict;
    if (deed.item == 0) {
      return unless(room_for(state, by) == 0, Violation("PIR-R30"_rule, {thing(by)}));
    }
    const Hold& hold = state.ship(state.top().about.victim).hold;
    return unless(holds(hold, deed.item), Violation("PIR-119"_rule));
  }
  Verdict operator()(const ShareLoot& deed) const {
    if (Verdict verdict = open_task(state, TaskKind::Share, "PIR-152"_rule)) return verdict;
    const Task& task = state.top();
    const bool mate = is_seat(state, deed.to) && includes(task.seats, deed.to);
    if (!mate || !holds(state.ship(task.about.victim).hold, deed.item)) {
      return Violation("PIR-152"_rule);
    }
    return unless(room_for(state, deed.to) > 0, Violation("PIR-R29"_rule, {thing(deed.to)}));
  }
  Verdict operator()(const DropLoot& deed) const {
    if (Verdict verdict = open_task(state, TaskKind::Drop, "PIR-R98"_rule)) return verdict;
    return unless(holds(own().hold, deed.item), Violation("PIR-120"_rule));
  }
  Verdict operator()(const ChooseEquip&) const {
    return open_task(state, TaskKind::Equip, "PIR-105"_rule);
  }
  Verdict operator()(const AnswerTrade&) const {
    return open_task(state, TaskKind::Trade, "PIR-R63"_rule);
  }
  Verdict operator()(const ChooseIsland& deed) const {
    if (Verdict verdict = open_task(state, TaskKind::Call, "PIR-R70"_rule)) return verdict;
    const bool cursed = deed.cell < kCells && is_cursed_island(state, deed.cell);
    return unless(cursed, Violation("PIR-R70"_rule, {deed.cell}));
  }
  Verdict operator()(const ChooseToken& deed) const {
    if (Verdict verdict = open_task(state, TaskKind::Summon, "PIR-R71"_rule)) return verdict;
    const bool further =
        deed.kind < kCalamities && (further_calamities(state) >> deed.kind & 1) != 0;
    return unless(further, Violation("PIR-R71"_rule));
  }
  Verdict operator()(const FreeMove& deed) const {
    if (Verdict verdict = open_task(state, TaskKind::Step, "PIR-R48"_rule)) return verdict;
    return deed.cell == kNoCell ? Verdict() : judge_step(state, by, deed.cell);
  }
};

// The kinds before ChoosePawn are chance's alone.
bool may_be_done_by(const Action& action, const State& state) {
  if (action.deed.index() < 7) return action.by == Seat::Chance;
  if (action.by != Seat::Chance) return true;
  if (std::holds_alternative<PlaceForban>(action.deed)) return state.options.quick != 0;
  return std::holds_alternative<Rotate>(action.deed);
}

}  // namespace

Verdict judge_deed(const State& state, const Action& action) {
  return std::visit(ActionJudge{state, action.by}, action.deed);
}

Verdict check(const State& state, const Action& action) {
  if (state.stage == Stage::Over) return Violation("PIR-R75"_rule);
  const Awaited awaited = to_act(state);
  if (!awaited.includes(action.by) || !may_be_done_by(action, state)) {
    return Violation(state.tasks.empty() ? "PIR-042"_rule : "PIR-R91"_rule,
                     {awaited.is_chance() ? kSeats : thing(awaited.first())});
  }
  return judge_deed(state, action);
}

}  // namespace mael::pirates

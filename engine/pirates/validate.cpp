// What positions can be: of a state that comes from outside, everything the rules lean on.
#include <algorithm>
#include <bit>

#include "engine/pirates/count.h"
#include "engine/pirates/derived.h"
#include "engine/pirates/flow.h"
#include "engine/pirates/legality.h"
#include "engine/pirates/rules.h"
#include "engine/pirates/tasks.h"

namespace mael::pirates {
namespace {

bool is_seats(const State& state, unsigned bits) { return bits >> state.seats == 0; }

// ---- Table ------------------------------------------------------------------------------------

Verdict validate_table(const State& state) {
  if (state.seats < 1 || state.seats > kSeats) return Violation("PIR-001"_rule, {state.seats});
  const Options& options = state.options;
  const bool switches = (options.death | options.shuffled | options.titles | options.restless |
                         options.poverty | options.quick) <= 1;
  if (!switches || options.forbans > calamity(kForban).tokens) return Violation("PIR-R72"_rule);
  if (!is_seat(state, state.first) || !is_seat(state, state.active)) {
    return Violation("PIR-042"_rule);
  }
  if (state.round < 1 || state.round > value_of(Value::LastRound)) return Violation("PIR-R87"_rule);
  if (state.curse > value_of(Value::LastStep)) return Violation("PIR-018"_rule);
  if (state.stage > Stage::Over || state.cause > Cause::Rounds) return Violation("PIR-015"_rule);
  for (const int turned : state.turned) {
    if (turned > 3) return Violation("PIR-R1"_rule);
  }
  return {};
}

// ---- Ships ------------------------------------------------------------------------------------

template <class Items>
bool is_sorted_loot(const Items& items) {
  return std::all_of(items.begin(), items.end(), is_item) &&
         std::is_sorted(items.begin(), items.end());
}

Verdict validate_tiles(const State& state) {
  for (const Ship& ship : state.ships) {
    for (std::size_t slot = 0; slot < kStatistics; ++slot) {
      const int number = ship.tiles[slot];
      if (number > kTileKinds) return Violation("PIR-007"_rule);
      if (number != 0 && static_cast<std::size_t>(tile(number).statistic) != slot) {
        return Violation("PIR-092"_rule);
      }
    }
  }
  for (int number = 1; number <= kTileKinds; ++number) {
    if (tiles_left(state, number) < 0) return Violation("PIR-024"_rule, {number});
  }
  return {};
}

bool is_life_of(const Ship& ship) {
  if (ship.status == Status::Afloat || ship.status == Status::Ashore) {
    return ship.life >= 1 && ship.life <= most_life(ship);
  }
  return ship.life == 0;
}

bool is_overfull(const State& state, Seat seat) {
  return std::any_of(state.tasks.begin(), state.tasks.end(), [&](const Task& task) {
    return task.seat == seat && (task.kind == TaskKind::Drop || task.kind == TaskKind::Equip);
  });
}

Verdict validate_ship(const State& state, Seat seat) {
  const Ship& ship = state.ship(seat);
  if (ship.status > Status::Gone || (ship.status == Status::Ashore) != (ship.cell == kNoCell)) {
    return Violation("PIR-021"_rule);
  }
  if (ship.cell != kNoCell && ship.cell >= kCells) return Violation("PIR-021"_rule);
  if (ship.status == Status::Gone && !state.options.death) return Violation("PIR-156"_rule);
  if (!is_life_of(ship)) return Violation("PIR-037"_rule);
  if (ship.points > kMostPoints || ship.deaths > kMostCounted || ship.islands > kMostCounted ||
      ship.forbans > kMostCounted) {
    return Violation("PIR-041"_rule);
  }
  if (ship.artifact != 0 && !is_artifact(ship.artifact)) return Violation("PIR-039"_rule);
  if (ship.box != 0 && (!is_chest(ship.box) || !ship.has(Power::Strongbox))) {
    return Violation("PIR-111"_rule);
  }
  if (!is_sorted_loot(ship.hold)) return Violation("PIR-040"_rule);
  const int most = value_of(Value::Hold) + (is_overfull(state, seat) ? 2 : 0);
  return unless(ship.hold.size() <= most, "PIR-040"_rule);
}

Verdict validate_ships(const State& state) {
  for (const Seat seat : seats_of(state)) {
    if (Verdict verdict = validate_ship(state, seat)) return verdict;
  }
  for (int i = 0; i < kSeats; ++i) {
    const Ship& ship = state.ships[static_cast<std::size_t>(i)];
    if (i >= state.seats && !(ship == Ship())) return Violation("PIR-001"_rule);
    if (ship.pawn > kSeats) return Violation("PIR-003"_rule);
    for (int j = 0; j < i; ++j) {
      if (ship.pawn != 0 && ship.pawn == state.ships[static_cast<std::size_t>(j)].pawn) {
        return Violation("PIR-003"_rule);
      }
    }
  }
  return validate_tiles(state);
}

// ---- Pieces -----------------------------------------------------------------------------------

Verdict validate_cards(const State& state) {
  Cards seen = 0;
  const auto add = [&](Cards cards) {
    const bool fresh = (seen & cards) == 0 && (cards & ~kAllCards) == 0;
    seen |= cards;
    return fresh;
  };
  bool once = add(state.discard) && add(state.removed);
  for (const Ship& ship : state.ships) {
    once = add(ship.cards) && once && ship.unknown_cards <= kTreasures;
  }
  if (!once || treasure_pile(state) < 0) return Violation("PIR-005"_rule);
  for (int card = 1; card <= kTreasures; ++card) {
    const TreasureData& data = treasure(card);
    const bool lost = data.clue == Clue::Illustration;
    if (lost && (state.discard & card_bit(card)) != 0) return Violation("PIR-R55"_rule);
    const bool placed =
        lost && state.lost_islands[static_cast<std::size_t>(data.goal - 1)] != kNoCell;
    if (placed != ((state.removed & card_bit(card)) != 0)) return Violation("PIR-R55"_rule);
  }
  return {};
}

Verdict validate_loot(const State& state) {
  std::array<int, kLastArtifact + 1> count{};
  for (const Ship& ship : state.ships) {
    for (const Item item : ship.hold) ++count[item];
    ++count[ship.artifact];
    ++count[ship.box];
  }
  for (const Dropped& each : state.dropped) {
    if (each.cell >= kCells || !is_item(each.item)) return Violation("PIR-R34"_rule);
    ++count[each.item];
  }
  for (const Task& task : state.tasks)
    count[task.kind == TaskKind::Gain ? task.about.item : 0] += 1;
  for (int kind = 1; kind <= kChestKinds; ++kind) {
    const auto place = static_cast<std::size_t>(kind);
    if (count[place] + state.chests[place - 1] > chest(kind).copies) {
      return Violation("PIR-006"_rule);
    }
  }
  if ((state.artifacts >> kArtifacts) != 0) return Violation("PIR-008"_rule);
  for (const Item item : state.sold) {
    if (!is_artifact(item)) return Violation("PIR-008"_rule);
    ++count[item];
  }
  for (int i = 0; i < kArtifacts; ++i) {
    const int piled = state.artifacts >> i & 1;
    if (count[static_cast<std::size_t>(kFirstArtifact + i)] + piled != 1) {
      return Violation("PIR-008"_rule);
    }
  }
  const auto before = [](const Dropped& a, const Dropped& b) {
    return a.cell < b.cell || (a.cell == b.cell && a.item < b.item);
  };
  return unless(std::is_sorted(state.dropped.begin(), state.dropped.end(), before), "PIR-R34"_rule);
}

Verdict validate_calamities(const State& state) {
  unsigned in_play = 0;
  for (const Token& token : state.tokens) {
    if (token.kind >= kCalamities || token.cell >= kCells) return Violation("PIR-010"_rule);
    if (token.damage >= calamity(token.kind).life) return Violation("PIR-144"_rule);
    in_play |= 1u << token.kind;
  }
  for (Kind kind = 0; kind < kCalamities; ++kind) {
    if (tokens_in_box(state, kind) < 0) return Violation("PIR-010"_rule);
  }
  const unsigned called = state.called;
  return unless((in_play & ~1u & ~called) == 0 && (called & 1) == 0 && called >> kCalamities == 0,
                "PIR-027"_rule);
}

Verdict validate_titles(const State& state) {
  for (std::size_t i = 0; i < kTitles; ++i) {
    const Seat owner = state.titles[i];
    if (owner != Seat::Chance && (!is_seat(state, owner) || !state.options.titles)) {
      return Violation("PIR-R82"_rule);
    }
    const bool turned = state.title_values[i] != 0;
    if (turned && (owner == Seat::Chance || state.stage < Stage::Count)) {
      return Violation("PIR-163"_rule);
    }
    if (turned && titles_left(state, state.title_values[i]) < 0) return Violation("PIR-163"_rule);
    if (state.title_values[i] > 9) return Violation("PIR-163"_rule);
  }
  for (const Cell cell : state.lost_islands) {
    if (cell != kNoCell && cell >= kCells) return Violation("PIR-011"_rule);
  }
  return {};
}

// ---- Tasks ------------------------------------------------------------------------------------

bool is_in_bounds(const State& state, const Task& task, TaskField field) {
  switch (field) {
    case TaskField::None: return true;
    case TaskField::Count: return task.about.count <= kMostTokens;
    case TaskField::Token:
      return task.about.token == kNoToken || task.about.token < state.tokens.size();
    case TaskField::Target: {
      const Target target = Target::coded(task.about.target);
      return target.is_ship() ? is_seat(state, target.seat())
                              : target.place() < state.tokens.size();
    }
    case TaskField::Forward: return task.about.forward <= 1;
    case TaskField::Printed: return task.about.printed <= 1;
    case TaskField::Calamity: return task.about.calamity < kCalamities;
    case TaskField::Loot: return is_item(task.about.item);
    case TaskField::Place: return task.about.cell < kCells;
    case TaskField::Victim: return is_seat(state, task.about.victim);
    case TaskField::Seats: return is_seats(state, task.seats);
    case TaskField::Joined: return is_seats(state, task.by.joined);
    case TaskField::Attacker: return task.by.calamity < kCalamities;
  }
  return false;
}

// What a kind of task needs besides fields in their bounds.
bool is_sound(const State& state, const Task& task, int place) {
  const bool top = place + 1 == state.tasks.size();
  switch (task.kind) {
    case TaskKind::Hit:
      return task.about.token == kNoToken ||
             state.tokens[task.about.token].kind == task.by.calamity;
    case TaskKind::Take: return task.about.victim != task.seat;
    case TaskKind::Share:
      return task.about.victim != task.seat && !includes(task.seats, task.seat) &&
             !includes(task.seats, task.about.victim);
    case TaskKind::Equip: return is_artifact(task.about.item);
    case TaskKind::Call:
      return task.about.calamity != kForban && tokens_in_box(state, task.about.calamity) > 0 &&
             (state.called >> task.about.calamity & 1) != 0;
    case TaskKind::Return: return task.seat == state.active && !state.options.death;
    case TaskKind::Joint:
      return top && task.seat == state.active && task.seats != 0 &&
             (task.seats & task.by.joined) == 0 && state.tasks.size() == 1 && state.turn.attacked;
    case TaskKind::Trade:
      return top && task.seat == state.active && state.tasks.size() == 1 &&
             is_seat(state, state.trade.to) && includes(state.turn.asked, state.trade.to);
    default: return true;
  }
}

// A joint attack or a trade that is being answered could be begun here.
Verdict validate_asked(const State& state) {
  const bool trades = !state.tasks.empty() && state.top().kind == TaskKind::Trade;
  if (!trades) return unless(state.trade == Trade(), "PIR-R63"_rule);
  State before = state;
  before.turn.asked = 0;
  return judge_trade(before, state.trade);
}

Verdict validate_joint(const State& state) {
  if (state.tasks.empty() || state.top().kind != TaskKind::Joint) return {};
  State before = state;
  const Task& task = state.top();
  before.tasks.clear();
  before.turn.attacked = 0;
  if (state.stage != Stage::Play) return Violation("PIR-149"_rule);
  const auto asked = static_cast<SeatBits>(task.seats | task.by.joined);
  return check(before, {task.seat, Attack{Target::coded(task.about.target), asked}});
}

constexpr int kMostTasks = 40;  // leaves room for what an action adds

Verdict validate_tasks(const State& state) {
  if (state.tasks.size() > kMostTasks) return Violation("PIR-R91"_rule);
  for (int i = 0; i < state.tasks.size(); ++i) {
    const Task& task = state.tasks[i];
    if (static_cast<int>(task.kind) >= kTaskKinds) return Violation("PIR-R91"_rule);
    const TaskForm& form = form_of(task.kind);
    const bool fields = std::all_of(form.fields.begin(), form.fields.end(), [&](TaskField field) {
      return is_in_bounds(state, task, field);
    });
    const bool seated = form.seat ? is_seat(state, task.seat) : task.seat == Seat::Chance;
    if (!fields || !seated || !is_sound(state, task, i)) return Violation("PIR-R91"_rule);
  }
  if (!state.tasks.empty() && (state.is_setup() || state.stage >= Stage::Count)) {
    return Violation("PIR-R91"_rule);
  }
  if (Verdict verdict = validate_asked(state)) return verdict;
  return validate_joint(state);
}

Verdict validate_fallen(const State& state) {
  unsigned fallen = 0;
  for (const Fallen& each : state.fallen) {
    if (!is_seat(state, each.seat) || (fallen & bit_of(each.seat)) != 0) {
      return Violation("PIR-118"_rule);
    }
    if (state.ship(each.seat).status != Status::Dead) return Violation("PIR-118"_rule);
    if (each.killer != Seat::Chance && (!is_seat(state, each.killer) || each.killer == each.seat)) {
      return Violation("PIR-119"_rule);
    }
    if (!is_seats(state, each.mates)) return Violation("PIR-151"_rule);
    fallen |= bit_of(each.seat);
  }
  const bool waits = std::any_of(state.tasks.begin(), state.tasks.end(),
                                 [](const Task& task) { return task.kind == TaskKind::Aftermath; });
  if (!state.fallen.empty() && !waits) return Violation("PIR-118"_rule);
  for (const Seat seat : state.offers) {
    if (!is_seat(state, seat)) return Violation("PIR-R48"_rule);
  }
  return unless(state.offers.empty() || !state.tasks.empty(), "PIR-R48"_rule);
}

// ---- Stage ------------------------------------------------------------------------------------

Verdict validate_turn(const State& state) {
  const Turn& turn = state.turn;
  const bool switches =
      (turn.attacked | turn.leashed | turn.immune | turn.slowed | turn.stowed | turn.unstowed) <= 1;
  if (!switches || turn.converted > 2 || !is_seats(state, turn.asked) || turn.moved > 9 ||
      turn.turned > 9) {
    return Violation("PIR-044"_rule);
  }
  return unless(!state.is_setup() || turn == Turn(), "PIR-044"_rule);
}

bool is_set_up(const State& state) {
  for (const Seat seat : seats_of(state)) {
    const Ship& ship = state.ship(seat);
    if (ship.pawn == 0 || ship.status == Status::Ashore) return false;
  }
  return true;
}

// While the game is set up nothing has been won or lost, and each ship has as much as its turn
// gives it.
Verdict validate_setup(const State& state) {
  for (const Seat seat : seats_of(state)) {
    const Ship& ship = state.ship(seat);
    Ship bare;
    bare.status = ship.status;
    bare.cell = ship.cell;
    bare.pawn = ship.pawn;
    bare.cards = ship.cards;
    bare.unknown_cards = ship.unknown_cards;
    bare.life = static_cast<std::uint8_t>(value_of(Value::Life));
    if (!(ship == bare) || ship.status > Status::Afloat) return Violation("PIR-R92"_rule);
    if (ship.cell != kNoCell && circle_of(ship.cell) != 0) return Violation("PIR-021"_rule);
    if (cards_in_hand(ship) > value_of(Value::Dealt)) return Violation("PIR-025"_rule);
    const bool early = (ship.pawn != 0 && state.stage < Stage::Pawns) ||
                       (ship.status == Status::Afloat && state.stage < Stage::Places) ||
                       (cards_in_hand(ship) > 0 && state.stage < Stage::Deal);
    const bool late = (ship.pawn == 0 && state.stage > Stage::Pawns) ||
                      (ship.status == Status::Ashore && state.stage > Stage::Places) ||
                      (cards_in_hand(ship) < value_of(Value::Dealt) && state.stage > Stage::Deal);
    if (early || late) return Violation("PIR-R10"_rule);
  }
  const bool bare = state.tokens.empty() || state.stage == Stage::Forbans;
  if (!bare || state.tokens.size() > state.options.forbans || state.called != 0) {
    return Violation("PIR-028"_rule);
  }
  const bool unplayed = state.curse == 0 && state.round == 1 && state.dropped.empty() &&
                        state.discard == 0 && state.removed == 0 && state.sold.empty();
  const bool untitled = std::all_of(state.titles.begin(), state.titles.end(),
                                    [](Seat owner) { return owner == Seat::Chance; });
  const bool fresh = unplayed && untitled && chests_left(state) == 30 &&
                     state.finder == Seat::Chance && state.last_turn == 0 &&
                     state.cause == Cause::None && state.active == state.first;
  return unless(fresh, "PIR-R92"_rule);
}

Verdict validate_forbans(const State& state) {
  for (const Token& token : state.tokens) {
    const auto same = std::count_if(state.tokens.begin(), state.tokens.end(),
                                    [&](const Token& other) { return other.cell == token.cell; });
    if (token.kind != kForban || token.damage != 0 || same > 1) return Violation("PIR-032"_rule);
    if (ships_on(state, token.cell) != 0) return Violation("PIR-R72"_rule);
  }
  return {};
}

Verdict validate_running(const State& state) {
  if (!is_set_up(state)) return Violation("PIR-R10"_rule);
  const Ship& ship = state.ship(state.active);
  const bool acts =
      state.tasks.empty() && (state.stage == Stage::Play || state.stage == Stage::Convert);
  if (acts && !ship.is_afloat()) return Violation("PIR-042"_rule);
  if (state.last_turn > 1 || (state.finder != Seat::Chance && !is_seat(state, state.finder))) {
    return Violation("PIR-R76"_rule);
  }
  if ((state.finder != Seat::Chance) != (chests_left(state) == 0)) return Violation("PIR-R76"_rule);
  if (state.last_turn && state.finder == Seat::Chance) return Violation("PIR-R76"_rule);
  const bool ended = state.cause != Cause::None;
  if (state.stage >= Stage::Count ? !ended : ended && state.tasks.empty()) {
    return Violation("PIR-015"_rule);
  }
  const int left = ships_left(state);
  if (!ended && state.tasks.empty() && (left == 0 || (left == 1 && state.seats > 1))) {
    return Violation("PIR-R89"_rule);
  }
  if (state.cause == Cause::Curse && state.curse < value_of(Value::LastStep)) {
    return Violation("PIR-018"_rule);
  }
  if (!ended && state.curse == value_of(Value::LastStep)) return Violation("PIR-018"_rule);
  if (state.stage == Stage::Over && is_counted(state) && title_to_turn(state) >= 0) {
    return Violation("PIR-163"_rule);
  }
  return {};
}

// The game does not stand still: a seat or chance is awaited, and can do something.
Verdict validate_awaited(const State& state) {
  if (state.stage == Stage::Over) return {};
  if (!state.tasks.empty()) return unless(task_awaits(state), "PIR-R91"_rule);
  return unless(stage_awaits(state), "PIR-R91"_rule);
}

}  // namespace

Verdict validate(const State& state) {
  if (Verdict verdict = validate_table(state)) return verdict;
  if (Verdict verdict = validate_ships(state)) return verdict;
  if (Verdict verdict = validate_cards(state)) return verdict;
  if (Verdict verdict = validate_loot(state)) return verdict;
  if (Verdict verdict = validate_calamities(state)) return verdict;
  if (Verdict verdict = validate_titles(state)) return verdict;
  if (Verdict verdict = validate_tasks(state)) return verdict;
  if (Verdict verdict = validate_fallen(state)) return verdict;
  if (Verdict verdict = validate_turn(state)) return verdict;
  if (state.is_setup()) {
    if (Verdict verdict = validate_setup(state)) return verdict;
    if (Verdict verdict = validate_forbans(state)) return verdict;
  } else if (Verdict verdict = validate_running(state)) {
    return verdict;
  }
  return validate_awaited(state);
}

bool well_formed(const State& state) {
  return !validate_table(state) && !validate_ships(state) && !validate_calamities(state) &&
         !validate_titles(state) && !validate_tasks(state);
}

}  // namespace mael::pirates

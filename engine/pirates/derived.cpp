#include "engine/pirates/derived.h"

#include <algorithm>
#include <bit>

#include "engine/pirates/rules.h"

namespace mael::pirates {

// ---- Seats ------------------------------------------------------------------------------------

Seat after(const State& state, Seat seat) { return seat_at((index_of(seat) + 1) % state.seats); }

int ships_left(const State& state) {
  const Seats seats = seats_of(state);
  return static_cast<int>(std::count_if(seats.begin(), seats.end(), [&](Seat seat) {
    return state.ship(seat).status != Status::Gone;
  }));
}

SeatBits ships_on(const State& state, Cell cell) {
  SeatBits bits = 0;
  for (const Seat seat : seats_of(state)) {
    const Ship& ship = state.ship(seat);
    if (ship.is_afloat() && ship.cell == cell) bits = static_cast<SeatBits>(bits | bit_of(seat));
  }
  return bits;
}

Seat owner_of(const State& state, Power power) {
  for (const Seat seat : seats_of(state)) {
    if (state.ship(seat).has(power) && state.ship(seat).status != Status::Gone) return seat;
  }
  return Seat::Chance;
}

// ---- Cells ------------------------------------------------------------------------------------

namespace {

// A feature printed there, or on a lost island that lies there: they add up (PIR-R52).
bool has_feature(const State& state, Cell cell, Feature feature) {
  if (content().cells[cell].feature == feature) return true;
  for (int island = 1; island <= kLostIslands; ++island) {
    const Cell at = state.lost_islands[static_cast<std::size_t>(island - 1)];
    if (at == cell && lost_island(island).type == feature) return true;
  }
  return false;
}

}  // namespace

bool is_merchant(const State& state, Cell cell) {
  return has_feature(state, cell, Feature::Merchant);
}

bool is_cursed_island(const State& state, Cell cell) {
  return has_feature(state, cell, Feature::Cursed);
}

Cells cursed_islands(const State& state) {
  Cells cells = 0;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (is_cursed_island(state, cell)) cells |= only(cell);
  }
  return cells;
}

bool has_bastion(const State& state, Cell cell) {
  return content().cells[cell].bastion || has_feature(state, cell, Feature::Bastion);
}

bool has_token(const State& state, Cell cell, Effect effect) {
  return std::any_of(state.tokens.begin(), state.tokens.end(), [&](const Token& token) {
    return token.cell == cell && effect_of(token.kind) == effect;
  });
}

bool is_inaccessible(const State& state, Cell cell) { return has_token(state, cell, Effect::Bars); }

bool suffers(const State& state, Seat seat, Effect effect) {
  if (seat == state.active && state.turn.immune) return false;
  return has_token(state, state.ship(seat).cell, effect);
}

// ---- Statistics -------------------------------------------------------------------------------

int statistic(const Ship& ship, Statistic which) {
  constexpr std::array<Value, kStatistics> kBase{Value::Life,     Value::Rotation, Value::Armour,
                                                 Value::Movement, Value::Damage,   Value::Riposte};
  const auto slot = static_cast<std::size_t>(which);
  return ship.tiles[slot] == 0 ? value_of(kBase[slot]) : tile(ship.tiles[slot]).result;
}

int most_life(const Ship& ship) {
  return std::min(statistic(ship, Statistic::Life), value_of(Value::MostLife));
}

int armour_of(const State& state, Seat seat) {
  const Ship& ship = state.ship(seat);
  const bool bastion = has_bastion(state, ship.cell) && !suffers(state, seat, Effect::Taints);
  return statistic(ship, Statistic::Armour) + (bastion ? value_of(Value::BastionArmour) : 0);
}

namespace {

bool has_converted(const State& state, Convert what) {
  return static_cast<Convert>(state.turn.converted) == what;
}

}  // namespace

int damage_of(const State& state, Seat seat) {
  const bool more = seat == state.active && has_converted(state, Convert::Rotations);
  return statistic(state.ship(seat), Statistic::Damage) + (more ? 1 : 0);
}

int movement_left(const State& state) {
  const int all = statistic(state.ship(state.active), Statistic::Movement) +
                  (has_converted(state, Convert::Attack) ? 1 : 0) - state.turn.slowed;
  return std::max(0, all - state.turn.moved);
}

int rotations_left(const State& state) {
  if (has_converted(state, Convert::Rotations)) return 0;
  return std::max(0, statistic(state.ship(state.active), Statistic::Rotation) - state.turn.turned);
}

bool has_attack_left(const State& state) {
  return !state.turn.attacked && !has_converted(state, Convert::Attack);
}

int cost_of_leaving(const State& state) {
  return suffers(state, state.active, Effect::Holds) ? 2 : 1;
}

// ---- Loot -------------------------------------------------------------------------------------

bool holds(const Hold& hold, Item item) {
  return std::find(hold.begin(), hold.end(), item) != hold.end();
}

void put(Hold& hold, Item item) {
  hold.insert(static_cast<int>(std::lower_bound(hold.begin(), hold.end(), item) - hold.begin()),
              item);
}

void take(Hold& hold, Item item) {
  hold.erase(static_cast<int>(std::find(hold.begin(), hold.end(), item) - hold.begin()));
}

int room_in(const Hold& hold) { return std::max(0, value_of(Value::Hold) - hold.size()); }

void drop(State& state, Cell cell, Item item) {
  const auto before = [&](const Dropped& each) {
    return each.cell < cell || (each.cell == cell && each.item < item);
  };
  const auto place = std::count_if(state.dropped.begin(), state.dropped.end(), before);
  state.dropped.insert(static_cast<int>(place), {cell, item});
}

int price_of(const Ship& ship, Item item) {
  if (is_artifact(item)) return value_of(Value::ArtifactPrice);
  return chest(item).coins + (ship.has(Power::Midas) ? value_of(Value::MidasBonus) : 0);
}

int worth_of(const Ship& ship, Item item) {
  if (is_artifact(item)) return value_of(Value::ArtifactWorth);
  return value_of(is_cursed(item) ? Value::CursedWorth : Value::ChestWorth) +
         (ship.has(Power::Midas) ? value_of(Value::MidasBonus) : 0);
}

int loot_of(const Ship& ship) { return ship.hold.size() + (ship.box != 0 ? 1 : 0); }

// ---- Piles ------------------------------------------------------------------------------------

int cards_in_hand(const Ship& ship) { return std::popcount(ship.cards) + ship.unknown_cards; }

Cards unseen_cards(const State& state) {
  Cards seen = state.discard | state.removed;
  for (const Ship& ship : state.ships) seen |= ship.cards;
  return kAllCards & ~seen;
}

int treasure_pile(const State& state) {
  int unknown = 0;
  for (const Ship& ship : state.ships) unknown += ship.unknown_cards;
  return std::popcount(unseen_cards(state)) - unknown;
}

int chests_left(const State& state) {
  int count = 0;
  for (const int each : state.chests) count += each;
  return count;
}

int tiles_left(const State& state, int number) {
  const auto slot = static_cast<std::size_t>(tile(number).statistic);
  int left = tile(number).copies;
  for (const Ship& ship : state.ships) left -= ship.tiles[slot] == number ? 1 : 0;
  return left;
}

int tokens_on_board(const State& state, Kind kind) {
  return static_cast<int>(std::count_if(state.tokens.begin(), state.tokens.end(),
                                        [&](const Token& token) { return token.kind == kind; }));
}

int tokens_in_box(const State& state, Kind kind) {
  return calamity(kind).tokens - tokens_on_board(state, kind);
}

namespace {

constexpr std::uint16_t kSummoned = (1u << kCalamities) - 2;  // all but the Forban

std::uint16_t calamities_in_play(const State& state) {
  unsigned kinds = 0;
  for (const Token& token : state.tokens) kinds |= 1u << token.kind;
  return static_cast<std::uint16_t>(kinds & kSummoned);
}

}  // namespace

std::uint16_t calamity_pile(const State& state) {
  return static_cast<std::uint16_t>(kSummoned & ~state.called);
}

std::uint16_t calamity_discard(const State& state) {
  return static_cast<std::uint16_t>(state.called & ~calamities_in_play(state));
}

std::uint16_t further_calamities(const State& state) {
  unsigned kinds = 0;
  for (Kind kind = 1; kind < kCalamities; ++kind) {
    const int count = tokens_on_board(state, kind);
    if (count > 0 && count < calamity(kind).tokens) kinds |= 1u << kind;
  }
  return static_cast<std::uint16_t>(kinds);
}

int titles_left(const State& state, int value) {
  int left = 0;
  for (std::size_t i = 0; i < kTitles; ++i) {
    left += content().titles[i].value == value ? 1 : 0;
    left -= state.title_values[i] == value ? 1 : 0;
  }
  return left;
}

int title_to_turn(const State& state) {
  for (std::size_t i = 0; i < kTitles; ++i) {
    if (state.titles[i] != Seat::Chance && state.title_values[i] == 0) return static_cast<int>(i);
  }
  return -1;
}

std::uint16_t next_artifacts(const State& state) {
  if (state.artifacts != 0 || state.sold.empty()) return state.artifacts;
  return artifact_bit(state.sold[0]);
}

// ---- Curse ------------------------------------------------------------------------------------

bool is_step(int space) { return space > 0 && space % value_of(Value::StepEvery) == 0; }

// ---- Setting up -------------------------------------------------------------------------------

namespace {

template <class Lacks>
Seat next_lacking(const State& state, Lacks&& lacks) {
  Seat found = Seat::Chance;
  in_turn_order(state, state.first, [&](Seat seat) {
    if (found == Seat::Chance && lacks(state.ship(seat))) found = seat;
  });
  return found;
}

}  // namespace

Seat next_without_pawn(const State& state) {
  return next_lacking(state, [](const Ship& ship) { return ship.pawn == 0; });
}

Seat next_ashore(const State& state) {
  return next_lacking(state, [](const Ship& ship) { return ship.status == Status::Ashore; });
}

Seat next_to_be_dealt(const State& state) {
  return next_lacking(
      state, [](const Ship& ship) { return cards_in_hand(ship) < value_of(Value::Dealt); });
}

}  // namespace mael::pirates

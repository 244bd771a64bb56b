#include "engine/pirates/bots/evaluate.h"

#include <algorithm>
#include <bit>
#include <functional>

#include "engine/pirates/bots/prospects.h"
#include "engine/pirates/derived.h"
#include "engine/pirates/rules.h"

namespace mael::pirates {
namespace {

constexpr int kPoint = 10;  // of saved points, the unit of everything
constexpr int kWon = 100'000;
constexpr int kChest = 21;  // one yet to be drawn
constexpr int kDrawn = 9;   // a treasure card yet to be drawn

// ---- How long it goes on ----------------------------------------------------------------------

// What a ship counts towards the maximum: what it will soon have sold with it.
int points_in_sight(const Ship& ship) {
  int points = 2 * ship.points;
  for (const Item item : ship.hold) points += price_of(ship, item);
  return points / 2;
}

int rounds_to_maximum(const State& state) {
  int most = 0;
  for (const Seat seat : seats_of(state)) {
    const Ship& ship = state.ship(seat);
    if (ship.status != Status::Gone && !ship.has(Power::Crown)) {
      most = std::max(most, points_in_sight(ship));
    }
  }
  constexpr int kRoundsPerPoint = 5;  // tenths
  return kRoundsPerPoint * std::max(0, value_of(Value::MostPoints) - most);
}

int rounds_to_curse(const State& state) {
  constexpr std::array<int, kSeats> kStepsPerRound{10, 6, 11, 16, 22};  // tenths
  const int steps = value_of(Value::LastStep) - state.curse;
  return 100 * steps / kStepsPerRound[static_cast<std::size_t>(state.seats - 1)];
}

int rounds_to_last_chest(const State& state) {
  if (state.finder != Seat::Chance) return 10;
  constexpr int kChestsPerTurn = 7;  // tenths
  return 100 * chests_left(state) / (kChestsPerTurn * state.seats);
}

// ---- Terms ------------------------------------------------------------------------------------

// One ship and what its worth depends on.
class Assessor {
 public:
  Assessor(const State& state, Seat seat, int rounds)
      : state_(state),
        seat_(seat),
        ship_(state.ship(seat)),
        rounds_(rounds),
        pace_(pace_of(state, seat)),
        at_(ship_.is_afloat() ? ship_.cell : first_haven()) {}

  Terms terms() const {
    Terms terms{};
    if (ship_.status == Status::Gone) return terms;
    const auto set = [&](Term term, int worth) { terms[static_cast<std::size_t>(term)] = worth; };
    set(Term::Points, kPoint * ship_.points);
    set(Term::Titles, titles());
    set(Term::Loot, loot());
    set(Term::Hand, cards());
    set(Term::Fittings, fittings());
    set(Term::Hull, hull());
    add_due(terms);
    if (ship_.is_afloat()) calamities(terms);
    return terms;
  }

 private:
  // Where a dead ship comes back, and one that is ashore sets out.
  Cell first_haven() const {
    if (ship_.status == Status::Ashore) return 0;
    Cell haven = 0;
    each_cell(cursed_islands(state_), [&](Cell cell) { haven = cell; });
    return haven;
  }

  bool is_open(Feat feat) const {
    return state_.options.titles && state_.titles[static_cast<std::size_t>(feat)] == Seat::Chance;
  }

  int titles() const {
    constexpr int kTitle = 2 * kPoint;  // the mean of the backs
    constexpr int kBegun = 5;
    int worth = 0;
    for (const Seat owner : state_.titles) worth += owner == seat_ ? kTitle : 0;
    if (is_open(Feat::RevealIsland)) worth += kBegun * std::min<int>(ship_.islands, 1);
    if (is_open(Feat::KillForban)) worth += kBegun * std::min<int>(ship_.forbans, 1);
    if (is_open(Feat::FitTiles)) {
      const auto fitted =
          std::count_if(ship_.tiles.begin(), ship_.tiles.end(), [](int tile) { return tile != 0; });
      worth += 3 * static_cast<int>(std::min<std::ptrdiff_t>(fitted, 3));
    }
    return worth;
  }

  // Worth `near` where it is, less the farther it is; no less than `else_worth`.
  int on_the_way(int near, const Way& way, int else_worth) const {
    if (10 * way.turns > rounds_ + 5) return else_worth;
    return std::max(else_worth, near * way.nearness() / kHere);
  }

  int loot() const {
    if (ship_.hold.empty() && ship_.box == 0) return 0;
    Cells markets = 0;
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (is_merchant(state_, cell)) markets |= only(cell);
    }
    const Way market = way_to_any(state_, pace_, at_, markets);
    const Way island = way_to_any(state_, pace_, at_, cursed_islands(state_));
    int worth = 0;
    const auto add = [&](Item item) {
      constexpr int kSold = 97;  // percent
      const int price = price_of(ship_, item) * kPoint * kSold / 100;
      worth += on_the_way(price, is_cursed(item) ? island : market, worth_of(ship_, item) * kPoint);
    };
    for (const Item item : ship_.hold) add(item);
    if (ship_.box != 0) add(ship_.box);
    return worth;
  }

  int worth_of_card(int card) const {
    constexpr int kWound = 5, kCurse = 3, kAmbush = 4;
    const TreasureData& data = treasure(card);
    int worth = 0;
    if (chests_left(state_) > 0) {  // PIR-R56
      worth = kChest * data.chests + kPoint * data.points + kDrawn * data.cards;
    }
    switch (data.penalty) {
      case Penalty::Wound: worth -= ship_.life <= 1 ? 4 * kWound : kWound; break;
      case Penalty::Curse: worth -= kCurse; break;
      case Penalty::Forban: worth -= kAmbush; break;
      case Penalty::None: break;
    }
    if (data.clue == Clue::Illustration && is_open(Feat::RevealIsland)) worth += 6;
    return worth;
  }

  // The nearest card counts in full, each further one less: they are claimed one after the other.
  int cards() const {
    constexpr std::array<int, 6> kShares{100, 75, 52, 35, 22, 14};
    std::array<int, kTreasures> worths{};
    int count = 0;
    for (Cards cards = ship_.cards; cards != 0; cards &= cards - 1) {
      const int card = std::countr_zero(cards) + 1;
      const Way way = way_to_treasure(state_, pace_, at_, card);
      if (10 * way.turns > rounds_ + 5) continue;
      worths[static_cast<std::size_t>(count++)] = worth_of_card(card) * way.nearness() / kHere;
    }
    std::sort(worths.begin(), worths.begin() + count, std::greater<>());
    const int full = ship_.hold.size() >= value_of(Value::Hold) ? 1 : 0;
    int worth = 0;
    for (int i = 0; i < std::min<int>(count, kShares.size()); ++i) {
      const auto place = static_cast<std::size_t>(i + full);
      const std::size_t share = std::min(kShares.size() - 1, place);
      worth += worths[static_cast<std::size_t>(i)] * kShares[share] / 100;
    }
    constexpr int kUnknown = 10;
    return worth + std::min(kUnknown * ship_.unknown_cards, 2 * kUnknown + rounds_ / 4);
  }

  // What a statistic is worth a round, by its value.
  int fittings() const {
    struct Yields {
      Statistic statistic;
      std::array<int, 9> by_value;
    };
    constexpr std::array<Yields, kStatistics> kYields{{
        {Statistic::Life, {0, 0, 0, 0, 0, 5, 5, 5, 9}},
        {Statistic::Rotation, {0, 0, 35, 50, 50, 50, 50, 50, 50}},
        {Statistic::Armour, {0, 10, 17, 17, 17, 17, 17, 17, 17}},
        {Statistic::Movement, {0, 0, 45, 68, 68, 68, 68, 68, 68}},
        {Statistic::Damage, {0, 0, 13, 20, 20, 20, 20, 20, 20}},
        {Statistic::Riposte, {0, 7, 13, 13, 13, 13, 13, 13, 13}},
    }};
    int yield = 0;
    for (const Yields& each : kYields) {
      const int result = std::min(8, statistic(ship_, each.statistic));
      yield += each.by_value[static_cast<std::size_t>(result)];
    }
    return (yield + artifact_yield()) * std::min(rounds_, 100) / 100;
  }

  // By the artifacts' order; the Crown is judged apart.
  int artifact_yield() const {
    constexpr std::array<int, kArtifacts> kYields{12, 20, 8, 12, 0, 10, 6, 10, 8, 30};
    if (ship_.artifact == 0) return 0;
    return kYields[static_cast<std::size_t>(ship_.artifact - kFirstArtifact)];
  }

  // What is on its way to the ship: drawn or gained when the tasks before it are done.
  void add_due(Terms& terms) const {
    const auto add = [&](Term term, int worth) { terms[static_cast<std::size_t>(term)] += worth; };
    for (const Task& task : state_.tasks) {
      if (task.seat != seat_) continue;
      switch (task.kind) {
        case TaskKind::Chests:
          add(Term::Loot, kChest * std::min<int>(task.about.count, chests_left(state_)));
          break;
        case TaskKind::Artifact: add(Term::Loot, kChest); break;
        case TaskKind::Gain:
          add(Term::Loot, price_of(ship_, task.about.item) * kPoint * 3 / 4);
          break;
        case TaskKind::Take:
          add(Term::Loot, state_.ship(task.about.victim).hold.empty() ? 0 : kChest);
          break;
        case TaskKind::Points: add(Term::Points, kPoint * task.about.count); break;
        case TaskKind::Treasures: add(Term::Hand, kDrawn * task.about.count); break;
        default: break;
      }
    }
  }

  int hull() const {
    constexpr std::array<int, 5> kMissing{0, -18, -8, -3, -1};
    if (!ship_.is_afloat()) return -10;
    if (ship_.life >= kMissing.size()) return 0;
    const int loss = kMissing[ship_.life];
    return loss + loss * ship_.hold.size() / 3;
  }

  void calamities(Terms& terms) const {
    const int armour = armour_of(state_, seat_), damage = damage_of(state_, seat_);
    const bool can_attack = seat_ != state_.active || has_attack_left(state_);
    int &peril = terms[static_cast<std::size_t>(Term::Peril)],
        &prey = terms[static_cast<std::size_t>(Term::Prey)];
    for (const Token& token : state_.tokens) {
      const CalamityData& data = calamity(token.kind);
      const int kept_off = effect_of(token.kind) == Effect::Pierces ? 0 : armour;
      const int hurt = std::max(0, data.damage - kept_off);
      if (drift_target(token.cell, state_.turned) == at_) {
        peril -= hurt >= ship_.life ? 12 : 2 * hurt;
      }
      if (token.cell != at_) continue;
      const int left = std::max(1, data.life - token.damage);
      if (can_attack && damage >= left) prey = std::max(prey, data.points * kPoint * 2 / 5);
    }
  }

  const State& state_;
  const Seat seat_;
  const Ship& ship_;
  const int rounds_;
  const Pace pace_;
  const Cell at_;
};

int sum_of(const Terms& terms) {
  int sum = 0;
  for (const int each : terms) sum += each;
  return sum;
}

int worth_of_ship(const State& state, Seat seat, int rounds) {
  return sum_of(Assessor(state, seat, rounds).terms());
}

// PIR-R44: with the Crown only the last step of the curse wins, and the points of others lose.
int evaluate_crown(const State& state) {
  constexpr int kStep = 22, kHopeful = 21, kRoundsOfPoints = 3;
  const int hurry = std::max(0, 40 - rounds_to_maximum(state));
  return kStep * (state.curse - kHopeful) - kRoundsOfPoints * hurry;
}

// What one point more or less means: more the nearer the end is.
int weighed(int lead, int rounds) { return lead * 130 / (45 + rounds); }

// PIR-R85: the goal is the maximum of the counter, before the curse is at its end.
int evaluate_alone(const State& state, int rounds) {
  constexpr int kHalfWay = 150, kStep = 4;
  const int worth = worth_of_ship(state, Seat::A, rounds);
  return worth - kHalfWay + kStep * (value_of(Value::LastStep) - state.curse);
}

}  // namespace

int rounds_left(const State& state) {
  return std::max(
      5, std::min({rounds_to_maximum(state), rounds_to_curse(state), rounds_to_last_chest(state)}));
}

Terms count_terms(const State& state, Seat seat) {
  return Assessor(state, seat, rounds_left(state)).terms();
}

int evaluate(const State& state, Seat seat) {
  if (state.stage == Stage::Over) {
    const Outcome end = outcome(state);
    return end.draw ? 0 : end.winners.includes(seat) ? kWon : -kWon;
  }
  const int rounds = rounds_left(state);
  if (state.seats == 1) return evaluate_alone(state, rounds);
  if (state.ship(seat).status == Status::Gone) return -kWon / 2;
  if (state.ship(seat).has(Power::Crown)) return evaluate_crown(state);
  int best = 0;
  for (const Seat other : seats_of(state)) {
    if (other == seat || state.ship(other).has(Power::Crown)) continue;
    best = std::max(best, worth_of_ship(state, other, rounds));
  }
  // Where an even standing of so many is their share of the points.
  constexpr std::array<int, kSeats> kEven{0, 0, -35, -58, -75};
  return weighed(worth_of_ship(state, seat, rounds) - best, rounds) +
         kEven[static_cast<std::size_t>(state.seats - 1)];
}

}  // namespace mael::pirates

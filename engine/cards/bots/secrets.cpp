#include "engine/cards/bots/secrets.h"

#include <algorithm>
#include <array>

#include "engine/cards/bots/evaluate.h"
#include "engine/cards/effects.h"
#include "engine/cards/legality.h"
#include "engine/play/dealer.h"

namespace mael::cards {
namespace {

bool is_in(std::uint16_t sealed) { return sealed < kUnknownSealed; }

// ---- Bids --------------------------------------------------------------------------------------

constexpr int kMostBid = 9;  // more is never worth it
constexpr int kBids = kMostBid + 1;
constexpr int kRounds = 40;  // of play against what the other side has done so far
constexpr int kLook = 4;     // in every such round it is seen whether more would change anything

// A battle as the attacker sees it: what every pair of bids leads to.
class BidGame {
 public:
  explicit BidGame(const State& state)
      : attacker_(state.active), defender_(opponent_of(state.active)) {
    const int attack = attack_at(state.side(attacker_), stack_place(state.declared.stack));
    const int defence = defence_at(state.side(defender_), place_of(state.declared.target));
    margin_ = attack - defence;
    rows_ = bids_of(state.side(attacker_));
    columns_ = bids_of(state.side(defender_));
    weigh_outcomes(state);
    settle();
  }

  // Of the attacker.
  int payoff(int row, int column) const { return by_lead_[place(row - column)] / kStep; }

  int rows() const { return rows_; }
  int columns() const { return columns_; }
  // What a seat may bid, each bid as often as it came to it.
  void weigh(Seat by, std::vector<Weighted<Action>>& actions) const {
    actions.clear();
    const auto& counts = by == attacker_ ? row_counts_ : column_counts_;
    for (int bid = 0; bid < kBids; ++bid) {
      const int often = counts[static_cast<std::size_t>(bid)];
      if (often == 0) continue;
      actions.push_back(
          {{by, Bid{static_cast<std::uint16_t>(bid)}}, static_cast<std::uint32_t>(often)});
    }
  }

  // How often each side came to each bid; later rounds, which know more, count for more.
  const std::array<int, kBids>& row_counts() const { return row_counts_; }
  const std::array<int, kBids>& column_counts() const { return column_counts_; }

 private:
  static int bids_of(const SideState& side) { return std::min<int>(side.stockpile, kMostBid) + 1; }

  // A payoff depends on nothing but how much one bids above the other: so what each bid of one side
  // brings against a bid of the other is a stretch of one list, as long as a processor adds up at
  // once. All is held in so many parts, whose rest tells bids apart: the greatest of several sums
  // says whose it is, of equals the first.
  static constexpr int kStep = 16;
  static constexpr int kPlaces = 12;
  using Payoffs = std::array<int, kPlaces>;
  using Leads = std::array<int, kMostBid + kPlaces>;

  // Bids that cannot be made begin so far behind that they never catch up.
  static constexpr int kNever = 1 << 30;
  static_assert(kPlaces >= kBids && kPlaces <= kStep && kNever > 2 * kRounds * kStep * (kWon / 2));

  static std::size_t place(int lead) { return static_cast<std::size_t>(kMostBid + lead); }

  static void add_to(Payoffs& sums, const int* more) {
    for (std::size_t i = 0; i < kPlaces; ++i) sums[i] += more[i];
  }
  static int greatest(const int* sums) {
    int found = sums[0];
    for (int i = 1; i < kPlaces; ++i) found = std::max(found, sums[i]);
    return found;
  }
  static int least(const int* sums) {
    int found = sums[0];
    for (int i = 1; i < kPlaces; ++i) found = std::min(found, sums[i]);
    return found;
  }
  static int rest_of(int sum) { return static_cast<int>(static_cast<unsigned>(sum) % kStep); }

  // Of every own bid against this one.
  const int* of_rows(int column) const { return &by_lead_[place(-column)]; }
  const int* of_columns(int row) const { return &by_lag_[place(-row)]; }

  void weigh_outcomes(const State& state) {
    const BattleOutcomes outcomes =
        weigh_battle(state, margin_ - (columns_ - 1), margin_ + rows_ - 1);
    const auto payoff_of = [&](int lead) {
      const int margin = margin_ + lead;
      const int outcome = margin > 0 ? outcomes.won : margin < 0 ? outcomes.lost : outcomes.tied;
      return kStep * (outcome - outcomes.resource * lead);
    };
    for (int lead = -kMostBid; lead < kPlaces; ++lead) {
      by_lead_[place(lead)] = payoff_of(lead);
      by_lag_[place(lead)] = payoff_of(-lead);
    }
  }

  // Each side in turn does what is best against all the other has done (fictitious play): how often
  // each bid was chosen comes ever nearer to a mixture that cannot be exploited.
  void settle() {
    Payoffs row_sums, column_sums;
    for (int bid = 0; bid < kPlaces; ++bid) {
      const auto at = static_cast<std::size_t>(bid);
      row_sums[at] = kStep - 1 - bid - (bid < rows_ ? 0 : kNever);
      column_sums[at] = bid + (bid < columns_ ? 0 : kNever);
    }
    int row = 0, column = 0;
    for (int round = 1; round <= kRounds; ++round) {
      count(row, column, round);
      add_to(row_sums, of_rows(column));
      add_to(column_sums, of_columns(row));
      const int next_row = kStep - 1 - rest_of(greatest(row_sums.data()));
      const int next_column = rest_of(least(column_sums.data()));
      // Best against all that was done and against each other, these two stay for good.
      if (next_row == row && next_column == column && round % kLook == 0 &&
          is_balanced(row, column)) {
        return count(row, column, (kRounds * (kRounds + 1) - round * (round + 1)) / 2);
      }
      row = next_row;
      column = next_column;
    }
  }

  void count(int row, int column, int times) {
    row_counts_[static_cast<std::size_t>(row)] += times;
    column_counts_[static_cast<std::size_t>(column)] += times;
  }

  // Whether neither side could do better than this bid while the other keeps to its own.
  bool is_balanced(int row, int column) const {
    const int value = by_lead_[place(row - column)];
    const int* const rows = of_rows(column);
    const int* const columns = of_columns(row);
    return std::all_of(rows, rows + rows_, [&](int other) { return other <= value; }) &&
           std::all_of(columns, columns + columns_, [&](int other) { return other >= value; });
  }

  Seat attacker_, defender_;
  int margin_ = 0;
  int rows_ = 0, columns_ = 0;
  Leads by_lead_{}, by_lag_{};  // payoffs, by how much the attacker bids more, or less
  std::array<int, kBids> row_counts_{}, column_counts_{};
};

int expect_of_bids(const State& state, Seat seat) {
  const BidGame game(state);
  const std::uint16_t own = state.side(state.active).sealed;
  const std::uint16_t other = state.side(opponent_of(state.active)).sealed;
  std::int64_t sum = 0, weight = 0;
  for (int row = 0; row < game.rows(); ++row) {
    if (is_in(own) && std::min<int>(own, game.rows() - 1) != row) continue;
    const int often = is_in(own) ? 1 : game.row_counts()[static_cast<std::size_t>(row)];
    for (int column = 0; column < game.columns(); ++column) {
      if (is_in(other) && std::min<int>(other, game.columns() - 1) != column) continue;
      const int times = is_in(other) ? 1 : game.column_counts()[static_cast<std::size_t>(column)];
      sum += std::int64_t{often} * times * game.payoff(row, column);
      weight += std::int64_t{often} * times;
    }
  }
  const int value = static_cast<int>(sum / std::max<std::int64_t>(weight, 1));
  return seat == state.active ? value : -value;
}

// ---- Numbers -----------------------------------------------------------------------------------

// The numbers among which every place of the row is met as often as the others.
int highest_fair_number(const State& state) {
  const int planets = state.planets.size();
  return planets == 0 ? kHighestPick : kHighestPick / planets * planets;
}

int expect_of_numbers(const State& state, Seat seat) {
  int sum = 0;
  for (int place = 1; place <= state.planets.size(); ++place) {
    State after = state;
    after.side(Seat::A).sealed = 0;
    after.side(Seat::B).sealed = static_cast<std::uint16_t>(place);
    reveal_numbers(Resolution{after, nullptr});
    sum += evaluate(after, seat);
  }
  return sum / std::max(state.planets.size(), 1);
}

}  // namespace

bool is_sealed(const State& state) {
  return state.awaiting == Awaiting::Bid || state.awaiting == Awaiting::Number;
}

void weigh_sealed(const State& state, std::vector<Weighted<Action>>& actions) {
  weigh_sealed_of(state, to_act(state).first(), actions);
}

void weigh_sealed_of(const State& state, Seat by, std::vector<Weighted<Action>>& actions) {
  if (state.awaiting == Awaiting::Bid) return BidGame(state).weigh(by, actions);
  actions.clear();
  for (int number = 1; number <= highest_fair_number(state); ++number) {
    actions.push_back({{by, PickNumber{static_cast<std::uint16_t>(number)}}, 1});
  }
}

void draw_sealed(State& state, Random& random) {
  std::vector<Weighted<Action>> lots;
  if (state.awaiting == Awaiting::Number) {
    weigh_sealed(state, lots);
    return apply(state, draw(lots, random));
  }
  // Both sides play the same game of bids, whichever of them is known.
  const BidGame game(state);
  const bool both = to_act(state).includes(state.active);
  game.weigh(to_act(state).first(), lots);
  apply(state, draw(lots, random));
  if (!both) return;
  game.weigh(opponent_of(state.active), lots);
  apply(state, draw(lots, random));
}

int expect_of_secrets(const State& state, Seat seat) {
  return state.awaiting == Awaiting::Bid ? expect_of_bids(state, seat)
                                         : expect_of_numbers(state, seat);
}

}  // namespace mael::cards

#include "engine/cards/secrets.h"

#include <algorithm>
#include <array>

#include "engine/cards/battle.h"
#include "engine/cards/effects.h"
#include "engine/cards/evaluate.h"
#include "engine/cards/legality.h"
#include "engine/play/dealer.h"

namespace mael::cards {
namespace {

bool is_in(std::uint16_t sealed) { return sealed < kUnknownSealed; }

// ---- Bids --------------------------------------------------------------------------------------

constexpr int kMostBid = 9;    // more is never worth it
constexpr int kBids = kMostBid + 1;
constexpr int kRounds = 40;    // of play against what the other side has done so far
constexpr int kLook = 4;       // in every such round it is seen whether more would change anything

// A battle as the attacker sees it: what every pair of bids leads to.
class BidGame {
 public:
  explicit BidGame(const State& state)
      : attacker_(state.active), defender_(opponent_of(state.active)) {
    const int attack = attack_at(state.side(attacker_), stack_place(state.declared.stack));
    const int defence = defence_at(state.side(defender_), place_of(state.declared.target));
    margin_ = attack - defence;
    resource_ = value_of_resource(state);
    rows_ = bids_of(state.side(attacker_));
    columns_ = bids_of(state.side(defender_));
    weigh_outcomes(state);
    settle();
  }

  int payoff(int row, int column) const {
    return payoffs_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
  }

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

  // What it comes to for the attacker if it is higher, equal or lower, bids aside.
  int outcome_if(const State& state, int sign) const {
    State after = state;
    after.side(attacker_).sealed = static_cast<std::uint16_t>(std::max(0, sign - margin_));
    after.side(defender_).sealed = static_cast<std::uint16_t>(std::max(0, margin_ - sign));
    reveal_bids(Resolution{after, nullptr});
    for (const Seat seat : {attacker_, defender_}) {
      after.side(seat).stockpile = state.side(seat).stockpile;
    }
    return evaluate(after, attacker_);
  }

  using Payoffs = std::array<int, kBids>;

  static void add_to(Payoffs& sums, const Payoffs& more) {
    for (std::size_t i = 0; i < kBids; ++i) sums[i] += more[i];
  }

  // By the sign of the margin a pair of bids leads to: lost, tied, won. What no bids lead to is not
  // looked at.
  void weigh_outcomes(const State& state) {
    const int least = margin_ - (columns_ - 1), most = margin_ + rows_ - 1;
    const std::array<int, 3> outcomes{least < 0 ? outcome_if(state, -1) : 0,
                                      least <= 0 && most >= 0 ? outcome_if(state, 0) : 0,
                                      most > 0 ? outcome_if(state, 1) : 0};
    for (int row = 0; row < rows_; ++row) {
      for (int column = 0; column < columns_; ++column) {
        const int margin = margin_ + row - column;
        const std::size_t sign = margin > 0 ? 2 : margin < 0 ? 0 : 1;
        const int payoff = outcomes[sign] + resource_ * (column - row);
        payoffs_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = payoff;
        mirrored_[static_cast<std::size_t>(column)][static_cast<std::size_t>(row)] = payoff;
      }
    }
  }

  // Each side in turn does what is best against all the other has done (fictitious play): how often
  // each bid was chosen comes ever nearer to a mixture that cannot be exploited.
  void settle() {
    Payoffs row_sums{}, column_sums{};
    int row = 0, column = 0;
    for (int round = 1; round <= kRounds; ++round) {
      count(row, column, round);
      add_to(row_sums, mirrored_[static_cast<std::size_t>(column)]);
      add_to(column_sums, payoffs_[static_cast<std::size_t>(row)]);
      const int next_row = best_row(row_sums), next_column = best_column(column_sums);
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

  int best_row(const Payoffs& payoffs) const {
    return static_cast<int>(std::max_element(payoffs.begin(), payoffs.begin() + rows_) -
                            payoffs.begin());
  }
  int best_column(const Payoffs& payoffs) const {
    return static_cast<int>(std::min_element(payoffs.begin(), payoffs.begin() + columns_) -
                            payoffs.begin());
  }

  // Whether neither side could do better than this bid while the other keeps to its own.
  bool is_balanced(int row, int column) const {
    const Payoffs& against_column = mirrored_[static_cast<std::size_t>(column)];
    const Payoffs& against_row = payoffs_[static_cast<std::size_t>(row)];
    return payoff(row, column) == payoff(best_row(against_column), column) &&
           payoff(row, column) == payoff(row, best_column(against_row));
  }

  Seat attacker_, defender_;
  int margin_ = 0;
  int resource_ = 0;  // what one is worth
  int rows_ = 0, columns_ = 0;
  std::array<Payoffs, kBids> payoffs_{};   // of the attacker: by its bid, then the other's
  std::array<Payoffs, kBids> mirrored_{};  // by the other's, then its own
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

#include "engine/play/arena.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace mael {
namespace {

struct Pair {
  std::array<BotGame, 2> games;

  // What the first bot got out of it: 0 … 2 points. It sits in seat a, then in seat b.
  double points() const {
    double sum = 0;
    for (std::size_t i = 0; i < games.size(); ++i) {
      sum += games[i].outcome.points_of(seat_at(static_cast<int>(i)));
    }
    return sum;
  }

  // What seat a got out of it.
  double first_seat_points() const {
    return points_for([](const BotGame&) { return Seat::A; });
  }

  // What those who had the first turn got out of it.
  double first_player_points() const {
    return points_for([](const BotGame& game) { return game.first; });
  }

 private:
  template <class F>
  double points_for(F&& seat_in) const {
    double sum = 0;
    for (const BotGame& game : games) sum += game.outcome.points_of(seat_in(game));
    return sum;
  }
};

// A share of the points, and the ends of its 95 % interval.
struct Share {
  double mean = 0, low = 0, high = 0;
};

// The points of every pair, of two, as a share.
template <class Points>
Share share_of(const std::vector<Pair>& pairs, Points&& points) {
  const auto count = static_cast<double>(pairs.size());
  double sum = 0, squares = 0;
  for (const Pair& pair : pairs) {
    const double share = points(pair) / 2;
    sum += share;
    squares += share * share;
  }
  const double mean = sum / count;
  const double variance = count > 1 ? (squares - sum * mean) / (count - 1) : 0;
  const double reach = 1.96 * std::sqrt(std::max(variance, 0.0) / count);
  return {mean, std::max(mean - reach, 0.0), std::min(mean + reach, 1.0)};
}

void reckon_shares(const std::vector<Pair>& pairs, ArenaResult& result) {
  const Share first_bot = share_of(pairs, [](const Pair& pair) { return pair.points(); });
  result.elo = elo_of(first_bot.mean);
  result.elo_low = elo_of(first_bot.low);
  result.elo_high = elo_of(first_bot.high);
  const Share seat = share_of(pairs, [](const Pair& pair) { return pair.first_seat_points(); });
  result.first_seat = seat.mean;
  result.first_seat_low = seat.low;
  result.first_seat_high = seat.high;
  const Share first = share_of(pairs, [](const Pair& pair) { return pair.first_player_points(); });
  result.first_player = first.mean;
  result.first_player_low = first.low;
  result.first_player_high = first.high;
}

// How points and stakes fell, where a game has them.
void reckon_points(const std::vector<Pair>& pairs, ArenaResult& result) {
  int stakes = 0, staked = 0, led_to_win = 0;
  for (const Pair& pair : pairs) {
    for (const BotGame& game : pair.games) {
      const bool second = game.outcome.winners.includes(Seat::B);
      result.winner_points += static_cast<double>(game.points[second ? 1 : 0]) / result.games;
      result.loser_points += static_cast<double>(game.points[second ? 0 : 1]) / result.games;
      result.leads += game.leader != Seat::Chance;
      led_to_win += game.outcome.winners.includes(game.leader);
      stakes += game.stakes;
      staked += game.staked;
    }
  }
  result.leader = static_cast<double>(led_to_win) / std::max(result.leads, 1);
  result.stake = static_cast<double>(staked) / std::max(stakes, 1);
}

void count_ending(RuleId rule, ArenaResult& result) {
  auto& all = result.endings;
  const auto place = std::lower_bound(all.begin(), all.end(), rule,
                                      [](const auto& each, RuleId id) { return each.first < id; });
  if (place != all.end() && place->first == rule) {
    ++place->second;
  } else {
    all.insert(place, {rule, 1});
  }
}

// Adds a game in which the first bot sat in seat `place`.
void count(const BotGame& game, std::size_t place, ArenaResult& result) {
  result.actions += static_cast<double>(game.actions) / result.games;
  result.turns += static_cast<double>(game.turns) / result.games;
  const Seats winners = game.outcome.winners;
  result.draws += game.outcome.draw;
  result.wins += winners.includes(seat_at(static_cast<int>(place)));
  result.first_seat_wins += winners.includes(Seat::A);
  result.first_player_wins += winners.includes(game.first);
  result.cut_short += game.cut_short;
  count_ending(game.outcome.rule, result);
}

// Mean milliseconds a decision of either bot.
std::array<double, 2> mean_thinking(const std::vector<Pair>& pairs) {
  std::array<double, 2> nanoseconds{}, decisions{};
  for (const Pair& pair : pairs) {
    for (std::size_t i = 0; i < pair.games.size(); ++i) {
      for (std::size_t bot = 0; bot < 2; ++bot) {
        nanoseconds[bot] += static_cast<double>(pair.games[i].nanoseconds[i ^ bot]);
        decisions[bot] += pair.games[i].decisions[i ^ bot];
      }
    }
  }
  for (std::size_t bot = 0; bot < 2; ++bot) nanoseconds[bot] /= 1e6 * std::max(decisions[bot], 1.0);
  return nanoseconds;
}

}  // namespace

BotGame play_kept(const Workbench& bench, std::vector<Contender> seated, const std::string& setup,
                  const ArenaSeeds& seeds, const Clock& clock, const KeepGame& keep) {
  if (!keep) return bench.play_bots(seated, setup, seeds.chance, seeds.lots, clock, nullptr);
  std::string text;
  const BotGame game = bench.play_bots(seated, setup, seeds.chance, seeds.lots, clock, &text);
  keep({seeds.number, seeds.chance, std::move(seated), game.outcome, std::move(text)});
  return game;
}

double elo_of(double share) { return -400 * std::log10(1 / share - 1); }

ArenaResult play_arena(const GameEntry& game, const std::array<Contender, 2>& bots,
                       const std::string& setup, int pairs, std::uint64_t seed, const RunJobs& run,
                       const Clock& clock, const KeepGame& keep) {
  std::vector<Pair> played(static_cast<std::size_t>(pairs));
  run(pairs * 2, [&](int job) {
    const std::array<Contender, 2> seated = job % 2 == 0 ? bots : std::array{bots[1], bots[0]};
    const std::uint64_t chance = seed + static_cast<std::uint64_t>(job / 2);
    played[static_cast<std::size_t>(job / 2)].games[static_cast<std::size_t>(job % 2)] =
        play_kept(workbench_of(game), {seated.begin(), seated.end()}, setup,
                  {job, chance, ~seed + static_cast<std::uint64_t>(job)}, clock, keep);
  });
  ArenaResult result;
  result.games = pairs * 2;
  for (const Pair& pair : played) {
    for (std::size_t i = 0; i < pair.games.size(); ++i) count(pair.games[i], i, result);
  }
  result.losses = result.games - result.wins - result.draws;
  result.thinking = mean_thinking(played);
  reckon_shares(played, result);
  reckon_points(played, result);
  return result;
}

}  // namespace mael

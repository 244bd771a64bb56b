#include "engine/play/table_arena.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace mael {
namespace {

// The games of a round: in game i, bot b sits in seat (b + i) mod the number of bots.
using Round = std::vector<BotGame>;

class Rotations {
 public:
  Rotations(std::vector<Round> rounds, std::size_t bots)
      : rounds_(std::move(rounds)), bots_(bots) {}

  RotationResult result() const {
    RotationResult result;
    result.games = static_cast<int>(rounds_.size() * bots_);
    count_games(result);
    for (std::size_t bot = 0; bot < bots_; ++bot) {
      result.bots.push_back(
          share([&](const BotGame&, std::size_t game) { return (bot + game) % bots_; }));
      result.seats.push_back(share([&](const BotGame&, std::size_t) { return bot; }));
      result.places.push_back(share([&](const BotGame& game, std::size_t) {
        return (static_cast<std::size_t>(index_of(game.first)) + bot) % bots_;
      }));
      result.thinking.push_back(thinking_of(bot));
    }
    return result;
  }

 private:
  template <class F>
  void each_game(F&& f) const {
    for (const Round& round : rounds_) {
      for (std::size_t i = 0; i < round.size(); ++i) f(round[i], i);
    }
  }

  static double points_of(const BotGame& game, std::size_t seat) {
    const Outcome& end = game.outcome;
    const double points = end.points_of(seat_at(static_cast<int>(seat)));
    return end.winners.size() > 1 ? points / end.winners.size() : points;
  }

  // What the seat that `seat_in` names got of every round.
  template <class SeatIn>
  PointShare share(SeatIn&& seat_in) const {
    double sum = 0, squares = 0;
    for (const Round& round : rounds_) {
      double points = 0;
      for (std::size_t i = 0; i < round.size(); ++i) {
        points += points_of(round[i], seat_in(round[i], i)) / static_cast<double>(bots_);
      }
      sum += points;
      squares += points * points;
    }
    const auto count = static_cast<double>(rounds_.size());
    const double mean = sum / count;
    const double variance = count > 1 ? (squares - sum * mean) / (count - 1) : 0;
    const double reach = 1.96 * std::sqrt(std::max(variance, 0.0) / count);
    return {mean, std::max(mean - reach, 0.0), std::min(mean + reach, 1.0)};
  }

  double thinking_of(std::size_t bot) const {
    double nanoseconds = 0, decisions = 0;
    each_game([&](const BotGame& game, std::size_t i) {
      nanoseconds += static_cast<double>(game.nanoseconds[(bot + i) % bots_]);
      decisions += game.decisions[(bot + i) % bots_];
    });
    return nanoseconds / (1e6 * std::max(decisions, 1.0));
  }

  void count_games(RotationResult& result) const {
    std::vector<int> turns;
    int winners = 0;
    each_game([&](const BotGame& game, std::size_t) {
      turns.push_back(game.turns);
      result.actions += static_cast<double>(game.actions) / result.games;
      result.turns += static_cast<double>(game.turns) / result.games;
      result.draws += game.outcome.draw;
      result.lost += !game.outcome.draw && game.outcome.winners.is_empty();
      result.cut_short += game.cut_short;
      count_ending(game.outcome.rule, result);
      for (std::size_t seat = 0; seat < bots_; ++seat) {
        result.points += game.points[seat] / static_cast<double>(standings());
        if (!game.outcome.winners.includes(seat_at(static_cast<int>(seat)))) continue;
        ++winners;
        result.winner_points += game.points[seat];
      }
    });
    result.winner_points /= std::max(winners, 1);
    std::sort(turns.begin(), turns.end());
    result.shortest = turns[turns.size() / 10];
    result.longest = turns[turns.size() - 1 - turns.size() / 10];
  }

  // Of all ships in all games.
  std::size_t standings() const { return rounds_.size() * bots_ * bots_; }

  static void count_ending(RuleId rule, RotationResult& result) {
    auto& all = result.endings;
    const auto place = std::lower_bound(
        all.begin(), all.end(), rule, [](const auto& each, RuleId id) { return each.first < id; });
    if (place != all.end() && place->first == rule) {
      ++place->second;
    } else {
      all.insert(place, {rule, 1});
    }
  }

  std::vector<Round> rounds_;
  std::size_t bots_;
};

}  // namespace

RotationResult play_tables(const Workbench& bench, const std::vector<Contender>& bots,
                           const std::string& setup, int rounds, std::uint64_t seed,
                           const RunJobs& run, const Clock& clock, const KeepGame& keep) {
  const std::size_t seats = bots.size();
  std::vector<Round> played(static_cast<std::size_t>(rounds), Round(seats));
  run(rounds * static_cast<int>(seats), [&](int job) {
    const std::size_t place = static_cast<std::size_t>(job) % seats;
    const std::size_t round = static_cast<std::size_t>(job) / seats;
    std::vector<Contender> seated(seats);
    for (std::size_t bot = 0; bot < seats; ++bot) seated[(bot + place) % seats] = bots[bot];
    played[round][place] =
        play_kept(bench, std::move(seated), setup,
                  {job, seed + round, ~seed + static_cast<std::uint64_t>(job)}, clock, keep);
  });
  return Rotations(std::move(played), seats).result();
}

}  // namespace mael

// Bots against each other: pairs of games with the same chance and set-up and the seats swapped.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "engine/play/workbench.h"

namespace mael {

// Runs job 0 … count − 1, in any order and on as many threads as the caller likes.
using RunJobs = std::function<void(int count, const std::function<void(int)>& job)>;

struct ArenaResult {
  int games = 0;
  int wins = 0;  // of the first bot
  int losses = 0;
  int draws = 0;
  int first_seat_wins = 0;  // of whichever bot sat in seat a
  // What seat a got of the points and the ends of the 95 % interval, reckoned over pairs: how a
  // set-up given for both seats favours the first.
  double first_seat = 0, first_seat_low = 0, first_seat_high = 0;
  int first_player_wins = 0;  // of whichever bot had the first turn
  double first_player = 0, first_player_low = 0, first_player_high = 0;  // the same of its points
  std::vector<std::pair<RuleId, int>> endings;  // how many games each rule decided, by rule
  int cut_short = 0;                            // by a rule against stalling, drawn ones among them
  // Where the game counts points: what winner and loser had on average (in drawn games, both), the
  // share of games won by who was ahead at turn kLeadTurn, of those with a leader; and stakes.
  double winner_points = 0, loser_points = 0;
  int leads = 0;
  double leader = 0;
  double stake = 0;    // mean
  double actions = 0;  // per game, on average
  double turns = 0;    // the same, as the game numbers them
  // Milliseconds a decision took the first and the second bot on average; 0 without a clock.
  std::array<double, 2> thinking{};
  // Difference in Elo points as seen from the first bot and the ends of its 95 % interval,
  // reckoned over pairs of games; not finite where every game went the same way.
  double elo = 0, elo_low = 0, elo_high = 0;
};

// For a game of two seats: both games of a pair have the same forces, hidden orders and coin, so
// that each bot plays either side. The set-up, in notation, must be one a game can begin with; if
// it is empty, every pair draws one. `pairs` at least 1; as long as no bot has a time to keep, the
// result depends on the seed alone, not on how the jobs are run. The clock may be empty; it must
// be one that every thread has for itself, or that all may ask.
ArenaResult play_arena(const GameEntry& game, const std::array<Contender, 2>& bots,
                       const std::string& setup, int pairs, std::uint64_t seed, const RunJobs& run,
                       const Clock& clock = {}, const KeepGame& keep = {});

// One game of an arena, by its number from 0; `keep` may be empty.
struct ArenaSeeds {
  int number = 0;
  std::uint64_t chance = 0, lots = 0;
};
BotGame play_kept(const Workbench& bench, std::vector<Contender> seated, const std::string& setup,
                  const ArenaSeeds& seeds, const Clock& clock, const KeepGame& keep);

// The difference in Elo points that lets one expect this share of the points; 0 … 1.
double elo_of(double share);

}  // namespace mael

// Bots against each other at tables of any size: rounds of as many games as there are seats, with
// the same chance and set-up, and every bot in every seat once.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/play/arena.h"

namespace mael {

// A share of the points and the ends of its 95 % interval, reckoned over rounds. A victory of
// several counts as a part of one for each.
struct PointShare {
  double mean = 0, low = 0, high = 0;
};

struct RotationResult {
  int games = 0;
  int draws = 0;  // of one seat: games that were neither won nor lost
  int lost = 0;   // games without a winner
  int cut_short = 0;
  std::vector<PointShare> bots;                 // in the order they were named
  std::vector<PointShare> seats;                // from a on, of all the bots that sat there
  std::vector<PointShare> places;               // in the order of turns, from who had the first
  std::vector<std::pair<RuleId, int>> endings;  // how many games each rule decided, by rule
  double actions = 0, turns = 0;                // per game, on average
  int shortest = 0, longest = 0;                // turns of games, the middle 80 % of them
  double winner_points = 0;      // what winners had on average, where the game counts points
  double points = 0;             // the same of all
  std::vector<double> thinking;  // milliseconds a decision of each bot; 0 without a clock
};

// One bot for every seat of the set-up, which is in notation and must be one a game can begin with.
// `rounds` at least 1; the rest is as in play_arena.
RotationResult play_tables(const Workbench& bench, const std::vector<Contender>& bots,
                           const std::string& setup, int rounds, std::uint64_t seed,
                           const RunJobs& run, const Clock& clock = {}, const KeepGame& keep = {});

}  // namespace mael

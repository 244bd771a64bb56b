#include "engine/pirates/bots/prospects.h"

#include <algorithm>
#include <array>

#include "engine/pirates/derived.h"

namespace mael::pirates {
namespace {

constexpr int kMostRotations = 3;  // more are hardly ever worth it
constexpr int kFar = 60;

// Only how the circles are turned against each other matters: in 16 ways.
constexpr int kWays = 16;
constexpr int way_code(const Turned& turned) {
  return ((turned[1] - turned[0] + 4) & 3) + 4 * ((turned[2] - turned[1] + 4) & 3);
}
constexpr Turned turned_as(int code) {
  return {0, static_cast<std::uint8_t>(code & 3),
          static_cast<std::uint8_t>(((code & 3) + code / 4) & 3)};
}
constexpr int rotated(int code, int circle, int quarters) {
  Turned turned = turned_as(code);
  std::uint8_t& each = turned[static_cast<std::size_t>(circle)];
  each = static_cast<std::uint8_t>((each + quarters) & 3);
  return way_code(turned);
}

// Targets are the cells, then the illustrations of lost islands.
constexpr int kTargets = kCells + kLostIslands;

// The fewest moves from a cell to a target, with 0 … 3 rotations on the way.
using Moves = std::array<std::uint8_t, kMostRotations + 1>;
using Sea = std::array<std::array<Moves, kCells>, kWays>;

bool is_reached(int target, int code, Cell cell) {
  if (target < kCells) return cell == target;
  const LostIsland& island = lost_island(target - kCells + 1);
  const auto& parts = island.parts;
  return std::find(parts.begin(), parts.end(), cell) != parts.end() &&
         is_whole(island, turned_as(code));
}

// Spreads what is known at some cells over their neighbours.
void spread(Sea& sea, int code, std::size_t rotations) {
  auto& cells = sea[static_cast<std::size_t>(code)];
  const Turned turned = turned_as(code);
  for (bool changed = true; changed;) {
    changed = false;
    for (Cell cell = 0; cell < kCells; ++cell) {
      each_cell(touching(cell, turned), [&](Cell beside) {
        const int through = cells[beside][rotations] + 1;
        if (through >= cells[cell][rotations]) return;
        cells[cell][rotations] = static_cast<std::uint8_t>(through);
        changed = true;
      });
    }
  }
}

// With one rotation more: from here, or from what any rotation makes of here.
void rotate_once(Sea& sea, std::size_t rotations) {
  for (int code = 0; code < kWays; ++code) {
    for (Cell cell = 0; cell < kCells; ++cell) {
      std::uint8_t best = sea[static_cast<std::size_t>(code)][cell][rotations - 1];
      for (int turn = 0; turn < 3 * kCircles; ++turn) {
        const auto other = static_cast<std::size_t>(rotated(code, turn / 3, turn % 3 + 1));
        best = std::min(best, sea[other][cell][rotations - 1]);
      }
      sea[static_cast<std::size_t>(code)][cell][rotations] = best;
    }
  }
}

Sea chart_to(int target) {
  Sea sea;
  for (int code = 0; code < kWays; ++code) {
    for (Cell cell = 0; cell < kCells; ++cell) {
      Moves& moves = sea[static_cast<std::size_t>(code)][cell];
      moves.fill(kFar);
      if (is_reached(target, code, cell)) moves[0] = 0;
    }
  }
  for (std::size_t rotations = 0; rotations <= kMostRotations; ++rotations) {
    if (rotations > 0) rotate_once(sea, rotations);
    for (int code = 0; code < kWays; ++code) spread(sea, code, rotations);
  }
  return sea;
}

const std::array<Sea, kTargets>& charts() {
  static const std::array<Sea, kTargets> all = [] {
    std::array<Sea, kTargets> made;
    for (int target = 0; target < kTargets; ++target) {
      made[static_cast<std::size_t>(target)] = chart_to(target);
    }
    return made;
  }();
  return all;
}

int turns_for(int needed, int now, int each) {
  return needed <= now ? 0 : (needed - now + each - 1) / each;
}

Way way_to(const State& state, const Pace& pace, Cell from, int target) {
  const Moves& moves = charts()[static_cast<std::size_t>(target)]
                               [static_cast<std::size_t>(way_code(state.turned))][from];
  Way best;
  for (int rotations = 0; rotations <= kMostRotations; ++rotations) {
    const int steps = moves[static_cast<std::size_t>(rotations)];
    if (steps >= kFar) continue;
    const int turns = std::max(turns_for(steps, pace.moves, pace.moves_each),
                               turns_for(rotations, pace.rotations, pace.rotations_each));
    if (turns < best.turns || (turns == best.turns && steps < best.moves)) best = {turns, steps};
  }
  return best;
}

}  // namespace

int Way::nearness() const {
  constexpr std::array<int, 8> kAfter{256, 215, 178, 146, 120, 99, 82, 68};
  constexpr int kMove = 5;
  const auto last = static_cast<int>(kAfter.size()) - 1;
  const int after = kAfter[static_cast<std::size_t>(std::min(turns, last))];
  return std::max(8, after - kMove * std::min(moves, 8));
}

Pace pace_of(const State& state, Seat seat) {
  const Ship& ship = state.ship(seat);
  Pace pace;
  pace.moves_each = std::max(1, statistic(ship, Statistic::Movement));
  pace.rotations_each = std::max(1, statistic(ship, Statistic::Rotation));
  if (seat == state.active && state.stage == Stage::Play) {
    pace.moves = movement_left(state);
    pace.rotations = rotations_left(state);
  }
  return pace;
}

Way way_to_cell(const State& state, const Pace& pace, Cell from, Cell to) {
  return way_to(state, pace, from, to);
}

Way way_to_any(const State& state, const Pace& pace, Cell from, Cells to) {
  Way best;
  each_cell(to, [&](Cell cell) {
    const Way way = way_to(state, pace, from, cell);
    const bool nearer = way.turns != best.turns ? way.turns < best.turns : way.moves < best.moves;
    if (nearer) best = way;
  });
  return best;
}

Way way_to_treasure(const State& state, const Pace& pace, Cell from, int card) {
  const TreasureData& data = treasure(card);
  if (data.clue == Clue::Illustration) return way_to(state, pace, from, kCells + data.goal - 1);
  static const auto cells = [] {
    std::array<Cell, kIslands> found{};
    for (Cell cell = 0; cell < kCells; ++cell) {
      const int island = content().cells[cell].island;
      if (island > 0) found[static_cast<std::size_t>(island - 1)] = cell;
    }
    return found;
  }();
  return way_to(state, pace, from, cells[static_cast<std::size_t>(data.goal - 1)]);
}

}  // namespace mael::pirates

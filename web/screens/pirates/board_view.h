// What is shown on the board besides what lies there: marks, arrows, and what a turn of a circle
// would do. Plain data; scene.h makes the scene of it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "web/board/ring_board.h"
#include "web/screens/pirates/game.h"

namespace mael::web::pirates {

struct MarkedCell {
  Cell cell = 0;
  std::uint16_t marks = 0;  // BoardMark bits; kMarkFresh: opens, kMarkBlocked: closes in a preview
};

// A token that would come to a cell where it meets no ship.
struct DriftView {
  int token = 0;  // its place in the list
  Cell to = 0;
};

// A token that would strike a ship, or whatever else costs the ship life.
struct HarmView {
  int token = -1;  // its place in the list; below 0: none
  Seat seat = Seat::A;
  int damage = 0;  // may be 0
  bool sinks = false;
};

// The way of a ship: of advice, or of what a review is about.
struct WayView {
  Cell from = 0;
  Cell to = 0;
};

// A cell the own ship could sail to in so many movements, if nothing stops it on the way.
struct ReachView {
  Cell cell = 0;
  int movements = 0;
  friend bool operator==(const ReachView&, const ReachView&) = default;
};

// A lost island whose illustration would be whole, its halves met.
struct MetView {
  int island = 0;    // from 1
  bool own = false;  // the near seat has its card; others' cards never light
  std::string name;  // of an own one
};

struct BoardView {
  std::vector<MarkedCell> cells;              // each at most once
  std::array<std::uint16_t, kSeats> ships{};  // BoardMark bits of each seat's
  std::vector<std::uint16_t> tokens;          // of each token on the board, by its place
  std::vector<DriftView> drifts;
  std::vector<HarmView> harms;
  std::vector<WayView> ways;
  std::vector<ReachView> reach;          // while the own ship is picked up
  std::vector<MetView> met;              // also without a preview: what is whole now
  std::optional<std::uint8_t> lit_ring;  // its rims are lit: held or about to be turned
  Seat awaited = Seat::Chance;           // round whose ship the dashed ring is
};

}  // namespace mael::web::pirates

// The pirates' motion: circles that turn, pieces that sail and drift, blows and figures that rise.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/pirates/event.h"
#include "web/screens/pirates/game.h"
#include "web/table/motion/motion.h"

namespace mael::web::pirates {

// Where words rise: over a cell, a ship's panel, or the middle of the board.
struct Anchor {
  enum class Kind : std::uint8_t { Middle, Cell, Panel };
  Kind kind = Kind::Middle;
  int which = 0;  // the cell, the seat
  friend bool operator==(const Anchor&, const Anchor&) = default;
};

// A ship, or a token as it lies afterwards.
struct Piece {
  bool ship = false;
  int which = 0;  // seat, or place in the list
  friend bool operator==(const Piece&, const Piece&) = default;
};

// One that seems to be elsewhere. Cells are those of the board as it lies afterwards.
using PieceFlight = Flight<Piece, Cell>;

// What fills the middle of the screen for a moment.
struct Scene {
  enum class Kind : std::uint8_t { Turn, Chest, Card, Artifact, Calamity, Title, Curse };
  Kind kind = Kind::Turn;
  Seat seat = Seat::Chance;
  int thing = 0;  // chest kind, treasure card, item, calamity, title, space of the curse
  std::string text;
  float t = 0;  // 0 … 1
};

class Timeline : public Motion<Anchor> {
 public:
  // Appends what happened after what is still being shown. `held` is by how many radians each
  // circle seems to be turned already, since a finger has turned it. What a bot did, `by_bot`,
  // stays for a moment to be read.
  void add(const State& before, const Events& events, Milliseconds now,
           const std::array<float, kCircles>& held = {}, bool by_bot = false);
  void finish();

  // By how much each circle seems to be turned from where it lies, in radians.
  std::array<float, kCircles> turned(Milliseconds now) const;
  std::vector<PieceFlight> pieces(Milliseconds now) const { return flights_.at(now); }
  std::optional<Scene> scene(Milliseconds now) const;

 private:
  class Planner;

  struct Turn {
    int circle = 0;
    float from = 0;
  };
  Tracks<Turn> turns_;
  Flights<Piece, Cell> flights_;
  Tracks<Scene> scenes_;
};

}  // namespace mael::web::pirates

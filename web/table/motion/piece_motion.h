// How pieces on a board seem to lie while they move, until they lie where they do. In board units.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "web/base/vec2.h"
#include "web/table/motion/motion.h"

namespace mael::web {

// How a piece looks for now, where that differs from how it lies.
struct Pose {
  std::optional<Vec2> at;  // else where it lies
  float lift = 0;          // 0 … 1
  float flip = 0;          // 0 … 1
  float opacity = 1;
  bool face_up = false;      // not turned down yet
  bool face_down = false;    // not turned up yet
  std::optional<int> reads;  // a number on it that has not changed yet
};

enum class PieceStep : std::uint8_t {
  Move,    // along the points
  Lunge,   // from the first point towards the second, and back
  Change,  // of a number, at once
  TurnDown,
  TurnUp,
  Drop,  // comes from above, or from the first point to the second
};

struct PieceTrack {
  PieceStep step = PieceStep::Move;
  Span span;
  std::vector<Vec2> points{};
  int reads = 0;  // Change: what the number was
};
// Before, while and after it is under way.
void pose_by(const PieceTrack& track, Milliseconds now, Pose& pose);
// Of a piece that leaves the board.
Pose pose_of_leaving(Vec2 from, Vec2 to, float t);

// Piece is how a game names a piece.
template <class Piece>
class PieceTracks {
 public:
  void add(Piece piece, PieceTrack track) {
    tracks_.push_back({std::move(piece), std::move(track)});
  }
  void clear() { tracks_.clear(); }

  // Of several tracks of one kind the first that has not ended says where the piece seems to be.
  Pose pose_of(const Piece& piece, Milliseconds now) const {
    Pose pose;
    unsigned seen = 0;
    for (const auto& [moved, track] : tracks_) {
      const unsigned step = 1U << static_cast<unsigned>(track.step);
      if (moved != piece || now >= track.span.end || (seen & step) != 0) continue;
      seen |= step;
      pose_by(track, now, pose);
    }
    return pose;
  }

 private:
  std::vector<std::pair<Piece, PieceTrack>> tracks_;
};

}  // namespace mael::web

// The curve of a game: what the near side could expect after every step, and where the game turned.
// It is a slider besides.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/core/seat.h"
#include "web/base/gesture.h"
#include "web/base/vec2.h"

struct ImDrawList;

namespace mael::web {

struct ShareCurve {
  struct Point {
    int entry = 0;    // so many steps have been done
    float share = 0;  // what the near seat could expect: 1 a win
  };
  struct Turning {
    int entry = 0;
    Seat seat = Seat::A;  // who gave something away
    float lost = 0;
  };
  Seat near = Seat::A;
  Seat far = Seat::B;        // who stands well where near stands badly; Seat::Chance: several
  int at = 0;                // what is shown
  int size = 0;              // steps in all
  std::vector<Point> curve;  // in order; with gaps while steps are still being judged
  std::vector<Turning> turnings;
  std::vector<int> turns;         // where turns begin
  std::optional<float> progress;  // 0 … 1 while steps are being judged
};

// Where a step of so many lies along the curve, and which one lies nearest.
float curve_x(Rect place, int size, int entry);
int entry_at(Rect place, int size, float x);

// What the near seat could expect at a step, between what is known before and after.
float share_at(const ShareCurve& curve, int entry);

// Follows a pointer along the curve.
class CurveSlider {
 public:
  struct Answer {
    bool taken = false;        // the gesture was meant for the curve
    std::optional<int> entry;  // where it goes
  };
  Answer read(const Gesture& gesture, Rect place, int size);

 private:
  bool dragging_ = false;
};

// The title stands above the curve, and may be empty; where there are no steps, alone.
void paint_share_curve(ImDrawList& list, Rect place, const ShareCurve& curve,
                       std::string_view title = {});

// A thin bar at the lower edge of a line: how much of all the near seat may expect, 0 … 1; the rest
// is the far one's.
void paint_advantage_bar(ImDrawList& list, Rect line, float share, Seat near, Seat far);

}  // namespace mael::web

// Gestures and keys into intents. Gestures on the board that are not about a tile move the camera.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "web/board/camera.h"
#include "web/screens/maelstrom/input.h"
#include "web/screens/maelstrom/places.h"
#include "web/screens/maelstrom/view.h"
#include "web/widgets/pointer_trace.h"

namespace mael::web::maelstrom {

// What a gesture meets.
struct Surface {
  const Situation& situation;
  const View& view;
  const Layout& layout;
  const Places& places;
  const CameraLimits& limits;
};

// What hangs at the pointer.
struct Carried {
  TileKind kind = 0;
  Vec2 at;  // CSS pixels
};

class PointerReader {
 public:
  // The intents of a gesture, in order; `camera` is moved where the gesture is about the board.
  std::vector<Intent> read(const Gesture& gesture, const Surface& surface, Camera& camera);

  const std::optional<Carried>& carried() const { return carried_; }
  // What the pointer is over or presses, for the painter.
  const PointerTrace& pointer() const { return pointer_; }
  // How far a list was scrolled down since this was asked last, in CSS pixels.
  float take_scroll() { return std::exchange(scroll_, 0.0F); }
  // Nothing is held any more: the state changed under the pointer.
  void let_go();

 private:
  enum class Holding : std::uint8_t { Nothing, Board, Piece, List };

  static bool is_on_list(const Surface& surface, Vec2 at);
  void move_or_scroll(const Gesture& gesture, const Surface& surface, Camera& camera);
  std::vector<Intent> start_drag(const Gesture& gesture, const Surface& surface,
                                 const Camera& camera);
  std::vector<Intent> move_drag(const Gesture& gesture, const Surface& surface, Camera& camera);
  std::vector<Intent> drop(const Gesture& gesture, const Surface& surface, const Camera& camera);

  Holding holding_ = Holding::Nothing;
  std::optional<Carried> carried_;
  PointerTrace pointer_;
  float scroll_ = 0;
};

// The intent of a key; nothing for keys without one. `selection` gives the cursor.
std::optional<Intent> read_key(const KeyPress& key, const View& view,
                               const Selection& selection);

}  // namespace mael::web::maelstrom

// Gestures and keys into intents. Gestures on the board that are not about a tile move the camera.
#pragma once

#include <optional>
#include <vector>

#include "web/screens/maelstrom/input.h"
#include "web/screens/maelstrom/layout.h"
#include "web/screens/maelstrom/view.h"
#include "web/widgets/camera.h"
#include "web/widgets/gesture.h"

namespace mael::web::maelstrom {

// What a gesture meets.
struct Surface {
  const Situation& situation;
  const View& view;
  const Layout& layout;
  const CameraLimits& limits;
  float prompt_height = 0;
  bool open = true;  // no sheet, question or curtain lies over the table
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
  // Nothing is held any more: the state changed under the pointer.
  void let_go();

 private:
  enum class Holding : std::uint8_t { Nothing, Board, Piece };

  std::vector<Intent> start_drag(const Gesture& gesture, const Surface& surface,
                                 const Camera& camera);
  std::vector<Intent> move_drag(const Gesture& gesture, const Surface& surface, Camera& camera);
  std::vector<Intent> drop(const Gesture& gesture, const Surface& surface, const Camera& camera);

  Holding holding_ = Holding::Nothing;
  std::optional<Carried> carried_;
};

// The intent of a key; nothing for keys without one. `selection` gives the cursor.
std::optional<Intent> read_key(const KeyPress& key, const Selection& selection);

}  // namespace mael::web::maelstrom

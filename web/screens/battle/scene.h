// From a battle's state to the scene that is painted: terrain, bases, ghosts, lines, tags. Pure.
#pragma once

#include <optional>
#include <vector>

#include "web/board/camera.h"
#include "web/screens/battle/lens.h"
#include "web/screens/battle/view/view.h"

namespace mael::web::battle {

// The scene, and which model each disc is.
struct Board {
  PlaneScene scene;
  std::vector<ModelId> models;   // of the first discs of the scene,
  std::vector<ModelId> ghosts;   // and of those after them: who would stand there
  std::vector<PlaneLabel> tags;  // of the view's squads
};

// `flown`: models that seem to be elsewhere, by number.
struct Flown {
  ModelId model = 0;
  Point at;
};
Board make_board(const State& state, const View& view, const std::vector<Flown>& flown = {},
                 const Lie& lie = {});

// The model under a point of the board, with so much reach in inches; kNone for none.
ModelId model_at(const Board& board, Vec2 at, float reach);
// The same of a ghost.
ModelId ghost_at(const Board& board, Vec2 at, float reach);

// An upright page sees a table upright, any other one lying.
Lie lie_of(const State& state, bool upright);
// The table as it lies, and some of what is round it: inches of the picture.
Rect shown_table(const State& state, const Lie& lie);
CameraLimits limits_of(const State& state, const Lie& lie = {});
// The whole table in this place of the page.
Camera camera_for(const State& state, Rect place, Vec2 viewport, const Lie& lie = {});

}  // namespace mael::web::battle

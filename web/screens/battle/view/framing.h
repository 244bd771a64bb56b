// What of the table is to be seen, chosen for the player: all of it, a squad and its reach, or both
// squads of a shot or charge. Pure.
#pragma once

#include <optional>
#include <vector>

#include "web/screens/battle/lens.h"
#include "web/screens/battle/view/view.h"

namespace mael::web::battle {

enum class Frames : std::uint8_t { Table, Squad, Duel };

struct Framing {
  Frames frames = Frames::Table;
  UnitId unit = kNone, other = kNone;  // whose
  friend bool operator==(const Framing&, const Framing&) = default;
};
// Nothing: it stays what it was, as while dice roll or somebody looks around.
std::optional<Framing> framing_of(const Situation& situation, const Selection& selection,
                                  const View& view);

// Where it is seen: a free part of a page, in CSS pixels.
struct FramingRoom {
  Rect free;
  Vec2 page;
  Lie lie{};
};

// Whatever else is seen, this is, and whom the text speaks of as far as the table stays near
// enough: inches of the picture.
Rect kept_in(const Framing& framing, const State& state, const View& view, const FramingRoom& room);
// `besides`: points that are to be seen as well, as far as a squad is framed.
Camera camera_of(const Framing& framing, const State& state, const View& view,
                 const FramingRoom& room, const std::vector<Point>& besides = {});

}  // namespace mael::web::battle

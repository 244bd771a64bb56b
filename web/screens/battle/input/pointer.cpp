#include "web/screens/battle/input/pointer.h"

#include "engine/battle/derived.h"
#include "web/screens/battle/small_map.h"

namespace mael::web::battle {

bool Surface::is_on_board(Vec2 at) const {
  if (shown_.places.covered || !shown_.layout.board.contains(at)) return false;
  const Hit<Intent>* hit = shown_.places.hits.at(at);
  return !hit || std::holds_alternative<intent::TapUnit>(hit->intent) ||
         std::holds_alternative<intent::TapGhost>(hit->intent) ||
         (std::holds_alternative<intent::TakeRing>(hit->intent) && !is_on_grip(at));
}

bool Surface::is_on_map(Vec2 at) const {
  const Hit<Intent>* hit = shown_.places.hits.at(at);
  return hit && hit->name == "map";
}

// Beside the grip itself a ghost is meant, where one is under the finger as well.
bool Surface::is_on_grip(Vec2 at) const {
  const Hit<Intent>* hit = shown_.places.hits.at(at);
  if (!hit || !std::holds_alternative<intent::TakeRing>(hit->intent)) return false;
  if (distance(at, shown_.places.ring->grip) <= kGrip) return true;
  return ghost_at(shown_.board, to_board(camera_, at), reach()) == kNone;
}

float Surface::reach() const { return touch_reach(camera_) * 0.7F; }

Point Surface::place_on_map(Vec2 at) const {
  return lens_.lie.meant(to_point(off_map(bounds_of(shown_.board.scene), shown_.places.map, at)));
}

Point Surface::place_at(Vec2 at) const { return lens_.point(at); }

UnitId Surface::unit_at(Vec2 at) const {
  if (!is_on_board(at)) return kNone;
  const ModelId model = model_at(shown_.board, to_board(camera_, at), reach());
  return model == kNone ? kNone : unit_of(shown_.situation.seen, model);
}

ModelId Surface::ghost_under(Vec2 at) const {
  if (!is_on_board(at)) return kNone;
  return ghost_at(shown_.board, to_board(camera_, at), reach());
}

RulerEnd Surface::end_at(Vec2 at) const {
  const ModelId model =
      is_on_board(at) ? model_at(shown_.board, to_board(camera_, at), reach()) : ModelId{kNone};
  if (model == kNone) return {place_at(at)};
  return {shown_.situation.seen.models[model].at, model};
}

ModelId Surface::carried_ghost() const {
  if (carried_ && shown_.selection.march) return *carried_;
  const UnitId mover = shown_.situation.mover();
  if (!carried_ || mover == kNone) return kNone;
  return *carried_ == shown_.situation.seen.units[mover].leader ? ModelId{kNone} : *carried_;
}

bool Surface::is_on_list(Vec2 at) const {
  if (shown_.places.covered) return shown_.places.sheet_place.body.contains(at);
  return shown_.places.prompt_rows.empty() && shown_.layout.log.contains(at);
}

void Surface::tap(Vec2 at) {
  // The grip is drawn, not tapped: what lies under it is meant.
  if (is_on_grip(at)) {
    const ModelId model = model_at(shown_.board, to_board(camera_, at), reach());
    if (model != kNone) return want(intent::TapUnit{unit_of(shown_.situation.seen, model)});
  }
  if (is_on_map(at)) return want(intent::GoTo{place_on_map(at)});
  const ModelId ghost = ghost_under(at);
  if (ghost != kNone && !shown_.selection.march) return want(intent::TapGhost{ghost});
  if (const UnitId unit = unit_at(at); unit != kNone) return want(intent::TapUnit{unit});
  if (is_on_board(at)) return want(intent::TapTable{place_at(at)});
  const Hit<Intent>* hit = shown_.places.hits.at(at);
  if (!hit) return;
  want(hit->intent);
}

void Surface::long_press(Vec2 at) {
  const Hit<Intent>* hit = shown_.places.hits.at(at);
  const auto* sign = hit ? std::get_if<intent::Visit>(&hit->intent) : nullptr;
  if (sign) return want(intent::Inspect{sign->unit});
  const UnitId unit = unit_at(at);
  if (unit == kNone) return;
  want(intent::Look{unit});
}

PlainSurface::Grip Surface::grip_at(Vec2 at) {
  if (is_on_grip(at)) {
    return want(intent::TakeRing{shown_.places.ring->aside}), Grip{.slides = true};
  }
  const Situation& situation = shown_.situation;
  if (const ModelId ghost = ghost_under(at); ghost != kNone) {
    return lift(ghost, intent::TakeGhost{ghost});
  }
  const UnitId unit = unit_at(at);
  if (shown_.selection.march) return grip_marcher(unit, at);
  if (!shown_.selection.measures && unit != kNone && unit == situation.mover()) {
    return lift(situation.seen.units[unit].leader, intent::TakeLeader{});
  }
  // One that is not chosen yet is by being led.
  if (!shown_.selection.measures && unit != kNone && !situation.taught &&
      situation.may(Activate{unit})) {
    want(intent::TapUnit{unit});
    return lift(situation.seen.units[unit].leader, intent::TakeLeader{});
  }
  return {};
}

// Whoever can go together with the others and does not yet does once it is led.
PlainSurface::Grip Surface::grip_marcher(UnitId unit, Vec2 at) {
  const bool goes = unit != kNone && shown_.situation.may(Activate{unit});
  if (shown_.selection.measures || !goes) return {};
  if (!is_in(*shown_.selection.march, unit)) want(intent::TapUnit{unit});
  return lift(model_at(shown_.board, to_board(camera_, at), reach()), intent::TakeLeader{});
}

PlainSurface::Grip Surface::grip(const Gesture& start) {
  const Grip grip = grip_at(start.from);
  if (grip.carries || grip.slides) return grip;
  // Whatever else is slid along, the ring is held no more.
  if (shown_.selection.turning) return want(intent::Nothing{}), Grip{.slides = true};
  return {.slides = is_on_map(start.from) || is_on_board(start.from)};
}

// A finger that rests looks, and then does what it would have done at once. The second button asks
// and measures.
PlainSurface::Grip Surface::grip_rested(const Gesture& gesture) {
  if (gesture.button != PointerButton::Primary) return {};
  return grip_at(gesture.from);
}

bool Surface::is_chosen(UnitId unit) const {
  return unit != kNone && shown_.situation.chosen == unit;
}

void Surface::point(std::optional<Vec2> at) {
  // Nothing is slid along any more.
  if (!carried_ && shown_.selection.turning) return want(intent::Nothing{});
  if (!carried_ || !at || !is_on_board(*at)) return;
  const Point to = to_tenths(place_at(*at));
  if (shown_.selection.led == to) return;
  want(intent::Lead{to, carried_ghost()});
}

void Surface::drop(Vec2 at) {
  if (!is_on_board(at)) return put_back();
  want(intent::Put{to_tenths(place_at(at)), carried_ghost()});
}

void Surface::put_back() {
  if (!carried_) return;
  want(intent::Press{Common::Cancel});
}

void Surface::slide(const Gesture& gesture) {
  if (shown_.selection.turning && shown_.places.ring) {
    return want(intent::Face{lens_.lie.meant(heading_at(*shown_.places.ring, gesture.at))});
  }
  if (is_on_map(gesture.from)) return want(intent::GoTo{place_on_map(gesture.at)});
  if (shown_.selection.measures) {
    return want(intent::Measure{end_at(gesture.from), end_at(gesture.at)});
  }
  pan(camera_, limits_of(shown_.situation.seen, lens_.lie), gesture.delta);
}

// From the squad that is held, to wherever the finger goes. It is looked at since it was held.
void Surface::hold(const Gesture& gesture) {
  const UnitId held = shown_.selection.looks;
  const bool rests = gesture.button == PointerButton::Primary && !shown_.selection.measures;
  if (rests && is_chosen(held)) return;
  const RulerEnd from =
      held == kNone ? end_at(gesture.from) : leader_end(shown_.situation.seen, held);
  if (from.model == kNone || !shown_.layout.board.contains(gesture.at)) return;
  want(intent::Measure{from, end_at(gesture.at)});
}

void Surface::move_view(const Gesture& gesture) {
  if (!is_on_board(gesture.at)) return;
  move_camera(gesture, limits_of(shown_.situation.seen, lens_.lie), camera_);
}

}  // namespace mael::web::battle

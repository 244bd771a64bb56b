#include "web/screens/battle/pointer.h"

#include "engine/battle/derived.h"

namespace mael::web::battle {

bool Surface::is_on_board(Vec2 at) const {
  if (shown_.places.covered || !shown_.layout.board.contains(at)) return false;
  const Hit<Intent>* hit = shown_.places.hits.at(at);
  return !hit || std::holds_alternative<intent::TapUnit>(hit->intent);
}

Point Surface::place_at(Vec2 at) const {
  return to_point(to_board(camera_, at));
}

UnitId Surface::unit_at(Vec2 at) const {
  if (!is_on_board(at)) return kNone;
  const ModelId model = model_at(shown_.board, to_board(camera_, at), touch_reach(camera_) * 0.7F);
  return model == kNone ? kNone : unit_of(shown_.situation.seen, model);
}

bool Surface::is_on_list(Vec2 at) const {
  if (shown_.places.covered) return shown_.places.sheet_place.body.contains(at);
  return shown_.places.prompt_rows.empty() && shown_.layout.log.contains(at);
}

std::vector<Intent> Surface::tap(Vec2 at) {
  if (const UnitId unit = unit_at(at); unit != kNone) return {intent::TapUnit{unit}};
  if (is_on_board(at)) return {intent::TapTable{place_at(at)}};
  const Hit<Intent>* hit = shown_.places.hits.at(at);
  if (!hit) return {};
  return {hit->intent};
}

std::vector<Intent> Surface::long_press(Vec2 at) {
  const UnitId unit = unit_at(at);
  if (unit == kNone) return {};
  return {intent::Inspect{unit}};
}

Grip<Intent, ModelId> Surface::grip(const Gesture& start) {
  if (!is_on_board(start.from)) return {};
  const Situation& situation = shown_.situation;
  const UnitId unit = unit_at(start.from);
  if (!shown_.selection.measures && unit != kNone && unit == situation.mover()) {
    return {.intents = {intent::TakeLeader{}}, .piece = situation.seen.units[unit].leader};
  }
  return {.slides = true};
}

std::vector<Intent> Surface::point(std::optional<Vec2> at) {
  if (!carries_ || !at || !is_on_board(*at)) return {};
  return {intent::Lead{place_at(*at)}};
}

std::vector<Intent> Surface::drop(Vec2 at) {
  if (!is_on_board(at)) return put_back();
  return {intent::Put{place_at(at)}};
}

std::vector<Intent> Surface::put_back() {
  if (!carries_) return {};
  return {intent::Press{Common::Cancel}};
}

std::vector<Intent> Surface::slide(const Gesture& gesture) {
  if (shown_.selection.measures) {
    return {intent::Measure{place_at(gesture.from), place_at(gesture.at)}};
  }
  pan(camera_, limits_of(shown_.situation.seen), gesture.delta);
  return {};
}

void Surface::move_view(const Gesture& gesture) {
  if (!is_on_board(gesture.at)) return;
  move_camera(gesture, limits_of(shown_.situation.seen), camera_);
}

}  // namespace mael::web::battle

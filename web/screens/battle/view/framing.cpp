#include "web/screens/battle/view/framing.h"

#include <algorithm>

#include "engine/battle/derived.h"
#include "web/screens/battle/scene.h"

namespace mael::web::battle {
namespace {

constexpr float kLeastNear = 22;     // CSS pixels an inch, where a squad is framed;
constexpr float kLeastWithFoe = 15;  // so that whom it is about is seen beside it,
constexpr float kMostNear = 40, kMostDuel = 48;
constexpr float kAroundSquad = 1.4F, kAroundLeader = 0.9F;  // inches

Rect spot(Point at, const Lie& lie) {
  const Vec2 middle = to_picture(lie.shown(at));
  return {middle, middle};
}

Rect squad_box(const State& state, UnitId unit, const Lie& lie) {
  Rect box = spot(state.models[state.units[unit].leader].at, lie);
  for (const ModelId model : living_of(state, unit)) {
    box = around(box, spot(state.models[model].at, lie));
  }
  return grown(box, kAroundSquad);
}

float scale_in(Rect content, Rect room) {
  return std::min(room.width() / std::max(content.width(), 0.01F),
                  room.height() / std::max(content.height(), 0.01F));
}

// A point between, or the middle where there is nothing between.
float within(float at, float half, float low, float high) {
  return high - low <= 2 * half ? (low + high) / 2 : std::clamp(at, low + half, high - half);
}

// Its middle in the middle of the room, moved so that as little as can be is seen beside the table.
Camera looking_at(Rect content, float scale, Rect table, const FramingRoom& room) {
  const Vec2 half{room.free.width() / (2 * scale), room.free.height() / (2 * scale)};
  const Vec2 middle{within(content.center().x, half.x, table.min.x, table.max.x),
                    within(content.center().y, half.y, table.min.y, table.max.y)};
  return {middle - (room.free.center() - room.page / 2) / scale, scale, room.page};
}

// What a squad is chosen for is framed as far as the table stays near enough: whoever is nearest,
// its reach, or half of it, then all others.
Rect around_squad(UnitId unit, const State& state, const FramingRoom& room, Rect content) {
  const auto add = [&](Rect more, float least = kLeastNear) {
    const Rect all = around(content, more);
    const bool fits = scale_in(all, room.free) >= least;
    if (fits) content = all;
    return fits;
  };
  std::vector<std::pair<std::int32_t, UnitId>> others;
  for (UnitId other = 0; other < state.units.size(); ++other) {
    const bool enemy = state.units[other].owner != state.units[unit].owner;
    if (enemy && is_on_table(state, other)) {
      others.emplace_back(mael::battle::gap_between(state, unit, other), other);
    }
  }
  std::sort(others.begin(), others.end());
  // All of it, or at least its leader.
  const auto add_squad = [&](UnitId other, float least) {
    const Point leader = state.models[state.units[other].leader].at;
    if (add(squad_box(state, other, room.lie))) return;
    add(grown(spot(leader, room.lie), kAroundLeader), least);
  };
  if (!others.empty()) add_squad(others.front().second, kLeastWithFoe);
  const Rect own = squad_box(state, unit, room.lie);
  const auto walk = mael::battle::walk_of(state, unit, mael::battle::Gait::Move);
  const float reach = inches(walk.allowance);
  if (!add(grown(own, reach))) add(grown(own, reach / 2));
  for (const auto& [gap, other] : others) add_squad(other, kLeastNear);
  return content;
}

// What of it lies on the table.
Rect on_table(Rect content, Rect table) {
  return {{std::max(content.min.x, table.min.x), std::max(content.min.y, table.min.y)},
          {std::min(content.max.x, table.max.x), std::min(content.max.y, table.max.y)}};
}

// Who shoots or charges where that is decided, or dice say what comes of it.
Framing duel_of(const Situation& situation, const View& view) {
  const State& state = situation.seen;
  const bool charged = !state.frames.empty() && state.top().step == mael::battle::Step::Charged;
  if (charged) return {Frames::Duel, state.active.unit, state.active.target};
  if (state.has_round()) return {Frames::Duel, state.round.shooter, state.round.target};
  return {Frames::Duel, state.active.unit, view.board.target};
}

bool stands(const State& state, UnitId unit) { return unit != kNone && is_on_table(state, unit); }

// Whom somebody here is about to activate.
UnitId chosen_unit(const Situation& situation, const Selection& selection) {
  if (!situation.chooses_squad()) return kNone;
  const UnitId unit = selection.unit;
  const bool own = unit != kNone && situation.seen.units[unit].owner == situation.actor();
  return own && situation.may(mael::battle::Activate{unit}) ? unit : UnitId{kNone};
}

}  // namespace

std::optional<Framing> framing_of(const Situation& situation, const Selection& selection,
                                  const View& view) {
  const State& state = situation.seen;
  if (selection.looks != kNone || selection.measures || selection.ruler) return {};
  if (stands(state, selection.visited)) return Framing{Frames::Squad, selection.visited};
  if (selection.march) return Framing{};
  const Framing duel = duel_of(situation, view);
  if (stands(state, duel.unit) && stands(state, duel.other)) return duel;
  if (state.stage == mael::battle::Stage::Over || situation.stopped) return Framing{};
  if (to_act(state).is_chance()) return {};
  for (const UnitId unit : {situation.mover(), chosen_unit(situation, selection)}) {
    if (stands(state, unit)) return Framing{Frames::Squad, unit};
  }
  return Framing{};
}

Rect kept_in(const Framing& framing, const State& state, const View& view,
             const FramingRoom& room) {
  const Lie& lie = room.lie;
  const Rect table = shown_table(state, lie);
  if (framing.frames == Frames::Table || !stands(state, framing.unit)) return table;
  Rect kept = squad_box(state, framing.unit, lie);
  if (stands(state, framing.other)) kept = around(kept, squad_box(state, framing.other, lie));
  for (const GhostView& ghost : view.board.ghosts) {
    kept = around(kept, grown(spot(ghost.at, lie), kAroundSquad));
  }
  if (!view.prompt) return on_table(kept, table);
  for (const UnitId named : view.prompt->named) {
    if (!stands(state, named)) continue;
    const Rect all = around(kept, squad_box(state, named, lie));
    if (scale_in(all, room.free) >= kLeastWithFoe) kept = all;
  }
  return on_table(kept, table);
}

Camera camera_of(const Framing& framing, const State& state, const View& view,
                 const FramingRoom& room, const std::vector<Point>& besides) {
  const Rect table = shown_table(state, room.lie);
  const Camera whole = camera_for(state, room.free, room.page, room.lie);
  Rect content = kept_in(framing, state, view, room);
  if (framing.frames == Frames::Table || content == table) return whole;
  for (const Point each : besides) {
    content = around(content, grown(spot(each, room.lie), kAroundSquad));
  }
  const bool squad = framing.frames == Frames::Squad;
  if (squad) content = around_squad(framing.unit, state, room, content);
  content = on_table(content, table);
  const float near = std::min(scale_in(content, room.free), squad ? kMostNear : kMostDuel);
  return near <= whole.scale ? whole : looking_at(content, near, table, room);
}

}  // namespace mael::web::battle

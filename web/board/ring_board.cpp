#include "web/board/ring_board.h"

namespace mael::web {
namespace {

Vec2 shown_at(const RingScene& scene, const RingLand& land) { return point_at(scene, land.place); }
Vec2 shown_at(const RingScene& scene, const RingPiece& piece) { return piece_at(scene, piece); }

// The topmost thing that covers the point; of those smaller than `reach` the nearest, if none does.
template <class Things>
int thing_at(const RingScene& scene, const Things& things, Vec2 board, float reach) {
  int nearest = -1;
  float least = reach;
  for (int i = static_cast<int>(things.size()) - 1; i >= 0; --i) {
    const auto& thing = things[static_cast<std::size_t>(i)];
    if (!is_cell(scene, thing.place.at)) continue;
    const float away = distance(shown_at(scene, thing), board);
    if (away <= thing.size) return i;
    if (away < least) {
      least = away;
      nearest = i;
    }
  }
  return nearest;
}

}  // namespace

Vec2 towards(float angle) { return {std::sin(angle), -std::cos(angle)}; }

float whole_angle(float angle) {
  const float rest = std::fmod(angle, kTurn);
  const float whole = rest < 0 ? rest + kTurn : rest;
  return whole >= kTurn ? 0 : whole;  // a tiny negative rest rounds up to a turn
}

float signed_angle(float angle) {
  const float whole = whole_angle(angle);
  return whole >= kTurn / 2 ? whole - kTurn : whole;
}

float angle_of(Vec2 direction) { return whole_angle(std::atan2(direction.x, -direction.y)); }

bool is_cell(const RingScene& scene, RingCell at) {
  return at.ring >= 0 && at.ring < static_cast<int>(scene.rings.size()) && at.cell >= 0 &&
         at.cell < ring_of(scene, at).cells;
}

float cell_span(const RingScene& scene, RingCell at) {
  return kTurn / static_cast<float>(ring_of(scene, at).cells);
}

float cell_begin(const RingScene& scene, RingCell at) {
  return ring_of(scene, at).turn + cell_span(scene, at) * static_cast<float>(at.cell);
}

Vec2 point_at(const RingScene& scene, const RingPlace& place) {
  const RingBand& ring = ring_of(scene, place.at);
  const float angle = cell_begin(scene, place.at) + cell_span(scene, place.at) * place.along;
  return towards(angle) * (ring.inner + (ring.outer - ring.inner) * place.across);
}

Vec2 cell_center(const RingScene& scene, RingCell at) { return point_at(scene, {at, 0.5F, 0.5F}); }

Vec2 medal_at(const RingScene& scene, const RingMedal& medal) {
  return point_at(scene, {medal.at, medal.along, medal.outer ? 1.0F : 0.0F});
}

Vec2 piece_at(const RingScene& scene, const RingPiece& piece) {
  return piece.on_its_way.value_or(point_at(scene, piece.place));
}

Vec2 step_at(const RingTrack& track, float step) {
  const float angle =
      track.from + (track.to - track.from) * step / static_cast<float>(std::max(track.steps, 1));
  return towards(angle) * ((track.inner + track.outer) / 2);
}

std::vector<Vec2> cell_outline(const RingScene& scene, RingCell at, int steps) {
  std::vector<Vec2> outline;
  outline.reserve(2 * static_cast<std::size_t>(steps + 1));
  const auto part = [steps](int i) { return static_cast<float>(i) / static_cast<float>(steps); };
  for (int i = 0; i <= steps; ++i) outline.push_back(point_at(scene, {at, part(i), 1}));
  for (int i = steps; i >= 0; --i) outline.push_back(point_at(scene, {at, part(i), 0}));
  return outline;
}

RingCell ring_cell_at(const RingScene& scene, Vec2 board) {
  const float away = length(board);
  for (int i = static_cast<int>(scene.rings.size()) - 1; i >= 0; --i) {
    const RingBand& ring = scene.rings[static_cast<std::size_t>(i)];
    if (away < ring.inner || away > ring.outer) continue;
    const float parts = whole_angle(angle_of(board) - ring.turn) / kTurn;
    const int cell = static_cast<int>(parts * static_cast<float>(ring.cells));
    return {i, std::min(cell, ring.cells - 1)};
  }
  return {};
}

Rect bounds_of(const RingScene& scene) {
  float reach = scene.track.steps > 0 ? scene.track.outer : 0;
  for (const RingBand& ring : scene.rings) reach = std::max(reach, ring.outer);
  return {{-reach, -reach}, {reach, reach}};
}

RingPick pick(const RingScene& scene, Vec2 board, float reach) {
  RingPick found;
  found.cell = ring_cell_at(scene, board);
  found.piece = thing_at(scene, scene.pieces, board, reach);
  found.land = thing_at(scene, scene.lands, board, 0);
  found.middle = !scene.rings.empty() && length(board) < scene.rings.front().inner;
  return found;
}

}  // namespace mael::web

// The table as it is painted.
#include <algorithm>

#include "web/board/marks.h"
#include "web/screens/pirates/screen.h"

namespace mael::web::pirates {
namespace {

constexpr Vec2 kBesideFinger{-64, -64};

}  // namespace

Vec2 Table::point_of(const Anchor& anchor) const {
  if (anchor.kind == Anchor::Kind::Panel) {
    for (std::size_t i = 0; i < view_.sides.size() && i < layout_.panels.size(); ++i) {
      if (index_of(view_.sides[i].seat) == anchor.which) return layout_.panels[i].center();
    }
  }
  const auto cell = static_cast<Cell>(anchor.which);
  if (anchor.kind == Anchor::Kind::Cell && cell < kCells) {
    return to_pixels(camera_, cell_center(board_.scene, ring_cell_of(cell)));
  }
  return layout_.board.center();
}

namespace {

// Anywhere in the plane, told from a cell of a circle.
RingPlace place_at(const RingScene& scene, RingCell cell, Vec2 point) {
  const RingBand& ring = scene.rings[static_cast<std::size_t>(cell.ring)];
  const float away = signed_angle(angle_of(point) - cell_begin(scene, cell));
  return {cell, away / cell_span(scene, cell),
          (length(point) - ring.inner) / (ring.outer - ring.inner)};
}

// Across the sea along the circles.
RingPlace between(const RingScene& scene, const RingPlace& from, const RingPlace& to, float t) {
  const Vec2 start = point_at(scene, from), end = point_at(scene, to);
  const float turn = signed_angle(angle_of(end) - angle_of(start));
  const float radius = length(start) + (length(end) - length(start)) * t;
  return place_at(scene, to.at, towards(angle_of(start) + turn * t) * radius);
}

void move_piece(Board& board, const PieceFlight& flight) {
  const ThingKind kind = flight.what.ship ? ThingKind::Ship : ThingKind::Token;
  RingPiece* piece = piece_of(board, {kind, flight.what.which});
  if (!piece) return;
  const RingPlace from{ring_cell_of(flight.from), piece->place.along, piece->place.across};
  piece->place = between(board.scene, from, piece->place, flight.t);
}

}  // namespace

// Marks, arrows and what a turn would do, on the board as it lies.
void Table::dress(Board& board, bool in_motion) const {
  const BoardView& view = view_.board;
  if (view.lit_ring) board.scene.rings[*view.lit_ring].lit = true;
  if (in_motion) return;
  for (const MarkedCell& cell : view.cells) {
    if ((cell.marks & kMarkFresh) != 0) {
      mark_opened(board, cell.cell);
    } else {
      mark_cell(board, cell.cell, cell.marks);
    }
  }
  for (int i = 0; i < kSeats; ++i) {
    const std::uint16_t marks = view.ships[static_cast<std::size_t>(i)];
    if (marks != 0) mark_thing(board, {ThingKind::Ship, i}, marks);
  }
  for (std::size_t i = 0; i < view.tokens.size(); ++i) {
    if (view.tokens[i] == 0) continue;
    mark_thing(board, {ThingKind::Token, static_cast<int>(i)}, view.tokens[i]);
  }
  for (const DriftView& drift : view.drifts) show_drift(board, drift.token, drift.to);
  for (const HarmView& harm : view.harms) {
    if (harm.token >= 0) show_harm(board, harm.token, harm.seat, harm.damage);
  }
  for (const WayView& way : view.ways) {
    board.scene.arrows.push_back(
        {{ring_cell_of(way.from)}, {ring_cell_of(way.to)}, RingArrowKind::Sail});
  }
}

namespace {

// The middle of words that rise near an edge of the page, so that none of them is cut off.
float kept_in_width(float middle, std::string_view words, float width, const Measure& measure) {
  constexpr float kPad = 12;
  const float half = kPad + measure.size(TextStyle::Strong, words).x / 2;
  return std::clamp(middle, std::min(half, width / 2), std::max(width - half, width / 2));
}

}  // namespace

Picture Table::picture(Milliseconds now) const {
  Picture picture;
  fill(picture, now, lifted_hand_card());
  picture.camera = camera_;
  picture.board = board_at(now);
  dress(picture.board, picture.in_motion);
  for (const PieceFlight& flight : timeline_.pieces(now)) move_piece(picture.board, flight);
  for (const SideView& side : view_.sides) {
    const Anchor at{Anchor::Kind::Panel, index_of(side.seat)};
    picture.points[static_cast<std::size_t>(index_of(side.seat))] =
        timeline_.shown(at, side.points, now);
  }
  for (const auto& words : timeline_.rising(now)) {
    Vec2 from = point_of(words.at);
    from.x = kept_in_width(from.x, words.text, viewport_.x, *measure_);
    picture.rising.push_back(risen(from, words.text, words.tone, words.t));
  }
  picture.scene = timeline_.scene(now);
  picture.carried = carried();
  if (view_.prompt && view_.prompt->dial) {
    const bool held = view_.prompt->dial->held;
    picture.dial =
        held ? pointer_.pointer().at() + kBesideFinger : layout_.board.min + Vec2{kTouch, kTouch};
  }
  if (!selection_.cursor.empty()) picture.cursor = where(selection_.cursor);
  return picture;
}

// A hand over everything that answers a tap.
PointerLook Table::pointer_look() const {
  const Vec2 at = pointer_.pointer().at();
  const Hit<Intent>* hit = places_.hits.at(at);
  const bool on_board = hit && std::holds_alternative<intent::Tap>(hit->intent);
  const bool answers = hit && !on_board && !std::holds_alternative<intent::Nothing>(hit->intent);
  if (answers || card_at(layout_.hand_slots, at)) return PointerLook::Hand;
  return layout_.board.contains(at) && !places_.covered ? PointerLook::Hand : PointerLook::Arrow;
}

}  // namespace mael::web::pirates

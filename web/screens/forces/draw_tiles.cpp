// The tiles to choose from, and the force that is made of them.
#include <algorithm>
#include <string>

#include "web/base/ink.h"
#include "web/board/hex_renderer.h"
#include "web/screens/forces/draw_card.h"
#include "web/screens/forces/draw_parts.h"
#include "web/screens/maelstrom/scene.h"
#include "web/screens/maelstrom/words.h"
#include "web/widgets/panel.h"

namespace mael::web::forces {

namespace {

using mael::maelstrom::catalogue;
using mael::maelstrom::TileData;
using maelstrom::emblem_of;
using maelstrom::say;
using maelstrom::tint_of;

}  // namespace

void ForcePainter::paint_tiles() {
  const Rect clip = layout_.clip(Region::Tiles);
  if (view_.tiles.empty()) {
    write_middle(list_, *look().fonts.body, layout_.nothing, color().text_muted,
                 say("forces.nothing"));
    return;
  }
  list_.PushClipRect(im(clip.min), im(clip.max), true);
  HexScene scene;
  scene.table = false;
  std::size_t tile = 0;
  for (int i = 0; i < count(); ++i) {
    if (item(i).control != Control::Add || item(i).in_force) continue;
    if (tile >= view_.tiles.size()) break;
    const TileView& view = view_.tiles[tile++];
    const Rect body = cell_of(i);
    if (body.max.y <= clip.min.y || body.min.y >= clip.max.y) continue;
    paint_cell(i, view, body);
    scene.sprites.push_back(piece_at(view, {body.min.x + 40, body.center().y}, 34));
  }
  look().renderer->queue(list_, scene, camera_at(frame_.viewport, {}, 1), clip);
  list_.PopClipRect();
}

// A cell with its button for one less.
Rect ForcePainter::cell_of(int add) const {
  const Rect place = place_of(add);
  return {place.min, {place.max.x + 44, place.max.y}};
}

HexSprite ForcePainter::piece_at(const TileView& view, Vec2 center, float size) {
  HexSprite piece = plain_piece(view.kind);
  piece.center = center;
  piece.size = size;
  if (view.strange) piece.opacity = 0.45F;
  return piece;
}

void ForcePainter::paint_cell(int index, const TileView& view, Rect body) {
  const TintColor& tint = theme().tint(tint_of(catalogue()[view.kind].faction));
  const ControlTouch touch = touch_of(index);
  const float radius = theme().metrics.radius_small;
  const bool chosen = view.count > 0;
  const float lit = touch.hovered || touch.held ? 0.42F : chosen ? 0.34F : 0.16F;
  fill(list_, body, washed(color().panel_raised, tint.face, lit),
       washed(color().panel, tint.face, lit * 0.5F), radius);
  outline(list_, body, chosen ? color().accent : with_alpha(tint.bright, 0.35F), radius,
          chosen ? 2.0F : 1.0F);
  if (touch.focused) focus_ring(list_, body, radius);
  const float left = body.min.x + 82, right = body.max.x - 44;
  const Rgba ink = view.strange ? color().text_muted : color().text;
  const Vec2 title = measure(*look().fonts.strong, view.title, right - left);
  const float line = line_height(*look().fonts.strong);
  const float two = title.y > line * 1.5F ? line / 2 : 0;
  write(list_, *look().fonts.strong, {left, body.min.y + 17 - two}, ink, view.title, right - left);
  write_left(list_, *look().fonts.caption,
             {{left, body.min.y + 40 + two}, {right, body.min.y + 60 + two}},
             mix(color().text_muted, tint.bright, 0.4F), view.line);
  if (chosen) return paint_copies(index, view, body);
  draw_icon(list_, Icon::Plus, {body.max.x - 22, body.center().y}, 18,
            with_alpha(color().text_muted, touch.hovered ? 1.0F : 0.45F));
}

void ForcePainter::paint_copies(int index, const TileView& view, Rect body) {
  const Vec2 middle{body.max.x - 22, body.min.y + 24};
  write_middle(list_, *look().fonts.title, rect_at(middle - Vec2{20, 16}, {40, 32}), color().accent,
               std::to_string(view.count));
  const bool hot = index + 1 < count() && touch_of(index + 1).hovered;
  draw_icon(list_, Icon::Minus, {body.max.x - 22, body.max.y - 18}, 20,
            hot ? color().accent : color().text);
  if (index + 1 < count() && touch_of(index + 1).focused) {
    focus_ring(list_, {{body.max.x - 44, body.min.y}, body.max}, theme().metrics.radius_small);
  }
}

void ForcePainter::paint_force() {
  const Rect clip = layout_.clip(Region::Force);
  paint_panel(list_, clip, PanelLook::Raised);
  list_.PushClipRect(im(clip.min), im(clip.max), true);
  write_left(list_, *look().fonts.lead, layout_.summary, color().text, view_.summary);
  paint_curve();
  paint_colours();
  paint_region(Region::Force, false);
  paint_small_pieces(clip);
  list_.PopClipRect();
}

// The tiles of the force as pieces, too small for their numbers.
void ForcePainter::paint_small_pieces(Rect clip) {
  HexScene scene;
  scene.table = false;
  each_seen(Region::Force, is_covered(), [&](int i, Rect place) {
    if (item(i).control != Control::Add) return;
    HexSprite piece = plain_piece(static_cast<TileKind>(item(i).which));
    piece.center = {place.min.x + 48, place.center().y};
    piece.size = 19;
    piece.badge_count = piece.pips = piece.stripes = 0;
    piece.corner_icon = Icon::None;
    scene.sprites.push_back(piece);
  });
  look().renderer->queue(list_, scene, camera_at(frame_.viewport, {}, 1), clip);
}

void ForcePainter::paint_curve() {
  const Rect place = layout_.curve;
  const int most = std::max(4, *std::max_element(view_.curve.begin(), view_.curve.end()));
  const float step = place.width() / static_cast<float>(kCosts);
  const float foot = place.max.y - 22;
  for (int cost = 0; cost < kCosts; ++cost) {
    const int tiles = view_.curve[static_cast<std::size_t>(cost)];
    const float x = place.min.x + step * static_cast<float>(cost);
    const float high = (place.height() - 42) * static_cast<float>(tiles) / static_cast<float>(most);
    const Rect bar{{x + 6, foot - high}, {x + step - 6, foot}};
    fill(list_, bar, color().accent, mix(color().accent, color().panel, 0.5F), 3);
    fill(list_, {{x + 6, foot}, {x + step - 6, foot + 1}}, color().edge);
    if (tiles > 0) {
      write_middle(list_, *look().fonts.caption, {{x, foot - high - 18}, {x + step, foot - high}},
                   color().text, std::to_string(tiles));
    }
    write_middle(list_, *look().fonts.caption, {{x, foot + 2}, {x + step, place.max.y}},
                 color().text_muted, std::to_string(cost) + (cost == kCosts - 1 ? "+" : ""));
  }
}

// One bar, cut by faction; emblem and number say which.
void ForcePainter::paint_colours() {
  const Rect place = layout_.colours;
  if (total() == 0) return;
  float x = place.min.x;
  for (const Faction faction : factions_of(view_.force.lines)) {
    const int tiles = view_.colours[static_cast<std::size_t>(faction)];
    const TintColor& tint = theme().tint(tint_of(faction));
    const float width = place.width() * static_cast<float>(tiles) / static_cast<float>(total());
    const Rect part{{x, place.min.y}, {x + width - 2, place.max.y}};
    fill(list_, part, tint.face, theme().metrics.radius_small);
    if (width > 54) {
      draw_icon(list_, emblem_of(faction), {part.center().x - 13, part.center().y}, 22, tint.ink);
      write_left(list_, *look().fonts.strong,
                 {{part.center().x + 2, part.min.y}, {part.max.x, part.max.y}}, tint.ink,
                 std::to_string(tiles));
    } else if (width > 22) {
      draw_icon(list_, emblem_of(faction), part.center(), 18, tint.ink);
    }
    x += width;
  }
}

void ForcePainter::paint_fault(int index, Rect place) {
  const FaultView& fault = view_.faults[static_cast<std::size_t>(item(index).which)];
  const Rgba ink = fault.advice ? color().accent : color().danger;
  const float radius = theme().metrics.radius_small;
  fill(list_, place, touch_of(index).hovered ? color().panel_pressed : color().panel, radius);
  outline(list_, place, with_alpha(ink, 0.6F), radius, 1);
  if (touch_of(index).focused) focus_ring(list_, place, radius);
  draw_icon(list_, fault.advice ? Icon::Hint : Icon::Warning, {place.min.x + 16, place.center().y},
            20, ink);
  const float width = place.width() - 42;
  const Vec2 size = measure(*look().fonts.caption, fault.sentence, width);
  list_.PushClipRect(im(place.min), im(place.max), true);
  write(list_, *look().fonts.caption,
        {place.min.x + 32, std::max(place.min.y + 2, place.center().y - size.y / 2)}, color().text,
        fault.sentence, width);
  list_.PopClipRect();
}

void ForcePainter::paint_line(int index, Rect place) {
  const Item& of = item(index);
  const ControlTouch touch = touch_of(index);
  const float radius = theme().metrics.radius_small;
  if (!of.in_force) return;  // a cell's own button is painted with it
  if (touch.hovered || touch.held) fill(list_, place, color().panel_pressed, radius);
  if (touch.focused) focus_ring(list_, place, radius);
  if (of.control == Control::Remove) {
    return draw_icon(list_, Icon::Minus, place.center(), 20, color().text);
  }
  const auto kind = static_cast<TileKind>(of.which);
  const TileData& tile = catalogue()[kind];
  write_middle(list_, *look().fonts.strong,
               rect_at({place.min.x, place.min.y}, {30, place.height()}), color().accent,
               std::to_string(mael::maelstrom::count_of(view_.force.lines, kind)));
  write_left(list_, *look().fonts.body,
             {{place.min.x + 72, place.min.y}, {place.max.x - 26, place.max.y}}, color().text,
             maelstrom::title_of(kind));
  write_middle(list_, *look().fonts.caption, {{place.max.x - 26, place.min.y}, place.max},
               color().text_muted, std::to_string(tile.cost));
}

}  // namespace mael::web::forces

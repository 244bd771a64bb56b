// Players, the line above the board, the bar with its buttons, tools and the log.
#include <algorithm>
#include <string>

#include "web/base/ink.h"
#include "web/board/hex_renderer.h"
#include "web/screens/maelstrom/draw_parts.h"
#include "web/screens/maelstrom/scene.h"
#include "web/screens/maelstrom/words.h"
#include "web/widgets/chips.h"
#include "web/widgets/panel.h"
#include "web/widgets/progress.h"
#include "web/widgets/slips.h"

namespace mael::web::maelstrom {

void paint_pieces(const Canvas& canvas, HexScene scene, Rect clip) {
  scene.table = false;
  const Camera camera = camera_at(canvas.frame.viewport, {0, 0}, 1);
  look().renderer->queue(canvas.list, scene, camera, clip);
}

// ---- Players -----------------------------------------------------------------------------------

namespace {

constexpr int kMostPips = 5;  // more Essence than that is a number

// Paints a counter that ends at `right`; answers where the next one ends.
float paint_fact(const Canvas& canvas, float right, float y, Icon icon, int value, Rgba color) {
  const ImFont& font = *look().fonts.strong;
  const std::string words = std::to_string(value);
  const float width = measure(font, words).x;
  write_left(canvas.list, font, {{right - width, y - 12}, {right + 1, y + 12}},
             theme().color.text, words);
  draw_icon(canvas.list, icon, {right - width - 12, y}, 17, color);
  return right - width - 25;
}

void paint_essence(const Canvas& canvas, const SideView& side, Rect panel) {
  const float size = std::min(22.0F, panel.height() * 0.36F);
  const float y = panel.min.y + panel.height() * 0.29F;
  if (side.essence_full > kMostPips) {
    paint_fact(canvas, panel.max.x - 14, y, Icon::Essence, side.essence, theme().color.accent);
    return;
  }
  const float width = (size + 4) * static_cast<float>(side.essence_full);
  draw_pips(canvas.list, {panel.max.x - 12 - width, y - size / 2}, Icon::Essence, side.essence,
            side.essence_full, size, theme().color.accent);
}

void paint_player(const Canvas& canvas, const SideView& side, Rect panel) {
  const Palette& color = theme().color;
  paint_panel(canvas.list, panel, PanelLook::Raised);
  if (side.active) outline(canvas.list, panel, color.accent, theme().metrics.radius, 2);
  draw_seat(canvas.list, index_of(side.seat), {panel.min.x + 28, panel.center().y}, 32);
  const float left = panel.min.x + 54, upper = panel.min.y + panel.height() * 0.29F;
  const float lower = panel.min.y + panel.height() * 0.73F;
  const float name_end = panel.max.x - 26.0F * static_cast<float>(std::min(
                             side.essence_full, kMostPips)) - 18;
  const ImFont& font =
      fitting(*look().fonts.strong, *look().fonts.caption, side.name, name_end - left);
  write_left(canvas.list, font, {{left, upper - 13}, {name_end, upper + 13}}, color.text,
             side.name);
  paint_essence(canvas, side, panel);
  const Tint tint = tint_of(side.faction);
  float right = panel.max.x - 14;
  right = paint_fact(canvas, right, lower, Icon::Energy, side.hoard, color.accent);
  right = paint_fact(canvas, right, lower, Icon::Discard, side.discarded, color.text_muted);
  right = paint_fact(canvas, right, lower, Icon::Stack, side.stack, color.text_muted);
  right = paint_fact(canvas, right, lower, Icon::HandOfTiles, side.hand, color.text_muted);
  constexpr float kEmblem = 18;
  if (right >= left + kEmblem) {
    draw_icon(canvas.list, emblem_of(side.faction), {left + kEmblem / 2, lower}, kEmblem,
              theme().tint(tint).bright);
  }
  if (right > left + 56) {
    paint_fact(canvas, right, lower, Icon::Vortex, side.sides, theme().color.legal);
  }
}

// Relics lie in a row beside their player.
void paint_relics(const Canvas& canvas, const SideView& side, const std::vector<Rect>& places) {
  HexScene scene;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const RelicView& relic = side.relics[i];
    HexSprite piece = make_piece(relic.kind, side.seat);
    piece.center = places[i].center();
    piece.size = places[i].width() / 2 - 1;
    piece.dimmed = relic.used;
    piece.marks = relic.selected ? kMarkSelected : relic.ability ? kMarkLegal : 0;
    scene.sprites.push_back(piece);
  }
  if (!scene.sprites.empty()) paint_pieces(canvas, std::move(scene), {{}, canvas.frame.viewport});
}

// Somebody who passes until the phase ends is seen to.
void paint_passing(const Canvas& canvas, const SideView& side, Rect panel) {
  if (!side.passing) return;
  const Vec2 at{panel.min.x + 42, panel.max.y - 12};
  fill(canvas.list, rect_at(at - Vec2{11, 11}, {22, 22}), theme().color.panel, 11);
  draw_icon(canvas.list, Icon::EyeOff, at, 16, theme().color.accent);
}

}  // namespace

void paint_players(const Canvas& canvas) {
  const auto& sides = canvas.view().sides;
  const Layout& layout = canvas.layout();
  paint_player(canvas, sides[0], layout.own);
  paint_player(canvas, sides[1], layout.other);
  paint_passing(canvas, sides[0], layout.own);
  paint_passing(canvas, sides[1], layout.other);
  paint_relics(canvas, sides[0], layout.own_relics);
  paint_relics(canvas, sides[1], layout.other_relics);
}

// ---- Above the board ---------------------------------------------------------------------------

void paint_notice_line(const Canvas& canvas) {
  const View& view = canvas.view();
  const Rect line = canvas.layout().notice;
  const Palette& color = theme().color;
  const bool narrow = canvas.layout().form == Form::Tall;
  PillSpec turn{{line.min.x, line.center().y - kPillHeight / 2}, line.width()};
  turn.words = narrow ? view.turn_brief : view.turn;
  turn.tint = color.edge;
  turn.ink = color.text;
  PillSpec burn = turn;
  burn.at.x = paint_pill(canvas.list, turn) + 8;
  burn.room = line.max.x - burn.at.x;
  if (!view.burn || burn.room < 60) return;
  const std::string brief = say("ui.panel.balance", {std::to_string(view.burn->own),
                                                     std::to_string(view.burn->other)});
  const bool fits = measure(*look().fonts.caption, view.burn->sentence).x + 46 <= burn.room;
  burn.words = fits ? view.burn->sentence : brief;
  burn.icon = view.burn->burns ? Icon::Burn : Icon::Vortex;
  burn.tint = view.burn->burns ? color.danger : color.legal;
  burn.ink = view.burn->burns ? color.danger : color.text;
  paint_pill(canvas.list, burn);
}

// ---- The bar -----------------------------------------------------------------------------------

namespace {

// How far the turn has come: a stroke for each phase.
void paint_phases(const Canvas& canvas, Rect bar) {
  const std::vector<PhaseView>& phases = canvas.view().phases;
  if (phases.empty()) return;
  const Palette& color = theme().color;
  const float room = bar.width() - 2 * theme().metrics.radius;
  const float each = room / static_cast<float>(phases.size());
  for (std::size_t i = 0; i < phases.size(); ++i) {
    const float x = bar.min.x + theme().metrics.radius + each * static_cast<float>(i);
    const Rgba stroke = phases[i].current ? color.accent : phases[i].done ? color.edge : color.line;
    fill(canvas.list, {{x + 2, bar.min.y}, {x + each - 2, bar.min.y + 3}}, stroke, 1.5F);
  }
}

void paint_words(const Canvas& canvas) {
  const View& view = canvas.view();
  const Palette& color = theme().color;
  const Rect words = canvas.layout().words;
  const std::string& line = view.hint.empty() ? view.todo : view.hint;
  const Rgba ink = view.hint.empty() ? color.text_muted : color.accent;
  const bool one_line = words.height() < 44;
  if (one_line) {
    write_left(canvas.list, *look().fonts.body, words, view.hint.empty() ? color.text : ink, line);
    return;
  }
  const std::string title = view.phases.empty() ? view.turn : current_phase(view);
  const float split = words.min.y + words.height() * 0.52F;
  write_left(canvas.list, *look().fonts.title, {{words.min.x, words.min.y + 6}, {words.max.x, split}},
             color.text, title);
  write_left(canvas.list, *look().fonts.caption,
             {{words.min.x, split}, {words.max.x, words.max.y - 6}}, ink, line);
  if (view.actions_left < 0) return;
  const float from = words.min.x + measure(*look().fonts.title, title).x + 14;
  const int total = std::max(3, view.actions_left);
  if (from + 22.0F * static_cast<float>(total) > words.max.x) return;
  draw_pips(canvas.list, {from, (words.min.y + 6 + split) / 2 - 9}, Icon::Action, view.actions_left,
            total, 18, color.legal);
}

}  // namespace

void paint_bar(const Canvas& canvas) {
  paint_panel(canvas.list, canvas.layout().bar, PanelLook::Raised);
  paint_phases(canvas, canvas.layout().bar);
  if (canvas.frame.thinking) {
    draw_progress_line(canvas.list, canvas.layout().bar, *canvas.frame.thinking);
  }
  paint_words(canvas);
  paint_buttons(canvas);
}

}  // namespace mael::web::maelstrom

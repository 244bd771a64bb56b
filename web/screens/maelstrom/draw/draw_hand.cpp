// The hand, the prompt above it, what is dragged and what the pointer asks about.
#include <algorithm>

#include "web/base/ink.h"
#include "web/board/hex_renderer.h"
#include "web/screens/maelstrom/draw/draw_parts.h"
#include "web/screens/maelstrom/scene.h"
#include "web/screens/maelstrom/words.h"
#include "web/table/parts/prompt_draw.h"
#include "web/widgets/choices.h"
#include "web/widgets/panel.h"
#include "web/widgets/slips.h"

namespace mael::web::maelstrom {

// ---- Hand --------------------------------------------------------------------------------------

namespace {

std::vector<HexSprite> hand_sprites(const Canvas& canvas) {
  std::vector<HexSprite> sprites;
  const Seat owner = canvas.view().sides[0].seat;
  for (const HandTileView& tile : canvas.view().hand) {
    HexSprite sprite = make_hand_piece(tile.kind, owner);
    sprite.dimmed = canvas.view().hand_is_used && !tile.enabled();
    if (tile.selected) {
      sprite.marks = kMarkSelected;
    } else if (tile.lit) {
      sprite.marks = kMarkLegal;
    }
    sprites.push_back(sprite);
  }
  const bool carries = canvas.picture.carried.has_value();
  for (std::size_t i = 0; carries && i < sprites.size(); ++i) {
    if (canvas.view().hand[i].selected) sprites[i].opacity = 0.35F;
  }
  return sprites;
}

void paint_count(const Canvas& canvas, const FanSlot& slot, const std::string& words, bool chosen) {
  const float width = width_of_label(words, false);
  const Vec2 at = slot.center + Vec2{-width / 2, -slot.size * 0.866F - kCountAbove};
  const Palette& color = theme().color;
  paint_label(canvas.list, {.at = rect_at(at, {width, 23}),
                            .words = words,
                            .ink = chosen ? color.brass_ink : color.text,
                            .ground = chosen ? color.brass : color.panel_raised,
                            .edge = chosen ? color.brass_ink : color.edge});
}

void paint_counts(const Canvas& canvas) {
  const View& view = canvas.view();
  for (std::size_t i = 0; i < view.hand.size(); ++i) {
    const HandTileView& tile = view.hand[i];
    const FanSlot& slot = canvas.layout().hand_slots[i];
    if (view.choosing_hand && tile.enabled()) {
      paint_count(canvas, slot,
                  say("ui.panel.picked", {std::to_string(tile.picked), std::to_string(tile.count)}),
                  tile.picked > 0);
    } else if (!view.choosing_hand && tile.count > 1) {
      paint_count(canvas, slot, say("ui.panel.copies", {std::to_string(tile.count)}), false);
    }
  }
}

void paint_name_above(const Canvas& canvas, const FanSlot& slot, const std::string& name) {
  const float width = width_of_label(name, false) + 12;
  const Rect room{{8, 0}, {canvas.frame.viewport.x - 8, 0}};
  const float x =
      std::clamp(slot.center.x - width / 2, room.min.x, std::max(room.min.x, room.max.x - width));
  paint_label(canvas.list, {.at = rect_at({x, slot.center.y - slot.size * 0.87F - 40}, {width, 26}),
                            .words = name,
                            .ink = theme().color.text,
                            .ground = with_alpha(theme().color.table, 0.88F)});
}

// In one line, or in two where it is too long for one.
void paint_name_below(const Canvas& canvas, Rect place, const std::string& name, Rgba ink) {
  const ImFont& font = *look().fonts.caption;
  const float line = line_height(font);
  std::size_t split = name.size();
  while (split != std::string::npos && measure(font, name.substr(0, split)).x > place.width()) {
    split = name.rfind(' ', split - 1);
  }
  if (split == std::string::npos || place.height() < 2 * line) split = name.size();
  write_middle(canvas.list, font, rect_at(place.min, {place.width(), line}), ink,
               name.substr(0, split));
  if (split == name.size()) return;
  write_middle(canvas.list, font, rect_at(place.min + Vec2{0, line}, {place.width(), line}), ink,
               name.substr(split + 1));
}

void paint_names_below(const Canvas& canvas) {
  for (std::size_t i = 0; i < canvas.view().hand.size(); ++i) {
    const FanSlot& slot = canvas.layout().hand_slots[i];
    const HandTileView& tile = canvas.view().hand[i];
    const Rect place = rect_at(slot.center + Vec2{-slot.size - 3, slot.size * 0.87F + 4},
                               {2 * slot.size + 6, canvas.layout().hand_label});
    paint_name_below(canvas, place, tile.title,
                     tile.enabled() ? theme().color.text : theme().color.text_off);
  }
}

}  // namespace

void paint_hand(const Canvas& canvas) {
  const View& view = canvas.view();
  if (view.choosing_hand) {
    fill(canvas.list, grown(canvas.layout().hand, 6), with_alpha(theme().color.table, 0.86F), 14);
  }
  if (view.hand_covered) {
    write_middle(canvas.list, *look().fonts.body, canvas.layout().hand, theme().color.text_muted,
                 say("ui.panel.hand_covered"));
  }
  if (view.hand.empty()) return;
  paint_pieces(canvas, fan_scene(canvas.layout().hand_slots, hand_sprites(canvas)),
               {{}, canvas.frame.viewport});
  paint_counts(canvas);
  if (view.choosing_hand) return paint_names_below(canvas);
  const int lifted = canvas.picture.lifted;
  if (lifted < 0 || lifted >= static_cast<int>(view.hand.size())) return;
  const auto place = static_cast<std::size_t>(lifted);
  const HandTileView& tile = view.hand[place];
  const std::string name = tile.window.empty() ? tile.title : tile.title + " · " + tile.window;
  paint_name_above(canvas, canvas.layout().hand_slots[place], name);
}

void paint_carried(const Canvas& canvas) {
  if (!canvas.picture.carried) return;
  HexScene scene;
  HexSprite piece = make_piece(canvas.picture.carried->kind, canvas.view().sides[0].seat);
  piece.center = canvas.picture.carried->at;
  piece.size = canvas.picture.camera.scale;
  piece.lift = 0.8F;
  scene.sprites.push_back(piece);
  paint_pieces(canvas, std::move(scene), {{}, canvas.frame.viewport});
}

// ---- Prompt ------------------------------------------------------------------------------------

namespace {

void paint_joiner(const Canvas& canvas, Rect row, const std::string& title, int figure,
                  bool joins) {
  const Palette& color = theme().color;
  const Rect at{row.min + Vec2{0, 2}, row.max - Vec2{0, 2}};
  const ControlTouch touch = touch_on(canvas, row);
  if (joins || touch.hovered) {
    fill(canvas.list, at, joins ? color.panel_pressed : color.panel_raised,
         theme().metrics.radius_small);
  }
  const Rect box = rect_at({at.min.x + 8, at.center().y - 9}, {18, 18});
  outline(canvas.list, box, joins ? color.accent : color.edge, 4, 1.5F);
  if (joins) draw_icon(canvas.list, Icon::Check, box.center(), 14, color.accent);
  write_left(canvas.list, *look().fonts.body,
             {{at.min.x + 34, at.min.y}, {at.max.x - 40, at.max.y}},
             joins ? color.text : color.text_muted, title);
  const Rect value{{at.max.x - 34, at.min.y}, {at.max.x - 6, at.max.y}};
  write_middle(canvas.list, *look().fonts.strong, value, joins ? color.text : color.text_off,
               std::to_string(figure));
}

// A tile out of play that may be chosen: the piece and its name.
void paint_choice(const Canvas& canvas, const PromptTile& tile, Rect row) {
  const Palette& color = theme().color;
  const Rect at{row.min + Vec2{0, 1}, row.max - Vec2{0, 1}};
  const ControlTouch touch = touch_on(canvas, row);
  fill(canvas.list, at, tile.chosen || touch.hovered ? color.panel_pressed : color.panel_raised,
       theme().metrics.radius_small);
  outline(canvas.list, at, tile.chosen ? color.accent : color.edge, theme().metrics.radius_small,
          tile.chosen ? 2.0F : 1.0F);
  HexScene scene;
  HexSprite piece = make_hand_piece(tile.kind, tile.owner);
  piece.center = {at.min.x + 28, at.center().y};
  piece.size = 24;
  scene.sprites.push_back(piece);
  paint_pieces(canvas, std::move(scene), row);
  write_left(canvas.list, *look().fonts.body,
             {{at.min.x + 60, at.min.y}, {at.max.x - 30, at.max.y}}, color.text, tile.title);
  if (tile.chosen) {
    draw_icon(canvas.list, Icon::Check, {at.max.x - 18, at.center().y}, 16, color.accent);
  }
}

void paint_energy(const Canvas& canvas, int energy, Rect row) {
  const std::string figure = std::to_string(energy);
  write_left(canvas.list, *look().fonts.body, {row.min, row.max - Vec2{136, 0}}, theme().color.text,
             say("ui.pay.energy", {figure}));
  paint_icon_alone(canvas, commands().of(Own::LessEnergy));
  paint_icon_alone(canvas, commands().of(Own::MoreEnergy));
  const Rect number{{row.max.x - 88, row.min.y}, {row.max.x - 44, row.max.y}};
  draw_icon(canvas.list, Icon::Energy, number.center() - Vec2{9, 0}, 16, theme().color.accent);
  write_left(canvas.list, *look().fonts.strong, {number.center(), number.max}, theme().color.text,
             figure);
}

void paint_outcome(const Canvas& canvas, const PromptRow& row) {
  const Palette& color = theme().color;
  fill(canvas.list, {row.at.min + Vec2{0, 5}, {row.at.min.x + 3, row.at.max.y - 2}}, color.accent,
       1.5F);
  paint_told(canvas.list, TextStyle::Caption, {row.at.min + Vec2{kOutcomeStroke, 0}, row.at.max},
             color.text, row.text);
}

void paint_row(const Canvas& canvas, const PromptRow& row) {
  const View& view = canvas.view();
  switch (row.own) {
    case kJoinerRow:
      if (view.attack) {
        const Joiner& joiner = view.attack->joiners[row.index];
        return paint_joiner(canvas, row.at, joiner.title, joiner.combat, joiner.joins);
      } else {
        const Payer& payer = view.summon->payers[row.index];
        return paint_joiner(canvas, row.at, payer.title, payer.output, payer.pays);
      }
    case kTileRow: return paint_choice(canvas, view.prompt->rows[row.index], row.at);
    case kEnergyRow: return paint_energy(canvas, view.summon->energy, row.at);
    case kOutcomeRow: return paint_outcome(canvas, row);
    default:
      fill(canvas.list, {row.at.min, {row.at.max.x, row.at.min.y + 1}}, theme().color.line);
      paint_told(canvas.list, TextStyle::Strong, row.at, theme().color.text, row.text);
  }
}

}  // namespace

void paint_prompt(const Canvas& canvas) { paint_prompt_with(canvas, paint_row); }

// ---- Words at the pointer ----------------------------------------------------------------------

void paint_pointer_note(const Canvas& canvas) {
  const std::optional<PointerNote>& note = canvas.view().pointer;
  if (!note || canvas.places().covered) return;
  PointerSlip slip;
  slip.words = note->refusal ? note->refusal->sentence : note->title;
  slip.alarm = note->refusal.has_value();
  paint_pointer_words(canvas, slip);
}

}  // namespace mael::web::maelstrom

#include "web/screens/forces/draw.h"

#include <algorithm>
#include <string>
#include <vector>

#include "web/base/ink.h"
#include "web/board/hex_renderer.h"
#include "web/screens/forces/draw_card.h"
#include "web/screens/forces/draw_parts.h"
#include "web/screens/maelstrom/scene.h"
#include "web/screens/maelstrom/words.h"
#include "web/widgets/choices.h"
#include "web/widgets/panel.h"
#include "web/widgets/tooltip.h"

namespace mael::web::forces {

namespace {

using mael::maelstrom::Trait;
using maelstrom::emblem_of;
using maelstrom::say;
using maelstrom::tint_of;

}  // namespace

void ForcePainter::paint() {
  paint_table();
  paint_header();
  paint_region(Region::Fixed, false);
  if (layout_.wide || view_.tab == 0) paint_tiles();
  if (layout_.wide || view_.tab == 1) paint_force();
  paint_notice();
  if (view_.shelf_open) paint_shelf();
  if (view_.card) paint_card_sheet();
  paint_hints();
}

void ForcePainter::paint_table() {
  HexScene scene;
  scene.lit = {{-6, -4}, {6, 4}};
  look().renderer->paint(scene, camera_at(frame_.viewport, frame_.viewport / 2, 60),
                         {{}, frame_.viewport});
}

void ForcePainter::paint_header() {
  paint_panel(list_, layout_.header, PanelLook::Bar);
  if (layout_.filters.height() > 0 && !layout_.wide) {
    paint_panel(list_, grown(layout_.filters, 4), PanelLook::Raised);
  }
}

void ForcePainter::paint_region(Region region, bool top) {
  const bool behind = is_covered() && !top;
  each_seen(region, behind, [&](int i, Rect place) { paint_item(i, place); });
}

void ForcePainter::paint_item(int index, Rect place) {
  const Item& of = item(index);
  switch (of.control) {
    case Control::Name: return paint_name(index, place);
    case Control::Verdict: return paint_verdict(index, place);
    case Control::Search: return paint_search(index, place);
    case Control::Edition:
    case Control::Tab: return paint_segment(index, place);
    case Control::Faction: {
      const auto faction = static_cast<Faction>(of.which);
      return paint_switch(index, place, emblem_of(faction), theme().tint(tint_of(faction)).bright,
                          "");
    }
    case Control::Trait:
      return paint_switch(index, place, icon_of_trait(of.which), color().text, "");
    case Control::Cost:
      return paint_switch(index, place, Icon::None, color().accent,
                          std::to_string(of.which) + (of.which == kCosts - 1 ? "+" : ""));
    case Control::Type: return paint_switch(index, place, Icon::None, color().text, of.label);
    case Control::Rule: return paint_fault(index, place);
    case Control::Add:
    case Control::Remove:
      return view_.card && !of.behind ? paint_button_of(index, place) : paint_line(index, place);
    case Control::Own:
    case Control::Ready: return paint_row(index, place);
    default: return paint_button_of(index, place);
  }
}

// What a sign without words stands for.
void ForcePainter::paint_hints() {
  const int index = forces_.hovered();
  if (index < 0 || index >= count() || frame_.touch || item(index).behind) return;
  const Item& of = item(index);
  const bool sign = of.control == Control::Faction || of.control == Control::Trait ||
                    of.control == Control::Cost || place_of(index).width() < 60;
  const bool tile = of.control == Control::Add || of.control == Control::Remove;
  if (sign && !tile) tooltip(place_of(index), of.label, frame_.viewport);
  if (is_covered()) return;
  if (const auto asked = forces_.tile_asked_about()) {
    paint_card_beside(card_of(asked->first), place_of(asked->second), frame_.viewport);
  }
}

void ForcePainter::paint_notice() {
  if (view_.notice.empty()) return;
  const float width = std::min(420.0F, frame_.viewport.x - 24);
  const Vec2 size = measure(*look().fonts.body, view_.notice, width - 60);
  const Vec2 at{(frame_.viewport.x - width) / 2, frame_.viewport.y - size.y - 96};
  const Rect slip = rect_at(at, {width, size.y + 28});
  paint_panel(list_, slip, PanelLook::Paper);
  draw_icon(list_, Icon::Warning, {slip.min.x + 24, slip.center().y}, 24, color().danger_deep);
  write(list_, *look().fonts.body, slip.min + Vec2{46, 14}, color().paper_ink, view_.notice,
        width - 60);
}

void ForcePainter::paint_shelf() {
  fill(list_, {{}, frame_.viewport}, color().shade);
  paint_panel(list_, layout_.shelf, PanelLook::Raised);
  write_left(list_, *look().fonts.title, rect_at(layout_.shelf.min + Vec2{16, 12}, {400, 44}),
             color().text, say("forces.shelf"));
  paint_region(Region::Fixed, true);
  const Rect clip = layout_.clip(Region::Shelf);
  list_.PushClipRect(im(clip.min), im(clip.max), true);
  write_left(list_, *look().fonts.strong, layout_.shelf_own, color().accent, say("forces.own"));
  if (view_.own.empty()) {
    write(list_, *look().fonts.body, {layout_.shelf_own.min.x, layout_.shelf_own.max.y},
          color().text_muted, say("forces.own.none"));
  }
  write_left(list_, *look().fonts.strong, layout_.shelf_ready, color().accent, say("forces.ready"));
  paint_region(Region::Shelf, true);
  list_.PopClipRect();
}

void ForcePainter::paint_row(int index, Rect place) {
  const Item& of = item(index);
  const auto which = static_cast<std::size_t>(of.which);
  const ShelfRow& row = of.control == Control::Own ? view_.own[which] : view_.ready[which];
  std::vector<Emblem> emblems;
  for (const Faction faction : row.factions) {
    emblems.push_back({emblem_of(faction), tint_of(faction)});
  }
  paint_row_choice(list_, place, {emblems, row.name, row.line, row.legal}, touch_of(index));
}

void ForcePainter::paint_card_sheet() {
  fill(list_, {{}, frame_.viewport}, color().shade);
  paint_panel(list_, layout_.card, PanelLook::Raised);
  paint_card(list_, *view_.card, shrunk(grown(layout_.card, -16), {0, 0, 0, 52}), frame_.viewport);
  paint_region(Region::Fixed, true);
}

void draw_forces(const Forces& forces, const Frame& frame) {
  ForcePainter(forces, frame).paint();
  show_pointer(forces.pointer_look());
}

}  // namespace mael::web::forces

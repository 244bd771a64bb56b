#include "web/screens/forces/draw.h"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "web/base/ink.h"
#include "web/base/theme.h"
#include "web/board/hex_renderer.h"
#include "web/screens/forces/draw_card.h"
#include "web/screens/maelstrom/scene.h"
#include "web/screens/maelstrom/words.h"
#include "web/widgets/button.h"
#include "web/widgets/choices.h"
#include "web/widgets/panel.h"
#include "web/widgets/tooltip.h"

namespace mael::web::forces {

namespace {

using mael::maelstrom::catalogue;
using mael::maelstrom::TileData;
using mael::maelstrom::Trait;
using maelstrom::emblem_of;
using maelstrom::say;
using maelstrom::tint_of;

class ForcePainter {
 public:
  ForcePainter(const Forces& forces, const Frame& frame)
      : list_(*ImGui::GetBackgroundDrawList()),
        forces_(forces),
        view_(forces.view()),
        layout_(forces.layout()),
        frame_(frame) {}

  void paint() {
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

 private:
  const Palette& color() const { return theme().color; }
  const Item& item(int index) const { return view_.items[static_cast<std::size_t>(index)]; }
  Rect place_of(int index) const { return layout_.items[static_cast<std::size_t>(index)]; }
  Region region_of(int index) const { return layout_.regions[static_cast<std::size_t>(index)]; }
  int count() const { return static_cast<int>(view_.items.size()); }
  ControlTouch touch_of(int index) const {
    const bool over = forces_.hovered() == index && !item(index).behind;
    return {over, over && forces_.is_pressed(), view_.focus == index};
  }

  // Calls `paint(index, place)` for every item of a region that is in sight.
  template <class Paint>
  void each_seen(Region region, bool behind, Paint&& paint) {
    const Rect clip = region == Region::Fixed ? Rect{{}, frame_.viewport} : layout_.clip(region);
    for (int i = 0; i < count(); ++i) {
      const Rect place = place_of(i);
      if (region_of(i) != region || item(i).behind != behind || place.height() <= 0) continue;
      if (place.max.y > clip.min.y && place.min.y < clip.max.y) paint(i, place);
    }
  }
  bool is_covered() const { return view_.shelf_open || view_.card.has_value(); }

  // ---- Background and header -----------------------------------------------------------------

  void paint_table() {
    HexScene scene;
    scene.lit = {{-6, -4}, {6, 4}};
    look().renderer->paint(scene, camera_at(frame_.viewport, frame_.viewport / 2, 60),
                           {{}, frame_.viewport});
  }

  void paint_header() {
    paint_panel(list_, layout_.header, PanelLook::Bar);
    if (layout_.filters.height() > 0 && !layout_.wide) {
      paint_panel(list_, grown(layout_.filters, 4), PanelLook::Raised);
    }
  }

  void paint_region(Region region, bool top) {
    const bool behind = is_covered() && !top;
    each_seen(region, behind, [&](int i, Rect place) { paint_item(i, place); });
  }

  void paint_item(int index, Rect place) {
    const Item& of = item(index);
    switch (of.control) {
      case Control::Name:
        return paint_name(index, place);
      case Control::Verdict:
        return paint_verdict(index, place);
      case Control::Search:
        return paint_search(index, place);
      case Control::Edition:
      case Control::Tab:
        return paint_segment(index, place);
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
      case Control::Type:
        return paint_switch(index, place, Icon::None, color().text, of.label);
      case Control::Rule:
        return paint_fault(index, place);
      case Control::Add:
      case Control::Remove:
        return view_.card && !of.behind ? paint_button_of(index, place) : paint_line(index, place);
      case Control::Own:
      case Control::Ready:
        return paint_row(index, place);
      default:
        return paint_button_of(index, place);
    }
  }

  static Icon icon_of_trait(int which) {
    constexpr std::array icons{Icon::Overpower,      Icon::Counterstrike, Icon::AttackMastery,
                               Icon::DefenseMastery, Icon::Flying,        Icon::Limited,
                               Icon::Primary,        Icon::Unique,        Icon::Legendary};
    return icons[static_cast<std::size_t>(which)];
  }

  void paint_name(int index, Rect place) {
    const ControlTouch touch = touch_of(index);
    const float radius = theme().metrics.radius_small;
    if (touch.hovered) fill(list_, place, color().panel_raised, radius);
    outline(list_, place, with_alpha(color().edge, 0.5F), radius, 1);
    if (touch.focused) focus_ring(list_, place, radius);
    const bool unnamed = view_.force.name.empty();
    write_title(list_, *look().fonts.title,
                {{place.min.x + 12, place.min.y}, {place.max.x - 8, place.max.y}},
                unnamed ? color().text_muted : color().text, view_.name);
  }

  void paint_verdict(int index, Rect place) {
    const bool empty = view_.force.lines.empty();
    const Rgba ink = empty ? color().text_muted : view_.legal ? color().good : color().danger;
    const Icon icon = view_.legal ? Icon::Check : Icon::Warning;
    draw_icon(list_, icon, {place.min.x + 14, place.center().y}, 20, ink);
    write_left(list_, *look().fonts.strong, {{place.min.x + 28, place.min.y}, place.max}, ink,
               view_.verdict);
    if (touch_of(index).focused) focus_ring(list_, place, theme().metrics.radius_small);
  }

  void paint_search(int index, Rect place) {
    const float radius = theme().metrics.radius_small;
    fill(list_, place, color().table, radius);
    outline(list_, place, touch_of(index).hovered ? color().accent : color().edge, radius, 1.5F);
    if (touch_of(index).focused) focus_ring(list_, place, radius);
    const bool words = !view_.filter.words.empty();
    write_left(list_, *look().fonts.body,
               {{place.min.x + 12, place.min.y}, {place.max.x - 8, place.max.y}},
               words ? color().text : color().text_muted, item(index).label);
  }

  void paint_segment(int index, Rect place) {
    const Item& of = item(index);
    const Rect inner = grown(place, -2);
    const float radius = theme().metrics.radius_small;
    if (of.selected) {
      fill(list_, inner, color().paper, color().paper_shade, radius);
    } else {
      fill(list_, inner, touch_of(index).hovered ? color().panel_pressed : color().panel_raised,
           radius);
    }
    if (touch_of(index).focused) focus_ring(list_, inner, radius);
    std::string words = of.label;
    if (of.control == Control::Tab && of.which == 1) words += "  " + std::to_string(total());
    write_middle(list_, *look().fonts.strong, inner, of.selected ? color().paper_ink : color().text,
                 words);
  }

  int total() const { return mael::maelstrom::size_of(view_.force.lines); }

  void paint_switch(int index, Rect place, Icon icon, Rgba ink, const std::string& words) {
    const Item& of = item(index);
    const Rect inner = grown(place, -2);
    const float radius = theme().metrics.radius_small;
    const ControlTouch touch = touch_of(index);
    fill(list_, inner,
         of.selected     ? color().panel_pressed
         : touch.hovered ? color().panel_raised
                         : color().panel,
         radius);
    outline(list_, inner, of.selected ? color().accent : color().line, radius,
            of.selected ? 2.5F : 1.0F);
    if (touch.focused) focus_ring(list_, inner, radius);
    if (icon != Icon::None) draw_icon(list_, icon, inner.center(), 24, ink);
    if (!words.empty()) {
      write_middle(list_, *look().fonts.strong, inner, of.selected ? color().accent : color().text,
                   words);
    }
  }

  // ---- Buttons -------------------------------------------------------------------------------

  static Icon icon_of(Control control) {
    switch (control) {
      case Control::Back:
        return Icon::Back;
      case Control::Export:
        return Icon::Log;
      case Control::Share:
        return Icon::Share;
      case Control::Copy:
        return Icon::Copy;
      case Control::Shelf:
        return Icon::Stack;
      case Control::Save:
        return Icon::Check;
      case Control::Clear:
        return Icon::Close;
      case Control::Filters:
        return Icon::Settings;
      case Control::New:
        return Icon::Plus;
      case Control::Random:
        return Icon::Vortex;
      case Control::Import:
        return Icon::Link;
      case Control::Forget:
      case Control::Close:
        return Icon::Close;
      case Control::Add:
        return Icon::Plus;
      case Control::Remove:
        return Icon::Minus;
      default:
        return Icon::None;
    }
  }

  void paint_button_of(int index, Rect place) {
    const Item& of = item(index);
    const bool wordless = place.width() < 60;
    std::string words = wordless ? "" : of.label;
    if (of.control == Control::Add) words = say("forces.button.add");
    if (of.control == Control::Remove) words = say("forces.button.remove");
    ButtonSpec spec;
    spec.icon = icon_of(of.control);
    if (of.control == Control::Save && view_.saved) words = say("forces.button.saved");
    spec.label = words.c_str();
    if (!wordless && button_width(spec) > place.width() + 1) spec.icon = Icon::None;
    spec.look = of.control == Control::Save ? ButtonLook::Primary
                : wordless && !of.selected  ? ButtonLook::Quiet
                                            : ButtonLook::Plain;
    spec.enabled = of.enabled;
    spec.selected = of.selected;
    paint_button(list_, place, spec, touch_of(index));
  }

  // What a sign without words stands for.
  void paint_hints() {
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

  // ---- Tiles ---------------------------------------------------------------------------------

  void paint_tiles() {
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
  Rect cell_of(int add) const {
    const Rect place = place_of(add);
    return {place.min, {place.max.x + 44, place.max.y}};
  }

  static HexSprite piece_at(const TileView& view, Vec2 center, float size) {
    HexSprite piece = plain_piece(view.kind);
    piece.center = center;
    piece.size = size;
    if (view.strange) piece.opacity = 0.45F;
    return piece;
  }

  void paint_cell(int index, const TileView& view, Rect body) {
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
    write(list_, *look().fonts.strong, {left, body.min.y + 17 - two}, ink, view.title,
          right - left);
    write_left(list_, *look().fonts.caption,
               {{left, body.min.y + 40 + two}, {right, body.min.y + 60 + two}},
               mix(color().text_muted, tint.bright, 0.4F), view.line);
    if (chosen) return paint_copies(index, view, body);
    draw_icon(list_, Icon::Plus, {body.max.x - 22, body.center().y}, 18,
              with_alpha(color().text_muted, touch.hovered ? 1.0F : 0.45F));
  }

  void paint_copies(int index, const TileView& view, Rect body) {
    const Vec2 middle{body.max.x - 22, body.min.y + 24};
    write_middle(list_, *look().fonts.title, rect_at(middle - Vec2{20, 16}, {40, 32}),
                 color().accent, std::to_string(view.count));
    const bool hot = index + 1 < count() && touch_of(index + 1).hovered;
    draw_icon(list_, Icon::Minus, {body.max.x - 22, body.max.y - 18}, 20,
              hot ? color().accent : color().text);
    if (index + 1 < count() && touch_of(index + 1).focused) {
      focus_ring(list_, {{body.max.x - 44, body.min.y}, body.max}, theme().metrics.radius_small);
    }
  }

  // ---- The force -----------------------------------------------------------------------------

  void paint_force() {
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
  void paint_small_pieces(Rect clip) {
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

  void paint_curve() {
    const Rect place = layout_.curve;
    const int most = std::max(4, *std::max_element(view_.curve.begin(), view_.curve.end()));
    const float step = place.width() / static_cast<float>(kCosts);
    const float foot = place.max.y - 22;
    for (int cost = 0; cost < kCosts; ++cost) {
      const int tiles = view_.curve[static_cast<std::size_t>(cost)];
      const float x = place.min.x + step * static_cast<float>(cost);
      const float high =
          (place.height() - 42) * static_cast<float>(tiles) / static_cast<float>(most);
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
  void paint_colours() {
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

  void paint_fault(int index, Rect place) {
    const FaultView& fault = view_.faults[static_cast<std::size_t>(item(index).which)];
    const Rgba ink = fault.advice ? color().accent : color().danger;
    const float radius = theme().metrics.radius_small;
    fill(list_, place, touch_of(index).hovered ? color().panel_pressed : color().panel, radius);
    outline(list_, place, with_alpha(ink, 0.6F), radius, 1);
    if (touch_of(index).focused) focus_ring(list_, place, radius);
    draw_icon(list_, fault.advice ? Icon::Hint : Icon::Warning,
              {place.min.x + 16, place.center().y}, 20, ink);
    const float width = place.width() - 42;
    const Vec2 size = measure(*look().fonts.caption, fault.sentence, width);
    list_.PushClipRect(im(place.min), im(place.max), true);
    write(list_, *look().fonts.caption,
          {place.min.x + 32, std::max(place.min.y + 2, place.center().y - size.y / 2)},
          color().text, fault.sentence, width);
    list_.PopClipRect();
  }

  void paint_line(int index, Rect place) {
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

  void paint_notice() {
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

  // ---- Over everything -----------------------------------------------------------------------

  void paint_shelf() {
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
    write_left(list_, *look().fonts.strong, layout_.shelf_ready, color().accent,
               say("forces.ready"));
    paint_region(Region::Shelf, true);
    list_.PopClipRect();
  }

  void paint_row(int index, Rect place) {
    const Item& of = item(index);
    const auto which = static_cast<std::size_t>(of.which);
    const ShelfRow& row = of.control == Control::Own ? view_.own[which] : view_.ready[which];
    std::vector<Emblem> emblems;
    for (const Faction faction : row.factions) {
      emblems.push_back({emblem_of(faction), tint_of(faction)});
    }
    paint_row_choice(list_, place, {emblems, row.name, row.line, row.legal}, touch_of(index));
  }

  void paint_card_sheet() {
    fill(list_, {{}, frame_.viewport}, color().shade);
    paint_panel(list_, layout_.card, PanelLook::Raised);
    paint_card(list_, *view_.card, shrunk(grown(layout_.card, -16), {0, 0, 0, 52}),
               frame_.viewport);
    paint_region(Region::Fixed, true);
  }

  ImDrawList& list_;
  const Forces& forces_;
  const View& view_;
  const Layout& layout_;
  const Frame& frame_;
};

}  // namespace

void draw_forces(const Forces& forces, const Frame& frame) {
  ForcePainter(forces, frame).paint();
  show_pointer(forces.pointer_look());
}

}  // namespace mael::web::forces

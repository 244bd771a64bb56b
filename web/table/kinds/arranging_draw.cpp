#include "web/table/kinds/arranging_draw.h"

#include <imgui.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "web/base/ink.h"
#include "web/widgets/button.h"
#include "web/widgets/choice_row.h"
#include "web/widgets/panel.h"

namespace mael::web {
namespace {

constexpr float kRound = 9;
constexpr float kTitle = 70;  // the least width it is written in

Icon icon_of(std::string_view name) {
  if (name == "arrange_leave") return Icon::Close;
  if (name == "arrange_undo") return Icon::Undo;
  if (name == "arrange_write") return Icon::Settings;
  if (name == "arrange_page") return Icon::Next;
  return Icon::None;
}

class ArrangingPainter {
 public:
  using Kind = Arranging::Kind;
  using Target = Arranging::Target;

  ArrangingPainter(ImDrawList& list, const Arranging& arranging, const Frame& frame)
      : list_(list), arranging_(arranging), frame_(frame) {}

  void paint() {
    for (const Target& target : arranging_.targets()) paint_on_table(target);
    paint_panel(list_, arranging_.tray(), PanelLook::Bar);
    const Rect head = arranging_.head();
    if (head.width() > kTitle) {
      write_left(list_, *look().fonts.strong, head, theme().color.accent, arranging_.heading());
    }
    const bool refused = arranging_.refusal().has_value();
    write_wrapped(list_, *look().fonts.caption, arranging_.words(),
                  refused ? theme().color.danger : theme().color.text, arranging_.sentence(),
                  false);
    for (const Target& target : arranging_.targets()) paint_on_tray(target);
    if (const auto carried = arranging_.carried()) paint_carried(*carried);
    if (const auto at = arranging_.where(arranging_.cursor())) focus_ring(list_, *at, kRound);
  }

 private:
  // A ring round what is held, a spot wherever it may be put.
  void paint_on_table(const Target& target) {
    const Palette& color = theme().color;
    const Vec2 middle = target.at.center();
    const float size = std::min(target.at.width(), target.at.height()) / 2;
    if (target.kind == Kind::Piece && target.chosen) {
      list_.AddCircle(im(middle), size + 2, packed(color.shade), 0, 7);
      list_.AddCircle(im(middle), size + 2, packed(color.selected), 0, 4);
    }
    if (target.kind != Kind::Place || !target.allowed) return;
    const float spot = std::clamp(size * 0.42F, 8.0F, 22.0F);
    list_.AddCircleFilled(im(middle), spot, packed(with_alpha(color.legal, 0.45F)));
    list_.AddCircle(im(middle), spot, packed(color.legal), 0, 2.5F);
  }

  void paint_on_tray(const Target& target) {
    switch (target.kind) {
      case Kind::Button: return paint_button_of(target);
      case Kind::Tab: return paint_tab(target);
      case Kind::Less: return paint_step(target, Icon::Minus);
      case Kind::More: return paint_step(target, Icon::Plus);
      case Kind::Before: return paint_step(target, Icon::Back);
      case Kind::Next: return paint_step(target, Icon::Next);
      case Kind::Count: return paint_count(target);
      case Kind::Waiting:
      case Kind::Pile:
      case Kind::Beside: {
        ChoiceRowSpec spec;
        spec.label = target.label;
        spec.line = target.line;
        if (target.kind == Kind::Pile) spec.icon = target.chosen ? Icon::Back : Icon::Next;
        return paint_choice_row(list_, target.at, spec, touch_of(target));
      }
      case Kind::Piece:
      case Kind::Place: return;
    }
  }

  void paint_button_of(const Target& target) {
    const bool is_done = target.name == "arrange_done";
    const Icon icon = icon_of(target.name);
    ButtonSpec spec;
    const std::string label = icon == Icon::None ? target.label : target.line;
    spec.label = label.c_str();
    spec.icon = icon;
    spec.look = is_done              ? ButtonLook::Primary
                : icon == Icon::None ? ButtonLook::Plain
                                     : ButtonLook::Quiet;
    spec.enabled = target.allowed;
    const Vec2 room{target.at.width(), target.at.height()};
    paint_button(list_, target.at, fitted(spec, spec.label, room), touch_of(target));
  }

  // Of a name that is too long its last word.
  void paint_tab(const Target& target) {
    const ControlTouch touch = touch_of(target);
    paint_row_ground(list_, target.at, false, target.chosen, touch);
    const Rgba ink = ink_on_row(false, target.chosen);
    const Rect room = grown(target.at, -4);
    const ImFont& small = *look().fonts.caption;
    std::string_view name = target.label;
    if (measure(small, name).x > room.width()) name.remove_prefix(name.rfind(' ') + 1);
    write_middle(list_, fitting(*look().fonts.strong, small, name, room.width()), room, ink, name);
  }

  void paint_step(const Target& target, Icon icon) {
    ButtonSpec spec;
    spec.icon = icon;
    spec.look = ButtonLook::Plain;
    spec.enabled = target.allowed;
    paint_button(list_, grown(target.at, -2), spec, touch_of(target));
  }

  // Its value above its name, between its buttons.
  void paint_count(const Target& target) {
    const Palette& color = theme().color;
    Rect room{{target.at.min.x + 48, target.at.min.y + 4},
              {target.at.max.x - 48, target.at.center().y + 4}};
    const ImFont& font =
        fitting(*look().fonts.strong, *look().fonts.caption, target.label, room.width());
    write_middle(list_, font, room, color.text, target.label);
    room = {{room.min.x, room.max.y}, {room.max.x, target.at.max.y - 2}};
    write_middle(list_, *look().fonts.caption, room, color.text_muted, target.line);
  }

  void paint_carried(const Arranging::Carried& carried) {
    const ImFont& font = *look().fonts.strong;
    const Vec2 half = measure(font, carried.label) / 2 + Vec2{14, 10};
    const Rect at{carried.at - half, carried.at + half};
    cast_shadow(list_, at, kRound, 10, 0.5F);
    fill(list_, at, theme().color.panel_raised, kRound);
    outline(list_, at, theme().color.selected, kRound, 2);
    write_middle(list_, font, at, theme().color.text, carried.label);
  }

  ControlTouch touch_of(const Target& target) const {
    const bool over = arranging_.is_pointed(target);
    return {over && !frame_.touch, over && arranging_.is_pressed(), false};
  }

  ImDrawList& list_;
  const Arranging& arranging_;
  const Frame& frame_;
};

}  // namespace

void draw_arranging(const Arranging& arranging, const Frame& frame) {
  ArrangingPainter(*ImGui::GetBackgroundDrawList(), arranging, frame).paint();
}

}  // namespace mael::web

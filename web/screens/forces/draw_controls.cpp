// What is pressed and filled in in the force builder.
#include <array>
#include <string>

#include "web/base/ink.h"
#include "web/screens/forces/draw_parts.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web::forces {

namespace {

using maelstrom::say;

}  // namespace

Icon ForcePainter::icon_of_trait(int which) {
  constexpr std::array icons{Icon::Overpower,      Icon::Counterstrike, Icon::AttackMastery,
                             Icon::DefenseMastery, Icon::Flying,        Icon::Limited,
                             Icon::Primary,        Icon::Unique,        Icon::Legendary};
  return icons[static_cast<std::size_t>(which)];
}

void ForcePainter::paint_name(int index, Rect place) {
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

void ForcePainter::paint_verdict(int index, Rect place) {
  const bool empty = view_.force.lines.empty();
  const Rgba ink = empty ? color().text_muted : view_.legal ? color().good : color().danger;
  const Icon icon = view_.legal ? Icon::Check : Icon::Warning;
  draw_icon(list_, icon, {place.min.x + 14, place.center().y}, 20, ink);
  write_left(list_, *look().fonts.strong, {{place.min.x + 28, place.min.y}, place.max}, ink,
             view_.verdict);
  if (touch_of(index).focused) focus_ring(list_, place, theme().metrics.radius_small);
}

void ForcePainter::paint_search(int index, Rect place) {
  const float radius = theme().metrics.radius_small;
  fill(list_, place, color().table, radius);
  outline(list_, place, touch_of(index).hovered ? color().accent : color().edge, radius, 1.5F);
  if (touch_of(index).focused) focus_ring(list_, place, radius);
  const bool words = !view_.filter.words.empty();
  write_left(list_, *look().fonts.body,
             {{place.min.x + 12, place.min.y}, {place.max.x - 8, place.max.y}},
             words ? color().text : color().text_muted, item(index).label);
}

void ForcePainter::paint_segment(int index, Rect place) {
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

void ForcePainter::paint_switch(int index, Rect place, Icon icon, Rgba ink,
                                const std::string& words) {
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

Icon ForcePainter::icon_of(Control control) {
  switch (control) {
    case Control::Back: return Icon::Back;
    case Control::Export: return Icon::Log;
    case Control::Share: return Icon::Share;
    case Control::Copy: return Icon::Copy;
    case Control::Shelf: return Icon::Stack;
    case Control::Save: return Icon::Check;
    case Control::Clear: return Icon::Close;
    case Control::Filters: return Icon::Settings;
    case Control::New: return Icon::Plus;
    case Control::Random: return Icon::Vortex;
    case Control::Import: return Icon::Link;
    case Control::Forget:
    case Control::Close: return Icon::Close;
    case Control::Add: return Icon::Plus;
    case Control::Remove: return Icon::Minus;
    default: return Icon::None;
  }
}

void ForcePainter::paint_button_of(int index, Rect place) {
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

}  // namespace mael::web::forces

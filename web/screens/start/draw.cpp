#include "web/screens/start/draw.h"

#include <imgui.h>

#include <string>

#include "engine/core/texts.h"
#include "engine/maelstrom/content.h"
#include "web/screens/maelstrom/words.h"
#include "web/widgets/button.h"
#include "web/widgets/choices.h"
#include "web/widgets/hex_renderer.h"
#include "web/widgets/ink.h"
#include "web/widgets/panel.h"

namespace mael::web::start {

namespace {

using maelstrom::say;

constexpr float kEmblem = 46;

struct Livery {
  Icon emblem = Icon::None;
  Tint tint = Tint::Slate;
};

Livery livery_of(Faction force) {
  switch (force) {
    case Faction::Arcanae: return {Icon::EmblemArcanae, Tint::Blue};
    case Faction::Host: return {Icon::EmblemHost, Tint::White};
    case Faction::Draconis: return {Icon::EmblemDraconis, Tint::Orange};
    case Faction::Brood: return {Icon::EmblemBrood, Tint::Violet};
    default: return {};
  }
}

bool is_empty(Rect rect) { return rect.width() <= 0 || rect.height() <= 0; }

class StartPainter {
 public:
  StartPainter(const Start& start, ImDrawList& list)
      : view_(start.view()), layout_(start.layout()), hovered_(start.hovered()), list_(list) {}

  void paint() {
    paint_title();
    if (!is_empty(layout_.problem)) paint_problem();
    for (const SeatView& seat : view_.seats) paint_seat(seat);
    if (!is_empty(layout_.saves)) paint_saves();
    if (!is_empty(layout_.options)) paint_options();
    for (std::size_t i = 0; i < view_.items.size(); ++i) {
      if (!is_empty(layout_.items[i])) paint_item(view_.items[i], i);
    }
  }

 private:
  static const Palette& color() { return theme().color; }
  static const Fonts& fonts() { return look().fonts; }

  ControlTouch touch_of(std::size_t place) const {
    const auto i = static_cast<int>(place);
    return {hovered_ == i, false, view_.focus == i};
  }

  void paint_title() {
    const Rect at = layout_.title;
    write_middle(list_, *fonts().display, {at.min, {at.max.x, at.min.y + 54}}, color().text,
                 view_.title);
    write_middle(list_, *fonts().lead, {{at.min.x, at.min.y + 52}, at.max}, color().text_muted,
                 view_.subtitle);
  }

  void paint_problem() {
    const Rect at = layout_.problem;
    paint_panel(list_, at, PanelLook::Raised);
    outline(list_, at, color().danger, theme().metrics.radius, 1.5F);
    draw_icon(list_, Icon::Warning, {at.min.x + 26, at.center().y}, 22, color().danger);
    write(list_, *fonts().body, {at.min.x + 48, at.center().y - 19}, color().text, view_.problem,
          at.width() - 60);
  }

  void paint_seat(const SeatView& seat) {
    const auto place = static_cast<std::size_t>(index_of(seat.seat));
    const Rect at = layout_.seats[place];
    paint_panel(list_, at, PanelLook::Raised);
    const float row = at.min.y + 14 + 22;
    draw_seat(list_, index_of(seat.seat), {at.min.x + 32, row}, 32);
    write_left(list_, *fonts().caption, {{at.min.x + 54, row - 22}, {at.center().x, row + 22}},
               color().text_muted, seat.heading);
    write(list_, *fonts().caption, layout_.styles[place].min, color().text_muted, seat.style,
          layout_.styles[place].width());
  }

  void paint_saves() {
    const Rect at = layout_.saves;
    paint_panel(list_, at, PanelLook::Raised);
    write_left(list_, *fonts().strong,
               {{at.min.x + 14, at.min.y}, {at.max.x - 14, at.min.y + 40}}, color().text_muted,
               say("start.games"));
  }

  void paint_options() {
    paint_panel(list_, layout_.options, PanelLook::Raised);
    const Options& options = view_.options;
    paint_stepper(layout_.steppers[0], say("start.essence"), std::to_string(options.essence));
    paint_stepper(layout_.steppers[1], say("start.draw"),
                  options.draw_after == 0
                      ? say("start.draw.never")
                      : say("start.draw.turns", {std::to_string(options.draw_after)}));
  }

  void paint_stepper(Rect row, const std::string& label, const std::string& number) {
    constexpr float kButtons = 44, kNumber = 48;
    const float right = row.max.x - 2 * kButtons - kNumber;
    write_left(list_, *fonts().body, {row.min, {right - 8, row.max.y}}, color().text, label);
    write_middle(list_, *fonts().caption,
                 {{right + kButtons, row.min.y}, {right + kButtons + kNumber, row.max.y}},
                 color().text, number);
  }

  void paint_item(const Item& item, std::size_t place) {
    const Rect at = layout_.items[place];
    const ControlTouch touch = touch_of(place);
    switch (item.control) {
      case Control::Force: return paint_force(item, at, touch);
      case Control::Kind: return paint_kind(item, at, touch);
      case Control::Name: return paint_name(item, at, touch);
      case Control::Resume: return paint_save(item, at, touch);
      case Control::Forget: return paint_icon_button(item, at, Icon::Close, touch);
      case Control::Essence:
      case Control::DrawAfter:
        return paint_icon_button(item, at, item.which == 0 ? Icon::Minus : Icon::Plus, touch);
      case Control::EdgeStep:
      case Control::Squeeze:
      case Control::PrimaryLimited:
      case Control::SameForce: return paint_toggle(list_, at, item.label, item.selected, touch);
      case Control::Begin:
        return paint_plain_button(item, at, Icon::Vortex, ButtonLook::Primary, touch);
      case Control::Options:
        return paint_plain_button(item, at, Icon::Settings, ButtonLook::Plain, touch);
      case Control::PasteLink:
        return paint_plain_button(item, at, Icon::Link, ButtonLook::Quiet, touch);
      case Control::OpenFile:
        return paint_plain_button(item, at, Icon::Stack, ButtonLook::Quiet, touch);
    }
  }

  // A narrow card: the emblem and the name under it; the chosen one also has a check.
  void paint_force(const Item& item, Rect at, ControlTouch touch) {
    const Livery livery = livery_of(kForces[static_cast<std::size_t>(item.which)]);
    const TintColor& tint = theme().tint(livery.tint);
    const float radius = theme().metrics.radius;
    const float depth = item.selected ? 0.9F : touch.hovered ? 0.5F : 0.28F;
    if (item.selected) cast_shadow(list_, at, radius, 10, 0.6F);
    fill(list_, at, mix(color().panel_raised, tint.face, depth),
         mix(color().panel, tint.face, depth * 0.5F), radius);
    outline(list_, at, item.selected ? color().accent : with_alpha(tint.bright, 0.3F), radius,
            item.selected ? 2.5F : 1.0F);
    draw_icon(list_, livery.emblem, {at.center().x, at.min.y + 38}, kEmblem,
              item.selected ? tint.ink : tint.bright);
    write_middle(list_, *fonts().caption, {{at.min.x + 2, at.max.y - 30}, {at.max.x - 2, at.max.y - 4}},
                 color().text, item.label);
    if (item.selected) {
      const Vec2 corner{at.max.x - 12, at.min.y + 12};
      list_.AddCircleFilled(im(corner), 10, packed(color().accent), 20);
      draw_icon(list_, Icon::Check, corner, 13, color().accent_ink);
    }
    if (touch.focused) focus_ring(list_, at, radius);
  }

  // The three kinds of player of a seat lie side by side as one control.
  void paint_kind(const Item& item, Rect at, ControlTouch touch) {
    const float radius = theme().metrics.radius_small;
    const Rect inner = grown(at, -2);
    fill(list_, at, color().table, item.which == 1 ? 0 : radius);
    if (item.selected) fill(list_, inner, color().paper, color().paper_shade, radius - 2);
    else if (touch.hovered) fill(list_, inner, color().panel_raised, radius - 2);
    const Rgba ink = item.selected ? color().paper_ink : color().text;
    const Icon icon = item.which == 0 ? Icon::Person : Icon::Robot;
    const float whole = 22 + measure(*fonts().strong, item.label).x;
    const float left = at.center().x - whole / 2;
    draw_icon(list_, icon, {left + 8, at.center().y}, 17, ink);
    write_left(list_, *fonts().strong, {{left + 22, at.min.y}, {at.max.x - 4, at.max.y}}, ink,
               item.label);
    if (touch.focused) focus_ring(list_, inner, radius);
  }

  void paint_name(const Item& item, Rect at, ControlTouch touch) {
    const float radius = theme().metrics.radius_small;
    fill(list_, at, touch.hovered ? color().panel_pressed : color().table, radius);
    outline(list_, at, color().edge, radius);
    write_left(list_, *fonts().body, grown(at, -10), color().text, item.label);
    if (touch.focused) focus_ring(list_, at, radius);
  }

  void paint_save(const Item& item, Rect at, ControlTouch touch) {
    const float radius = theme().metrics.radius_small;
    fill(list_, at, touch.hovered ? color().panel_pressed : color().panel_raised, radius);
    draw_icon(list_, Icon::Next, {at.min.x + 22, at.center().y}, 20, color().accent);
    const float x = at.min.x + 42, middle = at.center().y;
    write_left(list_, *fonts().strong, {{x, at.min.y + 2}, {at.max.x - 6, middle + 2}},
               color().text, item.label);
    write_left(list_, *fonts().caption, {{x, middle}, {at.max.x - 6, at.max.y - 2}},
               color().text_muted, item.note);
    if (touch.focused) focus_ring(list_, at, radius);
  }

  void paint_icon_button(const Item& item, Rect at, Icon icon, ControlTouch touch) {
    ButtonSpec spec;
    spec.icon = icon;
    spec.look = ButtonLook::Quiet;
    spec.enabled = item.enabled;
    paint_button(list_, at, spec, touch);
  }

  void paint_plain_button(const Item& item, Rect at, Icon icon, ButtonLook face,
                          ControlTouch touch) {
    ButtonSpec spec;
    spec.label = item.label.c_str();
    spec.icon = icon;
    spec.look = face;
    spec.enabled = item.enabled;
    spec.selected = item.selected;
    paint_button(list_, at, spec, touch);
  }

  const View& view_;
  const Layout& layout_;
  const int hovered_;
  ImDrawList& list_;
};

// The empty table lies behind it all, with the Vortex far off.
void paint_table(const FrameInput& input) {
  if (!look().renderer) return;
  const Rect page{{}, input.viewport};
  const float scale = input.viewport.y * 0.16F;
  look().renderer->paint(HexScene{}, camera_at(input.viewport, page.center(), scale), page);
  fill(*ImGui::GetBackgroundDrawList(), page, with_alpha(theme().color.table, 0.72F));
}

}  // namespace

void draw_start(Start& start, const FrameInput& input, Wishes& wishes) {
  start.read(input, wishes);
  paint_table(input);
  StartPainter(start, *ImGui::GetBackgroundDrawList()).paint();
  if (start.hovered() >= 0) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
}

}  // namespace mael::web::start

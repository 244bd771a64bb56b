#include "web/screens/start/draw.h"

#include <imgui.h>

#include <array>
#include <string>

#include "web/base/ink.h"
#include "web/base/theme.h"
#include "web/board/hex_renderer.h"
#include "web/screens/forces/draw_card.h"
#include "web/screens/maelstrom/scene.h"
#include "web/screens/maelstrom/words.h"
#include "web/widgets/choices.h"
#include "web/widgets/panel.h"

namespace mael::web::start {

namespace {

using maelstrom::say;
using maelstrom::tint_of;

class StartPainter {
 public:
  StartPainter(const Start& start, const Frame& frame)
      : list_(*ImGui::GetBackgroundDrawList()), start_(start), view_(start.view()),
        layout_(start.layout()), frame_(frame) {}

  void paint() {
    paint_table();
    if (!layout_.low) paint_title();
    list_.PushClipRect({0, 0}, {frame_.viewport.x, layout_.page.max.y}, true);
    paint_problem();
    write_wrapped(list_, caption(), layout_.play_note, color().text_muted, view_.play_note, true);
    for (const SeatView& seat : view_.seats) paint_seat(seat);
    paint_panels();
    paint_items(false);
    list_.PopClipRect();
    paint_strip(list_, frame_.viewport.x, layout_.page.min.y, layout_.scroll);
    if (layout_.low) paint_low_title();
    paint_bar();
    if (view_.picking != Seat::Chance) paint_picker();
  }

 private:
  int count() const { return static_cast<int>(view_.items.size()); }
  bool is_of_picker(int item) const {
    return view_.picking != Seat::Chance && !view_.items[static_cast<std::size_t>(item)].behind;
  }
  const Palette& color() const { return theme().color; }
  Rect place_of(int item) const { return layout_.items[static_cast<std::size_t>(item)]; }
  ControlTouch touch_of(int item) const {
    const bool behind = view_.items[static_cast<std::size_t>(item)].behind;
    const bool over = start_.hovered() == item && !behind;
    return {over, over && start_.is_pressed(), view_.focus == item};
  }

  const ImFont& caption() const {
    return layout_.large ? *look().fonts.body : *look().fonts.caption;
  }
  const ImFont& strong() const { return layout_.large ? *look().fonts.lead : *look().fonts.strong; }
  const ImFont& lead() const { return layout_.large ? *look().fonts.title : *look().fonts.lead; }

  void paint_items(bool of_bar) {
    for (int i = 0; i < count(); ++i) {
      const Control control = view_.items[static_cast<std::size_t>(i)].control;
      const bool in_bar = control == Control::Begin || control == Control::Options ||
                          control == Control::Back;
      if (!is_of_picker(i) && in_bar == of_bar) paint_item(i);
    }
  }

  // ---- Background ----------------------------------------------------------------------------

  void paint_table() {
    HexScene scene;
    HexSprite vortex;
    vortex.body = HexBody::Vortex;
    scene.sprites.push_back(vortex);
    scene.vortex_glow = 0.9F;
    scene.lit = {{-3, -1}, {3, 2}};
    const Rect at = layout_.vortex;
    look().renderer->paint(scene, camera_at(frame_.viewport, at.center(), at.width() / 2),
                           {{}, frame_.viewport});
  }

  void paint_title() {
    const Rect at = layout_.title;
    const ImFont& font = at.width() < 400 ? *look().fonts.title : *look().fonts.display;
    write_middle(list_, font, {at.min, {at.max.x, at.max.y - 24}}, color().text, view_.title);
    write_middle(list_, *look().fonts.body, {{at.min.x, at.max.y - 26}, at.max},
                 color().text_muted, view_.subtitle);
  }

  void paint_low_title() {
    const Rect at = layout_.title;
    const ImFont& font = *look().fonts.title;
    const float icon = 30, words = measure(font, view_.title).x;
    const float from = at.center().x - (icon + 10 + words) / 2;
    draw_icon(list_, Icon::Vortex, {from + icon / 2, at.center().y}, icon, color().legal);
    write_left(list_, font, {{from + icon + 10, at.min.y}, at.max}, color().text, view_.title);
  }

  void paint_problem() {
    if (layout_.problem.height() <= 0) return;
    paint_panel(list_, layout_.problem, PanelLook::Paper);
    const Rect words = grown(layout_.problem, -10);
    draw_icon(list_, Icon::Warning, {words.min.x + 12, words.center().y}, 22, color().danger_deep);
    write(list_, *look().fonts.caption, {words.min.x + 34, words.min.y}, color().paper_ink,
          view_.problem, words.width() - 36);
  }

  void paint_bar() {
    fill(list_, layout_.bar, color().panel);
    fill(list_, {layout_.bar.min, {layout_.bar.max.x, layout_.bar.min.y + 1}},
         with_alpha(color().edge, 0.5F));
    paint_refusal();
    paint_items(true);
  }

  void paint_refusal() {
    if (layout_.refusal.height() <= 0) return;
    paint_panel(list_, layout_.refusal, PanelLook::Paper);
    const Rect words = grown(layout_.refusal, -10);
    draw_icon(list_, Icon::Warning, {words.min.x + 12, words.center().y}, 22, color().danger_deep);
    list_.PushClipRect(im(layout_.refusal.min), im(layout_.refusal.max), true);
    write(list_, *look().fonts.caption, {words.min.x + 34, words.min.y}, color().paper_ink,
          view_.refusal, words.width() - 36);
    list_.PopClipRect();
  }

  // ---- Panels --------------------------------------------------------------------------------

  void paint_seat(const SeatView& seat) {
    const auto index = static_cast<std::size_t>(index_of(seat.seat));
    const Rect panel = layout_.seats[index];
    paint_panel(list_, panel, PanelLook::Raised);
    draw_seat(list_, index_of(seat.seat), panel.min + Vec2{34, 36}, 32);
    write_left(list_, caption(), rect_at(panel.min + Vec2{58, 14}, {110, 44}), color().text_muted,
               seat.heading);
    paint_player(seat, layout_.notes[index]);
    if (layout_.styles[index].height() > 0) {
      write(list_, caption(), layout_.styles[index].min, color().text_muted, seat.style,
            layout_.styles[index].width());
    }
    paint_kinds(seat.seat);
  }

  // Who plays, how long that takes, and under it how.
  void paint_player(const SeatView& seat, Rect at) {
    const ImFont& strong = this->strong();
    const ImFont& caption = this->caption();
    write(list_, strong, at.min, color().text, seat.player);
    const float below = (line_height(strong) - line_height(caption)) / 2;
    write(list_, caption, {at.max.x - measure(caption, seat.time).x, at.min.y + below},
          color().text_muted, seat.time);
    write(list_, caption, {at.min.x, at.min.y + line_height(strong) + 1}, color().text_muted,
          seat.about, at.width());
  }

  // The kinds of player are one control: a person, or a bot of so many strokes.
  void paint_kinds(Seat seat) {
    std::array<Segment, kKinds.size()> segments;
    Rect all{};
    int chosen = 0, hovered = -1;
    for (int i = 0; i < static_cast<int>(view_.items.size()); ++i) {
      const Item& item = view_.items[static_cast<std::size_t>(i)];
      if (item.control != Control::Kind || item.seat != seat) continue;
      segments.at(static_cast<std::size_t>(item.which)) = {
          {}, item.which == 0 ? Icon::Person : Icon::Robot, item.which};
      all = item.which == 0 ? place_of(i) : around(all, place_of(i));
      if (item.selected) chosen = item.which;
      if (start_.hovered() == i && !frame_.touch) hovered = item.which;
    }
    paint_segments(list_, all, segments, chosen, hovered);
  }

  void paint_panels() {
    if (layout_.options.height() <= 0) return;
    paint_panel(list_, layout_.options, PanelLook::Raised);
    if (view_.play == Play::Cards) return;
    const Options& options = view_.options;
    paint_stepper(0, say("start.essence"), std::to_string(options.essence));
    paint_stepper(1, say("start.draw"),
                  options.draw_after == 0
                      ? say("start.draw.never")
                      : say("start.draw.turns", {std::to_string(options.draw_after)}));
  }

  void paint_stepper(std::size_t stepper, const std::string& label, const std::string& value) {
    const Rect row = layout_.steppers[stepper];
    const float button = row.height();
    const Rect words{row.min, {row.max.x - 2 * button - kNumber - 6, row.max.y}};
    const ImFont& font = fitting(*look().fonts.body, *look().fonts.caption, label, words.width());
    write_left(list_, font, words, color().text, label);
    write_middle(list_, *look().fonts.body,
                 {{row.max.x - button - kNumber, row.min.y}, {row.max.x - button, row.max.y}},
                 color().accent, value);
  }

  // ---- Items ---------------------------------------------------------------------------------

  void paint_item(int index) {
    const Item& item = view_.items[static_cast<std::size_t>(index)];
    const Rect place = place_of(index);
    if (place.height() <= 0) return;
    switch (item.control) {
      case Control::Play: paint_play(item, place, touch_of(index)); break;
      case Control::Pick: paint_pick(item, place, touch_of(index)); break;
      case Control::Row: paint_row(item, place, touch_of(index)); break;
      case Control::Force:
        if (view_.play == Play::Cards) {
          paint_card_faction(item, place, touch_of(index));
        } else {
          paint_force(item, place, touch_of(index));
        }
        break;
      case Control::Kind:
        if (view_.focus == index) focus_ring(list_, place, theme().metrics.radius_small);
        break;
      case Control::EdgeStep:
      case Control::Squeeze:
      case Control::PrimaryLimited:
      case Control::SameForce:
      case Control::AlwaysAsk:
        paint_toggle(list_, place, item.label, item.selected, touch_of(index));
        break;
      default: paint_plain(item, place, touch_of(index)); break;
    }
  }

  void paint_play(const Item& item, Rect place, ControlTouch touch) {
    const float radius = theme().metrics.radius_small;
    const Rect inner = grown(place, -2);
    if (item.selected) {
      fill(list_, inner, color().paper, color().paper_shade, radius);
    } else {
      fill(list_, inner, touch.hovered ? color().panel_pressed : color().panel_raised, radius);
    }
    if (touch.focused) focus_ring(list_, inner, radius);
    write_middle(list_, font_of_plays(inner.width() - 6), inner,
                 item.selected ? color().paper_ink : color().text, item.label);
  }

  // All of them the same, the smaller one if any of them needs it.
  const ImFont& font_of_plays(float room) const {
    for (const Item& item : view_.items) {
      if (item.control != Control::Play) continue;
      const ImFont& font =
          fitting(*look().fonts.strong, *look().fonts.caption, item.label, room);
      if (&font == look().fonts.caption) return font;
    }
    return *look().fonts.strong;
  }

  // A made-up force: emblems, its name, what it is about.
  void paint_pick(const Item& item, Rect place, ControlTouch touch) {
    const SeatView& seat = view_.seats[item.seat == Seat::A ? 0 : 1];
    const Tint hue = seat.factions.empty() ? Tint::Slate : tint_of(seat.factions[0]);
    const TintColor& tint = theme().tint(hue);
    const float radius = theme().metrics.radius_small;
    const float lit = touch.hovered || touch.held ? 0.7F : 0.5F;
    fill(list_, place, mix(color().panel_raised, tint.face, lit),
         mix(color().panel, tint.face, lit * 0.5F), radius);
    outline(list_, place, touch.hovered ? color().accent : with_alpha(tint.bright, 0.5F), radius,
            1.5F);
    if (touch.focused) focus_ring(list_, place, radius);
    const float x = place.min.x + 38;
    const auto shown = std::min<std::size_t>(seat.factions.size(), 3);
    const float size = shown > 1 ? 34.0F : 56.0F;
    const float first = place.center().y - 18 * static_cast<float>(shown > 0 ? shown - 1 : 0);
    for (std::size_t i = 0; i < shown; ++i) {
      const float y = first + 36 * static_cast<float>(i);
      draw_icon(list_, maelstrom::emblem_of(seat.factions[i]), {x, y}, size,
                theme().tint(tint_of(seat.factions[i])).bright);
    }
    const float left = place.min.x + 78, right = place.max.x - 34;
    write_left(list_, *look().fonts.title, {{left, place.min.y + 6}, {right, place.min.y + 40}},
               color().text, seat.force_name);
    write_left(list_, *look().fonts.caption, {{left, place.min.y + 38}, {right, place.min.y + 58}},
               color().accent, seat.size);
    write(list_, *look().fonts.caption, {left, place.min.y + 60}, color().text, seat.style,
          right - left);
    draw_icon(list_, Icon::More, {place.max.x - 20, place.center().y}, 22, color().text);
  }

  void paint_row(const Item& item, Rect place, ControlTouch touch) {
    const PickRow& row = view_.rows[static_cast<std::size_t>(item.which)];
    const Rect clip = layout_.picker_rows;
    if (place.max.y <= clip.min.y || place.min.y >= clip.max.y) return;
    const std::string line =
        row.fits ? row.line : row.line + " \xc2\xb7 " + say("start.pick.clash");
    forces::paint_force_row(list_, place, row.name, line, row.factions, row.fits, touch);
  }

  void paint_picker() {
    fill(list_, {{}, frame_.viewport}, color().shade);
    paint_panel(list_, layout_.picker, PanelLook::Raised);
    const SeatView& seat = view_.seats[view_.picking == Seat::A ? 0 : 1];
    draw_seat(list_, index_of(view_.picking), layout_.picker.min + Vec2{34, 36}, 32);
    write_left(list_, *look().fonts.title, rect_at(layout_.picker.min + Vec2{60, 14}, {400, 44}),
               color().text, say("start.pick.title", {seat.heading}));
    for (int i = 0; i < count(); ++i) {
      if (is_of_picker(i) && view_.items[static_cast<std::size_t>(i)].control != Control::Row) {
        paint_item(i);
      }
    }
    list_.PushClipRect(im(layout_.picker_rows.min), im(layout_.picker_rows.max), true);
    for (int i = 0; i < count(); ++i) {
      if (view_.items[static_cast<std::size_t>(i)].control == Control::Row) paint_item(i);
    }
    list_.PopClipRect();
  }

  // An emblem, the force's name and its side; the sign of the seat that has it already.
  void paint_force(const Item& item, Rect place, ControlTouch touch) {
    const Faction force = kForces[static_cast<std::size_t>(item.which)];
    const TintColor& tint = theme().tint(tint_of(force));
    const float radius = theme().metrics.radius_small;
    const float lit = item.selected ? 0.85F : touch.hovered || touch.held ? 0.5F : 0.3F;
    fill(list_, place, mix(color().panel_raised, tint.face, lit),
         mix(color().panel, tint.face, lit * 0.5F), radius);
    outline(list_, place, item.selected ? color().accent : with_alpha(tint.bright, 0.4F), radius,
            item.selected ? 2.5F : 1.0F);
    if (touch.focused) focus_ring(list_, place, radius);
    const float emblem = place.height() * 0.62F;
    draw_icon(list_, maelstrom::emblem_of(force), {place.min.x + 10 + emblem / 2, place.center().y},
              emblem, item.selected ? tint.ink : tint.bright);
    const float left = place.min.x + 20 + emblem, middle = place.center().y;
    write_left(list_, lead(), {{left, place.min.y + 6}, {place.max.x - 6, middle + 5}},
               color().text, item.label);
    const bool good =
        mael::maelstrom::alignment_of(force) == mael::maelstrom::Alignment::Good;
    write_left(list_, caption(), {{left, middle + 3}, {place.max.x - 30, place.max.y - 6}},
               mix(color().text, tint.bright, 0.5F),
               say(good ? "alignment.good" : "alignment.evil"));
    const SeatView& other = view_.seats[item.seat == Seat::A ? 1 : 0];
    if (other.force == force) {
      draw_seat(list_, index_of(other.seat), place.max - Vec2{18, 17}, 20);
    }
  }

  // A faction of the card game, on the black of its cards.
  void paint_card_faction(const Item& item, Rect place, ControlTouch touch) {
    const mael::cards::CardData& card =
        mael::cards::catalogue()[card_faction(item.which)];
    const float radius = theme().metrics.radius_small;
    const Rgba black = mix(color().panel, rgb(0x000000), 0.35F);
    const Rgba ground = touch.hovered || touch.held ? color().panel_raised : black;
    fill(list_, place, item.selected ? color().panel_pressed : ground, black, radius);
    outline(list_, place, item.selected ? color().accent : color().edge, radius,
            item.selected ? 2.5F : 1.0F);
    if (touch.focused) focus_ring(list_, place, radius);
    const float emblem = place.height() * 0.62F;
    draw_icon(list_, find_icon(card.icon), {place.min.x + 10 + emblem / 2, place.center().y},
              emblem, item.selected ? color().accent : color().paper);
    const float left = place.min.x + 20 + emblem;
    write_wrapped(list_, strong(), {{left, place.min.y}, {place.max.x - 6, place.max.y}},
                  color().text, item.label, false);
    const SeatView& other = view_.seats[item.seat == Seat::A ? 1 : 0];
    if (mael::cards::catalogue()[other.card].tag == card.tag) {
      draw_seat(list_, index_of(other.seat), place.max - Vec2{14, 13}, 18);
    }
  }

  static Icon icon_of(const Item& item) {
    switch (item.control) {
      case Control::Begin: return Icon::Vortex;
      case Control::Back: return Icon::Back;
      case Control::Options: return Icon::Settings;
      case Control::Build: return Icon::Stack;
      case Control::Random: return Icon::Vortex;
      case Control::Close: return Icon::Close;
      case Control::Essence:
      case Control::DrawAfter: return item.which == 0 ? Icon::Minus : Icon::Plus;
      default: return Icon::None;
    }
  }

  void paint_plain(const Item& item, Rect place, ControlTouch touch) {
    ButtonSpec spec;
    spec.icon = icon_of(item);
    const bool bare = item.control == Control::Back || item.control == Control::Close ||
                      item.control == Control::Essence ||
                      item.control == Control::DrawAfter;
    spec.label = bare ? "" : item.label.c_str();
    spec.look = item.control == Control::Begin    ? ButtonLook::Primary
                : item.control == Control::Close ? ButtonLook::Quiet
                                                 : ButtonLook::Plain;
    spec.enabled = item.enabled;
    spec.selected = item.selected;
    paint_button(list_, place, fitted(spec, spec.label, {place.width(), place.height()}), touch);
  }

  ImDrawList& list_;
  const Start& start_;
  const View& view_;
  const Layout& layout_;
  const Frame& frame_;
};

}  // namespace

void draw_start(const Start& start, const Frame& frame) {
  StartPainter(start, frame).paint();
  show_pointer(start.pointer_look());
}

}  // namespace mael::web::start

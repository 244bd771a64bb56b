#include "web/setup/draw.h"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "web/app/thinking/characters.h"
#include "web/base/ink.h"
#include "web/base/say.h"
#include "web/base/theme.h"
#include "web/board/hex_renderer.h"
#include "web/setup/draw_parts.h"
#include "web/widgets/choices.h"
#include "web/widgets/panel.h"

namespace mael::web::setup {

namespace {

// Boxes are objects: they look the same in every theme.
constexpr Rgba kNight = rgb(0x05070B);
constexpr Rgba kPrint = rgb(0xFFF8E8);  // words on a box
constexpr Rgba kPrintMuted = rgb(0xE6DFD0);
constexpr float kShadow = 18, kShadowStrength = 0.75F;  // of the cover

class SetupPainter {
 public:
  SetupPainter(const SetUp& setup, std::span<const BoxPicture> pictures, const Frame& frame)
      : list_(*ImGui::GetBackgroundDrawList()),
        setup_(setup),
        view_(setup.view()),
        layout_(setup.layout()),
        pictures_(pictures),
        frame_(frame) {}

  void paint() {
    paint_room();
    list_.PushClipRect({0, 0}, {frame_.viewport.x, layout_.page.max.y}, true);
    paint_cover();
    paint_notice(layout_.problem, view_.problem);
    if (layout_.note.height() > 0) {
      write_wrapped(list_, font(styles().caption), layout_.note, color().text_muted,
                    view_.form.note, false);
    }
    for (std::size_t seat = 0; seat < layout_.seats.size(); ++seat) paint_seat(seat);
    paint_folded();
    paint_segments_of_game();
    paint_items(false);
    list_.PopClipRect();
    paint_strip(list_, frame_.viewport.x, layout_.page.min.y, layout_.scroll);
    paint_bar();
    if (view_.open) paint_list();
  }

 private:
  int count() const { return static_cast<int>(view_.items.size()); }
  const Item& item(int index) const { return view_.items[static_cast<std::size_t>(index)]; }
  bool is_of_list(int index) const { return view_.open && !item(index).behind; }
  const Palette& color() const { return theme().color; }
  const Styles& styles() const { return layout_.styles; }
  const ImFont& font(TextStyle style) const { return font_of(style); }
  Rect place_of(int index) const { return layout_.items[static_cast<std::size_t>(index)]; }
  ControlTouch touch_of(int index) const {
    const bool over = setup_.hovered() == index && !item(index).behind;
    return {over && !frame_.touch, over && setup_.is_pressed(), view_.focus == index};
  }
  const TintColor& tint_of(const Emblem& emblem) const {
    return theme().tint(emblem.tint.value_or(Tint::Slate));
  }

  void paint_items(bool of_bar) {
    for (int i = 0; i < count(); ++i) {
      const Control control = item(i).control;
      const bool in_bar =
          control == Control::Begin || control == Control::Folded || control == Control::Back;
      if (!is_of_list(i) && in_bar == of_bar) paint_item(i);
    }
  }

  // ---- The room and the cover ----------------------------------------------------------------

  void paint_room() {
    constexpr float kCell = 60;  // CSS pixels of a side of the cells on the wall
    HexScene scene;
    const float width = frame_.viewport.x / kCell, height = frame_.viewport.y / kCell;
    scene.lit = {{-width * 0.4F, -height * 0.5F}, {width * 0.4F, height * 0.1F}};
    const Vec2 size = frame_.viewport;
    look().renderer->paint(scene, camera_at(size, size / 2, kCell), {{}, size});
  }

  void paint_cover() {
    const CoverPlace& place = layout_.cover;
    const float radius = theme().metrics.radius_small;
    cast_shadow(list_, place.at, radius, kShadow, kShadowStrength);
    fill(list_, place.at, kNight, radius);
    const float from = place.beside ? place.title.min.y : place.title.max.x;
    paint_box_picture(list_, pictures_, view_.cover.picture, grown(place.at, -1.5F),
                      {place.beside, from}, layout_.page, frame_.viewport);
    trim_corners(list_, place.at, radius, kShadow, kShadowStrength);
    outline(list_, place.at, mix(kNight, kPrint, 0.42F), radius, 1.25F);
    if (place.beside) {
      fill(list_, rect_at(place.title.min - Vec2{0, 6}, {36, 3}), view_.cover.accent, 1.5F);
    } else {
      fill(list_, {place.at.min + Vec2{3, 6}, {place.at.min.x + 7, place.at.max.y - 6}},
           view_.cover.accent, 2);
    }
    write_title(list_, font(styles().title), place.title, kPrint, view_.cover.title);
    if (place.line.height() > 0) {
      write(list_, font(styles().body), place.line.min, kPrintMuted, view_.cover.line,
            place.line.width());
    }
    paint_facts(place.facts);
  }

  void paint_facts(Rect at) {
    const ImFont& words = font(styles().body);
    const float icon = css_size(words) * 1.15F, y = at.center().y;
    float x = at.min.x;
    for (const auto& [sign, fact] : {std::pair{Icon::Person, &view_.cover.players},
                                     std::pair{Icon::Action, &view_.cover.time}}) {
      draw_icon(list_, sign, {x + icon / 2, y}, icon, kPrintMuted);
      x += icon + 5;
      write_left(list_, words, {{x, at.min.y}, at.max}, kPrint, *fact);
      x += measure(words, *fact).x + 14;
    }
  }

  // ---- Notices and the bar -------------------------------------------------------------------

  void paint_notice(Rect at, const std::string& sentence) {
    if (at.height() <= 0) return;
    paint_panel(list_, at, PanelLook::Paper);
    const Rect words = grown(at, -10);
    draw_icon(list_, Icon::Warning, {words.min.x + 12, words.center().y}, 22, color().danger_deep);
    list_.PushClipRect(im(at.min), im(at.max), true);
    write(list_, *look().fonts.caption, {words.min.x + 34, words.min.y}, color().paper_ink,
          sentence, words.width() - 36);
    list_.PopClipRect();
  }

  void paint_bar() {
    fill(list_, layout_.bar, color().panel);
    fill(list_, {layout_.bar.min, {layout_.bar.max.x, layout_.bar.min.y + 1}},
         with_alpha(color().edge, 0.5F));
    paint_notice(layout_.refusal, view_.form.refusal);
    paint_items(true);
  }

  // ---- Seats ---------------------------------------------------------------------------------

  void paint_seat(std::size_t seat) {
    const SeatPlace& place = layout_.seats[seat];
    const SeatView& view = view_.seats[seat];
    paint_panel(list_, place.panel, PanelLook::Raised);
    const float sign = 32, left = place.heading.min.x;
    draw_seat(list_, static_cast<int>(seat), {left + sign / 2, place.heading.center().y}, sign);
    write_left(list_, font(styles().caption),
               {{left + sign + 8, place.heading.min.y}, place.heading.max}, color().text_muted,
               view.heading);
    paint_kinds(static_cast<int>(seat), place.kinds);
    paint_player(view, place);
    for (std::size_t of = 0; of < place.choices.size(); ++of) {
      const Rect about = place.choices[of].about;
      if (about.height() <= 0) continue;
      write(list_, font(styles().caption), about.min, color().text_muted,
            choice_at(view_.form, static_cast<int>(seat), static_cast<int>(of)).chosen.about,
            about.width());
    }
  }

  // Whose face, who plays, how long that takes, and under it how; of a person that is beside it.
  void paint_player(const SeatView& seat, const SeatPlace& place) {
    Rect at = place.note;
    const ImFont& strong = font(styles().strong);
    const ImFont& caption = font(styles().caption);
    if (seat.face != Icon::None) {
      draw_icon(list_, seat.face, at.min + Vec2{kFace / 2, kFace / 2 + 2}, kFace, color().text);
      at.min.x += kFaceRoom;
    }
    write(list_, strong, at.min, color().text, seat.player);
    const bool person = seat.face == Icon::None;
    const float below = (line_height(strong) - line_height(caption)) / 2;
    const std::string& beside = person ? seat.about : seat.time;
    if (place.says_beside) {
      write(list_, caption, {at.max.x - measure(caption, beside).x, at.min.y + below},
            color().text_muted, beside);
    }
    if (!person) {
      write(list_, caption, {at.min.x, at.min.y + line_height(strong) + 1}, color().text_muted,
            seat.about, at.width());
    }
    if (seat.record.empty() || !place.says_record) return;
    const float above =
        line_height(strong) + 3 + (person ? 0 : measure(caption, seat.about, at.width()).y);
    write(list_, caption, {at.min.x, at.min.y + above}, color().text, seat.record, at.width());
  }

  // The kinds of player are one control: a person, or a bot of so many strokes.
  void paint_kinds(int seat, Rect at) {
    std::vector<Segment> segments;
    int chosen = 0, hovered = -1;
    for (int i = 0; i < count(); ++i) {
      const Item& each = item(i);
      if (each.control != Control::Kind || each.seat != seat) continue;
      const Icon face = face_of(view_.form.kinds[static_cast<std::size_t>(each.which)]);
      segments.push_back({{}, face == Icon::None ? Icon::Person : face, each.which});
      if (each.selected) chosen = each.which;
      if (setup_.hovered() == i && !frame_.touch) hovered = each.which;
    }
    paint_segments(list_, at, segments, chosen, hovered);
  }

  // ---- Choices -------------------------------------------------------------------------------

  void paint_segments_of_game() {
    for (std::size_t of = 0; of < view_.form.choices.size(); ++of) {
      paint_segments_of(-1, static_cast<int>(of));
    }
    for (int seat = 0; seat < static_cast<int>(view_.form.seats.size()); ++seat) {
      const auto& choices = view_.form.seats[static_cast<std::size_t>(seat)].choices;
      for (std::size_t of = 0; of < choices.size(); ++of) {
        paint_segments_of(seat, static_cast<int>(of));
      }
    }
  }

  void paint_segments_of(int seat, int of) {
    if (choice_at(view_.form, seat, of).look != ChoiceLook::Segments) return;
    std::vector<Segment> segments;
    Rect all{};
    int chosen = -1, hovered = -1;
    for (int i = 0; i < count(); ++i) {
      const Item& each = item(i);
      if (each.control != Control::Option || each.seat != seat || each.of != of) continue;
      all = segments.empty() ? place_of(i) : around(all, place_of(i));
      segments.push_back({each.label});
      if (each.selected) chosen = each.which;
      if (setup_.hovered() == i && !frame_.touch) hovered = each.which;
    }
    paint_segments(list_, all, segments, chosen, hovered);
  }

  // The first other seat that has chosen the same; -1 for none.
  int taken_by(const Item& of, const Option& option) const {
    const Choice& own = choice_at(view_.form, of.seat, of.of);
    for (std::size_t seat = 0; seat < view_.form.seats.size(); ++seat) {
      if (static_cast<int>(seat) == of.seat) continue;
      for (const Choice& each : view_.form.seats[seat].choices) {
        if (each.id == own.id && each.chosen.id == option.id) return static_cast<int>(seat);
      }
    }
    return -1;
  }

  void paint_emblem(const Emblem& emblem, Vec2 middle, float size, bool chosen) {
    const TintColor& tint = tint_of(emblem);
    const Rgba face = emblem.tint ? tint.face : kNight;
    std::array<ImVec2, 6> corners;
    const auto round = hex_corners(middle, size);
    std::transform(round.begin(), round.end(), corners.begin(), im);
    list_.AddConvexPolyFilled(corners.data(), 6, packed(face));
    list_.AddPolyline(corners.data(), 6, packed(chosen ? color().accent : color().edge),
                      ImDrawFlags_Closed, chosen ? 2.5F : 1.5F);
    draw_icon(list_, emblem.icon, middle, size * 1.15F,
              emblem.tint ? tint.ink
              : chosen    ? color().brass
                          : color().paper);
  }

  // An emblem, the name of what it stands for, a few words; the sign of the seat that has it too.
  void paint_cell(const Item& of, Rect place, ControlTouch touch) {
    const Option& option =
        choice_at(view_.form, of.seat, of.of).options[static_cast<std::size_t>(of.which)];
    const SeatPlace& seat = layout_.seats[static_cast<std::size_t>(of.seat)];
    const float radius = theme().metrics.radius_small;
    const bool lit = of.selected || touch.hovered || touch.held;
    if (lit) fill(list_, place, of.selected ? color().panel_pressed : color().panel_raised, radius);
    outline(list_, place, of.selected ? color().accent : with_alpha(color().edge, 0.35F), radius,
            of.selected ? 2.5F : 1.0F);
    if (touch.focused) focus_ring(list_, place, radius);
    const Emblem emblem = option.emblems.empty() ? Emblem{} : option.emblems[0];
    const ChoicePlace& choice = seat.choices[static_cast<std::size_t>(of.of)];
    Vec2 sign{place.max.x - 13, place.min.y + 13};
    if (choice.upright) {
      paint_upright(emblem, option, place, of.selected);
    } else {
      const LyingCell cell = lying_cell(place);
      paint_emblem(emblem, cell.emblem, cell.size, of.selected);
      write_wrapped(list_, font(choice.words), cell.words, color().text, option.label, false);
      sign = cell.sign;
    }
    const int other = taken_by(of, option);
    if (other >= 0) draw_seat(list_, other, sign, kCellSign);
  }

  void paint_upright(const Emblem& emblem, const Option& option, Rect place, bool chosen) {
    const ImFont& words = font(styles().caption);
    const float high = line_height(words) + 8, size = (place.height() - high - 10) / 2;
    paint_emblem(emblem, {place.center().x, place.min.y + 7 + size}, size, chosen);
    const Rect below{{place.min.x + 3, place.max.y - high}, {place.max.x - 3, place.max.y}};
    write_middle(list_, words, below, color().text, option.label);
  }

  // What is chosen of a list: emblems, its name, what it is about.
  void paint_chosen(const Item& of, Rect place, ControlTouch touch) {
    if (of.seat < 0) return paint_plain(of, place, touch);
    const Option& chosen = choice_at(view_.form, of.seat, of.of).chosen;
    const TintColor& tint = tint_of(chosen.emblems.empty() ? Emblem{} : chosen.emblems[0]);
    const float radius = theme().metrics.radius_small;
    const float lit = touch.hovered || touch.held ? 0.7F : 0.5F;
    fill(list_, place, washed(color().panel_raised, tint.face, lit),
         washed(color().panel, tint.face, lit * 0.5F), radius);
    outline(list_, place, touch.hovered ? color().accent : with_alpha(tint.bright, 0.5F), radius,
            1.5F);
    if (touch.focused) focus_ring(list_, place, radius);
    const auto shown = std::min<std::size_t>(chosen.emblems.size(), 3);
    const float size = shown > 1 ? 34.0F : 56.0F, x = place.min.x + 38;
    float y = place.center().y - 18 * static_cast<float>(shown > 0 ? shown - 1 : 0);
    for (std::size_t i = 0; i < shown; ++i, y += 36) {
      draw_icon(list_, chosen.emblems[i].icon, {x, y}, size, tint_of(chosen.emblems[i]).bright);
    }
    const CardPlace& words = layout_.seats[static_cast<std::size_t>(of.seat)]
                                 .choices[static_cast<std::size_t>(of.of)]
                                 .card;
    write_title(list_, font(TextStyle::Title), words.title, color().text, chosen.label);
    const ImFont& caption = font(TextStyle::Caption);
    write_left(list_, caption, words.line, color().accent, chosen.line);
    write(list_, caption, words.about.min, color().text, chosen.about, words.about.width());
    draw_icon(list_, Icon::More, {place.max.x - 20, place.center().y}, 22, color().text);
  }

  // ---- What is folded ------------------------------------------------------------------------

  void paint_folded() {
    if (layout_.folded.height() <= 0) return;
    paint_panel(list_, layout_.folded, PanelLook::Raised);
    for (std::size_t of = 0; of < layout_.numbers.size(); ++of) paint_number(of);
  }

  void paint_number(std::size_t of) {
    const Number& number = view_.form.numbers[of];
    const Rect row = layout_.numbers[of];
    const float button = row.height();
    const Rect words{row.min, {row.max.x - 2 * button - kNumber - 6, row.max.y}};
    const ImFont& label =
        fitting(*look().fonts.body, *look().fonts.caption, number.label, words.width());
    write_left(list_, label, words, color().text, number.label);
    write_middle(list_, *look().fonts.body,
                 {{row.max.x - button - kNumber, row.min.y}, {row.max.x - button, row.max.y}},
                 color().accent, number.value);
  }

  // ---- The open list -------------------------------------------------------------------------

  void paint_row(const Item& of, Rect place, ControlTouch touch) {
    const Rect clip = layout_.list_rows;
    if (place.max.y <= clip.min.y || place.min.y >= clip.max.y) return;
    const Option& option = opened().options[static_cast<std::size_t>(of.which)];
    const std::string line =
        option.fits ? option.line : option.line + " \xc2\xb7 " + say("start.pick.clash");
    paint_row_choice(list_, place, {option.emblems, option.label, line, option.fits}, touch);
  }

  const Choice& opened() const {
    return choice_at(view_.form, view_.open->seat, view_.open->choice);
  }
  bool is_scrolled(int index) const {
    return item(index).control == Control::Row || item(index).control == Control::Offer;
  }

  void paint_list() {
    fill(list_, {{}, frame_.viewport}, color().shade);
    paint_panel(list_, layout_.list, PanelLook::Raised);
    const Vec2 corner = layout_.list.min;
    if (view_.open->seat >= 0) draw_seat(list_, view_.open->seat, corner + Vec2{34, 36}, 32);
    write_title(list_, *look().fonts.title,
                {corner + Vec2{60, 14}, {layout_.list.max.x - 64, corner.y + 58}}, color().text,
                view_.open->parts ? opened().chosen.label : opened().title);
    for (int i = 0; i < count(); ++i) {
      if (is_of_list(i) && !is_scrolled(i)) paint_item(i);
    }
    list_.PushClipRect(im(layout_.list_rows.min), im(layout_.list_rows.max), true);
    for (std::size_t of = 0; of < layout_.parts.size(); ++of) {
      paint_part(list_, layout_.parts[of], opened().parts[of]);
    }
    for (int i = 0; i < count(); ++i) {
      if (is_of_list(i) && is_scrolled(i)) paint_item(i);
    }
    list_.PopClipRect();
  }

  // ---- Items ---------------------------------------------------------------------------------

  void paint_item(int index) {
    const Item& of = item(index);
    const Rect place = place_of(index);
    if (place.height() <= 0) return;
    const ControlTouch touch = touch_of(index);
    switch (of.control) {
      case Control::List: paint_chosen(of, place, touch); break;
      case Control::Row: paint_row(of, place, touch); break;
      case Control::Offer:
        paint_offer(list_, place,
                    opened()
                        .parts[static_cast<std::size_t>(of.of)]
                        .offers[static_cast<std::size_t>(of.which)],
                    touch);
        break;
      case Control::Option:
        if (choice_at(view_.form, of.seat, of.of).look == ChoiceLook::Cells && of.seat >= 0) {
          paint_cell(of, place, touch);
        } else if (touch.focused) {
          focus_ring(list_, place, theme().metrics.radius_small);
        }
        break;
      case Control::Kind:
        if (touch.focused) focus_ring(list_, place, theme().metrics.radius_small);
        break;
      case Control::Toggle: paint_toggle(list_, place, of.label, of.selected, touch); break;
      case Control::Name: paint_name(of, place, touch); break;
      default: paint_plain(of, place, touch); break;
    }
  }

  // A field to write in: sunk, its words at the left.
  void paint_name(const Item& of, Rect place, ControlTouch touch) {
    const float radius = theme().metrics.radius_small;
    fill(list_, place, color().table, radius);
    fill(list_, {{place.min.x + 3, place.max.y - 2}, {place.max.x - 3, place.max.y - 1}},
         color().edge);
    outline(list_, place, touch.hovered || touch.held ? color().accent : color().line, radius, 1);
    if (touch.focused) focus_ring(list_, place, radius);
    const ImFont& words =
        fitting(font(styles().body), font(styles().caption), of.label, place.width() - 24);
    write_left(list_, words, {{place.min.x + 12, place.min.y}, {place.max.x - 12, place.max.y}},
               color().text, of.label);
  }

  static Icon icon_of(const Item& item) {
    switch (item.control) {
      case Control::Begin: return Icon::Next;
      case Control::Back: return Icon::Back;
      case Control::Folded:
      case Control::Fit: return Icon::Settings;
      case Control::Door: return Icon::Stack;
      case Control::Draw: return Icon::Vortex;
      case Control::Close:
      case Control::RemoveSeat: return Icon::Close;
      case Control::AddSeat: return Icon::Plus;
      case Control::Number: return item.which == 0 ? Icon::Minus : Icon::Plus;
      default: return Icon::None;
    }
  }

  void paint_plain(const Item& of, Rect place, ControlTouch touch) {
    ButtonSpec spec;
    spec.icon = icon_of(of);
    const bool bare = of.control == Control::Back || of.control == Control::Fit ||
                      of.control == Control::Close || of.control == Control::Number ||
                      of.control == Control::RemoveSeat;
    const bool quiet = of.control == Control::Close || of.control == Control::RemoveSeat;
    spec.label = bare ? "" : of.label.c_str();
    spec.look = of.control == Control::Begin ? ButtonLook::Primary
                : quiet                      ? ButtonLook::Quiet
                                             : ButtonLook::Plain;
    spec.enabled = of.enabled;
    spec.selected = of.selected;
    paint_button(list_, place, fitted(spec, spec.label, {place.width(), place.height()}), touch);
  }

  ImDrawList& list_;
  const SetUp& setup_;
  const View& view_;
  const Layout& layout_;
  const std::span<const BoxPicture> pictures_;
  const Frame& frame_;
};

}  // namespace

void draw_set_up(const SetUp& setup, std::span<const BoxPicture> pictures, const Frame& frame) {
  SetupPainter(setup, pictures, frame).paint();
  show_pointer(setup.pointer_look());
}

}  // namespace mael::web::setup

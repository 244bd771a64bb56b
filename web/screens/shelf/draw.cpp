#include "web/screens/shelf/draw.h"

#include <algorithm>
#include <string>

#include "web/base/ink.h"
#include "web/base/say.h"
#include "web/base/theme.h"
#include "web/board/hex_renderer.h"
#include "web/widgets/button.h"
#include "web/widgets/panel.h"
#include "web/widgets/shading.h"
#include "web/widgets/sketch_paint.h"

namespace mael::web::shelf {

namespace {

// Boxes are objects: they look the same in every theme.
constexpr Rgba kNight = rgb(0x05070B);
constexpr Rgba kPrint = rgb(0xFFF8E8);  // words on a box
constexpr Rgba kPrintMuted = rgb(0xE6DFD0);
constexpr Rgba kButton = rgb(0x141A24);  // on a box
constexpr Rgba kWood = rgb(0x6E4B1F), kWoodDark = rgb(0x26190A), kWoodLit = rgb(0xC08A45);

constexpr float kShadow = 22, kShadowStrength = 0.9F;
constexpr float kBoxRadius = 5;

// How the titles of boxes are written.
struct BoxTitle {
  const ImFont& face;
  float size;
};

class ShelfPainter {
 public:
  ShelfPainter(const GameShelf& shelf, std::span<const BoxPicture> pictures, const Frame& frame)
      : list_(*ImGui::GetBackgroundDrawList()),
        shelf_(shelf),
        view_(shelf.view()),
        layout_(shelf.layout()),
        pictures_(pictures),
        frame_(frame) {}

  void paint() {
    paint_room();
    list_.PushClipRect(im({layout_.page.min.x, 0}), im(layout_.page.max), true);
    for (const Rect& board : layout_.boards) paint_board(board);
    const BoxTitle title = box_title();
    for (std::size_t i = 0; i < view_.boxes.size(); ++i) paint_box(i, title);
    paint_waiting();
    paint_invitation();
    if (layout_.bar.height() <= 0) paint_ways();
    list_.PopClipRect();
    paint_strip(list_, frame_.viewport.x, layout_.page.min.y, layout_.scroll);
    if (layout_.bar.height() > 0) paint_bar();
    paint_title();
  }

 private:
  const Palette& color() const { return theme().color; }
  const ImFont& font(TextStyle style) const { return font_of(style); }
  const Styles& styles() const { return layout_.styles; }

  int item_of(Control control, std::size_t which) const {
    for (std::size_t i = 0; i < view_.items.size(); ++i) {
      if (view_.items[i].control == control && view_.items[i].which == which) {
        return static_cast<int>(i);
      }
    }
    return -1;
  }
  Rect place_of(int item) const { return layout_.items[static_cast<std::size_t>(item)]; }
  ControlTouch touch_of(int item) const {
    const bool over = shelf_.hovered() == item;
    return {over && !frame_.touch, over && shelf_.is_pressed(), view_.focus == item};
  }

  // ---- The room ------------------------------------------------------------------------------

  void paint_room() {
    HexScene scene;
    const float width = frame_.viewport.x / kCell, height = frame_.viewport.y / kCell;
    scene.lit = {{-width * 0.4F, -height * 0.5F}, {width * 0.4F, height * 0.1F}};
    const Vec2 size = frame_.viewport;
    look().renderer->paint(scene, camera_at(size, size / 2, kCell), {{}, size});
    paint_glow(list_, {size.x / 2, size.y * 0.22F}, {size.x * 0.62F, size.y * 0.6F},
               with_alpha(mix(color().table_lit, color().accent, 0.06F), 0.5F));
  }

  // What boxes stand on, with a light of its own over each box.
  void paint_board(Rect board) {
    const Rgba shadow = color().shadow;
    const ImU32 shade = packed(with_alpha(shadow, 0.7F * static_cast<float>(shadow.a) / 255));
    const ImU32 none = packed(with_alpha(shadow, 0));
    list_.AddRectFilledMultiColor({board.min.x, board.max.y}, {board.max.x, board.max.y + 30},
                                  shade, shade, none, none);
    fill(list_, board, kWood, kWoodDark, 0);
    list_.PushClipRect(im(board.min), im(board.max), true);
    for (const BoxPlace& box : layout_.boxes) {
      const float away = std::abs(box.at.max.y - board.min.y);
      if (away > 1) continue;
      paint_glow(list_, {box.at.center().x, board.min.y},
                 {box.at.width() * 0.5F, board.height() * 1.3F}, with_alpha(kWoodLit, 0.9F));
    }
    list_.PopClipRect();
    fill(list_, {board.min, {board.max.x, board.min.y + 1.5F}}, with_alpha(kWoodLit, 0.55F));
  }

  void paint_vortex(Rect at, Rect clip) {
    HexScene scene;
    scene.table = false;
    scene.vortex_glow = 0.8F;
    scene.sprites.emplace_back().body = HexBody::Vortex;
    const Camera camera = camera_at(frame_.viewport, at.center(), at.width() / 2);
    look().renderer->queue(list_, scene, camera, clip);
  }

  void paint_title() {
    const Rect at = layout_.title;
    const bool large = layout_.form == Form::Large;
    const ImFont& title = large ? *look().fonts.display : *look().fonts.title;
    const float words = measure(title, view_.title).x, emblem = large ? 52.0F : 40.0F;
    constexpr float kApart = 8;  // from the buttons in the corners
    const float most = at.width() - 2 * kApart;
    if (words > most) {
      return write_sized(list_, title, at.center(), css_size(title), most, color().text,
                         view_.title);
    }
    const bool shown = words + emblem + 10 <= at.width();
    const float all = words + (shown ? emblem + 10 : 0.0F);
    float x = layout_.title_centred ? at.center().x - all / 2 : at.min.x;
    if (shown) {
      paint_vortex(rect_at({x, at.center().y - emblem / 2}, {emblem, emblem}),
                   {{}, frame_.viewport});
      x += emblem + 10;
    }
    write_left(list_, title, {{x, at.min.y}, {x + words + 2, at.max.y}}, color().text, view_.title);
  }

  // ---- Boxes ---------------------------------------------------------------------------------

  void paint_box(std::size_t which, const BoxTitle& title) {
    const BoxPlace& place = layout_.boxes[which];
    const Box& box = view_.boxes[which];
    const int set_up = item_of(Control::SetUp, which), play = item_of(Control::Play, which);
    cast_shadow(list_, place.at, kBoxRadius, kShadow, kShadowStrength);
    fill(list_, place.at, kNight, kBoxRadius);
    paint_picture(box, place);
    paint_words(box, place, title);
    paint_cover(place, shelf_.hovered() == set_up && !frame_.touch);
    const bool is_first = which == 0 && !view_.goes_on() && !view_.invitation;
    paint_play(which, touch_of(play), is_first);
    if (place.upright) {
      paint_set_up(place_of(set_up), touch_of(set_up));
    } else if (view_.focus == set_up) {
      focus_ring(list_, grown(place.at, -2), kBoxRadius);
    }
  }

  void paint_picture(const Box& box, const BoxPlace& place) {
    const float from = place.upright ? place.title.min.y : place.title.max.x;
    paint_box_picture(list_, pictures_, box.id, grown(place.at, -1.5F), {place.upright, from},
                      layout_.page, frame_.viewport);
  }

  // The face the titles of all boxes are written in, and the size in which all of them are whole.
  BoxTitle box_title() const {
    const ImFont& face = font(styles().title);
    float size = css_size(face);
    for (std::size_t i = 0; i < layout_.boxes.size(); ++i) {
      const float width = measure(face, view_.boxes[i].title).x;
      size = std::min(size, size_of_title(css_size(face), width, layout_.boxes[i].title.width()));
    }
    return {face, size};
  }

  void paint_words(const Box& box, const BoxPlace& place, const BoxTitle& title) {
    if (place.upright) {
      const Vec2 at = place.title.min - Vec2{0, 6};
      fill(list_, rect_at(at, {36, 3}), box.accent, 1.5F);
    } else {
      fill(list_, {place.at.min + Vec2{3, 6}, {place.at.min.x + 7, place.at.max.y - 6}}, box.accent,
           2);
    }
    write_title(list_, title.face, place.title, kPrint, box.title, false, title.size);
    write(list_, font(styles().line), place.line.min, kPrintMuted, box.line, place.line.width());
    const float icon = css_size(font(styles().facts)) * kFactSign, y = place.facts.center().y;
    float x = place.facts.min.x;
    for (const auto& [sign, words] :
         {std::pair{Icon::Person, &box.players}, std::pair{Icon::Action, &box.time}}) {
      draw_icon(list_, sign, {x + icon / 2, y}, icon, kPrintMuted);
      x += icon + kFactSpace;
      write_left(list_, font(styles().facts), {{x, place.facts.min.y}, place.facts.max}, kPrint,
                 *words);
      x += measure(font(styles().facts), *words).x + layout_.facts_gap;
    }
  }

  // The edges of the box: light along its spine and its rim.
  void paint_cover(const BoxPlace& place, bool lit) {
    const Rect at = place.at;
    const ImU32 light = packed(with_alpha(kPrint, 0.13F)), none = packed(with_alpha(kPrint, 0));
    if (place.upright) {
      list_.AddRectFilledMultiColor({at.min.x + 5, at.min.y + 2}, {at.min.x + 12, at.max.y - 2},
                                    light, none, none, light);
    }
    trim_corners(list_, at, kBoxRadius, kShadow, kShadowStrength);
    outline(list_, at, kNight, kBoxRadius, 3);
    outline(list_, at, lit ? color().accent : mix(kNight, kPrint, 0.42F), kBoxRadius, 1.25F);
  }

  // A button with its word, or a disc where words are few.
  void paint_play(std::size_t which, ControlTouch touch, bool first) {
    const Box& box = view_.boxes[which];
    const bool upright = layout_.boxes[which].upright;
    const Rect at = place_of(item_of(Control::Play, which));
    const Rgba ground = first ? color().brass : kButton;
    const float light = touch.held ? 0.16F : touch.hovered ? 0.08F : 0;
    const Rgba ink = first ? color().brass_ink : kPrint;
    const float radius = upright ? theme().metrics.radius : at.width() / 2;
    fill(list_, at, mix(ground, kPrint, light + 0.05F), mix(ground, kPrint, light), radius);
    outline(list_, at, first ? color().brass_lit : box.accent, radius, upright ? 1.5F : 2.5F);
    if (touch.focused) focus_ring(list_, at, radius);
    const ImFont& words = font(styles().strong);
    const std::string label = say("shelf.play");
    const float side = css_size(words) * 0.8F, width = measure(words, label).x;
    if (!upright) {
      return paint_triangle(at.center() - Vec2{side * 0.36F, 0}, side * 1.2F, ink);
    }
    const bool both = at.width() >= width + side + 24;
    const float from = at.center().x - (width + (both ? side + 9 : 0.0F)) / 2;
    if (both) paint_triangle({from, at.center().y}, side, first ? ink : box.accent);
    const float left = from + (both ? side + 9 : 0.0F);
    write_left(list_, words, {{left, at.min.y}, {left + width + 2, at.max.y}}, ink, label);
  }

  void paint_triangle(Vec2 at, float side, Rgba ink) {
    list_.AddTriangleFilled({at.x, at.y - side / 2}, {at.x + side, at.y}, {at.x, at.y + side / 2},
                            packed(ink));
  }

  void paint_set_up(Rect at, ControlTouch touch) {
    const float light = touch.held ? 0.16F : touch.hovered ? 0.08F : 0;
    fill(list_, at, mix(kButton, kPrint, light + 0.05F), mix(kButton, kPrint, light),
         theme().metrics.radius);
    outline(list_, at, color().edge, theme().metrics.radius, 1.5F);
    if (touch.focused) focus_ring(list_, at, theme().metrics.radius);
    draw_icon(list_, Icon::Settings, at.center(), 24, kPrint);
  }

  // ---- Games that wait -----------------------------------------------------------------------

  void paint_waiting() {
    if (view_.waiting.empty()) return;
    if (layout_.waiting_title.height() > 0) {
      write_title(list_, *look().fonts.title, layout_.waiting_title, color().text,
                  say(view_.goes_on() ? "shelf.games" : "shelf.games.over"));
    }
    const Rect row = layout_.waiting_row, clip = grown(row, 4);  // with the ring of the focus
    list_.PushClipRect(im(clip.min), im(clip.max), true);
    for (std::size_t i = 0; i < view_.waiting.size(); ++i) paint_card(i);
    paint_more({{row.min.x - 4, row.min.y}, {row.max.x + 4, row.max.y}});
    list_.PopClipRect();
  }

  // The row goes on where it is cut.
  void paint_more(Rect row) {
    const ImU32 dark = packed(with_alpha(color().table, 0.85F)),
                clear = packed(with_alpha(color().table, 0));
    if (layout_.aside < layout_.aside_limit - 1) {
      list_.AddRectFilledMultiColor({row.max.x - 40, row.min.y}, im(row.max), clear, dark, dark,
                                    clear);
    }
    if (layout_.aside > 1) {
      list_.AddRectFilledMultiColor(im(row.min), {row.min.x + 40, row.max.y}, dark, clear, clear,
                                    dark);
    }
  }

  void paint_card(std::size_t which) {
    const WaitingPlace& place = layout_.waiting[which];
    const Waiting& waiting = view_.waiting[which];
    const int resume = item_of(Control::Resume, which), forget = item_of(Control::Forget, which);
    const ControlTouch touch = touch_of(resume);
    const bool first = which == 0 && !waiting.over;
    const float radius = theme().metrics.radius, light = touch.held      ? 0.10F
                                                         : touch.hovered ? 0.05F
                                                                         : 0;
    fill(list_, place.at, mix(color().panel_raised, kPrint, light + 0.02F),
         mix(color().panel, kPrint, light), radius);
    outline(list_, place.at, first ? color().accent : color().edge, radius, first ? 1.75F : 1);
    if (touch.focused) focus_ring(list_, grown(place_of(resume), -3), radius);
    paint_game(waiting.sketch, place.sketch);
    write(list_, font(styles().strong), place.title.min, color().text, waiting.title,
          place.title.width() + 0.5F);
    paint_turn(waiting, place.turn);
    write(list_, font(styles().small), place.line.min, color().text_muted, waiting.line,
          place.line.width() + 0.5F);
    write(list_, font(styles().small), place.when.min, color().text_muted, waiting.when,
          place.when.width() + 0.5F);
    if (place.go.width() > 0) {
      ButtonSpec go;
      go.icon = Icon::Next;
      go.look = waiting.over ? ButtonLook::Plain : ButtonLook::Primary;
      paint_button(list_, place.go, go, touch_without_focus(touch));
    }
    ButtonSpec remove;
    remove.icon = Icon::Close;
    remove.look = ButtonLook::Quiet;
    paint_button(list_, place_of(forget), remove, touch_of(forget));
  }

  // How the game lies there, on a piece of the table.
  void paint_game(const Sketch& sketch, Rect at) {
    if (at.width() <= 0) return;
    const float radius = theme().metrics.radius_small;
    fill(list_, at, color().table_lit, color().table, radius);
    outline(list_, at, color().line, radius, 1);
    paint_sketch(list_, sketch, grown(at, -6));
  }

  // Whose turn it is, by the sign of the seat and in words.
  void paint_turn(const Waiting& waiting, Rect at) {
    if (at.height() <= 0) return;
    constexpr float kSign = 18, kSignGap = 6;
    const Vec2 sign{at.min.x + kSign / 2, at.min.y + kSign / 2};
    if (waiting.seat < 0) {
      draw_icon(list_, Icon::Check, sign, kSign, color().text_muted);
    } else {
      draw_seat(list_, waiting.seat, sign, kSign);
    }
    write(list_, font(styles().small), {at.min.x + kSign + kSignGap, at.min.y},
          waiting.yours ? color().accent : color().text, waiting.turn,
          at.width() - kSign - kSignGap + 0.5F);
  }

  static ControlTouch touch_without_focus(ControlTouch touch) {
    touch.focused = false;
    return touch;
  }

  void paint_invitation() {
    if (!view_.invitation) return;
    const Invitation& invitation = *view_.invitation;
    const InvitationPlace& place = layout_.invitation;
    const float radius = theme().metrics.radius;
    fill(list_, place.at, mix(color().panel_raised, kPrint, 0.02F), color().panel, radius);
    outline(list_, place.at, color().accent, radius, 1.75F);
    paint_vortex(place.picture, layout_.page);
    write(list_, *look().fonts.lead, place.title.min, color().text, invitation.title,
          place.title.width() + 0.5F);
    write(list_, font(styles().line), place.sentence.min, color().text, invitation.sentence,
          place.sentence.width() + 0.5F);
    paint_answer(Control::Accept, invitation.accept, ButtonLook::Primary);
    paint_answer(Control::Decline, invitation.decline, ButtonLook::Plain);
  }

  void paint_answer(Control control, const std::string& label, ButtonLook answer) {
    const int item = item_of(control, 0);
    ButtonSpec spec;
    spec.label = label.c_str();
    spec.look = answer;
    paint_button(list_, place_of(item), spec, touch_of(item));
  }

  // ---- Ways ----------------------------------------------------------------------------------

  // As tiles.
  void paint_ways() {
    for (std::size_t i = 0; i < view_.ways.size(); ++i) {
      const int item = item_of(Control::Go, i);
      paint_tile(view_.ways[i], place_of(item), touch_of(item));
    }
  }

  void paint_tile(const Way& way, Rect at, ControlTouch touch) {
    const float radius = theme().metrics.radius;
    const float light = touch.held ? 0.10F : touch.hovered ? 0.05F : 0;
    cast_shadow(list_, at, radius, 12, 0.5F);
    fill(list_, at, mix(color().panel_raised, kPrint, light + 0.02F),
         mix(color().panel, kPrint, light), radius);
    outline(list_, at, color().edge, radius, 1);
    if (touch.focused) focus_ring(list_, at, radius);
    const float plate = std::min(52.0F, at.height() - 24);
    const Rect icon = rect_at({at.min.x + 14, at.center().y - plate / 2}, {plate, plate});
    fill(list_, icon, color().panel_pressed, theme().metrics.radius_small);
    draw_icon(list_, way.icon, icon.center(), plate * 0.6F, color().accent);
    const float x = icon.max.x + 12, width = at.max.x - 10 - x;
    const ImFont& title = fitting(*look().fonts.lead, font(styles().strong), way.title, width);
    const ImFont& line = font(styles().small);
    const float high = line_height(title), below = measure(line, way.line, width).y;
    float y = at.center().y - (high + below) / 2;
    write_left(list_, title, box(x, y, width, high), color().text, way.title);
    write(list_, line, {x, y + high}, color().text_muted, way.line, width);
  }

  // As cells of a bar.
  void paint_bar() {
    fill(list_, layout_.bar, color().panel);
    const Rect bar = layout_.bar;
    const bool below = layout_.form == Form::Phone;
    const Rect rim = below ? Rect{bar.min, {bar.max.x, bar.min.y + 1}}
                           : Rect{{bar.max.x - 1, bar.min.y}, bar.max};
    fill(list_, rim, with_alpha(color().edge, 0.6F));
    for (std::size_t i = 0; i < view_.ways.size(); ++i) {
      const int item = item_of(Control::Go, i);
      paint_cell(view_.ways[i], place_of(item), touch_of(item));
    }
  }

  void paint_cell(const Way& way, Rect at, ControlTouch touch) {
    const Rect inner = grown(at, -3);
    if (touch.hovered || touch.held) {
      fill(list_, inner, touch.held ? color().panel_pressed : color().panel_raised,
           theme().metrics.radius_small);
    }
    if (touch.focused) focus_ring(list_, grown(at, -4), theme().metrics.radius_small);
    draw_icon(list_, way.icon, {at.center().x, at.center().y - 11}, 26, color().accent);
    const ImFont& small = *look().fonts.caption;
    const bool fits = measure(small, way.title).x <= at.width() - 8;
    const float y = at.center().y + 6;
    write_middle(list_, small, {{at.min.x + 2, y}, {at.max.x - 2, y + 18}}, color().text,
                 fits ? way.title : way.brief);
  }

  static constexpr float kCell = 60;  // CSS pixels of a side of the cells on the wall

  ImDrawList& list_;
  const GameShelf& shelf_;
  const View& view_;
  const Layout& layout_;
  const std::span<const BoxPicture> pictures_;
  const Frame& frame_;
};

}  // namespace

void draw_shelf(const GameShelf& shelf, std::span<const BoxPicture> pictures, const Frame& frame) {
  ShelfPainter(shelf, pictures, frame).paint();
  show_pointer(shelf.pointer_look());
}

}  // namespace mael::web::shelf

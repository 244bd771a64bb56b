#include "web/setup/layout.h"

#include <algorithm>

#include "web/setup/open_list.h"

namespace mael::web::setup {

namespace {

constexpr float kGap = 12;
constexpr float kBarGap = 8;
// The buttons of the page stand in the upper corners, so far from the edge and so high
// (web/shell/style.css).
constexpr float kCorner = 8;
constexpr float kCornerButton = 44;

constexpr float kBeside = 840;     // width from which the cover stands beside the form
constexpr float kCover = 180;      // its least width
constexpr float kSeatWidth = 300;  // least width of a seat's panel: fingers press its segments
constexpr float kLargeWidth = 1440, kLargeHeight = 860;
constexpr float kLowHeight = 480;   // a phone on its side
constexpr float kPhoneWidth = 600;  // below it
constexpr float kCell = 64;         // least width of an upright cell
constexpr float kBetween = 8;       // two cells beside each other
constexpr float kFit = 48;          // the button beside a card that opens its parts
constexpr float kCoverPad = 4;      // above and under the words of a snug cover

// What is higher where type is larger, and less where room is short. `gap` lies between panels and
// lines of the form, `line` between those of a seat, `pad` over them and `below` under them.
struct Heights {
  float row, cell, lying, list, note, about, least, gap, line, pad, below;
};
constexpr Heights kUsual{kRow, 84, 56, 120, 58, 40, 520, kGap, 8, kPad, 4};
constexpr Heights kLarge{52, 108, 72, 152, 72, 50, 720, kGap, 8, kPad, 4};
constexpr Heights kSnug{kRow, 70, kRow, 110, 0, 0, 520, 7, 6, 7, 2};
constexpr Heights kLow{kRow, 64, kRow, 104, 0, 0, 520, 8, 4, 4, 2};
constexpr Styles kLargeStyles{TextStyle::Body, TextStyle::Body, TextStyle::Lead, TextStyle::Title,
                              TextStyle::Display};

bool is_large(Vec2 viewport) { return viewport.x >= kLargeWidth && viewport.y >= kLargeHeight; }

bool is_low(Vec2 viewport) { return viewport.y < kLowHeight; }

bool is_in_bar(Control control) {
  return control == Control::Begin || control == Control::Folded || control == Control::Back;
}

bool is_of_list(Control control) {
  return control == Control::Row || control == Control::Draw || control == Control::Offer ||
         control == Control::Close;
}

class Builder {
 public:
  // `snug`: on a phone, upright or on its side, where all would not fit. What is said beside what
  // can be chosen gives way, and everything is as high as it must be.
  Builder(const View& view, const FrameInput& input, bool snug)
      : view_(view),
        input_(input),
        area_(shrunk({{}, input.viewport}, input.safe)),
        snug_(snug),
        high_(is_large(input.viewport) ? kLarge
              : snug                   ? (is_low(input.viewport) ? kLow : kSnug)
                                       : kUsual) {
    out_.large = is_large(input.viewport);
    if (out_.large) out_.styles = kLargeStyles;
    out_.items.resize(view.items.size());
  }

  Layout build(float scroll, float list_scroll) {
    const float most = out_.large ? 1640.0F : area_.width() >= kBeside ? 1180.0F : 760.0F;
    width_ = std::min(area_.width() - 2 * kGap, most);
    left_ = area_.center().x - width_ / 2;
    out_.page = {{0, std::max(kCorner, area_.min.y) + kCornerButton + kCorner}, area_.max};
    place_bar();
    y_ = out_.page.min.y;
    place_cover();
    place_form();
    out_.height = y_ + high_.gap;
    out_.scroll_limit = std::max(0.0F, out_.height - out_.page.max.y);
    center_or_scroll(scroll);
    if (view_.open) {
      place_open(view_, input_, {{area_.min.x, out_.page.min.y}, area_.max}, list_scroll, out_);
    }
    return std::move(out_);
  }

 private:
  float high_of(TextStyle style, const std::string& words, float width) const {
    return input_.measure->size(style, words, width).y;
  }

  // ---- The cover -----------------------------------------------------------------------------

  void place_cover() {
    CoverPlace& cover = out_.cover;
    cover.beside = area_.width() >= kBeside;
    if (cover.beside) {
      const float beside_two = width_ - kGap - 2 * kSeatWidth - kGap;  // seats
      const float wide = std::clamp(std::min(width_ * 0.26F, beside_two), kCover, 380.0F);
      cover.at = {{left_, y_}, {left_ + wide, out_.page.max.y - kGap}};
      left_ += wide + kGap;
      width_ -= wide + kGap;
      return;
    }
    cover.at = box(left_, y_, width_, std::clamp(input_.viewport.y * 0.14F, 84.0F, 150.0F));
    place_cover_words();
    if (snug_) {
      cover.at.max.y = y_ + cover.facts.max.y - cover.title.min.y + 2 * kCoverPad;
      place_cover_words();
    }
    const float high = cover.at.height();
    y_ += high + high_.gap;
  }

  // Upright covers have them at the bottom, others at the left.
  void place_cover_words() {
    CoverPlace& cover = out_.cover;
    const Rect at = cover.at;
    const float words = cover.beside ? at.width() - 2 * kPad : at.width() * 0.6F;
    const float title = high_of(out_.styles.title, view_.cover.title, 0);
    const float line = snug_ ? 0 : high_of(out_.styles.body, view_.cover.line, words);
    const float facts = high_of(out_.styles.body, view_.cover.players, 0) + 4;
    const float all = title + line + facts, x = at.min.x + kPad;
    const float y = cover.beside ? at.max.y - kPad - all : at.center().y - all / 2;
    cover.title = box(x, y, words, title);
    cover.line = box(x, y + title, words, line);
    cover.facts = box(x, y + title + line, words, facts);
  }

  // ---- The form ------------------------------------------------------------------------------

  void place_form() {
    place_problem();
    place_game_choices();
    if (!view_.form.note.empty() && !snug_) {
      const float high = high_of(out_.styles.caption, view_.form.note, width_ - 4);
      out_.note = box(left_ + 2, y_, width_ - 4, high);
      y_ += high + high_.gap;
    }
    place_seats();
    place_folded();
    place_doors();
    y_ -= high_.gap;
  }

  // What is shorter than the screen stands in its middle, rather high; the cover beside it is as
  // high as it is.
  void center_or_scroll(float scroll) {
    const float most = out_.page.max.y - kGap, top = out_.page.min.y;
    const float high = std::clamp(y_ - top, std::min(high_.least, most - top), most - top);
    const float spare = std::max(0.0F, most - top - high);
    out_.scroll = std::clamp(scroll, 0.0F, out_.scroll_limit);
    const float by = spare * 0.35F;
    if (out_.cover.beside) {
      out_.cover.at.min.y += by;
      out_.cover.at.max.y = out_.cover.at.min.y + high;
      place_cover_words();
    }
    move_all(out_.cover.beside ? by - out_.scroll : -out_.scroll);
  }

  void move_all(float by) {
    const auto move = [by](Rect& rect) {
      rect.min.y += by;
      rect.max.y += by;
    };
    CoverPlace& cover = out_.cover;
    if (!cover.beside) {
      for (Rect* rect : {&cover.at, &cover.title, &cover.line, &cover.facts}) move(*rect);
    }
    for (Rect* rect : {&out_.note, &out_.problem, &out_.folded}) move(*rect);
    for (SeatPlace& seat : out_.seats) {
      for (Rect* rect : {&seat.panel, &seat.heading, &seat.kinds, &seat.note}) move(*rect);
      for (ChoicePlace& choice : seat.choices) {
        for (Rect* rect :
             {&choice.about, &choice.card.title, &choice.card.line, &choice.card.about}) {
          move(*rect);
        }
      }
    }
    for (Rect& rect : out_.numbers) move(rect);
    for (std::size_t i = 0; i < out_.items.size(); ++i) {
      if (!is_in_bar(view_.items[i].control)) move(out_.items[i]);
    }
  }

  void place(Control control, int seat, int of, int which, Rect at) {
    place_item(view_, control, seat, of, which, at, out_);
  }
  void place(Control control, Rect at) { place(control, -1, 0, 0, at); }

  void place_problem() {
    if (view_.problem.empty()) return;
    out_.problem = box(left_, y_, width_, 52);
    y_ += 52 + high_.gap;
  }

  // Of the game: segments and lists, a line each.
  void place_game_choices() {
    const float all = std::min(width_, out_.large ? 760.0F : 600.0F);
    for (std::size_t of = 0; of < view_.form.choices.size(); ++of, y_ += kRow + 6) {
      const Choice& choice = view_.form.choices[of];
      const Rect row = box(left_, y_, all, kRow);
      if (choice.look == ChoiceLook::List) {
        place(Control::List, -1, static_cast<int>(of), 0, row);
      } else {
        place_segments(Control::Option, -1, static_cast<int>(of), choice.options.size(), row);
      }
    }
  }

  void place_segments(Control control, int seat, int of, std::size_t count, Rect row) {
    const float each = row.width() / static_cast<float>(count);
    for (std::size_t i = 0; i < count; ++i) {
      place(control, seat, of, static_cast<int>(i),
            box(row.min.x + each * static_cast<float>(i), row.min.y, each, row.height()));
    }
  }

  // ---- Seats ---------------------------------------------------------------------------------

  void place_seats() {
    const int seats = static_cast<int>(view_.form.seats.size());
    const int fitting = static_cast<int>((width_ + kGap) / (kSeatWidth + kGap));
    const int across = std::clamp(fitting, 1, std::max(1, std::min(seats, 3)));
    alone_ = across == 1;
    const float each = (width_ + kGap) / static_cast<float>(across) - kGap;
    float bottom = y_;
    for (int seat = 0; seat < seats; ++seat) {
      const int column = seat % across;
      if (column == 0 && seat > 0) y_ = bottom + high_.gap;
      const float x = left_ + (each + kGap) * static_cast<float>(column);
      bottom = std::max(bottom, place_seat(seat, x, each));
    }
    y_ = bottom + high_.gap;
    if (!has(Control::AddSeat)) return;
    place(Control::AddSeat, box(left_, y_, width_of_door(), kRow));
    y_ += kRow + high_.gap;
  }

  bool has(Control control) const {
    return std::any_of(view_.items.begin(), view_.items.end(),
                       [&](const Item& item) { return item.control == control; });
  }

  float place_seat(int seat, float x, float width) {
    const SeatForm& form = view_.form.seats[static_cast<std::size_t>(seat)];
    SeatPlace& out = out_.seats.emplace_back();
    const float inner = width - 2 * kPad, from = x + kPad;
    float row = y_ + high_.pad;
    out.heading = box(from, row, inner * 0.4F, high_.row);
    const float remove = has(Control::RemoveSeat) ? kRow + 6 : 0;
    place(Control::Name, seat, 0, 0,
          box(from + inner * 0.4F, row, inner * 0.6F - remove, high_.row));
    place(Control::RemoveSeat, seat, 0, 0, box(from + inner - kRow, row, kRow, high_.row));
    row += high_.row + high_.line;
    out.kinds = box(from, row, inner, high_.row);
    place_segments(Control::Kind, seat, 0, view_.form.kinds.size(), out.kinds);
    row += high_.row + 4;
    const float note = alone_ ? high_of_note(view_.seats[static_cast<std::size_t>(seat)], inner)
                              : high_of_notes(inner);
    out.says_record = !snug_;
    out.says_beside = has_room_beside(view_.seats[static_cast<std::size_t>(seat)], inner);
    out.note = box(from, row, inner, note);
    row += note + high_.line - 2;
    for (std::size_t of = 0; of < form.choices.size(); ++of) {
      row = place_choice(seat, static_cast<int>(of), box(from, row, inner, 0));
    }
    out.panel = {{x, y_}, {x + width, row + high_.below}};
    return out.panel.max.y;
  }

  bool has_room_beside(const SeatView& seat, float width) const {
    const bool person = seat.face == Icon::None;
    const float name = input_.measure->size(out_.styles.strong, seat.player).x;
    const std::string& words = person ? seat.about : seat.time;
    const float beside = input_.measure->size(out_.styles.caption, words).x;
    return name + kGap + beside <= (person ? width : width - kFaceRoom);
  }

  // Of seats side by side the same for all, so that their panels end together.
  float high_of_notes(float width) const {
    float most = high_.note;
    for (const SeatView& seat : view_.seats) most = std::max(most, high_of_note(seat, width));
    return most;
  }

  // Who plays and how; of a person beside each other.
  float high_of_note(const SeatView& seat, float width) const {
    const float name = high_of(out_.styles.strong, seat.player, 0) * (snug_ ? 1.0F : kLineHeight);
    const bool person = seat.face == Icon::None;
    const float room = person ? width : width - kFaceRoom;
    const float about = person ? 0 : high_of(out_.styles.caption, seat.about, room);
    const float record =
        seat.record.empty() || snug_ ? 0 : high_of(out_.styles.caption, seat.record, room) + 2;
    return name + 2 + about + record;
  }

  // From the top of `at` down; answers where it ends.
  float place_choice(int seat, int of, Rect at) {
    const Choice& choice = choice_at(view_.form, seat, of);
    SeatPlace& out = out_.seats.back();
    ChoicePlace& place_of = out.choices.emplace_back();
    float row = at.min.y;
    if (choice.look == ChoiceLook::List) {  // the sentence stands on the card
      Rect card = at;
      if (!choice.parts.empty()) card.max.x -= kFit + kBetween;
      const float high =
          std::max(high_.list, place_card(*input_.measure, choice.chosen, card, place_of.card));
      place(Control::List, seat, of, 0, box(card.min.x, row, card.width(), high));
      place(Control::Fit, seat, of, 0, box(card.max.x + kBetween, row, kFit, high));
      return row + high + high_.line;
    }
    if (choice.look == ChoiceLook::Segments) {
      place_segments(Control::Option, seat, of, choice.options.size(),
                     box(at.min.x, row, at.width(), high_.row));
      row += high_.row + 8;
    } else {
      place_of.upright = stands_upright(choice, at.width());
      const Vec2 cell{(at.width() - kBetween) / 2, high_.lying};
      place_of.words = has_room_lying(*input_.measure, out_.styles.strong, choice, cell)
                           ? out_.styles.strong
                           : out_.styles.caption;
      row = place_cells(choice, seat, of, place_of.upright, at);
    }
    if (choice.chosen.about.empty()) return row;
    const float about =
        std::max(high_.about, high_of(out_.styles.caption, choice.chosen.about, at.width()));
    place_of.about = box(at.min.x, row, at.width(), about);
    return row + about + 4;
  }

  // Cells stand in one row where all of their words fit under their emblems.
  bool stands_upright(const Choice& choice, float width) const {
    const float each = width / static_cast<float>(std::max<std::size_t>(1, choice.options.size()));
    return each >= kCell &&
           std::all_of(choice.options.begin(), choice.options.end(), [&](const Option& option) {
             return input_.measure->size(out_.styles.caption, option.label).x <= each - 14;
           });
  }

  float place_cells(const Choice& choice, int seat, int of, bool upright, Rect at) {
    const std::size_t across = upright ? choice.options.size() : 2;
    const float high = upright ? high_.cell : high_.lying, gap = upright ? 6.0F : kBetween;
    const float each = (at.width() + gap) / static_cast<float>(across) - gap;
    for (std::size_t i = 0; i < choice.options.size(); ++i) {
      const auto column = static_cast<float>(i % across), line = static_cast<float>(i / across);
      place(Control::Option, seat, of, static_cast<int>(i),
            box(at.min.x + (each + gap) * column, at.min.y + (high + 8) * line, each, high));
    }
    const std::size_t lines = (choice.options.size() + across - 1) / across;
    return at.min.y + (high + 8) * static_cast<float>(lines);
  }

  // ---- What is folded, and doors -------------------------------------------------------------

  void place_folded() {
    if (!view_.is_unfolded) return;
    const int columns = width_ >= 700 ? 2 : 1;
    const float inner =
        (width_ - 2 * kPad - kGap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    int cell = 0;
    const auto next = [&] {
      const auto column = static_cast<float>(cell % columns);
      const auto line = static_cast<float>(cell / columns);
      ++cell;
      return box(left_ + kPad + (inner + kGap) * column, y_ + kPad + (kRow + 6) * line, inner,
                 kRow);
    };
    for (std::size_t of = 0; of < view_.form.numbers.size(); ++of) {
      place_stepper(static_cast<int>(of), next());
    }
    for (std::size_t of = 0; of < view_.form.toggles.size(); ++of) {
      place(Control::Toggle, -1, static_cast<int>(of), 0, next());
    }
    const auto lines = static_cast<float>((cell + columns - 1) / columns);
    out_.folded = box(left_, y_, width_, lines * (kRow + 6) + 2 * kPad - 6);
    y_ = out_.folded.max.y + high_.gap;
  }

  void place_stepper(int of, Rect row) {
    out_.numbers.push_back(row);
    place(Control::Number, -1, of, 0, box(row.max.x - 2 * kRow - kNumber, row.min.y, kRow, kRow));
    place(Control::Number, -1, of, 1, box(row.max.x - kRow, row.min.y, kRow, kRow));
  }

  void place_doors() {
    for (std::size_t of = 0; of < view_.form.doors.size(); ++of, y_ += kRow + high_.gap) {
      place(Control::Door, -1, static_cast<int>(of), 0, box(left_, y_, width_of_door(), kRow));
    }
  }

  // On a phone as wide as the panels above.
  float width_of_door() const { return alone_ ? width_ : std::min(width_, 360.0F); }

  // ---- The bar -------------------------------------------------------------------------------

  // Fixed at the bottom: the way back and the options at the left, Begin at the right, and between
  // or over them why it cannot begin.
  void place_bar() {
    const bool beside = width_ >= 700, low = is_low(input_.viewport);
    const float pad = low ? 6 : 10, button = low ? 48 : 54;
    const float refusal = view_.form.refusal.empty() ? 0 : 58;
    const float high = beside || refusal == 0 ? 0 : refusal + 8;
    const float top = area_.max.y - pad - button - high;
    out_.bar = {{0, top - pad}, input_.viewport};
    out_.page.max.y = out_.bar.min.y;
    const float options = has(Control::Folded) ? std::min(170.0F, width_ * 0.32F) + kBarGap : 0;
    const float used = button + kBarGap + options;
    const float begin = beside ? std::min(420.0F, width_ * 0.4F) : width_ - used;
    const float right = left_ + width_, row = top + high;
    place(Control::Back, box(left_, row, button, button));
    place(Control::Folded, box(left_ + button + kBarGap, row, options - kBarGap, button));
    place(Control::Begin, box(right - begin, row, begin, button));
    if (refusal == 0) return;
    const float from = left_ + used;
    out_.refusal = beside ? box(from, row - 2, right - begin - kGap - from, button + 4)
                          : box(left_, top, width_, refusal);
  }

  const View& view_;
  const FrameInput& input_;
  const Rect area_;
  const bool snug_;
  const Heights& high_;
  float left_ = 0;   // of the form,
  float width_ = 0;  // and of everything before the cover is placed
  float y_ = 0;
  bool alone_ = false;  // no seat stands beside another
  Layout out_;
};

}  // namespace

Layout make_layout(const View& view, const FrameInput& input, float scroll, float list_scroll) {
  Layout layout = Builder(view, input, false).build(scroll, list_scroll);
  const bool phone = input.viewport.x < kPhoneWidth || is_low(input.viewport);
  if (layout.scroll_limit <= 0 || !phone) return layout;
  return Builder(view, input, true).build(scroll, list_scroll);
}

int item_at(const View& view, const Layout& layout, Vec2 point) {
  for (std::size_t i = 0; i < layout.items.size(); ++i) {
    if (view.items[i].behind || !layout.items[i].contains(point)) continue;
    if (clip_of(view.items[i].control, layout).contains(point)) return static_cast<int>(i);
  }
  return -1;
}

Rect clip_of(Control control, const Layout& layout) {
  if (control == Control::Row || control == Control::Offer) return layout.list_rows;
  if (is_of_list(control)) return layout.list;
  return is_in_bar(control) ? layout.bar : layout.page;
}

}  // namespace mael::web::setup

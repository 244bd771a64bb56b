#include "web/screens/start/layout.h"

#include <algorithm>

namespace mael::web::start {

namespace {

constexpr float kGap = 12;
constexpr float kPad = 14;
constexpr float kRow = 44;
constexpr float kSaveRow = 56;
constexpr float kPickRow = 64;
constexpr int kShownSaves = 4;
// The buttons of the page stand in the upper corners, so far from the edge and so high
// (web/shell/style.css).
constexpr float kCorner = 8;
constexpr float kCornerButton = 44;
constexpr float kCornerWidth = 190;  // both of them in the longest of our languages

constexpr float kSideBySide = 740;  // width from which the seats stand so
constexpr float kSavesBeside = 1000;
constexpr float kLargeWidth = 1440, kLargeHeight = 860;
constexpr float kLowHeight = 480;  // a phone on its side

// What is higher where type is larger.
struct Heights {
  float row, force_card, note, style;
};
constexpr Heights kUsual{kRow, 56, 58, 40};
constexpr Heights kLarge{52, 72, 72, 50};

bool is_large(Vec2 viewport) {
  return viewport.x >= kLargeWidth && viewport.y >= kLargeHeight;
}

class Builder {
 public:
  Builder(const View& view, const FrameInput& input)
      : view_(view),
        input_(input),
        area_(shrunk({{}, input.viewport}, input.safe)),
        high_(is_large(input.viewport) ? kLarge : kUsual) {
    out_.large = is_large(input.viewport);
    out_.low = input.viewport.y < kLowHeight;
    out_.items.resize(view.items.size());
  }

  Layout build(float scroll, float picker_scroll) {
    const bool seats_beside = area_.width() >= kSideBySide;
    const float most = out_.large ? 1640.0F : 1180.0F;
    const float width = std::min(area_.width() - 2 * kGap, seats_beside ? most : 560.0F);
    left_ = area_.center().x - width / 2;
    out_.page = {{0, std::max(kCorner, area_.min.y) + kCornerButton + kCorner}, area_.max};
    place_title(width);
    if (seats_beside) {
      build_wide(width);
    } else {
      build_narrow(width);
    }
    place_bar(width);
    out_.height = y_ + kGap;
    out_.scroll_limit = std::max(0.0F, out_.height - out_.page.max.y);
    center_or_scroll(scroll);
    place_picker(picker_scroll);
    return std::move(out_);
  }

 private:
  // ---- Columns -------------------------------------------------------------------------------

  void build_narrow(float width) {
    place_problem(width);
    place_saves(left_, y_, width, 1);
    if (out_.saves.height() > 0) y_ = out_.saves.max.y + kGap;
    place_plays(left_, width);
    for (int seat = 0; seat < kSeats; ++seat) {
      y_ = place_seat(seat_at(seat), left_, y_, width) + kGap;
    }
    place_options(left_, width, 1);
    place_links(left_, y_, width);
    y_ += kRow;
  }

  // Both seats side by side; games that wait above them, or in a column of their own.
  void build_wide(float width) {
    const bool beside = !view_.saves.empty() && width >= kSavesBeside - 2 * kGap;
    const float side = beside ? std::clamp(width * 0.26F, 250.0F, 420.0F) : 0.0F;
    const float most = out_.large ? 1200.0F : 900.0F;
    const float main = std::min(width - (beside ? side + kGap : 0.0F), most);
    const float all = main + (beside ? side + kGap : 0.0F);
    left_ += (width - all) / 2;
    bar_width_ = all;
    place_problem(all);
    if (!beside && !view_.saves.empty()) {
      place_saves(left_, y_, main, 2);
      y_ = out_.saves.max.y + kGap;
    }
    const float column = y_;
    place_plays(left_, main);
    const float seat = (main - kGap) / 2;
    float bottom = y_;
    for (int i = 0; i < kSeats; ++i) {
      const float x = left_ + (seat + kGap) * static_cast<float>(i);
      bottom = std::max(bottom, place_seat(seat_at(i), x, y_, seat));
    }
    if (beside) place_saves(left_ + main + kGap, column, side, 1);
    y_ = bottom + kGap;
    place_options(left_, main, 2);
    place_links(left_, y_, main);
    y_ = std::max(y_ + kRow, out_.saves.max.y);
  }

  // What is shorter than the screen stands in its middle, rather high.
  void center_or_scroll(float scroll) {
    const float spare = out_.page.max.y - out_.height;
    out_.scroll = spare > 0 ? 0.0F : std::clamp(scroll, 0.0F, out_.scroll_limit);
    move_all(spare > 0 ? spare * 0.35F : -out_.scroll);
  }

  void move_all(float by) {
    const auto move = [by](Rect& rect) {
      rect.min.y += by;
      rect.max.y += by;
    };
    for (Rect* rect : {&out_.vortex, &out_.play_note, &out_.problem, &out_.saves, &out_.options})
      move(*rect);
    if (!out_.low) move(out_.title);
    for (Rect& rect : out_.seats) move(rect);
    for (Rect& rect : out_.notes) move(rect);
    for (Rect& rect : out_.styles) move(rect);
    for (Rect& rect : out_.steppers) move(rect);
    for (std::size_t i = 0; i < out_.items.size(); ++i) {
      if (!is_in_bar(view_.items[i].control)) move(out_.items[i]);
    }
  }

  // ---- Parts ---------------------------------------------------------------------------------

  void place(Control control, Seat seat, int which, Rect at) {
    for (std::size_t i = 0; i < view_.items.size(); ++i) {
      const Item& item = view_.items[i];
      if (item.control == control && item.seat == seat && item.which == which) out_.items[i] = at;
    }
  }
  void place(Control control, int which, Rect at) { place(control, Seat::Chance, which, at); }

  // On a low screen between the buttons of the page, else under them.
  void place_title(float width) {
    y_ = area_.min.y + kGap;
    if (out_.low) {
      const float room = area_.width() - 2 * kCornerWidth;
      out_.title = {{area_.center().x - room / 2, area_.min.y},
                    {area_.center().x + room / 2, out_.page.min.y}};
      out_.vortex = box(area_.center().x - 75, -300, 150, 150);  // only its light is seen
      y_ = out_.page.min.y;
      return;
    }
    const float vortex = std::clamp(input_.viewport.y * 0.15F - 40, 56.0F, 150.0F);
    out_.vortex = box(left_ + width / 2 - vortex / 2, y_, vortex, vortex);
    y_ += vortex;
    out_.title = box(left_, y_, width, 68);
    y_ += 68 + kGap;
  }

  void place_problem(float width) {
    if (view_.problem.empty()) return;
    out_.problem = box(left_, y_, width, 52);
    y_ += 52 + kGap;
  }

  float place_seat(Seat seat, float x, float y, float width) {
    const auto place_index = static_cast<std::size_t>(index_of(seat));
    const float inner = width - 2 * kPad, from = x + kPad;
    float row = y + kPad;
    place(Control::Name, seat, 0, box(from + inner * 0.4F, row, inner * 0.6F, high_.row));
    row += high_.row + 8;
    const float segment = inner / static_cast<float>(kKinds.size());
    for (int kind = 0; kind < static_cast<int>(kKinds.size()); ++kind) {
      place(Control::Kind, seat, kind,
            box(from + segment * static_cast<float>(kind), row, segment, high_.row));
    }
    row += high_.row + 4;
    out_.notes[place_index] = box(from, row, inner, high_.note);
    row += high_.note + 6;
    place(Control::Pick, seat, 0, box(from, row, inner, 2 * high_.force_card + 8));
    const float card = (inner - 8) / 2;
    for (int force = 0; force < static_cast<int>(kForces.size()); ++force) {
      const auto column = static_cast<float>(force % 2), line = static_cast<float>(force / 2);
      place(Control::Force, seat, force,
            box(from + (card + 8) * column, row + (high_.force_card + 8) * line, card,
                high_.force_card));
    }
    row += 2 * (high_.force_card + 8);
    if (view_.play == Play::Basic || view_.play == Play::Cards) {  // otherwise the sentence stands on the card
      out_.styles[place_index] = box(from, row, inner, high_.style);
      row += high_.style + 4;
    }
    out_.seats[place_index] = {{x, y}, {x + width, row}};
    return row;
  }

  void place_saves(float x, float y, float width, int columns) {
    if (view_.saves.empty()) return;
    const int shown = std::min(kShownSaves, static_cast<int>(view_.saves.size()));
    const auto lines = static_cast<float>((shown + columns - 1) / columns);
    const float each = width / static_cast<float>(columns);
    out_.saves = box(x, y, width, 40 + lines * kSaveRow + kPad / 2);
    for (int i = 0; i < shown; ++i) {
      const float from = x + each * static_cast<float>(i % columns);
      const float row = y + 40 + kSaveRow * static_cast<float>(i / columns);
      place(Control::Resume, i, box(from + 6, row, each - kRow - 14, kSaveRow - 4));
      place(Control::Forget, i, box(from + each - kRow - 6, row + 4, kRow, kRow));
    }
  }

  static bool is_in_bar(Control control) {
    return control == Control::Begin || control == Control::Options;
  }

  // Fixed at the bottom: the options at the left, Begin at the right, and between or over them why
  // it cannot begin.
  void place_bar(float width) {
    const float room = bar_width_ > 0 ? bar_width_ : width;
    const bool beside = room >= 700;
    const float pad = out_.low ? 6 : 10, button = out_.low ? 48 : 54;
    const float refusal = view_.refusal.empty() ? 0 : 58;
    const float high = beside || refusal == 0 ? 0 : refusal + 8;
    const float top = area_.max.y - pad - button - high;
    out_.bar = {{0, top - pad}, input_.viewport};
    out_.page.max.y = out_.bar.min.y;
    const float options = std::min(170.0F, room * 0.34F);
    const float begin = beside ? std::min(420.0F, room * 0.4F) : room - options - kGap;
    const float right = left_ + room, row = top + high;
    place(Control::Options, 0, box(left_, row, options, button));
    place(Control::Begin, 0, box(right - begin, row, begin, button));
    if (refusal == 0) return;
    const float from = left_ + options + kGap;
    out_.refusal = beside ? box(from, row - 2, right - begin - kGap - from, button + 4)
                          : box(left_, top, room, refusal);
  }

  void place_options(float x, float width, int columns) {
    if (!view_.options_open) return;
    const float inner = (width - 2 * kPad - kGap * static_cast<float>(columns - 1)) /
                        static_cast<float>(columns);
    const float top = y_ + kPad;
    int cell = 0;
    const auto next = [&] {
      const float column = static_cast<float>(cell % columns);
      const auto line = static_cast<float>(cell / columns);
      ++cell;
      return box(x + kPad + (inner + kGap) * column, top + (kRow + 6) * line, inner, kRow);
    };
    if (view_.play == Play::Cards) {
      place(Control::AlwaysAsk, 0, next());
    } else {
      place_stepper(Control::Essence, 0, next());
      place_stepper(Control::DrawAfter, 1, next());
      for (const Control control : {Control::EdgeStep, Control::Squeeze, Control::PrimaryLimited,
                                    Control::SameForce}) {
        place(control, 0, next());
      }
    }
    const auto lines = static_cast<float>((cell + columns - 1) / columns);
    out_.options = box(x, y_, width, lines * (kRow + 6) + 2 * kPad - 6);
    y_ = out_.options.max.y + kGap;
  }

  void place_stepper(Control control, std::size_t stepper, Rect row) {
    out_.steppers[stepper] = row;
    place(control, 0, box(row.max.x - 2 * kRow - kNumber, row.min.y, kRow, kRow));
    place(control, 1, box(row.max.x - kRow, row.min.y, kRow, kRow));
  }

  void place_links(float x, float y, float width) {
    const bool narrow = width < 480;
    const auto columns = narrow ? 2.0F : 3.0F;
    const float each = (width - (columns - 1) * kGap) / columns;
    place(Control::PasteLink, 0, box(x, y, each, kRow));
    place(Control::OpenFile, 0, box(x + each + kGap, y, each, kRow));
    if (narrow) {
      y_ += kRow + kGap;
      place(Control::Build, 0, box(x, y_, width, kRow));
    } else {
      place(Control::Build, 0, box(x + 2 * (each + kGap), y, each, kRow));
    }
  }

  // What is played: a segment each.
  void place_plays(float x, float width) {
    const float all = std::min(width, out_.large ? 760.0F : 600.0F),
                each = all / static_cast<float>(kPlays);
    for (int play = 0; play < kPlays; ++play) {
      place(Control::Play, play,
            box(x + (width - all) / 2 + each * static_cast<float>(play), y_, each, kRow));
    }
    y_ += kRow + 6;
    const float lines = all < 560 ? 2.0F : 1.0F;
    out_.play_note = box(x + (width - all) / 2 + 2, y_, all - 4, lines * high_.note / 3);
    y_ = out_.play_note.max.y + kGap;
    if (view_.play != Play::Cards) return;
    place(Control::Learn, 0, box(x + (width - all) / 2 + 2, y_, all - 4, kRow));
    y_ += kRow + kGap;
  }

  // The list of forces, over everything else and moved by its own scrolling.
  void place_picker(float scroll) {
    if (view_.picking == Seat::Chance) return;
    const Rect area{{area_.min.x, out_.page.min.y}, area_.max};
    const float width = std::min(640.0F, area.width());
    const float height = std::min(720.0F, area.height());
    const Vec2 middle = area.center();
    out_.picker = box(middle.x - width / 2, middle.y - height / 2, width, height);
    const float left = out_.picker.min.x + kPad, right = out_.picker.max.x - kPad;
    const float top = out_.picker.min.y + kPad;
    place(Control::Close, 0, box(right - kRow, top, kRow, kRow));
    place(Control::Random, 0, box(left, top + kRow + 8, right - left, kRow));
    out_.picker_rows = {{left, top + 2 * kRow + 20}, {right, out_.picker.max.y - kPad}};
    const float rows = static_cast<float>(view_.rows.size()) * kPickRow;
    out_.picker_limit = std::max(0.0F, rows - out_.picker_rows.height());
    float y = out_.picker_rows.min.y - std::clamp(scroll, 0.0F, out_.picker_limit);
    for (int row = 0; row < static_cast<int>(view_.rows.size()); ++row, y += kPickRow) {
      place(Control::Row, row, box(left, y, right - left, kPickRow - 4));
    }
  }

  const View& view_;
  const FrameInput& input_;
  const Rect area_;
  const Heights& high_;
  float bar_width_ = 0;  // 0: as wide as the page
  float left_ = 0;
  float y_ = 0;
  Layout out_;
};

}  // namespace

Layout make_layout(const View& view, const FrameInput& input, float scroll, float picker_scroll) {
  return Builder(view, input).build(scroll, picker_scroll);
}

int item_at(const View& view, const Layout& layout, Vec2 point) {
  for (std::size_t i = 0; i < layout.items.size(); ++i) {
    if (view.items[i].behind || !layout.items[i].contains(point)) continue;
    if (clip_of(view.items[i].control, layout).contains(point)) return static_cast<int>(i);
  }
  return -1;
}

Rect clip_of(Control control, const Layout& layout) {
  switch (control) {
    case Control::Row:
      return layout.picker_rows;
    case Control::Random:
    case Control::Close:
      return layout.picker;
    case Control::Begin:
    case Control::Options:
      return layout.bar;
    default:
      return layout.page;
  }
}

}  // namespace mael::web::start

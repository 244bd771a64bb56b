#include "web/screens/start/layout.h"

#include <algorithm>

namespace mael::web::start {

namespace {

constexpr float kGap = 12;
constexpr float kPad = 14;
constexpr float kRow = 44;
constexpr float kPickRow = 64;
constexpr float kBarGap = 8;
// The buttons of the page stand in the upper corners, so far from the edge and so high
// (web/shell/style.css).
constexpr float kCorner = 8;
constexpr float kCornerButton = 44;
constexpr float kCornerWidth = 190;  // both of them in the longest of our languages

constexpr float kSideBySide = 740;  // width from which the seats stand so
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

bool is_in_bar(Control control) {
  return control == Control::Begin || control == Control::Options || control == Control::Back;
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
    place_plays(left_, width);
    for (int seat = 0; seat < kSeats; ++seat) {
      y_ = place_seat(seat_at(seat), left_, y_, width) + kGap;
    }
    place_options(left_, width, 1);
    place_build(left_, width);
  }

  // Both seats side by side.
  void build_wide(float width) {
    const float main = std::min(width, out_.large ? 1480.0F : 900.0F);
    left_ += (width - main) / 2;
    bar_width_ = main;
    place_problem(main);
    place_plays(left_, main);
    const float seat = (main - kGap) / 2;
    float bottom = y_;
    for (int i = 0; i < kSeats; ++i) {
      const float x = left_ + (seat + kGap) * static_cast<float>(i);
      bottom = std::max(bottom, place_seat(seat_at(i), x, y_, seat));
    }
    y_ = bottom + kGap;
    place_options(left_, main, 2);
    place_build(left_, main);
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
    for (Rect* rect : {&out_.vortex, &out_.play_note, &out_.problem, &out_.options})
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

  // Fixed at the bottom: the way back and the options at the left, Begin at the right, and between
  // or over them why it cannot begin.
  void place_bar(float width) {
    const float room = bar_width_ > 0 ? bar_width_ : width;
    const bool beside = room >= 700;
    const float pad = out_.low ? 6 : 10, button = out_.low ? 48 : 54;
    const float refusal = view_.refusal.empty() ? 0 : 58;
    const float high = beside || refusal == 0 ? 0 : refusal + 8;
    const float top = area_.max.y - pad - button - high;
    out_.bar = {{0, top - pad}, input_.viewport};
    out_.page.max.y = out_.bar.min.y;
    const float back = button, options = std::min(170.0F, room * 0.32F);
    const float used = back + kBarGap + options + kBarGap;
    const float begin = beside ? std::min(420.0F, room * 0.4F) : room - used;
    const float right = left_ + room, row = top + high;
    place(Control::Back, 0, box(left_, row, back, button));
    place(Control::Options, 0, box(left_ + back + kBarGap, row, options, button));
    place(Control::Begin, 0, box(right - begin, row, begin, button));
    if (refusal == 0) return;
    const float from = left_ + used;
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

  // The way to forces of one's own, where such are played with.
  void place_build(float x, float width) {
    if (view_.play == Play::Basic || view_.play == Play::Cards) return;
    const float wide = std::min(width, 360.0F);
    place(Control::Build, 0, box(x + (width - wide) / 2, y_, wide, kRow));
    y_ += kRow;
  }

  // The ways to play a game, a segment each, where there are several; and what is played.
  void place_plays(float x, float width) {
    const float all = std::min(width, out_.large ? 760.0F : 600.0F), left = x + (width - all) / 2;
    if (view_.game == Game::Maelstrom) {
      const float each = all / 2;
      place(Control::Play, static_cast<int>(Play::Basic), box(left, y_, each, kRow));
      place(Control::Play, static_cast<int>(Play::Advanced), box(left + each, y_, each, kRow));
      y_ += kRow + 6;
    }
    const float lines = all < 560 ? 2.0F : 1.0F;
    out_.play_note = box(left + 2, y_, all - 4, lines * high_.note / 3);
    y_ = out_.play_note.max.y + kGap;
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
    default:
      return is_in_bar(control) ? layout.bar : layout.page;
  }
}

}  // namespace mael::web::start

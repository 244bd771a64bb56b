#include "web/screens/start/layout.h"

#include <algorithm>

namespace mael::web::start {

namespace {

constexpr float kGap = 12;
constexpr float kPad = 14;
constexpr float kRow = 44;
constexpr float kSaveRow = 56;
constexpr float kForceCard = 56;
constexpr float kPickRow = 64;
constexpr float kNote = 58;
constexpr float kStyle = 40;
constexpr float kShownSaves = 4;

class Builder {
 public:
  Builder(const View& view, const FrameInput& input) : view_(view), input_(input) {
    out_.items.resize(view.items.size());
  }

  Layout build(float scroll, float picker_scroll) {
    const Rect area = shrunk({{}, input_.viewport}, input_.safe);
    const bool wide = area.width() >= 880;
    const float width = std::min(area.width() - 2 * kGap, wide ? 1180.0F : 560.0F);
    left_ = area.center().x - width / 2;
    y_ = area.min.y + kGap;
    if (wide) {
      build_wide(width);
    } else {
      build_narrow(width);
    }
    out_.height = y_ + kGap;
    out_.scroll_limit = std::max(0.0F, out_.height + input_.safe.bottom - input_.viewport.y);
    center_or_scroll(scroll, area.height());
    place_picker(picker_scroll);
    return std::move(out_);
  }

 private:
  // ---- Columns -------------------------------------------------------------------------------

  void build_narrow(float width) {
    place_title(width);
    place_problem(width);
    place_saves(left_, y_, width);
    if (out_.saves.height() > 0) y_ = out_.saves.max.y + kGap;
    place_plays(left_, width);
    for (int seat = 0; seat < kSeats; ++seat) {
      y_ = place_seat(seat_at(seat), left_, y_, width) + kGap;
    }
    place_refusal(left_, width);
    place_begin(left_, width);
    place_options(left_, width, 1);
    place_links(left_, y_, width);
    y_ += kRow;
  }

  // Both seats side by side; games that wait in a column of their own.
  void build_wide(float width) {
    const bool saves = !view_.saves.empty();
    const float side = saves ? std::clamp(width * 0.3F, 250.0F, 340.0F) : 0.0F;
    const float main = std::min(width - (saves ? side + kGap : 0.0F), 860.0F);
    left_ = left_ + (width - main - (saves ? side + kGap : 0.0F)) / 2;
    place_title(main + (saves ? side + kGap : 0.0F));
    place_problem(main);
    place_plays(left_, main);
    const float seat = (main - kGap) / 2;
    const float top = y_;
    float bottom = top;
    for (int i = 0; i < kSeats; ++i) {
      const float x = left_ + (seat + kGap) * static_cast<float>(i);
      bottom = std::max(bottom, place_seat(seat_at(i), x, top, seat));
    }
    place_saves(left_ + main + kGap, top, side);
    y_ = bottom + kGap;
    place_refusal(left_, main);
    place_begin(left_, main);
    place_options(left_, main, 2);
    place_links(left_, y_, main);
    y_ = std::max(y_ + kRow, out_.saves.max.y);
  }

  // What is shorter than the screen stands in its middle, rather high.
  void center_or_scroll(float scroll, float room) {
    const float spare = room - (out_.height - input_.safe.top);
    move_all(spare > 0 ? spare * 0.35F : -std::clamp(scroll, 0.0F, out_.scroll_limit));
  }

  void move_all(float by) {
    const auto move = [by](Rect& rect) {
      rect.min.y += by;
      rect.max.y += by;
    };
    for (Rect* rect : {&out_.vortex, &out_.title, &out_.problem, &out_.saves, &out_.options,
                       &out_.refusal}) {
      move(*rect);
    }
    for (Rect& rect : out_.seats) move(rect);
    for (Rect& rect : out_.notes) move(rect);
    for (Rect& rect : out_.styles) move(rect);
    for (Rect& rect : out_.steppers) move(rect);
    for (Rect& rect : out_.items) move(rect);
  }

  // ---- Parts ---------------------------------------------------------------------------------

  void place(Control control, Seat seat, int which, Rect at) {
    for (std::size_t i = 0; i < view_.items.size(); ++i) {
      const Item& item = view_.items[i];
      if (item.control == control && item.seat == seat && item.which == which) out_.items[i] = at;
    }
  }
  void place(Control control, int which, Rect at) { place(control, Seat::Chance, which, at); }

  void place_title(float width) {
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
    place(Control::Name, seat, 0, box(from + inner * 0.4F, row, inner * 0.6F, kRow));
    row += kRow + 8;
    const float segment = inner / static_cast<float>(kKinds.size());
    for (int kind = 0; kind < static_cast<int>(kKinds.size()); ++kind) {
      place(Control::Kind, seat, kind,
            box(from + segment * static_cast<float>(kind), row, segment, kRow));
    }
    row += kRow + 4;
    out_.notes[place_index] = box(from, row, inner, kNote);
    row += kNote + 6;
    place(Control::Pick, seat, 0, box(from, row, inner, 2 * kForceCard + 8));
    const float card = (inner - 8) / 2;
    for (int force = 0; force < static_cast<int>(kForces.size()); ++force) {
      const auto column = static_cast<float>(force % 2), line = static_cast<float>(force / 2);
      place(Control::Force, seat, force,
            box(from + (card + 8) * column, row + (kForceCard + 8) * line, card, kForceCard));
    }
    row += 2 * (kForceCard + 8);
    if (view_.play == Play::Basic || view_.play == Play::Cards) {  // otherwise the sentence stands on the card
      out_.styles[place_index] = box(from, row, inner, kStyle);
      row += kStyle + 4;
    }
    out_.seats[place_index] = {{x, y}, {x + width, row}};
    return row;
  }

  void place_saves(float x, float y, float width) {
    if (view_.saves.empty()) return;
    const float shown = std::min(kShownSaves, static_cast<float>(view_.saves.size()));
    out_.saves = box(x, y, width, 40 + shown * kSaveRow + kPad / 2);
    for (int i = 0; i < static_cast<int>(shown); ++i) {
      const float row = y + 40 + kSaveRow * static_cast<float>(i);
      place(Control::Resume, i, box(x + 6, row, width - kRow - 14, kSaveRow - 4));
      place(Control::Forget, i, box(x + width - kRow - 6, row + 4, kRow, kRow));
    }
  }

  void place_begin(float x, float width) {
    const float options = std::min(150.0F, width * 0.34F);
    place(Control::Begin, 0, box(x, y_, width - options - kGap, 54));
    place(Control::Options, 0, box(x + width - options, y_, options, 54));
    y_ += 54 + kGap;
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
    place(control, 0, box(row.max.x - 2 * kRow - 48, row.min.y, kRow, kRow));
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
    const float all = std::min(width, 600.0F), each = all / static_cast<float>(kPlays);
    for (int play = 0; play < kPlays; ++play) {
      place(Control::Play, play,
            box(x + (width - all) / 2 + each * static_cast<float>(play), y_, each, kRow));
    }
    y_ += kRow + kGap;
    if (view_.play != Play::Cards) return;
    place(Control::Learn, 0, box(x + (width - all) / 2 + 2, y_, all - 4, kRow));
    y_ += kRow + kGap;
  }

  void place_refusal(float x, float width) {
    if (view_.refusal.empty()) return;
    out_.refusal = box(x, y_, width, 58);
    y_ += 58 + kGap;
  }

  // The list of forces, over everything else and moved by its own scrolling.
  void place_picker(float scroll) {
    if (view_.picking == Seat::Chance) return;
    const Rect area = shrunk({{}, input_.viewport}, input_.safe);
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
    const bool row = view.items[i].control == Control::Row;
    if (!row || layout.picker_rows.contains(point)) return static_cast<int>(i);
  }
  return -1;
}

}  // namespace mael::web::start

#include "web/table/parts/count_draw.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "web/base/ink.h"

namespace mael::web {

namespace {

std::string plus(int number) { return "+" + std::to_string(number); }

struct Painted {
  ImDrawList& list;
  const CountView& count;
  const PaintPiece& piece;
};

void paint_count_ground(ImDrawList& list, Rect at, bool winner) {
  const Palette& color = theme().color;
  if (winner) {
    fill(list, at, mix(color.panel, color.accent, 0.24F), mix(color.panel, color.accent, 0.10F),
         10);
    outline(list, at, color.accent, 10, 2);
  } else {
    fill(list, at, color.panel_raised, 10);
    outline(list, at, color.line, 10);
  }
}

// ---- A row -------------------------------------------------------------------------------------

class CountRowPainter {
 public:
  CountRowPainter(const Painted& painted, std::size_t number, Rect at)
      : painted_(painted),
        list_(painted.list),
        number_(number),
        row_(painted.count.rows[number]),
        at_(at),
        columns_(count_columns(at)),
        y_(at.center().y) {}

  void paint() const {
    const Rgba strong = row_.winner ? theme().color.accent : theme().color.text;
    write_sized(list_, *look().fonts.title, {columns_.rank, y_}, 24, 30, strong,
                std::to_string(row_.rank));
    const float sign = std::min(row_.winner ? 46.0F : 38.0F, at_.height() - 6);
    draw_seat(list_, index_of(row_.seat), {columns_.sign, y_}, sign);
    const float size = std::min(row_.winner ? 40.0F : 34.0F, at_.height());
    write_sized(list_, *look().fonts.title, {columns_.total - 24, y_}, size, 56, strong,
                std::to_string(row_.total));
    if (at_.width() >= kCountBeside) {
      paint_name(row_.line);
      paint_parts();
    } else {
      paint_name({});
      paint_sum();
    }
  }

 private:
  // With a small line below it, or with room for one.
  void paint_name(const std::string& line) const {
    const bool two = !line.empty() || at_.width() < kCountBeside;
    const bool low = at_.height() < 38;
    const float up = two ? (low ? 15.0F : 22.0F) : 13.0F;
    write_left(list_, *look().fonts.strong,
               {{columns_.name, y_ - up}, {columns_.name_end, y_ - up + (low ? 16.0F : 24.0F)}},
               theme().color.text, row_.name);
    if (line.empty()) return;
    write_left(list_, *look().fonts.caption,
               {{columns_.name, y_ + 2}, {columns_.name_end, y_ + 20}}, theme().color.text_muted,
               line);
  }

  // What the total is the sum of, or why there is none, below the name.
  void paint_sum() const {
    const float y = y_ + std::min(11.0F, at_.height() * 0.22F);
    if (!row_.line.empty()) {
      return write_left(list_, *look().fonts.caption,
                        {{columns_.name, y - 9}, {columns_.name_end, y + 9}},
                        theme().color.text_muted, row_.line);
    }
    const std::array parts{std::to_string(row_.points), plus(row_.things), plus(row_.titles)};
    const std::array<Icon, 3>& icons = painted_.count.words.icons;
    float x = columns_.name;
    for (std::size_t i = 0; i < parts.size(); ++i, x += 62) {
      draw_icon(list_, icons.at(i), {x + 9, y}, 17, theme().color.accent);
      write_left(list_, *look().fonts.strong, {{x + 22, y - 10}, {x + 60, y + 10}},
                 theme().color.text, parts.at(i));
    }
  }

  void paint_parts() const {
    const Palette& color = theme().color;
    write_sized(list_, *look().fonts.lead, {columns_.points, y_}, 22, 50, color.text,
                std::to_string(row_.points));
    const float room = (columns_.things - columns_.pieces - 6) / kCountSlots;
    const float size = std::min({38.0F, at_.height() - 12, room - 5});
    for (std::size_t i = 0; i < std::max(kCountSlots, row_.pieces); ++i) {
      const float x = columns_.pieces + room * static_cast<float>(i);
      if (x + size > columns_.titles) break;
      painted_.piece(number_, i, rect_at({x, y_ - size / 2}, {size, size}));
    }
    write_left(list_, *look().fonts.strong,
               {{columns_.things, y_ - 12}, {columns_.titles - 4, y_ + 12}}, color.text,
               plus(row_.things));
    paint_titles({{columns_.titles, at_.min.y + 4}, {columns_.total - 60, at_.max.y - 4}});
  }

  // On slips of paper, in two lines where one is too narrow.
  void paint_titles(Rect room) const {
    const Palette& color = theme().color;
    const ImFont& font = *look().fonts.caption;
    if (row_.title_words.empty()) {
      return write_left(list_, font, room, color.text_muted, painted_.count.words.no_title);
    }
    const float most = room.width();
    float all = 0;
    for (const std::string& words : row_.title_words) all += width_of_slip(words, most) + 6;
    const bool two = all > most + 6 && room.height() >= 48;
    Vec2 at{room.min.x, room.center().y - (two ? 24.0F : 11.0F)};
    for (const std::string& words : row_.title_words) {
      const float width = width_of_slip(words, most);
      if (at.x + width > room.max.x + 1) at = {room.min.x, at.y + 25};
      if (at.y + 22 > room.max.y) return;
      const Rect slip = rect_at(at, {width, 22});
      fill(list_, slip, color.paper, 6);
      draw_icon(list_, painted_.count.words.icons.back(), {slip.min.x + 14, slip.center().y}, 15,
                color.paper_ink);
      write_left(list_, font, {{slip.min.x + 25, slip.min.y}, slip.max - Vec2{5, 0}},
                 color.paper_ink, words);
      at.x += width + 6;
    }
  }

  static float width_of_slip(const std::string& words, float most) {
    return std::min(measure(*look().fonts.caption, words).x + 34, most);
  }

  const Painted& painted_;
  ImDrawList& list_;
  const std::size_t number_;
  const CountRow& row_;
  const Rect at_;
  const CountColumns columns_;
  const float y_;
};

void paint_headings(ImDrawList& list, const CountWords& words, Rect at) {
  const CountColumns columns = count_columns(at);
  const ImFont& font = *look().fonts.caption;
  const Rgba ink = theme().color.text_muted;
  const float middle = columns.points;
  write_middle(list, font, {{middle - 50, at.min.y}, {middle + 50, at.max.y}}, ink, words.points);
  write_left(list, font, {{columns.pieces, at.min.y}, {columns.titles - 6, at.max.y}}, ink,
             words.things);
  write_left(list, font, {{columns.titles, at.min.y}, {columns.total - 70, at.max.y}}, ink,
             words.titles);
  write_middle(list, font, {{columns.total - 60, at.min.y}, {columns.total + 12, at.max.y}}, ink,
               words.total);
}

// ---- Points by round ---------------------------------------------------------------------------

// Each seat's in its stroke, its sign at the end of it.
class CurvePainter {
 public:
  CurvePainter(ImDrawList& list, const CountView& count, Rect at)
      : list_(list), count_(count), rounds_(count.rounds), at_(at) {
    most_ = std::max(1, count.goal);
    for (const auto& round : rounds_) {
      for (const int points : round) most_ = std::max(most_, points);
    }
  }

  void paint() const {
    paint_goal();
    for (const CountRow& row : count_.rows) {
      const auto seat = static_cast<std::size_t>(index_of(row.seat));
      float along = 0;
      for (std::size_t i = 1; i < rounds_.size(); ++i) {
        along = stroke(point(i - 1, rounds_[i - 1].at(seat)), point(i, rounds_[i].at(seat)), seat,
                       along);
      }
    }
    paint_ends();
  }

 private:
  static constexpr float kSign = 15;

  float height_of(int points) const {
    return at_.max.y - at_.height() * static_cast<float>(points) / static_cast<float>(most_);
  }
  Vec2 point(std::size_t round, int points) const {
    const auto last = static_cast<float>(std::max<std::size_t>(rounds_.size() - 1, 1));
    const float width = at_.width() - kSign - 4;
    return {at_.min.x + width * static_cast<float>(round) / last, height_of(points)};
  }

  // Points that end the game, as dots across.
  void paint_goal() const {
    if (count_.goal <= 0) return;
    const float y = height_of(count_.goal);
    for (float x = at_.min.x; x < at_.max.x; x += 7) {
      list_.AddCircleFilled({x, y}, 1, packed(with_alpha(theme().color.edge, 0.7F)), 6);
    }
  }

  // Signs that would lie over each other give way downwards, those at the foot upwards.
  void paint_ends() const {
    std::vector<std::pair<float, int>> ends;
    for (const CountRow& row : count_.rows) {
      const int seat = index_of(row.seat);
      ends.push_back({height_of(rounds_.back().at(static_cast<std::size_t>(seat))), seat});
    }
    std::sort(ends.begin(), ends.end());
    for (std::size_t i = 1; i < ends.size(); ++i) {
      ends[i].first = std::max(ends[i].first, ends[i - 1].first + kSign);
    }
    float foot = at_.max.y + kSign / 2;
    for (std::size_t i = ends.size(); i-- > 0; foot = ends[i].first - kSign) {
      ends[i].first = std::min(ends[i].first, foot);
    }
    for (const auto& [y, seat] : ends) draw_seat(list_, seat, {at_.max.x - kSign / 2, y}, kSign);
  }

  // On and off, in pixels, of each seat's line; solid where off is 0.
  struct Dash {
    float on, off;
  };
  static Dash dash_of(std::size_t seat) {
    constexpr std::array kDashes{Dash{12, 0}, Dash{9, 5}, Dash{20, 3}, Dash{12, 4}, Dash{3, 4}};
    return kDashes.at(seat);
  }

  // Answers how far along its pattern it ended.
  float stroke(Vec2 from, Vec2 to, std::size_t seat, float along) const {
    const Rgba color = theme().seats.at(seat).ring;
    const Dash dash = dash_of(seat);
    const float far = distance(from, to);
    if (dash.off <= 0) {
      list_.AddLine(im(from), im(to), packed(color), 2.2F);
      return along + far;
    }
    const Vec2 way = (to - from) / std::max(far, 0.01F);
    const float repeat = dash.on + dash.off;
    for (float at = -std::fmod(along, repeat); at < far; at += repeat) {
      const float begin = std::max(at, 0.0F), end = std::min(at + dash.on, far);
      if (end <= begin) continue;
      list_.AddLine(im(from + way * begin), im(from + way * end), packed(color), 2.2F);
    }
    return along + far;
  }

  ImDrawList& list_;
  const CountView& count_;
  const std::vector<std::vector<int>>& rounds_;
  const Rect at_;
  int most_ = 1;
};

// Beside the words where it is wide, else below them.
void paint_rounds(ImDrawList& list, const CountView& count, Rect at) {
  paint_count_ground(list, at, false);
  const bool beside = at.width() >= kCountBeside;
  const Rect inside = grown(at, -14);
  const Rect words{{inside.min.x, at.min.y + 6},
                   {inside.min.x + (beside ? 130.0F : inside.width()), at.min.y + 26}};
  write_left(list, *look().fonts.caption, words, theme().color.text_muted, count.words.rounds);
  const Vec2 from = beside ? Vec2{words.max.x, inside.min.y} : Vec2{inside.min.x, words.max.y + 8};
  CurvePainter(list, count, {from, inside.max}).paint();
}

}  // namespace

void paint_count(ImDrawList& list, const CountView& count, const CountPlaces& places,
                 const PaintPiece& piece) {
  if (places.headings.height() > 0) paint_headings(list, count.words, places.headings);
  const Painted painted{list, count, piece};
  for (std::size_t i = 0; i < std::min(count.rows.size(), places.rows.size()); ++i) {
    paint_count_ground(list, places.rows[i], count.rows[i].winner);
    CountRowPainter(painted, i, places.rows[i]).paint();
  }
  if (places.rounds.height() > 0) paint_rounds(list, count, places.rounds);
}

void paint_count_head(ImDrawList& list, const CountView& count, const CountPlaces& places,
                      const std::string& title) {
  const Palette& color = theme().color;
  const CountRow& first = count.rows.front();
  const Rect sign = places.sign;
  if (first.winner) {
    draw_seat(list, index_of(first.seat), sign.center(), sign.width());
  } else {
    draw_icon(list, count.words.lost, sign.center(), sign.width(), color.accent);
  }
  if (places.title.height() > 0) {
    write_title(list, *look().fonts.title, places.title, color.text, title);
  }
  write_wrapped(list, *look().fonts.body, places.sentence, color.text_muted, places.words, false);
}

}  // namespace mael::web

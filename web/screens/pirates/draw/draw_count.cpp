// The count of a finished game and how things stand: rows with what each total is made of, and the
// points by round.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "web/base/ink.h"
#include "web/screens/pirates/draw/draw_parts.h"
#include "web/screens/pirates/draw/draw_things.h"
#include "web/screens/pirates/icons.h"
#include "web/screens/pirates/places_notice.h"

namespace mael::web::pirates {

namespace {

std::string plus(int number) { return "+" + std::to_string(number); }

void paint_count_ground(const Canvas& canvas, Rect at, bool winner) {
  const Palette& color = theme().color;
  if (winner) {
    fill(canvas.list, at, mix(color.panel, color.accent, 0.24F),
         mix(color.panel, color.accent, 0.10F), 10);
    outline(canvas.list, at, color.accent, 10, 2);
  } else {
    fill(canvas.list, at, color.panel_raised, 10);
    outline(canvas.list, at, color.line, 10);
  }
}

// ---- A row -------------------------------------------------------------------------------------

class RowPainter {
 public:
  RowPainter(const Canvas& canvas, const StandingView& row, Rect at)
      : list_(canvas.list), row_(row), at_(at), columns_(count_columns(at)), y_(at.center().y) {}

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
    struct Part {
      Icon icon;
      std::string number;
    };
    const std::array parts{Part{find_icon("coins"), std::to_string(row_.saved)},
                           Part{find_icon("chest"), plus(row_.loot)},
                           Part{Icon::Legendary, plus(row_.titles)}};
    float x = columns_.name;
    for (const Part& part : parts) {
      draw_icon(list_, part.icon, {x + 9, y}, 17, theme().color.accent);
      write_left(list_, *look().fonts.strong, {{x + 22, y - 10}, {x + 60, y + 10}},
                 theme().color.text, part.number);
      x += 62;
    }
  }

  void paint_parts() const {
    const Palette& color = theme().color;
    write_sized(list_, *look().fonts.lead, {columns_.saved, y_}, 22, 50, color.text,
                std::to_string(row_.saved));
    const float room = (columns_.loot - columns_.hold - 6) / kSlots;
    const float size = std::min({38.0F, at_.height() - 12, room - 5});
    for (std::size_t i = 0; i < std::max<std::size_t>(kSlots, row_.hold.size()); ++i) {
      const float x = columns_.hold + room * static_cast<float>(i);
      if (x + size > columns_.titles) break;
      const Rect slot = rect_at({x, y_ - size / 2}, {size, size});
      if (i < row_.hold.size()) {
        paint_loot(list_, slot, row_.hold[i]);
      } else {
        paint_no_loot(list_, slot);
      }
    }
    write_left(list_, *look().fonts.strong,
               {{columns_.loot, y_ - 12}, {columns_.titles - 4, y_ + 12}}, color.text,
               plus(row_.loot));
    paint_titles({{columns_.titles, at_.min.y + 4}, {columns_.total - 60, at_.max.y - 4}});
  }

  // On slips of paper, in two lines where one is too narrow.
  void paint_titles(Rect room) const {
    const Palette& color = theme().color;
    const ImFont& font = *look().fonts.caption;
    if (row_.title_words.empty()) {
      return write_left(list_, font, room, color.text_muted, say("pirates.count.no_title"));
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
      draw_icon(list_, Icon::Legendary, {slip.min.x + 14, slip.center().y}, 15, color.paper_ink);
      write_left(list_, font, {{slip.min.x + 25, slip.min.y}, slip.max - Vec2{5, 0}},
                 color.paper_ink, words);
      at.x += width + 6;
    }
  }

  static float width_of_slip(const std::string& words, float most) {
    return std::min(measure(*look().fonts.caption, words).x + 34, most);
  }

  static constexpr int kSlots = 3;

  ImDrawList& list_;
  const StandingView& row_;
  const Rect at_;
  const CountColumns columns_;
  const float y_;
};

void paint_headings(const Canvas& canvas, Rect at) {
  const CountColumns columns = count_columns(at);
  const ImFont& font = *look().fonts.caption;
  const Rgba ink = theme().color.text_muted;
  const float middle = columns.saved;
  write_middle(canvas.list, font, {{middle - 50, at.min.y}, {middle + 50, at.max.y}}, ink,
               say("pirates.count.saved"));
  write_left(canvas.list, font, {{columns.hold, at.min.y}, {columns.titles - 6, at.max.y}}, ink,
             say("pirates.count.hold"));
  write_left(canvas.list, font, {{columns.titles, at.min.y}, {columns.total - 70, at.max.y}}, ink,
             say("pirates.count.titles"));
  write_middle(canvas.list, font, {{columns.total - 60, at.min.y}, {columns.total + 12, at.max.y}},
               ink, say("pirates.count.total"));
}

// ---- Points by round ---------------------------------------------------------------------------

// Each ship's in the stroke of its seat, its sign at the end of it.
class CurvePainter {
 public:
  CurvePainter(const Canvas& canvas, Rect at)
      : canvas_(canvas), list_(canvas.list), rounds_(canvas.view().rounds), at_(at) {
    most_ = std::max(1, canvas.view().goal);
    for (const auto& round : rounds_) {
      for (const int points : round) most_ = std::max(most_, points);
    }
  }

  void paint() const {
    paint_goal();
    for (const SideView& side : canvas_.view().sides) {
      const auto seat = static_cast<std::size_t>(index_of(side.seat));
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
    if (canvas_.view().goal <= 0) return;
    const float y = height_of(canvas_.view().goal);
    for (float x = at_.min.x; x < at_.max.x; x += 7) {
      list_.AddCircleFilled({x, y}, 1, packed(with_alpha(theme().color.edge, 0.7F)), 6);
    }
  }

  // Signs that would lie over each other give way downwards, those at the foot upwards.
  void paint_ends() const {
    std::vector<std::pair<float, int>> ends;
    for (const SideView& side : canvas_.view().sides) {
      const int seat = index_of(side.seat);
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

  const Canvas& canvas_;
  ImDrawList& list_;
  const std::vector<Journal::Round>& rounds_;
  const Rect at_;
  int most_ = 1;
};

// Beside the words where it is wide, else below them.
void paint_rounds(const Canvas& canvas, Rect at) {
  paint_count_ground(canvas, at, false);
  const bool beside = at.width() >= kCountBeside;
  const Rect inside = grown(at, -14);
  const Rect words{{inside.min.x, at.min.y + 6},
                   {inside.min.x + (beside ? 130.0F : inside.width()), at.min.y + 26}};
  write_left(canvas.list, *look().fonts.caption, words, theme().color.text_muted,
             say("pirates.draw.rounds"));
  const Vec2 from = beside ? Vec2{words.max.x, inside.min.y} : Vec2{inside.min.x, words.max.y + 8};
  CurvePainter(canvas, {from, inside.max}).paint();
}

}  // namespace

void paint_standings(const Canvas& canvas) {
  const auto& standings = canvas.view().standings;
  const CountPlaces& places = canvas.places().count;
  if (places.headings.height() > 0) paint_headings(canvas, places.headings);
  for (std::size_t i = 0; i < std::min(standings.size(), places.rows.size()); ++i) {
    paint_count_ground(canvas, places.rows[i], standings[i].winner);
    RowPainter(canvas, standings[i], places.rows[i]).paint();
  }
  if (places.rounds.height() > 0) paint_rounds(canvas, places.rounds);
}

void paint_count(const Canvas& canvas) {
  const View& view = canvas.view();
  const CountPlaces& places = canvas.places().count;
  const Palette& color = theme().color;
  fill(canvas.list, {{}, canvas.frame.viewport}, color.shade);
  paint_panel(canvas.list, canvas.places().notice, PanelLook::Raised);
  const StandingView& first = view.standings.front();
  if (first.winner) {
    draw_seat(canvas.list, index_of(first.seat), places.sign.center(), places.sign.width());
  } else {
    draw_icon(canvas.list, find_icon("sunk"), places.sign.center(), places.sign.width(),
              color.accent);
  }
  if (places.title.height() > 0) {
    write_title(canvas.list, *look().fonts.title, places.title, color.text, view.notice->title);
  }
  write_wrapped(
      canvas.list, *look().fonts.body, places.sentence, color.text_muted,
      places.title.height() > 0 ? view.count_line : view.notice->title + ". " + view.count_line,
      false);
  paint_standings(canvas);
  for (std::size_t i = 0; i < view.notice->buttons.size(); ++i) {
    paint_command(canvas, view.notice->buttons[i], canvas.places().notice_buttons[i]);
  }
}

}  // namespace mael::web::pirates

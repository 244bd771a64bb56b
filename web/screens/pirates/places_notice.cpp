#include "web/screens/pirates/places_notice.h"

#include <algorithm>

#include "web/base/say.h"
#include "web/base/word_lines.h"
#include "web/table/parts/panels.h"

namespace mael::web::pirates {
namespace {

constexpr float kNoticeGap = 8;
constexpr float kNoticeButton = 48;
constexpr float kPad = 14;
constexpr float kLow = 480;  // height of a screen on which not all stands below each other

// ---- The curtain -------------------------------------------------------------------------------

// In one column whose it is next, the sign, what stays hidden, what happened, the buttons; on a low
// screen name and sign are beside the rest.
class CurtainPlacer {
 public:
  CurtainPlacer(const View& view, const Measure& measure, Rect area, Places& out)
      : view_(view), measure_(measure), area_(area), out_(out) {}

  void place() {
    if (area_.height() < kLow) {
      const float split = area_.min.x + area_.width() * 0.42F;
      place_head({area_.min, {split - kNoticeGap, area_.max.y}});
      place_rest({{split + kNoticeGap, area_.min.y}, area_.max});
    } else {
      const float width = std::min(area_.width(), 440.0F);
      const Rect column = box(area_.center().x - width / 2, area_.min.y, width, area_.height());
      place_rest({{column.min.x, column.min.y + column.height() * kHead}, column.max});
      place_head({column.min, {column.max.x, places_.secret.min.y}});
    }
    out_.curtain = std::move(places_);
  }

 private:
  static constexpr float kHead = 0.36F;  // of the height, at least
  static constexpr float kOver = 24, kName = 54, kTitle = 30, kMostSign = 190;

  // In the middle of the room, the sign as large as there is room for.
  void place_head(Rect room) {
    const float words = kOver + kName + 2 * kNoticeGap;
    const float size = std::clamp(room.height() - words - 3 * kNoticeGap, 0.0F,
                                  std::min(kMostSign, room.width() * 0.6F));
    const float y = room.min.y + std::max(0.0F, (room.height() - words - size) * 0.42F);
    places_.over = box(room.min.x, y, room.width(), kOver);
    places_.name = box(room.min.x, y + kOver, room.width(), kName);
    places_.sign = box(room.center().x - size / 2, places_.name.max.y + 2 * kNoticeGap, size, size);
  }

  // The first alone; below it, in one row, the seats that bots may play. Answers where they begin.
  float place_buttons(Rect room) {
    const auto bots = static_cast<int>(view_.notice->buttons.size()) - 1;
    const Rect row{{room.min.x, room.max.y - kNoticeButton}, room.max};
    float y = row.min.y;
    if (bots > 0) {
      y -= kOver;
      places_.bots = box(room.min.x, y, room.width(), kOver);
      y -= kNoticeButton + kNoticeGap;
    }
    out_.notice_buttons = {box(room.min.x, y, room.width(), kNoticeButton)};
    if (bots > 0) {
      const std::vector<Rect> seats = in_row(row, bots);
      out_.notice_buttons.insert(out_.notice_buttons.end(), seats.begin(), seats.end());
    }
    return y;
  }

  // From below; of what happened as much as there is room for.
  void place_rest(Rect room) {
    const float y = place_buttons(room);
    const float secret = height_in(measure_, TextStyle::Body, view_.notice->sentence, room.width());
    place_since({room.min + Vec2{0, secret + kNoticeGap}, {room.max.x, y - 2 * kNoticeGap}});
    const float end = places_.since.height() > 0 ? places_.since.min.y : y - kNoticeGap;
    places_.secret = box(room.min.x, end - 2 * kNoticeGap - secret, room.width(), secret);
  }

  // The last of what happened, as much of it as there is room for; over it, how much there was
  // before.
  void place_since(Rect room) {
    const std::vector<std::string>& since = view_.curtain->since;
    const float width = room.width() - 2 * kPad;
    float height = kTitle + 2 * kPad - kNoticeGap;
    const float line = height_in(measure_, TextStyle::Body, " ", 0), earlier = line + kNoticeGap;
    std::size_t first = since.size();
    for (; first > 0; --first) {
      const float more = height_in(measure_, TextStyle::Body, since[first - 1], width) + kNoticeGap;
      if (height + more + (first > 1 ? earlier : 0) > room.height()) break;
      height += more;
    }
    if (first == since.size()) return;
    if (first > 0) height += earlier;
    places_.since = {{room.min.x, room.max.y - height}, room.max};
    float y = places_.since.min.y + kPad + kTitle;
    if (first > 0) {
      places_.lines.push_back({box(room.min.x + kPad, y, width, line),
                               say("pirates.curtain.earlier", {std::to_string(first)})});
      y += earlier;
    }
    for (std::size_t i = first; i < since.size(); ++i) {
      const float high = height_in(measure_, TextStyle::Body, since[i], width);
      places_.lines.push_back({box(room.min.x + kPad, y, width, high), since[i]});
      y += high + kNoticeGap;
    }
  }

  const View& view_;
  const Measure& measure_;
  const Rect area_;
  Places& out_;
  CurtainPlaces places_;
};

// ---- The count ---------------------------------------------------------------------------------

constexpr float kMostRow = 68, kLeastRow = 34;
constexpr float kHeadingsHeight = 24;
constexpr float kNoticeCurve = 104, kMostCurve = 150;
constexpr float kBrief = 108;  // width that a button asks for at least

// Who won and how it ended over the rows, buttons below them.
class CountPlacer {
 public:
  CountPlacer(const View& view, const Measure& measure, Rect area, Places& out)
      : view_(view), measure_(measure), area_(area), out_(out) {}

  void place() {
    const bool low = area_.height() < kLow;
    const float width = std::min(area_.width(), 1000.0F);
    const float pad = low ? kNoticeGap : kPad;
    const float inner = width - 2 * pad;
    const float sign = low ? 40.0F : inner < kCountBeside ? 52.0F : 64.0F;
    const float words = inner - sign - kNoticeGap - 4;
    const float title = low ? 0.0F : 34.0F;
    const float head =
        std::max(sign, title + height_in(measure_, TextStyle::Body, view_.count_line, words));
    const float foot = height_of_buttons(inner);
    const float rest = 2 * pad + head + kNoticeGap + kNoticeGap + foot;
    const float height = std::min(area_.height(), rest + height_of_count(view_, inner));
    out_.notice = box(area_.center().x - width / 2, area_.center().y - height / 2, width, height);
    const Rect inside = grown(out_.notice, -pad);
    place_head({inside.min, {inside.max.x, inside.min.y + head}}, sign, title);
    place_buttons({{inside.min.x, inside.max.y - foot}, inside.max});
    place_count(view_,
                {{inside.min.x, inside.min.y + head + kNoticeGap},
                 {inside.max.x, inside.max.y - foot - kNoticeGap}},
                out_);
  }

 private:
  void place_head(Rect room, float sign, float title) {
    out_.count.sign = box(room.min.x, room.min.y, sign, sign);
    const float left = room.min.x + sign + kNoticeGap + 4;
    out_.count.title = box(left, room.min.y, room.max.x - left, title);
    out_.count.sentence = {{left, room.min.y + title}, room.max};
  }

  // The first is wide at the right; where they are many for the width, two stand in a line.
  bool in_one_line(float width) const {
    return width >= kBrief * static_cast<float>(view_.notice->buttons.size() + 1);
  }
  float height_of_buttons(float width) const {
    if (in_one_line(width)) return kNoticeButton;
    const std::size_t lines = (view_.notice->buttons.size() + 1) / 2;
    return static_cast<float>(lines) * (kNoticeButton + kNoticeGap) - kNoticeGap;
  }

  void place_buttons(Rect room) {
    const std::size_t count = view_.notice->buttons.size();
    if (in_one_line(room.width())) {
      const float first = std::max(kBrief, room.width() * 0.28F);
      out_.notice_buttons = {{{room.max.x - first, room.min.y}, room.max}};
      room.max.x -= first + kNoticeGap;
      for (const Rect& at : in_row(room, static_cast<int>(count) - 1)) {
        out_.notice_buttons.push_back(at);
      }
      return;
    }
    out_.notice_buttons.clear();
    const float half = (room.width() - kNoticeGap) / 2;
    for (std::size_t i = 0; i < count; ++i) {
      const float x = room.min.x + (half + kNoticeGap) * static_cast<float>(i % 2);
      const float y = room.min.y + (kNoticeButton + kNoticeGap) * static_cast<float>(i / 2);
      out_.notice_buttons.push_back(box(x, y, half, kNoticeButton));
    }
  }

  const View& view_;
  const Measure& measure_;
  const Rect area_;
  Places& out_;
};

}  // namespace

CountColumns count_columns(Rect row) {
  const float unit = std::clamp(row.width() / 952, 0.7F, 1.1F);
  CountColumns at{};
  at.rank = row.min.x + 22;
  at.sign = row.min.x + 24 + 40 * std::max(unit, 0.85F);
  at.name = at.sign + 30;
  at.total = row.max.x - 16;
  if (row.width() < kCountBeside) {
    at.name_end = at.saved = at.hold = at.loot = at.titles = at.total - 52;
    return at;
  }
  at.saved = row.min.x + 280 * unit;
  at.name_end = at.saved - 26;
  at.hold = row.min.x + 330 * unit;
  at.loot = row.min.x + 474 * unit;
  at.titles = row.min.x + 520 * unit;
  return at;
}

float height_of_count(const View& view, float width) {
  const float rows = kMostRow * static_cast<float>(view.standings.size());
  const float headings = width >= kCountBeside ? kHeadingsHeight : 0;
  return rows + headings + (view.rounds.size() < 2 ? 0 : kMostCurve);
}

void place_count(const View& view, Rect place, Places& places) {
  const auto count = static_cast<float>(view.standings.size());
  if (count == 0) return;
  CountPlaces& out = places.count;
  if (place.width() >= kCountBeside && place.height() >= kHeadingsHeight + kLeastRow * count) {
    out.headings = box(place.min.x, place.min.y, place.width(), kHeadingsHeight);
    place.min.y += kHeadingsHeight;
  }
  constexpr float kLeastBesideCurve = 48;
  const float over = place.height() - kLeastBesideCurve * count;
  if (view.rounds.size() >= 2 && over >= kNoticeCurve) {
    const float curve = std::clamp(place.height() - kMostRow * count, kNoticeCurve, kMostCurve);
    out.rounds = {{place.min.x, place.max.y - curve + kNoticeGap}, place.max};
    place.max.y -= curve;
  }
  const float step = std::min(kMostRow, (place.height() + kNoticeGap) / count);
  for (std::size_t i = 0; i < view.standings.size(); ++i) {
    const float y = place.min.y + step * static_cast<float>(i);
    out.rows.push_back(box(place.min.x, y, place.width(), step - kNoticeGap / 2));
  }
}

void place_notice(const View& view, const Measure& measure, Vec2 viewport, const Insets& safe,
                  Places& places) {
  if (places.notice.height() <= 0) return;
  places.notice_course = {};  // the count has its own
  const Rect area = shrunk({{}, viewport}, safe);
  if (view.curtain && view.notice->hides_table) {
    places.notice = area;
    places.notice_buttons.clear();
    CurtainPlacer(view, measure, grown(area, -2 * kNoticeGap), places).place();
  } else if (!view.count_line.empty()) {
    CountPlacer(view, measure, grown(area, -kNoticeGap), places).place();
  }
}

}  // namespace mael::web::pirates

#include "web/table/parts/count.h"

#include <algorithm>
#include <utility>

#include "web/base/word_lines.h"
#include "web/table/parts/frame.h"

namespace mael::web {
namespace {

constexpr float kCountGap = 8;
constexpr float kCountButton = 48;
constexpr float kCountPad = 14;
constexpr float kLowCount = 480;  // height of a page on which not all stands below each other
constexpr float kMostRow = 68, kLeastRow = 34;
constexpr float kHeadingsHeight = 24;
constexpr float kLeastCurve = 104, kMostCurve = 150;
constexpr float kBrief = 108;  // width that a button asks for at least

// Who won and how it ended over the rows, buttons below them.
class CountPlacer {
 public:
  CountPlacer(const CountView& count, const NoticeView& notice, const Measure& measure, Rect area,
              CountPlaces& out)
      : count_(count), notice_(notice), measure_(measure), area_(area), out_(out) {}

  CountNotice place() {
    const bool low = area_.height() < kLowCount;
    const float width = std::min(area_.width(), 1000.0F);
    const float pad = low ? kCountGap : kCountPad;
    const float inner = width - 2 * pad;
    const float sign = low ? 40.0F : inner < kCountBeside ? 52.0F : 64.0F;
    const float words = inner - sign - kCountGap - 4;
    const float title = low ? 0.0F : 34.0F;
    out_.words = low ? notice_.title + ". " + count_.line : count_.line;
    const float head =
        std::max(sign, title + height_apart(measure_, TextStyle::Body, out_.words, words));
    const float foot = height_of_buttons(inner);
    const float rest = 2 * pad + head + kCountGap + kCountGap + foot;
    const float height = std::min(area_.height(), rest + height_of_count(count_, inner));
    made_.at = box(area_.center().x - width / 2, area_.center().y - height / 2, width, height);
    const Rect inside = grown(made_.at, -pad);
    place_head({inside.min, {inside.max.x, inside.min.y + head}}, sign, title);
    place_buttons({{inside.min.x, inside.max.y - foot}, inside.max});
    place_count(count_,
                {{inside.min.x, inside.min.y + head + kCountGap},
                 {inside.max.x, inside.max.y - foot - kCountGap}},
                out_);
    return std::move(made_);
  }

 private:
  void place_head(Rect room, float sign, float title) {
    out_.sign = box(room.min.x, room.min.y, sign, sign);
    const float left = room.min.x + sign + kCountGap + 4;
    out_.title = box(left, room.min.y, room.max.x - left, title);
    out_.sentence = {{left, room.min.y + title}, room.max};
  }

  // The first is wide at the right; where they are many for the width, two stand in a line.
  bool in_one_line(float width) const {
    return width >= kBrief * static_cast<float>(notice_.buttons.size() + 1);
  }
  float height_of_buttons(float width) const {
    if (in_one_line(width)) return kCountButton;
    const std::size_t lines = (notice_.buttons.size() + 1) / 2;
    return static_cast<float>(lines) * (kCountButton + kCountGap) - kCountGap;
  }

  void place_buttons(Rect room) {
    const std::size_t count = notice_.buttons.size();
    if (in_one_line(room.width())) {
      const float first = std::max(kBrief, room.width() * 0.28F);
      made_.buttons = {{{room.max.x - first, room.min.y}, room.max}};
      room.max.x -= first + kCountGap;
      for (const Rect& at : in_row(room, static_cast<int>(count) - 1)) {
        made_.buttons.push_back(at);
      }
      return;
    }
    const float half = (room.width() - kCountGap) / 2;
    for (std::size_t i = 0; i < count; ++i) {
      const float x = room.min.x + (half + kCountGap) * static_cast<float>(i % 2);
      const float y = room.min.y + (kCountButton + kCountGap) * static_cast<float>(i / 2);
      made_.buttons.push_back(box(x, y, half, kCountButton));
    }
  }

  const CountView& count_;
  const NoticeView& notice_;
  const Measure& measure_;
  const Rect area_;
  CountPlaces& out_;
  CountNotice made_;
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
    at.name_end = at.points = at.pieces = at.things = at.titles = at.total - 52;
    return at;
  }
  at.points = row.min.x + 280 * unit;
  at.name_end = at.points - 26;
  at.pieces = row.min.x + 330 * unit;
  at.things = row.min.x + 474 * unit;
  at.titles = row.min.x + 520 * unit;
  return at;
}

float height_of_count(const CountView& count, float width) {
  const float rows = kMostRow * static_cast<float>(count.rows.size());
  const float headings = width >= kCountBeside ? kHeadingsHeight : 0;
  return rows + headings + (count.rounds.size() < 2 ? 0 : kMostCurve);
}

void place_count(const CountView& count, Rect place, CountPlaces& out) {
  const auto rows = static_cast<float>(count.rows.size());
  if (rows == 0) return;
  if (place.width() >= kCountBeside && place.height() >= kHeadingsHeight + kLeastRow * rows) {
    out.headings = box(place.min.x, place.min.y, place.width(), kHeadingsHeight);
    place.min.y += kHeadingsHeight;
  }
  constexpr float kLeastBesideCurve = 48;
  const float over = place.height() - kLeastBesideCurve * rows;
  if (count.rounds.size() >= 2 && over >= kLeastCurve) {
    const float curve = std::clamp(place.height() - kMostRow * rows, kLeastCurve, kMostCurve);
    out.rounds = {{place.min.x, place.max.y - curve + kCountGap}, place.max};
    place.max.y -= curve;
  }
  const float step = std::min(kMostRow, (place.height() + kCountGap) / rows);
  for (std::size_t i = 0; i < count.rows.size(); ++i) {
    const float y = place.min.y + step * static_cast<float>(i);
    out.rows.push_back(box(place.min.x, y, place.width(), step - kCountGap / 2));
  }
}

CountNotice place_count_notice(const CountView& count, const NoticeView& notice,
                               const Measure& measure, Rect area, CountPlaces& out) {
  return CountPlacer(count, notice, measure, area, out).place();
}

}  // namespace mael::web

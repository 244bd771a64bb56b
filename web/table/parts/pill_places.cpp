#include "web/table/parts/pill_places.h"

#include <algorithm>

namespace mael::web {
namespace {

constexpr float kLeastPill = 60;
constexpr float kPillGap = 8;
constexpr float kRowGap = 4;
constexpr float kPillPad = 26;  // at both ends together
constexpr float kPillSign = 20;
constexpr Vec2 kRoundPill{kPillGap / 2, 7};  // what a finger may be beside it

float width_of(const Pill& pill, const std::string& words, const Measure& measure) {
  const float sign = pill.icon == Icon::None ? 0 : kPillSign;
  return measure.size(TextStyle::Caption, words).x + kPillPad + sign;
}

const std::string& briefest(const Pill& pill) {
  return pill.brief.empty() ? pill.words : pill.brief;
}

// The room that pills want in few words, with the gaps before them.
float width_in_brief(std::span<const Pill> pills, const Measure& measure) {
  float width = 0;
  for (const Pill& pill : pills) width += kPillGap + width_of(pill, briefest(pill), measure);
  return width;
}

// The lines there is room for, one below the other; all of it where that is one.
std::vector<Rect> lines_in(Rect room) {
  const int count = static_cast<int>((room.height() + kRowGap) / (kWrappedPill + kRowGap));
  if (count < 2) return {room};
  std::vector<Rect> lines;
  for (int i = 0; i < count; ++i) {
    const float top = room.min.y + static_cast<float>(i) * (kWrappedPill + kRowGap);
    lines.push_back(box(room.min.x, top, room.width(), kWrappedPill));
  }
  return lines;
}

}  // namespace

std::vector<PillPlace> place_pills(std::span<const Pill> pills, Rect all, const Measure& measure) {
  std::vector<PillPlace> places;
  const std::vector<Rect> lines = lines_in(all);
  auto line = lines.begin();
  float left = line->min.x;
  for (std::size_t i = 0; i < pills.size(); ++i) {
    const Pill& pill = pills[i];
    if (line->max.x - left < kLeastPill) {
      if (++line == lines.end()) break;
      left = line->min.x;
    }
    const float room = line->max.x - left;
    const bool goes_on = line + 1 != lines.end();
    const float rest = goes_on ? 0 : width_in_brief(pills.subspan(i + 1), measure);
    const bool fits = width_of(pill, pill.words, measure) + rest <= room;
    PillPlace place;
    place.words = fits ? pill.words : briefest(pill);
    const float wanted = width_of(pill, place.words, measure);
    place.wraps = line->height() >= kWrappedPill && !fits && wanted > room;
    const float height = place.wraps ? kWrappedPill : kPillHeight;
    place.at = box(left, line->center().y - height / 2, std::min(room, wanted), height);
    left = place.at.max.x + kPillGap;
    places.push_back(std::move(place));
  }
  return places;
}

std::optional<Refusal> told_at(std::span<const Pill> pills, std::span<const PillPlace> places,
                               Vec2 at) {
  for (std::size_t i = 0; i < places.size(); ++i) {
    const Rect place = places[i].at;
    if (!Rect{place.min - kRoundPill, place.max + kRoundPill}.contains(at)) continue;
    const Pill& pill = pills[i];
    return Refusal{
        .rule = pill.rule, .sentence = pill.told.empty() ? pill.words : pill.told, .names = true};
  }
  return {};
}

}  // namespace mael::web

#include "web/table/parts/side_places.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "web/base/say.h"

namespace mael::web {
namespace {

constexpr int kMostPips = 5;  // more than that is a number
constexpr float kSmallPip = 16;
constexpr float kPipGap = 6;       // to what stands before pips
constexpr float kNumberSign = 26;  // room of the sign before pips that are a number
constexpr float kFactSign = 21;    // width of its icon
constexpr float kFactGap = 13;     // to the next one
constexpr float kSlim = 130;       // a panel so narrow has no room for a name
constexpr float kClockGap = 8;     // between name and clock
constexpr float kLeastName = 24;   // where a name has less beside its clock, there is none

class Builder {
 public:
  Builder(const SidePanel& side, Rect panel, const Measure& measure)
      : side_(side), panel_(panel), measure_(measure), narrow_(panel.width() < 300) {}

  SidePlaces build() {
    out_.slim = panel_.width() < kSlim;
    if (out_.slim) {
      place_slim();
      return std::move(out_);
    }
    const float left = panel_.min.x + 52, right = panel_.max.x - 10;
    const float upper = panel_.min.y + panel_.height() * 0.3F;
    const float lower = panel_.min.y + panel_.height() * 0.72F;
    out_.sign = around_middle({panel_.min.x + 27, panel_.center().y}, 34);
    if (side_.figure) place_plate();
    const float plate = side_.figure ? out_.plate.min.x : panel_.max.x;
    const float end = place_pips(left, side_.figure && !narrow_ ? plate - 8 : right, upper);
    out_.name = {{left, upper - 13}, {end, upper + 13}};
    if (side_.clock) place_clock();
    place_facts({{left, lower - 12}, {std::min(plate - 6, right), lower + 12}});
    return std::move(out_);
  }

 private:
  static Rect around_middle(Vec2 middle, float size) { return grown({middle, middle}, size / 2); }
  float width_of(TextStyle style, const std::string& words) const {
    return measure_.size(style, words).x;
  }

  // Sign and figure above, below them what is left of life and the facts.
  void place_slim() {
    const float upper = panel_.min.y + panel_.height() * 0.30F;
    const float lower = panel_.min.y + panel_.height() * 0.74F;
    out_.sign = around_middle({panel_.min.x + 18, upper}, 24);
    if (side_.figure) {
      out_.plate = {{panel_.min.x + 34, upper - 11}, {panel_.max.x - 5, upper + 11}};
    }
    out_.facts_style = TextStyle::Caption;
    float right = panel_.max.x - 2;
    if (side_.clock) {
      const float end = panel_.max.x - 6;
      right = end - width_of_clock(kSlimClockStyle);
      out_.clock = {{right, lower - 10}, {end, lower + 10}};
      right -= 4;
    }
    float left = panel_.min.x + 8;
    if (side_.pips) {
      out_.pips_number = std::to_string(side_.pips->left);
      left = place_small(out_.pips_number, {left, lower}, right, out_.pips);
    }
    for (const Fact& fact : side_.facts) {
      Rect at;
      left = place_small(fact.words, {left, lower}, right, at);
      if (at.width() == 0) return;
      out_.facts.push_back(at);
    }
  }

  // Answers where the next one begins; nothing goes beyond `right`.
  float place_small(const std::string& words, Vec2 from, float right, Rect& at) const {
    constexpr float kSign = 16, kGap = 5;
    const float end = from.x + kSign + width_of(TextStyle::Caption, words);
    if (end > right) return panel_.max.x;
    at = {{from.x, from.y - 10}, {end, from.y + 10}};
    return end + kGap;
  }

  // In a narrow panel the name has the upper half to itself.
  void place_plate() {
    const float top = narrow_ ? panel_.center().y - 3 : panel_.min.y + 7;
    const float width = narrow_ ? std::min(74.0F, panel_.width() * 0.28F) : 74.0F;
    out_.plate = {{panel_.max.x - 8 - width, top}, {panel_.max.x - 8, panel_.max.y - 7}};
  }

  float width_of_emblem() const { return side_.emblem == Icon::None ? 0 : kEmblemRoom; }

  float width_of_name() const {
    const float face = side_.face == Icon::None ? 0 : kFaceOfBot + 6;
    const float clock = side_.clock ? kClockGap + width_of_clock(kClockStyle) : 0;
    return width_of_emblem() + width_of(TextStyle::Caption, side_.name) + face + clock;
  }

  // So that nothing moves while time goes by, all digits count as one.
  float width_of_clock(TextStyle style) const {
    std::string words = side_.clock->words;
    std::replace_if(
        words.begin(), words.end(), [](char c) { return c >= '0' && c <= '9'; }, '0');
    return width_of(style, words) + (side_.clock->is_short ? kClockSign : 0);
  }

  // After the name, which ends where that has no room.
  void place_clock() {
    Rect& name = out_.name;
    const float width = width_of_clock(kClockStyle);
    const float after =
        name.min.x + width_of_emblem() + width_of(TextStyle::Strong, side_.name) + kClockGap;
    const float left = std::max(name.min.x, std::min(after, name.max.x - width));
    const float y = name.center().y;
    out_.clock = {{left, y - 9}, {left + width, y + 9}};
    name.max.x = left - kClockGap;
    if (name.width() < width_of_emblem() + kLeastName && left < after) name = {};
  }

  // How large pips are, so many, that the name has room beside them; none: they are a number.
  std::optional<float> size_of_pips(float room, int total) const {
    if (total > kMostPips) return {};
    const float full = std::min(22.0F, panel_.height() * (narrow_ ? 0.27F : 0.36F));
    for (const float size : {full, std::min(full, kSmallPip)}) {
      if (width_of_name() + kPipGap + (size + 4) * static_cast<float>(total) <= room) return size;
    }
    return {};
  }

  // "1/5" where the name has room beside it, else "1".
  std::string number_of_pips(const Pips& pips, float room) const {
    const std::string left = std::to_string(pips.left);
    const std::string both = left + "/" + std::to_string(pips.total);
    const float needed =
        width_of_name() + kPipGap + kNumberSign + width_of(TextStyle::Strong, both);
    return needed <= room ? both : left;
  }

  // Between these, from the right; answers where the name has to end.
  float place_pips(float from, float right, float y) {
    if (!side_.pips) return right;
    if (const auto fits = size_of_pips(right - from, side_.pips->total)) {
      out_.pip = *fits;
      const float left = right - (*fits + 4) * static_cast<float>(side_.pips->total);
      out_.pips = {{left, y - *fits / 2}, {right, y + *fits / 2}};
      return left - kPipGap;
    }
    out_.pips_number = number_of_pips(*side_.pips, right - from);
    const float width = width_of(TextStyle::Strong, out_.pips_number);
    out_.pips = {{right - width - kNumberSign, y - 12}, {right + 1, y + 12}};
    return right - width - kNumberSign;
  }

  float width_of_facts(TextStyle style) const {
    float width = -kFactGap;
    for (const Fact& fact : side_.facts) {
      width += kFactSign + width_of(style, fact.words) + kFactGap;
    }
    return width;
  }

  // Beside each other; where they would run out of the room, in small type and close.
  void place_facts(Rect room) {
    const bool fits = width_of_facts(TextStyle::Strong) <= room.width();
    out_.facts_style = fits ? TextStyle::Strong : TextStyle::Caption;
    float left = room.min.x;
    for (const Fact& fact : side_.facts) {
      const float end = left + kFactSign + width_of(out_.facts_style, fact.words);
      if (end > room.max.x) return;
      out_.facts.push_back({{left, room.min.y}, {end + 1, room.max.y}});
      left = end + (fits ? kFactGap : kFactGap / 2);
    }
  }

  const SidePanel& side_;
  const Rect panel_;
  const Measure& measure_;
  const bool narrow_;
  SidePlaces out_;
};

}  // namespace

SidePlaces place_side(const SidePanel& side, Rect panel, const Measure& measure) {
  return Builder(side, panel, measure).build();
}

std::optional<Refusal> told_at(const SidePanel& side, const SidePlaces& places, Vec2 at,
                               bool tapped) {
  constexpr float kFinger = 7;  // round what is as small as a word: about half a gap between two
  std::optional<Refusal> told;
  const auto ask = [&](Rect place, const Telling& telling, const std::string& words) {
    if (told || telling.key.empty() || (tapped && !telling.taps)) return;
    if (place.width() == 0 || !grown(place, kFinger).contains(at)) return;
    told = Refusal{.rule = telling.rule, .sentence = say(telling.key, {words}), .names = true};
  };
  for (std::size_t i = 0; i < places.facts.size(); ++i) {
    ask(places.facts[i], side.facts[i].tells, side.facts[i].words);
  }
  if (side.pips) ask(places.pips, side.pips->tells, std::to_string(side.pips->left));
  if (side.figure) ask(places.plate, side.figure->tells, side.figure->words);
  return told;
}

}  // namespace mael::web

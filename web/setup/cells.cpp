#include "web/setup/cells.h"

#include <algorithm>
#include <string_view>

namespace mael::web::setup {

namespace {

constexpr float kEmblems = 78;  // of a card, before its words
constexpr float kMore = 34;     // the sign of a list, behind them

float widest_word(const Measure& measure, TextStyle style, std::string_view words) {
  float widest = 0;
  while (!words.empty()) {
    const std::size_t end = std::min(words.find(' '), words.size());
    widest = std::max(widest, measure.size(style, words.substr(0, end)).x);
    words.remove_prefix(std::min(end + 1, words.size()));
  }
  return widest;
}

}  // namespace

LyingCell lying_cell(Rect cell) {
  const float size = cell.height() * 0.36F, left = cell.min.x + 10;
  return {{left + size, cell.center().y},
          size,
          {{left + 2 * size + 8, cell.min.y + 4}, {cell.max.x - 6, cell.max.y - 4}},
          {left + 2 * size - 4, cell.min.y + 12}};
}

bool has_room_lying(const Measure& measure, TextStyle style, const Choice& choice, Vec2 cell) {
  const Rect words = lying_cell({{}, cell}).words;
  return std::all_of(choice.options.begin(), choice.options.end(), [&](const Option& option) {
    const float lines = measure.size(style, option.label, words.width()).y * kLineHeight;
    return widest_word(measure, style, option.label) <= words.width() && lines <= words.height();
  });
}

float place_card(const Measure& measure, const Option& chosen, Rect at, CardPlace& card) {
  const float x = at.min.x + kEmblems, room = at.width() - kEmblems - kMore;
  const float whole = measure.size(TextStyle::Title, chosen.label).x;
  const bool one_line = size_of_title(whole, whole, room) <= room + 0.5F;
  card.title = box(x, at.min.y + 5, room, one_line ? 34.0F : 46.0F);
  card.line = box(x, card.title.max.y, room, 20);
  const float about = measure.size(TextStyle::Caption, chosen.about, room).y;
  card.about = box(x, card.line.max.y + 2, room, about);
  return card.about.max.y + 8 - at.min.y;
}

}  // namespace mael::web::setup

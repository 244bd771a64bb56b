#include <algorithm>
#include <cmath>

#include "web/screens/shelf/layout_builder.h"

namespace mael::web::shelf {

namespace {

constexpr float kBoxWidth = 180;     // least of an upright box,
constexpr float kNarrowBox = 136;    // and where room is scarce
constexpr float kTall = 1.9F;        // the most of an upright box: its height by its width,
constexpr float kBroad = 1.3F;       // and the other way round
constexpr float kMostLying = 240;    // height of a box that lies
constexpr float kWordsShare = 0.6F;  // of the width of a box that lies: what pictures leave free,
constexpr float kLineShare = 0.68F;  // and how far its line may reach into them
constexpr float kRowPad = 6;         // above and below the words of a box that lies, at least
constexpr float kDisc = 52;          // Play on a box that lies

}  // namespace

// One under the other, all of them seen at once where they can be: their lines are written small
// before one of them is scrolled for.
void LayoutBuilder::place_rows() {
  const auto count = static_cast<float>(view_.boxes.size());
  const float width = right() - left();
  const float high = std::floor((bottom() - y_) / count - size_.gap);
  if (row_height(width) > high) out_.styles.line = TextStyle::Caption;
  const float needed = row_height(width);
  const float height = std::clamp(high, needed, std::max(needed, kMostLying));
  for (std::size_t i = 0; i < view_.boxes.size(); ++i) {
    const Rect at = box(left(), y_, width, height);
    place_lying(i, at);
    y_ = at.max.y + size_.gap;
  }
  y_ -= size_.gap;
}

// What the highest of boxes that lie needs, each so wide.
float LayoutBuilder::row_height(float width) const {
  return size_.title + line_height(width * kLineShare - size_.pad) + size_.facts + 2 * kRowPad;
}

// Of the highest line of a box, wrapped there.
float LayoutBuilder::line_height(float wrap) const {
  float height = 0;
  for (const Box& each : view_.boxes) {
    height = std::max(height, height_of(out_.styles.line, each.line, wrap));
  }
  return height;
}

// Play is a disc at the right; all that is left of it sets the game up.
void LayoutBuilder::place_lying(std::size_t which, Rect at) {
  BoxPlace place_of;
  place_of.at = at;
  const float x = at.min.x + size_.pad, words = at.width() * kWordsShare - size_.pad;
  const float wrap = at.width() * kLineShare - size_.pad;
  const float line = height_of(out_.styles.line, view_.boxes[which].line, wrap);
  const float y = at.center().y - (size_.title + line + size_.facts) / 2;
  place_of.title = box(x, y, words, size_.title);
  place_of.line = box(x, place_of.title.max.y, wrap, line);
  place_of.facts = box(x, place_of.line.max.y, words, size_.facts);
  const float disc = at.max.x - size_.pad - kDisc;
  place(Control::Play, which, box(disc, at.center().y - kDisc / 2, kDisc, kDisc));
  place(Control::SetUp, which, {at.min, {disc - 4, at.max.y}});
  out_.boxes.push_back(place_of);
}

// How many upright boxes stand beside each other: few where there is room for several boards.
int LayoutBuilder::columns(float height) const {
  const auto fitting = [&](float least) {
    const float width = right() - left() + size_.gap;
    return std::clamp(static_cast<int>(width / (least + size_.gap)), 1,
                      static_cast<int>(view_.boxes.size()));
  };
  const int wide = fitting(kBoxWidth);
  const int rows = (static_cast<int>(view_.boxes.size()) + wide - 1) / wide;
  const bool room = static_cast<float>(rows) * size_.least_box <= height;
  return rows == 1 || room ? wide : fitting(kNarrowBox);
}

void LayoutBuilder::place_boxes(float height) {
  const int across = columns(height);
  const int rows = (static_cast<int>(view_.boxes.size()) + across - 1) / across;
  const float each = (height + size_.gap) / static_cast<float>(rows) - size_.gap - size_.board;
  const float room = right() - left();
  const float most = (room + size_.gap) / static_cast<float>(across) - size_.gap;
  const float high = std::max(size_.least_box, std::min(each, most * kTall));
  const float wide = std::min(most, high * kBroad);
  const float all = (wide + size_.gap) * static_cast<float>(across) - size_.gap;
  const float line = height_of(out_.styles.line, {}, 0);
  if (line_height(wide - 2 * size_.pad) > line * 1.5F) out_.styles.line = TextStyle::Caption;
  // What is over goes above and below.
  const float spare = std::max(0.0F, each - high) * static_cast<float>(rows);
  y_ += spare / 2;
  for (std::size_t i = 0; i < view_.boxes.size(); ++i) {
    const auto column = static_cast<float>(static_cast<int>(i) % across);
    const auto row = static_cast<float>(static_cast<int>(i) / across);
    const float x = left() + (room - all) / 2 + (wide + size_.gap) * column;
    place_standing(i, box(x, y_ + (high + size_.board + size_.gap) * row, wide, high));
  }
  for (int row = 0; row < rows; ++row, y_ += size_.gap) {
    y_ += high;
    if (size_.board <= 0) continue;
    out_.boards.push_back({{0, y_}, {input_.viewport.x, y_ + size_.board}});
    y_ += size_.board;
  }
  y_ += spare / 2 - size_.gap;
}

void LayoutBuilder::place_standing(std::size_t which, Rect at) {
  BoxPlace place_of;
  place_of.at = at;
  place_of.upright = true;
  const float x = at.min.x + size_.pad, words = at.width() - 2 * size_.pad;
  const float button = size_.button;
  float y = at.max.y - size_.pad - button;
  place(Control::Play, which, box(x, y, words - button - 8, button));
  place(Control::SetUp, which, box(x + words - button, y, button, button));
  y -= 8 + size_.facts;
  place_of.facts = box(x, y, words, size_.facts);
  // As high on every box, so that their titles stand in a row.
  const float line = line_height(words);
  place_of.line = box(x, y -= line, words, line);
  place_of.title = box(x, y - size_.title, words, size_.title);
  out_.boxes.push_back(place_of);
}

// Facts stand closer where one of them would be cut.
void LayoutBuilder::fit_facts() {
  const Measure& measure = *input_.measure;
  const float sign = height_of(out_.styles.facts, {}, 0) * kFactSign + kFactSpace;
  for (std::size_t i = 0; i < out_.boxes.size(); ++i) {
    const float words = measure.size(out_.styles.facts, view_.boxes[i].players).x +
                        measure.size(out_.styles.facts, view_.boxes[i].time).x;
    const float spare = out_.boxes[i].facts.width() - 2 * sign - words;
    out_.facts_gap = std::clamp(spare, 2.0F, out_.facts_gap);
  }
}

}  // namespace mael::web::shelf

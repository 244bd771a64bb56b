// The rows of a prompt, one below the other. A Row has its place, `at`; how high it is, the game
// says with height_of(row). Pure.
#pragma once

#include <cstddef>
#include <vector>

#include "web/base/vec2.h"

namespace mael::web {

inline constexpr float kPromptPad = 12;  // between the edge of a prompt and its rows

template <class Row, class HeightOf>
float height_of_prompt(const std::vector<Row>& rows, const HeightOf& height_of) {
  float height = 2 * kPromptPad;
  for (const Row& row : rows) height += height_of(row);
  return height;
}

// While there are more than fit into `room`, those that may go are left out, the last first.
template <class Row, class HeightOf, class MayGo>
void drop_rows(std::vector<Row>& rows, float room, const HeightOf& height_of, const MayGo& may_go) {
  for (std::size_t i = rows.size(); i-- > 0 && height_of_prompt(rows, height_of) > room;) {
    if (may_go(rows[i])) rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(i));
  }
}

// Places them in `room`, from its upper edge or with the last at its lower one. Returns the place
// of the prompt.
template <class Row, class HeightOf>
Rect place_rows(std::vector<Row>& rows, Rect room, bool at_bottom, const HeightOf& height_of) {
  const float height = height_of_prompt(rows, height_of);
  Rect prompt = room;
  if (at_bottom) {
    prompt.min.y = prompt.max.y - height;
  } else {
    prompt.max.y = prompt.min.y + height;
  }
  float y = prompt.min.y + kPromptPad;
  for (Row& row : rows) {
    row.at = box(prompt.min.x + kPromptPad, y, prompt.width() - 2 * kPromptPad, height_of(row));
    y = row.at.max.y;
  }
  return prompt;
}

}  // namespace mael::web

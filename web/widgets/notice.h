// A card over the shaded page that says one thing: the end of a game, an offer, a curtain.
#pragma once

#include <string>

#include "web/base/color.h"
#include "web/base/vec2.h"

struct ImDrawList;

namespace mael::web {

struct NoticeWords {
  std::string title;
  std::string sentence;
};

// The buttons are the caller's, in the lower part of the card.
void paint_notice_card(ImDrawList& list, Vec2 page, Rect card, Rgba shade,
                       const NoticeWords& words);

}  // namespace mael::web

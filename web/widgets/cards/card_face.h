// Cards as they look: a face with name, picture, text and figures, and a back.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "assets/icon_table.h"
#include "web/base/color.h"
#include "web/base/vec2.h"

struct ImDrawList;

namespace mael::web {

struct CardGround {
  Rgba top{};
  Rgba bottom{};
  Rgba ink{};
  Rgba bright{};  // on panels
};

// A number on a round plate with its sign.
struct CardFigure {
  Icon icon = Icon::None;
  int value = 0;
  Rgba plate{};
  Rgba ink{};
};
void paint_figure(ImDrawList& list, Vec2 middle, float size, const CardFigure& figure);

struct CardFace {
  std::string title;
  std::string text;
  Icon picture = Icon::None;
  CardGround ground;
  std::vector<CardFigure> figures{};   // along the lower edge, from the left
  std::optional<CardFigure> middle{};  // in the middle of it
  std::optional<CardFigure> cost{};    // at its right end, where there is room for a name
};

// What there is room for. Dimmed cards are of no use now.
void paint_card_face(ImDrawList& list, Rect at, const CardFace& face, bool dimmed = false);
// One that others lie over from `seen` on down: its name, and below it its figures.
void paint_face_behind(ImDrawList& list, Rect at, float seen, const CardFace& face, bool dimmed);
// One that others lie over from `seen` on to the right: its name, where that has room, its picture,
// and below it its figures.
void paint_face_beside(ImDrawList& list, Rect at, float seen, const CardFace& face, bool dimmed);
void paint_card_back(ImDrawList& list, Rect at, Icon emblem);

}  // namespace mael::web

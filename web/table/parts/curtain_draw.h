// Paints the curtain between persons (curtain.h): the colour, sign and name of whose it is next.
#pragma once

#include <vector>

#include "web/table/parts/curtain.h"
#include "web/table/parts/painting.h"

namespace mael::web {

struct CurtainPicture {
  Vec2 page{};
  const CurtainView& curtain;
  const CurtainPlaces& places;
  const NoticeView& notice;
  std::vector<ControlTouch> touches{};  // of its buttons
};
void paint_curtain(ImDrawList& list, const CurtainPicture& picture);

template <class Canvas>
void paint_curtain(const Canvas& canvas) {
  CurtainPicture picture{canvas.frame.viewport, *canvas.view().curtain, *canvas.places().curtain,
                         *canvas.view().notice};
  for (const Rect& at : picture.places.buttons) picture.touches.push_back(touch_on(canvas, at));
  paint_curtain(canvas.list, picture);
}

}  // namespace mael::web

// The renderers that the page keeps, one of each kind of board.
#pragma once

#include <memory>

#include "web/base/theme_imgui.h"
#include "web/board/hex_renderer.h"

namespace mael::web {

// The page's own, made when it is first asked for.
template <class Renderer>
Renderer& kept_board(BoardKind kind) {
  std::unique_ptr<BoardRenderer>& kept = look().boards.at(static_cast<std::size_t>(kind));
  if (!kept) {
    kept = std::make_unique<Renderer>(look().renderer->textures());
    kept->create();
  }
  return static_cast<Renderer&>(*kept);
}

}  // namespace mael::web

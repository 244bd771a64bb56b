// Boards of the gallery to play with: gestures in, a picture out.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "web/base/gesture.h"
#include "web/board/board_textures.h"
#include "web/board/camera.h"
#include "web/board/hex_renderer.h"

namespace mael::web {

struct Canvas {
  Vec2 size{};  // CSS pixels
  float pixel_ratio = 1;
};

class Playground {
 public:
  virtual ~Playground() = default;
  // Makes what lives in the graphics card, the first time and after the context was lost.
  virtual void create() {}
  virtual void forget() {}
  // The page has this size from now on.
  virtual void resize(Vec2 page) = 0;
  virtual void read(const Gesture& gesture) = 0;
  // Moves on by so many milliseconds. True while another frame is wanted.
  virtual bool advance(float /*elapsed*/) { return false; }
  virtual void paint(const Canvas& canvas) = 0;
  // What lies under the pointer, in words.
  [[nodiscard]] virtual std::string told() const = 0;
};

std::unique_ptr<Playground> hex_playground(HexRenderer& renderer);
std::unique_ptr<Playground> ring_playground(BoardTextures& textures);
std::unique_ptr<Playground> plane_playground(BoardTextures& textures);

// The line of words at the lower edge.
void tell_below(Vec2 page, std::string_view title, std::string_view words);

}  // namespace mael::web

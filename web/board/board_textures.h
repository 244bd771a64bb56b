// The two textures all boards are painted with: the sheet of signs, which grows as they are first
// shown, and the grain of tables.
#pragma once

#include <GLES3/gl3.h>

#include <span>

#include "web/board/glyph_maker.h"

namespace mael::web {

class BoardTextures {
 public:
  void create();
  void destroy();
  // After the context was lost: nothing of it may be deleted.
  void forget();

  // Makes the icons that are missing and binds the sheet as texture 0, the grain as texture 1.
  void bind(std::span<const Icon> icons);

  [[nodiscard]] const GlyphSheet& sheet() const { return glyphs_.sheet(); }

 private:
  void send_sheet();

  GLuint sheet_ = 0;
  GLuint grain_ = 0;
  bool stale_ = true;
  GlyphMaker glyphs_;
};

}  // namespace mael::web

// Paints a HexScene with our own shaders, straight to the framebuffer or at a place inside a Dear
// ImGui draw list. Draws nothing by itself: a frame is painted when one is asked for.
#pragma once

#include <GLES3/gl3.h>

#include <array>
#include <deque>

#include "web/board/board_textures.h"
#include "web/board/camera.h"
#include "web/board/gl_program.h"
#include "web/board/hex_board.h"
#include "web/board/hex_paint.h"

struct ImDrawList;

namespace mael::web {

class HexRenderer {
 public:
  HexRenderer() = default;
  HexRenderer(const HexRenderer&) = delete;
  HexRenderer& operator=(const HexRenderer&) = delete;

  // Needs a current WebGL 2 context. May be called again after `destroy`, as after a lost context.
  bool create();
  void destroy();

  // Once a frame, before anything is queued. Device pixels per CSS pixel.
  void begin_frame(float pixel_ratio);

  // Paints now. The camera's viewport is the whole canvas in CSS pixels; `clip` too.
  void paint(const HexScene& scene, const Camera& camera, Rect clip);

  // Paints when the draw list is rendered, between what is in it before and after. Used for pieces
  // on panels: hands, cards. `scene` is copied.
  void queue(ImDrawList& list, const HexScene& scene, const Camera& camera, Rect clip);

  // The sheet of signs and the grain, for other renderers on the same page.
  [[nodiscard]] BoardTextures& textures() { return textures_; }

  // After the context was lost nothing of it may be deleted; forget instead of destroy.
  void forget();

 private:
  struct Queued {
    HexRenderer* renderer = nullptr;
    HexScene scene{};
    Camera camera{};
    Rect clip{};
  };

  void begin_programs();
  std::array<GlProgram*, 4 + kPieceKinds> programs();
  void make_buffers();
  void paint_table(const HexScene& scene, const Camera& camera);
  void paint_vortex(const HexScene& scene, const Camera& camera);
  void paint_shadows(const Camera& camera, std::size_t from, std::size_t to);
  void paint_pieces(const Camera& camera, PieceKind kind, std::size_t from, std::size_t to);
  void paint_stratum(const Camera& camera, const Stratum& from, const Stratum& to);
  void paint_signs(const Camera& camera, std::size_t from, std::size_t to);

  GlProgram table_;
  GlProgram vortex_;
  GlProgram shadow_;
  std::array<GlProgram, kPieceKinds> pieces_;  // by PieceKind
  GlProgram sign_;
  GLuint piece_array_ = 0;
  GLuint sign_array_ = 0;
  GLuint empty_array_ = 0;
  GLuint piece_buffer_ = 0;
  GLuint sign_buffer_ = 0;
  float pixel_ratio_ = 1;
  BoardTextures textures_;
  HexPaint paint_;
  std::vector<Icon> wanted_;
  std::deque<Queued> queued_;  // addresses stay valid while it grows
};

// A camera over the whole canvas that shows the board's origin at `origin` (CSS pixels).
Camera camera_at(Vec2 canvas, Vec2 origin, float scale);

}  // namespace mael::web

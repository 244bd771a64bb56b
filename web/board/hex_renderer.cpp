#include "web/board/hex_renderer.h"

#include <imgui.h>

#include <cstddef>

#include "embedded/shaders.h"
#include "web/base/theme.h"
#include "web/board/gl_board.h"

namespace mael::web {
namespace {

// WebGL 2 cannot start at a later instance, so the pointers start there.
void point_at_piece(std::size_t first) {
  constexpr std::size_t stride = sizeof(PieceInstance);
  const std::size_t base = first * stride;
  read_floats(0, stride, base + offsetof(PieceInstance, place));
  read_floats(1, stride, base + offsetof(PieceInstance, state));
  read_color(2, stride, base + offsetof(PieceInstance, face));
  read_color(3, stride, base + offsetof(PieceInstance, ink));
  read_color(4, stride, base + offsetof(PieceInstance, owner));
  read_floats(5, stride, base + offsetof(PieceInstance, icon));
  read_words(6, stride, base + offsetof(PieceInstance, style));
}

void point_at_sign(std::size_t first) {
  constexpr std::size_t stride = sizeof(SignInstance);
  const std::size_t base = first * stride;
  read_floats(0, stride, base + offsetof(SignInstance, place));
  read_floats(1, stride, base + offsetof(SignInstance, form));
  read_color(2, stride, base + offsetof(SignInstance, fill));
  read_color(3, stride, base + offsetof(SignInstance, edge));
  read_floats(4, stride, base + offsetof(SignInstance, cell));
}

}  // namespace

bool HexRenderer::create() {
  begin_programs();
  bool good = true;
  for (GlProgram* program : programs()) good = program->finish() && good;
  if (good) {
    make_buffers();
    textures_.create();
  } else {
    destroy();
  }
  return good;
}

void HexRenderer::begin_programs() {
  using namespace embedded;
  constexpr std::array<std::string_view, kPieceKinds> kDefines{
      "#define SLOT\n", "", "#define BACK\n", "#define MARKED\n"};
  table_.begin(kTableVert, kTableFrag);
  vortex_.begin(kVortexVert, kVortexFrag);
  shadow_.begin(kShadowVert, kShadowFrag);
  sign_.begin(kSignVert, kSignFrag);
  for (std::size_t kind = 0; kind < kPieceKinds; ++kind) {
    pieces_.at(kind).begin(kPieceVert, kPieceFrag, kDefines.at(kind));
  }
}

std::array<GlProgram*, 4 + kPieceKinds> HexRenderer::programs() {
  return {&table_, &vortex_, &shadow_, &sign_, &pieces_[0], &pieces_[1], &pieces_[2], &pieces_[3]};
}

void HexRenderer::make_buffers() {
  glGenVertexArrays(1, &piece_array_);
  glGenVertexArrays(1, &sign_array_);
  glGenVertexArrays(1, &empty_array_);
  glGenBuffers(1, &piece_buffer_);
  glGenBuffers(1, &sign_buffer_);
}

void HexRenderer::destroy() {
  for (GlProgram* program : programs()) program->destroy();
  glDeleteVertexArrays(1, &piece_array_);
  glDeleteVertexArrays(1, &sign_array_);
  glDeleteVertexArrays(1, &empty_array_);
  glDeleteBuffers(1, &piece_buffer_);
  glDeleteBuffers(1, &sign_buffer_);
  textures_.destroy();
  forget();
}

void HexRenderer::forget() {
  for (GlProgram* program : programs()) *program = GlProgram{};
  piece_array_ = sign_array_ = empty_array_ = 0;
  piece_buffer_ = sign_buffer_ = 0;
  textures_.forget();
  queued_.clear();
}

void HexRenderer::begin_frame(float pixel_ratio) {
  pixel_ratio_ = pixel_ratio;
  queued_.clear();
}

void HexRenderer::paint(const HexScene& scene, const Camera& camera, Rect clip) {
  if (!sign_.ready()) return;
  begin_painting(camera, clip, pixel_ratio_);
  wanted_.clear();
  icons_of(scene, wanted_);
  textures_.bind(wanted_);
  build_paint(scene, textures_.sheet(), camera.scale, paint_);
  if (scene.table) paint_table(scene, camera);
  if (paint_.has_vortex) paint_vortex(scene, camera);
  upload(piece_array_, piece_buffer_, paint_.pieces);
  upload(sign_array_, sign_buffer_, paint_.signs);
  Stratum done;
  for (const Stratum& stratum : paint_.strata) {
    paint_stratum(camera, done, stratum);
    done = stratum;
  }
  glBindVertexArray(0);
}

void HexRenderer::paint_table(const HexScene& scene, const Camera& camera) {
  table_.use();
  set_camera(table_, camera);
  glUniform1i(table_.place("u_grain"), 1);
  glUniform4f(table_.place("u_lit"), scene.lit.min.x, scene.lit.min.y, scene.lit.max.x,
              scene.lit.max.y);
  set_color(table_, "u_far", scene.ground.far);
  set_color(table_, "u_near", scene.ground.lit);
  set_color(table_, "u_line", scene.ground.line);
  glUniform1f(table_.place("u_pixel"), 1 / (camera.scale * pixel_ratio_));
  glBindVertexArray(empty_array_);
  glDrawArrays(GL_TRIANGLES, 0, 3);
}

void HexRenderer::paint_vortex(const HexScene& scene, const Camera& camera) {
  vortex_.use();
  set_camera(vortex_, camera);
  glUniform1i(vortex_.place("u_grain"), 1);
  glUniform2f(vortex_.place("u_place"), paint_.vortex.x, paint_.vortex.y);
  glUniform1f(vortex_.place("u_size"), paint_.vortex_size);
  glUniform1f(vortex_.place("u_turn"), scene.vortex_turn);
  glUniform1f(vortex_.place("u_glow"), scene.vortex_glow);
  glUniform1f(vortex_.place("u_pixel"), 1 / (camera.scale * pixel_ratio_ * paint_.vortex_size));
  glBindVertexArray(empty_array_);
  glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
}

// Before all pieces that lie as high: no shadow may fall on a neighbour.
void HexRenderer::paint_shadows(const Camera& camera, std::size_t from, std::size_t to) {
  if (from == to) return;
  shadow_.use();
  set_camera(shadow_, camera);
  glBindVertexArray(piece_array_);
  glBindBuffer(GL_ARRAY_BUFFER, piece_buffer_);
  point_at_piece(from);
  glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, static_cast<GLsizei>(to - from));
}

void HexRenderer::paint_pieces(const Camera& camera, PieceKind kind, std::size_t from,
                               std::size_t to) {
  if (from == to) return;
  // Marks lie round a piece, on the ground.
  const Palette& palette = theme().color;
  const GlProgram& piece = pieces_.at(static_cast<std::size_t>(kind));
  piece.use();
  set_camera(piece, camera);
  glUniform1f(piece.place("u_pixel_board"), 1 / (camera.scale * pixel_ratio_));
  glUniform1i(piece.place("u_sheet"), 0);
  set_color(piece, "u_legal", palette.legal);
  set_color(piece, "u_selected", palette.selected);
  set_color(piece, "u_threatened", palette.threatened);
  set_color(piece, "u_focus", palette.focus);
  set_color(piece, "u_path", palette.path);
  glBindVertexArray(piece_array_);
  glBindBuffer(GL_ARRAY_BUFFER, piece_buffer_);
  point_at_piece(from);
  glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, static_cast<GLsizei>(to - from));
}

void HexRenderer::paint_stratum(const Camera& camera, const Stratum& from, const Stratum& to) {
  paint_shadows(camera, from.pieces_end(), to.pieces_end());
  std::size_t begin = from.pieces_end();
  for (std::size_t kind = 0; kind < kPieceKinds; ++kind) {
    paint_pieces(camera, static_cast<PieceKind>(kind), begin, to.kind_ends.at(kind));
    begin = to.kind_ends.at(kind);
  }
  paint_signs(camera, from.signs_end, to.signs_end);
}

void HexRenderer::paint_signs(const Camera& camera, std::size_t from, std::size_t to) {
  if (from == to) return;
  sign_.use();
  set_camera(sign_, camera);
  glUniform1f(sign_.place("u_pixel_board"), 1 / (camera.scale * pixel_ratio_));
  glUniform1i(sign_.place("u_sheet"), 0);
  glBindVertexArray(sign_array_);
  glBindBuffer(GL_ARRAY_BUFFER, sign_buffer_);
  point_at_sign(from);
  glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, static_cast<GLsizei>(to - from));
}

void HexRenderer::queue(ImDrawList& list, const HexScene& scene, const Camera& camera, Rect clip) {
  Queued& queued = queued_.emplace_back(Queued{this, scene, camera, clip});
  const auto callback = [](const ImDrawList*, const ImDrawCmd* command) {
    const auto* wanted = static_cast<const Queued*>(command->UserCallbackData);
    wanted->renderer->paint(wanted->scene, wanted->camera, wanted->clip);
  };
  list.AddCallback(callback, &queued);
  list.AddCallback(ImDrawCallback_ResetRenderState, nullptr);
}

Camera camera_at(Vec2 canvas, Vec2 origin, float scale) {
  Camera camera{.center = {}, .scale = scale, .viewport = canvas};
  camera.center = (canvas / 2 - origin) / scale;
  return camera;
}

}  // namespace mael::web

#include "web/board/hex_renderer.h"

#include <imgui.h>

#include <cstddef>

#include "embedded/shaders.h"
#include "web/base/theme.h"
#include "web/board/grain.h"

namespace mael::web {
namespace {

void set_color(const GlProgram& program, const char* name, Rgba c) {
  constexpr float k = 1.0F / 255.0F;
  glUniform3f(program.place(name), static_cast<float>(c.r) * k, static_cast<float>(c.g) * k,
              static_cast<float>(c.b) * k);
}

void set_camera(const GlProgram& program, const Camera& camera) {
  glUniform2f(program.place("u_center"), camera.center.x, camera.center.y);
  const Vec2 half = camera.viewport / (2 * camera.scale);
  glUniform2f(program.place("u_half"), half.x, half.y);
}

const void* at(std::size_t offset) {
  return reinterpret_cast<const void*>(offset);
}

void floats(GLuint location, std::size_t stride, std::size_t offset) {
  glEnableVertexAttribArray(location);
  glVertexAttribPointer(location, 4, GL_FLOAT, GL_FALSE, static_cast<GLsizei>(stride), at(offset));
  glVertexAttribDivisor(location, 1);
}

void color(GLuint location, std::size_t stride, std::size_t offset) {
  glEnableVertexAttribArray(location);
  glVertexAttribPointer(location, 4, GL_UNSIGNED_BYTE, GL_TRUE, static_cast<GLsizei>(stride),
                        at(offset));
  glVertexAttribDivisor(location, 1);
}

void words(GLuint location, std::size_t stride, std::size_t offset) {
  glEnableVertexAttribArray(location);
  glVertexAttribIPointer(location, 4, GL_UNSIGNED_SHORT, static_cast<GLsizei>(stride), at(offset));
  glVertexAttribDivisor(location, 1);
}

// WebGL 2 cannot start at a later instance, so the pointers start there.
void point_at_piece(std::size_t first) {
  constexpr std::size_t stride = sizeof(PieceInstance);
  const std::size_t base = first * stride;
  floats(0, stride, base + offsetof(PieceInstance, place));
  floats(1, stride, base + offsetof(PieceInstance, state));
  color(2, stride, base + offsetof(PieceInstance, face));
  color(3, stride, base + offsetof(PieceInstance, ink));
  color(4, stride, base + offsetof(PieceInstance, owner));
  floats(5, stride, base + offsetof(PieceInstance, icon));
  words(6, stride, base + offsetof(PieceInstance, style));
}

void point_at_sign(std::size_t first) {
  constexpr std::size_t stride = sizeof(SignInstance);
  const std::size_t base = first * stride;
  floats(0, stride, base + offsetof(SignInstance, place));
  floats(1, stride, base + offsetof(SignInstance, form));
  color(2, stride, base + offsetof(SignInstance, fill));
  color(3, stride, base + offsetof(SignInstance, edge));
  floats(4, stride, base + offsetof(SignInstance, cell));
}

template <class Instance>
void upload(GLuint array, GLuint buffer, const std::vector<Instance>& instances) {
  glBindVertexArray(array);
  glBindBuffer(GL_ARRAY_BUFFER, buffer);
  glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(instances.size() * sizeof(Instance)),
               instances.data(), GL_STREAM_DRAW);
}

void set_state(const Camera& camera, Rect clip, float ratio) {
  const auto pixels = [ratio](float v) { return static_cast<GLint>(std::lround(v * ratio)); };
  glViewport(0, 0, pixels(camera.viewport.x), pixels(camera.viewport.y));
  glEnable(GL_SCISSOR_TEST);
  glScissor(pixels(clip.min.x), pixels(camera.viewport.y - clip.max.y),
            std::max(pixels(clip.width()), 0), std::max(pixels(clip.height()), 0));
  glDisable(GL_DEPTH_TEST);
  glDisable(GL_STENCIL_TEST);
  glDisable(GL_CULL_FACE);
  glEnable(GL_BLEND);
  glBlendEquation(GL_FUNC_ADD);
  glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
}

}  // namespace

bool HexRenderer::create() {
  begin_programs();
  bool good = true;
  for (GlProgram* program : programs()) good = program->finish() && good;
  if (good) {
    make_buffers();
    make_grain();
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
  glGenTextures(1, &sheet_texture_);
  sheet_stale_ = true;
}

void HexRenderer::make_grain() {
  const std::vector<std::uint8_t> grain = grain_picture();
  glGenTextures(1, &grain_texture_);
  glActiveTexture(GL_TEXTURE0);
  glBindTexture(GL_TEXTURE_2D, grain_texture_);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_R8, kGrainWidth, kGrainWidth, 0, GL_RED, GL_UNSIGNED_BYTE,
               grain.data());
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
  glGenerateMipmap(GL_TEXTURE_2D);
}

void HexRenderer::destroy() {
  for (GlProgram* program : programs()) program->destroy();
  glDeleteVertexArrays(1, &piece_array_);
  glDeleteVertexArrays(1, &sign_array_);
  glDeleteVertexArrays(1, &empty_array_);
  glDeleteBuffers(1, &piece_buffer_);
  glDeleteBuffers(1, &sign_buffer_);
  glDeleteTextures(1, &sheet_texture_);
  glDeleteTextures(1, &grain_texture_);
  forget();
}

void HexRenderer::forget() {
  for (GlProgram* program : programs()) *program = GlProgram{};
  piece_array_ = sign_array_ = empty_array_ = 0;
  piece_buffer_ = sign_buffer_ = sheet_texture_ = grain_texture_ = 0;
  queued_.clear();
}

void HexRenderer::begin_frame(float pixel_ratio) {
  pixel_ratio_ = pixel_ratio;
  queued_.clear();
}

void HexRenderer::upload_sheet(const HexScene& scene) {
  wanted_.clear();
  icons_of(scene, wanted_);
  sheet_stale_ = glyphs_.make(wanted_) || sheet_stale_;
  glBindSampler(0, 0);
  glBindSampler(1, 0);
  glActiveTexture(GL_TEXTURE1);
  glBindTexture(GL_TEXTURE_2D, grain_texture_);
  glActiveTexture(GL_TEXTURE0);
  glBindTexture(GL_TEXTURE_2D, sheet_texture_);
  if (!sheet_stale_) return;
  sheet_stale_ = false;
  glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_R8, kSheetWidth, kSheetHeight, 0, GL_RED, GL_UNSIGNED_BYTE,
               glyphs_.picture().data());
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
  // Further down, cells would bleed into each other.
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 3);
  glGenerateMipmap(GL_TEXTURE_2D);
  glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
}

void HexRenderer::paint(const HexScene& scene, const Camera& camera, Rect clip) {
  if (!sign_.ready()) return;
  set_state(camera, clip, pixel_ratio_);
  upload_sheet(scene);
  build_paint(scene, glyphs_.sheet(), camera.scale, paint_);
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
  const Palette& palette = theme().color;
  table_.use();
  set_camera(table_, camera);
  glUniform1i(table_.place("u_grain"), 1);
  glUniform4f(table_.place("u_lit"), scene.lit.min.x, scene.lit.min.y, scene.lit.max.x,
              scene.lit.max.y);
  set_color(table_, "u_far", palette.table);
  set_color(table_, "u_near", palette.table_lit);
  set_color(table_, "u_line", palette.table_line);
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

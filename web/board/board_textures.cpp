#include "web/board/board_textures.h"

#include "web/board/grain.h"

namespace mael::web {

void BoardTextures::create() {
  glGenTextures(1, &sheet_);
  stale_ = true;
  const std::vector<std::uint8_t> grain = grain_picture();
  glGenTextures(1, &grain_);
  glActiveTexture(GL_TEXTURE0);
  glBindTexture(GL_TEXTURE_2D, grain_);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_R8, kGrainWidth, kGrainWidth, 0, GL_RED, GL_UNSIGNED_BYTE,
               grain.data());
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
  glGenerateMipmap(GL_TEXTURE_2D);
}

void BoardTextures::destroy() {
  glDeleteTextures(1, &sheet_);
  glDeleteTextures(1, &grain_);
  forget();
}

void BoardTextures::forget() { sheet_ = grain_ = 0; }

void BoardTextures::bind(std::span<const Icon> icons) {
  stale_ = glyphs_.make(icons) || stale_;
  glBindSampler(0, 0);
  glBindSampler(1, 0);
  glActiveTexture(GL_TEXTURE1);
  glBindTexture(GL_TEXTURE_2D, grain_);
  glActiveTexture(GL_TEXTURE0);
  glBindTexture(GL_TEXTURE_2D, sheet_);
  if (stale_) send_sheet();
}

void BoardTextures::send_sheet() {
  stale_ = false;
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

}  // namespace mael::web

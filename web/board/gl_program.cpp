#include "web/board/gl_program.h"

#include <array>
#include <cstdio>

#include "embedded/shaders.h"

namespace mael::web {
namespace {

constexpr std::string_view kHeader = "#version 300 es\n";

GLuint sent(GLenum kind, std::string_view defines, std::string_view text) {
  const GLuint shader = glCreateShader(kind);
  const std::string_view common = embedded::kCommonGlsl;
  const std::array parts{kHeader.data(), defines.data(), common.data(), text.data()};
  const std::array lengths{static_cast<GLint>(kHeader.size()), static_cast<GLint>(defines.size()),
                           static_cast<GLint>(common.size()), static_cast<GLint>(text.size())};
  glShaderSource(shader, static_cast<GLsizei>(parts.size()), parts.data(), lengths.data());
  glCompileShader(shader);
  return shader;
}

void log_refusal(GLuint shader) {
  std::array<char, 1024> reason{};
  glGetShaderInfoLog(shader, static_cast<GLsizei>(reason.size()), nullptr, reason.data());
  if (reason[0] != 0) std::fprintf(stderr, "shader: %s\n", reason.data());
}

}  // namespace

void GlProgram::begin(std::string_view vertex, std::string_view fragment,
                      std::string_view defines) {
  vertex_ = sent(GL_VERTEX_SHADER, defines, vertex);
  fragment_ = sent(GL_FRAGMENT_SHADER, defines, fragment);
  program_ = glCreateProgram();
  glAttachShader(program_, vertex_);
  glAttachShader(program_, fragment_);
  glLinkProgram(program_);
}

bool GlProgram::finish() {
  GLint good = GL_FALSE;
  glGetProgramiv(program_, GL_LINK_STATUS, &good);
  if (good != GL_TRUE) {
    log_refusal(vertex_);
    log_refusal(fragment_);
    destroy();
  }
  glDeleteShader(vertex_);
  glDeleteShader(fragment_);
  vertex_ = fragment_ = 0;
  return ready();
}

void GlProgram::destroy() {
  if (program_ != 0) glDeleteProgram(program_);
  program_ = 0;
}

}  // namespace mael::web

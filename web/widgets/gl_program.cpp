#include "web/widgets/gl_program.h"

#include <array>
#include <cstdio>

#include "embedded/shaders.h"

namespace mael::web {
namespace {

constexpr std::string_view kHeader = "#version 300 es\n";

GLuint compiled(GLenum kind, std::string_view text) {
  const GLuint shader = glCreateShader(kind);
  const std::array<const char*, 3> parts{kHeader.data(), embedded::kCommonGlsl.data(), text.data()};
  const std::array<GLint, 3> lengths{static_cast<GLint>(kHeader.size()),
                                     static_cast<GLint>(embedded::kCommonGlsl.size()),
                                     static_cast<GLint>(text.size())};
  glShaderSource(shader, static_cast<GLsizei>(parts.size()), parts.data(), lengths.data());
  glCompileShader(shader);
  GLint good = 0;
  glGetShaderiv(shader, GL_COMPILE_STATUS, &good);
  if (good == GL_TRUE) return shader;
  std::array<char, 1024> reason{};
  glGetShaderInfoLog(shader, static_cast<GLsizei>(reason.size()), nullptr, reason.data());
  std::fprintf(stderr, "shader: %s\n", reason.data());
  glDeleteShader(shader);
  return 0;
}

}  // namespace

bool GlProgram::create(std::string_view vertex, std::string_view fragment) {
  const GLuint first = compiled(GL_VERTEX_SHADER, vertex);
  const GLuint second = compiled(GL_FRAGMENT_SHADER, fragment);
  program_ = glCreateProgram();
  if (first != 0) glAttachShader(program_, first);
  if (second != 0) glAttachShader(program_, second);
  glLinkProgram(program_);
  glDeleteShader(first);
  glDeleteShader(second);
  GLint good = 0;
  glGetProgramiv(program_, GL_LINK_STATUS, &good);
  if (good != GL_TRUE) destroy();
  return ready();
}

void GlProgram::destroy() {
  if (program_ != 0) glDeleteProgram(program_);
  program_ = 0;
}

}  // namespace mael::web

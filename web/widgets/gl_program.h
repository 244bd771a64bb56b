// A compiled pair of shaders. Holds nothing else of GL; the caller says when the context is there.
#pragma once

#include <GLES3/gl3.h>

#include <string_view>

namespace mael::web {

class GlProgram {
 public:
  // Both texts follow the common part. False when the driver refuses them; the reason is logged.
  bool create(std::string_view vertex, std::string_view fragment);
  // Safe to call twice, and after the context was lost.
  void destroy();

  void use() const { glUseProgram(program_); }
  [[nodiscard]] bool ready() const { return program_ != 0; }
  [[nodiscard]] GLint place(const char* uniform) const {
    return glGetUniformLocation(program_, uniform);
  }

 private:
  GLuint program_ = 0;
};

}  // namespace mael::web

// A compiled pair of shaders. Holds nothing else of GL; the caller says when the context is there.
#pragma once

#include <GLES3/gl3.h>

#include <string_view>

namespace mael::web {

class GlProgram {
 public:
  // Both texts follow `defines` (lines, or nothing) and the common part. Asks the driver for
  // nothing yet: all programs of a page are begun first and then compile side by side.
  void begin(std::string_view vertex, std::string_view fragment, std::string_view defines = "");
  // Waits for the driver. False when it refuses the program; the reason is logged.
  bool finish();
  // Safe to call twice, and after the context was lost.
  void destroy();

  void use() const { glUseProgram(program_); }
  [[nodiscard]] bool ready() const { return program_ != 0; }
  [[nodiscard]] GLint place(const char* uniform) const {
    return glGetUniformLocation(program_, uniform);
  }

 private:
  GLuint program_ = 0;
  GLuint vertex_ = 0;
  GLuint fragment_ = 0;
};

}  // namespace mael::web

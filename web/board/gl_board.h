// What the renderers of all boards ask of WebGL alike.
#pragma once

#include <GLES3/gl3.h>

#include <cstddef>
#include <vector>

#include "web/base/color.h"
#include "web/board/camera.h"
#include "web/board/gl_program.h"

namespace mael::web {

// Uniforms of a program in use; `u_center` and `u_half` are the camera's.
void set_color(const GlProgram& program, const char* name, Rgba c);
void set_camera(const GlProgram& program, const Camera& camera);

// Four numbers of each instance: floats, bytes as 0..1, whole 16-bit numbers.
void read_floats(GLuint location, std::size_t stride, std::size_t offset);
void read_color(GLuint location, std::size_t stride, std::size_t offset);
void read_words(GLuint location, std::size_t stride, std::size_t offset);

template <class Instance>
void upload(GLuint array, GLuint buffer, const std::vector<Instance>& instances) {
  glBindVertexArray(array);
  glBindBuffer(GL_ARRAY_BUFFER, buffer);
  glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(instances.size() * sizeof(Instance)),
               instances.data(), GL_STREAM_DRAW);
}

// Viewport, clip and blending (premultiplied); everything else off. CSS pixels and device pixels to
// one of them.
void begin_painting(const Camera& camera, Rect clip, float pixel_ratio);

}  // namespace mael::web

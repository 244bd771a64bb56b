// Included before Dear ImGui's OpenGL backend. Around every frame it asks the context for a dozen
// settings in order to put them back. In a browser each such question waits until everything drawn
// so far is finished: most of a frame's time. Here nobody leans on settings that are left over, so
// the questions are answered with what a fresh context would say.
// What it reads by scanf are versions, "#version 300 es": a loop does that, so that the page
// carries no scanf.
#pragma once

#include <GLES3/gl3.h>
#include <stdio.h>

template <class... Others>
int mael_read_version(const char* text, const char*, int* number, Others*...) {
  while (*text != '\0' && (*text < '0' || *text > '9')) ++text;
  for (*number = 0; *text >= '0' && *text <= '9'; ++text) *number = *number * 10 + (*text - '0');
  return 1;
}

inline void mael_known_integer(GLenum name, GLint* value) {
  switch (name) {
    case GL_ACTIVE_TEXTURE: *value = GL_TEXTURE0; return;
    case GL_ARRAY_BUFFER_BINDING:
    case GL_CURRENT_PROGRAM:
    case GL_SAMPLER_BINDING:
    case GL_TEXTURE_BINDING_2D:
    case GL_VERTEX_ARRAY_BINDING:
    case GL_BLEND_DST_ALPHA:
    case GL_BLEND_DST_RGB: *value = 0; return;
    case GL_BLEND_SRC_ALPHA:
    case GL_BLEND_SRC_RGB: *value = GL_ONE; return;
    case GL_BLEND_EQUATION_ALPHA:
    case GL_BLEND_EQUATION_RGB: *value = GL_FUNC_ADD; return;
    case GL_SCISSOR_BOX:
    case GL_VIEWPORT: value[0] = value[1] = value[2] = value[3] = 0; return;
    default: glGetIntegerv(name, value);
  }
}

inline GLboolean mael_known_switch(GLenum) { return GL_FALSE; }

#define glGetIntegerv mael_known_integer
#define glIsEnabled mael_known_switch
#define sscanf mael_read_version

// The page's program: a window, a GL context, and a frame whenever something may have changed.
#include <GLES3/gl3.h>
#include <SDL.h>
#include <emscripten.h>
#include <emscripten/html5.h>
#include <imgui.h>
#include <imgui_impl_opengl3.h>
#include <imgui_impl_sdl2.h>

#include <string>

#include "engine/core/version.h"

namespace {

// Widgets settle over a few frames after an input (hover, layout that depends on the last frame).
constexpr int kFramesPerInput = 3;

SDL_Window* window = nullptr;
int frames_wanted = 0;
int frames_drawn = 0;
bool frame_requested = false;

EM_BOOL on_animation_frame(double time, void* user);

void request_frame() {
  if (frame_requested) return;
  frame_requested = true;
  emscripten_request_animation_frame(on_animation_frame, nullptr);
}

// Nothing is drawn while nothing changes: every event of SDL asks for a few frames, except the one
// that SDL sends itself at every poll.
int on_event(void*, SDL_Event* event) {
  if (event->type == SDL_POLLSENTINEL) return 0;
  frames_wanted = kFramesPerInput;
  request_frame();
  return 0;
}

void draw() {
  ImGui::SetNextWindowPos({24, 24});
  ImGui::Begin("Maelstrom", nullptr, ImGuiWindowFlags_AlwaysAutoResize);
  ImGui::Text("Maelstrom %s", std::string(mael::version()).c_str());
  ImGui::Text("frames drawn: %d", frames_drawn);
  ImGui::End();
}

EM_BOOL on_animation_frame(double, void*) {
  frame_requested = false;
  SDL_Event event;
  while (SDL_PollEvent(&event)) ImGui_ImplSDL2_ProcessEvent(&event);

  ImGui_ImplOpenGL3_NewFrame();
  ImGui_ImplSDL2_NewFrame();
  ImGui::NewFrame();
  draw();
  ImGui::Render();

  int width = 0;
  int height = 0;
  SDL_GL_GetDrawableSize(window, &width, &height);
  glViewport(0, 0, width, height);
  glClearColor(0.06f, 0.08f, 0.12f, 1.0f);
  glClear(GL_COLOR_BUFFER_BIT);
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
  ++frames_drawn;
  if (--frames_wanted > 0) request_frame();
  return EM_FALSE;
}

bool open_window() {
  // Keys are listened to on the canvas only, so that text fields of the page keep theirs.
  SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
  SDL_SetMainReady();
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return false;
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
  double width = 0;
  double height = 0;
  emscripten_get_element_css_size("#canvas", &width, &height);
  window = SDL_CreateWindow("Maelstrom", 0, 0, static_cast<int>(width), static_cast<int>(height),
                            SDL_WINDOW_OPENGL | SDL_WINDOW_ALLOW_HIGHDPI);
  return window && SDL_GL_CreateContext(window);
}

}  // namespace

/// The canvas now measures this many CSS pixels; the page calls it.
extern "C" EMSCRIPTEN_KEEPALIVE void mael_resize(int width, int height) {
  SDL_SetWindowSize(window, width, height);
  frames_wanted = kFramesPerInput;
  request_frame();
}

/// Frames drawn since the start, for tests of the idle table.
extern "C" EMSCRIPTEN_KEEPALIVE int mael_frames_drawn() {
  return frames_drawn;
}

int main() {
  if (!open_window()) {
    SDL_Log("no window: %s", SDL_GetError());
    return 1;
  }
  ImGui::CreateContext();
  ImGui::GetIO().IniFilename = nullptr;
  ImGui::StyleColorsDark();
  ImGui_ImplSDL2_InitForOpenGL(window, SDL_GL_GetCurrentContext());
  ImGui_ImplOpenGL3_Init("#version 300 es");
  SDL_AddEventWatch(on_event, nullptr);
  frames_wanted = kFramesPerInput;
  request_frame();
  return 0;
}

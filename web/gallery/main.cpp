// The gallery: every widget and a sample board on one page, to be looked at.
#include <GLES3/gl3.h>
#include <SDL.h>
#include <emscripten.h>
#include <emscripten/html5.h>
#include <imgui.h>
#include <imgui_impl_opengl3.h>
#include <imgui_impl_sdl2.h>

#include "web/app/theme_imgui.h"
#include "web/gallery/board.h"
#include "web/widgets/hex_renderer.h"

namespace mael::web {
namespace {

struct Gallery {
  SDL_Window* window = nullptr;
  Vec2 size{1280, 800};
  float ratio = 1;
  int page = 0;
  Look look{};
  HexRenderer renderer{};
  bool asked = false;
};

Gallery* gallery = nullptr;

void draw_page() {
  const HexScene scene = sample_board();
  CameraLimits limits;
  limits.content = bounds_of(scene, limits.content);
  const Rect whole{{}, gallery->size};
  const float zoom = gallery->page == 1 ? 160.0F : gallery->page == 2 ? 24.0F : 96.0F;
  limits.max_scale = 200;
  Camera camera = fitted(gallery->size, grown(limits.content, 0.3F), {}, limits, zoom);
  if (gallery->page == 1) camera.scale = 160;
  gallery->renderer.paint(scene, camera, whole);
}

void draw() {
  SDL_Event event;
  while (SDL_PollEvent(&event) != 0) ImGui_ImplSDL2_ProcessEvent(&event);
  ImGui_ImplOpenGL3_NewFrame();
  ImGui_ImplSDL2_NewFrame();
  ImGui::NewFrame();
  gallery->renderer.begin_frame(gallery->ratio);
  draw_page();
  ImGui::Render();
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
}

EM_BOOL on_frame(double, void*) {
  gallery->asked = false;
  draw();
  return EM_FALSE;
}

void ask_frame() {
  if (gallery == nullptr || gallery->asked) return;
  gallery->asked = true;
  emscripten_request_animation_frame(on_frame, nullptr);
}

int on_event(void*, SDL_Event*) {
  ask_frame();
  return 0;
}

}  // namespace
}  // namespace mael::web

extern "C" EMSCRIPTEN_KEEPALIVE void gallery_resize(int width, int height, float ratio) {
  using namespace mael::web;
  gallery->size = {static_cast<float>(width), static_cast<float>(height)};
  gallery->ratio = ratio;
  SDL_SetWindowSize(gallery->window, width, height);
  bake_fonts(gallery->look, ratio);
  ImGui_ImplOpenGL3_DestroyFontsTexture();
  ImGui_ImplOpenGL3_CreateFontsTexture();
  ask_frame();
}

extern "C" EMSCRIPTEN_KEEPALIVE void gallery_show(int page) {
  mael::web::gallery->page = page;
  mael::web::ask_frame();
}

int main() {
  using namespace mael::web;
  gallery = new Gallery;  // lives as long as the page
  SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
  SDL_SetMainReady();
  SDL_Init(SDL_INIT_VIDEO);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  gallery->window = SDL_CreateWindow("Gallery", 0, 0, 1280, 800,
                                     SDL_WINDOW_OPENGL | SDL_WINDOW_ALLOW_HIGHDPI);
  SDL_GL_CreateContext(gallery->window);
  ImGui::CreateContext();
  ImGui::GetIO().IniFilename = nullptr;
  use_look(gallery->look);
  gallery->look.renderer = &gallery->renderer;
  apply_style();
  bake_fonts(gallery->look, 1);
  ImGui_ImplSDL2_InitForOpenGL(gallery->window, SDL_GL_GetCurrentContext());
  ImGui_ImplOpenGL3_Init("#version 300 es");
  SDL_AddEventWatch(on_event, nullptr);
  return gallery->renderer.create() ? 0 : 1;
}

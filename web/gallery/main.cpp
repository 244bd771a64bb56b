// The gallery: every widget and a sample board on one page, to be looked at, and boards to play
// with.
#include <GLES3/gl3.h>
#include <SDL.h>
#include <emscripten.h>
#include <emscripten/html5.h>
#include <imgui.h>
#include <imgui_impl_opengl3.h>
#include <imgui_impl_sdl2.h>

#include <array>

#include "embedded/fonts.h"
#include "web/base/ink.h"
#include "web/board/hex_renderer.h"
#include "web/gallery/board.h"
#include "web/gallery/mock.h"
#include "web/gallery/playground.h"
#include "web/gallery/sdl_pointers.h"
#include "web/widgets/choices.h"
#include "web/widgets/panel.h"

namespace mael::web {
namespace {

struct Gallery {
  SDL_Window* window = nullptr;
  Vec2 size{1280, 800};
  float ratio = 1;
  int page = 0;
  Look look{};
  HexRenderer renderer{};
  MockState mock{};
  std::array<std::unique_ptr<Playground>, 3> grounds{};
  GestureReader gestures{};
  double painted_at = 0;  // milliseconds
  bool moving = false;    // another frame is wanted
  bool asked = false;
};

constexpr int kFirstGround = 20;

Gallery* gallery = nullptr;

// One part of the picture alone, for measuring: 0 table, 1 Vortex, 2 pieces without signs, 3 all
// pieces.
HexScene part_of(HexScene scene, int part) {
  scene.table = part == 0;
  std::vector<HexSprite> kept;
  for (HexSprite& sprite : scene.sprites) {
    const bool vortex = sprite.body == HexBody::Vortex;
    if (part == 0 || vortex != (part == 1)) continue;
    if (part == 2) sprite.badge_count = sprite.pips = sprite.stripes = 0;
    kept.push_back(sprite);
  }
  scene.sprites = kept;
  return scene;
}

Playground* shown_ground() {
  const int at = gallery->page - kFirstGround;
  if (at < 0 || at >= static_cast<int>(gallery->grounds.size())) return nullptr;
  return gallery->grounds.at(static_cast<std::size_t>(at)).get();
}

void resize_grounds() {
  for (const auto& ground : gallery->grounds) ground->resize(gallery->size);
}

void make_grounds() {
  BoardTextures& textures = gallery->renderer.textures();
  gallery->grounds = {hex_playground(gallery->renderer), ring_playground(textures),
                      plane_playground(textures)};
  for (const auto& ground : gallery->grounds) ground->create();
  resize_grounds();
}

void draw_ground(Playground& ground) {
  ground.paint({gallery->size, gallery->ratio});
  constexpr std::array kKinds{Segment{"Hexagons"}, Segment{"Rings"}, Segment{"Plane"}};
  const float width = std::min(gallery->size.x - 24, 420.0F);
  const Rect bar = rect_at({(gallery->size.x - width) / 2, 8}, {width, 46});
  int kind = gallery->page - kFirstGround;
  {
    const Panel panel("##kinds", bar, PanelLook::Bare, 0);
    ImGui::SetCursorScreenPos(im(bar.min));
    if (segmented("kind", kKinds, kind, width)) gallery->page = kFirstGround + kind;
  }
  tell_below(gallery->size, kKinds.at(static_cast<std::size_t>(kind)).label, ground.told());
}

// Pages: 0 a table in play, 1 the start, 2 settings; 5 close to the board, 6 far from it; from 10
// on the parts of the board alone; from 20 on boards to play with: hexagons, rings, a plane.
void draw_page() {
  HexRenderer& renderer = gallery->renderer;
  if (Playground* ground = shown_ground()) return draw_ground(*ground);
  if (gallery->page == 0) return mock_table(renderer, gallery->size, gallery->mock);
  if (gallery->page == 1) return mock_start(renderer, gallery->size, gallery->mock);
  if (gallery->page == 2) return mock_settings(renderer, gallery->size, gallery->mock);
  HexScene scene = sample_board();
  CameraLimits limits;
  limits.content = bounds_of(scene, limits.content);
  if (gallery->page >= 10) scene = part_of(scene, gallery->page - 10);
  Camera camera = fitted(gallery->size, grown(limits.content, 0.3F), {}, limits);
  if (gallery->page == 5) camera.scale = 160;
  if (gallery->page == 6) camera.scale = 16;
  renderer.paint(scene, camera, {{}, gallery->size});
}

// What pointers did since the last frame; over the panels it is theirs alone.
void read_events() {
  std::vector<Gesture> gestures;
  SDL_Event event;
  while (SDL_PollEvent(&event) != 0) {
    ImGui_ImplSDL2_ProcessEvent(&event);
    feed_pointer(event, gallery->size, gallery->gestures, gestures);
  }
  Playground* ground = shown_ground();
  if (!ground) return;
  for (const Gesture& gesture : gestures) {
    const bool began_above = gesture.kind == GestureKind::Tap && gesture.at.y < 54;
    if (!began_above) ground->read(gesture);
  }
}

void draw() {
  read_events();
  const double now = emscripten_get_now();
  const double elapsed = gallery->moving ? now - gallery->painted_at : 0;
  gallery->painted_at = now;
  Playground* ground = shown_ground();
  gallery->moving = ground && ground->advance(static_cast<float>(std::min(elapsed, 100.0)));
  ImGui_ImplOpenGL3_NewFrame();
  ImGui_ImplSDL2_NewFrame();
  ImGui::NewFrame();
  gallery->renderer.begin_frame(gallery->ratio);
  draw_page();
  ImGui::Render();
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
}

void ask_frame();

EM_BOOL on_frame(double, void*) {
  gallery->asked = false;
  draw();
  if (gallery->moving) ask_frame();
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
  resize_grounds();
  ImGui_ImplOpenGL3_DestroyFontsTexture();
  ImGui_ImplOpenGL3_CreateFontsTexture();
  ask_frame();
}

// The context was lost and is back: everything that lived in it is made again.
extern "C" EMSCRIPTEN_KEEPALIVE void gallery_restored() {
  using namespace mael::web;
  gallery->renderer.forget();
  gallery->renderer.create();
  for (const auto& ground : gallery->grounds) {
    ground->forget();
    ground->create();
  }
  ImGui_ImplOpenGL3_DestroyDeviceObjects();
  ImGui_ImplOpenGL3_CreateDeviceObjects();
  ask_frame();
}

// Milliseconds of one frame, the mean of `frames`, waiting for the pixels.
extern "C" EMSCRIPTEN_KEEPALIVE double gallery_frame_time(int frames) {
  using namespace mael::web;
  unsigned char pixel[4];
  draw();
  glReadPixels(0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixel);
  const double start = emscripten_get_now();
  for (int i = 0; i < frames; ++i) draw();
  glReadPixels(0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixel);
  return (emscripten_get_now() - start) / frames;
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
  gallery->window =
      SDL_CreateWindow("Gallery", 0, 0, 1280, 800, SDL_WINDOW_OPENGL | SDL_WINDOW_ALLOW_HIGHDPI);
  SDL_GL_CreateContext(gallery->window);
  ImGui::CreateContext();
  ImGui::GetIO().IniFilename = nullptr;
  use_look(gallery->look);
  gallery->look.renderer = &gallery->renderer;
  apply_style();
  embedded::each_icons([&](const auto& icons) { take_up_icons(gallery->look, icons); });
  bake_fonts(gallery->look, 1);
  ImGui_ImplSDL2_InitForOpenGL(gallery->window, SDL_GL_GetCurrentContext());
  ImGui_ImplOpenGL3_Init("#version 300 es");
  SDL_AddEventWatch(on_event, nullptr);
  if (!gallery->renderer.create()) return 1;
  make_grounds();
  return 0;
}

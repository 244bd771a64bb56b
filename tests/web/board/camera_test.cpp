#include "web/board/camera.h"

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

namespace mael::web {
namespace {

using Catch::Approx;

const CameraLimits kLimits{.min_scale = 20, .max_scale = 120, .content = {{-6, -6}, {6, 6}}};

void check_near(Vec2 a, Vec2 b) {
  CHECK(a.x == Approx(b.x).margin(0.01));
  CHECK(a.y == Approx(b.y).margin(0.01));
}

TEST_CASE("pixels and board units convert both ways", "[camera]") {
  const Camera camera{.center = {1, -2}, .scale = 50, .viewport = {800, 600}};
  check_near(to_pixels(camera, Vec2{1, -2}), {400, 300});
  check_near(to_pixels(camera, Vec2{2, -2}), {450, 300});
  check_near(to_board(camera, to_pixels(camera, Vec2{3.25F, 0.5F})), {3.25F, 0.5F});
}

TEST_CASE("panning moves the board with the finger", "[camera]") {
  Camera camera{.scale = 50};
  const Vec2 held = to_board(camera, {100, 100});
  pan(camera, kLimits, {30, -20});
  check_near(to_pixels(camera, held), {130, 80});
}

TEST_CASE("zooming keeps the point under the anchor", "[camera]") {
  Camera camera{.scale = 50};
  const Vec2 held = to_board(camera, {600, 200});
  zoom(camera, kLimits, {600, 200}, 1.5F);
  CHECK(camera.scale == Approx(75));
  check_near(to_pixels(camera, held), {600, 200});
}

TEST_CASE("a pinch carries the point between the fingers along", "[camera]") {
  Camera camera{.scale = 50};
  const Vec2 held = to_board(camera, {300, 300});
  pinch(camera, kLimits, {300, 300}, {340, 320}, 0.8F);
  check_near(to_pixels(camera, held), {340, 320});
}

TEST_CASE("the scale stops at its limits and the anchor still holds", "[camera]") {
  Camera camera{.scale = 100};
  const Vec2 held = to_board(camera, {500, 350});
  zoom(camera, kLimits, {500, 350}, 10);
  CHECK(camera.scale == Approx(120));
  check_near(to_pixels(camera, held), {500, 350});
  zoom(camera, kLimits, {500, 350}, 0.0001F);
  CHECK(camera.scale == Approx(20));
}

TEST_CASE("the content cannot be pushed out of sight", "[camera]") {
  Camera camera{.scale = 50};
  for (int i = 0; i < 100; ++i) pan(camera, kLimits, {200, 150});
  const Rect seen = visible_board(camera);
  CHECK(seen.max.x >= -3.01F);
  CHECK(seen.max.y >= -3.01F);
  CHECK(seen.max.x <= 0);
}

TEST_CASE("fitting shows all of the content beside the panels", "[camera]") {
  const Rect content{{-4, -3}, {5, 6}};
  for (Vec2 viewport : {Vec2{390, 844}, Vec2{1280, 800}, Vec2{1920, 1080}}) {
    const Insets insets{.left = 20, .top = 60, .right = 40, .bottom = 150};
    const Camera camera = fitted(viewport, content, insets, kLimits);
    const Rect shown = to_pixels(camera, content);
    CHECK(shown.min.x >= insets.left - 0.1F);
    CHECK(shown.min.y >= insets.top - 0.1F);
    CHECK(shown.max.x <= viewport.x - insets.right + 0.1F);
    CHECK(shown.max.y <= viewport.y - insets.bottom + 0.1F);
    CHECK(camera.scale <= 96);
  }
}

TEST_CASE("a viewport smaller than its panels still gives a usable camera", "[camera]") {
  const Camera camera = fitted({100, 80}, {{-1, -1}, {1, 1}}, {60, 60, 60, 60}, kLimits);
  CHECK(camera.scale >= kLimits.min_scale);
}

TEST_CASE("resizing keeps scale and middle", "[camera]") {
  Camera camera{.center = {1, 1}, .scale = 44, .viewport = {800, 600}};
  resize(camera, kLimits, {600, 800});
  CHECK(camera.scale == Approx(44));
  check_near(to_pixels(camera, Vec2{1, 1}), {300, 400});
}

TEST_CASE("a glide starts and ends where it should", "[camera]") {
  const Camera a{.center = {0, 0}, .scale = 30};
  const Camera b{.center = {2, 2}, .scale = 120};
  CHECK(between(a, b, 0).scale == Approx(30));
  CHECK(between(a, b, 0.5F).scale == Approx(60));
  CHECK(between(a, b, 1).scale == Approx(120));
  check_near(between(a, b, 1).center, {2, 2});
}

}  // namespace
}  // namespace mael::web

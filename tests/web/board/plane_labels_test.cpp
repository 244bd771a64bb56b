#include "web/board/plane_labels.h"

#include <algorithm>
#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

namespace mael::web {
namespace {

using Catch::Approx;

constexpr Camera kCamera{.center = {20, -20}, .scale = 20, .viewport = {800, 600}};
constexpr Rect kRoom{{0, 0}, {800, 600}};

PlaneLabel tag(Point at, std::string words = "5") {
  PlaneLabel label;
  label.at = at;
  label.clear = 500;
  label.icon = Icon::Sun;
  label.words = std::move(words);
  return label;
}

std::vector<LaidLabel> laid(const PlaneScene& scene, const Camera& camera = kCamera) {
  return lay_labels(scene, camera, kRoom, fixed_measure());
}

TEST_CASE("a ruler says its length in its middle", "[plane_labels]") {
  PlaneScene scene;
  scene.rulers = {{{20'000, 20'000}, {23'000, 24'000}},
                  {{0, 0}, {1000, 0}, PlaneLine::Harm, "far"}};
  const std::vector<LaidLabel> labels = laid(scene);
  REQUIRE(labels.size() == 2);
  CHECK(labels[0].words == "5.0\u2033");
  CHECK(labels[0].rect.center().x == Approx(430));
  CHECK(labels[0].rect.center().y == Approx(260));
  CHECK(labels[1].words == "far");
}

TEST_CASE("a tag stands beside what it speaks of and keeps its size", "[plane_labels]") {
  PlaneScene scene;
  scene.labels = {tag({20'000, 20'000})};
  const std::vector<LaidLabel> near_ones = laid(scene);
  Camera far = kCamera;
  far.scale = 8;
  const std::vector<LaidLabel> far_ones = laid(scene, far);
  REQUIRE(near_ones.size() == 1);
  REQUIRE(far_ones.size() == 1);
  CHECK(near_ones[0].rect.height() >= 22);
  CHECK(near_ones[0].rect.width() == Approx(far_ones[0].rect.width()));
  CHECK_FALSE(near_ones[0].rect.contains({400, 300}));
  CHECK_FALSE(near_ones[0].far);
  CHECK(distance(near_ones[0].rect.center(), {400, 300}) < 60);
}

TEST_CASE("tags cover no disc, no ruler's words and no other tag", "[plane_labels]") {
  PlaneScene scene;
  scene.rulers = {{{18'000, 20'000}, {22'000, 20'000}}};
  for (int i = 0; i < 8; ++i) {
    const Point at{18'000 + 700 * i, 20'000 + (i % 3) * 900};
    scene.discs.push_back({.at = at, .radius = 600});
    scene.labels.push_back(tag(at));
  }
  const std::vector<LaidLabel> labels = laid(scene);
  CHECK(labels.size() > 5);
  for (std::size_t i = 1; i < labels.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) CHECK_FALSE(overlap(labels[i].rect, labels[j].rect));
    for (const PlaneDisc& disc : scene.discs) {
      CHECK_FALSE(labels[i].rect.contains(to_pixels(kCamera, to_picture(disc.at))));
    }
    CHECK(labels[i].rect.min.x >= 0);
    CHECK(labels[i].rect.max.y <= 600);
  }
}

// Crates as they lie before a line of five at the scale of a phone.
TEST_CASE("a tag hides no small piece of terrain where another place is free", "[plane_labels]") {
  const Rect crates{{376, 268}, {424, 276}};
  PlaneScene scene;
  scene.areas.resize(1);
  scene.areas[0].corners = {{18'800, 21'200}, {21'200, 21'200}, {21'200, 21'600}, {18'800, 21'600}};
  scene.labels = {tag({20'000, 20'000})};
  PlaneScene bare = scene;
  bare.areas.clear();
  REQUIRE(overlap(laid(bare).at(0).rect, crates));
  const LaidLabel label = laid(scene).at(0);
  CHECK_FALSE(overlap(label.rect, crates));
  CHECK_FALSE(label.far);
  SECTION("where all others are taken it does") {
    for (int i = 0; i < 7; ++i) scene.labels.push_back(tag({20'000, 20'000}));
    const std::vector<LaidLabel> labels = laid(scene);
    CHECK(std::any_of(labels.begin(), labels.end(), [&](const LaidLabel& each) {
      return !each.far && overlap(each.rect, crates);
    }));
  }
}

TEST_CASE("a tag that must go far has a line, one without room is left out", "[plane_labels]") {
  PlaneScene scene;
  for (int i = 0; i < 40; ++i) scene.labels.push_back(tag({20'000, 20'000}));
  const std::vector<LaidLabel> labels = laid(scene);
  REQUIRE(labels.size() >= 4);
  CHECK(labels.size() < 40);
  CHECK_FALSE(labels.front().far);
  CHECK(labels.back().far);
  CHECK(labels.front().label == 0);
}

TEST_CASE("marks of a tag stand in it, in their order, and make it wider", "[plane_labels]") {
  PlaneScene scene;
  scene.labels = {tag({20'000, 20'000}), tag({26'000, 20'000})};
  scene.labels[1].marks = {
      {TagShape::Pennant, "1"}, {TagShape::Shield, "3"}, {TagShape::Ring, "1.7"}};
  const std::vector<LaidLabel> labels = laid(scene);
  REQUIRE(labels.size() == 2);
  CHECK(labels[0].marks.empty());
  REQUIRE(labels[1].marks.size() == 3);
  CHECK(labels[1].rect.width() >= labels[0].rect.width() + 60);
  float left = labels[1].rect.min.x + 24;
  for (const Rect mark : labels[1].marks) {
    CHECK(mark.min.x >= left);
    CHECK(mark.max.x <= labels[1].rect.max.x);
    CHECK(mark.width() >= 20);
    left = mark.max.x;
  }
  CHECK(labels[1].marks[2].width() > labels[1].marks[0].width());
}

TEST_CASE("no label lies where room is kept, and one with nothing to keep clear on its anchor",
          "[plane_labels]") {
  PlaneScene scene;
  scene.labels = {tag({20'000, 20'000})};
  scene.labels[0].clear = 0;
  CHECK(laid(scene).at(0).rect.center() == Vec2{400, 300});
  for (const float half : {20.0F, 50.0F}) {
    const Rect kept = grown({{400, 300}, {400, 300}}, half);
    const auto labels = lay_labels(scene, kCamera, kRoom, fixed_measure(), '.', {kept});
    REQUIRE(labels.size() == 1);
    CHECK_FALSE(overlap(labels[0].rect, kept));
  }
}

TEST_CASE("a badge lies where it belongs", "[plane_labels]") {
  PlaneScene scene;
  scene.labels = {tag({20'000, 20'000}), tag({20'000, 20'000})};
  scene.labels[1].look = LabelLook::Badge;
  const std::vector<LaidLabel> labels = laid(scene);
  REQUIRE(labels.size() == 2);
  CHECK(labels[1].rect.center() == Vec2{400, 300});
}

TEST_CASE("a label is found under a point", "[plane_labels]") {
  PlaneScene scene;
  scene.labels = {tag({20'000, 20'000}), tag({30'000, 20'000})};
  const std::vector<LaidLabel> labels = laid(scene);
  REQUIRE(labels.size() == 2);
  CHECK(label_at(labels, labels[1].rect.center()) == 1);
  CHECK(label_at(labels, {5, 5}) == -1);
}

}  // namespace
}  // namespace mael::web

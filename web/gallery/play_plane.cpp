// The sample battlefield: drag a disc to measure a way, anything else to pan; wheel or pinch to
// zoom.
#include "web/base/ink.h"
#include "web/board/plane_labels_paint.h"
#include "web/board/plane_renderer.h"
#include "web/gallery/playground.h"
#include "web/gallery/samples.h"

namespace mael::web {
namespace {

class PlanePlay final : public Playground {
 public:
  explicit PlanePlay(BoardTextures& textures) : renderer_(textures) {}

  void create() override { renderer_.create(); }
  void forget() override { renderer_.forget(); }

  void resize(Vec2 page) override {
    const bool upright = page.y > page.x;
    if (scene_.discs.empty() || upright != upright_) scene_ = sample_plane(upright);
    upright_ = upright;
    limits_ = {.min_scale = 4, .max_scale = 60, .content = bounds_of(scene_)};
    camera_ = fitted(page, grown(bounds_of(scene_), 0.7F), {2, 58, 2, 86}, limits_, 40);
  }

  void read(const Gesture& gesture) override {
    move_camera(gesture, limits_, camera_);
    const Vec2 at = to_board(camera_, gesture.at);
    switch (gesture.kind) {
      case GestureKind::Hover:
      case GestureKind::Press: pointed_ = pick(scene_, at, reach(gesture)); break;
      case GestureKind::Tap: choose(pick(scene_, at, reach(gesture))); break;
      case GestureKind::DragStart: grab(to_board(camera_, gesture.from), reach(gesture)); break;
      case GestureKind::DragMove: drag(at, gesture.delta); break;
      case GestureKind::Drop:
      case GestureKind::DragCancel: let_go(); break;
      default: break;
    }
  }

  void paint(const Canvas& canvas) override {
    PlaneScene scene = scene_;
    if (pointed_.thing == PlaneThing::Disc) {
      scene.discs[static_cast<std::size_t>(pointed_.index)].marks |= kMarkHovered;
    } else if (pointed_.thing == PlaneThing::Area) {
      scene.areas[static_cast<std::size_t>(pointed_.index)].marks |= kMarkHovered;
    }
    renderer_.paint(scene, camera_, {{}, canvas.size}, canvas.pixel_ratio);
    const Rect room{{6, 52}, {canvas.size.x - 6, canvas.size.y - 84}};
    paint_labels(*ImGui::GetBackgroundDrawList(), scene,
                 lay_labels(scene, camera_, room, page_measure()));
  }

  [[nodiscard]] std::string told() const override {
    const std::string place =
        inch_words(pointed_.at.x) + " east, " + inch_words(pointed_.at.y) + " north";
    switch (pointed_.thing) {
      case PlaneThing::Disc: return "disc " + std::to_string(pointed_.index) + " at " + place;
      case PlaneThing::Area: return "area " + std::to_string(pointed_.index) + " at " + place;
      case PlaneThing::Table: return "the table at " + place;
      case PlaneThing::Nothing: break;
    }
    return "beside the table";
  }

 private:
  [[nodiscard]] float reach(const Gesture& gesture) const {
    return gesture.device == PointerDevice::Touch ? touch_reach(camera_) : touch_reach(camera_) / 3;
  }

  void choose(const PlanePick& what) {
    for (PlaneDisc& disc : scene_.discs) disc.marks = 0;
    if (what.thing == PlaneThing::Disc) {
      scene_.discs[static_cast<std::size_t>(what.index)].marks = kMarkSelected;
    }
  }

  void grab(Vec2 from, float reach) {
    const PlanePick what = pick(scene_, from, reach);
    if (what.thing != PlaneThing::Disc) return;
    held_ = what.index;
    choose(what);
    PlaneDisc ghost = scene_.discs[static_cast<std::size_t>(held_)];
    from_ = ghost.at;
    ghost.opacity = 0.45F;
    scene_.discs.push_back(ghost);
    scene_.rulers = {{from_, from_, PlaneLine::Own}};
  }

  void drag(Vec2 at, Vec2 pixels) {
    if (held_ < 0) return pan(camera_, limits_, pixels);
    PlaneDisc& disc = scene_.discs[static_cast<std::size_t>(held_)];
    disc.at = to_point(at);
    if (disc.at != from_) disc.heading = heading_of(to_picture(disc.at) - to_picture(from_));
    const bool far = length_between(from_, disc.at) > 6000;
    scene_.rulers[0] = {from_, disc.at, far ? PlaneLine::Harm : PlaneLine::Gain};
  }

  void let_go() {
    if (held_ >= 0) scene_.discs.pop_back();
    held_ = -1;
  }

  PlaneRenderer renderer_;
  PlaneScene scene_{};
  CameraLimits limits_;
  Camera camera_;
  PlanePick pointed_{};
  Point from_{};
  int held_ = -1;
  bool upright_ = false;
};

}  // namespace

std::unique_ptr<Playground> plane_playground(BoardTextures& textures) {
  return std::make_unique<PlanePlay>(textures);
}

}  // namespace mael::web

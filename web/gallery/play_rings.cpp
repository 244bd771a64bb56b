// The sample sea: drag a ring to turn it, tap a cell to sail there, pinch or wheel to zoom.
#include <array>

#include "web/board/ring_renderer.h"
#include "web/board/ring_turn.h"
#include "web/gallery/playground.h"
#include "web/gallery/samples.h"

namespace mael::web {
namespace {

constexpr int kOwnShip = 4;

class RingPlay final : public Playground {
 public:
  explicit RingPlay(BoardTextures& textures) : renderer_(textures), scene_(sample_rings()) {
    limits_ = {.min_scale = 40, .max_scale = 300, .content = bounds_of(scene_)};
  }

  void create() override { renderer_.create(); }
  void forget() override { renderer_.forget(); }

  void resize(Vec2 page) override {
    camera_ = fitted(page, grown(bounds_of(scene_), 0.12F), {2, 58, 2, 86}, limits_, 200);
  }

  void read(const Gesture& gesture) override {
    move_camera(gesture, limits_, camera_);
    const Vec2 at = to_board(camera_, gesture.at);
    switch (gesture.kind) {
      case GestureKind::Hover:
      case GestureKind::Press: pointed_ = pick(scene_, at, 22 / camera_.scale); break;
      case GestureKind::Tap: sail_to(ring_cell_at(scene_, at)); break;
      case GestureKind::DragStart: grab(to_board(camera_, gesture.from), at); break;
      case GestureKind::DragMove: drag(at, gesture.delta); break;
      case GestureKind::Drop: let_go(at, gesture.velocity / camera_.scale); break;
      case GestureKind::DragCancel: put_back(); break;
      default: break;
    }
    show_turns();
  }

  bool advance(float elapsed) override {
    bool more = false;
    for (RingTurn& turn : turns_) more = turn.advance(elapsed) || more;
    if (more || held_ >= 0) scene_.eye_turn += elapsed * 0.0012F;
    show_turns();
    return more;
  }

  void paint(const Canvas& canvas) override {
    RingScene scene = scene_;
    if (is_cell(scene, pointed_.cell) && held_ < 0) {
      scene.fields.push_back({pointed_.cell, kMarkHovered});
    }
    if (pointed_.piece >= 0) {
      scene.pieces[static_cast<std::size_t>(pointed_.piece)].marks |= kMarkHovered;
    }
    for (std::size_t i = 0; i < scene.rings.size(); ++i) {
      scene.rings[i].lit = static_cast<int>(i) == held_;
    }
    renderer_.paint(scene, camera_, {{}, canvas.size}, canvas.pixel_ratio);
  }

  [[nodiscard]] std::string told() const override {
    constexpr std::array kQuarters{"as it was", "1/4", "1/2", "3/4"};
    if (held_ >= 0) {
      const int quarters = turns_.at(static_cast<std::size_t>(held_)).quarters();
      return "ring " + std::to_string(held_ + 1) + " turns " +
             kQuarters.at(static_cast<std::size_t>((quarters % 4 + 4) % 4));
    }
    if (pointed_.middle) return "the eye";
    if (pointed_.cell.ring < 0) return "beside the sea";
    return "ring " + std::to_string(pointed_.cell.ring + 1) + ", cell " +
           std::to_string(pointed_.cell.cell) +
           (pointed_.piece >= 0 ? ", piece " + std::to_string(pointed_.piece) : "") +
           (pointed_.land >= 0 ? ", land " + std::to_string(pointed_.land) : "");
  }

 private:
  void grab(Vec2 from, Vec2 at) {
    held_ = ring_cell_at(scene_, from).ring;
    if (held_ < 0) return;
    turns_.at(static_cast<std::size_t>(held_)).grab();
    last_ = from;
    drag(at, {});
  }

  void drag(Vec2 at, Vec2 pixels) {
    if (held_ < 0) return pan(camera_, limits_, pixels);
    turns_.at(static_cast<std::size_t>(held_)).drag(turned_by(last_, at));
    last_ = at;
  }

  void let_go(Vec2 at, Vec2 velocity) {
    if (held_ >= 0) turns_.at(static_cast<std::size_t>(held_)).release(turning_speed(at, velocity));
    held_ = -1;
  }

  void put_back() {
    if (held_ >= 0) turns_.at(static_cast<std::size_t>(held_)).undo();
    held_ = -1;
  }

  void sail_to(RingCell cell) {
    if (!is_cell(scene_, cell)) return;
    scene_.pieces.at(kOwnShip).place = {cell, 0.62F, 0.5F};
    scene_.arrows.clear();
  }

  void show_turns() {
    for (std::size_t i = 0; i < turns_.size(); ++i) scene_.rings[i].turn = turns_.at(i).shown();
  }

  RingRenderer renderer_;
  RingScene scene_;
  CameraLimits limits_;
  Camera camera_;
  std::array<RingTurn, 3> turns_{};
  RingPick pointed_{};
  Vec2 last_{};
  int held_ = -1;
};

}  // namespace

std::unique_ptr<Playground> ring_playground(BoardTextures& textures) {
  return std::make_unique<RingPlay>(textures);
}

}  // namespace mael::web

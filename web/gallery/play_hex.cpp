// The sample board of hexagons: drag and zoom it, point at cells and pieces, tap to choose.
#include "web/gallery/board.h"
#include "web/gallery/playground.h"

namespace mael::web {
namespace {

class HexPlay final : public Playground {
 public:
  explicit HexPlay(HexRenderer& renderer) : renderer_(renderer), scene_(sample_board()) {
    limits_.content = bounds_of(scene_, limits_.content);
  }

  void resize(Vec2 page) override {
    camera_ = fitted(page, grown(limits_.content, 0.25F), {8, 60, 8, 90}, limits_);
  }

  void read(const Gesture& gesture) override {
    move_camera(gesture, limits_, camera_);
    if (gesture.kind == GestureKind::DragMove) pan(camera_, limits_, gesture.delta);
    if (gesture.kind == GestureKind::Hover || gesture.kind == GestureKind::Press) {
      pointed_ = pick(scene_, to_board(camera_, gesture.at));
    }
    if (gesture.kind == GestureKind::Tap) chosen_ = pick(scene_, to_board(camera_, gesture.at));
  }

  void paint(const Canvas& canvas) override {
    HexScene scene = scene_;
    mark(scene, pointed_, kMarkHovered);
    mark(scene, chosen_, kMarkSelected);
    renderer_.paint(scene, camera_, {{}, canvas.size});
  }

  [[nodiscard]] std::string told() const override {
    return "cell " + std::to_string(pointed_.cell.q) + ", " + std::to_string(pointed_.cell.r) +
           (pointed_.sprite < 0 ? ": nothing" : ": sprite " + std::to_string(pointed_.sprite));
  }

 private:
  static void mark(HexScene& scene, const HexPick& what, BoardMark mark) {
    if (what.sprite >= 0) scene.sprites[static_cast<std::size_t>(what.sprite)].marks |= mark;
  }

  HexRenderer& renderer_;
  HexScene scene_;
  CameraLimits limits_;
  Camera camera_;
  HexPick pointed_{};
  HexPick chosen_{};
};

}  // namespace

std::unique_ptr<Playground> hex_playground(HexRenderer& renderer) {
  return std::make_unique<HexPlay>(renderer);
}

}  // namespace mael::web

#include "web/board/tile_fan.h"

namespace mael::web {
namespace {

constexpr float kOverlap = 0.62F;  // least distance of neighbours, in widths of a piece
constexpr float kSpread = 1.02F;   // distance where there is room
constexpr float kLean = 0.035F;    // radians between neighbours of a full fan
constexpr float kArch = 0.010F;    // how far outer pieces sink, in sizes per place squared
constexpr float kRise = 0.42F;     // how far a lifted piece rises, in sizes
constexpr float kPush = 0.30F;     // how far neighbours of a lifted piece give way, in sizes

// The largest size at which `count` pieces fit side by side in `width`, overlapping if they must.
float fitting_size(const FanSpec& spec) {
  const auto gaps = static_cast<float>(std::max(spec.count - 1, 0));
  const float tightest = spec.room.width() / (2 + 2 * kOverlap * gaps);
  const float tallest = spec.room.height() / (2 * kHexHalfHeight + kRise + 0.1F);
  return std::min({spec.size, tightest, tallest});
}

float fitting_step(const FanSpec& spec, float size) {
  const auto gaps = static_cast<float>(std::max(spec.count - 1, 1));
  return std::min(2 * size * kSpread, (spec.room.width() - 2 * size) / gaps);
}

}  // namespace

std::vector<FanSlot> layout_fan(const FanSpec& spec) {
  std::vector<FanSlot> slots;
  if (spec.count <= 0) return slots;
  const float size = fitting_size(spec);
  const float step = fitting_step(spec, size);
  const bool crowded = step < 2 * size * 0.98F;
  const float half = static_cast<float>(spec.count - 1) / 2;
  const float floor = spec.room.max.y - size * kHexHalfHeight;
  for (int i = 0; i < spec.count; ++i) {
    const float place = static_cast<float>(i) - half;
    FanSlot slot;
    slot.size = size;
    slot.turn = crowded ? place * kLean : 0;
    slot.center = {spec.room.center().x + place * step,
                   floor + (crowded ? place * place * kArch * size : 0)};
    slots.push_back(slot);
  }
  if (spec.lifted < 0 || spec.lifted >= spec.count) return slots;
  for (int i = 0; i < spec.count && crowded; ++i) {
    const float way = i < spec.lifted ? -1.0F : i > spec.lifted ? 1.0F : 0.0F;
    FanSlot& slot = slots[static_cast<std::size_t>(i)];
    slot.center.x = std::clamp(slot.center.x + way * kPush * size * spec.lift,
                               spec.room.min.x + size, spec.room.max.x - size);
  }
  FanSlot& raised = slots[static_cast<std::size_t>(spec.lifted)];
  raised.lift = spec.lift;
  raised.turn *= 1 - spec.lift;
  raised.center.y = floor - kRise * size * spec.lift;
  return slots;
}

std::optional<int> fan_at(const std::vector<FanSlot>& slots, Vec2 pixels) {
  std::optional<int> found;
  for (std::size_t i = 0; i < slots.size(); ++i) {
    const FanSlot& slot = slots[i];
    if (!hex_contains(slot.center, slot.size, pixels)) continue;
    found = static_cast<int>(i);
    if (slot.lift > 0) return found;
  }
  return found;
}

HexScene fan_scene(const std::vector<FanSlot>& slots, std::vector<HexSprite> sprites) {
  HexScene scene;
  scene.table = false;
  scene.overlapping = true;
  for (std::size_t i = 0; i < sprites.size(); ++i) {
    HexSprite& sprite = sprites[i];
    const FanSlot& slot = slots.at(i);
    sprite.center = slot.center;
    sprite.size = slot.size;
    sprite.turn = slot.turn;
    sprite.lift = slot.lift;
  }
  scene.sprites = std::move(sprites);
  return scene;
}

}  // namespace mael::web

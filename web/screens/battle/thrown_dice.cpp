#include "web/screens/battle/thrown_dice.h"

#include <algorithm>

#include "web/table/motion/motion.h"

namespace mael::web::battle {
namespace {

constexpr float kThrown = 38, kDiceApart = 10;
constexpr int kMostAcross = 8;
constexpr float kThrow = 0.32F, kFollow = 0.2F;  // of their time: of one, and until the last leaves
constexpr float kArc = 46, kDrop = 60;           // how high a die flies, and falls from
constexpr float kBesideSquads = 44;
constexpr int kTumbles = 12;

int across_of(Rect board) {
  return std::clamp(static_cast<int>(board.width() / (kThrown + kDiceApart)), 1, kMostAcross);
}

Vec2 size_of_rows(int count, int across) {
  const int rows = (count + across - 1) / across;
  return {static_cast<float>(std::min(count, across)) * (kThrown + kDiceApart) - kDiceApart,
          static_cast<float>(rows) * (kThrown + kDiceApart) - kDiceApart};
}

// As much of it in the board as there can be.
Rect moved_in(Rect rows, Rect board) {
  const auto by = [](float low, float high, float from, float to) {
    return low < from ? from - low : std::min(0.0F, to - high);
  };
  const Rect room = grown(board, -kDiceApart);
  const Vec2 way{by(rows.min.x, rows.max.x, room.min.x, room.max.x),
                 by(rows.min.y, rows.max.y, room.min.y, room.max.y)};
  return {rows.min + way, rows.max + way};
}

// Above or below both squads, or between them where neither would be covered.
Rect place_of_rows(const DiceScene& scene, Vec2 size, const Lens& lens, Rect board) {
  const auto around = [&](Vec2 at) { return moved_in({at - size / 2, at + size / 2}, board); };
  if (!scene.between) return around(board.center());
  const Vec2 from = lens.pixels(scene.between->from), to = lens.pixels(scene.between->to);
  const Vec2 between = middle(from, to);
  const auto covers = [&](Rect rows) {
    const Rect kept = grown(rows, kBesideSquads / 2);
    return kept.contains(from) || kept.contains(to);
  };
  const float aside = size.y / 2 + kBesideSquads;
  for (const Vec2 at : {between, Vec2{between.x, std::min(from.y, to.y) - aside},
                        Vec2{between.x, std::max(from.y, to.y) + aside}}) {
    if (const Rect rows = around(at); !covers(rows)) return rows;
  }
  return around(between);
}

}  // namespace

std::vector<ThrownDie> thrown_dice(const DiceScene& scene, const Lens& lens, Rect board) {
  std::vector<ThrownDie> dice;
  const auto count = static_cast<int>(scene.faces.size());
  const int across = across_of(board);
  const Rect rows = place_of_rows(scene, size_of_rows(count, across), lens, board);
  for (int i = 0; i < count; ++i) {
    const float leaves = kFollow * static_cast<float>(i) / static_cast<float>(std::max(1, count));
    const float t = std::clamp((scene.t - leaves) / kThrow, 0.0F, 1.0F);
    const auto x = static_cast<float>(i % across), y = static_cast<float>(i / across);
    const Vec2 lies = rows.min + Vec2{x, y} * (kThrown + kDiceApart) + Vec2{kThrown, kThrown} / 2;
    const Vec2 hand = scene.between ? lens.pixels(scene.between->from) : lies - Vec2{0, kDrop};
    const Vec2 at = lerp(hand, lies, eased(t)) - Vec2{0, kArc * (scene.between ? arch(t) : 0)};
    const int face = scene.faces[static_cast<std::size_t>(i)];
    const int turned = (face + i + static_cast<int>(t * kTumbles)) % 6 + 1;
    dice.push_back({grown({at, at}, kThrown / 2), t < 1 ? turned : face});
  }
  return dice;
}

}  // namespace mael::web::battle

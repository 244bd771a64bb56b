#include "web/widgets/impact.h"

#include <algorithm>
#include <cmath>

#include "web/base/curves.h"

namespace mael::web {
namespace {

// Spread evenly and yet without a pattern: the same each time.
float scattered(int i, float by) {
  const float at = static_cast<float>(i) * by;
  return at - std::floor(at);
}
constexpr float kGolden = 0.618034F, kSilver = 0.414214F;

Vec2 way_of(float angle) { return {std::cos(angle), std::sin(angle)}; }

// They fly apart quickly, turn, shrink and are gone.
void add_pieces(float t, std::vector<Fragment>& all) {
  constexpr int kPieces = 14;
  const float out = settle(t), left = 1 - leave(t);
  for (int i = 0; i < kPieces; ++i) {
    const float far = scattered(i, kSilver);
    const Vec2 way = way_of(kTurn * scattered(i, kGolden));
    const float reach = 0.25F + 0.35F * far + (0.35F + 0.75F * far) * out;
    const float turn = kTurn * (far - 0.5F) * out;
    all.push_back({way * reach, (0.16F + 0.14F * scattered(i, 0.73F)) * (0.45F + 0.55F * left),
                   turn, left, false});
  }
}

// Sparks that rise and fade, each in its own time.
void add_sparks(float t, int count, float height, float width, std::vector<Fragment>& all) {
  constexpr float kEach = 0.6F;  // of the time one is seen
  for (int i = 0; i < count; ++i) {
    const float begins = (1 - kEach) * scattered(i, kGolden);
    const float own = (t - begins) / kEach;
    if (own <= 0 || own >= 1) continue;
    const float x = width * (scattered(i, kSilver) - 0.5F);
    const float sway = 0.12F * std::sin(kTurn * (own + scattered(i, 0.37F)));
    const float up = height * settle(own) * (0.5F + 0.5F * scattered(i, 0.53F));
    all.push_back({{x + sway, 0.35F - up}, 0.05F + 0.06F * scattered(i, 0.29F), 0, 1 - own, true});
  }
}

}  // namespace

std::vector<Fragment> fragments_of(ImpactKind kind, float t) {
  std::vector<Fragment> all;
  if (t >= 1) return all;
  if (kind == ImpactKind::BreakUp) {
    add_pieces(t, all);
    add_sparks(t, 10, 1.1F, 1.2F, all);
  } else if (kind == ImpactKind::Burn) {
    add_sparks(t, 26, 1.9F, 1.5F, all);
  }
  return all;
}

std::vector<std::vector<Vec2>> cracks_of(float t) {
  constexpr int kCracks = 5, kLegs = 3;
  std::vector<std::vector<Vec2>> cracks;
  const float grown = settle(std::min(1.0F, 2.5F * t));
  for (int i = 0; i < kCracks; ++i) {
    const float angle = kTurn * (static_cast<float>(i) / kCracks + 0.07F * scattered(i, kGolden));
    std::vector<Vec2> crack;
    for (int leg = 0; leg <= kLegs; ++leg) {
      const float away = 0.1F + 0.72F * grown * static_cast<float>(leg) / kLegs;
      const float bend = leg % 2 == 0 ? 0.14F : -0.16F;
      crack.push_back(way_of(angle + bend) * away);
    }
    cracks.push_back(std::move(crack));
  }
  return cracks;
}

float strength_of(ImpactKind kind, float t) {
  if (t <= 0 || t >= 1) return 0;
  const float rise = kind == ImpactKind::Burn ? 0.25F : 0.08F;
  return std::min(t / rise, 1.0F) * (1 - leave(t));
}

}  // namespace mael::web

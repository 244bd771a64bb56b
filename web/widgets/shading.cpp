#include "web/widgets/shading.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "web/base/theme_imgui.h"

namespace mael::web {

namespace {

constexpr float kPi = 3.14159265F;

Vec2 on_circle(float angle) { return {std::cos(angle), std::sin(angle)}; }

Vec2 turned(Vec2 at, float by) {
  const Vec2 way = on_circle(by);
  return {at.x * way.x - at.y * way.y, at.x * way.y + at.y * way.x};
}

constexpr float kSoftRim = 1.5F;  // pixels over which the rim of a globe passes into what is behind

// Discs within a disc about a shifted middle: a colour for each, from the inside to the rim, which
// is soft.
void paint_rings(ImDrawList& list, Vec2 middle, float radius, Vec2 shift,
                 std::span<const Rgba> colors) {
  constexpr int kSides = 64;
  const float last = radius - kSoftRim / 2;
  std::vector<Corner> corners;
  const auto add = [&](Vec2 about, float reach, Rgba tone) {
    for (int side = 0; side <= kSides; ++side) {
      corners.push_back(
          {about + on_circle(2 * kPi * static_cast<float>(side) / kSides) * reach, tone});
    }
  };
  for (std::size_t ring = 0; ring < colors.size(); ++ring) {
    const float away = static_cast<float>(ring) / static_cast<float>(colors.size() - 1);
    add(middle + shift * (last * (1 - away)), last * away, colors[ring]);
  }
  add(middle, last + kSoftRim, with_alpha(colors.back(), 0));
  paint_net(list, kSides + 1, corners);
}

// On a globe seen a little from above, belts sag in the middle.
void paint_belt(ImDrawList& list, Vec2 middle, float radius, float tilt, const Belt& belt) {
  constexpr int kSteps = 20;
  constexpr float kSag = 0.16F, kSoft = 0.045F;  // its edges
  const Rgba none = with_alpha(belt.color, 0);
  const std::array<std::pair<float, Rgba>, 4> rows{{{belt.from - kSoft, none},
                                                    {belt.from, belt.color},
                                                    {belt.to, belt.color},
                                                    {belt.to + kSoft, none}}};
  std::vector<Corner> corners;
  for (const auto& [row, tone] : rows) {
    const float latitude = std::clamp(row, -0.995F, 0.995F);
    const float half = std::sqrt(1 - latitude * latitude);
    for (int step = 0; step <= kSteps; ++step) {
      const float along = 2 * static_cast<float>(step) / kSteps - 1;
      const float sag = kSag * half * (1 - along * along);
      const Vec2 at{half * along, -latitude + sag};
      corners.push_back({middle + turned(at, tilt) * radius, tone});
    }
  }
  paint_net(list, kSteps + 1, corners);
}

// Soft at its rim.
void paint_spot(ImDrawList& list, Vec2 middle, float radius, const GlobeSpot& spot) {
  constexpr int kSides = 24;
  constexpr std::array kReach{0.0F, 0.82F, 1.0F};
  std::vector<Corner> corners;
  for (std::size_t ring = 0; ring < kReach.size(); ++ring) {
    const Rgba tone = ring + 1 < kReach.size() ? spot.color : with_alpha(spot.color, 0);
    for (int side = 0; side <= kSides; ++side) {
      const Vec2 way = on_circle(2 * kPi * static_cast<float>(side) / kSides) * kReach[ring];
      const Vec2 at{way.x * spot.reach.x, way.y * spot.reach.y};
      corners.push_back({middle + (spot.at + turned(at, spot.turn)) * radius, tone});
    }
  }
  paint_net(list, kSides + 1, corners);
}

}  // namespace

void paint_net(ImDrawList& list, int across, std::span<const Corner> corners) {
  const int rows = static_cast<int>(corners.size()) / across;
  list.PrimReserve((rows - 1) * (across - 1) * 6, rows * across);
  const auto first = static_cast<int>(list._VtxCurrentIdx);
  const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
  for (const Corner& corner : corners) {
    list.PrimWriteVtx({corner.at.x, corner.at.y}, white, packed(corner.color));
  }
  for (int row = 0; row + 1 < rows; ++row) {
    for (int column = 0; column + 1 < across; ++column) {
      const int here = first + row * across + column, below = here + across;
      for (const int index : {here, here + 1, below + 1, here, below + 1, below}) {
        list.PrimWriteIdx(static_cast<ImDrawIdx>(index));
      }
    }
  }
}

void paint_glow(ImDrawList& list, Vec2 middle, Vec2 reach, Rgba color) {
  constexpr int kSides = 40, kRings = 6;  // light falls off as a curve, not as a cone
  std::vector<Corner> corners;
  for (int ring = 0; ring <= kRings; ++ring) {
    const float away = static_cast<float>(ring) / kRings, left = 1 - away;
    Rgba tone = color;
    tone.a = static_cast<std::uint8_t>(static_cast<float>(color.a) * left * left * (3 - 2 * left));
    for (int side = 0; side <= kSides; ++side) {
      const Vec2 way = on_circle(2 * kPi * static_cast<float>(side) / kSides) * away;
      corners.push_back({middle + Vec2{way.x * reach.x, way.y * reach.y}, tone});
    }
  }
  paint_net(list, kSides + 1, corners);
}

void paint_globe(ImDrawList& list, Vec2 middle, float radius, const Globe& globe) {
  if (globe.air.a > 0) paint_glow(list, middle, {radius * 1.45F, radius * 1.45F}, globe.air);
  list.AddCircleFilled({middle.x, middle.y}, radius, packed(globe.face), 64);
  // Their ends are hard: they stay inside of the rim.
  const float inner = std::max(radius - kSoftRim, 0.0F);
  for (const Belt& belt : globe.belts) paint_belt(list, middle, inner, globe.tilt, belt);
  for (const GlobeSpot& spot : globe.spots) paint_spot(list, middle, radius, spot);
  constexpr Rgba kLight = rgb(0xFFFFFF), kDark = rgb(0x02040A);
  const std::array lit{with_alpha(kLight, 0.3F), with_alpha(kLight, 0.12F),
                       with_alpha(kDark, 0),     with_alpha(kDark, 0.25F),
                       with_alpha(kDark, 0.55F), with_alpha(kDark, 0.85F)};
  paint_rings(list, middle, radius, {-0.42F, -0.46F}, lit);
  list.AddCircle({middle.x, middle.y}, radius, packed(with_alpha(kDark, 0.55F)), 64, 1.5F);
}

void paint_half_ring(ImDrawList& list, Vec2 middle, float radius, float tilt, const Ring& ring,
                     bool front) {
  constexpr int kSteps = 40;
  const std::array radii{ring.inner, ring.inner + 0.04F, (ring.inner + ring.outer) / 2,
                         ring.outer - 0.05F, ring.outer};
  constexpr std::array kCover{0.0F, 0.9F, 0.7F, 1.0F, 0.0F};
  std::vector<Corner> corners;
  for (std::size_t i = 0; i < radii.size(); ++i) {
    for (int step = 0; step <= kSteps; ++step) {
      const float angle = kPi * static_cast<float>(step) / kSteps + (front ? 0 : kPi);
      const Vec2 at = on_circle(angle) * radii[i];
      Rgba tone = ring.color;
      tone.a = static_cast<std::uint8_t>(static_cast<float>(tone.a) * kCover[i]);
      corners.push_back({middle + turned({at.x, at.y * ring.flat}, tilt) * radius, tone});
    }
  }
  paint_net(list, kSteps + 1, corners);
}

}  // namespace mael::web

#include "web/board/distance_field.h"

#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "web/board/grain.h"

namespace mael::web {
namespace {

constexpr int kWidth = 64;
constexpr float kReach = 16;

// A disc with a soft edge of one pixel.
std::vector<std::uint8_t> disc(float radius) {
  std::vector<std::uint8_t> out;
  for (int y = 0; y < kWidth; ++y) {
    for (int x = 0; x < kWidth; ++x) {
      const float d = std::hypot(static_cast<float>(x) - 31.5F, static_cast<float>(y) - 31.5F);
      const float cover = std::fmin(std::fmax(radius - d + 0.5F, 0.0F), 1.0F);
      out.push_back(static_cast<std::uint8_t>(cover * 255.0F + 0.5F));
    }
  }
  return out;
}

// Coverage of whole pixels cannot place an edge better than half a pixel.
TEST_CASE("a disc's field is its true distance within half a pixel", "[distance_field]") {
  const auto field = distance_field(disc(20), kWidth, kReach);
  for (int x = 0; x < kWidth; ++x) {
    const float d = 20 - std::hypot(static_cast<float>(x) - 31.5F, 0.5F);
    if (std::abs(d) > kReach - 1) continue;
    const float read =
        (static_cast<float>(field[31 * kWidth + static_cast<std::size_t>(x)]) - 128) * kReach / 127;
    CHECK(std::abs(read - d) < 0.57F);
    if (std::abs(d) > 0.3F) CHECK((read > 0) == (d > 0));
  }
}

TEST_CASE("empty and full pictures have fields too", "[distance_field]") {
  const std::vector<std::uint8_t> none(kWidth * kWidth, 0);
  const std::vector<std::uint8_t> all(kWidth * kWidth, 255);
  CHECK(distance_field(none, kWidth, kReach)[0] == 0);
  CHECK(distance_field(all, kWidth, kReach)[0] == 255);
}

TEST_CASE("grain is always the same, has no seam and no extremes", "[grain]") {
  const auto grain = grain_picture();
  CHECK(grain == grain_picture());
  double sum = 0;
  int worst_seam = 0;
  for (int y = 0; y < kGrainWidth; ++y) {
    const std::size_t row = static_cast<std::size_t>(y) * kGrainWidth;
    worst_seam = std::max(worst_seam, std::abs(grain[row] - grain[row + kGrainWidth - 1]));
    for (int x = 0; x < kGrainWidth; ++x) sum += grain[row + static_cast<std::size_t>(x)];
  }
  const double mean = sum / (kGrainWidth * kGrainWidth);
  CHECK(mean > 100);
  CHECK(mean < 150);
  CHECK(worst_seam < 40);
}

}  // namespace
}  // namespace mael::web

#include "web/board/distance_field.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace mael::web {
namespace {

constexpr float kFar = 1e6F;   // squared; more than any distance in a cell
constexpr float kEnd = 1e20F;  // past every crossing

// One row or column at a time: the lower envelope of parabolas rooted at every pixel.
class Transform {
 public:
  explicit Transform(int width)
      : width_(static_cast<std::size_t>(width)), f_(width_), root_(width_), border_(width_ + 1) {}

  void run(std::vector<float>& grid) {
    for (std::size_t x = 0; x < width_; ++x) line(grid, x, width_);
    for (std::size_t y = 0; y < width_; ++y) line(grid, y * width_, 1);
  }

 private:
  [[nodiscard]] float crossing(std::size_t a, std::size_t b) const {
    const auto p = static_cast<float>(a);
    const auto q = static_cast<float>(b);
    return ((f_[b] + q * q) - (f_[a] + p * p)) / (2 * (q - p));
  }

  void line(std::vector<float>& grid, std::size_t start, std::size_t stride) {
    for (std::size_t i = 0; i < width_; ++i) f_[i] = grid[start + i * stride];
    std::size_t last = 0;
    root_[0] = 0;
    border_[0] = -kEnd;
    border_[1] = kEnd;
    for (std::size_t q = 1; q < width_; ++q) {
      float at = crossing(root_[last], q);
      while (at <= border_[last]) at = crossing(root_[--last], q);
      root_[++last] = q;
      border_[last] = at;
      border_[last + 1] = kEnd;
    }
    std::size_t k = 0;
    for (std::size_t q = 0; q < width_; ++q) {
      while (border_[k + 1] < static_cast<float>(q)) ++k;
      const float d = static_cast<float>(q) - static_cast<float>(root_[k]);
      grid[start + q * stride] = d * d + f_[root_[k]];
    }
  }

  std::size_t width_;
  std::vector<float> f_;
  std::vector<std::size_t> root_;
  std::vector<float> border_;
};

float squared(float v) { return v * v; }

}  // namespace

std::vector<std::uint8_t> distance_field(const std::vector<std::uint8_t>& coverage, int width,
                                         float reach) {
  // A half covered pixel lies on the outline; its coverage tells how far off its centre is.
  std::vector<float> outside(coverage.size());
  std::vector<float> inside(coverage.size());
  for (std::size_t i = 0; i < coverage.size(); ++i) {
    const float off = 0.5F - static_cast<float>(coverage[i]) / 255.0F;
    outside[i] = coverage[i] == 255 ? 0 : coverage[i] == 0 ? kFar : squared(std::max(0.0F, off));
    inside[i] = coverage[i] == 0 ? 0 : coverage[i] == 255 ? kFar : squared(std::max(0.0F, -off));
  }
  Transform transform(width);
  transform.run(outside);
  transform.run(inside);
  std::vector<std::uint8_t> field(coverage.size());
  for (std::size_t i = 0; i < coverage.size(); ++i) {
    const float d = std::sqrt(inside[i]) - std::sqrt(outside[i]);
    const float level = 128 + 127 * d / reach;
    field[i] = static_cast<std::uint8_t>(std::clamp(level, 0.0F, 255.0F) + 0.5F);
  }
  return field;
}

}  // namespace mael::web

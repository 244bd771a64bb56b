#include "web/screens/cards/heap.h"

#include <algorithm>
#include <array>

namespace mael::web::cards {
namespace {

constexpr float kRise = 0.7F;  // of a row above the one in front of it
constexpr float kTall = 1.6F;  // a crystal, in its widths
// Stores from which on there is one crystal more.
constexpr std::array kSteps{1, 2, 3, 4, 6, 8, 11, 15, 20, 27};

// Of the row at the foot, where each row above has one less.
int width_of_foot(int crystals) {
  int width = 1;
  while (width * (width + 1) / 2 < crystals) ++width;
  return width;
}

int crystals_of(int store) {
  return static_cast<int>(std::upper_bound(kSteps.begin(), kSteps.end(), store) - kSteps.begin());
}

}  // namespace

std::vector<Crystal> heap_of(int store) {
  std::vector<Crystal> heap;
  const int crystals = crystals_of(store);
  int left = crystals;
  for (int row = 0, wide = width_of_foot(crystals); left > 0; ++row, --wide) {
    const int here = std::min(wide, left);
    left -= here;
    for (int i = 0; i < here; ++i) {
      const float x = static_cast<float>(i) - static_cast<float>(here - 1) / 2;
      // The middle ones stand out.
      const float height = kTall * (x * x < 0.3F ? 1.0F : 0.82F);
      heap.push_back({{x, -kRise * static_cast<float>(row)}, height});
    }
  }
  std::reverse(heap.begin(), heap.end());
  return heap;
}

}  // namespace mael::web::cards

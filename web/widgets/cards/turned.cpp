#include "web/widgets/cards/turned.h"

#include <cmath>

namespace mael::web {

void turn_painted(ImDrawList& list, int from, Vec2 pivot, float turn, Vec2 scale) {
  const float cosine = std::cos(turn), sine = std::sin(turn);
  for (int i = from; i < list.VtxBuffer.Size; ++i) {
    ImVec2& at = list.VtxBuffer[i].pos;
    const float x = (at.x - pivot.x) * scale.x, y = (at.y - pivot.y) * scale.y;
    at = {pivot.x + x * cosine - y * sine, pivot.y + x * sine + y * cosine};
  }
}

void fade_painted(ImDrawList& list, int from, float opacity) {
  for (int i = from; i < list.VtxBuffer.Size; ++i) {
    ImU32& color = list.VtxBuffer[i].col;
    const ImU32 alpha = (color & IM_COL32_A_MASK) >> IM_COL32_A_SHIFT;
    const auto faded = static_cast<ImU32>(static_cast<float>(alpha) * opacity);
    color = (color & ~IM_COL32_A_MASK) | (faded << IM_COL32_A_SHIFT);
  }
}

}  // namespace mael::web

// A short message that comes, stays and goes by itself.
#pragma once

#include <string>

#include "assets/icon_table.h"
#include "web/base/gesture.h"

namespace mael::web {

enum class ToastTone : std::uint8_t { Plain, Good, Bad };

struct Toast {
  std::string words{};
  Icon icon = Icon::None;
  ToastTone tone = ToastTone::Plain;
  Milliseconds shown_at = 0;
};

inline constexpr Milliseconds kToastFade = 180;

// How long it stays: longer sentences longer.
Milliseconds toast_time(const Toast& toast);

// 0 when it is over.
float toast_opacity(const Toast& toast, Milliseconds now);

// Paints it near the top of the canvas, under `top` pixels.
void draw_toast(const Toast& toast, Milliseconds now, float top);

}  // namespace mael::web

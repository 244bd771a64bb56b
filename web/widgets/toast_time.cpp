#include <algorithm>

#include "web/widgets/toast.h"

namespace mael::web {

Milliseconds toast_time(const Toast& toast) {
  const auto letters = static_cast<Milliseconds>(toast.words.size());
  return std::clamp<Milliseconds>(1600 + 45 * letters, 2200, 7000);
}

float toast_opacity(const Toast& toast, Milliseconds now) {
  const Milliseconds age = now - toast.shown_at;
  const Milliseconds left = toast_time(toast) - age;
  if (age < 0 || left <= 0) return 0;
  const float in = static_cast<float>(age) / static_cast<float>(kToastFade);
  const float out = static_cast<float>(left) / static_cast<float>(kToastFade);
  return std::clamp(std::min(in, out), 0.0F, 1.0F);
}

}  // namespace mael::web

#include "web/gallery/sdl_pointers.h"

#include <optional>

namespace mael::web {
namespace {

PointerButton button_of(std::uint8_t button) {
  if (button == SDL_BUTTON_RIGHT) return PointerButton::Secondary;
  return button == SDL_BUTTON_MIDDLE ? PointerButton::Middle : PointerButton::Primary;
}

std::optional<PointerEvent> mouse_event(const SDL_Event& event) {
  PointerEvent pointer;
  if (event.type == SDL_MOUSEMOTION && event.motion.which != SDL_TOUCH_MOUSEID) {
    pointer.at = {static_cast<float>(event.motion.x), static_cast<float>(event.motion.y)};
    pointer.time = event.motion.timestamp;
    return pointer;
  }
  const bool button = event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_MOUSEBUTTONUP;
  if (!button || event.button.which == SDL_TOUCH_MOUSEID) return {};
  pointer.action = event.type == SDL_MOUSEBUTTONDOWN ? PointerAction::Down : PointerAction::Up;
  pointer.button = button_of(event.button.button);
  pointer.at = {static_cast<float>(event.button.x), static_cast<float>(event.button.y)};
  pointer.time = event.button.timestamp;
  return pointer;
}

std::optional<PointerEvent> finger_event(const SDL_Event& event, Vec2 page) {
  PointerEvent pointer;
  switch (event.type) {
    case SDL_FINGERDOWN: pointer.action = PointerAction::Down; break;
    case SDL_FINGERUP: pointer.action = PointerAction::Up; break;
    case SDL_FINGERMOTION: pointer.action = PointerAction::Move; break;
    default: return {};
  }
  pointer.device = PointerDevice::Touch;
  pointer.id = 1 + static_cast<int>(event.tfinger.fingerId);
  pointer.at = {event.tfinger.x * page.x, event.tfinger.y * page.y};
  pointer.time = event.tfinger.timestamp;
  return pointer;
}

}  // namespace

bool feed_pointer(const SDL_Event& event, Vec2 page, GestureReader& reader,
                  std::vector<Gesture>& out) {
  if (event.type == SDL_MOUSEWHEEL) {
    const Vec2 at{static_cast<float>(event.wheel.mouseX), static_cast<float>(event.wheel.mouseY)};
    reader.feed(WheelEvent{at, {0, -60.0F * event.wheel.preciseY}, false, true}, out);
    return true;
  }
  std::optional<PointerEvent> pointer = mouse_event(event);
  if (!pointer) pointer = finger_event(event, page);
  if (!pointer) return false;
  pointer->stamp = pointer->time;
  reader.feed(*pointer, out);
  return true;
}

}  // namespace mael::web

#include "web/table/parts/hits.h"

namespace mael::web {

void HitPlaces::press(const CommandList& commands, Command command, Rect at, bool choice) {
  add_press("button " + std::string(commands.name_of(command)), at, command, choice);
}

void HitPlaces::press_each(const CommandList& commands, const std::vector<Button>& buttons,
                           const std::vector<Rect>& places, bool choice) {
  for (std::size_t i = 0; i < buttons.size(); ++i) {
    press(commands, buttons[i].command, places[i], choice);
  }
}

const HitPlace* HitPlaces::place_at(Vec2 point) const {
  const auto i = index_at(point);
  return i ? &place(*i) : nullptr;
}

const HitPlace* HitPlaces::place_named(std::string_view name) const {
  const auto i = index_named(name);
  return i ? &place(*i) : nullptr;
}

std::optional<Rect> HitPlaces::where(std::string_view name) const {
  const HitPlace* hit = place_named(name);
  return hit ? std::optional(hit->at) : std::nullopt;
}

std::optional<std::size_t> HitPlaces::index_at(Vec2 point) const {
  for (std::size_t i = size(); i-- > 0;) {
    if (place(i).at.contains(point)) return i;
  }
  return {};
}

std::optional<std::size_t> HitPlaces::index_named(std::string_view name) const {
  for (std::size_t i = 0; i < size(); ++i) {
    if (place(i).name == name) return i;
  }
  return {};
}

}  // namespace mael::web

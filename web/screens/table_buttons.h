// Commands of a table painted as buttons, the same at every table. Beside its Canvas and Button a
// table has icon_of(command) and look_of(command), the look of one that is not primary.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "web/app/say.h"
#include "web/widgets/button.h"

namespace mael::web {

// None on a touch screen.
template <class Canvas, class Button>
std::string key_of(const Canvas& canvas, const Button& button) {
  return canvas.input.touch ? std::string() : key_cap(button.key);
}

// `button` and `key` must outlive it.
template <class Button>
ButtonSpec spec_of(const Button& button, const std::string& key) {
  ButtonSpec spec;
  spec.label = button.label.c_str();
  spec.icon = icon_of(button.command);
  spec.look = button.primary ? ButtonLook::Primary : look_of(button.command);
  spec.enabled = button.enabled();
  spec.key_hint = key.c_str();
  return spec;
}

// Those of the bar.
template <class Canvas>
void paint_buttons(const Canvas& canvas) {
  const auto& buttons = canvas.view().buttons;
  std::vector<std::string> keys;
  for (const auto& button : buttons) keys.push_back(key_of(canvas, button));
  std::vector<RowButton> row;
  for (std::size_t i = 0; i < buttons.size(); ++i) {
    const Rect place = canvas.layout().button_places[i];
    row.push_back({spec_of(buttons[i], keys[i]), buttons[i].brief.c_str(), place,
                   canvas.touch_at(place)});
  }
  paint_button_row(canvas.list, row);
}

template <class Canvas, class Button>
void paint_command(const Canvas& canvas, const Button& button, Rect place) {
  const std::string key = key_of(canvas, button);
  const ButtonSpec spec =
      fitted(spec_of(button, key), button.brief.c_str(), {place.width(), place.height()});
  paint_button(canvas.list, place, spec, canvas.touch_at(place));
}

}  // namespace mael::web

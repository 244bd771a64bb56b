// Buttons. Each is one function: a plain struct in, what happened out. `button` takes the next
// place in a Dear ImGui window; `paint_button` only paints, for screens that read the pointer
// themselves.
#pragma once

#include <cstdint>
#include <span>

#include "assets/icon_table.h"
#include "web/base/color.h"
#include "web/base/vec2.h"

struct ImDrawList;

namespace mael::web {

enum class ButtonLook : std::uint8_t {
  Primary,  // brass: the one thing to do next; at most one on a screen
  Plain,    // raised panel
  Quiet,    // no body until touched
  Danger,   // gives something up
};

struct ButtonSpec {
  const char* id = "";     // unique in its window
  const char* label = "";  // may be empty when there is an icon
  Icon icon = Icon::None;
  ButtonLook look = ButtonLook::Plain;
  const char* key_hint = "";  // shown small on wide screens, e.g. "E"
  const char* tooltip = "";   // shown on hover; needed when there is no label
  float width = 0;            // 0 as wide as its words, below 0 all that is left
  bool enabled = true;        // a disabled button still reports `refused`
  bool selected = false;      // pressed in
  bool stacked = false;       // small words under the icon, where they do not fit beside it
};

struct ButtonResult {
  bool pressed = false;  // released inside, or Enter/Space with focus
  bool refused = false;  // pressed while disabled: say why
  bool hovered = false;
};

// What the pointer and the keyboard are doing to a control.
struct ControlTouch {
  bool hovered = false;
  bool held = false;
  bool focused = false;
};

void paint_button(ImDrawList& list, Rect rect, const ButtonSpec& spec, ControlTouch touch = {});
// The key that does the same, small at the right end of a place; 0 wide without one.
float key_cap_width(const char* key);
void paint_key_cap(ImDrawList& list, Rect rect, const char* key, Rgba ink);
// As wide as its words want it.
float button_width(const ButtonSpec& spec);
// Leaves out of the button what there is no room for, what matters least first: its key, its icon,
// the longer of its labels; then words under the icon, words alone, and at last no words. `brief`
// may be the label.
ButtonSpec fitted(ButtonSpec spec, const char* brief, Vec2 room);

// Buttons beside each other, fitted to their places; all of a row are stacked if one is.
struct RowButton {
  ButtonSpec spec;
  const char* brief = "";
  Rect place{};
  ControlTouch touch;
};
void paint_button_row(ImDrawList& list, std::span<const RowButton> row);

ButtonResult button(const ButtonSpec& spec);

// A 44-pixel square with an icon.
ButtonResult icon_button(const char* id, Icon icon, const char* tooltip, bool enabled = true,
                         bool selected = false);

}  // namespace mael::web

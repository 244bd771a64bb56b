// Who paints a frame. The page's painter is Dear ImGui on WebGL (imgui_painter.h); a test has one
// that paints nothing.
#pragma once

#include <string_view>

#include "web/app/page_screen.h"
#include "web/app/platform.h"

namespace mael::web {

class Painter {
 public:
  virtual ~Painter() = default;

  virtual void resize(const Viewport& viewport) = 0;
  virtual void pointer(const PointerEvent& event) = 0;  // for widgets with a memory of their own
  virtual void wheel(const WheelEvent& event) = 0;
  virtual void graphics_lost() = 0;
  virtual void graphics_restored() = 0;

  // With the fonts it paints with; lives as long as the painter.
  virtual const Measure& measure() const = 0;
  // The code of these letters is here, and what it shows comes next: with icons of its own.
  virtual void use_icons_of(std::string_view letters) = 0;
  // Paints a screen that has read the frame.
  virtual void paint(const PageScreen& screen, const Frame& frame) = 0;

  virtual const char* cursor() const = 0;  // a CSS keyword
};

}  // namespace mael::web

// The page's program: opens the window and leaves the rest to the app.
#include "web/app/app.h"
#include "web/app/imgui_painter.h"
#include "web/app/platform_browser.h"

namespace mael::web {

namespace {

struct Program {
  BrowserPlatform platform;
  ImguiPainter painter;
  App app{platform, painter};

  bool open() { return platform.open(app) && painter.create(); }
};

}  // namespace

}  // namespace mael::web

int main() {
  static mael::web::Program program;  // lives as long as the page
  if (program.open()) return 0;
  program.platform.give_up();
  return 1;
}

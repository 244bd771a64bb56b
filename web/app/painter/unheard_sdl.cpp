// SDL wants to hear every event of its canvas, and to paint canvas and cursor itself. The page
// hears and paints without it (web/shell/input/pointers.js, imgui_painter.h): what SDL would do so
// with stands here as functions that do nothing, so that neither its handlers nor their JavaScript
// are linked.
#include <emscripten/html5.h>

extern "C" {

// clang-format off
#define UNHEARD(event, callback)                                                              \
  EMSCRIPTEN_RESULT emscripten_set_##event##_callback_on_thread(                              \
      const char*, void*, EM_BOOL, callback, pthread_t) { return EMSCRIPTEN_RESULT_SUCCESS; }
// clang-format on

UNHEARD(mousemove, em_mouse_callback_func)
UNHEARD(mousedown, em_mouse_callback_func)
UNHEARD(mouseup, em_mouse_callback_func)
UNHEARD(mouseenter, em_mouse_callback_func)
UNHEARD(mouseleave, em_mouse_callback_func)
UNHEARD(wheel, em_wheel_callback_func)
UNHEARD(focus, em_focus_callback_func)
UNHEARD(blur, em_focus_callback_func)
UNHEARD(touchstart, em_touch_callback_func)
UNHEARD(touchend, em_touch_callback_func)
UNHEARD(touchmove, em_touch_callback_func)
UNHEARD(touchcancel, em_touch_callback_func)
UNHEARD(pointerlockchange, em_pointerlockchange_callback_func)
UNHEARD(keydown, em_key_callback_func)
UNHEARD(keyup, em_key_callback_func)
UNHEARD(keypress, em_key_callback_func)
UNHEARD(fullscreenchange, em_fullscreenchange_callback_func)
UNHEARD(resize, em_ui_callback_func)

EMSCRIPTEN_RESULT emscripten_set_visibilitychange_callback_on_thread(
    void*, EM_BOOL, em_visibilitychange_callback_func, pthread_t) {
  return EMSCRIPTEN_RESULT_SUCCESS;
}
EMSCRIPTEN_RESULT emscripten_set_beforeunload_callback_on_thread(void*, em_beforeunload_callback,
                                                                 pthread_t) {
  return EMSCRIPTEN_RESULT_SUCCESS;
}

// As in SDL's own sources: src/video/emscripten.
int Emscripten_CreateWindowFramebuffer(void*, void*, unsigned*, void**, int*) { return -1; }
int Emscripten_UpdateWindowFramebuffer(void*, void*, const void*, int) { return -1; }
void Emscripten_DestroyWindowFramebuffer(void*, void*) {}
void Emscripten_InitMouse() {}
void Emscripten_FiniMouse() {}

}  // extern "C"

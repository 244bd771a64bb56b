/* SDL's own configuration for Emscripten, less what the page does without.
   Included before every source of SDL, in place of its SDL_config.h. */
#ifndef SDL_config_h_
#define SDL_config_h_

#include "SDL_config_emscripten.h"

#undef SDL_AUDIO_DRIVER_DISK
#undef SDL_AUDIO_DRIVER_DUMMY
#undef SDL_AUDIO_DRIVER_EMSCRIPTEN
#undef SDL_FILESYSTEM_EMSCRIPTEN
#undef SDL_JOYSTICK_EMSCRIPTEN
#undef SDL_LOADSO_DLOPEN
#undef SDL_POWER_EMSCRIPTEN
#undef SDL_VIDEO_RENDER_OGL_ES2
#define SDL_AUDIO_DISABLED 1
#define SDL_FILESYSTEM_DUMMY 1
#define SDL_JOYSTICK_DISABLED 1
#define SDL_LOADSO_DUMMY 1
#define SDL_POWER_DISABLED 1
#define SDL_RENDER_DISABLED 1
#define SDL_SENSOR_DISABLED 1

/* No software blitters: half of SDL's weight, and everything here is drawn by WebGL. */
#define SDL_LEAN_AND_MEAN 1

/* SDL names the JavaScript it leans on by EM_JS_DEPS, which Emscripten knows since 3.1.20; older
   ones always carry the functions in question. */
#include <emscripten/emscripten.h>
#ifndef EM_JS_DEPS
#define EM_JS_DEPS(tag, names)
#endif

#endif

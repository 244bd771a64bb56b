# The page's program: `page.mjs` (an ES module that exports a factory) and `page.wasm`.
execute_process(COMMAND "${PROJECT_SOURCE_DIR}/tools/setup/node-packages" COMMAND_ERROR_IS_FATAL ANY)
mael_need_sdl2()
mael_need_imgui()

add_executable(web
  app/gl_entry_points.cpp
  app/imgui_painter.cpp
  app/lesson_draw.cpp
  app/platform_browser.cpp
  house/main.cpp
  screens/cards/draw.cpp
  screens/cards/draw_card.cpp
  screens/cards/draw_hand.cpp
  screens/cards/draw_panels.cpp
  screens/cards/draw_prompt.cpp
  screens/cards/draw_scenes.cpp
  screens/cards/draw_sheets.cpp
  screens/cards/draw_table.cpp
  screens/forces/draw.cpp
  screens/forces/draw_card.cpp
  screens/maelstrom/draw.cpp
  screens/maelstrom/draw_hand.cpp
  screens/maelstrom/draw_panels.cpp
  screens/maelstrom/draw_sheets.cpp
  screens/start/draw.cpp
)
target_link_libraries(web PRIVATE house widgets_page imgui_page mael_warnings)
foreach(face IN ITEMS web imgui imgui_page)
  mael_small(${face})
endforeach()
set_target_properties(web PROPERTIES OUTPUT_NAME page SUFFIX ".mjs"
  RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}")
set(stack_size 1048576)
target_link_options(web PRIVATE
  # Binaryen's passes for size, on what was compiled for speed.
  -Oz
  -sMODULARIZE -sEXPORT_ES6 -sEXPORT_NAME=createPage -sENVIRONMENT=web,worker
  -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2
  -sFILESYSTEM=0 -sDYNAMIC_EXECUTION=0 -sSUPPORT_ERRNO=0
  -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=16777216 -sMAXIMUM_MEMORY=268435456
  "-s${MAELSTROM_STACK_SETTING}=${stack_size}"
  # The stack lies lowest: where it overflows it leaves the memory and the program stops, instead of
  # writing over what lies below. Newer linkers want to be told where the rest begins.
  -Wl,--stack-first "-sGLOBAL_BASE=${stack_size}"
  # What the loader may hand to the factory; workers start the module without `main`.
  -sINCOMING_MODULE_JS_API=canvas,instantiateWasm,noInitialRun,print,printErr
  # The page lays what it hands over on the heap (web/shell/calls.js).
  -sEXPORTED_FUNCTIONS=_main,_malloc,_free -sEXPORTED_RUNTIME_METHODS=HEAPU8)

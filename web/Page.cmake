# The page's program: `page.mjs` (an ES module that exports a factory) and `page.wasm`.
execute_process(COMMAND "${PROJECT_SOURCE_DIR}/tools/setup/node-packages" COMMAND_ERROR_IS_FATAL ANY)
mael_need_sdl2()
mael_need_imgui()

add_executable(web
  app/painter/gl_entry_points.cpp
  app/painter/drawn_letters.cpp
  app/painter/imgui_painter.cpp
  app/platform_browser.cpp
  app/painter/unheard_sdl.cpp
  house/box_pictures.cpp
  house/main.cpp
  ${painting_sources}
  setup/draw.cpp
  setup/draw_parts.cpp
  table/kinds/arranging_draw.cpp
  table/kinds/lesson_draw.cpp
  table/parts/count_draw.cpp
  table/parts/curtain_draw.cpp
  table/parts/panels_draw.cpp
  table/parts/prompt_draw.cpp
  table/kinds/workbench_draw.cpp
)
target_link_libraries(web PRIVATE house board_page widgets_page imgui_page mael_warnings)
foreach(face IN ITEMS web imgui imgui_page)
  mael_small(${face})
endforeach()
set_target_properties(web PROPERTIES OUTPUT_NAME page SUFFIX ".mjs"
  RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}")
set(stack_size 1048576)
set(program_options
  -sMODULARIZE -sEXPORT_ES6
  -sFILESYSTEM=0 -sDYNAMIC_EXECUTION=0 -sSUPPORT_ERRNO=0
  -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=16777216 -sMAXIMUM_MEMORY=268435456
  "-s${MAELSTROM_STACK_SETTING}=${stack_size}"
  # The stack lies lowest: where it overflows it leaves the memory and the program stops, instead of
  # writing over what lies below. Newer linkers want to be told where the rest begins.
  -Wl,--stack-first "-sGLOBAL_BASE=${stack_size}"
  # Whoever calls lays what it hands over on the heap (web/shell/calls.js).
  -sEXPORTED_RUNTIME_METHODS=HEAPU8)
target_link_options(web PRIVATE ${program_options}
  # Binaryen's passes for size, on what was compiled for speed.
  -Oz
  # What is split by games is told apart by the names of functions (tools/web/modules.mjs).
  --profiling-funcs -Wl,--no-demangle
  -sEXPORT_NAME=createPage -sENVIRONMENT=web
  -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2
  # What the loader may hand to the factory.
  -sINCOMING_MODULE_JS_API=canvas,instantiateWasm,print,printErr
  -sEXPORTED_FUNCTIONS=_main,_malloc,_free)

# … and split by games into modules/, anew where that is done otherwise.
set_property(TARGET web APPEND PROPERTY LINK_DEPENDS
  "${PROJECT_SOURCE_DIR}/assets/games.tsv" "${PROJECT_SOURCE_DIR}/tools/web/games.mjs"
  "${PROJECT_SOURCE_DIR}/tools/web/later.mjs" "${PROJECT_SOURCE_DIR}/tools/web/later_functions.tsv"
  "${PROJECT_SOURCE_DIR}/tools/web/modules.mjs" "${PROJECT_SOURCE_DIR}/tools/web/wasm_binary.mjs")
add_custom_command(TARGET web POST_BUILD
  COMMAND node "${PROJECT_SOURCE_DIR}/tools/web/modules.mjs" page.wasm web/fonts modules
  WORKING_DIRECTORY "${PROJECT_BINARY_DIR}"
  COMMENT "Splitting the program by games"
  VERBATIM)

# The program of one game's bots: thinkers/GAME.mjs and thinkers/GAME.wasm. Of games that are
# not swift as they are built for the page, `engine_swift` is named last.
function(mael_thinker game header bots)
  set(program thinker_${game})
  add_executable(${program} app/thinking/thinker.cpp)
  target_compile_definitions(${program} PRIVATE
    "MAELSTROM_BOTS_HEADER=\"${header}\"" "MAELSTROM_BOTS=${bots}")
  # An engine that is named comes before the page's own: of two like functions the first is taken.
  target_link_libraries(${program} PRIVATE ${ARGN} app mael_warnings)
  set_target_properties(${program} PROPERTIES OUTPUT_NAME ${game} SUFFIX ".mjs"
    RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/thinkers")
  target_link_options(${program} PRIVATE ${program_options}
    -O3 --no-entry
    -sEXPORT_NAME=createThinker -sENVIRONMENT=web,worker
    -sINCOMING_MODULE_JS_API=instantiateWasm,print,printErr
    -sEXPORTED_FUNCTIONS=_malloc,_free)
  add_dependencies(web ${program})
endfunction()
foreach(game IN LISTS mael_games)
  set(folder ${mael_${game}_folder})
  mael_listed_as(${game} prefix)
  get_property(is_swift GLOBAL PROPERTY mael_${folder}_is_swift)
  set(engine engine_swift)
  if(is_swift)
    set(engine "")
  endif()
  mael_thinker(${mael_${game}_id} engine/${folder}/entry.h ${prefix}Bots ${engine})
endforeach()

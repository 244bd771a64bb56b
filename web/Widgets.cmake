# What is drawn with Dear ImGui and our own shaders: the house's boards and widgets, its theme and
# fonts.
set(font_folder "${CMAKE_CURRENT_BINARY_DIR}/fonts")
set(font_scripts "${PROJECT_SOURCE_DIR}/tools/assets")
file(GLOB own_icons CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/assets/icons/own/*.svg")
add_custom_command(OUTPUT "${font_folder}/embedded/fonts.h" "${font_folder}/fonts.cpp"
  COMMAND "${MAELSTROM_NODE}" "${font_scripts}/fonts.mjs" "${PROJECT_SOURCE_DIR}/assets/icons/icons.tsv"
    "${font_folder}/embedded/fonts.h" "${font_folder}/fonts.cpp"
  DEPENDS "${PROJECT_SOURCE_DIR}/assets/icons/icons.tsv" ${own_icons} "${font_scripts}/fonts.mjs"
    "${font_scripts}/icon_outlines.mjs" "${font_scripts}/text_fonts.mjs" "${font_scripts}/sfnt.mjs"
    "${font_scripts}/tables.mjs" "${font_scripts}/truetype.mjs"
    "${PROJECT_SOURCE_DIR}/tools/package-lock.json"
  COMMENT "Cutting fonts and icons"
  VERBATIM)

add_library(base_page STATIC
  "${font_folder}/embedded/fonts.h"
  "${font_folder}/fonts.cpp"
  base/ink.cpp
  base/noted_letters.cpp
  base/theme_imgui.cpp
)
target_include_directories(base_page PUBLIC "${font_folder}")
target_link_libraries(base_page PUBLIC base imgui PRIVATE mael_warnings)
mael_small(base_page)

add_library(board_page STATIC
  board/board_textures.cpp
  board/gl_board.cpp
  board/gl_program.cpp
  board/glyph_maker.cpp
  board/ground_renderer.cpp
  board/hex_renderer.cpp
  board/plane_labels_paint.cpp
  board/plane_renderer.cpp
  board/ring_renderer.cpp
  board/shape_renderer.cpp
)
target_link_libraries(board_page PUBLIC base_page board PRIVATE mael_warnings)
mael_small(board_page)
mael_embed(board_page shaders
  ../shaders/common.glsl
  ../shaders/piece.frag
  ../shaders/piece.vert
  ../shaders/shadow.frag
  ../shaders/shadow.vert
  ../shaders/sign.frag
  ../shaders/sign.vert
  ../shaders/table.frag
  ../shaders/table.vert
  ../shaders/vortex.frag
  ../shaders/vortex.vert
)
# In a file of their own: a page without rings and planes links none of them.
mael_embed(board_page scene_shaders
  ../shaders/ground.frag
  ../shaders/sea.frag
  ../shaders/sea.vert
  ../shaders/shape.frag
  ../shaders/shape.vert
)

add_library(widgets_page STATIC
  widgets/box_picture.cpp
  widgets/button.cpp
  widgets/choice_row.cpp
  widgets/cards/card_face.cpp
  widgets/chips.cpp
  widgets/choices.cpp
  widgets/lists/column_paint.cpp
  widgets/flood_paint.cpp
  widgets/impact_paint.cpp
  widgets/lists/log_list.cpp
  widgets/lists/menu_row.cpp
  widgets/moment.cpp
  widgets/notice.cpp
  widgets/panel.cpp
  widgets/progress.cpp
  widgets/shading.cpp
  widgets/share_curve.cpp
  widgets/sheet.cpp
  widgets/sketch_paint.cpp
  widgets/slips.cpp
  widgets/strokes.cpp
  widgets/toast.cpp
  widgets/tooltip.cpp
  widgets/cards/turned.cpp
)
target_link_libraries(widgets_page PUBLIC base_page widgets PRIVATE mael_warnings)
mael_small(widgets_page)

# A page that shows every widget and a sample board; for looking at, never shipped.
add_executable(gallery EXCLUDE_FROM_ALL
  app/painter/gl_entry_points.cpp
  gallery/board.cpp
  gallery/main.cpp
  gallery/mock.cpp
  gallery/play_hex.cpp
  gallery/play_plane.cpp
  gallery/play_rings.cpp
  gallery/playground.cpp
  gallery/sample_plane.cpp
  gallery/sample_rings.cpp
  gallery/sdl_pointers.cpp
)
target_link_libraries(gallery PRIVATE widgets_page board_page imgui_page mael_warnings)
set_target_properties(gallery PROPERTIES SUFFIX ".mjs"
  RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/gallery")
target_link_options(gallery PRIVATE
  -sMODULARIZE -sEXPORT_ES6 -sEXPORT_NAME=createGallery -sENVIRONMENT=web
  -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2 -sFILESYSTEM=0 -sALLOW_MEMORY_GROWTH=1)
configure_file(gallery/index.html "${PROJECT_BINARY_DIR}/gallery/index.html" COPYONLY)

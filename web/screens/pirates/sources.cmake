# Included by web/Screens.cmake: paths are seen from web/.
target_sources(screens PRIVATE
  screens/pirates/advice.cpp
  screens/pirates/asked.cpp
  screens/pirates/commands.cpp
  screens/pirates/icons.cpp
  screens/pirates/input.cpp
  screens/pirates/input_words.cpp
  screens/pirates/journal.cpp
  screens/pirates/layout.cpp
  screens/pirates/panels.cpp
  screens/pirates/places.cpp
  screens/pirates/places_notice.cpp
  screens/pirates/places_over.cpp
  screens/pirates/pointer.cpp
  screens/pirates/preview.cpp
  screens/pirates/scene.cpp
  screens/pirates/screen.cpp
  screens/pirates/screen_names.cpp
  screens/pirates/screen_picture.cpp
  screens/pirates/sheets.cpp
  screens/pirates/since.cpp
  screens/pirates/situation.cpp
  screens/pirates/text_view.cpp
  screens/pirates/timeline.cpp
  screens/pirates/view.cpp
  screens/pirates/view_board.cpp
  screens/pirates/view_buttons.cpp
  screens/pirates/view_lists.cpp
  screens/pirates/view_prompt.cpp
  screens/pirates/view_shop.cpp
  screens/pirates/words.cpp
)

# Painted with Dear ImGui, in the page alone.
list(APPEND painting_sources
  screens/pirates/draw.cpp
  screens/pirates/draw_board.cpp
  screens/pirates/draw_count.cpp
  screens/pirates/draw_curtain.cpp
  screens/pirates/draw_over.cpp
  screens/pirates/draw_prompt.cpp
  screens/pirates/draw_scenes.cpp
  screens/pirates/draw_ship.cpp
  screens/pirates/draw_shop.cpp
  screens/pirates/draw_things.cpp
)

# Included by web/Screens.cmake: paths are seen from web/.
target_sources(screens PRIVATE
  screens/pirates/advice.cpp
  screens/pirates/input/asked.cpp
  screens/pirates/input/commands.cpp
  screens/pirates/icons.cpp
  screens/pirates/input/input.cpp
  screens/pirates/input/input_words.cpp
  screens/pirates/journal.cpp
  screens/pirates/layout.cpp
  screens/pirates/panels.cpp
  screens/pirates/places.cpp
  screens/pirates/places_over.cpp
  screens/pirates/places_sheets.cpp
  screens/pirates/input/pointer.cpp
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
  screens/pirates/view/view.cpp
  screens/pirates/view/view_board.cpp
  screens/pirates/view/view_buttons.cpp
  screens/pirates/view/view_lists.cpp
  screens/pirates/view/view_prompt.cpp
  screens/pirates/view/view_shop.cpp
  screens/pirates/words.cpp
)

# Painted with Dear ImGui, in the page alone.
list(APPEND painting_sources
  screens/pirates/draw/draw.cpp
  screens/pirates/draw/draw_board.cpp
  screens/pirates/draw/draw_over.cpp
  screens/pirates/draw/draw_prompt.cpp
  screens/pirates/draw/draw_scenes.cpp
  screens/pirates/draw/draw_ship.cpp
  screens/pirates/draw/draw_shop.cpp
  screens/pirates/draw/draw_things.cpp
)

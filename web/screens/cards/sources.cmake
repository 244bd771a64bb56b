# Included by web/Screens.cmake: paths are seen from web/.
target_sources(screens PRIVATE
  screens/cards/advice.cpp
  screens/cards/input/asked.cpp
  screens/cards/input/commands.cpp
  screens/cards/declared.cpp
  screens/cards/detail.cpp
  screens/cards/heap.cpp
  screens/cards/input/input.cpp
  screens/cards/journal.cpp
  screens/cards/layout.cpp
  screens/cards/legend.cpp
  screens/cards/offers.cpp
  screens/cards/panels.cpp
  screens/cards/places.cpp
  screens/cards/places_over.cpp
  screens/cards/planet_parts.cpp
  screens/cards/input/pointer.cpp
  screens/cards/screen.cpp
  screens/cards/sheets.cpp
  screens/cards/situation.cpp
  screens/cards/text_view.cpp
  screens/cards/timeline.cpp
  screens/cards/view/view.cpp
  screens/cards/view/view_buttons.cpp
  screens/cards/view/view_header.cpp
  screens/cards/view/view_prompt.cpp
  screens/cards/view/view_table.cpp
  screens/cards/words.cpp
)

# Painted with Dear ImGui, in the page alone.
list(APPEND painting_sources
  screens/cards/draw/draw.cpp
  screens/cards/draw/draw_card.cpp
  screens/cards/draw/draw_hand.cpp
  screens/cards/draw/draw_planet.cpp
  screens/cards/draw/draw_prompt.cpp
  screens/cards/draw/draw_ship.cpp
  screens/cards/draw/draw_scenes.cpp
  screens/cards/draw/draw_sheets.cpp
  screens/cards/draw/draw_table.cpp
)

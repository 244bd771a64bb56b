# Included by web/Screens.cmake: paths are seen from web/.
target_sources(screens PRIVATE
  screens/cards/advice.cpp
  screens/cards/asked.cpp
  screens/cards/commands.cpp
  screens/cards/declared.cpp
  screens/cards/detail.cpp
  screens/cards/heap.cpp
  screens/cards/input.cpp
  screens/cards/journal.cpp
  screens/cards/layout.cpp
  screens/cards/legend.cpp
  screens/cards/offers.cpp
  screens/cards/panels.cpp
  screens/cards/places.cpp
  screens/cards/places_over.cpp
  screens/cards/planet_parts.cpp
  screens/cards/pointer.cpp
  screens/cards/screen.cpp
  screens/cards/sheets.cpp
  screens/cards/situation.cpp
  screens/cards/text_view.cpp
  screens/cards/timeline.cpp
  screens/cards/view.cpp
  screens/cards/view_buttons.cpp
  screens/cards/view_header.cpp
  screens/cards/view_prompt.cpp
  screens/cards/view_table.cpp
  screens/cards/words.cpp
)

# Painted with Dear ImGui, in the page alone.
list(APPEND painting_sources
  screens/cards/draw.cpp
  screens/cards/draw_card.cpp
  screens/cards/draw_hand.cpp
  screens/cards/draw_planet.cpp
  screens/cards/draw_prompt.cpp
  screens/cards/draw_ship.cpp
  screens/cards/draw_scenes.cpp
  screens/cards/draw_sheets.cpp
  screens/cards/draw_table.cpp
)

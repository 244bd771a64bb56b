# Included by web/Screens.cmake: paths are seen from web/.
target_sources(screens PRIVATE
  screens/maelstrom/advice_words.cpp
  screens/maelstrom/input/asked.cpp
  screens/maelstrom/card.cpp
  screens/maelstrom/choice_words.cpp
  screens/maelstrom/input/commands.cpp
  screens/maelstrom/input/input.cpp
  screens/maelstrom/input/input_board.cpp
  screens/maelstrom/input/input_commands.cpp
  screens/maelstrom/input/input_power.cpp
  screens/maelstrom/journal.cpp
  screens/maelstrom/layout.cpp
  screens/maelstrom/legend.cpp
  screens/maelstrom/panels.cpp
  screens/maelstrom/places.cpp
  screens/maelstrom/input/pointer.cpp
  screens/maelstrom/powers.cpp
  screens/maelstrom/preview.cpp
  screens/maelstrom/preview_power.cpp
  screens/maelstrom/review.cpp
  screens/maelstrom/scene.cpp
  screens/maelstrom/screen.cpp
  screens/maelstrom/screen_advice.cpp
  screens/maelstrom/sheets.cpp
  screens/maelstrom/situation.cpp
  screens/maelstrom/spoken_of.cpp
  screens/maelstrom/text_view.cpp
  screens/maelstrom/timeline.cpp
  screens/maelstrom/view/view.cpp
  screens/maelstrom/view/view_board.cpp
  screens/maelstrom/view/view_buttons.cpp
  screens/maelstrom/view/view_header.cpp
  screens/maelstrom/view/view_prompt.cpp
  screens/maelstrom/view/view_sides.cpp
  screens/maelstrom/words.cpp
)

# Painted with Dear ImGui, in the page alone.
list(APPEND painting_sources
  screens/maelstrom/draw/draw.cpp
  screens/maelstrom/draw/draw_hand.cpp
  screens/maelstrom/draw/draw_panels.cpp
  screens/maelstrom/draw/draw_sheets.cpp
)

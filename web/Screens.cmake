# The screens: views, inputs and layouts of the games, without a window.
target_sources(screens PRIVATE
  screens/maelstrom/card.cpp
  screens/maelstrom/gaze.cpp
  screens/maelstrom/input.cpp
  screens/maelstrom/input_board.cpp
  screens/maelstrom/input_commands.cpp
  screens/maelstrom/journal.cpp
  screens/maelstrom/layout.cpp
  screens/maelstrom/mirror.cpp
  screens/maelstrom/offers.cpp
  screens/maelstrom/places.cpp
  screens/maelstrom/pointer.cpp
  screens/maelstrom/preview.cpp
  screens/maelstrom/scene.cpp
  screens/maelstrom/screen.cpp
  screens/maelstrom/situation.cpp
  screens/maelstrom/timeline.cpp
  screens/maelstrom/view.cpp
  screens/maelstrom/view_board.cpp
  screens/maelstrom/view_buttons.cpp
  screens/maelstrom/view_header.cpp
  screens/maelstrom/view_sides.cpp
  screens/maelstrom/words.cpp
  screens/start/layout.cpp
  screens/start/screen.cpp
)

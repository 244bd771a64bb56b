# Included by web/Screens.cmake: paths are seen from web/.
target_sources(screens PRIVATE
  screens/forces/filter.cpp
  screens/forces/items.cpp
  screens/forces/layout.cpp
  screens/forces/screen.cpp
  screens/forces/screen_pointer.cpp
  screens/forces/view.cpp
)

# Painted with Dear ImGui, in the page alone.
list(APPEND painting_sources
  screens/forces/draw.cpp
  screens/forces/draw_card.cpp
  screens/forces/draw_tiles.cpp
  screens/forces/draw_controls.cpp
)

# Included by web/Screens.cmake: paths are seen from web/.
target_sources(screens PRIVATE
  screens/shelf/layout.cpp
  screens/shelf/layout_boxes.cpp
  screens/shelf/layout_waiting.cpp
  screens/shelf/screen.cpp
)

# Painted with Dear ImGui, in the page alone.
list(APPEND painting_sources
  screens/shelf/draw.cpp
)

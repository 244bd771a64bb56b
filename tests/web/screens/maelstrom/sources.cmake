# Included by tests/CMakeLists.txt: paths are seen from there.
list(APPEND test_sources
  web/screens/maelstrom/advice_test.cpp
  web/screens/maelstrom/asked_test.cpp
  web/screens/maelstrom/input_test.cpp
  web/screens/maelstrom/layout_test.cpp
  web/screens/maelstrom/legend_test.cpp
  web/screens/maelstrom/power_test.cpp
  web/screens/maelstrom/reach_test.cpp
  web/screens/maelstrom/review_test.cpp
  web/screens/maelstrom/scene_test.cpp
  web/screens/maelstrom/table_test.cpp
  web/screens/maelstrom/timeline_test.cpp
  web/screens/maelstrom/view_test.cpp
)

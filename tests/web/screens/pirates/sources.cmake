# Included by tests/CMakeLists.txt: paths are seen from there.
list(APPEND test_sources
  web/screens/pirates/input_test.cpp
  web/screens/pirates/layout_test.cpp
  web/screens/pirates/scene_test.cpp
  web/screens/pirates/sheets_test.cpp
  web/screens/pirates/table_test.cpp
  web/screens/pirates/view_test.cpp
)

# Included by tests/CMakeLists.txt: paths are seen from there.
list(APPEND test_sources
  web/screens/cards/advice_test.cpp
  web/screens/cards/layout_test.cpp
  web/screens/cards/legend_test.cpp
  web/screens/cards/place_test.cpp
  web/screens/cards/prompt_test.cpp
  web/screens/cards/table_test.cpp
  web/screens/cards/timeline_test.cpp
)

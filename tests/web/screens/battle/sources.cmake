# Included by tests/CMakeLists.txt: paths are seen from there.
list(APPEND test_sources
  web/screens/battle/abilities_test.cpp
  web/screens/battle/asked_test.cpp
  web/screens/battle/camera_test.cpp
  web/screens/battle/flat_layout_test.cpp
  web/screens/battle/formations_test.cpp
  web/screens/battle/framing_test.cpp
  web/screens/battle/ghosts_test.cpp
  web/screens/battle/icons_test.cpp
  web/screens/battle/look_test.cpp
  web/screens/battle/march_test.cpp
  web/screens/battle/names_test.cpp
  web/screens/battle/others_test.cpp
  web/screens/battle/outcome_test.cpp
  web/screens/battle/ring_test.cpp
  web/screens/battle/shot_test.cpp
  web/screens/battle/strips_test.cpp
  web/screens/battle/table_test.cpp
  web/screens/battle/tags_test.cpp
  web/screens/battle/taken_back_test.cpp
  web/screens/battle/taps_test.cpp
  web/screens/battle/thrown_dice_test.cpp
)

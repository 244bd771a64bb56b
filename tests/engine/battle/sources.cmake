# Included by tests/CMakeLists.txt: paths are seen from there.
list(APPEND look_sources
  engine/battle/printed_look.cpp
  engine/battle/readable.cpp
  engine/battle/scenario_look.cpp
)

# A program of its own.
add_subdirectory(engine/battle)

# Included by tests/CMakeLists.txt: paths are seen from there.
list(APPEND portable_sources
  engine/pirates/notation_test.cpp
  engine/pirates/plain_generator.cpp
  engine/pirates/printed_look.cpp
  engine/pirates/scenario_look.cpp
  engine/pirates/snapshot_test.cpp
  engine/pirates/stored_test.cpp
  engine/pirates/transcript_test.cpp
)
list(APPEND test_sources
  engine/pirates/arrange_test.cpp
  engine/pirates/blows_test.cpp
  engine/pirates/board_test.cpp
  engine/pirates/bots_test.cpp
  engine/pirates/content_test.cpp
  engine/pirates/drafts_test.cpp
  engine/pirates/ends_test.cpp
  engine/pirates/entry_test.cpp
  engine/pirates/heard_test.cpp
  engine/pirates/listed_test.cpp
  engine/pirates/observe_test.cpp
  engine/pirates/plain_generator_test.cpp
  engine/pirates/plain_voyage.cpp
  engine/pirates/plain_voyage_test.cpp
  engine/pirates/prospects_test.cpp
  engine/pirates/random_test.cpp
  engine/pirates/scenario_test.cpp
  engine/pirates/words_test.cpp
)

list(APPEND look_sources
  engine/pirates/printed_look.cpp
  engine/pirates/readable.cpp
  engine/pirates/scenario_look.cpp
)

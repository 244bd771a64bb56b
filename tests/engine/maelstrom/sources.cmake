# Included by tests/CMakeLists.txt: paths are seen from there.
list(APPEND portable_sources
  engine/maelstrom/force_exchange_test.cpp
  engine/maelstrom/notation_test.cpp
  engine/maelstrom/perft_test.cpp
  engine/maelstrom/plain_generator.cpp
  engine/maelstrom/save_test.cpp
  engine/maelstrom/segments_test.cpp
  engine/maelstrom/scenario_look.cpp
  engine/maelstrom/snapshot_test.cpp
  engine/maelstrom/stored_test.cpp
  engine/maelstrom/transcript_test.cpp
)
list(APPEND test_sources
  engine/maelstrom/arrange_test.cpp
  engine/maelstrom/attack_test.cpp
  engine/maelstrom/content_check_test.cpp
  engine/maelstrom/content_test.cpp
  engine/maelstrom/derived_test.cpp
  engine/maelstrom/effects_test.cpp
  engine/maelstrom/effects_told_test.cpp
  engine/maelstrom/evaluate_test.cpp
  engine/maelstrom/force_test.cpp
  engine/maelstrom/imagine_test.cpp
  engine/maelstrom/mass_arrangement.cpp
  engine/maelstrom/mass_test.cpp
  engine/maelstrom/narrow_test.cpp
  engine/maelstrom/observe_test.cpp
  engine/maelstrom/offers_test.cpp
  engine/maelstrom/opening_test.cpp
  engine/maelstrom/plain_generator_test.cpp
  engine/maelstrom/reasons_test.cpp
  engine/maelstrom/rules_content_test.cpp
  engine/maelstrom/rules_coverage_test.cpp
  engine/maelstrom/rules_test.cpp
  engine/maelstrom/scenario_play.cpp
  engine/maelstrom/scenario_runner_test.cpp
  engine/maelstrom/scenario_test.cpp
  engine/maelstrom/vortex_plain_test.cpp
  engine/maelstrom/vortex_test.cpp
  engine/maelstrom/words_test.cpp
)

list(APPEND look_sources
  engine/maelstrom/readable.cpp
  engine/maelstrom/scenario_look.cpp
)

# Included by tests/CMakeLists.txt: paths are seen from there.
list(APPEND portable_sources
  engine/cards/golden_test.cpp
  engine/cards/notation_test.cpp
  engine/cards/plain_generator.cpp
  engine/cards/pledge_test.cpp
  engine/cards/scenario_look.cpp
)
list(APPEND test_sources
  engine/cards/arrange_test.cpp
  engine/cards/attempts_test.cpp
  engine/cards/content_test.cpp
  engine/cards/fleet_test.cpp
  engine/cards/heard_test.cpp
  engine/cards/observe_test.cpp
  engine/cards/plain_generator_test.cpp
  engine/cards/plain_match.cpp
  engine/cards/plain_match_test.cpp
  engine/cards/prospects_test.cpp
  engine/cards/reasons_test.cpp
  engine/cards/rules_test.cpp
  engine/cards/scenario_test.cpp
  engine/cards/secrets_test.cpp
  engine/cards/settle_test.cpp
)

list(APPEND look_sources
  engine/cards/readable.cpp
  engine/cards/scenario_look.cpp
)

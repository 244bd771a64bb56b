# Included by engine/CMakeLists.txt: paths are seen from there.
# The miniatures battle. The lists of the house name it, so each of the two leans on the other.
add_library(battle STATIC
  battle/battlefield.cpp
  battle/battlefield_make.cpp
  battle/battlefields.cpp
  battle/deployment.cpp
  battle/field_tables.cpp
  battle/reach.cpp
  battle/reach_area.cpp
  battle/reach_search.cpp
  battle/sight.cpp
  battle/way_costs.cpp
  battle/way_graph.cpp
  battle/way_search.cpp
  battle/ways.cpp
)
target_link_libraries(battle PUBLIC engine PRIVATE mael_warnings)
target_link_libraries(engine PUBLIC battle)
list(APPEND engine_libraries battle)
mael_small(battle)
mael_embed(battle battle_content
  ../assets/battle/kit.tsv
  ../assets/battle/tables.tsv
  ../assets/battle/terrain.tsv)

# Its rules.
target_sources(battle PRIVATE
  battle/action.cpp
  battle/apply.cpp
  battle/arrange.cpp
  battle/bots.cpp
  battle/candidates.cpp
  battle/charging.cpp
  battle/check.cpp
  battle/choices.cpp
  battle/content.cpp
  battle/content_check.cpp
  battle/course.cpp
  battle/course_effects.cpp
  battle/derived.cpp
  battle/draft_courses.cpp
  battle/draft_dice.cpp
  battle/draft_shots.cpp
  battle/drafts.cpp
  battle/entry.cpp
  battle/evaluate.cpp
  battle/flow.cpp
  battle/forecast.cpp
  battle/game.cpp
  battle/greedy.cpp
  battle/harm.cpp
  battle/hash.cpp
  battle/legal_actions.cpp
  battle/lesson.cpp
  battle/measuring.cpp
  battle/muster.cpp
  battle/notation.cpp
  battle/notation_action.cpp
  battle/notation_field.cpp
  battle/notation_read.cpp
  battle/notation_write.cpp
  battle/prospects.cpp
  battle/round.cpp
  battle/rules.cpp
  battle/snapshot.cpp
  battle/spending.cpp
  battle/steps.cpp
  battle/turn.cpp
  battle/validate.cpp
  battle/volley.cpp
  battle/words.cpp
  battle/workbench.cpp
)
mael_embed(battle battle_pieces
  ../assets/battle/units.tsv
  ../assets/battle/weapons.tsv
  ../assets/battle/left_out.tsv)
mael_embed(battle battle_words
  ../assets/battle/battle_lesson.tsv
  ../assets/battle/battle_rules.tsv)

mael_unity(battle)

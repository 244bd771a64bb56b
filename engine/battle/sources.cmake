# Included by engine/CMakeLists.txt: paths are seen from there.
# The miniatures battle. The lists of the house name it, so each of the two leans on the other.
add_library(battle STATIC
  battle/ground/battlefield.cpp
  battle/ground/battlefield_make.cpp
  battle/ground/battlefields.cpp
  battle/play/deployment.cpp
  battle/ground/field_tables.cpp
  battle/ground/reach.cpp
  battle/ground/reach_area.cpp
  battle/ground/reach_search.cpp
  battle/ground/sight.cpp
  battle/ground/way_costs.cpp
  battle/ground/way_graph.cpp
  battle/ground/way_search.cpp
  battle/ground/ways.cpp
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
  battle/help/arrange.cpp
  battle/bots/bots.cpp
  battle/bots/candidates.cpp
  battle/play/charging.cpp
  battle/check.cpp
  battle/round/choices.cpp
  battle/content.cpp
  battle/content/forces.cpp
  battle/content/options.cpp
  battle/content/roster.cpp
  battle/content_check.cpp
  battle/play/course.cpp
  battle/play/course_effects.cpp
  battle/derived.cpp
  battle/effects/commands.cpp
  battle/effects/criticals.cpp
  battle/effects/figures.cpp
  battle/effects/lasting.cpp
  battle/effects/rows.cpp
  battle/effects/targeting.cpp
  battle/effects/uses.cpp
  battle/help/draft_courses.cpp
  battle/help/draft_dice.cpp
  battle/help/draft_shots.cpp
  battle/help/drafts.cpp
  battle/play/end_judge.cpp
  battle/entry.cpp
  battle/bots/evaluate.cpp
  battle/flow.cpp
  battle/round/forecast.cpp
  battle/round/forecast_support.cpp
  battle/game.cpp
  battle/bots/greedy.cpp
  battle/play/harm.cpp
  battle/hash.cpp
  battle/legal_actions.cpp
  battle/help/lesson.cpp
  battle/help/measuring.cpp
  battle/play/muster.cpp
  battle/text/notation.cpp
  battle/text/notation_action.cpp
  battle/text/notation_field.cpp
  battle/text/notation_read.cpp
  battle/text/notation_write.cpp
  battle/round/prospects.cpp
  battle/round/round.cpp
  battle/rules.cpp
  battle/text/snapshot.cpp
  battle/round/spending.cpp
  battle/help/sides.cpp
  battle/steps.cpp
  battle/play/turn.cpp
  battle/validate.cpp
  battle/round/volley.cpp
  battle/help/words.cpp
  battle/workbench.cpp
)
mael_embed(battle battle_pieces
  ../assets/battle/units.tsv
  ../assets/battle/weapons.tsv
  ../assets/battle/left_out.tsv
  ../assets/battle/abilities.tsv
  ../assets/battle/battle_effects.tsv
  ../assets/battle/options.tsv
  ../assets/battle/ready.tsv)
mael_embed(battle battle_words
  ../assets/battle/battle_lesson.tsv
  ../assets/battle/battle_rules.tsv)

mael_unity(battle)

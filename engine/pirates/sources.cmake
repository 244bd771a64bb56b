# Included by engine/CMakeLists.txt: paths are seen from there.
target_sources(engine PRIVATE
  pirates/help/arrange.cpp
  pirates/help/arrange_pieces.cpp
  pirates/help/arrange_settle.cpp
  pirates/battle.cpp
  pirates/board.cpp
  pirates/bots/bots.cpp
  pirates/calamities.cpp
  pirates/check.cpp
  pirates/content.cpp
  pirates/content_check.cpp
  pirates/count.cpp
  pirates/derived.cpp
  pirates/help/drafts.cpp
  pirates/entry.cpp
  pirates/bots/evaluate.cpp
  pirates/game.cpp
  pirates/hash.cpp
  pirates/legal_actions.cpp
  pirates/help/lesson.cpp
  pirates/text/notation.cpp
  pirates/text/notation_action.cpp
  pirates/text/notation_read.cpp
  pirates/text/notation_write.cpp
  pirates/observe.cpp
  pirates/bots/plans.cpp
  pirates/bots/prospects.cpp
  pirates/bots/reasons.cpp
  pirates/rules.cpp
  pirates/ships.cpp
  pirates/text/snapshot.cpp
  pirates/tasks.cpp
  pirates/treasures.cpp
  pirates/turn.cpp
  pirates/validate.cpp
  pirates/help/words.cpp
  pirates/workbench.cpp
)
mael_embed(engine pirates_content
  ../assets/pirates/board.tsv
  ../assets/pirates/lost_islands.tsv
  ../assets/pirates/treasures.tsv
  ../assets/pirates/chests.tsv
  ../assets/pirates/equipment.tsv
  ../assets/pirates/artifacts.tsv
  ../assets/pirates/calamities.tsv
  ../assets/pirates/titles.tsv
  ../assets/pirates/values.tsv
  ../assets/pirates/pirates_lesson.tsv
  ../assets/pirates/pirates_rules.tsv)

# What a search calls all the time.
mael_inlined(
  pirates/battle.cpp pirates/board.cpp pirates/bots/bots.cpp pirates/calamities.cpp pirates/check.cpp
  pirates/count.cpp pirates/derived.cpp pirates/bots/evaluate.cpp pirates/legal_actions.cpp
  pirates/observe.cpp pirates/bots/plans.cpp pirates/bots/prospects.cpp pirates/rules.cpp pirates/ships.cpp
  pirates/tasks.cpp pirates/treasures.cpp pirates/turn.cpp pirates/workbench.cpp
)

# Included by engine/CMakeLists.txt: paths are seen from there.
target_sources(engine PRIVATE
  cards/arrange.cpp
  cards/attempts.cpp
  cards/battle.cpp
  cards/bots.cpp
  cards/check.cpp
  cards/content.cpp
  cards/content_check.cpp
  cards/derived.cpp
  cards/effects.cpp
  cards/entry.cpp
  cards/evaluate.cpp
  cards/fleet.cpp
  cards/flow.cpp
  cards/game.cpp
  cards/legal_actions.cpp
  cards/legality.cpp
  cards/lesson.cpp
  cards/narrow.cpp
  cards/notation.cpp
  cards/notation_action.cpp
  cards/notation_read.cpp
  cards/notation_write.cpp
  cards/observe.cpp
  cards/prospects.cpp
  cards/reasons.cpp
  cards/rules.cpp
  cards/secrets.cpp
  cards/settle.cpp
  cards/snapshot.cpp
  cards/validate.cpp
  cards/words.cpp
  cards/workbench.cpp
  cards/zones.cpp
)
mael_embed(engine cards_content
  ../assets/cards/cards.tsv
  ../assets/cards/faces.tsv
  ../assets/cards/card_rules.tsv
  ../assets/cards/lessons.tsv)

# What a search calls all the time.
mael_inlined(
  cards/bots.cpp cards/workbench.cpp cards/battle.cpp cards/check.cpp cards/derived.cpp
  cards/effects.cpp cards/evaluate.cpp cards/fleet.cpp cards/flow.cpp cards/legal_actions.cpp
  cards/legality.cpp cards/narrow.cpp cards/observe.cpp cards/prospects.cpp cards/rules.cpp
  cards/secrets.cpp cards/settle.cpp cards/zones.cpp
)

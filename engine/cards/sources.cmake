# Included by engine/CMakeLists.txt: paths are seen from there.
target_sources(engine PRIVATE
  cards/help/arrange.cpp
  cards/help/attempts.cpp
  cards/battle.cpp
  cards/bots/bots.cpp
  cards/check.cpp
  cards/content.cpp
  cards/content_check.cpp
  cards/derived.cpp
  cards/effects.cpp
  cards/entry.cpp
  cards/bots/evaluate.cpp
  cards/bots/fleet.cpp
  cards/flow.cpp
  cards/game.cpp
  cards/legal_actions.cpp
  cards/legality.cpp
  cards/help/lesson.cpp
  cards/bots/narrow.cpp
  cards/text/notation.cpp
  cards/text/notation_action.cpp
  cards/text/notation_read.cpp
  cards/text/notation_write.cpp
  cards/observe.cpp
  cards/bots/prospects.cpp
  cards/bots/reasons.cpp
  cards/rules.cpp
  cards/bots/secrets.cpp
  cards/bots/settle.cpp
  cards/text/snapshot.cpp
  cards/validate.cpp
  cards/help/words.cpp
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
  cards/bots/bots.cpp cards/workbench.cpp cards/battle.cpp cards/check.cpp cards/derived.cpp
  cards/effects.cpp cards/bots/evaluate.cpp cards/bots/fleet.cpp cards/flow.cpp cards/legal_actions.cpp
  cards/legality.cpp cards/bots/narrow.cpp cards/observe.cpp cards/bots/prospects.cpp cards/rules.cpp
  cards/bots/secrets.cpp cards/bots/settle.cpp cards/zones.cpp
)

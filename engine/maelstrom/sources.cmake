# Included by engine/CMakeLists.txt: paths are seen from there.
target_sources(engine PRIVATE
  maelstrom/abilities.cpp
  maelstrom/apply.cpp
  maelstrom/help/arrange.cpp
  maelstrom/attack.cpp
  maelstrom/help/attempts.cpp
  maelstrom/bots/bots.cpp
  maelstrom/check.cpp
  maelstrom/choices.cpp
  maelstrom/content.cpp
  maelstrom/content_check.cpp
  maelstrom/derived.cpp
  maelstrom/effects.cpp
  maelstrom/effects_check.cpp
  maelstrom/entry.cpp
  maelstrom/bots/evaluate.cpp
  maelstrom/force.cpp
  maelstrom/force_draw.cpp
  maelstrom/force_judge.cpp
  maelstrom/text/force_link.cpp
  maelstrom/text/force_text.cpp
  maelstrom/game.cpp
  maelstrom/legal_actions.cpp
  maelstrom/legality.cpp
  maelstrom/help/lesson.cpp
  maelstrom/mass.cpp
  maelstrom/bots/narrow.cpp
  maelstrom/text/notation.cpp
  maelstrom/text/notation_ability.cpp
  maelstrom/text/notation_action.cpp
  maelstrom/text/notation_force.cpp
  maelstrom/text/notation_mass.cpp
  maelstrom/text/notation_read.cpp
  maelstrom/text/notation_write.cpp
  maelstrom/observe.cpp
  maelstrom/help/offers.cpp
  maelstrom/help/offers_attack.cpp
  maelstrom/help/opening.cpp
  maelstrom/plays.cpp
  maelstrom/powers.cpp
  maelstrom/bots/reasons.cpp
  maelstrom/rules.cpp
  maelstrom/select.cpp
  maelstrom/text/snapshot.cpp
  maelstrom/validate.cpp
  maelstrom/vortex.cpp
  maelstrom/help/words.cpp
  maelstrom/workbench.cpp
  maelstrom/zones.cpp
)
mael_embed(engine maelstrom_content
  ../assets/maelstrom/tiles.tsv
  ../assets/maelstrom/forces.tsv
  ../assets/maelstrom/ready_forces.tsv
  ../assets/maelstrom/effects.tsv
  ../assets/maelstrom/maelstrom_lesson.tsv
  ../assets/maelstrom/rules.tsv)
mael_embed(engine vortex_content
  ../assets/vortex/decks.tsv
  ../assets/vortex/vortex_lesson.tsv
  ../assets/vortex/vortex_rules.tsv)

# What a search calls all the time.
mael_inlined(
  maelstrom/bots/bots.cpp maelstrom/workbench.cpp maelstrom/abilities.cpp maelstrom/attack.cpp
  maelstrom/check.cpp maelstrom/choices.cpp maelstrom/effects.cpp maelstrom/bots/narrow.cpp
  maelstrom/observe.cpp maelstrom/plays.cpp maelstrom/vortex.cpp maelstrom/zones.cpp
)
# All that a search of it calls is built for speed in the page's engine, too (web/Page.cmake).
set_property(GLOBAL PROPERTY mael_maelstrom_is_swift ON)
mael_fast(
  maelstrom/derived.cpp maelstrom/bots/evaluate.cpp maelstrom/legal_actions.cpp maelstrom/legality.cpp
  maelstrom/mass.cpp maelstrom/apply.cpp maelstrom/rules.cpp maelstrom/select.cpp
)

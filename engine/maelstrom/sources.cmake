# Included by engine/CMakeLists.txt: paths are seen from there.
target_sources(engine PRIVATE
  maelstrom/abilities.cpp
  maelstrom/apply.cpp
  maelstrom/arrange.cpp
  maelstrom/attack.cpp
  maelstrom/attempts.cpp
  maelstrom/bots.cpp
  maelstrom/check.cpp
  maelstrom/choices.cpp
  maelstrom/content.cpp
  maelstrom/content_check.cpp
  maelstrom/derived.cpp
  maelstrom/effects.cpp
  maelstrom/effects_check.cpp
  maelstrom/entry.cpp
  maelstrom/evaluate.cpp
  maelstrom/force.cpp
  maelstrom/force_draw.cpp
  maelstrom/force_judge.cpp
  maelstrom/force_link.cpp
  maelstrom/force_text.cpp
  maelstrom/game.cpp
  maelstrom/legal_actions.cpp
  maelstrom/legality.cpp
  maelstrom/lesson.cpp
  maelstrom/mass.cpp
  maelstrom/narrow.cpp
  maelstrom/notation.cpp
  maelstrom/notation_ability.cpp
  maelstrom/notation_action.cpp
  maelstrom/notation_force.cpp
  maelstrom/notation_mass.cpp
  maelstrom/notation_read.cpp
  maelstrom/notation_write.cpp
  maelstrom/observe.cpp
  maelstrom/offers.cpp
  maelstrom/offers_attack.cpp
  maelstrom/opening.cpp
  maelstrom/plays.cpp
  maelstrom/powers.cpp
  maelstrom/reasons.cpp
  maelstrom/rules.cpp
  maelstrom/select.cpp
  maelstrom/snapshot.cpp
  maelstrom/validate.cpp
  maelstrom/vortex.cpp
  maelstrom/words.cpp
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
  maelstrom/bots.cpp maelstrom/workbench.cpp maelstrom/abilities.cpp maelstrom/attack.cpp
  maelstrom/check.cpp maelstrom/choices.cpp maelstrom/effects.cpp maelstrom/narrow.cpp
  maelstrom/observe.cpp maelstrom/plays.cpp maelstrom/vortex.cpp maelstrom/zones.cpp
)
mael_fast(
  maelstrom/derived.cpp maelstrom/evaluate.cpp maelstrom/legal_actions.cpp maelstrom/legality.cpp
  maelstrom/mass.cpp maelstrom/apply.cpp maelstrom/rules.cpp maelstrom/select.cpp
)

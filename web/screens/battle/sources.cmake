# Included by web/Screens.cmake: paths are seen from web/.
target_sources(screens PRIVATE
  screens/battle/arms.cpp
  screens/battle/input/asked.cpp
  screens/battle/bands.cpp
  screens/battle/input/commands.cpp
  screens/battle/excerpt.cpp
  screens/battle/flat_layout.cpp
  screens/battle/formations.cpp
  screens/battle/ghosts.cpp
  screens/battle/goes.cpp
  screens/battle/icons.cpp
  screens/battle/input/input.cpp
  screens/battle/input/meant.cpp
  screens/battle/journal.cpp
  screens/battle/layout.cpp
  screens/battle/panels.cpp
  screens/battle/places.cpp
  screens/battle/prompt_places.cpp
  screens/battle/input/pointer.cpp
  screens/battle/input/turned_dice.cpp
  screens/battle/ring.cpp
  screens/battle/scene.cpp
  screens/battle/screen.cpp
  screens/battle/screen_places.cpp
  screens/battle/sheets.cpp
  screens/battle/sights.cpp
  screens/battle/situation.cpp
  screens/battle/small_map.cpp
  screens/battle/table_camera.cpp
  screens/battle/targets.cpp
  screens/battle/text_view.cpp
  screens/battle/thrown_dice.cpp
  screens/battle/view/framing.cpp
  screens/battle/timeline.cpp
  screens/battle/under_fire.cpp
  screens/battle/unseen.cpp
  screens/battle/view/view.cpp
  screens/battle/view/view_board.cpp
  screens/battle/view/view_buttons.cpp
  screens/battle/view/view_ground.cpp
  screens/battle/view/view_look.cpp
  screens/battle/view/view_prompt.cpp
  screens/battle/view/view_shot.cpp
  screens/battle/view/view_squads.cpp
  screens/battle/view/view_verbs.cpp
  screens/battle/words.cpp
)

# Painted with Dear ImGui, in the page alone.
list(APPEND painting_sources
  screens/battle/draw/draw.cpp
  screens/battle/draw/draw_field.cpp
  screens/battle/draw/draw_heights.cpp
  screens/battle/draw/draw_prompt.cpp
  screens/battle/draw/draw_ring.cpp
  screens/battle/draw/draw_roster.cpp
)

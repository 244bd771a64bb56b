# What a test can judge of the app around the screens: saved tables, dialogs, bots in their
# workers. It knows no game; `house` tells it which tables there are and joins it with the screens.
add_library(app STATIC
  app/app.cpp
  app/app_front.cpp
  app/app_data.cpp
  app/app_settings.cpp
  app/thinking/bot_levels.cpp
  app/thinking/bot_worker.cpp
  app/thinking/characters.cpp
  app/dialogs.cpp
  app/focus.cpp
  app/open_table.cpp
  app/page_command.cpp
  app/phrase.cpp
  app/play_clock.cpp
  app/problem_words.cpp
  app/saved_games.cpp
  app/saved_table.cpp
  app/settings.cpp
  app/shelf.cpp
  app/sound.cpp
  app/table_host.cpp
  app/table_kind.cpp
  app/thinking/talk.cpp
  app/thinking/thought_runner.cpp
  app/wanted_code.cpp
  app/wins.cpp
)
target_link_libraries(app PUBLIC widgets PRIVATE mael_warnings)
mael_small(app)

# What games are set up with: forms, and the screen that draws any of them.
add_library(setup STATIC
  setup/cells.cpp
  setup/clock.cpp
  setup/filled.cpp
  setup/form.cpp
  setup/items.cpp
  setup/layout.cpp
  setup/open_list.cpp
  setup/screen.cpp
)
target_link_libraries(setup PUBLIC app PRIVATE mael_warnings)
mael_small(setup)

# The kit that tables of all games are made of.
add_library(table STATIC
  table/kinds/analysis_arranging.cpp
  table/kinds/analysis_table.cpp
  table/kinds/analysis_workbench.cpp
  table/kinds/arranging.cpp
  table/kinds/arranging_place.cpp
  table/parts/aside.cpp
  table/session/bot_decider.cpp
  table/kinds/carded_table.cpp
  table/session/chance_decider.cpp
  table/parts/chrome.cpp
  table/parts/count.cpp
  table/parts/curtain.cpp
  table/command.cpp
  table/parts/frame.cpp
  table/parts/ending.cpp
  table/hand_over.cpp
  table/parts/hits.cpp
  table/kinds/hosted_table.cpp
  table/kinds/laid_table.cpp
  table/motion/impacts.cpp
  table/journal.cpp
  table/key_cursor.cpp
  table/parts/legend.cpp
  table/parts/hint_words.cpp
  table/parts/panels.cpp
  table/parts/pill_places.cpp
  table/parts/prompt.cpp
  table/parts/side_places.cpp
  table/kinds/lesson_card.cpp
  table/parts/lists.cpp
  table/parts/menu_place.cpp
  table/motion/motion.cpp
  table/parts/over.cpp
  table/motion/piece_motion.cpp
  table/pointer_reader.cpp
  table/kinds/puzzle_table.cpp
  table/past_moment.cpp
  table/plain_screen.cpp
  table/parts/review_buttons.cpp
  table/review_course.cpp
  table/screen_back.cpp
  table/screen_core.cpp
  table/screen_frame.cpp
  table/parts/review_view.cpp
  table/session/open_game.cpp
  table/session/script_decider.cpp
  table/session/secret_course.cpp
  table/session/session.cpp
  table/kinds/session_table.cpp
  table/kinds/taught_table.cpp
  table/parts/thing_sheet.cpp
  table/session/variations.cpp
  table/motion/told_so_far.cpp
  table/kinds/workbench.cpp
  table/kinds/workbench_view.cpp
)
target_link_libraries(table PUBLIC app PRIVATE mael_warnings)
mael_small(table)

# What joins each game with the app, and how it is set up.
set(house_sources ${mael_game_folders})
list(TRANSFORM house_sources REPLACE "(.+)" "house/\\1_setup.cpp;house/\\1_table.cpp")
list(APPEND house_sources
  house/battle_units.cpp
  house/force_builder.cpp
  house/force_store.cpp
  house/forces_screen.cpp
  house/house.cpp
  house/house_front.cpp
  house/set_up_screen.cpp
  house/shelf_screen.cpp
  house/shelved_games.cpp
)
list(SORT house_sources)
add_library(house STATIC ${house_sources})
target_link_libraries(house PUBLIC app screens setup PRIVATE mael_warnings)
mael_small(house)

# What a test can judge of the app around the screens: sessions, saved tables, bots at their desk.
add_library(app STATIC
  app/app.cpp
  app/app_forces.cpp
  app/app_open.cpp
  app/app_wishes.cpp
  app/app_words.cpp
  app/bot_desk.cpp
  app/bot_runner.cpp
  app/dialogs.cpp
  app/force_store.cpp
  app/game_session.cpp
  app/page_command.cpp
  app/position_links.cpp
  app/saved_table.cpp
  app/shelf.cpp
  app/table_host.cpp
)
target_link_libraries(app PUBLIC screens PRIVATE mael_warnings)
mael_small(app)

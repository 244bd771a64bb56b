# The games of the house, from assets/games.tsv: `mael_games`, and of each, by that name,
# `mael_GAME_folder` and `mael_GAME_id`; `mael_game_folders` holds each folder once.
set(games_table "${PROJECT_SOURCE_DIR}/assets/games.tsv")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${games_table}")
file(STRINGS "${games_table}" rows REGEX "^[^#]")
list(POP_FRONT rows)
foreach(row IN LISTS rows)
  string(REPLACE "\t" ";" cells "${row}")
  list(GET cells 0 game)
  list(GET cells 1 mael_${game}_folder)
  list(GET cells 2 mael_${game}_id)
  list(APPEND mael_games "${game}")
  list(APPEND mael_folders_of_games "${mael_${game}_folder}")
endforeach()
set(mael_game_folders ${mael_folders_of_games})
list(REMOVE_DUPLICATES mael_game_folders)

# Sets OUT to what GAME is listed with, without the last word (Entry, Bots, Workbench): the name
# `k` in its namespace, and where this plays several games, with the name of that game.
function(mael_listed_as game out)
  set(folder "${mael_${game}_folder}")
  set(others ${mael_folders_of_games})
  list(FILTER others INCLUDE REGEX "^${folder}$")
  list(LENGTH others count)
  set(name "k")
  if(count GREATER 1)
    mael_embedded_name("${game}" name)
  endif()
  set(${out} "${folder}::${name}" PARENT_SCOPE)
endfunction()

# mael_list_games(TARGET) makes "listed/games.h" for sources of TARGET, the lists that C++ walks:
# MAEL_LISTED(What) points to what every game is listed with (Entry, Bots, Workbench),
# MAEL_LISTED_BOOKS names their folders in assets/, and MAEL_LISTED_TEXTS their English tables,
# by their names in "embedded/texts.h".
function(mael_list_games target)
  set(includes "")
  set(listed "")
  set(books "")
  set(texts "")
  foreach(folder IN LISTS mael_game_folders)
    string(APPEND includes "#include \"engine/${folder}/entry.h\"\n")
    mael_embedded_name("en_${folder}.tsv" constant)
    list(APPEND texts "{\"en_${folder}.tsv\", embedded::${constant}}")
  endforeach()
  foreach(game IN LISTS mael_games)
    mael_listed_as(${game} prefix)
    list(APPEND listed "&${prefix}##What")
    list(APPEND books "\"${game}\"")
  endforeach()
  list(JOIN listed ", " listed)
  list(JOIN books ", " books)
  list(JOIN texts ", " texts)
  set(folder "${CMAKE_CURRENT_BINARY_DIR}/listed-games")
  file(CONFIGURE OUTPUT "${folder}/listed/games.h" CONTENT "// Made of assets/games.tsv.
#pragma once

${includes}
#define MAEL_LISTED(What) ${listed}
#define MAEL_LISTED_BOOKS ${books}
#define MAEL_LISTED_TEXTS ${texts}
" @ONLY)
  target_include_directories(${target} PRIVATE "${folder}")
endfunction()

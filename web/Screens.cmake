# The screens: views, inputs and layouts of the games, of forces and of the shelf, without a window.
# `painting_sources` of each are for the page's program.
set(painting_sources "")
set(folders ${mael_game_folders} forces shelf)
list(SORT folders)
foreach(folder IN LISTS folders)
  include(screens/${folder}/sources.cmake)
endforeach()

// What is played in this house: one explicit list of tables, and the screens before them.
#pragma once

#include "web/app/house.h"

namespace mael::web {

const House& the_house();

}  // namespace mael::web

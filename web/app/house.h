// All the app is told of what is played here: the kinds of tables, and the screens before them.
#pragma once

#include <memory>

#include "web/app/front.h"
#include "web/app/table_kind.h"

namespace mael::web {

struct House {
  TableKinds tables;
  // The services outlive the front.
  std::unique_ptr<Front> (*make_front)(FrontServices& services);
};

}  // namespace mael::web

// A force the player has made and kept.
#pragma once

#include <string>
#include <vector>

#include "engine/maelstrom/force.h"

namespace mael::web {

struct OwnForce {
  std::string id;  // never changes
  mael::maelstrom::Force force;
  friend bool operator==(const OwnForce&, const OwnForce&) = default;
};
using OwnForces = std::vector<OwnForce>;

}  // namespace mael::web

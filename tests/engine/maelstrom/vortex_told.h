// Vortex as scenarios and transcripts tell it.
#pragma once

#include "engine/maelstrom/vortex.h"
#include "tests/engine/maelstrom/told.h"

namespace mael::maelstrom {

struct VortexTold : Told {
  using Game = Vortex;
  static std::string setup_text(std::string forces) {
    const std::string a = scenario::take_word(forces), b = scenario::take_word(forces);
    return "vortex/1 a=" + a + " b=" + b + " " + forces;
  }
};

}  // namespace mael::maelstrom

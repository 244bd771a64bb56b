// How the pointer of a mouse looks.
#pragma once

#include <cstdint>

namespace mael::web {

enum class PointerLook : std::uint8_t {
  Arrow,
  Hand,  // over what answers
  Grab,  // with something carried
};

}  // namespace mael::web

#include "engine/core/version.h"

namespace mael {

std::string_view version() { return MAELSTROM_VERSION; }

}  // namespace mael

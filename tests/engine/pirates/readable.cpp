#include "engine/pirates/content.h"
#include "tests/engine/pirates/typed.h"

namespace mael {

bool OfPirates::is_content_readable() {
  return pirates::Content::read(pirates::built_in_pieces()).ok();
}

}  // namespace mael

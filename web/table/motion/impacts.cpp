#include "web/table/motion/impacts.h"

#include "web/base/curves.h"

namespace mael::web {

float struck(float t) { return t < 0.5F ? leave(2 * t) : 1 - settle(2 * t - 1); }

}  // namespace mael::web

#include "web/widgets/flood.h"

#include "web/base/curves.h"

namespace mael::web {

Flood flood_at(float t) {
  const float now = t * kFlood;
  return {settle(now / kFloodSpreads), settle((now - kFloodSpreads) / kFloodRays)};
}

}  // namespace mael::web

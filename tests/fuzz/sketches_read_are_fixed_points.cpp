#include "tests/fuzz/properties.h"
#include "web/base/sketch.h"

namespace mael::fuzz {

Finding sketches_read_are_fixed_points(std::string_view input) {
  const std::vector<std::uint8_t> bytes(input.begin(), input.end());
  const auto sketch = web::read_sketch(bytes);
  if (!sketch) return {};
  if (bytes.size() > web::kMostSketchBytes) return "longer than any";
  for (const web::Sketch::Shape& shape : sketch->shapes) {
    if (shape.points.empty()) return "a shape without points";
  }
  return web::write_sketch(*sketch) == bytes ? "" : "written as another";
}

}  // namespace mael::fuzz

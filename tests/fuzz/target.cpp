// A target of libFuzzer: MAELSTROM_PROPERTY is the property it tries to break.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "tests/fuzz/properties.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(data, data + size);
  const mael::fuzz::Finding finding = mael::fuzz::MAELSTROM_PROPERTY(text);
  if (finding.empty()) return 0;
  std::fprintf(stderr, "%s\n", finding.c_str());
  std::abort();
}

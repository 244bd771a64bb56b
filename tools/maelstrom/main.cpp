#include <cstdio>
#include <string>

#include "engine/core/version.h"

int main() {
  std::fprintf(stderr, "maelstrom %s\n", std::string(mael::version()).c_str());
  return 1;
}

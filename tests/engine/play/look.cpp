#include "tests/engine/play/look.h"

namespace mael {

std::string field_of(const std::string& position, const std::string& key) {
  for (const std::string& field : words_of(position)) {
    if (field.compare(0, key.size() + 1, key + "=") == 0) return field.substr(key.size() + 1);
  }
  return {};
}

}  // namespace mael

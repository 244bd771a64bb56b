#include "web/house/force_builder.h"

namespace mael::web {

bool is_force_key(std::string_view key) { return key.starts_with(kForceKey); }

bool is_force_link(std::string_view text) {
  const std::size_t hash = text.find('#');
  return hash != std::string_view::npos && text.substr(hash + 1, 2) == "fm";
}

}  // namespace mael::web

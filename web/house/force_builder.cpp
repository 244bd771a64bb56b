#include "web/house/force_builder.h"

#include "engine/play/find_link.h"

namespace mael::web {

bool is_force_key(std::string_view key) { return key.starts_with(kForceKey); }

bool is_force_link(std::string_view text) {
  const std::string found = find_link(text);
  if (!found.empty()) return found.substr(1, 2) == "fm";
  const std::size_t hash = text.find('#');
  return hash != std::string_view::npos && text.substr(hash + 1, 2) == "fm";
}

}  // namespace mael::web

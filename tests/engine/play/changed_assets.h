// The assets as they are, but for some that a test changes.
#pragma once

#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <utility>

#include "engine/play/languages.h"

namespace mael {

inline Result<std::string> read_asset(const std::string& path) {
  std::ifstream file(MAELSTROM_SOURCE_DIR "/assets/" + path);
  if (!file) return Error{path + ": cannot be read"};
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// `others`: by their paths below the assets.
inline ReadAsset with(std::map<std::string, std::string> others) {
  return [others = std::move(others)](const std::string& path) -> Result<std::string> {
    const auto other = others.find(path);
    return other == others.end() ? read_asset(path) : Result<std::string>(other->second);
  };
}

}  // namespace mael

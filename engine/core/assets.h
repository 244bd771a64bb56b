// The tables of a game, read from wherever its assets are.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <utility>

#include "engine/core/result.h"

namespace mael {

// Reads an asset by its path below assets/.
using ReadAsset = std::function<Result<std::string>(const std::string& path)>;

// A path, and where its text goes.
template <class Tables>
using AssetPath = std::pair<const char*, std::string Tables::*>;

// All tables, or why the first that cannot be read cannot.
template <class Tables, std::size_t N>
Result<Tables> read_tables_of(const ReadAsset& read,
                              const std::array<AssetPath<Tables>, N>& paths) {
  Tables tables;
  for (const auto& [path, text] : paths) {
    auto content = read(path);
    if (!content) return content.error();
    tables.*text = std::move(*content);
  }
  return tables;
}

}  // namespace mael

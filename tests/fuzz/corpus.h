// What each property is tried on first (see properties.h): what a fuzzer, and the ordinary test
// with its slips, set out from.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tests/fuzz/properties.h"

namespace mael::fuzz {

using Corpus = std::vector<std::string>;

struct Target {
  std::string_view name;
  Finding (*property)(std::string_view);
  Corpus (*corpus)();
};

// Every property there is.
std::span<const Target> targets();

// The target of that name, which must be there.
const Target& target_named(std::string_view name);

}  // namespace mael::fuzz

// What the notations of positions, actions and drafts share.
#pragma once

#include <string>

#include "engine/core/text.h"
#include "tests/toy/toy.h"

namespace mael::toy {

// b:1+2/3, or the beginning of it.
Offer read_offer(TextReader& reader);
std::string write_offer(const Offer& offer);

// 100,-200;300,0
Path read_path(TextReader& reader);
std::string write_path(const Path& path);

}  // namespace mael::toy

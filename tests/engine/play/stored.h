// Samples of links and saves in tests/saves: what was made once is read for good. A test that fails
// on one says that the layout has changed: give it a new version, store samples of it by
// `tests '[sample]'`, and read the old.
#pragma once

#include <string>

#include "engine/play/games.h"

namespace mael {

// What a file of tests/saves holds; it must be there and hold something.
std::string stored(const std::string& file);
void store(const std::string& file, const std::string& content);

enum class Layout { Now, Former };

// A file of links, each with its position in notation behind it: each opens as that, and one of
// today's layout is written again as it was. Returns how many there are.
int check_stored_links(const GameEntry& game, const std::string& file, Layout layout = Layout::Now);

// The positions stay what they are, only their links are written anew.
void store_links(const GameEntry& game, const std::string& file);

}  // namespace mael

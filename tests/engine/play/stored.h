// Samples of links and saves in tests/saves: what was made once is read for good. A test that fails
// on one says that the layout has changed: give it a new version, store samples of it by
// `tests '[sample]'`, and read the old.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <initializer_list>
#include <string>

#include "engine/core/packed_archive.h"
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

inline Bytes stored_bytes(const std::string& file) {
  const std::string content = stored(file);
  return Bytes(content.begin(), content.end());
}

// Files of one match, the last as it is saved today: each loads whole, with so many actions, to the
// position in `text`, and is saved as the last. `load` reads a save of the game.
template <class Load>
void check_stored_match(Load&& load, std::initializer_list<const char*> files, const char* text,
                        int actions) {
  for (const char* file : files) {
    CAPTURE(file);
    const auto loaded = load(stored_bytes(file));
    REQUIRE(loaded.ok());
    CHECK(loaded->broken_at == 0);
    CHECK(loaded->match.size() == actions);
    CHECK(write_position(loaded->match.state()) + "\n" == stored(text));
    CHECK(save(loaded->match) == stored_bytes(*(files.end() - 1)));
  }
}

// Saves the match of a former version's file as it is saved today.
template <class Load>
void store_match(Load&& load, const char* former, const char* file) {
  const auto loaded = load(stored_bytes(former));
  REQUIRE(loaded.ok());
  const Bytes bytes = save(loaded->match);
  store(file, std::string(bytes.begin(), bytes.end()));
}

}  // namespace mael

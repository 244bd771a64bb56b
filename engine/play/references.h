// What the rules references hold beside the rules themselves: examples and glossaries, in tables
// that the page reads and the program does not.
#pragma once

#include <span>
#include <string_view>

#include "engine/core/translation.h"
#include "engine/play/workbench.h"

namespace mael {

// The folders of assets with an examples.tsv and a glossary.tsv each: one of every game
// (engine/house/workbench.cpp).
std::span<const std::string_view> reference_books();

// How many examples and terms there are, and everything wrong with them.
ContentReport check_references(const ReadAsset& read);

// What a translation has to say of them; nothing of a table that cannot be read.
TextEntries reference_texts(const ReadAsset& read);

}  // namespace mael

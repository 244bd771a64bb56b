// The languages the page speaks beside English.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/play/workbench.h"

namespace mael {

// Each has the tables that English has, and the rules references: assets/texts/XX_rules.tsv.
inline constexpr std::array<std::string_view, 1> kLanguages{"fr"};
// What the names of its tables end in: of the house, of each game and of the page (".tsv",
// "_cards.tsv").
std::vector<std::string> ends_of_text_tables();

// How many texts a language has, and everything in which its tables differ from the English ones.
ContentReport check_language(std::string_view language, const ReadAsset& read);

}  // namespace mael

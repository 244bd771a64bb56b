// The languages the page speaks beside English.
#pragma once

#include <array>
#include <string_view>

#include "engine/play/workbench.h"

namespace mael {

// Each has the tables assets/texts/XX.tsv, XX_rules.tsv (the rules references) and XX_page.tsv.
inline constexpr std::array<std::string_view, 1> kLanguages{"fr"};

// How many texts a language has, and everything in which its tables differ from the English ones.
ContentReport check_language(std::string_view language, const ReadAsset& read);

}  // namespace mael

// Words as people type them, for comparing: one needs no accents to find "Épineux".
#pragma once

#include <string>
#include <string_view>

namespace mael {

// The text (UTF-8) with its Latin letters small and without accents, œ as oe, ’ as '. Everything
// else stays as it is.
std::string plain_letters(std::string_view text);

}  // namespace mael

// The language the page speaks: the one place that knows it. Screens take their words from here;
// the engine is handed the texts it needs.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/core/table.h"
#include "engine/core/texts.h"

namespace mael::web {

// No file of texts is larger; one that is was not made by us.
inline constexpr std::size_t kMaxTextsFile = std::size_t{1} << 20U;

// The texts in use: English until others have been taken up.
const Texts& spoken();

// Takes up the texts of another language, a table as in assets/texts; what it lacks stays English.
// With a fault in it nothing changes. To be called before any screen is made: they keep words.
Faults speak(std::string_view table);

// Goes back to English.
void speak_english();

}  // namespace mael::web

#include "web/app/phrase.h"

#include <algorithm>

#include "engine/core/texts.h"
#include "web/base/spoken.h"

namespace mael::web {

std::string said(const Phrase& phrase) {
  if (!phrase.is_key) return phrase.text;
  return fill(spoken().get(phrase.text), [&](std::string_view word) -> std::string {
    const auto index = static_cast<std::size_t>(word.empty() ? 0 : word[0] - '0');
    return index < phrase.parts.size() ? said(phrase.parts[index]) : std::string();
  });
}

bool is_sayable(const Phrase& phrase) {
  if (phrase.is_key && spoken().find(phrase.text).empty()) return false;
  return std::all_of(phrase.parts.begin(), phrase.parts.end(), is_sayable);
}

}  // namespace mael::web

#include "web/base/spoken.h"

#include <optional>
#include <utility>

namespace mael::web {

namespace {

std::optional<Texts>& taken_up() {
  static std::optional<Texts> texts;
  return texts;
}

}  // namespace

const Texts& spoken() { return taken_up() ? *taken_up() : english(); }

Faults speak(std::string_view table) {
  if (table.size() > kMaxTextsFile) return {Error{"more than " + std::to_string(kMaxTextsFile) +
                                                  " bytes", 0, 0}};
  Result<Texts, Faults> read = Texts::read(table);
  if (!read) return read.error();
  read->fill_gaps(english());
  taken_up() = std::move(*read);
  return {};
}

void speak_english() { taken_up().reset(); }

}  // namespace mael::web

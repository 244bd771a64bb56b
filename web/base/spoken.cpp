#include "web/base/spoken.h"

#include <optional>
#include <utility>

#include "engine/core/text_tables.h"
#include "web/base/game_texts.h"

namespace mael::web {

namespace {

struct Language {
  Texts own;
  Texts whole;  // with English texts where it has none
};

std::optional<Language>& taken_up() {
  static std::optional<Language> language;
  return language;
}

// Speaks what `own` says with this table.
Faults speak_with(Texts own, std::string_view table) {
  if (table.size() > kMaxTextsFile) {
    return {Error{"more than " + std::to_string(kMaxTextsFile) + " bytes", 0, 0}};
  }
  if (Faults faults = add_table(own, table); !faults.empty()) return faults;
  Texts whole = own;
  whole.fill_gaps(english());
  taken_up() = Language{std::move(own), std::move(whole)};
  return {};
}

}  // namespace

const Texts& spoken() { return taken_up() ? taken_up()->whole : english(); }

Faults speak(std::string_view table) { return speak_with({}, table); }

Faults take_up_game_texts(std::string_view table, bool in_english) {
  if (in_english) return add_english(table);
  if (!taken_up()) return {Error{"English is spoken", 0, 0}};
  return speak_with(taken_up()->own, table);
}

void speak_english() { taken_up().reset(); }

}  // namespace mael::web

#include "web/screens/pirates/sheets.h"

#include <string>

#include "web/base/say.h"
#include "web/base/theme.h"
#include "web/screens/pirates/icons.h"
#include "web/screens/pirates/view_parts.h"
#include "web/screens/pirates/words.h"
#include "web/table/legend.h"

namespace mael::web::pirates {
namespace {

Column lay_out_ending(const View& view, Rect inside, const Measure& measure) {
  ColumnMaker column(inside, measure);
  for (const std::string& sentence : view.ending) {
    column.words(TextStyle::Body, theme().color.text, sentence);
  }
  return column.take();
}

// ---- Help --------------------------------------------------------------------------------------

std::vector<LegendLine> legend() {
  std::vector<LegendLine> lines;
  for (int i = 0; i < kStatistics; ++i) {
    const auto which = static_cast<Statistic>(i);
    const Icon icon = icon_of(which);
    lines.push_back({icon, name_of(which), say("pirates.legend." + std::to_string(i + 1))});
  }
  for (const char* key : {"chest", "coins", "treasure-map", "curse"}) {
    const std::string line = std::string("pirates.legend.") + key;
    lines.push_back({find_icon(key), say(line + ".name"), say(line)});
  }
  return lines;
}

Column lay_out_help(const View& view, Rect inside, const Measure& measure) {
  ColumnMaker column(inside, measure);
  if (view.page + 1 == view.pages) {
    add_legend(column, legend(), inside);
    return column.take();
  }
  column.words(TextStyle::Body, theme().color.text,
               say("pirates.help." + std::to_string(view.page + 1)));
  return column.take();
}

}  // namespace

std::optional<Column> words_of_sheet(const View& view, Rect inside, const Measure& measure) {
  switch (view.sheet) {
    case OpenSheet::Card:
      if (!view.detail) return {};
      return lay_out(*view.detail, kDetailPicture, inside, measure);
    case OpenSheet::Ledger:
      if (view.ending.empty()) return {};
      return lay_out_ending(view, inside, measure);
    case OpenSheet::Help: return lay_out_help(view, inside, measure);
    default: return {};
  }
}

}  // namespace mael::web::pirates

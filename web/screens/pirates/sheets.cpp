#include "web/screens/pirates/sheets.h"

#include <array>
#include <string>

#include "web/base/say.h"
#include "web/base/theme.h"
#include "web/screens/pirates/icons.h"
#include "web/screens/pirates/view/view_parts.h"
#include "web/screens/pirates/words.h"
#include "web/table/parts/legend.h"

namespace mael::web::pirates {
namespace {

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

Column lay_out_help(const View& view, Rect inside, bool touch, const Measure& measure) {
  constexpr float kBelowPicture = 18;
  ColumnMaker column(inside, measure);
  if (picture_of_help(view) == Icon::None) {
    add_legend(column, legend(), inside);
    return column.take();
  }
  column.down_to(place_of_help_picture(inside).max.y + kBelowPicture);
  column.words(TextStyle::Body, theme().color.text,
               say("pirates.help." + std::to_string(view.page + 1)));
  if (view.page == 0 && !touch) {
    column.skip(14);
    column.words(TextStyle::Caption, theme().color.text_muted, say("pirates.help.keys"));
  }
  return column.take();
}

}  // namespace

Icon picture_of_help(const View& view) {
  constexpr std::array kPictures{"sail", "helm",   "treasure-map", "chest",
                                 "k01",  "cannon", "exchange",     "curse"};
  static_assert(kPictures.size() + 1 == kHelpPages);
  const auto page = static_cast<std::size_t>(view.page);
  return page < kPictures.size() ? find_icon(kPictures.at(page)) : Icon::None;
}

Rect place_of_help_picture(Rect inside) {
  constexpr float kSize = 112;
  return box(inside.center().x - kSize / 2, inside.min.y, kSize, kSize);
}

Column lay_out_ending(const View& view, Rect inside, const Measure& measure) {
  ColumnMaker column(inside, measure);
  for (const std::string& sentence : view.ending) {
    column.words(TextStyle::Body, theme().color.text, sentence);
  }
  return column.take();
}

std::optional<Column> words_of_sheet(const View& view, Rect inside, bool touch,
                                     const Measure& measure) {
  switch (view.sheet) {
    case OpenSheet::Card:
      if (!view.detail) return {};
      return lay_out(*view.detail, kDetailPicture, inside, measure);
    case OpenSheet::Ledger:
      if (view.ending.empty()) return {};
      return lay_out_ending(view, inside, measure);
    case OpenSheet::Help: return lay_out_help(view, inside, touch, measure);
    default: return {};
  }
}

}  // namespace mael::web::pirates

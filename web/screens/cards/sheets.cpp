#include "web/screens/cards/sheets.h"

#include <string>

#include "web/base/theme.h"
#include "web/screens/cards/legend.h"
#include "web/screens/cards/words.h"

namespace mael::web::cards {
namespace {

// ---- The sums of a turn ------------------------------------------------------------------------

Column lay_out_ledger(const View& view, Rect inside, const Measure& measure) {
  const Palette& color = theme().color;
  ColumnMaker column(inside, measure);
  if (view.ledger.empty()) {
    column.words(TextStyle::Body, color.text_muted, say("cards.panel.ledger_none"));
  }
  for (const LedgerLine& line : view.ledger) {
    const float top = column.y();
    column.icon({inside.min.x + 22, top + 24}, 40, icon_of(line.planet),
                theme().tint(Tint::Slate).bright);
    column.words(TextStyle::Strong, color.accent, title_of(line.planet), 56);
    for (const std::string& sentence : line.sentences) {
      column.words(TextStyle::Body, color.text, sentence, 56);
    }
    column.down_to(top + 48);
    column.rule();
  }
  column.words(TextStyle::Strong, color.text, view.ledger_sum);
  return column.take();
}

// ---- The legend, on the last page of the help --------------------------------------------------

Column lay_out_legend(Rect inside, const Measure& measure) {
  ColumnMaker column(inside, measure);
  const std::vector<LegendLine> legend = legend_of_cards();
  add_legend(column, legend, inside);
  return column.take();
}

}  // namespace

std::optional<Column> words_of_sheet(const View& view, Rect inside, const Measure& measure) {
  if (view.sheet == OpenSheet::Card && view.detail) {
    return lay_out(*view.detail, kDetailPicture, inside, measure);
  }
  if (view.sheet == OpenSheet::Ledger) return lay_out_ledger(view, inside, measure);
  const bool is_legend = view.sheet == OpenSheet::Help && view.page + 1 == view.pages;
  if (is_legend) return lay_out_legend(inside, measure);
  return {};
}

}  // namespace mael::web::cards

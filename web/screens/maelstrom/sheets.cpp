#include "web/screens/maelstrom/sheets.h"

#include <string>

#include "web/base/theme.h"
#include "web/screens/maelstrom/legend.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web::maelstrom {

namespace {

// ---- Help --------------------------------------------------------------------------------------

Column lay_out_help(Rect inside, bool touch, const Measure& measure) {
  const Palette& color = theme().color;
  ColumnMaker column(inside, measure);
  column.words(TextStyle::Body, color.accent, say("ui.help.goal"));
  for (const char* key : {"ui.help.move", "ui.help.attack", "ui.help.consume", "ui.help.summon",
                          "ui.help.ability", "ui.help.event", "ui.help.card"}) {
    column.skip(10);
    column.words(TextStyle::Body, color.text, say(key));
  }
  column.rule();
  column.words(TextStyle::Body, color.accent, say("ui.legend"));
  column.skip(8);
  const std::vector<LegendLine> legend = legend_of_tiles();
  add_legend(column, legend, inside);
  if (!touch) {
    column.rule();
    column.words(TextStyle::Caption, color.text_muted, say("ui.help.keys"));
  }
  return column.take();
}

}  // namespace

std::optional<Column> words_of_sheet(const View& view, Rect inside, bool touch,
                                     const Measure& measure) {
  if (view.sheet == OpenSheet::Card && view.card) {
    return lay_out(*view.card, kCardPicture, inside, measure);
  }
  if (view.sheet == OpenSheet::Help) return lay_out_help(inside, touch, measure);
  return {};
}

}  // namespace mael::web::maelstrom

#include "web/screens/cards/sheets.h"

#include <string>

#include "web/base/theme.h"
#include "web/screens/cards/words.h"

namespace mael::web::cards {
namespace {

// ---- The full card -----------------------------------------------------------------------------

constexpr Vec2 kPicture{154, 220};

// Where there is no room beside the card, its words are below it.
bool has_room_beside(Rect inside) { return inside.width() > 440; }

Column lay_out(const Detail& detail, Rect inside, const Measure& measure) {
  const Palette& color = theme().color;
  ColumnMaker column(inside, measure);
  const float top = column.y();
  const bool beside = has_room_beside(inside);
  const float indent = beside ? kPicture.x + 22 : 0;
  if (!beside) column.down_to(top + kPicture.y + 14);
  column.words(TextStyle::Body, color.text, detail.subtitle, indent);
  column.skip(8);
  for (const ShownValue& value : detail.values) add_value(column, value, inside, indent);
  if (beside) column.down_to(top + kPicture.y + 8);
  column.rule();
  column.words(TextStyle::Body, color.text, detail.text);
  for (const std::string& note : detail.notes) {
    column.skip(5);
    column.words(TextStyle::Caption, color.text_muted, note);
  }
  column.rule();
  column.words(TextStyle::Caption, color.text_muted, detail.flavour);
  return column.take();
}

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

}  // namespace

Rect place_of_picture(Rect inside) {
  const float left = has_room_beside(inside) ? inside.min.x : inside.center().x - kPicture.x / 2;
  const Vec2 at{left + 3, inside.min.y + 3};
  return {at, at + kPicture};
}

Lists lay_out_lists(const View& view, const Layout& layout, const Places& places,
                    std::span<const ToldLine> told, bool in_motion, const Measure& measure) {
  Lists lists;
  // The prompt lies where the log would; it comes up when nothing moves.
  const bool free = places.prompt_rows.empty() || in_motion;
  if (layout.log.height() > 0 && free) {
    lists.docked = lay_out_told(told, Icon::None, grown(layout.log, -kLogPad), measure);
  }
  if (places.sheet.height <= 0) return lists;
  const Rect inside = places.sheet_place.inside;
  lists.sheet = inside;
  if (view.sheet == OpenSheet::Card && view.detail) {
    lists.words = lay_out(*view.detail, inside, measure);
  }
  if (view.sheet == OpenSheet::Log) lists.log = lay_out_told(told, Icon::None, inside, measure);
  if (view.sheet == OpenSheet::Ledger) lists.words = lay_out_ledger(view, inside, measure);
  return lists;
}

}  // namespace mael::web::cards

#include "web/screens/maelstrom/sheets.h"

#include <string>

#include "web/base/theme.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web::maelstrom {

namespace {

// ---- Card --------------------------------------------------------------------------------------

// The tile itself has the upper left corner.
Column lay_out(const Card& card, Rect inside, const Measure& measure) {
  const Palette& color = theme().color;
  ColumnMaker column(inside, measure);
  const float top = column.y();
  const float beside = 2 * kCardPiece + 16;
  column.words(TextStyle::Body, color.text, card.subtitle, beside);
  if (!card.label.empty()) {
    column.words(TextStyle::Caption, color.text_muted, card.label, beside);
  }
  column.skip(6);
  for (const CardNote& note : card.condition) {
    column.words(TextStyle::Caption, color.danger, note.sentence, beside);
  }
  for (const CardNote& note : card.in_force) {
    column.words(TextStyle::Caption, color.legal, note.sentence, beside);
  }
  column.down_to(top + kCardPiece * 1.74F + 6);
  column.rule();
  for (const ShownValue& value : card.values) add_value(column, value, inside);
  if (!card.text.sentence.empty()) {
    column.rule();
    column.words(TextStyle::Strong, color.accent, card.text.title);
    column.words(TextStyle::Body, color.text, card.text.sentence);
  }
  if (!card.traits.empty()) column.rule();
  for (const CardNote& trait : card.traits) {
    column.words(TextStyle::Strong, color.accent, trait.title);
    column.words(TextStyle::Caption, color.text, trait.sentence);
    column.skip(6);
  }
  column.rule();
  column.words(TextStyle::Caption, color.text_muted, card.flavour);
  return column.take();
}

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
  if (!touch) {
    column.rule();
    column.words(TextStyle::Caption, color.text_muted, say("ui.help.keys"));
  }
  return column.take();
}

}  // namespace

Lists lay_out_lists(const View& view, const Layout& layout, const Places& places,
                    std::span<const ToldLine> told, bool touch, const Measure& measure) {
  Lists lists;
  if (layout.log.height() > 0) lists.docked = lay_out_told(told, Icon::Burn, grown(layout.log, -kLogPad), measure);
  if (places.sheet.height <= 0) return lists;
  const Rect inside = places.sheet_place.inside;
  lists.sheet = inside;
  if (view.sheet == OpenSheet::Card && view.card) lists.words = lay_out(*view.card, inside, measure);
  if (view.sheet == OpenSheet::Help) lists.words = lay_out_help(inside, touch, measure);
  if (view.sheet == OpenSheet::Log) lists.log = lay_out_told(told, Icon::Burn, inside, measure);
  return lists;
}

}  // namespace mael::web::maelstrom

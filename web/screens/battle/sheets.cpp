#include "web/screens/battle/sheets.h"

#include "web/base/say.h"
#include "web/base/theme.h"

namespace mael::web::battle {
namespace {

Column lay_out_card(const CardView& card, Rect inside, const Measure& measure) {
  const Palette& color = theme().color;
  ColumnMaker column(inside, measure);
  std::string figures;
  for (const FigureView& figure : card.figures) {
    figures += (figures.empty() ? "" : "   ") + figure.name + " " + figure.value;
  }
  column.words(TextStyle::Strong, color.text, figures);
  column.skip(8);
  for (const std::string& line : card.condition) {
    column.words(TextStyle::Body, color.text, line);
  }
  column.rule();
  for (const WeaponView& weapon : card.weapons) {
    column.words(TextStyle::Strong, color.text, weapon.label);
    column.words(TextStyle::Body, color.text_muted, weapon.line);
    column.skip(4);
  }
  if (!card.abilities.empty()) column.rule();
  for (const AbilityView& ability : card.abilities) {
    column.words(TextStyle::Strong, color.text, ability.name);
    column.words(TextStyle::Body, color.text_muted, ability.sentence);
    column.skip(4);
  }
  return column.take();
}

Column lay_out_help(Rect inside, const Measure& measure) {
  ColumnMaker column(inside, measure);
  for (int i = 1; i <= 6; ++i) {
    column.words(TextStyle::Body, theme().color.text, say("battle.help." + std::to_string(i)));
    column.skip(6);
  }
  return column.take();
}

}  // namespace

std::optional<Column> words_of_sheet(const View& view, Rect inside, const Measure& measure) {
  if (view.sheet == OpenSheet::Card && view.card) return lay_out_card(*view.card, inside, measure);
  if (view.sheet == OpenSheet::Help) return lay_out_help(inside, measure);
  return {};
}

}  // namespace mael::web::battle

#include "web/table/parts/thing_sheet.h"

#include <algorithm>

#include "web/base/theme.h"
#include "web/table/parts/legend.h"

namespace mael::web {
namespace {

constexpr float kBesidePicture = 20;  // between a picture and words beside it
constexpr float kLeastWords = 266;    // beside a picture

bool has_room_beside(const SheetPicture& picture, float width) {
  return width > picture.size.x + kBesidePicture + kLeastWords || !picture.values_beside;
}

constexpr float kSign = 24;  // wide, of a value

// How far the signs and titles of the values reach at most.
float width_of_titles(const ThingSheet& thing, const Measure& measure) {
  constexpr float kLeast = 116, kGap = 4;
  float width = kLeast;
  for (const ShownValue& value : thing.values) {
    width = std::max(width, kSign + measure.size(TextStyle::Strong, value.title).x + kGap);
  }
  return width;
}

// Sign, title and number, and beside them what they mean.
void add_value(ColumnMaker& column, const ShownValue& value, float left, float indent,
               float titles) {
  constexpr float kNumber = 40, kMeaning = 44, kLine = 21;
  const Palette& color = theme().color;
  const float top = column.y();
  const std::string now = std::to_string(value.now);
  const std::string number =
      value.is_changed() ? now + " (" + std::to_string(value.printed) + ")" : now;
  const bool has_sign = value.icon != Icon::None;
  if (has_sign) column.icon({left + 9, top + kLine / 2}, 18, value.icon, color.text_muted);
  column.line({{has_sign ? left + kSign : left, top}, {left + titles, top + kLine}},
              TextStyle::Strong, color.text, value.title);
  column.line({{left + titles + 2, top}, {left + titles + kNumber, top + kLine}}, TextStyle::Strong,
              value.is_changed() ? color.legal : color.accent, number);
  column.skip(2);
  column.words(TextStyle::Caption, color.text_muted, value.meaning, indent + titles + kMeaning);
  for (const std::string& change : value.changes) {
    column.words(TextStyle::Caption, value.now >= value.printed ? color.legal : color.danger,
                 change, indent + titles + kMeaning);
  }
  column.down_to(top + 25);
}

void add_values(ColumnMaker& column, const ThingSheet& thing, Rect inside, float indent,
                const Measure& measure) {
  const float titles = width_of_titles(thing, measure);
  for (const ShownValue& value : thing.values) {
    add_value(column, value, inside.min.x + indent, indent, titles);
  }
}

void add_text(ColumnMaker& column, const SheetNote& note, Rect inside) {
  if (!note.title.empty()) add_signed(column, note.icon, note.title, inside);
  column.words(TextStyle::Body, theme().color.text, note.sentence);
}

// What it is and how it stands.
void add_head(ColumnMaker& column, const ThingSheet& thing, float indent) {
  const Palette& color = theme().color;
  column.words(TextStyle::Body, color.text, thing.subtitle, indent);
  if (!thing.label.empty()) {
    column.words(TextStyle::Caption, color.text_muted, thing.label, indent);
  }
  column.skip(6);
  for (const SheetNote& note : thing.condition) {
    column.words(TextStyle::Caption, color.danger, note.sentence, indent);
  }
  for (const SheetNote& note : thing.in_force) {
    column.words(TextStyle::Caption, color.legal, note.sentence, indent);
  }
}

void add_small(ColumnMaker& column, const ThingSheet& thing, Rect inside, bool is_begun) {
  const Palette& color = theme().color;
  if (!thing.traits.empty() || (!is_begun && !thing.notes.empty())) column.rule();
  for (const SheetNote& trait : thing.traits) {
    const LegendLine line{trait.icon, trait.title, trait.sentence};
    add_legend(column, {&line, 1}, inside);
  }
  for (const std::string& note : thing.notes) {
    column.skip(5);
    column.words(TextStyle::Caption, color.text_muted, note);
  }
  if (thing.flavour.empty()) return;
  column.rule();
  column.words(TextStyle::Caption, color.text_muted, thing.flavour);
}

}  // namespace

Rect place_of_picture(const SheetPicture& picture, Rect inside) {
  const bool beside = has_room_beside(picture, inside.width());
  const float left = beside ? inside.min.x : inside.center().x - picture.size.x / 2;
  const Vec2 at{left + 3, inside.min.y + 3};
  return {at, at + picture.size};
}

float height_of(const ThingSheet& thing, bool above) {
  float height = above ? 520 : 330;
  for (const ShownValue& value : thing.values) {
    height += 27 + 18 * static_cast<float>(value.changes.size());
  }
  if (!thing.text.title.empty()) height += 66;
  height += 66 * static_cast<float>(thing.traits.size());
  return height + 24 * static_cast<float>(thing.notes.size());
}

Column lay_out(const ThingSheet& thing, const SheetPicture& picture, Rect inside,
               const Measure& measure) {
  ColumnMaker column(inside, measure);
  const float below = column.y() + picture.size.y + 8;
  const bool beside = has_room_beside(picture, inside.width());
  const float indent = beside ? picture.size.x + kBesidePicture : 0;
  if (!beside) column.down_to(below);
  add_head(column, thing, indent);
  if (picture.values_beside) add_values(column, thing, inside, indent, measure);
  if (beside) column.down_to(below);
  const bool lists = !picture.values_beside && !thing.values.empty();
  const bool tells = !thing.text.sentence.empty();
  if (lists) {
    column.rule();
    add_values(column, thing, inside, 0, measure);
  }
  if (tells) {
    column.rule();
    add_text(column, thing.text, inside);
  }
  add_small(column, thing, inside, lists || tells);
  return column.take();
}

}  // namespace mael::web

#include "web/table/parts/prompt_draw.h"

#include "web/base/ink.h"
#include "web/widgets/choice_row.h"

namespace mael::web {
namespace {

// How many more there are to read, after the last the first again; what it is about; to close.
void paint_prompt_sign(ImDrawList& list, const PromptRow& row, ControlTouch touch) {
  ButtonSpec spec;
  spec.label = row.text.c_str();
  spec.icon = row.kind == RowKind::Close   ? Icon::Close
              : row.kind == RowKind::About ? Icon::Info
              : row.text.empty()           ? Icon::Back
                                           : Icon::Next;
  spec.look = row.kind == RowKind::Rest ? ButtonLook::Plain : ButtonLook::Quiet;
  const Rect at = grown(row.at, -3);
  paint_button(list, at, fitted(spec, row.text.c_str(), {at.width(), at.height()}), touch);
}

}  // namespace

void paint_told(ImDrawList& list, TextStyle style, Rect at, Rgba ink, std::string_view words) {
  const ImFont& font = font_of(style);
  const float over = at.height() - measure(font, words, at.width()).y;
  if (over < 0) return write_wrapped(list, font, at, ink, words, false);
  write(list, font, at.min + Vec2{0, over / 2}, ink, words, at.width());
}

void paint_prompt_row(ImDrawList& list, const PromptRow& row, ControlTouch touch) {
  const Palette& color = theme().color;
  switch (row.kind) {
    case RowKind::Title:
      return write_wrapped(list, font_of(row.style), row.at, color.accent, row.text, false);
    case RowKind::Words: return paint_told(list, row.style, row.at, color.text, row.text);
    case RowKind::Note: return paint_told(list, row.style, row.at, color.text_muted, row.text);
    case RowKind::More: return paint_choice_row(list, row.at, {Icon::More, row.text, {}}, touch);
    default: return paint_prompt_sign(list, row, touch);
  }
}

}  // namespace mael::web

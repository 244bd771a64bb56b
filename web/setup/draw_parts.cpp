#include "web/setup/draw_parts.h"

#include "web/base/ink.h"
#include "web/base/theme.h"
#include "web/setup/open_list.h"

namespace mael::web::setup {

void paint_part(ImDrawList& list, Rect place, const Part& part) {
  const Palette& color = theme().color;
  write_left(list, *look().fonts.strong, {place.min, {place.max.x, place.min.y + 26}}, color.accent,
             part.title);
  write(list, *look().fonts.caption, {place.min.x, place.min.y + 27}, color.text_muted, part.line,
        place.width());
}

void paint_offer(ImDrawList& list, Rect place, const Offer& offer, ControlTouch touch) {
  const Palette& color = theme().color;
  const ImFont &words = *look().fonts.body, &small = *look().fonts.caption;
  const OfferPlace at = place_offer(page_measure(), offer, place);
  const float radius = theme().metrics.radius_small;
  const bool may = offer.fits, lit = touch.hovered || touch.held || offer.on;
  const Rgba ink = may ? color.text : color.text_muted, tone = offer.on ? color.accent : ink;
  fill(list, place, lit ? color.panel_pressed : color.panel_raised, radius);
  outline(list, place, offer.on ? color.accent : with_alpha(color.edge, 0.35F), radius,
          offer.on ? 1.5F : 1.0F);
  if (touch.focused) focus_ring(list, place, radius);
  const Icon mark = offer.on       ? Icon::Check
                    : !may         ? Icon::Close
                    : offer.leaves ? Icon::Minus
                                   : Icon::Plus;
  draw_icon(list, mark, {at.mark.min.x + 9, at.mark.center().y}, 18, tone);
  write_wrapped(list, words, at.label, ink, offer.label, false);
  const float price = measure(words, offer.line).x;
  write_left(list, words, {{at.price.max.x - price, at.price.min.y}, at.price.max}, tone,
             offer.line);
  write(list, small, at.about.min, color.text_muted, offer.about, at.about.width());
}

}  // namespace mael::web::setup

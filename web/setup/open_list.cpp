#include "web/setup/open_list.h"

#include <algorithm>

namespace mael::web::setup {

namespace {

constexpr float kListRow = 64;
constexpr float kMark = 30;   // of an offer, with what keeps it from the words
constexpr float kPrice = 48;  // and its price
constexpr float kOffer = 46;  // its least height
constexpr float kApart = 4;   // from one to the next
constexpr float kTitle = 28;  // of a part
constexpr float kBeforeTitle = 8;

float high_of_offer(const Measure& measure, const Offer& offer, float width) {
  const OfferPlace place = place_offer(measure, offer, box(0, 0, width, 0));
  return std::max(kOffer, std::max(place.label.max.y, place.about.max.y) + 8);
}

float high_of_title(const Measure& measure, const Part& part, float width) {
  return kTitle + (part.line.empty() ? 0 : measure.size(TextStyle::Caption, part.line, width).y);
}

float high_of_parts(const Measure& measure, const Choice& choice, float width) {
  float high = 0;
  for (const Part& part : choice.parts) {
    high += kBeforeTitle + high_of_title(measure, part, width) + kApart;
    for (const Offer& offer : part.offers) high += high_of_offer(measure, offer, width) + kApart;
  }
  return high;
}

void place_parts(const View& view, const Measure& measure, const Choice& choice, float y,
                 Layout& out) {
  const Rect rows = out.list_rows;
  const auto in_row = [&](float high) { return box(rows.min.x, y, rows.width(), high); };
  for (std::size_t of = 0; of < choice.parts.size(); ++of) {
    const Part& part = choice.parts[of];
    y += kBeforeTitle;
    out.parts.push_back(in_row(high_of_title(measure, part, rows.width())));
    y = out.parts.back().max.y + kApart;
    for (std::size_t which = 0; which < part.offers.size(); ++which) {
      const float high = high_of_offer(measure, part.offers[which], rows.width());
      place_item(view, Control::Offer, -1, static_cast<int>(of), static_cast<int>(which),
                 in_row(high), out);
      y += high + kApart;
    }
  }
}

}  // namespace

void place_item(const View& view, Control control, int seat, int of, int which, Rect at,
                Layout& layout) {
  for (std::size_t i = 0; i < view.items.size(); ++i) {
    const Item& item = view.items[i];
    const bool is_it =
        item.control == control && item.seat == seat && item.of == of && item.which == which;
    if (is_it) layout.items[i] = at;
  }
}

OfferPlace place_offer(const Measure& measure, const Offer& offer, Rect at) {
  OfferPlace place;
  const float left = at.min.x + 10 + kMark, right = at.max.x - 10 - kPrice;
  const float label = measure.size(TextStyle::Body, offer.label, right - left).y;
  const float about = offer.about.empty()
                          ? 0
                          : measure.size(TextStyle::Caption, offer.about, at.max.x - 10 - left).y;
  const float words = label + about;
  const float top = at.min.y + std::max(8.0F, (at.height() - words) / 2);
  place.label = box(left, top, right - left, label);
  place.mark = box(at.min.x + 10, top, kMark, label);
  place.price = box(right, top, kPrice, label);
  place.about = box(left, top + label, at.max.x - 10 - left, about);
  return place;
}

void place_open(const View& view, const FrameInput& input, Rect area, float scroll,
                Layout& layout) {
  const float width = std::min(640.0F, area.width());
  const float height = std::min(720.0F, area.height());
  const Vec2 middle = area.center();
  layout.list = box(middle.x - width / 2, middle.y - height / 2, width, height);
  const float left = layout.list.min.x + kPad, right = layout.list.max.x - kPad;
  float y = layout.list.min.y + kPad;
  place_item(view, Control::Close, -1, 0, 0, box(right - kRow, y, kRow, kRow), layout);
  y += kRow + 8;
  const Choice& choice = choice_at(view.form, view.open->seat, view.open->choice);
  if (!view.open->parts && !choice.drawn.empty()) {
    place_item(view, Control::Draw, -1, 0, 0, box(left, y, right - left, kRow), layout);
    y += kRow + 12;
  }
  layout.list_rows = {{left, y}, {right, layout.list.max.y - kPad}};
  const float rows = view.open->parts ? high_of_parts(*input.measure, choice, right - left)
                                      : static_cast<float>(choice.options.size()) * kListRow;
  layout.list_limit = std::max(0.0F, rows - layout.list_rows.height());
  y -= std::clamp(scroll, 0.0F, layout.list_limit);
  if (view.open->parts) return place_parts(view, *input.measure, choice, y, layout);
  for (std::size_t i = 0; i < choice.options.size(); ++i, y += kListRow) {
    place_item(view, Control::Row, -1, 0, static_cast<int>(i),
               box(left, y, right - left, kListRow - 4), layout);
  }
}

}  // namespace mael::web::setup

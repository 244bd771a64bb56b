#include <algorithm>

#include "web/screens/shelf/layout_builder.h"

namespace mael::web::shelf {

namespace {

constexpr float kCardPad = 14;
constexpr float kGo = 48;
constexpr float kLeastWords = 150;  // beside the sign of going on
constexpr float kSketch = 88, kSmallSketch = 72, kSketchPad = 10;
constexpr float kBroadCard = 340;          // from this width on a sketch is large
constexpr float kSign = 18, kSignGap = 6;  // of whose turn it is
constexpr float kForget = 44;
constexpr float kPicture = 64, kSmallPicture = 52;  // of an invitation
constexpr float kButtonPad = 36;
constexpr float kBroadInvitation = 520;

}  // namespace

void LayoutBuilder::place_waiting(float x, float width, float aside) {
  if (view_.invitation) place_invitation(x, width);
  if (view_.waiting.empty()) return;
  if (out_.form != Form::Low) {
    out_.waiting_title = box(x, y_, width, kHeading);
    y_ += kHeading;
  }
  const auto count = static_cast<float>(view_.waiting.size());
  const float card = card_width(width);
  float height = 0;
  for (std::size_t i = 0; i < view_.waiting.size(); ++i) {
    height = std::max(height, card_height(i, card));
  }
  out_.aside_limit = std::max(0.0F, count * (card + kBetween) - kBetween - width);
  // On small screens the row goes on to the edge.
  const bool to_edge = out_.form == Form::Phone || out_.form == Form::Low;
  out_.waiting_row = box(x, y_, to_edge ? area_.max.x - x : width, height);
  out_.aside = std::clamp(aside, 0.0F, out_.aside_limit);
  for (std::size_t i = 0; i < view_.waiting.size(); ++i) {
    const float from = x + (card + kBetween) * static_cast<float>(i) - out_.aside;
    place_card(i, box(from, y_, card, height));
  }
  y_ += height + size_.gap;
}

float LayoutBuilder::card_width(float width) const {
  if (view_.waiting.size() == 1) return std::min(width, 440.0F);
  if (out_.form == Form::Phone) return std::min(width * 0.86F, 360.0F);
  const auto shown = static_cast<float>(std::min<std::size_t>(view_.waiting.size(), 3));
  const float share = (width + kBetween) / shown - kBetween;
  return std::clamp(share, std::min(width, 290.0F), 440.0F);
}

float LayoutBuilder::sketch_size(std::size_t which, float width) const {
  if (view_.waiting[which].sketch.is_empty()) return 0;
  return width < kBroadCard ? kSmallSketch : kSketch;
}

float LayoutBuilder::left_of_words(std::size_t which, float width) const {
  const float sketch = sketch_size(which, width);
  return sketch > 0 ? kSketchPad + sketch + 12 : kCardPad;
}

// What is left of a card's width beside its sketch and its signs at the right end.
float LayoutBuilder::card_room(std::size_t which, float width) const {
  return width - left_of_words(which, width) - (has_go_over(which) ? kGo + 6 : kForget) - 4;
}

bool LayoutBuilder::has_go(std::size_t which, float width) const {
  return has_go_over(which) || (which == 0 && card_room(which, width) >= kGo + 6 + kLeastWords);
}

float LayoutBuilder::card_words(std::size_t which, float width) const {
  const bool before = has_go(which, width) && !has_go_over(which);
  return card_room(which, width) - (before ? kGo + 6 : 0.0F);
}

float LayoutBuilder::card_height(std::size_t which, float width) const {
  const Waiting& each = view_.waiting[which];
  const float words = card_words(which, width);
  const float signs = has_go_over(which) ? kForget + kGo + 16 : 68.0F;
  const float least = std::max(signs, sketch_size(which, width) + 2 * kSketchPad);
  return std::max(least, height_of(out_.styles.strong, each.title, words) +
                             turn_height(each, words) +
                             height_of(out_.styles.small, each.line, words) +
                             height_of(out_.styles.small, each.when, words) + 2 * kCardPad);
}

float LayoutBuilder::turn_height(const Waiting& each, float words) const {
  if (each.turn.empty()) return 0;
  return std::max(kSign, height_of(out_.styles.small, each.turn, words - kSign - kSignGap));
}

void LayoutBuilder::place_card(std::size_t which, Rect at) {
  const Waiting& each = view_.waiting[which];
  const float words = card_words(which, at.width());
  const float title = height_of(out_.styles.strong, each.title, words);
  const float turn = turn_height(each, words);
  const float line = height_of(out_.styles.small, each.line, words);
  const float all = title + turn + line + height_of(out_.styles.small, each.when, words);
  WaitingPlace place_of;
  place_of.at = at;
  const float sketch = sketch_size(which, at.width());
  place_of.sketch = box(at.min.x + kSketchPad, at.center().y - sketch / 2, sketch, sketch);
  const float x = at.min.x + left_of_words(which, at.width()), y = at.center().y - all / 2;
  place_of.title = box(x, y, words, title);
  place_of.turn = box(x, y + title, words, turn);
  place_of.line = box(x, y + title + turn, words, line);
  place_of.when = box(x, y + title + turn + line, words, all - title - turn - line);
  const float forget = at.max.x - kForget - 2, middle = at.center().y;
  const bool over = has_go_over(which);
  if (over) {
    place_of.go = box(at.max.x - kGo - 8, at.min.y + 8, kGo, kGo);
  } else if (has_go(which, at.width())) {
    place_of.go = box(forget - kGo - 2, middle - kGo / 2, kGo, kGo);
  }
  place(Control::Resume, which, {at.min, {over ? place_of.go.min.x : forget, at.max.y}});
  place(Control::Forget, which,
        box(forget, over ? at.max.y - kForget - 4 : middle - kForget / 2, kForget, kForget));
  out_.waiting.push_back(place_of);
}

// ---- The invitation ----------------------------------------------------------------------------

float LayoutBuilder::button_width(std::string_view label) const {
  return input_.measure->size(out_.styles.strong, label, input_.viewport.x).x + kButtonPad;
}

// Its buttons stand beside the words, on a narrow screen below them.
void LayoutBuilder::place_invitation(float x, float width) {
  const Invitation& each = *view_.invitation;
  InvitationPlace& place_of = out_.invitation;
  const float accept = button_width(each.accept), decline = button_width(each.decline);
  const bool below = width < kBroadInvitation;
  const float buttons = accept + decline + 8;
  const bool tight = buttons > width - kPicture - 3 * kCardPad;
  const float picture = below && !tight ? kPicture : kSmallPicture;
  const float from = x + kCardPad + picture + kCardPad;
  const float to = x + width - kCardPad;
  const float words = to - from - (below ? 0.0F : buttons + kCardPad);
  const float title = height_of(TextStyle::Lead, each.title, words);
  const float sentence = height_of(out_.styles.line, each.sentence, words);
  const float button = size_.button;
  const bool stacked = below && buttons > to - from;
  const float all =
      title + sentence + (below ? kBetween + button : 0.0F) + (stacked ? 8 + button : 0.0F);
  const float height = std::max(all, below ? picture : std::max(picture, button)) + 2 * kCardPad;
  place_of.at = box(x, y_, width, height);
  const float middle = place_of.at.center().y, top = middle - all / 2;
  place_of.picture = box(x + kCardPad, middle - picture / 2, picture, picture);
  place_of.title = box(from, top, words, title);
  place_of.sentence = box(from, top + title, words, sentence);
  const float y = below ? place_of.sentence.max.y + kBetween : middle - button / 2;
  place_answers({below ? from : to - buttons, y}, to, decline, stacked);
  y_ += height + size_.gap;
}

// The brass one takes what the other, so wide, leaves of the row; stacked, each has a row.
void LayoutBuilder::place_answers(Vec2 at, float to, float decline, bool stacked) {
  const float width = to - at.x, button = size_.button;
  const float accept = stacked ? width : width - decline - 8;
  place(Control::Accept, 0, box(at.x, at.y, accept, button));
  const float below = stacked ? button + 8 : 0;
  place(Control::Decline, 0,
        box(stacked ? at.x : to - decline, at.y + below, stacked ? width : decline, button));
}

}  // namespace mael::web::shelf

#include "web/table/kinds/lesson_card.h"

#include <algorithm>
#include <array>
#include <limits>
#include <string_view>
#include <utility>

#include "web/base/say.h"
#include "web/base/word_lines.h"
#include "web/table/parts/frame.h"
#include "web/table/parts/review_view.h"

namespace mael::web {
namespace {

constexpr float kWidth = 400;
constexpr float kEdge = 8;  // between the card and the page's edge
constexpr float kCardPad = 12;
constexpr float kCardGap = 4;  // above the button
constexpr float kCardButton = 44;
constexpr float kAboveNote = 3;
constexpr float kSign = 72;        // of a row, what stands before and behind its words
constexpr float kSearchStep = 10;  // of the search for a place
constexpr Milliseconds kBeat = 900;
constexpr int kBeats = 3;

// Of the commands in their order; the rows' labels are their own.
constexpr std::array<std::string_view, 19> kCommandNames{
    "lesson_next",    "lesson_play",      "lesson_skip",    "lesson_leave",    "puzzle_again",
    "puzzle_hint",    "puzzle_solution",  "puzzle_next",    "analysis_back",   "analysis_on",
    "analysis_lay",   "analysis_arrange", "analysis_fold",  "analysis_unfold", "analysis_row_1",
    "analysis_row_2", "analysis_row_3",   "analysis_row_4", "analysis_row_5"};
constexpr std::array<const char*, 14> kCommandLabels{
    "lesson.next",  "lesson.play",      "lesson.skip",   "lesson.leave",   "puzzle.again",
    "puzzle.hint",  "puzzle.solution",  "puzzle.next",   "analysis.back",  "analysis.on",
    "analysis.lay", "analysis.arrange", "analysis.fold", "analysis.unfold"};

float shared_area(Rect a, Rect b) {
  const float x = std::min(a.max.x, b.max.x) - std::max(a.min.x, b.min.x);
  const float y = std::min(a.max.y, b.max.y) - std::max(a.min.y, b.min.y);
  return std::max(x, 0.0F) * std::max(y, 0.0F);
}

// How much of what the card speaks of it would hide: what is lit, where the finger goes from there,
// and what else the deed is about.
float hidden_by(Rect at, const LessonSight& sight) {
  constexpr float kFinger = 16;
  float hidden = 0;
  for (const Rect& lit : sight.lit) hidden += shared_area(at, lit);
  for (const Rect& other : sight.beside) hidden += shared_area(at, other);
  for (const Vec2 on : sight.way) hidden += shared_area(at, grown({on, on}, kFinger));
  return hidden;
}

// How bad a place is: what it hides counts most, then how far it is from where it lies best.
float badness(Rect at, const LessonSight& sight, Vec2 best) {
  constexpr float kKept = 1000;  // worth more than all the rest of a page
  float hidden = kKept * (shared_area(at, sight.kept) + hidden_by(at, sight));
  for (const Rect& lit : sight.lit) hidden += 4 * shared_area(at, grown(lit, 10));
  for (const Rect& used : sight.used) hidden += shared_area(at, used);
  return 10 * hidden + distance(at.center(), best);
}

Rect best_place(Rect area, Vec2 size, const LessonSight& sight) {
  const Rect room = grown(area, -kEdge);
  const bool spare = sight.spare.width() > 0;
  const Vec2 best = spare ? Vec2{sight.spare.center().x, sight.spare.min.y + size.y / 2}
                          : Vec2{room.center().x, room.min.y + size.y / 2};
  const float right = std::max(room.min.x, room.max.x - size.x);
  const float lowest = std::max(room.min.y, room.max.y - size.y);
  const float own = std::clamp(best.x - size.x / 2, room.min.x, right);
  Rect found{room.min, room.min + size};
  float least = std::numeric_limits<float>::max();
  const auto consider = [&](Vec2 corner) {
    const Rect at{corner, corner + size};
    const float bad = badness(at, sight, best);
    if (bad >= least) return;
    least = bad;
    found = at;
  };
  consider({own, std::clamp(best.y - size.y / 2, room.min.y, lowest)});
  for (const float x : {own, room.min.x, (room.min.x + right) / 2, right}) {
    for (float y = room.min.y; y <= lowest; y += kSearchStep) consider({x, y});
  }
  return found;
}

}  // namespace

std::string_view name_of(LessonCommand command) {
  return kCommandNames[static_cast<std::size_t>(command)];
}

std::optional<LessonCommand> lesson_command_named(std::string_view name) {
  const auto at = std::find(kCommandNames.begin(), kCommandNames.end(), name);
  if (at == kCommandNames.end()) return {};
  return static_cast<LessonCommand>(at - kCommandNames.begin());
}

std::string label_of(LessonCommand command) {
  return say(kCommandLabels[static_cast<std::size_t>(command)]);
}

LessonCommand command_of_row(std::size_t row) {
  return static_cast<LessonCommand>(static_cast<std::size_t>(LessonCommand::Row1) + row);
}

std::optional<std::size_t> row_of(LessonCommand command) {
  if (command < LessonCommand::Row1) return {};
  return static_cast<std::size_t>(command) - static_cast<std::size_t>(LessonCommand::Row1);
}

// ---- What it says ------------------------------------------------------------------------------

void LessonCard::show(LessonView view, Milliseconds now) {
  if (view == view_) return;
  view_ = std::move(view);
  since_ = now;
}

std::vector<LessonCommand> LessonCard::commands() const {
  std::vector<LessonCommand> commands;
  if (view_.main) commands.push_back(*view_.main);
  for (std::size_t row = 0; row < view_.rows.size(); ++row) commands.push_back(command_of_row(row));
  commands.insert(commands.end(), view_.asides.begin(), view_.asides.end());
  commands.push_back(LessonCommand::Leave);
  return commands;
}

std::string LessonCard::label(LessonCommand command) const {
  if (command == LessonCommand::Leave) return say(view_.leaves);
  const auto row = row_of(command);
  if (!row) return label_of(command);
  const CardRow& shown = view_.rows[*row];
  const std::string what =
      shown.share ? say("analysis.row", {shown.label, percent(*shown.share)}) : shown.label;
  return shown.note.empty() ? what : what + ". " + shown.note;
}

float LessonCard::beat(Milliseconds now) const {
  if (!is_beating(now)) return 0;
  return static_cast<float>((now - since_) % kBeat) / static_cast<float>(kBeat);
}

bool LessonCard::is_beating(Milliseconds now) const {
  return !calm_ && !sight_.lit.empty() && now - since_ < kBeats * kBeat;
}

// ---- Where it lies -----------------------------------------------------------------------------

// A row whose words take a second line has room for it above its note.
std::vector<float> LessonCard::heights_of_rows(float inner, const Measure& measure) const {
  const float wide = inner + kCardPad - kSign;
  const float line = height_in(measure, TextStyle::Strong, " ", 0);
  std::vector<float> heights;
  for (const CardRow& row : view_.rows) {
    const bool two = measure.size(TextStyle::Strong, row.label).x > wide && !row.note.empty();
    heights.push_back(two ? kCardButton + line : kCardButton);
  }
  return heights;
}

float LessonCard::height_below_words(const std::vector<float>& rows) const {
  float height = height_of(view_.ways) + (view_.main ? kCardButton + kCardPad + kCardGap : 0);
  for (const float row : rows) height += row + kCardGap;
  return height;
}

LessonCard::Heights LessonCard::heights_within(float width, const Measure& measure) const {
  const float inner = width - 2 * kCardPad;
  Heights heights{height_in(measure, TextStyle::Body, view_.sentence, inner),
                  height_in(measure, TextStyle::Caption, view_.note, inner),
                  heights_of_rows(inner, measure)};
  if (heights.note > 0) heights.note += kAboveNote;
  return heights;
}

float LessonCard::height_of_all(const Heights& heights) const {
  return kCardButton + heights.sentence + heights.note + kCardPad +
         height_below_words(heights.rows);
}

float LessonCard::room_at_table(const FrameInput& input) const {
  const Rect area = shrunk({{}, input.viewport}, input.safe);
  if (view_.sentence.empty() || form_of(area) == Form::Wide) return 0;
  const float width = std::min(kWidth, area.width() - 2 * kEdge);
  return height_of_all(heights_within(width, *input.measure));
}

void LessonCard::place(const FrameInput& input, LessonSight sight) {
  sight_ = std::move(sight);
  const Rect area = shrunk({{}, input.viewport}, input.safe);
  float width = std::min(kWidth, area.width() - 2 * kEdge);
  if (sight_.spare.width() > 200) width = std::min(width, sight_.spare.width());
  heights_ = heights_within(width, *input.measure);
  at_ = best_place(area, {width, height_of_all(heights_)}, sight_);
  words_ = {{at_.min.x + kCardPad, at_.min.y + kCardButton},
            {at_.max.x - kCardPad, at_.max.y - kCardPad - height_below_words(heights_.rows)}};
}

Rect LessonCard::sentence() const {
  return {words_.min, {words_.max.x, words_.min.y + heights_.sentence}};
}

Rect LessonCard::note() const {
  const float top = words_.min.y + heights_.sentence;
  if (heights_.note <= 0) return {};
  return {{words_.min.x, top + kAboveNote}, {words_.max.x, top + heights_.note}};
}

Rect LessonCard::ways() const {
  const float height = height_of(view_.ways);
  if (height == 0 || !is_shown()) return {};
  return {{at_.min.x + kCardPad, words_.max.y}, {at_.max.x - kCardPad, words_.max.y + height}};
}

Rect LessonCard::place_of_row(std::size_t row) const {
  float top = words_.max.y + height_of(view_.ways) + kCardGap;
  for (std::size_t above = 0; above < row; ++above) top += heights_.rows[above] + kCardGap;
  return {{words_.min.x - kCardPad / 2, top},
          {words_.max.x + kCardPad / 2, top + heights_.rows[row]}};
}

Rect LessonCard::place_of(LessonCommand command) const {
  if (!is_shown()) return {};
  if (command == view_.main) {
    return {{at_.min.x + kCardPad, at_.max.y - kCardPad - kCardButton},
            {at_.max.x - kCardPad, at_.max.y - kCardPad}};
  }
  if (const auto row = row_of(command)) {
    return *row < heights_.rows.size() ? place_of_row(*row) : Rect{};
  }
  const auto aside = std::find(view_.asides.begin(), view_.asides.end(), command);
  if (aside == view_.asides.end() && command != LessonCommand::Leave) return {};
  const auto from_right = static_cast<float>(view_.asides.end() - aside);
  const float right = at_.max.x - kCardButton * from_right;
  return {{right - kCardButton, at_.min.y}, {right, at_.min.y + kCardButton}};
}

std::optional<Rect> LessonCard::where(std::string_view thing) const {
  if (thing == "lesson_card") return is_shown() ? std::optional(at_) : std::nullopt;
  const auto command = lesson_command_named(thing);
  const Rect at = command ? place_of(*command) : thing == "lesson_ways" ? ways() : Rect{};
  return at.width() > 0 ? std::optional(at) : std::nullopt;
}

bool LessonCard::is_pointed(LessonCommand command) const {
  return place_of(command).contains(pointed_);
}

// ---- What is pressed ---------------------------------------------------------------------------

bool LessonCard::takes(const Gesture& gesture) {
  const bool dragged = gesture.kind == GestureKind::DragStart ||
                       gesture.kind == GestureKind::DragMove || gesture.kind == GestureKind::Drop;
  if (gesture.kind == GestureKind::HoverEnd || gesture.kind == GestureKind::PressEnd) {
    pressed_ = false;
    if (gesture.kind == GestureKind::HoverEnd) pointed_ = {-1, -1};
    return false;
  }
  if (!at_.contains(dragged ? gesture.from : gesture.at)) {
    pointed_ = {-1, -1};
    return false;
  }
  pointed_ = gesture.at;
  if (gesture.kind == GestureKind::Press) pressed_ = true;
  if (is_press(gesture)) {
    pressed_ = false;
    for (const LessonCommand command : commands()) {
      if (place_of(command).contains(gesture.at)) press_ = command;
    }
    if (ways().contains(gesture.at)) way_ = nearest(view_.ways, ways(), gesture.at);
  }
  return true;
}

FrameInput LessonCard::read(const FrameInput& input) {
  FrameInput rest = input;
  if (!is_shown()) return rest;
  left_.clear();
  for (const Gesture& gesture : input.gestures) {
    if (!takes(gesture)) left_.push_back(gesture);
  }
  keys_left_.clear();
  for (const KeyPress& key : input.keys) {
    if (key.key == Key::Enter && view_.main) {
      press_ = view_.main;
    } else {
      keys_left_.push_back(key);
    }
  }
  rest.gestures = left_;
  rest.keys = keys_left_;
  return rest;
}

std::optional<LessonCommand> LessonCard::take_press() { return std::exchange(press_, {}); }
std::optional<VariationPlace> LessonCard::take_way() { return std::exchange(way_, {}); }

}  // namespace mael::web

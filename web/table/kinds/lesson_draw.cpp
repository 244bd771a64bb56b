#include "web/table/kinds/lesson_draw.h"

#include <imgui.h>

#include <string>

#include "web/base/ink.h"
#include "web/base/say.h"
#include "web/table/kinds/arranging_draw.h"
#include "web/table/kinds/workbench_draw.h"
#include "web/table/parts/review_view.h"
#include "web/widgets/button.h"
#include "web/widgets/choice_row.h"
#include "web/widgets/panel.h"

namespace mael::web {
namespace {

constexpr float kCornerRound = 9;

Icon icon_of(LessonCommand command) {
  switch (command) {
    case LessonCommand::Next:
    case LessonCommand::Skip:
    case LessonCommand::NextPuzzle: return Icon::Next;
    case LessonCommand::Play: return Icon::Check;
    case LessonCommand::Again: return Icon::Undo;
    case LessonCommand::Hint:
    case LessonCommand::Solution: return Icon::Hint;
    case LessonCommand::Leave: return Icon::Close;
    case LessonCommand::Backward: return Icon::Back;
    case LessonCommand::Onward: return Icon::Next;
    case LessonCommand::Lay: return Icon::Settings;
    case LessonCommand::Arrange: return Icon::HandOfTiles;
    case LessonCommand::Fold: return Icon::Minus;
    case LessonCommand::Unfold: return Icon::Plus;
    case LessonCommand::Row1:
    case LessonCommand::Row2:
    case LessonCommand::Row3:
    case LessonCommand::Row4:
    case LessonCommand::Row5: break;  // they have their own
  }
  return Icon::None;
}

// A ring that spreads with every beat, and one that stays; on a panel's colour, for it may lie on a
// board, which is dark in every theme.
void paint_light(ImDrawList& list, Rect at, float beat) {
  const Rgba color = theme().color.accent;
  if (beat > 0) {
    outline(list, grown(at, 4 + 12 * beat), with_alpha(color, 0.9F * (1 - beat)),
            kCornerRound + 12 * beat, 3);
  }
  outline(list, grown(at, 6), with_alpha(color, 0.28F), kCornerRound + 3, 5);
  outline(list, grown(at, 4), theme().color.panel, kCornerRound, 5.5F);
  outline(list, grown(at, 4), color, kCornerRound, 2.5F);
}

// The part of a way that is so long, from its beginning.
std::vector<ImVec2> begun(const std::vector<Vec2>& way, float reach) {
  std::vector<ImVec2> part{im(way.front())};
  for (std::size_t i = 1; i < way.size() && reach > 0; ++i) {
    const float step = distance(way[i - 1], way[i]);
    part.push_back(im(step > reach ? lerp(way[i - 1], way[i], reach / step) : way[i]));
    reach -= step;
  }
  return part;
}

float length_of(const std::vector<Vec2>& way) {
  float all = 0;
  for (std::size_t i = 1; i < way.size(); ++i) all += distance(way[i - 1], way[i]);
  return all;
}

// An arrow from what is lit to where a finger leaves it; with every beat a fingertip goes along.
void paint_way(ImDrawList& list, const std::vector<Vec2>& way, float beat) {
  constexpr float kHead = 18;
  const Rgba color = theme().color.accent;
  const float all = length_of(way);
  if (all < kHead) return;
  const std::vector<ImVec2> shaft = begun(way, all - kHead);
  list.AddPolyline(shaft.data(), static_cast<int>(shaft.size()), packed(theme().color.panel), 0, 8);
  list.AddPolyline(shaft.data(), static_cast<int>(shaft.size()), packed(color), 0, 4);
  const Vec2 tip = way.back(), along = (tip - vec(shaft.back())) / kHead;
  const Vec2 wing = Vec2{-along.y, along.x} * (kHead * 0.6F);
  const Vec2 root = vec(shaft.back());
  list.AddTriangleFilled(im(tip), im(root + wing), im(root - wing), packed(color));
  list.AddTriangle(im(tip), im(root + wing), im(root - wing), packed(theme().color.panel), 1.5F);
  if (beat <= 0) return;
  list.AddCircleFilled(begun(way, all * beat).back(), 11, packed(with_alpha(color, 0.85F)));
}

class LessonPainter {
 public:
  LessonPainter(ImDrawList& list, const LessonCard& card, const Frame& frame)
      : list_(list), card_(card), view_(card.view()), frame_(frame) {}

  void paint() {
    const Palette& color = theme().color;
    paint_panel(list_, card_.at(), PanelLook::Raised);
    outline(list_, card_.at(), color.accent, theme().metrics.radius, 2);
    paint_progress();
    const Rect head{{card_.words().min.x, card_.at().min.y + 2},
                    {card_.place_of(first_aside()).min.x, card_.words().min.y}};
    paint_heading(head);
    const Rect sentence = card_.sentence(), note = card_.note();
    write(list_, *look().fonts.body, sentence.min, color.text, view_.sentence, sentence.width());
    if (!view_.note.empty()) {
      write(list_, *look().fonts.caption, note.min, color.danger, view_.note, note.width());
    }
    if (card_.ways().height() > 0) paint_ways(card_.ways());
    for (const LessonCommand command : card_.commands()) {
      if (const auto row = row_of(command)) {
        paint_row(*row);
      } else {
        paint_command(command);
      }
    }
  }

 private:
  LessonCommand first_aside() const {
    return view_.asides.empty() ? LessonCommand::Leave : view_.asides.front();
  }

  // In small words where there is little room, and if need be in two lines of them.
  void paint_heading(Rect head) {
    const ImFont& font =
        fitting(*look().fonts.strong, *look().fonts.caption, view_.heading, head.width());
    write_wrapped(list_, font, head, theme().color.accent, view_.heading, false);
  }

  void paint_progress() {
    const Rect at = card_.at();
    const float left = at.min.x + kCornerRound, right = at.max.x - kCornerRound;
    const float done = left + (right - left) * view_.progress;
    fill(list_, {{left, at.min.y + 1}, {right, at.min.y + 4}}, theme().color.panel_pressed, 2);
    fill(list_, {{left, at.min.y + 1}, {done, at.min.y + 4}}, theme().color.accent, 2);
  }

  // A line for each lane, a dot for each moment of it, a ring round the one that is looked at.
  void paint_ways(Rect strip) {
    const Palette& color = theme().color;
    const Variations& ways = view_.ways;
    list_.PushClipRect(im(strip.min), im(strip.max), true);
    for (std::size_t lane = ways.lanes.size(); lane-- > 0;) {
      const Rgba ink = lane == 0 ? color.accent : color.text_muted;
      paint_lane(strip, lane, ink);
    }
    const Vec2 here = place_of(ways, strip, {0, ways.at});
    list_.AddCircleFilled(im(here), 8, packed(color.panel_raised));
    list_.AddCircle(im(here), 8, packed(color.text), 0, 2.5F);
    list_.AddCircleFilled(im(here), 4, packed(color.accent));
    list_.PopClipRect();
  }

  void paint_lane(Rect strip, std::size_t index, Rgba ink) {
    const Variations& ways = view_.ways;
    const VariationLane& lane = ways.lanes[index];
    const auto parent = static_cast<std::size_t>(lane.parent);
    Vec2 last = place_of(ways, strip, {parent, lane.from});
    for (int moment = lane.from + (index == 0 ? 0 : 1); moment <= lane.to; ++moment) {
      const Vec2 next = place_of(ways, strip, {index, moment});
      list_.AddLine(im(last), im(next), packed(ink), 2);
      list_.AddCircleFilled(im(next), 3.5F, packed(ink));
      last = next;
    }
  }

  // The share as a bar along the row's foot.
  void paint_row(std::size_t index) {
    const CardRow& row = view_.rows[index];
    const Rect at = card_.place_of_row(index);
    ChoiceRowSpec spec;
    const std::string share = row.share ? say("analysis.percent", {percent(*row.share)}) : "";
    spec.icon = row.marked ? Icon::Check : Icon::Hint;
    spec.sign = share;
    spec.label = row.label;
    spec.line = row.note;
    paint_choice_row(list_, at, spec, touch_of(command_of_row(index)));
    if (row.marked && row.share) {
      draw_icon(list_, Icon::Check, {at.max.x - 16, at.min.y + 14}, 14, theme().color.good);
    }
    if (!row.share) return;
    const Rect foot{{at.min.x + kCornerRound, at.max.y - 6},
                    {at.max.x - kCornerRound, at.max.y - 3}};
    fill(list_, foot, theme().color.panel_pressed, 2);
    fill(list_, {foot.min, {foot.min.x + foot.width() * *row.share, foot.max.y}},
         theme().color.accent, 2);
  }

  ControlTouch touch_of(LessonCommand command) const {
    const bool over = card_.is_pointed(command);
    return {over && !frame_.touch, over && card_.is_pressed(), false};
  }

  void paint_command(LessonCommand command) {
    const bool main = command == view_.main;
    const std::string label = main ? label_of(command) : std::string();
    ButtonSpec spec;
    spec.label = label.c_str();
    spec.icon = icon_of(command);
    spec.look = main ? ButtonLook::Primary : ButtonLook::Quiet;
    paint_button(list_, card_.place_of(command), spec, touch_of(command));
  }

  ImDrawList& list_;
  const LessonCard& card_;
  const LessonView& view_;
  const Frame& frame_;
};

void draw_lesson(const LessonCard& card, const Frame& frame) {
  ImDrawList& list = *ImGui::GetBackgroundDrawList();
  for (const Rect& lit : card.sight().lit) paint_light(list, lit, card.beat(frame.now));
  if (!card.sight().way.empty()) paint_way(list, card.sight().way, card.beat(frame.now));
  if (card.is_shown()) LessonPainter(list, card, frame).paint();
}

}  // namespace

void draw_carded_table(const CardedTable& table, const Frame& frame) {
  Frame stage = frame;
  if (const Arranging* arranging = table.arranging()) {
    stage.viewport = arranging->stage();
    table.paint_game(stage);
    return draw_arranging(*arranging, frame);
  }
  Workbench* bench = table.workbench();
  if (bench == nullptr || !bench->fills_page()) {
    if (bench != nullptr) stage.viewport = bench->stage();
    table.paint_game(stage);
    draw_lesson(table.card(), stage);
  }
  if (bench != nullptr) draw_workbench(*bench);
}

}  // namespace mael::web

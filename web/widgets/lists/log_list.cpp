#include "web/widgets/lists/log_list.h"

#include "web/base/ink.h"

namespace mael::web {
namespace {

constexpr float kSlop = 8;

// The finger's or mouse's part: grabbing, dragging, flicking. True when a line was tapped.
bool follow_pointer(const char* id, Rect rect, LogMemory& memory) {
  const Touched touched = touch_area(id, rect);
  const float y = ImGui::GetIO().MousePos.y;
  const double now = ImGui::GetTime();
  if (ImGui::IsItemActivated()) {
    memory.pressed_y = memory.last_y = y;
    memory.last_time = now;
    memory.speed = 0;
    memory.dragged = false;
    memory.scroll.grab();
  }
  if (touched.held && (memory.dragged || std::abs(y - memory.pressed_y) > kSlop)) {
    const float moved = y - memory.last_y;
    const auto elapsed = static_cast<float>((now - memory.last_time) * 1000);
    if (elapsed > 0) memory.speed = memory.speed * 0.4F + moved / elapsed * 0.6F;
    memory.scroll.drag(moved);
    memory.dragged = true;
    memory.last_y = y;
    memory.last_time = now;
  }
  if (ImGui::IsItemDeactivated()) {
    const bool stopped = now - memory.last_time > 0.08;
    memory.scroll.release(stopped ? 0 : memory.speed);
  }
  if (ImGui::IsItemHovered() && ImGui::GetIO().MouseWheel != 0) {
    memory.scroll.wheel(-ImGui::GetIO().MouseWheel * 48);
  }
  return touched.pressed && !memory.dragged;
}

void mark_line(ImDrawList& list, Vec2 at, Vec2 size) {
  const Rect band = grown(rect_at(at, size), 2);
  fill(list, band, with_alpha(theme().color.accent, 0.16F), 3);
  fill(list, rect_at(band.min, {3, band.height()}), theme().color.accent, 1.5F);
}

void draw_line(ImDrawList& list, const LogLine& line, Vec2 at, float width, float height) {
  const Palette& color = theme().color;
  const ImFont& font = font_of(line.style());
  const float top = at.y + (line.heading ? 2 * kLogGap : 0);
  const float middle = top + line_height(font) / 2;
  if (line.marked) mark_line(list, {at.x, top}, {width, height - (top - at.y) - kLogGap / 2});
  if (line.heading) {
    const float over = at.y + kLogGap;
    list.AddLine({at.x, over}, {at.x + width, over}, packed(color.line), 1);
  }
  const Rgba ink = line.faint || line.later ? color.text_muted : color.text;
  if (line.heading && line.seat >= 0) {
    draw_seat(list, line.seat, {at.x + 9, middle}, 18);
  } else if (line.seat >= 0 && line.icon == Icon::None) {
    const Rgba seat = theme().seats.at(static_cast<std::size_t>(line.seat)).ring;
    fill(list, rect_at({at.x + 7, top + 3}, {3, line_height(font) - 6}), seat, 1.5F);
  } else {
    const Rgba tint =
        line.seat >= 0 ? theme().seats.at(static_cast<std::size_t>(line.seat)).ring : ink;
    draw_icon(list, line.icon, {at.x + 9, middle}, 15, tint);
  }
  write(list, font, {at.x + kLogIndent, top}, ink, line.text, width - kLogIndent);
}

}  // namespace

int paint_log(ImDrawList& list, const LaidLog& log, float offset, Vec2 pointer) {
  const Rect rect = log.place;
  const float width = rect.width() - kLogBar;
  int found = -1;
  list.PushClipRect(im(rect.min), im(rect.max), true);
  float y = rect.min.y - offset;
  for (std::size_t i = 0; i < log.lines.size(); ++i) {
    const float height = log.heights[i];
    if (y + height > rect.min.y && y < rect.max.y) {
      draw_line(list, log.lines[i], {rect.min.x, y}, width, height);
      const Rect whole_line{{rect.min.x, y}, {rect.max.x, y + height}};
      if (rect.contains(pointer) && whole_line.contains(pointer)) found = static_cast<int>(i);
    }
    y += height;
  }
  const float whole = y + offset - rect.min.y;
  if (whole > rect.height()) {
    const float share = rect.height() / whole;
    fill(list, rect_at({rect.max.x - 4, rect.min.y + offset * share}, {3, rect.height() * share}),
         with_alpha(theme().color.edge, 0.5F), 1.5F);
  }
  list.PopClipRect();
  return found;
}

LogResult log_list(const char* id, Rect rect, std::span<const LogLine> lines, LogMemory& memory) {
  const LaidLog log = lay_out_log({lines.begin(), lines.end()}, rect, page_measure());
  const bool was_at_end = memory.scroll.at_end();
  memory.scroll.set_range(log.height - rect.height());
  const int count = static_cast<int>(lines.size());
  if (count != memory.lines_seen && was_at_end) memory.scroll.show_end();
  memory.lines_seen = count;
  LogResult result;
  const bool tapped = follow_pointer(id, rect, memory);
  result.moving = memory.scroll.advance(ImGui::GetIO().DeltaTime * 1000);
  const int under = paint_log(*ImGui::GetWindowDrawList(), log, memory.scroll.offset(),
                              vec(ImGui::GetIO().MousePos));
  if (tapped) result.pressed = under;
  return result;
}

}  // namespace mael::web

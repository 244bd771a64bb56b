#include "web/widgets/log_list.h"

#include "web/widgets/ink.h"

namespace mael::web {
namespace {

constexpr float kSlop = 8;
constexpr float kIndent = 26;
constexpr float kGap = 5;

const ImFont& font_of(const LogLine& line) {
  return line.heading ? *look().fonts.strong : *look().fonts.caption;
}

float height_of(const LogLine& line, float width) {
  const float text = measure(font_of(line), line.text, width - kIndent).y;
  return text + (line.heading ? 3 * kGap : kGap);
}

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

void draw_line(ImDrawList& list, const LogLine& line, Vec2 at, float width) {
  const Palette& color = theme().color;
  const ImFont& font = font_of(line);
  const float top = at.y + (line.heading ? 2 * kGap : 0);
  const float middle = top + line_height(font) / 2;
  if (line.heading) {
    list.AddLine(im({at.x, at.y + kGap}), im({at.x + width, at.y + kGap}), packed(color.line), 1);
  }
  const Rgba ink = line.faint ? color.text_muted : color.text;
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
  write(list, font, {at.x + kIndent, top}, ink, line.text, width - kIndent);
}

}  // namespace

LogResult log_list(const char* id, Rect rect, std::span<const LogLine> lines, LogMemory& memory) {
  const float width = rect.width() - 12;
  float whole = 0;
  for (const LogLine& line : lines) whole += height_of(line, width);
  const bool was_at_end = memory.scroll.at_end();
  memory.scroll.set_range(whole - rect.height());
  const int count = static_cast<int>(lines.size());
  if (count != memory.lines_seen && was_at_end) memory.scroll.show_end();
  memory.lines_seen = count;

  LogResult result;
  const bool tapped = follow_pointer(id, rect, memory);
  result.moving = memory.scroll.advance(ImGui::GetIO().DeltaTime * 1000);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.PushClipRect(im(rect.min), im(rect.max), true);
  float y = rect.min.y - memory.scroll.offset();
  for (int i = 0; i < count; ++i) {
    const LogLine& line = lines[static_cast<std::size_t>(i)];
    const float height = height_of(line, width);
    if (y + height > rect.min.y && y < rect.max.y) draw_line(list, line, {rect.min.x, y}, width);
    const float pointer = ImGui::GetIO().MousePos.y;
    if (tapped && pointer >= y && pointer < y + height) result.pressed = i;
    y += height;
  }
  if (whole > rect.height()) {
    const float share = rect.height() / whole;
    const float top = rect.min.y + memory.scroll.offset() * share;
    fill(list, rect_at({rect.max.x - 4, top}, {3, rect.height() * share}),
         with_alpha(theme().color.edge, 0.5F), 1.5F);
  }
  list.PopClipRect();
  return result;
}

}  // namespace mael::web

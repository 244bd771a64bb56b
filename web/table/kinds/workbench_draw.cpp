#include "web/table/kinds/workbench_draw.h"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

#include "web/base/ink.h"
#include "web/base/say.h"
#include "web/widgets/button.h"
#include "web/widgets/choice_row.h"

namespace mael::web {
namespace {

constexpr float kTarget = 44;
constexpr float kRow = 52;  // of a deed, with its words and its notation
constexpr float kPad = 12;
constexpr float kGap = 6;
constexpr float kName = 0.34F;  // of a field's width, at most

constexpr ImGuiWindowFlags kStill =
    ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
    ImGuiWindowFlags_NoCollapse | ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBackground;

ImGuiKey key_of(Key key) {
  switch (key) {
    case Key::Up: return ImGuiKey_UpArrow;
    case Key::Down: return ImGuiKey_DownArrow;
    case Key::Left: return ImGuiKey_LeftArrow;
    case Key::Right: return ImGuiKey_RightArrow;
    case Key::Enter: return ImGuiKey_Enter;
    case Key::Space: return ImGuiKey_Space;
    case Key::Home: return ImGuiKey_Home;
    case Key::End: return ImGuiKey_End;
    default: return ImGuiKey_None;
  }
}

Rect window_rect() { return rect_at(vec(ImGui::GetWindowPos()), vec(ImGui::GetWindowSize())); }
float room() { return ImGui::GetContentRegionAvail().x; }
Vec2 here() { return vec(ImGui::GetCursorScreenPos()); }

class Windows {
 public:
  explicit Windows(Workbench& bench) : bench_(bench), view_(bench.view()) {}

  void make() {
    give_keys();
    bench_.begin_laying();
    const Rect at = bench_.at();
    ImGui::SetNextWindowPos(im(at.min));
    ImGui::SetNextWindowSize(im({at.width(), at.height()}));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {kGap, kGap});
    ImGui::Begin("workbench", nullptr, kStill | ImGuiWindowFlags_NoScrollbar);
    if (ImGui::IsWindowAppearing()) ImGui::SetWindowFocus();
    paint_ground(at);
    make_head(at);
    for (const Workbench::Pane& pane : bench_.panes()) make_pane(pane);
    ImGui::End();
    ImGui::PopStyleVar(2);
  }

 private:
  // Arrows lead from row to row, the return key presses.
  void give_keys() {
    ImGuiIO& io = ImGui::GetIO();
    io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
    for (const Key key : bench_.take_keys()) {
      io.AddKeyEvent(key_of(key), true);
      io.AddKeyEvent(key_of(key), false);
    }
  }

  static ImDrawList& list() { return *ImGui::GetWindowDrawList(); }

  void paint_ground(Rect at) {
    const Palette& color = theme().color;
    Rect ground = at;
    if (bench_.fills_page()) ground = {{}, vec(ImGui::GetIO().DisplaySize)};
    list().PushClipRectFullScreen();
    cast_shadow(list(), ground, 0, 18, 0.6F);
    fill(list(), ground, color.panel);
    list().PopClipRect();
    fill(list(), {at.min, {at.min.x + 1, at.max.y}}, color.edge);
  }

  // A control of that size at the next place. Nothing is pressed that a finger drags.
  bool control(const std::string& name, Vec2 size, ControlTouch& touch) {
    const Rect at = rect_at(here(), size);
    const Touched touched = touch_area(name.c_str(), at);
    const Rect clip{vec(list().GetClipRectMin()), vec(list().GetClipRectMax())};
    if (clip.contains(at.center())) bench_.laid(name, at);
    if (touched.hovered) show_pointer(PointerLook::Hand);
    const bool focused = ImGui::IsItemFocused() && ImGui::GetIO().NavVisible;
    if (focused) bench_.set_cursor(name);
    touch = {touched.hovered, touched.held && !bench_.is_dragged(), focused};
    return touched.pressed && !bench_.is_dragged();
  }

  void button(WorkbenchCommand command, float width) {
    const Rect at = rect_at(here(), {width, kTarget});
    ControlTouch touch;
    if (control(std::string(name_of(command)), {width, kTarget}, touch)) bench_.press(command);
    const bool is_close = command == WorkbenchCommand::Close;
    ButtonSpec spec;
    spec.icon = is_close ? Icon::Close : Icon::None;
    spec.look = is_close ? ButtonLook::Quiet : ButtonLook::Plain;
    spec.selected = bench_.pressed(command).value_or(false);
    paint_button(list(), at, spec, touch);
    if (!is_close) write_label(command, grown(at, -6));
  }
  // In small words where there is little room; a switch that is on is ticked.
  void write_label(WorkbenchCommand command, Rect at) {
    const Rgba ink = theme().color.text;
    const std::string label = bench_.label(command);
    if (command == WorkbenchCommand::Chance && bench_.is_by_hand()) {
      draw_icon(list(), Icon::Check, {at.min.x + 14, at.center().y}, 20, theme().color.accent);
      at.min.x += 28;
    }
    const Fonts& fonts = look().fonts;
    const ImFont& font = fitting(*fonts.strong, *fonts.caption, label, at.width());
    write_middle(list(), font, at, ink, label);
  }

  // Beside each other, as wide as there is room.
  void buttons(std::span<const WorkbenchCommand> row) {
    const auto count = static_cast<float>(row.size());
    const float width = (room() - kGap * (count - 1)) / count;
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (i > 0) ImGui::SameLine();
      button(row[i], width);
    }
  }

  void words(const ImFont& font, Rgba color, std::string_view text, float indent = 0) {
    const Vec2 at = here() + Vec2{indent, 0};
    const float width = room() - indent;
    write(list(), font, at, color, text, width);
    ImGui::Dummy({1, measure(font, text, width).y});
  }

  void make_head(Rect at) {
    const Rect words{{at.min.x + kPad, at.min.y}, {at.max.x - kTarget - kPad, at.min.y + 52}};
    write_left(list(), *look().fonts.title, words, theme().color.text, say("bench.title"));
    ImGui::SetCursorScreenPos(im({at.max.x - kTarget - 4, at.min.y + 4}));
    button(WorkbenchCommand::Close, kTarget);
  }

  void make_pane(const Workbench::Pane& pane) {
    const std::string id = "pane " + std::to_string(static_cast<int>(pane.tabs.front()));
    ImGui::SetCursorScreenPos(im(pane.at.min));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {kPad, 0});
    ImGui::BeginChild(id.c_str(), im({pane.at.width(), pane.at.height()}),
                      ImGuiChildFlags_AlwaysUseWindowPadding,
                      kStill | ImGuiWindowFlags_NavFlattened | ImGuiWindowFlags_NoScrollbar);
    fill(list(), {pane.at.min, {pane.at.max.x, pane.at.min.y + 1}}, theme().color.line);
    ImGui::Dummy({1, 2});
    if (pane.tabs.size() > 1) make_tabs(pane);
    if (pane.shown == WorkbenchTab::Deeds) make_tools();
    make_page(pane.shown);
    ImGui::EndChild();
    ImGui::PopStyleVar();
  }

  void make_tabs(const Workbench::Pane& pane) {
    std::vector<WorkbenchCommand> tabs;
    for (const WorkbenchTab tab : pane.tabs) tabs.push_back(command_of(tab));
    buttons(tabs);
  }

  // Above the deeds, where they stay while these scroll.
  void make_tools() {
    const Fonts& fonts = look().fonts;
    words(*fonts.strong, theme().color.accent, bench_.heading());
    std::vector<WorkbenchCommand> tools{WorkbenchCommand::Chance};
    if (view_.awaited.is_chance()) tools.push_back(WorkbenchCommand::Draw);
    buttons(tools);
    buttons(std::array{WorkbenchCommand::Filter, WorkbenchCommand::Write});
    if (!view_.lists_all) words(*fonts.caption, theme().color.text_muted, say("bench.more"));
  }

  void make_page(WorkbenchTab tab) {
    const std::string id = "page " + std::to_string(static_cast<int>(tab));
    ImGui::BeginChild(id.c_str(), {0, 0}, 0, kStill | ImGuiWindowFlags_NavFlattened);
    if (tab == WorkbenchTab::Deeds && bench_.take_anew()) ImGui::SetScrollY(0);
    switch (tab) {
      case WorkbenchTab::Deeds: make_deeds(); break;
      case WorkbenchTab::Fields: make_fields(view_.fields); break;
      case WorkbenchTab::Notation: make_notation(); break;
      case WorkbenchTab::Sights: make_sights(); break;
    }
    const float pull = bench_.take_pull(window_rect());
    if (pull != 0) ImGui::SetScrollY(ImGui::GetScrollY() - pull);
    ImGui::EndChild();
  }

  void make_deeds() {
    const std::vector<std::size_t>& shown = bench_.deeds();
    if (shown.empty() && !view_.deeds.empty()) {
      words(*look().fonts.body, theme().color.text_muted, say("bench.none"));
    }
    ImGuiListClipper clipper;
    clipper.Begin(static_cast<int>(shown.size()), kRow + kGap);
    while (clipper.Step()) {
      for (int row = clipper.DisplayStart; row < clipper.DisplayEnd; ++row) make_deed(row);
    }
  }

  void make_deed(int row) {
    const WorkbenchView::Deed& deed = view_.deeds[bench_.deeds()[static_cast<std::size_t>(row)]];
    const Vec2 size{room(), kRow};
    const Rect at = rect_at(here(), size);
    ControlTouch touch;
    if (control("bench_deed_" + std::to_string(row + 1), size, touch)) bench_.press(deed);
    ChoiceRowSpec spec;
    spec.label = deed.words.empty() ? deed.notation : deed.words;
    if (!deed.words.empty()) spec.line = deed.notation;
    paint_choice_row(list(), at, spec, touch);
    if (touch.focused) focus_ring(list(), grown(at, -2), theme().metrics.radius_small);
  }

  // Its key at the left, its value beside it in as many lines as it takes.
  void make_field(const WorkbenchView::Field& field) {
    const Palette& color = theme().color;
    const ImFont& font = *look().fonts.body;
    const float name = std::min(room() * kName, 140.0F), width = room() - name - 8;
    const std::string value = field.value.empty() ? say("bench.unseen") : field.value;
    const Vec2 at = here();
    const float height = std::max(line_height(font), measure(font, value, width).y);
    write_left(list(), font, rect_at(at, {name, line_height(font)}), color.text_muted, field.name);
    write(list(), font, at + Vec2{name + 8, 0}, color.text, value, width);
    ImGui::Dummy({room(), height});
    const Vec2 below = here();
    fill(list(), rect_at(below - Vec2{0, kGap / 2}, {room(), 1}), with_alpha(color.line, 0.6F));
  }
  void make_fields(const std::vector<WorkbenchView::Field>& fields) {
    for (const WorkbenchView::Field& field : fields) make_field(field);
  }

  void make_notation() {
    words(*look().fonts.body, theme().color.text, view_.position);
    for (const WorkbenchCommand command :
         {WorkbenchCommand::CopyPosition, WorkbenchCommand::Lay, WorkbenchCommand::CopyMatch}) {
      button(command, room());
    }
  }

  void make_sights() {
    constexpr float kSign = 24;
    for (const WorkbenchView::Sight& sight : view_.sights) {
      const Vec2 at = here();
      if (sight.seat != Seat::Chance) {
        draw_seat(list(), index_of(sight.seat), at + Vec2{kSign / 2, kSign / 2}, kSign);
      }
      words(*look().fonts.strong, theme().color.text, bench_.name_of(sight.seat), kSign + 8);
      if (sight.unlike.empty()) {
        words(*look().fonts.body, theme().color.text_muted, say("bench.all"));
      }
      make_fields(sight.unlike);
      ImGui::Dummy({1, kGap});
    }
  }

  Workbench& bench_;
  const WorkbenchView& view_;
};

}  // namespace

void draw_workbench(Workbench& bench) { Windows(bench).make(); }

}  // namespace mael::web

// What all tables paint alike: their commands as buttons, tools and menu, the log, sheets, notices
// and refusals.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "web/base/say.h"
#include "web/base/theme.h"
#include "web/table/command.h"
#include "web/table/motion/motion.h"
#include "web/table/parts/chrome.h"
#include "web/table/parts/lists.h"
#include "web/table/parts/panels_draw.h"
#include "web/table/told.h"
#include "web/widgets/button.h"
#include "web/widgets/lists/column_paint.h"
#include "web/widgets/lists/log_list.h"
#include "web/widgets/lists/menu_row.h"
#include "web/widgets/notice.h"
#include "web/widgets/panel.h"
#include "web/widgets/share_curve.h"
#include "web/widgets/sheet.h"
#include "web/widgets/slips.h"
#include "web/widgets/tooltip.h"

namespace mael::web {

// What every part of a table is painted with.
template <class Picture>
struct TableCanvas {
  ImDrawList& list;
  const Picture& picture;
  const Frame& frame;

  const auto& view() const { return *picture.view; }
  const auto& layout() const { return *picture.layout; }
  const auto& places() const { return *picture.places; }
};

// What the pointer does to something at a place.
template <class Canvas>
ControlTouch touch_on(const Canvas& canvas, Rect place) {
  const bool over = place.contains(canvas.picture.pointed);
  return {over && !canvas.frame.touch, over && canvas.picture.pressed, false};
}

// ---- Commands ----------------------------------------------------------------------------------

// None on a touch screen.
template <class Canvas>
std::string key_of(const Canvas& canvas, const Button& button) {
  return canvas.frame.touch ? std::string() : key_cap(button.key);
}

// `button` and `key` must outlive it.
inline ButtonSpec spec_of(const Button& button, const std::string& key) {
  ButtonSpec spec;
  spec.label = button.label.c_str();
  spec.icon = button.icon;
  spec.look = button.primary ? ButtonLook::Primary : button.look;
  spec.enabled = button.enabled();
  spec.key_hint = key.c_str();
  return spec;
}

// Those of the bar.
template <class Canvas>
void paint_buttons(const Canvas& canvas) {
  const auto& buttons = canvas.view().buttons;
  std::vector<std::string> keys;
  for (const auto& button : buttons) keys.push_back(key_of(canvas, button));
  std::vector<RowButton> row;
  for (std::size_t i = 0; i < buttons.size(); ++i) {
    const Rect place = canvas.layout().button_places[i];
    row.push_back(
        {spec_of(buttons[i], keys[i]), buttons[i].brief.c_str(), place, touch_on(canvas, place)});
  }
  paint_button_row(canvas.list, row);
}

template <class Canvas>
void paint_command(const Canvas& canvas, const Button& button, Rect place) {
  const std::string key = key_of(canvas, button);
  const ButtonSpec spec =
      fitted(spec_of(button, key), button.brief.c_str(), {place.width(), place.height()});
  paint_button(canvas.list, place, spec, touch_on(canvas, place));
}

// Its icon alone, where it is among the hits.
template <class Canvas>
void paint_icon_alone(const Canvas& canvas, const CommandSpec& command) {
  const std::optional<Rect> at = canvas.places().hits.where("button " + std::string(command.name));
  if (!at) return;
  ButtonSpec spec;
  spec.icon = command.icon;
  paint_button(canvas.list, *at, spec, touch_on(canvas, *at));
}

// Icons alone, above the table, on a ground that keeps them readable over what lies there.
template <class Canvas>
void paint_tools(const Canvas& canvas) {
  const auto& tools = canvas.view().tools;
  if (tools.empty()) return;
  paint_panel(canvas.list, canvas.layout().tools, PanelLook::Raised);
  for (std::size_t i = 0; i < tools.size(); ++i) {
    const Rect place = canvas.layout().tool_places[i];
    ButtonSpec spec;
    spec.icon = tools[i].icon;
    spec.look = ButtonLook::Quiet;
    spec.enabled = tools[i].enabled();
    paint_button(canvas.list, place, spec, touch_on(canvas, place));
  }
}

template <class Canvas>
void paint_menu(const Canvas& canvas) {
  const auto& menu = canvas.view().menu;
  const auto& rows = canvas.places().sheet_items;
  for (const Rect& group : canvas.places().menu_groups) {
    paint_menu_group(canvas.list, group, rows.front().height());
  }
  for (std::size_t i = 0; i < menu.size(); ++i) {
    const std::string key = key_of(canvas, menu[i]);
    paint_menu_row(canvas.list, rows[i], spec_of(menu[i], key), touch_on(canvas, rows[i]));
  }
}

// What is to be decided, on a panel of its own, once all stands still. Each row is painted by
// paint_row(canvas, row).
template <class Canvas, class PaintRow>
void paint_prompt_rows(const Canvas& canvas, const PaintRow& paint_row) {
  const auto& places = canvas.places();
  if (places.prompt_rows.empty() || places.covered) return;
  if (canvas.picture.in_motion || !canvas.view().prompt) return;
  paint_panel(canvas.list, places.prompt, PanelLook::Raised);
  for (const auto& row : places.prompt_rows) paint_row(canvas, row);
}

// The panels round the table, its tools, and what is said in place of the hand of a finished game.
template <class Canvas>
void paint_frame(const Canvas& canvas, FramePanels panels) {
  show_clocks(canvas.frame.clocks, panels.sides);
  const auto& view = canvas.view();
  const auto& layout = canvas.layout();
  for (std::size_t i = 0; i < panels.sides.size(); ++i) {
    paint_side_panel(canvas.list, layout.panels[i], panels.sides[i]);
  }
  paint_pills(canvas.list, layout.notice, panels.pills);
  paint_bar_words(canvas.list, layout.bar, layout.words, panels.bar, canvas.frame.thinking);
  if (view.past) {
    const float size = static_cast<float>(std::max(1, view.past->size));
    paint_past(canvas.list, layout.middle, layout.bar, static_cast<float>(view.past->at) / size);
  }
  paint_buttons(canvas);
  paint_tools(canvas);
  if (view.review) {
    paint_share_curve(canvas.list, layout.curve, *view.review);
  } else if (view.advantage) {
    paint_advantage_bar(canvas.list, layout.notice, *view.advantage, view.sides[0].seat,
                        view.sides[1].seat);
  }
}

// ---- Words -------------------------------------------------------------------------------------

template <class Canvas>
void paint_docked_log(const Canvas& canvas) {
  const std::optional<LaidLog>& log = canvas.picture.lists->docked;
  if (!log) return;
  paint_panel(canvas.list, canvas.layout().log, PanelLook::Raised);
  paint_log(canvas.list, *log, canvas.picture.scroll, canvas.picture.pointed);
}

template <class Canvas>
void paint_rising_words(const Canvas& canvas, bool large) {
  for (const RisingWords& words : canvas.picture.rising) {
    paint_rising(canvas.list, words.at, words.text, words.tone, words.opacity, large);
  }
}

// Beside a mouse that points at something.
template <class Canvas>
void paint_pointer_words(const Canvas& canvas, PointerSlip slip) {
  if (canvas.frame.touch || canvas.view().refusal || canvas.picture.carried) return;
  if (canvas.picture.pointed.x < 0) return;
  slip.pointer = canvas.picture.pointed;
  slip.page = canvas.frame.viewport;
  paint_pointer_slip(canvas.list, slip);
}

template <class Canvas>
void paint_refusal_slip(const Canvas& canvas) {
  const std::optional<Refusal>& refusal = canvas.view().refusal;
  if (!refusal || canvas.places().covered) return;
  const std::string rule = refusal->rule.text();
  const RefusalSpec spec{.at = canvas.picture.refused_at,
                         .sentence = refusal->sentence,
                         .rule = rule,
                         .names = refusal->names};
  paint_refusal(canvas.list, spec, canvas.picture.refusal);
}

// ---- Over the table ----------------------------------------------------------------------------

// The open sheet, with what of it is scrolled.
template <class Canvas>
void paint_sheet_and_list(const Canvas& canvas) {
  const auto& places = canvas.places();
  SheetSpec spec = places.sheet;
  spec.title = places.sheet_title;
  paint_sheet(canvas.list, spec, canvas.frame.viewport);
  const Lists& lists = *canvas.picture.lists;
  if (lists.log) paint_log(canvas.list, *lists.log, canvas.picture.scroll, canvas.picture.pointed);
  if (lists.words) paint_column(canvas.list, *lists.words, canvas.picture.scroll);
}

// The open sheet; `paint_own` adds what lies on one of the game's own, at a place.
template <class Canvas, class Own>
void paint_open_sheet(const Canvas& canvas, Own&& paint_own) {
  if (canvas.places().sheet.height <= 0) return;
  paint_sheet_and_list(canvas);
  if (canvas.view().sheet == OpenSheet::Menu) paint_menu(canvas);
  paint_own(canvas.places().sheet_place.inside);
}

// How many there are of each thing on a sheet, over the things; without any the text `none`.
template <class Canvas, class Things>
void paint_counts(const Canvas& canvas, const Things& things, const char* none) {
  std::vector<int> counts;
  for (const auto& thing : things) counts.push_back(thing.count);
  const auto& places = canvas.places();
  paint_counts(canvas.list, places.sheet_items, counts);
  if (counts.empty()) paint_muted(canvas.list, places.sheet_place.inside, say(none));
}

// A curtain hides the table behind it.
template <class Canvas>
void paint_notice(const Canvas& canvas) {
  if (canvas.places().notice.height() <= 0) return;
  const NoticeView& notice = *canvas.view().notice;
  const Palette& color = theme().color;
  const Rgba shade = notice.hides_table ? with_alpha(color.table, 0.93F)
                     : notice.aside     ? with_alpha(color.table, 0)
                                        : color.shade;
  paint_notice_card(canvas.list, canvas.frame.viewport, canvas.places().notice, shade,
                    {notice.title, canvas.places().notice_words});
  if (notice.course && canvas.places().notice_course.height() > 0) {
    paint_share_curve(canvas.list, canvas.places().notice_course, *notice.course,
                      notice.course_title);
  }
  for (std::size_t i = 0; i < notice.buttons.size(); ++i) {
    paint_command(canvas, notice.buttons[i], canvas.places().notice_buttons[i]);
  }
}

}  // namespace mael::web

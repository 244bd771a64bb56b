// Paints what stands in the frame of every table (panels.h).
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "web/base/vec2.h"
#include "web/table/parts/panels.h"

struct ImDrawList;

namespace mael::web {

void paint_side_panel(ImDrawList& list, Rect panel, const SidePanel& side);
// Beside each other, as many as fit.
void paint_pills(ImDrawList& list, Rect line, const std::vector<Pill>& pills);
// Its ground and its words; the buttons are painted after it. `thinking`: how much of its time a
// bot has used.
void paint_bar_words(ImDrawList& list, Rect bar, Rect words, const BarView& view,
                     std::optional<float> thinking);
// That the table is an earlier one: an edge round it, and along the bar how far the game had come,
// 0 … 1.
void paint_past(ImDrawList& list, Rect table, Rect bar, float share);
// Of each thing more than one, at its upper right corner.
void paint_counts(ImDrawList& list, const std::vector<Rect>& places,
                  const std::vector<int>& counts);
// A sentence where nothing else lies.
void paint_muted(ImDrawList& list, Rect place, std::string_view words);

}  // namespace mael::web

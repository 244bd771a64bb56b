// The game's things as they look on panels: loot, tiles, treasure cards, calamities.
#pragma once

#include <imgui.h>

#include <string_view>

#include "web/base/color.h"
#include "web/base/vec2.h"
#include "web/screens/pirates/view/view.h"

namespace mael::web::pirates {

// Wine for calamities, black for Forbans.
Rgba ground_of(Kind kind);

// A chest with its coins, or an artifact; an empty place for 0.
void paint_loot(ImDrawList& list, Rect at, const LootView& loot);
void paint_no_loot(ImDrawList& list, Rect at);
// Paper where a tile is fitted, slate where the ship has only what it began with.
void paint_statistic(ImDrawList& list, Rect at, const StatisticView& statistic);
void paint_artifact(ImDrawList& list, Rect at, Item artifact);
// The face; `dimmed` while it is of no use.
void paint_treasure(ImDrawList& list, Rect at, const TreasureView& card);
void paint_treasure_back(ImDrawList& list, Rect at);
// Its card, as much of it as there is room for.
void paint_calamity(ImDrawList& list, Rect at, const CalamityView& calamity);
// Points on a plate of brass, as wide as they need from the right.
void paint_points(ImDrawList& list, Rect at, int points);
// So many hearts of so many, in a row from `at`.
void paint_hearts(ImDrawList& list, Vec2 at, int left, int most, float size);
// A disc of something that can still be done, or was.
void paint_means(ImDrawList& list, Vec2 middle, float size, Icon icon, bool left);

}  // namespace mael::web::pirates

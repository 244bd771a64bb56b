// The parts of the battle's table's painting, each in its own place.
#pragma once

#include "web/screens/battle/screen.h"
#include "web/table/parts/painting.h"

namespace mael::web::battle {

using Canvas = TableCanvas<Picture>;

// The field with all that stands on it; then reach, words and dice over it.
void paint_field(const Canvas& canvas);
void paint_field_words(const Canvas& canvas);
void paint_dice(const Canvas& canvas);
// The table in small, where it is not shown whole, and the glass over what a finger carries.
void paint_small_map(const Canvas& canvas);
void paint_glass(const Canvas& canvas);
// Squads at the sides of the table.
void paint_strips(const Canvas& canvas);
// What turns a squad.
void paint_ring(const Canvas& canvas, const Ring& ring);
// Heights along a line.
void paint_profile(const Canvas& canvas, const ProfileView& profile, Rect at);

// Models with their numbers, where they stand.
void paint_roster(const Canvas& canvas, const RosterView& roster, Rect at);
// Every colour of what lies on the table, as one plain one: in small it is told by its place.
Rgba color_on_map(GroundLook look);

void paint_card(const Canvas& canvas);
void paint_prompt(const Canvas& canvas);
// One die, as large as its place.
void paint_die(ImDrawList& list, Rect at, int face, Rgba ground, Rgba pips);

}  // namespace mael::web::battle

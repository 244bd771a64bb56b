// Maelstrom and its sibling Vortex in the lists of the house. What only developers ask lies in
// another object file, so that the page does not carry it.
#pragma once

namespace mael {

struct GameEntry;
struct Workbench;

namespace maelstrom {

extern const GameEntry kMaelstromEntry, kVortexEntry;
extern const Workbench kMaelstromWorkbench, kVortexWorkbench;

}  // namespace maelstrom
}  // namespace mael

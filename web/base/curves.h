// How things move in time: the curves of the house, from 0 … 1 to 0 … 1 but for `lift`, which goes
// a little beyond. Pure.
#pragma once

namespace mael::web {

// As style sheets name it: through (0, 0), pulled by two points, to (1, 1).
float along_curve(float x1, float y1, float x2, float y2, float t);

// Quick, then ever slower: what arrives.
inline float settle(float t) { return along_curve(0.22F, 1, 0.36F, 1, t); }
// Slow, then ever quicker: what goes, and what strikes.
inline float leave(float t) { return along_curve(0.5F, 0, 0.75F, 0, t); }
// Slow at both ends: what turns.
inline float turning(float t) { return along_curve(0.65F, 0, 0.35F, 1, t); }

}  // namespace mael::web

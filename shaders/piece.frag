// A hexagonal piece: side, ring of the owner, enamel face, icon, and the marks on it.
// Local units: 1 is the distance from the middle of a cell to its corner. y down.
//
// Compiled four times, since drivers without branches would pay for all of it on every pixel:
//   SLOT    an empty cell and its marks       BACK    a piece on its face, and marks
//   MARKED  a piece or its ghost, and marks   (none)  a piece without marks, which most are
uniform sampler2D u_sheet;  // distance fields of the icons, 0.5 at the outline
uniform vec3 u_legal;
uniform vec3 u_selected;
uniform vec3 u_threatened;
uniform vec3 u_focus;
uniform vec3 u_path;
in vec2 v_local;
flat in vec4 v_state;
flat in vec3 v_face;
flat in vec3 v_ink;
flat in vec3 v_owner;
flat in vec4 v_icon;
flat in uvec4 v_style;
flat in float v_pixel;
flat in float v_lift;
out vec4 o_color;

const uint kGhost = 2u;

const uint kHovered = 1u;
const uint kFocused = 2u;
const uint kLegal = 4u;
const uint kSelected = 8u;
const uint kPath = 16u;
const uint kThreatened = 32u;
const uint kStruck = 64u;
const uint kFresh = 128u;
const uint kBlocked = 256u;

const float kApothem = 0.815;    // of the piece; a cell's is 0.866
const float kCorner = 0.075;
const float kThick = 0.085;
const float kRing = 0.098;       // width of the owner's ring
const vec3 kInk = vec3(0.045, 0.055, 0.075);

bool has(uint mark) { return (v_style.w & mark) != 0u; }
bool is(uint body) { return (v_style.x & 15u) == body; }

// The ring's pattern: how much metal there is at depth `e` under the edge, at `along` the side.
float metal(uint mark, float e, float along) {
  if (mark == 1u) {  // Sun: a broad band with pointed rays inwards
    float ray = 1.0 - abs(fract(along * 7.0) - 0.5) * 2.0;
    return inside(e - kRing - 0.052 * ray, v_pixel);
  }
  if (mark == 2u) {  // Moon: a band, a thin inner line, and beads between
    float outer = inside(e - 0.040, v_pixel);
    float inner = line(e - 0.128, 0.015, v_pixel);
    vec2 bead = vec2((fract(along * 5.0 + 0.5) - 0.5) * 0.19, e - 0.084);
    return max(max(outer, inner), inside(length(bead) - 0.024, v_pixel));
  }
  if (mark == 3u) {  // Wave
    float wave = 0.5 * kRing + 0.030 * sin(along * 25.13);
    return max(line(e - wave, 0.024, v_pixel), inside(e - 0.024, v_pixel));
  }
  float band = inside(e - kRing, v_pixel);
  if (mark == 4u) {  // Cross: broken into bars
    return band * inside(abs(fract(along * 4.0) - 0.5) * 0.24 - 0.088, v_pixel);
  }
  if (mark == 5u) {  // Leaf: slanted strokes under a line
    float slant = abs(fract(along * 8.0 + e * 6.0) - 0.5) * 0.12 - 0.030;
    return max(band * inside(slant, v_pixel), inside(e - 0.020, v_pixel));
  }
  return 0.0;
}

// Distance inside the icon's outline in local units, for an icon of that width round `middle`. A
// cell of the sheet is 128 texels wide and holds distances over a quarter of its width.
float icon(vec2 p, vec2 middle, float width) {
  vec2 at = (p - middle) / width + 0.5;
  float level = log2(max(v_pixel / width * 128.0, 1.0)) - 0.5;
  vec2 uv = mix(v_icon.xy, v_icon.zw, clamp(at, 0.0, 1.0));
  return (textureLod(u_sheet, uv, level).r - 0.5) * 0.25 * width;
}

// The icon cut into the face: a shaded wall at the upper left, a bright lip at the lower right.
vec3 inlaid(vec3 color, vec2 p, vec2 middle, float width) {
  vec2 off = abs(p - middle);
  if (max(off.x, off.y) > 0.5 * width || v_icon.z <= v_icon.x) return color;
  float d = icon(p, middle, width);
  if (d < -0.05) return color;
  float wall = icon(p + kLight * 0.020, middle, width);
  color *= 1.0 - 0.50 * inside(-wall - 0.004, max(v_pixel, 0.016));
  float shade = 0.90 + 0.14 * clamp((middle.y - p.y) / width + 0.5, 0.0, 1.0);
  return mix(color, v_ink * shade, inside(-d, v_pixel));
}

vec3 framed(vec3 color, vec2 p, float e, float along) {
  if (v_style.y == 1u) {  // Round: a turned medallion
    float d = length(p - vec2(0.0, -0.03)) - 0.575;
    color *= 1.0 + 0.16 * inside(d, v_pixel);
    color *= 1.0 - 0.34 * line(d, 0.011, v_pixel);
    color *= 1.0 + 0.22 * line(d - 0.020, 0.008, v_pixel);
  } else if (v_style.y == 2u) {  // Walled: battlements along every side
    float tooth = step(0.5, fract(along * 5.0 + 0.5));
    float within = e - kRing - 0.070;
    color *= mix(0.70, 1.10, inside(0.050 * tooth - within, v_pixel));
    color *= 1.0 + 0.28 * line(within - 0.062, 0.007, v_pixel) * tooth;
  }
  return color;
}

vec3 enamel(vec2 p, float e, float along) {
  vec3 color = v_face * (0.62 + 0.55 * clamp((e - kRing) / (kApothem - kRing), 0.0, 1.0));
  color *= 1.06 - 0.10 * p.y;
  color = framed(color, p, e, along);
  color = inlaid(color, p, vec2(0.0, -0.045), 0.90);
  // The ring throws a little shade on the enamel.
  return color * (0.70 + 0.30 * smoothstep(kRing, kRing + 0.055, e));
}

vec3 ringed(vec3 color, Side side, float e) {
  if (v_style.z == 0u || e > 0.17) return color;
  float lit = dot(side.normal, kLight);
  // A groove for the metal to lie in.
  color = mix(color, kInk, 0.72 * inside(e - kRing - 0.030, v_pixel));
  vec3 bright = v_owner * (0.90 + 0.22 * lit);
  bright = mix(bright, vec3(1.0), 0.32 * max(lit, 0.0) * line(e - 0.022, 0.016, v_pixel));
  bright *= 1.0 - 0.20 * smoothstep(0.5, 1.0, e / kRing) * step(0.0, lit);
  return mix(color, bright, metal(v_style.z, e, side.along));
}

#ifdef BACK
// The back: dark slate, an engraved spiral, and what the icon says in pale light.
vec3 back(vec2 p, Side side, float e) {
  float r = length(p);
  vec3 color = mix(vec3(0.150, 0.172, 0.215), vec3(0.090, 0.106, 0.138), r);
  float spiral = sin(6.0 * (atan(p.y, p.x) + 2.2 * log(r + 0.02)));
  color *= 1.0 + 0.16 * smoothstep(-0.3, 0.3, spiral) * smoothstep(0.70, 0.35, r);
  color *= 1.0 - 0.40 * line(e - 0.13, 0.010, v_pixel);
  color += 0.06 * line(e - 0.150, 0.008, v_pixel);
  color += vec3(0.07) * max(dot(side.normal, kLight), 0.0) * inside(e - 0.05, v_pixel);
  return inlaid(color, p, vec2(0.0), 0.66);
}
#endif

vec3 top_of(vec2 p, Side side) {
  float e = -side.d;
#ifdef BACK
  vec3 color = back(p, side, e);
#else
  vec3 color = ringed(enamel(p, e, side.along), side, e);
#endif
  float lit = dot(side.normal, kLight);
  float edge = line(e - 0.012, 0.013, v_pixel);
  color += (0.14 * max(lit, 0.0) - color * 0.30 * max(-lit, 0.0)) * edge;
  // A soft sheen from the lamp.
  color += 0.050 * smoothstep(0.55, -0.35, dot(p, -kLight) + 0.85 * abs(dot(p, kLight.yx)));
  if ((v_style.x & 16u) != 0u) {
    float grey = dot(color, vec3(0.30, 0.59, 0.11));
    color = mix(color, vec3(grey), 0.55) * 0.58;
  }
  return color;
}

vec3 wall_of(vec2 normal) {
#ifdef BACK
  vec3 color = vec3(0.10, 0.11, 0.14);
#else
  vec3 color = mix(v_owner, kInk, 0.62);
#endif
  return color * (0.78 + 0.25 * dot(normal, vec2(-0.8, 0.2)));
}

#if defined(MARKED) || defined(BACK) || defined(SLOT)
// Arrow heads pointing inwards at the middle of every side.
float aims(Side side) {
  return max(abs(side.along) - 0.06 - 0.55 * (side.d - 0.015), abs(side.d - 0.085) - 0.070);
}

float dashes(float along, float d) {
  return max(abs(d - 0.045) - 0.022, abs(fract(along * 4.0) - 0.5) * 0.22 - 0.072);
}

#endif

#if defined(MARKED) || defined(BACK)
// Short strokes at the corners, outside the piece.
float corners(Side side) { return max(abs(side.d - 0.050) - 0.020, 0.30 - abs(side.along)); }

vec4 glow(vec4 picture, vec3 color, float d, float reach, float strength) {
  return layer(picture, color,
               strength * exp(-max(d, 0.0) / reach) * smoothstep(0.36, 0.20, d));
}

vec4 glows(float d) {
  vec4 picture = vec4(0.0);
  if (has(kSelected)) picture = glow(picture, u_selected, d, 0.10, 0.55);
  if (has(kLegal)) picture = glow(picture, u_legal, d, 0.09, 0.30 + 0.25 * v_state.w);
  if (has(kThreatened)) picture = glow(picture, u_threatened, d, 0.10, 0.50);
  return picture;
}

vec4 marked(vec4 picture, vec2 p, Side side) {
  float w = v_pixel;
  float d = side.d;
  if (has(kHovered)) picture = layer(picture, vec3(1.0), 0.10 * inside(d, w));
  if (has(kLegal)) picture = layer(picture, u_legal, inside(corners(side), w));
  if (has(kSelected)) picture = layer(picture, u_selected, line(d - 0.040, max(0.024, 0.9 * w), w));
  if (has(kThreatened)) {
    picture = layer(picture, u_threatened, max(inside(aims(side), w), line(d - 0.012, 0.012, w)));
  }
  if (has(kStruck)) {
    float slash = max(abs(dot(p, vec2(0.8, 0.6))) - 0.028, length(p) - 0.62);
    picture = layer(picture, u_threatened, 0.9 * inside(slash, w));
  }
  if (has(kBlocked)) {
    float bar = max(abs(dot(p, vec2(0.6, -0.8))) - 0.05, length(p) - 0.56);
    float hoop = abs(length(p) - 0.56) - 0.05;
    picture = layer(picture, u_threatened, 0.85 * inside(min(bar, hoop), w));
  }
  if (has(kFresh)) picture = layer(picture, u_path, 0.75 * line(d - 0.030, 0.012, w));
  if (has(kFocused)) picture = layer(picture, u_focus, inside(dashes(side.along, d), w));
  if (has(kPath)) picture = layer(picture, u_path, inside(length(p) - 0.13, w));
  return picture;
}

#endif

#ifdef SLOT
// An empty cell: a shallow bowl when it may be chosen, otherwise nothing of its own.
vec4 slot_of(vec2 p, Side side) {
  float d = side.d;
  vec4 picture = vec4(0.0);
  if (has(kLegal)) {
    picture = layer(picture, u_legal, inside(d, v_pixel) * (0.13 + 0.10 * v_state.w));
    picture = layer(picture, u_legal, 0.55 * line(d + 0.012, max(0.010, 0.6 * v_pixel), v_pixel));
    picture = layer(picture, u_legal, 0.9 * inside(length(p) - 0.10, v_pixel));
  }
  if (has(kHovered)) picture = layer(picture, vec3(1.0), 0.14 * inside(d, v_pixel));
  if (has(kSelected)) picture = layer(picture, u_selected, line(d + 0.02, 0.024, v_pixel));
  if (has(kThreatened)) picture = layer(picture, u_threatened, inside(aims(side), v_pixel));
  if (has(kFocused)) {
    picture = layer(picture, u_focus, inside(dashes(side.along, d + 0.08), v_pixel));
  }
  if (has(kPath)) picture = layer(picture, u_path, inside(length(p) - 0.15, v_pixel));
  return picture;
}

#else

// Past the face: light round the piece, and its wall seen a little from the front.
vec4 round_about(vec2 p) {
  Side wall = facing(vec2(p.x, p.y - clamp(p.y, 0.0, kThick)), kApothem, kCorner);
  float cover = inside(wall.d, v_pixel);
#if defined(MARKED) || defined(BACK)
  if (is(kGhost)) cover = 0.0;
  return layer(glows(wall.d), wall_of(wall.normal), cover);
#else
  return vec4(wall_of(wall.normal) * cover, cover);
#endif
}

vec4 piece_of(vec2 p) {
  p.y += 0.16 * v_lift;
  p.x /= max(cos(v_state.y * 1.5707963), 0.04);
  Side side = facing(p, kApothem, kCorner);
  float cover = inside(side.d, v_pixel);
  vec4 picture = side.d > -v_pixel ? round_about(p) : vec4(0.0);
#ifdef MARKED
  if (is(kGhost)) cover *= 0.42;
#endif
  if (side.d < v_pixel) picture = layer(picture, top_of(p, side), cover);
#ifdef MARKED
  if (is(kGhost)) {
    picture = layer(picture, u_path, 0.8 * inside(dashes(side.along, side.d + 0.05), v_pixel));
  }
#endif
#if defined(MARKED) || defined(BACK)
  picture = marked(picture, p, side);
#endif
  return picture;
}
#endif

void main() {
#ifdef SLOT
  o_color = slot_of(v_local, facing(v_local, kApothem, kCorner)) * v_state.z;
#else
  o_color = piece_of(v_local) * v_state.z;
#endif
}

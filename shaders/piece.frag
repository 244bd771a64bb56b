// A hexagonal piece: shadow, side, ring of the owner, enamel face, icon, and the marks on it.
// Local units: 1 is the distance from the middle of a cell to its corner. y down.
uniform sampler2D u_sheet;  // distance fields of the icons, 0.5 at the outline
uniform int u_pass;         // 0 shadows, 1 pieces
uniform vec3 u_legal;
uniform vec3 u_selected;
uniform vec3 u_threatened;
uniform vec3 u_focus;
uniform vec3 u_path;
in vec2 v_local;
flat in vec4 v_state;
flat in vec4 v_face;
flat in vec4 v_ink;
flat in vec4 v_owner;
flat in vec4 v_icon;
flat in uvec4 v_style;
flat in float v_pixel;
flat in float v_lift;
out vec4 o_color;

const uint kTile = 0u;
const uint kFaceDown = 1u;
const uint kGhost = 2u;
const uint kSlot = 3u;

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

float piece(vec2 p) { return rounded_hexagon(p, kApothem, kCorner); }

// The face with the side under it, seen a little from the front.
float solid(vec2 p) {
  return min(piece(p), min(piece(p - vec2(0.0, 0.5 * kThick)), piece(p - vec2(0.0, kThick))));
}

vec4 shadow_of(vec2 p) {
  float height = 0.35 + v_lift;
  vec2 fall = vec2(0.05, 0.10) * height + vec2(0.0, kThick * 0.6) + vec2(0.0, 0.10 * v_lift);
  float d = piece(p - fall);
  float soft = 0.05 + 0.26 * height;
  float dark = 0.62 * smoothstep(soft, -soft * 0.7, d) / (0.85 + 0.35 * v_lift);
  return vec4(0.0, 0.0, 0.0, dark * v_state.z);
}

// The ring's pattern: how much metal there is at depth `e` under the edge, at `along` the side.
float metal(uint mark, float e, float along) {
  float pixel = v_pixel;
  float band = inside(abs(e - 0.5 * kRing) - 0.5 * kRing, pixel);
  if (mark == 1u) {  // Sun: a broad band with pointed rays inwards
    float ray = abs(fract(along * 7.0) - 0.5) * 2.0;
    return max(band, inside(e - kRing - 0.052 * (1.0 - ray) * step(abs(along), 0.5), pixel) *
                         step(0.0, e));
  }
  if (mark == 2u) {  // Moon: two thin lines with crescents between
    float outer = inside(abs(e - 0.021) - 0.021, pixel);
    float inner = inside(abs(e - 0.112) - 0.013, pixel);
    float bead = length(vec2((fract(along * 5.0 + 0.5) - 0.5) * 0.19, e - 0.070)) - 0.022;
    return max(max(outer, inner), inside(bead, pixel));
  }
  if (mark == 3u) {  // Wave
    float wave = 0.5 * kRing + 0.030 * sin(along * 25.13);
    return max(inside(abs(e - wave) - 0.024, pixel), inside(abs(e - 0.012) - 0.012, pixel));
  }
  if (mark == 4u) {  // Cross: broken into bars
    return band * inside(abs(fract(along * 4.0) - 0.5) * 0.24 - 0.088, pixel);
  }
  if (mark == 5u) {  // Leaf: slanted strokes between two lines
    float slant = abs(fract(along * 8.0 + e * 6.0) - 0.5) * 0.12 - 0.030;
    return max(band * inside(slant, pixel), inside(abs(e - 0.010) - 0.010, pixel));
  }
  return 0.0;
}

// A cell of the sheet is 128 texels wide.
float sheet(vec2 at, float width) {
  float level = log2(max(v_pixel / width * 128.0, 1.0)) - 0.5;
  return textureLod(u_sheet, mix(v_icon.xy, v_icon.zw, at), level).r;
}

// Distance inside the icon's outline in local units, for an icon of that width round `middle`.
float icon(vec2 p, vec2 middle, float width) {
  vec2 at = (p - middle) / width + 0.5;
  if (v_icon.z <= v_icon.x || any(lessThan(at, vec2(0.0))) || any(greaterThan(at, vec2(1.0))))
    return -1.0;
  return (sheet(at, width) - 0.5) * 0.25 * width;
}

vec3 inlaid(vec3 color, vec2 p, vec2 middle, float width, vec3 ink, float strength) {
  float d = icon(p, middle, width);
  float cut = icon(p + kLight * 0.020, middle, width);
  float lip = icon(p - kLight * 0.016, middle, width);
  color *= 1.0 - 0.50 * strength * inside(-cut - 0.004, max(v_pixel, 0.016));
  color += 0.10 * strength * inside(-lip, v_pixel) * (1.0 - inside(-d, v_pixel));
  float shade = 0.90 + 0.14 * clamp((middle.y - p.y) / width + 0.5, 0.0, 1.0);
  return mix(color, ink * shade, strength * inside(-d, v_pixel));
}

vec3 frame_line(vec3 color, vec2 p, vec3 side) {
  if (v_style.y == 1u) {  // Round: a turned medallion
    float d = length(p - vec2(0.0, -0.03)) - 0.575;
    color = mix(color, color * 1.16, inside(d, v_pixel));
    color *= 1.0 - 0.34 * line(d, 0.011, v_pixel);
    color *= 1.0 + 0.22 * line(d - 0.020, 0.008, v_pixel);
  } else if (v_style.y == 2u) {  // Walled: battlements along every side
    float tooth = step(0.5, fract(side.z * 5.0 + 0.5));
    float e = -piece(p) - kRing - 0.070;
    float wall = e - 0.050 * tooth;
    color = mix(color * 0.70, color * 1.10, inside(-wall, v_pixel));
    color *= 1.0 + 0.28 * line(e - 0.062, 0.007, v_pixel) * tooth;
  }
  return color;
}

vec3 enamel(vec2 p, vec3 side, float e) {
  float depth = clamp((e - kRing) / (kApothem - kRing), 0.0, 1.0);
  vec3 color = v_face.rgb * (0.62 + 0.55 * depth);
  color *= 1.06 - 0.10 * p.y;
  color = frame_line(color, p, side);
  float fan = sin(atan(p.y + 0.03, p.x) * 48.0);
  color *= 1.0 + 0.030 * fan * smoothstep(0.16, 0.5, length(p)) * step(v_pixel, 0.03);
  color *= 0.95 + 0.10 * noise(p * 31.0 + v_face.rg * 50.0);
  color = inlaid(color, p, vec2(0.0, -0.045), 0.90, v_ink.rgb, 1.0);
  // The ring throws a little shade on the enamel.
  return color * (0.70 + 0.30 * smoothstep(kRing + 0.00, kRing + 0.055, e));
}

// The back: dark slate, an engraved spiral, and what the icon says in pale light.
vec3 back(vec2 p, vec3 side, float e) {
  vec3 color = mix(vec3(0.135, 0.155, 0.195), vec3(0.085, 0.100, 0.130), length(p));
  float spiral = sin(6.0 * (atan(p.y, p.x) + 2.2 * log(length(p) + 0.02)));
  color *= 1.0 + 0.16 * smoothstep(-0.3, 0.3, spiral) * smoothstep(0.70, 0.35, length(p));
  float lit = dot(side.xy, kLight);
  color *= 1.0 - 0.40 * line(e - 0.13, 0.010, v_pixel);
  color += 0.05 * line(e - 0.150, 0.008, v_pixel);
  color += vec3(0.06) * max(lit, 0.0) * inside(e - 0.05, v_pixel);
  return inlaid(color, p, vec2(0.0), 0.66, v_ink.rgb, 1.0);
}

vec3 ring(vec3 color, vec2 p, vec3 side, float e) {
  float amount = metal(v_style.z, e, side.z);
  float lit = dot(side.xy, kLight);
  // A groove for the metal to lie in.
  color = mix(color, kInk, 0.72 * inside(e - kRing - 0.030, v_pixel));
  vec3 bright = v_owner.rgb * (0.90 + 0.22 * lit);
  bright = mix(bright, vec3(1.0), 0.32 * max(lit, 0.0) * line(e - 0.022, 0.016, v_pixel));
  bright *= 1.0 - 0.20 * smoothstep(0.5, 1.0, e / kRing) * step(0.0, lit);
  return mix(color, bright, amount);
}

vec3 top_of(vec2 p) {
  float e = -piece(p);
  vec3 side = hexagon_side(p, kApothem);
  uint body = v_style.x & 15u;
  vec3 color = body == kFaceDown ? back(p, side, e) : ring(enamel(p, side, e), p, side, e);
  float lit = dot(side.xy, kLight);
  color += 0.14 * max(lit, 0.0) * line(e - 0.012, 0.012, v_pixel);
  color *= 1.0 - 0.30 * max(-lit, 0.0) * line(e - 0.012, 0.014, v_pixel);
  // A soft sheen from the lamp.
  color += 0.050 * smoothstep(0.55, -0.35, dot(p, -kLight) + 0.85 * abs(dot(p, kLight.yx)));
  if ((v_style.x & 16u) != 0u) {
    float grey = dot(color, vec3(0.30, 0.59, 0.11));
    color = mix(color, vec3(grey), 0.55) * 0.58;
  }
  return color;
}

vec3 side_of(vec2 p) {
  vec3 metal_side = mix(v_owner.rgb, kInk, 0.62);
  vec3 color = (v_style.x & 15u) == kFaceDown ? vec3(0.10, 0.11, 0.14) : metal_side;
  return color * (0.78 + 0.25 * dot(hexagon_side(p, kApothem).xy, vec2(-0.8, 0.2)));
}

// Short strokes at the corners, outside the piece.
float corners(vec2 p, float d) {
  vec3 side = hexagon_side(p, kApothem);
  return max(abs(d - 0.050) - 0.020, 0.30 - abs(side.z));
}

// Arrow heads pointing inwards at the middle of every side.
float aims(vec2 p, float d) {
  vec3 side = hexagon_side(p, kApothem);
  float along = abs(side.z);
  return max(along - 0.06 - 0.55 * (d - 0.015), abs(d - 0.085) - 0.070);
}

float dashes(vec2 p, float d) {
  vec3 side = hexagon_side(p, kApothem);
  return max(abs(d - 0.045) - 0.022, abs(fract(side.z * 4.0) - 0.5) * 0.22 - 0.072);
}

vec4 glow(vec4 picture, vec3 color, float d, float reach, float strength) {
  return layer(picture, color, strength * exp(-max(d, 0.0) / reach) * smoothstep(0.55, 0.25, d));
}

vec4 marks_under(vec4 picture, float d) {
  if (has(kSelected)) picture = glow(picture, u_selected, d, 0.10, 0.55);
  if (has(kLegal)) picture = glow(picture, u_legal, d, 0.09, 0.30 + 0.25 * v_state.w);
  if (has(kThreatened)) picture = glow(picture, u_threatened, d, 0.10, 0.50);
  return picture;
}

vec4 marks_over(vec4 picture, vec2 p, float d) {
  float w = v_pixel;
  float thick = max(0.024, 0.9 * w);
  if (has(kHovered)) picture = layer(picture, vec3(1.0), 0.10 * inside(d, w));
  if (has(kLegal)) picture = layer(picture, u_legal, inside(corners(p, d), w));
  if (has(kSelected)) picture = layer(picture, u_selected, line(d - 0.040, thick, w));
  if (has(kThreatened)) {
    picture = layer(picture, u_threatened, max(inside(aims(p, d), w), line(d - 0.012, 0.012, w)));
  }
  if (has(kStruck)) {
    float slash = max(abs(dot(p, vec2(0.8, 0.6)) ) - 0.028, length(p) - 0.62);
    picture = layer(picture, u_threatened, 0.9 * inside(slash, w));
  }
  if (has(kBlocked)) {
    float bar = max(abs(dot(p, vec2(0.6, -0.8))) - 0.05, length(p) - 0.56);
    float round = abs(length(p) - 0.56) - 0.05;
    picture = layer(picture, u_threatened, 0.85 * inside(min(bar, round), w));
  }
  if (has(kFresh)) picture = layer(picture, u_path, 0.75 * line(d - 0.030, 0.012, w));
  if (has(kFocused)) picture = layer(picture, u_focus, inside(dashes(p, d), w));
  if (has(kPath)) picture = layer(picture, u_path, inside(length(p) - 0.13, w));
  return picture;
}

// An empty cell: a shallow bowl when it may be chosen, otherwise nothing of its own.
vec4 slot_of(vec2 p, float d) {
  vec4 picture = vec4(0.0);
  if (has(kLegal)) {
    float body = inside(d, v_pixel);
    picture = layer(picture, u_legal, body * (0.13 + 0.10 * v_state.w));
    picture = layer(picture, u_legal, 0.55 * line(d + 0.012, max(0.010, 0.6 * v_pixel), v_pixel));
    picture = layer(picture, u_legal, 0.9 * inside(length(p) - 0.10, v_pixel));
  }
  if (has(kHovered)) picture = layer(picture, vec3(1.0), 0.14 * inside(d, v_pixel));
  if (has(kSelected)) picture = layer(picture, u_selected, line(d + 0.02, 0.024, v_pixel));
  if (has(kThreatened)) picture = layer(picture, u_threatened, inside(aims(p, d), v_pixel));
  if (has(kFocused)) picture = layer(picture, u_focus, inside(dashes(p, d + 0.08), v_pixel));
  if (has(kPath)) picture = layer(picture, u_path, inside(length(p) - 0.15, v_pixel));
  return picture;
}

vec4 piece_of(vec2 p) {
  vec4 picture = vec4(0.0);
  vec2 q = p;
  float squash = max(cos(v_state.y * 1.5707963), 0.04);
  q.x /= squash;
  q.y += 0.16 * v_lift;
  float d = piece(q);
  uint body = v_style.x & 15u;
  if (body == kSlot) return slot_of(p, piece(p));
  picture = marks_under(picture, solid(q));
  if (body == kGhost) {
    picture = layer(picture, top_of(q), 0.42 * inside(d, v_pixel));
    picture = layer(picture, u_path, 0.8 * inside(dashes(q, d + 0.05), v_pixel));
  } else {
    picture = layer(picture, side_of(q), inside(solid(q), v_pixel));
    picture = layer(picture, top_of(q), inside(d, v_pixel));
  }
  return marks_over(picture, q, d);
}

void main() {
  if (u_pass == 0) {
    uint body = v_style.x & 15u;
    vec4 dark = body == kTile || body == kFaceDown ? shadow_of(v_local) : vec4(0.0);
    o_color = vec4(0.0, 0.0, 0.0, dark.a);
    return;
  }
  o_color = piece_of(v_local) * v_state.z;
}

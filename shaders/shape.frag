// A shape by its signed distance: fill with a pattern and a core, edge in strokes, casing outside.
uniform sampler2D u_sheet;    // glyphs
uniform sampler2D u_corners;  // of polygons, one a texel
uniform float u_pixel;        // board units per device pixel
uniform float u_css;          // board units per CSS pixel
in vec2 v_local;
in vec2 v_board;
flat in vec4 v_turn;
flat in vec4 v_form;
flat in vec4 v_line;
flat in vec4 v_cell;
flat in vec4 v_fill;
flat in vec4 v_edge;
flat in vec4 v_casing;
flat in vec4 v_core;
flat in uvec4 v_style;
out vec4 o_color;

const int kWidth = 1024;  // of the texture of corners

// Distance to the outline (negative inside), way along it, and the direction outwards.
struct Place {
  float d;
  float along;
  vec2 normal;
};

Place disc(vec2 p) {
  float away = length(p);
  return Place(away - v_form.x, atan(p.y, p.x) * v_form.x, p / max(away, 1e-6));
}

Place box(vec2 p) {
  vec2 q = abs(p) - v_form.xy + v_form.z;
  float d = length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - v_form.z;
  vec2 n = q.x > q.y ? vec2(sign(p.x), 0.0) : vec2(0.0, sign(p.y));
  return Place(d, q.x > q.y ? p.y : p.x, n);
}

// Its middle lies along x.
Place arc(vec2 p) {
  float r = length(p);
  float angle = atan(p.y, p.x);
  float band = max(r - v_form.y, v_form.x - r);
  float half_turn = v_form.z;
  vec2 n = p / max(r, 1e-6) * (r > 0.5 * (v_form.x + v_form.y) ? 1.0 : -1.0);
  float rim = n.x * p.x + n.y * p.y > 0.0 ? v_form.y : max(v_form.x, 1e-6);
  if (half_turn > 3.1415) return Place(band, angle * rim, n);
  vec2 q = vec2(p.x, abs(p.y));
  // Beyond a half turn the two sides bound what is left out, not what is shown.
  float side = dot(q, vec2(-sin(half_turn), cos(half_turn)));
  if (half_turn > 1.5708 && q.x > 0.0) side = -r;
  if (half_turn <= 1.5708 && q.x < 0.0) side = r;
  if (side > band) return Place(side, r, vec2(-sin(half_turn), cos(half_turn) * sign(p.y)));
  return Place(band, angle * rim, n);
}

Place capsule(vec2 p) {
  float x = max(abs(p.x) - v_form.x, 0.0);
  return Place(length(vec2(x, p.y)) - v_form.y, p.x + v_form.x + v_form.z, vec2(0.0, sign(p.y)));
}

Place head(vec2 p) {
  float slope = (abs(p.y) - 0.5 * v_form.y * (1.0 - p.x / v_form.x)) * 0.91;
  float notch = -p.x - v_form.x + 0.35 * (v_form.y - abs(p.y));
  return Place(max(slope, notch), p.x, vec2(0.0, sign(p.y)));
}

vec2 corner(int i) {
  return texelFetch(u_corners, ivec2(i % kWidth, i / kWidth), 0).xy;
}

Place polygon(vec2 p) {
  int first = int(v_form.x + 0.5), count = int(v_form.y + 0.5);
  float least = 1e9, along = 0.0, walked = 0.0;
  vec2 nearest = vec2(0.0);
  bool within = false;
  vec2 a = corner(first + count - 1);
  for (int i = 0; i < count; ++i) {
    vec2 b = corner(first + i);
    vec2 edge = b - a;
    float span = length(edge);
    float t = clamp(dot(p - a, edge) / max(span * span, 1e-9), 0.0, 1.0);
    vec2 off = p - a - edge * t;
    float away = dot(off, off);
    if (away < least) {
      least = away;
      along = walked + t * span;
      nearest = off;
    }
    if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + edge.x * (p.y - a.y) / edge.y) within = !within;
    walked += span;
    a = b;
  }
  float d = sqrt(least);
  vec2 n = nearest / max(d, 1e-6) * (within ? -1.0 : 1.0);
  d = (within ? -d : d) - v_form.z;
  float cut = v_form.w;
  if (cut > 0.0) {
    float bows = max(floor(walked / (cut * 3.6)), 1.0);
    d += cut * (1.0 - abs(sin(3.1415927 * bows * along / walked)));
  }
  return Place(d, along, n);
}

Place gear(vec2 p) {
  float angle = atan(p.y, p.x);
  float away = length(p);
  float tooth = abs(fract(angle * v_form.y / 6.2831853) * 2.0 - 1.0);
  float d = away - v_form.x * (1.0 - v_form.z * tooth);
  return Place(d * 0.86, angle * v_form.x, p / max(away, 1e-6));
}

Place hull(vec2 p) {
  vec2 h = v_form.xy;
  float low = (p.y + h.y) / (2.0 * h.y);
  float wide = h.x * sqrt(max(1.0 - 0.62 * low * low, 0.0));
  float sheer = -h.y + 0.28 * h.y * (1.0 - p.x * p.x / (h.x * h.x));
  float d = max(max(abs(p.x) - wide, p.y - h.y), sheer - p.y);
  return Place(d, p.x, vec2(sign(p.x), 0.0));
}

Place place_of(vec2 p, uint kind) {
  if (kind == 1u) return disc(p);
  if (kind == 2u) return box(p);
  if (kind == 3u) return arc(p);
  if (kind == 4u) return capsule(p);
  if (kind == 5u) return head(p);
  if (kind == 6u) return polygon(p);
  if (kind == 7u) return gear(p);
  return hull(p);
}

// Distance to what a stroke of that width paints; `across` from its middle line.
float stroked(float across, float along, float width) {
  float plain = abs(across) - 0.5 * width;
  float dash = v_line.z;
  uint stroke = v_style.z;
  if (stroke == 1u) return max(plain, abs(mod(along, 2.0 * dash) - dash) - 0.55 * dash);
  if (stroke == 2u) return abs(abs(across) - 0.36 * width) - 0.15 * width;
  if (stroke == 3u) {
    float at = mod(along, 4.0 * dash);
    float dot_away = length(vec2(at - 3.25 * dash, across)) - 0.5 * width;
    return min(max(plain, abs(at - 1.1 * dash) - 1.1 * dash), dot_away);
  }
  if (stroke == 4u) return length(vec2(mod(along, dash) - 0.5 * dash, across)) - 0.55 * width;
  return plain;
}

// 0..1 in the pattern of the fill, which keeps its size on the screen and lies on the board.
float pattern() {
  vec2 at = v_board / u_css;
  float sharp = u_css / u_pixel;
  uint which = v_style.y;
  if (which == 1u) return clamp(0.5 + sharp * (abs(mod(at.x + at.y, 9.0) - 4.5) - 3.7), 0.0, 1.0);
  if (which == 2u) {
    vec2 cell = mod(at + vec2(mod(floor(at.y / 8.0), 2.0) * 4.0, 0.0), 8.0) - 4.0;
    return clamp(0.5 + sharp * (1.25 - length(cell)), 0.0, 1.0);
  }
  float wave = mod(at.y + 1.6 * sin(at.x * 0.28), 13.0) - 6.5;
  float broken = step(0.0, sin(at.x * 0.11 + floor((at.y + 6.5) / 13.0) * 2.1));
  return clamp(0.5 + sharp * (0.6 - abs(wave)), 0.0, 1.0) * broken;
}

// Distance beyond the side of a cut that is kept.
float cut_off() {
  if (v_style.w == 0u) return -1e9;
  return v_style.w == 1u ? v_local.y : -v_local.y;
}

vec4 glyph() {
  vec2 at = v_local / (2.0 * v_form.x) + 0.5;
  if (any(lessThan(at, vec2(0.0))) || any(greaterThan(at, vec2(1.0)))) return vec4(0.0);
  // The sheet holds the distance over a quarter of a cell.
  float d = (texture(u_sheet, mix(v_cell.xy, v_cell.zw, at)).r - 0.5) * 0.5 * v_form.x;
  float kept = inside(cut_off(), u_pixel);
  vec4 halo = layer(vec4(0.0), v_casing.rgb, inside(-d - v_form.y, u_pixel) * v_casing.a * kept);
  return layer(halo, v_fill.rgb, inside(-d, u_pixel) * v_fill.a * kept);
}

void main() {
  uint kind = v_style.x;
  if (kind == 0u) {
    o_color = glyph();
    return;
  }
  Place at = place_of(v_local, kind);
  at.d = max(at.d, cut_off());
  float soft = v_turn.z;
  if (soft > 0.0) {
    o_color = layer(vec4(0.0), v_fill.rgb, smoothstep(soft, -soft, at.d) * v_fill.a);
    return;
  }
  float width = v_line.x, cased = v_line.y;
  bool is_line = kind == 4u;
  float across = is_line ? v_local.y : at.d + 0.5 * width;
  float ink = stroked(across, at.along, is_line ? 2.0 * v_form.y : width);
  if (is_line) ink = max(ink, at.d);
  vec4 picture = vec4(0.0);
  // An opaque shape is cased as a whole, one that shines through round its outline, a bare outline
  // along its strokes.
  float outside = (is_line || v_fill.a == 0.0 ? ink : at.d) - cased;
  if (v_fill.a > 0.0 && v_fill.a < 0.99) outside = max(outside, -at.d - u_pixel);
  if (cased > 0.0) picture = layer(picture, v_casing.rgb, inside(outside, u_pixel) * v_casing.a);
  vec2 lamp = vec2(dot(v_turn.xy, kLight), v_turn.x * kLight.y - v_turn.y * kLight.x);
  vec2 across_it = kind == 6u ? vec2(0.0) : v_local / max(max(v_form.x, v_form.y), 1e-6);
  float lit = 1.0 + 0.5 * v_line.w * dot(lamp, across_it);
  vec4 fill = v_fill;
  if (v_turn.w > 0.0) fill = mix(fill, v_core, smoothstep(0.0, v_turn.w, -at.d));
  if (v_style.y != 0u) {
    fill = mix(fill, vec4(v_edge.rgb, max(fill.a, v_edge.a)), 0.42 * pattern() * v_edge.a);
  }
  picture = layer(picture, fill.rgb * lit, inside(at.d, u_pixel) * fill.a);
  if (width > 0.0 || is_line) {
    float shine = 1.0 + 0.8 * v_line.w * dot(at.normal, lamp);
    picture = layer(picture, min(v_edge.rgb * shine, 1.0), inside(ink, u_pixel) * v_edge.a);
  }
  o_color = picture;
}

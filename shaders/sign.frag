// Small things: a shape with an edge and a soft shadow, or a glyph of the sheet.
uniform sampler2D u_sheet;
in vec2 v_local;
flat in vec2 v_half;
flat in vec4 v_form;
flat in vec4 v_fill;
flat in vec4 v_edge;
flat in vec4 v_cell;
flat in float v_pixel;
out vec4 o_color;

float box(vec2 p, vec2 half_size, float radius) {
  vec2 q = abs(p) - half_size + radius;
  return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - radius;
}

// A shield: round below, flat above.
float shield(vec2 p, vec2 h) {
  vec2 q = vec2(abs(p.x) / h.x, p.y / h.y);
  float upper = max(q.x - 1.0, -q.y - 0.94);
  float lower = length(vec2(q.x + 0.35, max(q.y + 0.25, 0.0) * 1.08)) - 1.35;
  return max(upper, lower) * min(h.x, h.y);
}

// Points along x, its notched base behind.
float arrow(vec2 p, vec2 h) {
  float slope = abs(p.y) / h.y - 0.5 * (1.0 - p.x / h.x);
  float notch = -p.x - h.x + 0.55 * (h.y - abs(p.y)) * h.x / h.y;
  return max(slope * h.y * 0.85, notch);
}

float blade(vec2 p, vec2 h) {
  float t = clamp((p.x + h.x) / (2.0 * h.x), 0.0, 1.0);
  return max(abs(p.y) - h.y * t, abs(p.x) - h.x);
}

float form(vec2 p, vec2 h, int shape) {
  if (shape == 1) return length(p) - h.x;
  if (shape == 2) return shield(p, h);
  if (shape == 3) return box(p, h, 0.38 * min(h.x, h.y));
  if (shape == 4) return facing(p.yx, h.x * 0.93, h.x * 0.2).d;
  if (shape == 5) return box(p, h, min(h.x, h.y));
  if (shape == 6) return arrow(p, h);
  return blade(p, h);
}

void main() {
  int shape = int(v_form.z + 0.5);
  if (shape == 0) {
    vec2 at = v_local / (2.0 * v_half) + 0.5;
    if (any(lessThan(at, vec2(0.0))) || any(greaterThan(at, vec2(1.0)))) discard;
    // The sheet holds the distance over a quarter of a cell.
    float d = (texture(u_sheet, mix(v_cell.xy, v_cell.zw, at)).r - 0.5) * 0.5 * v_half.x;
    float alpha = inside(-d, v_pixel) * v_fill.a;
    float rim = inside(-d - v_form.w, v_pixel) * v_edge.a;
    o_color = layer(layer(vec4(0.0), v_edge.rgb, rim), v_fill.rgb, alpha);
    return;
  }
  float unit = v_cell.x;  // of the piece the sign lies on
  float d = form(v_local, v_half, shape);
  float fallen = form(v_local - vec2(0.010, 0.024) * unit, v_half, shape);
  float dark = 0.42 * smoothstep(0.045 * unit, -0.02 * unit, fallen) * v_edge.a;
  vec4 picture = layer(vec4(0.0), vec3(0.0), dark);
  float lit = 1.0 - 0.07 * v_local.y / max(v_half.y, 0.001);
  picture = layer(picture, v_edge.rgb, inside(d, v_pixel) * v_edge.a);
  picture = layer(picture, v_fill.rgb * lit, inside(d + v_form.w, v_pixel) * v_fill.a);
  o_color = picture;
}

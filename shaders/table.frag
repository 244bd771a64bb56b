// The table: dark slate under a lamp, cells faintly engraved where the lamp shines.
uniform vec4 u_lit;       // board rectangle under the lamp: min, max
uniform vec3 u_far;
uniform vec3 u_near;
uniform vec3 u_line;
uniform float u_pixel;    // board units per pixel
in vec2 v_board;
out vec4 o_color;

// Distance to the nearest cell border of the unit hexagon grid.
float grid(vec2 p) {
  const vec2 step_size = vec2(3.0, 1.7320508);
  vec2 a = mod(p + step_size * 0.5, step_size) - step_size * 0.5;
  vec2 b = mod(p, step_size) - step_size * 0.5;
  vec2 nearest = dot(a, a) < dot(b, b) ? a : b;
  return -hexagon(nearest, kHalfHeight);
}

void main() {
  vec2 middle = 0.5 * (u_lit.xy + u_lit.zw);
  vec2 reach = 0.5 * (u_lit.zw - u_lit.xy) + 3.5;
  vec2 q = (v_board - middle) / reach;
  float away = length(q);
  float lamp = exp(-1.35 * away * away);

  float grain = clouds(v_board * vec2(1.1, 1.5)) * 0.6 + clouds(v_board * 6.0) * 0.4;
  vec3 color = mix(u_far, u_near, lamp);
  color *= 0.86 + 0.28 * grain;

  float border = grid(v_board);
  float width = max(0.012, 0.55 * u_pixel);
  float cut = line(border, width, u_pixel) * exp(-2.6 * away * away);
  float glint = line(border - 2.0 * width, width, u_pixel) * exp(-2.6 * away * away);
  color = mix(color, u_line, 0.55 * cut);
  color = mix(color, u_far, 0.30 * glint);

  color *= 1.0 - 0.30 * smoothstep(0.9, 2.6, away);
  color += (hash(gl_FragCoord.xy) - 0.5) / 160.0;  // against bands in the dark gradient
  o_color = vec4(color, 1.0);
}

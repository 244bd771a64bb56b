// The table: dark slate under a lamp, cells faintly engraved where the lamp shines.
uniform sampler2D u_grain;  // tiles without a seam
uniform vec4 u_lit;         // board rectangle under the lamp: min, max
uniform vec3 u_far;
uniform vec3 u_near;
uniform vec3 u_line;
uniform float u_pixel;      // board units per pixel
in vec2 v_board;
out vec4 o_color;

// Depth inside the cell of the unit hexagon grid, 0 on its border.
float depth_in_cell(vec2 p) {
  const vec2 period = vec2(3.0, 1.7320508);
  vec2 a = mod(p + period * 0.5, period) - period * 0.5;
  vec2 b = mod(p, period) - period * 0.5;
  vec2 near = abs(dot(a, a) < dot(b, b) ? a : b);
  return kHalfHeight - max(near.y, near.x * 0.8660254 + near.y * 0.5);
}

void main() {
  vec2 middle = 0.5 * (u_lit.xy + u_lit.zw);
  vec2 reach = 0.5 * (u_lit.zw - u_lit.xy) + 3.5;
  vec2 q = (v_board - middle) / reach;
  float away = dot(q, q);
  float lamp = exp(-1.35 * away);

  float grain = texture(u_grain, v_board * vec2(0.045, 0.060)).r * 0.6 +
                texture(u_grain, v_board * 0.31).r * 0.4;
  vec3 color = mix(u_far, u_near, lamp) * (0.84 + 0.32 * grain);

  float border = depth_in_cell(v_board);
  float width = max(0.012, 0.55 * u_pixel);
  float engraved = exp(-2.6 * away);
  color = mix(color, u_line, 0.60 * engraved * line(border, width, u_pixel));
  color = mix(color, u_far, 0.35 * engraved * line(border - 2.0 * width, width, u_pixel));

  color *= 1.0 - 0.30 * smoothstep(0.8, 6.0, away);
  o_color = vec4(color + dither(gl_FragCoord.xy) / 170.0, 1.0);
}

// The ground of a ring or plane: a lamp over it, and where there is a table its dust, a frame and a
// faint grid.
uniform sampler2D u_grain;  // tiles without a seam
uniform vec4 u_lit;         // board rectangle under the lamp: min, max
uniform vec3 u_far;
uniform vec3 u_near;
uniform vec3 u_line;
uniform vec3 u_beside;      // round a framed table
uniform float u_pixel;      // board units per device pixel
uniform float u_css;        // board units per CSS pixel
uniform float u_grid;       // board units; 0 where nothing is framed
uniform vec2 u_origin;      // a crossing of the grid
in vec2 v_board;
out vec4 o_color;

float grid(vec2 p) {
  vec2 off = abs(mod(p - u_origin + 0.5 * u_grid, u_grid) - 0.5 * u_grid);
  return max(line(off.x, 0.5 * u_css, u_pixel), line(off.y, 0.5 * u_css, u_pixel));
}

void main() {
  vec2 middle = 0.5 * (u_lit.xy + u_lit.zw);
  vec2 half_size = 0.5 * (u_lit.zw - u_lit.xy);
  vec2 q = (v_board - middle) / half_size;
  float unit = max(half_size.x, half_size.y);
  float lamp = exp(-0.62 * dot(q, q));
  vec2 at = v_board / unit;
  float grain = 0.6 * texture(u_grain, at * vec2(0.55, 0.73)).r +
                0.4 * texture(u_grain, at * 3.1).r;
  vec3 color = mix(u_far, u_near, lamp) * (0.84 + 0.32 * grain);
  if (u_grid > 0.0) {
    vec2 past = abs(v_board - middle) - half_size;
    float d = max(past.x, past.y);
    // Paths worn by many feet, and a few stones.
    float worn = smoothstep(0.50, 0.66, texture(u_grain, at * 0.21 + 0.37).r);
    float stone = smoothstep(0.735, 0.765, texture(u_grain, at * 9.0).r);
    vec3 felt = mix(u_far, u_near, 0.42 + 0.72 * lamp) * (0.86 + 0.28 * grain);
    // Beyond the frame the same ground runs on below the panels, in the light of the room.
    vec3 beside = mix(u_beside * (0.7 + 0.4 * grain), felt, 0.7) * 0.9;
    felt = felt * (1.0 + 0.20 * worn) + u_line * 0.14 * stone;
    felt = mix(felt, u_line, 0.16 * grid(v_board));
    felt *= 1.0 - 0.38 * smoothstep(-0.035 * unit, 0.0, d);
    color = mix(beside, felt, inside(d, u_pixel));
    color = mix(color, u_line * 0.8, line(d - 2.5 * u_css, 0.75 * u_css, u_pixel));
    color = mix(color, u_line * 0.5, line(d - 7.0 * u_css, 0.5 * u_css, u_pixel));
  }
  o_color = vec4(color + dither(gl_FragCoord.xy) / 170.0, 1.0);
}

// The Vortex: a well of light in a stone rim with six brass gates, one for each side that counts.
uniform float u_turn;     // radians
uniform float u_glow;     // 0..1
uniform float u_pixel;    // local units per pixel
in vec2 v_local;
out vec4 o_color;

const vec3 kDeep = vec3(0.030, 0.055, 0.130);
const vec3 kTeal = vec3(0.090, 0.470, 0.560);
const vec3 kViolet = vec3(0.470, 0.270, 0.780);
const vec3 kHot = vec3(1.000, 0.930, 0.800);
const vec3 kStone = vec3(0.205, 0.235, 0.290);
const vec3 kBrass = vec3(0.840, 0.640, 0.300);

// Arms wound on a logarithmic spiral, torn by clouds that turn slower outside than inside.
vec3 well(vec2 p) {
  float r = length(p);
  float angle = atan(p.y, p.x);
  float depth = log(max(r, 0.02));
  float twist = angle + 2.1 * depth - u_turn;
  vec2 drift = vec2(cos(twist), sin(twist)) * (1.4 + r);
  float torn = clouds(drift * 2.1 + vec2(depth * 1.7, -depth));
  float arms = 0.5 + 0.5 * sin(3.0 * twist + 4.2 * torn);
  float threads = 0.5 + 0.5 * sin(9.0 * twist + 9.0 * torn + 3.0 * depth);
  float rim = smoothstep(0.80, 0.30, r);
  vec3 color = mix(kDeep, kTeal, smoothstep(0.15, 0.95, arms) * (0.35 + 0.65 * rim));
  color = mix(color, kViolet, smoothstep(0.45, 0.75, torn) * smoothstep(0.86, 0.25, r) * 0.75);
  color += kHot * 0.16 * pow(threads, 6.0) * rim;
  color += kHot * (0.055 / (r * r + 0.035)) * (0.45 + 0.35 * u_glow);
  color *= mix(0.45, 1.0, smoothstep(0.84, 0.55, r));
  return color;
}

void main() {
  float body = rounded_hexagon(v_local, 0.83, 0.06);
  float opening = rounded_hexagon(v_local, 0.655, 0.09);
  vec3 side = hexagon_side(v_local, 0.83);

  vec4 picture = vec4(0.0);
  // Light spilled on the table.
  float spill = exp(-3.4 * max(body, 0.0)) * (0.10 + 0.22 * u_glow) * smoothstep(1.05, 0.0, body);
  picture = layer(picture, mix(kTeal, kViolet, 0.35), spill * step(0.0, body));
  // Shadow of the rim.
  float shadow = rounded_hexagon(v_local - vec2(0.02, 0.07), 0.83, 0.08);
  picture = layer(picture, vec3(0.0), 0.45 * smoothstep(0.10, -0.02, shadow) * step(0.0, body));

  // The stone rim, lit from the upper left, with a bright edge outside and inside.
  float lit = dot(side.xy, kLight);
  vec3 stone = kStone * (0.92 + 0.30 * lit) * (0.85 + 0.30 * clouds(v_local * 9.0));
  stone += 0.20 * max(lit, 0.0) * line(body + 0.018, 0.014, u_pixel);
  stone *= 1.0 - 0.35 * line(opening - 0.012, 0.016, u_pixel) * max(lit, 0.0);
  stone += 0.22 * max(-lit, 0.0) * line(opening - 0.012, 0.014, u_pixel);
  // Gates: a brass wedge in the middle of each side.
  float along = abs(side.z);
  float gate = max(along - 0.150 + 0.05 * (body + 0.10), abs(body + 0.085) - 0.040);
  vec3 brass = kBrass * (0.80 + 0.35 * lit);
  stone = mix(stone, vec3(0.06, 0.06, 0.08), inside(gate - 0.022, u_pixel));
  stone = mix(stone, brass, inside(gate, u_pixel));
  // Runes between the gates: small brass studs.
  float stud = length(vec2((0.5 - along) * 0.96, body + 0.085)) - 0.024;
  stone = mix(stone, brass * 0.9, inside(stud, u_pixel));

  vec3 color = mix(stone, well(v_local), inside(opening, u_pixel));
  // The well's own light on the inner wall.
  color += kTeal * 0.35 * exp(-26.0 * max(opening, 0.0)) * step(0.0, opening) * (0.5 + u_glow);
  picture = layer(picture, color, inside(body, u_pixel));
  o_color = picture;
}

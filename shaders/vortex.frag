// The Vortex: a well of light in a stone rim with six brass gates, one for each side that counts.
uniform sampler2D u_grain;  // tiles without a seam
uniform float u_turn;       // radians
uniform float u_glow;       // 0..1
uniform float u_pixel;      // local units per pixel
in vec2 v_local;
out vec4 o_color;

const float kApothem = 0.83;
const vec3 kDeep = vec3(0.030, 0.055, 0.130);
const vec3 kTeal = vec3(0.090, 0.470, 0.560);
const vec3 kViolet = vec3(0.470, 0.270, 0.780);
const vec3 kHot = vec3(1.000, 0.930, 0.800);
const vec3 kStone = vec3(0.205, 0.235, 0.290);
const vec3 kBrass = vec3(0.840, 0.640, 0.300);

// Arms wound on a logarithmic spiral, torn by clouds that turn slower outside than inside.
vec3 well(vec2 p) {
  float r = length(p);
  float depth = log(max(r, 0.02));
  float twist = atan(p.y, p.x) + 2.1 * depth - u_turn;
  vec2 drift = vec2(cos(twist), sin(twist)) * (1.4 + r);
  float torn = texture(u_grain, drift * 0.085 + vec2(depth * 0.060, -0.05 * depth)).r;
  float arms = 0.5 + 0.5 * sin(3.0 * twist + 4.2 * torn);
  float threads = 0.5 + 0.5 * sin(9.0 * twist + 9.0 * torn + 3.0 * depth);
  float rim = smoothstep(0.80, 0.30, r);
  vec3 color = mix(kDeep, kTeal, smoothstep(0.15, 0.95, arms) * (0.35 + 0.65 * rim));
  color = mix(color, kViolet, smoothstep(0.45, 0.75, torn) * smoothstep(0.86, 0.25, r) * 0.75);
  color += kHot * 0.16 * pow(threads, 6.0) * rim;
  color += kHot * (0.055 / (r * r + 0.035)) * (0.45 + 0.25 * u_glow);
  return color * mix(0.45, 1.0, smoothstep(0.84, 0.55, r));
}

// The stone, lit from the upper left, with brass wedges in the middle of each side and studs at the
// corners.
vec3 rim(Side side, float opening) {
  float lit = dot(side.normal, kLight);
  vec3 stone = kStone * (0.92 + 0.30 * lit) * (0.80 + 0.40 * texture(u_grain, v_local * 0.31).r);
  stone += 0.20 * max(lit, 0.0) * line(side.d + 0.018, 0.014, u_pixel);
  stone *= 1.0 - 0.35 * line(opening - 0.012, 0.016, u_pixel) * max(lit, 0.0);
  stone += 0.22 * max(-lit, 0.0) * line(opening - 0.012, 0.014, u_pixel);
  float along = abs(side.along);
  float across = side.d + 0.085;
  float gate = max(along - 0.150 + 0.05 * (side.d + 0.10), abs(across) - 0.040);
  vec3 brass = kBrass * (0.80 + 0.35 * lit);
  stone = mix(stone, vec3(0.06, 0.06, 0.08), inside(gate - 0.022, u_pixel));
  stone = mix(stone, brass, inside(gate, u_pixel));
  float stud = length(vec2((0.5 - along) * 0.96, across)) - 0.024;
  return mix(stone, brass * 0.9, inside(stud, u_pixel));
}

vec4 around(float d) {
  float spill = exp(-3.4 * d) * (0.10 + 0.22 * u_glow) * smoothstep(1.05, 0.0, d);
  vec4 picture = layer(vec4(0.0), mix(kTeal, kViolet, 0.35), spill);
  float shadow = facing(v_local - vec2(0.02, 0.07), kApothem, 0.08).d;
  return layer(picture, vec3(0.0), 0.45 * smoothstep(0.10, -0.02, shadow));
}

void main() {
  Side side = facing(v_local, kApothem, 0.06);
  if (side.d > u_pixel) {
    o_color = around(side.d);
    return;
  }
  float opening = facing(v_local, 0.655, 0.09).d;
  vec3 color = well(v_local);
  if (opening > -u_pixel) color = mix(rim(side, opening), color, inside(opening, u_pixel));
  // The well's own light on the inner wall.
  float shine = exp(-26.0 * max(opening, 0.0)) * inside(-opening, u_pixel);
  color += kTeal * 0.35 * shine * (0.5 + 0.7 * u_glow);
  o_color = layer(vec4(0.0), color, inside(side.d, u_pixel));
}

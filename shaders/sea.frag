// Water in rings that fall towards the middle like steps: bright outside, nearly black inside, foam
// and shade at each drop, an eye that turns. Everything on a ring turns with it.
uniform sampler2D u_grain;  // tiles without a seam
uniform vec4 u_rings[6];    // inner radius, outer radius, turned by, depth; outwards
uniform int u_count;
uniform float u_eye;        // what the eye is turned by
uniform float u_pixel;      // board units per device pixel
uniform float u_css;        // board units per CSS pixel
uniform vec3 u_near;        // shallow and deep water, foam
uniform vec3 u_far;
uniform vec3 u_foam;
uniform vec2 u_mist;        // where it begins, and how far it reaches clockwise; radians
in vec2 v_local;
out vec4 o_color;

const vec3 kAbyss = vec3(0.012, 0.035, 0.070);
const vec3 kBrass = vec3(0.847, 0.714, 0.451);
const vec3 kViolet = vec3(0.420, 0.300, 0.740);

// Long streaks along the ring, longer than they are wide.
float streaks(float angle, float r, float turned, float seed) {
  float round_it = (angle - turned) / 6.2831853;
  float coarse = texture(u_grain, vec2(round_it * 2.0, r * 0.55 + seed)).r;
  float fine = texture(u_grain, vec2(round_it * 5.0 + 0.3 * coarse, r * 1.9 + seed * 3.1)).r;
  return 0.55 * coarse + 0.45 * fine;
}

vec3 water(float r, float angle, vec4 ring, float seed, out float torn) {
  float out_there = (r - ring.x) / max(ring.y - ring.x, 1e-4);
  torn = streaks(angle, r, ring.z, seed);
  float deep = clamp(ring.w + 0.16 * (0.5 - out_there), 0.0, 1.0);
  vec3 color = mix(u_near, u_far, smoothstep(0.0, 0.72, deep));
  color = mix(color, kAbyss, smoothstep(0.62, 1.05, deep));
  color *= 0.80 + 0.40 * torn;
  float crest = smoothstep(0.600, 0.655, torn) * smoothstep(0.740, 0.670, torn);
  // Thin lines round the middle, broken where the water is smooth.
  float lines = abs(fract(9.0 * r + 1.3 * torn + seed) - 0.5);
  float wake = smoothstep(0.055, 0.0, lines - 0.012) * smoothstep(0.44, 0.60, torn);
  return color + u_foam * (0.11 * crest * (1.0 - 0.6 * deep) + 0.075 * wake * (1.0 - 0.35 * deep));
}

// Mist of the threat over the outer water, thick at its newest end.
float mist(float angle, float r, float edge, float inner) {
  if (u_mist.y <= 0.0) return 0.0;
  float along = mod(angle - u_mist.x, 6.2831853);
  if (along > 0.5 * (6.2831853 + u_mist.y)) along -= 6.2831853;
  float within = smoothstep(-0.20, 0.10, along) * smoothstep(u_mist.y + 0.34, u_mist.y - 0.10, along);
  float torn = texture(u_grain, vec2(angle * 0.32, r * 0.3)).r;
  float near = clamp((r - inner) / (edge - inner) + 0.5 * (torn - 0.5), 0.0, 1.0);
  return within * near * near * (0.62 + 0.5 * torn);
}

vec3 eye(vec2 p, float radius) {
  float r = length(p) / radius;
  float twist = atan(p.y, p.x) + 2.6 * log(max(r, 0.03)) - u_eye;
  float torn = texture(u_grain, vec2(cos(twist), sin(twist)) * (0.10 + 0.06 * r)).r;
  float arms = 0.5 + 0.5 * sin(4.0 * twist + 2.6 * torn);
  vec3 color = mix(kAbyss, u_near * 1.25, smoothstep(0.45, 1.0, arms) * smoothstep(1.0, 0.5, r));
  color = mix(color, kViolet, smoothstep(0.35, 0.0, arms) * 0.55 * smoothstep(1.0, 0.2, r));
  return color + u_foam * (0.05 / (r * r + 0.05)) + u_foam * 0.10 * pow(arms, 8.0);
}

void main() {
  float r = length(v_local);
  float angle = atan(v_local.x, -v_local.y);
  float edge = u_rings[u_count - 1].y;
  float hole = u_rings[0].x;
  if (r > edge + u_pixel) {
    // The board lies on the table.
    float fall = length(v_local - vec2(0.02, 0.07)) - edge;
    o_color = layer(vec4(0.0), vec3(0.0), 0.55 * smoothstep(0.24, -0.04, fall));
    return;
  }
  vec3 color = r < hole + u_pixel ? eye(v_local, hole) : vec3(0.0);
  float lamp = dot(v_local / edge, kLight);
  for (int i = 0; i < u_count; ++i) {
    vec4 ring = u_rings[i];
    if (r < ring.x - u_pixel || r > ring.y + u_pixel) continue;
    float torn;
    vec3 here = water(r, angle, ring, float(i) * 0.37, torn);
    // The step from the next ring down to this one: its wall throws shade, more under the lamp.
    float wall = ring.y - r;
    bool rim = i == u_count - 1;
    if (!rim) here *= 1.0 - (0.62 + 0.22 * lamp) * exp(-11.0 * wall);
    // Foam where this ring falls off to the one inside.
    float lip = r - ring.x + 0.07 * (torn - 0.5);
    here += u_foam * (0.42 * exp(-70.0 * abs(lip - 0.018)) + 0.13 * exp(-16.0 * max(lip, 0.0)));
    color = mix(color, here, inside(ring.x - r, u_pixel));
    color = mix(color, kBrass, 0.5 * line(r - ring.y + u_css, 0.65 * u_css, u_pixel));
  }
  vec4 outermost = u_rings[u_count - 1];
  color = mix(color, vec3(0.36, 0.16, 0.62), 0.80 * mist(angle, r, edge, outermost.x));
  color *= 1.0 + 0.10 * lamp;
  color += dither(gl_FragCoord.xy) / 170.0;
  o_color = layer(vec4(0.0), color, inside(r - edge, u_pixel));
}

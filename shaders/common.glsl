// Shared by all effects; the renderer puts it before each of them.
precision highp float;
precision highp int;

const float kHalfHeight = 0.8660254;  // centre to the middle of a side, of a hexagon of size 1
const vec2 kLight = vec2(-0.50, -0.8660254);  // where the lamp stands, y down

// Signed distance to a flat-top hexagon; `apothem` is centre to the middle of a side.
float hexagon(vec2 p, float apothem) {
  const vec3 k = vec3(-0.8660254, 0.5, 0.57735027);
  p = abs(p);
  p -= 2.0 * min(dot(k.xy, p), 0.0) * k.xy;
  p -= vec2(clamp(p.x, -k.z * apothem, k.z * apothem), apothem);
  return length(p) * sign(p.y);
}

float rounded_hexagon(vec2 p, float apothem, float radius) {
  return hexagon(p, apothem - radius) - radius;
}

// The outward normal of the side nearest to p, and in z the place along that side: -0.5 .. 0.5 of
// its length at distance `apothem`.
vec3 hexagon_side(vec2 p, float apothem) {
  float sixth = 1.0471976;
  float angle = (floor(atan(p.y, p.x) / sixth) + 0.5) * sixth;
  vec2 normal = vec2(cos(angle), sin(angle));
  return vec3(normal, dot(p, vec2(-normal.y, normal.x)) / (apothem * 1.1547005));
}

float hash(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}

float noise(vec2 p) {
  vec2 cell = floor(p);
  vec2 f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(cell), hash(cell + vec2(1, 0)), f.x),
             mix(hash(cell + vec2(0, 1)), hash(cell + vec2(1, 1)), f.x), f.y);
}

float clouds(vec2 p) {
  float sum = 0.0;
  float weight = 0.5;
  for (int i = 0; i < 4; ++i) {
    sum += weight * noise(p);
    p = mat2(1.6, 1.2, -1.2, 1.6) * p + 7.3;
    weight *= 0.5;
  }
  return sum;
}

// How much of a pixel lies inside a signed distance.
float inside(float d, float pixel) { return clamp(0.5 - d / pixel, 0.0, 1.0); }
// How much of a pixel lies on a line of that half width round d = 0.
float line(float d, float half_width, float pixel) { return inside(abs(d) - half_width, pixel); }

// Paints `color` over `under`, both with straight alpha in w of the first.
vec3 over(vec3 under, vec4 color) { return mix(under, color.rgb, color.a); }
// The same for a picture that keeps premultiplied alpha.
vec4 layer(vec4 under, vec3 color, float alpha) {
  return vec4(color * alpha, alpha) + under * (1.0 - alpha);
}

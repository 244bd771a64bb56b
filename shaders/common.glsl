// Shared by all effects; the renderer puts it before each of them, after the variant's #defines.
precision highp float;
precision highp int;

const float kHalfHeight = 0.8660254;  // centre to the middle of a side, of a hexagon of size 1
const vec2 kLight = vec2(-0.50, -0.8660254);  // where the lamp stands, y down

// A point seen from a flat-top hexagon: `normal` of the side it faces, `along` that side (-0.5..0.5
// of its length at `apothem`), and the signed distance `d` to the rounded outline.
struct Side {
  vec2 normal;
  float along;
  float d;
};

Side facing(vec2 p, float apothem, float radius) {
  vec2 a = abs(p);
  float slant = a.x * 0.8660254 + a.y * 0.5;
  bool slanted = slant > a.y;
  vec2 towards = vec2(p.x < 0.0 ? -1.0 : 1.0, p.y < 0.0 ? -1.0 : 1.0);
  Side side;
  side.normal = (slanted ? vec2(0.8660254, 0.5) : vec2(0.0, 1.0)) * towards;
  float high = max(slant, a.y);
  float wide = dot(p, vec2(-side.normal.y, side.normal.x));
  side.along = wide / (apothem * 1.1547005);
  float inner = apothem - radius;
  float past = max(abs(wide) - inner * 0.57735027, 0.0);
  side.d = high > inner ? length(vec2(past, high - inner)) - radius : high - apothem;
  return side;
}

// Interleaved gradient noise: breaks the bands of dark gradients at no cost.
float dither(vec2 pixel) {
  return fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715)))) - 0.5;
}

// How much of a pixel lies inside a signed distance.
float inside(float d, float pixel) { return clamp(0.5 - d / pixel, 0.0, 1.0); }
// How much of a pixel lies on a line of that half width round d = 0.
float line(float d, float half_width, float pixel) { return inside(abs(d) - half_width, pixel); }

// Paints `color` over a picture that keeps premultiplied alpha.
vec4 layer(vec4 under, vec3 color, float alpha) {
  return vec4(color * alpha, alpha) + under * (1.0 - alpha);
}

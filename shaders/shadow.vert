// One instance for each piece that throws a shadow. Same layout as piece.vert.
uniform vec2 u_center;
uniform vec2 u_half;
layout(location = 0) in vec4 a_place;    // x, y, size, lift
layout(location = 1) in vec4 a_state;    // turn, flip, opacity, sweep
layout(location = 6) in uvec4 a_style;
out vec2 v_local;
flat out float v_lift;
flat out float v_strength;

void main() {
  vec2 corner = vec2((gl_VertexID & 1) == 0 ? -1.0 : 1.0, (gl_VertexID & 2) == 0 ? -1.0 : 1.0);
  uint body = a_style.x & 15u;
  bool solid = body == 0u || body == 1u;
  float reach = solid ? 1.10 + 0.35 * a_place.w : 0.0;
  vec2 local = corner * vec2(reach, reach * 0.95) + vec2(0.03, 0.10);
  v_local = local;
  vec2 board = a_place.xy + local * a_place.z;
  gl_Position = vec4((board - u_center) / u_half * vec2(1.0, -1.0), 0.0, 1.0);
  v_lift = a_place.w;
  v_strength = a_state.z * cos(a_state.y * 1.5707963);
}

// One instance for each piece: a rectangle round its hexagon, wider where marks need room.
uniform vec2 u_center;
uniform vec2 u_half;
uniform float u_pixel_board;  // board units per pixel
layout(location = 0) in vec4 a_place;    // x, y, size, lift
layout(location = 1) in vec4 a_state;    // turn, flip, opacity, sweep
layout(location = 2) in vec4 a_face;
layout(location = 3) in vec4 a_ink;
layout(location = 4) in vec4 a_owner;
layout(location = 5) in vec4 a_icon;     // cell in the sheet: u0, v0, u1, v1; empty when u1 = u0
layout(location = 6) in uvec4 a_style;   // body + 16 dimmed, frame, owner mark, marks
out vec2 v_local;
flat out vec4 v_state;
flat out vec3 v_face;
flat out vec3 v_ink;
flat out vec3 v_owner;
flat out vec4 v_icon;
flat out uvec4 v_style;
flat out float v_pixel;
flat out float v_lift;

void main() {
  vec2 corner = vec2((gl_VertexID & 1) == 0 ? -1.0 : 1.0, (gl_VertexID & 2) == 0 ? -1.0 : 1.0);
  float margin = (a_style.w > 1u ? 0.36 : 0.03) + u_pixel_board / a_place.z;
  vec2 local = corner * (vec2(0.94, 0.86) + margin) + vec2(0.0, 0.045 - 0.16 * a_place.w);
  v_local = local;
  float c = cos(a_state.x);
  float s = sin(a_state.x);
  vec2 turned = vec2(c * local.x - s * local.y, s * local.x + c * local.y);
  vec2 board = a_place.xy + turned * a_place.z;
  gl_Position = vec4((board - u_center) / u_half * vec2(1.0, -1.0), 0.0, 1.0);
  v_state = a_state;
  v_face = a_face.rgb;
  v_ink = a_ink.rgb;
  v_owner = a_owner.rgb;
  v_icon = a_icon;
  v_style = a_style;
  v_pixel = u_pixel_board / a_place.z;
  v_lift = a_place.w;
}

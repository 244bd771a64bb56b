// A square round the middle of the board, wide enough for its glow.
uniform vec2 u_center;
uniform vec2 u_half;
uniform vec2 u_place;     // of the Vortex, board units
uniform float u_size;
out vec2 v_local;

const float kReach = 1.9;

void main() {
  vec2 corner = vec2((gl_VertexID & 1) == 0 ? -1.0 : 1.0, (gl_VertexID & 2) == 0 ? -1.0 : 1.0);
  v_local = corner * kReach;
  vec2 board = u_place + v_local * u_size;
  gl_Position = vec4((board - u_center) / u_half * vec2(1.0, -1.0), 0.0, 1.0);
}

// One triangle over the whole viewport.
uniform vec2 u_center;    // board point in the middle
uniform vec2 u_half;      // half the viewport in board units
out vec2 v_board;

void main() {
  vec2 corner = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
  v_board = u_center + corner * vec2(1.0, -1.0) * u_half;
  gl_Position = vec4(corner, 0.0, 1.0);
}

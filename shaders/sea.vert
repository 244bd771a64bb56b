// A square round the rings, wide enough for their shadow.
uniform vec2 u_center;
uniform vec2 u_half;
uniform float u_reach;  // board units
out vec2 v_local;

void main() {
  vec2 corner = vec2((gl_VertexID & 1) == 0 ? -1.0 : 1.0, (gl_VertexID & 2) == 0 ? -1.0 : 1.0);
  v_local = corner * u_reach;
  gl_Position = vec4((v_local - u_center) / u_half * vec2(1.0, -1.0), 0.0, 1.0);
}

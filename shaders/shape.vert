// One instance for each shape of a ring or plane: a rectangle that holds it, turned as it is.
uniform vec2 u_center;
uniform vec2 u_half;
layout(location = 0) in vec4 a_place;  // x, y, half width, half height
layout(location = 1) in vec4 a_turn;   // cosine, sine, softness, depth of the core
layout(location = 2) in vec4 a_form;
layout(location = 3) in vec4 a_line;   // width of edge and casing, dash, light
layout(location = 4) in vec4 a_cell;
layout(location = 5) in vec4 a_fill;
layout(location = 6) in vec4 a_edge;
layout(location = 7) in vec4 a_casing;
layout(location = 8) in vec4 a_core;
layout(location = 9) in uvec4 a_style;  // kind, pattern, stroke
out vec2 v_local;
out vec2 v_board;
flat out vec4 v_turn;
flat out vec4 v_form;
flat out vec4 v_line;
flat out vec4 v_cell;
flat out vec4 v_fill;
flat out vec4 v_edge;
flat out vec4 v_casing;
flat out vec4 v_core;
flat out uvec4 v_style;

void main() {
  vec2 corner = vec2((gl_VertexID & 1) == 0 ? -1.0 : 1.0, (gl_VertexID & 2) == 0 ? -1.0 : 1.0);
  v_local = corner * a_place.zw + vec2(a_style.x == 3u ? a_form.w : 0.0, 0.0);
  vec2 turned = mat2(a_turn.x, a_turn.y, -a_turn.y, a_turn.x) * v_local;
  v_board = a_place.xy + turned;
  gl_Position = vec4((v_board - u_center) / u_half * vec2(1.0, -1.0), 0.0, 1.0);
  v_turn = a_turn;
  v_form = a_form;
  v_line = a_line;
  v_cell = a_cell;
  v_fill = a_fill;
  v_edge = a_edge;
  v_casing = a_casing;
  v_core = a_core;
  v_style = a_style;
}

// One instance for each small thing on or between pieces: plates, digits, icons, pips, lines.
uniform vec2 u_center;
uniform vec2 u_half;
uniform float u_pixel_board;
layout(location = 0) in vec4 a_place;   // x, y, half width, half height; board units
layout(location = 1) in vec4 a_form;    // cosine, sine, shape, amount
layout(location = 2) in vec4 a_fill;
layout(location = 3) in vec4 a_edge;
layout(location = 4) in vec4 a_cell;    // of a glyph: place in the sheet; of a shape: x = its unit
out vec2 v_local;
flat out vec2 v_half;
flat out vec4 v_form;
flat out vec4 v_fill;
flat out vec4 v_edge;
flat out vec4 v_cell;
flat out float v_pixel;

void main() {
  vec2 corner = vec2((gl_VertexID & 1) == 0 ? -1.0 : 1.0, (gl_VertexID & 2) == 0 ? -1.0 : 1.0);
  bool glyph = a_form.z < 0.5;
  float margin = (glyph ? 0.0 : 0.07 * a_cell.x) + 1.5 * u_pixel_board;
  vec2 local = corner * (a_place.zw + margin);
  vec2 turned = mat2(a_form.x, a_form.y, -a_form.y, a_form.x) * local;
  vec2 board = a_place.xy + turned;
  gl_Position = vec4((board - u_center) / u_half * vec2(1.0, -1.0), 0.0, 1.0);
  v_local = local;
  v_half = a_place.zw;
  v_form = a_form;
  v_fill = a_fill;
  v_edge = a_edge;
  v_cell = a_cell;
  v_pixel = u_pixel_board;
}

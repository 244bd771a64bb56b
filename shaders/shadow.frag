// The shadow of a piece: near and dark where it lies, far and soft where it is lifted.
in vec2 v_local;
flat in float v_lift;
flat in float v_strength;
out vec4 o_color;

void main() {
  float height = 0.35 + v_lift;
  vec2 fall = vec2(0.05, 0.10) * height + vec2(0.0, 0.05 + 0.10 * v_lift);
  float d = facing(v_local - fall, 0.815, 0.10).d;
  float soft = 0.05 + 0.22 * height;
  float dark = 0.62 * smoothstep(soft, -soft * 0.7, d) / (0.85 + 0.35 * v_lift);
  o_color = vec4(0.0, 0.0, 0.0, dark * v_strength);
}

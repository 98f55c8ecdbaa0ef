#version 300 es
// A point far brighter than all around it in the other half is a stray ray: it is lowered to them.
precision highp float;
out vec4 o;
uniform sampler2D uT, uO;
float light(vec3 c) { return dot(c, vec3(.3, .59, .11)); }
void main() {
  ivec2 p = ivec2(gl_FragCoord.xy), last = textureSize(uT, 0) - 1;
  float most = 0.;
  for (int i = 0; i < 9; i++) {
    ivec2 q = clamp(p + ivec2(i % 3 - 1, i / 3 - 1), ivec2(0), last);
    most = max(most, light(texelFetch(uO, q, 0).rgb));
  }
  vec4 c = texelFetch(uT, p, 0);
  o = vec4(c.rgb * min(1., (1.2 * most + .002) / (light(c.rgb) + 1e-6)), c.a);
}

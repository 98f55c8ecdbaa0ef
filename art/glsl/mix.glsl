#version 300 es
// Light is additive: a frame under lamps of other strengths is the sum of one exposure to each lamp. The way to the surface is the same in each.
precision highp float;
out vec4 o;
uniform sampler2D uT;
uniform float uK, uPart;
void main() {
  vec4 c = texelFetch(uT, ivec2(gl_FragCoord.xy), 0);
  o = vec4(c.rgb * uK, c.a * uPart);
}

#version 300 es
// Light is additive: a frame under lamps of other strengths is the sum of one exposure to each lamp.
precision highp float;
out vec4 o;
uniform sampler2D uT;
uniform float uK;
void main() {
  vec4 c = texelFetch(uT, ivec2(gl_FragCoord.xy), 0);
  o = vec4(c.rgb * uK, c.a);
}

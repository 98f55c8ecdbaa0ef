#version 300 es
// One direction of a Gaussian blur.
precision highp float;
out vec4 o;
uniform sampler2D uT;
uniform vec2 uD, uR;
uniform float uS, uK;
void main() {
  vec2 u = gl_FragCoord.xy / uR;
  vec3 sum = vec3(0);
  float w = 0.;
  for (int i = -12; i <= 12; i++) {
    float f = float(i), k = exp(-f * f / (2. * uS * uS));
    sum += k * min(texture(uT, u + uD * f).rgb * uK, vec3(8));
    w += k;
  }
  o = vec4(sum / w, 1);
}

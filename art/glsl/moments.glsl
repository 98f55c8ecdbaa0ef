#version 300 es
// Half the passes went into uT, the other half into uO: what they agree on is picture, what they differ in is noise.
// Writes the mean, on a scale on which noise is about even, and the variance of that mean.
precision highp float;
out vec4 o;
uniform sampler2D uT, uO;
uniform float uK;
float tone(vec3 c) { return pow(dot(c, vec3(.3, .59, .11)) + 1e-5, .4); }
void main() {
  ivec2 p = ivec2(gl_FragCoord.xy), last = textureSize(uT, 0) - 1;
  float variance = 0.;
  for (int y = -2; y <= 2; y++)
    for (int x = -2; x <= 2; x++) {
      ivec2 q = clamp(p + ivec2(x, y), ivec2(0), last);
      float d = tone(texelFetch(uT, q, 0).rgb * uK) - tone(texelFetch(uO, q, 0).rgb * uK);
      variance += d * d;
    }
  vec4 a = texelFetch(uT, p, 0), b = texelFetch(uO, p, 0);
  o = vec4(tone((a.rgb + b.rgb) * uK * .5), variance / 100., 0., 1.);
}

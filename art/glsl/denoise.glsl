#version 300 es
// Non-local means with the measured variance (Rousselle, Knaus, Zwicker 2012): patches that differ by no more than
// their noise are averaged; where the halves agree nothing is touched.
precision highp float;
out vec4 o;
uniform sampler2D uT, uO, uM;
const int REACH = 4;
const float K2 = .3;
void main() {
  ivec2 p = ivec2(gl_FragCoord.xy), last = textureSize(uT, 0) - 1;
  vec2 own[9];
  for (int i = 0; i < 9; i++) own[i] = texelFetch(uM, clamp(p + ivec2(i % 3 - 1, i / 3 - 1), ivec2(0), last), 0).xy;
  vec3 sum = vec3(0);
  float weight = 0.;
  for (int y = -REACH; y <= REACH; y++)
    for (int x = -REACH; x <= REACH; x++) {
      ivec2 q = clamp(p + ivec2(x, y), ivec2(0), last);
      float far = 0.;
      for (int i = 0; i < 9; i++) {
        vec2 other = texelFetch(uM, clamp(q + ivec2(i % 3 - 1, i / 3 - 1), ivec2(0), last), 0).xy;
        float d = own[i].x - other.x;
        far += (d * d - own[i].y - min(own[i].y, other.y)) / (2e-5 + K2 * (own[i].y + other.y));
      }
      float w = exp(-max(0., far / 9.));
      sum += w * (texelFetch(uT, q, 0).rgb + texelFetch(uO, q, 0).rgb);
      weight += w;
    }
  o = vec4(sum / weight * .5, (texelFetch(uT, p, 0).a + texelFetch(uO, p, 0).a) * .5);
}

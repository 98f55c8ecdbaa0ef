// The protagonist alone, to be laid over a room: her light, and in alpha how much of a point she covers. Where the room hides her
// there is nothing.
void main() {
  ivec2 px = ivec2(gl_FragCoord.xy);
  rs = pcg(uint(px.x) + pcg(uint(px.y) + pcg(uint(uPass) + uint(uSeed) * 977u)));
  // Where in the point is a matter of the pass alone: her outline does not fray.
  vec2 j = fract(vec2(.7549, .5698) * (uPass + .5)) - .5;
  vec2 uv = (gl_FragCoord.xy + j - .5 * uRes) / uRes.y;
  vec3 rd = normalize(vec3(uv + uShift, uLens));
  rd.yz = R(uAim.y) * rd.yz;
  rd.xz = R(uAim.x) * rd.xz;
  outC = vec4(0);
  // Rays that pass her by on either side.
  vec2 side = normalize(rd.xz), to = uFigure.xz - uEye.xz;
  if (abs(side.x * to.y - side.y * to.x) > .5) return;
  float t = march(uEye, rd, .05, TMAX, uN * 2);
  vec3 p = uEye + rd * t;
  if (t < 0. || present(p) > .004 + .0008 * t) return;
  float T;
  vec3 v = volume(uEye, rd, t, uNV, T);
  Mat m;
  vec3 n;
  vec3 c = shade(p, rd, m, n);
  outC = vec4(clamp(c * T + v, 0., 60.), 1);
}

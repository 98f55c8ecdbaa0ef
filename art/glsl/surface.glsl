// What a lamp meets that is not in the picture yet: how light the surface is, where it faces, and how far away it is. Through the
// middle of each point, so that edges hold still from frame to frame.
vec2 folded(vec3 n) {
  vec2 o = n.xy / (abs(n.x) + abs(n.y) + abs(n.z));
  return n.z < 0. ? (1. - abs(o.yx)) * vec2(o.x < 0. ? -1. : 1., o.y < 0. ? -1. : 1.) : o;
}
void main() {
  rs = 7u;
  vec2 uv = (gl_FragCoord.xy - .5 * uRes) / uRes.y;
  vec3 rd = normalize(vec3(uv + uShift, uLens));
  rd.yz = R(uAim.y) * rd.yz;
  rd.xz = R(uAim.x) * rd.xz;
  float t = march(uEye, rd, .05, TMAX, uN * 2);
  outC = vec4(0, 0, 0, t < 0. ? TMAX : t);
  if (t < 0.) return;
  vec3 p = uEye + rd * t, n = normal(p, .0012);
  Mat m = material(p, n);
  n = bumpN(p, n, m.bump, m.bscale);
  outC.rgb = vec3(dot(m.alb, vec3(.3, .59, .11)) * ao(p, n), folded(n));
}

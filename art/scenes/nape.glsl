// Somebody from behind, down to the shoulders, before pale light; the head is turned. Prop 0: the shoulders go along. Prop 1: they stay.
#define STEP .85
#define TMAX 8.
#define VMAX 5.
#define NL 3
const float TURN = .62;
float knit(vec3 q) { return .0022 * sin(q.y * 260.) * sin(atan(q.x, q.z) * 70.); }
float body(vec3 p) {
  vec3 q = p;
  if (uProp < .5) q.xz = R(TURN * 1.4) * q.xz;
  float sh = rcap(q, vec3(-.165, 1.36, 0.), vec3(.165, 1.36, 0.), .08, .08);
  vec3 t = q - vec3(0., 1.05, 0.);
  t.z *= 1.4;
  float d = smin(sh, rcap(t, vec3(0., .2, 0.), vec3(0., -.6, 0.), .19, .18) * .75, .12);
  d = smin(d, rcap(vec3(abs(q.x), q.yz), vec3(.2, 1.34, 0.), vec3(.235, .8, .02), .074, .066), .07);
  d = smin(d, rcap(q, vec3(0., 1.37, -.01), vec3(0., 1.46, .0), .085, .07), .07);
  // The collar of a jumper, rolled.
  float roll = length(vec2(length((q.xz - vec2(0., .004)) * vec2(1., 1.06)) - .068, (q.y - 1.468) * .8)) - .02;
  return smin(d, roll, .012) - knit(q) * smoothstep(1.5, 1.45, p.y);
}
float head(vec3 p) {
  vec3 h = p - vec3(0., 1.58, .02);
  h.xz = R(TURN) * h.xz;
  h.y -= .115;
  float d = rcap(p, vec3(0., 1.44, .0), vec3(0., 1.6, .02), .056, .052);
  float sk = ell(h - vec3(0., .02, -.015), vec3(.08, .108, .1));
  float jaw = ell(h - vec3(0., -.055, .025), vec3(.06, .085, .075));
  d = smin(d, smin(sk, jaw, .06), .02);
  d = smin(d, rcap(h, vec3(0., .01, .088), vec3(0., -.028, .108), .012, .017), .022);
  d = smin(d, ell(h - vec3(0., -.1, .07), vec3(.03, .026, .028)), .03);
  // Ears.
  vec3 e = vec3(abs(h.x) - .083, h.y + .01, h.z + .008);
  e.xz = R(.5) * e.xz;
  float ear = max(ell(e, vec3(.018, .036, .024)), -ell(e - vec3(.014, .003, .006), vec3(.012, .024, .014)));
  d = smin(d, ear, .008);
  // Hair put up in a knot, with what has come loose at the nape.
  float n = .007 * (vn(h * vec3(150., 60., 150.)) - .5) + .006 * vn(h * 50.) + .002 * sin(h.x * 300. + 40. * vn(h * 20.));
  float hair = max(ell(h - vec3(0., .038, -.024), vec3(.094, .108, .114)), -(h.y + .06 - .5 * h.z)) + n;
  vec3 k = h - vec3(.006, .02, -.15);
  k.yz = R(.5) * k.yz;
  float knot = ell(k, vec3(.06, .052, .045)) + .006 * sin(atan(k.y, k.x) * 5. + length(k.xy) * 160.) + .5 * n;
  hair = smin(hair, knot, .016);
  for (int i = 0; i < 5; i += 1) {
    float s = float(i) - 2.;
    hair = min(hair, rcap(h, vec3(.016 * s, -.06, -.075), vec3(.02 * s + .006 * sin(s * 3.), -.1 - .008 * mod(s, 2.), -.066), .006, .0012));
  }
  return smin(d, hair, .006);
}
float map(vec3 p) { return min(min(body(p), head(p)) * .9, 2.8 - p.z); }
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  m.refl = 0.;
  m.bump = .1;
  m.bscale = 30.;
  m.rough = .6;
  if (p.z > 2.6) {
    m.alb = vec3(.3) * (.5 + .8 * fbm(p * 1.2 + uSeed));
    m.bump = .2;
    m.bscale = 5.;
    return m;
  }
  vec3 h = p - vec3(0., 1.695, .02);
  h.xz = R(TURN) * h.xz;
  if (body(p) < .004) {
    m.alb = vec3(.055) * (.6 + .8 * fbm(p * 40.));
    m.rough = .95;
    m.bump = .3;
    m.bscale = 80.;
  } else if (h.y + .05 - .55 * h.z > -.004) {
    m.alb = vec3(.03, .027, .024);
    m.rough = .4;
    m.bump = .8;
    m.bscale = 70.;
  } else m.alb = vec3(.2, .17, .145);
  return m;
}
Light light(int i) {
  if (i == 0) return Light(vec3(-.95, 2.15, .75), vec3(15., 14.6, 13.4), vec3(0), 0., 0., .16, .05, 0.);
  if (i == 1) return Light(vec3(.3, 1.45, 2.1), vec3(3.4, 3.4, 3.35), vec3(0), 0., 0., .3, .2, 0.);
  return Light(vec3(1.1, 2.1, -.5), vec3(1.1, 1.12, 1.18), vec3(0), 0., 0., .4, .1, 0.);
}
vec3 AMB(vec3 p, vec3 n) { return vec3(.012); }
vec3 AMBFOG(vec3 p) { return vec3(.004); }
float fogD(vec3 p) { return .09 * (.4 + 1.2 * vn(p * 1.8 + uSeed)); }
vec3 sky(vec3 rd) { return vec3(.02); }

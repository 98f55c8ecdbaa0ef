// The meter of a recorder, lit from behind its scale; everything around it is dark. Prop 0: a level, at rest. Prop 1: a light meter at the end of its scale. A unit is two centimetres.
#define STEP .9
#define TMAX 20.
#define VMAX 2.
#define NL 2
const vec2 PIVOT = vec2(0., -1.02);
float needleAt() { return uProp > .5 ? -.7 : -.62; }
float knob(vec3 q, float r) {
  float a = atan(q.y, q.x);
  float d = cy(q.xzy, r + .012 * cos(a * 26.), .2) - .02;
  return max(d, -bx(q - vec3(0., r * .7, -.22), vec3(.018, r * .35, .03)));
}
float map(vec3 p) {
  vec3 q = p - vec3(0., 0., 4.);
  float d = -q.z;
  // The window is let in, its frame stands out.
  float hole = bx2(q.xy, vec2(1.5, .92)) - .06;
  d = max(d, -max(hole, q.z - .34));
  d = min(d, max(abs(hole - .07) - .07, abs(q.z + .03) - .07));
  // Needle and its boss.
  vec2 v = q.xy - PIVOT;
  float s = needleAt();
  v = R(-s) * v;
  d = min(d, max(abs(v.x) - .008, max(abs(v.y - .93) - .72, abs(q.z - .2) - .008)));
  d = min(d, max(length(q.xy - vec2(0., -.95)) - .36, abs(q.z - .12) - .1));
  // Screws at the corners, knobs beside and below.
  vec3 c = vec3(abs(q.x) - 1.9, abs(q.y) - 1.22, q.z + .02);
  float screw = cy(c.xzy, .09, .04) - .01;
  vec2 t = R(.7 + q.x) * c.xy;
  screw = max(screw, -bx(vec3(t, c.z + .05), vec3(.1, .012, .03)));
  d = min(d, screw);
  d = min(d, knob(q - vec3(3.05, -.25, -.2), .46));
  d = min(d, knob(q - vec3(-3.05, -.25, -.2), .46));
  d = min(d, knob(q - vec3(-.9, -2.1, -.2), .3));
  d = min(d, knob(q - vec3(.9, -2.1, -.2), .3));
  return d;
}
float tick(float a, float r, float at, float from, float to, float w) { return max(abs(a - at) * r - w, abs(r - .5 * (from + to)) - .5 * (to - from)); }
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  m.refl = 0.;
  vec3 q = p - vec3(0., 0., 4.);
  float f = fbm(p * 2. + uSeed), fine = fbm(p * 16.);
  vec2 v = q.xy - PIVOT;
  float r = length(v), a = atan(v.x, v.y);
  if (q.z > .3 && n.z < -.8) {
    // Paper with a lamp below it.
    float glow = .34 + 1.5 * exp(-dot(q.xy - vec2(-.15, -.75), q.xy - vec2(-.15, -.75)) * .62) * (.9 + .2 * f);
    float ink = 9.;
    if (uProp < .5) {
      for (int i = 0; i < 11; i += 1) {
        float u = float(i) / 10., at = mix(-.78, .78, 1. - pow(1. - u, .72));
        ink = min(ink, tick(a, r, at, 1.42, i % 2 == 0 ? 1.6 : 1.53, .007));
      }
      ink = min(ink, max(abs(r - 1.42) - .006, abs(a) - .78));
      ink = min(ink, max(abs(r - 1.4) - .03, abs(a - .63) - .15));
    } else {
      for (int i = 0; i < 15; i += 1) ink = min(ink, tick(a, r, mix(-.76, .76, float(i) / 14.), 1.4, i % 3 == 0 ? 1.62 : 1.5, i % 3 == 0 ? .011 : .006));
      ink = min(ink, max(abs(r - 1.24) - .005, abs(a) - .76));
      for (int i = 0; i < 15; i += 1) ink = min(ink, tick(a, r, mix(-.76, .76, float(i) / 14.), 1.17, 1.24, .005));
    }
    // Two letters of the maker's.
    ink = min(ink, min(abs(length((q.xy - vec2(-.1, -.22)) * vec2(1., .8)) - .07) - .01, bx2(q.xy - vec2(.08, -.22), vec2(.012, .085))));
    float on = 1. - smoothstep(.004, -.004, ink) * .95;
    m.emit = vec3(.19, .172, .14) * (uProp > .5 ? .6 : 1.) * glow * on;
    m.alb = vec3(.5) * on;
    m.rough = .8;
    m.bump = 0.;
    m.bscale = 1.;
    return m;
  }
  if (q.z > .05) {
    m.alb = vec3(.008);
    m.rough = .4;
    m.bump = 0.;
    m.bscale = 1.;
    return m;
  }
  bool metal = (abs(abs(q.x) - 1.9) < .12 && abs(abs(q.y) - 1.22) < .12) || q.z < -.1;
  m.alb = metal ? vec3(.12, .118, .112) * (.6 + .6 * fine) : vec3(.035) * (.6 + .7 * f);
  m.rough = metal ? .3 : .42;
  m.refl = metal ? 4. : .5;
  m.bump = metal ? .05 : .9;
  m.bscale = metal ? 40. : 34.;
  // White signs printed on the panel.
  float print = min(bx2(vec2(rep1(q.x, 1.), q.y + 1.55), vec2(.16, .012)), abs(length(q.xy - vec2(3.05, -.25)) - .66) - .008);
  if (!metal && print < 0. && q.z > -.02) m.alb = vec3(.4);
  return m;
}
Light light(int i) {
  if (i == 0) return Light(vec3(-.2, -.2, 3.72), vec3(1.7, 1.55, 1.25), vec3(0), 0., 0., .6, .5, 0.);
  return Light(vec3(-4.4, 3., 1.2), vec3(9., 9.4, 10.), vec3(0), 0., 0., .5, .4, 0.);
}
vec3 AMB(vec3 p, vec3 n) { return vec3(.008, .0088, .0098); }
vec3 AMBFOG(vec3 p) { return vec3(0); }
float fogD(vec3 p) { return 0.; }
vec3 sky(vec3 rd) { return vec3(1.4, 1.5, 1.65) * smoothstep(.93, .97, dot(rd, normalize(vec3(-1.1, .8, -1.)))) + vec3(.012); }

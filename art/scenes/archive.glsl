// An aisle between shelves of boxed files; one bulb far in, a door beyond.
#define STEP .9
#define TMAX 26.
#define VMAX 16.
#define NL 2
const vec3 BULB = vec3(.12, 2.05, 8.6);
float shelf(vec3 p, float side) {
  vec3 q = vec3(side * p.x - .62, p.y, p.z);
  float d = bx(vec3(q.x - .24, rep1(q.y - .1, .46), q.z), vec3(.24, .014, 40.));
  d = max(d, q.y - 2.62);
  float post = rep1(q.z - .4, 1.3);
  d = min(d, max(bx(vec3(abs(q.x - .24) - .235, q.y - 1.35, post), vec3(.018, 1.4, .022)), q.y - 2.75));
  // A box in each place; some lean, some are missing.
  float level = floor((q.y - .1) / .46);
  if (level >= 0. && level < 5.) {
    float k = floor(q.z / .165);
    float beside = fract(q.z / .165) > .5 ? 1. : -1.;
    for (int i = 0; i < 2; i += 1) {
      float id = k + float(i) * beside;
      float h = h21(vec2(id + side * 37., level + uSeed));
      if (h < .16) continue;
      float tall = .26 + .13 * h11(id * 3.1 + level);
      vec3 b = vec3(q.x - .2 - .05 * h, q.y - .1 - level * .46 - tall * .5 - .014, q.z - (id + .5) * .165);
      if (h > .9) b.yz = R(.16) * b.yz;
      d = min(d, bx(b, vec3(.17 + .03 * h, tall * .5, .068)) - .004);
    }
  }
  return d;
}
float map(vec3 p) {
  float d = min(p.y, 3.1 - p.y);
  d = min(d, 2.2 - abs(p.x));
  float end = bx2(vec2(p.x - .05, p.y - 1.05), vec2(.46, 1.05));
  d = min(d, max(abs(p.z - 16.) - .1, -end));
  d = min(d, max(bx(p - vec3(.05, 1.05, 15.9), vec3(.56, 1.15, .06)), -end));
  float gap = .6 - abs(p.x);
  d = min(d, gap > .15 ? gap : shelf(p, sign(p.x)));
  d = min(d, cap(p, BULB + vec3(0., .1, 0.), vec3(.12, 3.1, 8.6), .007));
  vec3 s = p - BULB;
  d = min(d, max(abs(rcap(s, vec3(0., .17, 0.), vec3(0., .02, 0.), .05, .2)) - .02, -s.y) * .7);
  d = min(d, bx(vec3(p.x, p.y - 3., rep1(p.z, 2.6)), vec3(2.2, .1, .06)));
  d = min(d, length(vec2(p.x + .3, p.y - 2.92)) - .04);
  // Papers on the floor, a step ladder.
  vec2 c = floor(p.xz * 2.4);
  vec2 r = h22(c + uSeed * 3.);
  if (r.x < .34 && abs(p.x) < .6) {
    vec3 k = vec3(fract(p.x * 2.4) - .5, p.y * 2.4, fract(p.z * 2.4) - .5);
    k.xz = R(r.y * 6.) * k.xz;
    d = min(d, bx(k - vec3(0., .015, 0.), vec3(.2, .006, .28)) / 2.4);
  } else
    d = min(d, max(.05, p.y));
  if (uProp > .5) {
    vec3 q = p - vec3(-.3, 0., 4.6);
    q.xz = R(.5) * q.xz;
    float l = cap(vec3(abs(q.x), q.y, q.z), vec3(.22, 0., -.28), vec3(.15, 1.3, 0.), .02);
    l = min(l, cap(vec3(abs(q.x), q.y, q.z), vec3(.22, 0., .3), vec3(.15, 1.3, .02), .018));
    float y = repc(q.y - .3, .28, 0., 3.);
    l = min(l, bx(vec3(q.x, y, q.z + .28 - .215 * q.y), vec3(.2, .012, .06)));
    d = min(d, max(l, q.y - 1.34));
  }
  return min(d, lone(p));
}
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  float f = fbm(p * 1.6 + uSeed);
  m.rough = .7;
  m.refl = 0.;
  m.bump = .3;
  m.bscale = 14.;
  if (lone(p) < .01) {
    m.alb = vec3(.035);
    return m;
  }
  if (n.y > .8 && p.y < .03) {
    // Above what the march leaves of the floor, which is more the farther it went.
    bool sheet = p.y > max(.0072, .0009 * distance(p, uEye));
    m.alb = sheet ? vec3(.5, .49, .46) : vec3(.11, .105, .1) * (.4 + 1.1 * f);
    m.rough = sheet ? .9 : .3;
    m.refl = sheet ? 0. : .5;
    return m;
  }
  if (abs(p.x) > .6 && abs(p.x) < 1.15 && p.y < 2.6) {
    float id = floor(p.z / .165);
    float h = h21(vec2(id, floor((p.y - .1) / .46)));
    m.alb = mix(vec3(.3, .275, .235), vec3(.16, .155, .15), step(.6, h)) * (.45 + .6 * h) * (.55 + .8 * f);
    // The label on each spine.
    vec2 u = vec2(fract(p.z / .165) - .5, fract((p.y - .1) / .46) - .4);
    if (abs(n.x) > .7 && bx2(u, vec2(.26, .1)) < 0.) m.alb = vec3(.48, .47, .43) * (.6 + .4 * f);
    m.alb *= .6 + .4 * smoothstep(0., .6, p.y);
    return m;
  }
  m.alb = vec3(.22, .215, .2) * (.3 + 1.1 * f);
  return m;
}
Light light(int i) {
  if (i == 0) return Light(BULB - vec3(0., .05, 0.), vec3(15., 13., 9.8), vec3(0), 0., 0., .045, .06, 0.);
  return Light(vec3(.2, 1.9, 19.), vec3(80., 84., 90.), normalize(vec3(-.02, -.08, -1.)), .9, .4, .2, .4, 1.);
}
vec3 AMB(vec3 p, vec3 n) { return vec3(.012, .0128, .0138) * (1. + .4 * n.y); }
vec3 AMBFOG(vec3 p) { return vec3(.0018, .002, .0022); }
float fogD(vec3 p) { return .05 * (.35 + 1.3 * vn(p * 1.2 + vec3(0., uTime * .08, 0.))); }
vec3 sky(vec3 rd) { return vec3(2., 2.1, 2.2); }

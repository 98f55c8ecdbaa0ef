// A cinema seen from the screen: the projector's beam over empty rows.
#define STEP .88
#define TMAX 34.
#define VMAX 24.
#define NL 2
const vec3 LENS = vec3(0., 5.1, 20.4);
float rise(float z) { return .14 * clamp(z - 2.6, 0., 15.); }
float seat(vec3 q) {
  float c = bx(q - vec3(0., .72, .2), vec3(.2, .24, .03)) - .045;
  c = min(c, bx(q - vec3(0., .43, -.02), vec3(.2, .035, .2)) - .04);
  c = min(c, bx(vec3(abs(q.x) - .3, q.y - .42, q.z - .06), vec3(.025, .24, .16)) - .015);
  return min(c, bx(vec3(abs(q.x) - .3, q.y - .665, q.z), vec3(.035, .016, .2)) - .012);
}
float map(vec3 p) {
  float step_ = floor(clamp((p.z - 2.6) / .95, 0., 15.)) * .133;
  float d = p.y - step_;
  d = min(d, min(6.4 - p.y, 5.6 - abs(p.x)));
  // The back wall with the window of the booth.
  float booth = bx2(vec2(p.x, p.y - 5.1), vec2(.34, .2));
  d = min(d, max(20.2 - p.z, -max(booth, p.z - 20.9)));
  d = min(d, max(bx(p - vec3(0., 5.1, 20.15), vec3(.46, .32, .08)), -booth));
  // The balcony over the last rows, pilasters, a cornice.
  d = min(d, bx(p - vec3(0., 4.05, 18.4), vec3(5.6, .34, 1.8)) - .03);
  d = min(d, bx(p - vec3(0., 4.5, 16.7), vec3(5.6, .04, .05)));
  float pz = rep1(p.z - 1.2, 3.1);
  d = min(d, bx(vec3(abs(p.x) - 5.5, p.y - 2.8, pz), vec3(.22, 2.8, .28)));
  d = min(d, bx(vec3(abs(p.x) - 5.5, p.y - 5.5, p.z - 10.), vec3(.34, .14, 11.)));
  d = min(d, ell(vec3(abs(p.x) - 5.2, p.y - 3.1, pz), vec3(.12, .3, .16)));
  // Rows of seats with an aisle in the middle; some seats are folded away, one row is broken.
  float k = clamp(round((p.z - 3.2) / .95), 0., 13.);
  float above = p.y - step_ - 1.2;
  if (above > .2)
    d = min(d, above);
  else
  for (int i = 0; i < 2; i += 1) {
    float row = clamp(k + (i == 0 ? 0. : (p.z - 3.2 - k * .95 > 0. ? 1. : -1.)), 0., 13.);
    float half_ = abs(p.x) - .75;
    float n = clamp(round((half_ - .3) / .64), 0., 6.);
    float gone = h21(vec2(n + 7. * sign(p.x), row + uSeed));
    vec3 q = vec3(half_ - .3 - n * .64, p.y - row * .133, p.z - 3.2 - row * .95);
    if (gone < .9) d = min(d, seat(q) * .9);
  }
  return min(d, lone(p - vec3(0., rise(uFigure.z), 0.)));
}
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  float f = fbm(p * 1.4 + uSeed);
  m.rough = .8;
  m.refl = 0.;
  m.bump = .3;
  m.bscale = 12.;
  if (lone(p - vec3(0., rise(uFigure.z), 0.)) < .01) {
    m.alb = vec3(.03);
    return m;
  }
  if (abs(p.x) > 5.) {
    float fold = .5 + .5 * sin(p.z * 21. + 2. * sin(p.y * .7));
    m.alb = vec3(.14, .125, .115) * (.35 + .6 * f) * (.5 + .7 * fold);
    m.bump = .5;
    return m;
  }
  float seatZone = step(abs(p.x), 5.2) * step(.75, abs(p.x)) * step(p.z, 16.2) * step(2.8, p.z);
  if (seatZone > .5 && n.y < .99) {
    m.alb = vec3(.085, .07, .064) * (.5 + .8 * fbm(p * 9.));
    m.rough = .55;
    m.bump = .35;
    m.bscale = 26.;
    return m;
  }
  m.alb = vec3(.12, .115, .105) * (.35 + 1. * f);
  float tread = smoothstep(.1, .02, abs(fract((p.z - 2.6) / .95) - .03));
  m.alb *= 1. + .6 * tread * step(p.y, 2.2);
  return m;
}
Light light(int i) {
  if (i == 0)
    return Light(LENS, vec3(300., 292., 275.), normalize(vec3(0., -.16, -1.)), .987, .972, .05, 4., 1.);
  return Light(vec3(-1.5, 3.2, -4.), vec3(80., 84., 92.), vec3(0), 0., 0., 1., 1., 0.);
}
vec3 AMB(vec3 p, vec3 n) { return vec3(.02, .022, .025) * (1. + .4 * n.y); }
vec3 AMBFOG(vec3 p) { return vec3(.0012, .0013, .0015); }
float fogD(vec3 p) {
  float f = vn(p * vec3(.7, 1., .5) + vec3(0., uTime * .12, uTime * .05)) * .6 + vn(p * 2.2 + 9.) * .4;
  return .045 * (.25 + 1.6 * f * f) * smoothstep(21., 15., p.z);
}
vec3 sky(vec3 rd) { return vec3(7., 6.8, 6.3); }

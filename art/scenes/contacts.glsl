// A contact sheet on a table, frames marked in grease pencil, and a loupe on one of them. A unit is five centimetres.
#define STEP .85
#define TMAX 20.
#define VMAX 2.
#define NL 1
const vec3 LOUPE = vec3(.62, 0., 3.35);
vec3 inSheet(vec3 p) {
  vec3 q = p - vec3(0., 0., 3.6);
  q.xz = R(-.2) * q.xz;
  return q;
}
float sheetTop(vec3 q) { return .02 + .05 * smoothstep(1.4, 2.6, length(q.xz - vec2(-.2, 0.))) * (.5 + .5 * sin(q.x * 1.3 + q.z)); }
float loupe(vec3 p) {
  vec3 q = p - LOUPE;
  float r = length(q.xz);
  // A foot of clear rods, a black barrel, a knurled ring.
  float a = atan(q.x, q.z);
  float barrel = max(abs(r - .44) - .05, abs(q.y - .62) - .26);
  barrel = min(barrel, max(abs(r - .47) - .04 - .008 * cos(a * 40.), abs(q.y - .82) - .07));
  float foot = max(abs(r - .46) - .025, abs(q.y - .06) - .03);
  vec2 s = vec2(rep1(a, PI / 2.) * r, r - .46);
  float rods = max(length(s) - .035, abs(q.y - .22) - .18);
  return min(barrel, min(foot, rods));
}
float map(vec3 p) {
  float d = p.y;
  vec3 q = inSheet(p);
  d = min(d, max(max(q.y - sheetTop(q), sheetTop(q) - .012 - q.y), bx2(q.xz, vec2(2.55, 2.05))) * .8);
  // The grease pencil.
  vec3 k = p - vec3(-1.75, .1, 2.35);
  k.xz = R(.5) * k.xz;
  d = min(d, rcap(k, vec3(-.95, 0., 0.), vec3(.7, 0., 0.), .085, .085));
  d = min(d, rcap(k, vec3(.7, 0., 0.), vec3(1., 0., 0.), .085, .02));
  return min(d, loupe(p));
}
// What is on a frame: rooms, each with one light.
float image(vec2 u, vec2 c) {
  float h = h21(c + uSeed), g = h21(c * 1.7 + 4.);
  float v = .05 + .05 * fbm2(u * 3. + c * 5.);
  vec2 w = u - vec2((g - .5) * .9, (h - .5) * .3);
  if (h < .3) {
    // A door and what falls out of it.
    float slot = step(abs(w.x), .08) * step(abs(w.y + .05), .34);
    v += .9 * slot + .3 * exp(-abs(w.x) * 5.) * step(w.y, -.2);
  } else if (h < .55) {
    float lamp = length(w * vec2(1., 1.1) - vec2(0., .2));
    v += .5 * exp(-lamp * lamp * 9.) + .6 * step(lamp, .06);
    v *= 1. - .8 * step(abs(w.x - .25), .09) * step(w.y, .1);
  } else if (h < .8) {
    float a = fract(u.x * 1.6 + g) - .5;
    v += .55 * step(abs(a), .22) * step(abs(u.y - .12), .24) + .2 * step(u.y, -.25) * step(abs(a + u.y * .4), .3);
  } else {
    v += .42 * smoothstep(-.5, .4, u.y + .12 * vn2(u * 3.)) * step(.0, u.y + .1 * vn2(vec2(u.x * 4., g * 9.)));
    v *= 1. - .9 * step(length(w * vec2(2.2, 1.)), .2);
  }
  return clamp(v, .03, .95);
}
float print(vec2 u) {
  // Strips with their perforations, five of them, six frames in each.
  float row = floor((u.y + 2.) / .8), y = (fract((u.y + 2.) / .8) - .5) * .8;
  if (abs(u.y) > 2. || abs(u.x) > 2.45) return .8;
  float x = u.x / .8, col = floor(x), fx = (fract(x) - .5) * .8;
  if (abs(y) > .375) return .8;
  if (abs(y) > .27) {
    float hole = bx2(vec2(rep1(u.x, .1), abs(y) - .325), vec2(.026, .026));
    return hole < 0. ? .8 : .02;
  }
  if (abs(fx) > .375) return .02;
  return image(vec2(fx, y) / .375, vec2(col, row)) * .8;
}
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  m.refl = 0.;
  float f = fbm(p * 2. + uSeed);
  if (p.y > .12 || loupe(p) < .004) {
    if (loupe(p) < .01) {
      vec3 q = p - LOUPE;
      bool clear = q.y < .37;
      m.alb = clear ? vec3(.2) : vec3(.05);
      m.rough = .2;
      m.refl = clear ? 5. : 3.4;
      m.bump = .02;
      m.bscale = 20.;
      return m;
    }
    m.alb = vec3(.25, .24, .22) * (.7 + .4 * f);
    m.rough = .5;
    m.refl = .4;
    m.bump = .1;
    m.bscale = 20.;
    return m;
  }
  vec3 q = inSheet(p);
  if (p.y > .006 && bx2(q.xz, vec2(2.56, 2.06)) < 0. && n.y > .6) {
    vec2 u = q.xz;
    vec2 c = inSheet(LOUPE).xz;
    // Under the loupe everything is twice as large.
    vec2 l = u - c;
    if (length(l) < .42) u = c + l * .55;
    m.alb = vec3(print(vec2(u.x, u.y))) * vec3(1., .985, .95);
    // Marks: a frame that was chosen, one crossed out.
    vec2 a = u - vec2(-1.2, .8), b = u - vec2(-2., 0.), e = u - vec2(-.4, 0.);
    float mark = abs(max(abs(a.x) - .4, abs(a.y) - .37) - .01 * sin(a.x * 20.)) - .02;
    mark = min(mark, max(min(abs(b.x + b.y * 1.2), abs(b.x - b.y * 1.2)) - .022, max(abs(b.x) - .34, abs(b.y) - .27)));
    mark = min(mark, abs(length(e * vec2(.82, 1.)) - .34 - .015 * sin(atan(e.y, e.x) * 3.)) - .02);
    m.alb = mix(m.alb, vec3(.86, .84, .8), smoothstep(.012, -.006, mark) * (.6 + .4 * step(.4, vn2(u * 40.))));
    m.rough = .5;
    m.refl = .2;
    m.bump = .01;
    m.bscale = 4.;
    return m;
  }
  if (p.y > .012) {
    m.alb = vec3(.03, .028, .026);
    m.rough = .4;
    m.refl = .5;
    m.bump = .05;
    m.bscale = 20.;
    return m;
  }
  m.alb = vec3(.06, .058, .056) * (.5 + .8 * f);
  m.rough = .4;
  m.refl = .5;
  m.bump = .2;
  m.bscale = 12.;
  return m;
}
Light light(int i) { return Light(vec3(-2.4, 3.4, 5.6), vec3(62., 58., 50.), vec3(0), 0., 0., .35, .25, 0.); }
vec3 AMB(vec3 p, vec3 n) { return vec3(.012, .0132, .0148) * (1. + .5 * n.y); }
vec3 AMBFOG(vec3 p) { return vec3(0); }
float fogD(vec3 p) { return 0.; }
vec3 sky(vec3 rd) { return vec3(3.2, 3., 2.6) * smoothstep(.9, .97, dot(rd, normalize(vec3(-2.4, 3., 2.6)))) + vec3(.014); }

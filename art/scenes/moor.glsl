// A moor at night: a lighthouse with two beams, a keeper's house with one lit window, a fence and a wet track that lead to it.
#define STEP .75
#define TMAX 150.
#define VMAX 105.
#define NL 2
#define EYE(e) vec3(e.x, gnd(e.xz) + e.y, e.z)
const vec3 TW = vec3(11., 3.4, 50.);
const vec3 LAMP = TW + vec3(0., 16.8, 0.);
// The lens that faces the eye, from the foot of the tower.
const vec3 LENS = vec3(-.14, 16.4, -.62);
const vec3 LEFT = vec3(-.95, -.06, -.3), RIGHT = vec3(.93, .03, .34);
float track(float z) { return .9 * sin(z * .16) + .0036 * z * z; }
float gnd(vec2 p) {
  float h = 3.2 * vn2(p * .045 + uSeed) + 1.1 * vn2(p * .16) + .25 * vn2(p * .6) + .07 * vn2(p * 2.6);
  h += 4.2 * smoothstep(26., 4., length((p - TW.xz) * vec2(.8, 1.))) - 2.1;
  float off = p.x - track(p.y);
  return h - .5 * exp(-off * off * .35);
}
float lighthouse(vec3 q) {
  float r = length(q.xz);
  if (r > 7.) return r - 6.;
  float t = max(r - mix(2.5, 1.55, clamp(q.y / 15., 0., 1.)), abs(q.y - 7.5) - 7.5);
  t = min(t, max(r - 2.15, abs(q.y - 15.2) - .22));
  float bars = abs(sin(atan(q.z, q.x) * 4.)) * 1.2 - .2;
  t = min(t, max(max(abs(r - 1.15) - .05, abs(q.y - 16.4) - 1.1), bars));
  t = min(t, max(r - 1.2, abs(q.y - 17.5) - .1));
  t = min(t, max(length(vec3(q.x, (q.y - 17.6) * .9, q.z)) - 1.15, 17.5 - q.y));
  t = min(t, cap(q, vec3(0., 18.4, 0.), vec3(0., 19.8, 0.), .05));
  t = min(t, max(abs(r - 2.1) - .02, abs(abs(q.y - 15.85) - .28) - .025));
  t = min(t, cy((q - LENS).xzy, .34, .05));
  t = max(t, -bx(q - vec3(0., 5., -2.2), vec3(.25, .45, .6)));
  t = max(t, -bx(q - vec3(0., 10., -1.9), vec3(.22, .4, .6)));
  // The keeper's house.
  vec3 h = q - vec3(-4.3, 1., -.5);
  float house = bx(h, vec3(2.4, 1.5, 1.7));
  float roof = max(dot(vec2(abs(h.z), h.y - 3.2), normalize(vec2(.8, 1.))), abs(h.x) - 2.6);
  house = min(house, max(roof, 1.3 - h.y));
  return min(t, min(house, bx(h - vec3(1.7, 3.1, 0.), vec3(.3, .8, .3))));
}
float fence(vec3 p) {
  float z = clamp(round((p.z - 4.) / 2.6), 0., 11.) * 2.6 + 4.;
  float x = track(z) + 1.7, side = abs(p.x - track(p.z) - 1.7) - .8;
  if (side > .5 || p.z > 34.) return max(side, p.z - 33.5) * .6;
  vec3 f = vec3(p.x - x, p.y - gnd(vec2(x, z)), p.z - z);
  float h = h11(z * 3.1);
  f.xy = R((h - .5) * .35) * f.xy;
  float d = bx(f - vec3(0., .45, 0.), vec3(.045, .6 + .12 * h, .045)) * .9;
  if (p.z > 3.9 && p.z < 33.) {
    float wire = track(p.z) + 1.7, y = p.y - gnd(vec2(wire, p.z));
    float sag = sin((p.z - 4.) / 2.6 * PI);
    sag *= .05 * sag;
    d = min(d, (length(vec2(p.x - wire, y - .86 + sag)) - .008) * .7);
    d = min(d, (length(vec2(p.x - wire, y - .5 + sag * 1.5)) - .008) * .7);
  }
  return d;
}
// Blades of grass in tufts, where nobody walks.
float grass(vec3 p, float y) {
  const float CELL = .42;
  float area = max(max(y - .75, p.z - 15.), 4. - p.z);
  if (area > .06) return area;
  vec2 c = floor(p.xz / CELL), l = (fract(p.xz / CELL) - .5) * CELL;
  float d = CELL * .5 - max(abs(l.x), abs(l.y)) + .06;
  float grown = smoothstep(.42, .8, vn2(c * .17 + 3.)) * smoothstep(.7, 1.6, abs(p.x - track(p.z))) * (p.x > track(p.z) ? .5 : 1.);
  for (int i = min(0, uN); i < 3; i++) {
    vec2 r = h22(c + 13. * float(i)), s = h22(c + 41. + 7. * float(i));
    if (r.x > grown) continue;
    float tall = .16 + .5 * r.y * r.y;
    vec3 q = vec3(l.x - (s.x - .5) * .2, y, l.y - (s.y - .5) * .2);
    float u = clamp(q.y / tall, 0., 1.1), way = 6.283 * s.x;
    q.xz -= vec2(cos(way) - .7, .5 * sin(way)) * (.05 * u + .17 * s.y * u * u);
    d = min(d, rcap(q, vec3(0), vec3(0., tall, 0.), .007, .001) * .7);
  }
  return d;
}
float map(vec3 p) {
  vec3 q = p - TW;
  q.y -= .4;
  float d = lighthouse(q);
  // No ground is higher than 7 m.
  if (p.y > 8.) return min(d, p.y - 7.);
  float y = p.y - gnd(p.xz);
  float low = y;
  if (p.z < 16.) low -= .1 * pow(vn2(p.xz * 7.), 2.) * smoothstep(16., 3., p.z) * smoothstep(.5, 1.4, abs(p.x - track(p.z)));
  d = min(d, low);
  if (p.z < 35.) d = min(d, y < 1.4 ? min(fence(p), grass(p, y)) : y - 1.1);
  if (uPose.x > .5) d = min(d, lone(p - vec3(0., gnd(uFigure.xz), 0.)));
  return d;
}
// How much light of the lantern and its left beam comes from a direction.
vec3 glare(vec3 p, vec3 r) {
  vec3 l = normalize(LAMP - p);
  float lamp = pow(max(dot(r, l), 0.), 80.);
  vec3 along = normalize(LEFT - l * dot(LEFT, l));
  float off = dot(r, cross(l, along)), on = dot(r, along);
  float beam = exp(-off * off * 39.) * smoothstep(-.1, .25, on);
  return vec3(1., .95, .86) * (lamp + .12 * beam);
}
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  m.refl = 0.;
  m.rough = .8;
  m.bump = .9;
  m.bscale = 5.;
  float f = fbm(p * .9), y = p.y - gnd(p.xz);
  m.alb = vec3(.05, .05, .047) * (.3 + 1.3 * f) * (.5 + .9 * fbm(p * 6.));
  vec3 q = p - TW;
  q.y -= .4;
  if (length(q.xz) < 4.9 && y > .1 || length(q.xz - vec2(-4.3, -.5)) < 3.4 && q.y > .3) {
    m.alb = vec3(.5, .5, .47) * (.4 + .8 * f);
    m.bump = .3;
    if (length(q - LENS) < .4) m.emit = vec3(5., 4.7, 4.1);
    if (length(q.xz) < 2.6 && (q.y > 3.7 && q.y < 6.4 || q.y > 10.4 && q.y < 13.)) m.alb *= .2;
    vec3 h = q - vec3(-4.3, 1., -.5);
    if (abs(h.z + 1.7) < .06) {
      vec2 w = vec2(h.x + .9, h.y - .1);
      if (bx2(w, vec2(.32, .42)) < 0.) m.emit = vec3(2.6, 1.9, 1.1);
    }
    return m;
  }
  if (p.z < 30.) {
    float off = abs(abs(p.x - track(p.z)) - .36);
    float pool = smoothstep(.2, .08, off + .42 * (fbm2(p.xz * vec2(2.6, 1.1) + 5.) - .36)) * smoothstep(.06, .0, y) * smoothstep(2.4, 5.4, p.z);
    vec3 up = normalize(mix(n, vec3(0., 1., 0.), .8) + .14 * (vec3(vn2(p.xz * vec2(7., 14.)), .5, vn2(p.xz * vec2(6., 17.) + 9.)) - .5));
    vec3 rd = normalize(p - EYE(uEye));
    float bend = .04 + .96 * pow(1. - max(dot(up, -rd), 0.), 5.);
    m.emit = pool * bend * 1.15 * glare(p, reflect(rd, up));
    m.alb *= 1. - .8 * pool;
    m.bump *= 1. - pool;
  }
  return m;
}
Light light(int i) {
  if (i == 0) return Light(LAMP, vec3(80000., 78000., 71000.), normalize(LEFT), .9972, .992, .05, 230., 1.);
  return Light(LAMP, vec3(62000., 60500., 55000.), normalize(RIGHT), .9972, .992, .05, 230., 1.);
}
// The sky is lighter over the left horizon.
vec3 AMB(vec3 p, vec3 n) { return vec3(.024, .0272, .0315) * (.6 + .5 * n.y + 2.2 * pow(max(0., dot(n, vec3(-.83, .1, -.55))), 2.)); }
vec3 AMBFOG(vec3 p) {
  float low = exp(-max(p.y - 3., 0.) * .3) * smoothstep(14., 46., p.z);
  return vec3(.0062, .007, .0082) + vec3(.034, .036, .038) * low + vec3(1., .93, .8) * (.5 * exp(-length(p - LAMP) * .45) + .05 * exp(-length(p - LAMP) * .16));
}
float fogD(vec3 p) {
  float h = p.y - 1.;
  float f = vn(p * vec3(.07, .16, .07) + vec3(uTime * .1, 0., 0.)) * .6 + vn(p * .3) * .4;
  return .0028 + .02 * f * f * exp(-max(h, 0.) * .28) + .0045 * f * f;
}
vec3 sky(vec3 rd) {
  // Banks of cloud, torn open low over the left horizon.
  vec2 u = rd.xz / (rd.y + .2);
  vec2 w = u + .5 * vec2(fbm2(u * 1.1 + 5.), fbm2(u * 1.3 + 9.));
  float c = smoothstep(.26, .7, fbm2(w * vec2(.8, 1.5) + uSeed + 3.) * .8 + fbm2(w * vec2(2.6, 4.)) * .3);
  float gap = pow(max(0., dot(rd, normalize(vec3(-.5, .16, .85)))), 9.);
  vec3 s = mix(vec3(.03, .0335, .0385), vec3(.003, .0035, .0044), smoothstep(0., .6, rd.y));
  s += gap * vec3(.046, .0505, .056);
  return s * mix(1.5, .28, c);
}

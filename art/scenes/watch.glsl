// A pocket watch on a table, its glass gone; the hands throw their shadows on the dial. A unit is two centimetres.
#define STEP .8
#define TMAX 30.
#define VMAX 2.
#define NL 1
const vec3 AT = vec3(0., .14, 3.6);
const float TURN = .62;
// I, V and X as 1, 2 and 3, four to an hour.
const int HOURS[12] = int[12](0x333, 0x1, 0x11, 0x111, 0x1111, 0x2, 0x12, 0x112, 0x1112, 0x31, 0x3, 0x13);
vec3 inWatch(vec3 p) {
  vec3 q = p - AT;
  q.xz = R(TURN) * q.xz;
  return q;
}
float hand(vec3 q, float turn, float tail, float tip, float wide, float high) {
  vec3 h = q - vec3(0., high, 0.);
  h.xz = R(turn) * h.xz;
  float t = clamp((h.z + tail) / (tip + tail), 0., 1.);
  float w = wide * (1. - t) * (1. + 1.6 * smoothstep(.2, .0, abs(t - .72))) + .005;
  return bx(h - vec3(0., 0., .5 * (tip - tail)), vec3(w, .004, .5 * (tip + tail))) - .003;
}
float hands(vec3 q) {
  float d = min(hand(q, -2.16, .1, .5, .046, .022), hand(q, -.72, .16, .77, .036, .036));
  d = min(d, cy(q - vec3(0., .04, 0.), .05, .03));
  return min(d, hand(q - vec3(0., 0., -.42), 1.2, .05, .16, .006, .008));
}
float link(vec3 q, float turn) {
  q.xy = R(turn) * q.xy;
  vec3 k = vec3(q.x, q.y, max(abs(q.z) - .075, 0.));
  return length(vec2(length(k.xz) - .07, k.y)) - .024;
}
float chain(vec3 p) {
  // An arc from the bow, then its opposite: along it, and beside it.
  vec3 q = inWatch(p);
  vec2 v = q.xz - vec2(1.55, 1.42);
  float r = 1.52, a = atan(v.y, -v.x);
  float s = a * r, side = length(v) - r;
  float k = clamp(round(s / .205), 0., 19.);
  float d = 9.;
  for (int i = -1; i < 2; i += 1) {
    float n = clamp(k + float(i), 0., 19.);
    vec3 l = vec3(side + .015 * sin(n * 2.1), q.y + .1 - .1 * smoothstep(3., 0., n), s - n * .205);
    d = min(d, link(l, mod(n, 2.) < .5 ? .25 : 1.25));
  }
  return d;
}
float body(vec3 q) {
  float c = cy(q, .93, .045) - .085;
  c = max(c, -(cy(q - vec3(0., .3, 0.), .86, .3)));
  c = min(c, tor(q - vec3(0., .1, 0.), .93, .055));
  float a = atan(q.x, q.y);
  vec3 k = q - vec3(0., 0., 1.16);
  float crown = cy(k.xzy, .105 + .008 * sin(a * 16.), .07) - .02;
  crown = min(crown, cy((q - vec3(0., 0., 1.04)).xzy, .06, .08));
  vec3 b = q - vec3(0., -.02, 1.33);
  b.yz = R(.22) * b.yz;
  float bow = length(vec2(length(b.xz * vec2(1., .9)) - .23, b.y)) - .036;
  return min(c, min(crown, bow));
}
float map(vec3 p) {
  float d = p.y - .006 * vn2(p.xz * vec2(1.4, 14.));
  vec3 q = inWatch(p);
  float b = length(q) - 1.75;
  if (b > .3) d = min(d, b);
  else d = min(d, min(body(q), hands(q)));
  return min(d, chain(p));
}
float stroke(vec2 u, vec2 a, vec2 b, float w) {
  vec2 pa = u - a, ba = b - a;
  return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0., 1.)) - w;
}
float numeral(int code, vec2 u) {
  float total = 0.;
  for (int c = code; c > 0; c >>= 4) total += (c & 15) == 1 ? .052 : .1;
  float x = .5 * total, d = 9.;
  // Written from the centre of the dial, so the last sign comes first.
  for (int c = code; c > 0; c >>= 4) {
    int s = c & 15;
    float w = s == 1 ? .052 : .1;
    x -= .5 * w;
    vec2 v = u - vec2(x, 0.);
    if (s == 1) d = min(d, stroke(v, vec2(0., -.075), vec2(0., .075), .013));
    if (s == 2) d = min(d, min(stroke(v, vec2(-.036, .075), vec2(0., -.075), .013), stroke(v, vec2(.036, .075), vec2(0., -.075), .006)));
    if (s == 3) d = min(d, min(stroke(v, vec2(-.036, .075), vec2(.036, -.075), .013), stroke(v, vec2(.036, .075), vec2(-.036, -.075), .006)));
    x -= .5 * w;
  }
  return d;
}
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  m.bump = 0.;
  m.bscale = 10.;
  vec3 q = inWatch(p);
  float r = length(q.xz);
  if (r < 1.7 && p.y > .02 && hands(q) < .006) {
    m.alb = vec3(.012, .014, .02);
    m.rough = .22;
    m.refl = 2.;
    return m;
  }
  if (r < .862 && q.y > -.02 && q.y < .02 && n.y > .9) {
    float f = fbm(p * 2.3 + uSeed);
    float stain = smoothstep(.5, .75, fbm(p * vec3(1.1, 1., 1.4) + 4.));
    m.alb = vec3(.66, .64, .58) * (.86 + .2 * f) * (1. - .28 * stain) * (1. - .25 * smoothstep(.7, .86, r));
    float a = atan(q.x, q.z);
    float tick = abs(rep1(a, PI / 30.)) * r;
    float ink = max(abs(r - .79) - .022, tick - .0035);
    ink = min(ink, abs(r - .815) - .0028);
    ink = min(ink, abs(r - .765) - .0028);
    float h = mod(round(a / (PI / 6.)) + 12., 12.);
    float to = rep1(a, PI / 6.);
    ink = min(ink, max(abs(r - .79) - .024, abs(to) * r - .011));
    ink = min(ink, numeral(HOURS[int(h)], vec2(to * r, r - .63)));
    // The dial of the seconds.
    vec2 s = q.xz + vec2(0., .42);
    float sr = length(s), sa = atan(s.x, s.y);
    if (sr < .215) ink = abs(sr - .205) - .003;
    ink = min(ink, max(abs(sr - .185) - .014, abs(rep1(sa, PI / 6.)) * sr - .003));
    m.alb = mix(m.alb, vec3(.03), smoothstep(.003, -.003, ink));
    // A hairline crack from the edge.
    float crack = abs(q.x * .8 - q.z * .35 + .31 + .05 * sin(q.z * 9.) + .02 * sin(q.x * 31.)) - .002;
    m.alb *= 1. - .5 * smoothstep(.004, 0., crack) * step(q.x, -.1);
    m.rough = .3;
    m.refl = .5;
    return m;
  }
  if (p.y > .03) {
    // Worn silver.
    float f = fbm(p * 7.);
    float dull = smoothstep(.45, .7, fbm(p * 3.1 + 2.));
    m.alb = vec3(.2, .195, .185) * (.6 + .5 * f) * (1. - .5 * dull);
    m.rough = .3 + .2 * dull;
    m.refl = r > 1.1 ? 1.2 : mix(6., 3., dull);
    m.bump = .05;
    m.bscale = 40.;
    return m;
  }
  float board = floor(p.x / 2.7 + .3);
  float gap = smoothstep(.008, .0, abs(fract(p.x / 2.7 + .3) - .5) - .494);
  float grain = fbm(vec3(p.x * 9., board * 5., p.z * .8) + 1.6 * fbm(vec3(p.x * 1.5, board, p.z * .35)));
  m.alb = vec3(.1, .08, .06) * (.25 + 1.3 * grain) * (.75 + .4 * h11(board));
  m.alb *= 1. - .7 * smoothstep(.62, .8, fbm(vec3(p.x * 26., board, p.z * 2.2)));
  m.rough = .55 + .25 * grain;
  m.refl = 0.;
  m.bump = .3;
  m.bscale = 9.;
  return m;
}
Light light(int i) { return Light(vec3(-2.7, 3.1, 6.9), vec3(58., 54., 46.), vec3(0), 0., 0., .28, .2, 0.); }
vec3 AMB(vec3 p, vec3 n) { return vec3(.012, .0135, .015) * (1. + .5 * n.y); }
vec3 AMBFOG(vec3 p) { return vec3(0); }
float fogD(vec3 p) { return 0.; }
// A lampshade behind to the left is what the metal mirrors.
vec3 sky(vec3 rd) {
  vec3 to = normalize(vec3(-3.4, 2.5, 3.));
  return vec3(7., 6.5, 5.6) * smoothstep(.86, .95, dot(rd, to)) + vec3(.02);
}

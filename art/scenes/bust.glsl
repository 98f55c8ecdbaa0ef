// Portrait: somebody from behind or from the side, whom the edge of the light draws. Everything follows from uSeed, except the thing of
// the craft, uProp.
#define STEP .8
#define TMAX 8.
#define VMAX 4.
#define NL 4

// ---------- who it is
// What a craft works with: uProp.
const float STYLUS = 1., BOOM = 2., HEADSET = 3., STRINGS = 4., SCREEN = 5.;
bool holds(float prop) { return abs(uProp - prop) < .5; }
float of(float k) { return h11(uSeed * 1.37 + k * 7.13); }
float either(float k) { return of(k) > .5 ? 1. : -1.; }
// Numbers that neighbouring seeds share out evenly.
#define POSE fract(uSeed * .8191725)
#define HAIR fract(uSeed * .6710436)
#define LIGHT fract(uSeed * .5497005)
#define WEAR fract(uSeed * .2451223)
// Where the poses end, from nothing to one. The rest look over a shoulder.
const float BACK = .2, QUARTER = .42, PROFILE = .62, BOWED = .74, RAISED = .86;

#define BULB_AT vec3(who.side * BULB_X, 1.7 + .2 * of(66.), 1.3)
#define BULB_X (.2 + .1 * of(67.))
#define DISPLAY vec3(.12 * (of(50.) - .5), 1.56 + .1 * of(51.), .8)
struct Person {
  // Where the head turns on the neck, and the middle of the head.
  vec3 neck, middle;
  // Turns, positive to the left: of head and chest.
  float turn, chest;
  // Bow of the head, its tilt, and how far the whole person leans.
  float bow, tilt, lean;
  float breadth, slope, build;
  int hair, wear, light;
  // Side of the lamp.
  float side;
};
Person who;
bool met = false;

const int SHORT = 0, CURLS = 1, CLOUD = 2, LONG = 3, WAVES = 4, BOB = 5, TOPKNOT = 6, KNOT = 7, TAIL = 8, SHAVED = 9, BEANIE = 10,
  CAP = 11, BRAID = 12, HAT = 13, QUIFF = 14, HEADSCARF = 15, LOCKS = 16, HOOD = 17, PARTED = 18;
const int TEE = 0, SHIRT = 1, SCARF = 2, HOODIE = 3, ROLLNECK = 4, COAT = 5, QUILTED = 6, SHAWL = 7, BLAZER = 8;
const int HALO = 0, EDGE = 1, EDGES = 2, LOW = 3, SLIT = 4, WINDOW = 5, HALF = 6, BLINDS = 7, BULB = 8, MONITOR = 9;

vec3 fromBody(vec3 b) {
  b.xz = R(-who.chest) * b.xz;
  b.y -= 1.;
  b.xy = R(-who.lean) * b.xy;
  b.y += 1.;
  return b;
}
vec3 toBody(vec3 p) {
  p.y -= 1.;
  p.xy = R(who.lean) * p.xy;
  p.y += 1.;
  p.xz = R(who.chest) * p.xz;
  return p;
}
vec3 toHead(vec3 p) {
  p -= who.neck;
  p.xy = R(who.tilt) * p.xy;
  p.xz = R(who.turn) * p.xz;
  p.yz = R(who.bow) * p.yz;
  return p - vec3(0., .1, .028);
}
void stand() {
  float e = either(20.), k = of(21.), pose = POSE;
  who.bow = .16 * (of(22.) - .4);
  who.tilt = .16 * (of(23.) - .5);
  who.lean = .12 * (of(24.) - .5);
  if (pose < BACK) {
    who.turn = e * .3 * k;
    who.chest = e * .35 * (of(25.) - .5);
    who.tilt *= 1.7;
  } else if (pose < QUARTER) {
    who.turn = e * (.5 + .5 * k);
    who.chest = who.turn * (.1 + .6 * of(25.));
  } else if (pose < PROFILE) {
    who.turn = e * (1.25 + .3 * k);
    who.chest = who.turn * (.55 + .4 * of(25.));
  } else if (pose < BOWED) {
    who.turn = e * (.3 + 1.1 * k);
    who.chest = who.turn * (.5 + .4 * of(25.));
    who.bow = .38 + .28 * of(22.);
  } else if (pose < RAISED) {
    who.turn = e * (.75 + .75 * k);
    who.chest = who.turn * (.4 + .5 * of(25.));
    who.bow = -.26 - .24 * of(22.);
  } else {
    // Over the shoulder.
    who.turn = e * (1. + .45 * k);
    who.chest = -e * (.15 + .5 * of(25.));
    who.lean = e * .1;
  }
}
// Lamps: where they hang, how bright they are, and how large. Those with a hood shine only on the person.
vec4 lamps[4] = vec4[4](vec4(0.), vec4(0.), vec4(0.), vec4(0.));
float wide[4] = float[4](.1, .2, .1, .2);
bool hooded[4] = bool[4](false, false, false, false);
void hang(int i, vec3 at, float bright) { lamps[i] = vec4(at, bright); }
void hood(int i, vec3 at, float bright) {
  hang(i, at, bright);
  hooded[i] = true;
}
void hangLamps() {
  float s = who.side, k = of(10.), j = of(11.);
  int kind = who.light;
  for (int i = 0; i < 4; i++) hang(i, vec3(0., 1e4, 0.), 0.);
  if (kind == HALO) {
    hood(0, vec3(s * (.9 + .3 * k), 2. + .35 * j, 1.), 9.);
    hang(1, vec3(s * (.5 * k - .1), 1.2 + .5 * j, 2.), 3.2);
  } else if (kind == EDGE) {
    hood(0, vec3(s * 1.2, 1.6 + .5 * j, .95 + .35 * k), 60.);
    hang(1, vec3(-s * (.3 + .3 * k), 1.3, 2.2), .34);
  } else if (kind == EDGES) {
    hood(0, vec3(s, 1.85, 1.35), 52.);
    hood(1, vec3(-s * 1.1, 1.65, 1.2), 32.);
    hang(2, vec3(-s * .2, 1.1, 2.3), .12);
  } else if (kind == LOW) {
    hood(0, vec3(s * .5, .8, .75), 16.);
    hang(1, vec3(s * .2, .9, 2.1), 5.);
  } else if (kind == BULB) {
    // Before the glass, which would hide it.
    hang(0, BULB_AT - vec3(0., .02, .09), 5.);
    wide[0] = .03;
  } else if (kind == MONITOR) {
    hood(1, vec3(s, 2., 1.1), 11.);
    hang(2, vec3(-s * .4, 1.3, 2.1), .5);
    hang(3, DISPLAY - vec3(0., 0., .12), 1.1);
  } else if (kind == HALF) {
    hood(0, vec3(-s * 1.2, 1.9, .8), 26.);
  } else {
    hood(0, vec3(s * 1.1, 1.95, 1.1), 18.);
    hang(1, vec3(s * .2, 1.5, 1.9), kind == WINDOW ? .75 : .4);
  }
}
void meet() {
  met = true;
  stand();
  who.build = of(26.);
  who.breadth = .86 + .24 * who.build;
  who.slope = of(27.);
  who.side = either(28.);
  who.hair = int(19. * HAIR);
  who.wear = int(9. * WEAR);
  if (who.hair == HOOD) who.wear = HOODIE;
  if (who.hair == HEADSCARF) who.wear = TEE;
  float l = LIGHT;
  who.light = l < .17   ? HALO
              : l < .33 ? EDGE
              : l < .43 ? EDGES
              : l < .54 ? LOW
              : l < .63 ? SLIT
              : l < .72 ? WINDOW
              : l < .86 ? HALF
              : l < .92 ? BLINDS
                        : BULB;
  if (holds(SCREEN)) who.light = MONITOR;
  who.neck = fromBody(vec3(0., 1.49 + .02 * of(29.), .012 + .03 * max(who.bow, 0.)));
  vec3 up = vec3(0., .1, .028);
  up.yz = R(-who.bow) * up.yz;
  up.xz = R(-who.turn) * up.xz;
  up.xy = R(-who.tilt) * up.xy;
  who.middle = who.neck + up;
  hangLamps();
}

// ---------- head
float face(vec3 h) {
  float d = ell(h - vec3(0., .036, -.02), vec3(.076, .096, .1));
  d = smin(d, ell(h - vec3(0., -.02, .018), vec3(.062, .085, .072)), .03);
  d = smin(d, ell(h - vec3(0., -.07, .03), vec3(.05, .045, .056)), .03);
  // Brow, nose, lips and chin, which only a profile shows.
  float nose = of(40.);
  d = smin(d, rcap(vec3(abs(h.x), h.yz), vec3(0., .022, .083), vec3(.03, .02, .074), .011, .01), .015);
  d = smin(d, rcap(h, vec3(0., .008, .088), vec3(0., -.032 - .006 * nose, .093 + .01 * nose), .009, .012), .02);
  d = smin(d, ell(h - vec3(0., -.06, .082), vec3(.022, .007, .012)), .007);
  d = smin(d, ell(h - vec3(0., -.074, .08), vec3(.02, .008, .011)), .007);
  d = smin(d, ell(h - vec3(0., -.102, .066 + .01 * of(41.)), vec3(.022, .017, .019)), .018);
  vec3 e = vec3(abs(h.x) - .08, h.y + .005, h.z + .004);
  e.xz = R(.45) * e.xz;
  float ear = smax(ell(e, vec3(.013, .033, .022)), -ell(e - vec3(.012, .003, .006), vec3(.01, .022, .013)), .004);
  return smin(d, ear, .008);
}
float beard(vec3 h, float n) {
  float full = .012 + .03 * of(43.);
  float d = ell(h - vec3(0., -.085 - full * .6, .045), vec3(.056, .045 + full, .05));
  return d + n;
}

// ---------- hair
// What the hairline leaves of a shape.
float above(vec3 h, float d, float low) { return smax(d, (.8 * h.z - h.y - low) * .78, .02); }
float cropped(vec3 h, float thick) { return above(h, ell(h - vec3(0., .036, -.02), vec3(.08, .1, .104) + thick), .014); }
// Strands of combed hair, down from the crown.
float combed(vec3 h) {
  float a = atan(h.x, -h.z), pole = smoothstep(.01, .06, length(h.xz));
  return pole * (.007 * (.5 - vn(vec3(a * 5., h.y * 6., uSeed))) + .0024 * (.5 - vn(vec3(a * 40., h.y * 14., uSeed * 2.))));
}
// Hair that falls from the crown, in the directions of the room: down the back or over a shoulder, to its tips.
float falling(vec3 p, float tip, float wave, float ridge) {
  vec3 b = p - who.middle;
  float near = length(b - vec3(0., -.1, 0.)) - .36;
  if (near > .1) return near;
  vec2 nape = vec2(sin(who.turn), -cos(who.turn));
  float side = either(12.), over = of(14.) > .6 && tip > .2 ? 1. : 0.;
  float f = clamp((.06 - b.y) / .36, 0., 1.), gather = smoothstep(.1, .7, f);
  vec2 middle = mix(nape * (.022 + .03 * f), vec2(side * .09, 0.) + nape * .02, over * gather);
  vec2 radius = mix(vec2(.084, .094), over > .5 ? vec2(.055, .05) : vec2(.098, .075), gather);
  vec2 d = b.xz - middle;
  d.x += wave * f * sin(b.y * (26. + 12. * of(15.)) + 5. * of(16.) + 2. * b.x);
  float a = atan(d.x, -d.y) + .5 * side * f;
  float lock = vn(vec3(a * 2.6, b.y * 4., uSeed)), strand = vn(vec3(a * 9., b.y * 3., uSeed * 2.));
  float rough = (.03 * f + .006) * (.5 - lock) + (.003 + .012 * f) * (.5 - strand) + .0035 * (.5 - vn(vec3(a * 40., b.y * 9., uSeed))) + ridge * f * abs(sin(a * 7. + 3. * lock));
  float hang = (length(d / radius) - 1.) * min(radius.x, radius.y) + rough;
  hang = smax(hang, -dot(d, nape) - .035 - .1 * gather, .03);
  float low = -tip - .07 * vn(vec3(a * 2.2, 1., uSeed)) * smoothstep(.1, .25, tip) - .02 * strand;
  return smax(smax(hang, b.y - .03, .07), low - b.y, .025) * .75;
}
// Single hairs beside the rest.
float stray(vec3 h) {
  float d = 9.;
  for (int i = 0; i < 10; i++) {
    float k = float(i), u = 2.6 * (h11(k * 3.7 + uSeed) - .5), v = h11(k * 9.1 + uSeed) - .5;
    vec3 away = normalize(vec3(sin(u), .15 + cos(u), 1.6 * v - .3)), along = normalize(cross(away, vec3(v, .2, 1.)) * sign(v));
    vec3 q = h - vec3(0., .035, -.02) - away * vec3(.085, .103, .108);
    float t = clamp(dot(q, along), 0., .045);
    d = min(d, length(q - along * t - away * (.003 + 3. * t * t - t * .1)));
  }
  return d + .0006;
}
float hat(vec3 h) {
  vec3 q = h - vec3(0., .055, -.015);
  q.yz = R(-.14) * q.yz;
  float crown = max(ell(q - vec3(0., .03, 0.), vec3(.092, .1, .112)), -q.y);
  crown = smax(crown, -ell(q - vec3(0., .14, 0.), vec3(.03, .035, .1)), .02);
  float r = length(q.xz * vec2(1., .88));
  float brim = max(abs(q.y - .9 * q.x * q.x + .2 * q.z * q.z) - .004, r - .15) * .8;
  return smin(crown, brim, .02);
}
float beanie(vec3 h) {
  vec3 q = h - vec3(0., .02, -.018);
  q.yz = R(-.3) * q.yz;
  float a = atan(q.x, q.z), rib = .0016 * sin(a * 44.);
  float d = max(ell(q - vec3(0., .03, -.01 - .02 * of(31.)), vec3(.094, .105 + .03 * of(32.), .112)), -q.y) + rib;
  d += .006 * (.5 - vn(q * 22.));
  vec2 cuff = vec2(length(q.xz * vec2(1.16, 1.)) - .106, q.y - .018);
  return smin(d, length(max(abs(cuff) - vec2(.002, .018), 0.)) - .009 + rib, .006);
}
float peaked(vec3 h) {
  vec3 q = h - vec3(0., .035, -.015);
  q.yz = R(-.1) * q.yz;
  float d = max(ell(q - vec3(0., .01, 0.), vec3(.09, .098, .112)), -q.y);
  vec3 b = q - vec3(0., .012, .13);
  float peak = max(ell(b, vec3(.068, .05, .075)), abs(b.y + 4. * b.x * b.x + .25 * b.z) - .004);
  return smin(d, peak, .008);
}
// Cloth over the head and around the neck.
float headscarf(vec3 h, vec3 b) {
  float fold = .007 * sin(h.y * 62. + 26. * h.z + 5. * vn(h * 14.)) * smoothstep(.06, -.06, h.y);
  float d = ell(h - vec3(0., .03, -.022), vec3(.09, .112, .116));
  d = smin(d, rcap(h, vec3(0., .0, -.012), vec3(0., -.12, .0), .085, .075), .03);
  d = smax(d, -ell(h - vec3(0., -.015, .1), vec3(.058, .085, .06)), .015);
  float drape = rcap(b, vec3(0., 1.5, -.015), vec3(0., 1.37, -.02), .07, .13);
  return (smin(d, drape, .05) + fold) * .8;
}
float hoodUp(vec3 h, vec3 b) {
  float fold = .012 * (vn(h * vec3(14., 30., 14.)) - .5) + .006 * (vn(b * vec3(40., 22., 40.)) - .5);
  float d = ell(h - vec3(0., .03, -.03), vec3(.108, .13, .128));
  d = smin(d, ell(h - vec3(0., .1, -.09), vec3(.05, .045, .06)), .06);
  d = smin(d, rcap(h, vec3(0., -.02, -.02), vec3(0., -.13, -.03), .1, .085), .04);
  d = smax(d, -ell(h - vec3(0., -.01, .13), vec3(.074, .115, .11)), .018);
  return (smin(d, ell(b - vec3(0., 1.43, -.06), vec3(.14, .06, .1)), .05) + fold) * .8;
}
float braid(vec3 h) {
  vec3 q = h - vec3(0., -.03, -.105);
  float t = clamp(-q.y / .3, 0., 1.);
  q.z += .03 * t;
  float w = .03 * (1. - .5 * t), s = q.y * 70.;
  float d = min(length(vec2(q.x - .45 * w * sin(s), q.z - .3 * w * cos(s * 2.))) - w * .7, length(vec2(q.x + .45 * w * sin(s), q.z + .3 * w * cos(s * 2.))) - w * .7);
  return smax(d, abs(q.y + .14) - .17, .02) * .7;
}
float tail(vec3 p, vec3 h) {
  vec3 nape = vec3(sin(who.turn), 0., -cos(who.turn)), q = p - who.middle;
  float n = .014 * (vn(vec3(q.x * 60., q.y * 10., q.z * 60.)) - .5), low = .13 + .12 * of(68.);
  vec3 a = nape * .1 + vec3(0., .02, 0.), b = nape * .112 - vec3(0., .05, 0.), c = nape * .07 - vec3(0., low, 0.);
  float d = smin(rcap(q, a, b, .026, .03), rcap(q, b, c, .03, .018), .03);
  return smin(d, rcap(q, c, c - nape * .006 - vec3(0., .06, 0.), .016, .004), .02) + n;
}
float hair(vec3 p, vec3 h, vec3 b) {
  int kind = who.hair;
  if (kind == HEADSCARF) return headscarf(h, b);
  if (kind == HOOD) return hoodUp(h, b);
  float near = length(h) - .2;
  bool hangs = kind == LONG || kind == WAVES || kind == BOB || kind == LOCKS || kind == BRAID || kind == TAIL;
  if (near > .1 && !hangs) return near;
  float fine = .007 * (vn(h * vec3(120., 60., 120.)) - .5), soft = .014 * (vn(h * 30.) - .5), comb = combed(h);
  float d = 9.;
  if (kind == SHORT) d = cropped(h, .004) + fine;
  else if (kind == PARTED) {
    float part = (h.x - .03 * either(33.)) / .012;
    d = cropped(h, .014) + soft + fine + .008 * exp(-part * part) * smoothstep(.06, .12, h.y);
  } else if (kind == CURLS) d = above(h, ell(h - vec3(0., .05, -.022), vec3(.1, .108, .115)), .02) + 1.6 * soft + .022 * (.5 - vn(h * 62.)) + fine;
  else if (kind == CLOUD) {
    d = smax(ell(h - vec3(0., .05, -.03), vec3(.14, .135, .135) + .02 * of(34.)), (.9 * h.z - h.y - .05) * .74, .03);
    d += .02 * (.5 - vn(h * 42.)) + .012 * (.5 - vn(h * 110.));
  }
  else if (kind == LONG) d = smin(cropped(h, .012) + soft + comb, falling(p, .3, .004, 0.), .06);
  else if (kind == WAVES) d = smin(cropped(h, .018) + 1.5 * soft + comb, falling(p, .24, .014, 0.), .06);
  else if (kind == BOB) d = smin(cropped(h, .016) + soft + comb, falling(p, .085, .003, 0.), .06);
  else if (kind == LOCKS) d = smin(cropped(h, .014) + 1.5 * soft, falling(p, .2, .004, -.02), .02);
  else if (kind == TOPKNOT) d = smin(cropped(h, .004) + .5 * soft + comb, ell(h - vec3(0., .155, -.065), vec3(.045, .042, .045)) + soft + fine, .012);
  else if (kind == KNOT) d = smin(cropped(h, .008) + soft + comb, ell(h - vec3(0., -.03, -.13), vec3(.055, .048, .042)) + soft + fine, .015);
  else if (kind == TAIL) d = smin(cropped(h, .004) + .5 * soft + comb, tail(p, h), .012);
  else if (kind == BRAID) d = smin(cropped(h, .006) + .5 * soft + comb, braid(h), .02);
  else if (kind == BEANIE) d = beanie(h);
  else if (kind == CAP) d = min(peaked(h), cropped(h, .0) + fine);
  else if (kind == HAT) d = min(hat(h), cropped(h, .002) + fine);
  else if (kind == QUIFF) {
    vec3 q = h - vec3(.008, .118, .012);
    q.yz = R(.25) * q.yz;
    d = smin(cropped(h, -.001), ell(q, vec3(.066, .045, .09)) + soft + .009 * (vn(vec3(h.x * 90., h.y * 30., h.z * 18.)) - .5), .02) + .5 * fine;
  }
  if (kind != SHORT && kind != QUIFF && kind != SHAVED && kind != BEANIE && kind != CAP && kind != HAT) d = min(d, stray(h));
  return d;
}

// ---------- clothes, in the body's directions
float trunk(vec3 q) {
  float w = who.breadth, s = .035 * who.slope;
  bool padded = who.wear == BLAZER || who.wear == COAT;
  float drop = padded ? .6 * s : s;
  vec3 m = vec3(abs(q.x), q.yz);
  float d = rcap(m, vec3(0., 1.43, -.022), vec3(.165 * w, 1.372 - drop, -.012), .052, .056);
  vec3 c = q - vec3(0., 1.12, -.005);
  d = smin(d, ell(c, vec3(.2 * w, .32, .125)), .08);
  float sleeve = padded ? .066 : .058;
  d = smin(d, rcap(m, vec3(.19 * w, 1.352 - drop, -.008), vec3(.235 * w, 1.02, .03), sleeve, .054), padded ? .035 : .06);
  return d;
}
float folds(vec3 q) {
  float n = vn(q * vec3(16., 9., 16.) + 3. * vn(q * 7.));
  return .014 * (n - .5) + .006 * (vn(q * vec3(46., 20., 46.)) - .5);
}
float collar(vec3 q, float d) {
  vec3 k = q - vec3(0., 1.445, -.008);
  float r = length(k.xz), a = atan(k.x, k.z), front = smoothstep(-.2, 1., cos(a));
  float wavy = vn(vec3(cos(a) * 2., sin(a) * 2., uSeed));
  if (who.wear == TEE) {
    k.yz = R(.3) * k.yz;
    return smin(d, tor(k + vec3(0., .028, 0.), .078, .006), .012);
  }
  if (who.wear == SHIRT || who.wear == BLAZER) {
    bool big = who.wear == BLAZER;
    float top = .036 - .03 * front, low = -.026 - .055 * smoothstep(.5, .95, cos(a));
    float wide = (big ? .076 : .066) + .45 * (top - k.y) + .006 * wavy + .012 * front;
    float band = smax(smax(abs(r - wide) * .85 - .0045, max(k.y - top, low - k.y), .006), .032 - abs(k.x) - step(k.z, 0.), .01);
    if (!big) return smin(d, band, .012);
    // A shirt under the jacket.
    return smin(smin(d, band, .014), max(abs(r - .062) - .005, abs(k.y - .02 + .02 * front) - .024), .008);
  }
  if (who.wear == SCARF) {
    float fold = .006 * sin(k.y * 150. + 7. * wavy + 2. * a) + .01 * (wavy - .5);
    vec3 u = k - vec3(0., -.004, .006), v = k - vec3(0., .026, .0);
    u.xy = R(.22 * either(35.)) * u.xy;
    v.xy = R(-.18 * either(35.)) * v.xy;
    float one = length(vec2(length(u.xz) - .088, u.y * .72)) - .027, two = length(vec2(length(v.xz) - .078, v.y * .75)) - .024;
    float hang = bx(q - vec3(.07 * either(36.), 1.3, -.125 * either(37.)), vec3(.038, .15, .004)) - .012;
    return smin(smin(d, hang + fold, .02), smin(one, two, .012) + fold, .012) * .85;
  }
  if (who.wear == HOODIE) {
    if (who.hair == HOOD) return d;
    float thick = mix(.05, .022, front) + .014 * (wavy - .5);
    vec3 u = k - vec3(0., -.012, -.035);
    u.yz = R(.25) * u.yz;
    float ring = length(vec2(length(u.xz * vec2(1., .9)) - .098, u.y * .8)) - thick;
    float sack = ell(k - vec3(0., -.055, -.13), vec3(.11, .085, .05)) + .02 * (vn(k * 22.) - .5);
    return smin(d, smin(ring, sack, .05), .025);
  }
  if (who.wear == ROLLNECK) {
    float rib = .0012 * sin(a * 54.), lift = k.y - .012 * (wavy - .5);
    float tube = smax(abs(r - .06) - .008, abs(lift - .012) - .045, .01);
    float turned = length(max(abs(vec2(r - .068 - .012 * (.05 - lift), lift - .034 + .006 * wavy)) - vec2(.001, .02), 0.)) - .009;
    return smin(smin(d, tube, .03), turned + rib, .008);
  }
  if (who.wear == COAT) {
    // The collar is up, higher behind, and falls open before the throat.
    float top = .085 - .07 * front + .018 * (wavy - .5) + .012 * sin(a) * either(38.);
    float wide = .075 + .28 * (k.y + .03) + .014 * (wavy - .5) + .022 * front;
    float band = smax(smax(abs(r - wide) * .9 - .006, max(k.y - top, -.06 - k.y), .008), .05 - abs(k.x) - step(k.z, 0.), .01);
    return smin(d, band, .02) * .9;
  }
  if (who.wear == QUILTED) {
    float puff = length(vec2(r - .083, (k.y - .012) * .8)) - .026;
    puff = smin(puff, length(vec2(r - .079, (k.y - .05 + .02 * front) * .85)) - .022, .006);
    return smin(d, puff + .006 * (wavy - .5), .012);
  }
  float thick = mix(.036, .03, front);
  float wrap = length(vec2(length((k - vec3(0., -.02, -.01)).xz * vec2(.8, 1.)) - .095, (k.y + .015 + .05 * front) * .7)) - thick;
  return smin(d, wrap + .014 * (vn(k * vec3(24., 50., 24.)) - .5), .03);
}
float clothes(vec3 q) {
  float d = trunk(q);
  if (d > .2) return d - .06;
  if (who.wear == QUILTED) d -= .012 * sqrt(abs(sin(q.y * 50. - 5. * abs(q.x) + 2. * vn(q * 8.)))) + .004;
  else if (who.wear == SHAWL) {
    vec3 m = vec3(abs(q.x), q.yz);
    d = smin(d, rcap(m, vec3(0., 1.42, -.02), vec3(.21, 1.22, -.02), .08, .12), .06);
  }
  return collar(q, d + folds(q));
}

// ---------- things of the crafts, beside the head and against the light
float stylus(vec3 h) {
  float e = who.turn > 0. ? 1. : -1.;
  vec3 a = vec3(e * .086, .022, -.03), way = normalize(vec3(e * .16, .12 + .3 * of(18.), 1.));
  if (who.hair == TOPKNOT || who.hair == KNOT) {
    // Through the knot.
    a = who.hair == TOPKNOT ? vec3(0., .155, -.065) : vec3(0., -.03, -.13);
    way = normalize(vec3(.9 * e, .35, .2));
  }
  return rcap(h, a - way * .06, a + way * .09, .0048, .0035);
}
float headset(vec3 h, vec3 b) {
  float e = either(52.);
  if (of(53.) > .5) {
    // Around the neck.
    vec3 q = b - vec3(0., 1.455, .01);
    q.yz = R(.25) * q.yz;
    float d = max(length(vec2(length(q.xz * vec2(1., .9)) - .1, q.y * .6)) - .008, q.z - .05);
    vec3 c = vec3(abs(q.x) - .085, q.y + .012, q.z - .055);
    c.xz = R(.7) * c.xz;
    return smin(d, cy(c.yxz, .036, .013) - .008, .01);
  }
  vec3 q = h - vec3(0., .015, -.01);
  float ring = .1 + .014 * float(who.hair == CURLS) + .03 * float(who.hair == CLOUD);
  float d = max(length(vec2(length(q.xy * vec2(1., .78)) - ring, q.z * .55)) - .0085, -q.y - .01);
  vec3 c = vec3(abs(q.x) - ring, q.y + .015, q.z);
  d = smin(d, cy(c.yxz, .036, .014) - .009, .01);
  vec3 m = vec3(q.x * e, q.y, q.z), bend = vec3(ring - .012, -.085, .09);
  float arm = min(cap(m, vec3(ring, -.03, .02), bend, .004), cap(m, bend, vec3(.05, -.095, .135), .004));
  return min(d, min(arm, ell(m - vec3(.045, -.095, .137), vec3(.017, .012, .012))));
}
float boom(vec3 p) {
  float e = -sign(who.turn), high = 1.8 + .14 * of(54.);
  vec3 a = vec3(e * (.12 + .05 * of(55.)), high, .22), way = normalize(vec3(e, .5 * (of(56.) - .35), 0.));
  vec3 b = a + way * .15;
  float fur = .012 * vn(p * vec3(90., 60., 90.)) + .008 * vn(p * 190.);
  return min((rcap(p, a, b, .036, .04) - fur + .008) * .75, cap(p, b, a + way * .8, .0075));
}
float strings(vec3 p) {
  float e = either(57.);
  vec3 q = p - vec3(.1 * (of(58.) - .5), 1.86 + .06 * of(59.), .14), c = q;
  c.xy = R(-.06 * e - .16 * e * of(60.)) * c.xy;
  float d = bx(c, vec3(.15, .008, .011)) - .002;
  c.xz = R(1.25) * c.xz;
  d = min(d, bx(c - vec3(0., .012, 0.), vec3(.11, .007, .011)) - .002);
  float w = .0009, l = 9.;
  l = min(l, cap(q, vec3(-.145, .02 * -e, 0.), vec3(-.2, -.5, -.1), w));
  l = min(l, cap(q, vec3(.145, .02 * e, 0.), vec3(.2, -.5, -.1), w));
  l = min(l, cap(q, vec3(-.09, .01 * -e, 0.), vec3(-.26, -.62, -.14), w));
  return min(d, min(l, cap(q, vec3(.09, .01 * e, 0.), vec3(.26, -.62, -.14), w)));
}
float thing(vec3 p, vec3 h, vec3 b) {
  if (holds(STYLUS)) return stylus(h);
  if (holds(BOOM)) return boom(p);
  if (holds(HEADSET)) return headset(h, b);
  if (holds(STRINGS)) return strings(p);
  if (holds(SCREEN)) return bx(p - DISPLAY, vec3(.27, .18, .012)) - .006;
  return 9.;
}

// ---------- the room
// Distances to what the materials differ by.
float ofHair, ofSkin, ofCloth;
float glasses(vec3 h) {
  vec3 g = vec3(abs(h.x) - .033, 1.25 * (h.y - .006), h.z - .094 + .2 * abs(h.x));
  return min(tor(g.xzy, .021, .002), cap(vec3(abs(h.x), h.yz), vec3(.054, .01, .084), vec3(.086, .014, .0), .0025));
}
float bust(vec3 p) {
  vec3 h = toHead(p), b = toBody(p);
  ofCloth = clothes(b);
  float d = length(h) - .2;
  ofHair = hair(p, h, b);
  ofSkin = d;
  if (d < .1) {
    ofSkin = face(h);
    vec3 top = who.neck + .35 * (who.middle - who.neck);
    ofSkin = smin(ofSkin, cap(p, fromBody(vec3(0., 1.38, -.012)), top, .052 + .01 * who.build), .03);
    bool veiled = who.hair == HEADSCARF || who.hair == HOOD;
    if (!veiled && of(42.) > .76) ofHair = min(ofHair, beard(h, .008 * (vn(h * 90.) - .5)));
    if (!veiled && of(44.) > .86) ofSkin = min(ofSkin, glasses(h));
  }
  return min(smin(smin(ofSkin, ofHair, .006), ofCloth, .008), thing(p, h, b)) * .9;
}
// Where nobody is, and nothing of theirs, a box around them does.
float map(vec3 p) {
  if (!met) meet();
  float wall = 2.6 - p.z, far = holds(SCREEN) ? .85 : .3;
  float around = bx(p - vec3(0., 1.3, .5 * far - .2), vec3(holds(BOOM) ? .8 : .42, .74, .5 * far + .2));
  ofHair = ofSkin = ofCloth = 9.;
  float d = min(around > .12 ? around : bust(p), wall);
  if (who.light == BULB) d = min(d, min(length(p - BULB_AT) - .03, cap(p, BULB_AT + vec3(0., .03, 0.), BULB_AT + vec3(0., 1.2, 0.), .004)));
  return d;
}
// What of the wall is in the light of something outside the picture.
float onWall(vec2 q) {
  float s = who.side, k = of(61.);
  if (who.light == SLIT) {
    q.y -= 1.62 + .2 * (k - .5) + (.12 + .2 * of(62.)) * s * q.x;
    return 1.5 * smoothstep(.075, .05, abs(q.y)) + .26 * smoothstep(.8, .0, abs(q.y));
  }
  if (who.light == WINDOW) {
    q -= vec2(s * (.04 + .2 * k), 1.7);
    float pane = smoothstep(.0, -.02, bx2(q, vec2(.34, .5)));
    float bars = smoothstep(.012, .02, abs(q.x)) * smoothstep(.012, .02, abs(rep1(q.y - .1, .46)));
    return .75 * pane * bars;
  }
  if (who.light == HALF) return .62 * smoothstep(-.06, .1, s * (q.x - .12 * (q.y - 1.6) - .1 * (k - .5))) * smoothstep(2.4, .2, abs(q.x));
  if (who.light == BLINDS) {
    float slat = q.y + .3 * s * q.x;
    return .8 * smoothstep(.3, .36, abs(fract(slat * 7.5) - .5)) * smoothstep(1., .5, length(q - vec2(s * .25, 1.65)));
  }
  return 0.;
}
Mat wall(vec3 p) {
  Mat m;
  float f = fbm(p * 1.4 + uSeed);
  m.alb = vec3(.3) * (.45 + .9 * f);
  m.emit = vec3(1., .985, .95) * onWall(p.xy) * (.6 + .6 * f);
  m.rough = .8;
  m.refl = 0.;
  m.bump = .4;
  m.bscale = 6.;
  return m;
}
// A screen with its lines of code, of which nobody reads a word: slits of light, set in by what they belong to.
bool lines(inout Mat m, vec3 p) {
  if (!holds(SCREEN) || p.z < .75 || p.z > .83) return false;
  vec2 q = p.xy - DISPLAY.xy;
  m.alb = vec3(.02);
  if (max(abs(q.x) - .26, abs(q.y) - .17) > 0.) return true;
  float row = floor(q.y / .0245), own = h11(row * 1.7 + uSeed), deep = floor(3.2 * vn2(vec2(row * .37, uSeed)));
  float from = -.24 + .05 * deep, to = from + .08 + .34 * own * own;
  float written = step(abs(fract(q.y / .0245) - .5), .17) * step(from, q.x) * step(q.x, min(to, .25)) * step(.14, own);
  written *= step(.012, abs(q.x - mix(from, to, .3 + .4 * h11(row + 9.))));
  m.emit = vec3(.9, .96, 1.) * (.13 + 2. * written);
  return true;
}
Mat material(vec3 p, vec3 n) {
  if (p.z > 2.4) return wall(p);
  Mat m = Mat(vec3(.1), .6, 0., vec3(0.), .15, 20.);
  if (lines(m, p)) return m;
  if (p.z > 1.1) {
    m.emit = p.y < BULB_AT.y + .03 && who.light == BULB ? vec3(14., 13.2, 11.6) : vec3(0.);
    return m;
  }
  map(p);
  float least = min(ofHair, min(ofSkin, ofCloth));
  if (least > .004) m.alb = vec3(.06);
  else if (ofCloth <= least) m = Mat(vec3(.035 + .05 * of(63.)) * (.6 + .8 * fbm(p * 40.)), .95, 0., vec3(0.), .35, 70.);
  else if (ofHair <= least) {
    bool cloth = who.hair == BEANIE || who.hair == CAP || who.hair == HAT || who.hair == HEADSCARF || who.hair == HOOD;
    m = Mat(vec3(.028 + (cloth ? .03 : .05 * of(64.) * of(64.))), cloth ? .95 : .85, 0., vec3(0.), cloth ? .3 : .4, cloth ? 60. : 85.);
  } else {
    // Of a face there is never more than an edge.
    float dark = mix(1., .05, smoothstep(-.005, .05, toHead(p).z));
    m = Mat(vec3(1., .86, .74) * (.08 + .2 * of(65.)) * dark, .85, 0., vec3(0.), .08, 60.);
  }
  return m;
}
Light light(int i) {
  if (!met) meet();
  vec3 at = lamps[i].xyz, to = normalize(vec3(0., 1.5, 0.) - at);
  return Light(at, lamps[i].w * vec3(1.02, 1., .95), to, .93, .78, wide[i], .05, hooded[i] ? 1. : 0.);
}
vec3 AMB(vec3 p, vec3 n) { return vec3(.006); }
vec3 AMBFOG(vec3 p) { return vec3(.003); }
float fogD(vec3 p) { return (who.light == EDGE || who.light == EDGES ? .009 : .04) * (.4 + 1.2 * vn(p * 1.8 + uSeed)); }
vec3 sky(vec3 rd) { return vec3(.02); }

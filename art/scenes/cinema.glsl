// An old cinema: the projector's beam, narrow and long, over rows of tip-up seats.
#define STEP .82
#define TMAX 36.
#define VMAX 25.
#define NL 4
// Beam: its point behind the window of the booth, its way, and how wide it gets in a metre.
const vec3 APEX = vec3(0., 7.2, 23.);
const vec3 WAY = vec3(0., -.09, -1.);
const vec2 SPREAD = vec2(.048, .034);
const float BACK = 20.6, FIRST = 3., PITCH = .95, RAKE = .165, ROWS = 13., AISLE = .8, WIDE = .6;
// Point that is lit, and whether it is in the air: the lamps below depend on both.
vec3 here;
bool air;
float across(float x) { return .012 * x * x; }
// Frame of the film in the gate. The dark and bright parts of it are the shafts in the beam.
float gate(vec3 p) {
  float far = APEX.z - p.z;
  vec2 u = (p.xy - APEX.xy - WAY.xy * far) / (SPREAD * max(far, .01));
  vec2 edge = smoothstep(1., .93, abs(u));
  float shafts = .62 * vn2(u * vec2(5.5, .9) + uSeed) + .38 * vn2(u * vec2(17., 1.3) + 7.);
  return edge.x * edge.y * (.12 + 1.5 * smoothstep(.25, .8, shafts));
}
float seat(vec3 q, float folded) {
  // Back: arched at the top, hollow from side to side, leaning, padded in flutes.
  vec3 b = q - vec3(0., .74, .14);
  b.z += .75 * b.x * b.x - .2 * b.y;
  b.y += .75 * b.x * b.x;
  float flute = .011 * abs(cos(b.x * 36.)) * smoothstep(.01, -.02, b.z);
  float panel = bx2(b.xy, vec2(.15, .19)) - .1;
  vec2 slab = vec2(panel + .035, abs(b.z) - .022);
  float d = min(max(slab.x, slab.y), 0.) + length(max(slab, 0.)) - .036 - flute;
  // Cushion, on a hinge.
  vec3 c = q - vec3(0., .45, .08);
  c.yz = R(folded) * c.yz;
  c.z += .2;
  c.y += .12 * c.x * c.x + .14 * c.z * c.z;
  d = min(d, bx(c, vec3(.18, .025, .17)) - .055);
  // Standards with round arm rests.
  vec3 a = vec3(abs(q.x) - .3, q.y, q.z);
  d = min(d, bx(a - vec3(0., .32, .06), vec3(.004, .31, .13 + .05 * cos(q.y * 6.))) - .014);
  a -= vec3(0., .66 + .03 * q.z, -.03);
  d = min(d, bx(a, vec3(.012, .004, .2)) - .022);
  return d;
}
float rows(vec3 p) {
  float z = p.z + across(p.x);
  float k = clamp(round((z - FIRST) / PITCH), 0., ROWS);
  float above = p.y - k * RAKE - 1.3;
  if (above > .3) return above;
  float side = z - FIRST - k * PITCH > 0. ? 1. : -1.;
  float half_ = abs(p.x) - AISLE - .3;
  float n = clamp(round(half_ / WIDE), 0., 8.);
  float d = 9.;
  for (int i = 0; i < 2; i += 1) {
    float row = clamp(k + (i == 0 ? 0. : side), 0., ROWS);
    float chance = h21(vec2(n + 11. * sign(p.x) + 20., row + uSeed));
    vec3 q = vec3(half_ - n * WIDE, p.y - row * RAKE, z - FIRST - row * PITCH);
    d = min(d, seat(q, chance < .5 ? -1.25 - .12 * chance : 0.));
  }
  return d * .85;
}
float room(vec3 p) {
  float z = p.z + across(p.x);
  float d = p.y - floor(clamp((z - FIRST) / PITCH + .5, 0., ROWS + 1.)) * RAKE;
  // Walls in drapery between fluted pilasters.
  float wall = 6.7 - abs(p.x);
  float pz = rep1(p.z - 1.9, 3.6);
  d = min(d, wall - .04 * sin(p.z * 15. + 1.5 * sin(p.y * .6 + p.z)));
  float flute = .02 * cos(pz * 55.);
  d = min(d, bx(vec3(wall - .12, p.y - 3.4, pz), vec3(.1 - flute, 3.4, .3)));
  d = min(d, bx(vec3(wall - .2, p.y - 6.95, pz), vec3(.22, .16, .42)) - .03);
  d = min(d, bx2(vec2(wall - .2, p.y - 7.4), vec2(.4, .16)));
  // Ceiling in beams.
  d = min(d, 8.7 - p.y);
  d = min(d, bx2(vec2(p.y - 8.6, rep1(p.z, 2.6)), vec2(.3, .16)));
  // Back wall, the windows of the booth in it, the front of the balcony.
  vec2 w = vec2(p.x, p.y - 6.98);
  float lit = bx2(w, SPREAD * 2.8 + .02);
  float blind = max(bx2(vec2(abs(w.x) - 1.1, w.y), vec2(.13, .1)), p.z - BACK - .2);
  d = min(d, max(max(BACK - p.z, p.z - BACK - .3), -min(lit, blind)));
  d = min(d, max(bx(vec3(w, p.z - BACK), vec3(SPREAD * 2.8 + .1, .05)) - .02, -lit));
  float rail = z - 15.9 - 2. * across(p.x);
  d = min(d, bx2(vec2(rail - 2.6, p.y - 4.25), vec2(2.6, .42)) - .04);
  d = min(d, length(vec2(rail, p.y - 4.74)) - .09);
  d = min(d, bx2(vec2(rail, p.y - 3.86), vec2(.07, .05)) - .03);
  // Screen, its curtains, the stage.
  d = min(d, p.z + 2.6);
  d = min(d, max(p.z + 2.1 + .07 * sin(p.x * 13. + sin(p.y)), 3.5 - abs(p.x)));
  d = min(d, bx2(vec2(p.z + 3., p.y - .5), vec2(1.6, .55)) - .03);
  return d;
}
float map(vec3 p) { return min(min(room(p), rows(p)), lone(p - vec3(0., RAKE * round((uFigure.z - FIRST) / PITCH), 0.))); }
Mat material(vec3 p, vec3 n) {
  here = p;
  air = false;
  Mat m;
  m.emit = vec3(0);
  if (p.z > BACK + .4) {
    m.alb = vec3(0.);
    m.emit = vec3(16., 15.6, 14.7);
    return m;
  }
  float f = fbm(p * 1.4 + uSeed);
  m.rough = .8;
  m.refl = 0.;
  m.bump = .25;
  m.bscale = 12.;
  m.alb = vec3(.12, .115, .105) * (.35 + f);
  if (p.z < -2.5) {
    vec2 edge = smoothstep(.0, -.04, abs(p.xy - vec2(0., 4.9)) - vec2(2.9, 2.1));
    m.alb = mix(vec3(.015), vec3(.11), edge.x * edge.y);
    m.bump = 0.;
    return m;
  }
  if (rows(p) < .004) {
    float z = p.z + across(p.x);
    float y = p.y - RAKE * round((z - FIRST) / PITCH);
    float x = abs(p.x) - AISLE;
    bool arm = abs(rep1(x, WIDE)) < .05 && y < .72;
    m.alb = arm ? vec3(.07, .055, .045) : vec3(.1, .075, .068) * (.6 + .7 * fbm(p * 7.));
    m.rough = arm ? .32 : .6;
    m.bump = arm ? .05 : .2;
    m.bscale = 40.;
    return m;
  }
  if (abs(p.x) > 6.3) {
    m.alb = vec3(.13, .115, .105) * (.4 + .8 * f);
    return m;
  }
  if (p.y > 8. || n.y > .7 && p.y < 4.) m.alb *= .35;
  return m;
}
Light light(int i) {
  // The beam; its light from the air, from above; what strays around the window; what the screen gives back.
  if (i == 0) return Light(APEX, vec3(2000., 1950., 1840.) * gate(here), vec3(0), 0., 0., .03, 30., 0.);
  if (air) return Light(vec3(0), vec3(0), vec3(0, 1, 0), 0., 0., 0., 1., 0.);
  if (i == 1) {
    float far = mix(4., 21., rnd());
    return Light(APEX + WAY * far, vec3(70., 68., 64.), vec3(0, -1, 0), .8, .05, .3, 3., 1.);
  }
  if (i == 2) return Light(vec3(0., 6.95, BACK - .3), vec3(260., 253., 238.), normalize(vec3(0., -.3, -1.)), .8, .1, .12, 4., 1.);
  return Light(vec3(0., 4.6, -1.), vec3(80., 82., 86.), vec3(0, 0, 1), .5, 0., 1.4, 1., 1.);
}
vec3 AMB(vec3 p, vec3 n) { return vec3(.02, .022, .025) * (1. + .4 * n.y); }
vec3 AMBFOG(vec3 p) {
  float far = clamp(APEX.z - p.z, 2.4, 30.);
  vec3 off = p - APEX - WAY * far;
  return vec3(.0012, .0013, .0015) + vec3(.05, .049, .047) / (1. + dot(off, off)) / (1. + .2 * far);
}
float fogD(vec3 p) {
  here = p;
  air = true;
  if (gate(p) <= 0.) return .012;
  float f = vn(p * vec3(.9, 1.2, .6) + vec3(0., uTime * .12, uTime * .05)) * .6 + vn(p * 2.6 + 9.) * .4;
  return .05 * (.35 + 1.5 * f * f);
}
vec3 sky(vec3 rd) { return vec3(0.); }

// A rowing boat on black water, looked down on; the lantern in it is the only light. Down is z, the camera hangs above.
#define STEP .8
#define TMAX 30.
#define VMAX 14.
#define NL 1
const vec3 LANTERN = vec3(.12, .62, 6.42);
const float WATER = 7.;
vec2 inBoat(vec2 p) { return R(-.5) * (p - vec2(.15, -.05)); }
// The plan of the hull: pointed before, cut off behind.
float plan(vec2 u, float wide) {
  float y = u.y;
  float w = wide * (y > -.2 ? sqrt(max(0., 1. - pow((y + .2) / 2.35, 2.))) * (1. - .12 * smoothstep(.6, 2.1, y)) : 1. - .16 * pow((y + .2) / -1.7, 2.));
  return max(abs(u.x) - w, -y - 1.9) * .8;
}
float boat(vec3 p) {
  vec2 u = inBoat(p.xy);
  float up = WATER - p.z;
  float sheer = .4 + .1 * smoothstep(.4, 2.2, u.y) + .03 * smoothstep(-1., -1.9, u.y);
  float flare = .13 * (up - sheer);
  float hull = plan(u, .74 + flare);
  float shell = max(max(hull, -hull - .045), up - sheer);
  shell = max(shell, -up - .1);
  // The gunwale.
  float rim = length(vec2(max(abs(hull + .02) - .045, 0.), max(abs(up - sheer) - .02, 0.))) - .012;
  float d = min(shell, rim);
  // The boards of the bottom, ribs, three thwarts, one of them with a knee to each side.
  float inside = plan(u, .68);
  d = min(d, max(inside, abs(up - .06) - .02));
  d = min(d, max(inside, max(abs(rep1(u.x, .17)) - .07, abs(up - .09) - .014)));
  d = min(d, max(max(inside, -inside - .04), max(abs(rep1(u.y, .42)) - .02, up - sheer + .05)));
  float thwart = min(bx2(vec2(u.y + 1.35, up - .31), vec2(.15, .02)), min(bx2(vec2(u.y + .25, up - .31), vec2(.14, .02)), bx2(vec2(u.y - .95, up - .34), vec2(.12, .02))));
  d = min(d, max(thwart, inside - .01));
  // One oar lies in the boat, the other has slid out over the side.
  vec3 o = vec3(u, up);
  float oar = cap(o, vec3(-.36, -1.5, .38), vec3(-.22, 1.25, .4), .026);
  oar = min(oar, bx(vec3(R(.05) * (u - vec2(-.21, 1.5)), up - .4), vec3(.075, .3, .012)) - .008);
  oar = min(oar, cap(o, vec3(.15, -.6, .43), vec3(1.45, -1.12, .2), .026));
  vec3 b = vec3(R(-1.19) * (u - vec2(1.78, -1.25)), up - .06);
  b.yz = R(-.3) * b.yz;
  oar = min(oar, bx(b, vec3(.078, .32, .012)) - .008);
  d = min(d, oar);
  // A line in the bottom, coiled.
  vec2 c = u - vec2(.18, -.72);
  float r = length(c);
  float coil = length(vec2(rep1(r - .035 * atan(c.y, c.x) / PI, .07), up - .12)) - .026;
  d = min(d, max(coil, max(r - .27, .06 - r)));
  // The painter, over the bow to a ring on the jetty.
  vec3 q = vec3(u, up);
  d = min(d, cap(q, vec3(0., 2.05, .5), vec3(.35, 2.7, .32), .016));
  d = min(d, cap(q, vec3(.35, 2.7, .32), vec3(1.1, 3.1, .36), .016));
  return d;
}
float lantern(vec3 p) {
  vec3 q = p - LANTERN;
  float r = length(q.xy);
  float d = max(r - .13, abs(q.z - .17) - .03) ;
  // The roof is a ring of wire: the flame is seen from above.
  d = min(d, length(vec2(r - .1, q.z + .17)) - .014);
  float a = atan(q.y, q.x);
  vec2 k = vec2(r * sin(rep1(a, PI * .5)), r * cos(rep1(a, PI * .5)) - .11);
  d = min(d, max(length(k) - .01, abs(q.z) - .17));
  // The handle lies over to one side.
  vec3 h = q - vec3(0., 0., -.17);
  d = min(d, max(length(vec2(length(h.xy - vec2(.05, 0.)) - .17, h.z)) - .009, -h.x));
  return d;
}
float map(vec3 p) {
  float d = WATER - p.z + .004 * sin(p.x * 2.1 + p.y * 1.3);
  vec2 u = inBoat(p.xy);
  float far = max(max(abs(u.x) - 2.1, abs(u.y) - 3.3), WATER - .9 - p.z);
  d = min(d, far > .3 ? far : boat(p) * .9);
  float l = length(p - LANTERN) - .4;
  d = min(d, l > .2 ? l : lantern(p));
  // The jetty: planks across, a beam, two posts, a ring.
  float k = round(p.y / .34);
  float plank = bx(vec3(p.x - 3.15 - .05 * h11(k), p.y - k * .34, p.z - WATER + .3 + .02 * h11(k + 9.)), vec3(1.3, .15, .035)) - .006;
  d = min(d, plank);
  d = min(d, bx(vec3(p.x - 2.15, p.y, p.z - WATER + .18), vec3(.08, 9., .1)));
  float py = rep1(p.y - 1.75, 3.1);
  d = min(d, max(length(vec2(p.x - 1.92, py)) - .13, WATER - .7 - p.z));
  return d;
}
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  m.refl = 0.;
  float f = fbm(p * 2.4 + uSeed);
  vec2 u = inBoat(p.xy);
  if (lantern(p) < .01) {
    m.alb = vec3(.06);
    m.rough = .35;
    m.refl = 3.;
    m.bump = .1;
    m.bscale = 20.;
    if (p.z > LANTERN.z + .1 && n.z < -.5) m.emit = vec3(9., 7.6, 5.) * smoothstep(.13, .02, length(p.xy - LANTERN.xy));
    return m;
  }
  if (p.z > WATER - .03 && n.z < -.8) {
    m.alb = vec3(.004, .005, .006);
    m.rough = .12;
    m.refl = 2.4;
    m.bump = .22;
    m.bscale = 1.5;
    return m;
  }
  bool jetty = p.x > 1.7 && p.z < WATER - .1 && abs(u.x) > 1.;
  if (jetty) {
    float k = round(p.y / .34);
    m.alb = vec3(.21, .195, .17) * (.3 + .6 * h11(k * 5.1)) * (.4 + 1.1 * fbm(vec3(p.x * 1.6, k * 3., p.y * 16.)));
    m.rough = .5;
    m.bump = .5;
    m.bscale = 12.;
    return m;
  }
  float grain = fbm(vec3(u.x * 14., u.y * 1.3, p.z * 14.) + 1.2 * fbm(vec3(u.x * 3., u.y * .6, 2.)));
  m.alb = vec3(.36, .315, .25) * (.35 + 1. * grain);
  float worn = smoothstep(.5, .7, fbm(p * 2. + 5.));
  m.alb = mix(m.alb, vec3(.16, .15, .13), worn * .6);
  // Bilge: the middle of the bottom is wet.
  float wet = smoothstep(.35, .1, abs(u.x)) * smoothstep(.62, .4, WATER - p.z + .3 * f) * step(WATER - p.z, .2);
  m.alb *= 1. - .6 * wet;
  m.rough = mix(.5, .15, wet);
  m.refl = .3 + wet;
  m.bump = .3;
  m.bscale = 10.;
  return m;
}
Light light(int i) { return Light(LANTERN, vec3(10., 9., 6.9), vec3(0), 0., 0., .045, .03, 0.); }
vec3 AMB(vec3 p, vec3 n) { return vec3(.02, .023, .027) * (1. - .4 * n.z); }
vec3 AMBFOG(vec3 p) { return vec3(.001, .0012, .0014); }
float fogD(vec3 p) { return p.z < 3. ? 0. : .03 * (.3 + 1.4 * vn(p * vec3(.7, .7, 1.4))); }
vec3 sky(vec3 rd) { return vec3(.01, .0115, .0135); }

// A jetty on a lake at night: planks, posts, one lamp at its end, mist on the water.
#define STEP .85
#define TMAX 90.
#define VMAX 55.
#define NL 2
const vec3 LAMP = vec3(.72, 2.75, 17.6);
float map(vec3 p) {
  float d = p.y + .003 * sin(p.x * 3. + p.z * 2.);
  // Planks with gaps, a little uneven.
  float k = round(p.z / .19);
  float lift = .012 * h11(k + uSeed);
  float deck = bx(vec3(p.x, p.y - .55 - lift, p.z - k * .19), vec3(.92 + .06 * h11(k * 3.7), .022, .082));
  if (h11(k * 1.7 + uSeed) > .985) deck = 9.;
  deck = max(max(deck, p.z - 18.5), -p.z - 3.);
  d = min(d, deck * .9);
  d = min(d, max(bx(vec3(abs(p.x) - .7, p.y - .46, p.z - 8.), vec3(.05, .08, 10.5)), p.z - 18.5));
  float pz = repc(p.z - 1., 2.2, 0., 8.);
  float id = round(clamp((p.z - 1.) / 2.2, 0., 8.));
  vec3 q = vec3(abs(p.x) - .98, p.y, pz);
  q.xy = R((h11(id * 2.3) - .5) * .09) * q.xy;
  d = min(d, cy(q - vec3(0., .35, 0.), .085, .75 + .12 * h11(id)));
  // The lamp.
  vec3 l = p - vec3(LAMP.x, 0., LAMP.z);
  d = min(d, cap(l, vec3(.2, 0., 0.), vec3(.2, 3., 0.), .04));
  d = min(d, cap(l, vec3(.2, 2.98, 0.), vec3(0., 2.98, 0.), .025));
  vec3 s = p - LAMP;
  d = min(d, max(abs(rcap(s, vec3(0., .18, 0.), vec3(0., .04, 0.), .05, .22)) - .008, -s.y));
  // A rope from post to post and a boat.
  float y = .98 - .16 * sin(PI * fract((p.z - 1.) / 2.2));
  d = min(d, max((length(vec2(p.x + .98, p.y - y)) - .014) * .7, max(p.z - 18., 1. - p.z)));
  if (uProp > .5) {
    vec3 b = p - vec3(2.1, .06, 7.6);
    b.xz = R(.35) * b.xz;
    b.xy = R(.06) * b.xy;
    float hull = max(abs(length(b * vec3(1., 1.25, .36) - vec3(0., .42, 0.)) - .62) - .025, b.y - .34);
    d = min(d, hull * .45);
    d = min(d, bx(b - vec3(0., .24, -.3), vec3(.5, .018, .1)));
    d = min(d, bx(b - vec3(0., .24, .6), vec3(.46, .018, .1)));
  }
  // Reeds near the shore, one to a cell.
  if (p.z < 6.5 && abs(p.x) > 1.3) {
    const float CELL = .3;
    vec2 c = floor(p.xz / CELL);
    vec2 r = h22(c + uSeed);
    vec2 l = fract(p.xz / CELL) - .5;
    float side = (.5 - max(abs(l.x), abs(l.y))) * CELL + .06;
    if (r.x < .9 * smoothstep(6., 0., p.z)) {
      vec3 e = vec3(l.x * CELL + (r.x - .5) * .12, p.y, l.y * CELL + (r.y - .5) * .12);
      e.xy = R((r.y - .5) * .22) * e.xy;
      d = min(d, rcap(e, vec3(0), vec3(.02, .5 + .9 * r.y, 0.), .012, .004) * .8);
    }
    d = min(d, max(side, .06));
  }
  return min(d, lone(p));
}
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  float f = fbm(p * 2. + uSeed);
  m.rough = .7;
  m.refl = 0.;
  m.bump = .5;
  m.bscale = 12.;
  if (lone(p) < .01) {
    m.alb = vec3(.03);
    m.bump = .2;
    return m;
  }
  if (p.y < .03 && n.y > .8) {
    m.alb = vec3(.005, .006, .007);
    m.rough = .09;
    m.refl = 3.4;
    m.bump = .075;
    m.bscale = 1.3;
    return m;
  }
  float k = round(p.z / .19);
  m.alb = vec3(.2, .185, .165) * (.35 + .5 * h11(k * 5.1)) * (.4 + 1.2 * fbm(vec3(p.x * 2., k * 3., p.z * 14.)));
  m.rough = .38;
  m.refl = .25;
  if (p.y < .45) m.alb *= .5;
  return m;
}
Light light(int i) {
  if (i == 0) return Light(LAMP, vec3(46., 42., 33.), vec3(0), 0., 0., .07, .2, 0.);
  return Light(vec3(0), vec3(.22, .24, .27), normalize(vec3(.42, -.34, -.84)), 0., 0., .03, 0., 2.);
}
vec3 AMB(vec3 p, vec3 n) { return vec3(.03, .034, .04) * (1. + n.y); }
vec3 AMBFOG(vec3 p) { return vec3(.011, .0125, .0145); }
float fogD(vec3 p) {
  float f = vn(p * vec3(.16, .5, .12) + vec3(uTime * .1, 0., 0.)) * .65 + vn(p * .7) * .35;
  return .004 + .055 * f * f * exp(-max(p.y, 0.) * .8);
}
vec3 sky(vec3 rd) {
  // A low line of hills under cloud, with the moon behind it.
  float along = atan(rd.x, rd.z);
  float ridge = .035 + .03 * vn2(vec2(along * 3. + uSeed, 1.)) + .012 * vn2(vec2(along * 14., 4.));
  if (rd.y < ridge) return vec3(.006, .007, .0085);
  vec2 u = rd.xz / (max(rd.y, 0.) + .1);
  float c = smoothstep(.3, .75, fbm2(u * .9 + uSeed) * .8 + fbm2(u * 2.7) * .25);
  float moon = pow(max(0., dot(rd, normalize(vec3(-.42, .34, .84)))), 22.);
  return mix(vec3(.026, .03, .036), vec3(.007, .008, .0095), c) + moon * mix(vec3(.2, .21, .225), vec3(.07, .075, .082), c);
}

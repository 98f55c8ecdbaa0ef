// The floor before a shut door; the light under it is all there is, somebody stands on the other side, a letter lies on this one. A unit is ten centimetres.
#define STEP .85
#define TMAX 60.
#define VMAX 26.
#define NL 2
const float DOOR = 9.4;
vec3 inLetter(vec3 p) {
  vec3 q = p - vec3(-1.5, .045, 5.9);
  q.xz = R(.33) * q.xz;
  return q;
}
float letter(vec3 q) {
  // An envelope that has been folded once: its corners stand up.
  float lift = .05 * pow(abs(q.x) / 1.2, 2.) + .03 * smoothstep(.2, .62, q.z);
  vec3 v = q - vec3(0., lift, 0.);
  return (bx(v, vec3(1.15, .014, .62)) - .006) * .8;
}
float map(vec3 p) {
  float gap = abs(rep1(p.x - .2, 1.25)) - .02;
  float d = p.y - .012 * fbm2(vec2(p.x * 4., p.z * .6));
  d = max(d, -max(gap, -p.y - .07));
  // The leaf with its panels, the frame, the skirting of the wall.
  vec3 l = p - vec3(0., 10.32, DOOR);
  float leaf = bx(l, vec3(4.1, 10., .2));
  vec3 k = vec3(abs(l.x) - 1.95, l.y + 6.6, l.z + .2);
  leaf = max(leaf, -(bx(k, vec3(1.2, 2.2, .06)) - .03));
  leaf = min(leaf, bx(k - vec3(0., 0., .04), vec3(.9, 1.9, .05)) - .03);
  d = min(d, leaf);
  float wall = max(abs(p.z - DOOR - .6) - .55, -bx2(p.xy - vec2(0., 10.), vec2(4.15, 10.4)));
  d = min(d, wall);
  float frame = max(bx(vec3(p.x, p.y - 10., p.z - DOOR + .1), vec3(4.85, 11., .32)) - .03, -bx2(p.xy - vec2(0., 10.), vec2(4.2, 10.8)));
  d = min(d, frame);
  float skirt = max(bx(vec3(p.x, p.y - .7, p.z - DOOR + .0), vec3(30., .7, .16)) - .03, 4.8 - abs(p.x));
  d = min(d, skirt);
  // Whoever stands there: the legs.
  vec3 f = vec3(p.x - .55, p.y, p.z - DOOR - 2.6);
  float leg = rcap(vec3(abs(f.x) - .78, f.y, f.z), vec3(0., .3, 0.), vec3(-.05, 5., 0.), .38, .55);
  leg = min(leg, ell(vec3(abs(f.x) - .82, f.y - .2, f.z + .35), vec3(.42, .42, .95)));
  d = min(d, leg * .9);
  return min(d, letter(inLetter(p)));
}
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  m.refl = 0.;
  float f = fbm(p * .7 + uSeed);
  vec3 q = inLetter(p);
  if (letter(q) < .012 && abs(q.x) < 1.2 && abs(q.z) < .68) {
    float e = abs(q.z - .1 - .42 * (1. - abs(q.x) / 1.15)) - .006;
    m.alb = vec3(.62, .6, .54) * (.85 + .25 * fbm(p * 5.)) * (1. - .3 * smoothstep(.015, .0, e)) * 1.3;
    // The address: three lines in ink.
    float line = abs(abs(q.z + .2) - .13) - .018 - .02 * vn2(vec2(q.x * 26., q.z * 2.));
    m.alb *= 1. - .75 * smoothstep(.012, -.004, line) * step(abs(q.x - .1), .5 + .12 * sign(q.z + .2)) * smoothstep(.28, .4, vn2(vec2(q.x * 16., 3. + sign(q.z + .2))));
    m.rough = .85;
    m.bump = .08;
    m.bscale = 6.;
    return m;
  }
  if (p.z > DOOR + 1.6 && p.y > .05) {
    m.alb = vec3(.03);
    m.rough = .8;
    return m;
  }
  if (p.y < .1) {
    float id = floor((p.x - .2) / 1.25 + .5);
    float grain = fbm(vec3(p.x * 5., id * 7., p.z * .55) + 1.4 * fbm(vec3(p.x * 1.2, id, p.z * .25)));
    m.alb = vec3(.15, .125, .1) * (.3 + 1.2 * grain) * (.7 + .5 * h11(id));
    m.alb *= 1. - .5 * smoothstep(.6, .78, fbm(vec3(p.x * 17., id, p.z * 1.3)));
    float dust = smoothstep(.4, .75, f);
    m.rough = .55 + .2 * dust;
    m.refl = 0.;
    m.bump = .2;
    m.bscale = 5.;
    return m;
  }
  float grain = fbm(vec3(p.x * 4., p.y * .5, p.z) + 2.);
  m.alb = vec3(.24, .235, .22) * (.5 + .6 * grain) * (.6 + .6 * f);
  m.alb *= 1. - .5 * smoothstep(1.6, .2, p.y);
  m.rough = .4;
  m.bump = .2;
  m.bscale = 6.;
  return m;
}
Light light(int i) {
  // What the floor throws back on to the door.
  if (i == 1) return Light(vec3(-.6, .5, DOOR - 1.6), vec3(1.7, 1.6, 1.35), normalize(vec3(0., .3, 1.)), .75, .05, .5, .8, 1.);
  return Light(vec3(-.3, .66, 17.), vec3(4300., 4020., 3480.), vec3(0), 0., 0., .42, 2., 0.);
}
vec3 AMB(vec3 p, vec3 n) { return p.z > DOOR + .3 ? vec3(.2, .185, .155) : vec3(.016, .0178, .02) * (1. + .4 * n.y); }
vec3 AMBFOG(vec3 p) { return vec3(.0004, .00045, .0005); }
float fogD(vec3 p) { return p.z > DOOR + .3 ? 0. : .012 * (.4 + 1.3 * vn(p * .6)); }
vec3 sky(vec3 rd) { return rd.z > 0. ? vec3(1.7, 1.6, 1.34) : vec3(0); }

// A room with a ladder up to a hatch in the ceiling; what light there is falls down through it.
#define STEP .88
#define TMAX 22.
#define VMAX 12.
#define NL 2
const vec2 HATCH = vec2(.1, 4.3);
const float CEILING = 3.1;
vec3 inLadder(vec3 p) {
  vec3 q = p - vec3(-.72, 0., 3.05);
  q.xz = R(-.6) * q.xz;
  q.yz = R(.4) * q.yz;
  return q;
}
float map(vec3 p) {
  float hole = bx2(p.xz - HATCH, vec2(.42, .48));
  float d = p.y;
  d = min(d, max(abs(p.y - CEILING - .16) - .16, -hole));
  d = min(d, max(min(2.3 - abs(p.x), 6.6 - p.z), p.y - CEILING - .2));
  // The frame of the hatch, its lid thrown back above.
  d = min(d, max(bx(vec3(p.x - HATCH.x, p.y - CEILING + .02, p.z - HATCH.y), vec3(.5, .04, .56)), -hole));
  vec3 lid = p - vec3(HATCH.x, CEILING + .74, HATCH.y + .62);
  lid.yz = R(-.22) * lid.yz;
  d = min(d, bx(lid, vec3(.44, .48, .02)));
  d = min(d, cap(lid, vec3(-.1, .2, -.04), vec3(.1, .2, -.04), .015));
  // The rafters of the loft.
  d = min(d, bx(vec3(rep1(p.x - .45, .9), p.y - 5.2, p.z - 4.), vec3(.05, .12, 4.)));
  // The ladder: two stiles and rungs, one of them broken.
  vec3 q = inLadder(p);
  float stile = bx(vec3(abs(q.x) - .22 - .0, q.y - 1.9, q.z), vec3(.024, 1.95, .036)) - .006;
  float k = clamp(round((q.y - .28) / .29), 0., 11.);
  vec3 r = vec3(q.x, q.y - .28 - k * .29, q.z);
  float rung = max(length(r.yz) - .019, abs(r.x) - .22);
  if (k == 4.) rung = max(rung, .1 - abs(r.x + .05));
  d = min(d, min(stile, rung));
  // A bucket under a drip, a chest against the wall, boards.
  vec3 b = p - vec3(-1.25, 0., 5.2);
  d = min(d, max(abs(length(b.xz) - .15 - .05 * b.y) - .008, abs(b.y - .16) - .16) * .9);
  vec3 c = p - vec3(1.62, .28, 5.5);
  c.xz = R(.12) * c.xz;
  d = min(d, bx(c, vec3(.5, .26, .34)) - .012);
  d = min(d, bx(c - vec3(0., .3, 0.), vec3(.53, .035, .37)) - .01);
  d = min(d, bx(vec3(abs(c.x) - .3, c.y, c.z + .35), vec3(.03, .28, .015)));
  d = min(d, bx(vec3(abs(p.x) - 2.28, p.y - .09, p.z), vec3(.03, .1, 9.)));
  d = min(d, bx(p - vec3(0., .09, 6.58), vec3(2.3, .1, .03)));
  // A door in the left wall, shut.
  vec3 w = p - vec3(-2.28, 1.02, 4.1);
  d = min(d, max(bx(w, vec3(.05, 1.14, .58)), -bx(w, vec3(.2, 1.04, .48))));
  d = min(d, max(bx(w, vec3(.02, 1.03, .47)), -bx(vec3(w.x - .03, abs(w.y) - .5, w.z), vec3(.02, .36, .32))));
  d = min(d, length(w - vec3(.08, -.02, -.38)) - .035);
  return min(d, lone(p));
}
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  m.refl = 0.;
  m.rough = .6;
  m.bump = .35;
  m.bscale = 9.;
  float f = fbm(p * 1.6 + uSeed);
  if (n.y > .8 && p.y < .02) {
    float b = p.x / .16, id = floor(b);
    float gap = smoothstep(.45, .495, abs(fract(b) - .5));
    float grain = fbm(vec3(p.x * 20., id * 3., p.z * 1.5));
    m.alb = vec3(.24, .2, .155) * (.4 + .5 * h11(id + 3.) + .5 * grain) * (1. - .85 * gap) * (.55 + .7 * f);
    m.rough = .35 + .25 * f;
    m.refl = .4;
    m.bump = .2;
    m.bscale = 14.;
    return m;
  }
  vec3 q = inLadder(p);
  if (abs(q.x) < .27 && abs(q.z) < .06 && p.y > .01) {
    m.alb = vec3(.17, .14, .105) * (.4 + fbm(q * vec3(20., 3., 20.)));
    m.rough = .45;
    m.bump = .2;
    return m;
  }
  if (p.z > 4.8 && p.y < .7 && (p.x > 1. || p.x < -1.)) {
    m.alb = vec3(.13, .11, .09) * (.4 + fbm(p * vec3(3., 12., 3.)));
    m.rough = .4;
    m.refl = .2;
    return m;
  }
  if (p.y > CEILING - .1) {
    m.alb = vec3(.26, .25, .23) * (.4 + .8 * f);
    // Damp has come through round the hatch.
    m.alb *= 1. - .5 * smoothstep(.5, .75, fbm(vec3(p.xz * .9, 5.)));
    return m;
  }
  // Striped paper, come away in places.
  float u = (abs(n.x) > .6 ? p.z : p.x) * 3.4;
  float stripe = smoothstep(.3, .34, abs(fract(u) - .5)) - .6 * smoothstep(.43, .45, abs(fract(u) - .5));
  m.alb = mix(vec3(.27, .262, .24), vec3(.17, .165, .152), stripe) * (.4 + .95 * f);
  float run = smoothstep(.5, .76, fbm(vec3(p.x * 2.2 + p.z * 2.2, p.y * .3, 1.)));
  m.alb *= 1. - .5 * run;
  float peel = smoothstep(.6, .62, fbm(p * .9 + 7.) + .05 * fbm(p * 6.));
  m.alb = mix(m.alb, vec3(.31, .3, .275) * (.5 + .6 * f), peel * .8);
  m.bump = .25 + .6 * peel;
  return m;
}
Light light(int i) {
  if (i == 0) return Light(vec3(HATCH.x - .25, 7.4, HATCH.y + .5), vec3(430., 423., 406.), normalize(vec3(.05, -1., -.08)), .93, .7, .22, .4, 1.);
  return Light(vec3(HATCH.x, 4.4, HATCH.y + .2), vec3(9., 9., 8.7), vec3(0), 0., 0., .3, .3, 0.);
}
vec3 AMB(vec3 p, vec3 n) { return vec3(.0105, .0116, .013) * (1. + .5 * n.y); }
vec3 AMBFOG(vec3 p) { return vec3(.0016, .0018, .002); }
float fogD(vec3 p) { return p.y > CEILING + .3 ? .01 : .075 * (.3 + 1.4 * vn(p * vec3(1.6, .9, 1.6) + uSeed)); }
vec3 sky(vec3 rd) { return vec3(7., 7.1, 7.2); }

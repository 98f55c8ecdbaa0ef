// A hotel landing: behind its scissor gate the lift stands lit, and the lattice lies across the carpet.
#define STEP .85
#define TMAX 22.
#define VMAX 14.
#define NL 2
float map(vec3 p) {
  float d = min(p.y, 3. - p.y);
  float hall = max(p.x - 2.6, -2.2 - p.x);
  d = min(d, -hall);
  // The wall of the shaft with its opening, the cab behind it.
  vec2 o = vec2(p.x - .35, p.y - 1.15);
  float open_ = bx2(o, vec2(.72, 1.15));
  float shaft = max(abs(p.z - 8.1) - .12, -open_);
  d = min(d, shaft);
  d = min(d, max(bx(vec3(o, p.z - 7.96), vec3(.86, 1.3, .05)), -open_));
  d = min(d, 10.2 - p.z);
  if (p.z > 8.1) d = min(d, min(1.05 - abs(p.x - .35), 2.55 - p.y));
  d = min(d, bx(vec3(abs(p.x - .35) - 1., p.y - .95, p.z - 9.2), vec3(.04, .04, 1.)));
  // The scissor gate, drawn half open: a lattice of flat bars.
  float w = uProp > .5 ? .62 : 1.44;
  float gx = (p.x - .35 + .72);
  float s = .24 * w / 1.44;
  vec2 g = vec2(gx / s, p.y / .24);
  float bars = min(abs(rep1(g.x + g.y, 2.)), abs(rep1(g.x - g.y, 2.))) * s * .6 - .012;
  float gate = max(max(bars, abs(p.z - 7.98) - .008), bx2(vec2(gx - w * .5, p.y - 1.12), vec2(w * .5, 1.1)));
  gate = min(gate, bx(vec3(gx - w, p.y - 1.12, p.z - 7.98), vec3(.02, 1.12, .02)));
  d = min(d, gate * .8);
  // The floor dial above, call buttons, an armchair, a standing ashtray, door frames along the left wall.
  vec3 dial = p - vec3(.35, 2.62, 7.97);
  d = min(d, max(cy(dial.xzy, .26, .03), -dial.y - .02) - .008);
  vec3 hand = dial;
  hand.xy = R(.7) * hand.xy;
  d = min(d, bx(hand - vec3(0., .11, -.04), vec3(.008, .1, .006)));
  d = min(d, bx(p - vec3(1.32, 1.2, 7.97), vec3(.05, .12, .02)));
  vec3 q = p - vec3(-1.45, 0., 5.4);
  q.xz = R(-.6) * q.xz;
  float chair = bx(q - vec3(0., .24, 0.), vec3(.34, .16, .34)) - .05;
  chair = min(chair, bx(q - vec3(0., .62, .36), vec3(.36, .36, .07)) - .06);
  chair = min(chair, bx(vec3(abs(q.x) - .42, q.y - .38, q.z), vec3(.06, .22, .34)) - .05);
  d = min(d, chair);
  vec3 ash = p - vec3(-.62, 0., 6.6);
  d = min(d, min(cy(ash - vec3(0., .32, 0.), .018, .32), cy(ash - vec3(0., .66, 0.), .13, .025) - .01));
  float z = rep1(p.z - .6, 2.6);
  d = min(d, max(bx(vec3(p.x + 2.2, p.y - 1.05, z), vec3(.06, 1.12, .55)), -bx(vec3(p.x + 2.2, p.y - 1., z), vec3(.3, 1.06, .45))));
  d = min(d, bx(vec3(p.x + 2.24, p.y - 1., z), vec3(.03, 1.06, .45)));
  d = min(d, bx(vec3(p.x - 2.6, p.y - .9, p.z), vec3(.03, .035, 20.)));
  d = min(d, max(bx(p - vec3(0., 2.94, 4.), vec3(2.6, .1, 6.)), -bx(p - vec3(0., 2.9, 4.), vec3(2.3, .2, 5.7))));
  return min(d, lone(p));
}
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  float f = fbm(p * 1.5 + uSeed);
  m.rough = .6;
  m.refl = 0.;
  m.bump = .3;
  m.bscale = 9.;
  if (lone(p) < .01) {
    m.alb = vec3(.03);
    m.rough = .8;
    return m;
  }
  if (n.y > .8 && p.y < .02) {
    vec2 u = p.xz * 2.2;
    vec2 g = fract(u) - .5;
    float motif = smoothstep(.05, .0, abs(abs(g.x) + abs(g.y) - .36)) + smoothstep(.12, .08, length(g));
    m.alb = mix(vec3(.1, .085, .08), vec3(.22, .2, .175), clamp(motif, 0., 1.)) * (.45 + .9 * f);
    m.rough = .95;
    m.bump = .8;
    m.bscale = 30.;
    if (p.z > 8.) m.alb = vec3(.2) * (.5 + .6 * f);
    return m;
  }
  if (p.z > 7.9 && p.z < 8.05) {
    m.alb = vec3(.16, .145, .12);
    m.rough = .3;
    m.refl = .5;
    m.bump = .1;
    return m;
  }
  if (p.z > 8.2) {
    m.alb = vec3(.3, .27, .225) * (.5 + .7 * fbm(p * vec3(3., .8, 3.)));
    m.rough = .3;
    m.refl = .4;
    return m;
  }
  float stripe = smoothstep(.36, .42, abs(fract((p.x + p.z) * 3.1) - .5));
  m.alb = mix(vec3(.2, .195, .18), vec3(.15, .145, .135), stripe) * (.35 + 1.05 * f);
  if (p.y < .9) m.alb = vec3(.11, .095, .08) * (.4 + .9 * fbm(p * vec3(2., 8., 2.)));
  float peel = smoothstep(.58, .63, fbm(p * 1.8 + 6.));
  m.alb = mix(m.alb, vec3(.27, .26, .24), peel * .6);
  return m;
}
Light light(int i) {
  if (i == 0) return Light(vec3(.35, 2.1, 9.4), vec3(30., 27., 20.5), vec3(0), 0., 0., .05, .1, 0.);
  return Light(vec3(-1.9, 2.2, -1.5), vec3(2., 2.2, 2.5), vec3(0), 0., 0., .25, .3, 0.);
}
vec3 AMB(vec3 p, vec3 n) { return vec3(.011, .012, .0132) * (1. + .4 * n.y); }
vec3 AMBFOG(vec3 p) { return vec3(.0016, .0018, .002); }
float fogD(vec3 p) { return .06 * (.35 + 1.3 * vn(p * 1.3 + vec3(0., uTime * .08, 0.))); }
vec3 sky(vec3 rd) { return vec3(0); }

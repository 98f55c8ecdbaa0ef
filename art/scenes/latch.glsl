// A gloved hand presses the handle of a door, which swings away into light. Prop is the movement: up to .2 the handle goes down, then the
// leaf swings. A unit is ten centimetres.
#define STEP .8
#define TMAX 60.
#define VMAX 26.
#define NL 2
const vec3 WINDOW = vec3(2.6, 1.6, 46.);
const vec3 HINGE = vec3(-6.3, 0., 6.6);
const vec3 EDGE = vec3(7.5, 0., 0.);
const vec3 SPINDLE = vec3(-.75, .1, -.5);
float swung() { return .62 * smoothstep(.2, 1., uProp) * (.75 + .25 * uProp); }
// The origin is in the middle of the leaf's edge, near the handle; x runs along the leaf.
vec3 inLeaf(vec3 p) {
  vec3 q = p - HINGE;
  q.xz = R(swung()) * q.xz;
  return q - EDGE;
}
float pressed() { return .5 * smoothstep(0., .16, uProp) * (1. - .75 * smoothstep(.4, .8, uProp)); }
vec3 inLever(vec3 l) {
  vec3 q = l - SPINDLE;
  q.xy = R(-pressed()) * q.xy;
  return q;
}
vec3 outOfLever(vec3 q) {
  q.xy = R(pressed()) * q.xy;
  q += SPINDLE + EDGE;
  q.xz = R(-swung()) * q.xz;
  return q + HINGE;
}
float leaf(vec3 l) {
  float d = bx(l - vec3(-3.75, 0., .2), vec3(3.74, 11., .19)) - .012;
  vec3 k = l - vec3(-4.4, 0., 0.);
  k.y -= 4.7 * sign(k.y);
  float e = bx2(k.xy, vec2(2.2, 3.9));
  float sunk = .1 * smoothstep(.12, -.1, e) - .07 * smoothstep(-.42, -.62, e);
  return max(d, sunk - l.z) * .8;
}
float plate(vec3 l) {
  vec3 q = l - vec3(-.75, -.25, 0.);
  float d = bx(q, vec3(.2, 1.15, .03)) - .012;
  d = max(d, .01 - min(length(q.xy + vec2(0., .62)) - .06, bx2(q.xy + vec2(0., .76), vec2(.028, .12))));
  return min(d, cy((l - vec3(-.75, .1, -.25)).xzy, .085, .26) - .01);
}
float lever(vec3 q) { return smin(length(q) - .13, rcap(q, vec3(-.05, 0., 0.), vec3(-1.25, -.04, .03), .1, .075), .1); }
float digit(vec3 q, vec3 a, vec3 b, vec3 c, vec3 e, float r) {
  float d = smin(rcap(q, a, b, r * 1.18, r * 1.06), rcap(q, b, c, r * 1.06, r), .03);
  return smin(d, rcap(q, c, e, r, r * .86), .03);
}
// The right hand over the lever: knuckles above, fingertips behind it.
float glove(vec3 q) {
  float d = 1e3;
  for (int i = 0; i < 4; i++) {
    float f = float(i), x = -.98 + .225 * f, up = .03 * (1.5 - abs(f - 1.6));
    d = smin(d, digit(q, vec3(x + .08, .36 + up, -.36), vec3(x, .2 + up, -.27 - .02 * f), vec3(x - .02, -.1, -.2), vec3(x - .03, -.17, .06), .105 - .006 * abs(f - 1.)), .025);
  }
  // The back of the hand, the thumb along the lever, and the wrist.
  d = smin(d, rcap(q, vec3(-.82, .4, -.42), vec3(-.4, .42, -.98), .2, .26), .16);
  d = smin(d, rcap(q, vec3(-.34, .42, -.42), vec3(-.16, .36, -.95), .2, .26), .16);
  d = smin(d, digit(q, vec3(-.95, .2, -.8), vec3(-1.12, .12, -.5), vec3(-1.2, .12, -.22), vec3(-1.22, .14, -.05), .115), .08);
  return smin(d, rcap(q, vec3(-.28, .4, -1.), vec3(.2, .12, -1.75), .28, .27), .14);
}
// The sleeve, from the wrist to an elbow that follows through the door.
float sleeve(vec3 p) {
  vec3 wrist = outOfLever(vec3(.02, .22, -1.45)), elbow = mix(vec3(2.3, -2., 1.6), vec3(1.35, -2.1, 3.6), smoothstep(.2, 1., uProp));
  return rcap(p, wrist, elbow + .25 * (elbow - wrist), .34, .56) + .006 * sin(9. * dot(p - wrist, normalize(elbow - wrist)) + 2. * p.x);
}
float map(vec3 p) {
  vec3 l = inLeaf(p);
  float d = min(leaf(l), plate(l));
  // The arm reaches from the camera to the handle.
  float b = bx(p - vec3(.4, -.9, 4.5), vec3(3.2, 2.6, 7.));
  if (b > .4) d = min(d, b);
  else {
    vec3 q = inLever(l);
    float h = length(q - vec3(-.4, .2, -.6)) - 1.6;
    d = min(d, min(h > .2 ? h : min(lever(q), glove(q) * .85), sleeve(p) * .85));
  }
  // The frame with its rebate, and the wall.
  float jamb = bx(p - vec3(1.95, 0., 6.9), vec3(.72, 20., .55)) - .02;
  jamb = max(jamb, -bx(p - vec3(1.2, 0., 7.05), vec3(.18, 20., .55)));
  d = min(d, jamb);
  d = min(d, bx(p - vec3(12.6, 0., 7.2), vec3(10., 20., .4)));
  d = min(d, bx(p - vec3(-16.3, 0., 7.2), vec3(10., 20., .4)));
  // The corridor that it opens on, and the window at its end.
  d = min(d, min(8.5 - p.x, p.x + 6.4) + 40. * step(p.z, 7.));
  d = min(d, min(p.y + 10.3, 15. - p.y));
  d = min(d, max(46. - p.z, -bx2(p.xy - WINDOW.xy, vec2(1.9, 5.))));
  d = min(d, 47. - p.z);
  // Its bars.
  vec2 w = p.xy - WINDOW.xy;
  d = min(d, max(min(abs(w.x) - .09, abs(rep1(w.y, 3.4)) - .09), abs(p.z - 46.2) - .1));
  return d;
}
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  m.refl = 0.;
  m.rough = .8;
  m.bump = .3;
  m.bscale = 4.;
  float f = fbm(p * .6 + uSeed), fine = fbm(p * 6.);
  if (p.z > 46.6) {
    m.alb = vec3(0.);
    m.emit = vec3(5., 4.7, 4.1);
    return m;
  }
  vec3 l = inLeaf(p);
  vec3 q = inLever(l);
  if (sleeve(p) < .03) {
    m.alb = vec3(.055, .053, .05) * (.7 + .6 * fine);
    m.rough = .9;
    m.bump = .8;
    m.bscale = 22.;
    return m;
  }
  if (length(q - vec3(-.4, .2, -.6)) < 1.7 && glove(q) < .01) {
    m.alb = mix(vec3(.05, .04, .032), vec3(.11, .09, .07), smoothstep(.45, .7, fbm(q * 5. + 4.)));
    m.rough = .78;
    m.bump = .5;
    m.bscale = 20.;
    return m;
  }
  if (min(lever(q), plate(l)) < .012 && l.z < -.005) {
    m.alb = vec3(.2, .18, .14) * (.6 + .5 * fine);
    m.rough = .28;
    m.refl = 4.;
    m.bump = .06;
    m.bscale = 20.;
    return m;
  }
  if (leaf(l) < .01) {
    float chipped = smoothstep(.63, .65, fbm(vec3(l.x * 2.6, l.y * .9, 3.)) + .12 * smoothstep(.8, 0., -l.x) * fine);
    m.alb = mix(vec3(.3, .295, .275) * (.75 + .4 * f), vec3(.17, .14, .11) * (.5 + fine), chipped);
    // Years of hands beside the handle.
    m.alb *= 1. - .45 * smoothstep(2., .3, length((l.xy - vec2(-.8, 0.)) * vec2(1., .8)));
    m.rough = mix(.4, .8, chipped);
    m.refl = .4 * (1. - chipped);
    m.bump = .1 + .5 * chipped;
    m.bscale = 6.;
    return m;
  }
  m.alb = vec3(.26, .255, .235) * (.5 + .7 * f) * (.8 + .3 * fine);
  return m;
}
Light light(int i) {
  if (i == 0) return Light(WINDOW - vec3(0., 0., .6), vec3(2600., 2420., 2080.), normalize(vec3(-.02, -.06, -1.)), .7, -.2, 1.7, 12., 1.);
  // Her own lamp, low beside the camera.
  return Light(vec3(-3.6, -2.6, 1.2), vec3(62., 46., 26.), vec3(0), 0., 0., .25, .6, 0.);
}
vec3 AMB(vec3 p, vec3 n) { return vec3(.012, .0133, .0148) * (1. + .4 * n.y); }
vec3 AMBFOG(vec3 p) { return vec3(.0004); }
float fogD(vec3 p) { return p.z > 6.4 ? .02 : .008; }
vec3 sky(vec3 rd) { return vec3(.02); }

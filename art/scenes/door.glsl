// A panelled door in its frame, with hinges that lie on it and a handle over a keyhole; a lamp grazes it. Prop says how long nobody has
// painted it: 0, 1, 2. A unit is ten centimetres.
#define STEP .85
#define TMAX 60.
#define VMAX 30.
#define NL 2
float screw(vec3 q, float turn) {
  float d = max(length(q + vec3(0., 0., -.03)) - .065, -q.z - .03);
  q.xy = R(turn) * q.xy;
  return max(d, -bx(q + vec3(0., 0., .03), vec3(.07, .009, .02)));
}
float hinge(vec3 q) {
  // Two plates and the barrel between them in five knuckles.
  float plate = bx(q - vec3(.28, 0., 0.), vec3(.22, .5, .012)) - .008;
  plate = min(plate, bx(q + vec3(.28, 0., 0.), vec3(.22, .5, .012)) - .008);
  float y = clamp(round(q.y / .2), -2., 2.);
  float barrel = cy(q - vec3(0., y * .2, -.05), .078, .09) - .008;
  float cap_ = length(vec3(q.x, abs(q.y) - .56, q.z + .05) * vec3(1., .8, 1.)) - .062;
  float d = min(plate, min(barrel, cap_));
  vec3 s = vec3(abs(q.x) - .3, q.y, q.z + .02);
  s.y -= clamp(round(s.y / .33), -1., 1.) * .33;
  s.x += .06 * cos(round(q.y / .33) * PI);
  return min(d, screw(s, round(q.y / .33) * 1.3 + q.x));
}
float handle(vec3 q) {
  float plate = bx(q, vec3(.2, 1.15, .015)) - .012;
  plate = max(plate, -min(length(q.xy + vec2(0., .62)) - .055, bx2(q.xy + vec2(0., .74), vec2(.026, .11))));
  float neck = cy((q - vec3(0., .45, -.22)).xzy, .075, .22);
  vec3 l = q - vec3(0., .45, -.45);
  float lever = rcap(l * vec3(1., 1., .8), vec3(.02, 0., 0.), vec3(-1.05, -.05, .02), .085, .065);
  float d = min(plate, smin(neck, lever, .06));
  d = min(d, screw(vec3(q.x, abs(q.y) - 1.04, q.z + .02), .6));
  return d;
}
float panel(vec3 q, vec2 half_) {
  // A sunken field with a moulding round it.
  float e = bx2(q.xy, half_);
  float field = -.11 + .085 * smoothstep(-.55, -.7, e) + .02 * smoothstep(-.18, -.2, e);
  return e < .0 ? field : 0.;
}
float peelOf(vec3 p) { return uProp < .5 ? 0. : smoothstep(uProp > 1.5 ? .46 : .6, uProp > 1.5 ? .49 : .63, fbm(p * vec3(.9, .5, .9) + 3.) + .1 * fbm(p * 4. + 1.)); }
float map(vec3 p) {
  vec3 q = p - vec3(0., 0., 20.);
  float face = 0.;
  vec2 mid = vec2(q.x - 4.3, 0.);
  face += panel(vec3(mid.x, q.y - 5.2, 0.), vec2(3., 3.7));
  face += panel(vec3(mid.x, q.y - 15.2, 0.), vec2(3., 4.));
  face += panel(vec3(mid.x, q.y - 10.2, 0.), vec2(3., .55));
  float leaf = max(-(q.z + face) + .0, bx2(q.xy - vec2(4.3, 10.3), vec2(4.25, 10.25)));
  leaf = max(leaf, -q.z - 1.);
  float d = max(-q.z - face, max(abs(q.x - 4.3) - 4.26, abs(q.y - 10.3) - 10.26));
  d = max(d, q.z - .5) * .75;
  // The frame, with a step to the leaf; the wall around.
  float hole = max(abs(q.x - 4.3) - 4.32, q.y - 20.62);
  float frame = max(max(-q.z - .12, -hole), max(abs(q.x - 4.3) - 5.3, q.y - 21.6));
  d = min(d, max(frame, q.z - 1.));
  d = min(d, max(max(-q.z + .1, -hole), -9.));
  d = min(d, max(max(-q.z - .35, -max(abs(q.x - 4.3) - 5.2, q.y - 21.5)), max(abs(q.x - 4.3) - 5.6, q.y - 21.9)));
  d = min(d, max(-q.z + .5, q.z - 1.));
  d = min(d, p.y);
  for (int i = 0; i < 2; i += 1) {
    vec3 h = q - vec3(.0, i == 0 ? 17.6 : 2.6, -.03);
    float b = length(h) - 1.;
    d = min(d, b > .3 ? b : hinge(h));
  }
  vec3 k = q - vec3(7.95, 10.2, -.03);
  float b = length(k) - 1.9;
  return min(d, b > .4 ? b : handle(k));
}
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  m.refl = 0.;
  vec3 q = p - vec3(0., 0., 20.);
  float f = fbm(p * .5 + uSeed), fine = fbm(p * 7.);
  vec3 h = q - vec3(.0, q.y > 10. ? 17.6 : 2.6, -.03);
  if (length(h) < 1.1 && q.z < -.02 && hinge(h) < .008) {
    float rust = smoothstep(uProp > .5 ? .42 : .6, .7, fbm(p * 5. + 2.) + .08 * fine);
    // Paint that somebody drew over its edges.
    float paint = smoothstep(.5, .54, fbm(p * 3.3 + 9.)) * step(abs(h.x), .49) * step(.1, abs(h.x));
    m.alb = mix(vec3(.17, .165, .155), vec3(.085, .06, .045), rust) * (.5 + .8 * fine);
    m.alb = mix(m.alb, vec3(.34, .335, .31), paint * .8);
    m.rough = mix(.28, .7, max(rust, paint));
    m.refl = mix(5., .2, max(rust, paint));
    m.bump = .1 + .5 * rust;
    m.bscale = 24.;
    return m;
  }
  vec3 k = q - vec3(7.95, 10.2, -.03);
  if (length(k) < 2. && q.z < -.03 && handle(k) < .01) {
    float worn = smoothstep(.4, .6, fbm(p * 3.)) * (uProp > .5 ? 1. : .3);
    m.alb = mix(vec3(.2, .185, .15), vec3(.09, .075, .055), worn) * (.7 + .4 * fine);
    m.rough = .25 + .3 * worn;
    m.refl = mix(6., 2., worn);
    m.bump = .06;
    m.bscale = 20.;
    return m;
  }
  if (p.y < .02) {
    m.alb = vec3(.1) * (.4 + f);
    m.rough = .5;
    m.bump = .2;
    m.bscale = 3.;
    return m;
  }
  bool wall = q.z > .06 || abs(q.x - 4.3) > 5.55 || q.y > 21.85;
  if (wall) {
    m.alb = vec3(.25, .245, .225) * (.5 + .7 * f) * (.8 + .3 * fine);
    m.rough = .85;
    m.bump = .3;
    m.bscale = 4.;
    return m;
  }
  float peel = peelOf(p);
  float grain = fbm(vec3(p.x * 5., p.y * .5, 3.) + fbm(vec3(p.xy * .8, 1.)));
  vec3 paint = vec3(.37, .365, .34) * (.82 + .25 * f);
  if (uProp > .5) paint *= 1. - .35 * smoothstep(.45, .7, fbm(vec3(p.x * 1.2, p.y * .2, 6.))) * uProp * .6;
  m.alb = mix(paint, vec3(.13, .1, .075) * (.4 + 1.1 * grain), peel);
  // A hand's dirt round the handle.
  m.alb *= 1. - .3 * smoothstep(2.4, .6, length((q.xy - vec2(7.6, 10.)) * vec2(1., .7))) * min(uProp, 1.);
  m.rough = mix(.38, .75, peel);
  m.refl = mix(.5, 0., peel);
  m.bump = .06 + .9 * peel * (1. - peel) * 4. + .25 * peel;
  m.bscale = mix(5., 7., peel);
  return m;
}
Light light(int i) {
  if (i == 0) return Light(vec3(-9., 19., 8.5), vec3(1150., 1070., 910.), normalize(vec3(.62, -.38, .62)), .95, .6, .9, 6., 1.);
  // Near the hinge, for a look at it.
  return Light(vec3(-2.4, 18.9, 18.6), vec3(13., 12., 10.2), vec3(0), 0., 0., .22, .3, 0.);
}
vec3 AMB(vec3 p, vec3 n) { return vec3(.012, .0133, .0148) * (1. + .4 * n.y); }
vec3 AMBFOG(vec3 p) { return vec3(.0003); }
float fogD(vec3 p) { return .004; }
vec3 sky(vec3 rd) { return vec3(4., 3.7, 3.2) * smoothstep(.85, .96, dot(rd, normalize(vec3(-.8, .5, -.5)))) + vec3(.02); }
